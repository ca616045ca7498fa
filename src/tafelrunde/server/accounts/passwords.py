"""Hashes passwords (Argon2) in separate threads, with a limited queue."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Optional, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ..core.errors import Refused

AT_ONCE: Final = 2
MOST_WAITING: Final = 20  # further log-ins are refused, since they would wait for seconds

T = TypeVar("T")


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")
        self._under_way = 0

    async def hash(self, password: str) -> str:
        return await self._in_thread(lambda: self._hasher.hash(password))

    async def fits(self, stored: Optional[str], password: str) -> bool:
        """Takes as long for an unknown name (`stored` is None) as for a wrong password."""
        return await self._in_thread(lambda: self._fits(stored, password))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _in_thread(self, what: Callable[[], T]) -> T:
        if self._under_way >= AT_ONCE + MOST_WAITING:
            raise Refused(503, "busy")
        self._under_way += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, what)
        finally:
            self._under_way -= 1

    def _fits(self, stored: Optional[str], password: str) -> bool:
        try:
            if stored is None:
                self._hasher.hash(password)
                return False
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False
