"""Add relations between people, and reports."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def _person(table: str, column: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["users.id"], name=f"fk_{table}_{column}", ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "ties",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("other_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        _person("ties", "user_id"),
        _person("ties", "other_id"),
        sa.PrimaryKeyConstraint("user_id", "other_id", name="pk_ties"),
    )
    op.create_index("ix_ties_other_id", "ties", ["other_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("by_id", sa.String(32), nullable=False),
        sa.Column("about_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        _person("reports", "by_id"),
        _person("reports", "about_id"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    for column in ("at", "by_id", "about_id"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
