"""Choices among hexes: narrowed step by step, finally by the order of the tie-breaker card."""

from __future__ import annotations

from typing import Final

from ....kernel.hexes import mask, members
from ....kernel.state import Fact, listed
from ..pieces.automa import hex_order
from ..table.automa import Automa
from ..table.component_types import DecisionCard
from ..table.state import Table
from .deck import the_shadow

# The steps by which candidates were narrowed, for the log.
FURTHEST: Final = "furthest"
ISLAND: Final = "island"
SINGLE: Final = "single"
TERRITORY: Final = "territory"


def player_land(table: Table) -> int:
    """The territories that players control."""
    land = 0
    for player in table.players:
        land |= player.upright
    return land


def closed_hexes(table: Table, me: Automa) -> int:
    """Hexes that no path of hers leads through: those with an outpost of hers, or with two pieces of the player
    (TAP-AUTOMA-49). Buildings and tokens count like outposts (TAP-AUTOMA-101, TAP-AUTOMA-110, TAP-AUTOMA-114)."""
    shadow = the_shadow(table)
    crowded = [hex for hex, pieces in enumerate(table.items) if pieces - (shadow.toppled >> hex & 1) > 1]
    return me.outposts_on_map | mask(crowded)


def rings(table: Table, me: Automa, targets: int) -> list[int]:
    """The hexes by their distance from the nearest target, in steps along a path that she could conquer hex by hex. A
    target may itself be closed; hexes without a path are in no ring (TAP-AUTOMA-49, TAP-AUTOMA-124)."""
    closed = closed_hexes(table, me)
    found = [targets]
    reached = targets
    while found[-1]:
        found.append(table.map.grid.around(found[-1]) & ~closed & ~reached)
        reached |= found[-1]
    return found


def closest(table: Table, me: Automa, hexes: int, targets: int) -> int:
    """Those of some hexes that are closest to a target; all of them if none has a path."""
    for ring in rings(table, me, targets):
        if ring & hexes:
            return ring & hexes
    return hexes


def furthest(table: Table, me: Automa, hexes: int, targets: int) -> int:
    """Those whose nearest target is furthest; no path is furthest of all (TAP-AUTOMA-124)."""
    far = hexes
    for ring in rings(table, me, targets):
        if not far & ~ring:
            return far
        far &= ~ring
    return far


def first_hex(card: DecisionCard, hexes: int) -> int:
    """The first one in the order of the tie-breaker card (TAP-AUTOMA-47)."""
    return next(hex for hex in hex_order(card.hexes) if hexes >> hex & 1)


def why(card: DecisionCard, valid: int, left: int, steps: list[str]) -> dict[str, Fact]:
    """For the log: the valid hexes, how they were narrowed, those left, and the order that chose among them."""
    return {
        "hexs": listed(members(valid)),
        "hexs_left": listed(members(left)),
        "count": valid.bit_count(),
        "left": left.bit_count(),
        "steps": "-".join(steps) or "none",
        "hexes": card.hexes,
    }
