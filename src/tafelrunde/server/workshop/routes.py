"""The workshop: components as forms, and who compared them with their printed copy."""

from __future__ import annotations

import asyncio
from typing import Annotated, Optional

from fastapi import Path, Query

from ..core.http.dependencies import CurrentServices, Human, ScreenQuery, Visitor, known_game, rate_limited
from ..core.http.router import api_router
from ..core.schemas.requests import VISIBLE_ASCII
from ..core.services import Services
from ..core.storage.models import User
from ..lobby.interface import table_info
from ..lobby.schemas import TableInfo
from ..packs.interface import forms_with, parsed, text_of
from ..packs.page_interface import Filled
from ..packs.schemas import DraftForm, FilledForm
from ..reference.interface import check, checks_of
from ..reference.page_interface import shown_checks
from ..reference.schemas import CheckInfo
from . import presentation as shown
from .draft_positions import Position
from .draft_view import draft_view, tried_position
from .drafts import Draft, arising, draft, sit_down
from .schemas import (
    CheckIn,
    ComponentForm,
    ComponentPictures,
    DraftView,
    FormPreview,
    SitDown,
    TriedPosition,
    Workshop,
)

router = api_router("packs", under="/workshop/{game}")

Kind = Annotated[str, Path(max_length=60)]
ComponentId = Annotated[str, Path(max_length=60)]
PackQuery = Annotated[Optional[str], Query(max_length=32, pattern=VISIBLE_ASCII)]


@router.get("", dependencies=[rate_limited("steps")])
async def workshop(
    game: str, services: CurrentServices, user: Visitor, screen: ScreenQuery, pack: PackQuery = None
) -> Workshop:
    """Every component with its sentence, its source and who checked it: as we have it, or as a pack has it."""
    forms = await forms_with(services, known_game(game).name, pack)
    checks = await checks_of(services, forms.game.name)
    return await asyncio.to_thread(shown.workshop, forms, pack, checks, user, screen.lang)


@router.get("/{kind}", dependencies=[rate_limited("steps")])
async def component_pictures(
    game: str, kind: Kind, services: CurrentServices, screen: ScreenQuery, pack: PackQuery = None
) -> ComponentPictures:
    """All components of one kind, drawn as they lie on the table; none if there is no such kind."""
    forms = await forms_with(services, known_game(game).name, pack)
    return await asyncio.to_thread(shown.pictures, forms, kind, screen.lang)


@router.get("/{kind}/{id}", dependencies=[rate_limited("steps")])
async def component_form(
    game: str, kind: Kind, id: ComponentId, services: CurrentServices, screen: ScreenQuery, pack: PackQuery = None
) -> ComponentForm:
    """A component as a form: its values, and the blocks that it may be written with."""
    forms = await forms_with(services, known_game(game).name, pack)
    return await asyncio.to_thread(shown.component_form, forms, kind, id, screen.lang)


@router.post("/{kind}/{id}/preview", dependencies=[rate_limited("ghosts")])
async def preview_component(
    game: str,
    kind: Kind,
    id: ComponentId,
    body: FilledForm,
    services: CurrentServices,
    user: Visitor,
    pack: PackQuery = None,
) -> FormPreview:
    """What a filled-in form would say, in both languages, in icons and as lines of a pack. Nothing is saved. What
    cannot be is refused (422 `bad-pack`) with the place."""
    name, component = known_game(game).name, (kind, id)
    text = await text_of(services, name, pack)
    return await parsed(services, user, name, component, shown.preview, name, text, component, body.parts)


@router.post("/{kind}/{id}/picture", dependencies=[rate_limited("drafts")])
async def draft_picture(
    game: str,
    kind: Kind,
    id: ComponentId,
    body: DraftForm,
    services: CurrentServices,
    user: Visitor,
    screen: ScreenQuery,
    pack: PackQuery = None,
) -> DraftView:
    """A filled-in form as a picture of the whole card or tile, with what it says in both languages. Nothing is kept."""
    name, component = known_game(game).name, (kind, id)
    text, filled = await text_of(services, name, pack), Filled(body.parts, body.names, "")
    return await parsed(services, user, name, component, draft_view, name, text, component, filled, screen.lang)


@router.post("/{kind}/{id}/position", dependencies=[rate_limited("records")])
async def try_in_a_position(
    game: str,
    kind: Kind,
    id: ComponentId,
    body: DraftForm,
    services: CurrentServices,
    user: Human,
    screen: ScreenQuery,
    pack: PackQuery = None,
) -> TriedPosition:
    """A position of a game by chance in which the component comes up, and what it does there. 404 if none was found in
    a few seconds. Nothing is saved."""
    made = await _draft(services, user, game, pack, kind, id, body)
    found = await arising(services, user, made)
    return await parsed(
        services, user, made.game, None, tried_position, made.game, made.report.text, found, screen.lang
    )


@router.post("/{kind}/{id}/table", status_code=201, dependencies=[rate_limited("tables")])
async def sit_down_there(
    game: str,
    kind: Kind,
    id: ComponentId,
    body: SitDown,
    services: CurrentServices,
    user: Human,
    screen: ScreenQuery,
    pack: PackQuery = None,
) -> TableInfo:
    """A table with the filled-in form that begins in such a position: me where somebody has to answer, else bots."""
    made = await _draft(services, user, game, pack, kind, id, body, unfinished=False)
    there = body.position
    position = Position(there.players, there.seed, there.options, there.codes)
    return table_info(await sit_down(services, user, made, position, screen.lang), screen)


@router.post("/{kind}/{id}/check", dependencies=[rate_limited("seats")])
async def check_component(
    game: str,
    kind: Kind,
    id: ComponentId,
    body: CheckIn,
    services: CurrentServices,
    user: Human,
    pack: PackQuery = None,
) -> list[CheckInfo]:
    """Say that a component is printed in my box as it is shown here, or take that back."""
    forms = await forms_with(services, known_game(game).name, pack)
    shown.require_component(forms, kind, id)
    seen = forms.fingerprint(kind, id)
    await check(services, user, forms.game.name, (kind, id), seen, body.checked)
    return shown_checks((await checks_of(services, forms.game.name)).get((kind, id), ()), seen, user)


async def _draft(
    services: Services,
    user: User,
    game: str,
    pack: Optional[str],
    kind: str,
    id: str,
    body: DraftForm,
    unfinished: bool = True,
) -> Draft:
    filled = Filled(body.parts, body.names, "")
    return await draft(services, user, known_game(game).name, pack, kind, id, filled, unfinished)
