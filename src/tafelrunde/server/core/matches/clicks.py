"""Clicks: one click may answer several questions.

A row of the option list is one answer; a button on the row also answers the next question. A click on the board gives
all answers that lead to the clicked place, as long as there is only one way. A series of questions may be answered in
the displayed order. Undo takes back a whole click. Answers that were not clicked never reveal anything: if one would,
the player is asked.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple, Optional

from ....kernel.decision import Decision, Prompt, default_answer, next_in_order
from ....kernel.game import Game, View
from ....kernel.match import NOTHING, Match, NoDeal

MOST_STEPS: Final = 6  # answers that one click on the board gives
MOST_FOLLOWING: Final = 6  # buttons on a row ...
MOST_IN_ALL: Final = 30  # ... and in a list
PICTURED: Final = frozenset({"turn", "orientation"})  # kinds that buttons cannot name
WORLD_SEED: Final = 1  # fixed, so that previews depend only on what the seat sees

log = logging.getLogger(__name__)


class Click(NamedTuple):
    code: int
    then: tuple[int, ...] = ()  # answers to the next questions
    towards: str = ""  # the id of the clicked place or component
    in_order: str = ""  # the prompt whose series is answered in the displayed order


class FollowUp(NamedTuple):
    """A button on a row, with its answers after that of the row. `times` is the total number if the row's answer is
    repeated; `all` means that the rest of a series is answered in the displayed order."""

    code: int
    then: tuple[int, ...]
    times: int = 1
    all: bool = False


# -------------------------------------------------------------------------------------------------- giving the answers


def answer_click(
    match: Match, click: Click, ask_everything: bool, choose: Callable[[int], None], finished: Callable[[], bool]
) -> None:
    """Give the answers of a click by `choose`, which advances `match`, until `finished`. Default answers are given
    automatically, unless the seat wants to be asked everything."""
    reveals, arrived = match.state.reveals, selects(match, click.code, click.towards)
    choose(click.code)
    then = list(click.then)
    longest_series = len(match.decision.options) if match.decision else 0
    for _ in range(MOST_STEPS + len(then) + longest_series):
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
                code = option_leading_to(match, click.towards)
                arrived = code is not None and selects(match, code, click.towards)
            if code is not None and not click.then and reveals_something(match, code):
                return
        if code is None:
            return
        choose(code)


def reveals_something(match: Match, code: int) -> bool:
    """Whether an answer would reveal something or end the game, from what the seat to move can know."""
    assert match.decision is not None
    world = imagined(match, match.decision.seat)
    return world is None or _reveals(match, world, [code], ask_everything=False)


def answer_defaults(match: Match, seat: int) -> None:
    """Give default answers, which are never worse than others, while the seat is asked."""
    while match.decision is not None and match.decision.seat == seat:
        default = default_answer(match.decision)
        if default is None:
            return
        match.choose(default)


def imagined(match: Match, seat: int) -> Optional[Match]:
    """The match with cards hidden from the seat dealt at random, so that previews reveal nothing."""
    try:
        return match.imagine(seat, WORLD_SEED)
    except NoDeal:
        log.exception("no preview")
        return None


# -------------------------------------------------------------------------------------------------- clicks on the board


def anchor_of(game: Game, prompt: Prompt, code: int) -> Optional[str]:
    """The id in the picture of the place or component that an option stands for."""
    return id_of(game, prompt.of, code) if code < prompt.extra else None


def id_of(game: Game, kind: str, number: int) -> Optional[str]:
    """The id in the picture; None if pictures show no such kind."""
    return f"{kind}-{number}" if number >= 0 and (kind in game.kinds or kind == "player") else None


def selects(match: Match, code: int, anchor: str) -> bool:
    return match.decision is not None and anchor_of(match.game, match.decision.prompt, code) == anchor


def option_leading_to(match: Match, anchor: str) -> Optional[int]:
    """The only option with this anchor, else the only one that leads to it, from what the seat to move can know. The
    page has the same rule."""
    decision = match.decision
    assert decision is not None
    direct = [code for code in decision.options if selects(match, code, anchor)]
    found = direct or _leading_to(match, decision.seat, anchor)
    return found[0] if len(found) == 1 else None


def _leading_to(match: Match, seat: int, anchor: str) -> list[int]:
    world = imagined(match, seat)
    if world is None or world.decision is None:
        return []
    names = tuple(f"{number}" for number in range(match.players))
    view: View = {**match.view(seat), "names": names}
    summarize = partial(world.game.show.summarize_option, world.state, view, "en", world.decision)
    return [code for code in world.decision.options if anchor in summarize(code).places]


# -------------------------------------------------------------------------------------------------- buttons on a row


def follow_ups(asked: Decision, code: int, future: Match) -> list[FollowUp]:
    """The buttons on the row of `code`. `future` is the imagined match after it, with the same seat to move and nothing
    revealed; it may be modified."""
    decision = future.decision
    if decision is None or decision.seat != asked.seat or decision.prompt.of in PICTURED or asked.prompt.simultaneous:
        return []
    if decision.prompt is asked.prompt:
        return [] if asked.prompt.repeats else _repeated(asked, code, future)
    found: list[FollowUp] = []
    if 1 < len(decision.options) <= MOST_FOLLOWING:
        found = [FollowUp(code, (one,)) for one in decision.options]
    if decision.prompt.repeats and (first := next_in_order(decision)) is not None:
        found.append(FollowUp(code, (first,), all=True))
    return found


def irreversible(match: Match, future: Match, buttons: Sequence[FollowUp], ask_everything: bool) -> set[FollowUp]:
    """The buttons on a row whose answers cannot be undone. Repeated answers were already tried, and a series stops
    before it reveals something. The others are tried in copies of `future`, the imagined match after the row's answer,
    so call this only for displayed buttons; the last one is tried in `future` itself."""
    tried = [button for button in buttons if button.times == 1 and not button.all]
    found = {one for one in tried[:-1] if _reveals(match, future.clone(NOTHING), one.then, ask_everything)}
    if tried and _reveals(match, future, tried[-1].then, ask_everything):
        found.add(tried[-1])
    return found


def _reveals(match: Match, future: Match, codes: Sequence[int], ask_everything: bool) -> bool:
    """Whether these answers reveal something or end the game. `future` is an imagined continuation of the match, and is
    modified."""
    assert match.decision is not None
    for code in codes:
        future.choose(code)
        if not ask_everything:
            answer_defaults(future, match.decision.seat)
    return future.decision is None or future.state.reveals != match.state.reveals


def within_limit(rows: Sequence[Sequence[FollowUp]]) -> list[Sequence[FollowUp]]:
    """The buttons of each row, with at most `MOST_IN_ALL` in total; rows with few buttons have priority."""
    left, shown = MOST_IN_ALL, list[Sequence[FollowUp]]([()] * len(rows))
    for row in sorted(range(len(rows)), key=lambda row: len(rows[row])):
        if len(rows[row]) <= left:
            shown[row] = rows[row]
            left -= len(rows[row])
    return shown


def _repeated(asked: Decision, code: int, future: Match) -> list[FollowUp]:
    """Buttons that repeat the row's answer, if the same question comes again."""
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
