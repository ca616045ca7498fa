"""Add lesson tables: name, displayed step, remarks, stars."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("lesson", sa.JSON(), nullable=True))
