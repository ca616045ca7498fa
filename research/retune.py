"""Searches for better invented values, so that games of a bot against itself match the known figures of the printed
game.

    python research/retune.py revive --minutes 9 --jobs 16 --state revive.json --out revive.toml

knobs.py has what may change, balance.py the targets. A candidate is the game with some knobs changed; bots play it in a
process of its own, and its cost is the sum of the missed targets. Each round measures variations of the best so far,
and replays the best themselves, so that none leads by luck. The state file keeps all measurements: the same command
continues an interrupted search. The best candidate is written as a corrections file, which balance.py and every command
of tafelrunde take with --components.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from balance import TARGETS, summary
from knobs import KNOBS

BALANCE = Path(__file__).with_name("balance.py")
SEEDS = 1000  # between the games of one measurement of a candidate and those of the next
PER_KNOB = 0.004  # what it costs to turn one, so that what does not matter stays as it is
LEADERS = 4

Candidate = tuple[int, ...]  # the setting of each knob


class State:
    """All games played so far, by candidate, in a file that is written after each round."""

    def __init__(self, path: Path, knobs: Sequence[str], game: str) -> None:
        self._path = path
        self._knobs = list(knobs)
        self._game = game
        self.played: dict[Candidate, list[Any]] = {}
        if path.exists():
            kept = json.loads(path.read_text())
            if kept["knobs"] != self._knobs:
                raise SystemExit(f"{path} was written with other knobs; name another file with --state")
            self.played = {tuple(entry["candidate"]): entry["games"] for entry in kept["candidates"]}

    def save(self) -> None:
        rows = [{"candidate": list(candidate), "games": games} for candidate, games in self.played.items()]
        half = self._path.with_suffix(".half")
        half.write_text(json.dumps({"knobs": self._knobs, "candidates": rows}))
        half.replace(self._path)

    def cost(self, candidate: Candidate) -> float:
        found = summary(self._game, self.played[candidate])
        missed: float = sum(found["misses"].values())
        return missed + PER_KNOB * sum(setting > 0 for setting in candidate)

    def best(self, number: int) -> list[Candidate]:
        """Those that cost least. Who has played little is trusted less."""
        most = max(len(games) for games in self.played.values())
        return sorted(self.played, key=lambda each: self.cost(each) * (1 + 0.1 * (1 - len(self.played[each]) / most)))[
            :number
        ]


def corrections(game: str, candidate: Candidate) -> str:
    """The corrections file of a candidate."""
    rows: dict[tuple[str, str], dict[str, object]] = {}
    for settings, turned in zip(KNOBS[game].values(), candidate, strict=True):
        for component, parts in settings[turned].items():
            rows.setdefault(component, {}).update(parts)
    lines = []
    for (kind, id), parts in rows.items():
        lines.append(f'[{game}.{kind}."{id}"]')
        lines += [f"{part} = {json.dumps(value)}" for part, value in parts.items()]
    return "\n".join(lines) + "\n"


def measure(job: tuple[str, str, Candidate, str, int, int]) -> tuple[Candidate, list[Any]]:
    """Games of a candidate, in a process of its own, because a box is opened once."""
    game, bot, candidate, players, games, seed = job
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "candidate.toml"
        file.write_text(corrections(game, candidate))
        words = ["--components", str(file), "--bot", bot, "--players", players, "--games", str(games)]
        command = [sys.executable, str(BALANCE), game, *words, "--seed", str(seed), "--jobs", "1", "--games-only"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{describe(game, candidate)}: {done.stderr}")
    return candidate, json.loads(done.stdout)


def vary(candidate: Candidate, sizes: Sequence[int], dice: random.Random) -> Candidate:
    """One to three knobs turned."""
    varied = list(candidate)
    for knob in dice.sample(range(len(sizes)), dice.choice((1, 1, 2, 2, 3))):
        varied[knob] = dice.choice([setting for setting in range(sizes[knob]) if setting != varied[knob]])
    return tuple(varied)


def describe(game: str, candidate: Candidate) -> str:
    turned = [f"{name} {setting}" for name, setting in zip(KNOBS[game], candidate, strict=True) if setting]
    return ", ".join(turned) or "as it is"


def refuse_what_is_established(game: str) -> None:
    """A knob may turn only what is marked as reconstructed."""
    from tafelrunde.games import games
    from tafelrunde.kernel.game import RECONSTRUCTED

    sources = {(component.kind, component.id): component.sources for component in games[game].components}
    for settings in KNOBS[game].values():
        for setting in settings:
            for kind, id in setting:
                known = sources.get((kind, id), {"": RECONSTRUCTED})
                if RECONSTRUCTED not in known.values():
                    raise SystemExit(f"{kind} {id} is established: {known}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(game for game in TARGETS if KNOBS.get(game)))
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--players", default="3,4")
    parser.add_argument("--games", type=int, default=6, help="of a candidate in a round, for each number of players")
    parser.add_argument("--minutes", type=float, default=9)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--state", type=Path, default=Path("retune.json"))
    parser.add_argument("--out", type=Path, default=Path("retuned.toml"))
    parser.add_argument("--begin", default="", help="settings of knobs to begin with, such as '0,1,2'")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game, knobs = arguments.game, KNOBS[arguments.game]
    refuse_what_is_established(game)
    state, dice = State(arguments.state, list(knobs), game), random.Random(arguments.seed)
    sizes = [len(settings) for settings in knobs.values()]
    first = tuple(int(setting) for setting in arguments.begin.split(",")) if arguments.begin else (0,) * len(knobs)
    end = time.monotonic() + 60 * arguments.minutes
    with ThreadPoolExecutor(arguments.jobs) as pool:
        while time.monotonic() < end:
            leaders = state.best(LEADERS) if state.played else [first]
            varied = {vary(dice.choice(leaders), sizes, dice) for _ in range(4 * arguments.jobs)} - set(state.played)
            todo = [*leaders, *sorted(varied)[: max(1, arguments.jobs - len(leaders))]]
            jobs = [
                (game, arguments.bot, each, arguments.players, arguments.games, seed_of(state.played, each))
                for each in todo
            ]
            for candidate, played in pool.map(measure, jobs):
                state.played.setdefault(candidate, []).extend(played)
            state.save()
            best = state.best(1)[0]
            arguments.out.write_text(corrections(game, best))
            print(f"{len(state.played)} measured; best {state.cost(best):.3f} after {len(state.played[best])} games: "
                  f"{describe(game, best)}", flush=True)  # fmt: skip
    for candidate in state.best(LEADERS):
        print(f"{state.cost(candidate):.3f} {len(state.played[candidate]):>5} games  {describe(game, candidate)}")
    print(f"--begin {','.join(map(str, state.best(1)[0]))}\nwritten to {arguments.out}")


def seed_of(played: Mapping[Candidate, list[Any]], candidate: Candidate) -> int:
    """The same first games for all; then others, so that a leader is not chosen by its luck."""
    return 1 + SEEDS * (len(played.get(candidate, [])) > 0) + len(played.get(candidate, []))


if __name__ == "__main__":
    main()
