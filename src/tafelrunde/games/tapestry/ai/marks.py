"""The first part of an encoded position: flags for the places of components.

Most flags do not change between questions. Those are set once and copied; the others are set each time.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Optional

from ....kernel.encode import SET_UP, Row
from ....kernel.hexes import members as members_of_set
from ..pieces.kinds import BUILDINGS_OF_A_TYPE, EXPANSIONS, LAST_INCOME, MOST_OF_A_RESOURCE
from ..table.participant import Participant
from ..table.player import TapestryPlayer
from ..table.state import Table
from .layout import AT, COURSE, KEPT, LAYOUT

ZEROS: Final = LAYOUT.empty()
RIVAL_ERA, PLAYERS, OPTIONS, LEFT, FAR, RIVAL_FAR, GOODS, FREE_LANDMARKS, OWN_LANDMARKS, CAPITAL = (
    AT[name]
    for name in (
        "rival_era", "players", "options", "left", "far", "rival_far", "goods", "landmarks_free", "landmarks",
        "capital",
    )
)  # fmt: skip
HAND, ACTIVE, RIVAL_ACTIVE, BOTTOM_ROW, MIDDLE_ROW, TOP_ROW, CIVS, RIVAL_CIVS, GOALS, MASTERPIECES = (
    AT[name]
    for name in (
        "hand", "active", "rival_active", "tech_bottom", "tech_middle", "tech_top", "civs", "rival_civs", "goals",
        "masterpieces",
    )
)  # fmt: skip


@lru_cache(maxsize=1 << 12)
def members(cards: int) -> tuple[int, ...]:
    """The members of hands, rows and other sets, cached because most do not change between questions."""
    return tuple(members_of_set(cards))


def phase(table: Table, seat: int) -> int:
    return phase_of(table.players[seat])


def phase_of(me: TapestryPlayer) -> int:
    if not me.civs or me.capital < 0:
        return SET_UP
    return me.era if me.era < LAST_INCOME else LAST_INCOME


def marked(table: Table, me: TapestryPlayer, rival: Optional[Participant]) -> Row:
    """A row with all its marks, and zeros for numbers."""
    switches = table.switches
    bottom, middle, top = me.tech
    numbers = lasting(
        phase_of(me), len(table.participants), switches.expansions, switches.revised, table.landmarks, me.landmarks,
        me.capital, me.civs, me.active, bottom, middle, top,
    )[:]  # fmt: skip
    mark_moves(numbers, me)
    design_of = table.catalog.design_of
    for card in members(me.hand):
        numbers[HAND + design_of[card]] = 1.0
    if rival is not None:
        mark_rival(numbers, rival)
    if switches.expansions:
        mark_side(numbers, me)
    return numbers


@lru_cache(maxsize=KEPT)
def lasting(
    phase: int, players: int, expansions: int, revised: bool, free: int, landmarks: int,
    capital: int, civs: tuple[int, ...], active: tuple[int, ...], bottom: int, middle: int, top: int,
) -> Row:  # fmt: skip
    """The marks of what changes seldom: in one question of seven or so."""
    numbers = ZEROS[:]
    numbers[phase] = 1.0
    numbers[PLAYERS + players - 1] = 1.0
    if revised:
        numbers[OPTIONS + len(EXPANSIONS)] = 1.0
    if capital >= 0:
        numbers[CAPITAL + capital] = 1.0
    for civ in civs:
        numbers[CIVS + civ] = 1.0
    for design in active:
        numbers[ACTIVE + design] = 1.0
    for place, those in (
        (OPTIONS, expansions),
        (FREE_LANDMARKS, free),
        (OWN_LANDMARKS, landmarks),
        (BOTTOM_ROW, bottom),
        (MIDDLE_ROW, middle),
        (TOP_ROW, top),
    ):
        for member in members(those):
            numbers[place + member] = 1.0
    return numbers


def mark_moves(numbers: Row, me: TapestryPlayer) -> None:
    """Income buildings, tracks and resources."""
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


def mark_rival(numbers: Row, rival: Participant) -> None:
    numbers[RIVAL_ERA + (rival.era if rival.era < LAST_INCOME else LAST_INCOME)] = 1.0
    place = RIVAL_FAR
    for far in rival.far:
        numbers[place + far] = 1.0
        place += COURSE
    player = rival.person
    if player is None:
        return
    for design in player.active:
        numbers[RIVAL_ACTIVE + design] = 1.0
    for civ in player.civs:
        numbers[RIVAL_CIVS + civ] = 1.0


def mark_side(numbers: Row, me: TapestryPlayer) -> None:
    """Sets the flags of the expansions."""
    side = me.side
    for goal in members(side.goals):
        numbers[GOALS + goal] = 1.0
    for card in members(side.masterpieces & ~side.worn):
        numbers[MASTERPIECES + card] = 1.0
