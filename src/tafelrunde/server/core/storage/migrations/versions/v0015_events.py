"""Add passkeys, password recovery, tournaments, daily challenges, moderation, invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def _person(table: str, column: str = "user_id", gone: str = "CASCADE") -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["users.id"], name=f"fk_{table}_{column}", ondelete=gone)


def upgrade() -> None:
    _ways_in()
    _tournaments()
    _daily_challenge()
    _moderation()
    _invitations()


def _ways_in() -> None:
    op.create_table(
        "recoveries",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("mail", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("link_hash", sa.String(64)),
        sa.Column("link_until", sa.Double()),
        _person("recoveries"),
        sa.PrimaryKeyConstraint("user_id", name="pk_recoveries"),
    )
    for column in ("mail", "link_hash"):
        op.create_index(f"ix_recoveries_{column}", "recoveries", [column])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("credential", sa.Text(), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("uses", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("used", sa.Double()),
        _person("passkeys"),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_user_id", "passkeys", ["user_id"])
    op.create_table(
        "passkey_challenges",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("user_id", sa.String(32)),
        sa.Column("until", sa.Double(), nullable=False),
        _person("passkey_challenges"),
        sa.PrimaryKeyConstraint("hash", name="pk_passkey_challenges"),
    )
    for column in ("user_id", "until"):
        op.create_index(f"ix_passkey_challenges_{column}", "passkey_challenges", [column])


def _tournaments() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("contest", sa.String(48)))
    op.create_index("ix_tables_contest", "tables", ["contest"])
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("host_id", sa.String(32)),
        sa.Column("title", sa.String(200), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("format", sa.String(8), nullable=False),
        sa.Column("group_size", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("night", sa.String(80)),
        sa.Column("absent", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        _person("tournaments", "host_id", "SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    for column in ("host_id", "status"):
        op.create_index(f"ix_tournaments_{column}", "tournaments", [column])
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.String(32)),
        sa.Column("bot", sa.String(80)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("withdrawn", sa.Boolean(), nullable=False, server_default=sa.false()),
        _tournament("entrants"),
        _person("entrants", gone="SET NULL"),
        sa.PrimaryKeyConstraint("tournament_id", "n", name="pk_entrants"),
    )
    op.create_index("ix_entrants_user_id", "entrants", ["user_id"])
    op.create_table(
        "heats",
        sa.Column("tournament_id", sa.String(32), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("entrants", sa.JSON(), nullable=False),
        sa.Column("points", sa.JSON()),
        sa.Column("scores", sa.JSON()),
        _tournament("heats"),
        sa.PrimaryKeyConstraint("tournament_id", "round", "n", name="pk_heats"),
    )


def _tournament(table: str) -> sa.ForeignKeyConstraint:
    columns, name = (["tournament_id"], ["tournaments.id"]), f"fk_{table}_tournament_id"
    return sa.ForeignKeyConstraint(*columns, name=name, ondelete="CASCADE")


def _daily_challenge() -> None:
    op.create_table(
        "challenges",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("bot", sa.String(80), nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_challenges"),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["day"], ["challenges.day"], name="fk_tries_day", ondelete="CASCADE"),
        _person("tries"),
        sa.PrimaryKeyConstraint("day", "user_id", name="pk_tries"),
    )
    op.create_index("ix_tries_user_id", "tries", ["user_id"])


def _moderation() -> None:
    with op.batch_alter_table("users") as users:
        users.add_column(sa.Column("owner", sa.Boolean(), nullable=False, server_default=sa.false()))
        users.add_column(sa.Column("silenced", sa.Double()))
        users.add_column(sa.Column("banned", sa.Double()))
    with op.batch_alter_table("reports") as reports:
        reports.add_column(sa.Column("lines", sa.JSON(), nullable=False, server_default="[]"))
    op.create_table(
        "measures",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("by_id", sa.String(32)),
        sa.Column("about_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("until", sa.Double()),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("read", sa.Boolean(), nullable=False, server_default=sa.false()),
        _person("measures", "by_id", "SET NULL"),
        _person("measures", "about_id"),
        sa.PrimaryKeyConstraint("id", name="pk_measures"),
    )
    for column in ("at", "about_id"):
        op.create_index(f"ix_measures_{column}", "measures", [column])


def _invitations() -> None:
    with op.batch_alter_table("call_wishes") as wishes:
        wishes.add_column(sa.Column("invites", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("by_id", sa.String(32), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_invitations_table_id", ondelete="CASCADE"),
        _person("invitations"),
        _person("invitations", "by_id"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_invitations"),
    )
    for column in ("user_id", "by_id"):
        op.create_index(f"ix_invitations_{column}", "invitations", [column])
