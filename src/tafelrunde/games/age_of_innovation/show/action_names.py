"""Names of actions, in the words of the viewer's component that grants them."""

from __future__ import annotations

from typing import Any, Optional

from ....kernel.effects import Facts
from ....kernel.game import View
from ..catalog import Catalog
from ..components.parts import Tile
from ..pieces.kinds import DEUS_EX_MACHINA, POWER_COMPETENCY, PROFESSOR
from ..table.prompts import ACTIONS, BOOK_ACTION, PLACE_ANNEX, POWER_ACTION, SPECIAL


def action_name(catalog: Catalog, code: int, view: Optional[View]) -> tuple[str, Facts]:
    """The id and the facts of the text for a code of ACTION."""
    me = view["seats"][view["seat"]] if view is not None and view["seat"] >= 0 else {}
    faction = tile_of(catalog.faction_tiles, me, "faction")
    if POWER_ACTION <= code < BOOK_ACTION:
        action = catalog.power_actions[code - POWER_ACTION]
        saved = sum(ability.power_discount for ability in faction.abilities) if faction is not None else 0
        return "action-power", {"cost": action.cost - saved, "effect": action.special}
    if BOOK_ACTION <= code < SPECIAL:
        action = catalog.book_actions[code - BOOK_ACTION]
        return "action-book", {"cost": action.cost, "effect": action.special}
    id = f"action-{ACTIONS[code]}"
    if SPECIAL <= code < PLACE_ANNEX:
        tile = special_tiles(catalog, me)[code - SPECIAL]
        return id, {"effect": "unknown" if tile is None or tile.special is None else tile.special}
    for tile in catalog.faction_tiles:
        for ability in tile.abilities:
            if ability.action == code:
                return id, {"amount": ability.amount}
    return id, {}


def special_tiles(catalog: Catalog, me: dict[str, Any]) -> tuple[Optional[Tile], ...]:
    """The tiles with a special action, in the order of SPECIALS; None where a player has none, or none is known."""
    return (
        tile_of(catalog.faction_tiles, me, "faction"),
        tile_of(catalog.palaces, me, "palace"),
        tile_of(catalog.bonuses, me, "bonus"),
        catalog.innovations[DEUS_EX_MACHINA],
        catalog.innovations[PROFESSOR],
        catalog.competencies[POWER_COMPETENCY],
    )


def tile_of(tiles: tuple[Tile, ...], me: dict[str, Any], kind: str) -> Optional[Tile]:
    number = me.get(kind)
    return None if number is None else tiles[number]
