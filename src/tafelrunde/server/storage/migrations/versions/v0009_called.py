"""People's own lists of tables: what is put away, and up to where the chat was read."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "marks",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("archived", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("chat_read", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_marks_user_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_marks_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "table_id", name="pk_marks"),
    )
    op.create_index("ix_marks_table_id", "marks", ["table_id"])
