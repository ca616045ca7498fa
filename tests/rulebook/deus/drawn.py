"""Two boards that tests know by heart, so that they can name regions.

For 2 players (* = at the edge of the board, V = village):

        3 sea*      2 V*
    4 mtn*   0 sea      1 field*  10 for*   9 sea*
        5 for*   6 swp     11 mtn    7 fld     8 V*
           17 fld*  16 sea    12 swp    13 sea*
       18 swp*  14 for    15 V      24 sea    23 sea*
           19 sea*  20 mtn*   25 mtn*   21 for    22 fld*
                                  26 V*     27 swp*

For 3 players only the south-west corner matters: village 25 lies between forest 21, mountain 24 and swamp 26.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tafelrunde.games.deus.scenario import DeusScenario, DeusTable, scenario
from tafelrunde.games.deus.table.prompts import PAY_FOR_EDGE, PLACE

SEA_0, FIELD_1, NORTH, SEA_3, MOUNTAIN_4, FOREST_5, SWAMP_6 = range(7)
FIELD_7, EAST, SEA_9, FOREST_10, MOUNTAIN_11, SWAMP_12, SEA_13 = range(7, 14)
FOREST_14, CENTRE, SEA_16, FIELD_17, SWAMP_18, SEA_19, MOUNTAIN_20 = range(14, 21)
FOREST_21, FIELD_22, SEA_23, SEA_24, MOUNTAIN_25, SOUTH, SWAMP_27 = range(21, 28)

EDGE_LAND = {1, 4, 5, 10, 17, 18, 20, 22, 25, 27}
EDGE_SEA = {3, 9, 13, 19, 23}
INNER_LAND = {6, 7, 11, 12, 14, 21}
INNER_SEA = {0, 16, 24}

# The corner of the board for 3 players.
CORNER, CORNER_FOREST, CORNER_MOUNTAIN, CORNER_SWAMP = 25, 21, 24, 26

# One card of each standard colour, and the building it puts on the map.
CARD_OF = {
    "maritime": "blue_merchant_ship_stone",
    "production": "green_small_production",
    "scientific": "yellow_library",
    "civil": "brown_trading_post_forest",
    "military": "red_raiders",
}
LAND_BUILDINGS = ("production", "scientific", "civil", "military")


def drawn(players: int = 2, **options: object) -> DeusScenario:
    made = scenario(players, **options)
    if players == 2:
        return made.lay([8, 0, 12, 2], [5, 0, 0, 2])
    assert players == 3
    return made.lay([8, 0, 12, 2, 11, 4], [0, 2, 0, 3, 5, 5])


def rich(made: DeusScenario, seat: int = 0, **more: Any) -> DeusScenario:
    """Enough of everything, and one card of each standard colour in hand."""
    goods: dict[str, Any] = {"wood": 2, "clay": 2, "stone": 2, "wheat": 2, "gold": 20}
    return made.seat(seat, **{"hand": list(CARD_OF.values()), **goods, **more})


def free_places(t: DeusTable) -> set[int]:
    """The regions offered for the piece without paying points."""
    assert t.asked is PLACE
    return {code for code in t.options if code != PAY_FOR_EDGE}


def pieces(t: DeusTable, region: int, seat: int = 0) -> list[str]:
    """What everybody sees standing in a region, and that it is this player's."""
    seen = t.match.view()["regions"][region]
    assert seen["owner"] == (seat if seen["pieces"] else None)
    return list(seen["pieces"])


def hex_distance(regions: list[dict[str, Any]], a: int, b: int) -> int:
    """From the coordinates a spectator sees, independent of the tables of the game."""
    dq, dr = regions[a]["q"] - regions[b]["q"], regions[a]["r"] - regions[b]["r"]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def neighbours(regions: list[dict[str, Any]], region: int) -> set[int]:
    return {other for other in range(len(regions)) if hex_distance(regions, region, other) == 1}


def villages_touch(regions: list[dict[str, Any]]) -> bool:
    villages = [n for n, region in enumerate(regions) if region["terrain"] == "village"]
    return any(hex_distance(regions, a, b) == 1 for a, b in combinations(villages, 2))
