"""Weefolk: tokens in the capitals of others."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ....kernel.hexes import members
from ..pieces.capitals import COLUMNS, PLOT_MASKS, PLOTS, ROWS, SITES, SIZE
from ..pieces.kinds import LAST_INCOME, WEEFOLK
from ..pieces.landmarks import LANDMARKS
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import BARTER, HIDE, HOST
from ..table.state import Table
from .build import capital_of, fill
from .gains import discard_tile, score, under

SINGLE: Final = 1  # plots of a landmark that may give way


def live_among_others(table: Table, me: TapestryPlayer) -> Rules:
    """A token goes to an opponent; then a territory tile may be spent for an income building. At last each token gives
    points for the buildings around it."""
    yield from send_token(table, me)
    if me.era == LAST_INCOME:
        score(table, me, sum(buildings_around(table, code) for code in me.side.folk))
        return
    if me.tiles and any(me.left):
        tile = yield ask(me, BARTER, [*members(me.tiles), NONE])
        if tile != NONE:
            discard_tile(table, me, tile)
            yield from under(table, CIVILIZATION, table.mats[WEEFOLK].lines[0][0], me)


def send_token(table: Table, me: TapestryPlayer) -> Rules:
    """The opponent puts it on a free plot, which is filled then; in a full capital it replaces a small building, which
    is set aside. Also to players who have finished."""
    hosts = sorted(other.seat for other in table.others(me) if hiding_places(table, other))
    if not hosts:
        return
    host = table.players[(yield ask(me, HOST, hosts))]
    plot = yield ask(host, HIDE, hiding_places(table, host), me.seat)
    me.own_side.folk += (PLOTS * host.seat + plot,)
    if table.log:
        table.log.tell("hid-token", host, plot=plot, player_other=me.seat)
    place = PLOT_MASKS[plot][1]
    if host.city & place:
        give_way(host, place)
    elif host.finished:
        host.city |= place
    else:
        yield from fill(table, host, place)


def hiding_places(table: Table, host: TapestryPlayer) -> list[int]:
    free = capital_of(table, host).grid & ~host.city
    if not free:
        free = host.houses[0] | host.houses[1] | host.houses[2] | host.houses[3]
        for code in host.sites:
            if LANDMARKS[code // SITES // 4].plots == SINGLE:
                free |= covered_by(code)
    return [plot for plot, place in PLOT_MASKS if free & place]


def give_way(host: TapestryPlayer, place: int) -> None:
    for kind in range(len(host.houses)):
        if host.houses[kind] & place:
            host.houses[kind] &= ~place
            host.beside[kind] += 1
    for code in host.sites:
        if covered_by(code) & place:
            host.in_city &= ~(1 << code // SITES // 4)
            host.sites = tuple(other for other in host.sites if other != code)


def buildings_around(table: Table, code: int) -> int:
    """Income buildings and landmarks in the row and in the column of a token; one may count in both."""
    seat, plot = divmod(code, PLOTS)
    host = table.players[seat]
    count = 0
    for line in (ROWS[plot // SIZE], COLUMNS[plot % SIZE]):
        count += sum((houses & line).bit_count() for houses in host.houses)
        count += sum(covered_by(site) & line != 0 for site in host.sites)
    return count


def covered_by(code: int) -> int:
    """The plots of a landmark in a capital, by its number among the sites."""
    landmark, turn = divmod(code // SITES, 4)
    return dict(LANDMARKS[landmark].turns[turn])[code % SITES]
