### Somebody’s page, and the ratings.

ui-people-facts = Сыгранное
ui-people-games-of = Оконченные партии
ui-people-since = здесь с { $date }
ui-people-guest = гость
ui-people-account = учётная запись
ui-people-won = победы
ui-people-rating = рейтинг
ui-people-unrated = пока без рейтинга
ui-people-none = Оконченных пока нет
ui-people-none-line = Здесь видны партии, открытые для всех.
ui-people-left = досрочный выход
ui-people-rated = на рейтинг
ui-people-against = против: { $names }
ui-people-gone = кто-то, кого уже нет
ui-people-points = очков: { $points }
ui-people-title = Рейтинг
ui-people-line = Рейтинговые партии людей с учётными записями. Все начинают с 0 и зарабатывают игрой.
ui-people-which = Какая игра
ui-people-count = Сколько игроков
ui-people-place = Место
ui-people-name = Имя
ui-people-games = Партии
ui-people-nobody = Здесь пока никого
ui-people-nobody-line = Откройте стол для людей с учётными записями и включите «На рейтинг»: первая партия начнёт список.
ui-people-open = Открыть стол
ui-people-played = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
ui-people-rank = { $rank ->
    [1] победа
   *[other] место { $rank } из { $players }
}
