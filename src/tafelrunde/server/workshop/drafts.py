"""Drafts: unsaved changes of a component, tried out in example positions and at tables."""

from __future__ import annotations

from typing import Any, NamedTuple, Optional

from ..core.bots.jobs import ExampleJob
from ..core.errors import Refused
from ..core.services import Services
from ..core.storage.models import User
from ..core.tables.opening import open_table
from ..core.tables.session import TableSession
from ..core.tables.setup import TableSetup, against_bots
from ..packs.interface import patched_game, require_playable, require_valid_pack, run_on_upload, text_of
from ..packs.parsing import FormValues, PackReport, draft_report
from .draft_view import Position, reached


class Draft(NamedTuple):
    """An unsaved pack with the changed component."""

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
    component: tuple[str, str],
    values: FormValues,
    unfinished: bool,
) -> Draft:
    """Refuses invalid values, and unfinished packs unless `unfinished` is true."""
    text = await text_of(services, game, pack_id)
    report = await run_on_upload(services, user, game, component, draft_report, game, text, component, values)
    if unfinished:
        require_valid_pack(report, component)
    else:
        require_playable(report, component)
    return Draft(report, component)


async def find_example(services: Services, user: User, made: Draft) -> Optional[dict[str, Any]]:
    """A position in which the component is used (`bots/find_example.py`); None if none was found in time."""
    job = ExampleJob(made.game, made.report.text, *made.component)
    thought = await services.workers.run(job, services.settings.replay_seconds, user.id)
    if thought.wrong:
        raise Refused(503, "busy")
    return thought.result


async def open_table_at(services: Services, user: User, made: Draft, position: Position, lang: str) -> TableSession:
    """Open a table with the draft that starts at the position: the user takes the seat to move, bots the others."""
    there = await run_on_upload(services, user, made.game, None, reached, made.game, made.report.text, position)
    seats = against_bots(position.players, there.seat)
    patched = await patched_game(made.report)
    setup = TableSetup(patched, there.options, seats, "", position.seed, codes=position.codes)
    return await open_table(services, user, setup, lang)
