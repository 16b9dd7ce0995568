### What every table says: bars, decisions, log, chat, states.

ui-home = Главная страница
ui-tables = Столы
ui-table = Стол
ui-rules = Правила
ui-settings = Настройки
ui-menu = Меню
ui-theme = Светлая или тёмная тема
ui-language = Язык
ui-guest = Гость
ui-player = Игрок { $number }
ui-somebody = Кто-то
ui-your-turn = Ваш ход
ui-turn-of = Ходит { $name }
ui-game-over = Партия окончена
ui-decision = Что можно сделать сейчас
ui-waiting = Ждём: { $name }
ui-thinks = { $name } думает
ui-away = Ходит { $name }; сейчас не в сети
ui-bot-plays = За игрока { $name } играет бот
ui-bot-for = Бот · { $name }
ui-undo = Отменить
ui-undo-turn = Отменить весь ход
ui-confirm = Подтвердить
ui-confirm-turn = Сделать этот ход?
ui-confirm-reveals = Откроется что-то новое. После этого отменить нельзя.
ui-confirm-and-reveal = Подтвердить без отмены
ui-hint = Подсказка
ui-hint-thinking = Думаю { $share } · стоп
ui-hint-title = Что сделал бы мастер
ui-hint-failed = Совета найти не удалось.
ui-past = Стол после хода { $move }
ui-back-to-now = Вернуться к партии
ui-result = Итог
ui-look-back = Просмотр партии
ui-record = Скачать запись
ui-leave = Уйти; доиграет бот
ui-return = Вернуться на своё место
ui-log = Журнал
ui-log-set-up =
    { $count ->
        [one] Подготовка: { $count } строка
        [few] Подготовка: { $count } строки
       *[many] Подготовка: { $count } строк
    }
ui-chat = Чат
ui-log-and-chat = Журнал и чат
ui-chat-empty = Пока никто ничего не сказал.
ui-chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
ui-chat-write = Написать сообщение
ui-chat-send = Отправить
ui-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
ui-time-left = Осталось времени: { $time }
ui-curtain = Следующий игрок: { $name }
ui-curtain-why = То, что должен видеть только следующий игрок, пока закрыто.
ui-curtain-open = Я здесь
ui-offline = Сервер недоступен.
