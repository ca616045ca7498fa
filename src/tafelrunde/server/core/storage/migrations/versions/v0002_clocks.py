"""Add clocks, webhooks and the audit log."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "house_time",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("seconds", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_house_time")),
    )
    op.create_table(
        "refusals",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=True),
        sa.Column("address", sa.String(length=64), nullable=False),
        sa.Column("what", sa.String(length=200), nullable=False),
        sa.Column("why", sa.String(length=80), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_refusals")),
    )
    op.create_index(op.f("ix_refusals_at"), "refusals", ["at"], unique=False)
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("clock", sa.JSON(), nullable=True))
        tables.add_column(sa.Column("night", sa.String(length=80), nullable=True))
        tables.add_column(sa.Column("clock_from", sa.Double(), nullable=True))
        tables.add_column(sa.Column("webhook", sa.String(length=500), nullable=True))
    op.create_index(op.f("ix_tables_clock_from"), "tables", ["clock_from"], unique=False)
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("clock_left", sa.Double(), nullable=True))
        seats.add_column(sa.Column("clock_out", sa.Boolean(), nullable=False, server_default=sa.false()))
