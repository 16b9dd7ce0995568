### The house around the tables: bars, the four games, what went wrong.

ui-site-name = ANTIQUA
ui-site-first-page = Antiqua, first page
ui-site-main = Main
ui-site-skip = To the content
ui-site-play = Play
ui-site-learn = Learn
ui-site-you = You
ui-site-close = Close
ui-site-guest-settings = Guest: you and your settings
ui-site-settings-of = { $name }: you and your settings
ui-site-turns = { $count ->
    [one] your turn at { $count } table
   *[other] your turn at { $count } tables
}
ui-site-players = { $count } players
ui-site-players-range = { $least }–{ $most } players
ui-site-minutes = { $minutes } min
ui-site-line-sa = Send your people out, roll the dice, feed everybody.
ui-site-line-swd = Two cities, one layout of cards: build, outwit, march.
ui-site-line-co = One card a turn, and trade all round the sea.
ui-site-line-tr = Sow your markers round the ring and land on the right deed.

ui-state-offline = You are offline.
ui-state-offline-safe = You can look round; what you play is sent when the connection is back. Nothing is lost.
ui-state-try-now = Try now
ui-state-outdated = There is a newer page.
ui-state-reload = Load it again
ui-state-later = Later

ui-state-home = Start page
ui-state-laying-out = Laying out the table…
ui-state-to-tables = To the tables
ui-state-gone = This table is gone
ui-state-gone-line = It was closed before it began, or the address is not quite right. Finished games stay among the tables.
ui-state-unreachable = The server cannot be reached
ui-state-unreachable-line = It is tried again by itself. What you have played is safe.
ui-state-wrong = That did not work
ui-state-nothing = There is nothing here
ui-state-nothing-line = This address leads nowhere. The four games are on the first page.
ui-state-lost = The connection is lost
ui-state-lost-line = You can look round. It comes back by itself, and nothing is lost.
ui-state-back = We are back
ui-state-back-line = Everything that was played is there, and a turn that was on its way has been sent.
ui-state-failed = { $name } gave no answer
ui-state-failed-line = The bot is asked again from time to time. Its seat can also be taken.
ui-state-i-play = I play for it
ui-state-time = { $name }’s time is up
ui-state-time-line = Say what becomes of the seat. Who left may come back at any time.
ui-state-my-time = Your time is up
ui-state-my-time-line = You can still move, until the others have decided.
ui-state-bot-sits = A bot sits in
ui-state-end-game = End the game
ui-state-outdated-line = The server was renewed while this page was open. Load it again; your games are safe.
ui-state-part = This part of the page is missing
ui-state-part-line = The server was renewed, or the connection is lost. Your games are safe; load the page again.
