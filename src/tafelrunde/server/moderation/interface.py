"""Whom people follow and block, for other features."""

from __future__ import annotations

from .relations import apart_from, require_welcome, ties_of

__all__ = [
    "apart_from",
    "require_welcome",
    "ties_of",
]
