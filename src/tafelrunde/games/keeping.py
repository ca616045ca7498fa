"""Drawings that are kept by what was read to draw them.

A drawing follows from what the painter reads: entries of the view, whether things are lit, the question, and the names
of the players. While something is drawn all of that is noted; as long as it is the same, so is the drawing.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from .seen import Reads, Seen

if TYPE_CHECKING:
    from .painter import Painter

T = TypeVar("T")

KEPT: Final = 6_000  # drawings, beside those that differ in what is lit
VARIANTS: Final = 4  # of one drawing, by what is lit
READERS: Final = 1 << 14  # of which it is known what they read


class Variant(NamedTuple):
    """A drawing, and which things it asked about whether they are lit: where the answers are the same, so is it."""

    asked: frozenset[str]
    lit: frozenset[str]  # of those
    icons: frozenset[str]
    drawn: Any


_kept: OrderedDict[int, list[Variant]] = OrderedDict()  # the least recently used first
_reads: dict[Hashable, Reads] = {}


def kept(painter: Painter, name: Hashable, draw: Callable[[], T]) -> T:
    """What `draw` draws; `name` says what that is, its room included. Where nothing is noted, nothing is kept."""
    view = painter.view
    if not isinstance(view, Seen):
        return draw()
    where = (name, id(painter.game), painter.lang, view.raw["seat"], view.raw["players"])
    reads = _reads.get(where)
    if reads is None:
        if len(_reads) >= READERS:
            forget()
        reads = _reads[where] = Reads()
    if not view.fresh:
        for variant in _variants(_key(painter, view, where, reads)):
            if variant.asked & painter.lit.ids == variant.lit:
                if view.within:
                    view.reads.note_all(reads)
                    painter.lit.asked |= variant.asked
                    painter.icons |= variant.icons
                found: T = variant.drawn
                return found
    variant = _drawn(painter, view, reads, draw)
    if not view.fresh:
        variants = _variants(_key(painter, view, where, reads))  # only now it is known all that it reads
        if len(variants) >= VARIANTS:
            del variants[0]
        variants.append(variant)
    made: T = variant.drawn
    return made


def forget() -> None:
    """Nothing is kept any more."""
    _kept.clear()
    _reads.clear()


def _variants(key: int) -> list[Variant]:
    variants = _kept.get(key)
    if variants is not None:
        _kept.move_to_end(key)
        return variants
    if len(_kept) >= KEPT:
        _kept.popitem(last=False)
    variants = _kept[key] = []
    return variants


def _key(painter: Painter, view: Seen, where: Hashable, reads: Reads) -> int:
    return hash((where, *painter.names, *view.marks_of(reads)))


def _drawn(painter: Painter, view: Seen, reads: Reads, draw: Callable[[], Any]) -> Variant:
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
