"""A cache of drawings, limited in bytes, which evicts the least recently used."""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Hashable, Set
from typing import Any, Final, Generic, NamedTuple, Optional, TypeVar

K = TypeVar("K", bound=Hashable)

AROUND: Final = 800  # bytes of a drawing beside its text, roughly: key, tested ids, icons


class Variant(NamedTuple):
    """A drawing, and the things whose highlighting it tested: it is valid where the results are equal."""

    asked: frozenset[str]
    lit: frozenset[str]  # of the tested ones
    icons: frozenset[str]
    drawn: Any  # a text, or an object with the text as `svg`

    @property
    def size(self) -> int:
        text = self.drawn if isinstance(self.drawn, str) else getattr(self.drawn, "svg", "")
        return AROUND + sys.getsizeof(text)


class DrawingCache(Generic[K]):
    def __init__(self, room: int, variants: int) -> None:
        """Limit the bytes, and the variants of a drawing by what is lit."""
        self.taken = 0
        self._room = room
        self._variants = variants
        self._entries: OrderedDict[K, list[Variant]] = OrderedDict()  # least recently used first

    def find(self, key: K, lit: Set[str]) -> Optional[Variant]:
        variants = self._entries.get(key)
        if variants is None:
            return None
        self._entries.move_to_end(key)
        for variant in variants:
            if variant.asked & lit == variant.lit:
                return variant
        return None

    def put(self, key: K, variant: Variant) -> None:
        variants = self._entries.setdefault(key, [])
        self._entries.move_to_end(key)
        if len(variants) >= self._variants:
            self.taken -= variants.pop(0).size
        variants.append(variant)
        self.taken += variant.size
        while self.taken > self._room:
            _, gone = self._entries.popitem(last=False)
            self.taken -= sum([one.size for one in gone])

    def clear(self) -> None:
        self._entries.clear()
        self.taken = 0

    def __len__(self) -> int:
        return len(self._entries)
