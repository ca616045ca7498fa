"""Keep the ratings of merged guests apart from the account's; add indices for ratings and seats."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("results") as results:
        results.add_column(sa.Column("rated_as", sa.String(32), nullable=True))
    op.create_index("ix_results_rating", "results", ["user_id", "game", "rated", "rated_as", "n"])
    op.create_index(op.f("ix_seats_holder_id"), "seats", ["holder_id"])
