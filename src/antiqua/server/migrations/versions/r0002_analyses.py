"""How a finished game went."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "analysis",
        sa.Column("desk", sa.String(length=26), nullable=False),
        sa.Column("person", sa.String(length=26), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("looked", sa.Integer(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("found", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["desk"], ["desk.id"], name=op.f("fk_analysis_desk_desk")),
        sa.PrimaryKeyConstraint("desk", name=op.f("pk_analysis")),
    )
    op.create_index("ix_analysis_list", "analysis", ["status", "asked"], unique=False)
