"""Packs of corrections. Anybody who knows the id of a pack may read it."""

from __future__ import annotations

from typing import Annotated, Optional

from fastapi import Path, Query
from fastapi.responses import PlainTextResponse

from ..core.http.dependencies import CurrentServices, Human, ScreenQuery, Visitor, known_game, rate_limited
from ..core.http.router import api_router
from ..core.schemas.requests import VISIBLE_ASCII
from ..core.schemas.server import Done
from . import packs
from .comparison import compared, merged
from .parsing import Filled
from .presentation import effects_in, pack_info, pack_lines, pack_view, trial_view
from .schemas import MergeIn, NewPackIn, PackIn, PackInfo, PackLine, PackTrial, PackView, SavedForm

router = api_router("packs")

PackId = Annotated[str, Path(max_length=32, pattern=VISIBLE_ASCII)]
OtherId = Annotated[str, Query(max_length=32, pattern=VISIBLE_ASCII)]
Kind = Annotated[str, Path(max_length=60)]
Version = Annotated[Optional[int], Query(ge=1, lt=1_000_000)]


@router.get("/games/{game}/packs")
async def list_packs(game: str, services: CurrentServices, user: Visitor) -> list[PackInfo]:
    """My packs of a game and those of the server, the newest first."""
    return [pack_info(each, user) for each in await packs.all_packs(services, user, known_game(game).name)]


@router.post("/games/{game}/packs", status_code=201, dependencies=[rate_limited("packs")])
async def create_pack(game: str, body: NewPackIn, services: CurrentServices, user: Human) -> PackView:
    """Begin a pack, or bring one as the TOML of corrections. What is wrong is refused (422 `bad-pack`) with the
    place where it stands."""
    made = await packs.new_pack(services, user, known_game(game).name, body.name, body.text)
    return pack_view(made, user)


@router.get("/packs/{pack_id}", dependencies=[rate_limited("steps")])
async def pack(pack_id: PackId, services: CurrentServices, user: Visitor, version: Version = None) -> PackView:
    """A pack, the newest version by default."""
    return pack_view(await packs.kept_pack(services, pack_id, version), user)


@router.get("/packs/{pack_id}/pack.toml", response_class=PlainTextResponse, dependencies=[rate_limited("steps")])
async def pack_file(pack_id: PackId, services: CurrentServices, version: Version = None) -> PlainTextResponse:
    """A pack as a file of corrections."""
    kept = await packs.kept_pack(services, pack_id, version)
    name = f"{kept.stored.game}-{kept.report.hash}.toml"
    return PlainTextResponse(kept.text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/packs/{pack_id}", dependencies=[rate_limited("packs")])
async def change_pack(pack_id: PackId, body: PackIn, services: CurrentServices, user: Human) -> PackView:
    """The next version of my pack. `version` is the one that was changed; if there is a newer one, 409 `stale`."""
    return pack_view(await packs.change_pack(services, user, pack_id, body.version, body.text), user)


@router.post("/packs/{pack_id}/components/{kind}/{id}", dependencies=[rate_limited("packs")])
async def fill_in_component(
    pack_id: PackId, kind: Kind, id: Kind, body: SavedForm, services: CurrentServices, user: Human
) -> PackView:
    """Save a filled-in form into my pack; what is as we have it leaves the pack. A new version."""
    filled = Filled(body.parts, body.names, body.note)
    return pack_view(await packs.fill_in(services, user, pack_id, body.version, (kind, id), filled), user)


@router.post("/packs/{pack_id}/remove")
async def remove_pack(pack_id: PackId, services: CurrentServices, user: Human) -> Done:
    """Tables that are played with it go on."""
    await packs.remove_pack(services, user, pack_id)
    return Done(done=True)


@router.get("/packs/{pack_id}/compare", dependencies=[rate_limited("drafts")])
async def compare_packs(
    pack_id: PackId, other: OtherId, services: CurrentServices, user: Visitor, screen: ScreenQuery
) -> list[PackLine]:
    """The lines in which this pack and another one of the same game differ."""
    mine, theirs = await packs.pair(services, pack_id, other)
    lines = compared(mine.pack, theirs.pack)
    effects = effects_in(lines)
    said = [await packs.said_by(services, user, kept, effects, screen.lang) for kept in (mine, theirs)]
    return pack_lines(lines, said)


@router.post("/packs/{pack_id}/merge", dependencies=[rate_limited("packs")])
async def merge_packs(pack_id: PackId, body: MergeIn, services: CurrentServices, user: Human) -> PackView:
    """Take lines of another pack into mine; where the other says nothing, the line goes. A new version."""
    mine, theirs = await packs.pair(services, pack_id, body.other)
    taken = merged(mine.pack, theirs.pack, [(line.kind, line.id, line.part) for line in body.take])
    return pack_view(await packs.change_pack(services, user, pack_id, body.version, taken.text()), user)


@router.get("/packs/{pack_id}/trial")
async def pack_trial(pack_id: PackId, services: CurrentServices, version: Version = None) -> PackTrial:
    """What came of games of bots with a pack, or how far they are."""
    return trial_view(*await packs.trial_of(services, await packs.kept_pack(services, pack_id, version)))


@router.post("/packs/{pack_id}/trial", dependencies=[rate_limited("records")])
async def try_pack(pack_id: PackId, services: CurrentServices, user: Human) -> PackTrial:
    """Let bots play 50 quick games with the newest version and the same ones without: does every game end, do the laws
    hold, how do scores move? It takes about a minute; what was found is kept with the version."""
    kept = await packs.kept_pack(services, pack_id)
    found, _ = await packs.trial_of(services, kept)
    if found is None:
        await packs.begin_trial(services, user, kept)
    return trial_view(found, services.background_jobs.progress(packs.trial_key(kept)))
