"""Who plays: guests, who need a name only, and accounts, which they become without losing anything.

What a browser or a script shows is a secret of 32 random bytes; the database knows its hash alone. Passwords and
recovery codes are kept as scrypt makes them. Nobody is told whether a name or a password was wrong.

A session of a browser may be used for everything. That of a script, a token, has scopes: `read` looks, `play` opens
tables, sits down and moves, too. What belongs to a person (`account`) is for browsers only.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus
from typing import Annotated, Any, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection, Request

from antiqua.saved import Head
from antiqua.server import schema
from antiqua.server.api import Call, Nothing, Refused, Reply, Routes
from antiqua.server.bus import Ended, Message
from antiqua.server.desks import OPEN, RUNNING, change, change_seat, locked, seats_of
from antiqua.server.limits import Own, Rules, TooOften, of_address, once_more
from antiqua.server.store import Quick, Store

T = TypeVar("T")
COOKIE = "antiqua"
YEAR = 365 * 24 * 3600  # a session that nobody uses for so long has ended
SEEN_EVERY = 600  # seconds between two notes of when somebody was here
REMEMBERED = (
    5  # seconds for which a session is believed: so long can one that ended live on in another process
)
MOST_REMEMBERED = 50_000
MOST_TOKENS = 50  # of a person
MOST_NAME = 40  # letters
SCRYPT = {"n": 1 << 15, "r": 8, "p": 1, "maxmem": 1 << 26}
SCRYPT_AT_ONCE = 2  # each takes 32 MB and a core for a tenth of a second
ACCOUNT = "account"
HERE = "here"  # a seat of somebody else at the same screen
GOING_ON = (OPEN, RUNNING)  # finished games keep the name under which they were played
GRANTED = {"read": ("read",), "play": ("read", "play")}

Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
NewSecret = Annotated[str, Meta(min_length=8, max_length=200)]
Secret = Annotated[str, Meta(max_length=200)]

routes = Routes()


class Person(NamedTuple):
    """Somebody who asks, the session that says so, and what it may be used for."""

    id: str
    name: str
    account: bool
    session: str
    scopes: tuple[str, ...]


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    account: bool


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: NewSecret


class Login(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Unless `bring` is false, what I have played in this browser as a guest comes along into the account."""

    name: Name
    password: Secret
    bring: bool = True


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    old: Secret
    new: NewSecret


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    code: Secret
    password: NewSecret


class Confirmation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password, once more."""

    password: Secret


class RecoveryCode(msgspec.Struct, frozen=True):
    """Shown once: with it a lost password can be replaced."""

    code: str


class SessionAnswer(msgspec.Struct, frozen=True):
    """A browser or a token; `current` is the one that asks."""

    id: str
    kind: Literal["cookie", "token"]
    label: str
    scopes: tuple[str, ...]
    created: int
    seen: int
    current: bool


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a script may do: only look (`read`), or also open tables, sit down and move (`play`)."""

    label: Annotated[str, Meta(min_length=1, max_length=60)]
    scopes: Annotated[tuple[Literal["read", "play"], ...], Meta(min_length=1, max_length=2)] = ("play",)


class Token(msgspec.Struct, frozen=True):
    """Shown once: a script sends it as `Authorization: Bearer ...`."""

    id: str
    token: str


# -- secrets -------------------------------------------------------------------------------------------------


def new_id() -> str:
    return secrets.token_urlsafe(12)


def new_code() -> str:
    return "-".join(secrets.token_hex(3) for _ in range(4))


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def scrypt(password: str, salt: bytes) -> str:
    """What is kept of a password, however the keyboard made its letters."""
    typed = unicodedata.normalize("NFKC", password).encode()
    return hashlib.scrypt(typed, salt=salt, **SCRYPT).hex()


def sealed(password: str) -> str:
    """A password as it is kept, with its salt."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{scrypt(password, salt)}"


def fits_code(code: str, kept: str | None) -> bool:
    """Is it the recovery code? It is long and drawn by lot: nobody finds it by trying, however fast."""
    return hmac.compare_digest(hashed(code.strip().lower()), kept or "") and kept is not None


def fits(password: str, kept: str | None) -> bool:
    """Is it the password? What there is not takes as long as what is wrong."""
    salt, _, digest = (kept or f"{'00' * 16}:{'00' * 64}").partition(":")
    return hmac.compare_digest(scrypt(password, bytes.fromhex(salt)), digest) and kept is not None


# -- names ---------------------------------------------------------------------------------------------------

JOINERS = "\u200c\u200d"  # Persian and emoji need them, inside a word
SPACES = ("Cc", "Zl", "Zp", "Zs")
DROPPED = ("Cf", "Cs", "Co", "Cn")  # among them what turns the direction of the text that follows
ALIKE = str.maketrans(
    "يىكаеорсухіјѕ", "ییکaeopcyxijs"
)  # Arabic letters for Persian ones, Cyrillic for Latin ones


def neutral(text: str, most: int) -> str:
    """A text as it is shown: one line, nothing invisible, nothing that turns the direction of what follows."""
    kept = []
    for one in text:
        category = unicodedata.category(one)
        if category in SPACES:
            kept.append(" ")
        elif category not in DROPPED or one in JOINERS:
            kept.append(one)
    composed = unicodedata.normalize("NFC", "".join(kept))
    return re.sub(" +", " ", composed).strip(f" {JOINERS}")[:most].rstrip(f" {JOINERS}")


def clean(name: str) -> str:
    """A name as it is shown; it has something to read."""
    kept = neutral(name, MOST_NAME)
    if not any(unicodedata.category(one)[0] in "LN" for one in kept):
        raise Refused("server-error-name", HTTPStatus.UNPROCESSABLE_ENTITY)
    return kept


def folded(name: str) -> str:
    """Two names that look alike, or are the same on another keyboard, are one login."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", clean(name)).casefold())
    letters = (one for one in plain.translate(ALIKE) if one not in JOINERS)
    digits = (str(unicodedata.decimal(one, one)) for one in letters)
    return " ".join("".join(digits).split())


# -- who is there --------------------------------------------------------------------------------------------


class Remembered(NamedTuple):
    """Somebody who was looked up, and until when that is believed."""

    person: Person
    until: float


class People:
    """Finds out who asks, and does the hard sums."""

    def __init__(self, store: Store, rules: Rules) -> None:
        self.store = store
        self.rules = rules
        self.counted = Own()  # by each process for itself: to ask Redis would cost more than most requests do
        self.remembered: dict[str, Remembered] = {}
        self.endings = 0
        self.threads = ThreadPoolExecutor(SCRYPT_AT_ONCE, "scrypt")

    def close(self) -> None:
        self.threads.shutdown()

    async def apart(self, work: Callable[..., T], *given: Any) -> T:
        """Hard sums in a thread, so that nobody else waits, and few at once."""
        return await asyncio.wrap_future(self.threads.submit(work, *given))

    async def known(self, request: HTTPConnection) -> Person | None:
        """Who asks, by the token of a script or the cookie of a browser, if that may be used for such a request."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        secret = token.strip() if scheme.lower() == "bearer" else request.cookies.get(COOKIE, "")
        person = await self.session(request, secret) if secret else None
        if person is None:
            return None
        if wait := self.counted.spent(self.rules.of("requests"), person.id):
            raise TooOften(wait)
        expect_scope(person, "read" if request.scope.get("method", "GET") in ("GET", "HEAD") else "play")
        return person

    async def session(self, request: HTTPConnection, secret: str) -> Person | None:
        """Whose secret it is."""
        digest = hashed(secret)
        kept = self.remembered.get(digest)
        if kept is not None and time.monotonic() < kept.until:
            return kept.person
        endings, now = self.endings, int(time.time())
        found = await self.store.glance(lambda connection: find(connection, digest, now))
        if found is None:
            return None
        person, seen = found
        self.remember(digest, person, endings)
        if seen < now - SEEN_EVERY:
            await self.store.write(lambda connection: note_seen(connection, person, now))
            if ACCOUNT in person.scopes:
                request.state.renewed = secret
        return person

    def remember(self, digest: str, person: Person, endings: int) -> None:
        """Believe it for a while, unless a session has ended while this one was looked up."""
        if endings != self.endings:
            return
        if len(self.remembered) >= MOST_REMEMBERED:
            self.remembered.clear()
        self.remembered[digest] = Remembered(person, time.monotonic() + REMEMBERED)

    def forget(self, person: str) -> None:
        """All sessions of somebody must be looked up again."""
        self.endings += 1
        for digest, kept in list(self.remembered.items()):
            if kept.person.id == person:
                del self.remembered[digest]

    def forget_all(self) -> None:
        """Whose session has ended is not known: each must be looked up again."""
        self.endings += 1
        self.remembered.clear()


SESSION = Quick(
    select(
        *(schema.person.c[name] for name in ("id", "name", "login")),
        *(schema.session.c[name] for name in ("id", "kind", "scopes", "seen")),
    )
    .join_from(schema.session, schema.person)
    .where(
        schema.session.c.secret == bindparam("digest"),
        schema.session.c.seen > bindparam("long_ago"),
        schema.person.c.gone.is_(False),
    )
)


def find(connection: Connection, digest: str, now: int) -> tuple[Person, int] | None:
    """Whose session it is, and when it was last used."""
    row = SESSION.run(connection, {"digest": digest, "long_ago": now - YEAR}).fetchone()
    if row is None:
        return None
    id, name, login, session_id, kind, scopes, seen = row
    return Person(id, name, login is not None, session_id, granted(kind, scopes)), seen


def granted(kind: str, scopes: str) -> tuple[str, ...]:
    """What a session may be used for."""
    if kind == "cookie":
        return (*GRANTED["play"], ACCOUNT)
    return tuple(sorted({one for scope in scopes.split() for one in GRANTED.get(scope, ())}))


def note_seen(connection: Connection, person: Person, now: int) -> None:
    for table, id in ((schema.session, person.session), (schema.person, person.id)):
        connection.execute(update(table).where(table.c.id == id).values(seen=now))


def expect_scope(person: Person, scope: str) -> None:
    """May this session be used for that?"""
    if scope not in person.scopes:
        raise Refused("server-error-scope", HTTPStatus.FORBIDDEN, scope=scope)


def need(call: Call, scope: str) -> None:
    expect_scope(call.me, scope)


# -- what is written -----------------------------------------------------------------------------------------


def add_person(connection: Connection, name: str, now: int) -> str:
    id = new_id()
    connection.execute(insert(schema.person).values(id=id, name=name, created=now, seen=now, gone=False))
    return id


def add_session(
    connection: Connection, person: str, kind: str, label: str, scopes: Sequence[str], now: int
) -> tuple[str, str]:
    """The id of a new session, and the secret that opens it."""
    id, secret = new_id(), secrets.token_urlsafe(32)
    connection.execute(
        insert(schema.session).values(
            id=id,
            secret=hashed(secret),
            person=person,
            kind=kind,
            label=label,
            scopes=" ".join(scopes),
            created=now,
            seen=now,
        )
    )
    return id, secret


def end_sessions(connection: Connection, person: str, *which: Any) -> int:
    """End all sessions of somebody, or those of which this is true; how many there were."""
    sessions = schema.session
    return connection.execute(delete(sessions).where(sessions.c.person == person, *which)).rowcount


def by_login(connection: Connection, login: str) -> Any:
    people = schema.person
    return connection.execute(select(people).where(people.c.login == login)).first()


def change_person(connection: Connection, person: str, *which: Any, **values: Any) -> bool:
    """Change somebody, if what was known of him is still true; is it?"""
    people = schema.person
    return (
        connection.execute(update(people).where(people.c.id == person, *which).values(**values)).rowcount > 0
    )


def change_secrets(connection: Connection, found: Any, **values: str) -> None:
    """Replace the password or the recovery code, unless that has happened since they were looked up."""
    people = schema.person.c
    unchanged = people.password == found.password, people.recovery == found.recovery
    if not change_person(connection, found.id, *unchanged, **values):
        raise wrong_login()


def expect_free_name(connection: Connection, name: str) -> None:
    """A guest may be called like other guests, but not like an account: others would take him for it."""
    if by_login(connection, folded(name)) is not None:
        raise Refused("server-error-name-taken", HTTPStatus.CONFLICT, name=name)


def name_at_tables(connection: Connection, person: str, name: str, statuses: Sequence[str]) -> list[str]:
    """Call somebody so at his tables of these statuses; which they are."""
    desks, seats = schema.desk.c, schema.seat.c
    tables = connection.execute(
        select(desks.id)
        .join_from(schema.seat, schema.desk)
        .where(seats.person == person, desks.status.in_(statuses))
        .distinct()
        .order_by(desks.id)
    ).scalars()
    return [name_at_table(connection, table, person, name) for table in list(tables)]


def name_at_table(connection: Connection, table: str, person: str, name: str) -> str:
    """Call somebody so at his own seats and in the match. Who has no name loses those at his screen, too."""
    desk = locked(connection, table)
    his = [seat for seat in seats_of(connection, table) if seat.person == person]
    changed = [seat.number for seat in his if seat.kind != HERE or not name]
    for number in changed:
        change_seat(connection, table, number, name=name)
    change(connection, desk, head=None if desk.head is None else with_names(desk.head, changed, name))
    return table


def with_names(head: bytes, seats: Sequence[int], name: str) -> bytes:
    """The head of a match in which these seats are called so."""
    match = msgspec.json.decode(head, type=Head)
    names = tuple(name if seat in seats else known for seat, known in enumerate(match.names))
    return msgspec.json.encode(msgspec.structs.replace(match, names=names))


# -- what a guest brings into an account ---------------------------------------------------------------------


def bring_along(connection: Connection, guest: str, account: Any) -> list[str]:
    """All that a guest has becomes the account's, and there is no such guest any more; the tables that have changed.

    His other sessions and his tokens end: whoever made them at this browser may not know the password of the account.
    """
    desks, seats, chats = schema.desk.c, schema.seat.c, schema.chat
    sitting = select(seats.desk).where(seats.person == guest)
    wanted = select(desks.id).where(or_(desks.owner == guest, desks.id.in_(sitting))).order_by(desks.id)
    tables = [str(table) for table in connection.execute(wanted).scalars()]
    for table in tables:
        bring_table(connection, table, guest, account)
        bring_requests(connection, table, guest, account.id)
    connection.execute(update(chats).where(chats.c.person == guest).values(person=account.id))
    bring_mutes(connection, guest, account.id)
    end_sessions(connection, guest)
    connection.execute(delete(schema.person).where(schema.person.c.id == guest))
    return tables


def bring_table(connection: Connection, table: str, guest: str, account: Any) -> None:
    """The seats of a guest are the account's; where that sits already, as those of somebody at the same screen."""
    desk, seats = locked(connection, table), seats_of(connection, table)
    beside = any(seat.person == account.id for seat in seats)
    called = [
        seat.number
        for seat in seats
        if seat.person == guest and seat.kind != HERE and not beside and desk.status in GOING_ON
    ]
    for seat in seats:
        if seat.person == guest:
            kind, name = HERE if beside else seat.kind, account.name if seat.number in called else seat.name
            change_seat(connection, table, seat.number, person=account.id, kind=kind, name=name)
    owner = account.id if desk.owner == guest else desk.owner
    head = None if desk.head is None else with_names(desk.head, called, account.name)
    change(connection, desk, owner=owner, head=head)


def bring_requests(connection: Connection, table: str, guest: str, account: str) -> None:
    """What the guest sends again is recognised as the account's, unless that has used the same key."""
    done, other = schema.done, schema.done.alias()
    his = done.c.desk == table, done.c.person == guest
    used = select(other.c.key).where(other.c.desk == table, other.c.person == account)
    connection.execute(delete(done).where(*his, done.c.key.in_(used)))
    connection.execute(update(done).where(*his).values(person=account))


def bring_mutes(connection: Connection, guest: str, account: str) -> None:
    """Whom the guest has muted, and who has muted him; nobody mutes himself, or the same one twice."""
    mutes, others = schema.mute, schema.mute.alias()
    for one, other in (("person", "other"), ("other", "person")):
        his, known = mutes.c[one] == guest, select(others.c[other]).where(others.c[one] == account)
        needless = or_(mutes.c[other] == account, mutes.c[other].in_(known))
        connection.execute(delete(mutes).where(his, needless))
        connection.execute(update(mutes).where(his).values({one: account}))


# -- coming and going ----------------------------------------------------------------------------------------


@routes.get("/api/me", "Who am I?")
async def me(call: Call) -> Me:
    return Me(call.me.id, call.me.name, call.me.account)


@routes.post("/api/guests", "Come in as a guest, with a name.")
async def come_in(call: Call, body: NewGuest) -> Me:
    name, now = clean(body.name), int(time.time())
    await of_address(call, "guests")

    def job(connection: Connection) -> tuple[str, str]:
        expect_free_name(connection, name)
        id = add_person(connection, name, now)
        return id, add_session(connection, id, "cookie", browser(call.request), (), now)[1]

    id, secret = await call.server.store.write(job)
    return Reply(Me(id, name, False), cookie=secret)  # type: ignore[return-value]


@routes.post("/api/login", "Come in with name and password; what I have played as a guest comes along.")
async def log_in(call: Call, body: Login) -> Me:
    found = await proved(call, body.name, body.password)
    now, before = int(time.time()), call.person
    guest = before if body.bring and before is not None and is_guest_with_browser(before) else None

    def job(connection: Connection) -> tuple[str, list[str]]:
        if before is not None and before.id == found.id:  # the browser forgets the session that it had
            end_sessions(connection, found.id, schema.session.c.id == before.session)
        brought = [] if guest is None else bring_along(connection, guest.id, found)
        return add_session(connection, found.id, "cookie", browser(call.request), (), now)[1], brought

    secret, brought = await call.server.store.write(job)
    for person in (found.id, *([] if guest is None else [guest.id])):
        await ended(call, person)
    for table in brought:
        await call.server.announce(table)
    return Reply(Me(found.id, found.name, True), cookie=secret)  # type: ignore[return-value]


def is_guest_with_browser(person: Person) -> bool:
    """A script of a guest's does not decide what becomes of him."""
    return not person.account and ACCOUNT in person.scopes


@routes.post("/api/logout", "End this session.")
async def log_out(call: Call) -> Nothing:
    need(call, ACCOUNT)
    await end(call, call.me.session)
    return Reply(Nothing(), cookie="")  # type: ignore[return-value]


# -- accounts ------------------------------------------------------------------------------------------------


@routes.post("/api/account", "Keep my games: become an account.")
async def become_account(call: Call, body: NewAccount) -> RecoveryCode:
    need(call, ACCOUNT)
    if call.me.account:
        raise already()
    await of_address(call, "address_log_ins")
    name, code = clean(body.name), new_code()
    people, guest = call.server.people, call.me.id
    password, recovery = await people.apart(sealed, body.password), hashed(code)

    def job(connection: Connection) -> list[str]:
        still_guest = schema.person.c.login.is_(None)
        values = {"name": name, "login": folded(name), "password": password, "recovery": recovery}
        if not change_person(connection, guest, still_guest, **values):
            raise already()
        return name_at_tables(connection, guest, name, GOING_ON)

    await named(call, name, job)
    return RecoveryCode(code)


@routes.post("/api/name", "Be called something else.")
async def rename(call: Call, body: NewGuest) -> Me:
    need(call, ACCOUNT)
    name, me = clean(body.name), call.me

    def job(connection: Connection) -> list[str]:
        if me.account:
            change_person(connection, me.id, name=name, login=folded(name))
        else:
            expect_free_name(connection, name)
            change_person(connection, me.id, name=name)
        return name_at_tables(connection, me.id, name, GOING_ON)

    await named(call, name, job)
    return Me(me.id, name, me.account)


@routes.post("/api/password", "Choose another password; all other sessions end.")
async def change_password(call: Call, body: NewPassword) -> Nothing:
    found = await confirmed(call, body.old)
    password = await call.server.people.apart(sealed, body.new)

    def job(connection: Connection) -> None:
        change_secrets(connection, found, password=password)
        end_sessions(connection, found.id, schema.session.c.id != call.me.session)

    await call.server.store.write(job)
    await ended(call, found.id)
    return Nothing()


@routes.post("/api/recovery-code", "Another recovery code; the one before is worth nothing then.")
async def renew_code(call: Call, body: Confirmation) -> RecoveryCode:
    found = await confirmed(call, body.password)
    code = new_code()
    await call.server.store.write(lambda connection: change_secrets(connection, found, recovery=hashed(code)))
    return RecoveryCode(code)


@routes.post("/api/recovery", "Replace a lost password with the recovery code; all sessions end.")
async def recover(call: Call, body: Recovery) -> RecoveryCode:
    found = await asked(call, body.name)
    if not fits_code(body.code, None if found is None else found.recovery):
        raise Refused("server-error-recovery", HTTPStatus.FORBIDDEN)
    code = new_code()
    password, recovery = await call.server.people.apart(sealed, body.password), hashed(code)

    def job(connection: Connection) -> None:
        change_secrets(connection, found, password=password, recovery=recovery)
        end_sessions(connection, found.id)

    await call.server.store.write(job)
    await ended(call, found.id)
    return RecoveryCode(code)


# -- sessions and tokens -------------------------------------------------------------------------------------


@routes.get("/api/sessions", "Where am I logged in, and which tokens are there?")
async def my_sessions(call: Call) -> list[SessionAnswer]:
    need(call, ACCOUNT)
    sessions, me = schema.session, call.me
    rows = await call.server.store.read(
        lambda connection: connection.execute(
            select(sessions).where(sessions.c.person == me.id).order_by(sessions.c.created, sessions.c.id)
        ).all()
    )
    return [
        SessionAnswer(
            row.id,
            row.kind,
            row.label,
            granted(row.kind, row.scopes),
            row.created,
            row.seen,
            row.id == me.session,
        )
        for row in rows
    ]


@routes.delete("/api/sessions/{id}", "End a session, or take a token back.")
async def end_session(call: Call, id: str) -> Nothing:
    need(call, ACCOUNT)
    await end(call, id)
    return Nothing()


@routes.post("/api/tokens", "A token for a bot or a script of mine.")
async def new_token(call: Call, body: NewToken) -> Token:
    need(call, ACCOUNT)
    now, me, sessions = int(time.time()), call.me.id, schema.session
    label = neutral(body.label, 60)

    def job(connection: Connection) -> tuple[str, str]:
        mine = select(func.count()).where(sessions.c.person == me, sessions.c.kind == "token")
        if connection.execute(mine).scalar_one() >= MOST_TOKENS:
            raise Refused("server-error-tokens", HTTPStatus.CONFLICT, most=MOST_TOKENS)
        return add_session(connection, me, "token", label, body.scopes, now)

    return Token(*await call.server.store.write(job))


# -- what routes share ---------------------------------------------------------------------------------------


def browser(request: Request) -> str:
    return neutral(request.headers.get("user-agent", ""), 200)


def wrong_login() -> Refused:
    return Refused("server-error-login", HTTPStatus.FORBIDDEN)


def already() -> Refused:
    return Refused("server-error-account-already", HTTPStatus.CONFLICT)


async def asked(call: Call, name: str) -> Any:
    """The account of this name, if there is one; nobody may ask often."""
    login = folded(name)
    await of_address(call, "address_log_ins")
    await once_more(call, "log_ins", login)
    return await call.server.store.read(lambda connection: by_login(connection, login))


async def proved(call: Call, name: str, password: str) -> Any:
    """The account of this name, if it is its password."""
    found = await asked(call, name)
    if not await call.server.people.apart(fits, password, None if found is None else found.password):
        raise wrong_login()
    return found


async def confirmed(call: Call, password: str) -> Any:
    """My account, if I know its password."""
    need(call, ACCOUNT)
    if not call.me.account:
        raise Refused("server-error-guest", HTTPStatus.CONFLICT)
    return await proved(call, call.me.name, password)


async def named(call: Call, name: str, job: Callable[[Connection], list[str]]) -> None:
    """Carry out what gives me a name, unless another account has it; my tables are told."""
    try:
        tables = await call.server.store.write(job)
    except IntegrityError:
        raise Refused("server-error-name-taken", HTTPStatus.CONFLICT, name=name) from None
    await ended(call, call.me.id)
    for table in tables:
        await call.server.announce(table)


async def end(call: Call, session: str) -> None:
    me = call.me.id
    count = await call.server.store.write(
        lambda connection: end_sessions(connection, me, schema.session.c.id == session)
    )
    if not count:
        raise Refused("server-error-not-found", HTTPStatus.NOT_FOUND)
    await ended(call, me)


async def ended(call: Call, person: str) -> None:
    """What is remembered of somebody is not true any more, in any process."""
    call.server.people.forget(person)
    await call.server.bus.tell(Message(ended=Ended(person)))
