"""Draws the rail: what everybody can take as live miniatures. What is asked about is unfolded (displays.py)."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Any, Final

from .....draw.frames import sign
from .....draw.lettering import SERIF, letters, width
from .....draw.regions import Drawn
from .....draw.svg import at, box, edge, text, use
from ....board import Room
from ...pieces.codes import COLUMNS, top_pair
from ...table.prompts import MAKE_INNOVATION
from ..painter import Painter
from .displays import COIN, GAP, area, coins_on, competency_label, town_label
from .tiles import LEAST_NAME, Look, dots, gone, mini

HEAD: Final = 20.0
RAIL_HIGH: Final = 132.0
SHARES: Final[tuple[float, ...]] = (
    1.3,
    1.25,
    0.86,
    0.72,
    0.62,
)  # of the rail: innovations, competencies, palaces, bonuses, towns
SIGNS: Final = {
    "innovations": "innovation",
    "competencies": "competency",
    "palaces": "palace",
    "bonuses": "on-pass",
    "towns": "town",
}


def rail(painter: Painter, room: Room) -> Drawn:
    """Five live miniatures; what is asked about is unfolded instead (whole.py)."""
    h = room.height or RAIL_HIGH
    free = room.width - GAP * (len(SHARES) - 1)
    x = 0.0
    parts = []
    for share, draw in zip(SHARES, _MINIS, strict=True):
        w = free * share / sum(SHARES)
        parts.append(at(x, 0, painter.cached(draw, w, h)))
        x += w + GAP
    return Drawn("".join(parts), h)


def _panel(painter: Painter, name: str, w: float, h: float) -> str:
    return box(0, 0, w, h, "leaf", 6) + _heading(painter, name, w)


def _heading(painter: Painter, name: str, w: float) -> str:
    """The name of a miniature, or its icon where that is too long."""
    words = painter.text(f"rail-{name}")
    if width(words, LEAST_NAME, SERIF) > w - 8:
        return painter.icon(SIGNS[name], 5, 3, 15)
    return text(5, 15, words, "serif", letters(words, w - 8, 13, SERIF, LEAST_NAME))


def _grid(count: int, abreast: int, w: float, h: float) -> list[tuple[float, float, float, float]]:
    """Places below the heading, row by row."""
    rows = max(1, ceil(count / abreast))
    each, high = (w - 8 + 3) / abreast - 3, (h - HEAD - 5 + 3) / rows - 3
    return [(4 + n % abreast * (each + 3), HEAD + n // abreast * (high + 3), each, high) for n in range(count)]


def _innovations(painter: Painter, w: float, h: float) -> str:
    """A click on the heading makes an innovation."""
    name = painter.named("action", MAKE_INNOVATION)
    return painter.cached_by_values(_innovation_places, name, tuple(painter.view["innovations"]), w, h)


def _innovation_places(painter: Painter, name: str, tiles: tuple[int, ...], w: float, h: float) -> str:
    parts = [
        box(0, 0, w, h, "leaf", 6),
        painter.thing(
            f"action-{MAKE_INNOVATION}",
            name,
            edge(1, 1, w - 2, HEAD - 2, 5, 0),
            box(1, 1, w - 2, HEAD - 2, "plain", 5),
            _heading(painter, "innovations", w),
            class_="area",
        ),
    ]
    columns = _columns(len(tiles))
    for place, (x, y, wide, high) in enumerate(_grid(len(tiles), COLUMNS, w, h)):
        if tiles[place] < 0:
            parts.append(gone(x, y, wide, high))
        else:
            look = Look("innovation", tiles[place], columns[place])
            parts.append(mini(painter, look, x, y, wide, high))
    return "".join(parts)


def _columns(places: int) -> list[int]:
    """The discipline of each place of the innovation board; -1 for the top pair, which belongs to two."""
    top = top_pair(places)
    return [place % COLUMNS if place < top else -1 for place in range(places)]


def _competencies(painter: Painter, w: float, h: float) -> str:
    me = painter.own_seat
    mine = () if me is None else tuple(me["competencies"])
    return painter.cached_by_data(_stacks, painter.view["competencies"], w, h, painter.viewer, mine)


def _stacks(painter: Painter, stacks: Any, w: float, h: float, viewer: int, mine: tuple[int, ...]) -> str:
    parts = [_panel(painter, "competencies", w, h)]
    places = _grid(3 * COLUMNS, COLUMNS, w, h)
    for number, stack in enumerate(stacks):
        x, y, wide, high = places[stack["row"] * COLUMNS + stack["discipline"]]
        more = dots(stack["left"], x + wide - 3, y + high - 3)
        if number in mine:
            more += f'<g class="seat-{viewer}">{sign(viewer, x + 1, y + high - 10, 9)}</g>'
        look = Look("competency", number, stack["discipline"])
        label = competency_label(painter, number, stack["left"])
        parts.append(mini(painter, look, x, y, wide, high, more, label, "" if stack["left"] else "past"))
    return "".join(parts)


def _palaces(painter: Painter, w: float, h: float) -> str:
    shown = painter.view["palaces"]
    abreast = 2 if len(shown) <= 4 else 3
    parts = [_panel(painter, "palaces", w, h)]
    for number, (x, y, wide, high) in zip(shown, _grid(len(shown), abreast, w, h), strict=True):
        parts.append(mini(painter, Look("palace", number), x, y, wide, high))
    return "".join(parts)


def _bonuses(painter: Painter, w: float, h: float) -> str:
    shown = painter.view["bonuses"]
    parts = [_panel(painter, "bonuses", w, h)]
    abreast = 1 if len(shown) <= 3 else 2
    for entry, (x, y, wide, high) in zip(shown, _grid(len(shown), abreast, w, h), strict=True):
        more = coins_on(entry["coins"], x + wide - COIN + 2, y)
        parts.append(mini(painter, Look("bonus", entry["bonus"]), x, y, wide, high, more))
    return "".join(parts)


def _towns(painter: Painter, w: float, h: float) -> str:
    """The kinds of town tile with their points, and how many are left of each; with two players the area of the third
    party, where room is left."""
    left = painter.view["supply"]["towns"]
    parts = [_panel(painter, "towns", w, h)]
    places = _grid(8, 2, w, h)
    for number, ((x, y, wide, high), count) in enumerate(zip(places, left, strict=False)):
        parts.append(_town(painter, number, count, x, y, wide, high))
    if painter.view["area"]["played"]:
        parts.append(area(painter, *places[7]))
    return "".join(parts)


def _town(painter: Painter, number: int, count: int, x: float, y: float, w: float, h: float) -> str:
    points = painter.game.catalog.towns[number].points
    icon = min(h - 2, w - 12)
    inside = (
        edge(x, y, w, h, 4, 0.5),
        box(x, y, w, h, "tile" if count else "tile gone", 4),
        text(x + 2, y + h / 2 + 4.4, str(points), "b", 12.5),
        use(painter.emblem("town", number), x + w - icon - 1, y + (h - icon) / 2, icon, icon),
        dots(count, x + w - 3, y + h - 2.5),
    )
    return painter.thing(f"town-{number}", town_label(painter, number, count), *inside, class_="" if count else "past")


_MINIS: Final[tuple[Callable[[Painter, float, float], str], ...]] = (
    _innovations, _competencies, _palaces, _bonuses, _towns,
)  # fmt: skip
