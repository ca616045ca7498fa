"""Previews the changes of each option, as far as the seat to move can know."""

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
    changes: dict[str, int]  # in the summary of the seat, by icon
    note: str  # the id of a text if the choice cannot be undone
    next: Optional[Decision] = None  # the next question, if the seat is asked again
    follow_ups: Sequence[FollowUp] = ()  # buttons that also answer the next question
    ends: bool = False  # it is the last choice of the turn
    future: Optional[Match] = None  # the match after the choice


NO_PREVIEW: Final = Preview({}, "")


def previews(
    world: Optional[Match], view: View, auto_end: bool, ask_everything: bool, most: int, seconds: float
) -> list[Preview]:
    """One preview for each option, tried in `world`, an imagined match; all empty if there are too many options or they
    take too long. `view` is the seat's current view. The last option is tried in `world` itself."""
    if world is None or world.decision is None:
        return []
    decision, reveals = world.decision, world.state.reveals
    nothing = [NO_PREVIEW] * len(decision.options)
    if len(decision.options) > most:
        return nothing
    begun = time.perf_counter()
    found: list[Preview] = []
    futures: list[Match] = []
    before = world.game.show.summary(view, decision.seat)
    last = len(decision.options) - 1
    for number, code in enumerate(decision.options):
        future = world if number == last else world.clone(LAST)
        future.choose(code)
        if not ask_everything:
            answer_defaults(future, decision.seat)
        futures.append(future)
        found.append(_preview(decision, reveals, future, before, auto_end))
        if time.perf_counter() - begun > seconds:
            return nothing
    return _with_follow_ups(decision, found, futures)


def _with_follow_ups(asked: Decision, found: list[Preview], futures: list[Match]) -> list[Preview]:
    rows: list[Sequence[FollowUp]] = []
    for code, preview, future in zip(asked.options, found, futures, strict=True):
        rows.append(follow_ups(asked, code, future) if preview.next is not None and not preview.ends else ())
    rows = within_limit(rows)
    return [one._replace(follow_ups=row, future=after) for one, row, after in zip(found, rows, futures, strict=True)]


def option_summaries(world: Optional[Match], view: View, lang: str, most: int, seconds: float) -> list[OptionSummary]:
    """The game's summary of each option, of as many options as time allows."""
    if world is None or world.decision is None:
        return []
    begun = time.perf_counter()
    found: list[OptionSummary] = []
    for code in world.decision.options[:most]:
        found.append(world.game.show.summarize_option(world.state, view, lang, world.decision, code))
        if time.perf_counter() - begun > seconds:
            break
    return found


def _preview(asked: Decision, reveals: int, future: Match, before: dict[str, Optional[int]], auto_end: bool) -> Preview:
    if future.decision is None:
        return Preview({}, "ends-game")
    if future.state.reveals != reveals or is_last_answer(asked, future.decision):
        return Preview({}, "cannot-be-undone")
    after = future.game.show.summary_of(future.state, asked.seat)
    changes = {
        icon: after[icon] - amount  # type: ignore[operator]
        for icon, amount in before.items()
        if amount is not None and after.get(icon) is not None and after[icon] != amount
    }
    ends = future.decision.seat != asked.seat
    return Preview(changes, "ends-turn" if auto_end and ends else "", future.decision, ends=ends)
