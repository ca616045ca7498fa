"""Draws a player's area: capital, income mat, tech cards, civilizations, tiles, and the viewer's hand."""

from __future__ import annotations

from typing import Any, Final

from .....draw.palette import seat_panel, seat_shape
from .....draw.regions import Column, Drawn
from .....draw.svg import box, group, text
from ...pieces.capitals import PAIRS
from ...pieces.kinds import RESOURCES, ROWS
from ..ids import of_seat
from ..painter import Painter, letters
from .arts import arts_area, capitals_offered
from .cards import GAP, TECH_HIGH, TECH_WIDE, hand, space_tiles, tech, tiles
from .city import capital, plan
from .futures import futures_area
from .mats import income, mat
from .ploys import goals, seen_cards

ABREAST: Final = 700  # from this width, capital, mats and cards lie beside one another
NARROW: Final = 440  # below this width, nothing does
PAD: Final = 8.0
BETWEEN: Final = 8.0  # one block and the next below it
LINE: Final = 28.0
LABEL: Final = 54.0
PLAN: Final = 170.0  # a capital to choose
LARGE: Final = 280.0  # the own capital, or larger where there is room
SMALL: Final = 172.0  # the capital of another player


def player(painter: Painter, seat: int, x: float, y: float, w: float) -> Drawn:
    """All that another player has; of the own seat all but the hand where it has parts of its own."""
    me = painter.view["seats"][seat]
    left, room = x + PAD + 6, w - 2 * PAD - 6
    whole = Column(y + 6, BETWEEN)
    whole.add(painter.cached(summary, seat, me, left, whole.y, room))
    if me["capital"]["number"] is not None:
        whole.add(_mats(painter, seat, me, left, whole.y, room))
    return _framed(seat, whole, x, y, w)


def _framed(seat: int, whole: Column, x: float, y: float, w: float) -> Drawn:
    """A panel with the colour of the seat at its left edge; nothing if it is empty."""
    if not whole.parts:
        return Drawn("", 0)
    high = whole.y - y
    return Drawn("".join((seat_panel(seat, x, y, w, high), *whole.parts)), high)


# ------------------------------------------------------------------------------------------------ the viewer's area


def city(painter: Painter, w: float, most: float = 0) -> Drawn:
    """Resources, and the capital as large as the room lets it be."""
    seat = painter.viewer
    me = painter.view["seats"][seat]
    left, room = PAD + 6, w - 2 * PAD - 6
    whole = Column(6, BETWEEN)
    whole.add(painter.cached(goods, seat, me, left, whole.y, room))
    if me["capital"]["number"] is not None:
        size = min(room, max(LARGE, most) if most else LARGE)
        whole.add(painter.cached(capital, seat, left + (room - size) / 2, whole.y, size))
    return _framed(seat, whole, 0, 0, w)


def mats(painter: Painter, w: float) -> Drawn:
    """The income mat with the tapestry cards, and the civilizations."""
    seat = painter.viewer
    me = painter.view["seats"][seat]
    whole = Column(8, BETWEEN)
    if me["capital"]["number"] is not None:
        whole.add(income(painter, seat, PAD + 6, whole.y, w - 2 * PAD - 6))
        for civ in me["civilizations"]:
            whole.add(mat(painter, seat, civ, PAD + 6, whole.y, w - 2 * PAD - 6))
    return _framed(seat, whole, 0, 0, w)


def works(painter: Painter, w: float) -> Drawn:
    """Tech cards, tiles, landmark cards, and what the expansions add."""
    seat = painter.viewer
    me = painter.view["seats"][seat]
    whole = Column(8, BETWEEN)
    if me["capital"]["number"] is not None:
        left, room = PAD + 6, w - 2 * PAD - 6
        whole.add(tech_rows(painter, seat, me, left, whole.y, room))
        whole.add(supply(painter, me, left, whole.y, room))
        whole.add(goals(painter, seat, left, whole.y, room))
        whole.add(arts_area(painter, seat, left, whole.y, room))
        whole.add(futures_area(painter, seat, left, whole.y, room))
    return _framed(seat, whole, 0, 0, w)


def hand_of_seat(painter: Painter, w: float) -> Drawn:
    """The cards of the viewing seat, those just drawn first."""
    me = painter.view["seats"][painter.viewer]
    numbers = [*me["drawn"], *me["hand"]]
    whole = Column(8, BETWEEN)
    if numbers:
        whole.add(hand(painter, numbers, PAD + 6, whole.y, w - 2 * PAD - 6))
    return _framed(painter.viewer, whole, 0, 0, w)


def offers(painter: Painter, w: float) -> Drawn:
    """Capitals and civilizations that may be chosen now."""
    seat = painter.viewer
    whole = Column(8, BETWEEN)
    whole.add(offer(painter, painter.view["seats"][seat], PAD + 6, whole.y, w - 2 * PAD - 6))
    return _framed(seat, whole, 0, 0, w)


def goods(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """Resources to click, landmarks, outposts in supply."""
    each = min(70.0, w / (len(RESOURCES) + 2))
    places = [x + 4 + i * each for i in range(len(RESOURCES) + 2)]
    return Drawn(_goods(painter, seat, me, places, y, each), LINE)


# ------------------------------------------------------------------------------------------------ all of a player


def summary(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """Name, resources to click, landmarks, outposts in supply, points; on little room in two lines."""
    name = painter.called(seat)
    narrow = w < NARROW
    parts = [seat_shape(seat, x + 8, y + 12, 13), text(x + 20, y + 17, name, "b serif", letters(name, w - 90, 14))]
    parts.append(painter.counted("vp", me["vp"], x + w - 58, y + 2, 20))
    if narrow:
        each = w / (len(RESOURCES) + 2)
        places = [x + 4 + i * each for i in range(len(RESOURCES) + 2)]
        y += LINE
    else:
        begin = x + (160 if w >= ABREAST else 112)
        each = min(62.0, (x + w - begin - 166) / 4)
        places = [*(begin + i * each for i in range(len(RESOURCES))), x + w - 162, x + w - 112]
    parts.append(_goods(painter, seat, me, places, y, each))
    return Drawn("".join(parts), 2 * LINE if narrow else LINE)


def _goods(painter: Painter, seat: int, me: dict[str, Any], places: list[float], y: float, each: float) -> str:
    parts = [_resource(painter, seat, kind, me["goods"][kind], places[kind], y, each) for kind in range(len(RESOURCES))]
    names = ", ".join(painter.named("landmark", landmark) for landmark in me["landmarks"])
    count = f"{painter.text('icon-landmark')}: {len(me['landmarks'])}" + (f" ({names})" if names else "")
    drawn = painter.icon("landmark", places[-2], y + 3, 17)
    drawn += text(places[-2] + 20, y + 16.5, str(len(me["landmarks"])), "b", 13.3)
    parts.append(painter.thing(f"landmarks-of-{seat}", count, drawn))
    parts.append(painter.counted("outpost", me["outposts"], places[-1], y + 3, 17))
    return "".join(parts)


def _resource(painter: Painter, seat: int, kind: int, amount: int, x: float, y: float, w: float) -> str:
    drawn = painter.icon(RESOURCES[kind], x, y + 3, 18) + text(x + 21, y + 17.5, str(amount), "b", 14)
    label = f"{painter.named('resource', kind)}: {amount}"
    id = f"resource-{kind}" if painter.is_viewer(seat) else f"goods-of-{of_seat(seat, kind)}"
    light = painter.light(id, x - 4, y - 1, w - 3, LINE - 3, 6)
    return painter.thing(id, label, box(x - 3, y, w - 5, LINE - 4, "bare"), drawn, light)


def offer(painter: Painter, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """The choices before the game and when gained later: two capitals, below them some civilizations."""
    column = Column(y, BETWEEN)
    pair = me["capital"]["pair"]
    if pair is not None:
        wide = min(PLAN, (w - 8) / 2)
        plans = [plan(painter, number, x + i * (wide + 8), y, wide) for i, number in enumerate(PAIRS[pair])]
        column.add(Drawn("".join(drawn.svg for drawn in plans), plans[0].height))
    column.add(capitals_offered(painter, x, column.y, w))
    across = 4 if w >= ABREAST else 2
    wide = (w + 8) / across - 8
    civs = me["offer"] or ()
    for line in (civs[i : i + across] for i in range(0, len(civs), across)):
        mats = [mat(painter, painter.viewer, civ, x + i * (wide + 8), column.y, wide) for i, civ in enumerate(line)]
        column.add(Drawn("".join(drawn.svg for drawn in mats), max(drawn.height for drawn in mats)))
    return Drawn("".join(column.parts), max(0.0, column.y - y - 8))


def _mats(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """Abreast: capital, income mat with civilizations, tech and tiles; on little room one below the other."""
    if w >= ABREAST:
        city = painter.cached(capital, seat, x, y, 280)
        middle = Column(y, BETWEEN)
        middle.add(painter.cached(income, seat, x + 292, y, 372))
        for civ in me["civilizations"]:
            middle.add(painter.cached(mat, seat, civ, x + 292, middle.y, 372))
        right = Column(y, BETWEEN)
        at = x + 674
        right.add(painter.cached(tech_rows, seat, me, at, y, w - 674))
        right.add(painter.cached(supply, me, at, right.y, w - 674))
        right.add(painter.cached(goals, seat, at, right.y, w - 674))
        right.add(painter.cached(seen_cards, seat, at, right.y, w - 674))
        right.add(painter.cached(arts_area, seat, at, right.y, w - 674))
        right.add(painter.cached(futures_area, seat, at, right.y, w - 674))
        high = max(city.height, middle.y - y - 8, right.y - y - 8)
        return Drawn(city.svg + "".join(middle.parts + right.parts), high)
    column = Column(y, BETWEEN)
    if w < NARROW:
        column.add(painter.cached(capital, seat, x + (w - SMALL) / 2, y, SMALL))
        column.add(painter.cached(income, seat, x, column.y, w))
    else:
        city = painter.cached(capital, seat, x, y, SMALL)
        mats = painter.cached(income, seat, x + SMALL + 8, y + 8, w - SMALL - 8)
        column.parts += [city.svg, mats.svg]
        column.y += max(city.height, mats.height + 8) + 8
    for civ in me["civilizations"]:
        column.add(painter.cached(mat, seat, civ, x, column.y, w))
    column.add(painter.cached(tech_rows, seat, me, x, column.y, w))
    column.add(painter.cached(supply, me, x, column.y, w))
    column.add(painter.cached(goals, seat, x, column.y, w))
    column.add(painter.cached(seen_cards, seat, x, column.y, w))
    column.add(painter.cached(arts_area, seat, x, column.y, w))
    column.add(painter.cached(futures_area, seat, x, column.y, w))
    return Drawn("".join(column.parts), column.y - y - 8)


def tech_rows(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """The top row first, as on the table."""
    across = max(1, int((w - LABEL + GAP) // (TECH_WIDE + GAP)))
    wide = (w - LABEL + GAP) / across - GAP
    drawn: list[str] = []
    top = y
    for row in reversed(range(len(ROWS))):
        cards = me["tech"][row]
        label = painter.text(f"row-{ROWS[row]}")
        lines = max(1, -(-len(cards) // across))
        high = lines * (TECH_HIGH + GAP) - GAP if cards else 20.0
        drawn.append(box(x, top, w, high, "shelf", 5) + text(x + 5, top + min(high / 2, 25) + 4, label, "soft", 10))
        for i, card in enumerate(cards):
            left, down = x + LABEL + i % across * (wide + GAP), top + i // across * (TECH_HIGH + GAP)
            drawn.append(tech(painter, card, left, down, wide))
        top += high + GAP
    name = "part-tech" if painter.is_viewer(seat) else f"part-tech-{seat}"
    label = painter.text("board-of", thing=painter.text("part-tech"), player=painter.names[seat])
    return Drawn(group(name, label, *drawn), top - y - GAP)


def supply(painter: Painter, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """Territory tiles and space tiles."""
    column = Column(y, 5)
    column.add(tiles(painter, me["tiles"], x, column.y, w))
    column.add(space_tiles(painter, me["space"], me["explored"], x, column.y, w))
    return Drawn("".join(column.parts), max(0.0, column.y - y - 5))
