### The table of Concordia on the page.

## The board and its surroundings
co-ui-board = Board { $map }: arrow keys move it, plus and minus zoom, 0 shows all of it, Enter goes to its places
co-ui-sea-pontus =
    Pontus
    Euxinus
co-ui-sea-atlanticus = Oceanus Atlanticus
co-ui-sea-adriaticum = Mare Adriaticum
co-ui-sea-tyrrhenum =
    Mare
    Tyrrhenum
co-ui-sea-ionium =
    Mare
    Ionium
co-ui-north = N
co-ui-whole-map = Whole map
co-ui-zoom-in = Closer
co-ui-zoom-out = Farther
co-ui-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
co-ui-last-round = Last round
co-ui-others = The other players
co-ui-own = The side of { $name }
co-ui-look = show everything
co-ui-close = Close

## Cards for sale
co-ui-market = For sale
co-ui-deck = { $count } in deck
co-ui-for-sale =
    { $count ->
        [one] { $count } card for sale
       *[other] { $count } cards for sale
    }
co-ui-slot = Slot { $slot }
co-ui-free = +0
co-ui-any-good = 1 good of your choice
co-ui-tip-slot = A Senator pays this besides the goods on the card; a Consul does not.
co-ui-tip-price = The card costs { $parts }.
co-ui-tip-extra = A Senator adds { $parts } for the slot.
co-ui-tip-end = The game ends when somebody buys the last card or builds the fifteenth house; everybody else has one more turn.

## Players
co-ui-storehouse = Storehouse
co-ui-filled = { $count } of { $spaces }
co-ui-hand = Hand
co-ui-pile-title = Discard pile
co-ui-pile =
    { $count ->
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
co-ui-pile-empty = Nothing on the discard pile
co-ui-top-of = { $name }, on top: { $card }
co-ui-houses-left =
    { $count ->
        [one] { $count } house left
       *[other] { $count } houses left
    }
co-ui-points-now =
    { $points ->
        [one] { $points } point if the game ended now
       *[other] { $points } points if the game ended now
    }
co-ui-magnus = Praefectus Magnus
co-ui-magnus-short = doubles the bonus
co-ui-stored-land = Land colonist in the storehouse
co-ui-stored-sea = Sea colonist in the storehouse
co-ui-scores = Scores
co-ui-scores-now = If the game ended now
co-ui-scores-note = The small number is how many cards of the god a player has.
co-ui-sum = Sum
co-ui-received = Received; what has no room is lost

## Explanations
co-ui-tip-route-free = Free: there is room for one colonist.
co-ui-tip-route-taken = Taken by { $name }; others may pass.
co-ui-colonist-land = { $name }: land colonist, { $place }{ $count ->
        [one] {""}
       *[other] {" "}({ $count })
    }
co-ui-colonist-sea = { $name }: sea colonist, { $place }{ $count ->
        [one] {""}
       *[other] {" "}({ $count })
    }
co-ui-tip-colonist-land = Walks on land routes; houses are built in the two cities at its route.
co-ui-tip-colonist-sea = Sails on sea routes; houses are built in the two cities at its route.
co-ui-tip-roma = Every colonist starts here. No houses are built in Roma.
co-ui-tip-city = { $province }: { $good }.
co-ui-tip-houses = Houses: { $names }.
co-ui-tip-house-cost = The next house costs { $parts }.
co-ui-tip-marker = A Prefect here brings { $bonus } as bonus, and every house in the province its good.
co-ui-tip-marker-coins = It gives { $good } again after a Prefect has taken the coins of all markers.
co-ui-tip-worth =
    { $god }: worth { $points ->
        [one] { $points } point now.
       *[other] { $points } points now.
    }
co-ui-tip-good =
    Price at the bank: { $coins ->
        [one] { $coins } sestertius.
       *[other] { $coins } sestertii.
    }
co-ui-tip-stored = Takes a space until it is put on the board, for 1 food and 1 tool.
co-ui-tip-houses-left = Who builds the fifteenth house ends the game.
co-ui-tip-pile = Cards come back with the Tribune. A Diplomat of somebody else can copy the top one.
co-ui-tip-points = What the gods would pay for all your cards now.
co-ui-tip-magnus = The next Prefect that lets a province produce gets 2 bonus goods; then it passes to { $name }.
co-ui-tip-concordia = 7 points for whoever ended the game. Everybody else has one more turn.

## What the cards do, in a few words
co-ui-short-tribune = Take all cards back
co-ui-short-architect = Move, then build
co-ui-short-prefect =
    { $coins ->
        [0] Produce or take coins
        [one] Produce or { $coins } coin
       *[other] Produce or { $coins } coins
    }
co-ui-short-mercator = 3 coins, then trade
co-ui-short-mercator_5 = 5 coins, then trade
co-ui-short-diplomat = Copy a top card
co-ui-short-senator = Buy up to 2 cards
co-ui-short-consul = Buy 1 card cheaply
co-ui-short-colonist = People or coins
co-ui-short-mason = Brick cities produce
co-ui-short-farmer = Food cities produce
co-ui-short-smith = Tool cities produce
co-ui-short-vintner = Wine cities produce
co-ui-short-weaver = Cloth cities produce

## What is to be decided, and what to know about it
co-ui-ask-choose_card = Play a card
co-ui-sub-choose_card = Click it in your hand or here
co-ui-forced = { $card } was your only card, so it was played by itself
co-ui-ask-tribune_colonist = Buy a colonist?
co-ui-sub-tribune_colonist = One, for Roma, for 1 food and 1 tool
co-ui-ask-architect_move = Move your colonists
co-ui-steps-left =
    { $left ->
        [one] { $left } of { $all } steps left
       *[other] { $left } of { $all } steps left
    }
co-ui-ask-architect_build = Build houses
co-ui-sub-architect_build = Beside your colonists, any number
co-ui-ask-prefect = Let a province produce
co-ui-sub-prefect = Or take the coins of all markers
co-ui-ask-keep_goods = Your storehouse is full
co-ui-keep-left =
    { $free ->
        [one] Keep { $free } more
       *[other] Keep { $free } more
    }
co-ui-ask-colonist = New colonists, or income
co-ui-sub-colonist = Each costs 1 food and 1 tool
co-ui-ask-colonist_place = Another colonist?
co-ui-sub-colonist_place = Each costs 1 food and 1 tool
co-ui-ask-mercator = Trade with the bank
co-ui-sub-mercator = Two kinds of goods, each sold or bought
co-ui-ask-diplomat = Copy a card
co-ui-sub-diplomat = The top card of another player
co-ui-ask-senator = Buy cards
co-ui-sub-senator = Up to two, at the prices of their slots
co-ui-ask-consul = Buy a card
co-ui-sub-consul = For the goods on the card alone
co-ui-ways =
    { $count ->
        [one] To { $count } route
       *[other] To { $count } routes
    }
co-ui-then = then build
co-ui-then-nothing = no house yet
co-ui-build-now = Build: { $city }
co-ui-tip-build-now = Ends the movement and builds here.
co-ui-tip-then = Then a house can be built: { $cities }.
co-ui-tip-then-nothing = There is no house that you could pay then.
co-ui-kind-land = Land colonist
co-ui-kind-sea = Sea colonist
co-ui-money = Sestertii
co-ui-houses-still = Houses left
co-ui-pay-also = pay also:
co-ui-other-card = Another card
co-ui-cash = Coins of all markers
co-ui-then-build = Then build
co-ui-build-nothing = Build nothing
co-ui-end-turn = End turn
co-ui-less = One less: { $good }
co-ui-more = One more: { $good }
