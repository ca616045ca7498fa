"""SQL statements sent to the driver without SQLAlchemy, within the same transaction: for what every choice does.

SQLAlchemy takes several times as long to build a query as SQLite to answer it. A choice makes a dozen statements, which
are always the same, so they are written here as text, with `?` for values. Everything else uses SQLAlchemy.
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

INFO_KEY: Final = "raw_connection"  # in `AsyncSession.info`

Row = Sequence[Any]


class RawConnection:
    """The driver's connection of a transaction."""

    def __init__(self, driver: Any, dialect: Dialect) -> None:
        self._driver = driver
        self.dialect = dialect
        self._is_inline = isinstance(driver, sqlite3.Connection)

    @property
    def locks_rows(self) -> bool:
        return self.dialect.name == "postgresql"

    async def rows(self, statement: str, values: Row) -> list[Row]:
        try:
            if self._is_inline:
                found: list[Row] = self._driver.execute(statement, values).fetchall()
                return found
            cursor = await self._driver.execute(_with_placeholders(statement, self.dialect.name), values)
            return list(await cursor.fetchall())
        except self._error as error:
            raise self._as_sqlalchemy_error(statement, error) from error

    async def run(self, statement: str, *values: Row) -> None:
        """Execute the statement once for each row of values."""
        try:
            if self._is_inline:
                self._driver.executemany(statement, values)
                return
            cursor = self._driver.cursor()
            async with await cursor if hasattr(cursor, "__await__") else cursor as opened:
                await opened.executemany(_with_placeholders(statement, self.dialect.name), values)
        except self._error as error:
            raise self._as_sqlalchemy_error(statement, error) from error

    @property
    def _error(self) -> type[Exception]:
        error: type[Exception] = self.dialect.loaded_dbapi.Error
        return error

    def _as_sqlalchemy_error(self, statement: str, error: Exception) -> BaseException:
        """Callers handle the same exceptions whether or not a statement went through SQLAlchemy."""
        return DBAPIError.instance(statement, None, error, self._error, dialect=self.dialect)


async def raw_connection(db: AsyncSession) -> RawConnection:
    """The raw connection of a session's transaction."""
    found: Optional[RawConnection] = db.info.get(INFO_KEY)
    if found is None:
        found = db.info[INFO_KEY] = await raw_connection_of(await db.connection())
    return found


async def raw_connection_of(connection: AsyncConnection) -> RawConnection:
    raw = await connection.get_raw_connection()
    return RawConnection(raw.driver_connection, connection.dialect)


@cache
def _with_placeholders(statement: str, database: str) -> str:
    return statement.replace("?", "%s") if database == "postgresql" else statement


S = TypeVar("S", bound=Stored)
Convert = Callable[[Any], Any]


class RowMapper(Generic[S]):
    """Makes objects from rows of a database table, and writes their changed columns back.

    The objects have the attributes of the SQLAlchemy model, but no instrumentation: reading an instrumented attribute
    takes ten times as long, and a request reads hundreds. They must not be added to a session."""

    def __init__(self, model: type[S], keys: Sequence[str]) -> None:
        self._model = model
        self._columns: list[Column[Any]] = list(model.__table__.columns)  # type: ignore[arg-type]
        self.names = [column.name for column in self._columns]
        self._keys = keys
        self._plain_class = type(model.__name__, (), {"__doc__": model.__doc__})
        self._converters: dict[str, tuple[list[tuple[str, Convert]], dict[str, Convert]]] = {}

    def select_list(self, alias: str) -> str:
        return ", ".join(f"{alias}.{name}" for name in self.names)

    def read(self, row: Row, dialect: Dialect) -> S:
        reading, _ = self._converters_for(dialect)
        stored = self._plain_class()
        values = stored.__dict__
        values.update(zip(self.names, row, strict=True))
        for name, convert in reading:
            if values[name] is not None:  # most columns that need a conversion are empty
                values[name] = convert(values[name])
        return cast(S, stored)

    def values(self, stored: S) -> dict[str, Any]:
        values = stored.__dict__
        return {name: values[name] for name in self.names}

    async def update(self, db: RawConnection, stored: S, before: Mapping[str, Any]) -> None:
        """Write the columns that differ from `before`."""
        _, writing = self._converters_for(db.dialect)
        now = self.values(stored)
        changed = [name for name in self.names if now[name] != before[name]]
        if not changed:
            return
        sets = ", ".join(f"{name} = ?" for name in changed)
        where = " AND ".join(f"{name} = ?" for name in self._keys)
        given = [writing[name](now[name]) if name in writing else now[name] for name in changed]
        statement = f"UPDATE {self._model.__tablename__} SET {sets} WHERE {where}"
        await db.run(statement, (*given, *(before[key] for key in self._keys)))

    def _converters_for(self, dialect: Dialect) -> tuple[list[tuple[str, Convert]], dict[str, Convert]]:
        """SQLAlchemy's conversions of column values, for reading and for writing."""
        if dialect.name not in self._converters:
            types = {
                column.name: column.type.dialect_impl(dialect)
                for column in self._columns
                if isinstance(column.type, JSON | Boolean | SeedText)
            }
            reading = {name: type.result_processor(dialect, None) for name, type in types.items()}
            writing = {name: type.bind_processor(dialect) for name, type in types.items()}
            self._converters[dialect.name] = (
                [(name, convert) for name, convert in reading.items() if convert is not None],
                {name: convert for name, convert in writing.items() if convert is not None},
            )
        return self._converters[dialect.name]
