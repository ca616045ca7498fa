"""Weefolk: they live in the capitals of others. `side.folk` has a number for each token there: the seat of the host and
the plot. Their number on the mat is not used."""

from __future__ import annotations

from typing import ClassVar, Final

from ......kernel.decision import NONE, Rules, ask
from ......kernel.hexes import members
from ....components.civilizations import EVERY_INCOME, Civilization, any_building
from ....pieces.capitals import COLUMNS, PLOT_MASKS, PLOTS, ROWS, SIZE, plots_in
from ....pieces.kinds import FANTASIES_FUTURES, LAST_INCOME
from ....pieces.landmarks import LANDMARKS, covered_by, landmark_at
from ....rules.build import capital_of, fill
from ....rules.gains import discard_tile, score, under
from ....table.player import CIVILIZATION, TapestryPlayer
from ....table.prompts import BARTER, HIDE, HOST
from ....table.state import Table

SINGLE: Final = 1  # plots of a landmark that may give way


def token_at(seat: int, plot: int) -> int:
    return PLOTS * seat + plot


def host_of(token: int) -> int:
    """The seat in whose capital a token lives."""
    return token // PLOTS


def plot_of(token: int) -> int:
    return token % PLOTS


class Weefolk(Civilization):
    describes_spaces: ClassVar[bool] = False

    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from send_token(table, me)

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """A token goes to an opponent; then a territory tile may be spent for an income building. At last each token
        gives points for the buildings around it."""
        yield from send_token(table, me)
        if me.era == LAST_INCOME:
            score(table, me, sum(buildings_around(table, token) for token in me.side.folk))
            return
        if me.tiles and any(me.left):
            tile = yield ask(me, BARTER, [*members(me.tiles), NONE])
            if tile != NONE:
                discard_tile(table, me, tile)
                yield from under(table, CIVILIZATION, self.lines[0][0], me)


def send_token(table: Table, me: TapestryPlayer) -> Rules:
    """The opponent puts it on a free plot, which is filled then; in a full capital it replaces a small building, which
    is set aside. Also to players who have finished."""
    hosts = sorted(other.seat for other in table.others(me) if hiding_places(table, other))
    if not hosts:
        return
    seat = yield ask(me, HOST, hosts)
    host = table.players[seat]
    plot = yield ask(host, HIDE, hiding_places(table, host), me.seat)
    me.own_side.folk += (token_at(host.seat, plot),)
    if table.log:
        table.log.add("hid-token", host, plot=plot, player_other=me.seat)
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
            if LANDMARKS[landmark_at(code)].plots == SINGLE:
                free |= covered_by(code)
    return plots_in(free)


def give_way(host: TapestryPlayer, place: int) -> None:
    """The building on a plot stands beside the capital from now on."""
    for kind in range(len(host.houses)):
        if host.houses[kind] & place:
            host.houses[kind] &= ~place
            host.beside[kind] += 1
    for code in host.sites:
        if covered_by(code) & place:
            host.in_city &= ~(1 << landmark_at(code))
            host.sites = tuple(other for other in host.sites if other != code)


def buildings_around(table: Table, token: int) -> int:
    """Income buildings and landmarks in the row and in the column of a token; one may count in both."""
    host, plot = table.players[host_of(token)], plot_of(token)
    count = 0
    for line in (ROWS[plot // SIZE], COLUMNS[plot % SIZE]):
        count += sum((houses & line).bit_count() for houses in host.houses)
        count += sum(covered_by(code) & line != 0 for code in host.sites)
    return count


PRINTED: Final[Weefolk] = Weefolk("weefolk", EVERY_INCOME, (any_building(),), expansion=FANTASIES_FUTURES)
REVISED: Final[Weefolk] = Weefolk("weefolk", EVERY_INCOME, (any_building(),), expansion=FANTASIES_FUTURES)
