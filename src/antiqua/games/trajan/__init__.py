"""Trajan: markers sown around a circle of six actions lead to trade, provinces, the senate and the people."""

MINUTES = 120  # that a game takes around a table, roughly
