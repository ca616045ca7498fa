"""Store analyses with tables; add try-outs at tables of people, and private notes."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("tryouts", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("marks") as marks:
        marks.add_column(sa.Column("notes", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("found", sa.JSON(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_analyses_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_analyses")),
    )
