"""Many games at once: simulation now, tournaments and ladders later."""
