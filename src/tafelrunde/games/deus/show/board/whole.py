"""The table of Deus as a picture: map, supply, players, the viewing seat's columns and hand. View in, SVG out."""

from __future__ import annotations

from typing import Any, Final

from .....draw import hexes, palette
from .....draw.lettering import fit
from .....draw.svg import at, box, num, part, text, thing
from .....kernel.game import Game, View
from ....painter import picture
from ...pieces.kinds import RESOURCES
from ..painter import Painter
from ..view import place_of
from .cards import columns, discard_top, hand
from .players import OWN, panel

GAP: Final = 10
SIDE: Final = 396  # the players, beside the map
BAR: Final = 38
MAP: Final = 424
SPECTATED: Final = 600  # the map's height when nothing lies below it
LARGEST: Final = 46
PANEL: Final = 132
PATTERNS: Final[dict[str, tuple[int, int, str]]] = {
    "forest": hexes.PATTERNS["forest"],
    "swamp": (18, 11, '<path d="M2 7h6M11 3h5M4.5 7V4M13.5 3V.5"/>'),
    "mountain": hexes.PATTERNS["mountain"],
    "field": (9, 9, '<path d="M2 8V3M6.5 5V0"/>'),
    "sea": (20, 9, '<path d="M0 4.5q5-4 10 0t10 0"/>'),
    "village": (10, 10, '<path d="M0 10L10 0"/>'),
}


def draw_board(game: Game, view: View, lang: str, width: int = 0) -> str:
    """What a seat sees. Things that answer its pending question are lit."""
    painter = Painter(game, view, lang)
    return picture(painter, painter.text("board", round=view["round"]), width, _beside, _stacked, PATTERNS)


def _beside(painter: Painter, width: float) -> tuple[list[str], float]:
    """Map and supply at the left, players at the right; below, what lies before the viewing seat."""
    left = width - SIDE - 3 * GAP
    right = width - SIDE - GAP
    high = MAP if painter.viewer >= 0 else SPECTATED
    top = 2 * GAP + BAR
    parts = [
        supply(painter, GAP, GAP, left),
        heading(painter, right, GAP, SIDE),
        land(painter, GAP, top, left, high),
        _panels(painter, right, top, SIDE, high),
    ]
    y = float(top + high + GAP)
    if painter.viewer < 0:
        return parts, y
    y = _columns(painter, parts, y, width, 6)
    return parts, _hand(painter, parts, y + 4, width, 10)


def _stacked(painter: Painter, width: float) -> tuple[list[str], float]:
    """One below the other, what is needed most first."""
    room = width - 2 * GAP
    high = hexes.spread(places(painter), room, 2 * room, LARGEST).height
    parts = [heading(painter, GAP, GAP, room), land(painter, GAP, 2 * GAP + BAR, room, high)]
    y = high + BAR + 3 * GAP
    parts.append(supply(painter, GAP, y, room))
    y += BAR + GAP
    seats = painter.seats()
    if painter.viewer >= 0:
        parts.append(panel(painter, seats.pop(0), GAP, y, room, OWN))
        y = _hand(painter, parts, y + OWN + GAP + 4, width, 3)
        y = _columns(painter, parts, y, width, 3)
    panels = [panel(painter, seat, GAP, y + i * (PANEL + GAP), room, PANEL) for i, seat in enumerate(seats)]
    high = len(seats) * (PANEL + GAP) - GAP
    parts.append(part("part-players", painter.text("part-players"), GAP, y, room, high, *panels))
    return parts, y + high + GAP


def _columns(painter: Painter, parts: list[str], y: float, width: float, abreast: int) -> float:
    """Draw the columns of the viewing seat; returns where the next thing may begin."""
    room = width - 2 * GAP
    drawn, high = columns(painter, GAP, y, room, abreast)
    parts.append(part("part-columns", painter.text("part-columns"), GAP, y, room, high, drawn))
    return y + high + GAP


def _hand(painter: Painter, parts: list[str], y: float, width: float, abreast: int) -> float:
    room = width - 2 * GAP
    drawn, high = hand(painter, GAP, y, room, abreast)
    parts.append(part("part-hand", painter.text("part-hand"), GAP, y, room, high, drawn))
    return y + high + GAP


def _panels(painter: Painter, x: float, y: float, w: float, h: float) -> str:
    """The players, one below the other: the viewing seat, whose cards lie elsewhere, then the others in turn order."""
    parts: list[str] = []
    seats = painter.seats()
    top = y
    if painter.viewer >= 0:
        parts.append(panel(painter, seats.pop(0), x, top, w, OWN))
        top += OWN + 8
    each = min(200.0, (y + h - top - 8 * (len(seats) - 1)) / len(seats))
    for i, seat in enumerate(seats):
        parts.append(panel(painter, seat, x, top + i * (each + 8), w, each))
    return part("part-players", painter.text("part-players"), x, y, w, h, *parts)


def heading(painter: Painter, x: float, y: float, w: float) -> str:
    """Round and stage of the game."""
    view = painter.view
    stage = view["phase"]
    if stage == "turns" and view["last_round"] == view["round"]:
        stage = "last"
    words = painter.text("board-round", round=view["round"])
    note = painter.text(f"stage-{stage}")
    return text(x + 4, y + 25, words, "b serif", 17) + text(
        x + w - 4, y + 24, fit(note, w - 130, 11.5), "soft end", 11.5
    )


# ------------------------------------------------------------------------------------------------ the map


def land(painter: Painter, x: float, y: float, w: float, h: float) -> str:
    """The regions, the pieces on them, and the joints between continents."""
    regions = painter.view["regions"]
    map = hexes.spread(places(painter), w, h, LARGEST)
    cells: list[str] = []
    pieces: list[str] = []
    for number, (region, (cx, cy)) in enumerate(zip(regions, map.centres, strict=True)):
        cells.append(_cell(painter, number, region, x + cx, y + cy, map.size))
        pieces += _pieces(painter, number, region, x + cx, y + cy, map.size)
    joints = hexes.joints(map, tuple(region["tile"] for region in regions))
    return part(
        "part-map",
        painter.text("part-map"),
        x,
        y,
        w,
        h,
        *cells,
        at(x, y, f'<path class="joint" d="{joints}"/>'),
        *pieces,
    )


def places(painter: Painter) -> tuple[tuple[int, int], ...]:
    return tuple((region["q"], region["r"]) for region in painter.view["regions"])


def _cell(painter: Painter, number: int, region: dict[str, Any], x: float, y: float, size: float) -> str:
    id = f"region-{number}"
    terrain, owner = region["terrain"], region["owner"]
    lit = id in painter.lit
    inside = size - 1
    ruined = terrain == "village" and region["attacked"]
    drawn = [hexes.terrain(terrain, inside, painter.text(f"letter-{terrain}"), place_of(painter.view, number))]
    if terrain == "village":
        drawn.append(_ruin(size) if ruined else _village(painter, region["vp"], size))
    if owner is not None:
        colour = palette.paint(palette.SEATS[owner].colour)
        drawn.append(f'<polygon class="own" points="{hexes.outline(size - 4.2)}" stroke="{colour}"/>')
    if lit:
        drawn.append(f'<polygon class="lit" points="{hexes.outline(size - 4)}"/>')
        where, radius = (0.0, size * 0.24) if owner is None and terrain != "village" else (-size * 0.73, size * 0.2)
        drawn.append(f'<circle class="ring" cy="{num(where)}" r="{num(radius)}"/>')
    if owner is not None:
        drawn.append(palette.seat_shape(owner, 0, -size * 0.73, size * 0.24))
    look = f"hex {terrain}" + (" ruined" if ruined else "")
    return painter.thing(id, painter.region_name(number, region), at(x, y, *drawn), class_=look)


def _village(painter: Painter, vp: int, size: float) -> str:
    star = size * 1.12
    return painter.icon("vp", -star / 2, -star / 2, star) + text(0, size * 0.19, str(vp), "count", size * 0.42)


def _ruin(size: float) -> str:
    """An attacked village: struck through, nothing left to take."""
    a = num(size * 0.3)
    return f'<path class="struck" d="M-{a}-{a}L{a} {a}M-{a} {a}L{a}-{a}"/>'


def _pieces(painter: Painter, number: int, region: dict[str, Any], x: float, y: float, size: float) -> list[str]:
    kinds = region["pieces"]
    owner = region["owner"]
    if not kinds:
        return []
    side = size * (0.74, 0.6, 0.52, 0.5, 0.46)[min(len(kinds), 5) - 1]
    drawn: list[str] = []
    seen: set[str] = set()
    for kind, (dx, dy) in zip(kinds, hexes.slots(len(kinds), size), strict=True):
        id = f"piece-{number}-{owner}-{kind}" + ("-2" if kind in seen else "")
        seen.add(kind)
        colour = "temple" if kind == "temple" else palette.SEATS[owner].colour
        place = f"transform:translate({num(x + dx)}px,{num(y + dy)}px)"
        shape = painter.icon(kind, -side / 2, -side / 2, side, colour=colour)
        name = painter.text(f"building-{kind}")
        drawn.append(thing(id, name, shape, class_=f"piece {kind}", style=place, like=f"{kind}-{owner}"))
    return drawn


# ------------------------------------------------------------------------------------------------ the supply


def supply(painter: Painter, x: float, y: float, w: float) -> str:
    """Resources, temples, deck and discard pile."""
    view = painter.view
    step = 6
    each = min(58.0, (w - 7 * step) * 0.108)
    parts: list[str] = []
    left = x
    for number, name in enumerate(RESOURCES):
        chip = _chip(painter, name, view["supply"][name], left, y, each)
        if (id := f"resource-{number}") in painter.lit:
            chip += (
                box(left, y, each, BAR, "lit", 7)
                + f'<circle class="ring" cx="{num(left + each)}" cy="{num(y)}" r="5"/>'
            )
        parts.append(painter.thing(id, painter.counted(f"resource-{name}", view["supply"][name]), chip))
        left += each + step
    for name, count in (("temple", view["supply"]["temples"]), ("deck", view["deck"])):
        parts.append(
            thing(f"pile-{name}", painter.counted(f"icon-{name}", count), _chip(painter, name, count, left, y, each))
        )
        left += each + step
    count = view["discard"]["count"]
    parts.append(
        thing("pile-discard", painter.counted("icon-discard", count), _chip(painter, "discard", count, left, y, each))
    )
    left += each + step
    parts.append(discard_top(painter, left, y, x + w - left, BAR))
    return part("part-supply", painter.text("part-supply"), x, y, w, BAR, *parts)


def _chip(painter: Painter, name: str, count: int, x: float, y: float, w: float) -> str:
    size, letters = (20, 14) if w >= 54 else (17, 12)
    shape = painter.icon(name, x + 4, y + (BAR - size) / 2, size, colour="temple" if name == "temple" else "")
    if name == "temple":
        shape = f'<g class="pale">{shape}</g>'
    return box(x, y, w, BAR, "panel", 7) + shape + text(x + w - 5, y + 24, str(count), "b end", letters)
