### Trajan: the names of everything on the table, what is asked, what can be done and what happens.
### The ids of names end in the ids of components.toml; the check compares the two.

tr-name = Trajan
tr-about = Rome in the year 110, under the emperor Trajan. In each turn a player takes the markers of one tray and sows them clockwise around a circle of six actions; the tray of the last marker says what may be done: trade, the forum, the army, the senate, the arch of Trajan or construction. Every quarter the people demand bread, games and religion. After four quarters, whoever has most victory points wins.

## How the levels play, each in a line
tr-bot-newcomer = has just learned the rules
tr-bot-novice = wants the legions on the march
tr-bot-learner = strolls over the forum
tr-bot-apprentice = builds, whatever Rome demands
tr-bot-journeyman = seeks votes in the senate
tr-bot-adept = races for Trajan tiles
tr-bot-expert = looks ahead, now and then misses something
tr-bot-veteran = looks ahead and hardly ever errs
tr-bot-champion = thinks twice about everything
tr-bot-master = thinks long and forgives nothing

## Options and their values
tr-option-demand_bonus = Bonus tiles for demands
tr-option-demand_bonus-once = count once, however many demand tiles there are
tr-option-demand_bonus-per_tile = count for each demand tile with the icon
tr-option-senate_restack = How the senate discs are stacked again
tr-option-senate_restack-votes = by votes, the consul on top
tr-option-senate_restack-victory_points = by victory points, most on top
tr-option-province_senate_tiles = Senate tiles on provinces at the end of a quarter
tr-option-province_senate_tiles-stay = stay
tr-option-province_senate_tiles-removed = are removed
tr-option-wild_demand_counts_for_bonus = Do unused demand wild tiles count for bonus tiles?
tr-option-wild_demand_counts_for_bonus-true = yes, as a demand tile of any icon
tr-option-wild_demand_counts_for_bonus-false = no
tr-option-commodity_deck_empty = When the deck of commodity cards is empty
tr-option-commodity_deck_empty-no_reshuffle = nothing more is drawn
tr-option-commodity_deck_empty-reshuffle_below_tops = all discards but the two top cards are shuffled into a new deck
tr-option-final_tiebreak = Who wins a tie at the end
tr-option-final_tiebreak-senate_track = whose disc is further ahead in the senate
tr-option-final_tiebreak-final_votes = who ranked higher by votes in the last quarter
tr-option-refill_order = When forum tiles run short, fill first
tr-option-refill_order-provinces_first = the provinces
tr-option-refill_order-forum_first = the forum
tr-option-extra_tile_after_bonus_action = May a bonus action be repeated with an extra action tile?
tr-option-extra_tile_after_bonus_action-true = yes
tr-option-extra_tile_after_bonus_action-false = no
tr-option-negative_vp = Victory points below zero
tr-option-negative_vp-allowed = are possible
tr-option-negative_vp-floor_zero = are not: nobody falls below zero
tr-option-setup_trays = First markers in the trays
tr-option-setup_trays-choose = laid out by the players
tr-option-setup_trays-random = dealt at random
tr-option-setup_cards = First commodity cards
tr-option-setup_cards-choose = picked from the deck or the discard piles
tr-option-setup_cards-deal_from_deck = dealt from the deck
tr-option-setup_trajan_tiles = First Trajan tiles
tr-option-setup_trajan_tiles-choose = chosen by the players
tr-option-setup_trajan_tiles-random = dealt at random

## How a game ended, and what points are given for
tr-ending-points = Most victory points
tr-ending-senate = Tie broken by the senate track
tr-ending-votes = Tie broken by votes
tr-category-trajan_tiles = Trajan tiles completed
tr-category-seaport = Ships
tr-category-military = Provinces
tr-category-senate = Senate
tr-category-construction = Construction
tr-category-demands = Unmet demands
tr-category-hand = Cards in hand
tr-category-camps = Tokens in camps
tr-category-trajan_circle = Trajan tiles on the circle
tr-category-construction_sets = Sets of construction tiles
tr-category-bonus_tiles = Bonus tiles

## The six actions and their trays
tr-action-seaport = Seaport
tr-action-forum = Forum
tr-action-military = Military
tr-action-senate = Senate
tr-action-trajan = Trajan
tr-action-construction = Construction

## Colours of action markers
tr-color-yellow = Yellow
tr-color-orange = Orange
tr-color-green = Green
tr-color-white = White
tr-color-pink = Pink
tr-color-blue = Blue

## Commodities
tr-good-columns = Columns
tr-good-furs = Hides
tr-good-scrolls = Scrolls
tr-good-oil = Oil
tr-good-fruit = Fruit
tr-good-pottery = Pottery
tr-good-wine = Wine
tr-good-fish = Fish
tr-good-jewelry = Goldware
tr-good-gems = Gems
tr-good-cattle = Cattle
tr-good-wheat = Wheat
tr-wild = Wild tile

## Ships and discard piles
tr-ship-ship_same = Ship for equal goods
tr-ship-ship_pairs = Ship for pairs
tr-ship-ship_different = Ship for different goods
tr-pile-left = Left discard pile
tr-pile-right = Right discard pile

## Stacks of Trajan tiles
tr-stack-cards = Commodity cards
tr-stack-victory = Victory points
tr-stack-worker = Workers
tr-stack-legionnaire = Legionnaires
tr-stack-plus_two = +2 marker
tr-stack-demand = People’s demand

## Demands of the people
tr-icon-bread = Bread
tr-icon-games = Games
tr-icon-religion = Religion

## Forum tiles and extra action tiles
tr-tile-senate_2 = Senate tile 2
tr-tile-senate_3 = Senate tile 3
tr-tile-senate_4 = Senate tile 4
tr-tile-senate_5 = Senate tile 5
tr-tile-demand_bread = Bread tile
tr-tile-demand_games = Games tile
tr-tile-demand_religion = Religion tile
tr-tile-wild_demand = Wild tile for demands
tr-tile-wild_commodity = Wild tile for goods
tr-tile-wild_construction = Wild tile for construction
tr-tile-wild_extra_action = Wild tile for extra actions
tr-tile-extra_seaport = Extra action: Seaport
tr-tile-extra_forum = Extra action: Forum
tr-tile-extra_military = Extra action: Military
tr-tile-extra_senate = Extra action: Senate
tr-tile-extra_trajan = Extra action: Trajan
tr-tile-extra_construction = Extra action: Construction

## Construction tiles. $kind (name), $points (number)
tr-construction-stairs = Stairs
tr-construction-door = Door
tr-construction-fountain = Fountain
tr-construction-roof = Roof
tr-construction-window = Window
tr-building = { $kind } { $points }

## Bonus tiles
tr-bonus-bonus_demand_bread = Bread
tr-bonus-bonus_demand_games = Games
tr-bonus-bonus_demand_religion = Religion
tr-bonus-bonus_workers = Workers on construction sites
tr-bonus-bonus_legionnaires = Legionnaires in provinces
tr-bonus-bonus_yellow_tiles = Yellow bonus tiles
tr-bonus-bonus_columns_furs = Columns and hides
tr-bonus-bonus_scrolls_oil = Scrolls and oil
tr-bonus-bonus_fruit_pottery = Fruit and pottery
tr-bonus-bonus_wine_fish = Wine and fish
tr-bonus-bonus_jewelry_gems = Goldware and gems
tr-bonus-bonus_cattle_wheat = Cattle and wheat

## Provinces
tr-province-alpes = Alpes
tr-province-raetia = Raetia
tr-province-noricum = Noricum
tr-province-narbonensis = Narbonensis
tr-province-lugudunensis = Lugudunensis
tr-province-belgica = Belgica
tr-province-germania_superior = Germania Superior
tr-province-aquitania = Aquitania
tr-province-britannia = Britannia
tr-province-germania_inferior = Germania Inferior

## A Trajan tile: what it brings and which two markers it wants. $brings (a message tr-gift-…), $one, $other (colours),
## $points, $count (numbers), $icon (name)
tr-face =
    { $brings } ({ $one } + { $other }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
tr-gift-cards =
    { $count ->
        [one] { $count } commodity card
       *[other] { $count } commodity cards
    }
tr-gift-victory = Victory points
tr-gift-worker =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
tr-gift-legionnaire =
    { $count ->
        [one] { $count } legionnaire
       *[other] { $count } legionnaires
    }
tr-gift-plus_two = +2 marker
tr-gift-demand = Demand “{ $icon }” every quarter

## What forum tiles are for. $votes (number), $icon, $action (names)
tr-effect-senate =
    { $votes ->
        [one] { $votes } vote in the senate at the end of this quarter.
       *[other] { $votes } votes in the senate at the end of this quarter.
    }
tr-effect-demand = Meets one demand “{ $icon }”.
tr-effect-wild_demand = Meets one demand of any kind.
tr-effect-wild_commodity = Replaces one card when shipping.
tr-effect-wild_construction = Counts as a construction tile of any kind in a set at the end.
tr-effect-wild_extra_action = Repeats any action once, or twice with a +2 marker.
tr-effect-extra = Repeats the action “{ $action }” once, or twice with a +2 marker.

## What bonus tiles count. $points (number), $icon, $one, $other (names)
tr-counts-demand =
    { $points ->
        [one] { $points } point for owning a forum tile “{ $icon }” at the end.
       *[other] { $points } points for owning a forum tile “{ $icon }” at the end.
    }
tr-counts-goods =
    { $points ->
        [one] { $points } point for each displayed card “{ $one }” or “{ $other }”.
       *[other] { $points } points for each displayed card “{ $one }” or “{ $other }”.
    }
tr-counts-workers =
    { $points ->
        [one] { $points } point for each own worker on a construction site.
       *[other] { $points } points for each own worker on a construction site.
    }
tr-counts-half = Half a point for each own worker on a construction site, rounded up.
tr-counts-legionnaires =
    { $points ->
        [one] { $points } point for each own legionnaire in a province.
       *[other] { $points } points for each own legionnaire in a province.
    }
tr-counts-yellow =
    { $points ->
        [one] { $points } point for each own yellow bonus tile.
       *[other] { $points } points for each own yellow bonus tile.
    }

## What is pending. $player, $tray, $action, $icon, $province, $stack, $pile (names), $slot (a numeral), $site (number)
tr-ask-lay-out = { $player } puts a marker into the tray “{ $tray }”.
tr-ask-pick-card = { $player } takes a commodity card: from the deck or from a discard pile.
tr-ask-pick-tile = { $player } takes a Trajan tile for slot { $slot }.
tr-ask-tray = { $player } chooses a tray and takes all its markers.
tr-ask-sow = { $player } chooses the marker for the tray “{ $tray }”.
tr-ask-cover = { $player } covers an extra-action space with a +2 marker.
tr-ask-discard = { $player } discards a commodity card.
tr-ask-cargo = { $player } plays or ships the laid cards.
tr-ask-demands = { $player }: how many wild tiles stand in for forum tiles at the demand “{ $icon }”?
tr-ask-bonus = { $player } is consul and chooses a bonus tile.
tr-ask-extra = { $player } may spend an extra action tile to repeat the action “{ $action }”.
tr-ask-bonus_action = { $player } may perform the bonus action “{ $action }”.
tr-ask-repeat = { $player } may repeat the action “{ $action }”.
tr-ask-act-seaport = { $player } may draw cards, take a discarded one, play cards or ship goods.
tr-ask-act-forum = { $player } may take a tile from the forum.
tr-ask-act-military = { $player } may recruit a legionnaire, march with the leader or occupy a province.
tr-ask-act-senate = { $player } may advance in the senate.
tr-ask-act-trajan = { $player } may take a Trajan tile.
tr-ask-act-construction = { $player } may hire a worker or build.
tr-ask-first = Who is the first player?
tr-ask-deal-forum = Which tile is laid in the forum?
tr-ask-deal-province = { $province }: which tile is laid there?
tr-ask-deal-extra = Which extra action tile is laid in the forum?
tr-ask-deal-site = Which construction tile is laid on site { $site }?
tr-ask-deal-marker = { $player }: which marker is dealt to the tray “{ $tray }”?
tr-ask-top = “{ $stack }”: which Trajan tile is now on top?
tr-ask-bag = Which bonus tile comes out of the bag for the board?
tr-ask-bag-player = { $player }: which bonus tile comes out of the bag?
tr-ask-turn = { $pile }: which card is turned up?
tr-ask-draw = { $player } draws a card: which?
tr-ask-deal-tile = { $player }: of which stack is the Trajan tile dealt?
tr-ask-demand = Which demand is revealed?

## Options of a decision. $action, $tile, $card, $pile, $province, $ship (names), $cargo (a list), $site, $count (numbers)
tr-choice-tray = Markers of “{ $action }”
tr-choice-deck = A card of the deck
tr-choice-pile = { $pile }: “{ $card }”
tr-choice-cover = The space of “{ $action }”
tr-choice-forum = Take “{ $tile }”
tr-choice-march = March to { $province }
tr-choice-build = Build on site { $site }
tr-choice-spend = Spend an extra action tile
tr-choice-spend-wild = Spend a wild tile
tr-choice-wilds =
    { $count ->
        [0] Forum tiles only
        [one] { $count } wild tile
       *[other] { $count } wild tiles
    }
tr-choice-another = “{ $card }”, the second way
tr-choice-take = { $pile }: take “{ $card }”
tr-choice-discard = Discard “{ $card }”: { $pile }
tr-choice-lay = Lay “{ $card }” to play or ship it
tr-choice-ship = { $ship }: { $cargo }
tr-choice-draw = Draw two cards and discard one
tr-choice-play = Play the laid cards and draw as many
tr-choice-recruit = Recruit a legionnaire
tr-choice-occupy = Occupy the province
tr-choice-advance = Advance in the senate
tr-choice-hire = Hire a worker
tr-choice-pass = Pass

## What an option brings. $points, $count (numbers), $action, $tile (names)
tr-points =
    { $points ->
        [one] { $points } victory point.
       *[other] { $points } victory points.
    }
tr-detail-tray =
    { $count ->
        [one] { $count } marker; it goes to the tray “{ $action }”.
       *[other] { $count } markers; the last one goes to the tray “{ $action }”.
    }
tr-detail-round = The round ends after this turn.
tr-detail-completes = The last marker completes this Trajan tile: { $tile }.
tr-detail-may-complete = A Trajan tile can be completed there, if these come last: { $colors }. The tile: { $tile }.
tr-detail-march = “{ $tile }” lies there.
tr-detail-build = The tile “{ $tile }” lies there.
tr-detail-no-tile = No tile lies there any more.
tr-detail-first = The first one of its kind: a bonus action “{ $action }”.

## How it ended. $player (name), $points (number), $standings (a list)
tr-won-points = { $player } wins with most victory points.
tr-won-senate = { $player } wins the tie: furthest ahead in the senate.
tr-won-votes = { $player } wins the tie by votes in the senate.
tr-final-points = Victory points: { $standings }.
tr-standing = { $player } – { $points }

## What happens. $player, $action, $tile, $card, $province, $icon, $color, $kind (names), $pile (left or right), $ship (same, pairs
## or different), $slot (a numeral), $cargo, $cards (lists), $site, $count, $points, $quarter, $tiles, $wilds, $unmet (numbers)
tr-event-first = { $player } begins the game.
tr-event-laid-forum = In the forum: “{ $tile }”.
tr-event-laid-province = { $province }: “{ $tile }”.
tr-event-site-filled = Site { $site }: “{ $tile }”.
tr-event-top = New Trajan tile on top: { $tile }.
tr-event-bonus-board = Bonus tile on the board: “{ $tile }”.
tr-event-bonus-dealt = { $player } begins with the bonus tile “{ $tile }”.
tr-event-demand = The people demand: { $icon }.
tr-event-quarter-ended = Quarter { $quarter } ends.
tr-event-quarter-began = Quarter { $quarter } begins.
tr-event-reshuffled =
    { $count ->
        [one] { $count } discarded card is the new deck.
       *[other] { $count } discarded cards are shuffled into a new deck.
    }
tr-event-turned = { $pile }: “{ $card }” is turned up.
tr-event-tray =
    { $count ->
        [one] { $player } takes { $count } marker of “{ $action }”.
       *[other] { $player } takes { $count } markers of “{ $action }”.
    }
tr-event-sown = { $player } puts a marker “{ $color }” into the tray “{ $action }”.
tr-event-trajan = { $player } puts a Trajan tile on slot { $slot }: { $tile }.
tr-event-completed = { $player } completes a Trajan tile: { $tile }.
tr-event-covered = { $player } puts a +2 marker on the space of “{ $action }”.
tr-event-bonus-action = { $player } has a bonus action: “{ $action }”.
tr-event-passed = { $player } skips the action “{ $action }”.
tr-event-extra-tile = { $player } spends an extra action tile: “{ $action }” again.
tr-event-extra-wild = { $player } spends a wild tile: “{ $action }” again.
tr-event-demands-met =
    { $wilds ->
        [0] { $player } meets all demands.
        [one] { $player } meets all demands, with { $wilds } wild tile.
       *[other] { $player } meets all demands, with { $wilds } wild tiles.
    }
tr-event-demands-unmet =
    { $player } leaves { $unmet ->
        [one] { $unmet } demand
       *[other] { $unmet } demands
    } unmet and loses { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }.
tr-event-demands-unmet-wild =
    { $player } spends { $wilds ->
        [one] { $wilds } wild tile
       *[other] { $wilds } wild tiles
    }, but leaves { $unmet ->
        [one] { $unmet } demand
       *[other] { $unmet } demands
    } unmet and loses { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }.
tr-event-demand-met =
    { $player } spends { $tiles ->
        [one] { $tiles } forum tile
       *[other] { $tiles } forum tiles
    } on the demand “{ $icon }”.
tr-event-demand-met-wild =
    { $player } spends { $wilds ->
        [one] { $wilds } wild tile
       *[other] { $wilds } wild tiles
    } on the demand “{ $icon }” and keeps the forum tiles.
tr-event-demand-met-both =
    { $player } spends { $tiles ->
        [one] { $tiles } forum tile
       *[other] { $tiles } forum tiles
    } and { $wilds ->
        [one] { $wilds } wild tile
       *[other] { $wilds } wild tiles
    } on the demand “{ $icon }”.
tr-event-consul-takes = { $player } is consul and takes “{ $tile }”, yellow side up.
tr-event-vice-takes = { $player } is vice-consul and takes “{ $tile }”, grey side up.
tr-event-drawn = { $player } draws a card.
tr-event-seen = { $player } draws “{ $card }”.
tr-event-taken-left = { $player } takes “{ $card }” from the left discard pile.
tr-event-taken-right = { $player } takes “{ $card }” from the right discard pile.
tr-event-discarded-left = { $player } discards “{ $card }” to the left pile.
tr-event-discarded-right = { $player } discards “{ $card }” to the right pile.
tr-event-card-laid = { $player } lays “{ $card }”.
tr-event-played = { $player } plays into the display: { $cards }.
tr-event-shipped-same =
    { $player } earns { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with the ship for equal goods: { $cargo }.
tr-event-shipped-pairs =
    { $player } earns { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with the ship for pairs: { $cargo }.
tr-event-shipped-different =
    { $player } earns { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with the ship for different goods: { $cargo }.
tr-event-tokens-military_camp =
    { $count ->
        [0] { $player } has no token left for the military camp.
        [one] { $player } sends { $count } token to the military camp.
       *[other] { $player } sends { $count } tokens to the military camp.
    }
tr-event-tokens-worker_camp =
    { $count ->
        [0] { $player } has no token left for the worker camp.
        [one] { $player } sends { $count } token to the worker camp.
       *[other] { $player } sends { $count } tokens to the worker camp.
    }
tr-event-forum = { $player } takes “{ $tile }” from the forum.
tr-event-marched = { $player } marches to { $province }.
tr-event-marched-tile = { $player } marches to { $province } and takes “{ $tile }”.
tr-event-occupied =
    { $points ->
        [one] { $player } occupies { $province } for { $points } point.
       *[other] { $player } occupies { $province } for { $points } points.
    }
tr-event-senate =
    { $points ->
        [one] { $player } advances in the senate for { $points } point.
       *[other] { $player } advances in the senate for { $points } points.
    }
tr-event-built-empty = { $player } builds on a site where no tile lies any more.
tr-event-built =
    { $points ->
        [one] { $player } builds “{ $kind }” for { $points } point.
       *[other] { $player } builds “{ $kind }” for { $points } points.
    }

## Why a move is not legal: whole sentences. $question (a sentence), $action, $other, $tile, $card, $laid, $pile, $province,
## $leader (where he is), $stack, $color (names), $name (what was to come), $colors, $cards, $tiles (lists), $site, $count,
## $needs, $most (numbers)
tr-why-over = The game is over.
tr-why-not-now = That is not what is decided now. { $question }
tr-why-other-action = This belongs to the action “{ $other }”; the action to be performed now is “{ $action }”.
tr-why-tray-empty = The tray “{ $action }” is empty.
tr-why-no-marker = No marker of this colour is left to be placed: { $color }.
tr-why-marker-order = Two markers go to this tray one after the other, the earlier colour first. The order of the colours: { $colors }.
tr-why-covered = A +2 marker already covers the space of “{ $action }”.
tr-why-deck-empty = No card is left to be drawn.
tr-why-pile-empty = No card lies there: { $pile }.
tr-why-not-in-hand = “{ $card }” is not in hand.
tr-why-card-order = Of these two cards “{ $card }” is laid first, then “{ $laid }”.
tr-why-cargo-same = This ship takes one to four equal goods.
tr-why-cargo-pairs = This ship takes one to three pairs, each of a different good.
tr-why-cargo-different = This ship takes one to four goods, all different.
tr-why-no-wilds = Wild tiles for goods: needed { $needs }, available { $count }.
tr-why-too-few = Cards “{ $card }”: needed { $needs }, available { $count }.
tr-why-lay-first = “{ $card }” has to be laid first.
tr-why-laid-cards = This cargo does not fit the laid cards: { $cards }.
tr-why-not-in-forum = “{ $tile }” does not lie in the forum.
tr-why-no-tokens = The player has no token left in the supply.
tr-why-not-adjacent = This province does not border on the one where the leader stands: { $province } on { $leader }.
tr-why-leader-camp = The leader is still in the military camp.
tr-why-own-legionnaire = The player already has a legionnaire there: { $province }.
tr-why-no-legionnaire = The player has no legionnaire in the military camp.
tr-why-no-worker = The player has no worker in the worker camp.
tr-why-own-worker = The player already has a worker on site { $site }.
tr-why-site-apart = No worker of the player stands beside site { $site }.
tr-why-stack-empty = This stack is empty: “{ $stack }”.
tr-why-stack-once = A player takes only one of the first tiles from each stack: “{ $stack }”.
tr-why-no-extra-tile = The player has no extra action tile “{ $action }”.
tr-why-no-extra-wild = The player has no wild tile for extra actions.
tr-why-wilds =
    { $count ->
        [one] Wild tiles can stand in for { $count } forum tile here, not for more.
       *[other] Wild tiles can stand in for { $count } forum tiles here, not for more.
    }
tr-why-no-bonus = This bonus tile does not lie on the board: “{ $tile }”. There are: { $tiles }.
tr-why-none-left = None of this can come any more: “{ $name }”.
tr-why-other-stack = The new top of another stack is turned up: “{ $stack }”.
tr-why-nothing-laid = No card has been laid yet that could be played.
tr-why-laid-pair = The first two cards for this ship have to be a pair, but the laid ones are: { $cards }.
tr-why-cargo-order = The cards of a cargo are laid in the order of the goods, and “{ $card }” should have come earlier. Laid are: { $cards }.
tr-why-not-beside-camp = The leader is in the military camp, and no way leads from there to this province: { $province }.
tr-why-leader-there = The leader is already there: { $province }.
tr-why-few-wilds = Wild demand tiles: needed { $needs }, available { $count }.
tr-why-no-player = There are only { $count } players in this game.
tr-why-twin = Two tiles of this stack show the same. The one that can come now is called: { $tile }
tr-why-not-in-deck = No card “{ $card }” is left in the deck.
tr-why-again = “again” is only said while the deck has two to { $most } cards; it has { $count }.

## What is wrong with a position or a saved state: whole sentences. $name, $suggestion (as written, what may have been
## meant), $action, $color, $stack (as in the component tables), $field (a fact), $count, $limit (numbers)
tr-position-unknown-name = There is nothing called “{ $name }”; perhaps “{ $suggestion }” is meant.
tr-position-no-such-name = There is nothing called “{ $name }”; things are named as in the component tables.
tr-position-no-action = The action “{ $action }” has no legal option in this position.
tr-position-extra-tiles = { $count } extra action tiles with a yellow back cannot have come into play yet.
tr-position-tokens = { $count } tokens are named for one player; each has { $limit }.
tr-position-markers = { $count } markers “{ $color }” are named for one player; each has { $limit }.
tr-position-markers-left = All trays are named, but { $count } markers are missing.
tr-position-set-up = During this part of set-up “{ $field }” cannot differ from the start of the game.
tr-position-two-markers = After laying out, every tray holds { $count } markers.
tr-position-laying = Markers are laid out tray by tray, { $count } for each, and of these the earlier colour first.
tr-position-first-tiles = The first Trajan tiles of a player come from different stacks; they lie on the slots II, IV and VI, in this order.
tr-position-unturned = The top of the stack “{ $stack }” is not turned up yet.

## What is wrong with a position: whole sentences, each about one thing that the box holds or the rules hold to.
## $player (a name), $players (a list of them, or their number), $color, $card, $tile, $province, $stack (names), $seat,
## $site, $space, $time, $last, $count, $limit, $right, $least, $most, $quarter, $completed, $sites (numbers)
tr-wrong-mats = There are { $count } mats, but the players are { $players }.
tr-wrong-seat = There is no seat { $seat }; seats count from 0, and the players are { $players }.
tr-wrong-time = The time marker cannot stand on space { $time }; the last space is { $last }.
tr-wrong-markers = { $player } has markers “{ $color }”: { $count }; each player has { $limit }.
tr-wrong-tokens = { $player } has { $count } tokens in all places together; each player has { $limit }.
tr-wrong-no-legionnaire = { $player } has no legionnaire, neither in the camp nor in a province; one is there from the start and never goes back.
tr-wrong-no-worker = { $player } has no worker, neither in the camp nor on a site; one is there from the start and never goes back.
tr-wrong-leader = { $player } has legionnaires in provinces, but the leader has not left the camp.
tr-wrong-cards = Cards “{ $card }” in hands, displays and discard piles: { $count }; there are { $limit }.
tr-wrong-known = What is known of the hand of { $player } is not in it.
tr-wrong-older = There are no earlier decks to speak of: in this game the deck is never shuffled anew.
tr-wrong-ledger = What is written down of cards drawn and shown since the deck was shuffled anew does not fit the hands and the deck.
tr-wrong-pile = A discard pile is empty although there are cards in the deck.
tr-wrong-green = Tiles on the green spaces of the forum: { $count }; there are { $limit } spaces.
tr-wrong-yellow = Tiles on the yellow spaces of the forum: { $count }; there are { $limit } spaces.
tr-wrong-tiles = Tiles “{ $tile }” with players, on the board and in the stack: { $count }; there are { $limit }.
tr-wrong-lost = Some tiles “{ $tile }” are missing; they cannot have left the game before the end of the first quarter.
tr-wrong-stack = Tiles in the forum stack: { $count }; in quarter { $quarter } there are { $least } to { $most }.
tr-wrong-extras = Extra action tiles still to come: { $count }; it must be { $right }, because three come every quarter.
tr-wrong-province = On “{ $province }” lies a tile, although a leader or a legionnaire is there.
tr-wrong-top = The stack “{ $stack }” does not show its top tile, or shows one without having any.
tr-wrong-unturned = The top tile of a stack is not turned up.
tr-wrong-kept = Trajan tiles for demands that are nowhere: { $count }; whoever completes one keeps it.
tr-wrong-arch = The arch of { $player } stands on a tile, or in the centre although a slot is free.
tr-wrong-covered = Spaces with a +2 marker: { $count }; completed Trajan tiles that bring one: { $completed }.
tr-wrong-apart = The workers of { $player } on construction sites do not stand side by side.
tr-wrong-site = Site { $site } must have a construction tile exactly as long as no worker stands there.
tr-wrong-built = The players have { $count } construction tiles, but workers stand on { $sites } sites.
tr-wrong-builders = Construction tiles of { $players }: { $count }; by where workers stand there are { $least } to { $most }.
tr-wrong-yellow-tiles = Yellow bonus tiles of all players: { $count }; by now it must be { $right }.
tr-wrong-gray-tiles = Grey bonus tiles of all players: { $count }; by now it must be { $right }.
tr-wrong-first-bonus = { $player } has no yellow bonus tile; everybody has one from the start.
tr-wrong-bonus-tiles = { $player } has too many bonus tiles; by now a player has at most { $most }.
tr-wrong-bonus-display = Bonus tiles on the board: { $count }; there are { $limit } until they are given away.
tr-wrong-demand-icon = There are more demand tiles of one kind than exist.
tr-wrong-demands = Demand tiles that have not been revealed: { $count }; it must be { $right }, because three come every quarter.
tr-wrong-senate = On space { $space } of the senate track the discs do not lie on each other without gaps.
tr-wrong-first-tiles = { $player } has two first Trajan tiles of the same stack.
tr-wrong-winner = By points and senate the winner is another one: { $player }.

## The table in the terminal: short labels, letters of the marker colours, signs. $arch, $point, $leader, $token (signs), $letters (list)
tr-table-time = Quarter · round · time
tr-table-demands = Demands
tr-table-forum = Forum
tr-table-stacks = Trajan tiles
tr-table-bonus = Bonus tiles
tr-table-cards = Deck · discards
tr-table-ships = Coloured ships
tr-table-senate = Senate
tr-table-tokens = Supply · camps
tr-table-tiles = Tiles
tr-table-built = Built
tr-table-hand = Hand
tr-table-display = Display
tr-table-yellow = Yellow bonus
tr-table-gray = Grey bonus
tr-table-side-yellow = Yellow side: { $effect }
tr-table-side-gray = Grey side: { $effect }
tr-table-steps = sow green yellow blue
tr-table-legend = { $arch } arch of Trajan · { $point } points: those on the track → those if the game ended now · { $leader } leader or military camp · { $token } legionnaire or worker, with the number of the player · [ ] the two markers that a Trajan tile wants · { $letters }
tr-letter-yellow = Y
tr-letter-orange = O
tr-letter-green = G
tr-letter-white = W
tr-letter-pink = P
tr-letter-blue = B
