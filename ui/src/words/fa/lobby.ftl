### All tables: mine, open, running, finished.

ui-lobby-show = نمایش
ui-lobby-all-games = همه‌ی بازی‌ها
ui-lobby-new = میز تازه
ui-lobby-import = وارد کردن ثبت بازی
ui-lobby-import-line = ثبت یا بازی ذخیره‌شده از فایل، برای تماشا یا ادامه.
ui-lobby-tab-mine = من
ui-lobby-tab-open = باز
ui-lobby-tab-running = تماشا
ui-lobby-tab-over = گذشته
ui-lobby-mine = بازی‌های من
ui-lobby-mine-line = نخست نوبت‌های من
ui-lobby-open = میزهای باز
ui-lobby-open-line = در انتظار بازیکن
ui-lobby-running = در حال بازی
ui-lobby-running-line = تماشا؛ چیز پنهانی دیده نمی‌شود
ui-lobby-over = پایان‌یافته
ui-lobby-more = نمایش بیش‌تر
ui-lobby-look = نگاه
ui-lobby-link = پیوند
ui-lobby-sit = نشستن
ui-lobby-free = صندلی خالی
ui-lobby-waiting = { $count ->
    [0] در انتظار بازی دوباره
   *[other] در انتظار { $count } نفر
}
ui-lobby-left = { $time } مانده
ui-lobby-time-up = زمان تمام شده است
ui-lobby-clock-none = بدون ساعت
ui-lobby-rated = رتبه‌دار
ui-lobby-changed = قواعد دیگر
ui-lobby-moves = { $count } حرکت
ui-lobby-won = شما بردید
ui-lobby-won-by = { $name } برد
ui-lobby-time-ending = زمان تمام شد
ui-lobby-unfinished = ناتمام
ui-lobby-none-mine = هنوز بازی‌ای نیست
ui-lobby-none-mine-line = بازی نخست با یک نوآموز نزدیک { $minutes } دقیقه طول می‌کشد. نه نصب می‌خواهد، نه حساب.
ui-lobby-play-bots = بازی با ربات‌ها
ui-lobby-learn-first = نخست آموزش
ui-lobby-none-open = اکنون کسی در انتظار نیست
ui-lobby-none-open-line = میزی با صندلی برای هر کس باز کنید و آن را به همه نشان دهید: هر که بیاید می‌نشیند.
ui-lobby-none-running = خبری نیست
ui-lobby-none-running-line = هیچ بازی همگانی در جریان نیست.
ui-lobby-none-over = هنوز بازی‌ای پایان نیافته است
ui-lobby-none-over-line = بازی‌های پایان‌یافته این‌جا می‌مانند، برای مرور یا ادامه.
ui-lobby-loading = میزها را می‌آوریم…
