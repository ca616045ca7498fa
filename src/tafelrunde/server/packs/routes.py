"""Routes of packs."""

from __future__ import annotations

from typing import Annotated, Optional

from fastapi import Path, Query
from fastapi.responses import PlainTextResponse

from ..core.http.dependencies import CurrentServices, Human, ScreenQuery, Visitor, known_game, rate_limited
from ..core.http.router import api_router
from ..core.schemas.common import Done
from ..core.schemas.requests import VISIBLE_ASCII
from . import packs
from .comparison import compared, merged
from .parsing import FormValues
from .presentation import effects_in, pack_info, pack_lines, pack_view, trial_view
from .schemas import MergeIn, NewPackIn, PackIn, PackInfo, PackLine, PackTrial, PackView, SavedForm

router = api_router("packs")

PackId = Annotated[str, Path(max_length=32, pattern=VISIBLE_ASCII)]
OtherId = Annotated[str, Query(max_length=32, pattern=VISIBLE_ASCII)]
Kind = Annotated[str, Path(max_length=60)]
Version = Annotated[Optional[int], Query(ge=1, lt=1_000_000)]


@router.get("/games/{game}/packs")
async def list_packs(game: str, services: CurrentServices, user: Visitor) -> list[PackInfo]:
    """The caller's packs of a game and those of the server, newest first."""
    return [pack_info(each, user) for each in await packs.all_packs(services, user, known_game(game).name)]


@router.post("/games/{game}/packs", status_code=201, dependencies=[rate_limited("packs")])
async def create_pack(game: str, body: NewPackIn, services: CurrentServices, user: Human) -> PackView:
    """Create an empty pack, or one from a corrections file (TOML). Errors are refused (422 `bad-pack`) with their
    place."""
    return pack_view(await packs.new_pack(services, user, known_game(game).name, body.name, body.text), user)


@router.get("/packs/{pack_id}", dependencies=[rate_limited("steps")])
async def pack(pack_id: PackId, services: CurrentServices, user: Visitor, version: Version = None) -> PackView:
    """A pack, the newest version by default."""
    return pack_view(await packs.load_pack(services, pack_id, version), user)


@router.get("/packs/{pack_id}/pack.toml", response_class=PlainTextResponse, dependencies=[rate_limited("steps")])
async def pack_file(pack_id: PackId, services: CurrentServices, version: Version = None) -> PlainTextResponse:
    """A pack as a corrections file (TOML)."""
    pack = await packs.load_pack(services, pack_id, version)
    name = f"{pack.stored.game}-{pack.report.hash}.toml"
    return PlainTextResponse(pack.text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/packs/{pack_id}", dependencies=[rate_limited("packs")])
async def change_pack(pack_id: PackId, body: PackIn, services: CurrentServices, user: Human) -> PackView:
    """Add a version to the caller's pack. `version` is the one that was changed; 409 `stale` if there is a newer
    one."""
    return pack_view(await packs.change_pack(services, user, pack_id, body.version, body.text), user)


@router.post("/packs/{pack_id}/components/{kind}/{id}", dependencies=[rate_limited("packs")])
async def fill_in_component(
    pack_id: PackId, kind: Kind, id: Kind, body: SavedForm, services: CurrentServices, user: Human
) -> PackView:
    """Save a form of a component into the caller's pack as a new version; default values are removed from the pack."""
    values = FormValues(body.parts, body.names, body.note)
    return pack_view(await packs.save_form(services, user, pack_id, body.version, (kind, id), values), user)


@router.post("/packs/{pack_id}/remove")
async def remove_pack(pack_id: PackId, services: CurrentServices, user: Human) -> Done:
    """Delete a pack. Tables that use it are not affected."""
    await packs.remove_pack(services, user, pack_id)
    return Done(done=True)


@router.get("/packs/{pack_id}/compare", dependencies=[rate_limited("drafts")])
async def compare_packs(
    pack_id: PackId, other: OtherId, services: CurrentServices, user: Visitor, screen: ScreenQuery
) -> list[PackLine]:
    """The differences between this pack and another one of the same game."""
    mine, theirs = await packs.load_pair(services, pack_id, other)
    lines = compared(mine.pack, theirs.pack)
    changed = effects_in(lines)
    sentences = [await packs.effect_sentences(services, user, one, changed, screen.lang) for one in (mine, theirs)]
    return pack_lines(lines, sentences)


@router.post("/packs/{pack_id}/merge", dependencies=[rate_limited("packs")])
async def merge_packs(pack_id: PackId, body: MergeIn, services: CurrentServices, user: Human) -> PackView:
    """Copy lines of another pack into the caller's, as a new version. Lines that the other pack lacks are removed."""
    mine, theirs = await packs.load_pair(services, pack_id, body.other)
    taken = merged(mine.pack, theirs.pack, [(line.kind, line.id, line.part) for line in body.take])
    return pack_view(await packs.change_pack(services, user, pack_id, body.version, taken.text()), user)


@router.get("/packs/{pack_id}/trial")
async def pack_trial(pack_id: PackId, services: CurrentServices, version: Version = None) -> PackTrial:
    """The result of bot games with a pack, or their progress."""
    return trial_view(*await packs.trial_of(services, await packs.load_pack(services, pack_id, version)))


@router.post("/packs/{pack_id}/trial", dependencies=[rate_limited("records")])
async def try_pack(pack_id: PackId, services: CurrentServices, user: Human) -> PackTrial:
    """Let bots play 50 quick games with the newest version and the same games without it: does every game end, do
    invariants hold, how do scores change? It takes about a minute; the result is stored with the version."""
    pack = await packs.load_pack(services, pack_id)
    found, _ = await packs.trial_of(services, pack)
    if found is None:
        await packs.start_trial(services, user, pack)
    return trial_view(*await packs.trial_of(services, pack))
