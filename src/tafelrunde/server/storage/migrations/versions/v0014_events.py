"""Passwords can be replaced by mail, and passkeys beside them."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def _person(table: str, column: str = "user_id", gone: str = "CASCADE") -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["users.id"], name=f"fk_{table}_{column}", ondelete=gone)


def upgrade() -> None:
    _ways_in()


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
