"""A SQLAlchemy dialect for SQLite that runs queries in the event loop, not in a thread beside it.

A query takes SQLite some hundredths of a millisecond, less than it takes to hand it to a thread and to wake up for the
answer; a request makes a dozen of them. Only what waits for the disk (`write_ahead.py`) or for another program lets
others go on, and statements that change thousands of rows (execution option `in_thread`).
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from typing import Any, Final

from sqlalchemy import URL, Connection
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.base import SQLiteExecutionContext
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession
from sqlalchemy.pool import AsyncAdaptedQueuePool, Pool
from sqlalchemy.util import await_only

from .plain import KEPT, Plain
from .write_ahead import PRAGMAS

DRIVER: Final = "sqlite+in_place"
BUSY_MILLISECONDS: Final = 10  # that a query itself waits for another program
LOOK_SECONDS: Final = 0.02  # after which we look whether that program is done


class _Context(SQLiteExecutionContext):
    def create_server_side_cursor(self) -> Any:
        """Every cursor of SQLite gives its rows one by one."""
        return self._dbapi_connection.cursor()


class InPlace(SQLiteDialect_pysqlite):
    driver = "in_place"
    is_async = True  # for SQLAlchemy; what it awaits is there at once
    supports_statement_cache = True
    supports_server_side_cursors = True
    execution_ctx_cls = _Context

    def connect(self, *arguments: Any, **named: Any) -> Any:
        return super().connect(*arguments, **named, factory=_Connection)

    @classmethod
    def get_pool_class(cls, url: URL) -> type[Pool]:
        return AsyncAdaptedQueuePool

    def do_execute(self, cursor: Any, statement: str, parameters: Any, context: Any = None) -> None:
        if context is not None and context.execution_options.get("in_thread"):
            await_only(_in_thread(cursor, statement, parameters))
            return
        await_only(_at_once())  # SQLAlchemy takes a driver that never awaits for a mistake
        cursor.execute(statement, parameters)

    def do_executemany(self, cursor: Any, statement: str, parameters: Any, context: Any = None) -> None:
        await_only(_at_once())
        cursor.executemany(statement, parameters)

    def do_commit(self, dbapi_connection: Any) -> None:
        """The disk may take its time."""
        if dbapi_connection.in_transaction:
            await_only(asyncio.to_thread(dbapi_connection.commit))


class _Cursor(sqlite3.Cursor):
    async def _async_soft_close(self) -> None:
        """What SQLAlchemy asks of a cursor that reads ahead: there is nothing to wait for."""


class _Connection(sqlite3.Connection):
    def cursor(self, factory: Any = _Cursor) -> Any:
        return super().cursor(factory)


async def _at_once() -> None:
    """Done without a pause."""


async def _in_thread(cursor: Any, statement: str, parameters: Any) -> None:
    """To the end, even if the request is called off: two threads must not use the connection at once."""
    work = asyncio.ensure_future(asyncio.to_thread(cursor.execute, statement, parameters))
    try:
        await asyncio.shield(work)
    except asyncio.CancelledError:
        await asyncio.wait([work])
        raise


registry.register("sqlite.in_place", __name__, InPlace.__name__)


class Desk:
    """A connection that stays open, and a session of SQLAlchemy at it that nobody uses for most requests. Who asks in
    the words of the driver (`plain.py`) pays for nothing else; transactions begin and end here, past SQLAlchemy, which
    believes that there are none."""

    def __init__(self, connection: AsyncConnection, raw: sqlite3.Connection) -> None:
        self.raw = raw
        self.session = AsyncSession(connection, expire_on_commit=False)
        self.session.info[KEPT] = self.plain = Plain(raw, connection.dialect)
        self._connection = connection

    @staticmethod
    async def at(engine: AsyncEngine) -> Desk:
        connection = await engine.connect()
        raw = await connection.get_raw_connection()
        driver = raw.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        for pragma in PRAGMAS:
            driver.execute(pragma)
        return Desk(connection, driver)

    async def begin(self) -> None:
        await self.plain.rows("BEGIN", ())

    async def begin_changes(self, patience: float) -> None:
        """A transaction that will write takes its lock when it begins, or it could fail halfway. Another program may
        have it for a while."""
        begun = time.monotonic()
        while True:
            try:
                await self.plain.rows("BEGIN IMMEDIATE", ())
                return
            except OperationalError:
                if time.monotonic() - begun > patience:
                    raise
            await asyncio.sleep(LOOK_SECONDS)

    async def commit(self) -> None:
        """It is on its way to the disk then; who must know that it is there waits for `WriteAheadLog`."""
        if self.session.in_transaction():
            await self.session.flush()  # it must not commit itself: called off, it would close the connection
        await self.plain.rows("COMMIT", ())

    async def end(self) -> None:
        """Whatever is not committed is taken back."""
        self.raw.rollback()
        if self.session.in_transaction():  # as SQLAlchemy calls it: something was asked or given to it
            await self.session.close()

    async def close(self) -> None:
        await self.session.close()
        await self._connection.close()


def begin_changes(connection: Connection, patience: float) -> None:
    """The same for a transaction of SQLAlchemy."""
    begun = time.monotonic()
    while True:
        try:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            return
        except OperationalError:
            if time.monotonic() - begun > patience:
                raise
        await_only(asyncio.sleep(LOOK_SECONDS))
