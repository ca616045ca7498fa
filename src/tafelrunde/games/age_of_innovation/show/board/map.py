"""Draws the game board: one sheet of land and river with coordinates on its rims, town walls, bridges, buildings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import atan2, degrees, hypot
from typing import Any, Final

from .....draw.frames import sign
from .....draw.regions import Drawn
from .....draw.svg import box, num, text, thing, use
from ....board import Room
from ...pieces.kinds import TERRAINS, WHEEL
from ...pieces.map import COLUMNS, ROWS, name_of
from ..chart import HALF, RADIUS, Chart, chart_of, contour, ends, groups, middle, path
from ..painter import Painter, symbol

RIM: Final = 21.0  # of the frame, with the coordinates
SMALL: Final = 480.0  # a narrower map is swiped
SWIPED: Final = 29.0  # its radius: a finger meets one space
LETTER: Final = 12.5

# In units of the chart.
LAND: Final = 0.955  # of a space is land; the shore shows between two
FRAME: Final = -6.0  # the middle of the frame around the water
PIECE: Final = 73.0
GROUND: Final[tuple[float, float]] = (36.0, 13.5)  # the shadow on which a piece stands
CORNER: Final[tuple[float, float]] = (27.0, 26.0)  # of the owner's sign
SEAL: Final = 11.5
SIGN: Final = 12.0
TOWN: Final = 37.0
ANNEX: Final = 32.0
CARD: Final = 40.0  # an own palace tile
SPADE: Final = 25.0
ORNAMENTS: Final = {  # by side: the compass between two spaces of the river, the ship on one
    "large": (87, 57),
    "small": (87, 35),
}


def radius_in(chart: Chart, w: float, h: float) -> float:
    """The largest radius of a space for a room; with any height if that is 0."""
    around = 2 * RIM
    scale = (w - around) / chart.width
    return RADIUS * (min(scale, (h - around) / chart.height) if h else scale)


def map_size(painter: Painter, radius: float) -> tuple[float, float]:
    """Width and height of a map with spaces of this radius."""
    chart = chart_of(painter.view["side"])
    scale = radius / RADIUS
    return chart.width * scale + 2 * RIM, chart.height * scale + 2 * RIM


def land(painter: Painter, room: Room) -> Drawn:
    chart = chart_of(painter.view["side"])
    if room.width < SMALL and room.board:
        w, h = map_size(painter, SWIPED)
    else:
        w, h = room.width, room.height or map_size(painter, radius_in(chart, room.width, 0))[1]
    scale = radius_in(chart, w, h) / RADIUS
    left, top = (w - chart.width * scale) / 2, (h - chart.height * scale) / 2
    drawn = painter.cached(_board, chart, room.fine)
    place = f"translate({num(left - chart.left * scale)} {num(top)}) scale({scale:.4f})"
    rims = _rims(chart, left, top, scale) if room.fine else ""
    return Drawn(f'<g transform="{place}">{drawn}</g>{rims}', h, w)


def _board(painter: Painter, chart: Chart, fine: bool) -> str:
    """From below: water, lands, walls of towns, bridge sites, bridges, what can be chosen, pieces."""
    view = painter.view
    terrains = tuple([space["terrain"] for space in view["spaces"]])
    parts = [
        _water(chart),
        _lands(chart, terrains, fine),
        painter.cached_by_values(_river, chart.side),
        *painter.cached(_walls, chart),
        *_sites(painter),
        *_bridges(painter),
        *_spaces(painter, chart),
        *_pieces(painter, chart),
    ]
    return "".join(parts)


# ------------------------------------------------------------------------------------------------ the sheet


@lru_cache(maxsize=8)
def _water(chart: Chart) -> str:
    """The river with its current and its shores, and the frame around all, which covers what runs beyond."""
    shores = path(contour(chart.land, 0))
    bands, strands = chart.current
    frame = path(contour(chart.spaces, FRAME))
    return "".join(
        (
            f'<path d="{frame}" class="water"/>',
            f'<path d="{bands}" class="band-water"/>',
            f'<path d="{strands}" class="strand"/>',
            f'<path d="{shores}" class="shallow"/>',
            f'<path d="{shores}" class="sand"/>',
            f'<path d="{frame}" class="frame-brass"/>',
            f'<path d="{frame}" class="frame-paper"/>',
            *_ornaments(chart),
        )
    )


def _ornaments(chart: Chart) -> Iterator[str]:
    between, on = ORNAMENTS[chart.side]
    if {between, between + 1, on} <= {*chart.river}:
        (x, y), (right, _) = middle(between), middle(between + 1)
        yield use(symbol("compass"), (x + right) / 2 - 37, y - 37, 74, 74, "ornament")
        x, y = middle(on)
        yield use(symbol("ship"), x - 27, y - 27, 54, 54, "ornament")


@lru_cache(maxsize=512)
def _lands(chart: Chart, terrains: tuple[str, ...], fine: bool) -> str:
    parts = []
    w, h = round(2 * HALF * LAND), round(2 * RADIUS * LAND)
    for space in chart.land:
        x, y = middle(space)
        if fine:
            id = f"{symbol(terrains[space])}-{_variant(space)}"
            parts.append(use(id, round(x - w / 2), round(y - h / 2), w, h))
        else:
            parts.append(use("edge-hexp", x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS, f"plain-{terrains[space]}"))
    return "".join(parts)


def _variant(space: int) -> int:
    """One of three drawings, by coordinates: a map looks natural and never flickers."""
    return (7 * space + 3 * (space // COLUMNS)) % 3


@lru_cache(maxsize=64)
def _rims(chart: Chart, left: float, top: float, scale: float) -> str:
    """Letters of rows at both sides; numbers above and below, between the offsets of even and odd rows."""
    parts = []
    for row, letter in enumerate(ROWS):
        y = top + middle(row * COLUMNS)[1] * scale
        parts += [_label(letter, left - RIM / 2 - 2, y), _label(letter, left + chart.width * scale + RIM / 2 + 2, y)]
    for column in chart.columns:
        x = left + (middle(column)[0] + HALF / 2 - chart.left) * scale
        parts += [_label(str(column + 1), x, top - 12), _label(str(column + 1), x, top + chart.height * scale + 12)]
    return "".join(parts)


def _label(words: str, x: float, y: float) -> str:
    place = f'transform="translate({num(x)} {num(y)})"'
    written = text(0, LETTER * 0.35, words, "b mid", LETTER)
    return f'<g class="rim" data-rim="{words}" aria-hidden="true" {place}><circle r="9"/>{written}</g>'


# ------------------------------------------------------------------------------------------------ spaces


def _river(painter: Painter, side: str) -> str:
    return "".join(_cell(painter, {"terrain": "river"}, space, -1) for space in chart_of(side).river)


def _spaces(painter: Painter, chart: Chart) -> Iterator[str]:
    home = _home(painter)
    for number, space in enumerate(painter.view["spaces"]):
        if number in chart.on_land:
            yield painter.cached_by_data(_cell, space, number, home)


def _home(painter: Painter) -> int:
    """The home land of the viewer, if the question is about spaces; otherwise -1."""
    me = painter.own_seat if painter.asks_about("space") else None
    return int(me["board"]) if me is not None and me["board"] is not None else -1


def _spades(space: dict[str, Any], home: int) -> int:
    """How many spades turn a space into home land."""
    if home < 0 or space["terrain"] not in TERRAINS[:WHEEL] or space.get("owner") is not None:
        return 0
    apart = abs(TERRAINS.index(space["terrain"]) - home)
    return min(apart, WHEEL - apart)


def _cell(painter: Painter, space: dict[str, Any], number: int, home: int) -> str:
    """A space with the contour of its marks; one that can be chosen shows the spades that it takes."""
    x, y = middle(number)
    inside = [use("edge-hexp", x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS, "edge area")]
    spades = _spades(space, home) if f"space-{number}" in painter.lit else 0
    left = x - SPADE * (0.8 * (spades - 1) + 1) / 2
    inside += [use(symbol("spade"), left + 0.8 * SPADE * n, y + 12, SPADE, SPADE) for n in range(spades)]
    owner = space.get("owner")
    look = f"space {space['terrain']}" + ("" if owner is None else f" seat-{owner}")
    return painter.thing(f"space-{number}", _name(painter, number, space), *inside, class_=look, place=name_of(number))


def _name(painter: Painter, number: int, space: dict[str, Any]) -> str:
    label = painter.named("space", number)
    if space.get("owner") is not None:
        building = painter.text(f"building-{space['building']}")
        label += f". {painter.names[space['owner']]}: {building}"
        if space["annex"]:
            label += f", {painter.text('icon-annex')}"
        if space["town"]:
            label += f", {painter.text('board-in-town')}"
    for name in ("marked", "tool", "blighted"):  # by the Automa
        if space.get(name):
            label += f", {painter.text(f'board-automa-{name}')}"
    return label


def _walls(painter: Painter, chart: Chart) -> list[str]:
    """A wall around each town."""
    spaces = painter.view["spaces"]
    towns: dict[int, list[int]] = {}
    for space in chart.land:
        if spaces[space].get("owner") is not None and spaces[space]["town"]:
            towns.setdefault(spaces[space]["owner"], []).append(space)
    return [_wall(owner, group) for owner, own in towns.items() for group in groups(own)]


@lru_cache(maxsize=512)
def _wall(owner: int, group: frozenset[int]) -> str:
    line = path(contour(group, 4.2), 8)
    looks = ("wall-ink", "wall", "wall-top")
    return f'<g class="seat-{owner}">' + "".join(f'<path d="{line}" class="{look}"/>' for look in looks) + "</g>"


# ------------------------------------------------------------------------------------------------ bridges


def _sites(painter: Painter) -> Iterator[str]:
    """Bridge sites; those of the Moles only while they can be chosen."""
    taken = {bridge["site"] for bridge in painter.view["bridges"]}
    chosen = painter.options if painter.asks_about("site") else ()
    for site in sorted({*painter.view["sites"], *chosen} - taken):
        yield painter.cached_by_values(_site, site)


def _site(painter: Painter, site: int) -> str:
    (ax, ay), (bx, by) = ends(site)
    dx, dy = (bx - ax) / 3, (by - ay) / 3  # the ends are three radii apart
    line = f"M{round(ax + dx)} {round(ay + dy)}L{round(bx - dx)} {round(by - dy)}"
    drawn = f'<path class="site" d="{line}"/>'
    return painter.thing(f"site-{site}", painter.named("site", site), drawn, _edge(_across(site), 60, 22))


def _across(site: int) -> str:
    """The place of what lies across the river, from left to right."""
    (ax, ay), (bx, by) = ends(site)
    turn = (degrees(atan2(by - ay, bx - ax)) + 90) % 180 - 90
    return f"translate({round((ax + bx) / 2)} {round((ay + by) / 2)}) rotate({round(turn)})"


def _edge(place: str, w: float, h: float) -> str:
    around = f'x="{num(-w / 2)}" y="{num(-h / 2)}" width="{num(w)}" height="{num(h)}"'
    return f'<rect {around} rx="8" transform="{place}" class="edge area"/>'


def _bridges(painter: Painter) -> Iterator[str]:
    for bridge in painter.view["bridges"]:
        yield painter.cached_by_values(_bridge, bridge["site"], bridge["owner"], painter.names[bridge["owner"]])


def _bridge(painter: Painter, site: int, owner: int, name: str) -> str:
    (ax, ay), (bx, by) = ends(site)
    place = _across(site)
    w = min(78.0, hypot(bx - ax, by - ay) / 2)
    h = w * 28 / 64
    drawn = f'<g transform="{place}">{use(symbol("bridge-top"), -w / 2, -h / 2, w, h)}</g>'
    label = f"{painter.text('icon-bridge')} {painter.named('site', site)}: {name}"
    return painter.thing(f"site-{site}", label, drawn, _edge(place, w + 4, h + 4), class_=f"bridge seat-{owner}")


# ------------------------------------------------------------------------------------------------ pieces


def _pieces(painter: Painter, chart: Chart) -> Iterator[str]:
    towns = {tile["space"]: tile["town"] for seat in painter.view["seats"] for tile in seat["towns"]}
    for number in chart.land:
        space = painter.view["spaces"][number]
        if space.get("owner") is not None:
            yield _piece(painter, number, space, _palace(painter, space))
        for name, drawn in (("tool", "tool"), ("blighted", "blight-token")):  # of the Automa
            if space.get(name):
                x, y = middle(number)
                label = painter.text(f"board-automa-{name}")
                yield thing(f"{name}-at-{number}", label, use(symbol(drawn), x - 22, y - 22, 44, 44), class_="marker")
        if number in towns:
            yield _town(painter, number, towns[number], space.get("owner"))


def _palace(painter: Painter, space: dict[str, Any]) -> int:
    """The palace tile of an own palace; -1 at other buildings."""
    seats = painter.view["seats"]
    if space["building"] != "palace" or space["neutral"] or space["owner"] >= len(seats):
        return -1
    tile = seats[space["owner"]]["palace"]
    return -1 if tile is None else int(tile)


def _piece(painter: Painter, number: int, space: dict[str, Any], palace: int) -> str:
    x, y = middle(number)
    owner, kind = space["owner"], space["building"]
    w, h = GROUND
    ground = f'<ellipse cy="23" rx="{num(w)}" ry="{num(h)}" class="ground"/>'
    drawn = use(symbol(kind), -PIECE / 2, -PIECE / 2 - 4, PIECE, PIECE)
    if space["neutral"] or kind in ("tower", "monument"):
        drawn = f'<g class="neutral">{drawn}</g>'
    if palace >= 0:
        drawn += box(-44, 3, CARD, CARD, "tile", 3)
        drawn += use(painter.emblem("palace", palace), -42, 5, CARD - 4, CARD - 4)
    if space["annex"]:
        drawn += use(symbol("annex"), -43, 4, ANNEX, ANNEX)
    if space.get("marked"):
        drawn += use(symbol("automa-mark"), -42, 14, 28, 28)
    return thing(
        f"piece-{number}-{owner}-{kind}",
        painter.text(f"building-{kind}"),
        ground,
        drawn,
        _seal(owner),
        class_=f"piece seat-{owner}",
        style=f"transform:translate({num(x)}px,{num(y)}px)",
        like=f"{kind}-{owner}",
    )


@lru_cache(maxsize=8)
def _seal(owner: int) -> str:
    """The owner's sign at the lower right."""
    x, y = CORNER
    lower = 0.8 if owner % 5 == 2 else 0.0
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{SEAL}" class="seal"/>'
        f"{sign(owner, x - SIGN / 2, y - SIGN / 2 - lower, SIGN)}"
    )


def _town(painter: Painter, number: int, town: int, owner: int | None) -> str:
    x, y = middle(number)
    drawn = use(symbol("town-seal"), x + 9, y + 6, TOWN, TOWN)
    look = "marker" if owner is None else f"marker seat-{owner}"
    return thing(f"town-at-{number}", painter.named("town", town), drawn, class_=look)
