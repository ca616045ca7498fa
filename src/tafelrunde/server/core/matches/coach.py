"""The interface of a lesson's coach, implemented by the feature `lessons`."""

from __future__ import annotations

from typing import Optional, Protocol

from ....kernel.match import Match
from .tentative import TentativeTurn


class Coach(Protocol):
    def leads(self, ply: int) -> bool:
        """Whether the lesson is still scripted after `ply` choices."""

    def scripted_answer(self, match: Match) -> Optional[int]:
        """The answer that the script gives to the pending question; None if the learner is asked."""

    def require_taught(self, turn: TentativeTurn, code: int) -> None:
        """Refuse, with an explanation, a choice that the current step does not allow."""

    def advance(self, turn: TentativeTurn) -> None:
        """After a choice: show the first unfinished step."""

    def step_back(self, turn: TentativeTurn) -> None:
        """After an undo: show the step that asks for the choice."""
