### A new table.

ui-new-title = Новый стол
ui-new-other-games = Другие игры
ui-new-who-plays = Кто играет
ui-new-count = Число игроков
ui-new-who-sits = Кто сидит на месте { $number }
ui-new-change-seat = Изменить место { $number }
ui-new-unknown = ?
ui-new-kind-me = Я
ui-new-kind-bot = Бот
ui-new-kind-friend = Друг
ui-new-kind-anybody = Любой
ui-new-kind-here = Здесь
ui-new-you = вы
ui-new-you-called = ваше имя за столом
ui-new-name-friend = Друг, по ссылке
ui-new-name-anybody = Кто угодно
ui-new-line-friend = вы получите ссылку для одного
ui-new-line-anybody = сядет тот, кто найдёт стол
ui-new-here-line = играет за этим экраном
ui-new-name-of = Имя игрока { $number }
ui-new-level = Сила бота на месте { $number }
ui-new-clock = Часы
ui-new-clock-none = Без часов
ui-new-clock-none-line = никто не торопит
ui-new-clock-bank = Вживую
ui-new-clock-bank-line = { $minutes } мин, +{ $increment } с за ход
ui-new-clock-days = По дням
ui-new-clock-days-line = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
ui-new-bank = На всю партию
ui-new-increment = и за каждый ход
ui-new-seconds = { $seconds } с
ui-new-days-per-move = Дней на ход
ui-new-rules = Правила этого стола
ui-new-as-printed = без изменений
ui-new-changed = { $count ->
    [one] { $count } изменено
    [few] { $count } изменены
   *[many] { $count } изменено
}
ui-new-read-rules = Читать правила
ui-new-show-rules = Показать варианты
ui-new-listed = Виден всем
ui-new-listed-line = Стол стоит в списке открытых, смотреть может каждый.
ui-new-rated = На рейтинг
ui-new-rated-line = Итог войдёт в рейтинг каждого.
ui-new-rated-people = На рейтинг играют только люди, каждый за себя.
ui-new-rated-account = Для рейтинга нужна учётная запись: заведите её в настройках.
ui-new-start-bar = Что будет
ui-new-open = Открыть стол
ui-new-says-you = вы
ui-new-says-bot = { $level } (бот)
ui-new-says-friend = друг
ui-new-says-anybody = кто-то ещё
ui-new-with-clock-none = Без часов.
ui-new-with-clock-bank = По { $minutes } мин и { $increment } с за ход.
ui-new-with-clock-days = { $days ->
    [one] { $days } день на ход.
    [few] { $days } дня на ход.
   *[many] { $days } дней на ход.
}
ui-new-with-rules = { $count ->
    [0] Правила без изменений.
    [one] Изменено { $count } правило.
    [few] Изменены { $count } правила.
   *[many] Изменено { $count } правил.
}
ui-new-begins-now = Начнётся сразу.
ui-new-begins-later = { $count ->
    [one] Начнётся, когда придёт тот, кого вы ждёте.
    [2] Начнётся, когда придут оба.
    [few] Начнётся, когда придут все { $count }.
   *[many] Начнётся, когда придут все { $count }.
}
ui-new-watch = Вы смотрите.
