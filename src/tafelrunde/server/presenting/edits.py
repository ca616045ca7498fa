"""A board told by what is new of it: of a picture that has changed most is as before, and so are most of the others.

A picture is cut before each tag. Edits name runs of pieces of the older picture, and say what is new in between.
"""

from __future__ import annotations

from collections import OrderedDict
from hashlib import blake2b
from typing import Final, NamedTuple, Optional

from ...kernel.board import Board, Picture, Place
from ..schemas.play import PictureEdits

CUT: Final = "<"
KEPT: Final = 6_000  # pictures; the strings are those of drawings that are kept anyway
VIEWERS: Final = 4_000  # whose last board is known
WORTH: Final = 0.6  # of the picture at most; beyond it is sent whole

Told = list[int | str]


class Viewer(NamedTuple):
    """Who was sent pictures. Only these are named to them: nobody learns by a guessed mark what others look at."""

    table: str
    seat: int


class Known(NamedTuple):
    """A board that was sent: its mark, where its parts lie, and what they were."""

    mark: str
    places: Place
    parts: frozenset[tuple[str, str]]  # names with marks


_sent: OrderedDict[tuple[Viewer, str], Picture] = OrderedDict()  # the last of each part, by its name
_boards: OrderedDict[Viewer, Known] = OrderedDict()  # the last of each viewer


def known(board: Board) -> Known:
    parts = [(part.name, part.mark) for part in board.parts]
    told = repr((board.plan, board.places.width, parts))
    return Known(blake2b(told.encode(), digest_size=6).hexdigest(), board.places, frozenset(parts))


def base_for(viewer: Viewer, now: Known, shown: str) -> Optional[Known]:
    """The last board that the viewer was sent, if the page shows it."""
    last = _boards.get(viewer)
    _boards[viewer] = now
    _boards.move_to_end(viewer)
    if len(_boards) > VIEWERS:
        _boards.popitem(last=False)
    return last if last is not None and last.mark == shown else None


def edits_for(viewer: Viewer, part: Picture, has: frozenset[str]) -> Optional[PictureEdits]:
    """How the page makes this picture of the last one of the part, if it still has that and it is worth it."""
    key = (viewer, part.name)
    last = _sent.get(key)
    _sent[key] = part
    _sent.move_to_end(key)
    if last is None:
        if len(_sent) > KEPT:
            _sent.popitem(last=False)
        return None
    if last.mark not in has:
        return None
    told = edits(last.svg, part.svg)
    new = sum(len(one) for one in told if isinstance(one, str))
    return PictureEdits(base=last.mark, pieces=told) if new <= WORTH * len(part.svg) else None


def edits(old: str, new: str) -> Told:
    """Two numbers are a run of pieces of the old picture: the first of them, and how many; a text is new."""
    before, after = old.split(CUT), new.split(CUT)
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
        first = at
        expected = found
        while at < end and before[expected] == after[at]:
            at += 1
            expected += 1
        if added:
            told.append(CUT.join(added))
            added = []
        told += (found, at - first)
    if added:
        told.append(CUT.join(added))
    return told
