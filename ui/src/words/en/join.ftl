### Invitations that are claimed.

ui-join-invited = Invited?
ui-join-code-or-link = code or link
ui-join-join = Join
ui-join-title = You are invited
ui-join-line = A seat is kept for you. The link works once, for one person.
ui-join-enter = Enter the code of your invitation, or paste the link.
ui-join-name = Your name at the table
ui-join-as = You sit down as { $name }.
ui-join-sit = Sit down
ui-join-code = Code of the invitation
ui-join-used = This code does not work
ui-join-used-line = It was used already, it is older than a week, or a letter of it is wrong. Ask your friend for a new link.
ui-join-taken = This seat is taken
ui-join-other-code = Another code
ui-join-not-a-code = That is no code. It looks like ABKM-QRST, or like a link that ends so.
ui-join-taken-line = Somebody has sat down there in the meantime. Ask your friend for another seat, or look for an open table.
ui-join-by = { $name } invites you
ui-join-own = You sit at this table already
ui-join-own-line = The link is for a friend: send it on. It works once.
ui-join-to-table = To the table
