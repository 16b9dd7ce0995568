### A table that waits for people.

ui-invite-waiting = { $count ->
    [0] Ждём, пока все вернутся
    [one] Ждём ещё { $count } игрока
    [few] Ждём ещё { $count } игроков
   *[many] Ждём ещё { $count } игроков
}
ui-invite-which = Для какого места
ui-invite-seat = Место { $number }
ui-invite-send = Отправьте эту ссылку. Она для места «{ $shape }» и действует один раз.
ui-invite-shape-1 = красный круг
ui-invite-shape-2 = синий квадрат
ui-invite-shape-3 = зелёный треугольник
ui-invite-shape-4 = жёлтый ромб
ui-invite-shape-5 = тёмный пятиугольник
ui-invite-link = Ссылка на место
ui-invite-copy = Копировать
ui-invite-copied = Готово
ui-invite-qr = QR-код ссылки
ui-invite-or-code = или код
ui-invite-code-where = его вводят на главной странице, под «Вас пригласили?»
ui-invite-share = Поделиться…
ui-invite-new-code = Новый код
ui-invite-new-code-line = Прежние ссылка и код перестанут действовать.
ui-invite-local = Этот адрес работает только на этом компьютере. Друзьям издалека нужен сетевой адрес сервера.
ui-invite-elsewhere = Возможно, ссылку на это место сделали в другом браузере. Новая заменит её.
ui-invite-make = Сделать ссылку
ui-invite-making = Создаём ссылку…
ui-invite-free = Для вас есть свободное место.
ui-invite-sit = Сесть на место { $number }
ui-invite-kept = Место ждёт игрока { $name }: стол есть в списке партий, к нему ведёт и «Ещё партию» под итогами.
ui-invite-wait-with = Место за вами. Партия начнётся сама, когда все соберутся.
ui-invite-full = Свободные места ждут приглашённых друзей.
ui-invite-meanwhile = Страницу можно закрыть: стол останется среди ваших партий, и игра начнётся сама, когда все соберутся.
ui-invite-bot-instead = Бот вместо него ({ $level })
ui-invite-change = Изменить
ui-invite-close = Закрыть стол
ui-invite-close-really = Закрыть совсем
ui-invite-get-up = Встать из-за стола
ui-invite-is-waits = в пути…
ui-invite-is-bot = бот
ui-invite-is-here = этот экран
ui-invite-is-you = вы
ui-invite-is-there = уже здесь
