"""The shipping and terraforming tracks (AOI-SHIP-01..05, AOI-DIG-01..05, AOI-PALACE-34, AOI-INNOV-07, -27)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules
from ..pieces.kinds import FROM_TRACKS, TRACK
from ..table.player import AoiPlayer
from ..table.state import Table
from .deeds import deed
from .gains import carry_out_for, return_scholar

SHIPPING_COINS: Final = 4  # AOI-SHIP-03

TERRAFORMING_TOOLS: Final = 1  # AOI-DIG-03; the coins are on the planning board


def shipping_steps_left(table: Table, me: AoiPlayer) -> int:
    return len(table.box.boards[me.board].shipping) - me.shipping


def terraforming_steps_left(table: Table, me: AoiPlayer) -> int:
    return len(table.box.boards[me.board].terraforming) - me.digging


def step_shipping(table: Table, me: AoiPlayer) -> Rules:
    """One position up, with its reward (AOI-SHIP-01, -02, -04)."""
    reward = table.box.boards[me.board].shipping[me.shipping]
    me.shipping += 1
    table.renew_reach(me)
    if table.log:
        table.log.tell("shipping", me, level=me.shipping)
    deed(table, me, TRACK)
    yield from carry_out_for(reward, table, me, FROM_TRACKS)


def step_terraforming(table: Table, me: AoiPlayer) -> Rules:
    """One position up, with its reward (AOI-DIG-01, -02, -04)."""
    reward = table.box.boards[me.board].terraforming[me.digging]
    me.digging += 1
    if table.log:
        table.log.tell("terraforming", me, level=me.digging)
    deed(table, me, TRACK)
    yield from carry_out_for(reward, table, me, FROM_TRACKS)


def can_advance_shipping(table: Table, me: AoiPlayer) -> bool:
    return me.scholars > 0 and me.coins >= SHIPPING_COINS and shipping_steps_left(table, me) > 0


def can_advance_terraforming(table: Table, me: AoiPlayer) -> bool:
    coins = table.box.boards[me.board].terraforming_coins
    return (
        me.scholars > 0
        and me.tools >= TERRAFORMING_TOOLS
        and me.coins >= coins
        and terraforming_steps_left(table, me) > 0
    )


def advance_shipping(table: Table, me: AoiPlayer) -> Rules:
    me.coins -= SHIPPING_COINS
    return_scholar(me)
    yield from step_shipping(table, me)


def advance_terraforming(table: Table, me: AoiPlayer) -> Rules:
    me.coins -= table.box.boards[me.board].terraforming_coins
    me.tools -= TERRAFORMING_TOOLS
    return_scholar(me)
    yield from step_terraforming(table, me)
