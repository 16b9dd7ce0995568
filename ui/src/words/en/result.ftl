### The end of a game.

ui-copy-link = Copy the link
ui-copied = Copied
ui-result-back = Back to the tables
ui-result-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
ui-result-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
ui-result-you = you
ui-result-bot = bot
ui-result-you-win = You win
ui-result-you-win-by = You win, { $points } to { $other }
ui-result-wins = { $name } wins
ui-result-wins-by = { $name } wins, { $points } to { $other }
ui-result-shared = { $names } share the victory
ui-result-decided = { $points ->
    [one] { $category } made the difference: { $points } point against { $name }’s { $other }.
   *[other] { $category } made the difference: { $points } points against { $name }’s { $other }.
}
ui-result-ended-swd-points = After the third age the points decided.
ui-result-ended-sa-buildings = The game ended because a stack of buildings was used up.
ui-result-ended-sa-cards = The game ended because the cards ran out.
ui-result-ended-co-cards = The game ended when the last card was bought.
ui-result-ended-co-houses = The game ended when somebody built a fifteenth house.
ui-result-ended-tr-points = After the fourth quarter the points decided.
ui-result-rematch = Rematch
ui-result-wants = { $name } wants a rematch
ui-result-running = This game is not over yet
ui-result-given-up = This game was not played to its end
ui-result-to-table = To the table
ui-result-points-title = Where the points came from
ui-result-categories = Kinds of points
ui-result-segment = { $name }, { $category }: { $points }
ui-result-player = Player
ui-result-count = how many
ui-result-each = each
ui-result-points = points
ui-result-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
ui-result-last-moves = The last moves
ui-result-military = { $name } drove the conflict pawn into the capital of { $other }. That ends the game at once.
ui-result-no-points = Points do not matter after a supremacy. They stood at: { $points }

## What each kind of points is for, in a sentence or two.
ui-result-why-swd-blue = The points printed on civilian buildings.
ui-result-why-swd-green = The points printed on science buildings.
ui-result-why-swd-yellow = The points printed on commercial buildings.
ui-result-why-swd-purple = Each guild counts what it names in the city that has more of it.
ui-result-why-swd-wonders = The points of the wonders that were built.
ui-result-why-swd-tokens = The points of progress tokens, such as Philosophy and Mathematics.
ui-result-why-swd-coins = 1 point for every 3 coins left.
ui-result-why-swd-military = Whoever leads on the track scores 2, 5 or 10 by the zone of the pawn.
ui-result-why-sa-track = What was scored during the game: buildings, cards, and −10 whenever the tribe went hungry.
ui-result-why-sa-culture = Green cards: each set of different symbols scores the square of its size.
ui-result-why-sa-farmers = Farmers on cards times the level of agriculture.
ui-result-why-sa-tool_makers = Tool makers on cards times the value of all tools.
ui-result-why-sa-hut_builders = Hut builders on cards times the number of buildings.
ui-result-why-sa-shamans = Shamans on cards times the number of people.
ui-result-why-sa-resources = 1 point for each wood, brick, stone and gold left. Food scores nothing.
ui-result-why-co-vesta = Each card: 1 point for every 10 sestertii of money and goods.
ui-result-why-co-jupiter = Each card: 1 point for every own house outside cities of brick.
ui-result-why-co-saturnus = Each card: 1 point for every province with an own house.
ui-result-why-co-mercurius = Each card: 2 points for every kind of good that own houses produce.
ui-result-why-co-mars = Each card: 2 points for every own colonist on the board.
ui-result-why-co-minerva = Each specialist: 3, 4 or 5 points for every own house in a city of its good.
ui-result-why-co-concordia = 7 points for whoever brought the end about.
ui-result-why-tr-trajan_tiles = The points of Trajan tiles when their two colours came together in the tray.
ui-result-why-tr-seaport = Cargoes sent out: the more cards of the right kind, the more points.
ui-result-why-tr-military = Provinces occupied with a legionnaire; less where others came first.
ui-result-why-tr-senate = Each step on the senate track scores the number of its space.
ui-result-why-tr-construction = The points of construction tiles when a worker takes them.
ui-result-why-tr-demands = The people's demands that were not met: −4, −9 or −15 at the end of a quarter.
ui-result-why-tr-hand = 1 point for each commodity card still in hand.
ui-result-why-tr-camps = 1 point for each worker and each legionnaire still in camp.
ui-result-why-tr-trajan_circle = 1 point for each Trajan tile still beside the circle.
ui-result-why-tr-construction_sets = 10 points for three, 20 for four construction tiles of a kind.
ui-result-why-tr-bonus_tiles = What the bonus tiles won in the senate count.
