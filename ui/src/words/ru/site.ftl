### The house around the tables: bars, the four games, what went wrong.

ui-site-name = АНТИКВА
ui-site-first-page = Антиква, главная страница
ui-site-main = Главное
ui-site-skip = К содержанию
ui-site-play = Играть
ui-site-learn = Правила
ui-site-you = Вы
ui-site-close = Закрыть
ui-site-guest-settings = Гость: вы и ваши настройки
ui-site-settings-of = { $name }: вы и ваши настройки
ui-site-turns = { $count ->
    [one] ваш ход за { $count } столом
    [few] ваш ход за { $count } столами
   *[many] ваш ход за { $count } столами
}
ui-site-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
ui-site-players-range = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
ui-site-minutes = { $minutes } мин
ui-site-line-sa = Отправляйте людей, бросайте кубики, кормите всех.
ui-site-line-swd = Два города, одна раскладка карт: стройте и наступайте.
ui-site-line-co = Одна карта за ход и торговля по всему морю.
ui-site-line-tr = Разложите маркеры по кругу и попадите на нужное действие.

ui-state-offline = Нет связи.
ui-state-offline-safe = Можно осмотреться; ваш ход уйдёт, когда связь вернётся. Ничего не пропадёт.
ui-state-try-now = Попробовать сейчас
ui-state-outdated = Есть новая версия страницы.
ui-state-reload = Загрузить заново
ui-state-later = Позже

ui-state-home = На главную
ui-state-laying-out = Раскладываем игру…
ui-state-to-tables = К столам
ui-state-gone = Этого стола больше нет
ui-state-gone-line = Его закрыли до начала, или адрес не совсем верен. Оконченные партии остаются среди столов.
ui-state-unreachable = Сервер недоступен
ui-state-unreachable-line = Попытки повторяются сами. Сыгранное не пропадёт.
ui-state-wrong = Не получилось
ui-state-nothing = Здесь ничего нет
ui-state-nothing-line = Этот адрес никуда не ведёт. Четыре игры — на главной странице.
ui-state-lost = Связь прервалась
ui-state-lost-line = Можно осмотреться. Она вернётся сама, ничего не пропадёт.
ui-state-back = Мы снова на связи
ui-state-back-line = Всё сыгранное на месте, а ход, который был в пути, отправлен.
ui-state-failed = { $name }: ответа нет
ui-state-failed-line = Бота спросят ещё раз. Его место можно и занять.
ui-state-i-play = Играть за бота
ui-state-time = Время вышло: { $name }
ui-state-time-line = Решите, что будет с местом. Ушедший может вернуться когда угодно.
ui-state-my-time = Ваше время вышло
ui-state-my-time-line = Ходить ещё можно, пока другие не решили.
ui-state-bot-sits = Сядет бот
ui-state-end-game = Закончить партию
ui-state-outdated-line = Сервер обновили, пока страница была открыта. Загрузите её заново; партии на месте.
ui-state-part = Этой части страницы нет
ui-state-part-line = Сервер обновили, или связь прервалась. Партии на месте; загрузите страницу заново.
