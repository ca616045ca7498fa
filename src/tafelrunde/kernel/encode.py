"""A position as numbers for learned minds, straight from the state.

A game names the blocks of its row once (`ai/encoder.py`); places, size and hash of the layout follow from that list.
A row holds only what its seat may know: it is the same in every world that the seat can imagine. Four blocks are in
every row, because learning and playing read them:

    phase           how far the game has come, one mark; the first phase is set-up
    own_points      points of the seat now, in units of `POINTS`
    rival_points    the same of the best other seat; 0 for a single player
    handmade        what the game's own evaluation promises beyond the points there are, in the same units
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .state import State

POINTS: Final = 50.0  # so many points count as 1.0
SET_UP: Final = 0  # the phase before the first position that a mind judges
FIXED_LENGTH: Final = 0.5
ENDED_BY_PLAYERS: Final = 1.0


if TYPE_CHECKING:
    Row = array[float]
else:
    Row = array  # of 32-bit floats; Python 3.11 knows no more of it


class Block(NamedTuple):
    """A stretch of the row: its name, how many numbers it has, and what they mean, for the reference.

    `by_number`: one mark for each component of a kind, at its number. Components that come or go elsewhere in the box
    change the size of the block, but no place of those in play."""

    name: str
    size: int
    says: str
    by_number: bool = False


class Layout:
    """The blocks of a row, one after the other: first those of marks (0 or 1), then those of numbers."""

    def __init__(self, marks: Sequence[Block], numbers: Sequence[Block]) -> None:
        self.blocks: tuple[Block, ...] = (*marks, *numbers)
        self.at: dict[str, int] = {}
        size = 0
        for block in self.blocks:
            assert block.name not in self.at, f"two blocks are named {block.name}"
            self.at[block.name] = size
            size += block.size
        self.size: int = size
        self.numbers_at: int = sum(block.size for block in marks)
        self.hash: str = blake2b(repr([block[:2] for block in self.blocks]).encode(), digest_size=8).hexdigest()

    def empty(self) -> Row:
        """A row of zeros; a copy of it is the quickest way to begin one."""
        return array("f", bytes(4 * self.size))

    def size_of(self, name: str) -> int:
        return next(block.size for block in self.blocks if block.name == name)

    def reads(self, blocks: Sequence[tuple[str, int]]) -> bool:
        """Whether rows of this layout can be read as rows of another one, whose names and sizes of blocks these are."""
        by_number = {block.name for block in self.blocks if block.by_number}
        theirs = [(name, None if name in by_number else size) for name, size in blocks]
        return theirs == [(block.name, None if block.by_number else block.size) for block in self.blocks]


class Encoder(NamedTuple):
    """What a game brings for learned minds."""

    layout: Layout
    choices: tuple[str, ...]  # what a seat may get for the whole game, such as a people or a board
    row: Callable[[Any, int], Row]  # of a state and a seat
    seen: Callable[[Any, int], Row]  # the same, with zeros for the last two blocks, `terms` and `handmade`
    phase: Callable[[Any, int], int]  # the number of the phase, without the rest of the row
    chosen: Callable[[Any, int], Sequence[int]]  # the choices that the seat has made so far, by their places
    # How much a point of the best rival counts against a point of one's own. Half a point plays best where a game has a
    # fixed length. Where players bring its end about, it must be a whole one: whoever counts half of what the others
    # still get finds every longer game better, and never ends one.
    rival_counts: float = FIXED_LENGTH

    def write(self, state: State, seat: int, into: Any) -> None:
        """Write the row into a buffer of 32-bit floats: an `array('f')`, a numpy array, a piece of shared memory."""
        memoryview(into)[:] = memoryview(self.row(state, seat))


def judged(terms: Sequence[float], scales: Sequence[float], weights: Sequence[float], points: float) -> Row:
    """The last two blocks: the terms of the hand-made evaluation, each by its scale, and what all of them promise
    beyond the points there are."""
    worth = sum([weight * term for weight, term in zip(weights, terms, strict=True)])
    scaled = [term / scale for term, scale in zip(terms, scales, strict=True)]
    return array("f", [*scaled, (worth - points) / POINTS])


def places(kind: str, names: Iterable[object]) -> list[str]:
    """The names of choices of one kind."""
    return [f"{kind} {name}" for name in names]
