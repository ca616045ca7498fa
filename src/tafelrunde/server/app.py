"""The server put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Optional

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware

from .errors import answer_errors
from .guard import Guard
from .house import House
from .routes import games, live, me, pages, play, records, tables
from .settings import Settings
from .storage import Storage


def create_app(settings: Optional[Settings] = None) -> FastAPI:
    settings = settings or Settings()

    @asynccontextmanager
    async def open_house(app: FastAPI) -> AsyncIterator[None]:
        house = House(settings)
        await house.open()
        app.state.house = house
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="Tafelrunde",
        description="The table's API: the web app uses it and nothing else, and so can any program.",
        lifespan=open_house,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    answer_errors(app)
    for router in (me.router, games.router, tables.router, play.router, records.router, live.router, pages.api):
        app.include_router(router, prefix="/api")
    if settings.metrics:
        from .metrics import Counted, serve_metrics  # its library comes with an extra

        metrics = serve_metrics(app)
    pages.serve_pages(app, settings.static)
    app.add_middleware(GZipMiddleware, minimum_size=2_000, compresslevel=3)  # pictures shrink to a tenth
    app.add_middleware(Guard, settings=settings)
    if settings.metrics:
        app.add_middleware(Counted, metrics=metrics)
    return app


async def prepare(settings: Settings) -> None:
    """Whatever is wrong with the database or the folder is told before the server begins."""
    settings.secret_key()
    storage = Storage(settings.database_url(), settings.patience_seconds)
    try:
        await storage.prepare()
    finally:
        await storage.close()
