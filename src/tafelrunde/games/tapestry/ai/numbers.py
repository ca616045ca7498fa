"""The second part of an encoded position: numbers.

They are computed for every question of every seat, in environments at the speed of the engine. Parts that change less
often are therefore cached by their inputs: the map, the tracks, the city, the area of the rival.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from struct import Struct
from typing import Final, Optional

from ....kernel.encode import POINTS, Row
from ..pieces.capitals import GRID, Capital
from ..pieces.income import pays
from ..pieces.kinds import (
    ACHIEVEMENTS,
    ALL_TRACKS,
    ARTS,
    BUILDINGS_OF_A_TYPE,
    FIRST_OF_TIER,
    LAST_INCOME,
    MIDDLE,
    TRACKS,
)
from ..pieces.landmarks import track_landmark
from ..pieces.map import Map
from ..rules.after_last_income import plays_on
from ..rules.income import income_points
from ..table.participant import Participant
from ..table.player import TapestryPlayer
from ..table.state import Table
from .layout import AT, CITY_NUMBERS, KEPT, NUMBERS, OWN_CHANGING, STEPS, SUPPLY_NUMBERS, TERMS
from .marks import members
from .strategy import LATE_USE, SPACE_WORTH, USE_LEFT

# What a track pays, by the number of its buildings on the income mat.
INCOME: Final = [pays(BUILDINGS_OF_A_TYPE + 1 - left) for left in range(BUILDINGS_OF_A_TYPE + 2)]
THERMOMETER: Final = [[1.0 if n > step else 0.0 for step in range(STEPS)] for n in range(STEPS + 1)]
# The landmarks of each track: the first space of the tier, and which landmark it is.
ON_TRACKS: Final = tuple(
    tuple((FIRST_OF_TIER[tier], 1 << track_landmark(track, tier)) for tier in (2, 3, 4)) for track in range(len(TRACKS))
)
ALL_ON_TRACK: Final = tuple(sum(landmark for _, landmark in those) for those in ON_TRACKS)
NO_PLOTS: Final = (0.0,) * CITY_NUMBERS
NOWHERE: Final = (-1,) * len(ALL_TRACKS)  # where a rival stands who is not there
OWN, CITY, COURSES, MAP, SIDE, RIVAL, REST = (
    AT[name] for name in ("own", "city", "tracks", "map", "side", "rival", "rest")
)
SUPPLY: Final = OWN + OWN_CHANGING
OWN_LASTING: Final = SUPPLY + SUPPLY_NUMBERS
pack_changing: Final = Struct(f"{SUPPLY - NUMBERS}f").pack_into  # faster than an array


def write_numbers(numbers: Row, table: Table, me: TapestryPlayer, rival: Optional[Participant]) -> None:
    """Into a row that has its marks, and zeros elsewhere."""
    use = LATE_USE if plays_on(table, me) and not me.finished else USE_LEFT[me.era]
    write_changing(numbers, table, me, rival, use)
    numbers[SUPPLY:OWN_LASTING] = supply_numbers(me.tiles.bit_count(), me.hand.bit_count(), use)
    numbers[OWN_LASTING:CITY] = own_numbers(table, me, rival, use)
    if me.capital >= 0:
        numbers[CITY:COURSES] = city_numbers(me.city & GRID, table.catalog.capitals[me.capital], use)
    numbers[COURSES:MAP] = track_numbers(table.landmarks, tuple(me.far), tuple(rival.far) if rival else NOWHERE, use)
    numbers[MAP:SIDE] = map_numbers(table, me, rival)
    if table.switches.expansions:
        numbers[SIDE:RIVAL] = side_numbers(me, rival)
    if rival is not None:
        numbers[RIVAL:REST] = rival_numbers(table, rival)
    if len(table.participants) > 2:
        numbers[REST:TERMS] = rest_numbers(table, me, rival)


def write_changing(numbers: Row, table: Table, me: TapestryPlayer, rival: Optional[Participant], use: float) -> None:
    """Points, the course of the match, and what of the own changes with every other answer."""
    coins, workers, food, culture = me.goods
    goods = coins + workers + food + culture
    kinds = (coins > 0) + (workers > 0) + (food > 0) + (culture > 0)
    markets, houses, farms, armories = me.left
    income = INCOME[markets] + INCOME[houses] + INCOME[farms] + INCOME[armories]
    points = income_points(table, me)
    turns = LAST_INCOME - me.era
    pack_changing(numbers, 4 * NUMBERS,
        me.vp / POINTS,
        rival.vp / POINTS if rival else 0.0,
        (me.vp - (rival.vp if rival else 0)) / 50.0,
        table.turn / (25.0 * len(table.turn_takers)),
        use,
        turns / LAST_INCOME,
        (me.era - rival.era) / 2.0 if rival else 0.0,
        1.0 if me.finished else 0.0,
        1.0 if rival and rival.finished else 0.0,
        1.0 if table.active == me.seat else 0.0,
        coins / 4.0,
        workers / 4.0,
        food / 4.0,
        culture / 4.0,
        goods / 8.0,
        use * goods / 8.0,
        kinds / 4.0,
        use * kinds / 4.0,
        income / 8.0,
        (turns - 1 if turns else 0) * income / 20.0,
        points / 20.0,
        turns * points / 60.0,
    )  # fmt: skip


@lru_cache(maxsize=KEPT)
def supply_numbers(tiles: int, hand: int, use: float) -> Row:
    """Numbers of territory tiles and tapestry cards left."""
    return array("f", (
        *THERMOMETER[tiles if tiles < STEPS else STEPS],
        tiles / 5.0,
        *THERMOMETER[hand if hand < STEPS else STEPS],
        hand / 5.0,
        use * hand / 5.0,
    ))  # fmt: skip


def own_numbers(table: Table, me: TapestryPlayer, rival: Optional[Participant], use: float) -> Row:
    mat, mats = 0, me.mat
    for civ in me.civs:
        mat += mats[civ].bit_count()
    bottom, middle, top = me.tech
    ready = ready_techs(table, me, rival) if middle else 0
    return lasting_numbers(
        use, me.space, me.explored, bottom, middle, top, ready, me.landmarks, len(me.civs), mat, me.vacated,
        tuple(me.beside), tuple(me.crafted), tuple(me.locks), tuple(me.stacks), me.achieved, tuple(table.claims),
        me.outposts, me.toppled,
    )  # fmt: skip


@lru_cache(maxsize=KEPT)
def lasting_numbers(
    use: float, tiles: int, explored: int, below: int, middle: int, above: int, ready: int, landmarks: int, civs: int,
    mat: int, vacated: int, beside: tuple[int, ...], crafted: tuple[int, ...], locks: tuple[int, ...],
    stacks: tuple[tuple[int, ...], ...], achieved: int, claims: tuple[tuple[int, ...], ...], outposts: int,
    toppled: int,
) -> Row:  # fmt: skip
    """Space tiles, techs and all that a player has for long."""
    space, bottom, half = tiles.bit_count(), below.bit_count(), middle.bit_count()
    return array("f", (
        *THERMOMETER[space if space < STEPS else STEPS],
        use * space / 3.0,
        explored.bit_count() / 3.0,
        bottom / 3.0,
        half / 3.0,
        above.bit_count() / 3.0,
        use * bottom / 3.0,
        use * half / 3.0,
        ready / 2.0,
        use * ready / 2.0,
        landmarks.bit_count() / 4.0,
        civs - 1.0,
        mat / 4.0,
        vacated.bit_count() / 2.0,
        sum(beside) / 3.0,
        sum(crafted) / 3.0,
        sum(locks) / 2.0,
        sum([len(stack) for stack in stacks]) / 4.0,
        *claim_numbers(achieved, claims),
        outposts / 10.0,
        toppled.bit_count() / 3.0,
    ))  # fmt: skip


def claim_numbers(achieved: int, claims: tuple[tuple[int, ...], ...]) -> list[float]:
    """For each achievement 1 if the seat has it, less if others have reached it before."""
    return [1.0 if achieved >> number & 1 else -1.0 / (1 + len(claimed)) for number, claimed in enumerate(claims)]


def ready_techs(table: Table, me: TapestryPlayer, rival: Optional[Participant]) -> int:
    """Tech cards in the middle row that could go up: by the own position or, as a rule of thumb, that of the rival."""
    ready = 0
    for card in members(me.tech[MIDDLE]):
        needs = table.catalog.techs[card].needs
        if needs.met(table, me) or (rival is not None and not needs.own and needs.met(table, rival)):
            ready += 1
    return ready


@lru_cache(maxsize=KEPT)
def city_numbers(city: int, capital: Capital, use: float) -> Row:
    """At last what lines and districts are still good for."""
    numbers = plots(city, capital)
    return array("f", (*numbers, use * numbers[1], use * numbers[6]))


@lru_cache(maxsize=1 << 12)
def plots(city: int, capital: Capital) -> tuple[float, ...]:
    """Of lines and of districts: complete ones, how nearly the others are, and how many lack one, two, three plots."""
    numbers: list[float] = []
    for areas in (capital.lines, capital.districts):
        nearly = 0.0
        lacking = [0] * 100
        for area in areas:
            size, filled = area.bit_count(), (city & area).bit_count()
            nearly += (filled / size) ** 3
            lacking[size - filled] += 1
        numbers += [lacking[0] / 3.0, nearly / 4.0, lacking[1] / 2.0, lacking[2] / 2.0, lacking[3] / 2.0]
    numbers.append((GRID & ~city).bit_count() / 40.0)
    return tuple(numbers)


@lru_cache(maxsize=KEPT)
def track_numbers(free: int, own: tuple[int, ...], theirs: tuple[int, ...], use: float) -> Row:
    """By the free landmarks and the seat's spaces on the tracks, which rarely change within a turn."""
    hope = rival_hope = 0.0
    numbers: list[float] = []
    for track, landmarks in enumerate(ALL_ON_TRACK):
        those = on_track(track, free & landmarks, own[track], theirs[track])
        hope += those[0]
        rival_hope += those[1]
        numbers += those
    worth = worth_of(own)
    numbers += (
        hope,
        use * hope,
        rival_hope,
        worth / 30.0,
        use * worth / 30.0,
        own[ARTS] / 12.0 if len(own) > ARTS else 0.0,
    )
    return array("f", numbers)


@lru_cache(maxsize=1 << 13)
def on_track(track: int, free: int, far: int, theirs: int) -> tuple[float, float, float, float]:
    """Landmarks in sight of both, and the lead."""
    near = in_sight(free, track, far)
    if theirs < 0:
        return near, 0.0, far / 6.0, 1.0 if far else 0.0
    return near, in_sight(free, track, theirs), (far - theirs) / 6.0, 1.0 if far > theirs else 0.0


def in_sight(free: int, track: int, far: int) -> float:
    """The nearness of the next free landmark of a track."""
    for first, landmark in ON_TRACKS[track]:
        if far < first and free & landmark:
            return 1.0 / (first - far)
    return 0.0


def worth_of(far: Sequence[int]) -> float:
    """Of the spaces on all tracks."""
    return sum([SPACE_WORTH[space] for space in far])


@lru_cache(maxsize=4)
def beside(map: Map) -> list[int]:
    """The hexes beside each hex, as sets."""
    return [sum(1 << hex for hex in sides if hex >= 0) for sides in map.beside]


@lru_cache(maxsize=KEPT)
def reach(map: Map, hexes: int) -> int:
    """All hexes beside these. Outposts stay where they are for many questions."""
    around, near = beside(map), 0
    for hex in members(hexes):
        near |= around[hex]
    return near


def map_numbers(table: Table, me: TapestryPlayer, rival: Optional[Participant]) -> Row:
    taken = 0
    for who in table.participants:
        taken |= who.upright
    return on_map(table.map, table.land, taken, me.upright, rival.upright if rival else 0, me.felled)


@lru_cache(maxsize=KEPT)
def on_map(map: Map, land: int, taken: int, own: int, theirs: int, felled: int) -> Row:
    """By the hexes with a territory, those under control, the seat's and the rival's."""
    near, rival_near, middle = reach(map, own), reach(map, theirs), map.middle
    return array("f", (
        own.bit_count() / 5.0,
        theirs.bit_count() / 5.0,
        (near & ~land).bit_count() / 6.0,
        (near & land & ~taken).bit_count() / 4.0,
        (near & land & taken & ~own).bit_count() / 3.0,
        (rival_near & ~land).bit_count() / 6.0,
        (rival_near & own).bit_count() / 3.0,
        1.0 if own >> middle & 1 else 0.0,
        1.0 if theirs >> middle & 1 else 0.0,
        1.0 if near >> middle & 1 else 0.0,
        felled.bit_count() / 2.0,
    ))  # fmt: skip


def side_numbers(me: TapestryPlayer, rival: Optional[Participant]) -> Row:
    own, theirs = me.side, rival.person.side if rival and rival.person else None
    return array("f", (
        (own.masterpieces & ~own.worn).bit_count() / 3.0,
        own.goals.bit_count() / 3.0,
        own.reached.bit_count() / 3.0,
        len(own.reserved) / 3.0,
        own.inspired.bit_count() / 2.0,
        len(own.on_techs) / 2.0,
        theirs.masterpieces.bit_count() / 3.0 if theirs else 0.0,
        (theirs.goals | theirs.reached).bit_count() / 3.0 if theirs else 0.0,
    ))  # fmt: skip


def rival_numbers(table: Table, someone: Participant) -> Row:
    """The Automa has no goods, buildings or cards."""
    rival = someone.person
    if rival is None:
        return in_front(
            (0, 0, 0, 0), (BUILDINGS_OF_A_TYPE,) * 4, tuple(someone.far), someone.outposts, someone.felled, 0,
            0, 0, 0, 0, 0, 0, someone.landmarks, 1, 0, None, someone.achieved,
        )  # fmt: skip
    bottom, middle, top = rival.tech
    capital = rival.capital
    return in_front(
        tuple(rival.goods), tuple(rival.left), tuple(rival.far), rival.outposts, rival.felled, rival.tiles,
        rival.hand, rival.space, rival.explored, bottom, middle, top, rival.landmarks, len(rival.civs),
        rival.city & GRID, table.catalog.capitals[capital] if capital >= 0 else None, rival.achieved,
    )  # fmt: skip


@lru_cache(maxsize=KEPT)
def in_front(
    goods: tuple[int, ...], left: tuple[int, ...], far: tuple[int, ...], outposts: int, felled: int, tiles: int,
    hand: int, space: int, explored: int, bottom: int, middle: int, top: int, landmarks: int, civs: int,
    filled: int, capital: Optional[Capital], achieved: int,
) -> Row:  # fmt: skip
    """The area of a rival, which rarely changes within a turn."""
    coins, workers, food, culture = goods
    markets, houses, farms, armories = left
    city = plots(filled, capital) if capital else NO_PLOTS
    return array("f", (
        coins / 4.0,
        workers / 4.0,
        food / 4.0,
        culture / 4.0,
        markets / 5.0,
        houses / 5.0,
        farms / 5.0,
        armories / 5.0,
        (coins + workers + food + culture) / 8.0,
        (INCOME[markets] + INCOME[houses] + INCOME[farms] + INCOME[armories]) / 8.0,
        worth_of(far) / 30.0,
        outposts / 10.0,
        felled.bit_count() / 2.0,
        tiles.bit_count() / 5.0,
        hand.bit_count() / 5.0,
        space.bit_count() / 3.0,
        explored.bit_count() / 3.0,
        bottom.bit_count() / 3.0,
        middle.bit_count() / 3.0,
        top.bit_count() / 3.0,
        landmarks.bit_count() / 4.0,
        civs - 1.0,
        city[0],
        city[1],
        city[5],
        city[6],
        city[10],
        *[1.0 if achieved >> number & 1 else 0.0 for number in range(len(ACHIEVEMENTS))],
    ))  # fmt: skip


def rest_numbers(table: Table, me: TapestryPlayer, rival: Optional[Participant]) -> Row:
    points = eras = far = landmarks = territories = 0
    for who in table.participants:
        if who is me or who is rival:
            continue
        points = who.vp if who.vp > points else points
        eras = who.era if who.era > eras else eras
        steps, built, held = sum(who.far), who.landmarks.bit_count(), who.upright.bit_count()
        far = steps if steps > far else far
        landmarks = built if built > landmarks else landmarks
        territories = held if held > territories else territories
    return array("f", (points / POINTS, eras / LAST_INCOME, far / 24.0, landmarks / 4.0, territories / 5.0))
