"""Buildings: income buildings, landmarks, districts, rows and columns (TAP-BUILD-*, TAP-LANDMARK-*, TAP-CAPITAL-*)."""

from __future__ import annotations

from collections.abc import Generator

from ....kernel.decision import NONE, Decision, Rules, ask
from ....kernel.hexes import mask, members
from ..components.capitals import DISTRICTS, GRID, LINES, PLOT_BIT, PLOT_MASKS, SITES
from ..components.kinds import ARCHITECTS, BUILDINGS, CRAFTSMEN, HISTORIANS, MARKET, NOMADS, RIVERFOLK, UTILITARIANS
from ..components.landmarks import LANDMARKS
from ..player import CIVILIZATION, TapestryPlayer
from ..prompts import CRAFT, LANDMARK_SITE, LANDMARK_TURN, PLOT, SETTLE
from ..state import Table
from .era import BUILD_ON_IMPASSABLE, BUILT_ON_IMPASSABLE, GAINED_MARKET, PLACED_BUILDING, happened
from .gains import Facts, Icons, TapestryEffect, gain_any, points_only, score, under
from .later import may_wait
from .prophecy import DISTRICT, TERRITORY, foretold
from .replies import LANDMARK, answer_landmark
from .utilitarians import use_apothecary, utilize

LANDMARK_PIECE = 4  # buildings on the map are numbered by type, landmarks from here on


def gain_building(table: Table, me: TapestryPlayer, kind: int) -> Rules:
    """The leftmost of its type leaves the income mat as soon as it is clear where it goes (TAP-BUILD-02)."""
    if table.log:
        table.log.tell("gained-building", me, None, **{"building": kind, "income-track": kind})
    if kind == MARKET and me.statics >> GAINED_MARKET & 1:
        yield from happened(table, me, GAINED_MARKET)
    if CRAFTSMEN in me.civs and (yield from craft(table, me, kind)):
        return
    if NOMADS in me.civs and (yield from settle(table, me, kind)):
        return
    yield from build_income_building(table, me, kind)


def build_income_building(table: Table, me: TapestryPlayer, kind: int) -> Rules:
    """On any free plot; beside the mat only if there is none (TAP-BUILD-04, -09, -11..13)."""
    plots = free_plots(me)
    if plots and table.switches.free_set_aside:
        plots.append(NONE)
    plot = (yield ask(me, PLOT, plots, kind)) if plots else NONE
    me.left[kind] -= 1
    if plot == NONE:
        me.beside[kind] += 1
        return
    me.houses[kind] |= 1 << PLOT_BIT[plot]
    if table.log:
        table.log.tell("built", me, building=kind, plot=plot)
    if me.statics >> PLACED_BUILDING & 1:
        yield from happened(table, me, PLACED_BUILDING)
    yield from fill(table, me, 1 << PLOT_BIT[plot])


def free_plots(me: TapestryPlayer) -> list[int]:
    free = GRID & ~blocked(me)
    return [plot for plot, place in PLOT_MASKS if free & place]


def blocked(me: TapestryPlayer) -> int:
    """Where nothing can be built: other buildings, and impassable plots unless a card or the Riverfolk allow them."""
    return me.city & ~me.rough if me.statics >> BUILD_ON_IMPASSABLE & 1 or RIVERFOLK in me.civs else me.city


def fill(table: Table, me: TapestryPlayer, covered: int) -> Rules:
    """Plots are covered; each district that this completes gives any 1 resource at once (TAP-CAPITAL-02, -03)."""
    before = me.city
    on_impassable = covered & me.rough
    me.city |= covered
    me.rough &= ~covered
    if on_impassable and me.statics >> BUILT_ON_IMPASSABLE & 1:
        yield from happened(table, me, BUILT_ON_IMPASSABLE)
    if RIVERFOLK in me.civs:  # any 1 resource for each district whose last impassable plot is covered
        yield from gain_any(table, me, sum(on_impassable & d != 0 and me.rough & d == 0 for d in DISTRICTS))
    for number, district in enumerate(DISTRICTS):
        if covered & district and before & district != district and me.city & district == district:
            if table.log:
                table.log.tell("district", me, district=number)
            yield from gain_any(table, me, 2 if ARCHITECTS in me.civs and one_type(me, district) else 1)
            yield from foretold(table, me, DISTRICT, complete_districts(me))


def complete_districts(me: TapestryPlayer) -> int:
    return sum(me.city & district == district for district in DISTRICTS)


def one_type(me: TapestryPlayer, area: int) -> bool:
    """Architects: all income buildings there are of one type, and there is one."""
    return sum(houses & area != 0 for houses in me.houses) == 1


# ------------------------------------------------------------------------------------------------ landmarks


def gain_landmark(table: Table, me: TapestryPlayer, landmark: int, on_track: bool = False) -> Rules:
    """Each can be gained once in the game (TAP-LANDMARK-02, -05, -07)."""
    table.landmarks &= ~(1 << landmark)
    me.landmarks |= 1 << landmark
    if table.log:
        table.log.tell("gained-landmark", me, landmark=landmark)
    if not (NOMADS in me.civs and (yield from settle(table, me, LANDMARK_PIECE + landmark))):
        yield from build_landmark(table, me, landmark)
    for other in table.others(me):
        heeded = on_track or not table.switches.revised  # the revised mat heeds landmarks of tracks only
        if heeded and HISTORIANS in other.civs and other.mat[HISTORIANS] >> (4 + me.seat) & 1:
            yield from write_history(table, other)
    if UTILITARIANS in me.civs:
        yield from use_apothecary(table, me, landmark)
        yield from utilize(table, me, landmark)
    if on_track and table.supply.replies[LANDMARK]:
        yield from answer_landmark(table, me)


def build_landmark(table: Table, me: TapestryPlayer, landmark: int) -> Rules:
    """Orientation, then place; parts may overhang (TAP-BUILD-04, -07, -14). What cannot matter may wait until the end
    of the turn (TAP-LANDMARK-06)."""
    taken = blocked(me)
    turns = LANDMARKS[landmark].turns
    options = [t for t, sites in enumerate(turns) if any(not covered & taken for _, covered in sites)]
    if options and table.switches.free_set_aside:
        options.append(NONE)
    turn = (yield ask(me, LANDMARK_TURN, options, landmark)) if options else NONE
    if turn == NONE:
        return  # beside the mat (TAP-BUILD-09, -13)
    sites = [site for site, covered in turns[turn] if not covered & taken]
    if may_wait(table, me, landmark):
        sites.append(NONE)
    site = yield ask(me, LANDMARK_SITE, sites, landmark)
    if site == NONE:
        table.later = landmark
        if table.log:
            table.log.tell("postponed", me, landmark=landmark)
        return
    me.in_city |= 1 << landmark
    me.sites += ((landmark * 4 + turn) * SITES + site,)
    if table.log:
        table.log.tell("built-landmark", me, landmark=landmark, site=site)
    yield from fill(table, me, dict(turns[turn])[site])


def write_history(table: Table, me: TapestryPlayer) -> Rules:
    """Historians: an opponent with a token gained a landmark. Who has finished gains points only (TAP-END-03)."""
    for square, effect in enumerate(table.mats[HISTORIANS].lines[0]):
        if me.mat[HISTORIANS] >> square & 1 and (not me.finished or points_only(effect)):
            yield from under(table, CIVILIZATION, effect, me)


# ------------------------------------------------------------------------------------------------ Craftsmen and Nomads


def craft(table: Table, me: TapestryPlayer, kind: int) -> Generator[Decision, int, bool]:
    """Craftsmen may put an income building on the lowest free space of a column and gain what it covers."""
    columns = table.mats[CRAFTSMEN].lines
    open_columns = [c for c, spaces in enumerate(columns) if height(me, c) < len(spaces)]
    if not open_columns:
        return False
    column = yield ask(me, CRAFT, [*open_columns, NONE], kind)
    if column == NONE:
        return False
    effect = columns[column][height(me, column)]
    me.left[kind] -= 1
    me.mat[CRAFTSMEN] += 1 << 3 * column
    me.crafted[kind] += 1
    if table.log:
        table.log.tell("crafted", me, building=kind, column=column)
    if me.statics >> PLACED_BUILDING & 1:  # the mat counts as the capital
        yield from happened(table, me, PLACED_BUILDING)
    yield from under(table, CIVILIZATION, effect, me)
    return True


def height(me: TapestryPlayer, column: int) -> int:
    """Buildings in a column of the Craftsmen; their number on the mat has one octal digit for each column."""
    return me.mat[CRAFTSMEN] >> 3 * column & 7


def settle(table: Table, me: TapestryPlayer, piece: int) -> Generator[Decision, int, bool]:
    """Nomads may put a building on the map: beside the only piece on a territory of theirs, which is then safe and
    gives any 1 resource; or on an empty territory next to one they control, which they then control too."""
    sites = settle_sites(table, me)
    hex = (yield ask(me, SETTLE, [*members(sites), NONE], piece)) if sites else NONE
    if hex == NONE:
        return False
    if piece < LANDMARK_PIECE:
        me.left[piece] -= 1
    me.afield += (hex * 64 + piece,)
    table.items[hex] += 1
    if table.log:
        table.log.tell("settled", me, hex=hex)
    if me.upright >> hex & 1:
        yield from gain_any(table, me, 1)
    else:
        me.upright |= 1 << hex
        me.huts |= 1 << hex
        yield from foretold(table, me, TERRITORY, me.upright.bit_count())
    return True


def settle_sites(table: Table, me: TapestryPlayer) -> int:
    safe = mask([hex for hex in members(me.upright) if table.items[hex] == 1])
    return safe | table.map.grid.around(me.upright) & table.land & ~table.taken


# ------------------------------------------------------------------------------------------------ atoms


class Building(TapestryEffect):
    """An income building of a type; without one left nothing is gained (TAP-BUILD-02, -03)."""

    key = "building"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return me.left[self.kind] > 0

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        if me.left[self.kind]:
            yield from gain_building(table, me, self.kind)

    def facts(self) -> Facts:
        return {"building": BUILDINGS[self.kind]}

    def icons(self) -> Icons:
        return [1, BUILDINGS[self.kind]]


class BuildingBeside(Building):
    """An income building that leaves the income mat and is not placed (revised Mystics)."""

    key = "building-beside"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        if me.left[self.kind]:
            me.left[self.kind] -= 1
            me.beside[self.kind] += 1
        yield from ()


class BuildLandmark(TapestryEffect):
    """A landmark of a card, if nobody has it (TAP-LANDMARK-03, -09)."""

    key = "build-landmark"

    def __init__(self, landmark: int) -> None:
        self.landmark = landmark

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return table.landmarks >> self.landmark & 1 == 1

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        if self.possible(table, me):
            yield from gain_landmark(table, me, self.landmark)

    def facts(self) -> Facts:
        return {"landmark": LANDMARKS[self.landmark].id}

    def icons(self) -> Icons:
        return ["landmark"]


class ScoreCapital(TapestryEffect):
    """1 point per completed row and column (TAP-CAPITAL-04, TAP-ICON-37)."""

    key = "score-capital"

    def now(self, table: Table, me: TapestryPlayer) -> bool:
        score(table, me, capital_points(me))
        return True

    def icons(self) -> Icons:
        return ["vp", "per", "line"]


def capital_points(me: TapestryPlayer) -> int:
    """Architects gain 1 more for a line whose income buildings are all of one type."""
    lines = [line for line in LINES if me.city & line == line]
    if ARCHITECTS not in me.civs:
        return len(lines)
    return len(lines) + sum(one_type(me, line) for line in lines)
