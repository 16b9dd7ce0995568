"""The tables of the database. Times are whole seconds since 1970, clocks milliseconds; ids are random texts.

A table of the game is a `desk` here, since "table" is a word of the database. What `text` columns hold is JSON of ours.
A change of these lines needs a migration (`migrations/`), which a test demands.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={  # so that migrations can name what they change, on every database
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = String(26)
HASH = String(64)
TIME = BigInteger
LARGEST = 2**31 - 1  # that a column of integers holds

person = Table(
    "person",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),  # the folded name of an account; a guest has none
    Column("password", Text),
    Column("recovery", Text),
    Column("created", TIME, nullable=False),
    Column("seen", TIME, nullable=False, index=True),
    Column("gone", Boolean, nullable=False),  # the account was deleted; its games stay
)

session = Table(
    "session",
    metadata,
    Column("id", ID, primary_key=True),
    Column("secret", HASH, nullable=False, unique=True),  # the hash of what the cookie or the token holds
    Column("person", ID, ForeignKey("person.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # cookie, token
    Column("label", Text, nullable=False),  # of a token its name, of a cookie the browser
    Column("scopes", Text, nullable=False),
    Column("created", TIME, nullable=False),
    Column("seen", TIME, nullable=False),
)

mute = Table(  # whose chat somebody does not want to read
    "mute",
    metadata,
    Column("person", ID, ForeignKey("person.id"), primary_key=True),
    Column("other", ID, ForeignKey("person.id"), primary_key=True),
)

desk = Table(
    "desk",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("owner", ID, ForeignKey("person.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("companion", Boolean, nullable=False),  # people enter what a real table shows
    Column("rated", Boolean, nullable=False),
    Column("status", String(8), nullable=False),  # open, running, over, closed
    Column("revision", Integer, nullable=False),  # grows with everything that happens here
    Column("version", Integer, nullable=False),  # of the match
    Column("to_play", Integer, nullable=False),
    Column("head", LargeBinary),  # the match without its entries
    Column("clock", Text, nullable=False),  # how time is counted
    Column("times", Text, nullable=False),  # what each seat has left
    Column("deadline", BigInteger),  # when the time of who is to play is up, in milliseconds
    Column("ending", String(8), nullable=False),  # how it ended: played, time, closed
    Column("chats", Integer, nullable=False),  # how many lines were said
    Column("created", TIME, nullable=False),
    Column("moved", TIME, nullable=False),  # when something last happened
    Column("previous", ID),  # the table that this one goes on from
    Column("rematch_of", ID, index=True),
    Index("ix_desk_list", "status", "public", "moved"),
)

seat = Table(
    "seat",
    metadata,
    Column("desk", ID, ForeignKey("desk.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # me, here, friend, anybody, bot
    Column("person", ID, ForeignKey("person.id"), index=True),  # whose seat it is; at one screen its owner's
    Column("name", Text, nullable=False),
    Column("bot", String(40), nullable=False),  # the level of a bot, while one plays
    Column("vacant", Boolean, nullable=False),  # somebody else may take it
    Column("rank", Integer),  # at the end: 1 for who won
    Column("points", Integer),
)

entry = Table(
    "entry",
    metadata,
    Column("desk", ID, ForeignKey("desk.id"), primary_key=True),
    Column("version", Integer, primary_key=True),  # of the match
    Column("number", Integer, nullable=False),
    Column("row", LargeBinary, nullable=False),
    Index("ix_entry_number", "desk", "number", "version"),
)

done = Table(  # requests that were carried out, so that a repeated one gets the same answer
    "done",
    metadata,
    Column("desk", ID, ForeignKey("desk.id"), primary_key=True),
    Column("person", ID, primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("digest", HASH, nullable=False),
    Column("at", TIME, nullable=False, index=True),
)

invitation = Table(
    "invitation",
    metadata,
    Column("secret", HASH, primary_key=True),  # the hash of the code
    Column("desk", ID, ForeignKey("desk.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("expires", TIME, nullable=False),
    Index("ix_invitation_seat", "desk", "number"),
)

chat = Table(
    "chat",
    metadata,
    Column("desk", ID, ForeignKey("desk.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ID, ForeignKey("person.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", TIME, nullable=False),
)

analysis = Table(  # how a finished game went: who was going to win before every move
    "analysis",
    metadata,
    Column("desk", ID, ForeignKey("desk.id"), primary_key=True),
    Column("person", ID, nullable=False),  # who asked for it; he may be gone
    Column("asked", TIME, nullable=False),
    Column("status", String(8), nullable=False),  # waits, done, failed
    Column("looked", Integer, nullable=False),  # how many positions were judged
    Column("count", Integer, nullable=False),  # of how many
    Column("found", Text, nullable=False),
    Index("ix_analysis_list", "status", "asked"),
)

rating = Table(
    "rating",
    metadata,
    Column("person", ID, ForeignKey("person.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("shown", Float, nullable=False),  # what a list is ordered by: what somebody surely is worth
    Column("games", Integer, nullable=False),
    Column("won", Float, nullable=False),  # shared wins count in part
    Index("ix_rating_list", "game", "players", "shown"),
)
