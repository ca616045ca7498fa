"""Packs, for other features."""

from __future__ import annotations

from .bad_pack import require_box, require_playable
from .packs import box_of, forms_with, open_box, parsed, text_of

__all__ = [
    "box_of",
    "forms_with",
    "open_box",
    "parsed",
    "require_box",
    "require_playable",
    "text_of",
]
