"""A click of a person answers a question, and those that follow from it: in what was clicked lies the answer to them.

A row of the list is one answer. A small button on it answers the next question as well; a thing on the board stands for
all answers that lead there, as long as only one does; what comes in series may be taken in the order shown. What one
click has answered is taken back as a whole. Nothing goes on behind what was revealed, and what was not clicked itself
reveals nothing: there people are asked.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Optional

from ....kernel.decision import Decision, Prompt, default_answer, next_in_order
from ....kernel.game import Game, View
from ....kernel.match import NOTHING, Match, NoDeal

FARTHEST: Final = 6  # answers on the way to a thing
MOST_FOLLOWING: Final = 6  # buttons on a row ...
MOST_IN_ALL: Final = 30  # ... and in a list
PICTURED: Final = frozenset({"turn", "orientation"})  # nobody chooses these by their names alone
WORLD: Final = 1  # the seed of the imagined match: what is told follows from what the seat sees, and from nothing else

log = logging.getLogger(__name__)


class Click(NamedTuple):
    code: int
    then: tuple[int, ...] = ()  # the answers to the next questions
    towards: str = ""  # the id of the thing that was clicked
    in_order: str = ""  # the prompt whose series is taken in the order shown


class FollowUp(NamedTuple):
    """What a button on a row answers besides the row. `times` is how often the answer of the row is given in all, if it
    is the same; `all` says that the rest of a series is taken in the order shown."""

    code: int
    then: tuple[int, ...]
    times: int = 1
    all: bool = False


# -------------------------------------------------------------------------------------------------- giving the answers


def answer_click(
    match: Match, click: Click, ask_everything: bool, choose: Callable[[int], None], finished: Callable[[], bool]
) -> None:
    """Gives the answers of a click by `choose`, which goes on in `match`, until all of the turn are given. The usual
    answers come by themselves, unless the seat wants to be asked everything."""
    reveals, arrived = match.state.reveals, is_at(match, click.code, click.towards)
    choose(click.code)
    then = list(click.then)
    for _ in range(FARTHEST + len(then) + _most_left(match)):
        decision = match.decision
        if decision is None or finished():
            return
        code = None if ask_everything else default_answer(decision)
        if code is None and match.state.reveals == reveals:
            if then:
                code = then.pop(0) if then[0] in decision.options else None
            elif decision.prompt.name == click.in_order:
                code = next_in_order(decision)
            elif click.towards and not arrived:
                code = way_to(match, click.towards)
                arrived = code is not None and is_at(match, code, click.towards)
            if code is not None and not click.then and reveals_something(match, code):
                return
        if code is None:
            return
        choose(code)


def reveals_something(match: Match, code: int) -> bool:
    """Whether an answer would show something new, or end the game, as the seat that is asked may know."""
    assert match.decision is not None
    world = imagined(match, match.decision.seat)
    return world is None or _shows(match, world, [code], ask_everything=False)


def answer_usually(match: Match, seat: int) -> None:
    """Gives the answers that are never worse."""
    while match.decision is not None and match.decision.seat == seat:
        usual = default_answer(match.decision)
        if usual is None:
            return
        match.choose(usual)


def imagined(match: Match, seat: int) -> Optional[Match]:
    """A match as the seat may imagine it: what is told from it gives no secret away."""
    try:
        return match.imagine(seat, WORLD)
    except NoDeal:
        log.exception("no preview")
        return None


def _most_left(match: Match) -> int:
    """A series is no longer than what it has to choose from."""
    return len(match.decision.options) if match.decision else 0


# -------------------------------------------------------------------------------------------------- things on the board


def anchor_of(game: Game, prompt: Prompt, code: int) -> Optional[str]:
    """The id of the thing on the picture that a click selects."""
    return id_of(game, prompt.of, code) if code < prompt.extra else None


def id_of(game: Game, kind: str, number: int) -> Optional[str]:
    """As the pictures name a thing; None if they show none of this kind."""
    return f"{kind}-{number}" if number >= 0 and (kind in game.kinds or kind == "player") else None


def is_at(match: Match, code: int, thing: str) -> bool:
    return match.decision is not None and anchor_of(match.game, match.decision.prompt, code) == thing


def way_to(match: Match, thing: str) -> Optional[int]:
    """The one option that is the thing, or else the one that leads to it, as the seat that is asked may know it;
    the page has the same rule."""
    decision = match.decision
    assert decision is not None
    here = [code for code in decision.options if is_at(match, code, thing)]
    ways = here or _leading_to(match, decision.seat, thing)
    return ways[0] if len(ways) == 1 else None


def _leading_to(match: Match, seat: int, thing: str) -> list[int]:
    world = imagined(match, seat)
    if world is None or world.decision is None:
        return []
    names = tuple(f"{number}" for number in range(match.players))
    view: View = {**match.view(seat), "names": names}
    told = world.game.summarize_option
    return [
        code for code in world.decision.options if thing in told(world.state, view, "en", world.decision, code).places
    ]


# -------------------------------------------------------------------------------------------------- buttons on a row


def follow_ups(asked: Decision, code: int, future: Match) -> list[FollowUp]:
    """What can be answered together with `code`. `future` is the imagined match after it, still of the same seat, with
    nothing revealed; it may be played on."""
    decision = future.decision
    if decision is None or decision.seat != asked.seat or decision.prompt.of in PICTURED or asked.prompt.simultaneous:
        return []
    if decision.prompt is asked.prompt:
        return [] if asked.prompt.repeats else _more_of_it(asked, code, future)
    found: list[FollowUp] = []
    if 1 < len(decision.options) <= MOST_FOLLOWING:
        found = [FollowUp(code, (one,)) for one in decision.options]
    if decision.prompt.repeats and (first := next_in_order(decision)) is not None:
        found.append(FollowUp(code, (first,), all=True))
    return found


def final_ones(match: Match, future: Match, buttons: Sequence[FollowUp], ask_everything: bool) -> set[FollowUp]:
    """Those of the buttons on a row whose answers cannot be taken back. What is given several times was tried already,
    and a series stops by itself before something is revealed. Each of the others is tried in a copy of `future`, the
    imagined match after the answer of the row, so ask only for buttons that are shown; the last is tried in `future`
    itself."""
    tried = [button for button in buttons if button.times == 1 and not button.all]
    found = {one for one in tried[:-1] if _shows(match, future.clone(NOTHING), one.then, ask_everything)}
    if tried and _shows(match, future, tried[-1].then, ask_everything):
        found.add(tried[-1])
    return found


def _shows(match: Match, future: Match, codes: Sequence[int], ask_everything: bool) -> bool:
    """Whether these answers together show something new, or end the game. `future` goes on from the match, as the seat
    that is asked there imagines it, and is played on here."""
    assert match.decision is not None
    for code in codes:
        future.choose(code)
        if not ask_everything:
            answer_usually(future, match.decision.seat)
    return future.decision is None or future.state.reveals != match.state.reveals


def in_reason(rows: Sequence[Sequence[FollowUp]]) -> list[Sequence[FollowUp]]:
    """A list stays readable: rows with few buttons have them before those with many."""
    left, kept = MOST_IN_ALL, list[Sequence[FollowUp]]([()] * len(rows))
    for row in sorted(range(len(rows)), key=lambda row: len(rows[row])):
        if len(rows[row]) <= left:
            kept[row] = rows[row]
            left -= len(rows[row])
    return kept


def _more_of_it(asked: Decision, code: int, future: Match) -> list[FollowUp]:
    """The same question comes again: the same answer several times."""
    found: list[FollowUp] = []
    if code < 0 or code >= asked.prompt.extra or asked.prompt.of in ("yes", "number"):
        return found
    reveals = future.state.reveals
    for times in range(2, MOST_FOLLOWING):
        decision = future.decision
        if decision is None or decision.prompt is not asked.prompt or decision.seat != asked.seat:
            break
        if code not in decision.options or future.state.reveals != reveals:
            break
        found.append(FollowUp(code, (code,) * (times - 1), times))
        future.choose(code)
    return found
