"""Conquering by the Automa: a territory of the player if she can, else a neutral hex."""

from __future__ import annotations

from typing import Optional

from ....kernel.decision import Rules
from ....kernel.hexes import mask, members
from ..pieces.kinds import MIDDLE_ISLAND
from ..rules.achievements import claim, topple_counts
from ..rules.conquer import open_territories, topple
from ..rules.replies import Answer, answer_conquest
from ..table.automa import Automa
from ..table.participant import Participant
from ..table.state import Table
from .deck import the_shadow, tie_breaker
from .explore import free_hexes, lay_random_tile
from .map_choice import ISLAND, SINGLE, TERRITORY, closest, first_hex, player_land, why


def conquer(table: Table, me: Automa, anywhere: int = 0) -> Rules:
    """Without an outpost in supply nothing (TAP-AUTOMA-53). "Anywhere" waives adjacency for territories and empty hexes
    alike (TAP-AUTOMA-126)."""
    attackable = reachable_land(table, me, anywhere) & player_land(table)
    if me.outposts and attackable:
        yield from attack(table, me, attackable)
        return
    valid = reachable_land(table, me, anywhere) | free_hexes(table, me, anywhere)
    if me.outposts and valid:
        yield from conquer_neutral(table, me, valid)
        return
    if table.log:
        table.log.add("bot-idle", me, what="conquer" if me.outposts else "outposts")


def reachable_land(table: Table, me: Automa, anywhere: int) -> int:
    """Territories that she may legally conquer (TAP-CONQUER-01)."""
    land = open_territories(table, me)
    return land if anywhere else land & table.map.grid.around(me.upright)


def wants_island(table: Table, me: Automa) -> bool:
    """Can she still gain the achievement of the middle island (TAP-AUTOMA-112)?"""
    island = table.map.middle
    has_it = me.achieved >> MIDDLE_ISLAND & 1 or me.upright >> island & 1
    return not has_it and table.items[island] < 2


# ------------------------------------------------------------------------------------------------ which hex


def attack(table: Table, me: Automa, valid: int) -> Rules:
    """A territory of the player; no dice are rolled, and the topple icon has no meaning (TAP-AUTOMA-54,
    TAP-AUTOMA-100)."""
    card, left, steps = tie_breaker(table, me), valid, []
    if wants_island(table, me):
        left = closest(table, me, valid, 1 << table.map.middle)
        steps.append(ISLAND)
    hex = first_hex(card, left)
    if table.log:
        table.log.add("bot-aims", me, None, hex=hex, target="player", **why(card, valid, left, steps))
    yield from place_outpost(table, me, hex, table.controller(hex))


def conquer_neutral(table: Table, me: Automa, valid: int) -> Rules:
    """Next to the player only with the topple icon. Closest to the island, then to the player (TAP-AUTOMA-55). A lone
    piece that controls nothing is no obstacle (TAP-AUTOMA-128)."""
    card = tie_breaker(table, me)
    if not card.topple:
        valid &= ~table.map.grid.around(player_land(table))
    if not valid:
        if table.log:
            table.log.add("bot-idle", me, what="conquer")
        return
    left, steps = nearest_hexes(table, me, valid)
    hex = first_hex(card, left)
    if table.log:
        table.log.add("bot-aims", me, None, hex=hex, target="neutral", **why(card, valid, left, steps))
    if not table.land >> hex & 1:
        tile = lay_random_tile(table, hex)
        if table.log:
            table.log.add("bot-laid-tile", me, tile=tile, hex=hex)
    yield from place_outpost(table, me, hex, None)
    if card.topple and me.upright >> hex & 1 and hex != table.map.middle:  # TAP-AUTOMA-129
        add_shadow(table, hex)


def nearest_hexes(table: Table, me: Automa, valid: int) -> tuple[int, list[str]]:
    """The steps (1), (2) and (3) of TAP-AUTOMA-55, and their names."""
    left, steps = valid, []
    if wants_island(table, me):
        left = closest(table, me, left, 1 << table.map.middle)
        steps.append(ISLAND)
    land = player_land(table)
    single = mask([hex for hex in members(land) if table.items[hex] == 1])  # TAP-AUTOMA-114
    left = closest(table, me, left, single or land)
    steps.append(SINGLE if single else TERRITORY)
    return left, steps


# ------------------------------------------------------------------------------------------------ what happens there


def place_outpost(table: Table, me: Automa, hex: int, defender: Optional[Participant]) -> Rules:
    """Outpost, reply, topple, achievements, as for players but without dice (TAP-CONQUER-18, TAP-AUTOMA-27,
    TAP-AUTOMA-88)."""
    me.outposts -= 1
    table.items[hex] += 1
    me.arriving = 1 << hex
    if me.toppled >> hex & 1:  # alone there since a guest toppled it
        me.toppled &= ~(1 << hex)
        me.under |= 1 << hex
    if table.log:
        table.log.add("conquered", me, hex=hex)
    answer = Answer()
    yield from answer_conquest(table, me, defender, hex, answer)
    me.arriving = 0
    if answer.repelled:
        me.outposts += 1
        table.items[hex] -= 1
    elif answer.feller is not None:
        me.toppled |= 1 << hex
    else:
        if defender is not None and not answer.retreated:
            topple(table, me, defender, hex)
        me.upright |= 1 << hex
    if defender is not None or answer.beaten:
        yield from topple_counts(table, answer.feller or me)
    if hex == table.map.middle and not answer.beaten:
        yield from claim(table, me, MIDDLE_ISLAND)


def add_shadow(table: Table, hex: int) -> None:
    """A toppled outpost of the Shadow Empire, if one is left and there is room: now nobody can conquer the territory
    (TAP-AUTOMA-02, TAP-AUTOMA-55, TAP-AUTOMA-113)."""
    shadow = the_shadow(table)
    if not shadow.outposts or table.items[hex] > 1:
        return
    shadow.outposts -= 1
    shadow.toppled |= 1 << hex
    table.items[hex] += 1
    if table.log:
        table.log.add("shadow-fell", shadow, hex=hex)
