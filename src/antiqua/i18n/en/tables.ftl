### The tables in the terminal: what is left out in a small window, and what everything on a table means.

## A window that is too small. $page, $pages, $count, $cost (numbers)
cli-table-short = short form; “table” shows everything
cli-options-short = Details are left out; ? and its number explains an option.
cli-options-page =
    { $count ->
        [one] Page { $page } of { $pages }, { $count } option in all; “more” shows the next page.
       *[other] Page { $page } of { $pages }, { $count } options in all; “more” shows the next page.
    }
cli-cost-short = ({ $cost })
cli-command-more = more
cli-usage-more = more
cli-about-more = the next page of the options, where they are too many for the window

## Signs of all tables: what they are called, and what they say
cli-sign-turn = whose turn it is
cli-sign-about-turn = This player is to move.
cli-sign-none = nothing
cli-sign-about-none = There is nothing here.
cli-sign-times = so many times
cli-sign-about-times = The number after it says how many there are.
cli-sign-becomes = from, to
cli-sign-about-becomes = Between two numbers of points: those scored so far, then those if the game ended now. Elsewhere: from here to there.
cli-sign-short = cut short
cli-sign-about-short = There was no room for the rest; “table” shows it in a wider window.
cli-seat-about = The number { $number } marks this player’s things on the table.

## Stone Age: words and signs on the table, and what they mean
cli-sa-word-round = round
cli-sa-word-deck = deck
cli-sa-word-left = left
cli-sa-start = start player
cli-sa-paid = paid
cli-sa-items = dice
cli-sa-sign-person = person
cli-sa-sign-point = points
cli-sa-sign-used = used tool
cli-sa-sign-free = free rings
cli-sa-sign-closed = closed
cli-sa-explain-person = One person. On the board the number before it says whose; in an option the number after it says how many are sent.
cli-sa-explain-point = On a tribe: points on the score track, then points if the game ended now. On a building: what it scores.
cli-sa-explain-used = This tool has been used in this round.
cli-sa-explain-free = So many more people can stand there.
cli-sa-explain-closed = Nobody may go there any more in this round.
cli-sa-explain-resource = A resource: pays for cards and buildings, feeds one person where food is missing, and is worth 1 point at the end.
cli-sa-explain-culture = A culture symbol. At the end, a set of different symbols scores their number squared.
cli-sa-explain-farmer = At the end, each farmer scores your agriculture level.
cli-sa-explain-tool_maker = At the end, each tool maker scores the sum of your tools.
cli-sa-explain-hut_builder = At the end, each hut builder scores the number of your buildings.
cli-sa-explain-shaman = At the end, each shaman scores the number of your people.
cli-sa-explain-card = Here one person can buy the card that lies there, for as many resources as the number of the space. When cards have been bought, the others slide to the cheaper spaces.
cli-sa-explain-building = Here one person can build the top building of the stack. The game ends with the round in which a stack is used up.
cli-sa-explain-round = In a round everybody places all people, then uses them, then feeds them.
cli-sa-explain-deck = How many cards are left in the deck; the game ends when the card spaces cannot be filled any more.
cli-sa-explain-people = People that have not been placed yet, and all people of the tribe.
cli-sa-explain-food = Every person eats 1 food at the end of a round; the agriculture level is added to the food first.
cli-sa-explain-tools = Each tool can be added to one roll in a round.
cli-sa-explain-fields = The agriculture level: so much food comes in every round without work.
cli-sa-explain-cards = The civilization cards of the tribe: symbols, figures, and those that can still be used.
cli-sa-explain-buildings = How many buildings the tribe has built.
cli-sa-explain-unknown = A card that only its owner has seen.
cli-sa-explain-left = How many buildings the stack still has.
cli-sa-explain-start = Places people first in this round; the next round begins with the next player.
cli-sa-explain-paid = What has been given so far.
cli-sa-explain-items = The items that the dice show and nobody has taken yet.
