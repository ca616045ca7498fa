"""Collectors: in advance turns one object of each kind that they gain may go onto the mat, for a resource. What lies
there still counts as theirs, but cannot be used any more. Their number on the mat has a bit for each kind."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ....kernel.decision import NONE, Decision, Rules, ask, ask_secret
from ....kernel.hexes import members
from ..pieces.kinds import BOTTOM, COLLECTORS, HOUSE
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import COLLECT, COLLECT_CARD, COLLECT_TILE
from ..table.state import Table
from ..table.steps import TURN
from .gains import gain_any

OUTPOST: Final = 0
A_HOUSE: Final = 1
LANDMARK: Final = 2
CARD: Final = 3
TILE: Final = 4
TECH: Final = 5
POINTS: Final = (0, 1, 3, 6, 10, 15, 21)  # by the number of kinds, at the end
REVISED_REWARD: Final = (2, 1, 2, 1, 1, 2)


def collecting(table: Table, me: TapestryPlayer, kind: int) -> bool:
    """In an own advance turn, where the place for the kind is free."""
    return (
        COLLECTORS in me.civs
        and not me.mat[COLLECTORS] >> kind & 1
        and table.active == me.seat
        and table.step > TURN
        and not me.side.income
    )


def offer(table: Table, me: TapestryPlayer, kind: int) -> Generator[Decision, int, bool]:
    """Put it on the mat?"""
    return collecting(table, me, kind) and (yield ask(me, COLLECT, [1, NONE], kind)) == 1


def keep(table: Table, me: TapestryPlayer, kind: int) -> Rules:
    """It lies on the mat now, which gives any 1 resource; on the revised mat 2 for the scarcer kinds."""
    me.mat[COLLECTORS] |= 1 << kind
    if table.log:
        table.log.tell("collected", me, collectible=kind)
    yield from gain_any(table, me, REVISED_REWARD[kind] if table.switches.revised else 1)


def collect_outpost(table: Table, me: TapestryPlayer) -> Generator[Decision, int, bool]:
    """Instead of conquering: no dice."""
    if not (yield from offer(table, me, OUTPOST)):
        return False
    me.outposts -= 1
    yield from keep(table, me, OUTPOST)
    return True


def collect_house(table: Table, me: TapestryPlayer) -> Generator[Decision, int, bool]:
    if not (yield from offer(table, me, A_HOUSE)):
        return False
    me.left[HOUSE] -= 1
    me.crafted[HOUSE] += 1
    yield from keep(table, me, A_HOUSE)
    return True


def collect_landmark(table: Table, me: TapestryPlayer, landmark: int) -> Generator[Decision, int, bool]:
    if not (yield from offer(table, me, LANDMARK)):
        return False
    me.own_side.kept_landmark = 1 << landmark
    yield from keep(table, me, LANDMARK)
    return True


def collect_tech(table: Table, me: TapestryPlayer, card: int) -> Rules:
    if (yield from offer(table, me, TECH)):
        me.tech[BOTTOM] &= ~(1 << card)
        me.own_side.kept_tech = 1 << card
        yield from keep(table, me, TECH)


def collect_tile(table: Table, me: TapestryPlayer, gained: int) -> Rules:
    if not gained or not collecting(table, me, TILE):
        return
    tile = yield ask(me, COLLECT_TILE, [*members(gained), NONE])
    if tile != NONE:
        me.tiles &= ~(1 << tile)
        me.own_side.kept_tile = 1 << tile
        yield from keep(table, me, TILE)


def collect_card(table: Table, me: TapestryPlayer) -> Rules:
    """One of those just drawn, face down."""
    if not me.drawn or not collecting(table, me, CARD):
        return
    card = yield ask_secret(me, COLLECT_CARD, lambda: [*members(me.drawn), NONE])
    if card != NONE:
        me.drawn &= ~(1 << card)
        me.own_side.kept_card = 1 << card
        yield from keep(table, me, CARD)


def score_collection(table: Table, me: TapestryPlayer) -> None:
    """At the end of the last income turn."""
    me.score(POINTS[me.mat[COLLECTORS].bit_count()], CIVILIZATION)


def join_collectors(table: Table, me: TapestryPlayer) -> Rules:
    """The revised mat, gained later: a territory tile and a tapestry card may go there, without a reward."""
    if not table.switches.revised:
        return
    tile = (yield ask(me, COLLECT_TILE, [*members(me.tiles), NONE])) if me.tiles else NONE
    if tile != NONE:
        me.tiles &= ~(1 << tile)
        me.own_side.kept_tile = 1 << tile
        me.mat[COLLECTORS] |= 1 << TILE
    card = (yield ask_secret(me, COLLECT_CARD, lambda: [*members(me.hand), NONE])) if me.hand else NONE
    if card != NONE:
        me.hand &= ~(1 << card)
        me.shown &= ~(1 << card)
        table.forget(me)
        me.own_side.kept_card = 1 << card
        me.mat[COLLECTORS] |= 1 << CARD


def give_up_collection(table: Table, me: TapestryPlayer) -> None:
    """The mat is lost, and what lay on it goes back to where it came from (Plague)."""
    kept = me.mat[COLLECTORS]
    me.tiles |= me.side.kept_tile
    me.tech[BOTTOM] |= me.side.kept_tech
    me.hand |= me.side.kept_card
    me.outposts += kept >> OUTPOST & 1
    if kept >> A_HOUSE & 1:
        me.crafted[HOUSE] -= 1
        me.beside[HOUSE] += 1
    side = me.own_side
    side.kept_tile = side.kept_tech = side.kept_card = side.kept_landmark = 0
    me.mat[COLLECTORS] = 0
