"""The coach of a lesson, as a table knows it: it leads through the first choices."""

from __future__ import annotations

from typing import Optional, Protocol

from ....kernel.match import Match
from .tentative import TentativeTurn


class Coach(Protocol):
    def leads(self, ply: int) -> bool:
        """Whether the lesson still has a script after `ply` choices."""

    def scripted_answer(self, match: Match) -> Optional[int]:
        """The answer that the lesson gives itself to the pending question."""

    def require_taught(self, turn: TentativeTurn, code: int) -> None:
        """Refuses, with a kind word, a choice that the lesson does not teach now."""

    def advance(self, turn: TentativeTurn) -> None:
        """After a choice: the first step that is not done is shown."""

    def step_back(self, turn: TentativeTurn) -> None:
        """After a choice was taken back: the step that asks for it is shown again."""
