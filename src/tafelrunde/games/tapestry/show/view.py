"""The view of a Tapestry table for a seat, as JSON. Hidden are hands, cards face down, the orders of the stacks and
what players choose in secret before the game (TAP-TAPCARD-01, TAP-TAPCARD-07, TAP-EXPLORE-11, TAP-SPACE-09)."""

from __future__ import annotations

from typing import Any, Optional

from ....kernel.game import View
from ....kernel.hexes import members
from ....kernel.state import EVERYTHING
from ..expansions.fantasies_futures.abilities.weefolk import host_of, plot_of
from ..pieces.capitals import GRID, PLOT_AT, PLOTS, SIZE, Capital
from ..pieces.codes import (
    afield_hex,
    afield_piece,
    card_below,
    landmark_on_tech,
    piece_on_card,
    site_on_card,
    tech_below,
    turn_on_card,
)
from ..pieces.kinds import ACHIEVEMENT_VP, EXPANSIONS, TERRAINS
from ..pieces.landmarks import NO_LANDMARK, landmark_at, site_at, turn_at
from ..rules.columns import open_columns
from ..rules.counts import InCapital
from ..table.player import TapestryPlayer
from ..table.sideboard import EMPTY_TABLE
from ..table.state import Table
from ..table.steps import CAPITALS, CIVILIZATIONS, DRAFT, MATS, OVER, TURN
from .chart import chart_of
from .view_bots import automa_view, bots_view, decisions_view, pieces_of_bot, rivals_view

FACE_DOWN = -1
BUILDING_COUNTS = [InCapital(kind) for kind in range(4)]


def view_of(table: Table, seat: int) -> View:
    return {
        "game": "tapestry",
        "seat": seat,
        "players": len(table.players),
        **table.view_fields(False, table),
        "phase": phase(table),
        "first": table.first if table.step >= TURN else None,
        "map": {
            "large": table.map.large,
            "hexes": hexes_view(table),
        },
        "later": table.later if table.later != NO_LANDMARK else None,
        "achievements": [
            {"vp": list(ACHIEVEMENT_VP[table.map.large][which]), "seats": list(seats)}
            for which, seats in enumerate(table.claims)
        ],
        "discards": {
            "tapestry": members(table.discard),
            "tech": members(table.tech_discard),
            "tiles": members(table.tiles_gone),
            "civilizations": members(table.civs_gone),
        },
        "removed": {"tapestry": members(table.cards_out), "tech": members(table.techs_out)},
        "herald_tokens": [card for card in members(table.heralded) if not table.face_down >> card & 1],
        "revised": table.switches.revised,
        "side": side_view(table),
        "seats": [player_view(table, player, seat) for player in table.players],
        **rivals_view(table),
        "bots": bots_view(table),
        "automa": automa_view(table, seat),
        "decisions": decisions_view(table, seat),
    }


PHASES = {CAPITALS: "capitals", CIVILIZATIONS: "civilizations", MATS: "mats", DRAFT: "landmark-cards", OVER: "over"}


def phase(table: Table) -> str:
    return PHASES.get(table.step, "turns")


def side_view(table: Table) -> Optional[dict[str, Any]]:
    """The shared components of the expansions in play."""
    if table.side is EMPTY_TABLE:
        return None
    side = table.side
    return {
        **side.view_fields(False, table),
        "expansions": [name for name, bit in EXPANSIONS.items() if table.switches.expansions & bit],
        "landmark_draft": sorted(side.landmark_draft),
        "tiles": sorted(side.tiles),
        "spaces": sorted(side.spaces),
    }


def player_side_view(table: Table, me: TapestryPlayer, own: bool) -> Optional[dict[str, Any]]:
    """The state that the expansions add to a player."""
    if table.side is EMPTY_TABLE:
        return None
    side = me.side
    seen = [members(seen & (other.hand | other.drawn)) for seen, other in zip(side.seen, table.players, strict=True)]
    return {
        **side.view_fields(own, table),
        "drawn_goals": members(side.drawn_goals) if own else None,
        "drawn_goals_count": side.drawn_goals.bit_count(),
        "seen": seen if own else None,
        "advanced": side.advanced if side.advanced >= 0 else None,
        "kept": {
            "tile": members(side.kept_tile),
            "tech": members(side.kept_tech),
            "card": members(side.kept_card) if own else None,
            "landmark": members(side.kept_landmark),
        },
        "on_techs": [[tech_below(code), landmark_on_tech(code)] for code in side.on_techs],
        "on_cards": [on_card_view(code) for code in side.on_cards],
        "submerged": members(side.submerged) if own else None,
        "submerged_count": side.submerged.bit_count(),
        "folk": [[host_of(code), plot_of(code)] for code in side.folk],
    }


def on_card_view(code: int) -> dict[str, int]:
    """A building on a tapestry card (expansions/arts_architecture/plots.py)."""
    return {
        "card": card_below(code),
        "building": piece_on_card(code),
        "turn": turn_on_card(code),
        "site": site_on_card(code),
    }


def hexes_view(table: Table) -> list[dict[str, Any]]:
    beside = [(table.floating_capital(player), table.tokens_on_map(player)) for player in table.players]
    return [hex_view(table, hex, beside) for hex in range(len(table.tiles))]


def hex_view(table: Table, hex: int, beside: list[tuple[int, list[tuple[int, int]]]]) -> dict[str, Any]:
    """`beside` has for each player over which hex a capital floats, and where tokens of mats lie."""
    corners = table.corners[hex]
    pieces: list[dict[str, Any]] = []
    for player, (floating, on_map) in zip(table.players, beside, strict=True):
        pieces += pieces_of(player, hex, floating, on_map)
    for bot in table.bots:
        pieces += pieces_of_bot(bot, hex)
    controller = table.controller(hex)
    return {
        "q": table.map.grid.places[hex][0],
        "r": table.map.grid.places[hex][1],
        "tile": table.tiles[hex] if table.tiles[hex] >= 0 else None,
        "printed": table.map.printed[hex] is not None,
        "turn": table.turns[hex],
        "corners": None if corners is None else [TERRAINS[terrain] for terrain in corners],
        "middle": hex == table.map.middle,
        "controller": None if controller is None else controller.seat,
        "pieces": pieces,
    }


def pieces_of(player: TapestryPlayer, hex: int, floating: int, on_map: list[tuple[int, int]]) -> list[dict[str, Any]]:
    """One entry for each piece that the rules count there (TAP-CONQUER-06). A building has its kind; "settled" is one
    that stands beside the piece that holds the territory."""
    place = 1 << hex
    pieces: list[dict[str, Any]] = []
    built = [afield_piece(code) for code in player.afield if afield_hex(code) == hex]
    holder = holder_of(player, hex, built)
    if player.upright & place:
        alone = hex != player.start or floating >= 0
        pieces += [holder] * (1 if alone else 2)
    if player.toppled & place:
        pieces.append({**holder, "piece": "toppled"})
    if player.side.under & place:
        pieces.append({"seat": player.seat, "piece": "toppled"})
    if player.arriving & place:
        pieces.append({"seat": player.seat, "piece": "arriving"})
    if player.tokens & place and not player.huts & place:
        pieces.append({"seat": player.seat, "piece": "token"})
    if floating == hex:
        pieces.append({"seat": player.seat, "piece": "floating"})
    for start, tokens in on_map:
        if start == hex:
            pieces += [{"seat": player.seat, "piece": "token"}] * tokens
    beside = built[1:] if "building" in holder else built
    return pieces + [{"seat": player.seat, "piece": "settled", "building": code} for code in beside]


def holder_of(player: TapestryPlayer, hex: int, built: list[int]) -> dict[str, Any]:
    """The piece that holds a territory or lies there toppled: an outpost, the first building of the Nomads, a token of
    the Militants on their start or of the Treasure Hunters."""
    if not player.huts >> hex & 1:
        return {"seat": player.seat, "piece": "outpost"}
    if player.tokens >> hex & 1 or not built:
        return {"seat": player.seat, "piece": "token"}
    return {"seat": player.seat, "piece": "building", "building": built[0]}


def place_of(view: View, hex: int) -> str:
    """The name of a hex: a letter for its column, from the left, and a number for its height, from the top."""
    return chart_of(view).name(hex)


def player_view(table: Table, me: TapestryPlayer, seat: int) -> dict[str, Any]:
    own = seat in (me.seat, EVERYTHING)
    return {
        **me.view_fields(own, table),
        "capital": city_view(table, me),
        "open": [open_columns(table, me, kind) for kind in range(len(me.left))],
        "counts": [count.of(table, me) for count in BUILDING_COUNTS],
        "territories": members(me.upright),
        "hand": members(me.hand) if own else None,
        "hand_count": me.hand.bit_count(),
        "drawn": members(me.drawn) if own else None,
        "drawn_count": me.drawn.bit_count(),
        "own_deck": sorted(player_deck(me, own)),
        "own_discard": members(me.own_discard) if own else None,
        "own_counts": [len(me.own_deck), me.own_discard.bit_count()],
        "stacks": [
            [card if seat == EVERYTHING or not table.face_down >> card & 1 else FACE_DOWN for card in stack]
            for stack in me.stacks[1:]
        ],
        "marriages": [[code // 8, code % 8] for code in me.marriages],
        "points": me.tally.copy(),
        "points_by_era": me.by_era.copy(),
        "side": player_side_view(table, me, own),
    }


def summary_view(me: TapestryPlayer) -> dict[str, Any]:
    """The part of the view that a summary shows."""
    return {"vp": me.vp, "goods": me.goods.copy(), "era": me.era, "hand_count": me.hand.bit_count()}


def player_deck(me: TapestryPlayer, own: bool) -> list[int]:
    """The cards of the Mystics' own deck, whose order nobody knows."""
    return me.own_deck if own else []


def city_view(table: Table, me: TapestryPlayer) -> dict[str, Any]:
    capital = table.catalog.capitals[max(0, me.capital)]
    return {
        "number": me.capital if me.capital >= 0 else None,
        "pair": -1 - me.capital if me.capital < 0 else None,
        "plots": plots_view(table, me, capital),
        "landmarks": [
            {"landmark": landmark_at(code), "turn": turn_at(code), "site": site_at(code)} for code in me.sites
        ],
        "lines": [
            *(n for n, row in enumerate(capital.rows) if me.city & row == row),
            *(SIZE + n for n, column in enumerate(capital.columns) if me.city & column == column),
        ],
        "districts": [n for n in range(len(capital.districts)) if capital.complete(n, me.city, me.rough)],
    }


def plots_view(table: Table, me: TapestryPlayer, capital: Capital) -> list[Any]:
    """The content of each plot. Most are empty, so this walks the contents; later ones lie on top."""
    plots: list[Any] = [None] * PLOTS
    tokens = [code % PLOTS for other in table.players for code in other.side.folk if code // PLOTS == me.seat]
    _lay(plots, "landmark", me.city)
    _lay(plots, "pad", me.side.pads)
    _lay(plots, "outside", GRID & ~capital.grid)
    for plot in tokens:
        plots[plot] = "wee-token"
    _lay(plots, "impassable", me.rough)
    for kind in (3, 2, 1, 0):
        _lay(plots, kind, me.houses[kind])
    return plots


def _lay(plots: list[Any], what: Any, places: int) -> None:
    for place in members(places & GRID):
        plots[PLOT_AT[place]] = what
