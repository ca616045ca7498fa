"""Things that lie open for a player to take instead of drawing one of the same kind (TAP-AUTOMA-75)."""

from __future__ import annotations

from ....kernel.decision import NONE, ask
from ..table.dispatch import AsksInt
from ..table.player import TapestryPlayer
from ..table.prompts import OFFERED
from ..table.state import Table


def are_offered(table: Table, me: TapestryPlayer, kind: int) -> bool:
    return len(table.moments.expansions.offered_instead(table, me, kind)) > 0


def take_offered(table: Table, me: TapestryPlayer, kind: int) -> AsksInt:
    """The number of the thing taken, or NONE."""
    offered = table.moments.expansions.offered_instead(table, me, kind)
    place = (yield ask(me, OFFERED, [*offered, NONE])) if offered else NONE
    return NONE if place == NONE else table.moments.expansions.take_offered(table, me, place)
