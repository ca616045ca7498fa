"""Relations between people (follow, block), for other features."""

from __future__ import annotations

from .relations import apart_from, relations_of, require_welcome

__all__ = [
    "apart_from",
    "relations_of",
    "require_welcome",
]
