"""What migrations share: most of them add one column to a table."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa
from alembic import op


def added(table: str, column: sa.Column[object]) -> tuple[Callable[[], None], Callable[[], None]]:
    """The way up and the way down of a migration that adds a column."""

    def upgrade() -> None:
        op.add_column(table, column)

    def downgrade() -> None:
        op.drop_column(table, column.name)

    return upgrade, downgrade


def flag(name: str) -> sa.Column[object]:
    """A column that says no for all that was stored before."""
    return sa.Column(name, sa.Boolean(), server_default=sa.false(), nullable=False)


def of(table: str) -> sa.ForeignKey:
    """For a column that names a row of that table, and goes with it."""
    return sa.ForeignKey(f"{table}.id", ondelete="CASCADE")
