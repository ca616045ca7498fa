"""Power from other players' building."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ..pieces.kinds import FOR_POWER
from ..table.player import AoiPlayer
from ..table.prompts import LEECH
from ..table.state import Table
from .automa.hooks import power_was_taken
from .gains import gain_power


def offered(table: Table, other: AoiPlayer, space: int) -> int:
    """The power that accepting would give: that of the own buildings beside the new one, as far as bowls and points
    allow (AOI-LEECH-01, AOI-LEECH-03, AOI-LEECH-04, AOI-LEECH-05, AOI-LEECH-06, AOI-LEECH-09, AOI-SCORE-06)."""
    beside = table.around[space] & other.occupied
    if not beside:
        return 0
    return min(other.power_on(beside), 2 * other.bowl1 + other.bowl2, other.vp + 1)


def offer_power(table: Table, me: AoiPlayer) -> Rules:
    """Building by building in the order built, to each other player in turn order after the builder, passed or not
    (AOI-LEECH-10, AOI-LEECH-12, AOI-LEECH-14, AOI-LEECH-15, AOI-LEECH-16). The Automa has no bowls, so nothing is
    offered to it (AOI-SOLO-35)."""
    others = table.others(me)
    while table.offers:
        space = table.offers[0]
        while table.asked < len(others):
            other = others[table.asked]
            table.asked += 1
            power = offered(table, other, space)
            if power:
                if (yield ask(other, LEECH, [power, NONE], space)) != NONE:
                    accept(table, other, power)
                    if table.is_automa(me.seat):
                        power_was_taken(table, me, power)
                return
        del table.offers[0]
        table.asked = 0
    table.step = table.resume


def accept(table: Table, other: AoiPlayer, power: int) -> None:
    """The price is one point less than the power gained; power from elsewhere costs nothing (AOI-LEECH-02,
    AOI-LEECH-11)."""
    gain_power(other, power)
    table.score(other, 1 - power, FOR_POWER)
    if table.log:
        table.log.add("leeched", other, amount=power, price=power - 1)
