"""All routes of the API.

They are put together once in a process: FastAPI works out slowly what each of them takes and returns.
"""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from starlette.routing import BaseRoute

from . import pages
from .accounts import profile_routes, sign_in_routes
from .accounts import routes as accounts
from .analysis import routes as analysis
from .daily import routes as daily
from .lessons import routes as lessons
from .lobby import invitation_routes, seat_routes, table_routes
from .lobby import routes as lobby
from .moderation import relation_routes
from .moderation import routes as moderation
from .notifications import routes as notifications
from .packs import routes as packs
from .play import chat_routes, live_routes
from .play import routes as play
from .ratings import routes as ratings
from .records import fork_routes, note_routes
from .records import routes as records
from .reference import routes as reference
from .tournaments import routes as tournaments
from .workshop import routes as workshop

ROUTERS: Final[tuple[APIRouter, ...]] = (
    accounts.router, sign_in_routes.router, profile_routes.router, notifications.router, moderation.router,
    reference.router, packs.router, workshop.router, lessons.router, lobby.router, chat_routes.read_router,
    table_routes.router, fork_routes.router, seat_routes.router, relation_routes.table_router,
    invitation_routes.router, relation_routes.router, chat_routes.router, play.router, analysis.hint_router,
    records.router, analysis.router, note_routes.router, live_routes.router, tournaments.router,
    ratings.router, daily.router, pages.router,
)  # fmt: skip

# In the order of the description.
ROUTES: Final[list[BaseRoute]] = [route for router in ROUTERS for route in router.routes]
# A request tries one route after the other, so the most frequent ones come first.
MATCHED: Final[list[BaseRoute]] = [
    *play.router.routes,
    *(route for route in ROUTES if route not in play.router.routes),
]
