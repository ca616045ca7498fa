"""The view of a Deus table for a seat, as JSON (DEUS-SETUP-22)."""

from __future__ import annotations

from typing import Any

from ....kernel.decision import NONE
from ....kernel.game import View
from ....kernel.state import EVERYTHING
from ..pieces.kinds import BUILDINGS, FACE_DOWN, RED, RESOURCES, SECOND_ARMY, TERRAINS, VILLAGE
from ..pieces.map import continent_of
from ..table.knowledge import knows
from ..table.player import DeusPlayer
from ..table.state import Table
from ..table.steps import ACTION, OVER
from ..table.switches import SWITCHES
from .chart import chart_of


def view_of(table: Table, seat: int) -> View:
    return {
        "game": "deus",
        "seat": seat,
        "players": len(table.players),
        "options": {name: getattr(table.switches, name) for name in SWITCHES},
        "phase": "over" if table.step == OVER else "turns" if table.step >= ACTION else "start",
        **table.view_fields(False, table),
        "last_round": table.last_round or None,
        "quiet_rounds": max(0, table.quiet_rounds),
        "regions": [region_view(table, region) for region in range(len(table.map.terrain))],
        "supply": {**dict(zip(RESOURCES, table.supply, strict=True)), "temples": table.temples},
        "discard": discard_view(table, seat),
        "aside": {
            "count": len(table.aside),
            "cards": table.aside.copy() if seat in (table.active, EVERYTHING) else None,
        },
        "seats": [player_view(table, player, seat) for player in table.players],
    }


def region_view(table: Table, region: int) -> dict[str, Any]:
    terrain = table.map.terrain[region]
    entry: dict[str, Any] = {
        "q": table.map.grid.places[region][0],
        "r": table.map.grid.places[region][1],
        "terrain": TERRAINS[terrain],
        "tile": continent_of(region),
        "edge": bool(table.map.grid.edge >> region & 1),
        "owner": None,
        "pieces": [],
    }
    if terrain == VILLAGE:
        entry["vp"] = table.vp_on(region)
        entry["attacked"] = bool(table.attacked >> region & 1)
    for player in table.players:
        if player.occupied >> region & 1:
            entry["owner"] = player.seat
            entry["pieces"] = pieces_in(player, region)
    return entry


def pieces_in(player: DeusPlayer, region: int) -> list[str]:
    found = [name for layer, name in enumerate(BUILDINGS) if player.pieces[layer] >> region & 1]
    if player.pieces[SECOND_ARMY] >> region & 1:
        found.append(BUILDINGS[RED])
    return found


def discard_view(table: Table, seat: int) -> dict[str, Any]:
    """The top card is open to all (DEUS-OFFER-04). Memory is perfect: a card that was ever on top, or that this seat
    discarded, stays known until it is shuffled."""
    pile = [
        card if seat == EVERYTHING or knows(seat, known_to) else FACE_DOWN
        for card, known_to in zip(table.discard, table.known_to, strict=True)
    ]
    return {"count": len(pile), "top": pile[-1] if pile else None, "known": pile}


def player_view(table: Table, player: DeusPlayer, seat: int) -> dict[str, Any]:
    """Partly hidden are the columns, where the joker lies face down (DEUS-VJOKER-11)."""
    own = seat in (player.seat, EVERYTHING)
    joker = None if not table.switches.joker else "unused" if player.joker == NONE else "used"
    return {
        **player.view_fields(own, table),
        "columns": [[c if own or c != player.joker else FACE_DOWN for c in column] for column in player.columns],
        "joker": joker,
        "joker_card": player.joker if own and player.joker != NONE else None,
    }


def place_of(view: View, region: int) -> str:
    """The coordinates of a region on the rims of the map."""
    return chart_of(view).names[region]
