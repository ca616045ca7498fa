"""Add mailboxes blocked from all mail of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "blocked_mailboxes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("created", sa.Double(), nullable=False),
    )
