### All tables: mine, open, running, finished.

ui-lobby-show = Show
ui-lobby-all-games = All games
ui-lobby-new = New table
ui-lobby-import = Bring in a record
ui-lobby-import-line = A record or a saved match from a file, to look at it or to play on.
ui-lobby-tab-mine = Mine
ui-lobby-tab-open = Open
ui-lobby-tab-running = Watch
ui-lobby-tab-over = Past
ui-lobby-mine = My games
ui-lobby-mine-line = my turn first
ui-lobby-open = Open tables
ui-lobby-open-line = wait for players
ui-lobby-running = Being played now
ui-lobby-running-line = watch; nothing hidden is shown
ui-lobby-over = Finished
ui-lobby-more = Show more
ui-lobby-look = Look
ui-lobby-link = Link
ui-lobby-sit = Sit down
ui-lobby-free = free seat
ui-lobby-waiting = { $count ->
    [0] waits for a rematch
    [one] waiting for one
    [2] waiting for two
   *[other] waiting for { $count }
}
ui-lobby-left = { $time } left
ui-lobby-time-up = time is up
ui-lobby-clock-none = no clock
ui-lobby-rated = rated
ui-lobby-changed = other rules
ui-lobby-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
ui-lobby-won = You won
ui-lobby-won-by = { $name } won
ui-lobby-time-ending = time ran out
ui-lobby-unfinished = not finished
ui-lobby-none-mine = No game yet
ui-lobby-none-mine-line = A first one against a novice takes about { $minutes } minutes. Nothing to install, no account.
ui-lobby-play-bots = Play against bots
ui-lobby-learn-first = Learn first
ui-lobby-none-open = Nobody waits just now
ui-lobby-none-open-line = Open a table with a seat for anybody and list it: whoever comes by can sit down.
ui-lobby-none-running = Quiet
ui-lobby-none-running-line = No public game is running.
ui-lobby-none-over = Nothing finished yet
ui-lobby-none-over-line = Finished games stay here, to look back at or to play on from.
ui-lobby-loading = Fetching the tables…
