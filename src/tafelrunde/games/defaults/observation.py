"""The default observation: question, summaries and zones as numbers from 0 to 1.

Seats are counted in turn order from the viewing seat; rows of absent seats are zeros.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...kernel.game import Game, View
from ...kernel.observe import Part, Read, among, filled, one_hot, question, share, turned
from ...kernel.rng import seeded
from ...kernel.state import EVERYTHING

MOST: Final = 50  # numbers of a summary are clipped here
ROUNDS: Final = 40


def parts_of(game: Game) -> list[Part]:
    least, most, seats = game.players[0], len(game.players), game.players[-1]
    sizes = _sizes(game)
    example = game.view(game.set_up(least, game.read_options({}), seeded(0)), EVERYTHING)
    names = list(game.summary(example, 0))
    abouts = {prompt.about for prompt in game.prompts} & sizes.keys()
    return [
        Part("players", (most,), f"how many play, from {least}", lambda v: one_hot(v["players"] - least, most)),
        Part("seat", (seats,), "the number of the viewing seat", lambda v: one_hot(v["seat"], seats)),
        Part("round", (1,), f"of {ROUNDS}, where rounds are counted", lambda v: [share(v.get("round") or 0, ROUNDS)]),
        Part("summaries", (seats, len(names)), f"{', '.join(names)}, each of {MOST}", _summaries(game, names, seats)),
        *(_zone(key, sizes[kind], example, seats) for key, kind in game.zones.items() if kind in sizes),
        *question(game.prompts, seats, {kind: range(sizes[kind]) for kind in sorted(abouts)}),
    ]


def _sizes(game: Game) -> dict[str, int]:
    """The number of things of each kind, among components and answers."""
    sizes: dict[str, int] = {"player": game.players[-1]} if "player" in game.kinds else {}
    for prompt in game.prompts:
        if prompt.of in game.kinds:
            sizes[prompt.of] = max(sizes.get(prompt.of, 0), prompt.extra)
    for kind, number in game.numbered:
        sizes[kind] = max(sizes.get(kind, 0), number + 1)
    return {kind: size for kind, size in sizes.items() if size}


def _summaries(game: Game, names: Sequence[str], seats: int) -> Read:
    def read(view: View) -> list[float]:
        numbers: list[float] = []
        for k in range(view["players"]):
            summary = game.summary(view, (view["seat"] + k) % view["players"])
            numbers += [share(max(0, summary.get(name) or 0), MOST) for name in names]
        return filled(numbers, seats * len(names))

    return read


def _zone(key: str, size: int, example: View, seats: int) -> Part:
    """A one for each thing visible on the table or at each seat."""
    if key in example:
        return Part(key, (size,), f"what lies in {key}", lambda view: _one_hot(view[key], size))

    def rows(view: View) -> list[float]:
        numbers = [number for seat in turned(view) for number in _one_hot(seat.get(key), size)]
        return filled(numbers, seats * size)

    return Part(key, (seats, size), f"what is seen in {key} of each seat", rows)


def _one_hot(numbers: Any, size: int) -> list[float]:
    return among(numbers if isinstance(numbers, list) else (), size)
