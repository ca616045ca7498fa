"""The owner's workshop: components as forms, and who held them beside their box."""

from __future__ import annotations

import asyncio
from typing import Annotated, Optional

from fastapi import APIRouter, Path, Query

from ....kernel.forms import Forms
from ...presenting import workshop as shown
from ...schemas.workshop import CheckInfo, ComponentForm, FormPreview, Workshop
from ...services import Services
from ...tables import packs
from ...tables.checks import check, checks_of
from ..bodies import VISIBLE_ASCII, CheckIn, FilledForm
from ..dependencies import CurrentServices, Human, ScreenQuery, Visitor, known_game, rate_limited

router = APIRouter(prefix="/workshop/{game}", tags=["packs"])

Kind = Annotated[str, Path(max_length=60)]
ComponentId = Annotated[str, Path(max_length=60)]
PackQuery = Annotated[Optional[str], Query(max_length=32, pattern=VISIBLE_ASCII)]


@router.get("", dependencies=[rate_limited("steps")])
async def workshop(
    game: str, services: CurrentServices, user: Visitor, screen: ScreenQuery, pack: PackQuery = None
) -> Workshop:
    """Every component with its sentence, its source and who checked it: as we have it, or as a pack has it."""
    forms = await _forms(services, game, pack)
    checks = await checks_of(services, forms.game.name)
    return await asyncio.to_thread(shown.workshop, forms, pack, checks, user, screen.lang)


@router.get("/{kind}/{id}", dependencies=[rate_limited("steps")])
async def component_form(
    game: str, kind: Kind, id: ComponentId, services: CurrentServices, screen: ScreenQuery, pack: PackQuery = None
) -> ComponentForm:
    """A component as a form: its values, and the blocks that it may be written with."""
    return shown.component_form(await _forms(services, game, pack), kind, id, screen.lang)


@router.post("/{kind}/{id}/preview", dependencies=[rate_limited("ghosts")])
async def preview_component(
    game: str, kind: Kind, id: ComponentId, body: FilledForm, services: CurrentServices, pack: PackQuery = None
) -> FormPreview:
    """What a filled-in form would say, in both languages, in icons and as lines of a pack. Nothing is saved. What
    cannot be is refused (422 `bad-pack`) with the place."""
    return shown.preview(await _forms(services, game, pack), kind, id, body.parts)


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
    forms = await _forms(services, game, pack)
    shown.require_component(forms, kind, id)
    seen = forms.seen(kind, id)
    await check(services, user, forms.game.name, (kind, id), seen, body.checked)
    return shown.shown_checks((await checks_of(services, forms.game.name)).get((kind, id), ()), seen, user)


async def _forms(services: Services, game: str, pack: Optional[str]) -> Forms:
    name = known_game(game).name
    text = packs.BARE if pack is None else await packs.text_of(services, name, pack)
    return await asyncio.to_thread(packs.forms_of, name, text)
