"""Backup and restore of the whole database, between SQLite and PostgreSQL in any combination, while a server runs.

The file is gzipped JSON, one line per row. The first line has the schema version, the last one the number of rows and
their hash, so that a truncated or damaged file is refused.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, LargeBinary, MetaData, Table, insert, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from ....kernel.game import UsageError
from .engine import Storage
from .migrations.newest import NEWEST
from .schema import QUEUE_TABLE, bring_up_to_date, upgrade, version_of

FORMAT: Final = 1
AT_ONCE: Final = 500  # rows in one batch
NOT_OURS: Final = ("alembic_version", QUEUE_TABLE.partition("_")[0])  # the queue is rebuilt from the tables
DAMAGED: Final = "the backup is cut off or damaged; nothing was restored"


class Backup(NamedTuple):
    version: str  # of the schema
    secret: str  # signs cookies and invites; empty if the environment provides it
    rows: int


async def back_up(storage: Storage, path: Path, secret: str) -> Backup:
    """Write a backup atomically, readable by its owner only."""
    if path.exists():
        raise UsageError(f"{path} exists already; choose another name")
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as raw, gzip.open(raw, "wb") as file:
            async with storage.snapshot() as connection:
                made = await _write(connection, _Lines(file), secret)
            file.flush()
            os.fsync(raw.fileno())
        draft.replace(path)
    except OSError as wrong:
        raise UsageError(f"{path} cannot be written: {wrong.strerror}") from None
    except DBAPIError as wrong:
        raise UsageError(f"the database cannot be read: {wrong.orig}") from None
    finally:
        draft.unlink(missing_ok=True)
    return made


class _Lines:
    """Writes JSON lines and hashes them."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self._file = file
        self._hash = sha256()
        self.rows = 0

    def add(self, line: Any) -> None:
        data = json.dumps(line).encode() + b"\n"
        self._hash.update(data)
        self._file.write(data)

    def end(self) -> None:
        self.add({"rows": self.rows, "sha256": self._hash.hexdigest()})


async def _write(connection: AsyncConnection, lines: _Lines, secret: str) -> Backup:
    version = await connection.run_sync(version_of)
    if not version:
        raise UsageError("there are no tables in this database")
    lines.add({"tafelrunde_backup": FORMAT, "version": version, "secret": secret})
    for table in await connection.run_sync(_tables):
        result = await connection.stream(select(table), execution_options={"yield_per": AT_ONCE})
        async for row in result.mappings():
            lines.add([table.name, {column.name: _plain(row[column]) for column in table.columns}])
            lines.rows += 1
    lines.end()
    return Backup(version, secret, lines.rows)


def _tables(connection: Connection) -> list[Table]:
    """The tables as they are in this database, which may have another schema version."""
    metadata = MetaData()
    metadata.reflect(connection, only=lambda name, _: not name.startswith(NOT_OURS))
    return metadata.sorted_tables


def _plain(value: Any) -> Any:
    return b64encode(value).decode() if isinstance(value, bytes) else value


# ------------------------------------------------------------------------------------------------ restore


async def restore(storage: Storage, path: Path) -> Backup:
    """Restore a backup into an empty database, in one transaction."""
    backup = _checked(path)
    if backup.version > NEWEST:
        raise UsageError("the backup was made by a newer version of tafelrunde; please update the program")
    try:
        async with storage.changing_all() as connection:
            await connection.run_sync(_fill, path, backup)
    except DBAPIError as wrong:
        raise UsageError(f"the database cannot be used: {wrong.orig}") from None
    return backup


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as file:
            yield from file
    except FileNotFoundError:
        raise UsageError(f"there is no file {path}") from None
    except (OSError, EOFError, zlib.error):
        raise UsageError(DAMAGED) from None


def _checked(path: Path) -> Backup:
    """Verify the file; returns its header."""
    hashed, rows, first, last = sha256(), -1, b"", b""
    for line in _lines(path):
        first = first or line
        hashed.update(last)
        rows += bool(last)
        last = line
    try:
        head, tail = json.loads(first), json.loads(last)
        fits = (tail["rows"], tail["sha256"]) == (rows, hashed.hexdigest()) and head["tafelrunde_backup"] == FORMAT
        backup = Backup(str(head["version"]), str(head["secret"]), rows)
    except (ValueError, KeyError, TypeError):
        raise UsageError(DAMAGED) from None
    if not fits:
        raise UsageError(DAMAGED)
    return backup


def _fill(connection: Connection, path: Path, backup: Backup) -> None:
    if version_of(connection):
        for table in _tables(connection):
            if connection.execute(select(table).limit(1)).first() is not None:
                raise UsageError("there is something in this database already; restore into an empty one")
        if version_of(connection) != backup.version:
            raise UsageError("this database has newer tables than the backup; restore into one without tables")
    else:
        upgrade(connection, backup.version)
    tables = {table.name: table for table in _tables(connection)}
    waiting: list[dict[str, Any]] = []
    of = ""
    for name, row in _rows(path, backup.rows):
        if name != of or len(waiting) == AT_ONCE:
            _insert(connection, tables.get(of), waiting)
            of, waiting = name, []
        waiting.append(row)
    _insert(connection, tables.get(of), waiting)
    bring_up_to_date(connection)


def _rows(path: Path, rows: int) -> Iterator[tuple[str, dict[str, Any]]]:
    for n, line in enumerate(_lines(path)):
        if 1 <= n <= rows:
            name, row = json.loads(line)
            yield name, row


def _insert(connection: Connection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    if not rows:
        return
    if table is None:
        raise UsageError(DAMAGED)
    packed = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
    for row in rows:
        row.update({name: b64decode(row[name]) for name in packed if row[name] is not None})
    connection.execute(insert(table), rows)
