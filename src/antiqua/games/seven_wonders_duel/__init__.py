"""7 Wonders Duel: two cities grow over three ages, and one of them wins by arms, by science or by points."""

MINUTES = 30  # that a game takes around a table, roughly
NUMBERS_VERSION = 0  # a new one when a number of an observation or of an action means something else
