"""A board told by what is new of it: of a picture that has changed most is as before, and so are most of the others.

A picture is cut before each tag. Edits name runs of pieces of the older picture, and say what is new in between.
"""

from __future__ import annotations

from collections import OrderedDict
from hashlib import blake2b
from typing import Final, NamedTuple, Optional, Protocol, TypeVar

from ...kernel.board import Board, Picture, Place
from ..core.presentation.viewer import ViewerKey
from .schemas import PictureEdits

CUT: Final = "<"
KEPT: Final = 4_000  # parts of viewers; most of their pictures are kept as drawings anyway
VIEWERS: Final = 4_000  # whose last board is known
WORTH: Final = 0.6  # of the picture at most; beyond it is sent whole

Told = list[int | str]
K = TypeVar("K")


class Known(NamedTuple):
    """A board that was sent: its mark, where its parts lie, and what they were."""

    mark: str
    places: Place
    parts: frozenset[tuple[str, str]]  # names with marks


class Marked(Protocol):
    @property
    def mark(self) -> str: ...


S = TypeVar("S", bound=Marked)

# The last two that each viewer was sent, the newer one first: several people watch a table, and some have two screens.
_sent: OrderedDict[tuple[ViewerKey, str], tuple[Picture, ...]] = OrderedDict()  # of each part, by its name
_boards: OrderedDict[ViewerKey, tuple[Known, ...]] = OrderedDict()


def known(board: Board) -> Known:
    parts = [(part.name, part.mark) for part in board.parts]
    told = repr((board.plan, board.places.width, parts))
    return Known(blake2b(told.encode(), digest_size=6).hexdigest(), board.places, frozenset(parts))


def base_for(viewer: ViewerKey, now: Known, shown: str) -> Optional[Known]:
    """The board that the page shows, if this viewer was sent it lately."""
    return next((board for board in _latest(_boards, viewer, now, VIEWERS) if board.mark == shown), None)


def edits_for(viewer: ViewerKey, part: Picture, cached: frozenset[str]) -> Optional[PictureEdits]:
    """How the page makes this picture of a former one of the part, if it still has that and it is worth it."""
    former = _latest(_sent, (viewer, part.name), part, KEPT)
    base = next((picture for picture in former if picture.mark in cached), None)
    if base is None:
        return None
    told = edits(base.svg, part.svg)
    new = sum(len(one) for one in told if isinstance(one, str))
    return PictureEdits(base=base.mark, pieces=told) if new <= WORTH * len(part.svg) else None


def _latest(kept: OrderedDict[K, tuple[S, ...]], key: K, now: S, most: int) -> tuple[S, ...]:
    """What was sent before, and from now on this as well."""
    former: tuple[S, ...] = kept.pop(key, ())
    kept[key] = former if former and former[0].mark == now.mark else (now, *former[:1])
    if len(kept) > most:
        kept.popitem(last=False)
    return former


def edits(old: str, new: str) -> Told:
    """Two numbers are a run of pieces of the old picture: the first of them, and how many; a text is new. Mostly it
    begins and ends as before: only what lies between is cut."""
    alike = _alike_at_begin(old, new)
    first, cut = old.count(CUT, 0, alike), old.rfind(CUT, 0, alike) + 1
    begin = len(old) - _alike_at_end(old, new, min(len(old), len(new)) - cut)
    last, end = old.count(CUT, begin), len(old)
    if last:
        end = old.index(CUT, begin)
    before, after = old[cut:end].split(CUT), new[cut : len(new) - len(old) + end].split(CUT)
    told: Told = [0, first] if first else []
    behind = first + len(before)
    told += _between(before, after, first)
    return [*told, behind, last] if last else told


def _alike_at_begin(one: str, other: str) -> int:
    """With how many letters both begin."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if other.startswith(one[low:middle], low):
            low = middle
        else:
            high = middle - 1
    return low


def _alike_at_end(one: str, other: str, most: int) -> int:
    """With how many letters both end, of so many."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        if other.endswith(one[len(one) - middle : len(one) - low], 0, len(other) - low):
            low = middle
        else:
            high = middle - 1
    return low


def _between(before: list[str], after: list[str], first: int) -> Told:
    """Edits of pieces; `first` is the number of the first of them in the whole picture."""
    places = dict(zip(reversed(before), range(len(before) - 1, -1, -1), strict=True))
    before.append("\0")  # no picture has such a piece, so no run goes beyond the end
    told: Told = []
    added: list[str] = []
    at, end, expected = 0, len(after), 0
    while at < end:
        piece = after[at]
        found = expected if before[expected] == piece else places.get(piece)
        if found is None:
            added.append(piece)
            at += 1
            expected = min(expected + 1, len(before) - 1)
            continue
        begun = at
        expected = found
        while at < end and before[expected] == after[at]:
            at += 1
            expected += 1
        if added:
            told.append(CUT.join(added))
            added = []
        told += (first + found, at - begun)
    if added:
        told.append(CUT.join(added))
    return told
