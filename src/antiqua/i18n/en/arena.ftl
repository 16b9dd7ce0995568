### Bots against bots: the ladder, the report, files of results, and tuning.

## The head and the tables. $game, $one, $other, $bot (names), $games, $players, $count (numbers), $rating, $low, $high
## (numbers as text), $value (number), $fault (a message)
arena-title =
    { $games ->
        [one] { $game }: { $games } game of bots, { $players } players
       *[other] { $game }: { $games } games of bots, { $players } players
    }
arena-bot = Bot
arena-rating = Rating (95% interval)
arena-played = Played
arena-share = Share (95% interval)
arena-points = Points
arena-time = Per decision
arena-longest = Longest
arena-faults = Faults
arena-pairing = Who comes before whom
arena-ahead = Ahead
arena-tied = Tied
arena-behind = Behind
arena-pair = { $one } before { $other }
arena-rated = { $rating } ({ $low } to { $high })
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
arena-fault =
    { $count ->
        [one] { $bot }, { $count } fault: { $fault }.
       *[other] { $bot }, { $count } faults: { $fault }.
    }

## Below the tables. $prior (number)
arena-note-random = Ratings in Elo’s units; random is 0. For every two bots { $prior } draw is added that was never played, so that nobody is infinitely strong. Intervals: bootstrap over groups of paired games.
arena-note-mean = Ratings in Elo’s units; their mean is 0. For every two bots { $prior } draw is added that was never played, so that nobody is infinitely strong. Intervals: bootstrap over groups of paired games.

## The report. $wanted, $number (numbers), $version
arena-report-title = { $game }: how strong the bots are
arena-report-ladder = Ladder
arena-report-play = How they played
arena-report-matrix = Who comes before whom
arena-report-matrix-about = How often the bot of the row finished before the bot of the column; ties count as halves.
arena-report-scores = Points
arena-report-scores-about = How many points the bots had at the end; all plots have the same scale.
arena-report-seats = Seats
arena-report-seats-about = How often each seat won, whoever sat there.
arena-report-seat = Seat
arena-report-wanted = { $games } of { $wanted } games
arena-report-made = Made by Antiqua { $version }.
arena-report-mean = mean { $value }

## Which bots play. $name (a bot), $count, $players (numbers)
arena-which-bots = Name the bots with --bots, for example --bots random novice expert, or one table with --table.
arena-bots-or-table = Name the bots with --bots or one table with --table, but not both.
arena-one-bot = “{ $name }” cannot play against itself only; name at least two different bots.
arena-bot-twice = The bot “{ $name }” is named twice; copies at one table are asked for with --table.
arena-lone-table = With --table it is clear who sits alone; leave out --lone.
arena-table-size =
    { $count ->
        [one] There is { $count } bot at the table, but the number of players is { $players }.
       *[other] There are { $count } bots at the table, but the number of players is { $players }.
    }

## Files of results. $file, $command (what to type), $name (a setting), $there, $here (its values), $line (number),
## $made, $here, $version, $supported (versions)
results-file-exists = The file “{ $file }” exists already, and nothing is overwritten; name another one.
results-none = “{ $file }” is not a file of results of “{ $command }”.
results-version = The results in “{ $file }” are written in version { $version } of their form; versions that can be read: { $supported }.
results-other-program = The results in “{ $file }” were made by version { $made } of Antiqua, and this is { $here }; the rest would not be the same, so begin anew.
results-other-rules = The results in “{ $file }” were made by version { $made } of the rules, and this is { $here }; the rest would not be the same, so begin anew.
results-other-bots = The bots in “{ $file }” are no longer the same: their levels, settings or weights have changed since; begin anew.
results-other-run = “{ $file }” is another run: there “{ $name }” is “{ $there }”, not “{ $here }”.
results-damaged = Line { $line } of “{ $file }” is damaged; what comes before it can be saved by deleting the rest.
results-in-use = Another run is writing to “{ $file }” just now.
results-output-and-resume = A run that goes on stays in its file; leave out --output.
results-resume-hint = What is finished is kept. Go on with: { $command }

## Tuning. $number, $rounds, $positions (numbers), $share, $before, $after (numbers as text), $file
tune-round = Round { $number } of { $rounds }: { $positions } positions; the new weights won { $share } of their games.
tune-loss = Error of the forecast: { $before }, then { $after }.
tune-kept = Kept.
tune-not-kept = Not kept.
tune-interrupted = Interrupted; the weights are those of the rounds that were finished.
tune-rivals-need-iterations = “--rivals” needs “--iterations”: a search without evaluation must think to play at all.
tune-written = The weights are in “{ $file }”.

## `antiqua train`
train-round = Round { $number } of { $rounds }: { $positions } positions, { $seconds } s. Error of the forecast: { $plain } without a network, { $after } with the new one.
train-where = A run needs a folder of its own: “--output FOLDER”.
train-needs-numpy = Training needs NumPy: pip install "antiqua[train]"
train-other-settings = In “{ $folder }” a run was begun with { $name } = { $there }, not { $here }; give the same, or another folder.
train-not-empty = “{ $folder }” is not empty, and no run was begun there.
train-damaged = “{ $file }” cannot be read: { $detail }.
train-no-network = There is no network in “{ $file }”: { $detail }.
train-goes-on = The finished rounds are in “{ $folder }”; the same command goes on with them.
train-written = The network is in “{ $file }”; in the folder of the game, the bots judge by it.

## The report of a run. $file, $game (names), $rounds, $games, $number, $players, $count, $value (numbers), $time, $share,
## $forecast, $result (numbers as text)
train-report-written = A report of the run is in “{ $file }”.
train-report-title = { $game }: how a network learned
train-report-sum = Rounds: { $rounds }. Games: { $games }. Time: { $time }.
train-report-forecasts = Forecasts
train-report-forecasts-about = The error (cross entropy) of forecasts of who wins, in games of the round that nothing was learned from; the lower, the better.
train-report-plain = Weights alone
train-report-after = With the network
train-report-round = Round
train-report-learned = Positions learned from
train-report-foretold = Positions foretold
train-report-time = Time
train-report-league = The league
train-report-league-about = How many of its games a seat of the newest network won, by who sat at one other seat; in brackets, the number of games. The dotted line is what players of equal strength win.
train-report-players = { $players } players
train-report-opponents-about = All rounds together, opponent by opponent.
train-report-opponent = Opponent
train-report-met = Won (games)
train-report-share = { $share } ({ $games })
train-report-against-itself = Itself (games)
train-report-against-earlier = Earlier selves
train-report-against-weights = Weights alone
train-report-against-search = Search without evaluation
train-report-against-plan = Players with plans
train-report-calibration = Forecasts and results
train-report-calibration-about = What the network of round { $number } foretold, and what came, in games that it did not learn from: one forecast for every seat of every position. On the dotted line forecasts are true; the larger the dot, the more of them.
train-report-tenth = Foretold
train-report-count = Forecasts
train-report-mean = Mean forecast
train-report-came = What came
train-report-tenth-came = foretold { $forecast }, came { $result }; forecasts: { $count }
train-report-settings = Settings
train-report-setting = Setting
train-report-value = Value
train-report-setting-players = Players
train-report-setting-games = Games in a round
train-report-setting-iterations = Iterations of a search
train-report-setting-first = Units of the first layer
train-report-setting-second = Units of the second layer
train-report-setting-window = Rounds that are learned from
train-report-setting-epochs = Times that every position is learned from
train-report-setting-belief = What search expected, as a part of the target
train-report-setting-seed = Seed
train-report-setting-start = Network at the beginning
train-report-loss = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-report-thousandth = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 3) }
train-report-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
train-report-seconds = { NUMBER($value, maximumFractionDigits: 1) } s
train-report-minutes = { NUMBER($value, maximumFractionDigits: 1) } min
train-report-hours = { NUMBER($value, maximumFractionDigits: 1) } h
