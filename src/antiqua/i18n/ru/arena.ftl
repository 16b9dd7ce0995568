### Боты против ботов: таблица сил, отчёт, файлы результатов и настройка весов.

## Заголовок и таблицы. $game, $one, $other, $bot (названия), $games, $players, $count (числа), $rating, $low, $high
## (числа как текст), $value (число), $fault (сообщение)
arena-title =
    { $games ->
        [one] { $game }: { $games } игра ботов, игроков: { $players }
        [few] { $game }: { $games } игры ботов, игроков: { $players }
       *[many] { $game }: { $games } игр ботов, игроков: { $players }
    }
arena-bot = Бот
arena-rating = Рейтинг (интервал 95 %)
arena-played = Сыграно
arena-share = Доля (интервал 95 %)
arena-points = Очки
arena-time = На решение
arena-longest = Дольше всего
arena-faults = Ошибки
arena-pairing = Кто кого опережает
arena-ahead = Выше
arena-tied = Поровну
arena-behind = Ниже
arena-pair = { $one } против { $other }
arena-rated = { $rating } (от { $low } до { $high })
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } мс
arena-fault =
    { $count ->
        [one] { $bot }, { $count } ошибка: { $fault }.
        [few] { $bot }, { $count } ошибки: { $fault }.
       *[many] { $bot }, { $count } ошибок: { $fault }.
    }

## Под таблицами. $prior (число)
arena-note-random = Рейтинг — в единицах Эло; у random он равен 0. Для каждых двух ботов добавлено несыгранных ничьих: { $prior }, чтобы никто не оказался бесконечно силён. Интервалы — бутстреп по группам парных игр.
arena-note-mean = Рейтинг — в единицах Эло; среднее равно 0. Для каждых двух ботов добавлено несыгранных ничьих: { $prior }, чтобы никто не оказался бесконечно силён. Интервалы — бутстреп по группам парных игр.

## Отчёт. $wanted, $number (числа), $version
arena-report-title = { $game }: насколько сильны боты
arena-report-ladder = Таблица сил
arena-report-play = Как они играли
arena-report-matrix = Кто кого опережает
arena-report-matrix-about = Как часто бот строки заканчивал выше бота столбца; равенство считается за половину.
arena-report-scores = Очки
arena-report-scores-about = Сколько очков было у ботов в конце; масштаб у всех графиков один.
arena-report-seats = Места
arena-report-seats-about = Как часто побеждало каждое место, кто бы на нём ни сидел.
arena-report-seat = Место
arena-report-wanted = Игры: { $games } из { $wanted }
arena-report-made = Создано программой «Антиква» { $version }.
arena-report-mean = в среднем { $value }

## Какие боты играют. $name (бот), $count, $players (числа)
arena-which-bots = Назовите ботов через --bots, например --bots random novice expert, или один стол через --table.
arena-bots-or-table = Назовите либо ботов через --bots, либо один стол через --table, но не то и другое.
arena-one-bot = «{ $name }» не может играть только сам с собой; назовите хотя бы двух разных ботов.
arena-bot-twice = Бот «{ $name }» назван дважды; копии за одним столом задаются через --table.
arena-lone-table = С --table и так ясно, кто сидит один; уберите --lone.
arena-table-size =
    { $count ->
        [one] За столом { $count } бот, а число игроков — { $players }.
        [few] За столом { $count } бота, а число игроков — { $players }.
       *[many] За столом { $count } ботов, а число игроков — { $players }.
    }

## Файлы результатов. $file, $command (что набрать), $name (настройка), $there, $here (её значения), $line (число),
## $made, $here, $version, $supported (версии)
results-file-exists = Файл «{ $file }» уже есть, а поверх ничего не пишется; назовите другой.
results-none = «{ $file }» — не файл результатов команды «{ $command }».
results-version = Результаты в «{ $file }» записаны в версии { $version }; читаются версии: { $supported }.
results-other-program = Результаты в «{ $file }» получены в «Антикве» версии { $made }, а это версия { $here }; остальное вышло бы иначе, поэтому начните заново.
results-other-rules = Результаты в «{ $file }» получены по правилам версии { $made }, а это версия { $here }; остальное вышло бы иначе, поэтому начните заново.
results-other-bots = Боты в «{ $file }» уже не те: с тех пор изменились их уровни, настройки или веса; начните заново.
results-other-run = «{ $file }» — другой запуск: там «{ $name }» равно «{ $there }», а не «{ $here }».
results-damaged = Строка { $line } файла «{ $file }» повреждена; чтобы сохранить предыдущие, удалите её и всё, что после неё.
results-in-use = В файл «{ $file }» сейчас пишет другой запуск.
results-output-and-resume = Продолжаемый запуск остаётся в своём файле; уберите --output.
results-resume-hint = Законченное сохранено. Продолжить: { $command }

## Настройка весов. $number, $rounds, $positions (числа), $share, $before, $after (числа как текст), $file
tune-round = Круг { $number } из { $rounds }; позиций: { $positions }; новые веса выиграли { $share } своих игр.
tune-loss = Ошибка прогноза: { $before }, затем { $after }.
tune-kept = Принято.
tune-not-kept = Не принято.
tune-interrupted = Прервано; веса взяты из законченных кругов.
tune-rivals-need-iterations = Для «--rivals» нужно «--iterations»: поиск без оценки не может играть, не думая.
tune-written = Веса записаны в «{ $file }».

## `antiqua train`
train-round = Раунд { $number } из { $rounds }: позиций — { $positions }, { $seconds } с. Ошибка прогноза: без сети { $plain }, с новой { $after }.
train-where = Обучению нужна своя папка: «--output FOLDER».
train-needs-numpy = Для обучения нужен NumPy: pip install "antiqua[train]"
train-other-settings = В «{ $folder }» обучение начато с { $name } = { $there }, а не { $here }; укажите то же самое или другую папку.
train-not-empty = Папка «{ $folder }» не пуста, и обучение в ней не начиналось.
train-damaged = «{ $file }» не читается: { $detail }.
train-no-network = В «{ $file }» нет сети: { $detail }.
train-goes-on = Законченные раунды — в «{ $folder }»; та же команда продолжит с них.
train-written = Сеть — в «{ $file }»; если положить её в папку игры, боты будут судить по ней.

## Отчёт об обучении. $file, $game (названия), $rounds, $games, $number, $players, $count, $value (числа), $time, $share,
## $forecast, $result (числа как текст)
train-report-written = Отчёт об обучении — в «{ $file }».
train-report-title = { $game }: как училась сеть
train-report-sum = Раундов: { $rounds }. Игр: { $games }. Время: { $time }.
train-report-forecasts = Прогнозы
train-report-forecasts-about = Ошибка (перекрёстная энтропия) прогнозов того, кто победит, в играх раунда, на которых сеть не училась; чем меньше, тем лучше.
train-report-plain = Одни веса
train-report-after = С сетью
train-report-round = Раунд
train-report-learned = Позиций для учёбы
train-report-foretold = Позиций для проверки
train-report-time = Время
train-report-league = Лига
train-report-league-about = Какую долю своих игр выиграло место новейшей сети в зависимости от того, кто сидел на одном из других мест; в скобках — число игр. Пунктир — сколько выигрывают равные по силе.
train-report-players = Игроков: { $players }
train-report-opponents-about = Все раунды вместе, по соперникам.
train-report-opponent = Соперник
train-report-met = Выиграно (игр)
train-report-share = { $share } ({ $games })
train-report-against-itself = С собой (игр)
train-report-against-earlier = Прежние сети
train-report-against-weights = Одни веса
train-report-against-search = Поиск без оценки
train-report-against-plan = Игроки с планами
train-report-calibration = Прогнозы и итоги
train-report-calibration-about = Что предсказала сеть раунда { $number } и что вышло, в играх, на которых она не училась: по одному прогнозу на каждое место каждой позиции. На пунктире прогнозы верны; чем больше точка, тем их больше.
train-report-tenth = Прогноз
train-report-count = Прогнозов
train-report-mean = В среднем предсказано
train-report-came = В среднем вышло
train-report-tenth-came = предсказано { $forecast }, вышло { $result }; прогнозов: { $count }
train-report-settings = Настройки
train-report-setting = Настройка
train-report-value = Значение
train-report-setting-players = Игроков
train-report-setting-games = Игр в раунде
train-report-setting-iterations = Итераций поиска
train-report-setting-first = Нейронов в первом слое
train-report-setting-second = Нейронов во втором слое
train-report-setting-window = Раундов, на которых сеть учится
train-report-setting-epochs = Проходов по всем позициям
train-report-setting-belief = Доля ожиданий поиска в цели
train-report-setting-seed = Зерно
train-report-setting-start = Сеть в начале
train-report-loss = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-report-thousandth = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 3) }
train-report-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
train-report-seconds = { NUMBER($value, maximumFractionDigits: 1) } с
train-report-minutes = { NUMBER($value, maximumFractionDigits: 1) } мин
train-report-hours = { NUMBER($value, maximumFractionDigits: 1) } ч
