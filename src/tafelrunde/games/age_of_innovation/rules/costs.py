"""Costs of the actions of a turn, by icons of the summary."""

from __future__ import annotations

from typing import Final

from ..pieces.kinds import GUILD, PALACE, SCHOOL, UNIVERSITY
from ..pieces.prices import (
    GUILD_COINS_BESIDE_OTHERS,
    SHIPPING_COINS,
    TERRAFORMING_TOOLS,
    UPGRADE_COINS,
    UPGRADE_FROM,
    UPGRADE_TOOLS,
    WORKSHOP_COINS,
    WORKSHOP_TOOLS,
)
from ..table import prompts
from ..table.player import AoiPlayer
from ..table.state import Table
from .innovate import books_for_innovation, coins_for_innovation, stated_books
from .reach import beside
from .spades import tools_per_spade

UPGRADES: Final = {prompts.UPGRADE + kind: kind for kind in (GUILD, SCHOOL, PALACE, UNIVERSITY)}

Price = dict[str, int]


def cost_of(table: Table, me: AoiPlayer, code: int) -> Price:
    """The least cost of an action: one spade for terraforming, the common cost of all innovations, and for a guild the
    price beside others if an own workshop stands there (AOI-UPGRADE-09)."""
    if code == prompts.BUILD_WORKSHOP:
        return {"tools": WORKSHOP_TOOLS, "coins": WORKSHOP_COINS}
    if code == prompts.TERRAFORM:
        return {"tools": tools_per_spade(table, me)}
    if code in UPGRADES:
        return upgrade_cost(table, me, UPGRADES[code], me.own(UPGRADE_FROM[UPGRADES[code]]))
    if code == prompts.ADVANCE_SHIPPING:
        return {"scholars": 1, "coins": SHIPPING_COINS}
    if code == prompts.ADVANCE_TERRAFORMING:
        coins = table.catalog.boards[me.board].terraforming_coins
        return {"scholars": 1, "tools": TERRAFORMING_TOOLS, "coins": coins}
    if code == prompts.MAKE_INNOVATION:
        return {"book": books_for_innovation(table, me), "coins": coins_for_innovation(table, me)}
    if code == prompts.SEND_SCHOLAR:
        return {"scholars": 1}
    if prompts.POWER_ACTION <= code < prompts.BOOK_ACTION:
        saved = sum(ability.power_discount for ability in table.factions[me.faction].abilities)
        return {"power": table.catalog.power_actions[code - prompts.POWER_ACTION].cost - saved}
    if prompts.BOOK_ACTION <= code < prompts.SPECIAL:
        return {"book": table.catalog.book_actions[code - prompts.BOOK_ACTION].cost}
    for ability in table.factions[me.faction].abilities:
        if ability.action == code:
            return {"tools": ability.amount}
    return {}


def upgrade_cost(table: Table, me: AoiPlayer, kind: int, spaces: int) -> Price:
    """Of the cheapest of these spaces."""
    coins = UPGRADE_COINS[kind]
    if kind == GUILD and spaces & beside(table, table.built & ~me.occupied):
        coins = GUILD_COINS_BESIDE_OTHERS
    return {"tools": UPGRADE_TOOLS[kind], "coins": coins}


def missing(me: AoiPlayer, price: Price) -> Price:
    """The part of a price that a player lacks."""
    has = {"coins": me.coins, "tools": me.tools, "scholars": me.scholars, "power": me.bowl3, "book": sum(me.books)}
    return {name: amount - has[name] for name, amount in price.items() if amount > has[name]}


def missing_books(table: Table, me: AoiPlayer, place: int) -> list[int]:
    """The books of each discipline that are missing for a place of the innovation board, and last those of any."""
    stated = [max(0, wanted - has) for wanted, has in zip(stated_books(table, place), me.books, strict=True)]
    rest = books_for_innovation(table, me) - sum(me.books) - sum(stated)
    return [*stated, max(0, rest)]
