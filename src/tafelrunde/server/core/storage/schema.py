"""Migrates the database; the first process that starts does it, the others wait."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, text

from ....kernel.game import UsageError
from .migrations.newest import NEWEST

MIGRATIONS: Final = Path(__file__).parent / "migrations"
ONE_AT_A_TIME: Final = 7_436_133  # the advisory lock of migrations; an arbitrary number
QUEUE_TABLE: Final = "procrastinate_jobs"


def up_to_date(connection: Connection) -> bool:
    return version_of(connection) == NEWEST and not (_is_shared(connection) and _queue_steps(connection))


def bring_up_to_date(connection: Connection) -> None:
    shared = _is_shared(connection)
    if shared:
        connection.execute(text("SET LOCAL lock_timeout = 0"))  # a migration may take long
        connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": ONE_AT_A_TIME})
    upgrade(connection, "head")
    if shared:
        _prepare_queue(connection)


def _is_shared(connection: Connection) -> bool:
    return connection.dialect.name == "postgresql"


def version_of(connection: Connection) -> str:
    """The version of the tables; empty if there are none."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def upgrade(connection: Connection, version: str) -> None:
    """Migrate up to `version`. Raises UsageError if the database is newer than this program."""
    if version_of(connection) == (NEWEST if version == "head" else version):
        return
    from alembic import command  # a slow import that most starts do without
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, version)
    except CommandError:
        raise UsageError(
            "the database was written by a newer version of tafelrunde; please update the program"
        ) from None


def _queue_steps(connection: Connection) -> list[Path]:
    """The migrations of the queue library that are still to run. The comment of its table names the last one run."""
    from procrastinate.schema import SchemaManager

    query = text("SELECT obj_description(to_regclass(:name), 'pg_class')")
    done = connection.execute(query, {"name": QUEUE_TABLE}).scalar() or ""
    return [step for step in sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql")) if step.name > done]


def _prepare_queue(connection: Connection) -> None:
    from procrastinate.schema import SchemaManager

    steps = _queue_steps(connection)
    if not steps:
        return
    there = connection.dialect.has_table(connection, QUEUE_TABLE)
    for script in [step.read_text() for step in steps] if there else [SchemaManager.get_schema()]:
        connection.exec_driver_sql(script.replace("%", "%%"))
    connection.exec_driver_sql(f"COMMENT ON TABLE {QUEUE_TABLE} IS '{steps[-1].name}'")
