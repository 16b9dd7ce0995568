### What the table of 7 Wonders Duel says by itself. $name: a player.

swd-ui-board = Table
swd-ui-fit = Whole table
swd-ui-pyramid = { $age }: { $count } cards
swd-ui-track = Military track
swd-ui-progress = Progress
swd-ui-science = Science symbols
swd-ui-pile = Discard pile
swd-ui-pile-short = Pile
swd-ui-pile-empty = Nothing has been discarded yet.
swd-ui-pile-count =
    { $count ->
        [one] { $count } card in the discard pile
       *[other] { $count } cards in the discard pile
    }
swd-ui-log-turned = Turned up: { $cards }.
swd-ui-close = Close
swd-ui-draft = Choosing wonders
swd-ui-order = Order of choice
swd-ui-order-what = Of each four wonders one player takes the first and the last, the other the two between. For the second four it is the other way round.
swd-ui-cost = Cost
swd-ui-city-of = City of { $name }
swd-ui-card-of = { $age }, card { $number } of { $count }
swd-ui-card-short = { $age } · { $number }/{ $count }
swd-ui-wonders-of = Wonders { $count } of { $limit }
swd-ui-cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
swd-ui-cards-unseen = { $count } face down

## What is asked. $card, $age (names)
swd-ui-ask-card = Choose a card
swd-ui-ask-card-how = On the board or here.
swd-ui-ask-again = You have another turn.
swd-ui-ask-use = { $card }: what will you do with it?
swd-ui-ask-other = Or choose another card.
swd-ui-ask-draft = Choose a wonder
swd-ui-draft-how = You build it later, in the ages; now it costs nothing.
swd-ui-ask-progress = A pair: take a progress token
swd-ui-progress-how = Two equal science symbols. The token is yours for good.
swd-ui-ask-library = Keep one of these tokens
swd-ui-library-how = Drawn from the box; the others go back.
swd-ui-ask-discarded = Build a discarded card, free
swd-ui-discarded-how = It comes into your city with all its effects.
swd-ui-ask-destroy = Choose a card to discard
swd-ui-destroy-how = Your wonder takes it out of the city of { $name }.
swd-ui-ask-starter = { $age }: who begins?
swd-ui-starter-weaker = Your army is weaker, so you decide.
swd-ui-starter-last = The armies are equal, and you took the last card.

## What can be done with a card. $count, $price, $coins (numbers)
swd-ui-build = Build
swd-ui-discard = Discard
swd-ui-drop = Put the card back
swd-ui-short = { $count } short
swd-ui-reveals = Turns up a card: no way back
swd-ui-too-dear = It costs { $price }, and you have { $coins }.
swd-ui-impossible = Not possible now.
swd-ui-wonder-how = To build it, take a card from the table and lay it under this wonder.
swd-ui-back-why = This card lies face down. It is turned up when nothing covers it any more.
swd-ui-opens-for = opens for { $letter }
swd-ui-opens-you = opens for you
swd-ui-desk-opens = Opens { $cards } for { $name }.
swd-ui-desk-turns =
    { $count ->
        [one] Turns up { $count } card: no undo.
       *[other] Turns up { $count } cards: no undo.
    }
swd-ui-desk-nothing = Opens nothing.
swd-ui-desk-frees = Later frees “{ $card }”.
swd-ui-price-chain = free by a linking symbol
swd-ui-price-printed = { $coins } printed

## Screen reader names of cards. $card (name), $coins (number)
swd-ui-aria-card =
    { $coins ->
        [0] { $card }, free
        [one] { $card }, { $coins } coin
       *[other] { $card }, { $coins } coins
    }
swd-ui-aria-covered = { $card }, covered
swd-ui-aria-back = { $card }, face down
swd-ui-back = Card of { $age }
swd-ui-back-guild = Guild
swd-ui-back-among = Face down. It is one of these: { $cards }

## Track. $from, $to, $points, $coins, $count (numbers)
swd-ui-zone = Spaces { $from }–{ $to } on the side of { $name }
swd-ui-zone-points = Pawn here at the end: { $points } points for { $name }.
swd-ui-zone-token = When it first comes here, { $name } loses { $coins } coins.
swd-ui-zone-used = The token here has been used: { $name } lost up to { $coins } coins.
swd-ui-capital = Capital of { $name }
swd-ui-capital-what = If the pawn comes here, { $name } wins at once.
swd-ui-pawn = Conflict pawn
swd-ui-pawn-middle = In the middle: nobody leads.
swd-ui-pawn-lead = { $name } leads by { $count }. At 9 the capital falls, and the game is won.
swd-ui-leads = leads the conflict by { $count }

## Cities. $count, $needed, $base, $made (numbers), $price (an amount)
swd-ui-treasury = Treasury
swd-ui-treasury-what = Every 3 coins are worth 1 point at the end.
swd-ui-score = Points if the game ended now
swd-ui-score-none = No points yet.
swd-ui-final = Final points
swd-ui-final-won = { $name } wins.
swd-ui-final-shared = Both win.
swd-ui-final-points = The points do not matter any more.
swd-ui-look = Look at the table
swd-ui-make = make
swd-ui-buy = buy at
swd-ui-market-makes = Made here: { $count }
swd-ui-market-price = One more: { $price } ({ $base } + { $made } made by { $name })
swd-ui-market-fixed = One more: { $price }, at a fixed price
swd-ui-column-brown = Production
swd-ui-column-blue = Civilian buildings
swd-ui-column-green = Science
swd-ui-column-yellow = Commerce
swd-ui-column-red = Military and guilds
swd-ui-points =
    { $count ->
        [one] point
       *[other] points
    }
swd-ui-symbols = { $count } of { $needed } symbols
swd-ui-science-what = { $needed } different symbols win at once: { $had } so far. Two equal ones bring a progress token.
swd-ui-discard-income = discard +{ $coins }
swd-ui-built = built
swd-ui-wonder-built = { $wonder }, built
swd-ui-tucked = Under it: { $card }.
swd-ui-token-of = { $name } has it.
swd-ui-where-layout = on the table
swd-ui-where-tucked = under a wonder
swd-ui-where-unseen = not seen yet
swd-ui-where-board = on the board
swd-ui-where-box = in the box

## Progress tokens in a few words, where five of them stand side by side. $gained, $coins, $worth, $points, $count, $shields (numbers)
swd-ui-brief-agriculture = { $gained } coins, { $worth } points
swd-ui-brief-architecture = wonders cost { $count } goods less
swd-ui-brief-economy = their trade coins go to you
swd-ui-brief-law = one more science symbol
swd-ui-brief-masonry = blue cards cost { $count } goods less
swd-ui-brief-mathematics = { $points } points for each token
swd-ui-brief-philosophy = { $worth } points
swd-ui-brief-strategy = red cards: +{ $shields } shield
swd-ui-brief-theology = wonders give another turn
swd-ui-brief-urbanism = { $gained } coins, { $coins } for each linked card
