"""Builds the FastAPI application: routes, error handlers, middleware, background services."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Final, Optional

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware

from . import pages
from .accounts.expiry import Expiry
from .core.background import Background
from .core.garbage import FullCollections
from .core.http.description import describe_webhooks, description_of
from .core.http.error_handlers import add_error_handlers
from .core.http.head import HeadAsGet
from .core.http.load_shedding import LoadShedding
from .core.http.request_checks import RequestChecks
from .core.http.request_ids import RequestIds
from .core.http.root_path import RootPath
from .core.limits.shared_counts import Counts
from .core.loop_delay import LoopDelay
from .core.settings import Settings
from .detection.inspector import Inspector
from .notifications.notifier import Notifier
from .routes import MATCHED, ROUTES
from .startup import services_for
from .tournaments.tournaments import Director

if TYPE_CHECKING:
    from .core.http.metrics import Metrics

OBSERVE_SECONDS: Final = 5.0  # between two observations for the metrics
COMPRESSED_FROM: Final = 500  # bytes
COMPRESSION_LEVEL: Final = 3
# A short list: the middleware goes through it at every request.
NOT_COMPRESSED: Final = ("text/event-stream", "image/png", "font/woff2")


def create_app(settings: Optional[Settings] = None, counts: Optional[Counts] = None) -> FastAPI:
    settings = settings or Settings()
    metrics: Optional[Metrics] = None
    loop_delay: Optional[LoopDelay] = None

    @asynccontextmanager
    async def open_services(app: FastAPI) -> AsyncIterator[None]:
        services = services_for(settings, counts)
        await services.open()
        services[Expiry].open()
        services[Notifier].open()
        services[Inspector].open()
        director = Director(services)
        director.open()
        full_collections = FullCollections()
        full_collections.open()
        measuring = Background()
        if metrics is not None and loop_delay is not None:
            loop_delay.open()
            measuring.repeat(OBSERVE_SECONDS, partial(metrics.observe, services), "there are no metrics")
        app.state.services = services
        try:
            yield
        finally:
            await measuring.close()
            if loop_delay is not None:
                await loop_delay.close()
            await full_collections.close()
            await director.close()
            await services.close()

    app = FastAPI(
        title="Tafelrunde",
        description="The table's API: the web app uses it and nothing else, and so can any program.",
        lifespan=open_services,
        openapi_url=None,  # served by `pages.py`
        docs_url=None,
        redoc_url=None,
        servers=[{"url": settings.root_path}] if settings.root_path else None,
        telemetry={"tracing": False, "metrics": False, "logs": False},  # checking for listeners slows every request
    )
    app.openapi = description_of(app, ROUTES)  # type: ignore[method-assign]
    describe_webhooks(app)
    add_error_handlers(app)
    app.router.routes.extend(MATCHED)
    if settings.metrics:
        from .core.http.metrics import RequestMetrics, serve_metrics  # needs the extra `metrics`

        metrics = serve_metrics(app, settings.metrics_token)
        loop_delay = LoopDelay(metrics.loop_delay.observe)
    pages.serve_pages(app, settings)
    app.add_middleware(HeadAsGet)  # innermost, so that the others see the original method
    app.add_middleware(
        GZipMiddleware,
        minimum_size=COMPRESSED_FROM,
        compresslevel=COMPRESSION_LEVEL,
        exclude_content_types=NOT_COMPRESSED,
    )
    app.add_middleware(RequestChecks, settings=settings)
    app.add_middleware(LoadShedding, settings=settings)
    if metrics is not None:
        app.add_middleware(RequestMetrics, metrics=metrics)
    if settings.root_path:
        app.add_middleware(RootPath, root=settings.root_path)
    app.add_middleware(RequestIds)
    return app
