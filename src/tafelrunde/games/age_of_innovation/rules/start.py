"""Choosing boards and factions, first goods, first buildings (AOI-SETUP-30..63, AOI-DRAFT-08..14)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules, ask
from ....kernel.hexes import members
from ..pieces.kinds import DESERT, FROM_START, INVENTORS, MONKS, OMAR, TOWER, UNIVERSITY, WORKSHOP
from ..pieces.packed import bonus_of, start_turn, start_turn_of
from ..table.player import AoiPlayer
from ..table.prompts import DRAFT, DRAFT_BOARD, DRAFT_BONUS, DRAFT_FACTION, DRAFT_PALACE, SET, START_SITE
from ..table.prompts import START_PIECE as START_PIECE_PROMPT
from ..table.state import Table
from ..table.steps import DRAFT_BONUS as DRAFT_BONUS_STEP
from ..table.steps import OFFERS, START, START_COMPETENCY, START_GOODS, START_PIECE, START_SPADES, START_UNIVERSITY
from .competency import take_competency
from .gains import carry_out_for
from .passing import take_bonus
from .rounds import begin_round
from .spades import DESERT_SPADE

START_POINTS: Final = 20  # AOI-SETUP-45
START_WORKSHOPS: Final = 2


# ------------------------------------------------------------------------------------------------ boards and factions


def pick_set(table: Table, me: AoiPlayer) -> Rules:
    """One of the sets left, against the turn order (AOI-SETUP-30, -31)."""
    board = yield ask(me, SET, members(table.boards_out))
    table.boards_out &= ~(1 << board)
    me.board = board
    me.faction = table.set_factions[board]
    me.bonus = table.set_bonuses[board]
    tell_choices(table, me)
    if not next_in_schedule(table):
        table.boards_out = 0  # AOI-SETUP-32
        plan_start(table)


def draft(table: Table, me: AoiPlayer) -> Rules:
    """A planning board, a faction or a palace tile, each once in any order (AOI-DRAFT-08)."""
    open_kinds = [kind for kind, have in enumerate((me.board, me.faction, me.drafted)) if have < 0]
    kind = yield ask(me, DRAFT, open_kinds)
    if kind == 0:
        me.board = yield ask(me, DRAFT_BOARD, members(table.boards_out))
        table.boards_out &= ~(1 << me.board)
    elif kind == 1:
        me.faction = yield ask(me, DRAFT_FACTION, members(table.factions_out))
        table.factions_out &= ~(1 << me.faction)
    else:
        me.drafted = yield ask(me, DRAFT_PALACE, members(table.palaces))
        table.palaces &= ~(1 << me.drafted)
    if not next_in_schedule(table):
        table.boards_out = table.factions_out = table.palaces = 0  # AOI-DRAFT-12
        table.step = DRAFT_BONUS_STEP
        table.schedule = table.order[::-1]
        table.active = table.schedule[0]


def draft_bonus(table: Table, me: AoiPlayer) -> Rules:
    """Against the turn order; one coin on each that is left (AOI-DRAFT-10, -11)."""
    take_bonus(table, me, (yield ask(me, DRAFT_BONUS, sorted(bonus_of(entry) for entry in table.beside_board))))
    tell_choices(table, me)
    if not next_in_schedule(table):
        table.beside_board = [entry + 1 for entry in table.beside_board]
        plan_start(table)


def next_in_schedule(table: Table) -> bool:
    del table.schedule[0]
    if table.schedule:
        table.active = table.schedule[0]
    return bool(table.schedule)


def tell_choices(table: Table, me: AoiPlayer) -> None:
    if table.log:
        changed = table.factions is not table.box.factions
        tile = table.box.faction_number(me.faction, changed)
        table.log.tell("plays", me, board=me.board, faction=tile)
        table.log.tell("took-bonus", me, bonus=me.bonus)


# ------------------------------------------------------------------------------------------------ first buildings


def plan_start(table: Table) -> None:
    """The sequence up to round 1 (AOI-SETUP-47..53, -62)."""
    by_faction = {player.faction: player.seat for player in table.players}
    settlers = [seat for seat in table.order if table.players[seat].faction != MONKS]
    plan = [start_turn(START_GOODS, seat) for seat in table.order]
    plan += [start_turn(START_PIECE, seat) for seat in settlers + settlers[::-1]]
    for faction, deed in ((OMAR, START_PIECE), (MONKS, START_UNIVERSITY), (INVENTORS, START_COMPETENCY)):
        if faction in by_faction:
            plan.append(start_turn(deed, by_faction[faction]))
    plan += [start_turn(START_SPADES, seat) for seat in table.order]
    table.schedule = plan
    table.step = table.resume = START


def start_step(table: Table, _: AoiPlayer) -> Rules:
    """The next thing on the schedule of set-up."""
    if not table.schedule:
        begin_round(table)
        return
    deed, seat = start_turn_of(table.schedule.pop(0))
    table.active = seat
    me = table.players[seat]
    if deed == START_GOODS:
        yield from take_start_goods(table, me)
    elif deed == START_PIECE:
        yield from place_start_building(table, me)
    elif deed == START_UNIVERSITY:
        yield from put_start_building(table, me, UNIVERSITY)
        yield from take_competency(table, me)
    elif deed == START_COMPETENCY:
        yield from take_competency(table, me)
    elif me.spades:
        yield from carry_out_for(table.box.start_spades, table, me, FROM_START)
        me.spades = 0
    if table.offers:  # a tower from a competency (AOI-Q-02)
        table.step = OFFERS


def take_start_goods(table: Table, me: AoiPlayer) -> Rules:
    """What planning board and faction show (AOI-SETUP-34..45)."""
    board = table.box.boards[me.board]
    me.bowl1, me.bowl2 = board.bowls
    table.score(me, START_POINTS, FROM_START)
    if me.board == DESERT:
        me.spades |= DESERT_SPADE
    assert board.start is not None
    yield from carry_out_for(board.start, table, me, FROM_START)
    start = table.factions[me.faction].start
    if start is not None and me.faction != INVENTORS:  # theirs comes later (AOI-SETUP-54)
        yield from carry_out_for(start, table, me, FROM_START)


def place_start_building(table: Table, me: AoiPlayer) -> Rules:
    """A workshop, or for Omar the tower at a moment of their choice (AOI-SETUP-47..51)."""
    kinds = [WORKSHOP] if me.pieces[WORKSHOP].bit_count() < START_WORKSHOPS else []
    if me.faction == OMAR and not me.pieces[TOWER]:
        kinds.append(TOWER)
    kind = yield ask(me, START_PIECE_PROMPT, kinds)
    yield from put_start_building(table, me, kind)


def put_start_building(table: Table, me: AoiPlayer, kind: int) -> Rules:
    """Anywhere on free home terrain. Not building: nothing is offered or scored (AOI-SETUP-48, -60)."""
    space = yield ask(me, START_SITE, members(table.lands[me.board] & ~table.built), kind)
    table.put_building(me, kind, space, neutral=kind == TOWER)
    if table.log:
        table.log.tell("placed", me, building=kind, space=space)
