"""Networks for the evaluations, learned in a league; the only part besides the environments that needs NumPy."""
