"""Knowledge of the Automa: the choice of a discipline, scholars, innovations."""

from __future__ import annotations

from typing import Final

from ...pieces.automa import SCORING_TILE
from ...pieces.codes import COLUMNS, SCHOLAR_SPACES, top_pair
from ...pieces.kinds import ROUNDS, TOP_LEVEL
from ...pieces.prices import MOST_INNOVATIONS, SPACE_STEPS
from ...table.player import AoiPlayer
from ...table.state import Table
from .building import idle
from .cards import support_card
from .choice import Choice

FIRST_INNOVATION_ROUND: Final = 3  # AOI-SOLO-39


def can_advance(table: Table, me: AoiPlayer, discipline: int) -> bool:
    """It needs no key; level 12 is for one marker only (AOI-SOLO-27)."""
    level = me.levels[discipline]
    return level < TOP_LEVEL - 1 or (level == TOP_LEVEL - 1 and not table.topped >> discipline & 1)


def climb(table: Table, me: AoiPlayer, discipline: int, steps: int) -> None:
    for _ in range(steps):
        if can_advance(table, me, discipline):
            me.levels[discipline] += 1
            if me.levels[discipline] == TOP_LEVEL:
                table.topped |= 1 << discipline


def where_it_catches_up(table: Table, me: AoiPlayer) -> int:
    """Level 0 first, then nearest to the leading person (AOI-SOLO-25); -1 if it can advance nowhere."""
    choice = Choice(table, me, "disciplines", [d for d in range(4) if can_advance(table, me, d)], "open")
    if not choice.left:
        return -1
    if not all(me.levels[d] for d in choice.left):
        choice.prefer("zero", [d for d in choice.left if not me.levels[d]])
    leading = [max(person.levels[d] for person in table.people) for d in range(4)]
    choice.least("leading", lambda d: abs(me.levels[d] - leading[d]))
    return choice.by_arrow()


def tile_discipline(table: Table) -> int:
    """The discipline of this round's tile, in round 6 of the additional one (AOI-SOLO-26)."""
    if table.round == ROUNDS:
        return table.catalog.automa_finals[table.final].discipline
    return table.catalog.rounds[table.scoring[table.round - 1]].discipline


# ------------------------------------------------------------------------------------------------ actions


def advance(table: Table, me: AoiPlayer, steps: int) -> None:
    """Catch up without a scholar (AOI-SOLO-38)."""
    discipline = where_it_catches_up(table, me)
    if discipline < 0:
        idle(table, me, "advance")
        return
    climb(table, me, discipline, steps)
    if table.log:
        table.log.add("automa-advanced", me, discipline=discipline, level=me.levels[discipline])


def send_scholar(table: Table, me: AoiPlayer) -> None:
    """To the best free space, for as many steps; 1 step without a scholar or a space (AOI-SOLO-37)."""
    discipline = where_it_studies(table, me)
    if discipline < 0:
        idle(table, me, "scholar")
        return
    steps = 1
    free = [space for space in range(SCHOLAR_SPACES) if not table.scholar_spaces[discipline] >> space & 1]
    if free and me.pool:
        steps = SPACE_STEPS[free[0]]
        table.scholar_spaces[discipline] |= 1 << free[0]
        me.pool -= 1
        me.sent += 1
    elif table.log:
        table.log.add("automa-instead", me, what="no-space" if me.pool else "no-scholar")
    climb(table, me, discipline, steps)
    if table.log:
        table.log.add("automa-scholar", me, discipline=discipline, steps=steps, level=me.levels[discipline])


def where_it_studies(table: Table, me: AoiPlayer) -> int:
    """By the scoring tile if the support card says so and it can advance there (AOI-SOLO-26), else catching up."""
    tile = tile_discipline(table)
    if support_card(table).study == SCORING_TILE:
        if can_advance(table, me, tile):
            return Choice(table, me, "disciplines", [tile], "tile").by_arrow()
        if table.log:
            table.log.add("automa-instead", me, what="catch-up")
    return where_it_catches_up(table, me)


def take_innovation(table: Table, me: AoiPlayer) -> None:
    """From round 3 on, three at most, without their effects (AOI-SOLO-39)."""
    if table.round < FIRST_INNOVATION_ROUND:
        idle(table, me, "early-innovation")
        return
    if len(me.innovations) == MOST_INNOVATIONS:
        idle(table, me, "three-innovations")
        return
    tiles = [table.innovations[place] for place in from_the_top(len(table.innovations))]
    choice = Choice(table, me, "innovations", [tile for tile in tiles if tile >= 0], "laid-out")
    if not choice.left:
        idle(table, me, "no-innovation")
        return
    tile = choice.by_arrow()
    table.innovations[table.innovations.index(tile)] = -1
    me.innovations.append(tile)
    if table.log:
        table.log.add("automa-innovated", me, innovation=tile)


def from_the_top(places: int) -> list[int]:
    """The places of an innovation board row by row: the top pair, if there is one, is the highest (AOI-SOLO-24)."""
    top = top_pair(places)
    rows = [list(range(first, first + COLUMNS)) for first in range(top - COLUMNS, -1, -COLUMNS)]
    return [*range(top, places), *(place for row in rows for place in row)]
