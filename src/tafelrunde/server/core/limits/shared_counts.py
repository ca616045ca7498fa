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
        self._processes = processes
        self._key = secrets.token_bytes(16)
        self._buckets = mmap.mmap(-1, SLOTS * _BUCKET.size)
        self._streams = mmap.mmap(-1, processes * STREAM_SLOTS * _COUNT.size)

    def of_process(self, number: int) -> SharedCounts:
        page = STREAM_SLOTS * _COUNT.size
        self._streams[number * page : (number + 1) * page] = bytes(page)
        return SharedCounts(self, number)

    def slot(self, key: str, slots: int) -> int:
        return int.from_bytes(blake2b(key.encode(), key=self._key, digest_size=8).digest(), "big") % slots

    def read_bucket(self, slot: int) -> Bucket:
        left, since = _BUCKET.unpack_from(self._buckets, slot * _BUCKET.size)
        return left, since

    def write_bucket(self, slot: int, bucket: Bucket) -> None:
        _BUCKET.pack_into(self._buckets, slot * _BUCKET.size, *bucket)

    def read_streams(self, slot: int) -> list[int]:
        """The count of each process."""
        return [
            _COUNT.unpack_from(self._streams, (number * STREAM_SLOTS + slot) * _COUNT.size)[0]
            for number in range(self._processes)
        ]

    def write_streams(self, number: int, slot: int, count: int) -> None:
        _COUNT.pack_into(self._streams, (number * STREAM_SLOTS + slot) * _COUNT.size, max(0, min(65_535, count)))


class SharedCounts:
    def __init__(self, memory: SharedMemory, number: int) -> None:
        self._memory = memory
        self._number = number

    def bucket(self, key: str) -> Optional[Bucket]:
        left, since = self._memory.read_bucket(self._memory.slot(key, SLOTS))
        return (left, since) if since else None

    def keep_bucket(self, key: str, bucket: Bucket) -> None:
        self._memory.write_bucket(self._memory.slot(key, SLOTS), bucket)

    def streams(self, who: str) -> int:
        return sum(self._memory.read_streams(self._memory.slot(who, STREAM_SLOTS)))

    def add_stream(self, who: str, more: int) -> None:
        slot = self._memory.slot(who, STREAM_SLOTS)
        own = self._memory.read_streams(slot)[self._number]
        self._memory.write_streams(self._number, slot, own + more)
