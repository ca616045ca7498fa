"""Income turns (TAP-INCOME-*). Up to five steps, in order (TAP-INCOME-01)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....kernel.decision import NONE, Rules, ask, ask_secret
from ....kernel.hexes import members
from ..pieces.income import INCOME_TRACKS, PAYS, PER_CONTROLLED, PER_LINE, PER_TECH, IncomeTrack
from ..pieces.inspiration import INSPIRATIONS
from ..pieces.kinds import COIN, ERA_RESOURCES, FOOD, LAST_INCOME
from ..table.hooks import Hooks
from ..table.player import CARDS, INCOME, TapestryPlayer
from ..table.prompts import ABILITY, PLAY, TURN_FOOD, UPGRADE
from ..table.state import Table
from ..table.steps import ABILITIES, AFTER_FIRST, PLAYED, TAPESTRY
from ..table.steps import INCOME as INCOME_STEP
from ..table.steps import UPGRADE as UPGRADE_STEP
from .abilities import ready, use_ability
from .after_last_income import plays_on
from .build import capital_points, complete_districts
from .columns import all_open_columns, uncovered
from .gains import draw_tiles, gain, gain_any, score
from .hand import choose_cards, gain_cards, lay, lay_face_down, take_effect
from .in_force import cease
from .invent import upgradable, upgrade
from .order import end_turn

# The step after the abilities, by the income turn (TAP-INCOME-02, TAP-INCOME-03, TAP-INCOME-04, TAP-INCOME-05,
# TAP-INCOME-06, TAP-END-02). There is no tapestry step in turns 1 and 5 (TAP-INCOME-27, TAP-INCOME-28, TAP-FAQ-16).
AFTER_ABILITIES: Final[tuple[int, ...]] = (0, INCOME_STEP, TAPESTRY, TAPESTRY, TAPESTRY, UPGRADE_STEP)
POINTS_PER_COIN: Final = 2  # Capitalism
POINTS_PER_FOOD: Final = 2  # Mercantilism


def begin_income(table: Table, me: TapestryPlayer) -> None:
    """The next era begins, and what applied to the last one ends (TAP-TURN-05, TAP-TURN-07, TAP-TAPCARD-03)."""
    me.era += 1
    if not plays_on(table, me):
        cease(table, me)
    if table.catalog.capitals[me.capital].later:
        me.own_side.ripe = complete_districts(table, me)
    table.acted = 0
    table.step = ABILITIES
    table.moments.expansions.income_begins(table, me)
    if table.log:
        table.log.add("era", me, era=me.era)


def use_abilities(table: Table, me: TapestryPlayer) -> Rules:
    """Step 1: the masterpieces, then the civilizations, each one after the other in any order (TAP-INCOME-08,
    TAP-INCOME-09, TAP-ICON-20)."""
    if (yield from table.moments.expansions.before_abilities(table, me)):
        return
    yield from table.moments.abilities_begin(table, me)
    waiting = ready(table, me)
    if waiting:
        civ = yield ask(me, ABILITY, waiting)
        yield from use_ability(table, me, civ)
    if not ready(table, me):
        table.step = AFTER_ABILITIES[me.era]
        table.moments.expansions.after_abilities(table, me)


def play_card(table: Table, me: TapestryPlayer) -> Rules:
    """Step 2: resources for being first, then a card from hand, or one face down (TAP-INCOME-10, TAP-INCOME-11,
    TAP-INCOME-12, TAP-INCOME-13, TAP-INCOME-14, TAP-INCOME-30, TAP-EX-14, TAP-EX-44, TAP-EX-40)."""
    if all(other.era < me.era for other in table.neighbours(me)):
        yield from gain_any(table, me, ERA_RESOURCES[me.era])
    for other in table.others(me):
        if (yield from table.moments.other_plays_card(table, other, me)):
            return
    if me.hand:
        lay(table, me, (yield ask_secret(me, PLAY, lambda: members(me.hand))))
        table.step = PLAYED
        return
    yield from lay_face_down(table, me)


def card_played(table: Table, me: TapestryPlayer) -> Rules:
    """TAP-INCOME-15."""
    yield from take_effect(table, me)
    for other in table.others(me):
        yield from table.moments.other_played_card(table, other, me)
    yield from table.moments.card_played(table, me)
    table.step = UPGRADE_STEP


def may_upgrade(table: Table, me: TapestryPlayer) -> Rules:
    """Step 3 (TAP-INCOME-16, TAP-UPGRADE-10)."""
    options = upgradable(table, me)
    if options:
        card = yield ask(me, UPGRADE, [*options, NONE])
        if card != NONE:
            yield from upgrade(table, me, card)
    table.step = INCOME_STEP


def take_income(table: Table, me: TapestryPlayer) -> Rules:
    """Step 4 in income turns 2 to 5, step 5 in turns 1 to 4 (TAP-INCOME-05, TAP-INCOME-06, TAP-INCOME-07)."""
    yield from table.moments.turn_pauses(table, me)
    table.source = INCOME
    if me.era > 1:
        score(table, me, income_points(table, me))
        yield from table.moments.income_scored(table, me)
    if me.era < LAST_INCOME:
        yield from gain_income(table, me)
    elif plays_on(table, me):
        yield from table.moments.extra_turns_begin(table, me)
    else:
        me.finished = True
        cease(table, me)  # TAP-END-03: ends what a card of the last turn would still give
    if me.era == 1:
        table.step = AFTER_FIRST
    else:
        end_turn(table, me)


def income_points(table: Table, me: TapestryPlayer) -> int:
    """Every uncovered symbol (TAP-INCOME-17, TAP-INCOME-18, TAP-INCOME-19, TAP-INCOME-20, TAP-INCOME-21, TAP-ICON-36,
    TAP-EX-16)."""
    market, house, farm, armory = tracks_with(me.side.inspired) if me.side.inspired else INCOME_TRACKS
    points, techs, lines, controlled = tallied(
        all_open_columns(table, me), market.scores, house.scores, farm.scores, armory.scores
    )
    return points + techs * me.tech_count + lines * capital_points(table, me) + controlled * me.upright.bit_count()


def tracks_with(inspired: int) -> list[IncomeTrack]:
    """The tracks of a player, on some of which inspiration tiles lie."""
    return [INSPIRATIONS[kind] if inspired >> kind & 1 else track for kind, track in enumerate(INCOME_TRACKS)]


@lru_cache(maxsize=1 << 12)
def tallied(columns: tuple[int, ...], *rows: tuple[int, ...]) -> tuple[int, int, int, int]:
    """Counts the symbols in open columns: their points, and how many count techs, lines and territories."""
    symbols = [
        symbol
        for row, open in zip(rows, columns, strict=True)
        for column, symbol in enumerate(row)
        if open >> column & 1
    ]
    techs, lines, controlled = symbols.count(PER_TECH), symbols.count(PER_LINE), symbols.count(PER_CONTROLLED)
    return sum([symbol for symbol in symbols if symbol > 0]), techs, lines, controlled


def gain_income(table: Table, me: TapestryPlayer) -> Rules:
    """Every uncovered resource, tile and card, in this order (TAP-INCOME-22, TAP-INCOME-23, TAP-INCOME-24, TAP-ICON-26,
    TAP-FAQ-47, TAP-EX-01, TAP-EX-17, TAP-RULING-10)."""
    withheld = table.moments.income_withheld
    paid = [0 if withheld(table, me, kind) else sum(uncovered(table, me, kind, PAYS)) for kind in range(4)]
    gained = [gain(table, me, kind, paid[kind]) for kind in range(4)]
    earned = gained if table.switches.only_kept_income else paid  # TAP-RULING-07, TAP-VARIANT-17
    if table.moments.coins_score(table, me):
        score(table, me, POINTS_PER_COIN * earned[COIN], CARDS)
    if table.moments.turn_food(table, me):
        yield from turn_food(table, me, earned[FOOD], earned[FOOD] - gained[FOOD])
    yield from draw_tiles(table, me, 1)
    if me.era == 1 and table.switches.first_income_draw_2:
        yield from choose_first_card(table, me)
    else:
        yield from gain_cards(table, me, 1)
    if me.side.ripe:  # TAP-CAPITAL-12
        yield from gain_any(table, me, me.side.ripe)
    yield from table.moments.income_gained(table, me)


def turn_food(table: Table, me: TapestryPlayer, earned: int, beyond: int) -> Rules:
    """Mercantilism: food of this income into other resources, with points for each; what is beyond 8 first. Any food
    under TAP-VARIANT-18 (TAP-RULING-08)."""
    most = beyond + me.goods[FOOD] if table.switches.mercantilism_all_food else earned
    for left in range(most, 0, -1):
        options = [kind for kind in range(4) if kind != FOOD and me.goods[kind] < 8]
        kind = (yield ask(me, TURN_FOOD, [*options, NONE], left)) if options else NONE
        if kind == NONE:
            return
        if beyond:
            beyond -= 1
        else:
            me.goods[FOOD] -= 1
            if table.log:
                table.log.add("paid", me, resource=FOOD, amount=1)
        gain(table, me, kind, 1)
        score(table, me, POINTS_PER_FOOD, CARDS)


def choose_first_card(table: Table, me: TapestryPlayer) -> Rules:
    """TAP-VARIANT-04: draw 2, keep 1."""
    return choose_cards(table, me, 2)


def close_first_income(table: Table, me: TapestryPlayer) -> Rules:
    """A mat that is gained meanwhile acts too."""
    for civ, close in table.moments.of_mats(Hooks.first_income_closes).items():
        if civ in me.civs:
            yield from close(table, me)
    end_turn(table, me)
