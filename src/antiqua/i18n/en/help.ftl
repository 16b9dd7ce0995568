### What `--help` says, and what is wrong with a command that cannot be understood.

## The frame. $command (what to type), $choices (list), $value (as typed)
cli-help-usage = Usage: { $command }
cli-help-commands = Commands:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-examples = Examples:
cli-help-choices = { $about } One of: { $choices }.
cli-help-more = “{ $command }” explains a command.

## The program and its commands
cli-program-antiqua = Board games of the ancient world in your terminal, exactly by the book. Without a command, a menu opens.
cli-program-play = Play a game, or continue one. Choose by number, or type a move in words; during the game, ? shows everything you can type. The game is saved after every move.
cli-program-games = List the games with their options.
cli-program-saves = List the saved games, or delete one.
cli-program-replay = Check a recorded game, or step through it. Every line is played again by the rules; if one is wrong, the first wrong line is named, and the exit code is 2.
cli-program-simulate = Play many games over all cores and count who wins, how, and with how many points.
cli-program-arena = Let bots play against each other, and tell how strong they are. Games are paired: in a group of games chance is the same, and the bots take every seat in turn. Ctrl-C keeps what is finished; with --output a run can go on later, to the same result.
cli-program-tune = Look for better weights of a game’s evaluation, which the bots judge by, in games against itself.
cli-program-train = Train a network that judges a game’s positions for the bots, by games of search in a league.
cli-program-bench = Measure how fast the games run, compiled and interpreted.
cli-program-serve = Run a server on which people play each other and the bots. The first run makes all that is needed; Ctrl-C stops it when everything under way is finished. All settings can stand in a file or in the environment as well.
cli-program-admin = Look after a server: its people, its tables, its database. All of it works while the server runs.
cli-program-admin-people = List the people of a server. With a word, those whose names have it in them.
cli-program-admin-reset = Give somebody who has lost password and code a new recovery code. All sessions end; with the code a new password can be chosen.
cli-program-admin-forget = Delete somebody for good. The games stay, the name goes; bots take the seats that are still played.
cli-program-admin-tables = List the tables.
cli-program-admin-table = Show one table, and who sits there.
cli-program-admin-close = End a table that has not begun, or that its people have left.
cli-program-admin-backup = Write the whole database into one new file. The server may go on meanwhile.
cli-program-admin-restore = Replace the whole database by a backup. What has happened since is lost.
cli-program-admin-migrate = Bring the database up to date. “serve” does it by itself when it starts.
cli-program-admin-verify = Play every stored game again by the rules, and compare. What differs is named, and the exit code is 1.
cli-program-admin-purge = Delete what nobody misses. That is: guests who were not seen for long and have neither games nor lines of chat, invitations that have expired, and old keys of requests.

## Options that several commands have. $command (what to type)
cli-option-game = The name of a game, as “{ $command }” lists it.
cli-option-players = How many play, where the game allows several numbers.
cli-option-option = A variant of the rules, as name=value; “{ $command }” lists them.
cli-option-seed = The same seed brings the same games, on any number of cores.
cli-option-workers = How many processes play; without it, one for each core.
cli-option-output = Write results to this new file as they come, so that the run can go on if it is interrupted.
cli-option-resume = Go on with the run in this file; nothing else need be said.
cli-option-json = Print JSON for programs.
cli-option-data = The folder for the database and the settings.
cli-option-database = The database: sqlite:///FILE or postgresql://…; without it, a file in the data folder.
cli-option-config = A TOML file with settings; without it, antiqua.toml in the data folder.
cli-option-lang = Language: en, fa or ru. Without it, that of ANTIQUA_LANG or of your system.
cli-option-color = Use colours; --no-color does without.
cli-option-help = Show this page.
cli-option-version = Show the version.

## Those of one command. $person, $named, $bots, $others, $local, $anywhere (as they are typed)
cli-option-play-seat = Who sits where: { $person }, { $named }, or a bot: { $bots }. Without it, you sit on seat 1, among novices.
cli-option-play-seed = The same seed brings the same cards and dice, if the players do the same.
cli-option-play-chance = With “manual”, you type in what your own cards and dice show.
cli-option-play-resume = Continue the game in this file; without a file, the one played last.
cli-option-play-save = Save the game in this file, instead of the usual folder.
cli-option-play-allow-programs = With --resume: run the programs that the saved game names as players, without asking.
cli-option-play-pace = How many seconds the turn of a bot is shown before that of the next.
cli-option-saves-delete = Delete the saved game with this name, after you have confirmed it.
cli-option-replay-file = The record, as text or JSON. A dash means the standard input.
cli-option-replay-step = Show the table move by move: n for the next move, p for the one before, a number to go there, q to quit.
cli-option-replay-verify = Check only, and say in one line whether everything is right.
cli-option-replay-at = Show the table after so many moves; 0 is the beginning.
cli-option-simulate-games = How many games; 1000 without it.
cli-option-simulate-bots = Who plays: one bot for every seat, or one for all; without it, everybody plays at random.
cli-option-arena-bots = Who takes part: { $others }. All combinations play.
cli-option-arena-table = Just one table instead, on which a bot may sit several times, such as: expert novice novice.
cli-option-arena-lone = With --bots: every bot sits alone among copies of the one named before it.
cli-option-arena-games = How many games every combination plays, at least; 100 without it. Groups of paired games are always complete.
cli-option-arena-csv = Write a table with one row per game to this new file.
cli-option-arena-html = Write a report with plots to this new file; it needs nothing but a browser.
cli-option-tune-rounds = How often weights are changed and tried; 5 without it.
cli-option-tune-games = How many games are played for every change; 2000 without it.
cli-option-tune-trials = How many games the new weights play against the old ones; 1000 without it.
cli-option-tune-iterations = Let search play, with so many iterations per decision, instead of looking one move ahead.
cli-option-tune-rivals = Let a search without evaluation, with as many iterations, play at one seat of every other game.
cli-option-tune-seed = The same seed brings the same weights; 1 without it.
cli-option-tune-output = Write the weights to this new file, instead of printing them.
cli-option-train-output = The folder of the run. If it was begun there, it goes on.
cli-option-train-start = The network that plays the first round, for example an earlier run’s; the weights alone without it.
cli-option-train-players = For how many players it learns; several numbers for several kinds of games, all that the game allows without it.
cli-option-train-rounds = How often games are played and learned from, in all; 5 without it.
cli-option-train-games = How many games a round has; 2000 without it.
cli-option-train-iterations = Iterations of search for every decision; 250 without it. Several numbers are for one round after the other, the last one from there on.
cli-option-train-window = How many rounds it learns from, the newest ones; 15 without it.
cli-option-train-first = Units of the network’s first layer; 32 without it.
cli-option-train-second = Units of its second layer; 8 without it.
cli-option-train-seed = The same seed brings the same games; 1 without it.
cli-option-train-workers = How many processes play; as many as there are cores without it.
cli-option-bench-game = The name of a game; without it, all of them.
cli-option-serve-host = The address at which it listens. { $local } is for this machine only, { $anywhere } for everybody.
cli-option-serve-port = The port at which it listens; 0 takes one that is free.
cli-option-serve-open = Open the browser at its address.
cli-option-serve-redis = Redis, over which several processes work together: redis://….
cli-option-serve-processes = How many processes serve; more than one need PostgreSQL and Redis.
cli-option-serve-workers = How many processes of each of them think for the bots.
cli-option-serve-behind-proxy = There is a proxy on this machine or network that says who asks, and whether by TLS.
cli-option-serve-monitors = The addresses and networks that may ask for /ready and /metrics.
cli-option-serve-stop-seconds = How many seconds what is under way has to finish when the server is stopped.
cli-option-serve-log-level = How much is logged.
cli-option-serve-log-format = Log lines for people, or as JSON for programs.
cli-option-admin-name = A part of a name; without it, everybody.
cli-option-admin-who = Somebody’s id, or the name.
cli-option-admin-table = The id of a table.
cli-option-admin-verify-table = The id of a table; without it, all of them.
cli-option-admin-backup-file = The new file.
cli-option-admin-restore-file = A file that “backup” has written.
cli-option-admin-status = Only tables that are so.
cli-option-admin-days = How many days a guest must not have been seen; 30 without it.
cli-option-admin-yes = Do not ask whether it is meant.

## What is wrong. $option, $value, $command (as typed), $near (what may have been meant), $choices (list)
cli-unknown-option = Unknown option: { $option }.
cli-unknown-option-near = Unknown option: { $option }. Did you mean { $near }?
cli-option-needs-value = { $option } needs a value.
cli-option-missing = { $option } is missing.
cli-option-repeated = { $option } is given several times; give it once.
cli-option-bad-value = “{ $value }” is not a value of { $option }.
cli-option-bad-choice = “{ $value }” is not a value of { $option }; allowed: { $choices }.
cli-too-many-words = “{ $words }” is too much here.
