### Invitations that are claimed.

ui-join-invited = Invited?
ui-join-code-or-link = code or link
ui-join-join = Join
ui-join-title = You are invited
ui-join-line = Somebody keeps a seat for you. The link works once, for one person.
ui-join-enter = Enter the code of your invitation, or paste the link.
ui-join-name = Your name at the table
ui-join-as = You sit down as { $name }.
ui-join-sit = Sit down
ui-join-code = Code of the invitation
ui-join-used = This link has been used
ui-join-used-line = An invitation seats one person and holds for a week. Ask your friend for a new link.
ui-join-taken = This seat is taken
ui-join-other-code = Another code
ui-join-not-a-code = That is no code. It looks like ABKM-QRST, or like a link that ends so.
