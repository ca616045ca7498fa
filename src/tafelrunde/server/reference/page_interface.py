"""Marks of checked components and icons, for the page logic of other features. Reaches no database."""

from __future__ import annotations

from .check_marks import Checks, shown_checks
from .reference import icons_picture

__all__ = ["Checks", "icons_picture", "shown_checks"]
