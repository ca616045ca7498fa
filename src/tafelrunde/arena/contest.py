"""Schedules a contest: every group of bots plays on all seats, from the same seeds."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, Final, NamedTuple

from ..bots import bot
from ..games import games
from ..kernel.game import UsageError, Value
from .one_game import GameSpec, derived_seed

FORMAT: Final = 1
LONGEST_NAME: Final = 100  # characters of a file name; file systems allow 255 bytes

GameKey = tuple[int, int]  # table and number of the game at this table


class Contest(NamedTuple):
    """Contest settings: `games` games at each table, and one table for each group of bots that fills the seats. With
    fewer bots than seats, a bot takes several seats."""

    game: str
    players: int
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    games: int
    seed: int

    @staticmethod
    def of(
        game: str, players: int, options: Mapping[str, object], bots: list[str], count: int, seed: int
    ) -> Contest:  # fmt: skip
        """Make a contest after checking game, options and bots."""
        engine = games[game]
        if len(set(bots)) != len(bots):
            raise UsageError("a bot is named twice; name each bot once")
        if count < 1:
            raise UsageError("the number of games must be at least 1")
        for name in bots:
            bot(name)
        chosen = engine.read_options(options)
        return Contest(engine.name, engine.read_players(players), chosen, tuple(bots), count, seed)

    def tables(self) -> list[tuple[str, ...]]:
        return list(combinations(self.bots, min(self.players, len(self.bots))))

    def schedule(self, record: bool = False) -> Iterator[tuple[GameKey, GameSpec]]:
        """All games. Games that differ only in the seating share a seed, so that the bots have the same luck."""
        for table, group in enumerate(self.tables()):
            rotations = seat_rotations(group, self.players)
            for number in range(self.games):
                seed = derived_seed(self.seed, number // len(rotations))
                seats = rotations[number % len(rotations)]
                yield (table, number), GameSpec(self.game, self.options, seats, seed, record)

    def header(self) -> dict[str, Any]:
        """The header of the results file. Results with equal headers belong to the same contest."""
        engine = games[self.game]
        about = {"arena": FORMAT, "rules_version": engine.rules_version, "component_hash": engine.hash_of(self.options)}
        return {**about, **self._asdict(), "bots": list(self.bots), "options": dict(self.options)}

    def file_name(self) -> str:
        """The default name of the results file, which is different for different contests."""
        defaults = {option.name: option.default for option in games[self.game].options}
        chosen = [f"{name}={value}" for name, value in self.options.items() if value != defaults.get(name)]
        about = [self.game, f"{self.players}p", *self.bots, *chosen, f"seed{self.seed}"]
        name = "-".join(re.sub(r"[^\w.+-]+", "_", part) for part in about)
        if len(name) > LONGEST_NAME:
            digest = hashlib.sha256(json.dumps(self.header() | {"games": 0}).encode()).hexdigest()[:12]
            name = f"{name[:LONGEST_NAME]}-{digest}"
        return f"arena-{name}.jsonl"


def seat_rotations(group: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """Seatings in which each bot takes each seat equally often; with fewer bots than seats, also equally many seats."""
    shifts = range(len(group)) if len(group) < players else range(1)
    lines = [tuple(group[(seat + shift) % len(group)] for seat in range(players)) for shift in shifts]
    turned = [line[-turn:] + line[:-turn] for turn in range(players) for line in lines]
    return list(dict.fromkeys(turned))
