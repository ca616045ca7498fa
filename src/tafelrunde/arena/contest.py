"""What is to be played: every group of bots that fits a table, on all seats, from the same seeds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, Final, NamedTuple

from ..bots import bot
from ..games import games
from ..kernel.game import BadUse, Value
from .playing import Sitting, seed_of

FORMAT: Final = 1

Key = tuple[int, int]  # table, and number of the game at it


class Contest(NamedTuple):
    """`games` are played at each table. If there are more bots than seats, each group that fills a table has one; if
    there are fewer, they sit down several times."""

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
        """Checked: the game knows the options, and the bots are known."""
        box = games[game]
        if len(set(bots)) != len(bots):
            raise BadUse("a bot is named twice; each is to be named once")
        if count < 1:
            raise BadUse("at least one game is needed")
        for name in bots:
            bot(name)
        return Contest(box.name, box.read_players(players), box.read_options(options), tuple(bots), count, seed)

    def tables(self) -> list[tuple[str, ...]]:
        return list(combinations(self.bots, min(self.players, len(self.bots))))

    def sittings(self, record: bool = False) -> Iterator[tuple[Key, Sitting]]:
        """Games that differ only in who sits where share a seed, so that luck is shared out too."""
        for table, group in enumerate(self.tables()):
            seatings = seatings_of(group, self.players)
            for number in range(self.games):
                seed = seed_of(self.seed, number // len(seatings))
                seats = seatings[number % len(seatings)]
                yield (table, number), Sitting(self.game, self.options, seats, seed, record)

    def header(self) -> dict[str, Any]:
        """All that must agree for results to belong together."""
        box = games[self.game]
        about = {"arena": FORMAT, "rules_version": box.rules_version, "component_hash": box.hash_of(self.options)}
        return {**about, **self._asdict(), "bots": list(self.bots), "options": dict(self.options)}


def seatings_of(group: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """Each bot on each seat equally often; with fewer bots than seats, each as often alone as not."""
    shifts = range(len(group)) if len(group) < players else range(1)
    lines = [tuple(group[(seat + shift) % len(group)] for seat in range(players)) for shift in shifts]
    turned = [line[-turn:] + line[:-turn] for turn in range(players) for line in lines]
    return list(dict.fromkeys(turned))
