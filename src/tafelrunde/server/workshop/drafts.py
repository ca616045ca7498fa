"""A component as somebody is just filling it in: a box with it that nobody has saved, to look at and to try out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Optional

from ...games import box_with
from ...kernel.game import Component, Game, UsageError, Value
from ...kernel.match import IllegalChoice, Match
from ..core.bots.jobs import ArisingJob
from ..core.errors import Refused, illegal, not_found
from ..core.matches.rules_timeout import rules_timeout
from ..core.services import Services
from ..core.storage.models import User
from ..core.tables.opening import TableSetup, against_bots, open_table
from ..core.tables.session import TableSession
from ..packs.interface import (
    Filled,
    PackReport,
    draft_report,
    open_box,
    parsed,
    require_box,
    require_playable,
    text_of,
)


class Draft(NamedTuple):
    """A pack with it that nobody has saved."""

    report: PackReport
    component: tuple[str, str]  # kind and id

    @property
    def game(self) -> str:
        return self.report.pack.game


class Position(NamedTuple):
    """Where a component comes up: after so many choices of a match."""

    players: int
    seed: int
    options: Mapping[str, Any]
    codes: Sequence[int]


class Reached(NamedTuple):
    """Whose turn it is in a position, and what the match is played with."""

    seat: int
    options: dict[str, Value]


async def draft(
    services: Services,
    user: User,
    game: str,
    pack_id: Optional[str],
    kind: str,
    id: str,
    filled: Filled,
    unfinished: bool = True,
) -> Draft:
    """Refuses what no box can be made of, with the place."""
    text, component = await text_of(services, game, pack_id), (kind, id)
    report = await parsed(services, user, game, component, draft_report, game, text, component, filled)
    if unfinished:
        require_box(report, component)
    else:
        require_playable(report, component)
    return Draft(report, component)


def drafted(game: str, text: str, component: tuple[str, str]) -> tuple[Game, Component]:
    """The box of a draft, and the component there. For where uploads are parsed."""
    box = box_with(game, text, unfinished=True)
    found = next((each for each in box.components if (each.kind, each.id) == component), None)
    if found is None:
        raise not_found("no-component")
    return box, found


async def arising(services: Services, user: User, made: Draft) -> Optional[dict[str, Any]]:
    """A position in which the component comes up (`bots/find_example.py`); None if none was found in time."""
    job = ArisingJob(made.game, made.report.text, *made.component)
    thought = await services.workers.arising(job, services.settings.replay_seconds, user.id)
    if thought.wrong:
        raise Refused(503, "busy")
    return thought.result


def match_in(game: Game, position: Position) -> Match:
    """The match that has come to the position; refuses one that no game comes to."""
    try:
        match = Match(game, position.players, position.seed, position.options)
        with rules_timeout():
            for code in position.codes:
                match.choose(code)
    except (UsageError, IllegalChoice) as wrong:
        raise illegal("illegal", reason=str(wrong)[:120]) from None
    if match.decision is None:
        raise illegal("no-such-ply", "no-fork-there")
    return match


def reached(game: str, text: str, position: Position) -> Reached:
    match = match_in(box_with(game, text), position)
    assert match.decision is not None
    return Reached(match.decision.seat, match.options)


async def sit_down(services: Services, user: User, made: Draft, position: Position, lang: str) -> TableSession:
    """A table that begins in the position, played with the draft: me where somebody has to answer, bots elsewhere."""
    there = await parsed(services, user, made.game, None, reached, made.game, made.report.text, position)
    seats = against_bots(position.players, there.seat)
    box = await open_box(made.report)
    setup = TableSetup(box, there.options, seats, "", position.seed, codes=position.codes)
    return await open_table(services, user, setup, lang)
