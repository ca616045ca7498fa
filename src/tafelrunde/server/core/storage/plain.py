"""Runs hand-written SQL directly on the driver, within the same transaction, for the statements of every choice.

SQLAlchemy takes several times as long as SQLite itself, and a choice makes a dozen statements. They use `?` for values;
all other statements use SQLAlchemy.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, Generic, Optional, TypeVar, cast

from sqlalchemy import JSON, Boolean, Column, Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncSession

from .models import Stored
from .seed_text import SeedText

KEPT: Final = "plain"  # key in `Session.info`

Row = Sequence[Any]


class Plain:
    """The driver connection of a transaction."""

    def __init__(self, raw: Any, dialect: Dialect) -> None:
        self._raw = raw
        self.dialect = dialect
        self._in_place = isinstance(raw, sqlite3.Connection)

    @property
    def locks_rows(self) -> bool:
        return self.dialect.name == "postgresql"

    async def rows(self, statement: str, values: Row) -> list[Row]:
        try:
            if self._in_place:
                found: list[Row] = self._raw.execute(statement, values).fetchall()
                return found
            cursor = await self._raw.execute(_worded(statement, self.dialect.name), values)
            return list(await cursor.fetchall())
        except self._error as wrong:
            raise self.told(statement, wrong) from wrong

    async def run(self, statement: str, *values: Row) -> None:
        """Run the statement once for each tuple of values."""
        try:
            if self._in_place:
                self._raw.executemany(statement, values)
                return
            cursor = self._raw.cursor()
            async with await cursor if hasattr(cursor, "__await__") else cursor as opened:
                await opened.executemany(_worded(statement, self.dialect.name), values)
        except self._error as wrong:
            raise self.told(statement, wrong) from wrong

    @property
    def _error(self) -> type[Exception]:
        error: type[Exception] = self.dialect.loaded_dbapi.Error
        return error

    def told(self, statement: str, wrong: Exception) -> BaseException:
        """Converts a driver error into SQLAlchemy's exception."""
        return DBAPIError.instance(statement, None, wrong, self._error, dialect=self.dialect)


async def plain(db: AsyncSession) -> Plain:
    found: Optional[Plain] = db.info.get(KEPT)
    if found is None:
        found = db.info[KEPT] = await plain_at(await db.connection())
    return found


async def plain_at(connection: AsyncConnection) -> Plain:
    raw = await connection.get_raw_connection()
    return Plain(raw.driver_connection, connection.dialect)


@cache
def _worded(statement: str, database: str) -> str:
    return statement.replace("?", "%s") if database == "postgresql" else statement


# ------------------------------------------------------------------------------------------------ rows of a table

S = TypeVar("S", bound=Stored)
Change = Callable[[Any], Any]  # converts a value


class Rows(Generic[S]):
    """Converts rows to objects of a model, and writes changed columns back.

    The objects are plain instances with the model's attributes, since access to instrumented ones takes ten times as
    long. They must not be added to a session."""

    def __init__(self, kind: type[S], keys: Sequence[str]) -> None:
        self._kind = kind
        self._columns: list[Column[Any]] = list(kind.__table__.columns)  # type: ignore[arg-type]
        self.names = [column.name for column in self._columns]
        self._keys = keys
        self._plain = type(kind.__name__, (), {"__doc__": kind.__doc__})
        self._changes: dict[str, tuple[list[tuple[str, Change]], dict[str, Change]]] = {}

    def selected(self, alias: str) -> str:
        return ", ".join(f"{alias}.{name}" for name in self.names)

    def read(self, row: Row, dialect: Dialect) -> S:
        reading, _ = self._on_the_way(dialect)
        stored = self._plain()
        held = stored.__dict__
        held.update(zip(self.names, row, strict=True))
        for name, change in reading:
            if held[name] is not None:  # most of these columns are empty
                held[name] = change(held[name])
        return cast(S, stored)

    def values(self, stored: S) -> dict[str, Any]:
        held = stored.__dict__
        return {name: held[name] for name in self.names}

    async def write(self, db: Plain, stored: S, before: Mapping[str, Any]) -> None:
        """Update the columns that differ from `before`."""
        _, writing = self._on_the_way(db.dialect)
        now = self.values(stored)
        changed = [name for name in self.names if now[name] != before[name]]
        if not changed:
            return
        sets = ", ".join(f"{name} = ?" for name in changed)
        where = " AND ".join(f"{name} = ?" for name in self._keys)
        given = [writing[name](now[name]) if name in writing else now[name] for name in changed]
        statement = f"UPDATE {self._kind.__tablename__} SET {sets} WHERE {where}"
        await db.run(statement, (*given, *(before[key] for key in self._keys)))

    def _on_the_way(self, dialect: Dialect) -> tuple[list[tuple[str, Change]], dict[str, Change]]:
        """SQLAlchemy's conversions of column types such as JSON, for reading and writing."""
        if dialect.name not in self._changes:
            kinds = {
                column.name: column.type.dialect_impl(dialect)
                for column in self._columns
                if isinstance(column.type, JSON | Boolean | SeedText)
            }
            reading = {name: kind.result_processor(dialect, None) for name, kind in kinds.items()}
            writing = {name: kind.bind_processor(dialect) for name, kind in kinds.items()}
            self._changes[dialect.name] = (
                [(name, change) for name, change in reading.items() if change is not None],
                {name: change for name, change in writing.items() if change is not None},
            )
        return self._changes[dialect.name]
