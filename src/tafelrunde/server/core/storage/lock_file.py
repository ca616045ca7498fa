"""A lock file that reserves a SQLite database for one server.

Each server caches tables in memory, so two would corrupt each other's games. The operating system releases the lock
when the process ends.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Optional

from ....kernel.game import UsageError


class LockFile:
    """Locks the database at `path`. Does nothing without a path or on systems without `flock`."""

    def __init__(self, path: Optional[Path]) -> None:
        self._path = path.with_name(f"{path.name}.lock") if path is not None else None
        self._handle: Optional[int] = None

    def take(self) -> None:
        try:
            import fcntl
        except ImportError:  # not a Unix
            return
        if self._path is None:
            return
        try:
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as wrong:
            raise UsageError(f"{self._path} cannot be written: {wrong.strerror}") from None
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(handle)
            file = str(self._path).removesuffix(".lock")
            raise UsageError(f"another server uses {file} already; end it, or give this one another --db") from None
        self._handle = handle

    def release(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
