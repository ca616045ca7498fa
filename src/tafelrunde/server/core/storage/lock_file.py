"""A lock file that ensures that one server uses an SQLite file, since servers cache matches in memory."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Optional

from ....kernel.game import UsageError


class LockFile:
    """The lock of the database at `path`; None locks nothing. The system releases it when the process ends."""

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
