"""The boxes on the shelf. Games are found through the entry-point group `tafelrunde.games`, ours and others'."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from ..kernel.corrections import mark
from ..kernel.game import BadUse, Game
from ..kernel.record import find_games_with

GROUP: Final = "tafelrunde.games"
PLAIN_COVER: Final = Path(__file__).with_name("cover.svg")  # of games that bring none


@cache
def _shelf() -> dict[str, EntryPoint]:
    found = {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}
    return found or _own()


def _own() -> dict[str, EntryPoint]:
    """Our boxes, where the source is used without being installed."""
    names = sorted(path.parent.name for path in Path(__file__).parent.glob("*/game.py"))
    return {name: EntryPoint(name, f"{__name__}.{name}.game:{name.upper()}", GROUP) for name in names}


class UnknownGame(BadUse, KeyError):
    """No box of that name stands on the shelf."""

    __str__ = BadUse.__str__


class Shelf(Mapping[str, Game]):
    """Games by name; a box is opened when it is first asked for."""

    def __getitem__(self, name: str) -> Game:
        return _open(name)

    def __contains__(self, name: object) -> bool:
        return name in _shelf()

    def __iter__(self) -> Iterator[str]:
        return iter(_shelf())

    def __len__(self) -> int:
        return len(_shelf())


@cache
def _open(name: str) -> Game:
    if name not in _shelf():
        raise UnknownGame(f"there is no game {name[:40]!r}; there is: {', '.join(_shelf())}")
    game = _shelf()[name].load()
    assert isinstance(game, Game)
    mark(game)
    return game


games = Shelf()
find_games_with(_open)
