"""Component checks by people, for other features."""

from __future__ import annotations

from .component_checks import check, checks_of

__all__ = ["check", "checks_of"]
