"""The action phase: the possible actions, and carrying one out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Optional

from ....kernel.decision import NONE, Rules, ask
from ..pieces.codes import book_actions_used, used_book_action
from ..pieces.kinds import (
    DEUS_EX_MACHINA,
    FROM_ACTIONS,
    FROM_BONUSES,
    FROM_COMPETENCIES,
    FROM_FACTION,
    FROM_INNOVATIONS,
    FROM_PALACES,
    GUILD,
    PALACE,
    POWER,
    POWER_COMPETENCY,
    PROFESSOR,
    SCHOOL,
    UNIVERSITY,
)
from ..pieces.prices import UPGRADE_TOOLS
from ..table.effect import AoiEffect
from ..table.player import AoiPlayer
from ..table.prompts import (
    ACTION,
    ADVANCE_SHIPPING,
    ADVANCE_TERRAFORMING,
    BOOK_ACTION,
    BUILD_WORKSHOP,
    EXCHANGE,
    EXCHANGE_FIRST,
    MAKE_INNOVATION,
    PASS,
    PLACE_ANNEX,
    POWER_ACTION,
    RIVER_TOWN_FIRST,
    SEND_SCHOLAR,
    SPECIAL,
    TERRAFORM,
    TOWN_SITE,
    UPGRADE,
)
from ..table.state import Table
from ..table.steps import AFTER, OFFERS, TURN
from .build import upgrade, upgrade_sites
from .competency import place_annex
from .exchange import can_exchange, exchange, exchanges
from .gains import carry_out_for, spend
from .innovate import innovations_in_reach, make_innovation, pay_any_books
from .knowledge import send_scholar
from .passing import pass_round
from .spades import can_build_workshop, can_terraform, settle, terraform
from .towns import found_river_town, river_town_sites
from .tracks import advance_shipping, advance_terraforming, can_advance_shipping, can_advance_terraforming

SPECIAL_SOURCES: Final[tuple[int, ...]] = (
    FROM_FACTION, FROM_PALACES, FROM_BONUSES, FROM_INNOVATIONS, FROM_INNOVATIONS, FROM_COMPETENCIES,
)  # fmt: skip


def take_action(table: Table, me: AoiPlayer) -> Rules:
    """Exactly one action, or two with an ability; exchanges and towns over a river before it (AOI-TURN-04,
    AOI-TURN-08)."""
    code = yield ask(me, ACTION, table.cached_options or offered(table, me))
    if code == EXCHANGE_FIRST:
        exchange(table, me, (yield ask(me, EXCHANGE, exchanges(table, me))))
        return
    if code == RIVER_TOWN_FIRST:
        table.resume = TURN
        yield from found_river_town(table, me, (yield ask(me, TOWN_SITE, river_town_sites(table, me))))
    else:
        table.further = False
        if code != NONE:
            yield from carry_out_action(table, me, code)
        table.resume = TURN if table.further else AFTER
    table.step = OFFERS if table.offers else table.resume


def offered(table: Table, me: AoiPlayer) -> list[int]:
    """The actions; one granted by an ability may be declined."""
    return [*actions(table, me), NONE] if table.further else actions(table, me)


def actions(table: Table, me: AoiPlayer) -> list[int]:
    """Everything that can be paid for and finished now, passing included (AOI-TURN-06, AOI-TURN-10, AOI-TURN-12,
    AOI-PASS-01)."""
    options: list[int] = []
    if can_build_workshop(table, me):
        options.append(BUILD_WORKSHOP)
    if can_terraform(table, me):
        options.append(TERRAFORM)
    if me.tools >= UPGRADE_TOOLS[GUILD]:  # the cheapest upgrade
        options += [UPGRADE + kind for kind in (GUILD, SCHOOL, PALACE, UNIVERSITY) if upgrade_sites(table, me, kind)]
    if me.scholars:
        if can_advance_shipping(table, me):
            options.append(ADVANCE_SHIPPING)
        if can_advance_terraforming(table, me):
            options.append(ADVANCE_TERRAFORMING)
        options.append(SEND_SCHOLAR)
    if innovations_in_reach(table, me):
        options.append(MAKE_INNOVATION)
    power_actions(table, me, options)
    book_actions(table, me, options)
    for number, effect in enumerate(special_actions(table, me)):
        if effect is not None and not me.used >> number & 1 and effect.possible(table, me):
            options.append(SPECIAL + number)
    if me.annexes and me.occupied & ~me.annexed:
        options.append(PLACE_ANNEX)
    for ability in table.factions[me.faction].abilities:
        if ability.action >= 0 and ability.can_act(table, me):
            options.append(ability.action)
    options.append(PASS)
    if can_exchange(me):
        options.append(EXCHANGE_FIRST)
    if river_town_sites(table, me):
        options.append(RIVER_TOWN_FIRST)
    return options


def power_actions(table: Table, me: AoiPlayer, options: list[int]) -> None:
    """Each once per round by all players together (AOI-POWERACT-01, AOI-POWERACT-02)."""
    power = me.bowl3
    for ability in table.factions[me.faction].abilities:
        power += ability.power_discount
    for number, action in enumerate(table.catalog.power_actions):
        if power >= action.cost and not table.used >> number & 1 and action.special.possible(table, me):
            options.append(POWER_ACTION + number)


def book_actions(table: Table, me: AoiPlayer, options: list[int]) -> None:
    """The three laid out, each once per round (AOI-BOOKACT-02, AOI-POWERACT-02)."""
    books = sum(me.books)
    if not books:
        return
    ready = table.actions_out & ~book_actions_used(table.used)
    for number, action in enumerate(table.catalog.book_actions):
        if ready >> number & 1 and books >= action.cost and action.special.possible(table, me):
            options.append(BOOK_ACTION + number)


def special_actions(table: Table, me: AoiPlayer) -> tuple[Optional[AoiEffect], ...]:
    """In the order of SPECIALS; None where the player does not have the component. They cost nothing (AOI-SPECIAL-01,
    AOI-SPECIAL-03, AOI-SPECIAL-04)."""
    catalog = table.catalog
    return (
        table.factions[me.faction].special,
        catalog.palaces[me.palace].special if me.palace >= 0 else None,
        catalog.bonuses[me.bonus].special,
        catalog.innovations[DEUS_EX_MACHINA].special if DEUS_EX_MACHINA in me.innovations else None,
        catalog.innovations[PROFESSOR].special if PROFESSOR in me.innovations else None,
        catalog.competencies[POWER_COMPETENCY].special if me.owns(POWER_COMPETENCY) else None,
    )


# ------------------------------------------------------------------------------------------------ carrying out


def carry_out_action(table: Table, me: AoiPlayer, code: int) -> Rules:
    if code < POWER_ACTION:
        yield from ORDINARY_ACTIONS[code](table, me)
    elif code < BOOK_ACTION:
        yield from take_power_action(table, me, code - POWER_ACTION)
    elif code < SPECIAL:
        yield from take_book_action(table, me, code - BOOK_ACTION)
    elif code < PLACE_ANNEX:
        yield from take_special_action(table, me, code - SPECIAL)
    elif code == PLACE_ANNEX:
        yield from place_annex(table, me)
    elif code == PASS:
        yield from pass_round(table, me)
    else:
        for ability in table.factions[me.faction].abilities:
            if ability.action == code:
                yield from ability.act(table, me)


def take_power_action(table: Table, me: AoiPlayer, number: int) -> Rules:
    """Mark it as used, pay, gain (AOI-POWERACT-03, AOI-POWERACT-04)."""
    action = table.catalog.power_actions[number]
    table.used |= 1 << number
    if table.log:
        table.log.add("power-action", me, poweraction=number)
    cost = action.cost
    for ability in table.factions[me.faction].abilities:
        cost -= ability.power_discount
        ability.on_power_action(table, me)
    spend(table, me, POWER, cost)
    yield from carry_out_for(action.special, table, me, FROM_ACTIONS)


def take_book_action(table: Table, me: AoiPlayer, number: int) -> Rules:
    """Mark it as used, pay books of any disciplines, gain (AOI-POWERACT-03, AOI-BOOKACT-01)."""
    action = table.catalog.book_actions[number]
    table.used |= used_book_action(number)
    if table.log:
        table.log.add("book-action", me, bookaction=number)
    yield from pay_any_books(table, me, action.cost)
    yield from carry_out_for(action.special, table, me, FROM_ACTIONS)


def take_special_action(table: Table, me: AoiPlayer, number: int) -> Rules:
    """Once per round (AOI-SPECIAL-02, AOI-PALACE-77)."""
    effect = special_actions(table, me)[number]
    assert effect is not None
    me.used |= 1 << number
    if table.log:
        table.log.add("special-action", me, special=number)
    yield from carry_out_for(effect, table, me, SPECIAL_SOURCES[number])


def upgrade_to(kind: int) -> Callable[[Table, AoiPlayer], Rules]:
    return lambda table, me: upgrade(table, me, kind)


# By the codes of ACTION, from BUILD_WORKSHOP to SEND_SCHOLAR.
ORDINARY_ACTIONS: Final[tuple[Callable[[Table, AoiPlayer], Rules], ...]] = (
    settle, terraform, upgrade_to(GUILD), upgrade_to(SCHOOL), upgrade_to(PALACE), upgrade_to(UNIVERSITY),
    advance_shipping, advance_terraforming, make_innovation, send_scholar,
)  # fmt: skip
