"""Alembic's entry point. The connection comes from `Database.migrate`, so there is no alembic.ini."""

from __future__ import annotations

from alembic import context

from westmarch.server.models import EntryRow

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=EntryRow.metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
