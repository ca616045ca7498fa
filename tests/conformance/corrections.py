"""Changes every number of every component that can be corrected, one at a time, and looks whether play or scoring
changes with it.

    TAFELRUNDE_COMPONENTS=empty.toml python -m tests.conformance.corrections deus

The file makes every table remember what its rows are made of; it may be empty. Games of exploring players are played
first. A number is then changed in place, and positions in which its component came up are played on as before: another
question, another set of options, another position or another result shows that it counts. One that changes nothing
anywhere is only words.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from tafelrunde.cli.exploring import Exploration
from tafelrunde.games import games
from tafelrunde.kernel import corrections
from tafelrunde.kernel.effects import Phrase
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import seeded

GAMES = 28
STEP = 8  # choices from one position that is kept to the next
AHEAD = 5  # choices that are made again ...
LONG = 300  # ... from the beginning
NEAR = 16  # positions in which the component came up
FAR = 24  # others, where it did not count in these
NOT_PRINTED = {"self", "id", "number", "parts", "source", "sources", "evidence", "basis", "printed"}

Trace = list[object]


class Number(NamedTuple):
    """A number of a component: `part` of `owner`, or one of several there."""

    name: str
    id: str
    owner: Any
    part: str
    at: int

    def get(self) -> int:
        value = getattr(self.owner, self.part)
        return int(value[self.at] if self.at >= 0 else value)

    def set(self, number: int) -> None:
        if self.at < 0:
            setattr(self.owner, self.part, number)
            return
        numbers = list(getattr(self.owner, self.part))
        numbers[self.at] = number
        setattr(self.owner, self.part, tuple(numbers))


def numbers_of(game: Game) -> list[Number]:
    """What an owner of the box could write another number for."""
    home = f"tafelrunde.games.{game.name}."
    found: list[Number] = []
    for row, made_of in corrections._given.values():
        if type(row).__module__.startswith(home):
            id = str(made_of.arguments["id"])
            for part, value in made_of.arguments.items():
                if part not in NOT_PRINTED:
                    found += numbers_in(value, f"{type(row).__name__} {id} {part}", id, row, part)
    return found


def numbers_in(value: Any, name: str, id: str, owner: Any, part: str) -> Iterator[Number]:
    if isinstance(value, bool) or value is None:
        return
    if isinstance(value, int):
        if hasattr(owner, part):
            yield Number(name, id, owner, part, -1)
    elif isinstance(value, (tuple, list)):
        for at, each in enumerate(value):
            if isinstance(each, int) and not isinstance(each, bool) and hasattr(owner, part):
                yield Number(f"{name}[{at}]", id, owner, part, at)
            else:
                yield from numbers_in(each, f"{name}[{at}]", id, owner, part)
    elif isinstance(value, Phrase) or type(value).__module__.startswith("tafelrunde.games."):
        for part_of, inner in attributes(value):
            yield from numbers_in(inner, f"{name} {type(value).__name__}.{part_of}", id, value, part_of)


def attributes(thing: Any) -> list[tuple[str, Any]]:
    names = list(getattr(thing, "__dict__", ())) or [
        slot for kind in type(thing).__mro__ for slot in getattr(kind, "__slots__", ())
    ]
    return [(name, getattr(thing, name)) for name in names if name not in NOT_PRINTED and hasattr(thing, name)]


class Played(NamedTuple):
    """A finished game: the position before every few choices, and all choices."""

    begin: Callable[[], Match]
    positions: list[Match]
    codes: list[int]
    came_up: dict[str, list[int]]  # ids of components -> choices that brought them up


def play(game: Game, exploration: Exploration, seed: int) -> Played:
    dice = seeded(seed)
    options = exploration.options(dice) if seed else {}
    players = game.players[seed % len(game.players)]

    def begin() -> Match:
        return Match(type(game)(), players, seed, options)  # a box that is opened again, with what is changed

    match = begin()
    seats = exploration.seat_players(players, dice)
    positions = []
    while match.decision is not None:
        if len(match.codes) % STEP == 0:
            positions.append(match.clone())
        match.choose(seats[match.decision.seat].choose(match, dice))
    exploration.learn_from(seats, match.options)
    came_up: dict[str, list[int]] = {}
    for event in match.events():
        for kind, number in {**event.facts, **event.whisper}.items():
            component = game.numbered.get((kind.split("_")[0], number)) if isinstance(number, int) else None
            if component is not None:
                came_up.setdefault(component.id, []).append(max(0, event.ply - 1))
    return Played(begin, positions, match.codes, came_up)


def trace(played: Played, at: int) -> Trace:
    """What happens if the same choices are made from shortly before that one on."""
    match = played.positions[at // STEP].clone() if at else played.begin()
    seen: Trace = [match.hash()]
    for code in played.codes[at - at % STEP : at + (AHEAD if at else LONG)]:
        if match.decision is None or code not in match.decision.options:
            return [*seen, "another question"]
        match.choose(code)
        seen.append(match.hash())
    if match.decision is None:
        seen.append(match.result.breakdown)
    return seen


class Looked:
    """The positions to look at, each with what happens there when nothing is changed."""

    def __init__(self, games_played: list[Played]) -> None:
        self._games = games_played
        self._before: dict[tuple[int, int], Trace] = {}
        every = [(n, at) for n, played in enumerate(games_played) for at in range(len(played.codes))]
        begins = [(0, 0), (1, 0)]
        ends = [(n, len(played.codes) - 1) for n, played in enumerate(games_played)]
        self._far = [*ends, *begins, *every[:: max(1, len(every) // FAR)]]

    def counts(self, number: Number) -> bool:
        """In positions where its component came up, or else in others."""
        came_up = [(n, at) for n, played in enumerate(self._games) for at in played.came_up.get(number.id, ())]
        near = came_up[:: max(1, len(came_up) // NEAR)][:NEAR]
        for place in (*near, *self._far):  # before anything is changed
            if place not in self._before:
                self._before[place] = trace(self._games[place[0]], place[1])
        first = number.get()
        try:
            return any(self._differs(number, other, near) for other in others(first)) or any(
                self._differs(number, other, self._far) for other in others(first)[-2:]
            )
        finally:
            number.set(first)

    def _differs(self, number: Number, other: int, places: list[tuple[int, int]]) -> bool:
        number.set(other)
        for n, at in places:
            try:
                if trace(self._games[n], at) != self._before[n, at]:
                    return True
            except Exception:  # the game cannot go on with that number, so it counts
                return True
        return False


def others(number: int) -> list[int]:
    """A little more or less; next to nothing, for a limit that is seldom reached."""
    return [each for each in (number - 1, 0, 1, number + 3, number + 1, number + 9) if each >= 0 and each != number]


def main(name: str) -> None:
    game = games[name]
    exploration = Exploration(game)
    looked = Looked([play(game, exploration, seed) for seed in range(GAMES)])
    numbers = numbers_of(game)
    idle = [number.name for number in numbers if not looked.counts(number)]
    print(json.dumps({"numbers": len(numbers), "idle": idle}))


if __name__ == "__main__":
    main(sys.argv[1])
