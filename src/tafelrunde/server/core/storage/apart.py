"""Runs large read queries in threads, with separate read-only connections.

SQLite queries normally run in the event loop (`in_place.py`), and SQLAlchemy creates objects there for every database.
That is fast for the few rows of a table, but not for thousands.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cached_property
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.orm import Session

AT_ONCE: Final = 2  # threads; few, since they share the interpreter with the event loop

T = TypeVar("T")


class ReadsApart:
    def __init__(self, url: URL, patience: float) -> None:
        self._url = url
        self._patience = patience
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def run(self, work: Callable[[Session], T]) -> T:
        async with self._turns:
            return await asyncio.to_thread(self._run, work)

    def _run(self, work: Callable[[Session], T]) -> T:
        with Session(self._engine, expire_on_commit=False) as session:
            return work(session)

    @cached_property
    def _engine(self) -> Engine:
        if self._url.get_backend_name() == "sqlite":
            return _sqlite(self._url, self._patience)
        options = {"isolation_level": "REPEATABLE READ", "pool_pre_ping": True, "pool_timeout": self._patience}
        return create_engine(self._url, pool_size=AT_ONCE, max_overflow=0, **options)

    def close(self) -> None:
        if "_engine" in self.__dict__:
            self._engine.dispose()


def _sqlite(url: URL, patience: float) -> Engine:
    engine = create_engine(url.set(drivername="sqlite"), connect_args={"timeout": patience}, pool_size=AT_ONCE)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin explicitly, so that all queries see one snapshot
        connection.execute("PRAGMA query_only=ON")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
