"""Answers about the server itself."""

from __future__ import annotations

from .base import Answer


class Done(Answer):
    """It is done, and there is nothing more to say."""

    done: bool


class Health(Answer):
    ok: bool
