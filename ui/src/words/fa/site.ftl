### The house around the tables: bars, the four games, what went wrong.

ui-site-name = آنتیکوا
ui-site-first-page = آنتیکوا، صفحه‌ی نخست
ui-site-main = اصلی
ui-site-skip = رفتن به محتوا
ui-site-play = بازی
ui-site-learn = آموزش
ui-site-you = شما
ui-site-close = بستن
ui-site-guest-settings = مهمان: شما و تنظیمات
ui-site-settings-of = { $name }: شما و تنظیمات
ui-site-turns = { $count ->
    [one] در { $count } میز نوبت شماست
   *[other] در { $count } میز نوبت شماست
}
ui-site-players = { $count } نفر
ui-site-players-range = { $least } تا { $most } نفر
ui-site-minutes = { $minutes } دقیقه
ui-site-line-sa = آدمک‌ها را بفرستید، تاس بریزید و همه را سیر کنید.
ui-site-line-swd = دو شهر و یک چیدمان کارت: بسازید و پیش‌دستی کنید.
ui-site-line-co = هر نوبت یک کارت، و داد و ستد گرداگرد دریا.
ui-site-line-tr = نشانگرها را دور دایره بکارید و به عمل درست برسید.

ui-state-offline = اتصال قطع است.
ui-state-offline-safe = می‌توانید تماشا کنید؛ بازی شما پس از برقراری اتصال فرستاده می‌شود. چیزی از دست نمی‌رود.
ui-state-try-now = تلاش دوباره
ui-state-outdated = صفحه‌ی تازه‌تری هست.
ui-state-reload = بارگذاری دوباره
ui-state-later = بعداً

ui-state-home = صفحه‌ی آغاز
ui-state-laying-out = میز را می‌چینیم…
ui-state-to-tables = به میزها
ui-state-gone = این میز دیگر نیست
ui-state-gone-line = پیش از آغاز بسته شده یا نشانی درست نیست. بازی‌های پایان‌یافته در میان میزها می‌مانند.
ui-state-unreachable = دسترسی به سرور ممکن نیست
ui-state-unreachable-line = خودش دوباره تلاش می‌کند. آن‌چه بازی کرده‌اید از دست نمی‌رود.
ui-state-wrong = انجام نشد
ui-state-nothing = این‌جا چیزی نیست
ui-state-nothing-line = این نشانی به جایی نمی‌رسد. چهار بازی در صفحه‌ی نخست‌اند.
ui-state-lost = اتصال قطع شد
ui-state-lost-line = می‌توانید تماشا کنید. خودش برمی‌گردد و چیزی از دست نمی‌رود.
ui-state-back = برگشتیم
ui-state-back-line = هر چه بازی شده بود سر جای خود است و نوبتی که در راه بود فرستاده شد.
ui-state-failed = { $name } پاسخی نداد
ui-state-failed-line = هر از گاهی دوباره از ربات پرسیده می‌شود. می‌توان جای آن نشست.
ui-state-i-play = من به جای آن بازی می‌کنم
ui-state-time = زمان { $name } تمام شد
ui-state-time-line = بگویید با صندلی او چه شود. هر که رفته هر وقت بخواهد می‌تواند برگردد.
ui-state-my-time = زمان شما تمام شد
ui-state-my-time-line = تا دیگران تصمیم نگرفته‌اند هنوز می‌توانید حرکت کنید.
ui-state-bot-sits = ربات بنشیند
ui-state-end-game = پایان بازی
ui-state-outdated-line = سرور در این میان به‌روز شده است. صفحه را دوباره بارگذاری کنید؛ بازی‌هایتان سر جای خود هستند.
ui-state-part = این بخش صفحه نیامده است
ui-state-part-line = سرور به‌روز شده یا اتصال قطع است. بازی‌هایتان سر جای خود هستند؛ صفحه را دوباره بارگذاری کنید.
