"""Rearranges positions for checks: crowded maps, the last copy of every tile, empty supplies, extreme holdings.

Every arrangement leaves a position that `Table.check` accepts and the rules could have led to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel.hexes import members
from ...kernel.rng import Rng
from .pieces.codes import POWER_ACTIONS, town_at
from .pieces.kinds import (
    GUILD,
    KEY_LEVEL,
    MONUMENT,
    PALACE,
    PIECES,
    ROUNDS,
    SCHOOL,
    TOKENS,
    TOP_LEVEL,
    TOWER,
    TOWERS,
    UNIVERSITY,
    WORKSHOP,
)
from .pieces.prices import MOST_INNOVATIONS
from .rules.actions import special_actions
from .rules.bridges import bridge_sites
from .rules.counts import groups
from .rules.towns import qualifies
from .rules.tracks import shipping_steps_left, terraforming_steps_left
from .table.player import AoiPlayer
from .table.state import Table
from .table.steps import INCOME, KNOWLEDGE_BONUS, TURN

BETWEEN_ACTIONS: Final = (INCOME, TURN, KNOWLEDGE_BONUS)  # steps in which no action is in progress

Arrangement = Callable[[Table, AoiPlayer, Rng], None]


def enrich(table: Table, dice: Rng) -> None:
    """Apply a random part of the arrangements to each person. Leaves set-up alone."""
    if table.step not in BETWEEN_ACTIONS:
        return
    if table.step == TURN and table.automa is None and dice.below(4) == 0:  # its deck grows with every round
        table.round = 1 + dice.below(ROUNDS)
    for me in table.people:
        for arrange in ARRANGEMENTS:
            if dice.below(2):
                arrange(table, me, dice)
    if dice.below(3) == 0:
        _use_up_actions(table, dice)
    for me in table.players:
        table.renew_reach(me)
        _found_towns(table, me, dice)


def _goods(table: Table, me: AoiPlayer, dice: Rng) -> None:
    """Nothing, a little, or more than anybody can spend."""
    most = (0, 6, 90)[dice.below(3)]
    me.coins, me.tools = dice.below(most + 1), dice.below(most // 2 + 1)
    ready = dice.below(me.scholars + me.pool + 1) if most else 0
    me.scholars, me.pool = ready, me.scholars + me.pool - ready


def _bowls(table: Table, me: AoiPlayer, dice: Rng) -> None:
    tokens = me.bowl1 + me.bowl2 + me.bowl3
    me.bowl3 = (0, tokens, dice.below(tokens + 1))[dice.below(3)]
    me.bowl2 = dice.below(tokens - me.bowl3 + 1)
    me.bowl1 = tokens - me.bowl3 - me.bowl2
    assert tokens <= TOKENS + 2


def _books(table: Table, me: AoiPlayer, dice: Rng) -> None:
    """All books of the supply, or none."""
    for discipline in range(4):
        change = (table.books[discipline], -me.books[discipline], dice.below(table.books[discipline] + 1))[
            dice.below(3)
        ]
        me.books[discipline] += change
        table.books[discipline] -= change


def _levels(table: Table, me: AoiPlayer, dice: Rng) -> None:
    """Levels behind a key stay where they are unless the player has a key to turn over."""
    for discipline, level in enumerate(me.levels):
        wanted = dice.below(TOP_LEVEL + 1)
        if level < KEY_LEVEL <= wanted:
            if not me.keys:
                wanted = KEY_LEVEL - 1
            else:
                me.keys -= 1
        if wanted == TOP_LEVEL and table.topped >> discipline & 1:
            wanted -= 1
        if wanted > level:
            me.levels[discipline] = wanted
            table.topped |= (wanted == TOP_LEVEL) << discipline


def _tracks(table: Table, me: AoiPlayer, dice: Rng) -> None:
    me.shipping += dice.below(shipping_steps_left(table, me) + 1)
    me.digging += dice.below(terraforming_steps_left(table, me) + 1)
    table.renew_reach(me)


def _innovations(table: Table, me: AoiPlayer, dice: Rng) -> None:
    """As many innovations as there is room for."""
    for _ in range(dice.below(MOST_INNOVATIONS - len(me.innovations) + 1)):
        left = [place for place, tile in enumerate(table.innovations) if tile >= 0]
        if left:
            place = left[dice.below(len(left))]
            me.innovations.append(table.innovations[place])
            table.innovations[place] = -1


def _competencies(table: Table, me: AoiPlayer, dice: Rng) -> None:
    """One of each kind that is left, or some."""
    for kind, copies in enumerate(table.competencies):
        if copies and not me.owns(kind) and dice.below(2):
            table.competencies[kind] -= 1
            me.competencies |= 1 << kind


def _buildings(table: Table, me: AoiPlayer, dice: Rng) -> None:
    """Put pieces of the planning board and neutral ones on unbuilt land."""
    free = members(table.map.land & ~table.built)
    dice.shuffle(free)
    for kind in (WORKSHOP, GUILD, SCHOOL, UNIVERSITY, PALACE):
        for _ in range(dice.below(min(me.on_board(kind), PIECES[kind]) + 1)):
            if free and (kind != PALACE or _take_palace(table, me)):
                _build(table, me, kind, free.pop())
    towers = sum(player.pieces[TOWER].bit_count() for player in table.players)
    if free and towers < TOWERS and dice.below(3) == 0:
        _build(table, me, TOWER, free.pop(), neutral=True)
    monuments = sum(player.pieces[MONUMENT].bit_count() for player in table.players)
    if free and not monuments and dice.below(6) == 0:
        _build(table, me, MONUMENT, free.pop(), neutral=True)


def _build(table: Table, me: AoiPlayer, kind: int, space: int, neutral: bool = False) -> None:
    table.change_terrain(space, me.board)
    table.put_building(me, kind, space, neutral)


def _take_palace(table: Table, me: AoiPlayer) -> bool:
    """The tile that was drafted or the first one laid out; False if the player has one already or none is left."""
    if me.palace >= 0 or me.pieces[PALACE]:
        return False
    if me.drafted >= 0:
        me.palace = me.drafted
    elif table.palaces:
        me.palace = members(table.palaces)[0]
        table.palaces &= ~(1 << me.palace)
    return me.palace >= 0


def _bridges(table: Table, me: AoiPlayer, dice: Rng) -> None:
    for _ in range(dice.below(me.bridges + 1)):
        sites = bridge_sites(table, me)
        if sites:
            table.put_bridge(me, sites[dice.below(len(sites))])


def _annexes(table: Table, me: AoiPlayer, dice: Rng) -> None:
    """To be placed, or standing at every building."""
    if dice.below(2):
        me.annexes = dice.below(3)
    else:
        me.annexed = me.occupied


def _special_actions(table: Table, me: AoiPlayer, dice: Rng) -> None:
    """Some or all are used up this round."""
    for number, effect in enumerate(special_actions(table, me)):
        if effect is not None and dice.below(2):
            me.used |= 1 << number


def _points(table: Table, me: AoiPlayer, dice: Rng) -> None:
    table.score(me, dice.below(200), dice.below(len(me.tally)))


def _use_up_actions(table: Table, dice: Rng) -> None:
    table.used = dice.below(1 << POWER_ACTIONS + len(table.catalog.book_actions))


def _found_towns(table: Table, me: AoiPlayer, dice: Rng) -> None:
    """Found a town for every group that qualifies: the rules would have done so at once."""
    for group in groups(table, me):
        if group & me.towned:
            me.towned |= group
        elif qualifies(table, me, group):
            me.towned |= group
            left = [kind for kind, copies in enumerate(table.towns) if copies]
            if left:
                kind = left[dice.below(len(left))]
                table.towns[kind] -= 1
                me.tiles.append(town_at(kind, members(group)[0]))
                me.keys += 1


ARRANGEMENTS: Final[tuple[Arrangement, ...]] = (
    _goods,
    _bowls,
    _books,
    _buildings,
    _bridges,
    _annexes,
    _levels,
    _tracks,
    _innovations,
    _competencies,
    _special_actions,
    _points,
)
