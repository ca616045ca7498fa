"""Interface for other features: component checks by people."""

from __future__ import annotations

from .check_marks import shown_checks
from .component_checks import check, checks_of

__all__ = ["check", "checks_of", "shown_checks"]
