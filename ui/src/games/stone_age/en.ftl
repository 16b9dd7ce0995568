### Stone Age at the page: what the table says besides the names and sentences of the game.

sa-ui-valley = The valley
sa-ui-tribe = Your tribe
sa-ui-round = Round { $count }
sa-ui-part-place = Placing people
sa-ui-part-place-why = In turn, everybody sends people to one place, until nobody has any left or can place.
sa-ui-part-act = Actions
sa-ui-part-act-why = One player after the other uses all places with own people, in any order.
sa-ui-part-feed = Feeding
sa-ui-part-feed-why = Everybody harvests and pays 1 food for each person.
sa-ui-ends = Game ends when a stack or the deck runs out:
sa-ui-ends-why = Smallest stack of buildings: { $stack }. Cards in the deck: { $deck }.
sa-ui-last-round = Last round: a stack is used up
sa-ui-starts = starts
sa-ui-starts-why = This player begins the round. Next round it is the next one.
sa-ui-score = Points so far
sa-ui-score-why = Buildings and some cards score at once; culture, specialists and resources left score at the end.
sa-ui-now = If the game ended now: { $count }
sa-ui-at-end = In all
sa-ui-ended-now = If it ended now
sa-ui-people = People
sa-ui-home = { $count } at home
sa-ui-out = { $count } out working
sa-ui-home-out = { $count } at home, { $out } out
sa-ui-home-of = { $count } of { $all } at home
sa-ui-feeding = Feeding { $count }
sa-ui-feeding-sum = { $food } stored + { $fields } from the fields − { $people } people. What is missing is paid with resources, or 10 points are lost.
sa-ui-stored = { $food } stored + { $fields } field,
sa-ui-short = short { $count }
sa-ui-spare = spare { $count }
sa-ui-worth = Worth { $value } points in a building of free choice, 1 point at the end.
sa-ui-tools = Tools
sa-ui-tools-of = All together { $count }; used ones lie sideways.
sa-ui-of-all = { $count } of { $all }
sa-ui-tool = Tool
sa-ui-tool-why = Once a round its whole value can be added to a roll.
sa-ui-tool-used = Used; it can be used again next round.
sa-ui-one-use = One-use
sa-ui-once = once
sa-ui-once-why = Once in the game its value can be added to a roll. The lower half of the card still scores.
sa-ui-agriculture = Agriculture
sa-ui-agriculture-now = Brings { $count } food in every round.
sa-ui-a-round = +{ $count } food a round
sa-ui-culture-why = A set of different symbols scores their number squared; second ones make a second set.
sa-ui-next = , next +{ $count }
sa-ui-has-symbol = Cards with it: { $count }
sa-ui-symbol-left = Not seen yet: { $count } of 2
sa-ui-specialists = Specialists
sa-ui-worth-now = worth now
sa-ui-buildings = Buildings
sa-ui-buildings-of = Buildings: { $count }
sa-ui-cards = Cards: { $count }
sa-ui-left = { $count } left in the stack
sa-ui-scored = Scored { $points }.
sa-ui-stack-empty = used up
sa-ui-no-card = empty
sa-ui-no-card-why = It is filled at the start of the next round; the other cards slide to the right and become cheaper.
sa-ui-adds = At the end it would add { $count } to your points, as things stand.
sa-ui-kinds =
    { $count ->
        [one] { $count } kind
       *[other] { $count } kinds
    }
sa-ui-not-here =
    { $count ->
        [3]
            from
            3 players
       *[other]
            4 players
            only
    }
sa-ui-deck = { $count } cards in the deck
sa-ui-deck-ends = When the four spaces cannot be filled any more, the game ends.
sa-ui-rings =
    { $limit ->
        [one] 7 rings, for one player only in a round.
       *[other] 7 rings, for at most { $limit } players in a round.
    }
sa-ui-no-rings = Room for everybody.
sa-ui-village = With so few players only { $limit } of the three village places can be used in a round.
sa-ui-closed-crowd =
    { $count ->
        [one] closed: one player here
       *[other] closed: { $count } players here
    }
sa-ui-closed-village = closed: { $count } of 3 taken
sa-ui-closed-pair = closed: needs 2 people
sa-ui-closed-futile = closed: nothing to gain
sa-ui-forecast = { $dice } ≈ { $pips } → { $goods }
sa-ui-of = of { $count }
sa-ui-further = Further places to choose: { $count }
sa-ui-close = Close
sa-ui-fold = Cards and buildings
sa-ui-unfold = All of your tribe

## The decision bar
sa-ui-short-hunting_grounds = Hunt
sa-ui-short-forest = Forest
sa-ui-short-clay_pit = Clay pit
sa-ui-short-quarry = Quarry
sa-ui-short-river = River
sa-ui-short-tool_maker = Tool maker
sa-ui-short-hut = Hut
sa-ui-short-field = Field
sa-ui-card = Card
sa-ui-building = Building
sa-ui-good-wood = Wood
sa-ui-good-brick = Brick
sa-ui-good-stone = Stone
sa-ui-good-gold = Gold
sa-ui-ask-place = Place people on one place
sa-ui-ask-act = Which place do you use next?
sa-ui-act-more = You use all your places, in any order. Dice cannot be taken back.
sa-ui-no-way-back = This cannot be taken back.
sa-ui-too-dear = can’t pay
sa-ui-too-dear-why = You cannot pay for it now: your person comes home, and it stays where it is.
sa-ui-ask-tools = { $place }: add tools to your roll?
sa-ui-next-good = Next { $good } at { $at }: { $more } more. Used tools rest until next round.
sa-ui-no-gain = These tools bring nothing more: no gain.
sa-ui-ask-buy = Buy this card?
sa-ui-ask-build = Pay for the building?
sa-ui-ask-feed = Your tribe lacks { $count } food
sa-ui-feed-more =
    { $count ->
        [one] Pay { $count } resource in its place, or lose { $points } points.
       *[other] Pay { $count } resources in its place, or lose { $points } points.
    }
sa-ui-ask-take =
    { $count ->
        [one] Take { $count } resource of your choice
       *[other] Take { $count } resources of your choice
    }
sa-ui-ask-item = Take one of the items
sa-ui-item-more = Everybody takes one, beginning with who bought the card.
sa-ui-roll =
    { $count ->
        [one] Roll { $count } die
       *[other] Roll { $count } dice
    }
sa-ui-place = Place { $count }
sa-ui-take-goods = Take { $goods }
sa-ui-take-nothing = Take nothing
sa-ui-take = Take them
sa-ui-build-for = Build: { $points }
sa-ui-not-build = Do not build
sa-ui-not-buy = Do not buy
sa-ui-buy = Buy the card
sa-ui-feed = Feed them
sa-ui-redeem = Two resources
sa-ui-starve = Do not feed: { $points }
sa-ui-starve-why = You lose 10 points once, however much is missing, and keep your resources.
sa-ui-decline-why = It costs nothing; the card or building stays where it is.
sa-ui-fewer = Fewer
sa-ui-more = More
sa-ui-less-of = Less { $good }
sa-ui-more-of = More { $good }
