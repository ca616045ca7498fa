"""Start clocks at the first view of a seat; add votes on absent players."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("seen", sa.Boolean(), nullable=False, server_default=sa.false()))
        seats.add_column(sa.Column("votes", sa.JSON(), nullable=False, server_default="{}"))
        seats.add_column(sa.Column("handed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(sa.text("UPDATE seats SET seen = true"))  # their clocks run already
