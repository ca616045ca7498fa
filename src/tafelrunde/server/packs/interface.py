"""Interface for other features: packs, their forms, and games with a pack applied."""

from __future__ import annotations

from .bad_pack import require_playable, require_valid_pack
from .packs import forms_with, game_with_stored_pack, patched_game, run_on_upload, text_of

__all__ = [
    "forms_with",
    "game_with_stored_pack",
    "patched_game",
    "require_playable",
    "require_valid_pack",
    "run_on_upload",
    "text_of",
]
