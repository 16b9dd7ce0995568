### 7 Wonders Duel: the names of everything on the table, and what the effects do.
### The ids of names end in the ids of components.toml; the check compares the two.

swd-name = 7 Wonders Duel
swd-about = Two cities of the ancient world grow side by side through three ages. The players take turns choosing a card from a common layout, to construct a building, to earn coins or to construct a wonder. Whoever marches into the opponent’s capital, or gathers six different science symbols, wins at once; otherwise the points decide after the third age.

## How the levels play, each in a line
swd-bot-newcomer = has just learned the rules
swd-bot-novice = loves wonders, overlooks many a card
swd-bot-learner = collects blue cards, forgets the rival
swd-bot-apprentice = marches whenever it can
swd-bot-journeyman = counts the coins first
swd-bot-adept = dreams of six symbols
swd-bot-expert = looks ahead, now and then misses something
swd-bot-veteran = looks ahead and hardly ever errs
swd-bot-champion = thinks twice about everything
swd-bot-master = thinks long and forgives nothing

## Options, and what they can be
swd-option-wonders = Wonders
swd-option-wonders-draft = chosen in turn, four each
swd-option-wonders-first_game = the fixed sets for a first game
swd-option-age_start_tie = Who begins an age when the armies are equal
swd-option-age_start_tie-last_player_chooses = whoever used the last card of the age before chooses
swd-option-age_start_tie-last_player_starts = whoever used the last card of the age before begins

## Ages
swd-age-1 = Age I
swd-age-2 = Age II
swd-age-3 = Age III

## Cards of Age I
swd-card-lumber_yard = Lumber Yard
swd-card-logging_camp = Logging Camp
swd-card-clay_pool = Clay Pool
swd-card-clay_pit = Clay Pit
swd-card-quarry = Quarry
swd-card-stone_pit = Stone Pit
swd-card-glassworks = Glassworks
swd-card-press = Press
swd-card-guard_tower = Guard Tower
swd-card-stable = Stable
swd-card-garrison = Garrison
swd-card-palisade = Palisade
swd-card-workshop = Workshop
swd-card-apothecary = Apothecary
swd-card-scriptorium = Scriptorium
swd-card-pharmacist = Pharmacist
swd-card-stone_reserve = Stone Reserve
swd-card-clay_reserve = Clay Reserve
swd-card-wood_reserve = Wood Reserve
swd-card-tavern = Tavern
swd-card-theater = Theater
swd-card-altar = Altar
swd-card-baths = Baths

## Cards of Age II
swd-card-sawmill = Sawmill
swd-card-brickyard = Brickyard
swd-card-shelf_quarry = Shelf Quarry
swd-card-glass_blower = Glass-Blower
swd-card-drying_room = Drying Room
swd-card-walls = Walls
swd-card-horse_breeders = Horse Breeders
swd-card-barracks = Barracks
swd-card-archery_range = Archery Range
swd-card-parade_ground = Parade Ground
swd-card-library = Library
swd-card-dispensary = Dispensary
swd-card-school = School
swd-card-laboratory = Laboratory
swd-card-forum = Forum
swd-card-caravansery = Caravansery
swd-card-customs_house = Customs House
swd-card-brewery = Brewery
swd-card-courthouse = Courthouse
swd-card-statue = Statue
swd-card-temple = Temple
swd-card-aqueduct = Aqueduct
swd-card-rostrum = Rostrum

## Cards of Age III
swd-card-arsenal = Arsenal
swd-card-pretorium = Pretorium
swd-card-fortifications = Fortifications
swd-card-siege_workshop = Siege Workshop
swd-card-circus = Circus
swd-card-academy = Academy
swd-card-study = Study
swd-card-university = University
swd-card-observatory = Observatory
swd-card-chamber_of_commerce = Chamber of Commerce
swd-card-port = Port
swd-card-armory = Armory
swd-card-lighthouse = Lighthouse
swd-card-arena = Arena
swd-card-palace = Palace
swd-card-town_hall = Town Hall
swd-card-obelisk = Obelisk
swd-card-gardens = Gardens
swd-card-pantheon = Pantheon
swd-card-senate = Senate

## Guilds
swd-card-merchants_guild = Merchants Guild
swd-card-shipowners_guild = Shipowners Guild
swd-card-builders_guild = Builders Guild
swd-card-magistrates_guild = Magistrates Guild
swd-card-scientists_guild = Scientists Guild
swd-card-moneylenders_guild = Moneylenders Guild
swd-card-tacticians_guild = Tacticians Guild

## Wonders
swd-wonder-appian_way = The Appian Way
swd-wonder-circus_maximus = Circus Maximus
swd-wonder-colossus = The Colossus
swd-wonder-great_library = The Great Library
swd-wonder-great_lighthouse = The Great Lighthouse
swd-wonder-hanging_gardens = The Hanging Gardens
swd-wonder-mausoleum = The Mausoleum
swd-wonder-piraeus = Piraeus
swd-wonder-pyramids = The Pyramids
swd-wonder-sphinx = The Sphinx
swd-wonder-statue_of_zeus = The Statue of Zeus
swd-wonder-temple_of_artemis = The Temple of Artemis

## Progress tokens
swd-token-agriculture = Agriculture
swd-token-architecture = Architecture
swd-token-economy = Economy
swd-token-law = Law
swd-token-masonry = Masonry
swd-token-mathematics = Mathematics
swd-token-philosophy = Philosophy
swd-token-strategy = Strategy
swd-token-theology = Theology
swd-token-urbanism = Urbanism

## Resources: common nouns, written as inside a sentence
swd-resource-wood = wood
swd-resource-clay = clay
swd-resource-stone = stone
swd-resource-glass = glass
swd-resource-papyrus = papyrus

## Kinds of cards, by their colour
swd-color-brown = Raw materials
swd-color-grey = Manufactured goods
swd-color-blue = Civilian building
swd-color-green = Scientific building
swd-color-yellow = Commercial building
swd-color-red = Military building
swd-color-purple = Guild

## Science symbols
swd-science-wheel = Wheel
swd-science-quill = Quill and ink
swd-science-mortar = Mortar
swd-science-pendulum = Plumb line
swd-science-sundial = Sundial
swd-science-armillary_sphere = Armillary sphere
swd-science-scales = Scales

## Linking symbols: the symbol on one card frees a later card
swd-chain-horseshoe = Horseshoe
swd-chain-sword = Sword
swd-chain-tower = Tower
swd-chain-book = Book
swd-chain-gear = Gear
swd-chain-vase = Vase
swd-chain-mask = Mask
swd-chain-moon = Moon
swd-chain-drop = Drop
swd-chain-target = Target
swd-chain-helmet = Helmet
swd-chain-harp = Harp
swd-chain-lamp = Lamp
swd-chain-barrel = Barrel
swd-chain-column = Column
swd-chain-sun = Sun
swd-chain-pediment = Pediment

## Zones of the military track. $player (name)
swd-zone-capital = { $player }’s capital
swd-zone-far = third zone on { $player }’s side
swd-zone-middle = second zone on { $player }’s side
swd-zone-near = first zone on { $player }’s side
swd-zone-neutral = the middle

## Amounts, as parts of a cost or of a sentence. $count (number)
swd-amount-wood = { $count } wood
swd-amount-clay = { $count } clay
swd-amount-stone = { $count } stone
swd-amount-glass = { $count } glass
swd-amount-papyrus = { $count } papyrus
swd-amount-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
swd-amount-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
swd-amount-shields =
    { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }
swd-amount-nothing = free

## What is counted, as part of an effect: “3 coins for each grey card”
swd-each-brown = each brown card
swd-each-grey = each grey card
swd-each-brown_grey = each brown or grey card
swd-each-blue = each blue card
swd-each-green = each green card
swd-each-yellow = each yellow card
swd-each-red = each red card
swd-each-wonder = each constructed wonder

## Effects of cards. $goods (list of amounts for “produces”, else of resource names), $coins, $price, $points,
## $shields (numbers), $each (a message swd-each-…), $symbol, $chain, $card (names)
swd-effect-produces = Produces { $goods }.
swd-effect-choice = Gives one unit for each construction, whichever you choose of these: { $goods }.
swd-effect-fixed-price =
    { $price ->
        [one] Fixed trade price of { $price } coin per unit: { $goods }.
       *[other] Fixed trade price of { $price } coins per unit: { $goods }.
    }
swd-effect-coins =
    { $coins ->
        [one] Take { $coins } coin from the bank.
       *[other] Take { $coins } coins from the bank.
    }
swd-effect-coins-per =
    { $coins ->
        [one] Take { $coins } coin from the bank for { $each } in your city.
       *[other] Take { $coins } coins from the bank for { $each } in your city.
    }
swd-effect-points =
    { $points ->
        [one] Worth { $points } victory point.
       *[other] Worth { $points } victory points.
    }
swd-effect-shields =
    { $shields ->
        [one] { $shields } shield: move the conflict pawn { $shields } space towards the opponent’s capital.
       *[other] { $shields } shields: move the conflict pawn { $shields } spaces towards the opponent’s capital.
    }
swd-effect-science = Science symbol: { $symbol }.
swd-effect-chain-gives = Linking symbol “{ $chain }”: later lets you construct “{ $card }” free of charge.
swd-effect-chain-free = Free of charge if your city has “{ $card }” (linking symbol “{ $chain }”).

## Effects of guilds. $coins, $points (numbers; coins of a set for the treasury), $each (a message swd-each-…)
swd-effect-guild =
    When constructed: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for { $each } in the city that has most of them. At the end of the game: { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } for { $each } in the city that then has most of them.
swd-effect-guild-points =
    At the end of the game: { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } for { $each } in the city that has most of them.
swd-effect-guild-treasury =
    At the end of the game: { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } for every { $coins } coins in the richer city.

## Effects of wonders. $coins, $count (numbers)
swd-effect-play-again = You take another turn at once.
swd-effect-opponent-loses =
    { $coins ->
        [one] Your opponent loses { $coins } coin, if there is one.
       *[other] Your opponent loses { $coins } coins, or all of them if there are fewer.
    }
swd-effect-discard-brown = Choose a brown card in your opponent’s city and put it on the discard pile.
swd-effect-discard-grey = Choose a grey card in your opponent’s city and put it on the discard pile.
swd-effect-build-from-discard = Choose a card from the discard pile and construct it free of charge.
swd-effect-box-tokens =
    Draw { $count } at random from the progress tokens left in the box and keep one; the others go back.

## Effects of progress tokens. $count, $coins, $points, $shields (numbers)
swd-effect-discount-wonder =
    { $count ->
        [one] Each wonder you construct from now on needs { $count } resource unit less, of your choice.
       *[other] Each wonder you construct from now on needs { $count } resource units fewer, of your choice.
    }
swd-effect-discount-blue =
    { $count ->
        [one] Each blue card you construct from now on needs { $count } resource unit less, of your choice.
       *[other] Each blue card you construct from now on needs { $count } resource units fewer, of your choice.
    }
swd-effect-economy = What your opponent pays for bought resources goes to you instead of the bank.
swd-effect-law = Counts as one more different science symbol; it never makes a pair.
swd-effect-mathematics =
    { $points ->
        [one] At the end of the game: { $points } victory point for each of your progress tokens, this one included.
       *[other] At the end of the game: { $points } victory points for each of your progress tokens, this one included.
    }
swd-effect-strategy =
    { $shields ->
        [one] Each red card you construct from now on has { $shields } extra shield.
       *[other] Each red card you construct from now on has { $shields } extra shields.
    }
swd-effect-theology = Each wonder you construct from now on gives you another turn; never two for one wonder.
swd-effect-urbanism =
    { $coins ->
        [one] Take { $coins } coin for each card you construct free of charge by its linking symbol.
       *[other] Take { $coins } coins for each card you construct free of charge by its linking symbol.
    }

## How a game can end, and what points are given for: as in tables
swd-ending-military = Military supremacy
swd-ending-science = Scientific supremacy
swd-ending-points = Civilian victory
swd-ending-blue = Civilian victory, tie broken by blue cards
swd-ending-shared = Shared victory
swd-category-blue = Blue cards
swd-category-green = Green cards
swd-category-yellow = Yellow cards
swd-category-purple = Guilds
swd-category-wonders = Wonders
swd-category-tokens = Progress tokens
swd-category-coins = Treasury
swd-category-military = Military

## Where a slot of the layout is. $row, $place (numbers, from 1)
swd-spot = Row { $row } from the top, card { $place } from the left

## What is pending. $player, $age, $spot (names), $count (number)
swd-ask-draft = { $player } chooses a wonder.
swd-ask-play = { $player } takes an available card: to construct it, to discard it for coins, or to construct a wonder with it.
swd-ask-progress = { $player } has a pair of science symbols and takes a progress token from the board.
swd-ask-library = { $player } keeps one of the progress tokens drawn from the box.
swd-ask-revive = { $player } chooses a card from the discard pile and constructs it free of charge.
swd-ask-destroy-brown = { $player } puts a brown card of the opponent’s city on the discard pile.
swd-ask-destroy-grey = { $player } puts a grey card of the opponent’s city on the discard pile.
swd-ask-starter = { $age }: { $player } decides who begins.
swd-ask-deal-tokens =
    { $count ->
        [one] Which { $count } progress token lies on the board?
       *[other] Which { $count } progress tokens lie on the board?
    }
swd-ask-deal-wonders =
    { $count ->
        [one] Which { $count } wonder is dealt for the players to choose from?
       *[other] Which { $count } wonders are dealt for the players to choose from?
    }
swd-ask-draw-library =
    { $player } draws progress tokens from the box: which { $count ->
        [one] { $count } is it?
       *[other] { $count } are they?
    }
swd-ask-deal-card = { $age }. { $spot }: which card is dealt face up?
swd-ask-deal-back = { $age }. { $spot }: which back does the face-down card show?
swd-ask-reveal = { $age }. { $spot }: which card is turned up?

## The options of a decision. $wonder, $card, $token, $player (names), $names (list of names)
swd-choice-pick = Choose “{ $wonder }”
swd-choice-build = Construct “{ $card }”
swd-choice-discard = Discard “{ $card }” for coins
swd-choice-wonder = Construct the wonder “{ $wonder }” with “{ $card }”
swd-choice-take = Take “{ $token }”
swd-choice-revive = Construct “{ $card }” from the discard pile
swd-choice-destroy = Put “{ $card }” on the discard pile
swd-choice-begin = { $player } begins
swd-choice-back-age = The back of an Age III card
swd-choice-back-guild = The back of a guild
swd-choice-set = { $names }

## Costs and how a price is made up: sentences. $parts, $goods (lists of amounts), $purchases (list of swd-purchase),
## $card, $chain, $token, $player (names), $coins, $base, $cards (numbers)
swd-cost = Cost: { $parts }.
swd-price-nothing = It costs nothing.
swd-price-chain = Free of charge: “{ $card }” in your city has the linking symbol “{ $chain }”.
swd-price-produced = Your city produces everything it needs.
swd-price-coins =
    Printed cost: { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
swd-price-choice = Supplied by production of your choice: { $goods }.
swd-price-discount = Saved by “{ $token }”: { $goods }.
swd-price-bought = Bought from the bank: { $purchases }.
swd-price-economy = Bought, the coins going to { $player } through “{ swd-token-economy }”: { $purchases }.
swd-purchase =
    { $goods } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
swd-detail-discard =
    You take { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: { $base }, and 1 for each yellow card in your city ({ $cards }).

## What follows an option: sentences. $player, $zone, $age (names), $coins, $count (numbers)
swd-then-loses =
    { $coins ->
        [one] { $player } loses { $coins } coin.
       *[other] { $player } loses { $coins } coins.
    }
swd-then-pawn =
    { $count ->
        [one] The conflict pawn moves { $count } space: { $zone }.
       *[other] The conflict pawn moves { $count } spaces: { $zone }.
    }
swd-then-token = Then you take a progress token from the board.
swd-then-reveals =
    { $count ->
        [one] Then { $count } card is turned up.
       *[other] Then { $count } cards are turned up.
    }
swd-then-age = Then the cards are laid out for { $age }.
swd-then-wonders =
    { $count ->
        [one] Then { $count } more wonder is dealt.
       *[other] Then { $count } more wonders are dealt.
    }
swd-then-ends = Then the game is over, and the points are counted.

## How the game ended: sentences. $player, $one, $other (players), $count, $first, $second (numbers)
swd-won-military = { $player } wins by military supremacy: the conflict pawn has entered the opponent’s capital.
swd-won-science =
    { $count ->
        [one] { $player } wins by scientific supremacy, with { $count } science symbol.
       *[other] { $player } wins by scientific supremacy, with { $count } different science symbols.
    }
swd-won-points = Civilian victory: { $player } has more points.
swd-won-blue = Civilian victory: the points are equal, and { $player } has more of them on blue cards.
swd-won-shared = The points are equal, also those on blue cards: the players share the victory.
swd-final-points = Points: { $one } – { $first }, { $other } – { $second }.
swd-final-blue = Points on blue cards: { $one } – { $first }, { $other } – { $second }.

## What happens: sentences. $player, $starter, $card, $wonder, $token, $age, $spot (names), $tokens, $wonders (lists of
## names), $cost, $coins, $shields, $count (numbers)
swd-event-tokens-dealt = Progress tokens on the board: { $tokens }.
swd-event-wonders-dealt = Wonders to choose from: { $wonders }.
swd-event-picked = { $player } chooses “{ $wonder }”.
swd-event-age = { $age } begins.
swd-event-starter = { $player } decides who begins: { $starter }.
swd-event-last-player = { $age } is begun by { $player }, who took the last card of the age before.
swd-event-revealed = { $spot }: “{ $card }” is turned up.
swd-event-back-age = { $spot }: a card of the age lies face down.
swd-event-back-guild = { $spot }: a guild lies face down.
swd-event-built =
    { $player } constructs “{ $card }” for { $cost ->
        [one] { $cost } coin.
       *[other] { $cost } coins.
    }
swd-event-built-free = { $player } constructs “{ $card }” without paying.
swd-event-built-chain = { $player } constructs “{ $card }” free of charge by its linking symbol.
swd-event-discarded = { $player } discards “{ $card }”.
swd-event-wonder =
    { $player } constructs the wonder “{ $wonder }” with “{ $card }” for { $cost ->
        [one] { $cost } coin.
       *[other] { $cost } coins.
    }
swd-event-wonder-free = { $player } constructs the wonder “{ $wonder }” with “{ $card }” without paying.
swd-event-removed =
    { $count ->
        [one] { $count } wonder has been constructed: “{ $wonder }” ({ $player }) goes back to the box.
       *[other] { $count } wonders have been constructed: “{ $wonder }” ({ $player }) goes back to the box.
    }
swd-event-gain-discard =
    { $coins ->
        [one] { $player } takes { $coins } coin for the discarded card.
       *[other] { $player } takes { $coins } coins for the discarded card.
    }
swd-event-gain-card =
    { $coins ->
        [one] { $player } takes { $coins } coin for the building.
       *[other] { $player } takes { $coins } coins for the building.
    }
swd-event-gain-guild =
    { $coins ->
        [one] { $player } takes { $coins } coin for the guild.
       *[other] { $player } takes { $coins } coins for the guild.
    }
swd-event-gain-wonder =
    { $coins ->
        [one] { $player } takes { $coins } coin for the wonder.
       *[other] { $player } takes { $coins } coins for the wonder.
    }
swd-event-gain-token =
    { $coins ->
        [one] { $player } takes { $coins } coin for the progress token.
       *[other] { $player } takes { $coins } coins for the progress token.
    }
swd-event-gain-urbanism =
    { $coins ->
        [one] { $player } takes { $coins } coin for “{ swd-token-urbanism }”.
       *[other] { $player } takes { $coins } coins for “{ swd-token-urbanism }”.
    }
swd-event-gain-economy =
    { $coins ->
        [one] { $player } receives the { $coins } coin paid for resources: “{ swd-token-economy }”.
       *[other] { $player } receives the { $coins } coins paid for resources: “{ swd-token-economy }”.
    }
swd-event-loss-wonder =
    { $coins ->
        [0] { $player } has no coins to lose to the wonder.
        [one] { $player } loses { $coins } coin to the wonder.
       *[other] { $player } loses { $coins } coins to the wonder.
    }
swd-event-loss-military =
    { $coins ->
        [0] { $player } has no coins to lose to the military token.
        [one] { $player } loses { $coins } coin to the military token.
       *[other] { $player } loses { $coins } coins to the military token.
    }
swd-event-pawn =
    { $shields ->
        [one] { $player }: { $shields } shield; the conflict pawn moves towards the opponent’s capital.
       *[other] { $player }: { $shields } shields; the conflict pawn moves towards the opponent’s capital.
    }
swd-event-token-board = { $player } takes the progress token “{ $token }”.
swd-event-token-box = { $player } takes the progress token “{ $token }” from the box.
swd-event-library = { $player } draws from the box: { $tokens }.
swd-event-destroyed = { $player } loses “{ $card }”, which goes to the discard pile.
swd-event-revived = { $player } constructs “{ $card }” from the discard pile, free of charge.
swd-event-again = { $player } takes another turn.

## Why a move is not allowed: whole sentences. $card, $wonder, $token, $thing, $name, $player, $age, $current (names),
## $question (a sentence), $cost, $coins, $count, $needed, $limit (numbers)
swd-why-not-now = Something else is to be decided now. { $question }
swd-why-picked = { $player } has already chosen “{ $wonder }”.
swd-why-not-in-group = “{ $wonder }” is not among the wonders to choose from.
swd-why-not-face-up = “{ $card }” does not lie face up in the card layout.
swd-why-covered = “{ $card }” is still covered by other cards.
swd-why-discarded = “{ $card }” already lies on the discard pile.
swd-why-tucked = “{ $card }” already lies under the wonder “{ $wonder }”.
swd-why-in-city = “{ $card }” already stands in the city of { $player }.
swd-why-other-age = “{ $card }” is a card of { $age }; now the cards of { $current } lie on the table.
swd-why-too-dear =
    “{ $thing }” costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }, but { $player } has only { $coins }.
swd-why-not-your-wonder = “{ $wonder }” is not one of the wonders of { $player }.
swd-why-wonder-built = “{ $wonder }” has already been constructed.
swd-why-seven-wonders = { $limit } wonders have been constructed, and a game allows no more.
swd-why-token-owned = { $player } already has “{ $token }”.
swd-why-token-boxed = “{ $token }” is in the box, not on the board.
swd-why-token-on-board = “{ $token }” lies on the board, not in the box.
swd-why-not-drawn = “{ $token }” is not among the tokens drawn from the box.
swd-why-not-discarded = “{ $card }” does not lie on the discard pile.
swd-why-not-in-city = “{ $card }” does not stand in the city of { $player }.
swd-why-not-brown = “{ $card }” is not a brown card.
swd-why-not-grey = “{ $card }” is not a grey card.
swd-why-laid-out = “{ $card }” already lies face up in the card layout.
swd-why-no-guild = “{ $card }” is a guild, and what is turned up here does not have the back of a guild.
swd-why-guild = “{ $card }” is not a guild, and what is turned up here has the back of a guild.
swd-why-guilds-laid-out =
    { $limit ->
        [one] “{ $card }” is a guild, and the only guild of this game lies in the layout already.
       *[other] “{ $card }” is a guild, and all { $limit } guilds of this game lie in the layout already.
    }
swd-why-only-guilds =
    { $count ->
        [one] “{ $card }” is not a guild, and the card still to be laid out is one.
       *[other] “{ $card }” is not a guild, and the { $count } cards still to be laid out all are.
    }
swd-why-named-twice = “{ $name }” is named twice.
swd-why-how-many = There must be { $needed } of them, and { $count } are named.
swd-why-wonder-dealt = “{ $wonder }” has already been dealt.

## What is wrong with a position: whole sentences. $player, $wonder, $age (names), $count, $coins, $limit (numbers)
swd-wrong-coins = { $player } cannot have { $coins } coins; it must be from 0 to { $limit }.
swd-wrong-start = Before the progress tokens are dealt, everything must be as at the start.
swd-wrong-library = { $count } progress tokens are on the board or with players, so { $player }, who built the Great Library, must have one of them.
swd-wrong-drawn = { $count } progress tokens have been drawn from the box; now it must be { $limit }.
swd-wrong-eighth = { $limit } wonders are constructed, so the eighth must be back in the box.
swd-wrong-wonder-missing = The wonder “{ $wonder }” is nowhere.
swd-wrong-no-draft = With the wonders of the first game there is no draft.
swd-wrong-draft-over = The draft is over: each player has { $limit } wonders.
swd-wrong-active = It must be { $player }’s turn to decide.
swd-wrong-picks = { $count } wonders have been chosen in the draft; it must be { $limit }.
swd-wrong-owned = { $player } has { $count } wonders; it must be { $limit }.
swd-wrong-first-game = With the wonders of the first game, { $player } cannot have “{ $wonder }”.
swd-wrong-start-military = Before the first age the conflict pawn stands in the middle, and all military tokens lie on the track.
swd-wrong-start-coins = Before the first age { $player } has { $coins } coins; it must be { $limit }.
swd-wrong-deal = The cards are laid out one after the other: exactly the first { $count } slots must have one.
swd-wrong-nothing-taken = Nobody has taken a card of { $age } yet, so nothing of a turn can be pending.
swd-wrong-nothing-to-reveal = No card has come free that could be turned up.
swd-wrong-again = { $player } cannot have another turn to come.
swd-wrong-needs-wonder = For what is pending { $player } must have constructed the wonder “{ $wonder }”.
swd-wrong-no-pair = { $player } has no pair of science symbols, so there is no progress token to take.
swd-wrong-first-starter = Nobody chooses who begins the first age.
swd-wrong-late-starter = Who begins is chosen before a card of the age is taken.
swd-wrong-not-over = The game cannot be over: nobody has won by supremacy, and there are cards left to play.
swd-wrong-result = Who has won, or by what, is not what the rules say.
