"""The server itself."""

from __future__ import annotations

from .base import Answer


class Health(Answer):
    ok: bool
