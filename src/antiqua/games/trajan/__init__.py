"""Trajan: markers sown around a circle of six actions lead to trade, provinces, the senate and the people."""

MINUTES = 120  # that a game takes around a table, roughly
NUMBERS_VERSION = 0  # a new one when a number of an observation or of an action means something else
