"""Packs of people: created, changed, read by everybody who has the link, compared, merged line by line.

Each change is a new version, and versions never change. A table is set with the text of one, so nothing that happens to
a pack later reaches a table. A pack without an owner is the server's.

Texts and forms are parsed in processes of their own (`uploads/`), stored ones too. This process opens a box only for a
text that such a process has written and opened within its budget, and in a thread.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple, Optional, ParamSpec, TypeVar

from sqlalchemy import func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ...games import game_with_pack, games
from ...kernel.forms import Forms
from ...kernel.game import Game, UsageError
from ...kernel.packs import LONGEST_NAME, Pack
from ..core.bots.background_jobs import Say
from ..core.bots.jobs import TrialJob
from ..core.errors import conflict, forbidden, illegal, not_found
from ..core.matches.pack_texts import store_text
from ..core.matches.packed import is_open, remember_box
from ..core.plain_text import plain_line
from ..core.services import Services
from ..core.storage.models import PackText, PackVersion, StoredPack, User
from ..core.storage.queries import PACK_OF_TABLE
from ..core.uploads.workers import OverBudget
from .bad_pack import BadPack, bad_pack, require_box, require_playable
from .parsing import BARE, Filled, PackReport, filled_text, forms_of, read_new, read_next, read_pack, sentences
from .reports import PackReports

MOST_PACKS: Final = 50  # of one person
MOST_VERSIONS: Final = 500
TRIAL_BOT: Final = "easy"  # quick, and it wants to win
TRIAL_GAMES: Final = 50

P = ParamSpec("P")
R = TypeVar("R")
log = logging.getLogger(__name__)


class KeptPack(NamedTuple):
    """A version of a pack, with what it says."""

    stored: StoredPack
    version: PackVersion
    report: PackReport

    @property
    def pack(self) -> Pack:
        return self.report.pack

    @property
    def text(self) -> str:
        return self.report.text


async def all_packs(services: Services, user: Optional[User], game: str) -> list[StoredPack]:
    """One's own and those of the server, the newest first."""
    whose = or_(StoredPack.owner_id.is_(None), StoredPack.owner_id == (user.id if user else ""))
    query = select(StoredPack).where(StoredPack.game == game, whose).order_by(StoredPack.changed.desc())
    async with services.storage.reading() as db:
        return list((await db.execute(query)).scalars())


async def kept_pack(services: Services, pack_id: str, version: Optional[int] = None) -> KeptPack:
    async with services.storage.reading() as db:
        stored = await db.get(StoredPack, pack_id)
        if stored is None:
            raise not_found("no-pack")
        found = await db.get(PackVersion, (pack_id, stored.version if version is None else version))
        if found is None:
            raise not_found("no-pack")
        text = (await db.execute(select(PackText.text).where(PackText.hash == found.hash))).scalar_one()
    return KeptPack(stored, found, await report_on(services, stored.owner_id or stored.id, stored.game, text))


async def report_on(services: Services, person: str, game: str, text: str) -> PackReport:
    """What a stored text says. `person` is who uploaded it."""
    try:
        return await services[PackReports].of(person, game, text)
    except UsageError as wrong:
        raise bad_pack(wrong, game) from None


async def parsed(
    services: Services,
    user: Optional[User],
    game: str,
    component: Optional[tuple[str, str]],
    function: Callable[P, R],
    *arguments: P.args,
    **named: P.kwargs,
) -> R:
    """A function of an upload, called where it may cost what it likes (`uploads/`). Refuses what is no pack, with the
    place that is wrong. `component` is the one that somebody is filling in."""
    try:
        return await services.uploads.run(user.id if user else "", function, *arguments, **named)
    except UsageError as wrong:
        raise bad_pack(wrong, game, component) from None


async def open_box(report: PackReport) -> Game:
    """The box of a pack, to play with. Nothing but what a worker has opened within its budget is opened here."""
    require_playable(report)
    return await asyncio.to_thread(game_with_pack, report.pack.game, report.text)  # others play meanwhile


async def open_box_of(services: Services, table_id: str) -> None:
    """Before a table is locked: the box of its pack is open, unless this program cannot open it."""
    if table_id in services.matches:
        return  # its match keeps the box
    found = await services.storage.fetch(PACK_OF_TABLE, (table_id,), lambda row, _: tuple(row))
    for host, hash, game, text in found:
        if is_open(hash) or game not in games:
            return
        try:
            box = await open_box(await services[PackReports].of(host, game, text))
        except (UsageError, BadPack):
            return  # this program has other blocks than the one that the pack was made for
        except OverBudget:
            log.warning("table %s: its pack cannot be read within the budget of an upload", table_id)
            return
        remember_box(hash, box)


async def box_of(services: Services, game: str, pack_id: str) -> Game:
    """What a table is set with: the box of a pack as it is now."""
    return await open_box((await pack_of(services, game, pack_id)).report)


async def pack_of(services: Services, game: str, pack_id: str) -> KeptPack:
    """The newest version of a pack of this game."""
    kept = await kept_pack(services, pack_id)
    if kept.stored.game != game:
        raise illegal("bad-pack", "other-game", game=game)
    return kept


async def new_pack(services: Services, user: User, game: str, name: str, text: str) -> KeptPack:
    """From nothing, or from the text of a corrections file that somebody brings, which keeps its name and version."""
    report = await parsed(services, user, game, None, read_new, game, text, plain_line(name, LONGEST_NAME))
    if not report.pack.name:
        raise illegal("bad-pack", "nameless-pack")
    require_box(report)
    services[PackReports].keep(report)
    async with services.storage.changing() as db:
        count = select(func.count()).select_from(StoredPack).where(StoredPack.owner_id == user.id)
        if (await db.execute(count)).scalar_one() >= MOST_PACKS:
            raise conflict("refused", "many-packs", most=MOST_PACKS)
        stored = StoredPack(id=secrets.token_urlsafe(12), game=game, owner_id=user.id, name=report.pack.name)
        stored.version, stored.changed = report.pack.version, time.time()
        db.add(stored)
        await db.flush()
        return await _add_version(db, stored, report)


async def change_pack(
    services: Services, user: User, pack_id: str, base: int, text: str, filled: Optional[tuple[str, str]] = None
) -> KeptPack:
    """The next version of one's own pack. Changes based on an older version are refused, so nothing is lost."""
    async with services.storage.reading() as db:
        before = await db.get(StoredPack, pack_id)
    if before is None:
        raise not_found("no-pack")
    _require_own(before, user)
    game = before.game
    report = await parsed(services, user, game, filled, read_next, game, text, before.name, base + 1)
    require_box(report, filled)
    services[PackReports].keep(report)
    async with services.storage.changing() as db:
        stored = (await db.execute(select(StoredPack).where(StoredPack.id == pack_id).with_for_update())).scalar()
        if stored is None:
            raise not_found("no-pack")
        if stored.version != base:
            raise conflict("stale", "stale-pack", version=stored.version)
        if base >= MOST_VERSIONS:
            raise conflict("refused", "many-versions", most=MOST_VERSIONS)
        stored.name, stored.version, stored.changed = report.pack.name, report.pack.version, time.time()
        return await _add_version(db, stored, report)


async def _add_version(db: AsyncSession, stored: StoredPack, report: PackReport) -> KeptPack:
    hash = await store_text(db, stored.game, report.text)
    version = PackVersion(pack_id=stored.id, version=report.pack.version, hash=hash, at=stored.changed)
    db.add(version)
    await db.flush()
    return KeptPack(stored, version, report)


async def offer(db: AsyncSession, game: str, text: str) -> KeptPack:
    """A pack of the server's own, or the next version of the one of that name. Raises UsageError if it is no pack. Only
    for the command of the server's owner, whose process serves nobody."""
    pack = Pack.read(text, game)
    if not pack.name:
        raise UsageError("a pack that a server offers needs a name: [pack] name = ...")
    query = select(StoredPack).where(StoredPack.game == game, StoredPack.owner_id.is_(None))
    stored = (await db.execute(query.where(StoredPack.name == pack.name))).scalar()
    if stored is None:
        stored = StoredPack(id=secrets.token_urlsafe(12), game=game, owner_id=None, name=pack.name)
        stored.version = pack.version - 1
        db.add(stored)
    pack.version = stored.version = stored.version + 1
    report = read_pack(game, pack.text())
    if report.unfinished is not None:
        raise report.unfinished
    stored.changed = time.time()
    await db.flush()
    return await _add_version(db, stored, report)


async def remove_pack(services: Services, user: User, pack_id: str) -> None:
    """Tables that are played with it go on."""
    async with services.storage.changing() as db:
        stored = await db.get(StoredPack, pack_id)
        if stored is None:
            raise not_found("no-pack")
        _require_own(stored, user)
        await db.delete(stored)


def _require_own(stored: StoredPack, user: User) -> None:
    if stored.owner_id != user.id:
        raise forbidden("forbidden", "not-your-pack")


# ------------------------------------------------------------------------------------------------ by forms


async def forms_with(services: Services, game: str, pack_id: Optional[str]) -> Forms:
    """The forms of our own box, or of the newest version of a pack."""
    if pack_id is None:
        return await asyncio.to_thread(forms_of, game)
    report = (await pack_of(services, game, pack_id)).report
    require_box(report)
    return await asyncio.to_thread(forms_of, game, report.text)


async def text_of(services: Services, game: str, pack_id: Optional[str]) -> str:
    """What a form begins with: our own box, or the newest version of a pack."""
    return BARE if pack_id is None else (await pack_of(services, game, pack_id)).text


async def fill_in(
    services: Services, user: User, pack_id: str, base: int, component: tuple[str, str], filled: Filled
) -> KeptPack:
    """A component of a pack as a form has it: what is as we have it leaves the pack. A new version."""
    kept = await kept_pack(services, pack_id)
    _require_own(kept.stored, user)
    game = kept.stored.game
    text = await parsed(services, user, game, component, filled_text, game, kept.text, component, filled)
    return await change_pack(services, user, pack_id, base, text, component)


# ------------------------------------------------------------------------------------------------ tried out


async def trial_of(services: Services, kept: KeptPack) -> tuple[Optional[dict[str, Any]], Optional[int]]:
    """What came of the games of bots with this version, and how far they are: JOB_FAILED if they came to nothing."""
    async with services.storage.reading() as db:
        query = select(PackText.trial).where(PackText.hash == kept.version.hash)
        found: Optional[dict[str, Any]] = (await db.execute(query)).scalar_one()
    return found, services.background_jobs.progress(trial_key(kept))


async def begin_trial(services: Services, user: User, kept: KeptPack) -> None:
    """Queue the games; nothing happens if they are under way. Refuses a pack that cannot be played with."""
    require_playable(kept.report)
    job = TrialJob(kept.stored.game, kept.text, TRIAL_BOT, TRIAL_GAMES)

    async def work(say: Say) -> bool:
        thought = await services.workers.trial(job, services.settings.analysis_seconds, user.id, say)
        if thought.wrong or thought.result is None:
            return False
        async with services.storage.changing() as db:
            keeping = update(PackText).where(PackText.hash == kept.version.hash).values(trial=thought.result)
            await db.execute(keeping.execution_options(synchronize_session=False))
        return True

    services.background_jobs.begin(trial_key(kept), work)


def trial_key(kept: KeptPack) -> str:
    return f"pack/{kept.version.hash}"


# ------------------------------------------------------------------------------------------------ beside one another


async def pair(services: Services, pack_id: str, other_id: str) -> tuple[KeptPack, KeptPack]:
    """Two packs of one game, in their newest versions."""
    mine, theirs = await kept_pack(services, pack_id), await kept_pack(services, other_id)
    if mine.stored.game != theirs.stored.game:
        raise illegal("bad-pack", "other-game", game=mine.stored.game)
    return mine, theirs


async def said_by(
    services: Services, user: Optional[User], kept: KeptPack, effects: list[tuple[str, str]], lang: str
) -> dict[tuple[str, str], str]:
    """The sentences of effects in the box of a pack."""
    require_box(kept.report)
    game = kept.stored.game
    return await parsed(services, user, game, None, sentences, game, kept.text, effects, lang)
