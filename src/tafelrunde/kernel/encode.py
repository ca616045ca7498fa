"""Positions as rows of numbers for learned evaluation, straight from the state.

A game lists the blocks of its row (`ai/encoder.py`); offsets, size and hash of the layout follow from that. A row
holds only what its seat may know: it is the same in every world that the seat can imagine. Learning and playing read
four blocks, which are in every row:

    phase           progress of the game, one-hot; the first phase is set-up
    own_points      points of the seat now, in units of `POINTS`
    rival_points    the same for the best other seat; 0 for a single player
    handmade        what the heuristic evaluation adds to these points, in the same units
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .state import State

POINTS: Final = 50.0  # points that count as 1.0
SET_UP: Final = 0  # the phase before the first position that is evaluated
FIXED_LENGTH: Final = 0.5
ENDED_BY_PLAYERS: Final = 1.0


if TYPE_CHECKING:
    Row = array[float]
else:
    Row = array  # of 32-bit floats; Python 3.11 cannot express that


class Block(NamedTuple):
    """A stretch of the row: name, size, and meaning, for the reference.

    `by_number`: one mark for each component of a kind, at its number. Added components change the size of the block,
    but not the offsets of those in play."""

    name: str
    size: int
    says: str
    by_number: bool = False


class Layout:
    """The blocks of a row: first marks (0 or 1), then numbers."""

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
        """A row of zeros; copying it is the fastest way to begin one."""
        return array("f", bytes(4 * self.size))

    def size_of(self, name: str) -> int:
        return next(block.size for block in self.blocks if block.name == name)

    def reads(self, blocks: Sequence[tuple[str, int]]) -> bool:
        """Whether rows of this layout can be read as rows of another, given the names and sizes of its blocks."""
        by_number = {block.name for block in self.blocks if block.by_number}
        theirs = [(name, None if name in by_number else size) for name, size in blocks]
        return theirs == [(block.name, None if block.by_number else block.size) for block in self.blocks]


class Encoder(NamedTuple):
    """How a game encodes its positions."""

    layout: Layout
    choices: tuple[str, ...]  # lasting choices of a seat, such as a people or a board
    row: Callable[[Any, int], Row]  # of a state and a seat
    base_row: Callable[[Any, int], Row]  # the same, with zeros for the last two blocks, `terms` and `handmade`
    phase: Callable[[Any, int], int]  # the number of the phase, without the rest of the row
    chosen: Callable[[Any, int], Sequence[int]]  # the indexes of the choices that the seat has made so far
    # Weight of a point of the best rival. Half a point plays best where a game has a fixed length. Where players end
    # it, it must be a whole one: a bot that counts rivals half prefers every longer game, and never ends one.
    rival_counts: float = FIXED_LENGTH

    def write(self, state: State, seat: int, into: Any) -> None:
        """Write the row into a buffer of 32-bit floats: an `array('f')`, a numpy array, shared memory."""
        memoryview(into)[:] = memoryview(self.row(state, seat))


def judged(terms: Sequence[float], scales: Sequence[float], weights: Sequence[float], points: float) -> Row:
    """The last two blocks: the features of the heuristic evaluation, each scaled, and what they add to the current
    points."""
    worth = sum([weight * term for weight, term in zip(weights, terms, strict=True)])
    scaled = [term / scale for term, scale in zip(terms, scales, strict=True)]
    return array("f", [*scaled, (worth - points) / POINTS])


def places(kind: str, names: Iterable[object]) -> list[str]:
    """The names of choices of one kind."""
    return [f"{kind} {name}" for name in names]
