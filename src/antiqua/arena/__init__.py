"""Many games at once: simulation, tournaments of bots and their ladder, measuring speed."""
