"""Add contact preferences, push devices and pending notifications."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "call_wishes",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("mail", sa.String(254), nullable=True),
        sa.Column("mail_confirmed", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("mail_hour", sa.String(5), nullable=True),
        sa.Column("hook", sa.String(500), nullable=True),
        sa.Column("quiet", sa.String(80), nullable=True),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_call_wishes_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", name="pk_call_wishes"),
    )
    op.create_index("ix_call_wishes_mail", "call_wishes", ["mail"])
    op.create_table(
        "push_devices",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("public_key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_push_devices_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_push_devices"),
    )
    op.create_index("ix_push_devices_user_id", "push_devices", ["user_id"])
    op.create_table(
        "calls",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_calls_user_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_calls_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "table_id", "channel", name="pk_calls"),
    )
    op.create_index("ix_calls_table_id", "calls", ["table_id"])
    op.create_index("ix_calls_due", "calls", ["due"])
