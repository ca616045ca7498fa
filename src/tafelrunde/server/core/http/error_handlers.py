"""Converts exceptions into Problem responses. Unexpected ones reveal no internals."""

from __future__ import annotations

import logging

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import DataError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from starlette.exceptions import HTTPException

from ....kernel.game import UsageError
from ..errors import Refused, illegal, not_found
from ..matches.rules_timeout import RulesTimeout
from .request_scope import REFUSED, language_of

log = logging.getLogger(__name__)


def add_error_handlers(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(request: Request, wrong: Refused) -> JSONResponse:
        request.scope[REFUSED] = wrong  # for the audit log, written by the request checks
        return JSONResponse(wrong.body(language_of(request.scope)), wrong.status, wrong.headers())

    @app.exception_handler(UsageError)
    async def bad_use(request: Request, wrong: UsageError) -> JSONResponse:
        return await refused(request, illegal("bad-request", reason=str(wrong)))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, wrong: RequestValidationError) -> JSONResponse:
        first = wrong.errors()[0]
        place = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
        return await refused(request, illegal("bad-request", reason=f"{place or 'body'}: {first['msg']}"[:200]))

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, wrong: HTTPException) -> JSONResponse:
        if wrong.status_code == 404:
            return await refused(request, not_found("no-path"))
        return await refused(request, Refused(wrong.status_code, "refused", reason=str(wrong.detail)))

    @app.exception_handler(DataError)
    async def bad_data(request: Request, wrong: DataError) -> JSONResponse:
        """The database rejects a value, such as a text with a zero byte in PostgreSQL."""
        return await refused(request, illegal("bad-request", reason="a text has characters that cannot be stored"))

    @app.exception_handler(OperationalError)
    @app.exception_handler(InterfaceError)
    @app.exception_handler(NoConnection)
    async def busy(request: Request, wrong: Exception) -> JSONResponse:
        """The database is locked, full or unreachable. Nothing was written, and the client may retry."""
        said = wrong.orig if isinstance(wrong, DBAPIError) else wrong
        log.error("%s %s: the database said %s", request.method, request.url.path, said)
        return await refused(request, Refused(503, "busy"))

    @app.exception_handler(RulesTimeout)
    async def rules_timeout(request: Request, wrong: RulesTimeout) -> JSONResponse:
        log.error("%s %s: the rules came to %s", request.method, request.url.path, wrong)
        return await refused(request, Refused(500, "wedged"))

    @app.exception_handler(Exception)
    async def unforeseen(request: Request, wrong: Exception) -> JSONResponse:
        log.error("%s %s failed", request.method, request.url.path, exc_info=wrong)
        return await refused(request, Refused(500, "internal"))
