"""Refusals of requests: a status, a code for programs, and a message for people.

The message is the text `error-…` of the server, in the caller's language; its facts are included for programs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from ...kernel.languages import DEFAULT_LANGUAGE
from ...kernel.state import Fact
from .texts import server_texts

ErrorCode = Literal[
    "bad-invite", "bad-name", "bad-pack", "bad-password", "bad-record", "bad-request", "bad-text", "banned", "busy",
    "forbidden",
    "foreign-origin", "has-account", "host-only", "illegal", "internal", "must-end", "name-taken", "no-account",
    "no-coach", "no-hint", "no-mail", "no-next", "no-spectators", "no-such-order", "no-such-ply", "no-such-seat",
    "not-finished", "not-found", "not-json", "not-over", "not-seated", "not-started", "not-taught", "not-your-seat",
    "not-your-turn", "nothing-to-undo", "one-seat", "other-rules", "others-sit-here", "over", "over-budget",
    "owner-only", "program-only-plays", "refused", "silenced", "stale", "still-time", "taken", "too-large", "too-many",
    "too-slow", "unknown-host", "unknown-person", "wedged", "wrong-password",
]  # fmt: skip

RETRY_SECONDS: Final = 2  # `Retry-After` of a busy server


class Refused(Exception):
    """`why` selects the text `error-<why>`, by default the code."""

    def __init__(self, status: int, code: ErrorCode, why: str = "", **facts: Fact) -> None:
        super().__init__(status, code, why, facts)
        self.status = status
        self.code = code
        self.why = why or code
        self.facts = facts

    def body(self, lang: str) -> dict[str, Any]:
        return {"error": server_texts(lang).text(f"error-{self.why}", **self.facts), "code": self.code, **self.facts}

    def headers(self) -> dict[str, str]:
        """`Retry-After`, if a retry may help."""
        wait = self.facts.get("retry", RETRY_SECONDS if self.status == 503 else None)
        return {} if wait is None else {"Retry-After": str(wait)}

    def __str__(self) -> str:
        return str(self.body(DEFAULT_LANGUAGE)["error"])


class NotTaught(Refused):
    """Refusal of a choice that the current step of a lesson does not allow, with an explanation by language."""

    def __init__(self, explanation: Mapping[str, str]) -> None:
        super().__init__(422, "not-taught")
        self.explanation = explanation

    def body(self, lang: str) -> dict[str, Any]:
        return {"error": self.explanation.get(lang, self.explanation[DEFAULT_LANGUAGE]), "code": self.code}


def unknown_person() -> Refused:
    return Refused(401, "unknown-person")


def forbidden(code: ErrorCode, why: str = "", **facts: Fact) -> Refused:
    return Refused(403, code, why, **facts)


def not_found(why: str = "no-table", **facts: Fact) -> Refused:
    return Refused(404, "not-found", why, **facts)


def conflict(code: ErrorCode, why: str = "", **facts: Fact) -> Refused:
    return Refused(409, code, why, **facts)


def illegal(code: ErrorCode, why: str = "", **facts: Fact) -> Refused:
    return Refused(422, code, why, **facts)
