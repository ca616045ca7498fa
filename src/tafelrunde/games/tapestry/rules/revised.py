"""The later edition of the civilization mats: abilities that differ from the printed ones."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from ....kernel.decision import NONE, Decision, Rules, ask
from ....kernel.hexes import members
from ..effects.conquer import Conquer
from ..pieces.income import PAYS, PER_CONTROLLED, PER_LINE, PER_TECH, SCORES
from ..pieces.inspiration import INSPIRED_SCORES
from ..pieces.kinds import (
    ALCHEMISTS,
    BLACK_DIE,
    BLACK_FACES,
    BOTTOM,
    BUILDINGS,
    INVENTORS,
    MERRYMAKERS,
    MIDDLE,
    MILITANTS,
    PER_TERRITORY,
    RED_DIE,
    RED_FACES,
    SCIENCE_DIE,
    TILE,
    TRADERS,
)
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import (
    BUILDING,
    CHOSEN,
    DEAL,
    DRAFT_DIE,
    GIVE_TILE,
    PROSPECT,
    ROLL_ALL_AGAIN,
    TOKEN_ON_TECH,
    TRADE,
    USE,
)
from ..table.state import Table
from .build import capital_points
from .conquer import NOWHERE, pay_illuminati, roll_die, tile_benefit
from .gains import draw_tiles, gain, gain_any, score, under
from .invent import markable, upgrade
from .research import enlighten
from .revels import revel
from .track import advance

DEAL_POINTS: Final = 5
NOT_THROWN: Final = 6  # instead of the face of a die that is kept already
# What the Traders do: a token or a building beside an opponent's outpost, or a token beside an own one.
TOKEN_BESIDE: Final = 0
BUILDING_BESIDE: Final = 1
AT_HOME: Final = 2


# ------------------------------------------------------------------------------------------------ Alchemists


def draft_dice(table: Table, me: TapestryPlayer) -> Rules:
    """Roll three dice, perhaps all again, keep one; the same with the other two; gain both kept."""
    kept: list[tuple[int, int]] = []
    dice = [RED_DIE, BLACK_DIE, SCIENCE_DIE]
    for _ in range(2):
        die, face = yield from keep_one(table, me, dice)
        dice.remove(die)
        kept.append((die, face))
    for die, face in kept:
        yield from take_drafted(table, me, die, face)


def keep_one(table: Table, me: TapestryPlayer, dice: list[int]) -> Generator[Decision, int, tuple[int, int]]:
    faces = throw(table, me, dice)
    if table.switches.expansions:
        yield from show_illuminati(table, me, dice, faces)
    die = yield ask(me, DRAFT_DIE, [*dice, ROLL_ALL_AGAIN], draft_number(faces))
    if die == ROLL_ALL_AGAIN:
        faces = throw(table, me, dice)
        die = yield ask(me, DRAFT_DIE, list(dice), draft_number(faces))
    return die, faces[die]


def show_illuminati(table: Table, me: TapestryPlayer, dice: list[int], faces: list[int]) -> Rules:
    """The dice are rolled for no territory."""
    for die in dice:
        if die == SCIENCE_DIE:
            yield from enlighten(table, me, faces[die])
        else:
            yield from pay_illuminati(table, me, NOWHERE, die, faces[die])


def throw(table: Table, me: TapestryPlayer, dice: list[int]) -> list[int]:
    faces = [NOT_THROWN] * 3
    for die in dice:
        faces[die] = table.rng.below(len(me.tracks) if die == SCIENCE_DIE else 6)
    table.reveals += 1
    if table.log:
        table.log.tell("rolled-draft", me, draft=draft_number(faces))
    return faces


def draft_number(faces: list[int]) -> int:
    """The faces as one number, seven for each die."""
    return (faces[SCIENCE_DIE] * 7 + faces[RED_DIE]) * 7 + faces[BLACK_DIE]


def take_drafted(table: Table, me: TapestryPlayer, die: int, face: int) -> Rules:
    if die == SCIENCE_DIE:
        yield from advance(table, me, face)
    elif die == RED_DIE:
        points = me.upright.bit_count() if RED_FACES[face] == PER_TERRITORY else RED_FACES[face]
        score(table, me, 2 * points)
    elif BLACK_FACES[face] == TILE:
        hex = yield ask(me, PROSPECT, members(me.upright))
        yield from tile_benefit(table, me, hex)
        yield from gain_any(table, me, 1)
    else:
        yield from under(table, CIVILIZATION, table.mats[ALCHEMISTS].lines[0][BLACK_FACES[face]], me)


# ------------------------------------------------------------------------------------------------ Inventors


def mark_invention(table: Table, me: TapestryPlayer) -> Rules:
    """Any card may be marked, as often as wished; marked cards need no prerequisite. One that can is upgraded."""
    cards = 0
    for player in table.players:
        cards |= player.techs
    options = members(markable(table, me, cards & ~table.invented))
    card = (yield ask(me, TOKEN_ON_TECH, [*options, NONE])) if options else NONE
    if card == NONE:
        return
    table.invented |= 1 << card
    owner = next(player for player in table.players if player.techs >> card & 1)
    if not (owner.tech[BOTTOM] | owner.tech[MIDDLE]) >> card & 1:
        return
    to_middle = owner.tech[BOTTOM] >> card & 1
    yield from upgrade(table, owner, card)
    if owner is not me and to_middle and (yield ask(me, USE, [1, NONE], INVENTORS)) == 1:
        yield from under(table, CIVILIZATION, table.box.techs[card].circle, me)


# ------------------------------------------------------------------------------------------------ Militants


def pay_revised_militants(table: Table, me: TapestryPlayer) -> Rules:
    """All spaces that outposts have left; a conquest comes last."""
    last = None
    for row, spaces in enumerate(table.mats[MILITANTS].lines):
        for effect in spaces[: 4 - (me.mat[MILITANTS] >> 3 * row & 7)]:
            if isinstance(effect, Conquer):
                last = effect
            else:
                yield from under(table, CIVILIZATION, effect, me)
    if last is not None:
        yield from under(table, CIVILIZATION, last, me)


# ------------------------------------------------------------------------------------------------ Traders


def make_deal(table: Table, me: TapestryPlayer) -> Rules:
    """One of three deals, or none."""
    foreign = lone_outposts(table, table.others(me))
    own = lone_outposts(table, [me])
    options = []
    if foreign and me.tiles:
        options.append(TOKEN_BESIDE)
        if any(me.left):
            options.append(BUILDING_BESIDE)
    if own:
        options.append(AT_HOME)
    deal = (yield ask(me, DEAL, [*options, NONE])) if options else NONE
    if deal == NONE:
        return
    hex = yield ask(me, TRADE, own if deal == AT_HOME else foreign)
    if deal == AT_HOME:
        yield from trade_at_home(table, me, hex)
    else:
        yield from trade_abroad(table, me, hex, deal)
    table.source = CIVILIZATION


def lone_outposts(table: Table, players: list[TapestryPlayer]) -> list[int]:
    """Territories with a single outpost of one of these players and nothing else."""
    held = 0
    for player in players:
        held |= player.upright & ~player.huts
    return [hex for hex in members(held) if table.items[hex] == 1]


def trade_abroad(table: Table, me: TapestryPlayer, hex: int, deal: int) -> Rules:
    """The opponent keeps the territory and is given a tile."""
    owner = table.controller(hex)
    assert owner is not None
    tile = yield ask(me, GIVE_TILE, members(me.tiles))
    me.tiles &= ~(1 << tile)
    owner.tiles |= 1 << tile
    if deal == TOKEN_BESIDE:
        me.tokens |= 1 << hex
        table.items[hex] += 1
        yield from under(table, CIVILIZATION, table.box.tiles[tile].effect, me)
        yield from tile_benefit(table, me, hex)
        return
    kind = yield ask(me, BUILDING, [kind for kind in range(len(BUILDINGS)) if me.left[kind]])
    column = 6 - me.left[kind]
    me.left[kind] -= 1
    me.afield += (hex * 64 + kind,)
    table.items[hex] += 1
    for player in (me, owner):
        if not player.finished:
            pay_column(table, player, kind, column)


def pay_column(table: Table, me: TapestryPlayer, kind: int, column: int) -> None:
    """What one column of an income track gives, resource and points."""
    gain(table, me, kind, PAYS[column])
    worth = {PER_TECH: me.tech_count, PER_LINE: capital_points(table, me), PER_CONTROLLED: me.upright.bit_count()}
    symbol = (INSPIRED_SCORES if me.side.inspired >> kind & 1 else SCORES)[kind][column]
    score(table, me, symbol if symbol >= 0 else worth[symbol])


def trade_at_home(table: Table, me: TapestryPlayer, hex: int) -> Rules:
    """Any resource or 5 points, then the black die; every opponent draws a territory tile."""
    me.tokens |= 1 << hex
    table.items[hex] += 1
    if (yield ask(me, CHOSEN, [1, NONE], table.mats[TRADERS].lines[0][0].number)) == 1:
        yield from under(table, CIVILIZATION, table.mats[TRADERS].lines[0][0], me)
    else:
        score(table, me, DEAL_POINTS)
    table.reveals += 1
    face = BLACK_FACES[(yield from roll_die(table, me, hex, BLACK_DIE))]
    if face == TILE:
        yield from tile_benefit(table, me, hex)
    else:
        gain(table, me, face, 1)
    for other in table.others(me):
        if not other.finished:
            yield from draw_tiles(table, other, 1)


REVISED_ABILITIES: Final[dict[int, Callable[[Table, TapestryPlayer], Rules]]] = {
    ALCHEMISTS: draft_dice,
    INVENTORS: mark_invention,
    MERRYMAKERS: revel,
    MILITANTS: pay_revised_militants,
    TRADERS: make_deal,
}
