"""Changes every number of every component that can be corrected, one at a time, and looks whether play or scoring
changes with it.

    TAFELRUNDE_COMPONENTS=empty.toml python -m tests.conformance.corrections deus

A number behind the name of the game changes every third of them, say, alone.
The file makes every table remember what its rows are made of; it may be empty. Games of exploring players are played
first. A number is then changed in place, and positions in which its component came up are played on as before: another
question, another set of options, another position or another result shows that it counts. What these games did not
reach is looked for in positions that tests/conformance/arranged makes to order. One that changes nothing anywhere is
only words.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from itertools import zip_longest
from typing import Any, NamedTuple, Optional

from tafelrunde.cli.exploring_players import Exploration
from tafelrunde.games import games
from tafelrunde.kernel import corrections
from tafelrunde.kernel.effects import Effect, Phrase
from tafelrunde.kernel.game import Component, Game
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng, seeded
from tafelrunde.kernel.state import Event
from tests.conformance.arranged import ARRANGED
from tests.conformance.arranged.playing import Beginning, Playing

GAMES = {"deus": 28, "revive": 8, "tapestry": 0}  # of exploring players
STEP = 8  # choices from one position that is kept to the next
AHEAD = 5  # choices that are made again ...
LONG = 300  # ... from the beginning
NEAR = 16  # positions in which the component came up
FAR = 24  # others, where it did not count in these
WAYS = 6  # in which an arranged position is played on ...
ON = 12  # ... for so many choices
NOT_PRINTED = {"self", "id", "number", "parts", "source", "sources", "evidence", "basis", "printed", "expansion"}
SHAPES = {"reach", "reeds"}  # sets of plots
# Looked up once, when a card is made: a card that is corrected is made again, a number that is changed here is not.
KINDS = {
    "On.event", "Lasting.rule", "ThisEra.bits", "Continuous.bits", "Reply.window", "Reply.deed", "Plots.rows",
    "Plots.columns", "Plots.places", "Plots.grid", "Half.effects", "WheneverAdvance.track",
    "Half.shown",  # the words and the picture of the same effect
}  # fmt: skip
# These level charts are only used without the arts track, where there are no landmark cards.
NO_GOALS = {"underachiever", "average", "slightly_intimidating", "somewhat_awesome"}
FRAMES = {"ThisEra", "Continuous", "On", "Reply", "Plots"}  # what they hold is carried out, not they

Trace = list[object]


class Number(NamedTuple):
    """A number of a component: `part` of `owner`, or one of several there, which `at` leads to."""

    name: str
    kind: str
    id: str
    owner: Any
    part: str
    at: tuple[int, ...]
    effect: Optional[Effect[Any, Any]]  # of the component, that it is a part of

    def get(self) -> int:
        value = getattr(self.owner, self.part)
        for at in self.at:
            value = value[at]
        return int(value)

    def set(self, number: int) -> None:
        setattr(self.owner, self.part, replaced(getattr(self.owner, self.part), self.at, number))


def replaced(value: Any, at: tuple[int, ...], number: int) -> Any:
    if not at:
        return number
    parts = list(value)
    parts[at[0]] = replaced(parts[at[0]], at[1:], number)
    return tuple(parts)


def numbers_of(game: Game) -> list[Number]:
    """What an owner of the box could write another number for."""
    home = f"tafelrunde.games.{game.name}."
    found: list[Number] = []
    tables = corrections.in_force().tables.get(game.name, ())
    names = {id(row): name for table in tables for name, row in table.rows.items()}
    for row, made_of in corrections.in_force().given.values():
        if type(row).__module__.startswith(home):
            made_of.apply_defaults()
            name, kind = names.get(id(row)) or str(made_of.arguments["id"]), type(row).__name__
            for part, value in made_of.arguments.items():
                if part not in NOT_PRINTED | SHAPES:
                    found += numbers_in(value, Number(f"{kind} {name} {part}", kind, name, row, part, (), None))
    return [number for number in found if not (number.part == "goals" and number.id in NO_GOALS)]


def numbers_in(value: Any, place: Number) -> Iterator[Number]:
    if isinstance(value, bool) or value is None:
        return
    if isinstance(value, int):
        if hasattr(place.owner, place.part) and value >= 0:  # below nought there is none
            yield place
    elif isinstance(value, (tuple, list)):
        for at, each in enumerate(value):
            yield from numbers_in(each, place._replace(name=f"{place.name}[{at}]", at=(*place.at, at)))
    elif isinstance(value, Phrase) or type(value).__module__.startswith("tafelrunde.games."):
        for part, inner in attributes(value):
            called = f"{type(value).__name__}.{part}"
            if called not in KINDS:
                effect = place.effect
                if effect is None and isinstance(value, Effect) and type(value).__name__ not in FRAMES:
                    effect = value
                inside = place._replace(name=f"{place.name} {called}", owner=value, part=part, at=(), effect=effect)
                yield from numbers_in(inner, inside)


def attributes(thing: Any) -> list[tuple[str, Any]]:
    names = list(getattr(thing, "__dict__", ())) or [
        slot for kind in type(thing).__mro__ for slot in getattr(kind, "__slots__", ())
    ]
    return [(name, getattr(thing, name)) for name in names if name not in NOT_PRINTED and hasattr(thing, name)]


class Place:
    """From this position on these choices are made again; what happens if nothing is changed."""

    def __init__(self, begin: Beginning, codes: list[int]) -> None:
        self._begin = begin
        self._codes = codes
        self._before: Optional[Trace] = None

    def look(self) -> None:
        if self._before is None:
            self._before = self._trace()
            assert self._trace() == self._before, "what happens here is not always the same"

    def differs(self) -> bool:
        """Looks no further than to the first difference."""
        assert self._before is not None
        try:
            return any(now != before for now, before in zip_longest(self._steps(), self._before))
        except Exception:  # the game cannot go on with that number, so it counts
            return True

    def _trace(self) -> Trace:
        return list(self._steps())

    def _steps(self) -> Iterator[object]:
        """What is offered after each choice, and the position at the beginning and at the end."""
        match = self._begin()
        yield match.hash()
        for code in self._codes:
            if match.decision is None or code not in match.decision.options:
                yield "another question"
                return
            match.choose(code)
            yield match.decision and list(match.decision.options)
        yield match.hash()
        if match.decision is None:
            yield match.result and (match.result.scores, match.result.winners, match.result.breakdown)


class Places(NamedTuple):
    """Positions of finished games."""

    near: dict[str, list[Place]]  # ids of components -> where they came up
    far: list[Place]


def explored(game: Game) -> Places:
    exploration = Exploration(game)
    near: dict[str, list[Place]] = {}
    ends: list[Place] = []
    begins: list[Place] = []
    every: list[Place] = []
    for seed in range(GAMES[game.name]):
        begin, match, places = play(game, exploration, seed)
        for event in match.events():
            for component in components_of(event, game):
                near.setdefault(component.id, []).append(places[max(0, event.ply - 1)])
        begins.append(Place(begin, match.codes[:LONG]))
        ends.append(places[-1])
        every += places
    return Places(near, [*ends, *begins[:2], *every[:: max(1, len(every) // FAR)]])


def play(game: Game, exploration: Exploration, seed: int) -> tuple[Callable[[], Match], Match, list[Place]]:
    """A finished game, how it begins, and a place shortly before each choice."""
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
    places = [
        Place(positions[at // STEP].clone, match.codes[at - at % STEP : at + AHEAD]) for at in range(len(match.codes))
    ]
    return begin, match, places


def components_of(event: Event, game: Game) -> Iterator[Component]:
    for kind, number in {**event.facts, **event.private}.items():
        component = game.numbered.get((kind.split("_")[0], number)) if isinstance(number, int) else None
        if component is not None:
            yield component


def arranged(name: str, number: Number) -> Iterator[Place]:
    """Positions made to order, each played on by chance in some ways."""
    for begin in ARRANGED[name](number.kind, number.id, number.effect) if name in ARRANGED else ():
        for way in range(WAYS if begin().decision is not None else 1):
            yield Place(begin, on_by_chance(begin(), way, seeded(way)))


def on_by_chance(match: Playing, way: int, dice: Rng) -> list[int]:
    """The first answer is another one in every way."""
    while match.decision is not None and len(match.codes) < ON:
        options = match.decision.options
        match.choose(options[dice.below(len(options)) if match.codes else way % len(options)])
    return match.codes


def counts(number: Number, places: Places, made: list[Place]) -> bool:
    """In positions made to order, in those where its component came up, or else in others."""
    came_up = places.near.get(number.id, [])
    near = came_up[:: max(1, len(came_up) // NEAR)][:NEAR]
    different = others(number.get())
    return (
        differs(number, different, made)
        or differs(number, different, near)
        or differs(number, different[-2:], places.far)
    )


def differs(number: Number, different: list[int], places: list[Place]) -> bool:
    first = number.get()
    try:
        for other in different:
            for place in places:
                number.set(first)
                place.look()
                number.set(other)
                if place.differs():
                    return True
    finally:
        number.set(first)
    return False


def made_to_order(name: str, number: Number) -> list[Place]:
    key = (number.kind, number.id, id(number.effect))
    if key not in _made:
        _made[key] = list(arranged(name, number))
    return _made[key]


_made: dict[tuple[str, str, int], list[Place]] = {}


def others(number: int) -> list[int]:
    """A little more or less; next to nothing, for a limit that is seldom reached."""
    return [each for each in (number - 1, 0, 1, number + 3, number + 1, number + 9) if each >= 0 and each != number]


def main(name: str, every: int = 1) -> None:
    game = games[name]
    places = explored(game)
    numbers = numbers_of(game)[::every]
    idle = [number.name for number in numbers if not counts(number, places, made_to_order(name, number))]
    print(json.dumps({"numbers": len(numbers), "idle": idle}))


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
