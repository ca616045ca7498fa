"""Tables on which seat 0 has just played a tapestry card."""

from __future__ import annotations

from typing import Any, Optional

from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import PLAY
from tafelrunde.kernel.effects import ORDER
from tests.rulebook.tapestry.entering import entered, quiet
from tests.rulebook.tapestry.holdings import change


def in_income(card: str, made: Optional[TapestryScenario] = None) -> TapestryTable:
    """In step 2 of income turn 2; somebody else was the first in that era. The income follows."""
    made = made or quiet()
    made.seat(0, hand=[card])
    if made.state.players[1].era < 2:
        made.seat(1, era=2)
    t = made.start().income()
    return t.answer(PLAY, t.card(card))


def on_top(card: str, made: Optional[TapestryScenario] = None, /, **seat: Any) -> tuple[TapestryTable, dict[str, int]]:
    """In era 2 through Nuclear Bomb, so that nothing but the card follows. Returns the table, and what seat 0 had
    before the card did anything."""
    hand = seat.pop("hand", [])
    t, before = entered("military", 10, made or quiet(), era=2, hand=[card, *hand], **seat)
    if t.asked is ORDER:  # the points for exploration come first
        t.answer(ORDER, 0)
        before["vp"] += t.player(0).far[0]
    before["cards"] -= 1
    before["played"] += 1
    return t.answer(PLAY, t.card(card)), before


def this_era(card: str, made: Optional[TapestryScenario] = None, **seat: Any) -> TapestryScenario:
    """A card that lies on the space of era 2 and is active; seat 0 is on turn."""
    return (made or quiet()).seat(0, era=2, played={2: [card]}, **seat)


def gained(t: TapestryTable, before: dict[str, int]) -> dict[str, int]:
    """What changed for seat 0, once its turn is over."""
    assert t.table.active != 0, f"{t.asked} is still to be answered"
    return change(t, before)
