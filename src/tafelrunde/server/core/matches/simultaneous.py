"""Simultaneous choices: all seats are asked at the same time, and everybody may answer at once, face down.

A record has the answers in seat order. A seat that answers before its turn does so in a match in which the seats before
it have answered anything: neither its question nor what it sees depends on that (`sealed_answers_hold`,
`kernel/laws.py`). The server keeps such early answers like a tentative turn. They can be taken back, and enter the
record as soon as those of the seats before have.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Optional

from ....kernel.decision import Decision
from ....kernel.match import Match


def match_asked_early(match: Match, seat: int) -> Optional[Match]:
    """The match in which this seat is asked before its turn what all are asked now; None if it is not."""
    decision, before = match.decision, 0
    if decision is None or not decision.prompt.simultaneous or decision.seat >= seat:
        return None
    ahead = match.at(len(match.codes))
    while (asked := ahead.decision) is not None and asked.prompt.simultaneous and before <= asked.seat < seat:
        before = asked.seat
        ahead.choose(asked.options[0])
    return ahead if is_still_asked(ahead, seat, match.state.reveals) else None


def is_still_asked(match: Match, seat: int, reveals: int) -> bool:
    """Whether a seat has still something to answer face down, and nothing was revealed meanwhile."""
    asked = match.decision
    return asked is not None and asked.seat == seat and asked.prompt.simultaneous and match.state.reveals == reveals


def are_all_answers(match: Match, codes: Sequence[int]) -> bool:
    """Whether these are all answers that the seat which is asked has to give face down."""
    assert match.decision is not None
    trial, seat, reveals = match.clone(), match.decision.seat, match.state.reveals
    for code in codes:
        if not is_still_asked(trial, seat, reveals) or trial.decision is None or code not in trial.decision.options:
            return False
        trial.choose(code)
    return not is_still_asked(trial, seat, reveals)


def is_last_answer(asked: Decision, after: Optional[Decision]) -> bool:
    """Whether `asked` was the last simultaneous question, so that all answers lie open now. Nobody takes an answer back
    who has seen those of the others."""
    if not asked.prompt.simultaneous:
        return False
    return after is None or not after.prompt.simultaneous or after.seat < asked.seat
