"""Compares random playouts and copies of our games, interpreted and compiled, with those of other Python engines.

    python bench/peers.py [--quick] [--json] [--compiled FOLDER]

Ours play with four seats and keep what a clone needs, so that every match can be cloned at any time, as in the other
engines. A decision is a choice by a player among more than one option, in every engine; steps or ticks of an engine,
forced ones included, stand beside it. Rounds alternate, each of ours in a process of its own, in processor time;
medians are printed. The compiled form is measured if `bench/compiled.py` has built it. The peers are an optional extra
(`pip install -e '.[peers]'`); missing ones are reported as absent.
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import fmean, median
from time import process_time
from typing import Any, Final, NamedTuple, Optional

from tafelrunde import Match
from tafelrunde.games import games
from tafelrunde.games.deus.game import DEUS
from tafelrunde.kernel.game import Game as Box
from tafelrunde.kernel.match import LAST
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.record import Record
from tafelrunde.kernel.rng import seeded

ROOT: Final = Path(__file__).parent.parent
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
    imagined: Optional[Callable[[int], Iterator[Callable[[], Any]]]] = None  # and how to copy it as one seat sees it


def of_ours(box: Box) -> Engine:
    def play(seed: int) -> Game:
        match, dice = Match(box, 4, seed, keep=LAST), seeded(seed)
        decisions = steps = 0
        while match.decision is not None:
            decisions += len(match.decision.options) > 1
            steps += 1
            match.choose(random_code(match, dice))
        return Game(decisions, steps)

    def matches(seed: int) -> Iterator[Match]:
        match, dice = Match(box, 4, seed, keep=LAST), seeded(seed)
        while match.decision is not None:
            yield match
            match.choose(random_code(match, dice))

    def positions(seed: int) -> Iterator[Callable[[], Any]]:
        for match in matches(seed):
            yield match.clone

    def imagined(seed: int) -> Iterator[Callable[[], Any]]:
        for match in matches(seed):
            if match.decision is not None:
                yield lambda match=match, seat=match.decision.seat: match.imagine(seat, seed)

    return Engine(box.name, play, positions, imagined)


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


def counted(states: Iterator[tuple[Any, list[int]]]) -> Game:
    decisions = steps = 0
    for _, actions in states:
        decisions += len(actions) > 1
        steps += 1
    return Game(decisions, steps)


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

    def positions(seed: int) -> Iterator[Callable[[], Any]]:
        for state, actions in states(seed):
            if len(actions) > 1:
                yield state.clone

    return Engine(f"open_spiel {name} (C++)", lambda seed: counted(states(seed)), positions)


def rlcard(name: str) -> Engine:
    import rlcard

    def states(seed: int) -> Iterator[tuple[Any, list[int]]]:
        dice, env = random.Random(seed), rlcard.make(name, config={"seed": seed})
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            yield env, actions
            state, _ = env.step(dice.choice(actions))

    def positions(seed: int) -> Iterator[Callable[[], Any]]:
        for env, actions in states(seed):
            if len(actions) > 1:
                yield lambda env=env: copy.deepcopy(env.game)

    return Engine(f"rlcard {name}", lambda seed: counted(states(seed)), positions)


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


def measured(engine: Engine, seconds: float, seed: int) -> dict[str, float]:
    """One round: figures by their names."""
    decisions = steps = count = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds or not count:
        game = engine.play(seed + count)
        decisions, steps, count = decisions + game.decisions, steps + game.steps, count + 1
    found = {"decisions/s": decisions / spent, "steps/s": steps / spent, "games/s": count / spent}
    if engine.positions is not None:
        found["clone µs"] = copy_cost(engine.positions, seconds / 2, seed)
    if engine.imagined is not None:
        found["imagine µs"] = copy_cost(engine.imagined, seconds / 2, seed)
    return found


def copy_cost(positions: Callable[[int], Iterator[Callable[[], Any]]], seconds: float, seed: int) -> float:
    """Mean microseconds of a copy, over decisions of all stages of a game."""
    costs: list[float] = []
    begun = process_time()
    while process_time() - begun < seconds or not costs:
        for ply, copy_it in enumerate(positions(seed)):
            if (ply + seed) % EVERY == 0:
                start = process_time()
                for _ in range(COPIES):
                    copy_it()
                costs.append(1e6 * (process_time() - start) / COPIES)
        seed += 1
    return fmean(costs)


def measured_apart(form: Path, game: str, seconds: float, seed: int) -> dict[str, float]:
    """One round of ours in a process of its own, with the sources or the extensions in a folder."""
    done = subprocess.run(
        [sys.executable, __file__, "--round", game, "--seconds", str(seconds), "--seed", str(seed)],
        env={**os.environ, "PYTHONPATH": str(form)},
        stdout=subprocess.PIPE,
        check=True,
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


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


def measure(seconds: float, rounds: int, compiled: Path) -> dict[str, Any]:
    forms = {"interpreted": ROOT / "src"}
    peers, absent = present_peers()
    if any(compiled.glob("*__mypyc*")):
        forms["compiled"] = compiled
    else:
        absent["compiled form"] = f"nothing in {compiled}; bench/compiled.py builds it"
    seen: dict[str, list[dict[str, float]]] = {}
    for i in range(rounds):
        for peer in peers:
            seen.setdefault(peer.name, []).append(measured(peer, seconds, 1000 * i))
        for game in games:
            for form, folder in forms.items():
                found = measured_apart(folder, game, seconds, 1000 * i)
                seen.setdefault(f"{game}, {form}", []).append(found)
    rows = {name: {key: median(each[key] for each in found) for key in found[0]} for name, found in seen.items()}
    return {"engines": rows, "ratios": ratios(rows), "replay": replay_cost(), "absent": absent, "python": sys.version}


def ratios(rows: dict[str, dict[str, float]]) -> dict[str, dict[str, float]]:
    """Ours to catanatron's; empty without it."""
    catan = next((row for name, row in rows.items() if name.startswith("catanatron")), None)
    if catan is None:
        return {}
    return {
        name: {
            "ticks": row["decisions/s"] / catan["steps/s"],
            "decisions": row["decisions/s"] / catan["decisions/s"],
            "clone": catan["clone µs"] / row["clone µs"],
        }
        for name, row in rows.items()
        if "imagine µs" in row
    }


def show(outcome: dict[str, Any]) -> None:
    columns = ("decisions/s", "steps/s", "games/s", "clone µs", "imagine µs")
    print(f"{'four players, random play':<32}" + "".join(f"{column:>13}" for column in columns))
    for name, row in outcome["engines"].items():
        figures = [
            f"{row[key]:,.1f}" if key in row and row[key] < 1000 else f"{row.get(key, 0):,.0f}" for key in columns
        ]
        print(f"{name:<32}" + "".join(f"{figure if figure != '0' else '-':>13}" for figure in figures))
    for name, why in outcome["absent"].items():
        print(f"{name:<32}absent ({why})")
    for name, ratio in outcome["ratios"].items():
        print(
            f"{name}: {ratio['ticks']:.1f} times the ticks/s of catanatron in decisions/s "
            f"({ratio['decisions']:.1f} times its decisions/s), clones {ratio['clone']:.1f} times as fast"
        )
    print(f"a finished record of Deus replays in {outcome['replay']['median_ms']:.1f} ms", end="")
    print(f" (worst of 12: {outcome['replay']['worst_ms']:.1f} ms)")


def main() -> None:
    parser = argparse.ArgumentParser(description="Random playouts and copies of our games and of peers, side by side.")
    parser.add_argument("--quick", action="store_true", help="a rough answer in half a minute")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--compiled", type=Path, default=ROOT / "build" / "compiled", help="where that form is built")
    parser.add_argument("--round", help=argparse.SUPPRESS)  # how it starts itself for one round of one of our games
    parser.add_argument("--seconds", type=float, help=argparse.SUPPRESS)
    parser.add_argument("--seed", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.round:
        print(json.dumps(measured(of_ours(games[arguments.round]), arguments.seconds, arguments.seed)))
        return
    outcome = measure(0.2, 2, arguments.compiled) if arguments.quick else measure(1.0, 5, arguments.compiled)
    print(json.dumps(outcome, indent=2)) if arguments.json else show(outcome)


if __name__ == "__main__":
    main()
