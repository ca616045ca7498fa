"""Store only the idempotency key of a choice: a retry gets the current table."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("answers") as answers:
        answers.drop_column("body")
