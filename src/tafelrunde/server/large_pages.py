"""Memory in large pages.

A server with a hundred tables reads and writes all over some hundred megabytes. Where these lie in pages of 4 KB, the
processor takes a twentieth of its time to find them. Most systems have pages of 2 MB only for who asks, and Python does
not; so this asks now and then for what has come since.
"""

from __future__ import annotations

import asyncio
import ctypes
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from .background import Background

EVERY: Final = 30.0  # seconds
MADV_COLLAPSE: Final = 25  # of Linux 6.1 and later; older ones refuse it, and all stays as it is
SYSTEM: Final = Path("/sys/kernel/mm/transparent_hugepage")
AREAS: Final = Path("/proc/self/smaps")
FULL: Final = 0.9  # of an area that is in use; stacks of threads are almost empty, and would only grow

# An area of our own that no file lies behind: from where to where, in bytes; how much of it is in use, and how much of
# that lies in large pages, in KB.
AREA: Final = re.compile(
    r"^([0-9a-f]+)-([0-9a-f]+) rw-p 00000000 00:00 0 +(?:\[heap\])?\n(?:\w+: .*\n)*?"
    r"Rss: +(\d+) kB\n(?:\w+: .*\n)*?AnonHugePages: +(\d+) kB\n",
    re.MULTILINE,
)


class LargePages:
    def __init__(self) -> None:
        self._background = Background()

    def open(self) -> None:
        if (size := size_of_them()) > 0:
            self._background.begin(_keep_asking(size))

    async def close(self) -> None:
        await self._background.close()


async def _keep_asking(size: int) -> None:
    while True:
        await asyncio.sleep(EVERY)
        await asyncio.to_thread(ask_for_them, size)


def size_of_them() -> int:
    """Of a large page; 0 where there are none, or whoever owns the machine wants none."""
    with suppress(OSError, ValueError):
        if "[never]" not in (SYSTEM / "enabled").read_text():
            return int((SYSTEM / "hpage_pmd_size").read_text())
    return 0


def ask_for_them(size: int) -> None:
    """What cannot be moved stays where it is."""
    libc = ctypes.CDLL(None)
    libc.madvise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    with suppress(OSError):
        for begin, end in areas(AREAS.read_text(), size):
            libc.madvise(begin, end - begin, MADV_COLLAPSE)


def areas(told: str, size: int) -> Iterator[tuple[int, int]]:
    """Those that are in use and not in large pages yet, by what the system tells; whole large pages of them."""
    for found in AREA.finditer(told):
        begin, end = int(found[1], 16), int(found[2], 16)
        used, large = 1024 * int(found[3]), 1024 * int(found[4])
        begin_large, end_large = -(-begin // size) * size, end // size * size
        if used >= FULL * (end - begin) and large < end_large - begin_large:
            yield begin_large, end_large
