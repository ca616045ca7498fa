"""Add standing orders of seats, by prompt."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("orders", sa.JSON(), nullable=False, server_default="{}"))
