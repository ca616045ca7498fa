"""Rich positions contain states that people reach and random play does not."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.conformance.rich import rich_positions
from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION
from tafelrunde.games.age_of_innovation.pieces.kinds import ROUNDS, TOP_LEVEL
from tafelrunde.games.age_of_innovation.pieces.prices import MOST_INNOVATIONS
from tafelrunde.games.age_of_innovation.rules.tracks import shipping_steps_left
from tafelrunde.games.age_of_innovation.table.player import AoiPlayer
from tafelrunde.games.age_of_innovation.table.state import Table

REACHED: dict[str, Callable[[Table, AoiPlayer], bool]] = {
    "three innovations": lambda table, me: len(me.innovations) == MOST_INNOVATIONS,
    "every competency": lambda table, me: me.competencies.bit_count() >= 9,
    "the last copy of a competency": lambda table, me: 0 in table.competencies,
    "no innovation left": lambda table, me: max(table.innovations) < 0,
    "all books of a discipline": lambda table, me: 0 in table.books,
    "every building built": lambda table, me: not any(me.on_board(kind) for kind in range(5)),
    "level 12": lambda table, me: TOP_LEVEL in me.levels,
    "three bridges": lambda table, me: me.bridges == 0 and me.seat < len(table.people),
    "the end of the shipping track": lambda table, me: me.board >= 0 and not shipping_steps_left(table, me),
    "nothing at all": lambda table, me: table.round > 0 and not (me.coins or me.tools or me.scholars or sum(me.books)),
    "a town tile that is used up": lambda table, me: 0 in table.towns,
    "all land built on": lambda table, me: table.built.bit_count() > 0.6 * table.map.land.bit_count(),
    "round 6": lambda table, me: table.round == ROUNDS,
    "five players": lambda table, me: len(table.people) == 5,
    "the Automa": lambda table, me: table.automa is not None,
}


def test_rich_positions_reach_the_extremes() -> None:
    missing = dict(REACHED)
    for match in rich_positions(AGE_OF_INNOVATION, 1500, seed=1):
        table = match.state
        assert isinstance(table, Table)
        reached = [name for name, holds in missing.items() if any(holds(table, me) for me in table.people)]
        for name in reached:
            del missing[name]
    assert not missing
