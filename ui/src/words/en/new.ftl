### A new table.

ui-new-title = New table
ui-new-other-games = Other games
ui-new-who-plays = Who plays
ui-new-count = Number of players
ui-new-who-sits = Who sits at seat { $number }
ui-new-change-seat = Change seat { $number }
ui-new-unknown = ?
ui-new-kind-me = Me
ui-new-kind-bot = Bot
ui-new-kind-friend = Friend
ui-new-kind-anybody = Anybody
ui-new-kind-here = Here
ui-new-you = you
ui-new-you-called = your name at the table
ui-new-name-friend = A friend, by link
ui-new-name-anybody = Anybody
ui-new-line-friend = you get a link for one
ui-new-line-anybody = who finds the table may sit down
ui-new-here-line = plays on this screen
ui-new-name-of = Name of player { $number }
ui-new-level = Strength of the bot at seat { $number }
ui-new-clock = Clock
ui-new-clock-none = None
ui-new-clock-none-line = nobody is hurried
ui-new-clock-bank = Live
ui-new-clock-bank-line = { $minutes } min, +{ $increment } s a turn
ui-new-clock-days = Days
ui-new-clock-days-line = { $days ->
    [one] one day for a move
   *[other] { $days } days for a move
}
ui-new-bank = For the whole game
ui-new-increment = and for every turn
ui-new-seconds = { $seconds } s
ui-new-days-per-move = Days for a move
ui-new-rules = Rules of this table
ui-new-as-printed = all as printed
ui-new-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
ui-new-read-rules = Read the rules
ui-new-show-rules = Show the options
ui-new-listed = Listed for everybody
ui-new-listed-line = It stands among the open tables, and everybody may watch.
ui-new-rated = Rated
ui-new-rated-line = The result counts for everybody’s rating.
ui-new-rated-people = Only games among people who come for themselves are rated.
ui-new-rated-account = Rated games need an account: make yours one in the settings.
ui-new-start-bar = What will happen
ui-new-open = Open the table
ui-new-says-you = you
ui-new-says-bot = { $level } (bot)
ui-new-says-friend = a friend
ui-new-says-anybody = somebody
ui-new-with-clock-none = Without clock.
ui-new-with-clock-bank = { $minutes } minutes each, and { $increment } seconds a turn.
ui-new-with-clock-days = { $days ->
    [one] One day for a move.
   *[other] { $days } days for a move.
}
ui-new-with-rules = { $count ->
    [0] Rules as printed.
    [one] One rule is changed.
   *[other] { $count } rules are changed.
}
ui-new-begins-now = It starts at once.
ui-new-begins-later = { $count ->
    [one] It starts when the one you wait for has come.
    [2] It starts when both have come.
   *[other] It starts when all { $count } have come.
}
ui-new-watch = You watch.
