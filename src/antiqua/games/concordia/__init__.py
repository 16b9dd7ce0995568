"""Concordia: merchants of Rome move, build and trade, and every card they own is worth what a god counts."""

MINUTES = 100  # that a game takes around a table, roughly
NUMBERS_VERSION = 0  # a new one when a number of an observation or of an action means something else
