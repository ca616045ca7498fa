"""The icons of Tapestry: resources, income buildings, tracks, cards, deeds, and the signs on its tapestry cards."""

from __future__ import annotations

from typing import Final

from ....draw.icons import SHARED
from ....draw.palette import paint
from ....draw.pens import CARD, HEX, coin, detail, disc, scaled, shape, silhouette, solid, stroke

# Pieces take the colour of their player.
PIECES: Final[dict[str, str]] = {
    "outpost": "M6.4 21.8V10.8H4.8V3.2H8V5.8H10.4V3.2H13.6V5.8H16V3.2H19.2V10.8H17.6V21.8H13.8V17Q13.8 15.2 12 15.2"
    "T10.2 17V21.8Z",
    "toppled": "M2.2 6.4H13.2V4.8H20.8V8H18.2V10.4H20.8V13.6H18.2V16H20.8V19.2H13.2V17.6H2.2V13.8H7Q8.8 13.8 8.8 12T7 "
    "10.2H2.2Z",
}
BUILDINGS: Final[dict[str, tuple[str, str]]] = {
    "market": (
        "M3.4 3H20.6L22.4 9.4Q20.8 12.4 18.4 10Q15.4 12.6 12 10Q8.6 12.6 5.6 10Q3.2 12.4 1.6 9.4Z"
        "M3.4 12.8H20.6V21.6H14.6V15.6H9.4V21.6H3.4Z",
        "yellow",
    ),
    "house": ("M12 2.2L22.4 11H19.8V21.6H14.2V15H9.8V21.6H4.2V11H1.6Z", "stone"),
    "farm": ("M12 2L19 6L21.4 12V21.6H15V14H9V21.6H2.6V12L5 6ZM10 6.6V9.8H14V6.6Z", "brown"),
    "armory": ("M2.6 21.6V2.8H6.6V6H10V2.8H14V6H17.4V2.8H21.4V21.6H14.6V15.4H9.4V21.6Z", "red"),
}
_STAR: Final = "M6 .8L7.6 4.2L11.2 4.6L8.5 7.1L9.2 10.7L6 8.9L2.8 10.7L3.5 7.1L.8 4.6L4.4 4.2Z"
_WORKER: Final = shape("M12 2A4.4 4.4 0 0 1 12 10.8A4.4 4.4 0 0 1 12 2ZM4 22Q4 12.4 12 12.4T20 22Z", "clay")
_CULTURE: Final = shape(
    "M8.6 3.4L20.4 1.6V16.4A3.8 3.4 0 1 1 17.4 13.2V6.8L11.6 7.8V18.8A3.8 3.4 0 1 1 8.6 15.6Z", "purple"
)
_COIN: Final = coin(12, 12, 9.8) + solid("M10 8.6H14V15.4H10Z")
_BULB: Final = (
    shape("M12 1.8A7.4 7.4 0 0 1 16 15.4V18H8V15.4A7.4 7.4 0 0 1 12 1.8Z", "vp")
    + shape("M8.4 18H15.6V20.4L14 22.4H10L8.4 20.4Z", "stone")
    + detail("M9.4 9L12 12L14.6 9M12 12V18")
)
_ATOM: Final = (
    f'<g fill="none" stroke="{paint("edge")}" stroke-width="1.5"><ellipse cx="12" cy="12" rx="8.6" ry="3.4"/>'
    '<ellipse cx="12" cy="12" rx="8.6" ry="3.4" transform="rotate(60 12 12)"/>'
    '<ellipse cx="12" cy="12" rx="8.6" ry="3.4" transform="rotate(120 12 12)"/></g>'
) + solid("M12 10.4A1.6 1.6 0 0 1 12 13.6A1.6 1.6 0 0 1 12 10.4Z")
_SCIENCE_DIE: Final = shape(
    "M5 2.4H19Q21.6 2.4 21.6 5V19Q21.6 21.6 19 21.6H5Q2.4 21.6 2.4 19V5Q2.4 2.4 5 2.4Z", "green"
)
_RESEARCH: Final = _SCIENCE_DIE + _ATOM
_GEAR: Final = (
    "M10.2 2H13.8L14.4 4.8L16.6 5.7L19 4.2L21 6.8L19.2 9.2L20 11.4V12.6L19.2 14.8L21 17.2L18.6 19.6L16.6 18.3L14.4 19.2"
    "L13.8 22H10.2L9.6 19.2L7.4 18.3L5.2 19.8L3 17.2L4.8 14.8L4 12.6V11.4L4.8 9.2L3 6.8L5.4 4.4L7.4 5.7L9.6 4.8Z"
)
_SWORDS: Final = (
    shape("M3 2.6L6.4 3.2L16.4 14.6L14 16.8L3.6 6Z", "stone")
    + shape("M21 2.6L17.6 3.2L7.6 14.6L10 16.8L20.4 6Z", "stone")
    + stroke("M4.4 13.6L10.6 19.6M19.6 13.6L13.4 19.6M6.8 17.2L3.6 21M17.2 17.2L20.4 21")
)
_COMPASS: Final = SHARED["explore"]
_FLAG: Final = shape(HEX, "grass") + detail("M9.4 18V6") + solid("M9.4 6L17 8.6L9.4 11.4Z", "accent")
_TILE: Final = (
    shape(HEX, "grass")
    + detail("M2.9 14.4L9 11L14 14L21.1 9.6")
    + solid("M2.9 14.8L9 11.4L14 14.4V21.2L12 22.2L3 17Z", "sea")
)
_SPACE: Final = shape(HEX, "night") + f'<g transform="translate(6 6.4)">{solid(_STAR, "vp")}</g>'
_ROCKET: Final = (
    disc(12, 12, 10.2, "night")
    + shape("M12 3Q16 7 15.4 13L18 16.4L15 17L12 15.6L9 17L6 16.4L8.6 13Q8 7 12 3Z", "leaf")
    + solid("M10.6 17.4H13.4L12 21.4Z", "energy")
)
_CHARM: Final = disc(12, 12, 10, "purple") + scaled(solid(_STAR, "vp"), 3.6, 3.8, 1.4)
_TAPESTRY: Final = shape(CARD, "purple") + (
    f'<path d="M7 6.5H17M7 10H17M7 13.5H17M7 17H17" stroke="{paint("leaf")}" stroke-width="1.6" '
    'stroke-dasharray="2.4 1.6"/>'
    f'<path d="M4.5 20V4M19.5 20V4" stroke="{paint("gold")}" stroke-width="2"/>'
)
_TECH: Final = shape(CARD, "leaf") + scaled(shape(_GEAR, "stone"), 5.4, 5.4, 0.55)
_LANDMARK: Final = shape("M12 1.4L15.4 5.2V11H19V15.4H22V21.8H2V15.4H5V11H8.6V5.2Z", "temple") + detail(
    "M8.6 11H15.4M5 15.4H19M10.4 21.8V18.4H13.6V21.8"
)
_CIV: Final = shape("M2 18.6L3.6 7L8.4 12L12 4.4L15.6 12L20.4 7L22 18.6Z", "gold") + detail("M3 21.4H21")
_REPEAT: Final = stroke("M18.8 8A8 8 0 1 0 20 13.4") + stroke("M20.4 3V8.4H15")
_UP: Final = stroke("M18.6 13V3M14.6 6.8L18.6 2.6L22.6 6.8")
_NOT: Final = stroke("M3.4 20.6L20.6 3.4")
_NO_BENEFIT: Final = disc(18, 18, 5.4, "leaf") + detail("M15.4 15.4L20.6 20.6M20.6 15.4L15.4 20.6")
_GIFT: Final = disc(18, 18, 5.4, "leaf") + f'<g transform="translate(14.4 14.2) scale(.6)">{solid(_STAR, "accent")}</g>'
_FORWARD: Final = shape("M2.4 8.4H12V3.4L21.8 12L12 20.6V15.6H2.4Z", "leaf")
_BACKWARD: Final = shape("M21.6 8.4H12V3.4L2.2 12L12 20.6V15.6H21.6Z", "leaf")
_DIE: Final = "M4 2.4H13Q14.6 2.4 14.6 4V13Q14.6 14.6 13 14.6H4Q2.4 14.6 2.4 13V4Q2.4 2.4 4 2.4Z"
_BOTH_DICE: Final = (
    shape(_DIE, "red")
    + f'<g transform="translate(7 7)">{shape(_DIE, "edge")}</g>'
    + solid("M8.4 6.4A2 2 0 0 1 8.4 10.4A2 2 0 0 1 8.4 6.4Z", "leaf")
    + solid("M15.4 13.4A2 2 0 0 1 15.4 17.4A2 2 0 0 1 15.4 13.4Z", "leaf")
)
_GRID: Final = (
    shape("M2.4 2.4H21.6V21.6H2.4Z", "leaf")
    + solid("M2.4 8.8H21.6V15.2H2.4Z", "gold")
    + detail("M8.8 2.4V21.6M15.2 2.4V21.6M2.4 8.8H21.6M2.4 15.2H21.6")
)
_PERSON: Final = solid("M12 2A5 5 0 0 1 12 12A5 5 0 0 1 12 2ZM3 22Q3 13.4 12 13.4T21 22Z", "soft")
_PLAQUE: Final = "M2 5.4Q2 2.4 5 2.4H19Q22 2.4 22 5.4V18.6Q22 21.6 19 21.6H5Q2 21.6 2 18.6Z"
_ROUGH: Final = shape("M3 3H21V21H3Z", "hidden") + detail("M3 12L12 3M3 21L21 3M12 21L21 12")

_PALETTE: Final = (
    shape("M12 2.6Q22 3 22 12Q22 16 17.6 15.6Q14.4 15.4 15.4 18.4Q16 21.6 12 21.6Q2 21 2 12T12 2.6Z", "leaf")
    + disc(7.4, 9, 1.8, "red")
    + disc(12.4, 6.8, 1.8, "vp")
    + disc(17.2, 9.4, 1.8, "sea")
    + disc(7.2, 14.6, 1.8, "green")
)
_ART: Final = shape("M2.4 4H21.6V20H2.4Z", "gold") + shape("M5 6.6H19V17.4H5Z", "leaf") + scaled(_PALETTE, 7, 7, 0.42)

_TRACKS: Final = {
    "exploration": ("field", scaled(_COMPASS, 3.6, 3.6, 0.7)),
    "technology": ("clay", scaled(shape(_GEAR, "leaf") + disc(12, 12, 3.4, "stone"), 3.8, 3.8, 0.68)),
    "science": ("green", scaled(_ATOM, 1.8, 1.8, 0.85)),
    "military": ("sea", scaled(_SWORDS, 3.6, 3.6, 0.7)),
    "arts": ("purple", scaled(_PALETTE, 3, 3, 0.75)),
}


def _building(name: str) -> str:
    path, colour = BUILDINGS[name]
    return shape(path, colour).replace("<path", '<path fill-rule="evenodd"')


def _track(name: str) -> str:
    colour, glyph = _TRACKS[name]
    return shape(_PLAQUE, colour) + glyph


def _spaces(name: str) -> str:
    """Spaces advanced: the track on a row of steps."""
    return scaled(_track(name), 3.4, 0, 0.72) + shape("M1 19H7V23H1ZM9 19H15V23H9ZM17 19H23V23H17Z", "leaf")


def _when(drawing: str) -> str:
    """Each time that this happens."""
    return scaled(drawing, 0, 4.4, 0.8) + shape("M18.6 .8L13.4 7.6H17L15.8 12.6L22.4 5.6H18.4Z", "energy")


def _two(left: str, right: str) -> str:
    return scaled(left, 0, 0, 0.6) + scaled(right, 9.4, 9.4, 0.6)


def _no(drawing: str) -> str:
    return drawing + _NOT


_SHIELD: Final = shape("M12 1.8L21 5V11Q21 18.6 12 22.4Q3 18.6 3 11V5Z", "stone")
_TRAP: Final = shape("M2 17Q2 6.4 12 6.4T22 17L18.6 14.6L15.4 17.4L12 14.6L8.6 17.4L5.4 14.6Z", "stone") + detail(
    "M2 19.6H22M12 2.4V6.4"
)
_RISE: Final = scaled(_FORWARD, 0, 6, 0.7)

_ROBOT: Final = (
    shape("M4 8.6Q4 6.4 6.2 6.4H17.8Q20 6.4 20 8.6V19.4Q20 21.6 17.8 21.6H6.2Q4 21.6 4 19.4Z", "stone")
    + detail("M12 6.4V3.4M8.6 17.8H15.4")
    + disc(12, 2.8, 1.6, "vp")
    + disc(8.8, 12.4, 2.2, "leaf")
    + disc(15.2, 12.4, 2.2, "leaf")
)
_SHADOW: Final = (
    shape("M12 1.8Q18.6 2.6 19 9.4Q22 13 21.6 22.2H2.4Q2 13 5 9.4Q5.4 2.6 12 1.8Z", "night")
    + disc(9.4, 9.8, 1.4, "leaf")
    + disc(14.6, 9.8, 1.4, "leaf")
)
_PENNANT: Final = (
    shape("M4 2H6.4V22.4H4Z", "stone")
    + shape("M6.4 2.8H21L17.4 7.6L21 12.4H6.4Z", "leaf")
    + solid("M6.4 2.8H11V7.6H15.6V12.4H11V7.6H6.4Z", "edge")
)

ICONS: Final[dict[str, str]] = {
    # resources, buildings, pieces
    "coin": _COIN,
    "worker": _WORKER,
    "culture": _CULTURE,
    **{name: _building(name) for name in BUILDINGS},
    **{name: silhouette(path) for name, path in PIECES.items()},
    "landmark": _LANDMARK,
    "civilization": _CIV,
    "line": _GRID,
    "impassable": _ROUGH,
    "era": shape("M5 2H19V4.6L13.6 12L19 19.4V22H5V19.4L10.4 12L5 4.6Z", "leaf")
    + solid("M7 19.8L12 15L17 19.8Z", "gold"),
    # cards and tiles
    "tapestry-card": _TAPESTRY,
    "tech-card": _TECH,
    "territory-tile": _TILE,
    "territory": _FLAG,
    "space-tile": _SPACE,
    # tracks
    **{f"track-{name}": _track(name) for name in _TRACKS},
    **{f"space-{name}": _spaces(name) for name in _TRACKS},
    "track": shape(_PLAQUE, "leaf") + detail("M6 12H18M14 8L18 12L14 16"),
    # deeds
    "explore-anywhere": _COMPASS + scaled(_FORWARD, 12, 11, 0.5),
    "explore-space": _ROCKET,
    "invent": _BULB,
    "upgrade": scaled(_TECH, -2, 2.4, 0.9) + _UP,
    "circle": scaled(_TECH, -2, 0, 0.86) + disc(17, 17, 5.6, "vp"),
    "square": scaled(_TECH, -2, 0, 0.86) + shape("M12 12H22V22H12Z", "vp"),
    "replace-display": scaled(_TECH, -3, -2, 0.66) + scaled(_TECH, 4, -2, 0.66) + scaled(_REPEAT, 9, 9, 0.62),
    "research": _RESEARCH + _GIFT,
    "research-only": _RESEARCH + _NO_BENEFIT,
    "advance": _FORWARD + _GIFT,
    "advance-only": _FORWARD + _NO_BENEFIT,
    "regress": _BACKWARD + _GIFT,
    "regress-only": _BACKWARD + _NO_BENEFIT,
    "repeat": _REPEAT,
    "singularity": disc(12, 12, 10, "night") + disc(12, 12, 5.6, "energy") + disc(12, 12, 1.8, "leaf"),
    "conquer": _SWORDS,
    "conquer-anywhere": scaled(_SWORDS, -1, -1, 0.84) + scaled(_FORWARD, 12, 12, 0.5),
    "dice-both": _BOTH_DICE,
    "dice-both-if-opponent": scaled(_BOTH_DICE, -2, -1, 0.8) + scaled(_PERSON, 13, 11, 0.5),
    "play-tapestry": scaled(_TAPESTRY, -2, 4.4, 0.82) + stroke("M19 1.6V11M15.6 8L19 11.6L22.4 8"),
    # the signs on tapestry cards
    "invented": _when(_BULB),
    "gained-card": _when(_TAPESTRY),
    "gained-market": _when(_building("market")),
    "upgraded": _when(scaled(_TECH, -2, 2.4, 0.9) + _UP),
    "placed-building": _when(_building("house")),
    "built-on-impassable": _when(_ROUGH),
    "build-on-impassable": _two(_ROUGH, _building("house")),
    "advanced-science": _when(_track("science")),
    "other-advanced-military": _when(_two(_PERSON, _track("military"))),
    "new-tier": _when(_RISE),
    "landmark-taken": _when(_two(_PERSON, _LANDMARK)),
    "track-landmark": _two(_track("exploration"), _LANDMARK),
    "no-military": _no(_track("military")),
    "no-science": _no(_track("science")),
    "no-traps": _no(_TAPESTRY),
    "no-prerequisites": _no(scaled(_TECH, -2, 2.4, 0.9) + _UP),
    "lead": shape("M2 21.6V14H8.6V21.6ZM8.6 21.6V6H15.4V21.6ZM15.4 21.6V17H22V21.6Z", "leaf")
    + scaled(solid(_STAR, "accent"), 7.4, 0, 0.76),
    "last": shape("M2 21.6V6H8.6V21.6ZM8.6 21.6V10H15.4V21.6ZM15.4 21.6V17H22V21.6Z", "leaf")
    + solid("M18.6 15L15.8 11H21.4Z", "accent"),
    "age-of-discovery": _two(_COMPASS, _GIFT),
    "three-tiles": scaled(_TILE, 5.4, 0, 0.54) + scaled(_TILE, 0, 10, 0.54) + scaled(_TILE, 11, 10, 0.54),
    "age-of-wonders": _two(_LANDMARK, _LANDMARK),
    "allied": _two(_PERSON, _PERSON),
    "befriend": _PERSON + _GIFT,
    "coins-score": _two(_COIN, scaled(solid(_STAR, "accent"), 0, 0, 2)),
    "neighbours-draw": _two(_PERSON, _TILE),
    "colonialism": _two(_FLAG, _BULB),
    "dark-ages": disc(12, 12, 10, "night") + scaled(_BACKWARD, 5.4, 5.4, 0.56),
    "dictatorship": _track("military") + stroke("M7 11V8A5 5 0 0 1 17 8V11") + shape("M5.4 11H18.6V20H5.4Z", "stone"),
    "each-player": scaled(_PERSON, -1, 4, 0.6) + scaled(_PERSON, 10.6, 4, 0.6) + scaled(_PERSON, 4.8, 7, 0.62),
    "dystopia": _two(_LANDMARK, _PERSON),
    "two-rolls": _two(_RESEARCH, _RESEARCH),
    "espionage": shape("M1.6 12Q12 2 22.4 12Q12 22 1.6 12Z", "leaf")
    + disc(12, 12, 4, "sea")
    + disc(12, 12, 1.4, "edge"),
    "tile-twice": _two(_TILE, _TILE),
    "tile-too": _two(_SWORDS, _TILE),
    "guilds": _two(_building("market"), scaled(_REPEAT, 0, 0, 1)),
    "circle-at-once": _two(_BULB, disc(12, 12, 8, "vp")),
    "married": _two(disc(12, 12, 8, "gold"), disc(8, 8, 8, "gold")),
    "marry": disc(8.6, 14, 6.4, "gold") + disc(15.4, 14, 6.4, "gold") + detail("M15.4 7.6L13 3H18Z"),
    "turn-food": _REPEAT + scaled(_building("farm"), 7.4, 7.4, 0.4),
    "outpost-on-tile": _TILE + scaled(solid(PIECES["outpost"], "accent"), 5.4, 4, 0.55),
    "oil-magnate": shape("M12 2Q19 11 19 15.4A7 6.6 0 0 1 5 15.4Q5 11 12 2Z", "edge")
    + solid("M8 15Q8 18.6 11.4 19L8.6 12Z", "leaf"),
    "olympic-host": shape("M12 1.6Q15.4 5 13.6 8.6H10.4Q8.6 5 12 1.6Z", "energy")
    + shape("M7 9.4H17L13.4 22.4H10.6Z", "gold"),
    "both-dice": _two(_SWORDS, _BOTH_DICE),
    "renaissance": _two(_track("science"), _REPEAT),
    "revolution": shape("M4 3H20L16 8.4L20 14H6V22H4Z", "accent"),
    "socialism": _two(_PERSON, _track("technology")),
    "steam-tycoon": shape("M3 20V11H7V5H11V11H21V20Z", "stone")
    + detail("M7 2.4Q9 .6 11 2.4")
    + disc(8, 20, 2.4, "leaf")
    + disc(16, 20, 2.4, "leaf"),
    "technocracy": _two(shape(_GEAR, "stone"), _BULB),
    "trade-economy": _two(_track("exploration"), _COIN),
    "play-at-once": _two(_TAPESTRY, _SWORDS),
    "free-bonuses": _no(_COIN) + _GIFT,
    # Plans & Ploys
    "landmark-card": shape(CARD, "leaf") + scaled(_LANDMARK, 5, 4.6, 0.58),
    "district": shape("M2.4 2.4H21.6V21.6H2.4Z", "gold")
    + detail("M8.8 2.4V21.6M15.2 2.4V21.6M2.4 8.8H21.6M2.4 15.2H21.6"),
    "same-buildings": _two(_building("house"), _building("house")),
    "manifest-destiny": _two(_FLAG, _SWORDS),
    "cartography": _two(_COMPASS, _SWORDS),
    "conquer-ended": _when(_SWORDS),
    "income-gained": _when(_COIN),
    "safe": _SHIELD + scaled(_FLAG, 5.6, 4.4, 0.54),
    "empty-only": _two(_SWORDS, shape(HEX, "leaf")),
    "reply-trap": _TRAP,
    "reply-nearby": _two(_PERSON, _TRAP),
    "reply-trapped": _no(_TRAP),
    "reply-retreat": _two(_FLAG, _BACKWARD),
    "reply-surrender": shape("M5 2.4H7V22H5Z", "stone") + shape("M7 3.4H20L17 7.8L20 12.2H7Z", "leaf"),
    "reply-landmark": _two(_PERSON, _LANDMARK),
    # Fantasies & Futures
    "charm": _CHARM,
    "charm-left": scaled(_TAPESTRY, -1.6, 2.4, 0.8) + scaled(_CHARM, 11, 6, 0.54),
    "charm-right": scaled(_TAPESTRY, 6.4, 2.4, 0.8) + scaled(_CHARM, 0, 6, 0.54),
    "doppelgangers": _two(_TAPESTRY, _CHARM),
    "empty-tile": shape(HEX, "grass") + stroke("M7 17L17 7"),
    "mirror-realm": _two(_BACKWARD, _RISE),
    "neighbour-played": _when(_two(_PERSON, _TAPESTRY)),
    "placed-beside": _when(_two(_building("house"), _building("house"))),
    "reply-attacked": _two(_FLAG, _TRAP),
    "reply-mirage": _two(_TRAP, _BACKWARD),
    "reroll": _two(_BOTH_DICE, _REPEAT),
    "reserve": shape("M3 6H15V21.6H3Z", "leaf") + detail("M15 6V21.6") + stroke("M18.4 3V20M15.6 6.4L18.4 3L21.2 6.4"),
    "two-tiles": scaled(_TILE, 0, 6, 0.54) + scaled(_TILE, 11, 6, 0.54),
    # Arts & Architecture
    "masterpiece": _ART,
    "different": stroke("M3.6 8.6H20.4M3.6 15.4H20.4M16.4 3.4L7.6 20.6"),
    "create": scaled(_ART, 0, 3, 0.84) + shape("M17.6 .8L23.2 6.4L15 14.6L11.8 15.4L12.6 12.2Z", "accent"),
    "replace-masterpieces": scaled(_ART, 0, 0, 0.72) + scaled(_REPEAT, 9, 9, 0.62),
    "perform": scaled(_ART, 0, 3.4, 0.8) + _GIFT,
    "inspire": _building("house") + scaled(solid(_STAR, "accent"), 10.6, 10.6, 1.1),
    "any-building": scaled(_building("house"), 0, 0, 0.52)
    + scaled(_building("market"), 11.4, 0, 0.52)
    + scaled(_building("farm"), 0, 11.4, 0.52)
    + scaled(_building("armory"), 11.4, 11.4, 0.52),
    "city-row": shape("M2.4 2.4H21.6V21.6H2.4Z", "leaf")
    + solid("M2.4 8.8H21.6V15.2H2.4Z", "gold")
    + detail("M2.4 8.8H21.6M2.4 15.2H21.6"),
    "city-column": shape("M2.4 2.4H21.6V21.6H2.4Z", "leaf")
    + solid("M8.8 2.4H15.2V21.6H8.8Z", "gold")
    + detail("M8.8 2.4V21.6M15.2 2.4V21.6"),
    "card-plots": scaled(_TAPESTRY, -2, 0, 0.8) + scaled(_GRID, 10, 10, 0.56),
    "conquer-empty": scaled(_SWORDS, -1, -1, 0.8) + scaled(shape(HEX, "leaf"), 11, 11, 0.52),
    "upgrade-once": scaled(_TECH, -2, 2.4, 0.9) + _UP + _NO_BENEFIT,
    "upgrade-freely": scaled(_TECH, -2, 2.4, 0.9) + _UP + _GIFT,
    "neighbour": _PERSON,
    "start-territory": shape(HEX, "grass") + scaled(solid(PIECES["outpost"], "accent"), 5.4, 5, 0.55),
    "new-life": _two(_CIV, _REPEAT),
    "park-die": _two(_TILE, _BOTH_DICE),
    "migration": _two(_FLAG, _FORWARD),
    "status-quo": _two(_track("technology"), _GIFT),
    "ability-again": _two(_REPEAT, _CIV),
    "explored-tile": _when(_COMPASS),
    "district-done": _when(_GRID),
    "line-done": _when(stroke("M3 7H21M3 12H21M3 17H21")),
    "advanced-arts": _when(_track("arts")),
    "gained-masterpiece": _when(_ART),
    "income-scored": _when(solid(_STAR, "accent")),
    "gained-landmark": _when(_LANDMARK),
    # the Automa
    "automa": _ROBOT,
    "shadow": _SHADOW,
    "track-all": shape(_PLAQUE, "leaf") + stroke("M6 7.6H18M6 12H18M6 16.4H18"),
    "track-end": _PENNANT,
    "track-end-or-landmark": _two(_PENNANT, _LANDMARK),
    "favorite": shape("M12 21.4L3.4 12.6A5.4 5.4 0 0 1 12 6.4A5.4 5.4 0 0 1 20.6 12.6Z", "red"),
    "hex-order": shape(HEX, "leaf") + stroke("M5 12H16M12 8L16 12L12 16"),
    "decision-card": shape(CARD, "stone") + scaled(_ROBOT, 5.4, 5, 0.56),
    "trail": scaled(_track("exploration"), 0, 7, 0.7) + scaled(solid(PIECES["outpost"], "edge"), 10, 0, 0.6),
    "pool": scaled(_TAPESTRY, -2, 0, 0.66) + scaled(_TECH, 4, 1.4, 0.66) + scaled(_TILE, 9, 9, 0.6),
}
