"""What the page asks of a table before, beside and after play; called by every transport."""

from __future__ import annotations

from ...kernel.game import Game
from ...kernel.state import SPECTATOR
from ..core.errors import illegal
from ..core.matches.results import POINTS
from ..core.presentation.clocks import clock_of_plan
from ..core.presentation.viewer import Screen
from ..core.tables.setup import SeatSetup, TableSetup, against_bots
from ..core.tables.tables import Tables
from .schemas import Glance, TableInfo, TablePlan
from .table_info import table_info


def table_setup(plan: TablePlan, game: Game, seats: list[SeatSetup]) -> TableSetup:
    """The table that somebody wants to open; without `seats` they play against bots."""
    seats = seats or against_bots(plan.players or game.players[0])
    if plan.players is not None and plan.players != len(seats):
        raise illegal("bad-request", "seats-differ", players=plan.players, seats=len(seats))
    return TableSetup(
        game,
        plan.options,
        seats,
        plan.title,
        plan.seed,
        plan.spectators,
        plan.public,
        clock=clock_of_plan(plan.clock) if plan.clock else None,
        tryouts=plan.tryouts,
        rated=plan.rated,
    )


async def table(tables: Tables, table_id: str, screen: Screen) -> TableInfo:
    async with tables.reading(table_id) as session:
        return table_info(session, screen)


async def glance(tables: Tables, table_id: str) -> Glance:
    """Round and scores, from the caller's seat; callers with several seats or none see what spectators see."""
    async with tables.reading(table_id, looks=False) as session:
        mine = session.my_seats()
        seat = session.require_view(mine[0] if len(mine) == 1 else SPECTATOR)
        match = session.require_match().match
        view = match.view(seat)
        scores = [match.game.show.summary(view, one).get(POINTS) for one in range(match.players)]
        return Glance(plies=session.table.plies, round=view.get("round"), scores=scores)
