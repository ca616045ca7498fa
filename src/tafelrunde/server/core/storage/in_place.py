"""A SQLAlchemy dialect for SQLite that runs queries in the event loop instead of a thread.

A query takes some hundredths of a millisecond, less than handing it to a thread and back, and a request makes a dozen
of them. Only waits for the disk (`write_ahead.py`) or for another program yield to the event loop, and statements that
change thousands of rows run in a thread (execution option `in_thread`).
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
BUSY_MILLISECONDS: Final = 10  # for which a query itself waits for another program
LOOK_SECONDS: Final = 0.02  # interval of polling the lock of another program


class _Context(SQLiteExecutionContext):
    def create_server_side_cursor(self) -> Any:
        """SQLite cursors always stream rows."""
        return self._dbapi_connection.cursor()


class InPlace(SQLiteDialect_pysqlite):
    driver = "in_place"
    is_async = True  # for SQLAlchemy; awaits complete at once
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
        await_only(_at_once())  # SQLAlchemy treats an async driver that never awaits as an error
        cursor.execute(statement, parameters)

    def do_executemany(self, cursor: Any, statement: str, parameters: Any, context: Any = None) -> None:
        await_only(_at_once())
        cursor.executemany(statement, parameters)

    def do_commit(self, dbapi_connection: Any) -> None:
        """In a thread, since it may wait for the disk."""
        if dbapi_connection.in_transaction:
            await_only(asyncio.to_thread(dbapi_connection.commit))


class _Cursor(sqlite3.Cursor):
    async def _async_soft_close(self) -> None:
        """Required by SQLAlchemy; nothing to do."""


class _Connection(sqlite3.Connection):
    def cursor(self, factory: Any = _Cursor) -> Any:
        return super().cursor(factory)


async def _at_once() -> None:
    """Completes without a pause."""


async def _in_thread(cursor: Any, statement: str, parameters: Any) -> None:
    """Completes even if the request is cancelled, since two threads must not use the connection at once."""
    work = asyncio.ensure_future(asyncio.to_thread(cursor.execute, statement, parameters))
    try:
        await asyncio.shield(work)
    except asyncio.CancelledError:
        await asyncio.wait([work])
        raise


registry.register("sqlite.in_place", __name__, InPlace.__name__)


class Desk:
    """A pooled connection with a SQLAlchemy session, which most requests do not use: they run statements through
    `plain.py`. Transactions begin and end here, without SQLAlchemy noticing."""

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
        """Begin a write transaction, which takes its lock at once, or it could fail halfway. Retries while another
        program has the lock."""
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
        """Commit to the operating system; `WriteAheadLog` waits for the disk."""
        if self.session.in_transaction():
            await self.session.flush()  # not `commit`, which would close the connection if cancelled
        await self.plain.rows("COMMIT", ())

    async def end(self) -> None:
        """Roll back everything that was not committed."""
        self.raw.rollback()
        if self.session.in_transaction():  # the session was used
            await self.session.close()

    async def close(self) -> None:
        await self.session.close()
        await self._connection.close()


def begin_changes(connection: Connection, patience: float) -> None:
    """The same as `Desk.begin_changes`, for a transaction of SQLAlchemy."""
    begun = time.monotonic()
    while True:
        try:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            return
        except OperationalError:
            if time.monotonic() - begun > patience:
                raise
        await_only(asyncio.sleep(LOOK_SECONDS))
