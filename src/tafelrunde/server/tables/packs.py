"""Packs that people keep: made, changed, read by whoever has the link, compared, merged line by line.

Each change is a new version, and versions never change. A table is set with the text of one, so nothing that happens to
a pack later reaches a table. A pack without an owner is the server's.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, Optional

from sqlalchemy import func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ...games import box_with, games
from ...kernel.corrections import NAMES, NOTE
from ...kernel.forms import Forms
from ...kernel.game import BadUse, Game
from ...kernel.misprints import Misprint, misprint_at
from ...kernel.packs import LANGUAGES, LONGEST_NAME, Pack, toml
from ...words import words_of
from ...words.texts import name_id
from ..access.accounts import plain_line
from ..errors import Refused, conflict, forbidden, illegal, not_found
from ..matches.packed import store
from ..services import Services
from ..storage.models import PackText, PackVersion, StoredPack, User
from ..texts import server_texts
from ..thinking.analyses import Say
from ..thinking.jobs import TrialJob

MOST_PACKS: Final = 50  # of one person
MOST_VERSIONS: Final = 500
BARE: Final = '[pack]\nname = "as it is"\n'  # a copy of the box that knows what its tables are made of
TRIAL_BOT: Final = "easy"  # quick, and it wants to win
TRIAL_GAMES: Final = 50


class KeptPack(NamedTuple):
    """A version of a pack, with what it says."""

    stored: StoredPack
    version: PackVersion
    pack: Pack
    text: str


class Filled(NamedTuple):
    """A form that somebody filled in; names by language."""

    parts: Mapping[str, Any]
    names: Mapping[Literal["en", "de"], str]
    note: str


class Line(NamedTuple):
    """Where two packs differ: what each says of a part of a component, as TOML; None where it says nothing."""

    kind: str
    id: str
    part: str
    mine: Optional[str]
    theirs: Optional[str]


async def all_packs(services: Services, user: Optional[User], game: str) -> list[StoredPack]:
    """One's own and those of the server, the newest first."""
    whose = or_(StoredPack.owner_id.is_(None), StoredPack.owner_id == (user.id if user else ""))
    query = select(StoredPack).where(StoredPack.game == game, whose).order_by(StoredPack.changed.desc())
    async with services.storage.reading() as db:
        return list((await db.execute(query)).scalars())


async def kept_pack(services: Services, pack_id: str, version: Optional[int] = None) -> KeptPack:
    async with services.storage.reading() as db:
        return await _kept(db, pack_id, version)


async def _kept(db: AsyncSession, pack_id: str, version: Optional[int] = None) -> KeptPack:
    stored = await db.get(StoredPack, pack_id)
    if stored is None:
        raise not_found("no-pack")
    found = await db.get(PackVersion, (pack_id, stored.version if version is None else version))
    if found is None:
        raise not_found("no-pack")
    text = (await db.execute(select(PackText.text).where(PackText.hash == found.hash))).scalar_one()
    return KeptPack(stored, found, Pack.read(text, stored.game), text)


async def opened(game: str, text: str, unfinished: bool = True, filled: Optional[tuple[str, str]] = None) -> Game:
    """The box that a pack makes; refuses a pack that makes none, with the place that is wrong. Who still moves copies
    from one card to another keeps an unfinished pack. `filled` is the component that somebody is filling in."""
    try:
        return await asyncio.to_thread(box_with, game, text, unfinished)  # others play meanwhile
    except BadUse as wrong:
        raise bad_pack(wrong, game, filled) from None


class BadPack(Refused):
    """A pack that no box can be made of, said in the language of who asks. Who fills in a component is told the field
    that is wrong, beside which the reason is enough."""

    def __init__(self, wrong: BadUse, game: Game, filled: Optional[tuple[str, str]] = None) -> None:
        found = misprint_at("", str(wrong), wrong) if not isinstance(wrong, Misprint) else wrong
        component = ".".join((game.name, *filled)) + "." if filled else None
        part = found.where.removeprefix(component) if component and found.where.startswith(component) else ""
        super().__init__(422, "bad-pack", place=found.where, part=part)
        self._game = game
        self._wrong = found

    def body(self, lang: str) -> dict[str, Any]:
        reason = words_of(self._game, lang).text(f"misprint-{self._wrong.why}", **self._wrong.facts)
        place, part = self.facts["place"], self.facts["part"]
        why = "error-bad-pack-at" if place else "error-bad-pack"
        error = reason if part else server_texts(lang).text(why, place=place, reason=reason)
        return {"error": error, "code": self.code, "reason": reason, **self.facts}


def bad_pack(wrong: BadUse, game: str, filled: Optional[tuple[str, str]] = None) -> Refused:
    return BadPack(wrong, games[game], filled)


async def box_of(services: Services, game: str, pack_id: str) -> Game:
    """What a table is set with: the box of a pack as it is now."""
    return await opened(game, await text_of(services, game, pack_id), unfinished=False)


async def text_of(services: Services, game: str, pack_id: str) -> str:
    """The newest version of a pack of this game."""
    kept = await kept_pack(services, pack_id)
    if kept.stored.game != game:
        raise illegal("bad-pack", "other-game", game=game)
    return kept.text


def read_pack(game: str, text: str, filled: Optional[tuple[str, str]] = None) -> Pack:
    try:
        return Pack.read(text, game)
    except BadUse as wrong:
        raise bad_pack(wrong, game, filled) from None


async def new_pack(services: Services, user: User, game: str, name: str, text: str) -> KeptPack:
    """From nothing, or from the text of a corrections file that somebody brings, which keeps its name and version."""
    pack = read_pack(game, text)
    pack.name = plain_line(name, LONGEST_NAME) or pack.name
    if not pack.name:
        raise illegal("bad-pack", "nameless-pack")
    box = await opened(game, pack.text())
    async with services.storage.changing() as db:
        count = select(func.count()).select_from(StoredPack).where(StoredPack.owner_id == user.id)
        if (await db.execute(count)).scalar_one() >= MOST_PACKS:
            raise conflict("refused", "many-packs", most=MOST_PACKS)
        stored = StoredPack(id=secrets.token_urlsafe(12), game=game, owner_id=user.id, name=pack.name)
        stored.version, stored.changed = pack.version, time.time()
        db.add(stored)
        await db.flush()
        return await _add_version(db, stored, pack, box)


async def change_pack(
    services: Services, user: User, pack_id: str, base: int, text: str, filled: Optional[tuple[str, str]] = None
) -> KeptPack:
    """The next version of a pack of one's own. Whoever began with an older one is told so, and nothing is lost."""
    before = await kept_pack(services, pack_id)
    _require_own(before.stored, user)
    pack = read_pack(before.stored.game, text, filled)
    pack.name, pack.version = pack.name or before.stored.name, base + 1
    box = await opened(before.stored.game, pack.text(), filled=filled)
    async with services.storage.changing() as db:
        stored = (await db.execute(select(StoredPack).where(StoredPack.id == pack_id).with_for_update())).scalar()
        if stored is None:
            raise not_found("no-pack")
        if stored.version != base:
            raise conflict("stale", "stale-pack", version=stored.version)
        if base >= MOST_VERSIONS:
            raise conflict("refused", "many-versions", most=MOST_VERSIONS)
        stored.name, stored.version, stored.changed = pack.name, pack.version, time.time()
        return await _add_version(db, stored, pack, box)


async def _add_version(db: AsyncSession, stored: StoredPack, pack: Pack, box: Game) -> KeptPack:
    hash = await store(db, box)
    assert hash is not None
    version = PackVersion(pack_id=stored.id, version=pack.version, hash=hash, at=stored.changed)
    db.add(version)
    await db.flush()
    return KeptPack(stored, version, pack, box.pack)


async def offer(db: AsyncSession, game: str, text: str) -> KeptPack:
    """A pack of the server's own, or the next version of the one of that name. Refuses (BadUse) what is no pack."""
    pack = Pack.read(text, game)
    if not pack.name:
        raise BadUse("a pack that a server offers needs a name: [pack] name = ...")
    query = select(StoredPack).where(StoredPack.game == game, StoredPack.owner_id.is_(None))
    stored = (await db.execute(query.where(StoredPack.name == pack.name))).scalar()
    if stored is None:
        stored = StoredPack(id=secrets.token_urlsafe(12), game=game, owner_id=None, name=pack.name)
        stored.version = pack.version - 1
        db.add(stored)
    pack.version = stored.version = stored.version + 1
    stored.changed = time.time()
    await db.flush()
    return await _add_version(db, stored, pack, await asyncio.to_thread(box_with, game, pack.text()))


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


@lru_cache(maxsize=8)  # few: each keeps a copy of a box
def forms_of(game: str, text: str = BARE) -> Forms:
    return Forms(box_with(game, text, unfinished=True))


async def fill_in(
    services: Services, user: User, pack_id: str, base: int, component: tuple[str, str], filled: Filled
) -> KeptPack:
    """A component of a pack as a form has it: what is as we have it leaves the pack. A new version."""
    kept = await kept_pack(services, pack_id)
    forms = await asyncio.to_thread(forms_of, kept.stored.game)
    pack = filled_in(forms, kept.pack, component, filled)
    return await change_pack(services, user, pack_id, base, pack.text(), component)


def filled_in(forms: Forms, pack: Pack, component: tuple[str, str], filled: Filled) -> Pack:
    """A pack with a component as a form has it."""
    if component not in forms.all():
        raise not_found("no-component")
    try:
        changes = forms.changes(*component, filled.parts)
    except BadUse as wrong:
        raise bad_pack(wrong, pack.game, component) from None
    ours = _own_names(forms.game, component)
    names = {lang: name.strip() for lang, name in filled.names.items() if name.strip() and name != ours.get(lang)}
    beside = {NAMES: names, NOTE: filled.note.strip()}
    changes.update({part: value for part, value in beside.items() if value})
    made = Pack(pack.game, pack.name, pack.version, {**pack.changes, component: changes})
    if not changes:
        del made.changes[component]
    return made


def _own_names(game: Game, component: tuple[str, str]) -> dict[str, str]:
    """What we call a component, by language."""
    found = next((each for each in game.components if (each.kind, each.id) == component), None)
    id = None if found is None else name_id(game, found)
    return {} if id is None else {lang: words_of(game, lang).text(id) for lang in LANGUAGES}


# ------------------------------------------------------------------------------------------------ tried out


async def trial_of(services: Services, kept: KeptPack) -> tuple[Optional[dict[str, Any]], Optional[int]]:
    """What came of the games of bots with this version, and how far they are: FAILED if they came to nothing."""
    async with services.storage.reading() as db:
        query = select(PackText.trial).where(PackText.hash == kept.version.hash)
        found: Optional[dict[str, Any]] = (await db.execute(query)).scalar_one()
    return found, services.analyses.progress(trial_key(kept))


async def begin_trial(services: Services, user: User, kept: KeptPack) -> None:
    """Queue the games; nothing happens if they are under way. Refuses a pack that cannot be played with."""
    await opened(kept.stored.game, kept.text, unfinished=False)
    job = TrialJob(kept.stored.game, kept.text, TRIAL_BOT, TRIAL_GAMES)

    async def work(say: Say) -> bool:
        thought = await services.workers.trial(job, services.settings.analysis_seconds, user.id, say)
        if thought.wrong or thought.result is None:
            return False
        async with services.storage.changing() as db:
            keeping = update(PackText).where(PackText.hash == kept.version.hash).values(trial=thought.result)
            await db.execute(keeping.execution_options(synchronize_session=False))
        return True

    services.analyses.begin(trial_key(kept), work)


def trial_key(kept: KeptPack) -> str:
    return f"pack/{kept.version.hash}"


# ------------------------------------------------------------------------------------------------ beside one another


async def pair(services: Services, pack_id: str, other_id: str) -> tuple[KeptPack, KeptPack]:
    """Two packs of one game, in their newest versions."""
    async with services.storage.reading() as db:
        mine, theirs = await _kept(db, pack_id), await _kept(db, other_id)
    if mine.stored.game != theirs.stored.game:
        raise illegal("bad-pack", "other-game", game=mine.stored.game)
    return mine, theirs


def compared(mine: Pack, theirs: Pack) -> list[Line]:
    """The lines in which they differ, in the order of the TOML."""
    lines: list[Line] = []
    for kind, id in sorted(mine.changes.keys() | theirs.changes.keys()):
        ours, others = mine.changes.get((kind, id), {}), theirs.changes.get((kind, id), {})
        for part in dict.fromkeys([*ours, *others]):
            if ours.get(part) != others.get(part):
                lines.append(Line(kind, id, part, _told(ours.get(part)), _told(others.get(part))))
    return lines


def _told(value: Any) -> Optional[str]:
    return None if value is None else toml(value)


def merged(mine: Pack, theirs: Pack, take: Sequence[tuple[str, str, str]]) -> Pack:
    """Mine, with the lines of the other that are taken; where the other says nothing, the line goes."""
    changes = {component: dict(parts) for component, parts in mine.changes.items()}
    differ = {(line.kind, line.id, line.part) for line in compared(mine, theirs)}
    for kind, id, part in take:
        if (kind, id, part) not in differ:
            raise illegal("bad-pack", "no-such-line", line=f"{kind}.{id}.{part}"[:120])
        parts = changes.setdefault((kind, id), {})
        value = theirs.changes.get((kind, id), {}).get(part)
        if value is None:
            parts.pop(part)
        else:
            parts[part] = value
    return Pack(mine.game, mine.name, mine.version, {component: parts for component, parts in changes.items() if parts})
