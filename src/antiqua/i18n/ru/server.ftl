# Что говорит сервер.

server-error-nobody = Сначала войдите: гостем или в свою учётную запись.
server-error-too-long = Запрос слишком длинный; принимается не больше { $most } байт.
server-error-form = Запрос не читается: { $detail }
server-error-origin = Этот запрос пришёл с другой страницы.
server-error-name = В имени должна быть хотя бы одна буква.
server-error-account-already = У вас уже есть учётная запись.
server-error-name-taken = Имя «{ $name }» занято; выберите другое.
server-error-login = Имя и пароль не подходят друг к другу.
server-error-recovery = Имя и код восстановления не подходят друг к другу.
server-error-scope = Этот сеанс для такого не годится: ему не хватает права «{ $scope }».
server-error-not-found = Здесь этого нет — или уже нет.
server-error-not-your-seat = Место { $seat } не ваше.
server-error-not-running = За этим столом сейчас не играют.
server-error-stale = Тем временем что-то произошло; у стола теперь версия { $version }.
server-error-key = Этот ключ уже использован для другого запроса.
server-error-seat-taken = Место { $seat } занято.
server-error-invitation = Это приглашение уже использовано или истекло.
server-error-not-owner = Это может только тот, кто открыл стол.
server-error-not-open = Партия уже началась.
server-error-storage = Сервер сейчас ничего не может сохранить; ничего не изменилось, попробуйте позже.
server-error-unsure = Связь с базой данных прервалась; прежде чем пробовать снова, посмотрите, сохранено ли это.
server-error-stopping = Сервер останавливают, и он не довёл это до конца; прежде чем пробовать снова, посмотрите, сделано ли это.
server-error-unexpected = На сервере произошло что-то неожиданное; там это записано.
server-error-method = Так об этом спросить нельзя.
server-error-no-table = Такого стола нет или уже нет.
server-error-not-begun = Партия за этим столом ещё не началась.
server-error-not-chance = Что показали кубики и карты, вводят только за столом, который ведут рядом с настоящим.
server-error-clock = Часы — это запас секунд с добавкой, число дней на ход или ничего.
server-error-rated = Рейтинговую партию играют разные люди с учётными записями, без ботов и каждый за своим экраном.
server-error-needs-account = Для этого нужна учётная запись.
server-error-still-running = Партия за этим столом ещё идёт.
server-error-seats = В этой игре { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}.
server-error-record = Это не запись партии и не сохранённая партия.
server-error-no-seat = Такого места нет.
server-error-not-seated = Вы не сидите за этим столом.
server-error-time-left = Время места { $seat } ещё не вышло.
server-error-no-hint = Подсказка даётся только в ваш ход.
server-error-no-hint-rated = В рейтинговой партии подсказок нет.
server-error-hint-running = Подсказки — по одной: над прошлой ещё думают.
server-error-no-such-hint = От этой подсказки отказались, или она устарела.
server-error-analysis-not-yours = Отказаться от этого разбора может только тот, кто его попросил.
server-error-analysis-running = Мастер уже разбирает две ваши партии. Когда одна будет готова, можно попросить об этой.
server-error-analysis-busy = У мастера слишком много партий на разборе. Попробуйте через несколько минут.

# Люди

server-error-too-often = Слишком часто за короткое время; попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
server-error-too-deep = Слишком большая вложенность запроса; допускается не больше { $most } { $most ->
    [one] уровня
    [few] уровней
   *[many] уровней
}.
server-error-guest = У гостя нет пароля; сначала заведите учётную запись, чтобы сохранить свои партии.
server-error-tokens = У вас уже есть ключи доступа, их { $most }; отзовите один, прежде чем просить новый.
server-error-chat-empty = В сообщении должно быть что прочесть.
server-error-chat-closed = Этот стол закрыт, разговор за ним окончен.
server-error-mute-self = Самого себя заглушить нельзя.
server-error-mutes = Вы заглушили уже { $most } { $most ->
    [one] человека
    [few] человека
   *[many] человек
}; сначала снова дайте слово кому-нибудь из них.

# Работа сервера: настройки. $where (файл, переменная или параметр), $value (как написано), $allowed, $known (как правильно)
server-config-file = Настройки в «{ $file }» не читаются: { $why }
server-config-unknown = Нет настройки «{ $where }»; есть такие: { $known }.
server-config-unknown-near = Нет настройки «{ $where }»; возможно, имеется в виду «{ $near }».
server-config-value = { $where } не может иметь значение «{ $value }»; допустимо: { $allowed }.
server-config-text = текст
server-config-allowed-database = sqlite:///FILE или postgresql://USER:PASSWORD@HOST/NAME
server-config-allowed-redis = redis://HOST:PORT, rediss://HOST:PORT или unix://FILE
server-config-allowed-monitors = адреса и сети, например { $one } и { $other }
server-config-processes =
    { $processes ->
        [one] { $processes } процессу нужны PostgreSQL и Redis: укажите ещё --database postgresql://… и --redis redis://….
        [few] { $processes } процессам нужны PostgreSQL и Redis: укажите ещё --database postgresql://… и --redis redis://….
       *[many] { $processes } процессам нужны PostgreSQL и Redis: укажите ещё --database postgresql://… и --redis redis://….
    }

# Работа сервера: запуск. $revision, $newest (ревизии), $database, $address (как их вводят), $why (слова системы)
server-error-database-newer = С этой базой данных работала более новая версия «Антиквы» (база на ревизии { $revision }, эта версия знает только { $newest }): установите ту версию или более позднюю либо восстановите резервную копию.
server-error-database = Базой данных { $database } нельзя воспользоваться: { $why }
server-error-address = Сервер не может слушать по адресу { $address }: { $why }. Возможно, там уже другая программа; выберите другой --port.

# Работа сервера: кому что можно спрашивать
server-error-monitors = Об этом может спрашивать только тот, кто следит за сервером; кто это, сказано в настройках.

# Работа сервера: страницы. $version (версия программы), $games (список), $status (код ответа)
server-page-title = Антиква
server-page-about = Это сервер «Антиквы» { $version } для игр точно по правилам, с друзьями и против ботов: { $games }.
server-page-begin = С чего начать
server-page-guest = Войдите гостем. Ваш ключ хранится в файле antiqua.cookies.
server-page-table = Откройте стол и сыграйте с ботом. В ответе сказано, как называется ваш стол: это «id».
server-page-look = Посмотрите на свой стол, подставив его id вместо TABLE. Ответ показывает стол, что вы можете выбрать и что произошло.
server-page-all = Всё остальное — на этой странице:
server-page-terminal = Играть можно и в терминале, без сервера:
server-page-api = Как программам работать с этим сервером
server-page-api-about = Запросы и ответы — JSON. Браузер узнаётся по cookie, скрипт — по токену в заголовке «Authorization: Bearer …». Отказ приходит в виде Problem: идентификатор, его аргументы и предложение на языке из «Accept-Language» или «?lang=». То же для программ:
server-page-types = Типы
server-page-optional = можно опустить
server-page-answer = Ответ { $status }:

# Работа сервера: забота о нём. $who, $table, $file, $program, $part, $database, $revision (как их вводят), $ids (список), $number (номер записи)
server-error-no-database = По адресу { $database } ещё нет базы данных «Антиквы»; её создаёт «antiqua serve».
server-error-database-older = База данных { $database } на ревизии { $revision }, от более старой версии; обновит её «antiqua admin migrate».
server-admin-no-person = Нет никого с именем «{ $who }».
server-admin-several-people = Имя «{ $who }» носят несколько человек; укажите одного по идентификатору: { $ids }.
server-admin-guest = «{ $who }» — гость, пароля у него нет.
server-admin-closed = Стол { $table } уже закрыт.
server-admin-file-exists = Файл «{ $file }» уже есть; укажите новый.
server-admin-no-backup = «{ $file }» — не резервная копия базы данных «Антиквы».
server-admin-no-program = Здесь нет программы «{ $program }»; она входит в клиентские программы PostgreSQL.
server-admin-program-failed = Программа «{ $program }» не справилась: { $why }
server-verify-entry = Нет записи { $number }.
server-verify-form = Сохранённое не читается: { $detail }
server-verify-part = Сохранённое «{ $part }» — не то, к чему ведут правила.
