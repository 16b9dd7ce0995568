### What comes of many random games.

## The head. $game, $options (names), $games, $players, $wanted (numbers), $seed (digits)
sim-title =
    { $games ->
        [one] { $game }: { $games } random game with { $players } players
       *[other] { $game }: { $games } random games with { $players } players
    }
sim-title-bots =
    { $games ->
        [one] { $game }: { $games } game of bots with { $players } players
       *[other] { $game }: { $games } games of bots with { $players } players
    }
sim-set-up = { $options }, seed { $seed }
sim-interrupted = Interrupted: { $games } of { $wanted } games were finished, and only these are counted.
sim-progress = { $games } of { $wanted } games

## The tables: heads of columns
sim-player = Player
sim-player-bot = { $number }: { $bot }
sim-wins = Wins
sim-shared = Shared
sim-share = Share (95% interval)
sim-mean = Mean
sim-sd = SD
sim-min = Least
sim-lower = 25%
sim-median = Median
sim-upper = 75%
sim-max = Most
sim-ending = Ending
sim-games = Games
sim-points = Points

## Numbers in them. $low, $high, $share, $value (numbers)
sim-with-range = { $share } ({ $low }–{ $high })
sim-range = { $low } to { $high }
sim-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Below them. $mean, $seconds (numbers as text), $low, $high, $count, $limit, $workers, $rate (numbers)
sim-decisions = Decisions per game: { $mean } on average, from { $low } to { $high }.
sim-faults =
    { $count ->
        [one] Player { $number }, { $bot }: { $count } fault; a random move was made instead.
       *[other] Player { $number }, { $bot }: { $count } faults; random moves were made instead.
    }
sim-truncated =
    { $count ->
        [one] { $count } game was cut off after { $limit } decisions, unfinished.
       *[other] { $count } games were cut off after { $limit } decisions, unfinished.
    }
sim-time =
    { $seconds } seconds in { $workers ->
        [one] { $workers } process
       *[other] { $workers } processes
    }: { $rate ->
        [one] { $rate } game
       *[other] { $rate } games
    } per second.

## Bots. $count, $players (numbers)
sim-bots-per-seat =
    { $count ->
        [one] { $count } bot is named for { $players } players; name one for all or one for each.
       *[other] { $count } bots are named for { $players } players; name one for all or one for each.
    }
