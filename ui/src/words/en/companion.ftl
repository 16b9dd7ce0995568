### A table beside a real one.

ui-companion-title = Beside a real table
ui-companion-about = You play on your own table, with your own box. The page keeps the rules, the goods and the points: you tell it what everybody does and what dice and cards show.
ui-companion-which = Which game lies on the table?
ui-companion-who = Who sits there?
ui-companion-how-many = How many players
ui-companion-begin = Begin
ui-companion-other = Another game
ui-companion-beside = beside a real table
ui-companion-awake = The screen stays awake
ui-companion-board = The board
ui-companion-chance = Dice and cards
ui-companion-table = The table
ui-companion-counted = kept and counted for you
ui-companion-entered = Entered so far
ui-companion-take-back = Take back
ui-companion-search = Search
ui-companion-enter = Enter
ui-companion-clear-die = Take the { $face } away
ui-companion-missing = { $count ->
    [one] One die is missing
   *[other] { $count } dice are missing
}
ui-companion-missing-things = { $count ->
    [one] One is missing
   *[other] { $count } are missing
}
ui-companion-total = Enter a total of { $total }
ui-companion-tell = Enter what it shows
