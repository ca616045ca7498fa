"""Random playouts and copies of Deus and of other Python engines, side by side in one run.

    python bench/other_engines.py [--quick] [--json]

A decision is a choice by a player among more than one option, in every engine; what an engine calls a step (forced ones
included) is told beside it. Rounds of ours and theirs alternate, in processor time, and the medians are printed. The
peers are an optional extra (`pip install -e '.[peers]'`); those that are not installed are reported as absent.
"""

from __future__ import annotations

import argparse
import copy
import json
import random
import sys
from collections.abc import Callable, Iterator
from statistics import fmean, median
from time import process_time
from typing import Any, NamedTuple, Optional

from tafelrunde import Match
from tafelrunde.games import games
from tafelrunde.games.deus.game import DEUS
from tafelrunde.kernel.game import Game as Box
from tafelrunde.kernel.match import LAST, NOTHING
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.record import Record
from tafelrunde.kernel.rng import seeded

COPIES = 5  # at each decision where copies are timed
EVERY = 11  # decisions between two such places


class Game(NamedTuple):
    """What was counted in one game."""

    decisions: int
    steps: int


class Engine(NamedTuple):
    name: str
    play: Callable[[int], Game]  # one random game from a seed
    positions: Optional[Callable[[int], Iterator[Callable[[], Any]]]]  # how to copy each position of a random game


class Speed(NamedTuple):
    decisions: float  # a second
    steps: float
    games: float


def of_ours(box: Box) -> Engine:
    def play(seed: int) -> Game:
        match, dice = Match(box, 4, seed, keep=NOTHING), seeded(seed)
        decisions = steps = 0
        while match.decision is not None:
            decisions += len(match.decision.options) > 1
            steps += 1
            match.choose(random_code(match, dice))
        return Game(decisions, steps)

    def positions(seed: int) -> Iterator[Callable[[], Any]]:
        match, dice = Match(box, 4, seed, keep=LAST), seeded(seed)
        while match.decision is not None:
            yield match.clone
            match.choose(random_code(match, dice))

    return Engine(f"tafelrunde {box.name}, 4 players", play, positions)


def catanatron() -> Engine:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan
    from catanatron.game import TURNS_LIMIT

    def table(seed: int) -> Any:
        colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
        return Catan([RandomPlayer(colour) for colour in colours], seed=seed + 1)

    def play(seed: int) -> Game:
        catan = table(seed)
        decisions = steps = 0
        while catan.winning_color() is None and catan.state.num_turns < TURNS_LIMIT:
            decisions += len(catan.state.playable_actions) > 1
            steps += 1
            catan.play_tick()
        return Game(decisions, steps)

    def positions(seed: int) -> Iterator[Callable[[], Any]]:
        catan = table(seed)
        while catan.winning_color() is None and catan.state.num_turns < TURNS_LIMIT:
            if len(catan.state.playable_actions) > 1:
                yield catan.copy
            catan.play_tick()

    return Engine("catanatron, 4 players", play, positions)


def open_spiel(name: str) -> Engine:
    import pyspiel

    game = pyspiel.load_game(name)

    def states(seed: int) -> Iterator[tuple[Any, list[int]]]:
        dice, state = random.Random(seed), game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, odds)[0])
                continue
            actions = state.legal_actions()
            yield state, actions
            state.apply_action(dice.choice(actions))

    def play(seed: int) -> Game:
        decisions = steps = 0
        for _, actions in states(seed):
            decisions += len(actions) > 1
            steps += 1
        return Game(decisions, steps)

    def positions(seed: int) -> Iterator[Callable[[], Any]]:
        for state, actions in states(seed):
            if len(actions) > 1:
                yield state.clone

    return Engine(f"open_spiel {name} (C++)", play, positions)


def rlcard(name: str) -> Engine:
    import rlcard

    def states(seed: int) -> Iterator[tuple[Any, list[int]]]:
        dice, env = random.Random(seed), rlcard.make(name, config={"seed": seed})
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            yield env, actions
            state, _ = env.step(dice.choice(actions))

    def play(seed: int) -> Game:
        decisions = steps = 0
        for _, actions in states(seed):
            decisions += len(actions) > 1
            steps += 1
        return Game(decisions, steps)

    def positions(seed: int) -> Iterator[Callable[[], Any]]:
        for env, actions in states(seed):
            if len(actions) > 1:
                yield lambda env=env: copy.deepcopy(env.game)

    return Engine(f"rlcard {name}", play, positions)


def pettingzoo() -> Engine:
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def play(seed: int) -> Game:
        env.reset(seed=seed)
        dice = random.Random(seed)
        decisions = steps = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = observation["action_mask"]
            actions = [action for action in range(len(mask)) if mask[action]]
            decisions += len(actions) > 1
            steps += 1
            env.step(dice.choice(actions))
        return Game(decisions, steps)

    return Engine("pettingzoo connect_four", play, None)


PEERS: dict[str, Callable[[], Engine]] = {
    "catanatron": catanatron,
    "open_spiel gin_rummy": lambda: open_spiel("gin_rummy"),
    "open_spiel backgammon": lambda: open_spiel("backgammon"),
    "rlcard uno": lambda: rlcard("uno"),
    "rlcard gin-rummy": lambda: rlcard("gin-rummy"),
    "pettingzoo connect_four": pettingzoo,
}


def present_peers() -> tuple[list[Engine], dict[str, str]]:
    """Those that are installed and work, and why the others do not."""
    present, absent = [], {}
    for name, engine in PEERS.items():
        try:
            peer = engine()
            peer.play(0)
        except Exception as wrong:
            absent[name] = f"{type(wrong).__name__}: {wrong}".splitlines()[0][:100]
        else:
            present.append(peer)
    return present, absent


def one_round(engine: Engine, seconds: float, seed: int) -> Speed:
    decisions = steps = count = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds or not count:
        game = engine.play(seed + count)
        decisions, steps, count = decisions + game.decisions, steps + game.steps, count + 1
    return Speed(decisions / spent, steps / spent, count / spent)


def copy_cost(engine: Engine, seconds: float, seed: int) -> Optional[float]:
    """Mean microseconds of a copy, over decisions of all stages of a game."""
    if engine.positions is None:
        return None
    costs: list[float] = []
    begun = process_time()
    while process_time() - begun < seconds or not costs:
        for ply, copy_it in enumerate(engine.positions(seed)):
            if (ply + seed) % EVERY == 0:
                start = process_time()
                for _ in range(COPIES):
                    copy_it()
                costs.append(1e6 * (process_time() - start) / COPIES)
        seed += 1
    return fmean(costs)


def replay_cost() -> dict[str, float]:
    """Milliseconds to replay the records of some finished games from their text."""
    costs = []
    for seed in range(12):
        match, dice = Match(DEUS, 4, seed), seeded(seed)
        while match.decision is not None:
            match.choose(random_code(match, dice))
        text = json.dumps(match.record().to_json())
        start = process_time()
        Match.replay(Record.from_text(text), DEUS)
        costs.append(1e3 * (process_time() - start))
    return {"median_ms": median(costs), "worst_ms": max(costs)}


def measure(seconds: float, rounds: int) -> dict[str, Any]:
    ours = of_ours(DEUS)
    others = [of_ours(games[name]) for name in games if name != "deus"]
    peers, absent = present_peers()
    peers += others
    speeds: dict[str, list[Speed]] = {engine.name: [] for engine in [ours, *peers]}
    clones: dict[str, list[float]] = {engine.name: [] for engine in [ours, *peers]}
    ours.play(0)
    for i in range(rounds):
        for peer in peers or [None]:
            for engine in (ours, peer):
                if engine is not None:
                    speeds[engine.name].append(one_round(engine, seconds, 1000 * i))
                    cost = copy_cost(engine, seconds / 2, 1000 * i)
                    if cost is not None:
                        clones[engine.name].append(cost)
    rows = [_row(name, speeds[name], clones[name]) for name in speeds]
    return {"engines": rows, "ratios": ratios(rows), "replay": replay_cost(), "absent": absent, "python": sys.version}


def _row(name: str, speeds: list[Speed], clones: list[float]) -> dict[str, Any]:
    return {
        "name": name,
        "decisions_per_second": median(speed.decisions for speed in speeds),
        "steps_per_second": median(speed.steps for speed in speeds),
        "games_per_second": median(speed.games for speed in speeds),
        "clone_us": median(clones) if clones else None,
        "rounds": len(speeds),
    }


def ratios(rows: list[dict[str, Any]]) -> dict[str, float]:
    """Ours to catanatron's; empty without it."""
    by_name = {row["name"].split(",")[0]: row for row in rows}
    ours, catan = by_name["tafelrunde deus"], by_name.get("catanatron")
    if catan is None:
        return {}
    return {
        "decisions": ours["decisions_per_second"] / catan["decisions_per_second"],
        "decisions_to_all_its_ticks": ours["decisions_per_second"] / catan["steps_per_second"],
        "games": ours["games_per_second"] / catan["games_per_second"],
        "clone": ours["clone_us"] / catan["clone_us"],
    }


def show(outcome: dict[str, Any]) -> None:
    print(f"{'':<32}{'decisions/s':>13}{'steps/s':>13}{'games/s':>11}{'clone µs':>11}")
    for row in outcome["engines"]:
        clone = "-" if row["clone_us"] is None else f"{row['clone_us']:.1f}"
        print(
            f"{row['name']:<32}{row['decisions_per_second']:>13,.0f}{row['steps_per_second']:>13,.0f}"
            f"{row['games_per_second']:>11,.1f}{clone:>11}"
        )
    for name, why in outcome["absent"].items():
        print(f"{name:<32}absent ({why})")
    if outcome["ratios"]:
        ratio = outcome["ratios"]
        print(
            f"ours to catanatron: {ratio['decisions']:.2f} times its decisions/s "
            f"({ratio['decisions_to_all_its_ticks']:.2f} times all its ticks/s), "
            f"{ratio['games']:.2f} times its games/s, {ratio['clone']:.2f} times its clone cost"
        )
    print(f"a finished record replays in {outcome['replay']['median_ms']:.1f} ms", end="")
    print(f" (worst of 12: {outcome['replay']['worst_ms']:.1f} ms)")


def main() -> None:
    parser = argparse.ArgumentParser(description="Random playouts and copies of Deus and of peers, side by side.")
    parser.add_argument("--quick", action="store_true", help="a rough answer in a few seconds")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    outcome = measure(0.2, 2) if arguments.quick else measure(1.0, 5)
    print(json.dumps(outcome, indent=2)) if arguments.json else show(outcome)


if __name__ == "__main__":
    main()
