"""The boxes on the shelf. Games are found through the entry-point group `tafelrunde.games`, ours and others'.

Ours are held to their words and laws by our tests. A game of another package is tried out before it is put on the shelf
(trial.py): one that cannot be imported, lacks a text or cannot be played is left off, with one line in the log that
says what is missing, and all others stay as they are.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final, NamedTuple, Optional

from ..kernel.corrections import mark
from ..kernel.game import BadUse, Game
from ..kernel.record import find_games_with

GROUP: Final = "tafelrunde.games"
OURS: Final = f"{__name__}."
PLAIN_COVER: Final = Path(__file__).with_name("cover.svg")  # of games that bring none

log = logging.getLogger(__name__)  # where nobody listens, warnings go to stderr


@cache
def _entries() -> dict[str, EntryPoint]:
    """By name. Of two games of one name ours counts, or else the first."""
    installed = sorted(entry_points(group=GROUP), key=lambda entry: entry.value)
    found = {entry.name: entry for entry in installed if _is_ours(entry)} or _own()
    for entry in installed:
        if found.setdefault(entry.name, entry).value != entry.value:
            log.warning("%s from %s is left off the shelf: there is a game of that name", entry.name, entry.value)
    return dict(sorted(found.items()))


def _own() -> dict[str, EntryPoint]:
    """Our boxes, where the source is used without being installed."""
    names = sorted(path.parent.name for path in Path(__file__).parent.glob("*/game.py"))
    return {name: EntryPoint(name, f"{__name__}.{name}.game:{name.upper()}", GROUP) for name in names}


def _is_ours(entry: EntryPoint) -> bool:
    return entry.value.startswith(OURS)


class UnknownGame(BadUse, KeyError):
    """No box of that name stands on the shelf."""

    __str__ = BadUse.__str__


class Shelf(Mapping[str, Game]):
    """Games by name. A box of ours is opened when it is first asked for, others as soon as the shelf is looked over."""

    def __getitem__(self, name: str) -> Game:
        return _open(name)

    def __contains__(self, name: object) -> bool:
        entry = _entries().get(name) if isinstance(name, str) else None
        return entry is not None and (_is_ours(entry) or _taken_out(entry.name).game is not None)

    def __iter__(self) -> Iterator[str]:
        return (name for name in _entries() if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


class _TakenOut(NamedTuple):
    """What was found behind a name: a game, or the reason why it is left off the shelf."""

    game: Optional[Game]
    fault: str = ""


@cache
def _taken_out(name: str) -> _TakenOut:
    """A game of another package, once it was tried out. Whatever it does, the others go on."""
    from .trial import fault_of, in_one_line  # it loads the words

    game: object = None
    try:
        game = _entries()[name].load()
        if isinstance(game, Game):
            mark(game)
        fault = fault_of(game, name)
    except (Exception, SystemExit) as wrong:
        fault = in_one_line(wrong)
    if fault or not isinstance(game, Game):
        log.warning("%s is left off the shelf: %s; `tafelrunde check %s` says more", name, fault, name)
        return _TakenOut(None, fault)
    return _TakenOut(game)


@cache
def _open(name: str) -> Game:
    if name not in _entries():
        raise UnknownGame(f"there is no game {name[:40]!r}; there is: {', '.join(games)}")
    entry = _entries()[name]
    if not _is_ours(entry):
        taken = _taken_out(name)
        if taken.game is None:
            raise UnknownGame(f"{name} is left off the shelf: {taken.fault}; `tafelrunde check {name}` says more")
        return taken.game
    game = entry.load()
    assert isinstance(game, Game)
    mark(game)
    return game


def load_unseen(name: str) -> object:
    """What an entry point holds, whether or not it can stand on the shelf: for who looks for its faults. Raises what
    its modules raise."""
    if name not in _entries():
        raise UnknownGame(f"there is no game {name[:40]!r}; there is: {', '.join(_entries())}")
    game: object = _entries()[name].load()
    return game


def forget_shelf() -> None:
    """Look again at what is installed."""
    for remembered in (_entries, _taken_out, _open):
        remembered.cache_clear()


def box_with(name: str, pack: str = "", unfinished: bool = False) -> Game:
    """The game of this name; with the text of a pack, a copy of its box that holds to it. An `unfinished` pack makes a
    box to look at, whose copies need not add up."""
    if not pack:
        return _open(name)
    from .copies import copies  # who plays without packs need not load it

    return copies.get(_open(name), _entries()[name], pack, unfinished)


games = Shelf()
find_games_with(box_with)
