"""What lies before a player: capital, income mat, tech cards, civilizations, tiles, and one's own hand."""

from __future__ import annotations

from typing import Any, Final

from .....draw.lettering import letters
from .....draw.palette import SEATS, paint, seat_shape
from .....draw.regions import Column, Drawn
from .....draw.svg import box, group, num, text
from ...pieces.capitals import PAIRS
from ...pieces.kinds import RESOURCES, ROWS
from ..painter import Painter
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
PLAN: Final = 150.0  # a capital to choose
LARGE: Final = 320.0  # the own capital, where it stands alone
SMALL: Final = 172.0  # the capital of another player


def player(painter: Painter, seat: int, x: float, y: float, w: float) -> Drawn:
    me = painter.view["seats"][seat]
    left, room = x + PAD + 6, w - 2 * PAD - 6
    whole = Column(y + 6, BETWEEN)
    whole.add(purse(painter, seat, me, left, whole.y, room))
    if seat == painter.viewer:
        whole.add(offer(painter, me, left, whole.y, room))
    if me["capital"]["number"] is not None:
        whole.add(_mats(painter, seat, me, left, whole.y, room))
    elif seat == painter.viewer:
        whole.add(own_hand(painter, seat, me, left, whole.y, room))
    high = whole.y - y
    colour = paint(SEATS[seat].colour)
    edge = f"M{num(x + 8)} {num(y)}V{num(y + high)}a8 8 0 0 1-8-8V{num(y + 8)}a8 8 0 0 1 8-8Z"
    frame = box(x, y, w, high, "panel", 8) + f'<path d="{edge}" fill="{colour}"/>'
    return Drawn("".join((frame, *whole.parts)), high)


def purse(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
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
    for kind in range(len(RESOURCES)):
        parts.append(_resource(painter, seat, kind, me["goods"][kind], places[kind], y, each))
    names = ", ".join(painter.named("landmark", landmark) for landmark in me["landmarks"])
    count = f"{painter.text('icon-landmark')}: {len(me['landmarks'])}" + (f" ({names})" if names else "")
    drawn = painter.icon("landmark", places[-2], y + 3, 17)
    drawn += text(places[-2] + 20, y + 16.5, str(len(me["landmarks"])), "b", 13.3)
    parts.append(painter.thing(f"landmarks-{seat}", count, drawn))
    parts.append(painter.counted("outpost", me["outposts"], places[-1], y + 3, 17))
    return Drawn("".join(parts), 2 * LINE if narrow else LINE)


def _resource(painter: Painter, seat: int, kind: int, amount: int, x: float, y: float, w: float) -> str:
    drawn = painter.icon(RESOURCES[kind], x, y + 3, 18) + text(x + 21, y + 17.5, str(amount), "b", 14)
    said = f"{painter.named('resource', kind)}: {amount}"
    id = f"resource-{kind}" if seat == painter.viewer else f"goods-{seat}-{kind}"
    light = painter.light(id, x - 4, y - 1, w - 3, LINE - 3, 6)
    return painter.thing(id, said, box(x - 3, y, w - 5, LINE - 4, "bare"), drawn, light)


def offer(painter: Painter, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """What may be chosen before the game or gained later: two capitals, below them some civilizations."""
    column = Column(y, BETWEEN)
    pair = me["capital"]["pair"]
    if pair is not None:
        plans = [plan(painter, number, x + i * (PLAN + 8), y, PLAN) for i, number in enumerate(PAIRS[pair])]
        column.add(Drawn("".join(drawn.svg for drawn in plans), plans[0].height))
    column.add(capitals_offered(painter, x, column.y, w))
    across = 4 if w >= ABREAST else 2
    wide = (w + 8) / across - 8
    civs = me["offer"] or ()
    for line in (civs[i : i + across] for i in range(0, len(civs), across)):
        mats = [mat(painter, painter.viewer, civ, x + i * (wide + 8), column.y, wide) for i, civ in enumerate(line)]
        column.add(Drawn("".join(drawn.svg for drawn in mats), max(drawn.height for drawn in mats)))
    return Drawn("".join(column.parts), max(0.0, column.y - y - 8))


def own_hand(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """The cards of the viewing seat, those just drawn first."""
    numbers = [*me["drawn"], *me["hand"]] if seat == painter.viewer else []
    if not numbers:
        return Drawn("", 0)
    cards = hand(painter, numbers, x, y, w)
    return Drawn(cards.svg, cards.height)


def _mats(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """Abreast: capital, income mat with civilizations, tech and tiles; on little room one below the other."""
    if w >= ABREAST:
        city = capital(painter, seat, x, y, 280)
        middle = Column(y, BETWEEN)
        middle.add(income(painter, seat, x + 292, y, 372))
        for civ in me["civilizations"]:
            middle.add(mat(painter, seat, civ, x + 292, middle.y, 372))
        right = Column(y, BETWEEN)
        at = x + 674
        right.add(tech_rows(painter, seat, me, at, y, w - 674))
        right.add(supply(painter, me, at, right.y, w - 674))
        right.add(goals(painter, seat, at, right.y, w - 674))
        right.add(seen_cards(painter, seat, at, right.y, w - 674))
        right.add(arts_area(painter, seat, at, right.y, w - 674))
        right.add(futures_area(painter, seat, at, right.y, w - 674))
        below = Column(max(middle.y, right.y), BETWEEN)
        below.add(own_hand(painter, seat, me, x + 292, below.y, w - 292))
        high = max(city.height, below.y - y - 8)
        return Drawn(city.svg + "".join(middle.parts + right.parts + below.parts), high)
    size = LARGE if seat == painter.viewer else SMALL
    column = Column(y, BETWEEN)
    if seat == painter.viewer or w < NARROW:
        column.add(capital(painter, seat, x + (w - size) / 2, y, size))
        column.add(income(painter, seat, x, column.y, w))
    else:
        city = capital(painter, seat, x, y, SMALL)
        mats = income(painter, seat, x + SMALL + 8, y + 8, w - SMALL - 8)
        column.parts += [city.svg, mats.svg]
        column.y += max(city.height, mats.height + 8) + 8
    for civ in me["civilizations"]:
        column.add(mat(painter, seat, civ, x, column.y, w))
    column.add(tech_rows(painter, seat, me, x, column.y, w))
    column.add(supply(painter, me, x, column.y, w))
    column.add(goals(painter, seat, x, column.y, w))
    column.add(seen_cards(painter, seat, x, column.y, w))
    column.add(arts_area(painter, seat, x, column.y, w))
    column.add(futures_area(painter, seat, x, column.y, w))
    column.add(own_hand(painter, seat, me, x, column.y, w))
    return Drawn("".join(column.parts), column.y - y - 8)


def tech_rows(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """The top row first, as on the table."""
    across = max(1, int((w - LABEL + GAP) // (TECH_WIDE + GAP)))
    wide = (w - LABEL + GAP) / across - GAP
    drawn: list[str] = []
    top = y
    for row in reversed(range(len(ROWS))):
        cards = me["tech"][row]
        said = painter.text(f"row-{ROWS[row]}")
        lines = max(1, -(-len(cards) // across))
        high = lines * (TECH_HIGH + GAP) - GAP if cards else 20.0
        drawn.append(box(x, top, w, high, "shelf", 5) + text(x + 5, top + min(high / 2, 25) + 4, said, "soft", 10))
        for i, card in enumerate(cards):
            left, down = x + LABEL + i % across * (wide + GAP), top + i // across * (TECH_HIGH + GAP)
            drawn.append(tech(painter, card, left, down, wide))
        top += high + GAP
    name = "part-tech" if seat == painter.viewer else f"part-tech-{seat}"
    said = painter.text("board-of", thing=painter.text("part-tech"), player=painter.names[seat])
    return Drawn(group(name, said, *drawn), top - y - GAP)


def supply(painter: Painter, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """Territory tiles and space tiles."""
    column = Column(y, 5)
    column.add(tiles(painter, me["tiles"], x, column.y, w))
    column.add(space_tiles(painter, me["space"], me["explored"], x, column.y, w))
    return Drawn("".join(column.parts), max(0.0, column.y - y - 5))
