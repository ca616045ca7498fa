"""Add webhook secrets. Older webhooks have none and stay unsigned until they are set again."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("webhook_secret", sa.String(length=80), nullable=True))
