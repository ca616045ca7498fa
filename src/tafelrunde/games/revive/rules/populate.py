"""Populating locations and unlocking technologies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....kernel.decision import NONE
from ....kernel.hexes import members
from ..pieces.board import TECH_BELOW, TECHNOLOGY_PLACES
from ..pieces.kinds import BOOK, CRYSTAL, LOCATION, POPULATE
from ..pieces.map import LARGE_LOCATIONS, NORTH_WEST, corner_of
from ..table.hooks import BOOKS_WAIVED, Done
from ..table.player import RevivePlayer
from ..table.prompts import LOCATION as LOCATION_PROMPT
from ..table.prompts import TECHNOLOGY
from ..table.state import Table
from .build import action_paid
from .distance import distance_to, reach, within
from .gains import asked, gain_out_of_payment
from .pay import Act, Budget, affordable, begin, budgets, by_discount, field_discount, only_resources_pay, pay

# ---------------------------------------------------------------------------------------------------- which technology


def _open_technologies(unlocked: int) -> tuple[int, ...]:
    return tuple(
        tech
        for tech, below in enumerate(TECH_BELOW)
        if not unlocked >> tech & 1 and (below < 0 or unlocked >> below & 1)
    )


# By the set of unlocked ones: the lowest first (REV-POP-07), then those connected to it (REV-POP-08), each once
# (REV-POP-10).
OPEN_TECHNOLOGIES: Final = tuple(_open_technologies(unlocked) for unlocked in range(1 << len(TECH_BELOW)))


def books_owed(table: Table, me: RevivePlayer, field: int, tech: int) -> int:
    """One to each other player there (REV-POP-06), unless a technology waives them: also the one just unlocked."""
    if (me.skills | table.catalog.technology(me, tech).skills) & BOOKS_WAIVED.skills:
        return 0
    return sum(player.figures >> field & 1 for player in table.others(me))


# ---------------------------------------------------------------------------------------------------- which location


def populable(table: Table, me: RevivePlayer, extra_range: int = 0) -> int:
    """Locations that can be populated and paid for with some technology."""
    found = 0
    for fields in affordable_locations(table, me, extra_range):
        found |= fields
    return found


def can_populate(table: Table, me: RevivePlayer, extra_range: int = 0) -> bool:
    return any(affordable_locations(table, me, extra_range))


def affordable_locations(table: Table, me: RevivePlayer, extra_range: int) -> Iterator[int]:
    """Affordable locations, by budget. The cheapest technology opens as many locations as any other, except one that
    waives owed books."""
    techs = OPEN_TECHNOLOGIES[me.tech]
    if not techs:  # REV-COMP-24
        return
    least = min(TECHNOLOGY_PLACES[tech].books for tech in techs)
    if me.res[BOOK] + me.res[CRYSTAL] < least and only_resources_pay(me):
        return
    layers = reach(table, me)
    fields = locations(table, me)
    groups = by_discount(table, me, fields, POPULATE)
    by_owed = owed_groups(table, me, fields)
    offers = [(least - me.standing[POPULATE], by_owed)]
    if len(by_owed) > 1 and table.catalog.board_skills(me) & BOOKS_WAIVED.skills:
        for tech in techs:
            if table.catalog.technology(me, tech).skills & BOOKS_WAIVED.skills:
                offers.append((TECHNOLOGY_PLACES[tech].books - me.standing[POPULATE], [fields]))
    for budget in budgets(table, me, POPULATE, extra_range):
        found = 0
        for books, owed in offers:
            found |= locations_in_reach(layers, budget, books, groups, owed)
        yield found


def locations_in_reach(
    layers: tuple[int, ...], budget: Budget, books: int, groups: list[tuple[int, int]], by_owed: list[int]
) -> int:
    """Locations that one budget can pay for, given the books of a technology, fields by discount and fields by books
    owed."""
    found = 0
    for off, group in groups:
        paid = max(0, books - off - budget.discount)
        for owed, where in enumerate(by_owed):
            if group & where:
                found |= group & where & within(layers, budget.farthest(0, paid + owed, 0, 0))
    return found


def locations(table: Table, me: RevivePlayer) -> int:
    """Small ones (REV-POP-16) and large ones (REV-POP-11, REV-POP-12) without an own figure (REV-POP-01); others may be
    there (REV-POP-02, REV-POP-14)."""
    return (table.of[LOCATION] | LARGE_LOCATIONS) & ~me.figures


def owed_groups(table: Table, me: RevivePlayer, fields: int) -> list[int]:
    """The fields where 0, 1, 2 or 3 others are (REV-POP-06)."""
    groups = [fields]
    if me.skills & BOOKS_WAIVED.skills:
        return groups
    for player in table.players:
        here = player.figures & fields
        if player is me or not here:
            continue
        groups.append(0)
        for n in range(len(groups) - 1, 0, -1):
            moved = groups[n - 1] & here
            groups[n - 1] ^= moved
            groups[n] |= moved
    return groups


# ---------------------------------------------------------------------------------------------------- the action


def populate(table: Table, me: RevivePlayer, extra_range: int = 0, optional: bool = False) -> Done:
    """Choose a location and a technology (REV-DEC-13), pay way and books (REV-POP-04, REV-POP-05), put the figure there
    (REV-POP-03)."""
    begin(table, extra_range)
    field = yield asked(me, LOCATION_PROMPT, lambda: location_options(table, me, extra_range, optional))
    if field == NONE:
        return False
    tech = yield asked(me, TECHNOLOGY, lambda: techs_payable(table, me, field, extra_range), field)
    if tech == NONE:
        return False
    act = populating_act(table, me, field, tech)
    if not (yield from pay(table, me, act)):
        return False
    if act.owed:
        for player in table.others(me):
            if player.figures >> field & 1:
                gain_out_of_payment(table, player, BOOK, 1)
    action_paid(table, me, field, BOOK, act.cost(table.discount)[BOOK] - act.owed)
    put_figure(table, me, field, tech)
    return True


def populating_act(table: Table, me: RevivePlayer, field: int, tech: int) -> Act:
    off = me.standing[POPULATE] + field_discount(table, me, field, POPULATE)
    distance = distance_to(reach(table, me), 1 << field)
    return Act(POPULATE, distance, off, book=TECHNOLOGY_PLACES[tech].books, owed=books_owed(table, me, field, tech))


def location_options(table: Table, me: RevivePlayer, extra_range: int, optional: bool) -> list[int]:
    found = members(populable(table, me, extra_range))
    return [*found, NONE] if optional or not found else found


def techs_payable(table: Table, me: RevivePlayer, field: int, extra_range: int) -> list[int]:
    could_have = list(budgets(table, me, POPULATE, extra_range))
    return [
        tech for tech in OPEN_TECHNOLOGIES[me.tech] if affordable(could_have, populating_act(table, me, field, tech))
    ] or [NONE]


def put_figure(table: Table, me: RevivePlayer, field: int, tech: int) -> None:
    """The figure is placed, its technology unlocked (REV-POP-09); then their effects at once, in any order (REV-POP-19,
    REV-LOCC-06). Terrain, lakes and crystals give nothing (REV-POP-17)."""
    me.figures |= 1 << field
    me.tech |= 1 << tech
    table.quiet_rounds = -1
    if table.log:
        table.log.add("populated", me, field=field, technology=table.catalog.technology_number(me, tech))
    effects = []
    for number in table.catalog.technology(me, tech).parts:
        effect = table.catalog.effects[number]
        if effect.lasting:
            effect.now(table, me)
        else:
            effects.append(number)
    me.reach = ()
    if field >= NORTH_WEST:
        side = table.corners[corner_of(field)]
        location = table.catalog.locations[side]
        if table.log:
            table.log.add("large-location", me, location=side)
        if location.at_once is not None:
            effects.append(location.at_once.number)
    table.push(me.seat, effects)
