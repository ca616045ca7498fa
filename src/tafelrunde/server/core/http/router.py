"""What the routers of all features have in common."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from fastapi.routing import APIRoute

from ..schemas.errors import REFUSALS
from .flat_route import FlatRoute

PREFIX: Final = "/api"


def api_router(tag: str = "", under: str = "") -> APIRouter:
    """A router that says all that its routes need. One that is included in another would have FastAPI work out a second
    time what each route takes and gives, and that is what most of a start is spent on."""
    return APIRouter(
        prefix=PREFIX + under,
        tags=[tag] if tag else None,
        responses=REFUSALS,
        generate_unique_id_function=_operation_id,
        route_class=FlatRoute,
    )


def _operation_id(route: APIRoute) -> str:
    """Operations are called like the functions that answer them."""
    return route.name
