"""Buildings: income buildings, landmarks, districts, rows and columns (TAP-BUILD-*, TAP-LANDMARK-*, TAP-CAPITAL-*).
Nothing that was built is moved or pulled down (TAP-BUILD-01, TAP-BUILD-06)."""

from __future__ import annotations

from collections.abc import Generator
from functools import lru_cache
from typing import Final

from ....kernel.decision import NONE, Decision, Rules, ask
from ..pieces.capitals import PLOT_BIT, WIDE, Capital, plots_in
from ..pieces.kinds import MARKET
from ..pieces.landmarks import LANDMARKS, open_sites, standing
from ..table.hooks import Hooks
from ..table.player import CITY, TapestryPlayer
from ..table.prompts import LANDMARK_SITE, LANDMARK_TURN, PLOT
from ..table.state import Table
from .counts import DISTRICT, count_changed
from .deferred_landmarks import may_wait
from .gains import gain_any, score, under
from .replies import LANDMARK, answer_landmark

BOTTLED_POINTS: Final = 6  # a landmark that the City in a Bottle does not take

REED_LOSS: Final = 5  # a landmark beside a will-o'-the-wisp of the Quagmire, not below 0


def gain_building(table: Table, me: TapestryPlayer, kind: int) -> Rules:
    """The leftmost of its type leaves the income mat as soon as it is clear where it goes (TAP-BUILD-02)."""
    if table.log:
        table.log.add("gained-building", me, None, **{"building": kind, "income-track": kind})
    count_piece(table, me)
    if kind == MARKET:
        yield from table.moments.gained_market(table, me)
    if (yield from table.moments.instead_of_building(table, me, kind)):
        return
    yield from build_income_building(table, me, kind)


def count_piece(table: Table, me: TapestryPlayer) -> None:
    """An income building or a landmark was gained, wherever it goes."""
    table.moments.piece_gained(table, me)


def build_income_building(table: Table, me: TapestryPlayer, kind: int) -> Rules:
    """On any free plot; beside the mat only if there is none (TAP-BUILD-04, TAP-BUILD-09, TAP-BUILD-11, TAP-BUILD-12,
    TAP-BUILD-13)."""
    if (yield from table.moments.expansions.building_elsewhere(table, me, kind)):
        return
    plot = yield from choose_plot(table, me, kind)
    me.left[kind] -= 1
    yield from put_on_plot(table, me, kind, plot)


def choose_plot(table: Table, me: TapestryPlayer, kind: int) -> Generator[Decision, int, int]:
    """The player chooses a free plot; with room the building must be built (TAP-FAQ-23)."""
    plots = free_plots(table, me)
    if plots and table.switches.free_set_aside:
        plots.append(NONE)
    return (yield ask(me, PLOT, plots, kind)) if plots else NONE


def put_on_plot(table: Table, me: TapestryPlayer, kind: int, plot: int) -> Rules:
    """Beside the mat it fills nothing (TAP-BUILD-10)."""
    if plot == NONE:
        me.beside[kind] += 1
        return
    place = 1 << PLOT_BIT[plot]
    joined = me.houses[kind] & around(place)
    me.houses[kind] |= place
    if table.log:
        table.log.add("built", me, building=kind, plot=plot)
    yield from table.moments.placed_building(table, me)
    if joined:
        yield from table.moments.placed_beside(table, me)
    yield from fill(table, me, place)


def around(place: int) -> int:
    """The plots beside one, orthogonally."""
    return place << 1 | place >> 1 | place << WIDE | place >> WIDE


def capital_of(table: Table, me: TapestryPlayer) -> Capital:
    return table.catalog.capitals[me.capital]


def has_free_plot(table: Table, me: TapestryPlayer) -> bool:
    return capital_of(table, me).grid & ~blocked(table, me) != 0


def free_plots(table: Table, me: TapestryPlayer) -> list[int]:
    return plots_in(capital_of(table, me).grid & ~blocked(table, me))


def blocked(table: Table, me: TapestryPlayer) -> int:
    """The plots that are not free: other buildings, and impassable plots unless a card or a mat allows them. Lily pads
    can be built on (TAP-CAPITAL-18, TAP-BUILD-05)."""
    city = me.city & ~me.side.pads
    return city & ~me.rough if table.moments.build_on_impassable(table, me) else city


def fill(table: Table, me: TapestryPlayer, covered: int) -> Rules:
    """Plots are covered; each district that this completes gives any 1 resource at once (TAP-CAPITAL-02,
    TAP-CAPITAL-03)."""
    before, rough_before = me.city, me.rough
    on_impassable = covered & me.rough
    capital = capital_of(table, me)
    me.city |= covered
    me.rough &= ~covered
    if me.side.pads:
        me.own_side.pads &= ~covered
    if on_impassable:
        yield from table.moments.built_on_impassable(table, me)
    yield from table.moments.impassable_covered(table, me, on_impassable)
    for number, district in enumerate(capital.districts):
        if capital.joined is None and not covered & district:
            continue
        if capital.complete(number, me.city, me.rough) and not capital.complete(number, before, rough_before):
            if table.log:
                table.log.add("district", me, district=number)
            yield from reward_district(table, me, number)
            yield from count_changed(table, me, DISTRICT, complete_districts(table, me))
    if capital.wholes:
        yield from reward_wholes(table, me, capital, before)
    if table.moments.implemented(me, Hooks.line_done):
        for line in capital.lines:
            if before & line != line and me.city & line == line:
                yield from table.moments.line_done(table, me)


def reward_district(table: Table, me: TapestryPlayer, number: int) -> Rules:
    """Any 1 resource, unless the capital or a civilization changes it (TAP-CAPITAL-03, TAP-EX-19)."""
    capital = capital_of(table, me)
    if capital.later:  # TAP-CAPITAL-12
        yield from table.moments.district_done(table, me)
        return
    resources = 1 + table.moments.district_resources(table, me, capital.districts[number])
    if number in capital.rewards:
        yield from under(table, CITY, capital.rewards[number], me)
        resources -= 1
    yield from gain_any(table, me, resources)
    yield from table.moments.district_done(table, me)


def reward_wholes(table: Table, me: TapestryPlayer, capital: Capital, before: int) -> Rules:
    """Gives the effects of advanced capitals for groups of plots now all covered."""
    for plots, effect in capital.wholes:
        if before & plots != plots and me.city & plots == plots:
            yield from under(table, CITY, effect, me)


def complete_districts(table: Table, me: TapestryPlayer) -> int:
    capital = capital_of(table, me)
    return sum(capital.complete(number, me.city, me.rough) for number in range(len(capital.districts)))


# ------------------------------------------------------------------------------------------------ landmarks


def gain_landmark(table: Table, me: TapestryPlayer, landmark: int, on_track: bool = False) -> Rules:
    """Each can be gained once in the game (TAP-LANDMARK-02, TAP-LANDMARK-05, TAP-LANDMARK-07)."""
    table.landmarks &= ~(1 << landmark)
    me.landmarks |= 1 << landmark
    if table.log:
        table.log.add("gained-landmark", me, landmark=landmark)
    count_piece(table, me)
    yield from place_landmark(table, me, landmark)
    yield from table.moments.gained_landmark(table, me)
    for other in table.others(me):
        yield from table.moments.other_gained_landmark(table, other, me, on_track)
    yield from table.moments.landmark_gained(table, me, landmark)
    if on_track and table.supply.replies[LANDMARK]:
        yield from answer_landmark(table, me)


def place_landmark(table: Table, me: TapestryPlayer, landmark: int) -> Rules:
    """In the capital, or where a mat or an expansion takes it (TAP-BUILD-11, TAP-BUILD-13, TAP-DEC-16, TAP-DEC-17)."""
    if (yield from table.moments.instead_of_landmark(table, me, landmark)):
        return
    if (yield from table.moments.expansions.landmark_elsewhere(table, me, landmark)):
        return
    yield from build_landmark(table, me, landmark)


def build_landmark(table: Table, me: TapestryPlayer, landmark: int) -> Rules:
    """Orientation, then place; parts may overhang (TAP-BUILD-04, TAP-BUILD-07, TAP-BUILD-14). If it cannot
    matter before, it may wait until the end of the turn (TAP-LANDMARK-06)."""
    options = landmark_turns(table, me, landmark)
    if options and table.switches.free_set_aside:
        options.append(NONE)
    turn = (yield ask(me, LANDMARK_TURN, options, landmark)) if options else NONE
    if turn == NONE:  # beside the mat (TAP-BUILD-09, TAP-BUILD-13)
        if capital_of(table, me).sealed:
            score(table, me, BOTTLED_POINTS, CITY)
        return
    sites = landmark_sites(table, me, landmark, turn)
    if may_wait(table, me, landmark):
        sites.append(NONE)
    site = yield ask(me, LANDMARK_SITE, sites, landmark)
    if site == NONE:
        table.later = landmark
        if table.log:
            table.log.add("postponed", me, landmark=landmark)
        return
    me.in_city |= 1 << landmark
    me.sites += (standing(landmark, turn, site),)
    if table.log:
        table.log.add("built-landmark", me, landmark=landmark, site=site)
    covered = LANDMARKS[landmark].turns[turn][site]
    if covered & capital_of(table, me).reeds:  # TAP-CAPITAL-09
        score(table, me, -min(REED_LOSS, me.vp), CITY)
    yield from fill(table, me, covered)


def landmark_turns(table: Table, me: TapestryPlayer, landmark: int) -> list[int]:
    """The orientations in which a landmark fits into the capital."""
    if capital_of(table, me).sealed:
        return []
    design = LANDMARKS[landmark]
    if capital_of(table, me).plain:
        taken = blocked(table, me)
        return [turn for turn in range(len(design.turns)) if design.room(turn, taken)]
    return [turn for turn in range(len(design.turns)) if landmark_sites(table, me, landmark, turn)]


def landmark_sites(table: Table, me: TapestryPlayer, landmark: int, turn: int) -> list[int]:
    capital = capital_of(table, me)
    taken = blocked(table, me)
    return open_sites(landmark, turn, taken & ~me.rough if capital.floating else taken, capital)


@lru_cache(maxsize=1 << 12)
def complete_lines(capital: Capital, city: int) -> list[int]:
    """Rows and columns without a gap. Cached, since most cities are looked up many times before they grow."""
    return [line for line in capital.lines if not line & ~city]


def capital_points(table: Table, me: TapestryPlayer) -> int:
    """The complete rows and columns; the Swamp scores 1 more for two lily pads that are covered (TAP-EX-18)."""
    capital = capital_of(table, me)
    lines = complete_lines(capital, me.city & capital.grid)
    pads = (capital.pads & ~me.side.pads).bit_count() // 2 if capital.pads else 0
    return len(lines) + pads + table.moments.line_points(table, me, lines)
