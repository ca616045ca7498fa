"""What a table needs of its rules: tentative turns, committed choices, results. `LocalRules` has them in this process;
tables of older rules have an engine instead (`core/engines/`)."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, Optional, Protocol

from ....kernel.decision import default_answer, ordered_answer
from ....kernel.match import IllegalChoice, Match
from .clicks import Click
from .coach import Coach
from .results import result_of, roles_of
from .simultaneous import are_all_answers, match_asked_early
from .table_protocols import SeatRow, SessionView
from .tentative import CommittedMatch, TentativeTurn

FAILED = "failed"


class Turn(Protocol):
    """A tentative turn (`TentativeTurn`)."""

    @property
    def seat(self) -> int: ...
    @property
    def base(self) -> int: ...
    @property
    def early(self) -> bool: ...
    @property
    def clicks(self) -> list[list[int]]: ...
    @property
    def codes(self) -> list[int]: ...
    @property
    def ply(self) -> int: ...
    @property
    def finished(self) -> bool: ...


class Advance(NamedTuple):
    """New choices of the record: those of a turn, and all known answers after them."""

    codes: list[int]
    movers: list[int]
    turn_seat: Optional[int]  # None if the game is over
    early: bool  # some were given early, by a person
    result: Optional[dict[str, Any]]  # when the game is over
    roles: Optional[list[list[str]]]


class BotTurn(NamedTuple):
    """The turn of a bot; `wrong` and `reason` say why it has a replacement choice."""

    turn: Turn
    wrong: str
    reason: str


class TableRules(Protocol):
    @property
    def has_second_turn(self) -> bool: ...
    async def turn(self, seat: int) -> Turn:
        """The unconfirmed choices of a seat; may be empty."""

    async def answer(self, turn: Turn, click: Click, ask_everything: bool) -> bool:
        """Add the answers of a click to the turn; returns whether something was revealed. Raises IllegalChoice."""

    async def bot_turn(self, codes: Sequence[int], wrong: str, reason: str) -> BotTurn:
        """The turn with the legal ones of these answers of a bot; with a replacement if there is none or the bot
        failed."""

    async def advance(self, turn: Optional[Turn]) -> Advance:
        """The choices that are added when this turn is confirmed, or when the game begins."""

    async def roles(self) -> list[list[str]]: ...


class LocalRules:
    """The rules of this process. Makes no change to the committed match."""

    def __init__(self, session: SessionView, committed: CommittedMatch) -> None:
        self._session = session
        self._committed = committed

    @property
    def has_second_turn(self) -> bool:
        return self._committed.has_second_turn

    async def turn(self, seat: int) -> TentativeTurn:
        match = self._committed.match
        early = match_asked_early(match, seat)
        clicks = await self._session.draft_clicks(seat, len((early or match).codes))
        return self._committed.tentative_turn(seat, clicks, early)

    async def answer(self, turn: Turn, click: Click, ask_everything: bool) -> bool:
        return tentative(turn).answer(click, ask_everything)

    async def bot_turn(self, codes: Sequence[int], wrong: str, reason: str) -> BotTurn:
        decision = self._committed.match.decision
        assert decision is not None
        turn = TentativeTurn(self._committed.match, decision.seat)
        try:
            for code in codes:
                turn.choose(code)
        except IllegalChoice as illegal:
            wrong, reason = FAILED, str(illegal)
        if (wrong or not turn.codes) and not turn.finished and turn.match.decision is not None:
            turn.choose(_replacement_choice(turn.match))
        return BotTurn(turn, wrong, reason)

    async def advance(self, turn: Optional[Turn]) -> Advance:
        if turn is None:
            match = self._committed.match
            return await advance(match.at(len(match.codes)), [], [], self._session)
        own = tentative(turn)
        return await advance(own.match, own.codes, own.movers, self._session)

    async def roles(self) -> list[list[str]]:
        return roles_of(self._committed.match)


def tentative(turn: Turn) -> TentativeTurn:
    """A turn of `LocalRules`."""
    assert isinstance(turn, TentativeTurn)
    return turn


def _replacement_choice(match: Match) -> int:
    """A legal choice for a bot that made none."""
    assert match.decision is not None
    usual = default_answer(match.decision)
    return random.choice(match.decision.options) if usual is None else usual


async def advance(match: Match, codes: list[int], movers: list[int], session: SessionView) -> Advance:
    """`match` has `codes` already, and gets all further known answers."""
    early = False
    while known := await _known_answers(match, session.coach, session.seats, session.draft_clicks):
        early = early or known.early
        for code in known.codes:
            assert match.decision is not None
            movers.append(match.decision.seat)
            codes.append(code)
            match.choose(code)
    decision = match.decision
    if decision is not None:
        return Advance(codes, movers, decision.seat, early, None, None)
    return Advance(codes, movers, None, early, result_of(match), roles_of(match))


class _Known(NamedTuple):
    codes: list[int]
    early: bool = False


async def _known_answers(
    match: Match,
    coach: Optional[Coach],
    seats: Sequence[SeatRow],
    draft_clicks: Callable[[int, int], Awaitable[list[list[int]]]],
) -> Optional[_Known]:
    """Known answers to the pending question: scripted by a lesson, given early to a simultaneous question, by a
    standing order, or the default."""
    decision = match.decision
    if coach is not None and (scripted := coach.scripted_answer(match)) is not None:
        return _Known([scripted])
    if decision is None or seats[decision.seat].bot:
        return None
    if decision.prompt.simultaneous:
        codes = [code for click in await draft_clicks(decision.seat, len(match.codes)) for code in click]
        if codes and are_all_answers(match, codes):
            return _Known(codes, early=True)
    seat = seats[decision.seat]
    order = seat.orders.get(decision.prompt.name)
    if order is not None and decision.prompt.standing_limit:
        answer = ordered_answer(decision, order)
    else:
        answer = None if seat.ask_everything else default_answer(decision)
    return None if answer is None else _Known([answer])
