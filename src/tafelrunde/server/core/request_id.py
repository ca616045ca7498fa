"""The id of the request that this code answers, for the log; empty outside of requests."""

from __future__ import annotations

from contextvars import ContextVar

request_id: ContextVar[str] = ContextVar("request_id", default="")
