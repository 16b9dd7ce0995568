### Trajan: what the page adds to the engine's words. $name, $tray, $action, $card, $numeral (names), other values are numbers.

tr-ui-board = Board
tr-ui-players = Players
tr-ui-districts = Districts
tr-ui-whole = Large districts
tr-ui-close = Close
tr-ui-circle-of = Action circle: { $name }
tr-ui-mat-of = Mat: { $name }
tr-ui-tray = { $numeral } · { $name }
tr-ui-set-up = Set-up
tr-ui-now = now
tr-ui-next = next
tr-ui-none = none
tr-ui-empty = Empty.
tr-ui-once = once
tr-ui-each = each
tr-ui-points = points
tr-ui-times =
    { $count ->
        [1] { $thing }
       *[other] { $count } × { $thing }
    }
tr-ui-no-building = no tile
tr-ui-hand = Hand
tr-ui-displayed = Displayed
tr-ui-extra-actions = Extra actions
tr-ui-forum-tiles = Forum tiles
tr-ui-buildings = Buildings
tr-ui-bonus-tiles = Bonus tiles
tr-ui-supply = Tokens in the supply
tr-ui-votes = Votes
tr-ui-wild-tiles = Wild tiles
tr-ui-extra-tiles = Extra action tiles
tr-ui-left = Left
tr-ui-right = Right
tr-ui-deck = Deck
tr-ui-cards = Deck and discard piles
tr-ui-until-quarter = until quarter end
tr-ui-forum-stack = Forum; tiles in the stack: { $count }
tr-ui-provinces = Provinces
tr-ui-sites = Construction sites
tr-ui-stacks = Stacks of Trajan tiles
tr-ui-senate-track = Senate track
tr-ui-camp-military = Military camp
tr-ui-workers = Workers
tr-ui-camp-worker = Worker camp
tr-ui-germania-magna = Germania Magna
tr-ui-hispania = Hispania
tr-ui-oceanus = Oceanus
tr-ui-mare-nostrum = Mare Nostrum
tr-ui-consul = consul
tr-ui-vice = vice
tr-ui-if-now = If the game ended now

## Time and demands
tr-ui-quarter =
    { $quarter ->
        [1] Quarter I
        [2] Quarter II
        [3] Quarter III
       *[other] Quarter IV
    }
tr-ui-round = round { $round } of 4
tr-ui-time = Time
tr-ui-of = of { $spaces }
tr-ui-round-ends = round ends
tr-ui-quarter-ends = quarter ends
tr-ui-demands = The people demand
tr-ui-demand-hidden = Not revealed yet
tr-ui-met = can be met now
tr-ui-unmet = cannot be met yet
tr-ui-penalty = unmet: { $one } / { $two } / { $three }
tr-ui-penalty-now = now { $points }

## What is to be decided
tr-ui-ask-into = Which colour goes into { $tray }?
tr-ui-ask-choose_tray = Choose a tray to sow from
tr-ui-ask-pick_card = Take a card
tr-ui-ask-pick_trajan_tile = Take a Trajan tile for slot { $slot }
tr-ui-ask-cover_space = Where does the +2 marker go?
tr-ui-ask-act-seaport = Draw, take, play or ship?
tr-ui-ask-act-forum = Take a tile from the forum
tr-ui-ask-act-military = Recruit, march or occupy?
tr-ui-ask-act-senate = Advance in the senate?
tr-ui-ask-act-trajan = Take a Trajan tile
tr-ui-ask-act-construction = Hire or build?
tr-ui-ask-bonus-action = Bonus action: { $action }
tr-ui-ask-again = Once more: { $action }
tr-ui-ask-lay_second_card = Play it, ship it, or add a card?
tr-ui-ask-complete_cargo = Play these cards or ship them?
tr-ui-ask-discard_card = Discard one card
tr-ui-ask-spend_extra_tile = Repeat { $action }?
tr-ui-ask-meet_demands = { $icon }: spend wild tiles too?
tr-ui-ask-choose_bonus_tile = You are consul: choose a bonus tile
tr-ui-line-choose_tray = markers = time · then where the last one lands
tr-ui-line-lay_out_markers = two in every tray; Trajan tiles will ask for pairs of colours
tr-ui-line-pick_card = card { $number } of 3: from the deck, or what lies open
tr-ui-line-pick_trajan_tile = at most one of each stack
tr-ui-line-cover_space = extra tiles there repeat the action twice
tr-ui-line-tray =
    { $count ->
        [one] { $count } marker · time +{ $count } · then { $action }
       *[other] { $count } markers · time +{ $count } · then { $action }
    }
tr-ui-line-sow = { $count } from { $source } · time { $from } ▸ { $to } · then { $action }
tr-ui-line-seaport = click cards of your hand to play or ship them
tr-ui-line-forum = any tile, green or yellow
tr-ui-line-military = the leader takes the tile of the province he enters
tr-ui-line-senate = the points of the next space
tr-ui-line-trajan = it goes to the slot with the arch
tr-ui-line-construction = the first tile of each kind brings a bonus action
tr-ui-line-lay_second_card = a ship shows what it would pay
tr-ui-line-complete_cargo = further cards and wild tiles may join
tr-ui-line-discard_card = a card, then a pile
tr-ui-line-spend_extra_tile = at most one extra action tile in a turn
tr-ui-line-meet_demands = a wild tile can stand in for a forum tile
tr-ui-line-choose_bonus_tile = the vice-consul gets the other one, grey side up
tr-ui-left-over = then once more
tr-ui-log-sow = { $name } sows from { $source } to { $target }: { $colors }.
tr-ui-no-tile = no tile completed
tr-ui-completes = { $tray } possible: { $points }
tr-ui-completes-now = completes { $tray }: { $points }
tr-ui-reveals = Shows something new: no way back after it.
tr-ui-recruit = Recruit
tr-ui-hire = Hire
tr-ui-occupy = Occupy
tr-ui-draw = Draw 2, discard 1
tr-ui-play = Play
tr-ui-play-draws =
    { $count ->
        [one] and draw { $count }
       *[other] and draw { $count }
    }
tr-ui-ship-same = Equal goods
tr-ui-ship-pairs = Pairs
tr-ui-ship-different = Different goods
tr-ui-again-once = Once more
tr-ui-again-twice = Twice more
tr-ui-add = Add { $card }
tr-ui-laid = Laid: { $card }
tr-ui-unpick = Take { $card } back
tr-ui-hidden-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## Explanations
tr-ui-tip-quarter = Four quarters of four rounds. After each of the first three rounds of a quarter the people demand something; at the end of the fourth it is due.
tr-ui-tip-time = The time marker is on { $now } of { $spaces } spaces. It moves as many as markers are taken. When it passes the start, the round ends after the turn.
tr-ui-tip-demand = Due at the end of the quarter: by forum tiles, wild tiles or kept Trajan tiles. Unmet 1 / 2 / 3: { $one } / { $two } / { $three }.
tr-ui-tip-score = Victory points: { $points }
tr-ui-tip-score-now = If the game ended now: { $points }
tr-ui-tip-supply = { $count } tokens in the supply. They become legionnaires and workers.
tr-ui-tip-votes =
    { $count ->
        [one] { $count } vote, if the quarter ended now: the space on the track and senate tiles.
       *[other] { $count } votes, if the quarter ended now: the space on the track and senate tiles.
    }
tr-ui-tip-deck = { $count } cards. Draw two and discard one, or as many as you play.
tr-ui-tip-pile = { $card } lies on top. Cards in the pile: { $count }.
tr-ui-tip-good = Not seen yet: { $count }.
tr-ui-tip-known = Everybody has seen this card.
tr-ui-tip-secret = Only you see your hand; the others see how many cards it has, and those you took from a pile.
tr-ui-tip-mat = A click shows the whole mat and the points so far.
tr-ui-tip-laid = Laid to be played or shipped.
tr-ui-tip-displayed = Stays on display to the end; counts for bonus tiles only.
tr-ui-tip-ship_same = One to four equal goods.
tr-ui-tip-ship_pairs = One to three pairs of different goods.
tr-ui-tip-ship_different = One to four different goods.
tr-ui-tip-ship-front = In colour: { $points }
tr-ui-tip-ship-back = Gray: { $points }
tr-ui-tip-ship-gray = It was used; it shows its colours again in the next quarter.
tr-ui-tip-province = { $points } points for a legionnaire; for the next one now { $now }.
tr-ui-tip-leaders = Leaders: { $players }
tr-ui-tip-legionnaires = Legionnaires: { $players }
tr-ui-tip-beside = Ways to: { $provinces }
tr-ui-tip-camp-military = Legionnaires wait here until the leader occupies a province. 1 point each at the end.
tr-ui-tip-camp-worker = Workers wait here until they build. 1 point each at the end.
tr-ui-tip-senate-title = Senate { $space }
tr-ui-tip-senate = { $points } points when reached, and as many votes at the end of the quarter.
tr-ui-tip-site = Site { $site }
tr-ui-tip-workers = Workers: { $players }
tr-ui-tip-sets = At the end: three of a kind 10 points, four 20.
tr-ui-tip-tile = { $one } + { $other } { $where }: { $points } points.
tr-ui-tip-tile-slot = in tray { $tray }, when the last marker falls there
tr-ui-tip-tile-any = in the tray beside it, when the last marker falls there
tr-ui-tip-gift-cards = Cards are drawn from the deck.
tr-ui-tip-gift-worker = Tokens go from the supply to the worker camp.
tr-ui-tip-gift-legionnaire = Tokens go from the supply to the military camp.
tr-ui-tip-gift-plus_two = A +2 marker covers an extra-action space: tiles there repeat the action twice.
tr-ui-tip-gift-demand = It is kept, and meets this demand in every quarter.
tr-ui-tip-arch = Arch of Trajan
tr-ui-tip-arch-text = The next Trajan tile comes here; then the arch moves on clockwise to the next free slot.
tr-ui-tip-slot = Slot { $tray }
tr-ui-tip-slot-text = A place for a Trajan tile.
tr-ui-tip-space-one = A tile spent here repeats the action once. A +2 marker makes it twice.
tr-ui-tip-space-two = Covered with a +2 marker: a tile spent here repeats the action twice.
tr-ui-tip-space-tiles = Own tiles: { $count }
tr-ui-tip-action-seaport = Draw two cards and discard one; or take a discarded card; or play one or two cards and draw as many; or ship goods for points.
tr-ui-tip-action-forum = Take one tile of the forum.
tr-ui-tip-action-military = Recruit a legionnaire; or march with the leader and take the tile that lies there; or occupy the province where he stands.
tr-ui-tip-action-senate = Advance one space and score it.
tr-ui-tip-action-trajan = Take the top tile of a stack for the slot with the arch.
tr-ui-tip-action-construction = Hire a worker; or build beside your other workers and take the tile that lies there.
