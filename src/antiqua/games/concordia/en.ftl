### Concordia: the names of everything on the table, and everything that is said of it.
### The ids of names end in the ids of components.toml; the check compares the two.

co-name = Concordia
co-about = Merchants of Rome spread over the empire: their colonists travel by land and sea, their houses produce brick, food, tools, wine and cloth, and new persons join their hands. Every turn is one card. When the last card is bought or somebody has built fifteen houses, each card scores what its god counts.

## How the levels play, each in a line
co-bot-newcomer = has just learned the rules
co-bot-novice = builds houses wherever it stands
co-bot-learner = buys every card it can pay
co-bot-apprentice = trades to and fro
co-bot-journeyman = sends out colonists, looks later
co-bot-adept = wants a house in every province
co-bot-expert = looks ahead, now and then misses something
co-bot-veteran = looks ahead and hardly ever errs
co-bot-champion = thinks twice about everything
co-bot-master = thinks long and forgives nothing

## Options, and what they can be
co-option-map = Board
co-option-map-by_players = Italia for two, Imperium for more
co-option-map-imperium = Imperium
co-option-map-italia = Italia
co-option-edition = Edition
co-option-edition-current = the present one
co-option-edition-legacy = an older one
co-option-colonist_income = Income of the Colonist card
co-option-colonist_income-by_edition = as in the edition
co-option-colonist_income-five_plus_one = five, and one per colonist
co-option-colonist_income-two_per_colonist = two per colonist
co-option-intermediate_scoring = Intermediate scoring, for first games
co-option-intermediate_scoring-false = no
co-option-intermediate_scoring-true = yes
co-option-start_player = Who begins
co-option-start_player-random = drawn at random
co-option-start_player-given = player 1
co-option-map_player_limits = Number of players on a board
co-option-map_player_limits-enforced = as printed
co-option-map_player_limits-free = any
co-option-prefect_cash_without_coins = The Prefect’s cash while no marker shows coins
co-option-prefect_cash_without_coins-allowed = allowed, without effect
co-option-prefect_cash_without_coins-forbidden = forbidden
co-option-colonist_placement = Where new colonists may stand
co-option-colonist_placement-matching_route = where a route of their kind begins
co-option-colonist_placement-any = anywhere with an own house

## How a game can end, and what points are given for: as in tables
co-ending-cards = Last card bought
co-ending-houses = Fifteenth house built
co-category-vesta = Vesta
co-category-jupiter = Jupiter
co-category-saturnus = Saturnus
co-category-mercurius = Mercurius
co-category-mars = Mars
co-category-minerva = Minerva
co-category-concordia = Concordia card

## Boards and provinces
co-map-imperium = Imperium
co-map-italia = Italia
co-province-britannia = Britannia
co-province-gallia = Gallia
co-province-hispania = Hispania
co-province-germania = Germania
co-province-italia = Italia
co-province-mauretania = Mauretania
co-province-dacia = Dacia
co-province-hellas = Hellas
co-province-lybia = Lybia
co-province-asia = Asia
co-province-syria = Syria
co-province-aegyptus = Aegyptus
co-province-venetia = Venetia
co-province-transpadana = Transpadana
co-province-liguria = Liguria
co-province-aemilia = Aemilia
co-province-etruria = Etruria
co-province-corsica = Corsica
co-province-umbria = Umbria
co-province-campania = Campania
co-province-apulia = Apulia
co-province-lucania = Lucania
co-province-sicilia = Sicilia

## Cities, and the route between two. $first, $second (cities)
co-city-roma = Roma
co-city-isca_d = Isca D.
co-city-londinium = Londinium
co-city-lutetia = Lutetia
co-city-burdigala = Burdigala
co-city-massilia = Massilia
co-city-brigantium = Brigantium
co-city-olisipo = Olisipo
co-city-valentia = Valentia
co-city-colonia_a = Colonia A.
co-city-vindobona = Vindobona
co-city-novaria = Novaria
co-city-aquileia = Aquileia
co-city-syracusae = Syracusae
co-city-rusadir = Rusadir
co-city-carthago = Carthago
co-city-sirmium = Sirmium
co-city-napoca = Napoca
co-city-tomis = Tomis
co-city-dyrrhachium = Dyrrhachium
co-city-athenae = Athenae
co-city-leptis_magna = Leptis Magna
co-city-cyrene = Cyrene
co-city-bycantium = Bycantium
co-city-sinope = Sinope
co-city-attalia = Attalia
co-city-antiochia = Antiochia
co-city-tyros = Tyros
co-city-alexandria = Alexandria
co-city-memphis = Memphis
co-city-petra = Petra
co-city-bauzanum = Bauzanum
co-city-verona = Verona
co-city-comum = Comum
co-city-segusio = Segusio
co-city-genua = Genua
co-city-nicaea = Nicaea
co-city-ravenna = Ravenna
co-city-mutina = Mutina
co-city-florentia = Florentia
co-city-cosa = Cosa
co-city-aleria = Aleria
co-city-olbia = Olbia
co-city-ancona = Ancona
co-city-hadria = Hadria
co-city-spoletum = Spoletum
co-city-casinum = Casinum
co-city-neapolis = Neapolis
co-city-brundisium = Brundisium
co-city-luceria = Luceria
co-city-potentia = Potentia
co-city-croton = Croton
co-city-messana = Messana
co-city-panormus = Panormus
co-route = { $first } – { $second }

## Goods: common nouns, written as inside a sentence
co-good-brick = brick
co-good-food = food
co-good-tool = tool
co-good-wine = wine
co-good-cloth = cloth

## Amounts, as parts of a cost or of a sentence. $count (number)
co-amount-coins =
    { $count ->
        [one] { $count } sestertius
       *[other] { $count } sestertii
    }
co-amount-brick =
    { $count ->
        [one] { $count } brick
       *[other] { $count } bricks
    }
co-amount-food = { $count } food
co-amount-tool =
    { $count ->
        [one] { $count } tool
       *[other] { $count } tools
    }
co-amount-wine = { $count } wine
co-amount-cloth = { $count } cloth

## Gods
co-god-vesta = Vesta
co-god-jupiter = Jupiter
co-god-saturnus = Saturnus
co-god-mercurius = Mercurius
co-god-mars = Mars
co-god-minerva = Minerva

## Personalities; a Mercator of the starting hand pays 3, one that was bought 5
co-role-tribune = Tribune
co-role-architect = Architect
co-role-prefect = Prefect
co-role-mercator = Mercator
co-role-diplomat = Diplomat
co-role-senator = Senator
co-role-consul = Consul
co-role-colonist = Colonist
co-role-mason = Mason
co-role-farmer = Farmer
co-role-smith = Smith
co-role-vintner = Vintner
co-role-weaver = Weaver
co-role-mercator_5 = Mercator (5)

## What the cards do: sentences
co-effect-tribune = Take all your cards back into your hand, with 1 sestertius for each above three; then you may buy a colonist for Roma.
co-effect-architect = Move your colonists, one step for each of them on the board; then build houses beside them.
co-effect-prefect = Let a province produce and take its bonus, or take the coins of all markers and turn them over.
co-effect-mercator = Take 3 sestertii; then trade in up to two kinds of goods with the bank.
co-effect-mercator_5 = Take 5 sestertii; then trade in up to two kinds of goods with the bank.
co-effect-diplomat = Carry out the card on top of another player’s pile.
co-effect-senator = Buy up to two cards of the display; the goods under the slots are paid too.
co-effect-consul = Buy one card of the display for the goods on the card alone.
co-effect-colonist = Put new colonists in Roma or beside your houses, for 1 food and 1 tool each, or take income.
co-effect-mason = Each of your houses in a brick city produces.
co-effect-farmer = Each of your houses in a food city produces.
co-effect-smith = Each of your houses in a tool city produces.
co-effect-vintner = Each of your houses in a wine city produces.
co-effect-weaver = Each of your houses in a cloth city produces.

## What each card of a god is worth at the end: sentences
co-worth-vesta = 1 point for every full 10 sestertii, the goods counted at their prices.
co-worth-jupiter = 1 point for each of your houses outside the brick cities.
co-worth-saturnus = 1 point for each province with a house of yours.
co-worth-mercurius = 2 points for each kind of goods that your houses produce.
co-worth-mars = 2 points for each of your colonists on the board.
co-worth-minerva = Points for each of your houses in the cities of this specialist’s goods.

## What is pending. $player, $city (names), $slot, $points, $free (numbers)
co-ask-token = { $city }: which token lies there?
co-ask-card = Display, slot { $slot }: which card is turned up?
co-ask-starter = Who begins?
co-ask-choose_card = { $player } plays a card.
co-ask-tribune_colonist = { $player } may buy a colonist and put it in Roma.
co-ask-move = { $player } moves colonists; houses are built only after all movement. Steps left: { $points }.
co-ask-architect_build-any-order = { $player } may build houses beside the colonists.
co-ask-architect_build-in-order = { $player } builds houses, one after the other in the order of the provinces.
co-ask-prefect = { $player } chooses a province to produce, or takes the coins of the markers.
co-ask-keep-any-order = { $player } cannot store everything and chooses one by one what to keep. Free spaces: { $free }.
co-ask-keep-in-order = { $player } cannot store everything and keeps goods one by one, the cheaper ones first. Free spaces: { $free }.
co-ask-colonist = { $player } puts new colonists on the board, or takes income.
co-ask-colonist_place = { $player } may put another colonist on the board.
co-ask-mercator-any-order = { $player } may trade in two kinds of goods, each of them either sold or bought.
co-ask-mercator-in-order = { $player } may trade in two kinds of goods, sales before purchases.
co-ask-second-good = { $player } may trade in a second kind of goods.
co-ask-same-goods = { $player } may go on trading in the two goods chosen: { $goods }.
co-ask-diplomat = { $player } copies the card on top of another player’s pile.
co-ask-senator-any-order = { $player } may buy two cards, both at the prices of the slots as they are now.
co-ask-senator-in-order = { $player } may buy two cards, from left to right.
co-ask-second-card-any-order = { $player } may buy a second card; the slots have not moved yet.
co-ask-second-card-in-order = { $player } may buy a second card further on.
co-ask-consul = { $player } may buy a card.

## The options of a decision. $card, $source, $route, $city, $province, $good, $player (names), $goods (list of amounts),
## $slot (number)
co-choice-play = Play “{ $card }”
co-choice-copy = Copy “{ $card }”
co-choice-move-land = Land colonist: { $source } → { $route }
co-choice-move-sea = Sea colonist: { $source } → { $route }
co-choice-build = Build a house: { $city }
co-choice-produce = Produce: { $province }
co-choice-cash = Take the coins of the markers
co-choice-keep = Keep: { $good }
co-choice-place-land = New land colonist: { $city }
co-choice-place-sea = New sea colonist: { $city }
co-choice-income = Take income
co-choice-sell = Sell: { $goods }
co-choice-buy = Buy: { $goods }
co-choice-hire = Buy “{ $card }” (slot { $slot })
co-choice-hire-any = Buy “{ $card }” (slot { $slot }), giving also: { $good }
co-choice-start = { $player } begins
co-choice-done-tribune_colonist = No colonist
co-choice-done-architect_move = Stop moving
co-choice-done-architect_build = Stop building
co-choice-done-colonist_place = No more colonists
co-choice-done-mercator = Stop trading
co-choice-done-senator = Buy no more
co-choice-done-consul = Buy nothing

## What an option costs and brings: sentences. $parts (list of amounts), $god (name), $coins, $count (numbers)
co-cost = Cost: { $parts }.
co-detail-god = Its god: { $god }.
co-detail-steps =
    { $count ->
        [one] { $count } step.
       *[other] { $count } steps.
    }
co-detail-coins =
    You receive { $coins ->
        [one] { $coins } sestertius.
       *[other] { $coins } sestertii.
    }
co-detail-movement =
    { $count ->
        [one] { $count } step now.
       *[other] { $count } steps now.
    }
co-detail-markers =
    The markers pay { $coins ->
        [one] { $coins } sestertius now.
       *[other] { $coins } sestertii now.
    }
co-detail-income =
    The income is { $coins ->
        [one] { $coins } sestertius now.
       *[other] { $coins } sestertii now.
    }
co-detail-nothing-to-buy = There is no card that you could pay now.
co-detail-keep = { $player } has room for { $free } of them and chooses which.
co-detail-nothing-to-copy = There is nothing to copy now: it would do nothing.
co-detail-no-house = You have no house there yet, so it brings nothing.

## How the game ended: sentences. $player (name), $points (number), $standings (list of co-standing)
co-end-cards = The last card was bought by { $player }.
co-end-houses = The fifteenth house was built by { $player }.
co-won = { $player } wins.
co-won-tie = The points are equal, and the Praefectus Magnus decides: { $player } wins.
co-final = Points: { $standings }.
co-standing = { $player } – { $points }

## What happens: sentences. $player, $city, $card, $source, $route, $province, $good (names), $goods, $parts (lists of
## amounts), $slot, $cards, $coins, $count, $points (numbers)
co-event-token = { $city }: { $good }.
co-event-revealed = Display, slot { $slot }: “{ $card }”.
co-event-starter = { $player } begins.
co-event-played = { $player } plays “{ $card }”.
co-event-copied = { $player } copies “{ $card }”.
co-event-back =
    { $player } takes { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } back into hand.
co-event-back-paid =
    { $player } takes { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } back into hand and receives { $coins ->
        [one] { $coins } sestertius.
       *[other] { $coins } sestertii.
    }
co-event-placed-land = { $player } has a new land colonist: { $city }.
co-event-placed-sea = { $player } has a new sea colonist: { $city }.
co-event-moved-land =
    { $player } moves a land colonist { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }: { $source } → { $route }.
co-event-moved-sea =
    { $player } moves a sea colonist { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }: { $source } → { $route }.
co-event-built = { $player } builds a house: { $city } ({ $parts }).
co-event-produced = { $player } lets a province produce: { $province }; bonus: { $goods }.
co-event-received = { $player } receives { $goods }.
co-event-lost =
    { $player } has no room for { $count ->
        [one] { $count } unit of goods.
       *[other] { $count } units of goods.
    }
co-event-kept = { $player } keeps: { $good }.
co-event-gain-markers =
    { $player } receives { $coins ->
        [one] { $coins } sestertius
       *[other] { $coins } sestertii
    } for the markers.
co-event-gain-colonists =
    { $player } receives { $coins ->
        [one] { $coins } sestertius
       *[other] { $coins } sestertii
    } for the colonists.
co-event-gain-mercator =
    { $player } receives { $coins ->
        [one] { $coins } sestertius
       *[other] { $coins } sestertii
    } from the Mercator.
co-event-gain-prize =
    { $player } receives { $coins ->
        [one] { $coins } sestertius
       *[other] { $coins } sestertii
    } for the intermediate scoring.
co-event-magnus = The Praefectus Magnus passes to: { $player }.
co-event-sold =
    { $player } sells { $goods } for { $coins ->
        [one] { $coins } sestertius.
       *[other] { $coins } sestertii.
    }
co-event-bought =
    { $player } buys { $goods } for { $coins ->
        [one] { $coins } sestertius.
       *[other] { $coins } sestertii.
    }
co-event-hired = { $player } buys “{ $card }” ({ $parts }).
co-event-scored =
    Intermediate scoring: { $player } has { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
co-event-concordia-cards = { $player } has bought the last card and gets the Concordia card; everybody else has one more turn.
co-event-concordia-houses = { $player } has built the fifteenth house and gets the Concordia card; everybody else has one more turn.

## Why a move is not legal: sentences. $card, $province, $route, $city, $good, $player, $map, $name, $place, $source
## (names), $parts, $missing, $goods (lists), $question (a sentence), $stack, $letter, $move (as written), the others are
## numbers
co-why-pending = Something else is being decided: { $question }
co-why-still-moving = Houses are built only after all movement; “done” ends it.
co-why-moved = Colonists move only before houses are built; the movement is over.
co-why-must-keep = All free spaces must be filled; left: { $free }.
co-why-no-income = Income is taken instead of new colonists, and one has already been put on the board.
co-why-not-on-board = The board “{ $map }” does not have this: { $name }.
co-why-on-pile = “{ $card }” lies on the player’s own discard pile; the Tribune brings it back.
co-why-not-owned = The player has no card “{ $card }”.
co-why-diplomat = A Diplomat cannot be copied.
co-why-not-on-top = “{ $card }” lies on top of no other player’s pile.
co-why-coins = The marker of this province shows coins: { $province }.
co-why-no-coins = No marker shows coins.
co-why-none-left = There is none of this good among those received that are left: { $good }.
co-why-must-fill = Goods are kept from the cheapest on; without the cheaper ones the free spaces could not be filled any more: { $good }.
co-why-no-route-land = There is no land route: { $route }.
co-why-no-route-sea = There is no sea route: { $route }.
co-why-not-there-land = The player has no land colonist there: { $place }.
co-why-not-there-sea = The player has no sea colonist there: { $place }.
co-why-stands-there = The colonist already stands there: { $route }.
co-why-no-way-land = No way by land leads from { $source } to { $route }.
co-why-no-way-sea = No way by sea leads from { $source } to { $route }.
co-why-occupied = A colonist already stands there: { $route } ({ $player }).
co-why-too-far =
    It would take { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }; left: { $points }.
co-why-capital = No house is ever built there: { $city }.
co-why-own-house = The player already has a house there: { $city }.
co-why-no-colonist = No colonist of the player stands on a route beside the city: { $city }.
co-why-cities-in-order = Houses of one turn are built in the order of the provinces, and this one has been passed: { $city }.
co-why-too-dear = It costs { $parts }; lacking: { $missing }.
co-why-none-stored-land = The player has no land colonist left in the storehouse.
co-why-none-stored-sea = The player has no sea colonist left in the storehouse.
co-why-only-roma = The Tribune puts a colonist only in Roma.
co-why-no-port-land = No land route touches this city: { $city }.
co-why-no-port-sea = No sea route touches this city: { $city }.
co-why-no-own-house = The player has no house there: { $city }.
co-why-places-in-order = New colonists are put on the board in order, by land before by sea and by provinces, and this place has been passed.
co-why-bought = This good has been bought in this action, so it cannot be sold: { $good }.
co-why-sold = This good has been sold in this action, so it cannot be bought: { $good }.
co-why-too-few = The player has only { $goods }.
co-why-none = The player has none of this good: { $good }.
co-why-no-money =
    It costs { $coins ->
        [one] { $coins } sestertius
       *[other] { $coins } sestertii
    }; the player has { $money }.
co-why-no-room =
    The storehouse has { $free ->
        [one] { $free } free space.
       *[other] { $free } free spaces.
    }
co-why-two-goods = Two goods have already been traded in this action: { $goods }.
co-why-trades-in-order = Sales come before purchases, and cheaper goods before dearer ones; this trade has been passed.
co-why-slot-empty = Slot { $slot } of the display is empty.
co-why-other-card = In slot { $slot } of the display lies “{ $card }”.
co-why-slots-in-order = Cards are bought from left to right; this slot has been passed.
co-why-any-missing = Under slot { $slot } one more good of the buyer’s choice is paid; say which, as in “{ $move }”.
co-why-any-unasked = No good of the buyer’s choice is paid for this card here.
co-why-next-city = The next token lies in this city: { $city }.
co-why-no-token = Of the tokens of letter { $letter }, none is left with this good: { $good }.
co-why-no-card = There is no such card in stack { $stack }: “{ $card }”.
co-why-stack-unused =
    Stack { $stack } is not used by { $count ->
        [one] { $count } player.
       *[other] { $count } players.
    }
co-why-not-in-deck = “{ $card }” of stack { $stack } is no longer in the deck.
co-why-stack-above = First the rest of stack { $stack } is turned up.

## Why something is no position: sentences. $map, $card, $role, $god, $city, $good, $route, $what (names), $letter, $name,
## $suggestion (as written), $player, $seat, $players, $slot, $count, $limit, $least, $most (numbers; players and slots
## from 1)
co-fault-seat = There is no player { $seat }; the players are 1 to { $players }.
co-fault-players = Board “{ $map }”: { $least } to { $most } players, not { $count }.
co-fault-starter = Player 1 begins, as the options say, not player { $player }.
co-fault-tokens = Of letter { $letter } there are not so many tokens with this good: { $good } (in all: { $limit }).
co-fault-token-order = The cities get their tokens in order, and this one has none although a later one has: { $city }.
co-fault-stack = “{ $card }” is in a stack that { $count } players do not use.
co-fault-deck = “{ $card }” is in play although a stack above it is not used up.
co-fault-slots = The display has { $count } cards; there are { $limit } slots.
co-fault-gap = Slot { $slot } of the display is empty although a card lies further on.
co-fault-display =
    The display has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } although there is a deck; it is filled up to { $limit }.
co-fault-start-cards = Player { $player } does not have the starting cards: { $role }.
co-fault-cards = “{ $role }”: cards of the players { $count }, missing from display and deck, with those of the start, { $limit }.
co-fault-gods = { $god }: cards of the players { $count }, missing from display and deck, with those of the start, { $limit }.
co-fault-own-gods = The gods of player { $player } do not fit the cards.
co-fault-tribune = Player { $player } does not have the Tribune in hand.
co-fault-pile = The top card of player { $player } does not fit the discard pile.
co-fault-no-such-card = The pile of player { $player } has more cards of this person than the player owns: { $role }.
co-fault-money = Player { $player } has { $count } sestertii; possible are 0 to { $limit }.
co-fault-negative = Player { $player } cannot have less than nothing of this: { $what }.
co-fault-storehouse = The storehouse of player { $player } holds { $count } things; there are { $limit } spaces.
co-fault-houses = Player { $player } has { $count } houses; there are { $limit }.
co-fault-route = Two colonists stand on one route: { $route }.
co-fault-number-land = Land colonists of player { $player }: { $count }; there are { $limit }.
co-fault-number-sea = Sea colonists of player { $player }: { $count }; there are { $limit }.
co-fault-city = Player { $player } has a colonist in a city without an own house: { $city }.
co-fault-port-land = Player { $player } has a land colonist in a city that no land route touches: { $city }.
co-fault-port-sea = Player { $player } has a sea colonist in a city that no sea route touches: { $city }.
co-fault-no-land = Player { $player } has no land colonist on the board.
co-fault-no-sea = Player { $player } has no sea colonist on the board.
co-fault-start = Player { $player } does not have exactly what everybody has before the first turn.
co-fault-marker = Player { $player } has an intermediate score, but there is no intermediate scoring.
co-fault-score = The intermediate score of player { $player } is { $count }; possible are 0 to { $limit }.
co-fault-markers-back = All players have been scored, so all markers are back at 0; that of player { $player } is at { $count }.
co-fault-not-played = The card that player { $player } has played does not lead to what is pending.
co-fault-no-overflow = Player { $player } has no choice among the goods received: there is room for all, for none, or for one kind only.
co-fault-received = The goods that wait to be stored are not those that a province has produced.
co-fault-should-end = The last card is bought or fifteen houses are built, so somebody must have the Concordia card.
co-fault-no-end = Player { $player } has the Concordia card although nothing has brought the end.
co-fault-no-turn = Player { $player } has the Concordia card and so no further turn.
co-fault-winner = Player { $player } has won, and nobody else.
co-fault-near = “{ $name }” is not known; perhaps “{ $suggestion }” is meant.

## The table in the terminal. $count (number), the others are signs
co-table-letter-brick = B
co-table-letter-food = F
co-table-letter-tool = T
co-table-letter-wine = W
co-table-letter-cloth = C
co-table-deck = deck: { $count }
co-table-houses =
    { $count ->
        [one] { $count } house
       *[other] { $count } houses
    }
co-table-hand = hand
co-table-pile = pile
co-table-gods = gods
co-table-colonists = on the board
co-table-steps = sell 2 cloth, buy 1 wine
co-table-legend = { $coin } sestertii · { $point } points · { $land } land colonist · { $sea } sea colonist, with the number of the player · { $land_route } land route, { $sea_route } sea route · { $room } free spaces of the storehouse · { $any } any good · { $magnus } Praefectus Magnus · { $concordia } Concordia card · { $letters }
