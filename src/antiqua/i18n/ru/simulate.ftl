### Что вышло из множества случайных игр.

## Заголовок. $game, $options (названия), $games, $players, $wanted (числа), $seed (цифры)
sim-title =
    { $games ->
        [one] { $game }: { $games } случайная игра, игроков: { $players }
        [few] { $game }: { $games } случайные игры, игроков: { $players }
       *[many] { $game }: { $games } случайных игр, игроков: { $players }
    }
sim-title-bots =
    { $games ->
        [one] { $game }: { $games } игра ботов, игроков: { $players }
        [few] { $game }: { $games } игры ботов, игроков: { $players }
       *[many] { $game }: { $games } игр ботов, игроков: { $players }
    }
sim-set-up = { $options }, зерно { $seed }
sim-interrupted = Прервано: закончено игр — { $games } из { $wanted }, учтены только они.
sim-progress = Сыграно игр: { $games } из { $wanted }

## Заголовки столбцов
sim-player = Игрок
sim-player-bot = { $number }: { $bot }
sim-wins = Победы
sim-shared = Общие
sim-share = Доля (интервал 95 %)
sim-mean = Среднее
sim-sd = Откл.
sim-min = Мин.
sim-lower = 25 %
sim-median = Медиана
sim-upper = 75 %
sim-max = Макс.
sim-ending = Как кончилось
sim-games = Игры
sim-points = Очки

## Числа в таблицах. $low, $high, $share, $value (числа)
sim-with-range = { $share } ({ $low }–{ $high })
sim-range = { $low }…{ $high }
sim-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Под таблицами. $mean, $seconds (числа как текст), $low, $high, $count, $limit, $workers, $rate (числа)
sim-decisions = Решений за игру: в среднем { $mean }, от { $low } до { $high }.
sim-faults =
    { $count ->
        [one] Игрок { $number }, { $bot }: { $count } ошибка; вместо неё сделан случайный ход.
        [few] Игрок { $number }, { $bot }: { $count } ошибки; вместо них сделаны случайные ходы.
       *[many] Игрок { $number }, { $bot }: { $count } ошибок; вместо них сделаны случайные ходы.
    }
sim-truncated =
    { $count ->
        [one] { $count } игра оборвана на { $limit }-м решении, не закончившись.
        [few] { $count } игры оборваны на { $limit }-м решении, не закончившись.
       *[many] { $count } игр оборвано на { $limit }-м решении, не закончившись.
    }
sim-time =
    { $seconds } с, { $workers ->
        [one] { $workers } процесс
        [few] { $workers } процесса
       *[many] { $workers } процессов
    }: { $rate ->
        [one] { $rate } игра
        [few] { $rate } игры
       *[many] { $rate } игр
    } в секунду.

## Боты. $count, $players (числа)
sim-bots-per-seat =
    { $count ->
        [one] Назван { $count } бот, а игроков — { $players }; назовите одного на всех или по одному на каждого.
        [few] Названы { $count } бота, а игроков — { $players }; назовите одного на всех или по одному на каждого.
       *[many] Названо { $count } ботов, а игроков — { $players }; назовите одного на всех или по одному на каждого.
    }
