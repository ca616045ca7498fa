"""Draws the whole table of Deus as SVG: map, supply, players, the viewer's columns and hand."""

from __future__ import annotations

from typing import Any, Final

from .....draw import hexes, palette
from .....draw.layout import Beside, Drawers, Layout, Plan, Stack
from .....draw.lettering import LEAST, fit
from .....draw.regions import Drawn
from .....draw.svg import at, box, num, text, thing
from ....board import BoardPart, Design, Room
from ...pieces.kinds import RESOURCES
from ..painter import PILES, Painter
from ..view import place_of
from .cards import columns, discard_top, hand
from .players import panel, panel_height

BAR: Final = 38
MAP: Final = 424  # height of the map where the height of the room is not given
LARGEST: Final = 46
NARROW: Final = 500
ABREAST: Final = 900  # from this width on all six columns fit in one row
CARD: Final = 130  # least width of a readable card
PATTERNS: Final[dict[str, tuple[int, int, str]]] = {
    "forest": hexes.PATTERNS["forest"],
    "swamp": (18, 11, '<path d="M2 7h6M11 3h5M4.5 7V4M13.5 3V.5"/>'),
    "mountain": hexes.PATTERNS["mountain"],
    "field": (9, 9, '<path d="M2 8V3M6.5 5V0"/>'),
    "sea": (20, 9, '<path d="M0 4.5q5-4 10 0t10 0"/>'),
    "village": (10, 10, '<path d="M0 10L10 0"/>'),
}


def parts(painter: Painter) -> list[BoardPart[Painter]]:
    board = [
        BoardPart("stage", _stage),
        BoardPart("map", _map),
        BoardPart("supply", _supply),
        *(_player(painter, seat) for seat in painter.seats()),
        *(_cards(painter, seat) for seat in painter.seats() if not painter.is_viewer(seat)),
    ]
    if painter.viewer >= 0:
        board.append(BoardPart("columns", _columns))
        board.append(BoardPart("hand", _hand))
    return board


def _player(painter: Painter, seat: int) -> BoardPart[Painter]:
    high = panel_height(painter.is_viewer(seat))
    return BoardPart(
        f"player-{seat}",
        lambda painter, room: Drawn(panel(painter, seat, 0, 0, room.width), high),
        title=painter.called(seat),
    )


def _cards(painter: Painter, seat: int) -> BoardPart[Painter]:
    """The cards built by an opponent."""
    return BoardPart(
        f"cards-{seat}",
        lambda painter, room: Drawn(*columns(painter, seat, 0, 0, room.width, _abreast(room))),
        title=painter.text("part-cards", player=painter.called(seat)),
    )


def plans(painter: Painter) -> list[Plan]:
    seats = painter.seats()
    mine, *others = (f"player-{seat}" for seat in seats)
    built = Drawers(tuple(f"cards-{seat}" for seat in seats if not painter.is_viewer(seat)))
    land: Layout = Stack(("stage", "map", "supply"))
    if painter.viewer < 0:
        players = Stack((mine, *others, built))
        return [Plan("beside", 760, Beside((land, players), (5, 3))), Plan("stacked", 0, Stack((land, players)))]
    return [
        Plan("beside", 1250, Beside((land, Stack((mine, "columns", "hand", *others, built))), (10, 12))),
        Plan("above", 760, Stack((Beside((land, Stack((mine, *others, built, "hand"))), (3, 2)), "columns"))),
        Plan("stacked", 0, Stack(("stage", "map", "supply", mine, "hand", "columns", *others, built))),
    ]


def _abreast(room: Room) -> int:
    """The number of columns that fit side by side."""
    return 6 if room.width >= ABREAST else 3 if room.width >= ABREAST / 2 else 2


def _stage(painter: Painter, room: Room) -> Drawn:
    return Drawn(heading(painter, 0, 0, room.width), BAR)


def _map(painter: Painter, room: Room) -> Drawn:
    """As wide as the room, but not as high, so that the rest stays in sight."""
    share = 0.55 if room.width >= NARROW else 0.95  # on a phone nothing is beside it
    highest = share * room.height or MAP
    high = min(highest, hexes.spread(places(painter), room.width, 2 * room.width, LARGEST).height)
    return Drawn(land(painter, 0, 0, room.width, high), high)


def _supply(painter: Painter, room: Room) -> Drawn:
    return Drawn(supply(painter, 0, 0, room.width), BAR)


def _columns(painter: Painter, room: Room) -> Drawn:
    return Drawn(*columns(painter, painter.viewer, 0, 0, room.width, _abreast(room)))


def _hand(painter: Painter, room: Room) -> Drawn:
    drawn, high = hand(painter, 0, 4, room.width, max(2, int(room.width / CARD)))
    return Drawn(drawn, high + 8)


DESIGN: Final = Design(
    Painter, parts, plans, lambda painter: painter.text("board", round=painter.view["round"]), PATTERNS
)


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
    ground = hash(tuple((region["tile"], region["terrain"]) for region in regions))
    cells: list[str] = []
    pieces: list[str] = []
    for number, (region, (cx, cy)) in enumerate(zip(regions, map.centres, strict=True)):
        cells.append(painter.cached_by_data(_cell, region, number, x + cx, y + cy, map.size, names=ground))
        pieces += _pieces(painter, number, region, x + cx, y + cy, map.size)
    joints = hexes.joints(map, tuple(region["tile"] for region in regions))
    return "".join((*cells, at(x, y, f'<path class="joint" d="{joints}"/>'), *pieces))


def places(painter: Painter) -> tuple[tuple[int, int], ...]:
    return tuple((region["q"], region["r"]) for region in painter.view["regions"])


def _cell(painter: Painter, region: dict[str, Any], number: int, x: float, y: float, size: float) -> str:
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
    return painter.icon("vp", -star / 2, -star / 2, star) + text(
        0, size * 0.19, str(vp), "count", max(LEAST, size * 0.42)
    )


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
    doubled: set[str] = set()
    for kind, (dx, dy) in zip(kinds, hexes.slots(len(kinds), size), strict=True):
        id = f"piece-{number}-{owner}-{kind}" + ("-2" if kind in doubled else "")
        doubled.add(kind)
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
    counts = (view["supply"]["temples"], view["deck"], view["discard"]["count"])
    for number, (name, count) in enumerate(zip(PILES, counts, strict=True)):
        label = painter.counted(f"icon-{name}", count)
        parts.append(thing(f"pile-{number}", label, _chip(painter, name, count, left, y, each)))
        left += each + step
    parts.append(discard_top(painter, left, y, x + w - left, BAR))
    return "".join(parts)


def _chip(painter: Painter, name: str, count: int, x: float, y: float, w: float) -> str:
    size, letters = (20, 14) if w >= 54 else (17, 12)
    shape = painter.icon(name, x + 4, y + (BAR - size) / 2, size, colour="temple" if name == "temple" else "")
    if name == "temple":
        shape = f'<g class="pale">{shape}</g>'
    return box(x, y, w, BAR, "panel", 7) + shape + text(x + w - 5, y + 24, str(count), "b end", letters)
