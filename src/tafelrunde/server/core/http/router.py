"""Creates the routers of features."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from fastapi.routing import APIRoute

from ..schemas.errors import REFUSALS
from .flat_route import FlatRoute

PREFIX: Final = "/api"


def api_router(tag: str = "", under: str = "") -> APIRouter:
    """A complete router. Routers are not nested, since FastAPI would analyse each route twice, which takes most of the
    start-up time."""
    return APIRouter(
        prefix=PREFIX + under,
        tags=[tag] if tag else None,
        responses=REFUSALS,
        generate_unique_id_function=_operation_id,
        route_class=FlatRoute,
    )


def _operation_id(route: APIRoute) -> str:
    """Operations are named after their functions."""
    return route.name
