"""Tables on which seat 0 upgrades a tech card, so that nothing but the card gives something."""

from __future__ import annotations

from typing import Any, Optional

from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.player import INCOME
from tafelrunde.games.tapestry.table.prompts import UPGRADE

from .entering import quiet
from .holdings import change, holdings


def upgraded(
    card: str, row: str, made: Optional[TapestryScenario] = None, /, **seat: Any
) -> tuple[TapestryTable, dict[str, int]]:
    """Out of a row, in step 3 of the last income turn: after it only the points of the income mat come, which `gained`
    leaves out. Returns the table, and what seat 0 had before."""
    made = made or quiet()
    tech = seat.pop("tech", {})
    made.seat(0, era=4, tech={**tech, row: [card, *tech.get(row, ())]}, **seat)
    before = holdings(made.state.players[0])
    t = made.start().income()
    return t.answer(UPGRADE, t.tech(card)), before


def gained(t: TapestryTable, before: dict[str, int]) -> dict[str, int]:
    """What the card gave, once the turn is over."""
    assert t.table.active != 0, f"{t.asked} is still to be answered"
    changed = change(t, before)
    changed["vp"] = changed.get("vp", 0) - t.player(0).tally[INCOME]
    return {name: n for name, n in changed.items() if n}


def may_enter_top(card: str, made: Optional[TapestryScenario] = None, **seat: Any) -> bool:
    """Is the card in the middle row offered in step 3?"""
    t = (made or quiet()).seat(0, era=4, tech={"middle": [card]}, **seat).start().income()
    return t.asked is UPGRADE and t.tech(card) in t.options


def needs_space(card: str, track: str, space: int) -> bool:
    """The top row opens on that space of a track, not one before."""
    return not may_enter_top(card, tracks={track: space - 1}) and may_enter_top(card, tracks={track: space})


def needs_buildings(card: str, kind: str, n: int) -> bool:
    """The top row opens when so many buildings of a type have left the income mat, not with one less."""
    plots = list(range(n))
    return not may_enter_top(card, built={kind: plots[1:]}) and may_enter_top(card, built={kind: plots})
