"""Add what fair play needs: rated tables, forfeits, aborted games."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

# Games that run at the upgrade are not rated: nobody was refused hints in them. A seat that somebody left in a running
# game has no link any more, since the link revealed their hand to whoever had it.
_NO_LINKS_TO_HANDS = (
    "UPDATE seats SET invite_hash = NULL WHERE invite_hash IS NOT NULL AND EXISTS ("
    "SELECT 1 FROM tables WHERE tables.id = seats.table_id AND tables.status = 'playing')"
)
# Whoever was replaced in a running tournament has forfeited the table, if its director wants that.
_FORFEITED = (
    "UPDATE seats SET forfeited = true WHERE holder_id IS NOT NULL AND (bot IS NOT NULL OR user_id IS NULL) AND EXISTS "
    "(SELECT 1 FROM tables WHERE tables.id = seats.table_id AND tables.status = 'playing' AND "
    "tables.contest LIKE 'tournament.%')"
)


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("settled", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("forfeited", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("results") as results:
        results.add_column(sa.Column("forfeited", sa.Boolean(), nullable=False, server_default=sa.false()))
        results.alter_column("score", existing_type=sa.Integer(), nullable=True)
    op.execute(sa.text(_NO_LINKS_TO_HANDS))
    op.execute(sa.text(_FORFEITED))
    op.create_table(
        "aborts",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_index(op.f("ix_aborts_at"), "aborts", ["at"])
