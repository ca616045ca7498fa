"""Set-up of players: boards and factions, first goods, first buildings (chapters SETUP, DRAFT)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....kernel.decision import Rules, ask
from ....kernel.hexes import members
from ..pieces.codes import bonus_of, start_turn, start_turn_of
from ..pieces.kinds import FROM_START, TOWER, WHEEL, WORKSHOP
from ..pieces.prices import START_POINTS, START_WORKSHOPS
from ..table.player import AoiPlayer
from ..table.prompts import AUTOMA_HOME, DRAFT, DRAFT_BOARD, DRAFT_BONUS, DRAFT_FACTION, DRAFT_PALACE, SET, START_SITE
from ..table.prompts import START_PIECE as START_PIECE_PROMPT
from ..table.state import Table
from ..table.steps import AUTOMA_HOME as AUTOMA_HOME_STEP
from ..table.steps import DRAFT_BONUS as DRAFT_BONUS_STEP
from ..table.steps import (
    OFFERS,
    START,
    START_AUTOMA,
    START_BONUS,
    START_COMPETENCY,
    START_GOODS,
    START_PIECE,
    START_ROW,
    START_SPADES,
)
from .automa.setup import lay_bonus_row, pair_of, place_automa_workshops, seat_automa
from .gains import carry_out_for, gain_points
from .passing import add_coins, take_bonus
from .rounds import begin_round, people_among
from .spades import BOARD_SPADES

# ------------------------------------------------------------------------------------------------ boards and factions


def pick_set(table: Table, me: AoiPlayer) -> Rules:
    """One of the sets left, against the turn order; a card is its planning board (AOI-SETUP-30, AOI-SETUP-31)."""
    board = yield ask(me, SET, members(table.boards_out))
    table.boards_out &= ~(1 << board)
    me.board = board
    me.faction = table.set_factions[board]
    me.bonus = table.set_bonuses[board]
    log_choices(table, me)
    if table.log:
        table.log.add("took-bonus", me, bonus=me.bonus)
    if not next_in_schedule(table):
        table.boards_out = 0  # AOI-SETUP-32
        settle_down(table)


def draft(table: Table, me: AoiPlayer) -> Rules:
    """A planning board, a faction or a palace tile, each once in any order (AOI-DRAFT-08, AOI-DRAFT-09). The palace
    tile waits for the palace (AOI-DRAFT-13)."""
    open_kinds = [kind for kind, have in enumerate((me.board, me.faction, me.drafted)) if have < 0]
    kind = yield ask(me, DRAFT, open_kinds)
    if kind == 0:
        me.board = yield ask(me, DRAFT_BOARD, members(table.boards_out))
        table.boards_out &= ~(1 << me.board)
        if table.log:
            table.log.add("drafted-board", me, board=me.board)
    elif kind == 1:
        me.faction = yield ask(me, DRAFT_FACTION, members(table.factions_out))
        table.factions_out &= ~(1 << me.faction)
        if table.log:
            table.log.add("drafted-faction", me, faction=faction_tile(table, me))
    else:
        me.drafted = yield ask(me, DRAFT_PALACE, members(table.palaces))
        table.palaces &= ~(1 << me.drafted)
        if table.log:
            table.log.add("drafted-palace", me, palace=me.drafted)
    if not next_in_schedule(table):
        table.boards_out = table.factions_out = table.palaces = 0  # AOI-DRAFT-12
        table.step = DRAFT_BONUS_STEP
        table.schedule = people_among(table, table.order)[::-1]
        table.active = table.schedule[0]


def draft_bonus(table: Table, me: AoiPlayer) -> Rules:
    """Against the turn order; one coin on each that is left (AOI-DRAFT-10, AOI-DRAFT-11), against the Automa later
    (AOI-SOLO-06)."""
    take_bonus(table, me, (yield ask(me, DRAFT_BONUS, sorted(bonus_of(entry) for entry in table.beside_board))))
    log_choices(table, me)
    if not next_in_schedule(table):
        if table.automa is None:
            add_coins(table)
        settle_down(table)


def pick_pair(table: Table, me: AoiPlayer) -> Rules:
    """Alone against the Automa: a planning board, and one of the two factions at it (AOI-SOLO-05)."""
    me.board = yield ask(me, DRAFT_BOARD, members(table.boards_out))
    table.boards_out = 0
    me.faction = yield ask(me, DRAFT_FACTION, sorted(pair_of(table, me.board)))
    log_choices(table, me)
    next_in_schedule(table)
    settle_down(table)


def settle_down(table: Table) -> None:
    """Boards and factions are chosen: the home of the Automa follows (AOI-SOLO-07), and the first buildings."""
    if table.automa is None:
        plan_start(table)
        return
    table.step = AUTOMA_HOME_STEP
    table.active = table.order[0]


def pick_automa_home(table: Table, me: AoiPlayer) -> Rules:
    """Any terrain that is nobody's home (AOI-SOLO-07)."""
    taken = [person.board for person in table.people]
    home = yield ask(me, AUTOMA_HOME, [board for board in range(WHEEL) if board not in taken])
    yield from seat_automa(table, me, home)
    plan_start(table)


def next_in_schedule(table: Table) -> bool:
    del table.schedule[0]
    if table.schedule:
        table.active = table.schedule[0]
    return bool(table.schedule)


def faction_tile(table: Table, me: AoiPlayer) -> int:
    """The index of the player's faction among all faction tiles."""
    return table.catalog.faction_tiles.index(table.factions[me.faction])


def log_choices(table: Table, me: AoiPlayer) -> None:
    if table.log:
        tile = faction_tile(table, me)
        table.log.add("plays", me, board=me.board, faction=tile)


# ------------------------------------------------------------------------------------------------ first buildings


def plan_start(table: Table) -> None:
    """The turns of set-up: goods; workshops forwards and backwards (AOI-SETUP-47, AOI-SETUP-49); last turns of some
    factions, in the order of their numbers; spades in turn order (AOI-SETUP-58, AOI-SETUP-62, AOI-Q-22). The Automa
    places both its workshops in the middle (AOI-SOLO-11); when all stand, round bonuses follow (AOI-SOLO-06)."""
    people = people_among(table, table.order)
    settlers = [seat for seat in people if start_workshops(table, table.players[seat])]
    last = [start_turn(what, seat) for seat in people for what in last_turns(table, table.players[seat])]
    plan = [start_turn(START_GOODS, seat) for seat in people]
    plan += [start_turn(START_PIECE, seat) for seat in settlers]
    if table.automa is not None:
        plan.append(start_turn(START_AUTOMA, table.automa.seat))
        last.append(start_turn(START_ROW, table.automa.seat))
        last += [start_turn(START_BONUS, seat) for seat in people if table.players[seat].bonus < 0]
    plan += [start_turn(START_PIECE, seat) for seat in settlers[::-1]]
    plan += sorted(last)
    plan += [start_turn(START_SPADES, seat) for seat in people]
    table.schedule = plan
    table.step = table.resume = START


def start_workshops(table: Table, me: AoiPlayer) -> int:
    workshops = START_WORKSHOPS
    for ability in table.factions[me.faction].abilities:
        workshops = ability.start_workshops(workshops)
    return workshops


def last_turns(table: Table, me: AoiPlayer) -> list[int]:
    """The turns of a faction after all others have placed their workshops (AOI-SETUP-50, AOI-SETUP-52,
    AOI-SETUP-54)."""
    faction = table.factions[me.faction]
    turns = [ability.last_turn for ability in faction.abilities if ability.last_turn >= 0]
    return [*turns, START_COMPETENCY] if faction.late_start is not None else turns


def start_step(table: Table, _: AoiPlayer) -> Rules:
    """The next turn of set-up; after the last one round 1 begins."""
    if not table.schedule:
        begin_round(table)
        return
    what, seat = start_turn_of(table.schedule.pop(0))
    table.active = seat
    yield from TURNS[what](table, table.players[seat])
    if table.offers:  # a tower from a competency (AOI-Q-02)
        table.step = OFFERS


def take_start_goods(table: Table, me: AoiPlayer) -> Rules:
    """Bowls, points, and the start effects of planning board and faction (AOI-SETUP-34, AOI-SETUP-38, AOI-SETUP-41,
    AOI-SETUP-43, AOI-SETUP-45)."""
    board, faction = table.catalog.boards[me.board], table.factions[me.faction]
    me.bowl1, me.bowl2 = board.bowls
    if table.log:
        table.log.add("filled-bowls", me, first=me.bowl1, second=me.bowl2)
    gain_points(table, me, START_POINTS, FROM_START)
    if board.after_start is not None:
        me.spades |= BOARD_SPADES
    assert board.start is not None
    yield from carry_out_for(board.start, table, me, FROM_START)
    if faction.start is not None:
        yield from carry_out_for(faction.start, table, me, FROM_START)


def place_start_building(table: Table, me: AoiPlayer) -> Rules:
    """A workshop, or the faction's replacement for it (AOI-SETUP-47, AOI-SETUP-51)."""
    kinds = [WORKSHOP] if me.pieces[WORKSHOP].bit_count() < start_workshops(table, me) else []
    for ability in table.factions[me.faction].abilities:
        kinds += ability.start_pieces(me)
    kind = yield ask(me, START_PIECE_PROMPT, kinds)
    yield from put_start_building(table, me, kind)


def put_start_building(table: Table, me: AoiPlayer, kind: int) -> Rules:
    """Anywhere on free home terrain. It does not count as building: no power is offered, nothing is scored
    (AOI-SETUP-48, AOI-SETUP-60)."""
    space = yield ask(me, START_SITE, members(table.lands[me.board] & ~table.built), kind)
    table.put_building(me, kind, space, neutral=kind == TOWER)
    if table.log:
        table.log.add("placed", me, building=kind, space=space)


def take_last_turn(table: Table, me: AoiPlayer) -> Rules:
    for ability in table.factions[me.faction].abilities:
        yield from ability.take_last_turn(table, me)


def take_late_start(table: Table, me: AoiPlayer) -> Rules:
    """The faction's effect when all starting buildings stand (AOI-SETUP-54)."""
    effect = table.factions[me.faction].late_start
    assert effect is not None
    yield from carry_out_for(effect, table, me, FROM_START)


def use_start_spades(table: Table, me: AoiPlayer) -> Rules:
    """Those of the planning board and of a competency (AOI-SETUP-56, AOI-SETUP-57)."""
    if me.spades:
        yield from carry_out_for(table.catalog.start_spades[me.board], table, me, FROM_START)
        me.spades = 0


def settle_automa(table: Table, me: AoiPlayer) -> Rules:
    place_automa_workshops(table, me)
    yield from ()


def lay_row(table: Table, me: AoiPlayer) -> Rules:
    lay_bonus_row(table, me)
    yield from ()


def choose_first_bonus(table: Table, me: AoiPlayer) -> Rules:
    """One person alone, seeing where the Automa stands; a coin goes on each that is left (AOI-SOLO-06)."""
    take_bonus(table, me, (yield ask(me, DRAFT_BONUS, sorted(bonus_of(entry) for entry in table.beside_board))))
    add_coins(table)


# By the numbers of START_GOODS to START_AUTOMA.
TURNS: Final[tuple[Callable[[Table, AoiPlayer], Rules], ...]] = (
    take_start_goods, place_start_building, take_last_turn, lay_row, choose_first_bonus, take_late_start,
    use_start_spades, settle_automa,
)  # fmt: skip
