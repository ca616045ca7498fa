"""The icons of Revive: resources, citizens, machines and tracks, pieces, actions, artifacts, tribe skills."""

from __future__ import annotations

from typing import Final

from ....draw.icons import SHARED
from ....draw.palette import paint
from ....draw.pens import CARD, EDGE, HEX, detail, disc, scaled, shape, silhouette, solid, stroke

TRACK_COLOURS: Final = ("grey", "green", "yellow")
_PAINTS: Final = {"grey": "stone", "green": "green", "yellow": "yellow", "any": "leaf"}

# Silhouettes of pieces: one path each, so that they read on a terrain at any size.
_PIECES: Final[dict[str, str]] = {
    "small": "M4 20.6V11.4L12 4.6L20 11.4V20.6H14.4V15H9.6V20.6Z",
    "large": "M2 21.6V9.4H7.4V3H16.6V9.4H22V21.6H14.4V16.4H9.6V21.6ZM10 6V9H14V6ZM4.6 12.4V15H7.2V12.4Z"
    "M16.8 12.4V15H19.4"
    "V12.4Z",
    "figure": "M12 1.8A4.4 4.4 0 0 1 14.8 9.6Q19.4 11 19.4 16.4H16.6V22.2H7.4V16.4H4.6Q4.6 11 9.2 9.6"
    "A4.4 4.4 0 0 1 12 1.8Z",
    "falcon": "M1.4 7.6Q7 5.4 10.6 9.6L12 7.2L13.4 9.6Q17 5.4 22.6 7.6Q18.4 9.6 17 14.4L13.8 14L15.6 20.8"
    "L12 18.4L8.4 20.8"
    "L10.2 14L7 14.4Q5.6 9.6 1.4 7.6Z",
    "tile": "M12 3.6L19.3 7.8V16.2L12 20.4L4.7 16.2V7.8ZM12 8L8.5 10V14L12 16L15.5 14V10Z",
}

_GEAR: Final = (
    "M10.2 1.8H13.8L14.5 4.9L16.6 5.8L19.3 4.1L21.9 6.7L20.2 9.4L21 11.4L21 13.4L20.2 14.9L21.9 17.3L19.3 19.9"
    "L16.6 18.2"
    "L14.5 19.1L13.8 22.2H10.2L9.5 19.1L7.4 18.2L4.7 19.9L2.1 17.3L3.8 14.6L3 12.6V11.4L3.8 9.4L2.1 6.7L4.7 4.1L7.4 5.8"
    "L9.5 4.9Z"
)
_GEAR_ICON: Final = shape(_GEAR, "stone") + disc(12, 12, 3.6, "leaf")
_FOOD: Final = SHARED["food"]
_CRYSTAL: Final = shape("M12 1.4L19 8.4L12 22.6L5 8.4Z", "crystal") + detail(
    "M5 8.4H19M9.2 8.4L12 22.6L14.8 8.4L12 1.4Z"
)
_BOOK: Final = SHARED["book"]
_ENERGY: Final = disc(12, 12, 9.6, "energy") + solid("M13.4 4L6.6 13.4H11L10 20L17.2 10.4H12.8Z")
_CRATE: Final = shape("M2.6 5H21.4V20.4H2.6Z", "wood") + detail("M2.6 9H21.4M2.6 16.4H21.4M6.4 16.4L17.6 9")
_FLASK: Final = shape("M9 2H15V4H14V9L20 19.4Q20.6 22 18 22H6Q3.4 22 4 19.4L10 9V4H9Z", "leaf") + solid(
    "M8.2 14.6H15.8L18.4 19.6Q18.8 20.6 17.6 20.6H6.4Q5.2 20.6 5.6 19.6Z", "purple"
)
_MACHINE: Final = (
    shape("M3 6.4H21V21.4H3Z", "leaf")
    + scaled(shape(_GEAR, "stone"), 5.6, 7.6, 0.54)
    + detail("M6 6.4V3H9V6.4M15 6.4V3H18V6.4")
)
_MODULE: Final = shape("M2.4 6.4H9.2V3.4H14.8V6.4H21.6V20.6H2.4Z", "leaf") + detail("M6 11H18M6 15.6H18")
_SWITCH: Final = shape("M12 1.4A6.6 6.6 0 0 1 18.6 8V16A6.6 6.6 0 0 1 5.4 16V8A6.6 6.6 0 0 1 12 1.4Z", "leaf") + disc(
    12, 8, 4.2, "energy"
)
_ABILITY: Final = shape("M12 1.6L20.6 5V12Q20.6 19 12 22.4Q3.4 19 3.4 12V5Z", "purple") + solid(
    "M12 5.6L13.6 10.2L18.4 10.4L14.6 13.4L16 18L12 15.2L8 18L9.4 13.4L5.6 10.4L10.4 10.2Z", "leaf"
)
_RANGE: Final = scaled(shape(HEX, "ground"), -1, 5.4, 0.55) + stroke("M9 12H20.4M16 7.6L20.8 12L16 16.4")
_MINUS: Final = disc(17.4, 17.4, 5.8, "leaf") + detail("M14.4 17.4H20.4")
_PLUS: Final = disc(17.4, 17.4, 5.8, "leaf") + detail("M14.4 17.4H20.4M17.4 14.4V20.4")
_COMPASS: Final = SHARED["explore"]
_SLEEP: Final = disc(12, 12, 10, "night") + solid("M15.6 4.6A8 8 0 1 0 19.4 15A6.6 6.6 0 0 1 15.6 4.6Z", "vp")
_BOX: Final = stroke("M3 8.4V21H21V8.4M3 8.4L7 3.4M21 8.4L17 3.4M9.4 12.4L14.6 17.6M14.6 12.4L9.4 17.6")
_HAMMER: Final = shape("M3 5.6L8.4 2.4L16 6.6L14 10L11.6 8.6L6 21.6L2.8 20.2L8.2 7.4L4.6 9.2Z", "brown") + detail(
    "M15 14.6H22M18.5 11V18.2"
)
_DESERT: Final = shape(HEX, "desert") + detail("M5.6 15Q9 11 12 14T18.4 13M7 18Q10 15.4 13 17.4") + disc(12, 8, 2, "vp")
_LAKE: Final = shape(HEX, "lake") + detail("M5.4 10Q8.6 7.4 12 10T18.6 10M5.4 14.4Q8.6 11.8 12 14.4T18.6 14.4")
_STEPPE: Final = shape(HEX, "steppe") + detail("M7 17V11M10 17V8.6M14 17V10.6M17 17V12")


def _dark(name: str, colour: str = "ink") -> str:
    return f'<g fill="{paint(colour)}">{silhouette(_PIECES[name])}</g>'


# The basic resource of a colour shows it to the colour-blind.
_OF_COLOUR: Final = {"grey": _GEAR_ICON, "green": _BOOK, "yellow": _FOOD}


def _citizen(colour: str) -> str:
    bar = "M4.5 8.4V4A1.5 1.5 0 0 1 6 2.5H18A1.5 1.5 0 0 1 19.5 4V8.4Z"
    inner = _OF_COLOUR.get(colour, "")
    return (
        shape(CARD, "leaf")
        + shape(bar, _PAINTS[colour])
        + (
            scaled(inner, 6.6, 9.6, 0.45)
            if inner
            else solid("M12 10.4A2.4 2.4 0 0 1 12 15.2A2.4 2.4 0 0 1 12 10.4ZM7.4 20Q7.4 16 12 16T16.6 20Z")
        )
    )


def _track(colour: str) -> str:
    """Rising steps, with the symbol of the colour."""
    steps = shape("M1.6 21.8V15.4H7.6V10.4H13.6V5.4H22.4V21.8Z", _PAINTS[colour])
    inner = _OF_COLOUR.get(colour)
    return steps + (scaled(inner, 10.4, 9.8, 0.46) if inner else detail("M17.6 19V10M14 13.4L17.6 9.6L21 13.4"))


def _machine(colour: str) -> str:
    frame = shape("M3 6.4H21V21.4H3Z", _PAINTS[colour]) + detail("M6 6.4V3H9V6.4M15 6.4V3H18V6.4")
    return frame + scaled(_OF_COLOUR[colour], 5.8, 7.8, 0.52)


_ARTIFACTS: Final = {
    "violet": (
        "purple",
        "M8 2H16V5L14.4 7Q20 10 20 15Q20 20 15 22H9Q4 20 4 15Q4 10 9.6 7L8 5Z",
        "M5.4 12.6H18.6M5.4 17H18.6",
    ),
    "orange": (
        "orange",
        "M12 2A10 10 0 0 1 12 22A10 10 0 0 1 12 2ZM12 7.4A4.6 4.6 0 0 0 12 16.6A4.6 4.6 0 0 0 12 7.4Z",
        "M12 2V7.4M12 16.6V22M2 12H7.4M16.6 12H22",
    ),
    "white": ("leaf", "M4 3H20V12Q20 19 12 22.4Q4 19 4 12Z", "M7.4 9.4H10.4M13.6 9.4H16.6M12 9.4V14M9 17.4H15"),
}


def _artifact(name: str) -> str:
    colour, outline, inside = _ARTIFACTS[name]
    return f'<path fill-rule="evenodd" d="{outline}" fill="{paint(colour)}" {EDGE}/>' + detail(inside)


_ANY_ARTIFACT: Final = (
    scaled(_artifact("violet"), 0, 0.4, 0.56)
    + scaled(_artifact("white"), 10.6, 0.4, 0.56)
    + (scaled(_artifact("orange"), 5.4, 10.6, 0.56))
)
_BASIC: Final = scaled(_GEAR_ICON, 5.4, 0, 0.54) + scaled(_BOOK, -0.4, 11, 0.54) + scaled(_FOOD, 11.4, 11, 0.54)

ICONS: Final[dict[str, str]] = {
    # resources and tokens
    "gear": _GEAR_ICON,
    "crystal": _CRYSTAL,
    "basic": _BASIC,
    "energy": _ENERGY,
    "crate": _CRATE,
    "flask": _FLASK,
    "violet-vp": disc(12, 12, 10, "purple")
    + scaled(
        solid("M12 1.8L15.1 8.4L22.3 9.3L17 14.3L18.4 21.4L12 17.9L5.6 21.4L7 14.3L1.7 9.3L8.9 8.4Z", "leaf"),
        4.2,
        4,
        0.65,
    ),
    "progress": shape("M12 2L21 7V12L12 17L3 12V7Z", "leaf") + shape("M3 12V17L12 22L21 17V12L12 17Z", "leaf"),
    # citizens and their places
    **{f"citizen-{colour}": _citizen(colour) for colour in (*TRACK_COLOURS, "any")},
    "citizen-top": shape(CARD, "leaf")
    + solid("M4.5 12V4A1.5 1.5 0 0 1 6 2.5H18A1.5 1.5 0 0 1 19.5 4V12Z", "energy")
    + detail("M4.5 12H19.5"),
    "turn-citizen": shape(CARD, "leaf") + detail("M4.5 12H19.5M8.4 9L12 4.8L15.6 9M8.4 15L12 19.2L15.6 15"),
    "slot": shape("M2.4 13H21.6V21.6H2.4Z", "stone") + shape("M6 2.4H18V17H6Z", "leaf") + detail("M9 6H15M9 9.4H15"),
    "slot-symbol": shape("M4 14.6H20V21.6H4Z", "stone") + stroke("M12 2V12M8 8L12 12L16 8"),
    "rest": shape("M2.4 8L14 4.4L18 17.4L6.6 21Z", "back")
    + shape("M7 4H20.4V19H7Z", "back")
    + stroke("M10.4 8H16.8L10.4 15H16.8"),
    "active": shape("M3.4 5H16.6V21.6H3.4Z", "leaf") + disc(17, 7, 5.4, "vp") + detail("M6.4 14H13.6M6.4 17.6H13.6"),
    "in-play": shape(CARD, "leaf") + detail("M8 9A4.6 4.6 0 1 1 8 15M8 15H12M8 15V19"),
    "play": shape("M2.4 6H13.6V21.6H2.4Z", "leaf") + stroke("M10 9.6Q12 3.4 20 4.4M16.4 1.4L20.4 4.4L17.6 8.6"),
    # the player board
    **{f"track-{colour}": _track(colour) for colour in (*TRACK_COLOURS, "any")},
    "machine": _MACHINE,
    **{f"machine-{colour}": _machine(colour) for colour in TRACK_COLOURS},
    "module": _MODULE,
    "switch": _SWITCH,
    "ability": _ABILITY,
    "activation": disc(12, 12, 10, "leaf") + solid("M9 6.4L17.6 12L9 17.6Z", "accent"),
    # pieces and tiles
    **{name: silhouette(path) for name, path in _PIECES.items()},
    "target": disc(12, 12, 10, "leaf") + disc(12, 12, 6, "accent") + disc(12, 12, 2.2, "leaf"),
    "area": shape("M6.8 1.8L11.4 4.4V9.8L6.8 12.4L2.2 9.8V4.4Z", "ground")
    + shape("M16 1.8L20.6 4.4V9.8L16 12.4L11.4 9.8V4.4Z", "ground")
    + shape("M11.4 9.8L16 12.4V17.8L11.4 20.4L6.8 17.8V12.4Z", "ground"),
    "location": shape(HEX, "site") + scaled(_dark("figure"), 5.6, 4.6, 0.54),
    "large-location": shape("M12 .8L22.8 7V17L12 23.2L1.2 17V7Z", "site")
    + scaled(_dark("figure"), 2.4, 6, 0.48)
    + scaled(_dark("figure"), 10.2, 6, 0.48),
    "lake": _LAKE,
    "desert": _DESERT,
    "steppe": _STEPPE,
    "terrain": shape("M12 1.5L21.1 6.75V12H2.9V6.75Z", "mountain")
    + shape("M2.9 12H12V22.5L2.9 17.25Z", "forest")
    + shape("M12 12H21.1V17.25L12 22.5Z", "steppe"),
    # deeds
    "populate": scaled(_dark("figure"), -2, 2.4, 0.86) + stroke("M19 3V17M14.6 12.6L19 17.2L23 12.6"),
    "build": _HAMMER,
    "any-action": scaled(_COMPASS, 0, 0, 0.5) + scaled(_dark("figure"), 12, 0, 0.5) + scaled(_HAMMER, 6, 12, 0.5),
    "hibernate": _SLEEP,
    "box": _BOX,
    "range": _RANGE,
    "discount": stroke("M5 12H19"),
    # artifacts
    "artifact": _ANY_ARTIFACT,
    **{f"artifact-{colour}": _artifact(colour) for colour in _ARTIFACTS},
    "artifact-small": shape("M12 3L20 12L12 21L4 12Z", "vp") + detail("M8 12H16M12 7.4V16.6"),
    "end-tile": shape("M3 3H21V21H3Z", "accent") + solid("M7 6.4H17L12 12L17 17.6H7L12 12Z", "leaf"),
    # skills of technologies
    "ability-plus": scaled(_ABILITY, -1, -1, 0.84) + _PLUS,
    "free-forest-lake": scaled(_LAKE, 0, 6, 0.6)
    + scaled(shape(HEX, "forest") + detail("M12 6L16 13H8ZM12 13V18"), 9.6, 0, 0.6),
    "temple-range": scaled(solid("M12 1.6L22.4 8.2V10.2H20V17.8H22.4V21.6H1.6V17.8H4V10.2H1.6V8.2Z", "ink"), 0, 0, 0.56)
    + scaled(_RANGE, 8, 9, 0.62),
    "no-books-to-others": scaled(_BOOK, 1, 1, 0.92) + solid("M2 20.4L20.4 2L22 3.6L3.6 22Z", "accent"),
    "cheap-explore": scaled(_COMPASS, -0.6, -0.6, 0.8) + _MINUS,
    "card-resource": scaled(_citizen("any"), -2.4, 0, 0.8) + scaled(_BASIC, 10, 10, 0.58),
    "mountain-discount": scaled(shape(HEX, "mountain") + detail("M5 17L10 8L13 12.6L15 10L19 17Z"), -0.6, -0.6, 0.8)
    + _MINUS,
    "workshop-discount": scaled(solid("M12 4.4L21 12H18.6V20.6H5.4V12H3Z", "ink"), -1, -1, 0.84) + _MINUS,
    "range-one": scaled(_RANGE, -1, -2, 0.84) + _PLUS,
    "falcon-resources": scaled(_dark("falcon"), 2, -2.4, 0.84) + scaled(_BASIC, 6, 12, 0.5),
    "crates-and-crystals": scaled(_CRATE, 0, 0, 0.62) + scaled(_CRYSTAL, 11, 9, 0.6),
    "falcon-discount": scaled(_dark("falcon"), -1, -1, 0.84) + _MINUS,
    "switch-copy": scaled(_SWITCH, -3.4, 0, 0.72) + scaled(_citizen("any"), 9.6, 8.4, 0.64),
    "fifth-slot": shape("M2.4 12H21.6V21.6H2.4Z", "stone")
    + shape("M6 2.4H18V16H6Z", "leaf")
    + detail("M14 5H10.4L10.2 8.4Q14 7.6 14 10.6T10 12.6"),
}
