"""Playouts of one turn: where a turn ends, and a quick policy that plays it to its end without thought."""

from __future__ import annotations

from typing import Final, Optional

from ..kernel.decision import NONE, Decision
from ..kernel.match import NOTHING, Match
from ..kernel.rng import Rng
from .evaluation import HANDMADE_EVALUATION, Evaluation

MOST_ANSWERS: Final = 60  # a playout of a turn stops here; real turns have fewer answers
MOST_ANSWERS_ALONE: Final = 9  # a turn of a single player ends at the first checkpoint after n answers
REFUSALS: Final = 8  # the quick policy refuses one offer in n


def turn_over(match: Match, seat: int, answers: int) -> bool:
    """A turn is over when no rule is half executed and another seat is asked."""
    if match.decision is None or answers >= MOST_ANSWERS:
        return True
    if match.answers_since:
        return False
    return match.decision.seat != seat or (match.players == 1 and answers >= MOST_ANSWERS_ALONE)


def obvious_answer(decision: Decision) -> Optional[int]:
    """The answer that needs no thought: the only one, or the default, which is never worse than the others."""
    options, usual = decision.options, decision.prompt.default
    if len(options) == 1:
        return options[0]
    return usual if usual >= NONE and usual in options else None


def quick_answer(decision: Decision, dice: Rng) -> int:
    """An answer of the quick policy, which seldom refuses an offer, because most are worth taking."""
    obvious = obvious_answer(decision)
    if obvious is not None:
        return obvious
    options, seldom = decision.options, decision.prompt.ends_turn
    if (options[-1] == NONE or seldom in options) and dice.below(REFUSALS):
        options = [code for code in options if code != NONE and code != seldom] or options
    return options[dice.below(len(options))]


def finish_turn(match: Match, seat: int, dice: Rng, answers: int = 0) -> list[int]:
    """Play to the end of the turn by the quick policy; returns the answers."""
    codes: list[int] = []
    while not turn_over(match, seat, answers + len(codes)):
        assert match.decision is not None
        code = quick_answer(match.decision, dice)
        match.choose(code)
        codes.append(code)
    return codes


def finish_turn_best_of(
    world: Match, seat: int, tries: int, dice: Rng, answers: int = 0, evaluation: Evaluation = HANDMADE_EVALUATION
) -> None:  # fmt: skip
    """Play the best of `tries` quick ways to the end of the turn."""
    if tries == 1 or turn_over(world, seat, answers):
        finish_turn(world, seat, dice, answers)
        return
    turns, ends = quick_turns(world, seat, tries, dice, answers)
    values = evaluation.values(ends, seat)
    for code in turns[values.index(max(values))]:
        world.choose(code)


class Fork:
    """A question of a quick turn, and where its answers led."""

    __slots__ = ("after", "decision")

    def __init__(self, decision: Optional[Decision]) -> None:
        self.decision = decision  # None at the end of the turn
        self.after: dict[int, Fork] = {}


def quick_turns(
    world: Match, seat: int, tries: int, dice: Rng, answers: int
) -> tuple[list[list[int]], list[Match]]:  # fmt: skip
    """The distinct among `tries` quick ways to the end of the turn, and the matches there. A world determines all
    chance, so the same answers lead to the same end and a known way is not played again."""
    turns: list[list[int]] = []
    ends: list[Match] = []
    start = Fork(world.decision)
    for _ in range(tries):
        codes: list[int] = []
        fork = _follow_known_answers(start, codes, dice)
        if fork is None:
            continue
        end = world.clone(NOTHING)
        for code in codes:
            end.choose(code)
        while not turn_over(end, seat, answers + len(codes)):
            assert end.decision is not None
            after = Fork(end.decision)
            fork.after[codes[-1]] = after
            fork = after
            codes.append(quick_answer(end.decision, dice))
            end.choose(codes[-1])
        fork.after[codes[-1]] = Fork(None)
        turns.append(codes)
        ends.append(end)
    return turns, ends


def _follow_known_answers(start: Fork, codes: list[int], dice: Rng) -> Optional[Fork]:
    """Answer quickly, appending to `codes`, up to the first answer whose result is unknown; None if the whole turn is
    known."""
    fork = start
    while fork.decision is not None:
        code = quick_answer(fork.decision, dice)
        codes.append(code)
        after = fork.after.get(code)
        if after is None:
            return fork
        fork = after
    return None


def give_obvious_answers(match: Match, seat: int, answers: int, others: Optional[Rng] = None) -> list[int]:
    """Give the answers that need no thought, up to the end of the turn; returns them. With dice for the others, other
    seats answer by the quick policy."""
    codes: list[int] = []
    while not turn_over(match, seat, answers + len(codes)):
        assert match.decision is not None
        code = obvious_answer(match.decision)
        if code is None and others is not None and match.decision.seat != seat:
            code = quick_answer(match.decision, others)
        if code is None:
            break
        match.choose(code)
        codes.append(code)
    return codes


def turn_after(world: Match, code: int, seat: int, dice: Rng) -> Match:
    """The match at the end of the turn, played quickly after this answer."""
    future = world.clone(NOTHING)
    future.choose(code)
    finish_turn(future, seat, dice, 1)
    return future
