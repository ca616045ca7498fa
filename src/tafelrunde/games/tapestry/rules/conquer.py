"""Conquering: outposts, traps, dice (TAP-CONQUER-*, TAP-TRAP-*)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ....kernel.decision import NONE, Decision, Rules, ask
from ....kernel.hexes import members
from ..pieces.kinds import (
    BLACK_DIE,
    BLACK_FACES,
    COLLECTORS,
    ILLUMINATI,
    ISOLATIONISTS,
    MIDDLE_ISLAND,
    MILITANTS,
    PER_TERRITORY,
    PSIONICS,
    RED_DIE,
    RED_FACES,
    TILE,
    TRADERS,
)
from ..pieces.landmarks import BARRACKS
from ..table.player import CIVILIZATION, CONQUERED, TapestryPlayer
from ..table.prompts import CONQUER, DIE, DIVIDE, FACE, GUARD, MUSTER, UNUSED_DIE
from ..table.prompts import REROLL as ROLL_ANEW
from ..table.state import Table
from .achievements import claim, topple_counts
from .collectors import collect_outpost
from .era import BOTH_DICE, CONQUER_ANYWHERE, CONQUER_ENDED, EMPTY_ONLY, REROLL, SAFE, TILE_TOO, happened
from .gains import gain, gain_any, score, under
from .prophecy import TERRITORY, foretold
from .replies import Answer, answer_conquest
from .utilitarians import active

# Which dice count.
ONE: Final = 0

BOTH: Final = 1

BOTH_IF_OPPONENT: Final = 2

DICE_COUNT: Final = ("one", "both", "both-if-opponent")

EVERYWHERE: Final = -1  # all hexes

NOWHERE: Final = -1  # of dice that are rolled for no territory


def targets(table: Table, me: TapestryPlayer, anywhere: bool) -> int:
    """Territories that adjoin one of mine, with at most one piece, that I do not control (TAP-CONQUER-01..07, -21)."""
    open_to_me = table.land & ~table.full & ~me.upright
    if not anywhere and not me.statics >> CONQUER_ANYWHERE & 1:
        open_to_me &= table.map.grid.around(me.upright)
    for other in table.others(me):
        if me.allies >> other.seat & 1 or other.allies >> me.seat & 1 or other.statics >> SAFE & 1:
            open_to_me &= ~other.upright
    return open_to_me & ~table.taken if me.statics >> EMPTY_ONLY & 1 else open_to_me


def conquer(
    table: Table, me: TapestryPlayer, anywhere: bool = False, dice: int = ONE, within: int = EVERYWHERE
) -> Rules:
    """Outpost, reaction, topple, dice, achievement, in this order (TAP-CONQUER-18)."""
    hexes = targets(table, me, anywhere) & within
    if not hexes or not me.outposts:
        return
    if COLLECTORS in me.civs and (yield from collect_outpost(table, me)):
        return
    hex = yield ask(me, CONQUER, members(hexes))
    was_empty = table.items[hex] == 0
    defender = table.controller(hex)
    yield from take_outpost(table, me)
    table.items[hex] += 1
    me.arriving = 1 << hex
    if me.toppled >> hex & 1:  # alone there since a guest toppled it
        me.toppled &= ~(1 << hex)
        me.own_side.under |= 1 << hex
    if table.log:
        table.log.tell("conquered", me, hex=hex)
    answer = Answer()
    yield from answer_conquest(table, me, defender, hex, answer)
    trapped = answer.feller is not None or answer.repelled
    me.arriving = 0
    if answer.repelled:  # Mirage
        me.outposts += 1
        table.items[hex] -= 1
    elif answer.feller is not None:
        me.toppled |= 1 << hex
    else:
        if defender is not None and not answer.retreated:
            topple(table, me, defender, hex)
        me.upright |= 1 << hex
    if defender is not None or trapped:
        yield from topple_counts(table, answer.feller or me)
    if not trapped:
        yield from foretold(table, me, TERRITORY, me.upright.bit_count())
    before = table.source
    table.source = CONQUERED
    both = dice == BOTH or (defender is not None and (dice == BOTH_IF_OPPONENT or me.statics >> BOTH_DICE & 1 == 1))
    yield from roll(table, me, hex, both, answer)
    if me.statics >> CONQUER_ENDED & 1:
        yield from happened(table, me, CONQUER_ENDED)
    if not trapped:
        if table.tiles[hex] >= 0 and me.statics >> TILE_TOO & 1:
            yield from tile_benefit(table, me, hex)
        if hex == table.map.middle:
            yield from claim(table, me, MIDDLE_ISLAND)
        if was_empty and ISOLATIONISTS in me.civs:
            yield from guard(table, me, hex)
    table.source = before


def take_outpost(table: Table, me: TapestryPlayer) -> Rules:
    """From the supply; Militants take the leftmost one of either row, their number on the mat has an octal digit for
    what is left in each."""
    if MILITANTS in me.civs:
        rows = [row for row in range(2) if (me.mat[MILITANTS] >> 3 * row & 7)]
        if rows:
            row = yield ask(me, MUSTER, rows, MILITANTS)
            me.mat[MILITANTS] -= 1 << 3 * row
    me.outposts -= 1


def topple(table: Table, me: TapestryPlayer, other: TapestryPlayer, hex: int) -> None:
    """TAP-CONQUER-05."""
    other.upright &= ~(1 << hex)
    other.toppled |= 1 << hex
    me.felled |= 1 << hex
    if table.log:
        table.log.tell("toppled", me, hex=hex, player_other=other.seat)


# ------------------------------------------------------------------------------------------------ dice


def roll(table: Table, me: TapestryPlayer, hex: int, both: bool, answer: Answer) -> Rules:
    """Both dice are rolled; one result of choice is gained, or both (TAP-CONQUER-08..15, -20)."""
    table.reveals += 1
    red = yield from roll_die(table, me, hex, RED_DIE)
    black = yield from roll_die(table, me, hex, BLACK_DIE)
    if me.statics >> REROLL & 1:
        die = yield ask(me, ROLL_ANEW, [RED_DIE, BLACK_DIE, NONE], 6 * red + black)
        if die != NONE:
            table.reveals += 1
            face = yield from roll_die(table, me, hex, die)
            red, black = (face, black) if die == RED_DIE else (red, face)
    if table.log:
        table.log.tell("rolled-dice", me, roll=6 * red + black)
    yield from gain_dice(table, me, hex, both, answer, red, black)
    if active(me, BARRACKS):  # Utilitarians: red pays in any case, and once more if it was taken
        table.source = CIVILIZATION
        yield from take_die(table, me, hex, RED_DIE, red)
        table.source = CONQUERED


def roll_die(table: Table, me: TapestryPlayer, hex: int, die: int) -> Generator[Decision, int, int]:
    """A face of a conquer die. Illuminati gain the first roll, Psionics choose one of two."""
    face = table.rng.below(6)
    if not table.switches.expansions:
        return face
    table.reveals += 1  # questions may have come since the dice were taken up
    yield from pay_illuminati(table, me, hex, die, face)
    if PSIONICS in me.civs:
        faces = sorted({face, table.rng.below(6)})
        face = (yield ask(me, FACE, [6 * die + side for side in faces], die)) - 6 * die
    return face


def pay_illuminati(table: Table, me: TapestryPlayer, hex: int, die: int, face: int) -> Rules:
    """Who rolls a die that lies on their mat takes it; they gain what it shows, before the roller does. Who has
    finished gains points only. Their number on the mat has a bit for each die there."""
    for other in table.others(me):
        if ILLUMINATI not in other.civs or not other.mat[ILLUMINATI] >> die & 1:
            continue
        other.mat[ILLUMINATI] &= ~(1 << die)
        if table.log:
            table.log.tell("took-die", me, die=die, player_other=other.seat)
        if not other.finished or die == RED_DIE:
            before, table.source = table.source, CIVILIZATION
            yield from take_die(table, other, hex, die, face)
            table.source = before


def gain_dice(table: Table, me: TapestryPlayer, hex: int, both: bool, answer: Answer, red: int, black: int) -> Rules:
    if answer.divider is not None:
        yield from divide(table, me, answer.divider, hex, red, black)
        return
    if both:
        yield from take_die(table, me, hex, RED_DIE, red)
        yield from take_die(table, me, hex, BLACK_DIE, black)
        return
    die = yield ask(me, DIE, [RED_DIE, BLACK_DIE], 6 * red + black)
    yield from take_die(table, me, hex, die, red if die == RED_DIE else black)
    if answer.waiting is not None:  # Ambush
        yield from take_die(table, answer.waiting, hex, 1 - die, black if die == RED_DIE else red)
    for other in table.others(me):
        if TRADERS in other.civs and other.tokens >> hex & 1:
            yield from take_unused(table, other, hex, 1 - die, black if die == RED_DIE else red)


def divide(table: Table, me: TapestryPlayer, divider: TapestryPlayer, hex: int, red: int, black: int) -> Rules:
    """Surrender: the loser says which die the conqueror gains, no worthless one, and gains the other."""
    worthless = BLACK_FACES[black] == TILE and table.tiles[hex] < 0
    die = yield ask(divider, DIVIDE, [RED_DIE] if worthless else [RED_DIE, BLACK_DIE], 6 * red + black)
    yield from take_die(table, me, hex, die, red if die == RED_DIE else black)
    yield from take_die(table, divider, hex, 1 - die, black if die == RED_DIE else red)


def take_die(table: Table, me: TapestryPlayer, hex: int, die: int, face: int) -> Rules:
    if die == RED_DIE:
        points = RED_FACES[face]
        score(table, me, me.upright.bit_count() if points == PER_TERRITORY else points)
    elif BLACK_FACES[face] != TILE:
        gain(table, me, BLACK_FACES[face], 1)
    else:
        yield from tile_benefit(table, me, hex)


def tile_benefit(table: Table, me: TapestryPlayer, hex: int) -> Rules:
    """What is printed on the tile; a territory of the map has nothing (TAP-CONQUER-10, -11, -20)."""
    tile = table.tiles[hex] if hex != NOWHERE else NOWHERE
    if tile >= 0:
        yield from under(table, CONQUERED, table.box.tiles[tile].effect, me)


def take_unused(table: Table, me: TapestryPlayer, hex: int, die: int, face: int) -> Rules:
    """Traders may take the die that the conqueror of their territory left; a finished player points only."""
    if me.finished and die != RED_DIE:
        return
    if (yield ask(me, UNUSED_DIE, [1, NONE], die)) == 1:
        table.source = CIVILIZATION
        yield from take_die(table, me, hex, die, face)
        table.source = CONQUERED


def guard(table: Table, me: TapestryPlayer, hex: int) -> Rules:
    """Isolationists may add a token to an empty territory they conquered: it is safe, and gives any 1 resource."""
    if me.mat[ISOLATIONISTS] and table.items[hex] == 1 and (yield ask(me, GUARD, [1, NONE], hex)) == 1:
        me.mat[ISOLATIONISTS] -= 1
        me.tokens |= 1 << hex
        table.items[hex] += 1
        if table.log:
            table.log.tell("guarded", me, hex=hex)
        yield from gain_any(table, me, 1)
