"""Prometheus metrics of all processes of a server: requests, refusals, WebSockets, tables in memory, delay of the event
loop, work that waits, the database, mail. No personal data.

With `serve --processes`, processes share their counts through files (`PROMETHEUS_MULTIPROC_DIR`), so whichever process
answers tells those of all.
"""

from __future__ import annotations

import asyncio
import hmac
import os
import time
from collections.abc import Sequence

from fastapi import FastAPI, Request
from fastapi.responses import Response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..bots.scheduler import tables_waiting_for_bots
from ..errors import not_found
from ..presentation.share_link import LOOPBACK
from ..services import Services
from .request_scope import ARRIVED, REFUSED, address_of, bearer_token

SHARED_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"  # of prometheus_client
UNKNOWN = "other"  # for unknown paths, to limit the number of labels
BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.4, 1, 2.5, 10)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "tafelrunde_requests", "Requests answered", ["method", "path", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "tafelrunde_request_seconds",
            "From the first byte until the answer began",
            ["path"],
            buckets=BOUNDS,
            registry=self.registry,
        )
        self.loop_delay = Histogram(
            "tafelrunde_event_loop_delay_seconds",
            "How late the event loop was, measured every 0.1 s",
            buckets=BOUNDS,
            registry=self.registry,
        )
        self.database = Histogram(
            "tafelrunde_database_seconds",
            "How long the database took to answer a query that reads nothing, measured every 5 s",
            buckets=BOUNDS,
            registry=self.registry,
        )
        self.database_errors = Counter("tafelrunde_database_errors", "Such queries that failed", registry=self.registry)
        self.refusals = Counter("tafelrunde_refusals", "Requests refused", ["why"], registry=self.registry)
        self.sockets = self._gauge("tafelrunde_sockets", "Open WebSockets")
        self._cached = self._gauge("tafelrunde_tables_in_memory", "Matches kept in memory")
        self._watched = self._gauge("tafelrunde_tables_watched", "Tables of which somebody awaits news")
        self._jobs = self._gauge("tafelrunde_jobs_waiting", "Jobs that wait for a worker process", ["lane"])
        self._deliveries = self._gauge("tafelrunde_deliveries_waiting", "Push messages and webhooks that wait")
        self._mails = self._gauge("tafelrunde_mails", "Mails since the start, sent and failed", ["result"])
        self._bot_turns = Gauge(
            "tafelrunde_bot_turns_waiting",
            "Tables in the database at which a bot is to move",
            multiprocess_mode="livemostrecent",
            registry=self.registry,
        )

    def _gauge(self, name: str, meaning: str, labels: Sequence[str] = ()) -> Gauge:
        """A figure that is added up over all processes that live."""
        return Gauge(name, meaning, labels, multiprocess_mode="livesum", registry=self.registry)

    async def observe(self, services: Services) -> None:
        """Note what nobody reports."""
        workers, mailer = services.workers, services.mailer
        lanes = {"hints": workers.hints, "records": workers.positions, "analyses": workers.analyses}
        for name, lane in {"bots": workers.slow_bots, "quick bots": workers.quick_bots, **lanes}.items():
            self._jobs.labels(name).set(len(lane))
        self._cached.set(len(services.matches))
        self._watched.set(len(services.listeners))
        self._deliveries.set(len(services.outbound_http))
        self._mails.labels("sent").set(mailer.sent)
        self._mails.labels("failed").set(mailer.failed)
        begun = time.monotonic()
        try:
            async with services.storage.reading() as db:
                await db.execute(text("SELECT 1"))
                self.database.observe(time.monotonic() - begun)
                self._bot_turns.set(len(await tables_waiting_for_bots(db)))
        except SQLAlchemyError:
            self.database_errors.inc()

    def text(self) -> bytes:
        if SHARED_VARIABLE not in os.environ:
            return generate_latest(self.registry)
        shared = CollectorRegistry()
        MultiProcessCollector(shared)  # type: ignore[no-untyped-call]
        return generate_latest(shared)


def serve_metrics(app: FastAPI, token: str) -> Metrics:
    """Serve `/metrics` to callers with the token or, without one, to this machine. `RequestMetrics`, which must be the
    outermost middleware, fills them."""
    metrics = Metrics()

    @app.get("/metrics", include_in_schema=False)
    async def figures(request: Request) -> Response:
        given = bearer_token(request.headers).encode()
        if not (hmac.compare_digest(given, token.encode()) if token else _is_local(request)):
            raise not_found("no-path")
        await metrics.observe(request.app.state.services)
        return Response(await asyncio.to_thread(metrics.text), media_type=CONTENT_TYPE_LATEST)

    return metrics


def _is_local(request: Request) -> bool:
    """Whether the request comes from this machine, and not through a proxy on it that hides where it comes from."""
    return address_of(request.scope) == "" and request.url.hostname in LOOPBACK


class RequestMetrics:
    """Middleware that counts requests and WebSockets."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            with self._metrics.sockets.track_inprogress():
                await self._app(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, status = scope.get(ARRIVED, time.monotonic()), 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._metrics.seconds.labels(_path(scope)).observe(time.monotonic() - begun)
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            self._metrics.requests.labels(scope["method"], _path(scope), status).inc()
            if REFUSED in scope:
                self._metrics.refusals.labels(scope[REFUSED].code).inc()


def _path(scope: Scope) -> str:
    """The path with parameters replaced by their names, to limit the number of labels."""
    found: dict[str, object] = scope.get("path_params", {})
    if "route" not in scope or "path" in found:
        return UNKNOWN
    names = {str(value): f"{{{name}}}" for name, value in found.items()}
    return "/".join(names.get(part, part) for part in scope["path"].split("/"))
