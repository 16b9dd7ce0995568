"""Concordia: merchants of Rome move, build and trade, and every card they own is worth what a god counts."""
