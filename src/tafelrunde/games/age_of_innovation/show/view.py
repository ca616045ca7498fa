"""The view of an Age of Innovation table for a seat, as JSON: everything except the area tile (AOI-TWOP-02,
AOI-TWOP-09) and the cards of the Automa (AOI-SOLO-17)."""

from __future__ import annotations

from typing import Any

from ....kernel.game import View
from ....kernel.state import EVERYTHING
from ..pieces.codes import (
    ON_PALACE,
    POWER_ACTIONS,
    bonus_of,
    book_actions_used,
    bridge_owner,
    bridge_site,
    coins_on,
    competency_place_of,
    town_kind,
    town_space,
)
from ..pieces.kinds import BUILDINGS, NO_SPACE, ROUNDS, TERRAINS
from ..pieces.map import SPACES, ends_of, name_of
from ..table.automa import Automa
from ..table.player import AoiPlayer
from ..table.prompts import SPECIALS
from ..table.state import Table
from ..table.steps import INCOME, OVER, PHASES


def view_of(table: Table, seat: int) -> View:
    return {
        "game": "age_of_innovation",
        "seat": seat,
        "players": len(table.people),
        "rivals": len(table.players) - len(table.people),
        "phase": "over" if table.step == OVER else PHASES[table.phase] if table.step >= INCOME else "start",
        **table.view_fields(False, table),
        "side": table.map.side,
        "spaces": [space_view(table, space) for space in range(SPACES)],
        "sites": table.map.printed_sites.copy(),
        "bridges": [bridge_view(bridge) for bridge in table.bridges],
        "used_power_actions": [n for n in range(POWER_ACTIONS) if table.used >> n & 1],
        "used_book_actions": listed(book_actions_used(table.used)),
        "supply": {"books": table.books.copy(), "towns": table.towns.copy()},
        "competencies": [
            competency_view(left, place) for left, place in zip(table.competencies, table.places, strict=True)
        ],
        "bonuses": [{"bonus": bonus_of(entry), "coins": coins_on(entry)} for entry in table.beside_board],
        "sets": [
            {"board": board, "faction": table.set_factions[board], "bonus": table.set_bonuses[board]}
            for board in listed(table.boards_out)
            if table.set_factions
        ],
        "pairs": pairs_view(table),
        "knowledge": {
            "scholars": [listed(taken) for taken in table.scholar_spaces],
            "topped": listed(table.topped),
            "third_party": list(table.neutral_levels) or None,
        },
        "area": area_view(table, seat),
        "seats": [player_view(table, player) for player in table.people],
        "automa": None if table.automa is None else automa_view(table, table.automa, seat),
    }


def listed(mask: int) -> list[int]:
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def pairs_view(table: Table) -> list[dict[str, Any]]:
    """Against the Automa: the planning boards that can be chosen, and the two factions at each."""
    if table.automa is None or not table.automa.pairs:
        return []
    pairs = table.automa.pairs
    boards = {*listed(table.boards_out), *(person.board for person in table.people if person.faction < 0)} - {-1}
    return [{"board": board, "factions": sorted(pairs[2 * board : 2 * board + 2])} for board in sorted(boards)]


def automa_view(table: Table, automa: Automa, seat: int) -> dict[str, Any]:
    """The Automa: its cards, of which the top one of the deck is open (AOI-SOLO-17), and the fields of a player."""
    me = table.players[automa.seat]
    return {
        **automa.view_fields(False, table),
        "level": table.switches.automa_level - 1,
        "board": me.board if me.board >= 0 else None,
        "bonus": me.bonus if me.bonus >= 0 else None,
        "passed": me.passed,
        "vp": me.vp,
        "levels": me.levels.copy(),
        "level_points": table.catalog.automa_levels[table.switches.automa_level - 1].points[max(0, table.round - 1)],
        "scholars_in_supply": me.pool,
        "on_board": [me.on_board(kind) for kind in range(5)],
        "innovations": me.innovations.copy(),
        "cards": len(automa.deck),
        "top": automa.deck[-1] if automa.deck else None,
        "reserve": len(automa.reserve),
        "hidden": [automa.deck.copy(), automa.reserve.copy()] if seat == EVERYTHING else None,
        "tally": me.points_by_source,
    }


def area_view(table: Table, seat: int) -> dict[str, Any]:
    shown = bool(table.area) and (table.round >= ROUNDS or seat == EVERYTHING)
    return {"played": bool(table.area), "tile": table.area[0] if shown else None}


def space_view(table: Table, space: int) -> dict[str, Any]:
    terrain = table.terrain[space]
    seen: dict[str, Any] = {"name": name_of(space), "terrain": TERRAINS[terrain]}
    if terrain == NO_SPACE or not table.map.land >> space & 1:
        return seen
    seen["printed"] = TERRAINS[table.map.terrain[space]]
    seen["edge"] = bool(table.map.edge >> space & 1)
    seen["owner"] = seen["building"] = None
    if table.built >> space & 1:
        for player in table.players:
            if player.occupied >> space & 1:
                kind = next(kind for kind, spaces in enumerate(player.pieces) if spaces >> space & 1)
                seen["owner"] = player.seat
                seen["building"] = BUILDINGS[kind]
                seen["neutral"] = bool(player.neutral >> space & 1)
                seen["annex"] = bool(player.annexed >> space & 1)
                seen["town"] = bool(player.towned >> space & 1)
    if table.automa is not None:
        seen["marked"] = bool(table.automa.marked >> space & 1)
        seen["tool"] = bool(table.automa.tools >> space & 1)
        seen["blighted"] = bool(table.automa.blighted >> space & 1)
    return seen


def bridge_view(bridge: int) -> dict[str, Any]:
    site = bridge_site(bridge)
    upper, lower = ends_of(site)
    return {"site": site, "from": upper, "to": lower, "owner": bridge_owner(bridge)}


def competency_view(left: int, place: int) -> dict[str, Any]:
    discipline, row = competency_place_of(place)
    return {"left": left, "discipline": discipline, "row": row}


def town_view(tile: int) -> dict[str, Any]:
    space = town_space(tile)
    return {"town": town_kind(tile), "space": None if space == ON_PALACE else space}


def player_view(table: Table, player: AoiPlayer) -> dict[str, Any]:
    chosen = player.board >= 0
    board = table.catalog.boards[player.board]
    return {
        **player.view_fields(True, table),
        "board": player.board if chosen else None,
        "faction": table.catalog.faction_tiles.index(table.factions[player.faction]) if player.faction >= 0 else None,
        "palace": player.palace if player.palace >= 0 else None,
        "drafted_palace": player.drafted if player.drafted >= 0 else None,
        "bonus": player.bonus if player.bonus >= 0 else None,
        "bowls": [player.bowl1, player.bowl2, player.bowl3],
        "towns": [town_view(tile) for tile in player.tiles],
        "shipping": table.shipping(player) if chosen else 0,
        "tools_per_spade": board.tools_per_spade[player.digging] if chosen else None,
        "on_board": [player.on_board(kind) for kind in range(5)],
        "used": [SPECIALS[n] for n in listed(player.used)],
        "tally": player.points_by_source,
    }


def summary_view(player: AoiPlayer) -> dict[str, Any]:
    """The part of the view that the summary shows."""
    return {
        "vp": player.vp,
        "coins": player.coins,
        "tools": player.tools,
        "scholars": player.scholars,
        "books": player.books.copy(),
        "bowls": [player.bowl1, player.bowl2, player.bowl3],
    }
