### What a user did wrong: one sentence that names the thing and what would be right.
### $why is always a whole sentence, another message, with its own full stop; so a message that ends in it has none.

## Moves. $action, $seat (numbers; seats from 1), $legal, $examples (lists), $move, $text, $word (as typed),
## $expected (who is to move, a message)
error-not-an-action = “{ $action }” is not an action; an action is a whole number from the list of legal ones.
error-illegal-action = Action { $action } is not legal here; legal are { $legal }.
error-batch-illegal = Action { $action } is not legal in game { $game } of the batch; legal are { $legal }. Nothing has been done in any game.
error-batch-over = The games of a batch cannot begin with a position in which the game is over.
error-illegal-move = The move “{ $move }” is not legal here; legal are, for example: { $legal }.
error-illegal-move-why = The move “{ $move }” is not legal here: { $why }
error-illegal-move-untold = The move “{ $move }” is not legal here.
error-unknown-move = “{ $word }” in the move “{ $text }” is not known; possible are, for example: { $examples }.
error-move-form = The move “{ $text }” is not complete or has too many words; it is written like “{ $form }”.
error-empty-move = A move must not be empty; it is one line of words.
error-not-your-turn = It is not player { $seat }’s turn; to move: { $expected }.
error-not-chances-turn = Chance has nothing to decide here; to move: { $expected }.
error-game-over = The game is over, so the move “{ $move }” cannot be made any more.
error-interrupted = “{ $move }” cannot be said together with what comes before it: { $expected } comes in between. Nothing has been done.

## Games, options, numbers. $games, $options, $allowed, $languages (lists), $game (name), $count (number)
error-unknown-game = There is no game “{ $name }”; the games are { $games }.
error-unknown-option = { $game } has no option “{ $option }”; its options are { $options }.
error-bad-option-value = The option “{ $option }” cannot be “{ $value }”; allowed: { $allowed }.
error-bad-player-count =
    { $count ->
        [one] { $game } cannot be played by { $count } player; allowed: { $allowed }.
       *[other] { $game } cannot be played by { $count } players; allowed: { $allowed }.
    }
error-too-many-names = There are more names than players: { $names }; players: { $players }.
error-bad-number = “{ $option }” cannot be “{ $value }”; allowed: { $allowed }.
error-bad-seed = “{ $seed }” is not a seed; a seed is a whole number from 0 to 2⁶⁴ − 1.
error-array-too-small = The array for the observation has { $size } numbers; it needs { $needed }.
missing-extra = The Python package “{ $package }” is missing here; install it with: { $command }
error-worker-died = A worker process died after { $finished } of { $wanted } games; perhaps there was not enough memory. Try again with fewer workers.
error-unknown-language = There is no language “{ $lang }”; the languages are { $languages }.

## Positions. $card, $wonder, $token (names), $name, $suggestion (as written, what may have been meant), $first, $second
## (places), $age, $current, $slot, $last, $covering, $pawn, $count, $limit, $coins, $player (numbers; players from 1)
error-bad-position = This position is not possible: { $why }
error-position-unknown-field = A position has no field “{ $field }”; the fields are { $fields }.
error-position-unknown-card = There is no card “{ $name }”; perhaps “{ $suggestion }” is meant.
error-position-no-such-card = There is no card “{ $name }”; cards are named as in the component tables.
error-position-unknown-wonder = There is no wonder “{ $name }”; perhaps “{ $suggestion }” is meant.
error-position-no-such-wonder = There is no wonder “{ $name }”; wonders are named as in the component tables.
error-position-unknown-token = There is no progress token “{ $name }”; perhaps “{ $suggestion }” is meant.
error-position-no-such-token = There is no progress token “{ $name }”; tokens are named as in the component tables.
error-position-card-twice = The card “{ $card }” exists once but is used twice: { $first }, { $second }.
error-position-wonder-twice = The wonder “{ $wonder }” exists once but is used twice: { $first }, { $second }.
error-position-token-twice = The progress token “{ $token }” exists once but is used twice: { $first }, { $second }.
error-position-later-age = The card “{ $card }” belongs to age { $age }, which has not begun.
error-position-wrong-age = The card “{ $card }” belongs to age { $age } and cannot lie in the layout of age { $current }.
error-position-slot-range = There is no slot { $slot }; slots are numbered from 0 to { $last }.
error-position-slot-gone = Slot { $slot } cannot be empty while a card in slot { $covering } still lies on it.
error-position-pawn-range = The conflict pawn cannot stand at { $pawn }; it stands between −{ $limit } and { $limit }.
error-position-military-token =
    The { $coins }-coin military token on player { $player }’s side must be gone: the conflict pawn, at { $pawn }, has reached it.
error-position-military-order =
    The { $coins }-coin military token on player { $player }’s side cannot be gone while the nearer one still lies there.
error-position-too-many-wonders = Player { $player } has { $count } wonders; a player has at most { $limit }.
error-position-too-many-built = { $count } wonders are constructed; both players together construct at most { $limit }.
error-position-too-many-tokens = { $count } progress tokens lie on the board; there are at most { $limit }.
error-position-won-military = Player { $player } has already won by military supremacy; the game must still be going on.
error-position-won-science = Player { $player } has already won by scientific supremacy; the game must still be going on.
error-position-form = The position is not described rightly ({ $detail }).
error-position-token-count = { $count } progress tokens are on the board or with players; it must be { $limit }, or one more if the Great Library is built.
error-position-draft = In the draft the players pick in turn; now they must have { $first } and { $second } wonders.
error-position-group = The group of the draft has { $count } wonders; it must have { $limit }.
error-position-draft-early = During the draft there are no cards, tokens or constructed wonders yet.
error-position-no-starter = With the pawn in the middle and this option, nobody chooses who begins; ask for the next turn instead.
error-position-no-military-token = There is no military token { $token }; a token is (seat, coins), for example (1, 2).
error-position-slot-open = The card in slot { $slot } must be face up: it is dealt so, or nothing covers it any more.
error-position-slot-hidden = The card in slot { $slot } lies face down; it can only be “down”, or “guild” in age 3.
error-position-slot-both = Slot { $slot } cannot be taken and hold a card.
error-position-used-cards = { $count } cards of age { $age } are in use, but only { $taken } slots are empty.
error-position-empty-layout = The layout is empty; then the age would be over.
error-position-too-many-guilds = { $count } guilds are in play; there are exactly { $limit }.
error-position-too-many-cards = { $count } cards of age { $age } are in play, guilds not counted; there are at most { $limit }.

## Records and saved games. $line (number), $text (the line), $version, $supported, $field, $file
error-record-not-a-record = This is not a game record; a record begins with a header that names the game.
error-record-version = The record is of version { $version }; versions that can be read: { $supported }.
error-record-damaged = The record is damaged: { $why }
error-record-header = The header field “{ $field }” of the record is wrong: { $why }
error-record-line = Line { $line } of the record, “{ $text }”, is wrong: { $why }
error-newer-rules = The game was played by version { $version } of the rules; versions known here: up to { $supported }.
error-save-version = The saved game is of version { $version }; versions that can be read: { $supported }.
error-save-not-a-match = This is not a saved game; a saved game is a file that this program has written.
error-save-damaged = The saved game is damaged: { $why }
error-save-file-damaged = The saved game “{ $file }” is damaged: { $why }
error-state-damaged = The saved state is damaged: { $why }

## What is wrong with a line of a record or with a saved game: $why of those above. $fields (a list), $form (an example),
## $line, $players (numbers), $result (as in the header), $part (a field of the saved game)
error-record-field = There is no such header field; the fields are { $fields }.
error-record-twice = The same header field is already in line { $line }.
error-record-form = It should look like “{ $form }”.
error-record-start = The start position has other options or another number of players than the header.
error-record-mover = A move begins with the player’s number, from 1 to { $players }, or with * for chance.
error-record-veiled = What stands here is hidden from whom the record was made for, so the game cannot be replayed any further.
error-record-result = The moves lead to the result “{ $result }”.
error-record-unfinished = After the last move the game is not over.
error-save-checksum = Its contents do not match its checksum.
error-save-part = The field “{ $part }” does not fit the rest.

## What is wrong with a saved state: $why of error-state-damaged. $detail (a technical phrase), $name, $phase (as saved)
error-damage-form = The data do not have the right form ({ $detail }).
error-damage-name = The name “{ $name }” is not known.
error-damage-twice = “{ $name }” is in two places.
error-damage-tucked = A card lies under the wonder “{ $name }”, which is not built.
error-damage-phase = What is pending, “{ $phase }”, does not fit the rest.
error-damage-no-choice = Whoever is to play has nothing to choose from.

## Undo and redo
error-nothing-to-undo = There is no move to take back.
error-nothing-to-redo = There is no move to play again.
error-history-absent = This needs the whole history of the game, but its beginning was not loaded (entries left out: { $absent }).
error-undo-barrier-chance = The last move can no longer be taken back: chance has already shown its outcome.
error-undo-barrier-hidden = The last move can no longer be taken back: something hidden has been seen since.
error-undo-barrier-player = The last move can no longer be taken back: another player has moved since.

## Files. $why (the system’s own words, no sentence)
error-file-not-found = There is no file “{ $file }”; check its name and its folder.
error-file-unreadable = The file “{ $file }” cannot be read ({ $why }).
error-file-unwritable = The file “{ $file }” cannot be written ({ $why }).
