"""Add what fair play needs: rated tables, forfeits, aborted games."""

import time
import unicodedata

import sqlalchemy as sa
from alembic import op

from tafelrunde.server.core.names import keys_of

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
    op.create_index(op.f("ix_tables_pack"), "tables", ["pack"])
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("forfeited", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("results") as results:
        results.add_column(sa.Column("forfeited", sa.Boolean(), nullable=False, server_default=sa.false()))
        results.alter_column("score", existing_type=sa.Integer(), nullable=True)
    op.add_column("sessions", sa.Column("used", sa.Double(), nullable=False, server_default="0"))
    op.create_index(op.f("ix_sessions_used"), "sessions", ["used"])
    op.execute(sa.text("UPDATE sessions SET used = :now").bindparams(now=time.time()))
    op.add_column("tries", sa.Column("by_guest", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(sa.text(_NO_LINKS_TO_HANDS))
    op.execute(sa.text(_FORFEITED))
    op.create_table(
        "aborts",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_index(op.f("ix_aborts_at"), "aborts", ["at"])
    op.create_table(
        "account_names",
        sa.Column("key", sa.String(200), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_index(op.f("ix_account_names_user_id"), "account_names", ["user_id"])
    _reserve_names()
    op.create_table(
        "device_accounts",
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("first", sa.Double(), nullable=False),
        sa.Column("last", sa.Double(), nullable=False),
    )
    op.create_table(
        "bot_agreements",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("choices", sa.Integer(), nullable=False),
        sa.Column("agreed", sa.Integer(), nullable=False),
    )
    for table, column in (
        ("device_accounts", "user_id"),
        ("device_accounts", "last"),
        ("bot_agreements", "user_id"),
        ("bot_agreements", "at"),
    ):
        op.create_index(op.f(f"ix_{table}_{column}"), table, [column])


def _reserve_names() -> None:
    """Where accounts look alike, the older one has the name. Account names are normalized from now on; one whose
    normalized name another account has keeps its old one."""
    users = sa.table("users", *(sa.column(name) for name in ("id", "name", "account", "created")))
    names = sa.table("account_names", sa.column("key"), sa.column("user_id"))
    found = op.get_bind().execute(sa.select(users).where(users.c.account.is_not(None)).order_by(users.c.created)).all()
    accounts = {row.account for row in found}
    owners: dict[str, str] = {}
    for row in found:
        shown = row.name if row.name.casefold() == row.account else row.account
        for key in keys_of(shown):
            owners.setdefault(key, row.id)
        normal = unicodedata.normalize("NFKC", row.account).casefold()
        if normal not in accounts:
            accounts.add(normal)
            op.execute(users.update().where(users.c.id == row.id).values(account=normal))
    if owners:
        op.bulk_insert(names, [{"key": key, "user_id": id} for key, id in owners.items()])
