"""Stored packs: create, change, read, compare, merge, try out with bots.

Each change adds an immutable version. A table stores the text of its version, so later changes do not affect it. A pack
without an owner belongs to the server. Everybody who knows the id of a pack may read it.

All texts and forms are parsed in separate processes (`core/uploads/`), stored ones too. This process builds a game only
from a text that such a process has normalized within its budget, and does so in a thread.
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
from ..core.bots.background_jobs import ReportProgress
from ..core.bots.jobs import TrialJob
from ..core.errors import conflict, forbidden, illegal, not_found
from ..core.matches.pack_texts import delete_unused_texts, store_text
from ..core.matches.packed import is_loaded, remember_game
from ..core.plain_text import plain_line
from ..core.services import Services
from ..core.storage.models import PackText, PackVersion, StoredPack, User
from ..core.storage.queries import PACK_OF_TABLE
from ..core.uploads.workers import OverBudget
from .bad_pack import BadPack, bad_pack, require_playable, require_valid_pack
from .parsing import (
    UNCHANGED,
    FormValues,
    PackReport,
    forms_of,
    read_new,
    read_next,
    read_pack,
    sentences,
    text_with_form,
)
from .reports import PackReports

MOST_PACKS: Final = 50  # of one person
MOST_VERSIONS: Final = 500
TRIAL_BOT: Final = "easy"  # quick, but not random
TRIAL_GAMES: Final = 50

P = ParamSpec("P")
R = TypeVar("R")
log = logging.getLogger(__name__)


class LoadedPack(NamedTuple):
    """A version of a pack with its parsed contents."""

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
    """The user's packs and those of the server, newest first."""
    whose = or_(StoredPack.owner_id.is_(None), StoredPack.owner_id == (user.id if user else ""))
    query = select(StoredPack).where(StoredPack.game == game, whose).order_by(StoredPack.changed.desc())
    async with services.storage.reading() as db:
        return list((await db.execute(query)).scalars())


async def load_pack(services: Services, pack_id: str, version: Optional[int] = None) -> LoadedPack:
    async with services.storage.reading() as db:
        stored = await db.get(StoredPack, pack_id)
        if stored is None:
            raise not_found("no-pack")
        found = await db.get(PackVersion, (pack_id, stored.version if version is None else version))
        if found is None:
            raise not_found("no-pack")
        text = (await db.execute(select(PackText.text).where(PackText.hash == found.hash))).scalar_one()
    try:
        report = await services[PackReports].of(stored.owner_id or stored.id, stored.game, text)
    except UsageError as wrong:
        raise bad_pack(wrong, stored.game) from None
    return LoadedPack(stored, found, report)


async def run_on_upload(
    services: Services,
    user: Optional[User],
    game: str,
    component: Optional[tuple[str, str]],
    function: Callable[P, R],
    *arguments: P.args,
    **named: P.kwargs,
) -> R:
    """Call a function on an upload in a separate process with a budget (`core/uploads/`). An invalid pack is refused
    with the place of the error. `component` is the one that the caller is filling in."""
    try:
        return await services.uploads.run(user.id if user else "", function, *arguments, **named)
    except UsageError as wrong:
        raise bad_pack(wrong, game, component) from None


async def patched_game(report: PackReport) -> Game:
    """The game with the pack applied. The report shows that a worker could build it within its budget."""
    require_playable(report)
    return await asyncio.to_thread(game_with_pack, report.pack.game, report.text)


async def load_game_of_table(services: Services, table_id: str) -> None:
    """Hook that runs before a table is locked: load the game with the table's pack, if this server can."""
    if table_id in services.matches:
        return  # the cached match has the game
    found = await services.storage.fetch(PACK_OF_TABLE, (table_id,), lambda row, _: tuple(row))
    for host, hash, game, text in found:
        if is_loaded(hash) or game not in games:
            return
        try:
            patched = await patched_game(await services[PackReports].of(host, game, text))
        except (UsageError, BadPack):
            return  # the pack was made for other rules
        except OverBudget:
            log.warning("table %s: its pack cannot be read within the budget of an upload", table_id)
            return
        remember_game(hash, patched)


class PackedGame(NamedTuple):
    """The game with a pack applied."""

    game: Game
    is_own: bool  # a pack of a person, not of the server


async def game_with_stored_pack(services: Services, game: str, pack_id: str) -> PackedGame:
    """The game with the newest version of a pack applied."""
    pack = await _pack_of_game(services, game, pack_id)
    return PackedGame(await patched_game(pack.report), pack.stored.owner_id is not None)


async def _pack_of_game(services: Services, game: str, pack_id: str) -> LoadedPack:
    """The newest version of a pack; refuses packs of other games."""
    pack = await load_pack(services, pack_id)
    if pack.stored.game != game:
        raise illegal("bad-pack", "other-game", game=game)
    return pack


async def new_pack(services: Services, user: User, game: str, name: str, text: str) -> LoadedPack:
    """Create an empty pack, or one from an uploaded corrections file, which keeps its name and version."""
    report = await run_on_upload(services, user, game, None, read_new, game, text, plain_line(name, LONGEST_NAME))
    if not report.pack.name:
        raise illegal("bad-pack", "nameless-pack")
    require_valid_pack(report)
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
    services: Services, user: User, pack_id: str, base: int, text: str, component: Optional[tuple[str, str]] = None
) -> LoadedPack:
    """Add a version to the user's own pack. Changes that are not based on the newest version are refused. `component`
    is the one that the caller is filling in."""
    async with services.storage.reading() as db:
        before = await db.get(StoredPack, pack_id)
    if before is None:
        raise not_found("no-pack")
    _require_own(before, user)
    game = before.game
    report = await run_on_upload(services, user, game, component, read_next, game, text, before.name, base + 1)
    require_valid_pack(report, component)
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


async def _add_version(db: AsyncSession, stored: StoredPack, report: PackReport) -> LoadedPack:
    hash = await store_text(db, stored.game, report.text)
    version = PackVersion(pack_id=stored.id, version=report.pack.version, hash=hash, at=stored.changed)
    db.add(version)
    await db.flush()
    return LoadedPack(stored, version, report)


async def offer(db: AsyncSession, game: str, text: str) -> LoadedPack:
    """Add a pack of the server, or the next version of the one with this name. Raises UsageError for an invalid pack.
    Parses in this process, so only for the command line."""
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
    """Delete a pack. Tables that use it are not affected."""
    async with services.storage.changing() as db:
        stored = await db.get(StoredPack, pack_id)
        if stored is None:
            raise not_found("no-pack")
        _require_own(stored, user)
        await db.delete(stored)
        await db.flush()
        await delete_unused_texts(db)


def _require_own(stored: StoredPack, user: User) -> None:
    if stored.owner_id != user.id:
        raise forbidden("forbidden", "not-your-pack")


# ------------------------------------------------------------------------------------------------ forms


async def forms_with(services: Services, game: str, pack_id: Optional[str]) -> Forms:
    """The forms of the game, with the newest version of a pack if one is given."""
    if pack_id is None:
        return await asyncio.to_thread(forms_of, game)
    report = (await _pack_of_game(services, game, pack_id)).report
    require_valid_pack(report)
    return await asyncio.to_thread(forms_of, game, report.text)


async def text_of(services: Services, game: str, pack_id: Optional[str]) -> str:
    """The text that a form is based on: that of the newest version of a pack, else of a pack without changes."""
    return UNCHANGED if pack_id is None else (await _pack_of_game(services, game, pack_id)).text


async def save_form(
    services: Services, user: User, pack_id: str, base: int, component: tuple[str, str], values: FormValues
) -> LoadedPack:
    """Save a form of a component as a new version; default values are removed from the pack."""
    pack = await load_pack(services, pack_id)
    _require_own(pack.stored, user)
    game = pack.stored.game
    text = await run_on_upload(services, user, game, component, text_with_form, game, pack.text, component, values)
    return await change_pack(services, user, pack_id, base, text, component)


# ------------------------------------------------------------------------------------------------ trials by bots


async def trial_of(services: Services, pack: LoadedPack) -> tuple[Optional[dict[str, Any]], Optional[int]]:
    """The stored result of bot games with this version, and their progress (JOB_FAILED if they failed)."""
    async with services.storage.reading() as db:
        query = select(PackText.trial).where(PackText.hash == pack.version.hash)
        found: Optional[dict[str, Any]] = (await db.execute(query)).scalar_one()
    return found, services.background_jobs.progress(_trial_key(pack))


async def start_trial(services: Services, user: User, pack: LoadedPack) -> None:
    """Start the games unless they are running. Refuses a pack that is not playable."""
    require_playable(pack.report)
    job = TrialJob(pack.stored.game, pack.text, TRIAL_BOT, TRIAL_GAMES)

    async def work(report: ReportProgress) -> bool:
        thought = await services.workers.run(job, services.settings.analysis_seconds, user.id, report)
        if thought.wrong or thought.result is None:
            return False
        async with services.storage.changing() as db:
            store = update(PackText).where(PackText.hash == pack.version.hash).values(trial=thought.result)
            await db.execute(store.execution_options(synchronize_session=False))
        return True

    services.background_jobs.begin(_trial_key(pack), work)


def _trial_key(pack: LoadedPack) -> str:
    return f"pack/{pack.version.hash}"


# ------------------------------------------------------------------------------------------------ comparison


async def load_pair(services: Services, pack_id: str, other_id: str) -> tuple[LoadedPack, LoadedPack]:
    """The newest versions of two packs of one game."""
    mine, theirs = await load_pack(services, pack_id), await load_pack(services, other_id)
    if mine.stored.game != theirs.stored.game:
        raise illegal("bad-pack", "other-game", game=mine.stored.game)
    return mine, theirs


async def effect_sentences(
    services: Services, user: Optional[User], pack: LoadedPack, components: list[tuple[str, str]], lang: str
) -> dict[tuple[str, str], str]:
    """The effects of components in words, with the pack applied."""
    require_valid_pack(pack.report)
    game = pack.stored.game
    return await run_on_upload(services, user, game, None, sentences, game, pack.text, components, lang)
