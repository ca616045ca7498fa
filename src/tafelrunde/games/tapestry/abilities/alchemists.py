"""Alchemists: they roll dice and may push their luck. Their mat holds no tokens."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ....kernel.decision import NONE, Decision, Rules, ask
from ....kernel.effects import All
from ....kernel.hexes import members
from ..components.civilizations import EVERY_INCOME, Civilization
from ..effects.conquer import Conquer
from ..effects.explore import Explore
from ..effects.gains import Gain
from ..effects.invent import Invent
from ..effects.research import Research
from ..pieces.codes import draft_code
from ..pieces.kinds import (
    BLACK_DIE,
    BLACK_FACES,
    COIN,
    CULTURE,
    FOOD,
    PER_TERRITORY,
    RED_DIE,
    RED_FACES,
    SCIENCE_DIE,
    TILE,
    WORKER,
)
from ..rules.dice import NOWHERE, show_roll, tile_benefit
from ..rules.gains import gain_any, score, under
from ..rules.research import beyond_end, roll_science
from ..rules.track import advance, can_advance
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import DRAFT_DIE, FIRST_KEPT, LEAD, PROSPECT, ROLL_AGAIN, ROLL_ALL_AGAIN
from ..table.state import Table

BEYOND_END_POINTS: Final = 5
NOT_THROWN: Final = 6  # instead of the face of a die that is kept already


class Alchemists(Civilization):
    start_resources = 1  # TAP-CIVADJ-03
    start_points = 10

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """They roll as often as they dare; the same track twice ends it with any 1 resource only."""
        marked = 0
        while True:
            track = yield from roll_science(table, me)
            if marked >> track & 1:
                yield from gain_any(table, me, 1)
                return
            marked |= 1 << track
            if (yield ask(me, ROLL_AGAIN, [1, NONE], marked.bit_count())) == NONE:
                break
        yield from advance_on(table, me, marked)


def advance_on(table: Table, me: TapestryPlayer, marked: int) -> Rules:
    """On each track that was rolled, in any order and without benefit; points at its end."""
    while True:
        options = [t for t in members(marked) if can_advance(table, me, t) or beyond_end(me, t)]
        track = (yield ask(me, LEAD, [*options, NONE])) if options else NONE
        if track == NONE:
            return
        marked &= ~(1 << track)
        if beyond_end(me, track):
            score(table, me, BEYOND_END_POINTS)
        else:
            yield from advance(table, me, track, gain=False)


# ------------------------------------------------------------------------------------------------ the revised mat


class RevisedAlchemists(Civilization):
    """The line of the mat is by the resources of the black die."""

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """Roll three dice, perhaps all again, keep one; the same with the other two; gain both kept."""
        results: list[tuple[int, int]] = []
        dice = [RED_DIE, BLACK_DIE, SCIENCE_DIE]
        for _ in range(2):
            die, face = yield from keep_one(table, me, dice)
            dice.remove(die)
            results.append((die, face))
        if order_matters(results):
            first = yield ask(me, FIRST_KEPT, [die for die, _ in results], draft_number(faces_of(results)))
            results.sort(key=lambda result: result[0] != first)
        for die, face in results:
            yield from self.take_drafted(table, me, die, face)

    def take_drafted(self, table: Table, me: TapestryPlayer, die: int, face: int) -> Rules:
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
            yield from under(table, CIVILIZATION, self.lines[0][BLACK_FACES[face]], me)


def order_matters(results: list[tuple[int, int]]) -> bool:
    """Points that depend on nothing may come first or last (TAP-RULING-10)."""
    return all(die != RED_DIE or RED_FACES[face] == PER_TERRITORY for die, face in results)


def faces_of(results: list[tuple[int, int]]) -> list[int]:
    return [dict(results).get(die, NOT_THROWN) for die in range(3)]


def keep_one(table: Table, me: TapestryPlayer, dice: list[int]) -> Generator[Decision, int, tuple[int, int]]:
    faces = throw(table, me, dice)
    for die in dice:  # rolled for no territory
        yield from show_roll(table, me, NOWHERE, die, faces[die])
    die = yield ask(me, DRAFT_DIE, [*dice, ROLL_ALL_AGAIN], draft_number(faces))
    if die == ROLL_ALL_AGAIN:
        faces = throw(table, me, dice)
        die = yield ask(me, DRAFT_DIE, list(dice), draft_number(faces))
    return die, faces[die]


def throw(table: Table, me: TapestryPlayer, dice: list[int]) -> list[int]:
    faces = [NOT_THROWN] * 3
    for die in dice:
        faces[die] = table.rng.below(len(me.tracks) if die == SCIENCE_DIE else 6)
    table.reveals += 1
    if table.log:
        table.log.add("rolled-draft", me, draft=draft_number(faces))
    return faces


def draft_number(faces: list[int]) -> int:
    """The faces as one number."""
    return draft_code(faces[SCIENCE_DIE], faces[RED_DIE], faces[BLACK_DIE])


PRINTED: Final[Alchemists] = Alchemists("alchemists", EVERY_INCOME)
REVISED: Final[RevisedAlchemists] = RevisedAlchemists(
    "alchemists",
    EVERY_INCOME,
    (
        All(Gain(COIN), Invent()),
        All(Gain(WORKER), Research(gain=False)),
        All(Gain(FOOD), Explore()),
        All(Gain(CULTURE), Conquer()),
    ),
)
