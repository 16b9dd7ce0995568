mt-name = Matches
mt-about = Matches lie in a heap. Everybody bets secretly on who will take the last one; then the players take one, two or three in turn.
mt-bot-newcomer = has just learned the rules
mt-bot-novice = overlooks half
mt-bot-learner = overlooks much
mt-bot-apprentice = overlooks something
mt-bot-journeyman = seldom overlooks anything
mt-bot-adept = looks a little ahead
mt-bot-expert = looks ahead
mt-bot-veteran = looks farther ahead
mt-bot-champion = looks far ahead
mt-bot-master = looks to the end
mt-option-last_match = Who takes the last match
mt-option-last_match-wins = has the points
mt-option-last_match-loses = leaves them to the others
mt-category-last = Last match
mt-category-bet = Bet
mt-ending-heap = The heap is used up
mt-question-lay_out = How many matches are there?
mt-question-bet = Who will take the last match?
mt-question-take = How many of the { $matches } matches do you take?
mt-heap = { $matches } matches
mt-bet = Bet on { $player }
mt-take = { $matches ->
    [one] Take one match
   *[other] Take { $matches } matches
}
mt-why-not-now = That is not asked now: { $question }
mt-why-not-so-many = At most { $most } are possible.
mt-won = { $last } took the last match; { $players } won.
mt-event-laid = There are { $matches } matches.
mt-event-bet = { $player } has bet.
mt-event-bet-on = { $player } has bet on { $on }.
mt-event-taken = { $matches ->
    [one] { $player } takes one match.
   *[other] { $player } takes { $matches } matches.
}
mt-event-ended = { $player } took the last match.
