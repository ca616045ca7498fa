"""A turn as bots see it: where it ends, and how to get there in haste."""

from __future__ import annotations

from typing import Final, Optional

from ..kernel.decision import NONE, Decision
from ..kernel.match import NOTHING, Match
from ..kernel.rng import Rng

LONGEST: Final = 60  # answers to look ahead; a turn has fewer
ALONE: Final = 9  # answers after which the next restart point counts as the end, when nobody else has a turn
SELDOM: Final = 8  # one answer in so many refuses what is offered, where that is allowed


def turn_over(match: Match, seat: int, answers: int) -> bool:
    """No rule is half done, and it is for somebody else to go on: that is the end of a turn in any game."""
    if match.decision is None or answers >= LONGEST:
        return True
    return not match.since and (match.decision.seat != seat or answers >= ALONE)


def plain_answer(decision: Decision) -> Optional[int]:
    """The answer that needs no thought: the only one, or one that is never worse."""
    options, usual = decision.options, decision.prompt.usual
    if len(options) == 1:
        return options[0]
    return usual if usual >= NONE and usual in options else None


def hasty(decision: Decision, dice: Rng) -> int:
    """An answer without thought. What a rule offers is mostly worth taking, so it is seldom refused or ended."""
    plain = plain_answer(decision)
    if plain is not None:
        return plain
    options, seldom = decision.options, decision.prompt.seldom
    if (options[-1] == NONE or seldom in options) and dice.below(SELDOM):
        options = [code for code in options if code != NONE and code != seldom] or options
    return options[dice.below(len(options))]


def finish_turn(match: Match, seat: int, dice: Rng, answers: int = 0) -> list[int]:
    """Play on in haste to the end of the turn; says how."""
    codes: list[int] = []
    while not turn_over(match, seat, answers + len(codes)):
        assert match.decision is not None
        code = hasty(match.decision, dice)
        match.choose(code)
        codes.append(code)
    return codes


def finish_well(world: Match, seat: int, tries: int, dice: Rng, answers: int = 0) -> None:
    """The rest of a turn: the best of some hasty ways."""
    if tries == 1 or turn_over(world, seat, answers):
        finish_turn(world, seat, dice, answers)
        return
    best, way = float("-inf"), list[int]()
    for _ in range(tries):
        future = world.clone(NOTHING)
        codes = finish_turn(future, seat, dice, answers)
        worth = future.game.evaluate(future.state, seat)
        if worth > best:
            best, way = worth, codes
    for code in way:
        world.choose(code)


def skip_plain(match: Match, seat: int, answers: int, others: Optional[Rng] = None) -> list[int]:
    """Give the answers that need no thought, up to the end of the turn; says which. With dice for them, the others who
    are asked in between answer in haste."""
    codes: list[int] = []
    while not turn_over(match, seat, answers + len(codes)):
        assert match.decision is not None
        code = plain_answer(match.decision)
        if code is None and others is not None and match.decision.seat != seat:
            code = hasty(match.decision, others)
        if code is None:
            break
        match.choose(code)
        codes.append(code)
    return codes


def worth_of(world: Match, code: int, seat: int, dice: Rng) -> float:
    """What the position is worth after this answer, when the turn is over."""
    future = world.clone(NOTHING)
    future.choose(code)
    finish_turn(future, seat, dice, 1)
    return future.game.evaluate(future.state, seat)
