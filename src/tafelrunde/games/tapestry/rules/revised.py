"""The later edition of the civilization mats: abilities that differ from the printed ones."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from ....kernel.decision import NONE, Decision, Rules, ask
from ....kernel.hexes import members
from ..pieces.kinds import (
    ALCHEMISTS,
    BLACK_DIE,
    BLACK_FACES,
    BOTTOM,
    INVENTORS,
    MERRYMAKERS,
    MIDDLE,
    PER_TERRITORY,
    RED_DIE,
    RED_FACES,
    SCIENCE_DIE,
    TILE,
)
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import (
    DRAFT_DIE,
    PROSPECT,
    ROLL_ALL_AGAIN,
    TOKEN_ON_TECH,
    USE,
)
from ..table.state import Table
from .dice import NOWHERE, roll_seen, tile_benefit
from .gains import gain_any, score, under
from .invent import markable, upgrade
from .revels import revel
from .track import advance

NOT_THROWN: Final = 6  # instead of the face of a die that is kept already


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
    if table.moments.other_rolled:
        yield from show_dice(table, me, dice, faces)
    die = yield ask(me, DRAFT_DIE, [*dice, ROLL_ALL_AGAIN], draft_number(faces))
    if die == ROLL_ALL_AGAIN:
        faces = throw(table, me, dice)
        die = yield ask(me, DRAFT_DIE, list(dice), draft_number(faces))
    return die, faces[die]


def show_dice(table: Table, me: TapestryPlayer, dice: list[int], faces: list[int]) -> Rules:
    """The dice are rolled for no territory."""
    for die in dice:
        yield from roll_seen(table, me, NOWHERE, die, faces[die])


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


REVISED_ABILITIES: Final[dict[int, Callable[[Table, TapestryPlayer], Rules]]] = {
    ALCHEMISTS: draft_dice,
    INVENTORS: mark_invention,
    MERRYMAKERS: revel,
}
