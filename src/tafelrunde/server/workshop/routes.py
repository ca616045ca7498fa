"""Routes of the workshop: forms, previews, example positions, checks of components."""

from __future__ import annotations

import asyncio
from typing import Annotated, Optional

from fastapi import Path, Query

from ..core.http.dependencies import CurrentServices, Human, ScreenQuery, Visitor, known_game, rate_limited
from ..core.http.router import api_router
from ..core.schemas.requests import VISIBLE_ASCII
from ..lobby.interface import table_info
from ..lobby.schemas import TableInfo
from ..packs.interface import forms_with, run_on_upload, text_of
from ..packs.parsing import FormValues
from ..packs.schemas import DraftForm, FilledForm
from ..reference.interface import check, checks_of, shown_checks
from ..reference.schemas import CheckInfo
from . import presentation as shown
from .draft_view import Position, draft_view, tried_position
from .drafts import draft, find_example, open_table_at
from .schemas import (
    CheckIn,
    ComponentForm,
    ComponentPictures,
    DraftTableIn,
    DraftView,
    FormPreview,
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
    """Every component with its effect, source and checks, optionally with a pack applied."""
    forms = await forms_with(services, known_game(game).name, pack)
    checks = await checks_of(services, forms.game.name)
    return await asyncio.to_thread(lambda: shown.workshop(forms, pack, shown_checks(forms, checks, user), screen.lang))


@router.get("/{kind}", dependencies=[rate_limited("steps")])
async def component_pictures(
    game: str, kind: Kind, services: CurrentServices, screen: ScreenQuery, pack: PackQuery = None
) -> ComponentPictures:
    """Pictures of all components of a kind; none if the kind is unknown."""
    forms = await forms_with(services, known_game(game).name, pack)
    return await asyncio.to_thread(shown.pictures, forms, kind, screen.lang)


@router.get("/{kind}/{id}", dependencies=[rate_limited("steps")])
async def component_form(
    game: str, kind: Kind, id: ComponentId, services: CurrentServices, screen: ScreenQuery, pack: PackQuery = None
) -> ComponentForm:
    """The form of a component: its values, and the blocks that they may use."""
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
    """Preview a filled-in form: in both languages, in icons, and as lines of a pack. Nothing is saved. Invalid values
    are refused (422 `bad-pack`) with the field."""
    name, component = known_game(game).name, (kind, id)
    text = await text_of(services, name, pack)
    return await run_on_upload(services, user, name, component, shown.preview, name, text, component, body.parts)


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
    """A filled-in form as a picture of the card or tile, with its effect in both languages. Nothing is saved."""
    name, component = known_game(game).name, (kind, id)
    text, values = await text_of(services, name, pack), _values(body)
    return await run_on_upload(services, user, name, component, draft_view, name, text, component, values, screen.lang)


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
    """An example position of a random game in which the component is used, and the result. 404 if none was found within
    a few seconds. Nothing is saved."""
    made = await draft(services, user, known_game(game).name, pack, (kind, id), _values(body), unfinished=True)
    found = await find_example(services, user, made)
    return await run_on_upload(
        services, user, made.game, None, tried_position, made.game, made.report.text, found, screen.lang
    )


@router.post("/{kind}/{id}/table", status_code=201, dependencies=[rate_limited("tables")])
async def open_draft_table(
    game: str,
    kind: Kind,
    id: ComponentId,
    body: DraftTableIn,
    services: CurrentServices,
    user: Human,
    screen: ScreenQuery,
    pack: PackQuery = None,
) -> TableInfo:
    """Open a table with the filled-in form that starts at such a position: the caller takes the seat to move, bots the
    others."""
    made = await draft(services, user, known_game(game).name, pack, (kind, id), _values(body), unfinished=False)
    there = body.position
    position = Position(there.players, there.seed, there.options, there.codes)
    return table_info(await open_table_at(services, user, made, position, screen.lang), screen)


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
    """Confirm that the caller's printed copy matches a component as shown here, or withdraw that."""
    forms = await forms_with(services, known_game(game).name, pack)
    shown.require_component(forms, kind, id)
    key = (kind, id)
    await check(services, user, forms.game.name, key, forms.fingerprint(*key), body.checked)
    found = (await checks_of(services, forms.game.name)).get(key, [])
    return shown_checks(forms, {key: found}, user)[key]


def _values(body: DraftForm) -> FormValues:
    return FormValues(body.parts, body.names, "")
