"""A heap of matches: who takes the last one wins, and so does who secretly bet on him.

1. Chance lays out seven to ten matches.
2. In turn every player bets secretly on who will take the last one.
3. In turn every player takes one, two or three.
4. Who takes the last match has 2 points; in the other variant everybody else has them. A right bet is 1 point. The most
   points win; whoever have as many share the victory.
"""

MINUTES = 1  # that a game takes around a table, roughly
NUMBERS_VERSION = 0
