### Stone Age: the names of everything on the table, and everything that is said about it.
### The ids of names end in the ids of components.toml; the check compares the two.

sa-name = Stone Age
sa-about = Each player leads a tribe. In every round the players take turns sending their people to hunt, to gather wood, brick, stone and gold, to make tools, to till the field, to buy civilization cards and to build; then the dice decide what the work brings, and everybody must be fed. The game ends when a stack of buildings is used up or the cards run out; the most points win.

## How the levels play, each in a line
sa-bot-newcomer = has just learned the rules
sa-bot-novice = wants a large tribe, forgets to feed it
sa-bot-learner = likes to build, overlooks much else
sa-bot-apprentice = never has enough tools
sa-bot-journeyman = tills the fields first
sa-bot-adept = collects cards of culture
sa-bot-expert = looks ahead, now and then misses something
sa-bot-veteran = looks ahead and hardly ever errs
sa-bot-champion = thinks twice about everything
sa-bot-master = thinks long and forgives nothing

## The options and their values
sa-option-start_player = Start player
sa-option-start_player-first_seat = the first seat
sa-option-start_player-random = by lot
sa-option-tie_break = If the points are equal
sa-option-tie_break-sum = agriculture, tools and people together decide
sa-option-tie_break-sequential = first agriculture, then tools, then people decide
sa-option-limited_supply = Resources in the bank
sa-option-limited_supply-off = not limited
sa-option-limited_supply-later_edition = as many pieces as in the later edition
sa-option-limited_supply-first_edition_text = as many pieces as the first edition names
sa-option-allow_futile_placement = Placing people where nothing can be gained
sa-option-allow_futile_placement-true = allowed
sa-option-allow_futile_placement-false = not allowed
sa-option-upgrade_refreshes_tool = A used tool that is improved
sa-option-upgrade_refreshes_tool-false = stays used
sa-option-upgrade_refreshes_tool-true = can be used again
sa-option-limited_tool_tiles = Tool tiles
sa-option-limited_tool_tiles-false = not limited
sa-option-limited_tool_tiles-true = only as many as there are
sa-option-hunt_repeat = Sending further people to hunt in the same round
sa-option-hunt_repeat-false = not allowed
sa-option-hunt_repeat-true = allowed
sa-option-any_resources_immediate = The two resources of choice
sa-option-any_resources_immediate-false = whenever their owner wants
sa-option-any_resources_immediate-true = at once

## Goods: common nouns, written as inside a sentence
sa-good-food = food
sa-good-wood = wood
sa-good-brick = brick
sa-good-stone = stone
sa-good-gold = gold

## Places on the board
sa-place-hunting_grounds = Hunting grounds
sa-place-forest = Forest
sa-place-clay_pit = Clay pit
sa-place-quarry = Quarry
sa-place-river = River
sa-place-tool_maker = Tool maker
sa-place-hut = Hut
sa-place-field = Field
sa-place-card_1 = Card space 1
sa-place-card_2 = Card space 2
sa-place-card_3 = Card space 3
sa-place-card_4 = Card space 4
sa-place-building_1 = Building stack 1
sa-place-building_2 = Building stack 2
sa-place-building_3 = Building stack 3
sa-place-building_4 = Building stack 4

## Culture symbols, on green cards
sa-culture-healing = Healing
sa-culture-art = Art
sa-culture-writing = Writing
sa-culture-pottery = Pottery
sa-culture-time = Time
sa-culture-transport = Transport
sa-culture-music = Music
sa-culture-weaving = Weaving

## Specialists, on sand-coloured cards
sa-specialist-farmer = Farmer
sa-specialist-tool_maker = Tool maker
sa-specialist-hut_builder = Hut builder
sa-specialist-shaman = Shaman

## Civilization cards: the upper half, then the lower one
sa-card-dice_items_pottery = Items for dice / Pottery
sa-card-dice_items_writing = Items for dice / Writing
sa-card-dice_items_time = Items for dice / Time
sa-card-dice_items_transport = Items for dice / Transport
sa-card-dice_items_farmer_1 = Items for dice / Farmer ×1
sa-card-dice_items_farmer_2 = Items for dice / Farmer ×2
sa-card-dice_items_tool_maker_2_a = Items for dice / Tool maker ×2
sa-card-dice_items_tool_maker_2_b = Items for dice / Tool maker ×2
sa-card-dice_items_hut_builder_1 = Items for dice / Hut builder ×1
sa-card-dice_items_hut_builder_2 = Items for dice / Hut builder ×2
sa-card-food_7_pottery = Food 7 / Pottery
sa-card-food_5_healing = Food 5 / Healing
sa-card-food_3_weaving = Food 3 / Weaving
sa-card-food_1_weaving = Food 1 / Weaving
sa-card-food_4_hut_builder_1 = Food 4 / Hut builder ×1
sa-card-food_2_hut_builder_2 = Food 2 / Hut builder ×2
sa-card-food_3_farmer_2 = Food 3 / Farmer ×2
sa-card-stone_2_transport = Stone 2 / Transport
sa-card-stone_1_farmer_1 = Stone 1 / Farmer ×1
sa-card-stone_1_shaman_1 = Stone 1 / Shaman ×1
sa-card-gold_1_shaman_1 = Gold 1 / Shaman ×1
sa-card-brick_1_shaman_2 = Brick 1 / Shaman ×2
sa-card-roll_gold_art = Roll for gold / Art
sa-card-roll_wood_shaman_2 = Roll for wood / Shaman ×2
sa-card-roll_stone_shaman_1 = Roll for stone / Shaman ×1
sa-card-points_3_music_a = Points 3 / Music
sa-card-points_3_music_b = Points 3 / Music
sa-card-points_3_hut_builder_3 = Points 3 / Hut builder ×3
sa-card-tool_1_art = New tool / Art
sa-card-agriculture_1_time = Agriculture / Time
sa-card-agriculture_1_farmer_1 = Agriculture / Farmer ×1
sa-card-extra_card_writing = Additional card / Writing
sa-card-one_use_tool_4_tool_maker_1 = One-use tool 4 / Tool maker ×1
sa-card-one_use_tool_3_tool_maker_1 = One-use tool 3 / Tool maker ×1
sa-card-one_use_tool_2_tool_maker_2 = One-use tool 2 / Tool maker ×2
sa-card-any_resources_2_healing = Two resources of choice / Healing

## Buildings, by what they cost
sa-building-fixed_wwb = Building: 2 wood + 1 brick
sa-building-fixed_wws = Building: 2 wood + 1 stone
sa-building-fixed_wbb = Building: 1 wood + 2 brick
sa-building-fixed_wwg = Building: 2 wood + 1 gold
sa-building-fixed_wss = Building: 1 wood + 2 stone
sa-building-fixed_bbs = Building: 2 brick + 1 stone
sa-building-fixed_bbg = Building: 2 brick + 1 gold
sa-building-fixed_bss = Building: 1 brick + 2 stone
sa-building-fixed_ssg = Building: 2 stone + 1 gold
sa-building-fixed_wbs_a = Building: 1 wood + 1 brick + 1 stone
sa-building-fixed_wbs_b = Building: 1 wood + 1 brick + 1 stone
sa-building-fixed_wbg_a = Building: 1 wood + 1 brick + 1 gold
sa-building-fixed_wbg_b = Building: 1 wood + 1 brick + 1 gold
sa-building-fixed_wsg_a = Building: 1 wood + 1 stone + 1 gold
sa-building-fixed_wsg_b = Building: 1 wood + 1 stone + 1 gold
sa-building-fixed_bsg_a = Building: 1 brick + 1 stone + 1 gold
sa-building-fixed_bsg_b = Building: 1 brick + 1 stone + 1 gold
sa-building-choice_4_of_1 = Building: 4 resources of 1 kind
sa-building-choice_4_of_2 = Building: 4 resources of 2 kinds
sa-building-choice_4_of_3 = Building: 4 resources of 3 kinds
sa-building-choice_4_of_4 = Building: 4 resources of 4 kinds
sa-building-choice_5_of_1 = Building: 5 resources of 1 kind
sa-building-choice_5_of_2 = Building: 5 resources of 2 kinds
sa-building-choice_5_of_3 = Building: 5 resources of 3 kinds
sa-building-choice_5_of_4 = Building: 5 resources of 4 kinds
sa-building-open_1_7_a = Building: 1 to 7 resources
sa-building-open_1_7_b = Building: 1 to 7 resources
sa-building-open_1_7_c = Building: 1 to 7 resources

## The items that dice bring (“items for dice”)
sa-item-wood = 1 wood
sa-item-brick = 1 brick
sa-item-stone = 1 stone
sa-item-gold = 1 gold
sa-item-tool = a tool
sa-item-agriculture = agriculture +1

## Amounts, as parts of a sentence. $count (number)
sa-amount-food = { $count } food
sa-amount-wood = { $count } wood
sa-amount-brick =
    { $count ->
        [one] { $count } brick
       *[other] { $count } bricks
    }
sa-amount-stone =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
sa-amount-gold = { $count } gold
sa-amount-nothing = nothing
sa-amount-people =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
sa-amount-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
sa-amount-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }

## What the upper half of a card does: sentences. $count, $value (numbers), $goods (amounts), $good (a name), $dice (an amount)
sa-effect-dice_items = Roll one die for each player; beginning with you, everybody takes one of the items that they show.
sa-effect-food = Take { $goods }.
sa-effect-resource = Take { $goods }.
sa-effect-roll_resource = Roll { $dice } for { $good }; tools may be added.
sa-effect-points = Score { $points } at once.
sa-effect-tool = Take a new tool.
sa-effect-agriculture = Your agriculture rises by 1.
sa-effect-extra_card = Draw another card, look at it and keep it face down; only its lower half counts.
sa-effect-one_use_tool = Once in the game, add { $value } to a roll.
sa-effect-any_resources = Once in the game, take 2 resources of your choice.
sa-effect-lost = For this player the upper half brings nothing more.

## What the lower half scores: sentences. $symbol, $who (names), $count (number)
sa-lower-culture = Culture: { $symbol }. A set of different symbols scores their number squared.
sa-lower-farmer = { $who } ×{ $count }: at the end, { $count } × your agriculture level.
sa-lower-tool_maker = { $who } ×{ $count }: at the end, { $count } × the sum of your tools.
sa-lower-hut_builder = { $who } ×{ $count }: at the end, { $count } × your buildings.
sa-lower-shaman = { $who } ×{ $count }: at the end, { $count } × your people.

## Prices, and what a place does: sentences. $goods, $points, $price (amounts), $count, $kinds, $least, $most, $value (numbers)
sa-price-card =
    { $count ->
        [one] Price: { $count } resource of any kind.
       *[other] Price: { $count } resources of any kinds.
    }
sa-price-fixed = Price: { $goods }. It scores { $points }.
sa-price-choice =
    { $kinds ->
        [one] Price: exactly { $count } resources, all of { $kinds } kind. It scores their value.
       *[other] Price: exactly { $count } resources of exactly { $kinds } different kinds. It scores their value.
    }
sa-price-open = Price: { $least } to { $most } resources of any kinds. It scores their value.
sa-work-gather = One die for each person there; every { $value } give 1 { $good }.
sa-detail-tool = Total { $total }: { $goods }.
sa-work-tool_maker = Gives a tool.
sa-work-hut = Two people bring a third one.
sa-work-field = Agriculture rises by 1.
sa-work-nothing = For this player nothing more can be gained there.
sa-work-unpaid = Cannot be paid now: the figure comes back at once.
sa-bank-empty = The bank has no { $good } left now.
sa-bank-short = The bank has only { $goods } left now.

## How a game can end, and what points are given for: as in tables
sa-ending-buildings = A stack of buildings is used up
sa-ending-cards = The cards run out
sa-category-track = Score track
sa-category-culture = Culture
sa-category-farmers = Farmers
sa-category-tool_makers = Tool makers
sa-category-hut_builders = Hut builders
sa-category-shamans = Shamans
sa-category-resources = Resources left

## What is pending. $player, $good, $card, $building, $place (names), $total, $count, $dice (numbers or amounts)
sa-ask-place = { $player } places people.
sa-ask-act = { $player } chooses which place to use next.
sa-ask-tools = { $player } has rolled for { $good }, total { $total }. Add a tool?
sa-ask-buy_card =
    { $count ->
        [one] { $player } may buy “{ $card }”: { $count } more resource.
       *[other] { $player } may buy “{ $card }”: { $count } more resources.
    }
sa-ask-build = { $player } may build “{ $building }”.
sa-ask-feed = { $player } still lacks { $count } food: pay with resources, or starve.
sa-ask-two_resources = { $player } takes a resource of choice.
sa-ask-pick_item = { $player } takes one of the items that the dice show.
sa-ask-choose_start = Who is the start player?
sa-ask-deal_card = { $place }: which card is dealt?
sa-ask-turn_building = { $place }: which building is turned up?
sa-ask-roll = { $player } rolls { $dice } for { $good }: what is the total?
sa-ask-roll_items = { $player } rolls { $dice } for items: what do they show?
sa-ask-draw_card = { $player } draws an additional card: which one?

## The options of a decision. $people, $goods, $points (amounts), $place, $good, $item, $player (names), $value, $total (numbers), $faces (list of numbers)
sa-choice-place = { $place }: { $people }
sa-choice-act = Use: { $place }
sa-choice-tool = Add the tool of value { $value }
sa-choice-one_use = Add the one-use tool of value { $value }
sa-choice-gather = Take { $goods }
sa-choice-gather-short = Take { $goods }: the bank has no more (rolled for { $count })
sa-choice-pay = Pay 1 { $good }
sa-choice-build = Build for { $goods }: { $points }
sa-choice-enough = Build with what has been paid: { $points }
sa-choice-decline = Take the figure back
sa-choice-starve = Starve: lose { $points }
sa-choice-redeem = Use the card with two resources
sa-choice-take = Take 1 { $good }
sa-choice-take-none = Take nothing: the bank has no { $good }
sa-choice-pick = Take { $item }
sa-choice-pick-none = Take nothing: { $item } cannot be had any more
sa-choice-start = { $player } begins
sa-choice-roll = Total { $total }
sa-choice-items = { $faces }
sa-face = { $value }

## How the game ended: sentences. $player (a name), $players (list of names), $scores (list of sa-standing), $points (number)
sa-end-buildings = A stack of buildings is used up: the game is over.
sa-end-cards = The card spaces cannot be filled any more: the game is over.
sa-won-points = { $player } wins with the most points.
sa-won-tie = The points are equal; { $player } wins by agriculture, tools and people.
sa-won-shared = The victory is shared: { $players }.
sa-standing = { $player } – { $points }
sa-final-points = Points: { $scores }.

## What happens: sentences. $player, $card, $building, $place, $good, $item (names), $people, $goods, $points, $dice (amounts), $round, $total, $value, $level, $missing (numbers), $faces (list)
sa-event-start = { $player } is the start player.
sa-event-dealt = { $place }: “{ $card }” is dealt.
sa-event-slid = “{ $card }” slides to: { $place }.
sa-event-turned = { $place }: “{ $building }” is turned up.
sa-event-round = Round { $round } begins; start player: { $player }.
sa-event-placed = { $player } – { $place }: { $people }.
sa-event-rolled = { $player } rolls { $dice } for { $good }: { $total }.
sa-event-tool = { $player } adds a tool of value { $value }.
sa-event-one_use = { $player } adds the one-use tool of value { $value }.
sa-event-gain-gather = { $player } gathers: { $goods }.
sa-event-gain-card = { $player } takes for the card: { $goods }.
sa-event-gain-item = { $player } takes as item: { $goods }.
sa-event-gain-two_resources = { $player } takes of choice: { $goods }.
sa-event-gain-fields = { $player } harvests: { $goods }.
sa-event-new-tool = { $player } takes a tool; all tools together: { $level }.
sa-event-no-tool = { $player } cannot take another tool; all together: { $level }.
sa-event-new-person = { $player } now has { $people }.
sa-event-no-person = { $player } cannot have more than { $people }.
sa-event-new-agriculture = { $player } – agriculture level { $level }.
sa-event-no-agriculture = { $player } stays at agriculture level { $level }.
sa-event-points = { $player } scores { $points }.
sa-event-bought = { $player } buys “{ $card }” for { $goods }.
sa-event-card-declined = { $player } does not buy “{ $card }”.
sa-event-built = { $player } builds “{ $building }” for { $goods } and scores { $points }.
sa-event-building-declined = { $player } does not build “{ $building }”.
sa-event-items = { $player } rolls for items: { $faces }.
sa-event-picked = { $player } chooses { $item }.
sa-event-drew = { $player } draws an additional card.
sa-event-saw = { $player } – the additional card is “{ $card }”.
sa-event-won = { $player } wins the game.
sa-event-deck-empty = { $player } finds no card to draw.
sa-event-redeemed = { $player } uses the card with two resources.
sa-event-fed = { $player } feeds the tribe: { $goods }.
sa-event-starved = { $player } lacks { $missing } food and loses { $points }.

## Why a move is not allowed: whole sentences. $now, $price (whole sentences), $player, $place, $card, $building, $good,
## $item (names), $people, $goods, $needs, $has, $dice (amounts or numbers), $players, $places (lists or numbers),
## $count, $limit, $value, $least, $most (numbers)
sa-why-phase = Something else is to be decided now: { $now }
sa-why-hand =
    { $count ->
        [one] The player has only { $count } person left to place.
       *[other] The player has only { $count } people left to place.
    }
sa-why-stacks = With { $players } players there are only { $count } building stacks.
sa-why-exactly = Exactly { $people } must be placed there: { $place }.
sa-why-been = The player has already placed people this round: { $place }.
sa-why-occupied = { $player } is already there: { $place }.
sa-why-village = With so few players only { $limit } of the village places may be used in a round; taken are: { $places }.
sa-why-crowd =
    { $limit ->
        [one] With so few players only { $limit } player may work there, and { $players } already does: { $place }.
       *[other] With so few players only { $limit } players may work there, and so many already do ({ $players }): { $place }.
    }
sa-why-rings =
    { $count ->
        [0] There is no room left: { $place }.
        [one] There is room for only { $count } more: { $place }.
       *[other] There is room for only { $count } more: { $place }.
    }
sa-why-futile = The player cannot gain anything there, and the options forbid it: { $place }.
sa-why-no-figure = { $player } has nobody there: { $place }.
sa-why-no-tool = { $player } has no tool of value { $value }.
sa-why-tool-used = Every tool of value { $value } has already been used this round.
sa-why-no-one-use = There is no one-use tool of value { $value }.
sa-why-no-card = { $player } does not have the card “{ $card }”.
sa-why-extra = “{ $card }” was drawn as an additional card, so only its lower half counts.
sa-why-card-used = “{ $card }” has already been used.
sa-why-order-tools = Steps are made in a fixed order here: the tools of the highest value first, one-use tools last.
sa-why-order-resources = Steps are made in a fixed order here: wood, then brick, then stone, then gold.
sa-why-fixed = This building has a fixed price, which is paid at once: { $goods }.
sa-why-not-fixed = This building has no fixed price; resources are given one by one. { $price }
sa-why-exact = What has been given is not the whole price. { $price }
sa-why-nothing-paid = Nothing has been paid yet; at least 1 resource must be.
sa-why-no-resource = { $player } does not have this resource: { $good }.
sa-why-short =
    { $has ->
        [one] { $player } has only { $has } resource; { $needs } are needed.
       *[other] { $player } has only { $has } resources; { $needs } are needed.
    }
sa-why-unfinished = If this were given next ({ $good }), the price could not be paid exactly. { $price }
sa-why-cannot-afford = { $player } needs { $needs } and has { $has }.
sa-why-begun = The payment has been begun ({ $goods }) and must be finished.
sa-why-no-item = None of the dice that are left shows this: { $item }.
sa-why-card-open = This card already lies on a card space: “{ $card }”.
sa-why-card-owned = This card belongs to { $player }: “{ $card }”.
sa-why-building-open = This building already lies face up: “{ $building }”.
sa-why-building-owned = { $player } has already built this: “{ $building }”.
sa-why-roll = { $dice } cannot show that; the total is from { $least } to { $most }.
sa-why-dice = Exactly { $dice } are rolled: one for each player.
sa-why-players = There are only { $players } players.

## What is wrong with a position: whole sentences. $player, $place, $card, $resource (names), the rest numbers or texts
sa-wrong-seat = There is no player { $number }; there are { $players } players.
sa-wrong-untouched = { $player } cannot have done anything before the first round.
sa-wrong-placed = { $player } has placed { $placed } people but owns only { $people }.
sa-wrong-figures = { $place } cannot hold so many people: { $count }.
sa-wrong-shared = Only one player can be there: { $place }.
sa-wrong-crowd =
    { $limit ->
        [one] { $place }: no more than { $limit } player may be there.
       *[other] { $place }: no more than { $limit } players may be there.
    }
sa-wrong-village = More than { $limit } of the village places are taken.
sa-wrong-futile = { $player } cannot gain anything there, and the options forbid it: { $place }.
sa-wrong-no-place = This place is not in the game: { $place }.
sa-wrong-late = { $player } has had the turn already and cannot have people on the board.
sa-wrong-nobody-places = Nobody can place anybody, so people are not being placed.
sa-wrong-nobody-acts = Nobody has people on the board, so there is no place to use.
sa-wrong-cannot-place = { $player } cannot place anybody, so it is not this player’s turn.
sa-wrong-cannot-act = { $player } has nobody on the board, so it is not this player’s turn.
sa-wrong-ladder = { $player } cannot have these tools: { $tools }.
sa-wrong-used = { $player } has more used tools than possible.
sa-wrong-used-early = { $player } cannot have used tools yet: they are turned back when people are placed.
sa-wrong-tiles = { $count } tool tiles 3/4 are in use; there are only { $limit }.
sa-wrong-supply = The players have too much { $resource }: { $count }. With these options there are only { $limit }.
sa-wrong-face-up = This card cannot lie face up with its owner: “{ $card }”.
sa-wrong-used-card = { $player } cannot have used “{ $card }”: it is not one of his cards that can be used once.
sa-wrong-extra = “{ $card }” cannot be the additional card: its owner must have bought the card that gives one.
sa-wrong-no-extra = The owner of “{ $card }” must have drawn an additional card.
sa-wrong-gap = A card must lie there: { $place }.
sa-wrong-deck =
    { $count ->
        [one] { $count } card is left for { $gaps } empty spaces; then the game would be over.
       *[other] { $count } cards are left for { $gaps } empty spaces; then the game would be over.
    }
sa-wrong-stacks = There are { $count } stacks of buildings; there must be { $needed }.
sa-wrong-built = { $built } buildings are built, but { $gone } are missing from the stacks.
sa-wrong-top = No building can lie face up there, the stack is used up: { $place }.
sa-wrong-used-up = A stack is used up, so no new round begins: { $place }.
sa-wrong-no-building = A building must lie face up there: { $place }.
sa-wrong-eaten = { $player } lacks food and cannot have kept { $food }.
sa-wrong-unused = { $player } cannot take two resources without having turned over “{ $card }”.
sa-wrong-field = “{ $field }” does not fit what is pending, “{ $phase }”.

## The table in the terminal
cli-sa-letter-wood = W
cli-sa-letter-brick = B
cli-sa-letter-stone = S
cli-sa-letter-gold = G
cli-sa-round = Round { $round }
cli-sa-deck = deck { $count }
cli-sa-people = people
cli-sa-food = food
cli-sa-tools = tools
cli-sa-fields = agriculture
cli-sa-cards = cards
cli-sa-buildings = buildings
cli-sa-unknown = one card unknown
cli-sa-left = { $count } left
cli-sa-steps = pay wood 2 brick 1
cli-sa-legend = { $person } a person, after the number of its player · { $point } points: on the track { $becomes } if the game ended now · { $signs } · { $used } a used tool · { $free } free rings · { $closed } closed · { $letters }
