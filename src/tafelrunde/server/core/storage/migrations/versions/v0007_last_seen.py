"""Add the last visit of users and the last view of tables. Known users count as seen now."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("users") as users:
        users.add_column(sa.Column("seen", sa.Double(), nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE users SET seen = :now").bindparams(now=time.time()))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("looked", sa.Double(), nullable=True))
