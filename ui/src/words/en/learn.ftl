### The rules, and all that lies on the tables.

ui-learn-title = Learn
ui-learn-views = What to read
ui-learn-chapters = Chapters
ui-learn-eyebrow = How to play
ui-learn-two-minutes = In two minutes
ui-learn-search = Search the rules
ui-learn-nothing = Nothing found
ui-learn-on-table = On the table
ui-learn-in-chapter = In this chapter
ui-learn-all = all { $count }
ui-learn-try-figure = Try it: { $title }
ui-learn-next = Next: { $title }
ui-learn-back = Back to your table
ui-learn-now = At your table, now
ui-learn-now-rule = The rule about it: { $rule }
ui-learn-english-only = The full rules below are in English. The numbers of the rules are the same in all languages.
ui-learn-cards-search = Name or effect
ui-learn-count-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-learn-count-wonder = { $count ->
    [one] { $count } wonder
   *[other] { $count } wonders
}
ui-learn-count-token = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
ui-learn-count-building = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
ui-learn-count-tile = { $count ->
    [one] { $count } tile
   *[other] { $count } different tiles
}
ui-learn-count-found = found: { $count }
ui-learn-cards-kind = Which ones
ui-learn-where-table = on the table
ui-learn-where-discarded = discarded
ui-learn-where-tucked = under a wonder
ui-learn-where-unseen = not seen yet
ui-learn-where-box = in the box
ui-learn-cards-close = Close
ui-learn-cards-copies = { $count ->
    [one] once in the game
   *[other] { $count } times in the game
}
ui-learn-cost = Costs: { $cost }

## What lies on each table.
ui-learn-swd-cards = Cards
ui-learn-sa-cards = Cards and buildings
ui-learn-co-cards = Cards
ui-learn-tr-cards = Tiles
ui-learn-kind-age-1 = Age I
ui-learn-kind-age-2 = Age II
ui-learn-kind-age-3 = Age III
ui-learn-kind-guild = Guilds
ui-learn-kind-wonder = Wonders
ui-learn-kind-token = Progress tokens
ui-learn-kind-culture = Culture
ui-learn-kind-specialist = Specialists
ui-learn-kind-building = Buildings
ui-learn-kind-start = In every hand
ui-learn-kind-sale = For sale
ui-learn-kind-trajan = Trajan tiles
ui-learn-kind-forum = Forum tiles
ui-learn-kind-bonus = Bonus tiles

## 7 Wonders Duel in two minutes.
ui-learn-swd-lead = Two cities grow through three ages. Whoever has more points after the third wins, unless an army or science decides before.
ui-learn-swd-1 = Take a card
ui-learn-swd-1-text = Take one card that no other covers. Build it, or discard it for 2 coins and 1 more for each yellow card of yours, or lay it under one of your wonders to build that wonder.
ui-learn-swd-2 = Pay with what you produce
ui-learn-swd-2-text = Brown and grey cards produce; nothing is used up. What you lack you buy from the bank: 2 coins a unit, and 1 more for each such unit that your opponent’s brown and grey cards produce.
ui-learn-swd-3 = Follow the chains
ui-learn-swd-3-text = A card that shows the symbol of one in your city is free.
ui-learn-swd-4 = Wonders
ui-learn-swd-4-text = Each of you has four, but only seven can stand in all. Some give another turn at once.
ui-learn-swd-5 = Army
ui-learn-swd-5-text = Each shield pushes the pawn one step towards the other capital. On the way the other loses coins; in the capital you win at once.
ui-learn-swd-6 = Science
ui-learn-swd-6-text = Two cards with the same symbol bring a progress token. Six different symbols win at once.
ui-learn-swd-7 = The end
ui-learn-swd-7-text = After Age III: points of cards, wonders and tokens, 2 to 10 for the army that leads, and 1 for every 3 coins.

## Stone Age in two minutes.
ui-learn-sa-lead = You lead a tribe: send people out, roll dice for what they bring, feed everybody, and build. The most points win.
ui-learn-sa-1 = Send people out
ui-learn-sa-1-text = In turn, each player puts people at one place until all are out. Most places have few rings; whoever comes late finds them taken.
ui-learn-sa-2 = Take them back and act
ui-learn-sa-2-text = Beginning with the start player, everybody uses all places with own people, in any order.
ui-learn-sa-3 = Dice
ui-learn-sa-3-text = Roll one die for each person and divide the sum: by 2 for food, 3 wood, 4 brick, 5 stone, 6 gold. Tools add to the sum, each once in a round.
ui-learn-sa-4 = The village
ui-learn-sa-4-text = Two people in the hut bring a new one. The field raises agriculture, the tool maker gives tools.
ui-learn-sa-5 = Cards and buildings
ui-learn-sa-5-text = A building costs resources and scores at once. A card costs 1 to 4 resources; its upper half helps now, its lower half scores at the end.
ui-learn-sa-6 = Feed everybody
ui-learn-sa-6-text = At the end of a round each person eats 1 food; the fields give some. If food is missing, pay with resources or lose 10 points.
ui-learn-sa-7 = The end
ui-learn-sa-7-text = When a stack of buildings is used up or the cards run out. Then culture, specialists and what is left are counted.

## Concordia in two minutes.
ui-learn-co-lead = You send colonists through the Roman world, build houses, trade, and buy cards whose gods score at the end. There are no dice.
ui-learn-co-1 = Play a card
ui-learn-co-1-text = Your turn is one card of your hand: do what it says. It stays on your pile until a Tribune takes all cards back.
ui-learn-co-2 = Move and build
ui-learn-co-2-text = The Architect moves colonists along roads and sea lanes and builds houses in cities beside them, for goods and coins. Each further house in a city costs more.
ui-learn-co-3 = Let provinces produce
ui-learn-co-3-text = With the Prefect all houses of a province give their good, to everybody who has one there, and you take the bonus as well.
ui-learn-co-4 = Trade
ui-learn-co-4-text = The Mercator brings money and trades two kinds of goods. Your storehouse has 12 spaces, and colonists at home take some.
ui-learn-co-5 = Buy cards
ui-learn-co-5-text = Senator and Consul buy cards of the display. Each is a new action and belongs to a god.
ui-learn-co-6 = Others’ cards
ui-learn-co-6-text = The Diplomat does what the top card of another’s pile says.
ui-learn-co-7 = The end
ui-learn-co-7-text = When somebody buys the last card or builds his 15th house, he takes 7 points, and all others have one more turn. Each card then scores by its god.

## Trajan in two minutes.
ui-learn-tr-lead = Six actions lie round a circle of trays. How you move your markers decides what you may do, and the people and the senate watch.
ui-learn-tr-1 = Sow
ui-learn-tr-1-text = Take all markers of one tray and lay them, one by one, into the next trays clockwise. Where the last one lands, its action is yours.
ui-learn-tr-2 = Time
ui-learn-tr-2-text = The more markers you take, the further time moves. When it has gone round, a round is over; four rounds are a quarter.
ui-learn-tr-3 = Trajan tiles
ui-learn-tr-3-text = If a tile lies at the tray where you end, and its two colours are in the tray, you score it and get its gift.
ui-learn-tr-4 = Six actions
ui-learn-tr-4-text = Seaport: cards and ships. Forum: take a tile. Military: march and occupy provinces. Senate: points and votes. Trajan: a new tile. Construction: workers take building tiles.
ui-learn-tr-5 = The people’s demands
ui-learn-tr-5-text = At the end of a quarter the people want three things. Whatever you cannot give costs points: 4, 9 or 15.
ui-learn-tr-6 = The senate
ui-learn-tr-6-text = Whoever has the most votes then chooses a bonus tile for the end; the second takes the other.
ui-learn-tr-7 = The end
ui-learn-tr-7-text = After four quarters count what is left in hand and camp, sets of building tiles, and the bonus tiles.

## What is decided, as the rules call it
ui-learn-phase-swd-draft_wonder = choosing a wonder
ui-learn-phase-swd-play_card = playing a card
ui-learn-phase-swd-choose_progress = taking a progress token
ui-learn-phase-swd-choose_library = a token of the Great Library
ui-learn-phase-swd-choose_discarded = a card from the discard pile
ui-learn-phase-swd-choose_opponent_card = discarding a card of the opponent
ui-learn-phase-swd-choose_age_starter = who begins the age
ui-learn-phase-sa-place = placing people
ui-learn-phase-sa-act = using a place
ui-learn-phase-sa-tools = adding tools
ui-learn-phase-sa-buy_card = buying a card
ui-learn-phase-sa-pick_item = taking an item
ui-learn-phase-sa-two_resources = two resources of choice
ui-learn-phase-sa-build = paying for a building
ui-learn-phase-sa-feed = feeding the tribe
ui-learn-phase-sa-roll = for goods
ui-learn-phase-sa-roll_items = for the items of a card
ui-learn-phase-co-choose_card = playing a card
ui-learn-phase-co-tribune_colonist = Tribune: a new colonist
ui-learn-phase-co-architect_move = Architect: moving
ui-learn-phase-co-architect_build = Architect: building
ui-learn-phase-co-prefect = Prefect
ui-learn-phase-co-keep_goods = which goods to keep
ui-learn-phase-co-colonist = Colonist: income or placing
ui-learn-phase-co-colonist_place = Colonist: placing
ui-learn-phase-co-mercator = Mercator
ui-learn-phase-co-diplomat = Diplomat
ui-learn-phase-co-senator = Senator
ui-learn-phase-co-consul = Consul
ui-learn-phase-tr-choose_tray = choosing a tray
ui-learn-phase-tr-sow_marker = sowing the markers
ui-learn-phase-tr-cover_space = placing a +2 marker
ui-learn-phase-tr-act = the action
ui-learn-phase-tr-discard_card = discarding a card
ui-learn-phase-tr-spend_extra_tile = spending an extra-action tile
ui-learn-phase-tr-meet_demands = meeting the demands
ui-learn-phase-tr-choose_bonus_tile = choosing a bonus tile
ui-learn-phase-tr-lay_out_markers = laying out the markers
ui-learn-phase-tr-pick_card = taking a card
ui-learn-phase-tr-pick_trajan_tile = taking a Trajan tile
ui-learn-phase-tr-lay_second_card = the second card
ui-learn-phase-tr-complete_cargo = playing or shipping

## Figures that can be tried. $name, $other (people), $shields, $coins, $points, $dice, $total, $value, $count, $houses (numbers); $place, $goods, $action, $cost (texts)
ui-learn-try = Try it
ui-learn-less = Less
ui-learn-more = More
ui-learn-somebody = Mina
ui-learn-somebody-else = Leon
ui-learn-whose = Whose shields
ui-learn-shields = Shields
ui-learn-conflict = { $shields ->
    [0] Nobody leads: the pawn stands in the middle.
    [one] { $name } has built one shield: the pawn is one step nearer to { $other }’s capital.
   *[other] { $name } has built { $shields } shields: the pawn is { $shields } steps nearer to { $other }’s capital.
}
ui-learn-conflict-lost = On its way { $other } has lost { $coins } coins.
ui-learn-conflict-points = If the game ended here, { $name } would have { $points } points for it.
ui-learn-conflict-won = { $name } wins at once.
ui-learn-place = Place
ui-learn-people = People
ui-learn-roll = Roll
ui-learn-gathered = { $dice ->
    [one] One person rolls a { $total }
   *[other] { $dice } people roll { $total } in all
}. Divided by { $value } and rounded down: { $goods }.
ui-learn-city = A city with
ui-learn-houses = Houses there already
ui-learn-house = { $houses ->
    [0] The first house here costs { $cost }.
   *[other] The next house here costs { $cost }: the coins count for each house of the city, this one included.
}
ui-learn-tray = Tray
ui-learn-sown = { $count ->
    [one] One marker of tray { $tray } goes on by one tray. Time moves one space
   *[other] The { $count } markers of tray { $tray } go into the next { $count } trays. Time moves { $count } spaces
}, and the action is: { $action }.
ui-learn-sown-tile = With the right colours in that tray, the tile beside it is completed, too.
