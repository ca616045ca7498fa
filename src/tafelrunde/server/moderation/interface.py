"""Interface for other features: relations between people (follow, block)."""

from __future__ import annotations

from .relations import blocked_among, relations_of, require_not_blocked

__all__ = ["blocked_among", "relations_of", "require_not_blocked"]
