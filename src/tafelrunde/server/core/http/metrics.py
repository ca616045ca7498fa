"""Prometheus metrics: requests, refusals, WebSockets, tables in memory, delay of the event loop. No personal data."""

from __future__ import annotations

import asyncio
import hmac
import time

from fastapi import FastAPI, Request
from fastapi.responses import Response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import not_found
from ..presentation.share_link import LOOPBACK
from ..services import Services
from .request_scope import ARRIVED, REFUSED, address_of, bearer_token

UNKNOWN = "other"  # for unknown paths, to limit the number of labels
BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.4, 1, 2.5, 10)


class Metrics:
    def __init__(self, app: FastAPI) -> None:
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
        self.refusals = Counter("tafelrunde_refusals", "Requests refused", ["why"], registry=self.registry)
        self.sockets = Gauge("tafelrunde_sockets", "Open WebSockets", registry=self.registry)
        cached = Gauge("tafelrunde_tables_in_memory", "Matches kept in memory", registry=self.registry)
        cached.set_function(lambda: len(_services(app).matches))
        listening = Gauge("tafelrunde_tables_watched", "Tables of which somebody awaits news", registry=self.registry)
        listening.set_function(lambda: len(_services(app).listeners))

    def text(self) -> bytes:
        return generate_latest(self.registry)


def _services(app: FastAPI) -> Services:
    services: Services = app.state.services
    return services


def serve_metrics(app: FastAPI, token: str) -> Metrics:
    """Serve `/metrics` to callers with the token or, without one, to this machine. `RequestMetrics`, which must be the
    outermost middleware, fills them."""
    metrics = Metrics(app)

    @app.get("/metrics", include_in_schema=False)
    async def figures(request: Request) -> Response:
        given = bearer_token(request.headers).encode()
        if not (hmac.compare_digest(given, token.encode()) if token else _is_local(request)):
            raise not_found("no-path")
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
