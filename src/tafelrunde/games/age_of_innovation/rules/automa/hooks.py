"""Calls the hooks of the Automa's faction."""

from __future__ import annotations

from ...table.player import AoiPlayer
from ...table.state import Table
from .cards import faction_of


def power_was_taken(table: Table, me: AoiPlayer, power: int) -> None:
    """A person takes power from a building of the Automa (AOI-SOLO-49)."""
    ability = faction_of(table).ability
    if ability is not None:
        ability.on_power_taken(table, me, power)


def person_built(table: Table, person: AoiPlayer, space: int) -> None:
    """A person builds, perhaps on land with a marker of the Automa (AOI-SOLO-50, AOI-SOLO-51)."""
    ability = faction_of(table).ability
    if ability is not None:
        ability.on_person_built(table, person, space)


def faction_points(table: Table, me: AoiPlayer) -> int:
    """Points of its faction at the end (AOI-SOLO-47, AOI-SOLO-50, AOI-SOLO-51)."""
    ability = faction_of(table).ability
    return 0 if ability is None else ability.end_points(table, me)
