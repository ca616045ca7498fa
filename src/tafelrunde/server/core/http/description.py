"""Generates the OpenAPI description, including messages of WebSockets and webhooks, which FastAPI does not know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Union

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema
from starlette.routing import BaseRoute

from ..live.schemas import LiveMessage, LobbyMessage, PongMessage, WebhookMessage
from ..schemas.errors import REFUSALS, Problem

EVENTS: Final = "/api/tables/{table_id}/events"
HEARD: Final[dict[Union[int, str], dict[str, object]]] = {
    "4XX": {"description": "Not sent again, unless it is 429."},
    "5XX": {"description": "Sent again a little later, a few times."},
}
SCHEMAS: Final = "#/components/schemas/"


def describe_webhooks(app: FastAPI) -> None:
    @app.webhooks.post("table", status_code=204, responses=HEARD, operation_id="table_webhook")
    def table_webhook(body: WebhookMessage) -> None:
        """Posted to the address that the host of a table gave: somebody is to move, somebody's time is up, or the game
        is over."""


def description_of(app: FastAPI, routes: Sequence[BaseRoute]) -> Callable[[], dict[str, Any]]:
    """Returns a function that generates the description on first use. That takes a second, so call it in a thread."""

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _described(app, routes)
        return app.openapi_schema

    return described


def _described(app: FastAPI, routes: Sequence[BaseRoute]) -> dict[str, Any]:
    found = get_openapi(
        title=app.title,
        version=app.version,
        description=app.description,
        routes=routes,
        webhooks=app.webhooks.routes,
        servers=app.servers,
        separate_input_output_schemas=False,
    )
    _, live = models_json_schema(
        [(LiveMessage, "serialization"), (LobbyMessage, "serialization"), (PongMessage, "validation")],
        ref_template=f"{SCHEMAS}{{model}}",
    )
    schemas = found["components"]["schemas"]
    schemas.update(live["$defs"])
    for unused in ("HTTPValidationError", "ValidationError"):  # replaced by Problem
        schemas.pop(unused, None)
    found["components"]["schemas"] = dict(sorted(schemas.items()))
    lines = found["paths"][EVENTS]["get"]["responses"]["200"]["content"]["application/x-ndjson"]
    lines["schema"] = {"$ref": f"{SCHEMAS}{LiveMessage.__name__}"}
    for operation in (each for path in found["paths"].values() for each in path.values()):
        for refusal in (said for status, said in operation["responses"].items() if status in REFUSALS):
            refusal["content"] = {"application/json": {"schema": {"$ref": f"{SCHEMAS}{Problem.__name__}"}}}
    return {**found, **{part: _without_titles(found[part]) for part in ("paths", "webhooks", "components")}}


def _without_titles(part: Any) -> Any:
    """Removes titles, in which Pydantic repeats the names of fields."""
    if isinstance(part, list):
        return [_without_titles(each) for each in part]
    if not isinstance(part, dict):
        return part
    return {
        name: _without_titles(value) for name, value in part.items() if not (name == "title" and isinstance(value, str))
    }
