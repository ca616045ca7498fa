"""Drawings that are kept by what was read to draw them.

A drawing follows from what the painter reads: entries of the view, the viewing seat among them, whether things are lit,
the question, and the names of the players. While something is drawn all of that is noted; as long as it is the same, so
is the drawing. What does not read the viewing seat is drawn once for all viewers of a position.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from .drawing_cache import DrawingCache, Variant
from .tracked_view import ReadSet, TrackedView

if TYPE_CHECKING:
    from .painter import Painter

T = TypeVar("T")

ROOM: Final = 40_000_000  # bytes
VARIANTS: Final = 4  # of one drawing, by what is lit
READERS: Final = 1 << 14  # of which it is known what they read

_kept: Final[DrawingCache[int]] = DrawingCache(ROOM, VARIANTS)
_reads: dict[Hashable, ReadSet] = {}


def cached(painter: Painter, name: Hashable, draw: Callable[[], T]) -> T:
    """What `draw` draws; `name` says what that is, its room included. Where nothing is noted, nothing is kept."""
    view = painter.view
    if not isinstance(view, TrackedView):
        return draw()
    where = (name, id(painter.game), painter.lang, view.raw["players"])
    reads = _reads.get(where)
    if reads is None:
        if len(_reads) >= READERS:
            forget()
        reads = _reads[where] = ReadSet()
    if not view.fresh:
        known = _kept.find(_key(painter, view, where, reads), painter.lit.ids)
        if known is not None:
            if view.within:
                view.reads.note_all(reads)
                painter.lit.asked |= known.asked
                painter.icons |= known.icons
            found: T = known.drawn
            return found
    variant = _drawn(painter, view, reads, draw)
    if not view.fresh:
        _kept.put(_key(painter, view, where, reads), variant)  # only now it is known all that it reads
    made: T = variant.drawn
    return made


def forget() -> None:
    """Nothing is kept any more."""
    _kept.clear()
    _reads.clear()


def _key(painter: Painter, view: TrackedView, where: Hashable, reads: ReadSet) -> int:
    return hash((where, *painter.names, *view.fingerprints_of(reads)))


def _drawn(painter: Painter, view: TrackedView, reads: ReadSet, draw: Callable[[], Any]) -> Variant:
    outer, within, lit, icons = view.reads, view.within, painter.lit.asked, painter.icons
    view.note_in(reads)
    view.within = True
    painter.lit.asked, painter.icons = set(), set()
    try:
        drawn = draw()
        asked = frozenset(painter.lit.asked)
        return Variant(asked, asked & painter.lit.ids, frozenset(painter.icons), drawn)
    finally:
        outer.note_all(reads)
        view.note_in(outer)
        view.within = within
        painter.lit.asked |= lit
        painter.icons |= icons
