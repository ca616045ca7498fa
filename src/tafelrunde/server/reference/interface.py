"""Interface for other features: component checks by people."""

from __future__ import annotations

from .component_checks import check, checks_of, shown_checks

__all__ = ["check", "checks_of", "shown_checks"]
