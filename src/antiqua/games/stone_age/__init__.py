"""Stone Age: two to four tribes place their people, gather, build and must be fed, round after round."""

MINUTES = 75  # that a game takes around a table, roughly
NUMBERS_VERSION = 0  # a new one when a number of an observation or of an action means something else
