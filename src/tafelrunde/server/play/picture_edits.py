"""Diffs of board pictures: a changed picture is sent as edits of the last one that the viewer got.

A picture is split before each tag. Edits refer to runs of pieces of the old picture, and contain new text in between.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from hashlib import blake2b
from typing import Final, Generic, NamedTuple, Optional, Protocol, TypeVar

from ...kernel.board import Board, Picture, Place
from ..core.presentation.viewer import ViewerKey
from .schemas import PictureEdits

CUT: Final = "<"
MOST_TEXT: Final = 150_000_000  # characters of cached parts, of all viewers; some are in the render cache as well
MOST_VIEWERS: Final = 4_000  # whose last board is cached
WORTH: Final = 0.6  # maximum share of new text; beyond it the picture is sent whole

Edits = list[int | str]


class SentBoard(NamedTuple):
    """A board that was sent: its mark, its layout, and its parts."""

    mark: str
    places: Place
    parts: frozenset[tuple[str, str]]  # names with marks


class Marked(Protocol):
    @property
    def mark(self) -> str: ...


K = TypeVar("K")
S = TypeVar("S", bound=Marked)


class LastSent(Generic[K, S]):
    """The last two that each viewer was sent, newest first, since some people have two screens. Viewers who were sent
    nothing for longest are evicted."""

    def __init__(self, most: int, size: Callable[[S], int]) -> None:
        self.taken = 0
        self._most = most
        self._size = size
        self._sent: OrderedDict[K, tuple[S, ...]] = OrderedDict()

    def swap(self, key: K, now: S) -> tuple[S, ...]:
        """Return what was sent last, and cache what is being sent now."""
        former: tuple[S, ...] = self._sent.pop(key, ())
        self._sent[key] = former if former and former[0].mark == now.mark else (now, *former[:1])
        self.taken += self._size_of(self._sent[key]) - self._size_of(former)
        while self.taken > self._most:
            _, gone = self._sent.popitem(last=False)
            self.taken -= self._size_of(gone)
        return former

    def _size_of(self, sent: tuple[S, ...]) -> int:
        return sum([self._size(one) for one in sent])

    def __len__(self) -> int:
        return len(self._sent)


_parts: Final[LastSent[tuple[ViewerKey, str], Picture]] = LastSent(MOST_TEXT, lambda part: len(part.svg))
_boards: Final[LastSent[ViewerKey, SentBoard]] = LastSent(2 * MOST_VIEWERS, lambda board: 1)


def sent_board(board: Board) -> SentBoard:
    parts = [(part.name, part.mark) for part in board.parts]
    content = repr((board.plan, board.places.width, parts))
    return SentBoard(blake2b(content.encode(), digest_size=6).hexdigest(), board.places, frozenset(parts))


def base_for(viewer: ViewerKey, now: SentBoard, shown: str) -> Optional[SentBoard]:
    """The board that the page shows, by its mark, if it was one of the last ones sent to this viewer."""
    return next((board for board in _boards.swap(viewer, now) if board.mark == shown), None)


def edits_for(viewer: ViewerKey, part: Picture, cached: frozenset[str]) -> Optional[PictureEdits]:
    """Edits of a picture that the page has; None if it has no recent one of this part, or if they are too long."""
    former = _parts.swap((viewer, part.name), part)
    base = next((picture for picture in former if picture.mark in cached), None)
    if base is None:
        return None
    pieces = edits(base.svg, part.svg)
    new = sum(len(one) for one in pieces if isinstance(one, str))
    return PictureEdits(base=base.mark, pieces=pieces) if new <= WORTH * len(part.svg) else None


def edits(old: str, new: str) -> Edits:
    """Two numbers are a run of pieces of the old picture (index and count); a text is new. The common beginning and end
    are found first, so that only the middle is split."""
    alike = _common_prefix(old, new)
    first, cut = old.count(CUT, 0, alike), old.rfind(CUT, 0, alike) + 1
    begin = len(old) - _common_suffix(old, new, min(len(old), len(new)) - cut)
    last, end = old.count(CUT, begin), len(old)
    if last:
        end = old.index(CUT, begin)
    before, after = old[cut:end].split(CUT), new[cut : len(new) - len(old) + end].split(CUT)
    found: Edits = [0, first] if first else []
    behind = first + len(before)
    found += _between(before, after, first)
    return [*found, behind, last] if last else found


def _common_prefix(one: str, other: str) -> int:
    """Its length."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if other.startswith(one[low:middle], low):
            low = middle
        else:
            high = middle - 1
    return low


def _common_suffix(one: str, other: str, most: int) -> int:
    """Its length, at most `most`."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        if other.endswith(one[len(one) - middle : len(one) - low], 0, len(other) - low):
            low = middle
        else:
            high = middle - 1
    return low


def _between(before: list[str], after: list[str], first: int) -> Edits:
    """Edits of pieces; `first` is the index of the first one in the whole picture."""
    places = dict(zip(reversed(before), range(len(before) - 1, -1, -1), strict=True))
    before.append("\0")  # sentinel that ends every run
    found_edits: Edits = []
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
            found_edits.append(CUT.join(added))
            added = []
        found_edits += (first + found, at - begun)
    if added:
        found_edits.append(CUT.join(added))
    return found_edits
