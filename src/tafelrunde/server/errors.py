"""What a request may be told instead of its answer: a status, a code for programs and a line for people."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import OperationalError
from starlette.exceptions import HTTPException

from ..kernel.game import BadUse

log = logging.getLogger(__name__)


class Refused(Exception):
    def __init__(self, status: int, code: str, error: str, **more: Any) -> None:
        super().__init__(error)
        self.status = status
        self.body: dict[str, Any] = {"error": error, "code": code, **more}


def unknown_person() -> Refused:
    return Refused(401, "unknown-person", "Who are you? Ask GET /api/me first, and keep the cookie.")


def forbidden(error: str, code: str = "forbidden") -> Refused:
    return Refused(403, code, error)


def not_found(error: str = "There is no such table.") -> Refused:
    return Refused(404, "not-found", error)


def conflict(code: str, error: str, **more: Any) -> Refused:
    return Refused(409, code, error, **more)


def illegal(error: str, code: str = "illegal") -> Refused:
    return Refused(422, code, error)


def answer_errors(app: FastAPI) -> None:
    """Every error leaves as JSON of the same form; what was not foreseen tells nothing of the inside."""

    @app.exception_handler(Refused)
    async def refused(_: Request, wrong: Refused) -> JSONResponse:
        return JSONResponse(wrong.body, wrong.status)

    @app.exception_handler(BadUse)
    async def bad_use(_: Request, wrong: BadUse) -> JSONResponse:
        return JSONResponse({"error": str(wrong), "code": "bad-request"}, 422)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, wrong: RequestValidationError) -> JSONResponse:
        first = wrong.errors()[0]
        place = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
        return JSONResponse({"error": f"{place or 'body'}: {first['msg']}"[:200], "code": "bad-request"}, 422)

    @app.exception_handler(HTTPException)
    async def plain(_: Request, wrong: HTTPException) -> JSONResponse:
        code = "not-found" if wrong.status_code == 404 else "refused"
        return JSONResponse({"error": str(wrong.detail), "code": code}, wrong.status_code)

    @app.exception_handler(OperationalError)
    async def busy(request: Request, wrong: OperationalError) -> JSONResponse:
        log.error("%s %s: the database said %s", request.method, request.url.path, wrong.orig)
        body = {"error": "The server is busy; please try again in a moment.", "code": "busy"}
        return JSONResponse(body, 503, {"Retry-After": "2"})

    @app.exception_handler(Exception)
    async def unforeseen(request: Request, wrong: Exception) -> JSONResponse:
        log.error("%s %s failed", request.method, request.url.path, exc_info=wrong)
        return JSONResponse({"error": "Something went wrong on our side.", "code": "internal"}, 500)
