"""Competency tiles and annexes (AOI-UPGRADE-14..17, -19..21, AOI-COMP-01..12, AOI-FACTION-31)."""

from __future__ import annotations

from ....kernel.decision import Rules, ask
from ....kernel.hexes import members
from ..pieces.kinds import FROM_COMPETENCIES, PHILOSOPHERS
from ..pieces.packed import competency_place_of
from ..table.player import AoiPlayer
from ..table.prompts import ANNEX, COMPETENCY
from ..table.state import Table
from .gains import carry_out_for, gain_book
from .knowledge import climb
from .towns import look_for_town

STEPS_BY_ROW = (3, 2, 1)  # AOI-UPGRADE-17; the rest of three are books


def competencies_left(table: Table, me: AoiPlayer) -> list[int]:
    """Only kinds the player does not own (AOI-UPGRADE-15)."""
    return [kind for kind, left in enumerate(table.competencies) if left and not me.owns(kind)]


def take_competency(table: Table, me: AoiPlayer) -> Rules:
    """Steps and books of its place first, then what the tile gives at once (AOI-UPGRADE-16, -20, -21, AOI-Q-25)."""
    kinds = competencies_left(table, me)
    if not kinds:
        return
    kind = yield ask(me, COMPETENCY, kinds)
    table.competencies[kind] -= 1
    me.competencies |= 1 << kind
    if table.log:
        table.log.tell("took-competency", me, competency=kind)
    discipline, row = competency_place_of(table.places[kind])
    yield from climb(table, me, discipline, STEPS_BY_ROW[row])
    gain_book(table, me, discipline, 3 - STEPS_BY_ROW[row] + (me.faction == PHILOSOPHERS))
    once = table.box.competencies[kind].once
    if once is not None:
        yield from carry_out_for(once, table, me, FROM_COMPETENCIES)


def place_annex(table: Table, me: AoiPlayer) -> Rules:
    """At any own building without one; not building, but it may complete a town (AOI-COMP-06, -26, AOI-TOWN-14)."""
    space = yield ask(me, ANNEX, members(me.occupied & ~me.annexed))
    me.annexes -= 1
    me.annexed |= 1 << space
    if table.log:
        table.log.tell("annexed", me, space=space)
    yield from look_for_town(table, me, space)
