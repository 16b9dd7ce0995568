"""What becomes of a game of a batch that has ended; the names are Gymnasium's."""

DISABLED = 0  # it stays as it ended until it is reset
NEXT_STEP = 1  # the next step begins it anew, whatever action is given
SAME_STEP = 2  # the step that ends it begins the next one at once
