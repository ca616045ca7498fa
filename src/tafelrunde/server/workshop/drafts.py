"""A component as somebody is just filling it in: a box with it that nobody has saved, to look at and to try out."""

from __future__ import annotations

from typing import Any, NamedTuple, Optional

from ..core.bots.jobs import ArisingJob
from ..core.errors import Refused
from ..core.services import Services
from ..core.storage.models import User
from ..core.tables.opening import TableSetup, against_bots, open_table
from ..core.tables.session import TableSession
from ..packs.interface import open_box, parsed, require_box, require_playable, text_of
from ..packs.page_interface import Filled, PackReport, draft_report
from .draft_positions import Position, reached


class Draft(NamedTuple):
    """A pack with it that nobody has saved."""

    report: PackReport
    component: tuple[str, str]  # kind and id

    @property
    def game(self) -> str:
        return self.report.pack.game


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


async def arising(services: Services, user: User, made: Draft) -> Optional[dict[str, Any]]:
    """A position in which the component comes up (`bots/find_example.py`); None if none was found in time."""
    job = ArisingJob(made.game, made.report.text, *made.component)
    thought = await services.workers.arising(job, services.settings.replay_seconds, user.id)
    if thought.wrong:
        raise Refused(503, "busy")
    return thought.result


async def sit_down(services: Services, user: User, made: Draft, position: Position, lang: str) -> TableSession:
    """A table that begins in the position, played with the draft: me where somebody has to answer, bots elsewhere."""
    there = await parsed(services, user, made.game, None, reached, made.game, made.report.text, position)
    seats = against_bots(position.players, there.seat)
    box = await open_box(made.report)
    setup = TableSetup(box, there.options, seats, "", position.seed, codes=position.codes)
    return await open_table(services, user, setup, lang)
