"""Renegades: a track of four spaces on the mat, one for each tier (TAP-CIV-16..20). Their number on the mat is the
space on which the token stands."""

from __future__ import annotations

from collections.abc import Generator

from ....kernel.decision import NONE, Decision, Rules, ask
from ..pieces.kinds import END_OF_TRACK, RENEGADES, TIER
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import RENEGE, RENEGE_TIER
from ..table.state import Table
from .achievements import claim
from .gains import under


def renege(table: Table, me: TapestryPlayer, track: int, space: int) -> Generator[Decision, int, bool]:
    """Instead of benefit and bonus of a space, if the next one on the mat is of its tier (TAP-CIV-17, -18)."""
    goal = me.mat[RENEGADES] + 1
    if TIER[space] != goal or (yield ask(me, RENEGE, [1, NONE], 13 * track + space)) == NONE:
        return False
    yield from enter_mat(table, me, goal)
    return True


def enter_mat(table: Table, me: TapestryPlayer, goal: int) -> Rules:
    """The last space counts as the end of a track, but not on the revised mat (TAP-CIV-20)."""
    spaces = table.mats[RENEGADES].lines[0]
    me.mat[RENEGADES] = goal
    if table.log:
        table.log.tell("reneged", me, None, **{"renegade-space": goal - 1})
    if goal == len(spaces) and not table.switches.revised:
        yield from claim(table, me, END_OF_TRACK)
    yield from under(table, CIVILIZATION, spaces[goal - 1], me)


def join_renegades(table: Table, me: TapestryPlayer) -> Rules:
    """The revised mat, gained later: the token begins in a tier in which an own token stands on the board."""
    if not table.switches.revised:
        return
    tiers = sorted({TIER[space] for tokens in me.tracks for space in tokens if space})
    if tiers:
        tier = yield ask(me, RENEGE_TIER, [tier - 1 for tier in tiers])
        yield from enter_mat(table, me, tier + 1)
