"""The committed match of a table, and the tentative turn of a seat: what it has chosen and not confirmed. A turn can be
taken back until it reveals something or is ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Optional

from ...kernel.decision import Decision, usual_answer
from ...kernel.match import Match
from .rules_timeout import rules_timeout
from .simultaneous import is_last_answer, is_still_asked, match_asked_early


class CommittedMatch:
    """The match with all confirmed choices. `movers` says who made each of them, `turns` in whose turn."""

    def __init__(self, match: Match) -> None:
        self.match: Match = match
        self.movers: list[int] = []
        self.turns: list[int] = []
        self._tentative: Optional[TentativeTurn] = None  # the last one that was looked at

    def push(self, code: int) -> None:
        decision = self.match.decision
        turn = self.match.game.turn_of(self.match.state)
        with rules_timeout():
            self.match.choose(code)
        assert decision is not None
        self.movers.append(decision.seat)
        self.turns.append(turn if turn >= 0 else decision.seat)
        self._tentative = None

    def tentative_turn(self, seat: int, codes: Sequence[int], early: Optional[Match] = None) -> TentativeTurn:
        """The tentative turn of a seat, as the database has it."""
        turn = self._tentative
        if turn is None or (turn.seat, turn.codes) != (seat, list(codes)):
            turn = self._tentative = TentativeTurn(self.match, seat, codes, early)
        return turn

    def back_to(self, turn: TentativeTurn, codes: Sequence[int]) -> TentativeTurn:
        """The same turn with fewer choices."""
        return self.tentative_turn(turn.seat, codes, match_asked_early(self.match, turn.seat))


class TentativeTurn:
    """A match of its own that is ahead of the committed one by the choices of a seat. `early` is the match in which the
    seat is asked a simultaneous question before its turn."""

    def __init__(self, committed: Match, seat: int, codes: Sequence[int] = (), early: Optional[Match] = None) -> None:
        self.seat: int = seat
        self.early: bool = early is not None
        self.match: Match = committed.at(len(committed.codes)) if early is None else early
        self.base: int = len(self.match.codes)
        self._reveals: int = self.match.state.reveals
        self.codes: list[int] = []
        self.asked: list[Decision] = []
        for code in codes:
            self.choose(code)

    def choose(self, code: int) -> None:
        decision = self.match.decision
        with rules_timeout():
            self.match.choose(code)
        assert decision is not None
        self.asked.append(decision)
        self.codes.append(code)

    def answer(self, code: int, ask_everything: bool) -> bool:
        """Makes a choice and gives the usual answers that follow, unless the seat wants to be asked everything. True if
        something was revealed, so that the turn must be committed."""
        reveals = self.match.state.reveals
        self.choose(code)
        while not ask_everything and not self.finished:
            usual = usual_answer(self.match.decision)
            if usual is None:
                break
            self.choose(usual)
        if self.early:
            return False
        revealed = self.match.over or self.match.state.reveals != reveals
        return revealed or is_last_answer(self.asked[-1], self.match.decision)

    def codes_before_last_question(self, ask_everything: bool) -> list[int]:
        """The choices up to the last one that the seat made itself: usual answers that follow it go with it."""
        codes = self.codes[:-1]
        while codes and not ask_everything and usual_answer(self.asked[len(codes)]) is not None:
            codes = codes[:-1]
        return codes

    @property
    def movers(self) -> list[int]:
        return [decision.seat for decision in self.asked]

    @property
    def ply(self) -> int:
        """How many choices the seat knows of."""
        return self.base + len(self.codes)

    @property
    def finished(self) -> bool:
        """All choices of the turn are made: somebody else is asked, once it is confirmed."""
        if self.early:
            return not is_still_asked(self.match, self.seat, self._reveals)
        return bool(self.codes) and (self.match.decision is None or self.match.decision.seat != self.seat)
