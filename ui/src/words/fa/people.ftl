### Somebody’s page, and the ratings.

ui-people-facts = بازی‌ها
ui-people-games-of = بازی‌های پایان‌یافته
ui-people-since = از { $date } این‌جاست
ui-people-guest = مهمان
ui-people-account = حساب
ui-people-won = برد
ui-people-rating = رتبه
ui-people-unrated = هنوز بی‌رتبه
ui-people-none = هنوز بازی‌ای پایان نیافته است
ui-people-none-line = بازی‌هایی که همه می‌توانند ببینند این‌جا می‌آید.
ui-people-left = زود رفت
ui-people-rated = رتبه‌دار
ui-people-against = در برابر { $names }
ui-people-gone = کسی که رفته است
ui-people-points = { $points } امتیاز
ui-people-title = رتبه‌بندی
ui-people-line = بازی‌های رتبه‌دار میان دارندگان حساب. همه از ۰ آغاز می‌کنند و با بازی بالا می‌روند.
ui-people-which = کدام بازی
ui-people-count = با چند نفر
ui-people-place = جایگاه
ui-people-name = نام
ui-people-games = بازی‌ها
ui-people-nobody = هنوز کسی این‌جا رتبه ندارد
ui-people-nobody-line = میزی برای دارندگان حساب باز کنید و «رتبه‌دار» را روشن کنید: با بازی نخست فهرست ساخته می‌شود.
ui-people-open = باز کردن میز
ui-people-played = { $count } بازی
ui-people-rank = { $rank ->
    [1] برد
   *[other] نفر { $rank } از { $players }
}
