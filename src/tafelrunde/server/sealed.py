"""Questions that all seats are asked at the same time: everybody may answer at once, face down.

A record has the answers in seat order. Who answers before its turn does so in a match in which those before have
answered anything: neither its question nor what it sees depends on that (`sealed_answers_hold`, `kernel/laws.py`). Its
answers are kept like a tentative turn, can be taken back, and enter the record as soon as those before have.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Optional

from ..kernel.decision import Decision
from ..kernel.match import Match


def asked_early(match: Match, seat: int) -> Optional[Match]:
    """The match in which this seat is asked what all are asked together now; None if it is not, or not only later."""
    decision, before = match.decision, 0
    if decision is None or not decision.prompt.together or decision.seat >= seat:
        return None
    ahead = match.at(len(match.codes))
    while (asked := ahead.decision) is not None and asked.prompt.together and before <= asked.seat < seat:
        before = asked.seat
        ahead.choose(asked.options[0])
    return ahead if asked_on(ahead, seat, match.state.reveals) else None


def asked_on(match: Match, seat: int, reveals: int) -> bool:
    """Whether a seat has still something to answer face down, nothing having been revealed meanwhile."""
    asked = match.decision
    return asked is not None and asked.seat == seat and asked.prompt.together and match.state.reveals == reveals


def all_answered(match: Match, codes: Sequence[int]) -> bool:
    """Whether these are all answers that the seat which is asked has to give face down."""
    assert match.decision is not None
    trial, seat, reveals = match.clone(), match.decision.seat, match.state.reveals
    for code in codes:
        if not asked_on(trial, seat, reveals) or trial.decision is None or code not in trial.decision.options:
            return False
        trial.choose(code)
    return not asked_on(trial, seat, reveals)


def lie_open(asked: Decision, after: Optional[Decision]) -> bool:
    """After the last of the answers that all gave face down; nobody takes it back having seen the others'."""
    if not asked.prompt.together:
        return False
    return after is None or not after.prompt.together or after.seat < asked.seat
