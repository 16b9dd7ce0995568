"""Trajan: markers sown around a circle of six actions lead to trade, provinces, the senate and the people."""
