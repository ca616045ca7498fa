"""The icons of Deus: goods, cards, pieces, map, actions. A type of building has the colour of its cards."""

from __future__ import annotations

from typing import Final

from ....draw.icons import SHARED, TEMPLE
from ....draw.palette import paint
from ....draw.pens import CARD, EDGE, HEX, coin, detail, shape, silhouette, solid, stroke

# Silhouettes of the pieces: one path each, so that they read on a terrain at any size.
PIECES: Final[dict[str, str]] = {
    "maritime": "M1.8 15.2H22.2L18.6 21.6H5.4ZM11 1.8L20 13.4H11ZM9.4 5.4V13.4H4Z",
    "production": "M2.4 21.4V10.6L8.4 14V10.6L14.4 14V2.6H20.6V21.4ZM6 17.2V19.2H8.6V17.2ZM11 17.2V19.2H13.6V17.2Z",
    "scientific": "M8 2.2H16V4.6H14.6V9.4L20.8 19.4Q21.4 21.6 19.2 21.6H4.8Q2.6 21.6 3.2 19.4L9.4 9.4V4.6H8Z"
    "M9.6 13.2L7 17.4H17L14.4 13.2Z",
    "civil": "M12 2.2L22.2 11H19.6V21.6H14.2V15H9.8V21.6H4.4V11H1.8Z",
    "military": "M12 1.6L21 4.8V11.4Q21 18.6 12 22.4Q3 18.6 3 11.4V4.8ZM12 5V18.4Q17.8 15.4 17.8 11V7Z",
    "temple": TEMPLE,
}

_COLOURED: Final = tuple(zip(PIECES, ("blue", "green", "yellow", "brown", "red", "purple"), strict=True))


def _coloured_card(name: str, colour: str) -> str:
    """The bar shows the colour; the glyph shows it to the colour-blind."""
    bar = "M4.5 7V4A1.5 1.5 0 0 1 6 2.5H18A1.5 1.5 0 0 1 19.5 4V7Z"
    glyph = f'<g fill="{paint(colour)}" transform="translate(6.4 8.6) scale(.47)">{silhouette(PIECES[name])}</g>'
    return shape(CARD, "leaf") + shape(bar, colour) + glyph


def _terrain(colour: str, glyph: str) -> str:
    return shape(HEX, colour) + glyph


ICONS: Final[dict[str, str]] = {
    # goods
    "gold": coin(12, 12, 9.6),
    "wood": shape("M7 6.5H19.5A3 5.5 0 0 1 19.5 17.5H7Z", "wood")
    + f'<ellipse cx="7" cy="12" rx="4" ry="5.5" fill="{paint("temple")}" {EDGE}/>'
    + detail("M7 9.6A1.5 2.4 0 0 1 7 14.4A1.5 2.4 0 0 1 7 9.6M13 9.5H17M14.5 14H18.5"),
    "clay": shape("M7.2 5H16.8V11.6H7.2ZM2 12.4H11.6V19H2ZM12.4 12.4H22V19H12.4Z", "clay")
    + detail("M9.4 7.4H14.6M4.2 14.8H9.4M14.6 14.8H19.8"),
    "stone": shape("M2 18.5L5 8.5L12 4L19.5 7.5L22 17L16 20.5H6Z", "stone")
    + detail("M5 8.5L10.5 12.5L19.5 7.5M10.5 12.5L9.5 20.5"),
    "wheat": shape("M11 10H13V23H11Z", "wheat")
    + shape(
        "M12 1Q16 4.6 12 8.6Q8 4.6 12 1ZM12 14Q12 8.6 19 7Q19.4 13.4 12 14ZM12 14Q12 8.6 5 7Q4.6 13.4 12 14Z"
        "M12 20Q12 14.6 19 13Q19.4 19.4 12 20ZM12 20Q12 14.6 5 13Q4.6 19.4 12 20Z",
        "wheat",
    ),
    # cards
    "card": shape(CARD, "leaf") + detail("M4.5 7H19.5M8 12H16M8 16H16"),
    "deck": shape("M7.5 1.8H20.5V17.6H7.5Z", "back")
    + shape("M5.5 3.8H18.5V19.6H5.5Z", "back")
    + shape("M3.5 5.8H16.5V22H3.5Z", "back")
    + f'<path d="M10 9.6L13.4 13.9L10 18.2L6.6 13.9Z" fill="none" stroke="{paint("leaf")}" stroke-width="1.4"/>',
    # pieces
    **{name: silhouette(path) for name, path in PIECES.items() if name not in SHARED},
    "ship": silhouette(PIECES["maritime"]),
    "any-piece": '<path fill-rule="evenodd" d="M12 2A4.6 4.6 0 0 1 15.2 9.9L19.4 21.6H4.6L8.8 9.9A4.6 4.6 0 0 1 12 2Z'
    'M8.6 17V19H15.4V17Z"/>',
    # piece types and cards by colour
    **{f"piece-{colour}": f'<g fill="{paint(colour)}">{silhouette(PIECES[name])}</g>' for name, colour in _COLOURED},
    **{f"card-{colour}": _coloured_card(name, colour) for name, colour in _COLOURED},
    "opponent": '<path d="M12 2A5 5 0 0 1 12 12A5 5 0 0 1 12 2ZM3 22Q3 13.4 12 13.4T21 22Z"/>',
    # the map
    "village": shape("M12 2.6L21.6 21H2.4Z", "village")
    + f'<path d="M12 11L16 21H8Z" fill="{paint("village-ink")}"/>'
    + stroke("M9.8 1.4L12 5.2L14.2 1.4"),
    "region": shape(HEX, "ground"),
    "continent": "".join(
        shape(f"M{x} {y - 4}L{x + 3.46} {y - 2}V{y + 2}L{x} {y + 4}L{x - 3.46} {y + 2}V{y - 2}Z", "ground")
        for x, y in ((12, 12), (5.08, 12), (18.92, 12), (8.54, 6), (15.46, 6), (8.54, 18), (15.46, 18))
    ),
    "swamp": _terrain(
        "swamp", detail("M6.5 17.5H10.5M13.5 17.5H17.5M12 17.5V7M8.5 17.5V10M15.5 17.5V10") + solid("M11 5H13V10H11Z")
    ),
    "mountain": _terrain("mountain", solid("M4.6 17.5L10 7.5L13 12.5L15 9.5L19.4 17.5Z")),
    "field": _terrain("field", detail("M5.5 9.5H18.5M5.5 13H18.5M5.5 16.5H18.5M8 7V19M12 6V20M16 7V19")),
    "sea": _terrain(
        "sea",
        detail(
            "M5 9.5Q7.3 7 9.7 9.5T14.3 9.5T19 9.5M5 13.2Q7.3 10.7 9.7 13.2T14.3 13.2T19 13.2M7 16.9Q9.3 14.4 11.7 "
            "16.9T16.3 16.9"
        ),
    ),
    # actions
    "move": stroke("M5 14Q6.4 7 18 7")
    + stroke("M14.6 2.6L19.4 7L14.6 11.4")
    + shape("M5 17A2.6 2.6 0 1 1 4.9 17Z", "ground"),
    "steal": coin(12, 6.4, 4.6)
    + shape(
        "M4 13.4Q4 11 6 11.6L8 13.6L16 13.6L18 11.6Q20 11 20 13.4V16Q20 19.6 16.4 20V22.6H7.6V20Q4 19.6 4 16Z", "temple"
    )
    + detail("M8.6 13.6V16.4M12 13.6V16.4M15.4 13.6V16.4"),
    "activate": shape("M13.8 1.5L4.4 13.8H11L9.6 22.5L19.6 9.6H13Z", "vp"),
    # symbols for words
    "row": "".join(
        f'<rect x="{x}" y="6" width="3.4" height="12" fill="{paint(colour)}" {EDGE}/>'
        for x, colour in ((1.2, "blue"), (5.8, "green"), (10.3, "yellow"), (14.9, "brown"), (19.4, "red"))
    ),
}
