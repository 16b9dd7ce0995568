### A new table.

ui-new-title = میز تازه
ui-new-other-games = بازی‌های دیگر
ui-new-who-plays = چه کسانی بازی می‌کنند
ui-new-count = تعداد بازیکنان
ui-new-who-sits = چه کسی روی صندلی { $number } می‌نشیند
ui-new-change-seat = تغییر صندلی { $number }
ui-new-unknown = ؟
ui-new-kind-me = من
ui-new-kind-bot = ربات
ui-new-kind-friend = دوست
ui-new-kind-anybody = هر کس
ui-new-kind-here = همین‌جا
ui-new-you = شما
ui-new-you-called = نام شما سر میز
ui-new-name-friend = یک دوست، با پیوند
ui-new-name-anybody = هر کس که آمد
ui-new-line-friend = پیوندی یک‌نفره می‌گیرید
ui-new-line-anybody = هر که میز را بیابد می‌نشیند
ui-new-here-line = روی همین صفحه بازی می‌کند
ui-new-name-of = نام بازیکن { $number }
ui-new-level = قدرت ربات صندلی { $number }
ui-new-clock = ساعت
ui-new-clock-none = بدون ساعت
ui-new-clock-none-line = کسی عجله ندارد
ui-new-clock-bank = زنده
ui-new-clock-bank-line = { $minutes } دقیقه + { $increment } ثانیه
ui-new-clock-days = روزانه
ui-new-clock-days-line = { $days } روز برای هر حرکت
ui-new-bank = برای همه‌ی بازی
ui-new-increment = و برای هر نوبت
ui-new-seconds = { $seconds } ثانیه
ui-new-days-per-move = روز برای هر حرکت
ui-new-rules = قواعد این میز
ui-new-as-printed = همه مطابق راهنما
ui-new-changed = { $count } تغییر
ui-new-read-rules = خواندن قواعد
ui-new-show-rules = نمایش گزینه‌ها
ui-new-listed = نمایش برای همه
ui-new-listed-line = در میان میزهای باز می‌آید و همه می‌توانند تماشا کنند.
ui-new-rated = رتبه‌دار
ui-new-rated-line = نتیجه در رتبه‌ی همه حساب می‌شود.
ui-new-rated-people = بازی فقط وقتی رتبه‌دار است که هر کس پشت صفحه‌ی خودش باشد و رباتی در کار نباشد.
ui-new-rated-account = بازی رتبه‌دار حساب کاربری می‌خواهد: در تنظیمات بسازید.
ui-new-start-bar = چه پیش خواهد آمد
ui-new-open = باز کردن میز
ui-new-says-you = شما
ui-new-says-bot = { $level } (ربات)
ui-new-says-friend = یک دوست
ui-new-says-anybody = هر کس که آمد
ui-new-with-clock-none = بدون ساعت.
ui-new-with-clock-bank = هر نفر { $minutes } دقیقه، و { $increment } ثانیه برای هر نوبت.
ui-new-with-clock-days = { $days } روز برای هر حرکت.
ui-new-with-rules = { $count ->
    [0] قواعد مطابق راهنما.
   *[other] { $count } قاعده تغییر کرده است.
}
ui-new-begins-now = همین حالا آغاز می‌شود.
ui-new-begins-later = { $count ->
    [1] با آمدن نفری که منتظرش هستید آغاز می‌شود.
    [2] با آمدن هر دو نفر آغاز می‌شود.
   *[other] با آمدن هر { $count } نفر آغاز می‌شود.
}
ui-new-watch = شما تماشا می‌کنید.
