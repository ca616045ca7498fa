"""Observation formats of the environments, always for the seat that is asked.

features    the input row of the learned evaluation, and the question: short, computed at engine speed
vector      everything that the seat sees, as numbers from 0 to 1 (GameAI.observation_layout)
uint8       the same in 255 steps, a quarter of the size
sparse      the same as indices and values of the nonzero numbers
tables      the same by parts, with the map's adjacency and the options with their effects (tables.py)
text        the board, the question and the options in words, for language models (text.py)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Optional

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..kernel.features import FeatureRow
from ..kernel.game import Game, UsageError
from ..kernel.match import Match
from .observation import Observation
from .spaces import observation_size, observe
from .tables import Tables

FEATURES: Final = "features"
VECTOR: Final = "vector"
BOUND: Final = 100.0  # of features; most lie between -1 and 1
SPARSE_ROOM: Final = 4096  # numbers; a position has a few hundred that are not zero


class Rows(Observation):
    """A format that is one row of numbers, which can be written into a given buffer such as shared memory."""

    kind: Any = np.float32
    size: int = 0

    def of(self, match: Match, seat: int) -> NDArray[Any]:
        row: NDArray[Any] = np.empty(self.size, self.kind)
        self.write(match, seat, row)
        return row

    def write(self, match: Match, seat: int, into: Any) -> None:
        """Write into an array or a view of its memory."""
        raise NotImplementedError


class Features(Rows):
    """The default observation of policies (kernel/features.py)."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.row = FeatureRow(game)
        self.size = self.row.size
        self.write = self.row.write  # type: ignore[method-assign]  # saves a call, which matters at engine speed
        self.space = spaces.Box(-BOUND, BOUND, (self.size,), np.float32)


class Vector(Rows):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.size = observation_size(game)
        self.space = spaces.Box(0.0, 1.0, (self.size,), np.float32)

    def write(self, match: Match, seat: int, into: Any) -> None:
        np.asarray(into)[:] = self.game.ai.observation(match.view(seat))


class Bytes(Rows):
    kind = np.uint8

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.size = observation_size(game)
        self.space = spaces.Box(0, 255, (self.size,), np.uint8)

    def write(self, match: Match, seat: int, into: Any) -> None:
        np.rint(observe(match, seat) * 255, out=np.asarray(into), casting="unsafe")


class Sparse(Observation):
    """`places` and `values` of the nonzero numbers, in arrays of fixed size of which the first `count` are used."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        size = observation_size(game)
        self.room = min(size, SPARSE_ROOM)
        self.space = spaces.Dict(
            {
                "count": spaces.Box(0, self.room, (), np.int32),
                "places": spaces.Box(0, size, (self.room,), np.int32),
                "values": spaces.Box(0.0, 1.0, (self.room,), np.float32),
            }
        )

    def of(self, match: Match, seat: int) -> dict[str, Any]:
        vector = observe(match, seat)
        found = np.flatnonzero(vector)
        assert len(found) <= self.room, "the position has more nonzero numbers than there is room for"
        places, values = np.zeros(self.room, np.int32), np.zeros(self.room, np.float32)
        places[: len(found)], values[: len(found)] = found, vector[found]
        return {"count": np.array(len(found), np.int32), "places": places, "values": values}


def _text(game: Game) -> Observation:
    from .text import InWords  # loads the texts

    return InWords(game)


FORMS: Final[Mapping[str, Callable[[Game], Observation]]] = {
    FEATURES: Features,
    VECTOR: Vector,
    "uint8": Bytes,
    "sparse": Sparse,
    "tables": Tables,
    "text": _text,
}


def observation_of(game: Game, form: Optional[str] = None) -> Observation:
    """The default format: features, or the vector for a game without an encoder."""
    if form is None:
        form = FEATURES if game.ai.encoder is not None else VECTOR
    if form not in FORMS:
        raise UsageError(f"there is no observation {form[:40]!r}; choose one of: {', '.join(FORMS)}")
    return FORMS[form](game)


def rows_of(game: Game, form: Optional[str] = None) -> Rows:
    """The format of this name, which must be one row of numbers."""
    found = observation_of(game, form)
    if not isinstance(found, Rows):
        raise UsageError(f"the observation {form} is not one row of numbers; choose features, vector or uint8")
    return found


def feature_layout(game: Game) -> dict[str, slice]:
    """The slice of each block of the features, by name."""
    features = FeatureRow(game)
    assert game.ai.encoder is not None
    places = {block.name: game.ai.encoder.layout.at[block.name] for block in game.ai.encoder.layout.blocks}
    starts = {name: at for name, at in places.items() if at < features.row_size} | {
        f"question_{name}": at for name, at in features.question_at.items()
    }
    ends = [*sorted(starts.values())[1:], features.size]
    return {
        name: slice(at, end)
        for (name, at), end in zip(sorted(starts.items(), key=lambda one: one[1]), ends, strict=True)
    }
