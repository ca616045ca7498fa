"""The zones of a state, as the declared fields list them: where the things of a kind lie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from .field_info import PART, FieldInfo
from .hexes import mask, members
from .state import State


class Zone(NamedTuple):
    """A declared field that holds things, of the table or of a player."""

    part: Any
    field: FieldInfo

    @property
    def things(self) -> list[int]:
        held = getattr(self.part, self.field.name)
        return members(held) if self.field.type == "int" else list(held)

    def lay(self, things: list[int]) -> None:
        """Replace what lies here."""
        setattr(self.part, self.field.name, mask(things) if self.field.type == "int" else things)

    def __str__(self) -> str:
        owner = f" of seat {self.part.seat}" if hasattr(self.part, "seat") else ""
        return f"{self.field.name}{owner}"


def parts_of(state: State) -> Iterator[tuple[Any, int]]:
    """Everything that declares fields, with the seat before which it lies, -1 on the table: the table, the players, and
    their parts, and opponents that the rules play."""
    waiting: list[tuple[Any, int]] = [(state, -1), *((part, -1) for part in state.further_parts())]
    waiting += [(player, player.seat) for player in getattr(state, "players", ())]
    for part, seat in waiting:
        yield part, seat
        waiting += [(getattr(part, field.name), seat) for field in part.declared() if field.type == PART]


def zones(state: State, kind: str = "") -> Iterator[Zone]:
    """The zones of a kind, or all of them."""
    for part, _ in parts_of(state):
        for field in part.declared():
            if field.is_zone and kind in ("", field.of):
                yield Zone(part, field)


def things(state: State, kind: str) -> list[int]:
    """What lies in the zones of a kind, sorted."""
    return sorted(thing for zone in zones(state, kind) for thing in zone.things)
