### The start page.

ui-home-welcome = بفرمایید سر میز
ui-home-welcome-line = چهار بازی از جهان باستان: با ربات‌ها، پای یک صفحه، یا با دوستانی که دورند. حساب کاربری لازم نیست.
ui-home-games = چهار بازی
ui-home-play-game = بازی { $game }
ui-home-rules-of = قواعد { $game }
ui-home-against = { $bots ->
    [1] شما در برابر یک ربات
    [2] شما در برابر دو ربات
    [3] شما در برابر سه ربات
   *[other] شما در برابر { $bots } ربات
}
ui-home-strength = قدرت ربات
ui-home-start = شروع
ui-home-with-people = با آدم‌ها، قواعد دیگر…
ui-home-night = { $named ->
    [no] شب به‌خیر.
   *[yes] شب به‌خیر، { $name }.
}
ui-home-morning = { $named ->
    [no] صبح به‌خیر.
   *[yes] صبح به‌خیر، { $name }.
}
ui-home-day = { $named ->
    [no] روز به‌خیر.
   *[yes] روز به‌خیر، { $name }.
}
ui-home-evening = { $named ->
    [no] عصر به‌خیر.
   *[yes] عصر به‌خیر، { $name }.
}
ui-home-wait-for-you = { $count ->
    [1] یک بازی منتظر شماست.
    [2] دو بازی منتظر شماست.
    [3] سه بازی منتظر شماست.
   *[other] { $count } بازی منتظر شماست.
}
ui-home-nothing-waits = اکنون نوبت دیگران است.
ui-home-all-mine = همه‌ی { $count } بازی
ui-home-waits = در انتظار بازیکن
ui-home-continue = ادامه
ui-home-open-tables = میزهای باز
ui-home-open-look = چه کسانی هستند
ui-home-open-waiting = { $count ->
    [0] اکنون کسی در انتظار نیست
   *[other] { $count } میز در انتظار بازیکن
}
ui-home-companion = کنار میز واقعی
ui-home-companion-line = شما بازی کنید، شمارش با ما
ui-home-rules = قواعد و کارت‌ها
ui-home-rules-line = هر چهار بازی، با تصویر
