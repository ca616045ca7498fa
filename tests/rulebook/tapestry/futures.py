"""Tables of Fantasies & Futures, and tapestry cards that seat 0 plays there."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, Optional

from tafelrunde.games.tapestry.rules.enchant import ABILITY, LEFT, RIGHT
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import CHARM, PLAY
from tafelrunde.kernel.decision import Decision, Rules

from .entering import quiet

__all__ = ["ABILITY", "LEFT", "RIGHT", "before", "beside", "first_question", "futures", "income_5", "played", "take"]


def futures(players: int = 2, **options: Any) -> TapestryScenario:
    """Cards with the arts symbol are no matter here, so that draws ask nothing."""
    made = quiet(players, fantasies_futures=True, **options)
    made.state.supply = copy(made.state.supply)
    made.state.supply.arts_cards = made.state.supply.arts_techs = 0
    return made


def before(turn: int, made: Optional[TapestryScenario] = None, **mine: Any) -> TapestryScenario:
    """Seat 0 is about to take this income turn; the others were in that era before."""
    made = made or futures()
    for player in made.state.players[1:]:
        player.era = max(player.era, min(turn, 4))
    return made.seat(0, era=turn - 1, **mine)


def played(card: str, turn: int = 2, made: Optional[TapestryScenario] = None, **mine: Any) -> TapestryTable:
    """Seat 0 plays the card in this income turn."""
    hand = [card, *mine.pop("hand", [])]
    t = before(turn, made, hand=hand, **mine).start().income()
    return t.answer(PLAY, t.card(card))


def beside(
    card: str, left: Sequence[str], turn: int = 3, made: Optional[TapestryScenario] = None, **mine: Any
) -> TapestryTable:
    """The card is played to the right of these, of which the last one is visible."""
    return played(card, turn, made, played={turn - 1: list(left)}, **mine)


def income_5(made: TapestryScenario, **mine: Any) -> TapestryTable:
    return before(5, made, **mine).start().income()


def take(t: TapestryTable, *parts: int) -> TapestryTable:
    """Parts of what a played card brings, in this order."""
    for part in parts:
        t.answer(CHARM, part)
    return t


def first_question(rules: Rules) -> Optional[Decision]:
    """The first question with a choice that these rules ask; None if they come to their end without one."""
    try:
        decision = next(rules)
        while len(decision.options) == 1 and decision.secret is None:
            decision = rules.send(decision.options[0])
    except StopIteration:
        return None
    return decision
