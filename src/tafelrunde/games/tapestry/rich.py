"""Rearranges positions for checks: full capitals, five civilizations, the last tile of every stack, huge hands and
none.

An arrangement carries out far more effects than a turn gives, with random answers. So the rules could have led to each
position, and what depends on it (districts, achievements, mats) follows by the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel.effects import carry_out
from ...kernel.hexes import members
from ...kernel.playout import run_rules
from ...kernel.rng import Rng
from .effects.build import Building, BuildLandmark
from .effects.civilization import NewCivilization
from .effects.conquer import Conquer
from .effects.explore import Explore, ExploreSpace, SpaceTiles
from .effects.gains import Tiles
from .effects.hand import PlayOnTop, TakeDiscard, TapestryCards
from .effects.invent import Invent
from .effects.track import Advance, Regress, Singularity
from .expansions.arts_architecture.masterpiece_effects import Create, Inspire, Perform, UpgradeFreely
from .expansions.fantasies_futures.reserve import (
    ReserveAdvance,
    ReserveBuilding,
    ReserveInvention,
    ReserveOutpost,
    ReserveProphecy,
    ReserveSpace,
)
from .expansions.landmark_cards import choose_further_goal
from .pieces.kinds import (
    ALL_TRACKS,
    ARTS_ARCHITECTURE,
    BUILDINGS,
    BUILDINGS_OF_A_TYPE,
    FANTASIES_FUTURES,
    LAST_INCOME,
    LAST_SPACE,
    MOST_OF_A_RESOURCE,
    OUTPOSTS,
)
from .pieces.landmarks import BASE_LANDMARKS, TRACK_LANDMARKS
from .rich_bots import enrich_bots
from .rules.bonus import discard_card, discard_tech
from .rules.gains import discard_tile
from .rules.income import begin_income
from .rules.order import end_turn, hand_turn_to
from .table.effect import TapestryEffect
from .table.player import TapestryPlayer
from .table.state import STEPS, Table
from .table.steps import BOTS, CAPITALS, CIVILIZATIONS, DRAFT, MATS, OVER, PLANNING, SET_UP, TURN

MOST_CIVILIZATIONS: Final = 5  # the rules set no limit (TAP-CIV-01); more is hardly ever seen
SETTING_UP: Final = (SET_UP, CAPITALS, CIVILIZATIONS, MATS, DRAFT, PLANNING)

Arrangement = Callable[[Table, TapestryPlayer, Rng], None]


def enrich(table: Table, dice: Rng) -> None:
    """Apply a random part of the arrangements to each player and to the bots. A turn that is half done is finished
    first, or left as it is; set-up is left alone."""
    if table.step in SETTING_UP or dice.below(4) == 0:
        return
    _finish_turn(table, dice)
    if table.step == OVER:
        return
    whose = table.participant(table.active)
    if table.bots:
        enrich_bots(table, dice)
    active = whose.seat
    for me in table.players:
        last = LAST_INCOME if me.seat != active else LAST_INCOME - 1
        while me.era == 0 or (me.era < last and dice.below(4) == 0):
            _income_turn(table, me, dice)
        if me.era < LAST_INCOME:
            _rich_turn(table, me, dice)
    if table.step != OVER:
        hand_turn_to(table, whose)


def _rich_turn(table: Table, me: TapestryPlayer, dice: Rng) -> None:
    """Run all arrangements within one turn, so that the end of the turn has its effects, too."""
    table.active = me.seat
    sides = 1 + dice.below(4)  # of a die that says whether an arrangement is left out; with one side all are made
    for arrange in ARRANGEMENTS:
        if dice.below(sides) == 0:
            arrange(table, me, dice)
    end_turn(table, me)
    _finish_turn(table, dice)


def _income_turn(table: Table, me: TapestryPlayer, dice: Rng) -> None:
    table.active = me.seat
    begin_income(table, me)
    _finish_turn(table, dice)


def _finish_turn(table: Table, dice: Rng) -> None:
    while table.step not in (TURN, BOTS, OVER):
        run_rules(STEPS[table.step](table, table.participant(table.active)), dice)


# ------------------------------------------------------------------------------------------------ effects


def _repeat(table: Table, me: TapestryPlayer, dice: Rng, effect: TapestryEffect, most: int) -> None:
    """Up to `most` times, and often as often as possible."""
    for _ in range(dice.below(most + 1) if dice.below(2) else most):
        if not effect.possible(table, me):
            return
        run_rules(carry_out(effect, table, me), dice)


# ------------------------------------------------------------------------------------------------ arrangements


def _goods(table: Table, me: TapestryPlayer, dice: Rng) -> None:
    """Nothing at all, the most that the mat holds (TAP-INCOME-23), or anything."""
    most = (0, 1, MOST_OF_A_RESOURCE)[dice.below(3)]
    me.goods = [most] * 4 if dice.below(2) else [dice.below(most + 1) for _ in range(4)]


def _points(table: Table, me: TapestryPlayer, dice: Rng) -> None:
    me.score(dice.below(300), dice.below(len(me.tally)))


def _civilizations(table: Table, me: TapestryPlayer, dice: Rng) -> None:
    _repeat(table, me, dice, NewCivilization(), max(0, MOST_CIVILIZATIONS - len(me.civs)))


def _tracks(table: Table, me: TapestryPlayer, dice: Rng) -> None:
    """Up to the end of some tracks, with the landmarks on the way; and back to the start of another one."""
    for track in range(len(ALL_TRACKS)):
        if dice.below(2):
            _repeat(table, me, dice, Advance(track, gain=dice.below(8) == 0), LAST_SPACE)
    if dice.below(4) == 0:
        _repeat(table, me, dice, Singularity(), 1)
    if dice.below(8) == 0:
        _repeat(table, me, dice, Regress(dice.below(len(me.tracks)), gain=False), LAST_SPACE)


def _buildings(table: Table, me: TapestryPlayer, dice: Rng) -> None:
    for kind in range(len(BUILDINGS)):
        if dice.below(2):
            _repeat(table, me, dice, Building(kind), BUILDINGS_OF_A_TYPE)


def _landmarks(table: Table, me: TapestryPlayer, dice: Rng) -> None:
    """Those of tech cards (TAP-LANDMARK-09)."""
    for landmark in range(TRACK_LANDMARKS, BASE_LANDMARKS):
        if dice.below(2):
            _repeat(table, me, dice, BuildLandmark(landmark), 1)


def _techs(table: Table, me: TapestryPlayer, dice: Rng) -> None:
    """Many cards, often all of them in the top row; or none."""
    if dice.below(6) == 0:
        for card in members(me.techs):
            discard_tech(table, me, card)
        return
    _repeat(table, me, dice, Invent(), (3, 12, len(table.supply.techs))[dice.below(3)])
    _repeat(table, me, dice, UpgradeFreely(1), 2 * me.techs.bit_count())


def _hand(table: Table, me: TapestryPlayer, dice: Rng) -> None:
    """No card, some, or all that are left; with Phoenix Rebirth also discarded ones, which everybody knows."""
    if dice.below(4) == 0:
        for card in members(me.hand):
            discard_card(table, me, card)
        return
    _repeat(table, me, dice, TapestryCards((1, 6, len(table.supply.cards))[dice.below(3)]), 1)
    if table.switches.expansions & FANTASIES_FUTURES:
        _repeat(table, me, dice, TakeDiscard(), 2)


def _played_cards(table: Table, me: TapestryPlayer, dice: Rng) -> None:
    _repeat(table, me, dice, PlayOnTop(), 4)


def _tiles(table: Table, me: TapestryPlayer, dice: Rng) -> None:
    """Of the territory tiles none, some, or all that are left; some of them on the map."""
    _repeat(table, me, dice, Tiles((1, 5, len(table.supply.tiles))[dice.below(3)]), 1)
    _repeat(table, me, dice, Explore(anywhere=True), 12)
    if dice.below(4) == 0:
        for tile in members(me.tiles):
            discard_tile(table, me, tile)


def _space_tiles(table: Table, me: TapestryPlayer, dice: Rng) -> None:
    _repeat(table, me, dice, SpaceTiles((1, 3, len(table.supply.space_tiles))[dice.below(3)]), 1)
    _repeat(table, me, dice, ExploreSpace(), me.space.bit_count())


def _outposts(table: Table, me: TapestryPlayer, dice: Rng) -> None:
    _repeat(table, me, dice, Conquer(anywhere=dice.below(2) == 0), OUTPOSTS)


def _landmark_cards(table: Table, me: TapestryPlayer, dice: Rng) -> None:
    for _ in range(dice.below(len(table.side.landmark_deck) + 1)):
        run_rules(choose_further_goal(table, me, 1), dice)


def _arts(table: Table, me: TapestryPlayer, dice: Rng) -> None:
    """Masterpieces, used up ones among them, and inspiration tiles."""
    if table.switches.expansions & ARTS_ARCHITECTURE:
        _repeat(table, me, dice, Create(), len(table.supply.masterpieces))
        _repeat(table, me, dice, Perform(), 3)
        _repeat(table, me, dice, Inspire(), len(BUILDINGS))


def _reserved(table: Table, me: TapestryPlayer, dice: Rng) -> None:
    """Items of every kind on the overlay."""
    if table.switches.expansions & FANTASIES_FUTURES:
        for effect in (ReserveInvention(), ReserveSpace(3), ReserveOutpost(), ReserveAdvance(), ReserveProphecy()):
            _repeat(table, me, dice, effect, 2)
        for kind in range(len(BUILDINGS)):
            _repeat(table, me, dice, ReserveBuilding(kind), 1)


ARRANGEMENTS: Final[tuple[Arrangement, ...]] = (
    _civilizations,
    _tracks,
    _landmarks,
    _landmark_cards,
    _tiles,
    _outposts,
    _buildings,
    _techs,
    _space_tiles,
    _arts,
    _reserved,
    _hand,
    _played_cards,
    _goods,
    _points,
)
