"""A Tapestry position as numbers for learned minds (kernel/encode.py), straight from the table, with all expansions.

The seat itself and its best rival are described in full, further players by the best of them in each respect. Of the
hands, goals and piles of others a row tells only how many cards they have.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from struct import Struct
from typing import Final, Optional

from ....kernel.encode import POINTS, SET_UP, Block, Encoder, Layout, Row, judged, places
from ....kernel.hexes import members as members_of_set
from ..box import EXPANSION_MODULES
from ..components.tapestry import TAPESTRY_CARDS
from ..components.tech import TECH_CARDS
from ..expansions.arts_architecture.capitals import ARTS_CAPITALS
from ..expansions.arts_architecture.masterpiece_cards import MASTERPIECES
from ..expansions.fantasies_futures.capitals import FANTASY_CAPITALS
from ..pieces.capitals import CAPITALS as BASIC_CAPITALS
from ..pieces.capitals import GRID, PAIRS, Capital
from ..pieces.income import pays
from ..pieces.kinds import (
    ACHIEVEMENTS,
    ALL_CIVILIZATIONS,
    ALL_TRACKS,
    ARTS,
    BOTTOM,
    BUILDINGS,
    BUILDINGS_OF_A_TYPE,
    EXPANSIONS,
    FIRST_OF_TIER,
    LAST_INCOME,
    LAST_SPACE,
    MIDDLE,
    MOST_OF_A_RESOURCE,
    RESOURCES,
    TOP,
    TRACKS,
)
from ..pieces.landmarks import LANDMARKS, track_landmark
from ..pieces.map import Map
from ..rules.income import income_points
from ..rules.late import plays_on
from ..table.player import TapestryPlayer
from ..table.state import Table
from ..table.steps import CAPITALS, CIVILIZATIONS
from .strategy import FEATURES, LATE_USE, SPACE_WORTH, USE_LEFT, WEIGHTS, features
from .strategy_expansions import FURTHER_FEATURES, FURTHER_WEIGHTS, further_features

SEATS: Final = 5
ERAS: Final = LAST_INCOME + 1
COURSE: Final = LAST_SPACE + 1
DESIGNS: Final = len(TAPESTRY_CARDS) + sum(len(module.TAPESTRY_CARDS) for module in EXPANSION_MODULES)
TECHS: Final = len(TECH_CARDS) + sum(len(module.TECH_CARDS) for module in EXPANSION_MODULES)
CAPITAL_MATS: Final = len(BASIC_CAPITALS) + len(ARTS_CAPITALS) + len(FANTASY_CAPITALS)
GOALS: Final = sum(len(module.LANDMARK_CARDS) for module in EXPANSION_MODULES)
ALL_WEIGHTS: Final = WEIGHTS + FURTHER_WEIGHTS
# What counts as 1.0 for each term of the hand-made evaluation.
TERM_SCALE: Final = (
    50.0, 8.0, 4.0, 20.0, 60.0, 30.0, 1.0, 4.0, 4.0, 4.0, 5.0, 4.0, 4.0, 3.0, 3.0, 3.0, 2.0, 50.0, 8.0, 3.0, 3.0,
)  # fmt: skip
STEPS: Final = 5  # of a thermometer: how many things there are, up to so many
# What a track pays while so many of its buildings stand on the income mat.
INCOME: Final = [pays(BUILDINGS_OF_A_TYPE + 1 - left) for left in range(BUILDINGS_OF_A_TYPE + 2)]
THERMOMETER: Final = [[1.0 if n > step else 0.0 for step in range(STEPS)] for n in range(STEPS + 1)]
CITY_NUMBERS: Final = 11
NO_CITY: Final = (0.0,) * CITY_NUMBERS
# The landmarks of each track: the first space of the tier, and which landmark it is.
ON_TRACKS: Final = tuple(
    tuple((FIRST_OF_TIER[tier], 1 << track_landmark(track, tier)) for tier in (2, 3, 4)) for track in range(len(TRACKS))
)
RIVAL_NUMBERS: Final = 14 + len(RESOURCES) + len(BUILDINGS) + 5 + len(ACHIEVEMENTS)
OWN_NUMBERS: Final = 30 + len(RESOURCES) + 3 * STEPS + len(ACHIEVEMENTS)
TRACK_NUMBERS: Final = 4 * len(TRACKS) + 6
MAP_NUMBERS: Final = 11
SIDE_NUMBERS: Final = 8
REST_NUMBERS: Final = 5

LAYOUT: Final = Layout(
    marks=[
        Block("phase", ERAS, "set-up, eras 1 to 5 of the seat"),
        Block("rival_era", ERAS, "income turns that the rival has begun"),
        Block("players", SEATS, "1 to 5 play"),
        Block("options", len(EXPANSIONS) + 1, "Plans & Ploys, Arts & Architecture, Fantasies & Futures, revised mats"),
        Block("left", len(BUILDINGS) * (BUILDINGS_OF_A_TYPE + 1), "buildings left on each own income track"),
        Block("far", len(ALL_TRACKS) * COURSE, "own spaces on each track"),
        Block("rival_far", len(ALL_TRACKS) * COURSE, "the same of the rival"),
        Block("goods", len(RESOURCES) * (MOST_OF_A_RESOURCE + 1), "own resources of each kind"),
        Block("landmarks_free", len(LANDMARKS), "landmarks that nobody has"),
        Block("landmarks", len(LANDMARKS), "own landmarks"),
        Block("capital", CAPITAL_MATS, "the own capital"),
        Block("hand", DESIGNS, "designs in the own hand"),
        Block("active", DESIGNS, "designs in force for the seat in this era"),
        Block("rival_active", DESIGNS, "the same of the rival"),
        Block("tech_bottom", TECHS, "own tech cards in the bottom row"),
        Block("tech_middle", TECHS, "... in the middle row"),
        Block("tech_top", TECHS, "... in the top row"),
        Block("civs", ALL_CIVILIZATIONS, "own civilizations"),
        Block("rival_civs", ALL_CIVILIZATIONS, "civilizations of the rival"),
        Block("goals", GOALS, "own landmark cards still to be reached"),
        Block("masterpieces", len(MASTERPIECES), "own masterpieces that are not used up"),
    ],
    numbers=[
        Block("own_points", 1, "points now"),
        Block("rival_points", 1, "points of the rival"),
        Block("match", 8, "lead, turns, eras left, who has finished, own turn"),
        Block("own", OWN_NUMBERS, "resources, cards, tiles, techs, civilizations, achievements"),
        Block("city", CITY_NUMBERS + 2, "lines and districts by how nearly they are complete; free plots"),
        Block("tracks", TRACK_NUMBERS, "landmarks in sight, leads over the rival, worth of the spaces"),
        Block("map", MAP_NUMBERS, "territories, what could be explored or conquered, the middle island"),
        Block("side", SIDE_NUMBERS, "what the seat and the rival have of the expansions"),
        Block("rival", RIVAL_NUMBERS, "what lies in front of the rival"),
        Block("rest", REST_NUMBERS, "the best of further players: points, eras, tracks, landmarks, territories"),
        Block("terms", len(FEATURES) + len(FURTHER_FEATURES), "the terms of the hand-made evaluation"),
        Block("handmade", 1, "what that evaluation promises beyond the points"),
    ],
)
ZEROS: Final = LAYOUT.empty()
NUMBERS: Final = LAYOUT.numbers_at
TERMS: Final = LAYOUT.at["terms"]
write_numbers: Final = Struct(f"{TERMS - NUMBERS}f").pack_into  # faster than by an array of their own
AT: Final = LAYOUT.at
RIVAL_ERA, PLAYERS_AT, OPTIONS, LEFT, FAR, RIVAL_FAR, GOODS = (
    AT[name] for name in ("rival_era", "players", "options", "left", "far", "rival_far", "goods")
)
FREE_LANDMARKS, OWN_LANDMARKS, CAPITAL, HAND, ACTIVE, RIVAL_ACTIVE, CIVS, RIVAL_CIVS, GOALS_AT, MASTERPIECES_AT = (
    AT[name]
    for name in (
        "landmarks_free", "landmarks", "capital", "hand", "active", "rival_active", "civs", "rival_civs", "goals",
        "masterpieces",
    )
)  # fmt: skip
TECH_ROWS: Final = tuple(AT[name] for name in ("tech_bottom", "tech_middle", "tech_top"))


@lru_cache(maxsize=1 << 12)
def members(cards: int) -> tuple[int, ...]:
    """Of hands, rows of cards and the like, most of which stay as they are from question to question."""
    return tuple(members_of_set(cards))


def phase(table: Table, seat: int) -> int:
    me = table.players[seat]
    return min(me.era, LAST_INCOME) if me.civs and me.capital >= 0 else SET_UP


def seen(table: Table, seat: int) -> Row:
    """The row but for what the hand-made evaluation says, which takes longer than all the rest."""
    me = table.players[seat]
    rival = best_rival(table, me)
    numbers = ZEROS[:]
    numbers[phase(table, seat)] = 1.0
    numbers[PLAYERS_AT + len(table.players) - 1] = 1.0
    mark_own(numbers, table, me)
    mark_cards(numbers, table, me)
    if rival is not None:
        mark_rival(numbers, rival)
    use = LATE_USE if plays_on(table, me) and not me.finished else USE_LEFT[me.era]
    city = city_numbers(me.city & GRID, table.box.capitals[me.capital]) if me.capital >= 0 else NO_CITY
    write_numbers(numbers, 4 * NUMBERS,
        me.vp / POINTS,
        rival.vp / POINTS if rival else 0.0,
        *match_numbers(table, me, rival, use),
        *own_numbers(table, me, rival, use),
        *city,
        use * city[1],
        use * city[6],
        *track_numbers(table.landmarks, tuple(me.far), tuple(rival.far) if rival else (), use),
        *map_numbers(table, me, rival),
        *(side_numbers(me, rival) if table.switches.expansions else NO_SIDE),
        *(rival_numbers(table, rival) if rival else [0.0] * RIVAL_NUMBERS),
        *rest_numbers(table, me, rival),
    )  # fmt: skip
    return numbers


def row(table: Table, seat: int) -> Row:
    numbers, me = seen(table, seat), table.players[seat]
    terms = features(table, me) + further_features(table, me)
    numbers[TERMS:] = judged(terms, TERM_SCALE, ALL_WEIGHTS, me.vp)
    return numbers


def best_rival(table: Table, me: TapestryPlayer) -> Optional[TapestryPlayer]:
    """Of the others the one with most points; nobody, where one plays alone."""
    if len(table.players) == 2:
        return table.players[1 - me.seat]
    best = None
    for other in table.players:
        if other is not me and (best is None or other.vp > best.vp):
            best = other
    return best


# ------------------------------------------------------------------------------------------------ marks


def mark_own(numbers: Row, table: Table, me: TapestryPlayer) -> None:
    for expansion in members(table.switches.expansions):
        numbers[OPTIONS + expansion] = 1.0
    if table.switches.revised:
        numbers[OPTIONS + len(EXPANSIONS)] = 1.0
    place = LEFT
    for left in me.left:
        numbers[place + left] = 1.0
        place += BUILDINGS_OF_A_TYPE + 1
    place = FAR
    for far in me.far:
        numbers[place + far] = 1.0
        place += COURSE
    place = GOODS
    for held in me.goods:
        numbers[place + held] = 1.0
        place += MOST_OF_A_RESOURCE + 1
    numbers[FREE_LANDMARKS:OWN_LANDMARKS] = landmark_marks(table.landmarks)
    for landmark in members(me.landmarks):
        numbers[OWN_LANDMARKS + landmark] = 1.0
    if me.capital >= 0:
        numbers[CAPITAL + me.capital] = 1.0
    for civ in me.civs:
        numbers[CIVS + civ] = 1.0


@lru_cache(maxsize=1 << 10)
def landmark_marks(landmarks: int) -> Row:
    """Most of them lie there for the whole game."""
    marks = array("f", bytes(4 * (OWN_LANDMARKS - FREE_LANDMARKS)))
    for landmark in members(landmarks):
        marks[landmark] = 1.0
    return marks


def mark_cards(numbers: Row, table: Table, me: TapestryPlayer) -> None:
    design_of = table.box.design_of
    for card in members(me.hand):
        numbers[HAND + design_of[card]] = 1.0
    for design in me.active:
        numbers[ACTIVE + design] = 1.0
    for place, cards in zip(TECH_ROWS, me.tech, strict=True):
        for card in members(cards):
            numbers[place + card] = 1.0
    if table.switches.expansions:
        side = me.side
        for goal in members(side.goals):
            numbers[GOALS_AT + goal] = 1.0
        for card in members(side.masterpieces & ~side.worn):
            numbers[MASTERPIECES_AT + card] = 1.0


def mark_rival(numbers: Row, rival: TapestryPlayer) -> None:
    numbers[RIVAL_ERA + min(rival.era, LAST_INCOME)] = 1.0
    place = RIVAL_FAR
    for far in rival.far:
        numbers[place + far] = 1.0
        place += COURSE
    for design in rival.active:
        numbers[RIVAL_ACTIVE + design] = 1.0
    for civ in rival.civs:
        numbers[RIVAL_CIVS + civ] = 1.0


# ------------------------------------------------------------------------------------------------ numbers


def match_numbers(table: Table, me: TapestryPlayer, rival: Optional[TapestryPlayer], use: float) -> list[float]:
    return [
        (me.vp - (rival.vp if rival else 0)) / 50.0,
        table.turn / (25.0 * len(table.players)),
        use,
        (LAST_INCOME - me.era) / LAST_INCOME,
        (me.era - rival.era) / 2.0 if rival else 0.0,
        1.0 if me.finished else 0.0,
        1.0 if rival and rival.finished else 0.0,
        1.0 if table.active == me.seat else 0.0,
    ]


def own_numbers(table: Table, me: TapestryPlayer, rival: Optional[TapestryPlayer], use: float) -> list[float]:
    coins, workers, food, culture = me.goods
    goods = coins + workers + food + culture
    kinds = (coins > 0) + (workers > 0) + (food > 0) + (culture > 0)
    tiles, hand, space = me.tiles.bit_count(), me.hand.bit_count(), me.space.bit_count()
    below, middle, above = me.tech
    bottom, half, top = below.bit_count(), middle.bit_count(), above.bit_count()
    ready = ready_techs(table, me, rival)
    markets, houses, farms, armories = me.left
    income = INCOME[markets] + INCOME[houses] + INCOME[farms] + INCOME[armories]
    points = income_points(table, me)
    turns = LAST_INCOME - me.era
    mat = sum([me.mat[civ].bit_count() for civ in me.civs])
    return [
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
        *THERMOMETER[tiles if tiles < STEPS else STEPS],
        tiles / 5.0,
        *THERMOMETER[hand if hand < STEPS else STEPS],
        hand / 5.0,
        use * hand / 5.0,
        *THERMOMETER[space if space < STEPS else STEPS],
        use * space / 3.0,
        me.explored.bit_count() / 3.0,
        bottom / 3.0,
        half / 3.0,
        top / 3.0,
        use * bottom / 3.0,
        use * half / 3.0,
        ready / 2.0,
        use * ready / 2.0,
        me.landmarks.bit_count() / 4.0,
        len(me.civs) - 1.0,
        mat / 4.0,
        me.vacated.bit_count() / 2.0,
        sum(me.beside) / 3.0,
        sum(me.crafted) / 3.0,
        sum(me.locks) / 2.0,
        sum([len(stack) for stack in me.stacks]) / 4.0,
        *claim_numbers(me.achieved, tuple(table.claims)),
        me.outposts / 10.0,
        me.toppled.bit_count() / 3.0,
    ]  # fmt: skip


@lru_cache(maxsize=1 << 10)
def claim_numbers(achieved: int, claims: tuple[tuple[int, ...], ...]) -> tuple[float, ...]:
    """Of each achievement: a one for the own, less for those that others have reached before."""
    return tuple(1.0 if achieved >> number & 1 else -1.0 / (1 + len(claimed)) for number, claimed in enumerate(claims))


def ready_techs(table: Table, me: TapestryPlayer, rival: Optional[TapestryPlayer]) -> int:
    """Tech cards in the middle row that could go up: by the own position or, as a rule of thumb, that of the rival."""
    ready = 0
    for card in members(me.tech[MIDDLE]):
        needs = table.box.techs[card].needs
        if needs.met(table, me) or (rival is not None and not needs.own and needs.met(table, rival)):
            ready += 1
    return ready


@lru_cache(maxsize=1 << 15)
def city_numbers(city: int, capital: Capital) -> tuple[float, ...]:
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


@lru_cache(maxsize=1 << 12)
def track_numbers(free: int, own: tuple[int, ...], theirs: tuple[int, ...], use: float) -> tuple[float, ...]:
    """By the landmarks that nobody has and how far one has come on the tracks: a turn asks often, and moves once."""
    hope = rival_hope = 0.0
    numbers: list[float] = []
    for track in range(len(TRACKS)):
        far = own[track]
        other = theirs[track] if theirs else 0
        near = in_sight(free, track, far)
        rival_near = in_sight(free, track, other) if theirs else 0.0
        hope += near
        rival_hope += rival_near
        numbers += (near, rival_near, (far - other) / 6.0, 1.0 if far > other else 0.0)
    worth = sum([SPACE_WORTH[far] for far in own])
    numbers += (
        hope,
        use * hope,
        rival_hope,
        worth / 30.0,
        use * worth / 30.0,
        own[ARTS] / 12.0 if len(own) > ARTS else 0.0,
    )
    return tuple(numbers)


def in_sight(free: int, track: int, far: int) -> float:
    """How near the next landmark of a track is that nobody has yet."""
    for first, landmark in ON_TRACKS[track]:
        if far < first and free & landmark:
            return 1.0 / (first - far)
    return 0.0


@lru_cache(maxsize=4)
def beside(map: Map) -> list[int]:
    """The hexes beside each hex, as sets."""
    return [sum(1 << hex for hex in sides if hex >= 0) for sides in map.beside]


@lru_cache(maxsize=1 << 12)
def reach(map: Map, hexes: int) -> int:
    """All hexes beside these. Outposts stay where they are for many questions."""
    around, near = beside(map), 0
    for hex in members(hexes):
        near |= around[hex]
    return near


def map_numbers(table: Table, me: TapestryPlayer, rival: Optional[TapestryPlayer]) -> list[float]:
    land, own = table.land, me.upright
    near = reach(table.map, own)
    taken = 0
    for player in table.players:
        taken |= player.upright
    theirs = rival.upright if rival else 0
    rival_near = reach(table.map, theirs)
    middle = table.map.middle
    return [
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
        me.felled.bit_count() / 2.0,
    ]


NO_SIDE: Final = (0.0,) * 8


def side_numbers(me: TapestryPlayer, rival: Optional[TapestryPlayer]) -> list[float]:
    own, theirs = me.side, rival.side if rival else None
    return [
        (own.masterpieces & ~own.worn).bit_count() / 3.0,
        own.goals.bit_count() / 3.0,
        own.reached.bit_count() / 3.0,
        len(own.reserved) / 3.0,
        own.inspired.bit_count() / 2.0,
        len(own.on_techs) / 2.0,
        theirs.masterpieces.bit_count() / 3.0 if theirs else 0.0,
        (theirs.goals | theirs.reached).bit_count() / 3.0 if theirs else 0.0,
    ]


def rival_numbers(table: Table, rival: TapestryPlayer) -> list[float]:
    bottom, middle, top = rival.tech[BOTTOM], rival.tech[MIDDLE], rival.tech[TOP]
    capital = rival.capital
    city = city_numbers(rival.city & GRID, table.box.capitals[capital]) if capital >= 0 else NO_CITY
    coins, workers, food, culture = rival.goods
    markets, houses, farms, armories = rival.left
    return [
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
        sum([SPACE_WORTH[far] for far in rival.far]) / 30.0,
        rival.outposts / 10.0,
        rival.felled.bit_count() / 2.0,
        rival.tiles.bit_count() / 5.0,
        rival.hand.bit_count() / 5.0,
        rival.space.bit_count() / 3.0,
        rival.explored.bit_count() / 3.0,
        bottom.bit_count() / 3.0,
        middle.bit_count() / 3.0,
        top.bit_count() / 3.0,
        rival.landmarks.bit_count() / 4.0,
        len(rival.civs) - 1.0,
        city[0],
        city[1],
        city[5],
        city[6],
        city[10],
        *achievement_marks(rival.achieved),
    ]


@lru_cache(maxsize=1 << len(ACHIEVEMENTS))
def achievement_marks(achieved: int) -> tuple[float, ...]:
    return tuple(1.0 if achieved >> number & 1 else 0.0 for number in range(len(ACHIEVEMENTS)))


NO_REST: Final = (0.0,) * REST_NUMBERS


def rest_numbers(table: Table, me: TapestryPlayer, rival: Optional[TapestryPlayer]) -> Sequence[float]:
    if len(table.players) <= 2:
        return NO_REST
    points = eras = far = landmarks = territories = 0
    for player in table.players:
        if player is me or player is rival:
            continue
        points = player.vp if player.vp > points else points
        eras = player.era if player.era > eras else eras
        steps, built, held = sum(player.far), player.landmarks.bit_count(), player.upright.bit_count()
        far = steps if steps > far else far
        landmarks = built if built > landmarks else landmarks
        territories = held if held > territories else territories
    return (points / POINTS, eras / LAST_INCOME, far / 24.0, landmarks / 4.0, territories / 5.0)


# ------------------------------------------------------------------------------------------------ the whole game

CHOICES: Final = tuple(chain(places("civilization", range(ALL_CIVILIZATIONS)), places("capital", range(CAPITAL_MATS))))


def chosen(table: Table, seat: int) -> list[int]:
    """Civilizations and capital, also as chosen in secret and not yet shown."""
    me = table.players[seat]
    civs, capital = list(me.civs), me.capital
    if table.step == CAPITALS and me.sealed:
        capital = PAIRS[-1 - capital][me.sealed[0]]
    elif table.step == CIVILIZATIONS and me.sealed and me.offer:
        civs.append(me.offer[me.sealed[0]])
        if me.sealed[1:] == [1]:
            capital = me.side.advanced
    return civs + [ALL_CIVILIZATIONS + capital] * (capital >= 0)


ENCODER: Final = Encoder(LAYOUT, CHOICES, row, seen, phase, chosen)
