"""All routes of the API, created once per process, since FastAPI analyses them slowly."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from starlette.routing import BaseRoute

from . import pages
from .accounts import routes as accounts
from .analysis import routes as analysis
from .daily import routes as daily
from .detection import routes as detection
from .legal import routes as legal
from .lessons import routes as lessons
from .lobby import routes as lobby
from .lobby import seat_routes, table_routes
from .moderation import routes as moderation
from .notifications import routes as notifications
from .packs import routes as packs
from .play import live_routes
from .play import routes as play
from .ratings import routes as ratings
from .records import routes as records
from .reference import routes as reference
from .tournaments import routes as tournaments
from .workshop import routes as workshop

ROUTERS: Final[tuple[APIRouter, ...]] = (
    accounts.router, notifications.router, moderation.router, detection.router, reference.router, packs.router,
    workshop.router, lessons.router, lobby.router, table_routes.router, seat_routes.router, play.router,
    analysis.hint_router, records.router, analysis.router, live_routes.router, tournaments.router, ratings.router,
    daily.router, legal.router, pages.router,
)  # fmt: skip

ROUTES: Final[list[BaseRoute]] = [route for router in ROUTERS for route in router.routes]  # in the documented order
# Routes are matched one after the other, so the most frequent ones come first.
MATCHED: Final[list[BaseRoute]] = [
    *play.router.routes,
    *(route for route in ROUTES if route not in play.router.routes),
]
