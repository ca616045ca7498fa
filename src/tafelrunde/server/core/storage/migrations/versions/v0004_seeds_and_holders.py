"""Make seeds text, for keys of 128 bits; add the owner of a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.alter_column(
            "seed", existing_type=sa.BigInteger(), type_=sa.String(length=32), postgresql_using="seed::text"
        )
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("holder_id", sa.String(length=32), nullable=True))
        seats.create_foreign_key(op.f("fk_seats_holder_id"), "users", ["holder_id"], ["id"])
    op.execute("UPDATE seats SET holder_id = user_id WHERE kind <> 'program'")
    op.execute(
        "UPDATE seats SET holder_id = (SELECT host_id FROM tables WHERE tables.id = seats.table_id) "
        "WHERE kind = 'program'"
    )
