"""Runs queries over many rows in threads.

SQLite queries run in the event loop (`sqlite_inline.py`), and SQLAlchemy builds rows there for every database. Both are
fast for the few rows of a table, but too slow for everything a person ever played. Each thread has a read-only
connection that sees one snapshot.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cached_property
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.orm import Session

THREADS: Final = 2  # they share the interpreter with the event loop

T = TypeVar("T")


class ThreadedReads:
    def __init__(self, url: URL, patience: float) -> None:
        self._url = url
        self._patience = patience
        self._slots = asyncio.Semaphore(THREADS)

    async def run(self, work: Callable[[Session], T]) -> T:
        async with self._slots:
            return await asyncio.to_thread(self._run, work)

    def _run(self, work: Callable[[Session], T]) -> T:
        with Session(self._engine, expire_on_commit=False) as session:
            return work(session)

    @cached_property
    def _engine(self) -> Engine:
        if self._url.get_backend_name() == "sqlite":
            return _sqlite(self._url, self._patience)
        options = {"isolation_level": "REPEATABLE READ", "pool_pre_ping": True, "pool_timeout": self._patience}
        return create_engine(self._url, pool_size=THREADS, max_overflow=0, **options)

    def close(self) -> None:
        if "_engine" in self.__dict__:
            self._engine.dispose()


def _sqlite(url: URL, patience: float) -> Engine:
    engine = create_engine(url.set(drivername="sqlite"), connect_args={"timeout": patience}, pool_size=THREADS)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # explicit transactions: all queries see one snapshot
        connection.execute("PRAGMA query_only=ON")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
