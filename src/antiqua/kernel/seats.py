"""Who may be to play, or watching, besides the seats 0, 1, 2 and so on."""

CHANCE = -1  # rolls the dice and turns the cards
OVER = -2  # nobody: the game is over
SPECTATOR = -3  # watches without a seat

MOST_SEATS = 8  # more than any game has
