"""Packs, for other features."""

from __future__ import annotations

from .packs import box_of, forms_with, open_box, parsed, require_box, require_playable, text_of
from .parsing import Filled, PackReport, draft_report, filled_in, forms_of

__all__ = [
    "Filled",
    "PackReport",
    "box_of",
    "draft_report",
    "filled_in",
    "forms_of",
    "forms_with",
    "open_box",
    "parsed",
    "require_box",
    "require_playable",
    "text_of",
]
