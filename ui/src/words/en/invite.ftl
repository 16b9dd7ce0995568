### A table that waits for people.

ui-invite-waiting = { $count ->
    [0] Waiting for everybody to come back
    [one] Waiting for one more
    [2] Waiting for two more
   *[other] Waiting for { $count } more
}
ui-invite-which = For which seat
ui-invite-seat = Seat { $number }
ui-invite-send = Send this link. It is for the seat with the { $shape } and works once.
ui-invite-shape-1 = red circle
ui-invite-shape-2 = blue square
ui-invite-shape-3 = green triangle
ui-invite-shape-4 = yellow diamond
ui-invite-shape-5 = dark pentagon
ui-invite-link = Link to the seat
ui-invite-copy = Copy
ui-invite-copied = Copied
ui-invite-qr = QR picture of the link
ui-invite-or-code = or the code
ui-invite-code-where = to type on the first page, under “Invited?”
ui-invite-share = Share…
ui-invite-new-code = New code
ui-invite-new-code-line = The link and the code before are worth nothing then.
ui-invite-local = This address works on this computer only. For friends elsewhere the server must be reached by its name.
ui-invite-elsewhere = A link to this seat may have been made in another browser. A new one replaces it.
ui-invite-make = Make a link
ui-invite-making = Making the link…
ui-invite-free = There is a free seat for you.
ui-invite-sit = Sit down at seat { $number }
ui-invite-kept = This seat is kept for { $name }, who finds the table among the games, or by “Rematch” under the result.
ui-invite-wait-with = You have a seat. It starts by itself when everybody is there.
ui-invite-full = The free seats are for invited friends.
ui-invite-meanwhile = You may close this page: the table stays among your games and starts by itself when it is full.
ui-invite-bot-instead = A bot instead ({ $level })
ui-invite-change = Change it
ui-invite-close = Close it
ui-invite-close-really = Close it for good
ui-invite-get-up = Get up again
ui-invite-is-waits = on the way…
ui-invite-is-bot = bot
ui-invite-is-here = this screen
ui-invite-is-you = you
ui-invite-is-there = is there
