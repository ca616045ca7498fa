"""Previews what each option changes, as far as the deciding seat can know."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, NamedTuple, Optional

from ...kernel.decision import Decision
from ...kernel.explanations import OptionSummary
from ...kernel.game import View
from ...kernel.match import LAST, Match
from ..core.matches.clicks import FollowUp, answer_defaults, follow_ups, within_limit
from ..core.matches.simultaneous import is_last_answer


class Preview(NamedTuple):
    """`changes` in the summary of the seat, by icon; `note` is the id of a text if the choice cannot be taken back.
    `next` is the question that follows, if the seat is asked again; `follow_ups` are what the same click can answer,
    and `future` is the match in which they would be given."""

    changes: dict[str, int]
    note: str
    next: Optional[Decision] = None
    follow_ups: Sequence[FollowUp] = ()
    ends: bool = False  # all choices of the turn are made then
    future: Optional[Match] = None


NO_PREVIEW: Final = Preview({}, "")


def previews(
    world: Optional[Match], view: View, auto_end: bool, ask_everything: bool, most: int, seconds: float
) -> list[Preview]:
    """One for each option, tried in a match that the seat imagines; empty ones if there are too many to try. `view` is
    what the seat sees now. The last option is tried in `world` itself, which is played on then."""
    if world is None or world.decision is None:
        return []
    decision, reveals = world.decision, world.state.reveals
    nothing = [NO_PREVIEW] * len(decision.options)
    if len(decision.options) > most:
        return nothing
    begun = time.perf_counter()
    found: list[Preview] = []
    futures: list[Match] = []
    purse = world.game.summary(view, decision.seat)
    last = len(decision.options) - 1
    for number, code in enumerate(decision.options):
        future = world if number == last else world.clone(LAST)  # buttons are tried from there on
        _go_on(future, decision.seat, code, ask_everything)
        futures.append(future)
        found.append(_seen(decision, reveals, future, purse, auto_end))
        if time.perf_counter() - begun > seconds:
            return nothing
    return _with_follow_ups(decision, found, futures)


def _with_follow_ups(asked: Decision, found: list[Preview], futures: list[Match]) -> list[Preview]:
    rows: list[Sequence[FollowUp]] = []
    for code, preview, future in zip(asked.options, found, futures, strict=True):
        goes_on = preview.next is not None and not preview.ends
        rows.append(follow_ups(asked, code, future) if goes_on else ())
    few = within_limit(rows)
    return [one._replace(follow_ups=row, future=after) for one, row, after in zip(found, few, futures, strict=True)]


def option_summaries(world: Optional[Match], view: View, lang: str, most: int, seconds: float) -> list[OptionSummary]:
    """What the game says of each option, as far as time allows: the first ones rather than none."""
    if world is None or world.decision is None:
        return []
    begun = time.perf_counter()
    found: list[OptionSummary] = []
    for code in world.decision.options[:most]:
        found.append(world.game.summarize_option(world.state, view, lang, world.decision, code))
        if time.perf_counter() - begun > seconds:
            break
    return found


def _go_on(future: Match, seat: int, code: int, ask_everything: bool) -> None:
    """Gives an answer and the usual ones behind it."""
    future.choose(code)
    if not ask_everything:
        answer_defaults(future, seat)


def _seen(asked: Decision, reveals: int, future: Match, purse: dict[str, Optional[int]], auto_end: bool) -> Preview:
    if future.decision is None:
        return Preview({}, "ends-game")
    if future.state.reveals != reveals or is_last_answer(asked, future.decision):
        return Preview({}, "cannot-be-undone")
    after = future.game.summary_of(future.state, asked.seat)
    changes = {
        icon: after[icon] - before  # type: ignore[operator]
        for icon, before in purse.items()
        if before is not None and after.get(icon) is not None and after[icon] != before
    }
    ends = future.decision.seat != asked.seat
    return Preview(changes, "ends-turn" if auto_end and ends else "", future.decision, ends=ends)
