"""Components and what people checked of them, for other features."""

from __future__ import annotations

from .check_marks import Checks, shown_checks
from .component_checks import check, checks_of
from .reference import icons_picture

__all__ = [
    "Checks",
    "check",
    "checks_of",
    "icons_picture",
    "shown_checks",
]
