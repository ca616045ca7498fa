"""Simultaneous choices: all seats are asked at once, and each may answer at any time, face down.

A record has the answers in seat order. A seat that answers early does so in a match with arbitrary answers of the seats
before it, since neither its question nor its view depends on them (`sealed_answers_hold`, `kernel/laws.py`). Early
answers are stored like a tentative turn: they can be undone, and are committed after those of the seats before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Optional

from ....kernel.decision import Decision
from ....kernel.match import Match


def match_asked_early(match: Match, seat: int) -> Optional[Match]:
    """The match in which this seat can answer the simultaneous question early; None if it cannot."""
    decision, before = match.decision, 0
    if decision is None or not decision.prompt.simultaneous or decision.seat >= seat:
        return None
    ahead = match.at(len(match.codes))
    while (asked := ahead.decision) is not None and asked.prompt.simultaneous and before <= asked.seat < seat:
        before = asked.seat
        ahead.choose(asked.options[0])
    return ahead if is_still_asked(ahead, seat, match.state.reveals) else None


def is_still_asked(match: Match, seat: int, reveals: int) -> bool:
    """Whether a seat still has a simultaneous question, and nothing was revealed since."""
    asked = match.decision
    return asked is not None and asked.seat == seat and asked.prompt.simultaneous and match.state.reveals == reveals


def are_all_answers(match: Match, codes: Sequence[int]) -> bool:
    """Whether these codes answer all simultaneous questions of the seat to move."""
    assert match.decision is not None
    trial, seat, reveals = match.clone(), match.decision.seat, match.state.reveals
    for code in codes:
        if not is_still_asked(trial, seat, reveals) or trial.decision is None or code not in trial.decision.options:
            return False
        trial.choose(code)
    return not is_still_asked(trial, seat, reveals)


def is_last_answer(asked: Decision, after: Optional[Decision]) -> bool:
    """Whether `asked` was the last simultaneous question, after which all answers are revealed and cannot be undone."""
    if not asked.prompt.simultaneous:
        return False
    return after is None or not after.prompt.simultaneous or after.seat < asked.seat
