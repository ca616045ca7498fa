"""Seat bots where votes had opened a seat, remove webhooks copied to rematches, add `started` to tables."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

# A seat that was opened by a vote belongs to nobody any more, so a bot plays it.
_SEAT_BOTS = (
    "UPDATE seats SET kind = 'bot', bot = 'medium', invite_hash = NULL WHERE handed AND invite_hash IS NOT NULL "
    "AND EXISTS (SELECT 1 FROM tables WHERE tables.id = seats.table_id AND tables.status = 'playing')"
)
# A choice of a person leaves an idempotency key. A table that continues another game has a chosen seed and choices
# from the beginning, and so has a lesson, but a lesson can begin again.
_STARTED = (
    "UPDATE tables SET started = true WHERE status = 'over' OR (plies > 0 AND ("
    "EXISTS (SELECT 1 FROM answers WHERE answers.table_id = tables.id) "
    "OR (chosen_seed AND (lesson IS NULL OR CAST(lesson AS TEXT) = 'null'))))"
)
# Each address that a host names gets a secret of its own, so two hosts with the same one are a rematch or a next game.
_FORGET_WEBHOOKS = (
    "UPDATE tables SET webhook = NULL, webhook_secret = NULL WHERE webhook_secret IS NOT NULL AND EXISTS ("
    "SELECT 1 FROM tables AS first WHERE first.webhook_secret = tables.webhook_secret "
    "AND first.host_id <> tables.host_id AND first.created < tables.created)"
)


def upgrade() -> None:
    op.execute(sa.text(_SEAT_BOTS))
    op.execute(sa.text("UPDATE seats SET votes = '{}'"))
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("handed")
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("started", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(sa.text(_STARTED))
    op.execute(sa.text(_FORGET_WEBHOOKS))
