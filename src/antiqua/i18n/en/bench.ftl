### How fast the games are on this machine.

## $game (name), $players (number)
bench-measuring = Measuring { $game } with { $players } players…

## The table: heads of columns
bench-game = Game
bench-players = Players
bench-games-per-second = Games/s
bench-decisions-per-second = Decisions/s
bench-interpreted = Interpreted, decisions/s
bench-ratio = Ratio
bench-clone = Copy, ns
bench-listing = List, ns
bench-state = Position, bytes
bench-memory = Peak memory, MB
