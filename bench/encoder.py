"""Measures what it costs to evaluate a position: feature vector, network, handmade evaluation.

    python bench/encoder.py [GAME ...] [--json]

Positions come from games of greedy bots, a third each with the fewest, three and the most players; those of Tapestry
once more with all expansions. Prints microseconds of processor time per position, the least of several rounds. The
network has the default size and random weights, for one position at a time and for twelve at once.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable
from time import process_time
from typing import Any

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # before numpy is loaded

import numpy as np

from tafelrunde import Game, Match, games
from tafelrunde.bots import GreedyBot
from tafelrunde.bots.value_net import HEADS, ValueNet, rows_of
from tafelrunde.kernel.encode import Encoder
from tafelrunde.kernel.match import LAST
from tafelrunde.kernel.rng import seeded

EVERY = 12  # answers between two positions
ROUNDS = 7
HIDDEN = (128, 64)
TOGETHER = 12


def positions(game: Game, options: dict[str, object]) -> list[Match]:
    found = []
    for players in (game.players[0], 3, game.players[-1]):
        match, dice = Match(game, players, players, options, keep=LAST), seeded(players)
        somebody = GreedyBot(blunders=2)
        answers = 0
        while match.decision is not None:
            match.choose(somebody.choose(match, dice))
            answers += 1
            if answers % EVERY == 0:
                found.append(match.clone())
    return found


def microseconds(work: Callable[[Match, int], Any], at: list[Match]) -> float:
    times = []
    for _ in range(ROUNDS):
        begun = process_time()
        for number, match in enumerate(at):
            work(match, number % match.players)
        times.append((process_time() - begun) / len(at))
    return round(1e6 * min(times), 1)


def some_net(encoder: Encoder) -> ValueNet:
    size, phases, dice = encoder.layout.size, encoder.layout.size_of("phase"), np.random.default_rng(1)
    first, second = HIDDEN
    shapes = {
        "W1": (size, first), "b1": (first,), "W2": (first, second), "b2": (second,), "W3": (second, HEADS),
        "b3": (HEADS,), "L": (size, HEADS), "anchor": (phases,), "offset": (phases,),
        "choices": (len(encoder.choices),), "base": (),
    }  # fmt: skip
    return ValueNet({name: np.asarray(dice.normal(size=shape) * 0.1) for name, shape in shapes.items()}, encoder.layout)


def measured(game: Game, options: dict[str, object]) -> dict[str, float]:
    encoder = game.ai.encoder
    assert encoder is not None
    at = positions(game, options)
    net = some_net(encoder)
    one = rows_of(encoder, [(at[0].state, 0)])
    several = np.repeat(one, TOGETHER, axis=0)
    return {
        "positions": len(at),
        "numbers": encoder.layout.size,
        "row": microseconds(lambda match, seat: encoder.row(match.state, seat), at),
        "handmade": microseconds(lambda match, seat: game.ai.evaluate(match.state, seat), at),
        "net, one": microseconds(lambda match, seat: net.values(one), at),
        "net, each of twelve": round(microseconds(lambda match, seat: net.values(several), at) / TOGETHER, 1),
    }


def main() -> None:
    ask = argparse.ArgumentParser(description="Microseconds to judge a position.")
    ask.add_argument("games", nargs="*", default=list(games))
    ask.add_argument("--json", action="store_true")
    given = ask.parse_args()
    found = {}
    for name in given.games:
        game = games[name]
        found[name] = measured(game, {})
        if game.expansions:
            found[f"{name} with all expansions"] = measured(game, dict.fromkeys(game.expansions, True))
    if given.json:
        print(json.dumps(found, indent=1))
        return
    for name, figures in found.items():
        print(f"{name}: " + ", ".join(f"{what} {figure}" for what, figure in figures.items()))


if __name__ == "__main__":
    main()
