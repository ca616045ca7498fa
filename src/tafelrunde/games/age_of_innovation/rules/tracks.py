"""The shipping and terraforming tracks."""

from __future__ import annotations

from ....kernel.decision import Rules
from ..pieces.kinds import COINS, FROM_TRACKS, SCHOLARS, TOOLS, TRACK
from ..pieces.prices import SHIPPING_COINS, TERRAFORMING_TOOLS
from ..table.player import AoiPlayer
from ..table.state import Table
from .gains import carry_out_for, spend
from .rewards import reward

# ------------------------------------------------------------------------------------------------ shipping


def shipping_steps_left(table: Table, me: AoiPlayer) -> int:
    return len(table.catalog.boards[me.board].shipping) - me.shipping


def step_shipping(table: Table, me: AoiPlayer) -> Rules:
    """One position up, which extends reach, with its reward (AOI-SHIP-01, AOI-SHIP-02, AOI-SHIP-04)."""
    gain = table.catalog.boards[me.board].shipping[me.shipping]
    me.shipping += 1
    table.renew_reach(me)
    if table.log:
        table.log.add("shipping", me, level=me.shipping)
    reward(table, me, TRACK)
    yield from carry_out_for(gain, table, me, FROM_TRACKS)


def can_advance_shipping(table: Table, me: AoiPlayer) -> bool:
    return me.scholars > 0 and me.coins >= SHIPPING_COINS and shipping_steps_left(table, me) > 0


def advance_shipping(table: Table, me: AoiPlayer) -> Rules:
    """The action: pay coins and a scholar (AOI-SHIP-03)."""
    spend(table, me, COINS, SHIPPING_COINS)
    spend(table, me, SCHOLARS, 1)
    yield from step_shipping(table, me)


# ------------------------------------------------------------------------------------------------ terraforming


def terraforming_steps_left(table: Table, me: AoiPlayer) -> int:
    return len(table.catalog.boards[me.board].terraforming) - me.digging


def step_terraforming(table: Table, me: AoiPlayer) -> Rules:
    """One position up, which makes spades cheaper, with its reward (AOI-DIG-01, AOI-DIG-02, AOI-DIG-04)."""
    gain = table.catalog.boards[me.board].terraforming[me.digging]
    me.digging += 1
    if table.log:
        table.log.add("terraforming", me, level=me.digging)
    reward(table, me, TRACK)
    yield from carry_out_for(gain, table, me, FROM_TRACKS)


def can_advance_terraforming(table: Table, me: AoiPlayer) -> bool:
    coins = table.catalog.boards[me.board].terraforming_coins
    return (
        me.scholars > 0
        and me.tools >= TERRAFORMING_TOOLS
        and me.coins >= coins
        and terraforming_steps_left(table, me) > 0
    )


def advance_terraforming(table: Table, me: AoiPlayer) -> Rules:
    """The action: pay coins, a tool and a scholar (AOI-DIG-03)."""
    spend(table, me, COINS, table.catalog.boards[me.board].terraforming_coins)
    spend(table, me, TOOLS, TERRAFORMING_TOOLS)
    spend(table, me, SCHOLARS, 1)
    yield from step_terraforming(table, me)
