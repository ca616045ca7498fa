"""A cache of drawings, limited in bytes, which evicts the least recently used."""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Hashable, Set
from typing import Any, Final, Generic, NamedTuple, Optional, TypeVar

K = TypeVar("K", bound=Hashable)

KEY: Final = 1_000  # bytes of a key and its place in the cache, roughly
ID: Final = 100  # bytes of a tested id in its set, roughly


class Variant(NamedTuple):
    """A drawing, and the things whose highlighting it tested: it is valid where the results are equal."""

    asked: frozenset[str]
    lit: frozenset[str]  # of the tested ones
    drawn: Any  # a text, or an object with the text as `svg`


class Entry(NamedTuple):
    variant: Variant
    size: int  # when it was put: a text grows once it was encoded, and must be subtracted as it was added


def size_of(variant: Variant) -> int:
    """Bytes, roughly; a text that is not ASCII keeps its UTF-8 as well once it was encoded."""
    text = variant.drawn if isinstance(variant.drawn, str) else getattr(variant.drawn, "svg", "")
    size = sys.getsizeof(text) if text.isascii() else sys.getsizeof(text) + len(text)
    return KEY + ID * len(variant.asked) + size


class DrawingCache(Generic[K]):
    def __init__(self, room: int, variants: int) -> None:
        """Limit the bytes, and the variants of a drawing with different highlighting."""
        self.taken = 0
        self._room = room
        self._variants = variants
        self._entries: OrderedDict[K, list[Entry]] = OrderedDict()  # least recently used first

    def find(self, key: K, lit: Set[str]) -> Optional[Variant]:
        entries = self._entries.get(key)
        if entries is None:
            return None
        self._entries.move_to_end(key)
        for variant, _ in entries:
            if variant.asked & lit == variant.lit:
                return variant
        return None

    def put(self, key: K, variant: Variant) -> None:
        entries = self._entries.setdefault(key, [])
        self._entries.move_to_end(key)
        if len(entries) >= self._variants:
            self.taken -= entries.pop(0).size
        entries.append(Entry(variant, size_of(variant)))
        self.taken += entries[-1].size
        while self.taken > self._room:
            _, gone = self._entries.popitem(last=False)
            self.taken -= sum([one.size for one in gone])

    def clear(self) -> None:
        self._entries.clear()
        self.taken = 0

    def __len__(self) -> int:
        return len(self._entries)
