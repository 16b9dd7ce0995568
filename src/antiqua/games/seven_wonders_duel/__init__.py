"""7 Wonders Duel: two cities grow over three ages, and one of them wins by arms, by science or by points."""

MINUTES = 30  # that a game takes around a table, roughly
