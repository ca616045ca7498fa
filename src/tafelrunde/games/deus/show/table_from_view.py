"""Rebuilds a table from a view, so that the rules themselves can say what a thing means now.

Hidden parts stay unknown: other hands are empty, the draw pile has its height but no faces, and hidden points are more
than anybody can steal.
"""

from __future__ import annotations

from typing import Any

from ....kernel.game import View
from ....kernel.rng import seeded
from ..catalog import Catalog
from ..pieces.amounts import NO_LIMIT
from ..pieces.kinds import BUILDINGS, FACE_DOWN, RED, RESOURCES, SECOND_ARMY
from ..pieces.map import REGIONS_OF_TILE, Map
from ..table.player import DeusPlayer
from ..table.state import Table
from ..table.switches import Switches


def table_from_view(catalog: Catalog, view: View) -> Table:
    regions = view["regions"]
    centres = tuple((region["q"], region["r"]) for region in regions[::REGIONS_OF_TILE])
    map = Map(centres, view["faces"], view["turns"])
    table = Table(seeded(0), catalog, map, view["players"], Switches(view["options"]))
    table.active = view["turn"]
    table.first = view["first"]
    table.round = view["round"]
    table.supply = [view["supply"][name] for name in RESOURCES]
    table.temples = view["supply"]["temples"]
    table.deck = [FACE_DOWN] * view["deck"]
    table.discard = view["discard"]["known"].copy()
    table.village_vp = [regions[village]["vp"] for village in map.villages]
    table.attacked = sum(1 << village for village in map.villages if regions[village]["attacked"])
    for player, seat in zip(table.players, view["seats"], strict=True):
        _lay_out(player, seat)
    for region, shown in enumerate(regions):
        if shown["owner"] is not None:
            _set_pieces(table, table.players[shown["owner"]], region, shown["pieces"])
    return table


def _lay_out(player: DeusPlayer, seat: dict[str, Any]) -> None:
    player.gold = seat["gold"]
    player.vp = NO_LIMIT if seat["vp"] is None else seat["vp"]
    player.goods = seat["goods"].copy()
    player.board = seat["board"].copy()
    player.reserve = seat["reserve"].copy()
    player.hand = (seat["hand"] or []).copy()
    player.columns = [tuple(column) for column in seat["columns"]]
    # An opponent's joker is FACE_DOWN in its column.
    player.joker = FACE_DOWN if seat["joker_card"] is None else seat["joker_card"]


def _set_pieces(table: Table, player: DeusPlayer, region: int, pieces: list[str]) -> None:
    for at, name in enumerate(pieces):
        second = name == BUILDINGS[RED] and name in pieces[:at]
        table.set_piece(player, SECOND_ARMY if second else BUILDINGS.index(name), region)
