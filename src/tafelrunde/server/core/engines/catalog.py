"""The catalog of engines: which older release plays the tables of which rules.

An engine is a folder into which an older wheel was installed (`pip install --target FOLDER/1.0 tafelrunde-1.0…whl`). A
table belongs to the engine that has its game, rules version and components.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple, Optional

from ....kernel.game import UsageError
from ..matches.pinned import has_rules_for
from ..matches.table_protocols import TableRow

PACKAGE: Final = "tafelrunde"


class Pin(NamedTuple):
    """The rules and components that a table is pinned to; its pack is part of the components."""

    game: str
    rules_version: int
    component_hash: str


def pin_of(table: TableRow) -> Pin:
    return Pin(table.game, table.rules_version, table.component_hash)


class Engines:
    """`rules` has the rules version of each game by engine, `known` the engine of each pin, or None if none has it."""

    def __init__(self, folder: Optional[Path]) -> None:
        self.folders: dict[str, Path] = {} if folder is None else _folders(folder)
        self.rules: dict[str, Mapping[str, int]] = {}
        self.known: dict[Pin, Optional[str]] = {}

    def of(self, table: TableRow) -> Optional[str]:
        """The engine that plays this table. Lessons have none: the learner restarts them under the current rules."""
        return None if table.lesson else self.known.get(pin_of(table))

    def can_play(self, table: TableRow) -> bool:
        """Whether this server or one of its engines has the rules of a table."""
        return has_rules_for(table) or self.of(table) is not None

    def candidates(self, pin: Pin) -> list[str]:
        """The engines with this version of the game, newest name first; their components may differ."""
        found = [name for name, rules in self.rules.items() if rules.get(pin.game) == pin.rules_version]
        return sorted(found, reverse=True)


def _folders(folder: Path) -> dict[str, Path]:
    if not folder.is_dir():
        raise UsageError(f"the folder of engines {folder} does not exist; create it, or leave out --engines")
    return {each.name: each.resolve() for each in sorted(folder.iterdir()) if (each / PACKAGE).is_dir()}
