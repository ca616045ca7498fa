"""Measures what the expansions of Tapestry cost: random play with each combination beside the base game.

    python bench/expansions.py [--quick] [--json]

Rounds of the base game and of a combination alternate, with the same seeds and in processor time. The ratio is the mean
over these pairs of the combination's decisions per second to those of the base game, as plain playouts and in matches
that can be cloned at any time.
"""

from __future__ import annotations

import argparse
import json
from itertools import product
from statistics import fmean
from time import process_time
from typing import Any

from tafelrunde import Match
from tafelrunde.games import games
from tafelrunde.kernel.match import LAST, NOTHING
from tafelrunde.kernel.playout import play_out
from tafelrunde.kernel.rng import seeded

TAPESTRY = games["tapestry"]
PLAYERS = 4
EXPANSIONS = ("plans_ploys", "arts_architecture", "fantasies_futures")
WAYS = {"playouts": NOTHING, "copyable": LAST}

Options = dict[str, bool]


def speed(options: Options, keep: int, seeds: range) -> float:
    """Decisions a second."""
    decisions = 0
    begun = process_time()
    for seed in seeds:
        decisions += play_out(Match(TAPESTRY, PLAYERS, seed, options, keep=keep), seeded(seed))
    return decisions / (process_time() - begun)


def compare(options: Options, keep: int, rounds: int, games_a_round: int) -> dict[str, float]:
    speed({}, keep, range(1))
    speed(options, keep, range(1))  # what is made once does not count
    bases, others = [], []
    for i in range(1, rounds + 1):
        seeds = range(i * games_a_round, (i + 1) * games_a_round)
        bases.append(speed({}, keep, seeds))
        others.append(speed(options, keep, seeds))
    return {
        "base": fmean(bases),
        "decisions_per_second": fmean(others),
        "ratio": fmean(other / base for base, other in zip(bases, others, strict=True)),
    }


def measure(rounds: int, games_a_round: int) -> list[dict[str, Any]]:
    rows = []
    for chosen in product((False, True), repeat=len(EXPANSIONS)):
        options = dict(zip(EXPANSIONS, chosen, strict=True))
        measured = {way: compare(options, keep, rounds, games_a_round) for way, keep in WAYS.items()}
        rows.append({"expansions": [name for name in EXPANSIONS if options[name]], **measured})
    return rows


def show(rows: list[dict[str, Any]]) -> None:
    print(f"{'decisions/s, and ratio to the base game':<56}{'playouts':>16}{'copyable':>16}")
    for row in rows:
        name = " + ".join(row["expansions"]) or "base game against itself"
        cells = [f"{row[way]['decisions_per_second']:,.0f} {row[way]['ratio']:.2f}" for way in WAYS]
        print(f"{name:<56}{cells[0]:>16}{cells[1]:>16}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of Tapestry with each combination of expansions.")
    parser.add_argument("--quick", action="store_true", help="a rough answer in a few seconds")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    rows = measure(3, 2) if arguments.quick else measure(20, 5)
    print(json.dumps(rows, indent=2)) if arguments.json else show(rows)


if __name__ == "__main__":
    main()
