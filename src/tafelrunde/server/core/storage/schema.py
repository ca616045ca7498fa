"""Migrates the database schema (Alembic), and the tables of the job queue in PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, text

from ....kernel.game import UsageError
from .migrations.newest import NEWEST

MIGRATIONS: Final = Path(__file__).parent / "migrations"
ONE_AT_A_TIME: Final = 7_436_133  # id of the advisory lock under which processes migrate; arbitrary
QUEUE_TABLE: Final = "procrastinate_jobs"


def up_to_date(connection: Connection) -> bool:
    return version_of(connection) == NEWEST and not (_is_shared(connection) and _queue_steps(connection))


def bring_up_to_date(connection: Connection) -> None:
    shared = _is_shared(connection)
    if shared:
        connection.execute(text("SET LOCAL lock_timeout = 0"))  # the first process may need a while
        connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": ONE_AT_A_TIME})
    upgrade(connection, "head")
    if shared:
        _prepare_queue(connection)


def _is_shared(connection: Connection) -> bool:
    return connection.dialect.name == "postgresql"


def version_of(connection: Connection) -> str:
    """The schema version; empty if there are no tables."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def upgrade(connection: Connection, version: str) -> None:
    """Migrate to a version; refuses databases of newer programs."""
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


# ------------------------------------------------------------------------------------------------ the queue


def _queue_steps(connection: Connection) -> list[Path]:
    """The queue library's pending migrations. The last applied one is stored as the comment of its table."""
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
