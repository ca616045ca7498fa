"""The icons of Deus, drawn in its sheet (show/art.svg)."""

from __future__ import annotations

from typing import Final

from ....draw.icons import in_sheet

ICONS: Final[dict[str, str]] = in_sheet(
    "deus-",
    "vp gold wood clay stone wheat any-resource hand discard card deck card-blue card-green card-yellow card-brown "
    "card-red card-purple any-piece piece-blue piece-green piece-yellow piece-brown piece-red piece-purple maritime "
    "production scientific civil military temple ship building opponent forest swamp mountain field sea village region "
    "region-1 region-2 region-3 region-4 continent row move steal activate",
)
