"""Where the counts of the rate limits lie: in the memory of one process, or in memory that the processes of one machine
share, so that several of them let nobody do more than one would.

Shared memory has a fixed number of places, and a key takes one by its hash, which is keyed so that nobody can aim at
somebody else's. Processes write without a lock: of two that take a token in the same instant one may go uncounted,
which matters less than a lock that a killed process would hold for ever.
"""

from __future__ import annotations

import mmap
import secrets
import struct
from collections import OrderedDict
from hashlib import blake2b
from typing import Final, Optional, Protocol

KEPT: Final = 50_000  # buckets of one process
PLACES: Final = 1 << 20
STREAM_PLACES: Final = 1 << 16
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
    """Of a single process."""

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
    """Made before the processes are forked. Each has a page of its own for streams: when it dies, and with it all that
    it held open, the one that takes its place begins at nothing."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._key = secrets.token_bytes(16)
        self._buckets = mmap.mmap(-1, PLACES * _BUCKET.size)
        self._streams = mmap.mmap(-1, processes * STREAM_PLACES * _COUNT.size)

    def of_process(self, number: int) -> SharedCounts:
        page = STREAM_PLACES * _COUNT.size
        self._streams[number * page : (number + 1) * page] = bytes(page)
        return SharedCounts(self, number)

    def place(self, key: str, places: int) -> int:
        return int.from_bytes(blake2b(key.encode(), key=self._key, digest_size=8).digest(), "big") % places

    def read_bucket(self, place: int) -> Bucket:
        left, since = _BUCKET.unpack_from(self._buckets, place * _BUCKET.size)
        return left, since

    def write_bucket(self, place: int, bucket: Bucket) -> None:
        _BUCKET.pack_into(self._buckets, place * _BUCKET.size, *bucket)

    def read_streams(self, place: int) -> list[int]:
        """Of each process."""
        return [
            _COUNT.unpack_from(self._streams, (number * STREAM_PLACES + place) * _COUNT.size)[0]
            for number in range(self._processes)
        ]

    def write_streams(self, number: int, place: int, count: int) -> None:
        _COUNT.pack_into(self._streams, (number * STREAM_PLACES + place) * _COUNT.size, max(0, min(65_535, count)))


class SharedCounts:
    def __init__(self, memory: SharedMemory, number: int) -> None:
        self._memory = memory
        self._number = number

    def bucket(self, key: str) -> Optional[Bucket]:
        left, since = self._memory.read_bucket(self._memory.place(key, PLACES))
        return (left, since) if since else None

    def keep_bucket(self, key: str, bucket: Bucket) -> None:
        self._memory.write_bucket(self._memory.place(key, PLACES), bucket)

    def streams(self, who: str) -> int:
        return sum(self._memory.read_streams(self._memory.place(who, STREAM_PLACES)))

    def add_stream(self, who: str, more: int) -> None:
        place = self._memory.place(who, STREAM_PLACES)
        own = self._memory.read_streams(place)[self._number]
        self._memory.write_streams(self._number, place, own + more)
