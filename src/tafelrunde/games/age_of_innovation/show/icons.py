"""The icons of Age of Innovation: goods, disciplines and their books, buildings, deeds, and signs on tiles."""

from __future__ import annotations

from typing import Final

from ....draw.icons import SHARED, WORKSHOP
from ....draw.palette import paint
from ....draw.pens import EDGE, HEX, coin, detail, disc, scaled, shape, silhouette, solid, stroke

# Silhouettes of the buildings: one path each, so that they read on a terrain at any size.
BUILDINGS: Final[dict[str, str]] = {
    "workshop": WORKSHOP,
    "guild": "M1.8 20.8V10.6L6.9 4.4L12 10.6L17.1 4.4L22.2 10.6V20.8ZM5.4 13V16H8.4V13ZM15.6 13V16H18.6V13Z",
    "school": "M2.2 21.2V12.6H8V8.2L12 1.8L16 8.2V12.6H21.8V21.2H14V16H10V21.2ZM10.8 8.6V11.4H13.2V8.6Z",
    "palace": "M1.8 21.6V5.4H5V8.2H7.4V5.4H10.2V8.2H13.8V5.4H16.6V8.2H19V5.4H22.2V21.6H15V17.2Q15 14.4 12 14.4T9 17.2"
    "V21.6Z",
    "university": "M12 1.6Q18.6 3.8 19.6 10.2H21.8V12.4H19.9V18.4H22.2V21.6H1.8V18.4H4.1V12.4H2.2V10.2H4.4Q5.4 3.8 "
    "12 1.6ZM6.9 12.4V18.4H9V12.4ZM10.95 12.4V18.4H13.05V12.4ZM15 12.4V18.4H17.1V12.4Z",
    "tower": "M7 21.8V9.6H5.2V2.2H8.2V4.6H10.5V2.2H13.5V4.6H15.8V2.2H18.8V9.6H17V21.8H13.8V17.4H10.2V21.8Z",
    "monument": "M12 1.4L15.2 5.2L16.4 17.6H19.6V21.8H4.4V17.6H7.6L8.8 5.2ZM12 7.4L10.6 10L12 12.6L13.4 10Z",
}
DISCIPLINES: Final = ("banking", "law", "engineering", "medicine")

_COG: Final = (
    "M12 4.6V8M12 16V19.4M4.6 12H8M16 12H19.4M6.8 6.8L9.2 9.2M14.8 14.8L17.2 17.2M17.2 6.8L14.8 9.2M9.2 14.8L6.8 17.2"
)
_GLYPHS: Final[dict[str, str]] = {
    "banking": solid("M6.4 6.2H17.6V9.4H6.4ZM6.4 10.4H17.6V13.6H6.4ZM6.4 14.6H17.6V17.8H6.4Z"),
    "law": solid(
        "M11.1 4.8H12.9V6.8H17.8V8.4L19.6 13A3 2.6 0 0 1 14.2 13L16 8.6H12.9V17H15.8V19H8.2V17H11.1V8.6H8L9.8 13"
        "A3 2.6 0 0 1 4.4 13L6.2 8.4V6.8H11.1Z"
    ),
    "engineering": f'<path d="{_COG}" fill="none" stroke="{paint("edge")}" stroke-width="2.6"/>'
    f'<circle cx="12" cy="12" r="4.2" fill="none" stroke="{paint("edge")}" stroke-width="2.6"/>',
    "medicine": solid("M9.9 4.8H14.1V9.9H19.2V14.1H14.1V19.2H9.9V14.1H4.8V9.9H9.9Z"),
}
_TOWN: Final = (
    "M2 21.4V7.8H5.2V10H7.4V7.8H10V2.6H14V7.8H16.6V10H18.8V7.8H22V21.4H14.8V17.4Q14.8 14.8 12 14.8T9.2 17.4V21.4Z"
)
_OCTAGON: Final = "M7.6 1.8H16.4L22.2 7.6V16.4L16.4 22.2H7.6L1.8 16.4V7.6Z"
_BOOK: Final = "M4.4 4.6Q4.4 1.9 7 1.9H20V17.8H7Q4.4 17.8 4.4 20Z"
_PAGES: Final = "M7 17.8H20V22.1H7Q4.4 22.1 4.4 20T7 17.8Z"
_UP: Final = stroke("M20.4 21V4.8M17.4 8L20.4 4.4L23 8")
_ARROW_UP: Final = stroke("M18.6 12.6V3M14.6 6.8L18.6 2.6L22.6 6.8")
_PLUS: Final = stroke("M18.4 2.2V10.2M14.4 6.2H22.4")


def _neutral(name: str) -> str:
    return f'<path fill-rule="evenodd" d="{BUILDINGS[name]}" fill="{paint("temple")}" {EDGE}/>'


def _dark(name: str, colour: str = "edge") -> str:
    return f'<path fill-rule="evenodd" d="{BUILDINGS[name]}" fill="{paint(colour)}"/>'


def _discipline(name: str) -> str:
    return disc(12, 12, 10.6, name) + _GLYPHS[name]


def _quarters(r: float = 10.6) -> str:
    """A disc of all four disciplines: any of them."""
    corners = (
        "M12 12V{a}A{r} {r} 0 0 1 {b} 12Z",
        "M12 12H{b}A{r} {r} 0 0 1 12 {b}Z",
        "M12 12V{b}A{r} {r} 0 0 1 {a} 12Z",
        "M12 12H{a}A{r} {r} 0 0 1 12 {a}Z",
    )
    places = {"a": f"{12 - r:g}", "b": f"{12 + r:g}", "r": f"{r:g}"}
    return "".join(shape(d.format(**places), name) for d, name in zip(corners, DISCIPLINES, strict=True))


def _step(drawing: str) -> str:
    return scaled(drawing, 0, 4.2, 0.8) + _UP


def _book(name: str) -> str:
    return shape(_BOOK, name) + shape(_PAGES, "leaf") + scaled(_GLYPHS[name], 4, 1.6, 0.7)


def _tag(drawing: str) -> str:
    """ "Each time this is done": the drawing on a tag that points at the effect."""
    return shape("M1.2 2.6H18L23 12L18 21.4H1.2Z", "leaf") + scaled(drawing, 2, 4, 0.67)


_ANY_BOOK: Final = (
    shape("M4.4 4.6Q4.4 1.9 7 1.9H12.2V9.8H4.4Z", "banking")
    + shape("M12.2 1.9H20V9.8H12.2Z", "law")
    + shape("M4.4 9.8H12.2V17.8H7Q4.4 17.8 4.4 20Z", "engineering")
    + shape("M12.2 9.8H20V17.8H12.2Z", "medicine")
    + shape(_PAGES, "leaf")
)
_SCHOLAR: Final = (
    shape("M4.4 22.4Q4.4 13.6 12 13.6T19.6 22.4Z", "leaf")
    + disc(12, 10.4, 4.6, "temple")
    + shape("M12 1.4L22.4 5.8L12 9.8L1.6 5.8Z", "back")
    + detail("M20 7V12.6")
)
_SPADE: Final = (
    shape("M6.6 12H17.4V17Q17.4 20.6 12 23Q6.6 20.6 6.6 17Z", "tools")
    + shape("M10.6 3.6H13.4V12H10.6Z", "wood")
    + shape("M7.6 1.2H16.4V3.8H7.6Z", "wood")
)
_BRIDGE: Final = shape("M1.2 9.8Q12 3.4 22.8 9.8V19.4H18.8Q18.4 13.2 12 13.2T5.2 19.4H1.2Z", "wood") + detail(
    "M7 7.6V14.4M12 6.6V13.2M17 7.6V14.4"
)
_TOWN_TILE: Final = shape(_TOWN, "temple")
_BULB: Final = (
    shape("M12 1.6A7.4 7.4 0 0 1 16 15.2V17.4H8V15.2A7.4 7.4 0 0 1 12 1.6Z", "vp")
    + shape("M8.4 17.6H15.6V20.6Q12 24 8.4 20.6Z", "tools")
    + detail("M9.6 10L12 12L14.4 10M12 12V17")
)
_SHIP: Final = shape("M1.8 15.2H22.2L18.6 21.6H5.4Z", "wood") + shape("M11 1.8L20 13.4H11ZM9.4 5.4V13.4H4Z", "leaf")
_WAVES: Final = f'<path d="M2 20.6q2.5-2.4 5 0t5 0t5 0t5 0" fill="none" stroke="{paint("law")}" stroke-width="2.4"/>'
_POWER: Final = disc(12, 12, 10.2, "power") + solid("M13.8 4.2L7.4 13.2H11.2L10.2 19.8L16.6 10.8H12.8Z", "leaf")
_KEY: Final = shape(
    "M7 2.4A5.6 5.6 0 0 1 12.4 9.6L21.6 18.8V21.8H18.2V19.4H15.8V17H13.4L9.6 13.2A5.6 5.6 0 1 1 7 2.4Z", "gold"
) + disc(6.6, 7.6, 1.8, "leaf")
_FLAG: Final = stroke("M5 2.4V22") + shape("M5.6 3H19.6L16 7.4L19.6 12H5.6Z", "green")
_PASS: Final = stroke("M3.6 5L10.6 12L3.6 19M11 5L18 12L11 19M20.6 5V19")
_HOME: Final = shape(HEX, "ground") + scaled(_dark("workshop"), 4.6, 4, 0.62)
_TUNNEL: Final = shape("M1.6 21V14A10.4 10.4 0 0 1 22.4 14V21Z", "stone") + solid(
    "M6.4 21V15A5.6 5.6 0 0 1 17.6 15V21Z"
)

_ROBOT: Final = (
    stroke("M12 1.4V5M1.8 12V16M22.2 12V16")
    + shape("M4 5.4H20V20.6H4Z", "tools")
    + disc(8.6, 11, 2, "leaf")
    + disc(15.4, 11, 2, "leaf")
    + detail("M8 16.6H16")
)


# Row by row over a map: from the top left, and from the bottom right.
_RIGHT_DOWN: Final = stroke("M3.4 5.4H20.2L4 18.6H20.6M16 14.8L20.8 18.6L16 22.4")
_LEFT_UP: Final = stroke("M20.6 18.6H3.8L20 5.4H3.4M8 1.6L3.2 5.4L8 9.2")


def _list(letter: str) -> str:
    return shape(HEX, "ground") + stroke(letter)


ICONS: Final[dict[str, str]] = {
    # the Automa
    "automa": _ROBOT,
    "marked": _dark("workshop", "ink") + scaled(_POWER, 11, 10, 0.54),
    "unmarked": _dark("workshop", "ink"),
    "list-a": _list("M8 17L12 7L16 17M9.4 13.6H14.6"),
    "list-b": _list("M9 7V17M9 7H12.6A2.5 2.5 0 0 1 12.6 12H9M12.6 12A2.5 2.5 0 0 1 12.6 17H9"),
    "arrow-right-down": _RIGHT_DOWN,
    "arrow-left-up": _LEFT_UP,
    "blight": shape(HEX, "stone") + stroke("M6.6 8L10.4 11L9 14.4L13 17.6M10.4 11L16.4 8.6M13 17.6L17 15"),
    # goods
    "coins": coin(12, 12, 9.8),
    "tools": shape("M3.4 4H14.8Q19.4 4 20.8 9.4H14.8V11.2H3.4Z", "tools") + shape("M7.2 11.2H11.2V22.4H7.2Z", "wood"),
    "scholars": _SCHOLAR,
    "power": _POWER,
    "token": scaled(_POWER, 0, 5.6, 0.74) + _PLUS,
    "any-book": _ANY_BOOK,
    **{f"book-{name}": _book(name) for name in DISCIPLINES},
    "key": _KEY,
    # knowledge
    **{name: _discipline(name) for name in DISCIPLINES},
    **{f"step-{name}": _step(_discipline(name)) for name in DISCIPLINES},
    "step-any": _step(_quarters()),
    "step-one": scaled(_quarters(), 0, 4.2, 0.8) + stroke("M17.4 13L20.4 9.6L23 13M17.4 8L20.4 4.6L23 8M20.4 21V10"),
    "step-each": "".join(
        scaled(_discipline(name), x, y, 0.38)
        for name, (x, y) in zip(DISCIPLINES, ((0, 4), (9.2, 4), (0, 13.4), (9.2, 13.4)), strict=True)
    )
    + _UP,
    "highest-discipline": scaled(_quarters(), 2.4, 4.4, 0.8) + stroke("M3 2.4H21"),
    "lowest-discipline": scaled(_quarters(), 2.4, 0.4, 0.8) + stroke("M3 21.8H21"),
    # buildings
    **{name: silhouette(path) for name, path in BUILDINGS.items() if name not in SHARED},
    **{f"neutral-{name}": _neutral(name) for name in BUILDINGS},
    "building-forms": scaled(_dark("workshop", "ink"), 0, 10.4, 0.56)
    + scaled(_dark("tower", "ink"), 10.6, 10.4, 0.56)
    + scaled(_dark("university", "ink"), 5.2, -0.6, 0.52),
    "annex": shape("M2.4 21.6V12.4L8.6 7L14.8 12.4V21.6Z", "temple") + _PLUS,
    "settlement": scaled(_dark("workshop", "ink"), -0.6, 8, 0.6)
    + scaled(_dark("workshop", "ink"), 10.4, 8, 0.6)
    + scaled(_dark("workshop", "ink"), 5, -2, 0.6),
    "town": _TOWN_TILE,
    "bridge": _BRIDGE,
    "home": _HOME,
    # deeds
    "exchange": stroke("M3 8.2H20M16 3.8L20.6 8.2L16 12.6") + stroke("M21 16.2H4M8 11.8L3.4 16.2L8 20.6"),
    "spade": _SPADE,
    "shipping": _SHIP,
    "terraforming": scaled(_SPADE, -2.6, 0, 1) + _ARROW_UP,
    "innovation": _BULB,
    "competency": shape("M4 2.4H20V14.4Q20 19 12 22.6Q4 19 4 14.4Z", "temple")
    + scaled(
        solid("M12 1.8L15.1 8.4L22.3 9.3L17 14.3L18.4 21.4L12 17.9L5.6 21.4L7 14.3L1.7 9.3L8.9 8.4Z"), 6, 4.8, 0.5
    ),
    **{f"deed-{name}": _tag(_dark(name)) for name in ("workshop", "guild", "school")},
    "deed-palace-or-university": shape("M1.2 2.6H18L23 12L18 21.4H1.2Z", "leaf")
    + scaled(_dark("palace"), 1.6, 2.4, 0.44)
    + scaled(_dark("university"), 7.8, 10.6, 0.44),
    "deed-edge-workshop": _tag(_dark("workshop"))
    + f'<path d="M4 5H16" stroke="{paint("accent")}" stroke-width="2.4" stroke-dasharray="3 2"/>',
    "deed-river-workshop": _tag(scaled(_dark("workshop"), 1.6, -3, 0.86) + _WAVES),
    "deed-spade": _tag(_SPADE),
    "deed-step": _tag(_step(_quarters())),
    "deed-town-tile": _tag(_KEY),
    "deed-found-town": _tag(_TOWN_TILE),
    "deed-track": _tag(scaled(_SHIP, -1.4, 6, 0.76) + _ARROW_UP),
    "deed-innovation": _tag(_BULB),
    "deed-send-scholar": _tag(_SCHOLAR),
    # when a tile works
    "income": stroke("M12 1.8V9.6M8.4 6.4L12 10.2L15.6 6.4")
    + shape("M2 14Q7.6 12 10.4 15.2H15.6Q18 15.4 16.8 18L20.4 15.6Q22.8 15 22.4 17.2L16.2 22H2Z", "temple"),
    "special": shape(_OCTAGON, "gold") + solid("M9 6.8L17 12L9 17.2Z"),
    "action": shape(_OCTAGON, "leaf") + stroke("M12 7V17M7 12H17"),
    "once": shape("M9.4 1.6H16.6L13.6 9H19.4L8.2 22.4L10.6 13.2H5.2Z", "vp"),
    "on-pass": _PASS,
    "start": _FLAG,
    "after-start": scaled(_FLAG, -2, 3, 0.86) + stroke("M15.4 17.4L19 21L15.4 24M19.6 17.4L23 21L19.6 24"),
    # abilities of tiles
    "blessed": scaled(_quarters(), 3.4, 6, 0.72)
    + f'<ellipse cx="12" cy="4" rx="8" ry="2.6" fill="none" stroke="{paint("gold")}" stroke-width="2.4"/>',
    "illusionists": scaled(_POWER, -0.6, 7.4, 0.68)
    + solid("M18 1L19.4 4.6L23 6L19.4 7.4L18 11L16.6 7.4L13 6L16.6 4.6Z", "ink"),
    "illusionists-2024": scaled(_POWER, -0.6, 7.4, 0.68)
    + solid("M18 1L19.4 4.6L23 6L19.4 7.4L18 11L16.6 7.4L13 6L16.6 4.6Z", "ink")
    + solid("M9 1L9.8 3.2L12 4L9.8 4.8L9 7L8.2 4.8L6 4L8.2 3.2Z", "ink"),
    "monks": scaled(_dark("university", "ink"), 5, 5.4, 0.76) + scaled(_FLAG, -1, 0, 0.56),
    "omar": scaled(_neutral("tower"), 5, 5, 0.78) + scaled(_FLAG, -1, 0, 0.56),
    "philosophers": scaled(_ANY_BOOK, -1, 4.6, 0.8) + _PLUS,
    "tunnel": _TUNNEL,
    "tunnel-2024": _TUNNEL
    + f'<path d="M9.8 21L11.2 15.4M14.2 21L12.8 15.4" stroke="{paint("leaf")}" stroke-width="1.4"/>',
    "moles-bridge": scaled(_BRIDGE, 0, -3, 1)
    + solid("M3 21A3.4 3.4 0 0 1 9.8 21ZM14.2 21A3.4 3.4 0 0 1 21 21Z", "wood"),
    "flight": shape("M1.6 6Q8 2 12 11.6Q16 2 22.4 6Q20.4 14.4 14.4 14.6L12 21L9.6 14.6Q3.6 14.4 1.6 6Z", "leaf"),
    "river-towns": scaled(_TOWN_TILE, 2.6, -1.2, 0.8) + _WAVES,
    "small-towns": scaled(_TOWN_TILE, 4.6, 8, 0.64) + stroke("M4.4 3V12.4M1 9L4.4 12.8L7.8 9"),
}
