"""How the Automa studies: which discipline it chooses, scholars, innovations."""

from __future__ import annotations

from typing import Final

from .....kernel.state import Fact
from ...pieces.automa import SCORING_TILE
from ...pieces.codes import COLUMNS, SCHOLAR_SPACES, top_pair
from ...pieces.kinds import ROUNDS, TOP_LEVEL
from ...pieces.prices import MOST_INNOVATIONS, SPACE_STEPS
from ...table.player import AoiPlayer
from ...table.state import Table
from .building import idle
from .cards import support_card
from .choice import by_arrow, least, why

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


def candidates(table: Table, me: AoiPlayer) -> list[int]:
    """Disciplines in which it catches up, before the arrow: level 0 first, then nearest to the leading person
    (AOI-SOLO-25)."""
    levels = me.levels
    left = [d for d in range(4) if can_advance(table, me, d)]
    left = [d for d in left if not levels[d]] or left
    leading = [max(person.levels[d] for person in table.people) for d in range(4)]
    return least(left, lambda d: abs(levels[d] - leading[d])) if left else []


def tile_discipline(table: Table) -> int:
    """The discipline of this round's tile, in round 6 of the additional one (AOI-SOLO-26)."""
    if table.round == ROUNDS:
        return table.catalog.automa_finals[table.final].discipline
    return table.catalog.rounds[table.scoring[table.round - 1]].discipline


# ------------------------------------------------------------------------------------------------ actions


def advance(table: Table, me: AoiPlayer, steps: int) -> None:
    """Catch up without a scholar (AOI-SOLO-38)."""
    left = candidates(table, me)
    if not left:
        idle(table, me, "advance")
        return
    discipline = by_arrow(table, left)
    how = "near" if me.levels[discipline] else "zero"
    climb(table, me, discipline, steps)
    if table.log:
        facts: dict[str, Fact] = {"discipline": discipline, "level": me.levels[discipline], "how": how}
        table.log.add("automa-advanced", me, None, **facts, **why(table, left))


def send_scholar(table: Table, me: AoiPlayer) -> None:
    """To the best free space, for as many steps; 1 step without a scholar or a space (AOI-SOLO-37)."""
    tile = tile_discipline(table)
    if support_card(table).study == SCORING_TILE and can_advance(table, me, tile):
        left, how = [tile], "tile"
    else:
        left = candidates(table, me)
        how = "zero" if left and not me.levels[left[0]] else "near"
    if not left:
        idle(table, me, "scholar")
        return
    discipline = by_arrow(table, left)
    steps = 1
    free = [space for space in range(SCHOLAR_SPACES) if not table.scholar_spaces[discipline] >> space & 1]
    if free and me.pool:
        steps = SPACE_STEPS[free[0]]
        table.scholar_spaces[discipline] |= 1 << free[0]
        me.pool -= 1
        me.sent += 1
    climb(table, me, discipline, steps)
    if table.log:
        facts: dict[str, Fact] = {"discipline": discipline, "steps": steps, "level": me.levels[discipline], "how": how}
        table.log.add("automa-scholar", me, None, **facts, **why(table, left))


def take_innovation(table: Table, me: AoiPlayer) -> None:
    """From round 3 on, three at most, without their effects (AOI-SOLO-39)."""
    if table.round < FIRST_INNOVATION_ROUND or len(me.innovations) == MOST_INNOVATIONS:
        idle(table, me, "innovation")
        return
    places = [place for place in from_the_top(len(table.innovations)) if table.innovations[place] >= 0]
    if not places:
        idle(table, me, "innovation")
        return
    place = by_arrow(table, places)
    tile = table.innovations[place]
    table.innovations[place] = -1
    me.innovations.append(tile)
    if table.log:
        table.log.add("automa-innovated", me, None, innovation=tile, **why(table, places))


def from_the_top(places: int) -> list[int]:
    """The places of an innovation board row by row: the top pair, if there is one, is the highest (AOI-SOLO-24)."""
    top = top_pair(places)
    rows = [list(range(first, first + COLUMNS)) for first in range(top - COLUMNS, -1, -COLUMNS)]
    return [*range(top, places), *(place for row in rows for place in row)]
