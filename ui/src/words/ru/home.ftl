### The start page.

ui-home-welcome = Садитесь за стол
ui-home-welcome-line = Четыре игры древнего мира: с ботами, за одним экраном или с друзьями на расстоянии. Без регистрации.
ui-home-games = Четыре игры
ui-home-play-game = Играть: { $game }
ui-home-rules-of = Правила: { $game }
ui-home-against = { $bots ->
    [1] Вы против бота
    [2] Вы против двух ботов
    [3] Вы против трёх ботов
    [one] Вы против { $bots } бота
    [few] Вы против { $bots } ботов
   *[many] Вы против { $bots } ботов
}
ui-home-strength = Сила бота
ui-home-start = Начать
ui-home-with-people = Люди и правила…
ui-home-night = { $named ->
    [no] Не спится?
   *[yes] Не спится, { $name }?
}
ui-home-morning = { $named ->
    [no] Доброе утро.
   *[yes] Доброе утро, { $name }.
}
ui-home-day = { $named ->
    [no] Добрый день.
   *[yes] Добрый день, { $name }.
}
ui-home-evening = { $named ->
    [no] Добрый вечер.
   *[yes] Добрый вечер, { $name }.
}
ui-home-wait-for-you = { $count ->
    [1] Вас ждёт одна партия.
    [2] Вас ждут две партии.
    [3] Вас ждут три партии.
    [one] Вас ждёт { $count } партия.
    [few] Вас ждут { $count } партии.
   *[many] Вас ждут { $count } партий.
}
ui-home-nothing-waits = Сейчас ходят другие.
ui-home-all-mine = Все партии: { $count }
ui-home-waits = ждёт игроков
ui-home-continue = Дальше
ui-home-open-tables = Открытые столы
ui-home-open-look = кто ещё здесь
ui-home-open-waiting = { $count ->
    [0] сейчас никто не ждёт
    [one] { $count } ждёт игроков
    [few] { $count } ждут игроков
   *[many] { $count } ждут игроков
}
ui-home-companion = Рядом с настоящим столом
ui-home-companion-line = вы играете, счёт за нами
ui-home-rules = Правила и карты
ui-home-rules-line = все четыре, с картинками
