### The command line: menu, prompts, help inside a game, and what it says about files and mistakes.

## Coming and going. $command (what to type), $error (the system’s own words),
## $switch (a setting)
cli-interrupted = Interrupted.
cli-resume-hint = The game is saved. Continue it with: { $command }
cli-unexpected =
    Something unexpected happened: { $error }. Please report it to the makers of Antiqua, together with what { $switch } shows when you do the same again.
cli-interpreted = The rules run interpreted, some 40 times slower than compiled. To compile them you need a C compiler: install Antiqua again, or run “make build” in its folder.
cli-interpreted-by-wish = The rules run interpreted because ANTIQUA_PURE is set; without it they run some 40 times faster.
cli-unknown-command = There is no command “{ $command }”; the commands are { $commands }.
cli-command-first = The command comes first, what belongs to it afterwards: { $command }
cli-wrong-usage = { $what } More: { $command }

## Players. $text (as typed), $example, $players, $number (numbers)
cli-bad-seat = “{ $text }” is not a seat; write for example { $example }, with a seat from 1 to { $players }.
cli-seat-twice = Seat { $number } is given twice; give every seat once.

## Starting a game. $games (list), $text (as typed), $folder, $file, $programs (list)
cli-which-game = Name a game; the games are { $games }.
cli-bad-option-form = “{ $text }” is not an option; write it as name=value.
cli-resume-alone = A game that is continued keeps its rules and its cards; leave out the name, --players, --option, --seed and --chance.
cli-nothing-to-resume = There is no game to continue in “{ $folder }”; start one with “{ $command }”.
cli-file-exists = The file “{ $file }” exists already; name another one, or continue the game in it with --resume.
cli-no-such-save = There is no saved game “{ $name }”; the saved games are: { $names }.
cli-no-saves = There are no saved games in “{ $folder }”.
cli-delete-sure = Delete “{ $name }” for good?
cli-deleted = “{ $name }” is deleted.
cli-not-deleted = Nothing is deleted.
cli-programs-named = The file “{ $file }” names programs as players. They can do on this machine whatever you can do:
cli-programs-sure = Do you know them, and shall they run?
cli-programs-refused = The game in “{ $file }” is not continued, because it would run: { $programs }. If you trust these programs: { $command }
cli-programs-without-save = --allow-programs is for a saved game; add --resume, or leave it out.

## The list of games. $name, $players (list of numbers), $version (number), $value (a message)
cli-game-facts = Name: { $name } · players: { $players } · version of the rules: { $version }
cli-default = { $value } (default)

## Choosing. $number, $first, $last, $count, $given, $cost (numbers), $word, $text (as typed), $move, $things, $moves (lists)
cli-no-such-number = There is no number { $number } here; the numbers go from { $first } to { $last }.
cli-wrong-set =
    { $count ->
        [one] Name exactly { $count } of these; you named { $given }.
       *[other] Name exactly { $count } different ones of these; you named { $given }.
    }
cli-no-such-thing = “{ $word }” is not one of these: { $things }.
cli-no-such-name = “{ $text }” cannot lie there, or is not its whole name. Type the whole name.
cli-suggestion = { $number } – { $move }
cli-ambiguous = “{ $text }” could mean several things: { $moves }. Type more of it, or a number.
cli-not-understood = “{ $text }” is not understood here. Possible are, for example: { $moves }.
cli-one-too-many = “{ $move }” is one too many: what comes before it is enough already. Nothing has been done.
cli-line-fault = { $fault } That is move { $number } of { $count } in this line; nothing of the line has been done.
cli-strange-word = “{ $word }” in “{ $text }” is not understood here. Possible are: { $things }.
cli-missing-comma = “{ $text }” is not understood here. Moves are parted by commas: “{ $line }”.
cli-words-between = and then
cli-words-small = a an at by for from in into of on the to with
cli-cost = Cost: { $cost }
cli-type-set =
    { $count ->
        [one] Type { $count } number or name.
       *[other] Type { $count } numbers or names, with spaces between them; the beginnings of the names will do.
    }
cli-prompt = Type a number or a move; undo, hint, save, quit; ? explains everything.
cli-prompt-chance = Type what your table shows, by number or name; correct takes the last entry back; ? explains everything.
cli-prompt-secret = Type what your table shows by its whole name: a list of what is possible would tell a secret; correct takes the last entry back; ? explains everything.
cli-hand-over = Only { $player } may see what comes now. Pass the screen to { $player }, then press Enter.
cli-press-enter = Press Enter to go on.
cli-news-more = (and { $count } more; see “{ $command }”)
cli-recap =
    { $moves ->
        [one] The game goes on after { $moves } move. Players: { $players }.
       *[other] The game goes on after { $moves } moves. Players: { $players }.
    }
cli-recap-person = { $player }
cli-recap-bot = { $player } (bot)

## Commands, as they are typed: one word each; two of them also by one letter
cli-command-undo = undo
cli-command-redo = redo
cli-command-correct = correct
cli-command-log = log
cli-command-score = score
cli-command-hint = hint
cli-command-table = table
cli-command-save = save
cli-command-load = load
cli-command-help = help
cli-command-quit = quit
cli-short-undo = u
cli-short-quit = q

## Help inside a game: what to type, and what it does
cli-about-number = choose the option with that number
cli-about-zero = finish or refuse, wherever that is possible
cli-about-move = make a move in words, as here or as the options say it; the beginnings of the words will do, as long as only one move is meant
cli-usage-several = { $one }, { $other }
cli-about-several = several moves in one line: each number counts in the position that the move before it leads to
cli-about-steps = the same in words: several steps of one action; the word “and” may stand between them
cli-usage-explain = ? { $thing }
cli-about-explain = say what a card, or anything else on the table, costs and does
cli-usage-undo = undo, u
cli-about-undo = take back the last move, unless something new has been seen or another player has moved since
cli-usage-redo = redo
cli-about-redo = play again what was taken back
cli-usage-correct = correct
cli-about-correct = take back the last entry, whatever it was, because the table shows something else
cli-usage-log = log
cli-about-log = everything that has happened
cli-usage-score = score
cli-about-score = the points, as if the game ended now
cli-usage-hint = hint
cli-about-hint = the three best moves, as a master sees them, with the share of victory that each promises
cli-usage-table = table
cli-about-table = show the whole table, however small the window is; Enter shows what fits
cli-usage-save = save [file]
cli-about-save = save the game; without a file, where it is saved after every move anyway
cli-usage-load = load file
cli-about-load = go on with another saved game
cli-usage-help = help, ?
cli-about-help = this list
cli-usage-quit = quit, q
cli-about-quit = leave; the game stays saved

## Answers to commands. $file, $folder, $text (as typed)
cli-saved = Saved in “{ $file }”.
cli-not-saved = The game goes on, but it is not being saved.
cli-load-what = Name the file of a saved game; the last ones are in “{ $folder }”.
cli-nothing-to-correct = Only what was typed in from a real table can be corrected.
cli-no-score-yet = The points are shown at the end of the game.
cli-no-hint = A hint is for a player who is to move.
cli-thinking = Thinking …
cli-advice = { $move } ({ $share } %)
cli-advice-wins = { $move }: wins at once
cli-advice-step = { $player }: { $moves }
cli-bot-fault = { $player }: { $what }. A random move is made instead.
cli-unknown-thing = Nothing on the table is called “{ $text }”.
cli-total = Total
cli-record-written = The record of the game is in “{ $file }”.

## Replay. $number, $last, $moves (numbers), $text (as typed)
cli-replay-title = Move { $number } of { $last }
cli-replay-keys = n or Enter: next · p: previous · 0–{ $last }: go there · q: quit
cli-replay-end = This is the end of the record.
cli-replay-beginning = This is the beginning of the record.
cli-replay-unknown-key = “{ $text }” means nothing here; type n, p, a number or q.
cli-record-right =
    { $moves ->
        [one] The record is right: { $moves } move.
       *[other] The record is right: { $moves } moves.
    }

## Menu. $game, $players, $when, $language (names), $count, $number (numbers)
cli-menu-ask = What would you like to do?
cli-menu-new = Play a new game
cli-menu-continue = Continue: { $game }
cli-menu-continue-other =
    { $count ->
        [one] Continue another saved game ({ $count })
       *[other] Continue another saved game ({ $count })
    }
cli-menu-delete = Delete a saved game
cli-menu-watch = Watch bots play
cli-menu-simulate = Simulate many games
cli-menu-replay = Replay a recorded game
cli-menu-language = Language: { $language }
cli-menu-quit = Quit
cli-menu-back = { $word } goes back
cli-saved-game = { $game }, { $players }, { $when }
cli-saved-watched = { $game }, { $players }, { $when }, bots only
cli-ask-game = Which game?
cli-ask-players = How many players?
cli-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
cli-ask-way = How will you play?
cli-way-usual = By the usual rules
cli-way-variants = With variants of the rules
cli-way-real = On a real table: you type in what your cards show
cli-ask-seat = Who is player { $number }?
cli-seat-human = a person
cli-ask-level = Which level?
cli-level = { $title } – { $character }
cli-ask-name = Name (may stay empty):
cli-ask-saved = Which game?
cli-ask-delete = Which game is to be deleted?
cli-ask-games = How many games?
cli-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
cli-ask-record = Which record?
cli-other-file = another file
cli-ask-file = File:
cli-ask-language = Which language?

## The table of 7 Wonders Duel. $coins (with its sign), $kind, $one, $other (names), $coin, $point, $shield, $again, $link (signs),
## $letters (list)
cli-swd-letter-wood = W
cli-swd-letter-clay = C
cli-swd-letter-stone = S
cli-swd-letter-glass = G
cli-swd-letter-papyrus = P
cli-swd-count-brown = brown
cli-swd-count-grey = grey
cli-swd-count-blue = blue
cli-swd-count-green = green
cli-swd-count-yellow = yellow
cli-swd-count-red = red
cli-swd-count-wonder = wonder
cli-swd-count-coin_triplet = 3 coins
cli-swd-discard-income = discard +{ $coins }
cli-swd-makes = makes
cli-swd-buys = buys
cli-swd-symbols = science
cli-swd-tokens = progress
cli-swd-progress = Progress tokens:
cli-swd-library = Drawn from the box:
cli-swd-discarded = Discarded:
cli-swd-prices = price for you (for your opponent)
cli-swd-prices-of = price: { $one } ({ $other })
cli-swd-use-build = construct
cli-swd-use-discard = discard
cli-swd-kind = { $kind }.
cli-swd-legend = { $coin } coins · { $point } points · { $shield } shields · { $again } another turn · { $link } linking symbol · { $built } constructed wonder, { $unbuilt } wonder not constructed yet · { $pawn } conflict pawn, { $capital } capital · { $letters }

## Serving. $address, $database, $option, $page, $package, $command (as they are typed)
cli-serve-address = Antiqua is served at { $address }
cli-serve-next = Open this address in a browser: the page says how to begin. Ctrl-C stops the server.
cli-serve-kept = People and games are kept in { $database }.
cli-serve-only-here = Only this machine can reach it; { $option } lets others in.
cli-serve-open-letters = Whoever listens on the network can read everything, passwords too: let a proxy with TLS stand before it, as { $page } tells.
cli-serve-stopped = The server has stopped; everything is stored.

## Looking after a server. $who, $code, $table, $file, $database, $revision (as they are typed), $why (a message), $days, $games, $wrong,
## $guests, $invitations, $requests (numbers)
cli-admin-head-id = id
cli-admin-head-name = name
cli-admin-head-kind = kind
cli-admin-head-games = games
cli-admin-head-seen = last seen
cli-admin-head-game = game
cli-admin-head-status = status
cli-admin-head-seats = players
cli-admin-head-moved = last move
cli-admin-head-owner = opened by
cli-admin-head-moves = moves
cli-admin-head-created = opened
cli-admin-head-seat = seat
cli-admin-head-bot = bot
cli-admin-head-person = person
cli-admin-guest = guest
cli-admin-account = account
cli-admin-none = There are none.
cli-admin-nothing-done = Nothing has been done.
cli-admin-reset-sure = Give { $who } a new recovery code, and end all sessions?
cli-admin-reset-done = The recovery code of { $who } is { $code }. It is shown only now; with it, a new password can be chosen.
cli-admin-forget-sure = Delete { $who } for good?
cli-admin-forget-done = { $who } is deleted; the games are still there.
cli-admin-close-sure = End the table { $table }?
cli-admin-close-done = The table { $table } is closed.
cli-admin-backup-done = Everything is in “{ $file }”. Keep it safe: it holds what is secret.
cli-admin-restore-sure = Replace everything in { $database }?
cli-admin-restore-done = Everything is as in “{ $file }” again.
cli-admin-migrate-done = The database { $database } is now at { $revision }.
cli-admin-migrate-nothing = The database { $database } is up to date ({ $revision }).
cli-admin-verify-wrong = Table { $table }: { $why }
cli-admin-verify-done =
    { $games ->
        [one] { $games } game was played again; wrong: { $wrong }.
       *[other] { $games } games were played again; wrong: { $wrong }.
    }
cli-admin-purge-sure =
    { $days ->
        [one] Delete guests who were not seen for { $days } day and left nothing behind?
       *[other] Delete guests who were not seen for { $days } days and left nothing behind?
    }
cli-admin-purge-done = Deleted: guests { $guests }, invitations { $invitations }, keys of requests { $requests }.
