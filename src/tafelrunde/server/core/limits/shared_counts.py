"""Stores the counts of rate limits, in the memory of one process or in memory shared by the processes of a machine.

Shared memory has a fixed number of slots; a key gets one by its keyed hash, so collisions cannot be provoked. Processes
write without locks: of two that take a token at the same instant one may be uncounted, but a killed process cannot
leave a lock behind.
"""

from __future__ import annotations

import mmap
import secrets
import struct
from collections import OrderedDict
from hashlib import blake2b
from typing import Final, Optional, Protocol

KEPT: Final = 50_000  # buckets of one process
SLOTS: Final = 1 << 20
STREAM_SLOTS: Final = 1 << 16
_BUCKET: Final = struct.Struct("dd")
_COUNT: Final = struct.Struct("H")

Bucket = tuple[float, float]  # tokens left, and when


class Counts(Protocol):
    def bucket(self, key: str) -> Optional[Bucket]: ...

    def keep_bucket(self, key: str, bucket: Bucket) -> None: ...

    def streams(self, who: str) -> int:
        """How many are open, in all processes."""

    def add_stream(self, who: str, more: int) -> None: ...


class OwnCounts:
    """The counts of a single process."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._streams: dict[str, int] = {}

    def bucket(self, key: str) -> Optional[Bucket]:
        return self._buckets.get(key)

    def keep_bucket(self, key: str, bucket: Bucket) -> None:
        self._buckets[key] = bucket
        self._buckets.move_to_end(key)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)

    def streams(self, who: str) -> int:
        return self._streams.get(who, 0)

    def add_stream(self, who: str, more: int) -> None:
        self._streams[who] = self.streams(who) + more
        if not self._streams[who]:
            del self._streams[who]


class SharedMemory:
    """Created before the processes are forked. Each process has its own page of stream counts, which is cleared when
    the process is replaced."""

    def __init__(self, processes: int) -> None:
        self.pages = [number * STREAM_SLOTS * _COUNT.size for number in range(processes)]  # offsets, by process
        self.buckets = mmap.mmap(-1, SLOTS * _BUCKET.size)
        self.streams = mmap.mmap(-1, processes * STREAM_SLOTS * _COUNT.size)
        self._key = secrets.token_bytes(16)

    def of_process(self, number: int) -> SharedCounts:
        page = self.pages[number]
        self.streams[page : page + STREAM_SLOTS * _COUNT.size] = bytes(STREAM_SLOTS * _COUNT.size)
        return SharedCounts(self, page)

    def slot(self, key: str, slots: int) -> int:
        return int.from_bytes(blake2b(key.encode(), key=self._key, digest_size=8).digest(), "big") % slots


class SharedCounts:
    """The counts of one process; `page` is the offset of its stream counts."""

    def __init__(self, memory: SharedMemory, page: int) -> None:
        self._memory = memory
        self._page = page

    def bucket(self, key: str) -> Optional[Bucket]:
        left, since = _BUCKET.unpack_from(self._memory.buckets, self._memory.slot(key, SLOTS) * _BUCKET.size)
        return (left, since) if since else None

    def keep_bucket(self, key: str, bucket: Bucket) -> None:
        _BUCKET.pack_into(self._memory.buckets, self._memory.slot(key, SLOTS) * _BUCKET.size, *bucket)

    def streams(self, who: str) -> int:
        offset = self._memory.slot(who, STREAM_SLOTS) * _COUNT.size
        return sum(_COUNT.unpack_from(self._memory.streams, page + offset)[0] for page in self._memory.pages)

    def add_stream(self, who: str, more: int) -> None:
        place = self._page + self._memory.slot(who, STREAM_SLOTS) * _COUNT.size
        [own] = _COUNT.unpack_from(self._memory.streams, place)
        _COUNT.pack_into(self._memory.streams, place, max(0, min(65_535, own + more)))
