### How fast the games are on this machine.

## $game (name), $players (number)
bench-measuring = Measuring { $game } with { $players } players…

## The table: heads of columns
bench-game = Game
bench-players = Players
bench-games-per-second = Games per second
bench-decisions-per-second = Decisions per second
bench-interpreted = Interpreted
bench-ratio = Ratio
bench-clone = Copying, ns
bench-listing = Listing, ns
bench-state = Position, bytes
bench-memory = Peak memory, MB
