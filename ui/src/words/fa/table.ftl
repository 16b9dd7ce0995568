### What every table says: bars, decisions, log, chat, states.

ui-home = صفحه‌ی آغاز
ui-tables = میزها
ui-table = میز
ui-rules = قواعد
ui-settings = تنظیمات
ui-menu = فهرست
ui-theme = روشن یا تیره
ui-language = زبان
ui-guest = مهمان
ui-player = بازیکن { $number }
ui-somebody = یک نفر
ui-your-turn = نوبت شما
ui-turn-of = نوبت { $name } است
ui-game-over = بازی تمام شد
ui-decision = آن‌چه اکنون می‌توان کرد
ui-waiting = در انتظار { $name }
ui-thinks = { $name } فکر می‌کند
ui-away = نوبت { $name } است که اکنون این‌جا نیست
ui-bot-plays = ربات به‌جای { $name } بازی می‌کند
ui-bot-for = ربات · { $name }
ui-undo = برگرداندن
ui-undo-turn = برگرداندن همه‌ی نوبت
ui-confirm = تأیید
ui-confirm-turn = نوبتتان همین است؟
ui-confirm-reveals = این کار چیز تازه‌ای را رو می‌کند و پس از آن راه بازگشتی نیست.
ui-confirm-and-reveal = تأیید، بی‌بازگشت
ui-hint = راهنمایی
ui-hint-thinking = در حال فکر کردن { $share } · توقف
ui-hint-title = استاد چه می‌کرد
ui-hint-failed = پیشنهادی پیدا نشد.
ui-past = میز پس از حرکت { $move }
ui-back-to-now = بازگشت به اکنون
ui-result = نتیجه
ui-look-back = مرور بازی
ui-record = دریافت ثبت بازی
ui-leave = ترک میز؛ ربات ادامه می‌دهد
ui-return = بازگشت به صندلی خودم
ui-log = رویدادها
ui-log-set-up = چیدن بازی: { $count } سطر
ui-chat = گفت‌وگو
ui-log-and-chat = رویدادها و گفت‌وگو
ui-chat-empty = هنوز چیزی گفته نشده است.
ui-chat-unread = { $count } پیام تازه
ui-chat-write = پیامی بنویسید
ui-chat-send = فرستادن
ui-days = { $days ->
    [one] { $days } روز
   *[other] { $days } روز
}
ui-time-left = زمان مانده: { $time }
ui-curtain = نفر بعد { $name } است
ui-curtain-why = آن‌چه فقط نفر بعد باید ببیند تا آن هنگام پوشیده می‌ماند.
ui-curtain-open = من این‌جا هستم
ui-offline = دسترسی به سرور ممکن نیست.
