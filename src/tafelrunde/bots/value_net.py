"""The network of a learned evaluation, in numpy: two hidden layers and a linear part.

Its heads predict the points still to come for the seat and for its best rival, in units of `POINTS`, and the chance to
win as a logit. The head for the own points starts from the handmade evaluation, scaled by phase of the game; the
network learns the residual. A table has the points by which each strategic choice improves a game.

A weights file is a zip archive of numpy arrays with one more, `about`: JSON with the game, rules version, components,
layout and command it belongs to.
"""

from __future__ import annotations

import io
import json
from array import array
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from . import one_core  # noqa: F401, numpy reads it when it is loaded

# isort: split
import numpy as np
from numpy.typing import NDArray

from ..kernel.encode import POINTS, Encoder, Layout

Numbers = NDArray[np.float32]

HEADS: Final = 3
OWN, RIVAL, WIN = range(HEADS)
# Both hidden layers and the heads, the linear part, the anchor by phase, the choices.
ARRAYS: Final = ("W1", "b1", "W2", "b2", "W3", "b3", "L", "anchor", "offset", "choices", "base")


class ValueNet:
    def __init__(self, arrays: Mapping[str, NDArray[Any]], layout: Layout) -> None:
        def numbers(name: str) -> Numbers:
            return np.ascontiguousarray(arrays[name], np.float32)

        self._hidden = len(arrays["b1"])
        self._first: Numbers = np.ascontiguousarray(np.concatenate([numbers("W1"), numbers("L")], axis=1).T)
        self._first_bias: Numbers = np.concatenate([numbers("b1"), numbers("b3")])
        self._second, self._second_bias, self._last = numbers("W2"), numbers("b2"), numbers("W3")
        self._anchor, self._offset = numbers("anchor"), numbers("offset")
        self.choices: list[float] = [float(value) for value in arrays["choices"]]
        self.base: float = float(arrays["base"])
        self._phase = slice(layout.at["phase"], layout.at["phase"] + layout.size_of("phase"))
        self._handmade = layout.at["handmade"]
        self._own, self._rival = layout.at["own_points"], layout.at["rival_points"]

    def heads(self, rows: Numbers) -> Numbers:
        """The three heads of each row."""
        first = rows @ self._first.T
        first += self._first_bias
        hidden = np.maximum(first[:, : self._hidden], 0.0)
        second = hidden @ self._second
        second += self._second_bias
        np.maximum(second, 0.0, out=second)
        heads: Numbers = first[:, self._hidden :] + second @ self._last
        phase = rows[:, self._phase]
        heads[:, OWN] += (phase @ self._anchor) * rows[:, self._handmade] + phase @ self._offset
        return heads

    def values(self, rows: Numbers, rival_counts: float, share: float = 1.0) -> list[float]:
        """The value of each position: the expected final points, less those of the best rival weighted by
        `rival_counts`. That counts by `share`, and the handmade evaluation by the rest."""
        heads = self.heads(rows)
        own = rows[:, self._own] + heads[:, OWN]
        rival = rows[:, self._rival] + heads[:, RIVAL]
        values = own - rival_counts * rival
        if share < 1.0:
            values = share * values + (1.0 - share) * (rows[:, self._own] + rows[:, self._handmade])
        found: list[float] = (POINTS * values).tolist()
        return found

    def value_of_choices(self, chosen: Sequence[int]) -> float:
        return self.base + sum([self.choices[choice] for choice in chosen])


def rows_of(encoder: Encoder, positions: Sequence[tuple[Any, int]]) -> Numbers:
    """The feature vectors of positions (state and seat) as a matrix."""
    numbers = array("f")
    for state, seat in positions:
        numbers.extend(encoder.row(state, seat))
    rows: Numbers = np.frombuffer(numbers, np.float32).reshape(len(positions), encoder.layout.size)
    return rows


def packed(arrays: Mapping[str, NDArray[Any]], about: Mapping[str, object], names: Sequence[str] = ARRAYS) -> bytes:
    """A weights file; of a value network, unless other arrays are named."""
    into = io.BytesIO()
    text = np.frombuffer(json.dumps(about, indent=1).encode(), np.uint8)
    numbers: dict[str, Any] = {name: np.asarray(arrays[name], np.float32) for name in names}
    np.savez_compressed(into, about=text, **numbers)
    return into.getvalue()


def unpacked(file: bytes, names: Sequence[str] = ARRAYS) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
    """The arrays of a weights file, and its metadata."""
    with np.load(io.BytesIO(file), allow_pickle=False) as found:
        arrays = {name: found[name] for name in names}
        about: dict[str, Any] = json.loads(found["about"].tobytes())
    return arrays, about


def fitted(
    arrays: Mapping[str, NDArray[Any]], about: Mapping[str, Any], encoder: Encoder
) -> Mapping[str, NDArray[Any]]:
    """The arrays, adapted to the layout of this encoder: new components get weight 0, and removed ones are dropped;
    neither is in play where the file fits."""
    layout = encoder.layout
    if about["layout"] == layout.hash:
        return arrays
    here = {name: number for number, name in enumerate(encoder.choices)}
    choices = np.zeros(len(here), np.float32)
    for name, value in zip(about["choices"], arrays["choices"], strict=True):
        if name in here:
            choices[here[name]] = value
    first = {name: np.zeros((layout.size, arrays[name].shape[1]), np.float32) for name in ("W1", "L")}
    begin = 0
    for name, size in about["blocks"]:
        both, at = min(size, layout.size_of(name)), layout.at[name]
        for which, columns in first.items():
            columns[at : at + both] = arrays[which][begin : begin + both]
        begin += size
    return {**arrays, **first, "choices": choices}


def read_weights(path: Path) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
    return unpacked(path.read_bytes())
