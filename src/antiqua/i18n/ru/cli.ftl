### Командная строка: меню, вопросы, справка во время игры и слова о файлах и ошибках.

## Начало и конец. $command (что набрать), $error (слова самой системы),
## $switch (переменная)
cli-interrupted = Прервано.
cli-resume-hint = Игра сохранена. Продолжить её: { $command }
cli-unexpected =
    Произошло нечто непредвиденное: { $error }. Сообщите об этом авторам «Антиквы» и приложите то, что покажет { $switch }, когда вы повторите то же самое.
cli-interpreted = Правила исполняются интерпретатором, примерно в 40 раз медленнее, чем скомпилированные. Для компиляции нужен компилятор C: установите «Антикву» заново или выполните «make build» в её папке.
cli-interpreted-by-wish = Правила исполняются интерпретатором, потому что задана переменная ANTIQUA_PURE; без неё они примерно в 40 раз быстрее.
cli-unknown-command = Нет команды «{ $command }»; есть команды: { $commands }.
cli-command-first = Сначала пишется команда, потом всё, что к ней относится: { $command }
cli-wrong-usage = { $what } Подробнее: { $command }

## Игроки. $text (как введено), $example (пример), $players, $number (числа)
cli-bad-seat = «{ $text }» — не место за столом; напишите, например, { $example }, с номером места от 1 до { $players }.
cli-seat-twice = Место { $number } указано дважды; указывайте каждое место один раз.

## Начало игры. $games (список), $text (как введено), $folder, $file
cli-which-game = Назовите игру; есть игры: { $games }.
cli-bad-option-form = «{ $text }» — не параметр; пишите его так: name=value.
cli-resume-alone = У продолжаемой игры свои правила и карты; уберите название игры, --players, --option, --seed и --chance.
cli-nothing-to-resume = В папке «{ $folder }» нет игры, которую можно продолжить; начните новую командой «{ $command }».
cli-file-exists = Файл «{ $file }» уже есть; назовите другой или продолжите игру из него с помощью --resume.
cli-no-such-save = Нет сохранённой игры «{ $name }»; сохранённые игры: { $names }.
cli-no-saves = В папке «{ $folder }» нет сохранённых игр.
cli-delete-sure = Удалить «{ $name }» навсегда?
cli-deleted = Игра «{ $name }» удалена.
cli-not-deleted = Ничего не удалено.
cli-programs-named = Файл «{ $file }» называет игроками программы. На этом компьютере им доступно всё, что доступно вам:
cli-programs-sure = Вы их знаете? Запустить?
cli-programs-refused = Игра из «{ $file }» не продолжена: она запустила бы { $programs }. Если вы доверяете этим программам: { $command }
cli-programs-without-save = --allow-programs нужен для сохранённой игры; добавьте --resume или уберите его.

## Список игр. $name, $players (список чисел), $version (число), $value (сообщение)
cli-game-facts = Имя: { $name } · игроков: { $players } · версия правил: { $version }
cli-default = { $value } (по умолчанию)

## Выбор. $number, $first, $last, $count, $given, $cost (числа), $word, $text (как введено), $move, $things, $moves (списки)
cli-no-such-number = Номера { $number } здесь нет; номера идут от { $first } до { $last }.
cli-wrong-set =
    { $count ->
        [one] Назовите ровно { $count } из этого списка; вы назвали: { $given }.
        [few] Назовите ровно { $count } разных названия из этого списка; вы назвали: { $given }.
       *[many] Назовите ровно { $count } разных названий из этого списка; вы назвали: { $given }.
    }
cli-no-such-thing = «{ $word }» нет среди этого: { $things }.
cli-no-such-name = «{ $text }» там лежать не может, или название неполное. Введите полное название.
cli-suggestion = { $number } — { $move }
cli-ambiguous = «{ $text }» может значить разное: { $moves }. Допишите слово или введите номер.
cli-not-understood = «{ $text }» здесь непонятно. Можно, например: { $moves }.
cli-one-too-many = «{ $move }» уже лишнее: сказанного до этого хватает. Ничего не сделано.
cli-line-fault = { $fault } Это ход { $number } из { $count } в строке; из неё ничего не сделано.
cli-strange-word = «{ $word }» в «{ $text }» здесь непонятно. Возможно: { $things }.
cli-missing-comma = «{ $text }» здесь непонятно. Между ходами ставится запятая: «{ $line }».
cli-words-between = и затем потом
cli-words-small = в во для за из к на от по с со у
cli-cost = Цена: { $cost }
cli-type-set =
    { $count ->
        [one] Введите { $count } номер или название.
        [few] Введите { $count } номера или названия через пробел; достаточно начала названий.
       *[many] Введите { $count } номеров или названий через пробел; достаточно начала названий.
    }
cli-prompt = Введите номер или ход; отмена, подсказка, сохранить, выход; ? объясняет всё.
cli-prompt-chance = Введите, что лежит у вас на столе: номер или название; «исправить» отменяет последнее введённое; ? объясняет всё.
cli-prompt-secret = Введите полное название того, что лежит у вас на столе: список возможного выдал бы тайну; «исправить» отменяет последнее введённое; ? объясняет всё.
cli-hand-over = Дальше смотрит только { $player }. Передайте экран и нажмите Enter, когда к нему сядет { $player }.
cli-press-enter = Нажмите Enter, чтобы продолжить.
cli-news-more = (и ещё { $count }; см. «{ $command }»)
cli-recap =
    { $moves ->
        [one] Игра продолжается после { $moves } хода. Играют: { $players }.
        [few] Игра продолжается после { $moves } ходов. Играют: { $players }.
       *[many] Игра продолжается после { $moves } ходов. Играют: { $players }.
    }
cli-recap-person = { $player }
cli-recap-bot = { $player } (бот)

## Команды, как они вводятся: по одному слову; две из них — и одной буквой
cli-command-undo = отмена
cli-command-redo = повтор
cli-command-correct = исправить
cli-command-log = журнал
cli-command-score = счёт
cli-command-hint = подсказка
cli-command-table = стол
cli-command-save = сохранить
cli-command-load = загрузить
cli-command-help = помощь
cli-command-quit = выход
cli-short-undo = о
cli-short-quit = в

## Справка во время игры: что вводить и что это делает
cli-about-number = выбрать вариант с этим номером
cli-about-zero = закончить или отказаться, где это возможно
cli-about-move = сделать ход словами, так или как написано в вариантах; достаточно начала слов, если подходит только один ход
cli-usage-several = { $one }, { $other }
cli-about-several = несколько ходов в одной строке: каждый номер относится к позиции после предыдущего хода
cli-about-steps = то же словами: несколько шагов одного действия; между ними может стоять «и»
cli-usage-explain = ? { $thing }
cli-about-explain = сколько стоит и что даёт карта или что-то другое на столе
cli-usage-undo = отмена, о (undo)
cli-about-undo = взять назад последний ход, если с тех пор не открылось ничего нового и не сходил другой игрок
cli-usage-redo = повтор (redo)
cli-about-redo = повторить взятый назад ход
cli-usage-correct = исправить (correct)
cli-about-correct = отменить последнее введённое, что бы это ни было: на столе лежит другое
cli-usage-log = журнал (log)
cli-about-log = всё, что произошло
cli-usage-score = счёт (score)
cli-about-score = очки, как если бы партия закончилась сейчас
cli-usage-hint = подсказка (hint)
cli-about-hint = три лучших хода, как их видит мастер, с долей победы, которую обещает каждый
cli-usage-table = стол (table)
cli-about-table = показать весь стол, как бы мало ни было окно; Enter показывает то, что помещается
cli-usage-save = сохранить [файл] (save)
cli-about-save = сохранить игру; без файла — туда, куда она и так сохраняется после каждого хода
cli-usage-load = загрузить файл (load)
cli-about-load = продолжить другую сохранённую игру
cli-usage-help = помощь, ? (help)
cli-about-help = этот список
cli-usage-quit = выход, в (quit)
cli-about-quit = уйти; игра останется сохранённой

## Ответы на команды. $file, $folder, $text (как введено)
cli-saved = Сохранено в файле «{ $file }».
cli-not-saved = Игра продолжается, но не сохраняется.
cli-load-what = Назовите файл сохранённой игры; последние лежат в папке «{ $folder }».
cli-nothing-to-correct = Исправить можно только то, что введено с настоящего стола.
cli-no-score-yet = Очки показываются в конце партии.
cli-no-hint = Подсказка — для игрока, который сейчас ходит.
cli-thinking = Думаю…
cli-advice = { $move } ({ $share } %)
cli-advice-wins = { $move }: немедленная победа
cli-advice-step = { $player }: { $moves }
cli-bot-fault = { $player }: { $what }. Вместо этого сделан случайный ход.
cli-unknown-thing = На столе нет ничего с названием «{ $text }».
cli-total = Всего
cli-record-written = Запись игры — в файле «{ $file }».

## Просмотр записи. $number, $last, $moves (числа), $text (как введено)
cli-replay-title = Ход { $number } из { $last }
cli-replay-keys = n или Enter: дальше · p: назад · 0–{ $last }: перейти к ходу · q: выход
cli-replay-end = Это конец записи.
cli-replay-beginning = Это начало записи.
cli-replay-unknown-key = «{ $text }» здесь ничего не значит; введите n, p, номер или q.
cli-record-right =
    { $moves ->
        [one] Запись верна: { $moves } ход.
        [few] Запись верна: { $moves } хода.
       *[many] Запись верна: { $moves } ходов.
    }

## Меню. $game, $players, $when, $language (названия), $count, $number (числа)
cli-menu-ask = Что вы хотите сделать?
cli-menu-new = Начать новую игру
cli-menu-continue = Продолжить: { $game }
cli-menu-continue-other = Продолжить другую сохранённую игру ({ $count })
cli-menu-delete = Удалить сохранённую игру
cli-menu-watch = Посмотреть игру ботов
cli-menu-simulate = Сыграть много игр подряд и увидеть статистику
cli-menu-replay = Посмотреть запись игры
cli-menu-language = Язык: { $language }
cli-menu-quit = Выйти
cli-menu-back = { $word } — назад
cli-saved-game = { $game }, { $players }, { $when }
cli-saved-watched = { $game }, { $players }, { $when }, только боты
cli-ask-game = Какая игра?
cli-ask-players = Сколько игроков?
cli-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
cli-ask-way = Как будем играть?
cli-way-usual = По обычным правилам
cli-way-variants = С вариантами правил
cli-way-real = За настоящим столом: вы вводите, что показывают ваши карты
cli-ask-seat = Кто игрок { $number }?
cli-seat-human = человек
cli-ask-level = Какой уровень?
cli-level = { $title } – { $character }
cli-ask-name = Имя (можно не указывать):
cli-ask-saved = Какую игру?
cli-ask-delete = Какую игру удалить?
cli-ask-games = Сколько игр?
cli-games =
    { $count ->
        [one] { $count } игра
        [few] { $count } игры
       *[many] { $count } игр
    }
cli-ask-record = Какую запись?
cli-other-file = другой файл
cli-ask-file = Файл:
cli-ask-language = Какой язык?

## Стол «7 чудес: Дуэль». $coins (со знаком), $kind, $one, $other (названия), $coin, $point, $shield, $again, $link (знаки),
## $letters (список)
cli-swd-letter-wood = Д
cli-swd-letter-clay = Г
cli-swd-letter-stone = К
cli-swd-letter-glass = С
cli-swd-letter-papyrus = П
cli-swd-count-brown = коричн.
cli-swd-count-grey = серая
cli-swd-count-blue = синяя
cli-swd-count-green = зелёная
cli-swd-count-yellow = жёлтая
cli-swd-count-red = красная
cli-swd-count-wonder = чудо
cli-swd-count-coin_triplet = 3 монеты
cli-swd-discard-income = сброс +{ $coins }
cli-swd-makes = даёт
cli-swd-buys = цены
cli-swd-symbols = наука
cli-swd-tokens = прогресс
cli-swd-progress = Жетоны прогресса:
cli-swd-library = Взято из коробки:
cli-swd-discarded = Сброс:
cli-swd-prices = цена для вас (для соперника)
cli-swd-prices-of = цена: { $one } ({ $other })
cli-swd-use-build = построить
cli-swd-use-discard = сбросить
cli-swd-kind = { $kind }.
cli-swd-legend = { $coin } монеты · { $point } очки · { $shield } щиты · { $again } ещё ход · { $link } символ цепочки · { $built } построенное чудо, { $unbuilt } ещё не построенное · { $pawn } фишка конфликта, { $capital } столица · { $letters }

## Сервер. $address, $database, $option, $page, $package, $command (как их вводят)
cli-serve-address = Сервер «Антиквы» работает по адресу { $address }
cli-serve-next = Откройте этот адрес в браузере: страница подскажет, с чего начать. Ctrl-C останавливает сервер.
cli-serve-kept = Люди и игры хранятся здесь: { $database }
cli-serve-only-here = Он доступен только с этой машины; { $option } впускает остальных.
cli-serve-open-letters = Тот, кто слушает сеть, может прочесть всё, и пароли тоже: поставьте перед сервером прокси с TLS, как сказано в { $page }.
cli-serve-stopped = Сервер остановлен; всё сохранено.

## Забота о сервере. $who, $code, $table, $file, $database, $revision (как их вводят), $why (сообщение), $days, $games, $wrong,
## $guests, $invitations, $requests (числа)
cli-admin-head-id = id
cli-admin-head-name = имя
cli-admin-head-kind = вид
cli-admin-head-games = игр
cli-admin-head-seen = был здесь
cli-admin-head-game = игра
cli-admin-head-status = состояние
cli-admin-head-seats = игроки
cli-admin-head-moved = последний ход
cli-admin-head-owner = кто открыл
cli-admin-head-moves = ходов
cli-admin-head-created = открыт
cli-admin-head-seat = место
cli-admin-head-bot = бот
cli-admin-head-person = человек
cli-admin-guest = гость
cli-admin-account = учётная запись
cli-admin-none = Таких нет.
cli-admin-nothing-done = Ничего не сделано.
cli-admin-reset-sure = Выдать новый код восстановления ({ $who }) и завершить все сеансы?
cli-admin-reset-done = Код восстановления ({ $who }): { $code }. Он показан только сейчас; с ним можно выбрать новый пароль.
cli-admin-forget-sure = Удалить навсегда: { $who }?
cli-admin-forget-done = Удалено: { $who }; игры остались.
cli-admin-close-sure = Закрыть стол { $table }?
cli-admin-close-done = Стол { $table } закрыт.
cli-admin-backup-done = Всё записано в «{ $file }». Храните файл надёжно: в нём есть тайное.
cli-admin-restore-sure = Заменить всё в { $database }?
cli-admin-restore-done = Всё снова так, как в «{ $file }».
cli-admin-migrate-done = База данных { $database } теперь на ревизии { $revision }.
cli-admin-migrate-nothing = База данных { $database } уже нынешней версии ({ $revision }).
cli-admin-verify-wrong = Стол { $table }: { $why }
cli-admin-verify-done =
    { $games ->
        [one] Заново сыграна { $games } игра; неверных: { $wrong }.
        [few] Заново сыграны { $games } игры; неверных: { $wrong }.
       *[many] Заново сыграно { $games } игр; неверных: { $wrong }.
    }
cli-admin-purge-sure =
    { $days ->
        [one] Удалить гостей, которых не было { $days } день и после которых ничего не осталось?
        [few] Удалить гостей, которых не было { $days } дня и после которых ничего не осталось?
       *[many] Удалить гостей, которых не было { $days } дней и после которых ничего не осталось?
    }
cli-admin-purge-done = Удалено: гостей — { $guests }, приглашений — { $invitations }, ключей запросов — { $requests }.
