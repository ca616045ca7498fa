"""Add packs, and the pack of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pack_texts",
        sa.Column("hash", sa.String(32), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("trial", sa.JSON(), nullable=True),
        sa.PrimaryKeyConstraint("hash", name="pk_pack_texts"),
    )
    op.create_table(
        "packs",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("owner_id", sa.String(32), nullable=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["owner_id"], ["users.id"], name="fk_packs_owner_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_packs"),
    )
    op.create_index("ix_packs_owner_id", "packs", ["owner_id"])
    op.create_index("ix_packs_game", "packs", ["game"])
    op.create_table(
        "pack_versions",
        sa.Column("pack_id", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("hash", sa.String(32), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["pack_id"], ["packs.id"], name="fk_pack_versions_pack_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["hash"], ["pack_texts.hash"], name="fk_pack_versions_hash"),
        sa.PrimaryKeyConstraint("pack_id", "version", name="pk_pack_versions"),
    )
    op.create_table(
        "checks",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(60), nullable=False),
        sa.Column("component", sa.String(60), nullable=False),
        sa.Column("seen", sa.String(16), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_checks_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "game", "kind", "component", name="pk_checks"),
    )
    op.create_index("ix_checks_game", "checks", ["game"])
    op.add_column("tables", sa.Column("pack", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("pack_name", sa.String(100), nullable=True))
