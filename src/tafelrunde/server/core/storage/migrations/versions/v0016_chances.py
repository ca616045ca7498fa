"""Add the agreement to show chances to spectators."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("shows_chances", sa.Boolean(), nullable=False, server_default=sa.false()))
