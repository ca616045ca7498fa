"""The default input of a learned evaluation: the observation of a position, and the features of the game.

It reads the view, so it is slower than an encoder that reads the state (kernel/encode.py), but a game needs to write
nothing to be learned.
"""

from __future__ import annotations

from array import array
from typing import Final

from ...kernel.encode import ENDED_BY_PLAYERS, POINTS, Block, Encoder, Layout, Row, judged
from ...kernel.game import Game
from ...kernel.state import State
from .observation import Observed, position_parts

PHASES: Final = ("set-up", "play")
SCALE: Final = 10.0  # of features


def encoder_of(game: Game) -> Encoder:
    parts = position_parts(Observed(game, seat_rows=True))
    layout = Layout(
        marks=[Block("phase", len(PHASES), ", ".join(PHASES))],
        numbers=[
            Block("own_points", 1, "points now"),
            Block("rival_points", 1, "points of the best other seat"),
            *(Block(part.name, part.size, part.says) for part in parts),
            Block("terms", len(game.ai.feature_names), "the features of the evaluation"),
            Block("handmade", 1, "what the evaluation adds to the points"),
        ],
    )

    def seen(state: State, seat: int) -> Row:
        view = game.show.view(state, seat)
        points = [game.show.summary(view, each).get("vp") or 0 for each in range(view["players"])]
        rival = max((n for each, n in enumerate(points) if each != seat), default=0)
        numbers = layout.empty()
        numbers[:4] = array("f", [0.0, 1.0, points[seat] / POINTS, rival / POINTS])
        for part in parts:
            part.write(view, numbers, layout.at[part.name])
        return numbers

    def row(state: State, seat: int) -> Row:
        numbers, terms = seen(state, seat), game.ai.features(state, seat)
        points = numbers[layout.at["own_points"]] * POINTS
        numbers[layout.at["terms"] :] = judged(terms, [SCALE] * len(terms), game.ai.weights, points)
        return numbers

    return Encoder(layout, (), row, seen, lambda state, seat: 1, lambda state, seat: [], ENDED_BY_PLAYERS)
