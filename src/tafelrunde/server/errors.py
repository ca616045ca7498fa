"""What a request may be told instead of its answer: a status, a code for programs and a line for people.

The line is a text `error-…` of the server's words, said in the language of who asks; its facts go along for programs.
"""

from __future__ import annotations

import logging
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import DataError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from starlette.exceptions import HTTPException

from ..kernel.game import BadUse
from ..kernel.state import Fact
from .limits import Wedged
from .own_words import USUAL, language_of, own_words

RETRY_SECONDS: Final = 2  # after which a busy server may be asked again
REFUSED: Final = "tafelrunde.refused"  # where a request's scope says that it was, and why
WHO: Final = "tafelrunde.who"  # and who sent it, if that is known

log = logging.getLogger(__name__)


class Refused(Exception):
    """`why` is the text `error-<why>` if a code has several; else the code names it."""

    def __init__(self, status: int, code: str, why: str = "", **facts: Fact) -> None:
        super().__init__(status, code, why, facts)
        self.status = status
        self.code = code
        self.why = why or code
        self.facts = facts

    def body(self, lang: str) -> dict[str, Any]:
        return {"error": own_words(lang).text(f"error-{self.why}", **self.facts), "code": self.code, **self.facts}

    def headers(self) -> dict[str, str]:
        """When to come again."""
        wait = self.facts.get("retry", RETRY_SECONDS if self.status == 503 else None)
        return {} if wait is None else {"Retry-After": str(wait)}

    def __str__(self) -> str:
        return str(self.body(USUAL)["error"])


def unknown_person() -> Refused:
    return Refused(401, "unknown-person")


def forbidden(code: str, why: str = "", **facts: Fact) -> Refused:
    return Refused(403, code, why, **facts)


def not_found(why: str = "no-table", **facts: Fact) -> Refused:
    return Refused(404, "not-found", why, **facts)


def conflict(code: str, why: str = "", **facts: Fact) -> Refused:
    return Refused(409, code, why, **facts)


def illegal(code: str, why: str = "", **facts: Fact) -> Refused:
    return Refused(422, code, why, **facts)


def answer_errors(app: FastAPI) -> None:
    """Every error leaves as JSON of the same form; what was not foreseen tells nothing of the inside."""

    @app.exception_handler(Refused)
    async def refused(request: Request, wrong: Refused) -> JSONResponse:
        request.scope[REFUSED] = wrong  # for the guard, who keeps the book
        return JSONResponse(wrong.body(language_of(request.scope)), wrong.status, wrong.headers())

    @app.exception_handler(BadUse)
    async def bad_use(request: Request, wrong: BadUse) -> JSONResponse:
        return await refused(request, illegal("bad-request", reason=str(wrong)))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, wrong: RequestValidationError) -> JSONResponse:
        first = wrong.errors()[0]
        place = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
        return await refused(request, illegal("bad-request", reason=f"{place or 'body'}: {first['msg']}"[:200]))

    @app.exception_handler(HTTPException)
    async def plain(request: Request, wrong: HTTPException) -> JSONResponse:
        if wrong.status_code == 404:
            return await refused(request, not_found("no-path"))
        return await refused(request, Refused(wrong.status_code, "refused", reason=str(wrong.detail)))

    @app.exception_handler(DataError)
    async def unfit(request: Request, wrong: DataError) -> JSONResponse:
        """A text that the database cannot hold: PostgreSQL has none with a zero byte."""
        return await refused(request, illegal("bad-request", reason="a text has characters that cannot be stored"))

    @app.exception_handler(OperationalError)
    @app.exception_handler(InterfaceError)
    @app.exception_handler(NoConnection)
    async def busy(request: Request, wrong: Exception) -> JSONResponse:
        """The database is locked, full or away. Nothing was written, and the same request may be sent again."""
        said = wrong.orig if isinstance(wrong, DBAPIError) else wrong
        log.error("%s %s: the database said %s", request.method, request.url.path, said)
        return await refused(request, Refused(503, "busy"))

    @app.exception_handler(Wedged)
    async def wedged(request: Request, wrong: Wedged) -> JSONResponse:
        log.error("%s %s: the rules came to %s", request.method, request.url.path, wrong)
        return await refused(request, Refused(500, "wedged"))

    @app.exception_handler(Exception)
    async def unforeseen(request: Request, wrong: Exception) -> JSONResponse:
        log.error("%s %s failed", request.method, request.url.path, exc_info=wrong)
        return await refused(request, Refused(500, "internal"))
