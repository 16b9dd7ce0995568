### Somebody’s page, and the ratings.

ui-people-facts = What was played
ui-people-games-of = Finished games
ui-people-since = here since { $date }
ui-people-guest = guest
ui-people-account = account
ui-people-won = won
ui-people-rating = rating
ui-people-unrated = not rated yet
ui-people-none = Nothing finished yet
ui-people-none-line = Games that everybody may see are told here.
ui-people-left = left early
ui-people-rated = rated
ui-people-against = against { $names }
ui-people-gone = somebody who has gone
ui-people-points = { $points } points
ui-people-title = Ratings
ui-people-line = Rated games among people with accounts. Everybody begins at 0 and earns it by playing.
ui-people-which = Which game
ui-people-count = With how many
ui-people-place = Place
ui-people-name = Name
ui-people-games = Games
ui-people-nobody = Nobody is rated here yet
ui-people-nobody-line = Open a table for people with accounts and switch “Rated” on: the first game makes the list.
ui-people-open = Open a table
ui-people-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
ui-people-rank = { $rank ->
    [1] won
   *[other] place { $rank } of { $players }
}
