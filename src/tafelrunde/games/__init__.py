"""The registry of games, found through the entry-point group `tafelrunde.games`: built-in ones and plug-ins.

Our tests check the built-in games. A plug-in is checked when it is loaded (plugin_check.py): one that cannot be
imported, lacks a text or cannot be played is rejected with one line in the log; the other games stay available.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final, NamedTuple, Optional

from ..kernel.corrections import mark
from ..kernel.game import Game, UsageError, find_games_with

GROUP: Final = "tafelrunde.games"
BUILT_IN: Final = f"{__name__}."
DEFAULT_COVER: Final = Path(__file__).with_name("cover.svg")  # of games without one

log = logging.getLogger(__name__)  # without a handler, warnings go to stderr


@cache
def _entries() -> dict[str, EntryPoint]:
    """By name. Of two games with one name the built-in one wins, or else the first."""
    installed = sorted(entry_points(group=GROUP), key=lambda entry: entry.value)
    found = {entry.name: entry for entry in installed if _is_built_in(entry)} or _built_in()
    for entry in installed:
        if found.setdefault(entry.name, entry).value != entry.value:
            log.warning("%s from %s is rejected: another game has that name", entry.name, entry.value)
    return dict(sorted(found.items()))


def _built_in() -> dict[str, EntryPoint]:
    """The built-in games, if the source is used without being installed."""
    names = sorted(
        path.parent.name for path in Path(__file__).parent.glob("*/game.py*")
    )  # also compiled, without source
    return {name: EntryPoint(name, f"{__name__}.{name}.game:{name.upper()}", GROUP) for name in names}


def look_again() -> None:
    """Find games that were added since the first access: in a browser each is fetched when it is asked for."""
    _entries.cache_clear()


def _is_built_in(entry: EntryPoint) -> bool:
    return entry.value.startswith(BUILT_IN)


class UnknownGame(UsageError, KeyError):
    """No game of that name is registered."""

    __str__ = UsageError.__str__


class GameRegistry(Mapping[str, Game]):
    """Games by name. Built-in ones are imported on first access, plug-ins when the registry is iterated."""

    def __getitem__(self, name: str) -> Game:
        return _open(name)

    def __contains__(self, name: object) -> bool:
        entry = _entries().get(name) if isinstance(name, str) else None
        return entry is not None and (_is_built_in(entry) or _load_plugin(entry.name).game is not None)

    def __iter__(self) -> Iterator[str]:
        return (name for name in _entries() if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


class _Plugin(NamedTuple):
    """A plug-in game, or the reason why it is rejected."""

    game: Optional[Game]
    fault: str = ""


@cache
def _load_plugin(name: str) -> _Plugin:
    """Import and check a game of another package. Its errors are logged and do not reach the others."""
    from .plugin_check import fault_of, in_one_line  # imports the words

    game: object = None
    try:
        game = _entries()[name].load()
        if isinstance(game, Game):
            mark(game)
        fault = fault_of(game, name)
    except (Exception, SystemExit) as wrong:
        fault = in_one_line(wrong)
    if fault or not isinstance(game, Game):
        log.warning("%s is rejected: %s; `tafelrunde check %s` says more", name, fault, name)
        return _Plugin(None, fault)
    return _Plugin(game)


@cache
def _open(name: str) -> Game:
    if name not in _entries():
        raise UnknownGame(f"there is no game {name[:40]!r}; there is: {', '.join(games)}")
    entry = _entries()[name]
    if not _is_built_in(entry):
        plugin = _load_plugin(name)
        if plugin.game is None:
            raise UnknownGame(f"{name} is rejected: {plugin.fault}; `tafelrunde check {name}` says more")
        return plugin.game
    game = entry.load()
    assert isinstance(game, Game)
    mark(game)
    return game


def load_unchecked(name: str) -> object:
    """The object of an entry point without any check, to look for its faults. Errors of its modules are raised."""
    if name not in _entries():
        raise UnknownGame(f"there is no game {name[:40]!r}; there is: {', '.join(_entries())}")
    game: object = _entries()[name].load()
    return game


def game_with_pack(name: str, pack: str = "", unfinished: bool = False) -> Game:
    """The game of this name; with the text of a pack, a copy patched by it. The component counts of an `unfinished`
    pack need not add up: its game is for display only."""
    if not pack:
        return _open(name)
    from .patched_games import patched_games  # most processes need no packs

    return patched_games.get(_open(name), _entries()[name], pack, unfinished)


games = GameRegistry()
find_games_with(game_with_pack)
