"""Configures Alembic with the connection that the server opened."""

from alembic import context

from tafelrunde.server.core.storage.models import Stored

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Stored.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
