"""Conquering: outposts, traps, dice (chapters CONQUER, TRAP)."""

from __future__ import annotations

from typing import Final, Optional

from ....kernel.decision import NONE, Rules, ask
from ....kernel.hexes import members
from ..pieces.codes import roll_code
from ..pieces.kinds import BLACK_DIE, BLACK_FACES, MIDDLE_ISLAND, PER_TERRITORY, RED_DIE, RED_FACES, TILE
from ..table.participant import Participant
from ..table.player import CONQUERED, TapestryPlayer
from ..table.prompts import CONQUER, DIE, DIVIDE, FIRST_DIE
from ..table.prompts import REROLL as ROLL_ANEW
from ..table.state import Table
from .achievements import claim, topple_counts
from .counts import TERRITORY, count_changed
from .dice import roll_die, take_die, tile_benefit
from .replies import Answer, answer_conquest

# Which dice count.
ONE: Final = 0

BOTH: Final = 1

BOTH_IF_OPPONENT: Final = 2

DICE_COUNT: Final = ("one", "both", "both-if-opponent")

EVERYWHERE: Final = -1  # all hexes


def targets(table: Table, me: TapestryPlayer, anywhere: bool) -> int:
    """Territories that adjoin one of mine, with at most one piece, that I do not control (TAP-CONQUER-01,
    TAP-CONQUER-03, TAP-CONQUER-06, TAP-CONQUER-07, TAP-CONQUER-16, TAP-CONQUER-21)."""
    open_to_me = open_territories(table, me)
    if not anywhere and not table.moments.conquer_anywhere(table, me):
        open_to_me &= table.map.grid.around(me.upright)
    for other in table.others(me):
        if me.allies >> other.seat & 1 or other.allies >> me.seat & 1:
            open_to_me &= ~other.upright
    return open_to_me & ~table.taken if table.moments.empty_only(table, me) else open_to_me


def open_territories(table: Table, me: Participant) -> int:
    """Territories with at most one piece that I do not control, and whose player is not safe from conquest."""
    found = table.land & ~table.full & ~me.upright
    for other in table.players_after(me):
        if table.moments.safe(table, other):
            found &= ~other.upright
    return found


def conquer(
    table: Table,
    me: TapestryPlayer,
    anywhere: bool = False,
    dice: int = ONE,
    within: int = EVERYWHERE,
    reserved: bool = False,
) -> Rules:
    """Outpost, reaction, topple, dice, achievement, in this order (TAP-CONQUER-18, TAP-CONQUER-04). `reserved`: the
    outpost left the supply before."""
    hexes = targets(table, me, anywhere) & within
    if not hexes or not me.outposts:
        return
    if (yield from table.moments.instead_of_conquering(table, me)):
        return
    hex = yield ask(me, CONQUER, members(hexes))
    was_empty = table.items[hex] == 0
    defender = table.controller(hex)
    answer = Answer()
    yield from place_outpost(table, me, hex, reserved)
    yield from answer_conquest(table, me, defender, hex, answer)
    yield from topple_either(table, me, defender, hex, answer)
    yield from roll_and_hold(table, me, hex, gains_both(table, me, defender, dice), answer, was_empty)


def roll_and_hold(table: Table, me: TapestryPlayer, hex: int, both: bool, answer: Answer, was_empty: bool) -> Rules:
    """What follows counts as conquered."""
    before, table.source = table.source, CONQUERED
    yield from roll(table, me, hex, both, answer)
    yield from table.moments.conquer_ended(table, me)
    if not answer.beaten:
        yield from hold(table, me, hex, was_empty)
    table.source = before


def place_outpost(table: Table, me: TapestryPlayer, hex: int, reserved: bool) -> Rules:
    if reserved:
        me.outposts -= 1
    else:
        yield from take_outpost(table, me)
    table.items[hex] += 1
    me.arriving = 1 << hex
    if me.toppled >> hex & 1:  # alone there since a guest toppled it
        me.toppled &= ~(1 << hex)
        me.own_side.under |= 1 << hex
    if table.log:
        table.log.add("conquered", me, hex=hex)


def take_outpost(table: Table, me: TapestryPlayer) -> Rules:
    """From the supply."""
    yield from table.moments.outpost_taken(table, me)
    me.outposts -= 1


def topple_either(table: Table, me: TapestryPlayer, defender: Optional[Participant], hex: int, answer: Answer) -> Rules:
    """The outpost of the defender is toppled, unless a reaction beat the conqueror's (TAP-CONQUER-05, TAP-TRAP-03). It
    counts for the achievement at once, and the territory for counts of territories."""
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
    if defender is not None or answer.beaten:
        yield from topple_counts(table, answer.feller or me)
    if not answer.beaten:
        yield from count_changed(table, me, TERRITORY, me.upright.bit_count())


def hold(table: Table, me: TapestryPlayer, hex: int, was_empty: bool) -> Rules:
    """The rewards of a territory that the conqueror holds (TAP-ACHIEVE-09, TAP-ACHIEVE-10, TAP-ACHIEVE-11, TAP-TRAP-10,
    TAP-TRAP-11, TAP-EX-26)."""
    if table.tiles[hex] >= 0 and table.moments.tile_too(table, me):
        yield from tile_benefit(table, me, hex)
    if hex == table.map.middle:
        yield from claim(table, me, MIDDLE_ISLAND)
    yield from table.moments.conquered(table, me, hex, was_empty)


def topple(table: Table, me: Participant, other: Participant, hex: int) -> None:
    """TAP-CONQUER-05."""
    other.upright &= ~(1 << hex)
    other.toppled |= 1 << hex
    me.felled |= 1 << hex
    if table.log:
        table.log.add("toppled", me, hex=hex, player_other=other.seat)


# ------------------------------------------------------------------------------------------------ dice


def gains_both(table: Table, me: TapestryPlayer, defender: Optional[Participant], dice: int) -> bool:
    """Do both dice count?"""
    if dice == BOTH:
        return True
    return defender is not None and (dice == BOTH_IF_OPPONENT or table.moments.both_dice(table, me))


def roll(table: Table, me: TapestryPlayer, hex: int, both: bool, answer: Answer) -> Rules:
    """Both dice are rolled, also when a trap was played; one result of choice is gained, or both (TAP-CONQUER-08,
    TAP-CONQUER-12, TAP-FAQ-09)."""
    table.reveals += 1
    red = yield from roll_die(table, me, hex, RED_DIE)
    black = yield from roll_die(table, me, hex, BLACK_DIE)
    if table.moments.reroll(table, me):
        die = yield ask(me, ROLL_ANEW, [RED_DIE, BLACK_DIE, NONE], roll_code(red, black))
        if die != NONE:
            table.reveals += 1
            face = yield from roll_die(table, me, hex, die)
            red, black = (face, black) if die == RED_DIE else (red, face)
    if table.log:
        table.log.add("rolled-dice", me, roll=roll_code(red, black))
    yield from gain_dice(table, me, hex, both, answer, red, black)
    yield from table.moments.dice_gained(table, me, hex, red)


def gain_dice(table: Table, me: TapestryPlayer, hex: int, both: bool, answer: Answer, red: int, black: int) -> Rules:
    """TAP-CONQUER-15, TAP-CONQUER-20."""
    if answer.divider is not None:
        yield from divide(table, me, answer.divider, hex, red, black)
        return
    if both:
        yield from take_both(table, me, hex, red, black)
        return
    die = yield ask(me, DIE, [RED_DIE, BLACK_DIE], roll_code(red, black))
    yield from take_die(table, me, hex, die, red if die == RED_DIE else black)
    for other in table.others(me):
        yield from table.moments.die_left(table, other, hex, 1 - die, black if die == RED_DIE else red)


def take_both(table: Table, me: TapestryPlayer, hex: int, red: int, black: int) -> Rules:
    """Red first, unless the tile could change how many territories red counts: then the player says (TAP-RULING-10)."""
    first = RED_DIE
    if RED_FACES[red] == PER_TERRITORY and BLACK_FACES[black] == TILE and table.tiles[hex] >= 0:
        first = yield ask(me, FIRST_DIE, [RED_DIE, BLACK_DIE], roll_code(red, black))
    for die in (first, 1 - first):
        yield from take_die(table, me, hex, die, red if die == RED_DIE else black)


def divide(table: Table, me: TapestryPlayer, divider: TapestryPlayer, hex: int, red: int, black: int) -> Rules:
    """Surrender: the loser says which die the conqueror gains, no worthless one, and gains the other."""
    worthless = BLACK_FACES[black] == TILE and table.tiles[hex] < 0
    die = yield ask(divider, DIVIDE, [RED_DIE] if worthless else [RED_DIE, BLACK_DIE], roll_code(red, black))
    yield from take_die(table, me, hex, die, red if die == RED_DIE else black)
    yield from take_die(table, divider, hex, 1 - die, black if die == RED_DIE else red)
