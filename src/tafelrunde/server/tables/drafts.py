"""A component as somebody is just filling it in: a box with it that nobody has saved, to look at and to try out."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Optional

from ...kernel.game import BadUse, Component, Game
from ...kernel.match import IllegalChoice, Match
from ..errors import Refused, illegal, not_found
from ..matches.rules_timeout import rules_timeout
from ..services import Services
from ..storage.models import User
from ..thinking.jobs import ArisingJob
from .opening import TableSetup, against_bots, open_table
from .packs import BARE, Filled, filled_in, forms_of, opened, read_pack, text_of
from .session import TableSession


class Draft(NamedTuple):
    """The box with it, and the component there."""

    box: Game
    component: Component


class Position(NamedTuple):
    """Where a component comes up: after so many choices of a match."""

    players: int
    seed: int
    options: Mapping[str, Any]
    codes: Sequence[int]


async def draft(
    services: Services,
    game: str,
    pack_id: Optional[str],
    kind: str,
    id: str,
    filled: Filled,
    unfinished: bool = True,
) -> Draft:
    """Refuses what no box can be made of, with the place."""
    text = BARE if pack_id is None else await text_of(services, game, pack_id)
    forms = await asyncio.to_thread(forms_of, game)
    pack = filled_in(forms, read_pack(game, text), (kind, id), filled)
    box = await opened(game, pack.text(), unfinished, (kind, id))
    component = next((each for each in box.components if (each.kind, each.id) == (kind, id)), None)
    if component is None:
        raise not_found("no-component")
    return Draft(box, component)


async def arising(services: Services, user: User, made: Draft) -> Optional[dict[str, Any]]:
    """A position in which the component comes up (`bots/arising.py`); None if none was found in time."""
    job = ArisingJob(made.box.name, made.box.pack, made.component.kind, made.component.id)
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
    except (BadUse, IllegalChoice) as wrong:
        raise illegal("illegal", reason=str(wrong)[:120]) from None
    if match.decision is None:
        raise illegal("no-such-ply", "no-fork-there")
    return match


async def sit_down(services: Services, user: User, made: Draft, position: Position, lang: str) -> TableSession:
    """A table that begins in the position, played with the draft: me where somebody has to answer, bots elsewhere."""
    match = match_in(made.box, position)
    assert match.decision is not None
    seats = against_bots(match.players, match.decision.seat)
    setup = TableSetup(made.box, match.options, seats, "", match.seed, codes=match.codes)
    return await open_table(services, user, setup, lang)
