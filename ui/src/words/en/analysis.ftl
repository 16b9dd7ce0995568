### Who was going to win: the master's judgement of a finished game.

## $looked, $count, $number (numbers), $before, $after (percentages), $move (a sentence), $name (of a player)
ui-analysis-title = Who was going to win
ui-analysis-about = share of victory, judged by the master bot from what all could see
ui-analysis-progress = The master looks at { $looked } of { $count } moves
ui-analysis-stop = Stop
ui-analysis-none = The master has not looked at this game yet.
ui-analysis-begin = Let the master look
ui-analysis-failed = The master could not look at this game to its end.
ui-analysis-again = Try again
ui-analysis-decisive = Decisive moves
ui-analysis-soon = They are named when the master has seen the whole game.
ui-analysis-no-decisive = No single move decided this game.
ui-analysis-change = { $before } → { $after }
ui-analysis-flag = Decisive move { $number }: { $move }
ui-analysis-where = Where in the game
ui-analysis-round = round { $number }
ui-analysis-quarter = quarter { $number }
ui-analysis-wonders = wonders
ui-analysis-done = Does nothing more.
ui-analysis-step = Part of the next move.
ui-analysis-share-of = Change for { $name }
ui-analysis-share = { $name } { $share }
