"""The icons of Age of Innovation, drawn in its sheet (show/art.svg)."""

from __future__ import annotations

from typing import Final

from ....draw.icons import IN_SHEET, in_sheet

SHEET: Final = "age_of_innovation-"
BUILDINGS: Final = ("workshop", "guild", "school", "palace", "university", "tower", "monument")

# Icons whose symbol is called differently: the name of a building is that of its piece.
_CALLED: Final[dict[str, str]] = {
    "any-book": "book-any",
    "bridge": "bridge-i",
    "coins": "coin",
    "exchange": "swap",
    "highest-discipline": "highest",
    "lowest-discipline": "lowest",
    "innovation": "bulb",
    "annex": "annex-i",
    "on-pass": "pass",
    "scholars": "scholar",
    "shipping": "boat",
    "special": "act",
    "step-any": "any-step",
    "tools": "tool",
    "town": "gate",
    **{name: f"i-{name}" for name in BUILDINGS},
    **{f"neutral-{name}": f"n-{name}" for name in BUILDINGS},
    **{
        name: f"e-faction-{name}"
        for name in ("blessed", "illusionists", "illusionists-2024", "monks", "omar", "philosophers")
    },
}

ICONS: Final[dict[str, str]] = {
    **in_sheet(
        SHEET,
        "vp spade power token key step-one step-each building-forms settlement home terraforming competency income "
        "once action start after-start banking law engineering medicine book-banking book-law book-engineering "
        "book-medicine step-banking step-law step-engineering step-medicine deed-workshop deed-guild deed-school "
        "deed-palace-or-university deed-edge-workshop deed-river-workshop deed-spade deed-step deed-town-tile "
        "deed-found-town deed-track deed-innovation deed-send-scholar tunnel tunnel-2024 moles-bridge flight "
        "river-towns small-towns automa marked unmarked list-a list-b arrow-right-down arrow-left-up blight",
    ),
    **{name: f"{IN_SHEET}{SHEET}{symbol}" for name, symbol in _CALLED.items()},
}
