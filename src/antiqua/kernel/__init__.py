"""The contract that every game obeys, and what runs over any game. Depends on nothing."""
