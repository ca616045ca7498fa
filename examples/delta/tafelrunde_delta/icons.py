"""The icons of Delta: its own are drawn in art.svg, the others come from the shared sheet."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.icons import in_sheet

SHARED: Final = {
    "vp": "point",
    "hand": "hand",
    "deck": "deck",
    "discard": "discard",
    "workshop": "house",
    "temple": "temple",
}

ICONS: Final = {
    **in_sheet("delta-", "grain field dyke toll"),
    **{name: f"#good-{good}" for name, good in SHARED.items()},
}
