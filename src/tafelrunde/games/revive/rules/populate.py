"""Populating locations and unlocking technologies (REV-POP-01..19, REV-TECH-01..09, REV-LOCC-06)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE
from ....kernel.hexes import members
from ..pieces.board import TECH_BELOW, TECH_BOOKS
from ..pieces.kinds import BOOK, CRYSTAL, LOCATION, NO_BOOKS_TO_OTHERS, POPULATE
from ..pieces.map import LARGE_LOCATIONS, NORTH_WEST
from ..table.player import RevivePlayer
from ..table.prompts import LOCATION as LOCATION_PROMPT
from ..table.prompts import TECHNOLOGY
from ..table.state import Table
from .build import discounts, field_discount, gain_out_of_payment, return_target
from .distance import distance_to, reach, within
from .gains import Done, asked
from .pay import Act, Purse, begin, helpless, pay, purses


def _open_technologies(unlocked: int) -> tuple[int, ...]:
    return tuple(
        tech
        for tech, below in enumerate(TECH_BELOW)
        if not unlocked >> tech & 1 and (below < 0 or unlocked >> below & 1)
    )


# By the set of unlocked ones: the lowest first, then those connected to it (REV-POP-07, -08, -10).
OPEN_TECHNOLOGIES: Final = tuple(_open_technologies(unlocked) for unlocked in range(1 << len(TECH_BELOW)))


LEAST_BOOKS: Final = tuple(min((TECH_BOOKS[tech] for tech in techs), default=0) for techs in OPEN_TECHNOLOGIES)


def books_owed(table: Table, me: RevivePlayer, field: int, tech: int) -> int:
    """One to each other player there, unless a technology waives them: also the one just unlocked (REV-HOF-11)."""
    if me.skills & NO_BOOKS_TO_OTHERS or tech == table.box.waiver(me):
        return 0
    return sum(player.figures >> field & 1 for player in table.others(me))


def populable(
    table: Table, me: RevivePlayer, extra_range: int = 0, secret: bool = True, one_will_do: bool = False
) -> int:
    """Locations that could be populated and paid for with some technology."""
    techs = OPEN_TECHNOLOGIES[me.tech]
    if not techs:
        return 0
    least = LEAST_BOOKS[me.tech]
    if me.res[BOOK] + me.res[CRYSTAL] < least and helpless(me):
        return 0
    fields = (table.of[LOCATION] | LARGE_LOCATIONS) & ~me.figures
    layers = reach(table, me)
    off = me.standing[POPULATE]
    groups = discounts(table, me, fields, POPULATE)
    ways = [(least, owed_groups(table, me, fields))]  # the cheapest opens as many
    if table.box.waiver(me) in techs:
        ways.append((TECH_BOOKS[table.box.waiver(me)], [fields]))
    found = 0
    for purse in purses(table, me, POPULATE, extra_range, secret):
        for books, by_owed in ways:
            for extra, group in groups:
                paid = max(0, books - off - extra - purse.discount)
                for owed, where in enumerate(by_owed):
                    if group & where:
                        found |= group & where & within(layers, purse.farthest(0, paid + owed, 0, 0))
        if found and one_will_do:
            break
    return found


def owed_groups(table: Table, me: RevivePlayer, fields: int) -> list[int]:
    """The fields where 0, 1, 2 or 3 others are."""
    groups = [fields]
    if me.skills & NO_BOOKS_TO_OTHERS:
        return groups
    for player in table.players:
        if player is me or not player.figures:
            continue
        groups.append(0)
        for n in range(len(groups) - 1, 0, -1):
            moved = groups[n - 1] & player.figures
            groups[n - 1] &= ~moved
            groups[n] |= moved
    return groups


def populate(table: Table, me: RevivePlayer, extra_range: int = 0, optional: bool = False) -> Done:
    begin(table, extra_range)
    field = yield asked(me, LOCATION_PROMPT, lambda: locations(table, me, extra_range, optional))
    if field == NONE:
        return False
    off = me.standing[POPULATE] + field_discount(table, me, field, POPULATE)
    distance = distance_to(reach(table, me), 1 << field)
    tech = yield asked(me, TECHNOLOGY, lambda: techs_payable(table, me, field, off, distance, extra_range), field)
    if tech == NONE:
        return False
    owed = books_owed(table, me, field, tech)
    act = Act(POPULATE, distance, off, book=TECH_BOOKS[tech], owed=owed)
    if not (yield from pay(table, me, act)):
        return False
    if owed:
        for player in table.others(me):
            if player.figures >> field & 1:
                gain_out_of_payment(table, player, BOOK, 1)
    return_target(table, me, field, BOOK, max(0, act.book - off - table.discount))
    put_figure(table, me, field, tech)
    return True


def locations(table: Table, me: RevivePlayer, extra_range: int, optional: bool) -> list[int]:
    found = members(populable(table, me, extra_range))
    return [*found, NONE] if optional or not found else found


def techs_payable(table: Table, me: RevivePlayer, field: int, off: int, distance: int, extra_range: int) -> list[int]:
    could = list(purses(table, me, POPULATE, extra_range))

    def enough(purse: Purse, tech: int) -> bool:
        owed = books_owed(table, me, field, tech)
        return purse.farthest(0, max(0, TECH_BOOKS[tech] - off - purse.discount) + owed, 0, 0) >= distance

    return [tech for tech in OPEN_TECHNOLOGIES[me.tech] if any(enough(purse, tech) for purse in could)] or [NONE]


def put_figure(table: Table, me: RevivePlayer, field: int, tech: int) -> None:
    """The figure is placed, its technology unlocked; then their effects at once, in any order (REV-POP-09, -19)."""
    me.figures |= 1 << field
    me.tech |= 1 << tech
    table.quiet_rounds = -1
    if table.log:
        table.log.tell("populated", me, field=field, technology=table.box.technology_number(me, tech))
    effects = []
    for number in table.box.technology(me, tech).parts:
        effect = table.box.effects[number]
        if table.box.lasting[number]:
            effect.now(table, me)
        else:
            effects.append(number)
    me.reach = ()
    if field >= NORTH_WEST:
        location = table.box.locations[table.corners[field - NORTH_WEST]]
        if table.log:
            table.log.tell("large-location", me, location=table.corners[field - NORTH_WEST])
        if location.at_once is not None:
            effects.append(location.at_once.number)
    table.push(me.seat, effects)
