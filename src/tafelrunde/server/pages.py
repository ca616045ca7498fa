"""Serves the web app, the description of the API, and a health check."""

from __future__ import annotations

import asyncio
import json
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any, Optional

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from .core.errors import not_found
from .core.http.router import api_router
from .core.schemas.common import Health
from .core.settings import Settings

NOT_BUILT = "The web app is not built yet: run `make web` in the checkout, then reload this page.\n"
A_YEAR = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"

router = api_router()


@router.get("/health", tags=["server"])
async def health() -> Health:
    """Whether the server answers."""
    return Health(ok=True)


@router.get("/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    """The API as OpenAPI."""
    return Response(await asyncio.to_thread(_openapi, request.app), media_type="application/json")


@router.get("/docs", include_in_schema=False)
async def docs(request: Request) -> HTMLResponse:
    """The API as an HTML page."""
    return HTMLResponse(await asyncio.to_thread(_docs, request.app))


@lru_cache(maxsize=1)
def _openapi(app: FastAPI) -> bytes:
    return json.dumps(app.openapi(), ensure_ascii=False, separators=(",", ":")).encode()


@lru_cache(maxsize=1)
def _docs(app: FastAPI) -> str:
    return _as_html(app.openapi())


def _as_html(schema: dict[str, Any]) -> str:
    rows = "".join(
        f"<tr><td><code>{method.upper()}</code></td><td><code>{escape(path)}</code></td>"
        f"<td>{escape(operation.get('description', operation.get('summary', '')))}</td>"
        f"<td><code>{escape(', '.join(_inputs(schema, operation)))}</code></td>"
        f"<td><code>{escape(_response(operation))}</code></td></tr>"
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
    )
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(schema["info"]["title"])}</title>'
        "<style>body{font:16px system-ui;margin:2rem;max-width:72rem}td,th{text-align:left;vertical-align:top;"
        "padding:.3rem .8rem .3rem 0;border-bottom:1px solid #8884}</style>"
        f"<h1>{escape(schema['info']['title'])}</h1><p>{escape(schema['info']['description'])} "
        'The whole description is in <a href="openapi.json">openapi.json</a>.</p>'
        f"<table><tr><th>Method<th>Path<th>Description<th>Parameters<th>Response</tr>{rows}</table></html>"
    )


def _inputs(schema: dict[str, Any], operation: dict[str, Any]) -> list[str]:
    names = [each["name"] for each in operation.get("parameters", ()) if each["in"] == "query"]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    model = schema.get("components", {}).get("schemas", {}).get(body.get("$ref", "").rsplit("/", 1)[-1], {})
    return [f"?{name}" for name in names] + list(model.get("properties", ()))


def _response(operation: dict[str, Any]) -> str:
    """The name of the schema, in brackets for a list."""
    [content] = [each["content"] for status, each in operation["responses"].items() if status.startswith("2")]
    [response] = [each["schema"] for each in content.values()]
    name = response.get("items", response).get("$ref", "").rpartition("/")[2]
    return f"[{name}]" if "items" in response else name


def serve_pages(app: FastAPI, settings: Settings) -> None:
    """Serve the built files; every other path outside the API gets the app's page, which has its own router."""

    @app.api_route("/api/{path:path}", methods=["GET", "POST", "PUT", "DELETE", "PATCH"], include_in_schema=False)
    async def nothing(path: str) -> Response:
        raise not_found("no-path")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        root = settings.static.resolve()
        wanted = _file_at(root, path)
        if wanted is not None:
            lasting = A_YEAR if "assets" in wanted.parts else REVALIDATE
            return FileResponse(wanted, headers={"Cache-Control": lasting})
        index = root / "index.html"
        if not index.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        return HTMLResponse(_with_root_path(index, settings.root_path), headers={"Cache-Control": REVALIDATE})


def _file_at(root: Path, path: str) -> Optional[Path]:
    """The built file of a path. OSError and ValueError come from paths that are too long or contain a zero byte."""
    try:
        wanted = (root / path).resolve()
        found = wanted.is_relative_to(root) and wanted.is_file() and wanted.name != "index.html"
    except (OSError, ValueError):
        return None
    return wanted if found else None


def _with_root_path(index: Path, root_path: str) -> str:
    """The page with absolute instead of relative links to its files, since it is served at many paths."""
    return index.read_text("utf-8").replace('"./', f'"{root_path}/')
