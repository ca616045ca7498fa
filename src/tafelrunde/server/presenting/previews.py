"""What each option would change, as far as the seat that is asked can know."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import Final, NamedTuple, Optional

from ...kernel.decision import Decision, usual_answer
from ...kernel.game import View
from ...kernel.match import NOTHING, Match, NoDeal
from ...kernel.telling import OptionTold
from ..matches.clicks import WORLD, FollowUp, follow_ups, in_reason
from ..matches.simultaneous import is_last_answer

log = logging.getLogger(__name__)


class Preview(NamedTuple):
    """`changes` in the purse of the seat, by icon; `note` is the id of a text if the choice cannot be taken back. `next`
    is the question that follows, if the seat is asked again; `follow_ups` are what the same click can answer of it."""

    changes: dict[str, int]
    note: str
    next: Optional[Decision] = None
    follow_ups: Sequence[FollowUp] = ()
    ends: bool = False  # all choices of the turn are made then


NO_PREVIEW: Final = Preview({}, "")


def imagined(match: Match, seat: int) -> Optional[Match]:
    """A match as the seat may imagine it: what is told from it gives no secret away."""
    try:
        return match.imagine(seat, WORLD)
    except NoDeal:
        log.exception("no preview")
        return None


def previews(
    world: Optional[Match], view: View, auto_end: bool, ask_everything: bool, most: int, seconds: float
) -> list[Preview]:
    """One for each option, tried in a match that the seat imagines; empty ones if there are too many to try. `view` is
    what the seat sees now."""
    if world is None or world.decision is None:
        return []
    decision = world.decision
    nothing = [NO_PREVIEW] * len(decision.options)
    if len(decision.options) > most:
        return nothing
    begun = time.perf_counter()
    found: list[Preview] = []
    purse = world.game.purse(view, decision.seat)
    for code in decision.options:
        found.append(_tried(world, code, purse, auto_end, ask_everything))
        if time.perf_counter() - begun > seconds:
            return nothing
    kept = in_reason([one.follow_ups for one in found])
    return [one._replace(follow_ups=few) for one, few in zip(found, kept, strict=True)]


def told(world: Optional[Match], view: View, lang: str, most: int, seconds: float) -> list[OptionTold]:
    """What the game says of each option, as far as time allows: the first ones rather than none."""
    if world is None or world.decision is None:
        return []
    begun = time.perf_counter()
    found: list[OptionTold] = []
    for code in world.decision.options[:most]:
        found.append(world.game.option_told(world.state, view, lang, world.decision, code))
        if time.perf_counter() - begun > seconds:
            break
    return found


def _tried(world: Match, code: int, purse: dict[str, Optional[int]], auto_end: bool, ask_everything: bool) -> Preview:
    assert world.decision is not None
    seat = world.decision.seat
    future = world.clone(NOTHING)
    reveals = future.state.reveals
    future.choose(code)
    while not ask_everything and future.decision is not None and future.decision.seat == seat:
        usual = usual_answer(future.decision)
        if usual is None:
            break
        future.choose(usual)
    if future.decision is None:
        return Preview({}, "ends-game")
    if future.state.reveals != reveals or is_last_answer(world.decision, future.decision):
        return Preview({}, "cannot-be-undone")
    after = future.game.purse_of(future.state, seat)
    changes = {
        icon: after[icon] - before  # type: ignore[operator]
        for icon, before in purse.items()
        if before is not None and after.get(icon) is not None and after[icon] != before
    }
    asked_next = future.decision
    ends = asked_next.seat != seat
    more = [] if ends else follow_ups(world.decision, code, future)
    return Preview(changes, "ends-turn" if auto_end and ends else "", asked_next, more, ends)
