"""Collectors: in advance turns one object of each kind that they gain may go onto the mat, for a resource.

Collected objects still count as theirs but can no longer be used. Their number on the mat has a bit for each kind;
which tile, tech card, tapestry card and landmark lie there is on the sideboard.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ......kernel.corrections import table_row
from ......kernel.decision import NONE, Rules, ask, ask_secret
from ......kernel.hexes import members
from ......kernel.state import Log
from ....components.civilizations import Civilization, Line
from ....pieces.kinds import ARTS_ARCHITECTURE, BOTTOM, COLLECTORS, HOUSE
from ....rules.conquer import take_outpost
from ....rules.gains import gain_any, score
from ....table.dispatch import AsksBool
from ....table.player import CIVILIZATION, TapestryPlayer
from ....table.prompts import COLLECT, COLLECT_CARD, COLLECT_TILE
from ....table.state import Table
from ....table.steps import TURN

# The kinds of objects.
OUTPOST: Final = 0
A_HOUSE: Final = 1
LANDMARK: Final = 2
CARD: Final = 3
TILE: Final = 4
TECH: Final = 5
KINDS: Final = 6

POINTS: Final[tuple[int, ...]] = (0, 1, 3, 6, 10, 15, 21)  # by the number of kinds, at the end
REWARDS: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 1)  # resources for each kind
REVISED_REWARDS: Final[tuple[int, ...]] = (2, 1, 2, 1, 1, 2)


def collected(state: int, kind: int) -> bool:
    """Does an object of this kind lie on the mat, by its number?"""
    return state >> kind & 1 == 1


@table_row
class Collectors(Civilization):
    drawn_as: ClassVar[str] = "once-each"
    answers: ClassVar[str] = "collectible"
    early = ("instead_of_building",)
    start_resources = 1  # TAP-CIVADJ-19

    def __init__(
        self,
        id: str,
        turns: tuple[int, ...] = (),
        *lines: Line,
        expansion: int = ARTS_ARCHITECTURE,
        points: tuple[int, ...] = POINTS,
        rewards: tuple[int, ...] = REWARDS,
    ) -> None:
        super().__init__(id, turns, *lines, expansion=expansion)
        self.points = points
        self.rewards = rewards

    def once_each(self, state: int) -> list[tuple[int, bool]]:
        return [(kind, collected(state, kind)) for kind in range(KINDS)]

    # -------------------------------------------------------------------------------------------- collecting

    def instead_of_conquering(self, table: Table, me: TapestryPlayer) -> AsksBool:
        """An outpost: no dice."""
        if not (yield from self.offer(table, me, OUTPOST)):
            return False
        yield from take_outpost(table, me)
        yield from self.keep(table, me, OUTPOST)
        return True

    def instead_of_building(self, table: Table, me: TapestryPlayer, kind: int) -> AsksBool:
        if kind != HOUSE or not (yield from self.offer(table, me, A_HOUSE)):
            return False
        me.left[HOUSE] -= 1
        me.crafted[HOUSE] += 1
        yield from self.keep(table, me, A_HOUSE)
        return True

    def instead_of_landmark(self, table: Table, me: TapestryPlayer, landmark: int) -> AsksBool:
        if not (yield from self.offer(table, me, LANDMARK)):
            return False
        me.own_side.kept_landmark = 1 << landmark
        yield from self.keep(table, me, LANDMARK)
        return True

    def tech_invented(self, table: Table, me: TapestryPlayer, card: int) -> Rules:
        if (yield from self.offer(table, me, TECH)):
            me.tech[BOTTOM] &= ~(1 << card)
            me.own_side.kept_tech = 1 << card
            if table.log:
                table.log.add("shelved-tech", me, tech=card)
            yield from self.keep(table, me, TECH)

    def tiles_gained(self, table: Table, me: TapestryPlayer, tiles: int) -> Rules:
        if not tiles or not collecting(table, me, TILE):
            return
        tile = yield ask(me, COLLECT_TILE, [*members(tiles), NONE])
        if tile != NONE:
            put_tile(table, me, tile)
            yield from self.keep(table, me, TILE)

    def cards_drawn(self, table: Table, me: TapestryPlayer) -> Rules:
        """One of those just drawn, face down."""
        if not me.drawn or not collecting(table, me, CARD):
            return
        card = yield ask_secret(me, COLLECT_CARD, lambda: [*members(me.drawn), NONE])
        if card != NONE:
            me.drawn &= ~(1 << card)
            put_card(table, me, card)
            yield from self.keep(table, me, CARD)

    def offer(self, table: Table, me: TapestryPlayer, kind: int) -> AsksBool:
        """Put it on the mat?"""
        return collecting(table, me, kind) and (yield ask(me, COLLECT, [1, NONE], kind)) == 1

    def keep(self, table: Table, me: TapestryPlayer, kind: int) -> Rules:
        """Put an object on the mat, which gives resources of choice."""
        me.mat[COLLECTORS] |= 1 << kind
        if table.log:
            table.log.add("collected", me, collectible=kind)
        yield from gain_any(table, me, self.rewards[kind])

    # -------------------------------------------------------------------------------------------- the mat

    def outposts_on_mat(self, table: Table, me: TapestryPlayer) -> int:
        return int(collected(me.mat[COLLECTORS], OUTPOST))

    def last_income_closes(self, table: Table, me: TapestryPlayer) -> None:
        score(table, me, self.points[me.mat[COLLECTORS].bit_count()], CIVILIZATION)

    def given_up(self, table: Table, me: TapestryPlayer) -> Rules:
        """Returns the things on the mat to where they came from."""
        me.tiles |= me.side.kept_tile
        me.tech[BOTTOM] |= me.side.kept_tech
        me.hand |= me.side.kept_card
        if table.log:
            self.log_taken_back(table.log, me)
        me.outposts += self.outposts_on_mat(table, me)
        if collected(me.mat[COLLECTORS], A_HOUSE):
            me.crafted[HOUSE] -= 1
            me.beside[HOUSE] += 1
        side = me.own_side
        side.kept_tile = side.kept_tech = side.kept_card = side.kept_landmark = 0
        yield from ()

    def log_taken_back(self, log: Log, me: TapestryPlayer) -> None:
        for tile in members(me.side.kept_tile):
            log.add("took-back-tile", me, tile=tile)
        for tech in members(me.side.kept_tech):
            log.add("took-back-tech", me, tech=tech)
        for card in members(me.side.kept_card):
            log.add("took-back-card", me, {"card": card})


class RevisedCollectors(Collectors):
    """The scarcer kinds give more."""

    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        """A territory tile and a tapestry card may go onto the mat, without a reward."""
        tile = (yield ask(me, COLLECT_TILE, [*members(me.tiles), NONE])) if me.tiles else NONE
        if tile != NONE:
            put_tile(table, me, tile)
            me.mat[COLLECTORS] |= 1 << TILE
        card = (yield ask_secret(me, COLLECT_CARD, lambda: [*members(me.hand), NONE])) if me.hand else NONE
        if card != NONE:
            me.hand &= ~(1 << card)
            table.forget(me)
            put_card(table, me, card)
            me.mat[COLLECTORS] |= 1 << CARD


def collecting(table: Table, me: TapestryPlayer, kind: int) -> bool:
    """In the player's advance turn, while the place for the kind is free (TAP-RULING-18)."""
    return (
        not collected(me.mat[COLLECTORS], kind) and table.active == me.seat and table.step > TURN and not me.side.income
    )


def put_tile(table: Table, me: TapestryPlayer, tile: int) -> None:
    me.tiles &= ~(1 << tile)
    me.own_side.kept_tile = 1 << tile
    if table.log:
        table.log.add("shelved-tile", me, tile=tile)


def put_card(table: Table, me: TapestryPlayer, card: int) -> None:
    """Put a card on the mat face down, although everybody may have seen it."""
    me.shown &= ~(1 << card)
    me.own_side.kept_card = 1 << card
    if table.log:
        table.log.add("shelved-card", me, {"card": card})


PRINTED: Final[Collectors] = Collectors("collectors")
REVISED: Final[RevisedCollectors] = RevisedCollectors("collectors", rewards=REVISED_REWARDS)
