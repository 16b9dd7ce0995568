# What the server says.

server-error-nobody = Come in first: as a guest, or with your account.
server-error-too-long = The request is too long; at most { $most } bytes are taken.
server-error-form = The request cannot be read: { $detail }
server-error-origin = This request comes from another page.
server-error-name = A name has at least one letter.
server-error-account-already = You have an account already.
server-error-name-taken = “{ $name }” is taken; choose another name.
server-error-login = Name and password do not belong together.
server-error-recovery = Name and recovery code do not belong together.
server-error-scope = This session may not be used for that; it lacks “{ $scope }”.
server-error-not-found = There is no such thing here, or not any more.
server-error-not-your-seat = Seat { $seat } is not yours.
server-error-not-running = Nobody plays at this table at the moment.
server-error-stale = Something has happened meanwhile; the table is at version { $version }.
server-error-key = This key was used for another request.
server-error-seat-taken = Seat { $seat } is taken.
server-error-invitation = This invitation was used already, or it has expired.
server-error-not-owner = Only who opened the table may do that.
server-error-not-open = The game has begun already.
server-error-storage = The server cannot store anything at the moment; nothing has changed, try again later.
server-error-unsure = The connection to the database broke; look whether it has been stored before you try again.
server-error-stopping = The server is being stopped and has not finished this; look whether it was done before you try again.
server-error-unexpected = Something unexpected happened at the server; it is noted there.
server-error-method = This cannot be asked in this way.
server-error-no-table = There is no such table, or not any more.
server-error-not-begun = The game at this table has not begun.
server-error-not-chance = Only people at a companion table enter what dice and cards show.
server-error-clock = A clock is a bank of seconds with an increment, a number of days for each move, or none.
server-error-rated = A rated game is played by different people with accounts, without bots and on screens of their own.
server-error-needs-account = For that you need an account.
server-error-still-running = The game at this table still goes on.
server-error-seats = This game is for { $seats ->
    [one] one player
   *[other] { $seats } players
}.
server-error-record = This is neither a record nor a saved match.
server-error-no-seat = There is no such seat.
server-error-not-seated = You do not sit at this table.
server-error-time-left = The time of seat { $seat } is not up.
server-error-no-hint = There is a hint only when it is your turn.
server-error-no-hint-rated = There are no hints in a rated game.
server-error-hint-running = One hint after the other: your last one is still being thought about.
server-error-no-such-hint = This hint was given up, or it is too old.
server-error-analysis-not-yours = Only who asked for this analysis can give it up.
server-error-analysis-running = The master looks at two of your games already. When one of them is done, he comes to this one.
server-error-analysis-busy = The master has too many games to look at. Try again in a few minutes.

# People

server-error-too-often = That was too often in a short time; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-error-too-deep = The request is nested too deeply; at most { $most } levels are taken.
server-error-guest = Guests have no password; keep your games with an account first.
server-error-tokens = You have { $most } tokens; take one back before you ask for another.
server-error-chat-empty = A line has something to read.
server-error-chat-closed = This table is closed; nobody speaks there any more.
server-error-mute-self = You cannot mute yourself.
server-error-mutes = You have muted { $most } people; let one of them speak again first.

# Operation: settings. $where (a file, variable or option), $value (as written), $allowed, $known (what would be right)
server-config-file = The settings in “{ $file }” cannot be read: { $why }
server-config-unknown = There is no setting “{ $where }”; the settings are { $known }.
server-config-unknown-near = There is no setting “{ $where }”; perhaps “{ $near }” is meant.
server-config-value = { $where } cannot be “{ $value }”; allowed: { $allowed }.
server-config-text = a text
server-config-allowed-database = sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
server-config-allowed-redis = redis://HOST:PORT, rediss://HOST:PORT or unix://FILE
server-config-allowed-monitors = addresses and networks such as { $one } and { $other }
server-config-processes = { $processes } processes need PostgreSQL and Redis: give --database postgresql://… and --redis redis://… as well.

# Operation: starting. $revision, $newest (revisions), $database, $address (as they are typed), $why (the system’s own words)
server-error-database-newer = The database was used by a newer version of Antiqua (it is at { $revision }, this version knows { $newest }): install that version or a later one, or restore a backup.
server-error-database = The database { $database } cannot be used: { $why }
server-error-address = The server cannot listen at { $address }: { $why }. Perhaps another program is there; choose another --port.

# Operation: who may ask what
server-error-monitors = Only who watches over this server may ask that; its settings say who that is.

# Operation: the pages. $version (of the program), $games (list), $status (of an answer)
server-page-title = Antiqua
server-page-about = This is a server of Antiqua { $version }, for games by the exact rules, with friends and against bots: { $games }.
server-page-begin = How to begin
server-page-guest = Come in as a guest. Your key is kept in the file antiqua.cookies.
server-page-table = Open a table and play against a bot. The answer says what your table is called: its “id”.
server-page-look = Look at your table, and put its id in place of TABLE. The answer shows the table, what you can choose, and what has happened.
server-page-all = Everything else is on this page:
server-page-terminal = You can play in the terminal as well, without a server:
server-page-api = How programs use this server
server-page-api-about = Requests and answers are JSON. A browser is known by its cookie, a script by a token in the header “Authorization: Bearer …”. What is refused comes back as a Problem: an id, its arguments and a sentence in the language of “Accept-Language” or “?lang=”. The same, for programs:
server-page-types = Types
server-page-optional = may be left out
server-page-answer = Answer { $status }:

# Operation: looking after it. $who, $table, $file, $program, $part, $database, $revision (as they are typed), $ids (list), $number (of an entry)
server-error-no-database = There is no database of Antiqua at { $database } yet; “antiqua serve” makes it.
server-error-database-older = The database { $database } is at { $revision }, of an older version; “antiqua admin migrate” brings it up to date.
server-admin-no-person = There is nobody called “{ $who }”.
server-admin-several-people = Several people are called “{ $who }”; name one by the id: { $ids }.
server-admin-guest = “{ $who }” is a guest and has no password.
server-admin-closed = The table { $table } has ended already.
server-admin-file-exists = The file “{ $file }” exists already; name a new one.
server-admin-no-backup = “{ $file }” is not a backup of a database of Antiqua.
server-admin-no-program = The program “{ $program }” is missing here; it comes with the client programs of PostgreSQL.
server-admin-program-failed = “{ $program }” has failed: { $why }
server-verify-entry = Entry { $number } is missing.
server-verify-form = What is stored cannot be read: { $detail }
server-verify-part = What is stored as “{ $part }” is not what the rules lead to.
