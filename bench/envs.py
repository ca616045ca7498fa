"""Measures the steps per second of each environment beside the engine.

    python bench/envs.py [GAME ...] [--players 2] [--seconds 2] [--json]

All seats play at random. A step is one answer, in processor time, including its choice. The engine runs as environments
run it, in matches that can be cloned (`LAST`), and for comparison in matches that keep nothing. Compare the ratio of a
step to a step of the engine (`LAST`) in the same run, since machines differ. `Gymnasium` is one seat against random
bots, whose answers count as steps too. `Batch` has 32 matches in one process.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from itertools import count
from time import process_time
from typing import Any

import numpy as np

from tafelrunde import LAST, NOTHING, Game, Match, games
from tafelrunde.envs.batch import Batch
from tafelrunde.envs.gymnasium import SeatEnv
from tafelrunde.envs.pettingzoo import env, raw_env
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded

Door = Callable[[Game, int, int], Iterator[int]]  # yields the number of steps of each match or round
ROUNDS = 6  # the best of n, in turn, so that a busy moment spoils no single environment
MATCHES = 32


def engine(keep: int) -> Door:
    def play(game: Game, players: int, seed: int) -> Iterator[int]:
        for number in count(seed):
            match, dice, steps = Match(game, players, number, keep=keep), seeded(number), 0
            while match.decision is not None:
                match.choose(random_code(match, dice))
                steps += 1
            yield steps

    return play


def pettingzoo(guarded: bool) -> Door:
    def play(game: Game, players: int, seed: int) -> Iterator[int]:
        table, dice = (env if guarded else raw_env)(game.name, players=players), seeded(seed)
        for number in count(seed):
            table.reset(seed=number)
            match, steps = table.unwrapped.match, 0
            while True:
                _, _, ended, _, _ = table.last()
                if ended:
                    break
                table.step(match.decision.prompt.action(random_code(match, dice)))
                steps += 1
            yield steps

    return play


def gymnasium(game: Game, players: int, seed: int) -> Iterator[int]:
    table, dice = SeatEnv(game.name, players), seeded(seed)
    asked = table.bots[0].choose if players > 1 else None
    answers = 0

    def counted(match: Match, of: Any) -> int:
        nonlocal answers
        answers += 1
        return random_code(match, of)

    if asked is not None:
        for each in table.bots:
            each.choose = counted  # type: ignore[method-assign]
    for number in count(seed):
        table.reset(seed=number)
        before, ended = answers, False
        while not ended:
            assert table.match.decision is not None
            action = table.match.decision.prompt.action(random_code(table.match, dice))
            _, _, ended, _, _ = table.step(np.int64(action))
            answers += 1
        yield answers - before


def batch(game: Game, players: int, seed: int) -> Iterator[int]:
    dice = seeded(seed)
    with Batch(game.name, MATCHES, players, seed=seed, copy=False) as many:
        worker = many.workers[0]
        while True:
            matches = worker.matches.matches  # type: ignore[union-attr]
            many.step([match.decision.prompt.action(random_code(match, dice)) for match in matches])
            yield MATCHES


DOORS: dict[str, Door] = {
    "engine, keeps nothing": engine(NOTHING),
    "engine": engine(LAST),
    "PettingZoo, raw": pettingzoo(False),
    "PettingZoo": pettingzoo(True),
    "Gymnasium": gymnasium,
    "Batch": batch,
}


def measured(game: Game, players: int, seconds: float) -> dict[str, dict[str, float]]:
    best = dict.fromkeys(DOORS, 0.0)
    running = {name: door(game, players, 1) for name, door in DOORS.items()}
    for playing in running.values():
        next(playing)  # what is loaded when it is first used does not count
    for _ in range(ROUNDS):
        for name, playing in running.items():
            steps, begun = 0, process_time()
            while (spent := process_time() - begun) < seconds / ROUNDS:
                steps += next(playing)
            best[name] = max(best[name], steps / spent)
    return {name: {"steps/s": round(speed), "ratio": round(best["engine"] / speed, 2)} for name, speed in best.items()}


def main() -> None:
    ask = argparse.ArgumentParser(description="Steps per second of each door to the games.")
    ask.add_argument("games", nargs="*", default=list(games))
    ask.add_argument("--players", type=int, default=2)
    ask.add_argument("--seconds", type=float, default=2.0, help="for each door")
    ask.add_argument("--json", action="store_true")
    given = ask.parse_args()
    found = {name: measured(games[name], given.players, given.seconds) for name in given.games}
    if given.json:
        print(json.dumps(found, indent=1))
        return
    print(f"{'':20}" + "".join(f"{name:>24}" for name in DOORS))
    for name, figures in found.items():
        cells = [f"{one['steps/s']:,.0f} ({one['ratio']:.1f})" for one in figures.values()]
        print(f"{name:20}" + "".join(f"{cell:>24}" for cell in cells))


if __name__ == "__main__":
    main()
