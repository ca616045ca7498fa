"""Schemas of plain success and of the health check."""

from __future__ import annotations

from .base import Answer


class Done(Answer):
    """Success without further data."""

    done: bool


class Health(Answer):
    ok: bool
