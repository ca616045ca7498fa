"""Checks of observations: their size, their range, and that they hold every field that a seat sees."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any, Final

from ..games.default_game import DefaultGame
from ..games.defaults.observation import declared_fields
from ..kernel.field_info import INTERNAL
from ..kernel.game import Game, UsageError, View
from ..kernel.match import Match
from ..kernel.state import SPECTATOR
from .positions import at_every_question, last_values

LOOKED_AT: Final = 60  # questions of a game
EVERY: Final = 31  # questions between two at which the fields are looked for
MARGIN: Final = 8  # numbers on either side of a part, which it must not touch

Path = tuple[str, ...]  # of an entry in a view; those of all seats have the same


def numbers(game: Game) -> Iterator[str]:
    """The same size for any number of players, from 0 to 1, and only for a seat."""
    for players in game.players:
        for n, match in enumerate(at_every_question(game, players, players)):
            if n == LOOKED_AT:
                break
            for problem in faults_of(game, match.view(n % players)):
                yield f"{players} players: {problem}"
                return
    try:
        game.ai.observation(Match(game, game.players[0], 1).view(SPECTATOR))
        yield "a spectator gets an observation"
    except UsageError:
        pass


def faults_of(game: Game, view: View) -> Iterator[str]:
    for part in game.ai.observation_layout:
        row = array("f", bytes(4 * (part.size + 2 * MARGIN)))
        part.write(view, row, MARGIN)
        if any(row[:MARGIN]) or any(row[MARGIN + part.size :]):
            yield f"{part.name} writes beyond its {part.size} numbers"
        if not all(0 <= number <= 1 for number in row):
            yield f"{part.name} has a number below 0 or above 1"


def fields(game: Game) -> Iterator[str]:
    """Every declared field that views show is read by a part."""
    if not isinstance(game, DefaultGame):
        return
    shown: set[Path] = set()
    read: set[Path] = set()
    for options in ({}, last_values(game)):
        for n, match in enumerate(at_every_question(game, game.players[-1], 5, options)):
            if n % EVERY == 0:
                view = match.view(n % match.players)
                shown |= {path for path in _of_fields(match.state) if _is_in(view, path)}
                _read_by(game.ai.observation_layout, view, read)
    for path in sorted(shown - read):
        name = ".".join(path).replace("seats.", "of the seats, ", 1)
        yield (
            f"the field {name} is seen, and no part of the observation reads it: declare its kind (of, one, by) or its "
            "bound (most), or add a reader"
        )


def _of_fields(table: Any) -> Iterator[Path]:
    """The entries in which views show the declared fields, those of hidden ones included."""
    for within, owner in (((), table), (("seats",), table.players[0])):
        for field in declared_fields(owner):
            if field.seen != INTERNAL:
                yield (*within, *field.entry.split("."))
                yield (*within, *f"{field.entry}_count".split("."))


def _is_in(view: View, path: Path) -> bool:
    held: Any = view
    for name in path:
        held = held[0] if isinstance(held, list) else held
        if not isinstance(held, dict) or name not in held:
            return False
        held = held[name]
    return True


def _read_by(parts: Any, view: View, read: set[Path]) -> None:
    watched = _Watched(view, (), read)
    for part in parts:
        part.write(watched, array("f", bytes(4 * part.size)), 0)


class _Watched(dict[str, Any]):
    """A mapping of a view that notes which of its entries are read."""

    def __init__(self, entries: View, path: Path, read: set[Path]) -> None:
        super().__init__({name: _watched(value, (*path, name), read) for name, value in entries.items()})
        self.path = path
        self.read = read

    def __getitem__(self, name: str) -> Any:
        self.read.add((*self.path, name))
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self.read.add((*self.path, name))
        return super().get(name, default)


def _watched(value: Any, path: Path, read: set[Path]) -> Any:
    if isinstance(value, dict):
        return _Watched(value, path, read)
    return [_watched(inner, path, read) for inner in value] if isinstance(value, list) else value
