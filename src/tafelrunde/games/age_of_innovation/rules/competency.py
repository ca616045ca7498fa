"""Competency tiles, and the annexes of one of them."""

from __future__ import annotations

from ....kernel.decision import Rules, ask
from ....kernel.hexes import members
from ..pieces.codes import competency_place_of
from ..pieces.kinds import FROM_COMPETENCIES
from ..pieces.prices import COMPETENCY_STEPS, COMPETENCY_SUM
from ..table.player import AoiPlayer
from ..table.prompts import ANNEX, COMPETENCY
from ..table.state import Table
from .gains import carry_out_for, gain_book
from .knowledge import climb
from .towns import look_for_town


def competencies_left(table: Table, me: AoiPlayer) -> list[int]:
    """Only kinds that the player does not own (AOI-UPGRADE-15)."""
    return [kind for kind, left in enumerate(table.competencies) if left and not me.owns(kind)]


def take_competency(table: Table, me: AoiPlayer) -> Rules:
    """A tile of choice, from any source: steps and books of its place first, then its effect at once
    (AOI-UPGRADE-14, AOI-UPGRADE-16, AOI-UPGRADE-20, AOI-UPGRADE-21). Where none is left it is skipped (AOI-Q-25)."""
    kinds = competencies_left(table, me)
    if not kinds:
        return
    kind = yield ask(me, COMPETENCY, kinds)
    table.competencies[kind] -= 1
    me.competencies |= 1 << kind
    if table.log:
        table.log.add("took-competency", me, competency=kind)
    discipline, row = competency_place_of(table.places[kind])
    steps = COMPETENCY_STEPS[row]
    yield from climb(table, me, discipline, steps)
    books = COMPETENCY_SUM - steps
    for ability in table.factions[me.faction].abilities:
        books += ability.competency_books()
    gain_book(table, me, discipline, books)
    once = table.catalog.competencies[kind].once
    if once is not None:
        yield from carry_out_for(once, table, me, FROM_COMPETENCIES)


def place_annex(table: Table, me: AoiPlayer) -> Rules:
    """An action, as often as there are annexes: at any own building without one. It is not building, but it may
    complete a town (AOI-COMP-06, AOI-COMP-26, AOI-TOWN-14)."""
    space = yield ask(me, ANNEX, members(me.occupied & ~me.annexed))
    me.annexes -= 1
    me.annexed |= 1 << space
    if table.log:
        table.log.add("annexed", me, space=space)
    yield from look_for_town(table, me, space)
