"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("login", sa.Text(), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("recovery", sa.Text(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_person")),
        sa.UniqueConstraint("login", name=op.f("uq_person_login")),
    )
    op.create_index(op.f("ix_person_seen"), "person", ["seen"], unique=False)
    op.create_table(
        "desk",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("owner", sa.String(length=26), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("companion", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("to_play", sa.Integer(), nullable=False),
        sa.Column("head", sa.LargeBinary(), nullable=True),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("times", sa.Text(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("ending", sa.String(length=8), nullable=False),
        sa.Column("chats", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("moved", sa.BigInteger(), nullable=False),
        sa.Column("previous", sa.String(length=26), nullable=True),
        sa.Column("rematch_of", sa.String(length=26), nullable=True),
        sa.ForeignKeyConstraint(["owner"], ["person.id"], name=op.f("fk_desk_owner_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_desk")),
    )
    op.create_index(op.f("ix_desk_rematch_of"), "desk", ["rematch_of"], unique=False)
    op.create_index("ix_desk_list", "desk", ["status", "public", "moved"], unique=False)
    op.create_table(
        "mute",
        sa.Column("person", sa.String(length=26), nullable=False),
        sa.Column("other", sa.String(length=26), nullable=False),
        sa.ForeignKeyConstraint(["other"], ["person.id"], name=op.f("fk_mute_other_person")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_mute_person_person")),
        sa.PrimaryKeyConstraint("person", "other", name=op.f("pk_mute")),
    )
    op.create_table(
        "rating",
        sa.Column("person", sa.String(length=26), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("shown", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_rating_person_person")),
        sa.PrimaryKeyConstraint("person", "game", "players", name=op.f("pk_rating")),
    )
    op.create_index("ix_rating_list", "rating", ["game", "players", "shown"], unique=False)
    op.create_table(
        "session",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=26), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("scopes", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_session_person_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_session")),
        sa.UniqueConstraint("secret", name=op.f("uq_session_secret")),
    )
    op.create_index(op.f("ix_session_person"), "session", ["person"], unique=False)
    op.create_table(
        "chat",
        sa.Column("desk", sa.String(length=26), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=26), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["desk"], ["desk.id"], name=op.f("fk_chat_desk_desk")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_chat_person_person")),
        sa.PrimaryKeyConstraint("desk", "number", name=op.f("pk_chat")),
    )
    op.create_table(
        "done",
        sa.Column("desk", sa.String(length=26), nullable=False),
        sa.Column("person", sa.String(length=26), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["desk"], ["desk.id"], name=op.f("fk_done_desk_desk")),
        sa.PrimaryKeyConstraint("desk", "person", "key", name=op.f("pk_done")),
    )
    op.create_index(op.f("ix_done_at"), "done", ["at"], unique=False)
    op.create_table(
        "entry",
        sa.Column("desk", sa.String(length=26), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("row", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["desk"], ["desk.id"], name=op.f("fk_entry_desk_desk")),
        sa.PrimaryKeyConstraint("desk", "version", name=op.f("pk_entry")),
    )
    op.create_index("ix_entry_number", "entry", ["desk", "number", "version"], unique=False)
    op.create_table(
        "invitation",
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("desk", sa.String(length=26), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["desk"], ["desk.id"], name=op.f("fk_invitation_desk_desk")),
        sa.PrimaryKeyConstraint("secret", name=op.f("pk_invitation")),
    )
    op.create_index("ix_invitation_seat", "invitation", ["desk", "number"], unique=False)
    op.create_table(
        "seat",
        sa.Column("desk", sa.String(length=26), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=26), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("vacant", sa.Boolean(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["desk"], ["desk.id"], name=op.f("fk_seat_desk_desk")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_seat_person_person")),
        sa.PrimaryKeyConstraint("desk", "number", name=op.f("pk_seat")),
    )
    op.create_index(op.f("ix_seat_person"), "seat", ["person"], unique=False)
