"""Committed matches, and tentative turns: choices that can be undone until they reveal something or the turn ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Optional

from ....kernel.decision import Decision
from ....kernel.match import IllegalChoice, Match
from .clicks import Click, answer_click
from .rules_timeout import rules_timeout
from .simultaneous import is_last_answer, is_still_asked


class CommittedMatch:
    """The match with all confirmed choices. For each choice, `movers` has the seat that made it, `turns` the seat whose
    turn it was, `numbers` the number of the turn, from 1."""

    def __init__(self, match: Match) -> None:
        self.match: Match = match
        self.movers: list[int] = []
        self.turns: list[int] = []
        self.numbers: list[int] = []
        self._mark: int = 0
        self._tentative: Optional[TentativeTurn] = None  # cache of the last one

    def push(self, code: int) -> None:
        decision, game, state = self.match.decision, self.match.game, self.match.state
        turn, mark = game.rules.turn_of(state), self._mark if self.match.answers_since else game.rules.turn_mark(state)
        with rules_timeout():
            self.match.choose(code)
        assert decision is not None
        self.movers.append(decision.seat)
        self._count(turn if turn >= 0 else decision.seat, mark)
        self._tentative = None

    def _count(self, seat: int, mark: int) -> None:
        """A turn begins when the seat changes or the game marks a new turn, never in the middle of a rule."""
        begins = not self.turns or seat != self.turns[-1] or mark > self._mark
        self.numbers.append(begins + (self.numbers[-1] if self.numbers else 0))
        self.turns.append(seat)
        self._mark = mark

    @property
    def has_second_turn(self) -> bool:
        """Whether a seat has had its second turn."""
        number = self.numbers[-1] if self.numbers else 0
        return number > self.match.players or len({*self.turns}) < number

    def tentative_turn(self, seat: int, clicks: Sequence[list[int]], early: Optional[Match] = None) -> TentativeTurn:
        """The tentative turn of a seat with these clicks."""
        turn = self._tentative
        if turn is None or (turn.seat, turn.clicks) != (seat, list(clicks)):
            turn = self._tentative = TentativeTurn(self.match, seat, clicks, early)
        return turn


class TentativeTurn:
    """A copy of the committed match plus the tentative choices of a seat. `clicks` are the answers of each click.
    `early` is the match in which the seat answers a simultaneous question early."""

    def __init__(
        self, committed: Match, seat: int, clicks: Sequence[Sequence[int]] = (), early: Optional[Match] = None
    ) -> None:
        self.seat: int = seat
        self.early: bool = early is not None
        self.match: Match = committed.at(len(committed.codes)) if early is None else early
        self.base: int = len(self.match.codes)
        self._reveals: int = self.match.state.reveals
        self.clicks: list[list[int]] = []
        self.asked: list[Decision] = []
        for click in clicks:
            self.clicks.append([])
            for code in click:
                self.choose(code)

    @property
    def codes(self) -> list[int]:
        return [code for click in self.clicks for code in click]

    def choose(self, code: int) -> None:
        """Add an answer to the last click. All answers of a bot are one click."""
        if not self.clicks:
            self.clicks.append([])
        decision = self.match.decision
        with rules_timeout():
            self.match.choose(code)
        assert decision is not None
        self.asked.append(decision)
        self.clicks[-1].append(code)

    def answer(self, click: Click, ask_everything: bool) -> bool:
        """Give the answers of a click. Returns whether something was revealed, so that the turn must be committed."""
        reveals = self.match.state.reveals
        self.clicks.append([])
        try:
            answer_click(self.match, click, ask_everything, self.choose, lambda: self.finished)
        except IllegalChoice:
            if not self.clicks[-1]:
                self.clicks.pop()
            raise
        if self.early:
            return False
        revealed = self.match.over or self.match.state.reveals != reveals
        return revealed or is_last_answer(self.asked[-1], self.match.decision)

    @property
    def movers(self) -> list[int]:
        return [decision.seat for decision in self.asked]

    @property
    def ply(self) -> int:
        """The number of choices that the seat knows of."""
        return self.base + len(self.codes)

    @property
    def finished(self) -> bool:
        """Whether all choices of the turn are made."""
        if self.early:
            return not is_still_asked(self.match, self.seat, self._reveals)
        return bool(self.codes) and (self.match.decision is None or self.match.decision.seat != self.seat)
