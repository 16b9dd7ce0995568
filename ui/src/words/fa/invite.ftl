### A table that waits for people.

ui-invite-waiting = { $count ->
    [0] در انتظار بازگشت همه
    [1] در انتظار یک نفر
    [2] در انتظار دو نفر
   *[other] در انتظار { $count } نفر
}
ui-invite-which = برای کدام صندلی
ui-invite-seat = صندلی { $number }
ui-invite-send = این پیوند را بفرستید. برای صندلی { $shape } است و یک بار کار می‌کند.
ui-invite-shape-1 = دایره‌ی قرمز
ui-invite-shape-2 = مربّع آبی
ui-invite-shape-3 = مثلّث سبز
ui-invite-shape-4 = لوزی زرد
ui-invite-shape-5 = پنج‌ضلعی تیره
ui-invite-link = پیوند صندلی
ui-invite-copy = کپی
ui-invite-copied = کپی شد
ui-invite-qr = کد QR پیوند
ui-invite-or-code = یا این کد
ui-invite-code-where = که در صفحه‌ی نخست، زیر «دعوت شده‌اید؟» نوشته شود
ui-invite-share = هم‌رسانی…
ui-invite-new-code = کد تازه
ui-invite-new-code-line = آن‌گاه پیوند و کد پیشین از اعتبار می‌افتد.
ui-invite-local = این نشانی فقط روی همین رایانه کار می‌کند. برای دوستانی که جای دیگری هستند باید سرور را با نام خودش باز کرد.
ui-invite-elsewhere = شاید پیوند این صندلی در مرورگر دیگری ساخته شده باشد. پیوند تازه جای آن را می‌گیرد.
ui-invite-make = ساختن پیوند
ui-invite-making = در حال ساختن پیوند…
ui-invite-free = یک صندلی برای شما خالی است.
ui-invite-sit = نشستن روی صندلی { $number }
ui-invite-kept = این جا برای { $name } نگه داشته شده است: میز در فهرست بازی‌هایش هست و «بازی دوباره» در صفحه‌ی نتیجه هم به آن می‌رسد.
ui-invite-wait-with = شما صندلی دارید. وقتی همه آمدند خودش آغاز می‌شود.
ui-invite-full = صندلی‌های خالی برای دوستان دعوت‌شده است.
ui-invite-meanwhile = می‌توانید این صفحه را ببندید: میز در بازی‌های شما می‌ماند و وقتی پر شد خودش آغاز می‌شود.
ui-invite-bot-instead = ربات به جای او ({ $level })
ui-invite-change = تغییر میز
ui-invite-close = بستن میز
ui-invite-close-really = بستن برای همیشه
ui-invite-get-up = برخاستن از صندلی
ui-invite-is-waits = در راه…
ui-invite-is-bot = ربات
ui-invite-is-here = همین صفحه
ui-invite-is-you = شما
ui-invite-is-there = آمده است
