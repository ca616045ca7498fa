"""The view of a Revive table for a seat, as JSON (REV-PSETUP-10, REV-PSETUP-11, REV-PSETUP-27)."""

from __future__ import annotations

from typing import Any

from ....kernel.game import View
from ....kernel.hexes import members
from ....kernel.state import EVERYTHING
from ..pieces.artifacts import COLOURS as LARGE_COLOURS
from ..pieces.artifacts import artifact_colour
from ..pieces.board import MODULE_SPACES, SLOT_NAMES
from ..pieces.cards import card_of, half_of
from ..pieces.kinds import ARTIFACT_COLOURS, LAKE, LARGE_ARTIFACTS, LOCATION, RESOURCES, SIDES, TERRAINS, TRIBES
from ..pieces.map import ABYSS, FIELD_HEXES, FIELDS, GIANT_CRYSTALS, LAKES, NORTH_WEST, SPACES, TILE_FIELDS, corner_of
from ..rules.counts import lakes_gained
from ..rules.machines import machine_effect
from ..rules.scoring import total
from ..table.player import RevivePlayer
from ..table.state import Table
from ..table.steps import ACTION, ENDINGS


def view_of(table: Table, seat: int) -> View:
    return {
        "game": "revive",
        "seat": seat,
        "players": len(table.players),
        **table.view_fields(False, table),
        "phase": "over" if table.over else "turns" if table.step >= ACTION else "start",
        "ending": ENDINGS[table.ending],
        "last_turns": table.last_turns if table.last_turns >= 0 else None,
        "clock": table.clock or None,
        "quiet_rounds": max(0, table.quiet_rounds),
        "fields": fields_view(table),
        "spaces": [space_view(table, space) for space in range(SPACES)],
        "giant_crystals": list(GIANT_CRYSTALS) if table.switches.giant_crystals else [],
        "switch": table.switches.switch,
        "removal_field": table.switches.removal_field,
        "display": {
            "cards": table.cards.copy(),
            "machines": [row.copy() for row in table.machines],
            "modules": table.modules.copy(),
        },
        "machine_piles": [len(pile) for pile in table.machine_piles],
        "artifacts": artifact_area(table),
        "waiting": [list(frame) for frame in table.frames],
        "seats": [player_view(table, player, seat) for player in table.players],
    }


HEXES = [[list(place) for place in hexes] for hexes in FIELD_HEXES]  # shared by all views


def fields_view(table: Table) -> list[dict[str, Any]]:
    """The terrain now, and the pieces of players."""
    entries: list[dict[str, Any]] = [{"hexes": hexes, "terrain": None, "pieces": []} for hexes in HEXES]
    for terrain, fields in enumerate(table.of):
        for field in members(fields):
            entries[field]["terrain"] = TERRAINS[terrain]
    for field in members(table.of[LAKE]):
        entries[field]["lake"] = LAKES[table.lake_at(field)]
    entries[ABYSS]["terrain"] = "abyss"
    for field in range(NORTH_WEST, FIELDS):
        entries[field] |= {"terrain": "large-location", "location": table.corners[corner_of(field)]}
    for player in table.players:
        for piece, fields in pieces_on_map(player):
            for field in members(fields):
                entries[field]["pieces"].append({"seat": player.seat, "piece": piece})
    return entries


def pieces_on_map(player: RevivePlayer) -> tuple[tuple[str, int], ...]:
    """Fields of the pieces, by kind."""
    falcon = 1 << player.falcon if player.falcon >= 0 else 0
    return (
        ("small", player.small),
        ("large", player.large),
        ("figure", player.figures),
        ("tile", player.tiles),
        ("falcon", falcon),
    )


def space_view(table: Table, space: int) -> dict[str, Any]:
    """The back always; the front once it was turned over."""
    tile = table.catalog.tiles[table.tiles[space]]
    shown = bool(table.shown >> space & 1)
    return {
        "explored": bool(table.explored >> space & 1),
        "tile": table.tiles[space] if shown else None,
        "turned": bool(table.turned >> space & 1),
        "start": tile.start,
        "food": tile.food,
        "any": tile.any,
        "points": tile.points,
        "locations": tile.faces.count(LOCATION),
        "lakes": tile.faces.count(LAKE),
    }


def artifact_area(table: Table) -> dict[str, Any]:
    large = members(table.artifacts & (1 << LARGE_ARTIFACTS) - 1)
    counts = {
        ARTIFACT_COLOURS[colour]: sum(artifact_colour(number) == colour for number in large) for colour in LARGE_COLOURS
    }
    return {"large": large, "small": (table.artifacts >> LARGE_ARTIFACTS).bit_count(), **counts}


def player_view(table: Table, player: RevivePlayer, seat: int) -> dict[str, Any]:
    own = seat in (player.seat, EVERYTHING)
    return {
        **player.view_fields(own, table),
        "tribe": TRIBES[player.tribe] if player.tribe >= 0 else None,
        "side": SIDES[player.side],
        "resources": resources_view(player),
        "machines": machine_view(table, player),
        "slots": {
            name: {
                "cards": [{"card": card_of(code), "half": half_of(code)} for code in player.slots[slot]],
                "modules": [player.modules[space] for space in MODULE_SPACES[slot]],
            }
            for slot, name in enumerate(SLOT_NAMES)
        },
        "total": total(table, player) if table.over or (own and player.tribe >= 0) else None,
        "falcon": player.falcon if player.falcon >= 0 else None,
        "lakes": members(lakes_gained(table, player) & (1 << TILE_FIELDS) - 1),
    }


def summary_view(player: RevivePlayer) -> dict[str, Any]:
    """The part of the view that the summary shows."""
    return {"vp": player.vp, "resources": resources_view(player), "energy": player.energy}


def resources_view(player: RevivePlayer) -> dict[str, int]:
    return dict(zip(RESOURCES, player.res, strict=True))


def machine_view(table: Table, player: RevivePlayer) -> list[dict[str, Any]]:
    """Unlocked machines: place, tile, whether energy lies on it."""
    return [
        {
            "place": place,
            "machine": player.machines[place],
            "effect": machine_effect(table, player, place).number,
            "loaded": bool(player.loaded >> place & 1),
        }
        for place in members(player.unlocked)
    ]
