"""Buildings: income buildings, landmarks, districts, rows and columns (TAP-BUILD-*, TAP-LANDMARK-*, TAP-CAPITAL-*)."""

from __future__ import annotations

from collections.abc import Generator

from ....kernel.decision import NONE, Decision, Rules, ask
from ....kernel.hexes import mask, members
from ..pieces.capitals import PLOT_BIT, PLOT_MASKS, SITES, WIDE, Capital
from ..pieces.kinds import (
    ARCHITECTS,
    COLLECTORS,
    CRAFTSMEN,
    ELDER_ONES,
    HISTORIANS,
    HOUSE,
    LANDMARK_PIECE,
    MARKET,
    NOMADS,
    RELENTLESS,
    RIVERFOLK,
    URBAN_PLANNERS,
    UTILITARIANS,
)
from ..pieces.landmarks import LANDMARKS, open_sites
from ..table.player import CITY, CIVILIZATION, TapestryPlayer
from ..table.prompts import CRAFT, LANDMARK_SITE, LANDMARK_TURN, PLOT, SETTLE, STORE
from ..table.state import Table
from .collectors import collect_house, collect_landmark
from .era import (
    BUILD_ON_IMPASSABLE,
    BUILT_ON_IMPASSABLE,
    DISTRICT_DONE,
    GAINED_LANDMARK,
    GAINED_MARKET,
    LINE_DONE,
    PLACED_BESIDE,
    PLACED_BUILDING,
    happened,
)
from .gains import gain_any, points_only, under
from .later import may_wait
from .plots import build_on_card, cards_with_plots, put_on_tech, techs_for_landmarks
from .prophecy import DISTRICT, TERRITORY, foretold
from .replies import LANDMARK, answer_landmark
from .utilitarians import use_apothecary, utilize

LATE_LANDMARK_POINTS = 10  # Elder Ones

BOTTLED_POINTS = 6  # a landmark that the City in a Bottle does not take

REED_LOSS = 5  # a landmark beside a will-o'-the-wisp of the Quagmire, not below 0


def gain_building(table: Table, me: TapestryPlayer, kind: int) -> Rules:
    """The leftmost of its type leaves the income mat as soon as it is clear where it goes (TAP-BUILD-02)."""
    if table.log:
        table.log.tell("gained-building", me, None, **{"building": kind, "income-track": kind})
    if RELENTLESS in me.civs and table.active == me.seat:
        me.own_side.built += 1
    if kind == MARKET and me.statics >> GAINED_MARKET & 1:
        yield from happened(table, me, GAINED_MARKET)
    if kind == HOUSE and COLLECTORS in me.civs and (yield from collect_house(table, me)):
        return
    if CRAFTSMEN in me.civs and (yield from craft(table, me, kind)):
        return
    if NOMADS in me.civs and (yield from settle(table, me, kind)):
        return
    yield from build_income_building(table, me, kind)


def build_income_building(table: Table, me: TapestryPlayer, kind: int) -> Rules:
    """On any free plot; beside the mat only if there is none (TAP-BUILD-04, -09, -11..13). A tapestry card with plots
    may take it instead (TAP-TAPCARD-13)."""
    if table.switches.expansions and (yield from build_on_card(table, me, kind, has_free_plot(table, me))):
        return
    plot = yield from choose_plot(table, me, kind)
    me.left[kind] -= 1
    yield from put_on_plot(table, me, kind, plot)


def choose_plot(table: Table, me: TapestryPlayer, kind: int) -> Generator[Decision, int, int]:
    plots = free_plots(table, me)
    if plots and table.switches.free_set_aside:
        plots.append(NONE)
    return (yield ask(me, PLOT, plots, kind)) if plots else NONE


def put_on_plot(table: Table, me: TapestryPlayer, kind: int, plot: int) -> Rules:
    if plot == NONE:
        me.beside[kind] += 1
        return
    place = 1 << PLOT_BIT[plot]
    joined = me.houses[kind] & around(place)
    me.houses[kind] |= place
    if table.log:
        table.log.tell("built", me, building=kind, plot=plot)
    if me.statics >> PLACED_BUILDING & 1:
        yield from happened(table, me, PLACED_BUILDING)
    if joined and me.statics >> PLACED_BESIDE & 1:
        yield from happened(table, me, PLACED_BESIDE)
    yield from fill(table, me, place)


def around(place: int) -> int:
    """The plots beside one, orthogonally."""
    return place << 1 | place >> 1 | place << WIDE | place >> WIDE


def capital_of(table: Table, me: TapestryPlayer) -> Capital:
    return table.box.capitals[me.capital]


def has_free_plot(table: Table, me: TapestryPlayer) -> bool:
    return capital_of(table, me).grid & ~blocked(me) != 0


def free_plots(table: Table, me: TapestryPlayer) -> list[int]:
    free = capital_of(table, me).grid & ~blocked(me)
    return [plot for plot, place in PLOT_MASKS if free & place]


def blocked(me: TapestryPlayer) -> int:
    """Where nothing can be built: other buildings, and impassable plots unless a card or the Riverfolk allow them.
    Lily pads can be built on (TAP-CAPITAL-18)."""
    city = me.city & ~me.side.pads
    return city & ~me.rough if me.statics >> BUILD_ON_IMPASSABLE & 1 or RIVERFOLK in me.civs else city


def fill(table: Table, me: TapestryPlayer, covered: int) -> Rules:
    """Plots are covered; each district that this completes gives any 1 resource at once (TAP-CAPITAL-02, -03)."""
    before, rough_before = me.city, me.rough
    on_impassable = covered & me.rough
    capital = capital_of(table, me)
    me.city |= covered
    me.rough &= ~covered
    if me.side.pads:
        me.own_side.pads &= ~covered
    if on_impassable and me.statics >> BUILT_ON_IMPASSABLE & 1:
        yield from happened(table, me, BUILT_ON_IMPASSABLE)
    if RIVERFOLK in me.civs:  # any 1 resource for each district whose last impassable plot is covered
        yield from gain_any(table, me, sum(on_impassable & d != 0 and me.rough & d == 0 for d in capital.districts))
    for number, district in enumerate(capital.districts):
        if capital.joined is None and not covered & district:
            continue
        if capital.complete(number, me.city, me.rough) and not capital.complete(number, before, rough_before):
            if table.log:
                table.log.tell("district", me, district=number)
            yield from reward_district(table, me, number)
            yield from foretold(table, me, DISTRICT, complete_districts(table, me))
    if capital.wholes:
        yield from reward_wholes(table, me, capital, before)
    if me.statics >> LINE_DONE & 1:
        for line in capital.lines:
            if before & line != line and me.city & line == line:
                yield from happened(table, me, LINE_DONE)


def reward_district(table: Table, me: TapestryPlayer, number: int) -> Rules:
    """Any 1 resource, unless the mat says otherwise; Architects gain one more where all income buildings are alike."""
    capital = capital_of(table, me)
    if capital.later:  # TAP-CAPITAL-12
        if me.statics >> DISTRICT_DONE & 1:
            yield from happened(table, me, DISTRICT_DONE)
        return
    resources = 2 if ARCHITECTS in me.civs and one_type(me, capital.districts[number]) else 1
    if number in capital.rewards:
        yield from under(table, CITY, capital.rewards[number], me)
        resources -= 1
    yield from gain_any(table, me, resources)
    if me.statics >> DISTRICT_DONE & 1:
        yield from happened(table, me, DISTRICT_DONE)


def reward_wholes(table: Table, me: TapestryPlayer, capital: Capital, before: int) -> Rules:
    """What advanced capitals give for plots that are all covered now."""
    for plots, effect in capital.wholes:
        if before & plots != plots and me.city & plots == plots:
            yield from under(table, CITY, effect, me)


def complete_districts(table: Table, me: TapestryPlayer) -> int:
    capital = capital_of(table, me)
    return sum(capital.complete(number, me.city, me.rough) for number in range(len(capital.districts)))


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
    if RELENTLESS in me.civs and table.active == me.seat:
        me.own_side.built += 1
    if not (NOMADS in me.civs and (yield from settle(table, me, LANDMARK_PIECE + landmark))):
        yield from place_landmark(table, me, landmark)
    if me.statics >> GAINED_LANDMARK & 1:
        yield from happened(table, me, GAINED_LANDMARK)
    for other in table.others(me):
        heeded = on_track or not table.switches.revised  # the revised mat heeds landmarks of tracks only
        if heeded and HISTORIANS in other.civs and other.mat[HISTORIANS] >> (4 + me.seat) & 1:
            yield from write_history(table, other)
    if ELDER_ONES in me.civs and me.mat[ELDER_ONES]:  # after income turn 5
        me.score(LATE_LANDMARK_POINTS, CIVILIZATION)
    if UTILITARIANS in me.civs:
        yield from use_apothecary(table, me, landmark)
        yield from utilize(table, me, landmark)
    if on_track and table.supply.replies[LANDMARK]:
        yield from answer_landmark(table, me)


def place_landmark(table: Table, me: TapestryPlayer, landmark: int) -> Rules:
    """In the capital, or where a mat, a tech card or a tapestry card takes it (TAP-BUILD-11, -13, TAP-DEC-16, -17)."""
    if table.switches.expansions:
        if COLLECTORS in me.civs and (yield from collect_landmark(table, me, landmark)):
            return
        if URBAN_PLANNERS in me.civs and not me.finished and (yield ask(me, STORE, [1, NONE], landmark)) == 1:
            me.own_side.stored |= 1 << landmark
            me.own_side.fresh |= 1 << landmark
            if table.log:
                table.log.tell("stored", me, landmark=landmark)
            return
        if (yield from put_on_a_card(table, me, landmark)):
            return
    yield from build_landmark(table, me, landmark)


def put_on_a_card(table: Table, me: TapestryPlayer, landmark: int) -> Generator[Decision, int, bool]:
    """On a tech card or a tapestry card that takes it: it must where there is no other place (TAP-BUILD-13)."""
    on_tapestry = bool(cards_with_plots(table, me, LANDMARK_PIECE + landmark))
    if not on_tapestry and not techs_for_landmarks(table, me):
        return False
    room = bool(landmark_turns(table, me, landmark)) or table.switches.free_set_aside
    if (yield from put_on_tech(table, me, landmark, room or on_tapestry)):
        return True
    return (yield from build_on_card(table, me, LANDMARK_PIECE + landmark, room))


def build_landmark(table: Table, me: TapestryPlayer, landmark: int) -> Rules:
    """Orientation, then place; parts may overhang (TAP-BUILD-04, -07, -14). What cannot matter may wait until the end
    of the turn (TAP-LANDMARK-06)."""
    options = landmark_turns(table, me, landmark)
    if options and table.switches.free_set_aside:
        options.append(NONE)
    turn = (yield ask(me, LANDMARK_TURN, options, landmark)) if options else NONE
    if turn == NONE:  # beside the mat (TAP-BUILD-09, -13)
        if capital_of(table, me).sealed:
            me.score(BOTTLED_POINTS, CITY)
        return
    sites = [site for site, _ in landmark_sites(table, me, landmark, turn)]
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
    covered = dict(LANDMARKS[landmark].turns[turn])[site]
    if covered & capital_of(table, me).reeds:  # TAP-CAPITAL-09
        me.score(-min(REED_LOSS, me.vp), CITY)
    yield from fill(table, me, covered)


def landmark_turns(table: Table, me: TapestryPlayer, landmark: int) -> list[int]:
    """The orientations in which a landmark fits into the capital."""
    if capital_of(table, me).sealed:
        return []
    turns = LANDMARKS[landmark].turns
    if capital_of(table, me).plain:
        taken = blocked(me)
        return [turn for turn, sites in enumerate(turns) if any(not covered & taken for _, covered in sites)]
    return [turn for turn in range(len(turns)) if landmark_sites(table, me, landmark, turn)]


def landmark_sites(table: Table, me: TapestryPlayer, landmark: int, turn: int) -> list[tuple[int, int]]:
    capital = capital_of(table, me)
    taken = blocked(me)
    return open_sites(landmark, turn, taken & ~me.rough if capital.floating else taken, capital)


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


def capital_points(table: Table, me: TapestryPlayer) -> int:
    """Architects gain 1 more for a line whose income buildings are all of one type, the Swamp 1 for two lily pads that
    are covered."""
    capital = capital_of(table, me)
    lines = [line for line in capital.lines if me.city & line == line]
    pads = (capital.pads & ~me.side.pads).bit_count() // 2 if capital.pads else 0
    if ARCHITECTS not in me.civs:
        return len(lines) + pads
    return len(lines) + pads + sum(one_type(me, line) for line in lines)
