"""Render cache, keyed by the view fields that each drawing read.

A drawing follows from what it reads: entries of the view, whether things are lit, the question, and the names of the
players. These reads are tracked, and a drawing is valid as long as they are equal. A drawing that does not read the
viewing seat is shared by all viewers of a position.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, Protocol, TypeVar

from ..kernel.game import View
from .drawing_cache import DrawingCache, Variant
from .presenter import Lit
from .tracked_view import ReadSet, TrackedView

T = TypeVar("T")

ROOM: Final = 64_000_000  # bytes
VARIANTS: Final = 4  # of one drawing, by what is lit
READERS: Final = 1 << 14  # drawings whose reads are known


class Context(Protocol):
    """What a drawing may read: a painter."""

    game_key: int
    view: View
    lang: str
    names: list[str]

    @property
    def lit(self) -> Lit: ...


_cache: Final[DrawingCache[Hashable]] = DrawingCache(ROOM, VARIANTS)
_reads: dict[Hashable, ReadSet] = {}


def cached(painter: Context, name: Hashable, draw: Callable[[], T]) -> T:
    """The result of `draw`, cached; `name` identifies it, including its size. Without a tracked view nothing is."""
    view = painter.view
    if not isinstance(view, TrackedView):
        return draw()
    where = (name, painter.game_key, painter.lang, view.raw["players"])
    reads = _reads.get(where)
    if reads is None:
        if len(_reads) >= READERS:
            forget()
        reads = _reads[where] = ReadSet()
    if not view.fresh:
        hit = _cache.find(_key(painter, view, where, reads), painter.lit.ids)
        if hit is not None:
            if view.within:
                view.reads.note_all(reads)
                painter.lit.asked |= hit.asked
            found: T = hit.drawn
            return found
    variant = _draw(painter, view, reads, draw)
    if not view.fresh:
        _cache.put(_key(painter, view, where, reads), variant)  # again, since drawing may have added reads
    drawn: T = variant.drawn
    return drawn


def forget() -> None:
    """Empty the cache."""
    _cache.clear()
    _reads.clear()


def _key(painter: Context, view: TrackedView, where: Hashable, reads: ReadSet) -> Hashable:
    return (where, *painter.names, *view.fingerprints_of(reads))


def _draw(painter: Context, view: TrackedView, reads: ReadSet, draw: Callable[[], Any]) -> Variant:
    outer, within, lit = view.reads, view.within, painter.lit.asked
    view.note_in(reads)
    view.within = True
    painter.lit.asked = set()
    try:
        drawn = draw()
        asked = frozenset(painter.lit.asked)
        return Variant(asked, asked & painter.lit.ids, drawn)
    finally:
        outer.note_all(reads)
        view.note_in(outer)
        view.within = within
        painter.lit.asked |= lit
