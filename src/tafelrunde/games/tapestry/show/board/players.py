"""Draws what the players have: the viewer's capital, mat, civilizations, shelf and hand; of the others all in one
panel."""

from __future__ import annotations

from typing import Any, Final

from .....draw.frames import seat_frame
from .....draw.lettering import BOLD, width
from .....draw.regions import Column, Drawn
from .....draw.svg import box, edge, group, tally, text, use
from ....board import Room
from ...pieces.capitals import PAIRS
from ...pieces.kinds import RESOURCES, ROWS
from ..ids import of_seat
from ..painter import Painter, letters
from .arts import arts_area, capitals_offered
from .cards import GAP, TECH_HIGH, TECH_WIDE, TILE, hand, space_tile, space_tiles, tech, territory_tile, tiles
from .city import capital, city_size, plan
from .futures import futures_area
from .mats import income, mat
from .ploys import goals, seen_cards

ABREAST: Final = 700  # from this width, capital, mats and cards lie beside one another
NARROW: Final = 440  # below this width, nothing does
PAD: Final = 8.0
BETWEEN: Final = 8.0  # one block and the next below it
GOODS: Final = 36.0
GOOD: Final = 21.0  # an icon of a resource
PLAN: Final = 210.0  # a capital to choose
TILE_STEP: Final = 50.0
SPACE_STEP: Final = 80.0
TILE_NEAR: Final = 30.0  # overlapping
TECH_SLIM: Final = 84.0  # a narrower tech card has a line of its own
TECH_ABREAST: Final = 3
SMALL: Final = 190.0  # the capital of another player
MARK: Final = 20.0  # the sign of a row of tech cards
ROUND: Final = 10.0


def player(painter: Painter, seat: int, room: Room) -> Drawn:
    """All that another player has."""
    me = painter.view["seats"][seat]
    left, w = PAD + 6, room.width - 2 * PAD - 6
    whole = Column(8, BETWEEN)
    whole.add(painter.cached(summary, seat, me, left, whole.y, w))
    if me["capital"]["number"] is not None:
        whole.add(_mats(painter, seat, me, left, whole.y, w))
    high = whole.y
    framed = f'<g class="seat-{seat}">{seat_frame(0, 0, room.width, high)}</g>'
    return Drawn("".join((framed, *whole.parts)), high)


# ------------------------------------------------------------------------------------------------ the viewer's area


def _ground(w: float, h: float) -> str:
    return box(0, 0, w, h, "w-mat", ROUND) + box(0, 0, w, h, "w-linen-weave", ROUND)


def city(painter: Painter, room: Room) -> Drawn:
    """The capital, as large as the room lets it be."""
    seat = painter.viewer
    if painter.view["seats"][seat]["capital"]["number"] is None:
        return Drawn("", 0)
    size = city_size(painter, room.width, room.height)
    drawn: Drawn = painter.cached(capital, seat, (room.width - size) / 2, 0, size)
    return Drawn(drawn.svg, room.height or drawn.height)


def purse(painter: Painter, room: Room) -> Drawn:
    """Resources, what there is else, and points."""
    seat = painter.viewer
    high = room.height or GOODS + 8
    drawn = painter.cached(goods, seat, painter.view["seats"][seat], PAD, (high - GOODS) / 2, room.width - 2 * PAD)
    return Drawn(_ground(room.width, high) + drawn.svg, high)


def mats(painter: Painter, room: Room) -> Drawn:
    """The income mat with the tapestry cards."""
    seat = painter.viewer
    if painter.view["seats"][seat]["capital"]["number"] is None:
        return Drawn("", 0)
    drawn = income(painter, seat, PAD, PAD, room.width - 2 * PAD, room.height - 2 * PAD if room.height else 0)
    high = room.height or drawn.height + 2 * PAD
    return Drawn(_ground(room.width, high) + drawn.svg, high)


def folk(painter: Painter, room: Room) -> Drawn:
    """The civilizations."""
    seat = painter.viewer
    column = Column(0, 6)
    for civ in painter.view["seats"][seat]["civilizations"]:
        column.add(mat(painter, seat, civ, 0, column.y, room.width))
    return Drawn("".join(column.parts), max(0.0, column.y - 6))


def works(painter: Painter, room: Room) -> Drawn:
    """Tech cards, tiles, landmark cards, and components of the expansions."""
    seat = painter.viewer
    me = painter.view["seats"][seat]
    if me["capital"]["number"] is None:
        return Drawn("", 0)
    whole = Column(5, 6)
    left, w = 6, room.width - 12
    whole.add(shelf(painter, seat, me, left, whole.y, w))
    whole.add(goals(painter, seat, left, whole.y, w))
    whole.add(arts_area(painter, seat, left, whole.y, w))
    whole.add(futures_area(painter, seat, left, whole.y, w))
    high = max(whole.y, 10.0)
    return Drawn(_ground(room.width, high) + "".join(whole.parts), high)


def hand_of_seat(painter: Painter, room: Room) -> Drawn:
    """The cards of the viewing seat, those just drawn first."""
    me = painter.view["seats"][painter.viewer]
    numbers = [*me["drawn"], *me["hand"]]
    if not numbers:
        return Drawn("", 0)
    drawn = hand(painter, numbers, 0, 3, room.width, room.height - 6 if room.height else 0)
    return Drawn(drawn.svg, room.height or drawn.height + 6)


def offers(painter: Painter, room: Room) -> Drawn:
    """Capitals and civilizations that may be chosen now."""
    seat = painter.viewer
    column = Column(PAD, BETWEEN)
    column.add(offer(painter, painter.view["seats"][seat], PAD, column.y, room.width - 2 * PAD))
    if not column.parts:
        return Drawn("", 0)
    return Drawn(_ground(room.width, column.y) + "".join(column.parts), column.y)


def goods(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """Resources to click, outposts in supply, landmarks, points."""
    points = str(me["vp"])
    side = GOOD + 8 + width(points, 22, BOLD)
    each = (w - side) / (len(RESOURCES) + 2)
    parts = [
        _resource(painter, seat, kind, me["goods"][kind], x + kind * each, y, each) for kind in range(len(RESOURCES))
    ]
    parts.append(_outposts(painter, seat, me["outposts"], x + 4 * each, y))
    parts.append(_landmarks(painter, seat, me["landmarks"], x + 5 * each, y))
    star = use("tapestry-vp", x + w - side, y + 5, GOOD + 4, GOOD + 4)
    star += tally(f"vp-{seat}", x + w, y + 26, points, "b serif end", 22)
    if painter.is_viewer(seat):
        label = f"{painter.called(seat)}. {painter.text('icon-vp')}: {points}"
        contour = edge(x + w - side - 2, y + 1, side + 4, GOODS - 4, 7, 0)
        star = painter.thing(f"player-{seat}", label, star, contour, class_=f"seat-{seat}")
    parts.append(star)
    return Drawn("".join(parts), GOODS)


def shelf(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """Tech cards, the top row first, then tiles: in one line if they fit, in less width if need be."""
    techs = [(card, row) for row in reversed(range(len(ROWS))) for card in me["tech"][row]]
    spaces = [*me["space"], *me["explored"]]
    step = TILE_STEP
    taken = len(me["tiles"]) * step + len(spaces) * SPACE_STEP
    each = min(TECH_WIDE, (w - taken) / len(techs) - GAP) if techs else 0.0
    if techs and each < TECH_SLIM and me["tiles"]:
        step = max(TILE_NEAR, (w - len(techs) * (TECH_SLIM + GAP) - len(spaces) * SPACE_STEP) / len(me["tiles"]))
        taken = len(me["tiles"]) * step + len(spaces) * SPACE_STEP
        each = (w - taken) / len(techs) - GAP
    if techs and each < TECH_SLIM - 1:
        each = min(TECH_WIDE, (w + GAP) / min(len(techs), TECH_ABREAST) - GAP)
    drawn: list[str] = []
    left, top = x, y
    for card, row in techs:
        if left + each > x + w + 1:
            left, top = x, top + TECH_HIGH + GAP
        drawn.append(tech(painter, card, left, top, each, TECH_HIGH, row))
        left += each + GAP
    if left + taken > x + w + 1 and techs:
        left, top = x, top + TECH_HIGH + GAP
    for tile in me["tiles"]:
        drawn.append(territory_tile(painter, tile, left + TILE, top + TECH_HIGH / 2))
        left += step
    left += 3
    for tile in spaces:
        if left + SPACE_STEP > x + w + 4:
            left, top = x, top + TECH_HIGH + GAP
        drawn.append(space_tile(painter, tile, tile in me["explored"], left, top + 12, SPACE_STEP - 4, 30))
        left += SPACE_STEP
    empty = not techs and not taken
    words = text(x + w / 2, y + 16, painter.text("part-works"), "soft mid", 13) if empty else ""
    name = "part-tech" if painter.is_viewer(seat) else f"part-tech-{seat}"
    label = painter.text("board-of", thing=painter.text("part-tech"), player=painter.names[seat])
    return Drawn(group(name, label, *drawn, words), 22 if empty else top + TECH_HIGH - y)


def _resource(painter: Painter, seat: int, kind: int, amount: int, x: float, y: float, w: float) -> str:
    number = tally(f"good-{seat}-{kind}", x + GOOD + 1.5, y + 24.5, str(amount), "b serif", 18)
    drawn = use(f"tapestry-{RESOURCES[kind]}", x, y + 7.5, GOOD, GOOD) + number
    label = f"{painter.named('resource', kind)}: {amount}"
    id = f"resource-{kind}" if painter.is_viewer(seat) else f"goods-of-{of_seat(seat, kind)}"
    hit = box(x - 2, y, w - 2, GOODS - 2, "bare")
    return painter.thing(id, label, hit, drawn, edge(x - 1, y + 1, w - 4, GOODS - 4, 7, 1))


def _outposts(painter: Painter, seat: int, count: int, x: float, y: float) -> str:
    drawn = use("tapestry-outpost", x, y + 5, 18, 24) + text(x + 21, y + 24, str(count), "b", 16)
    label = f"{painter.text('icon-outpost')}: {count}"
    return f'<g class="seat-{seat}"><title>{label}</title>{drawn}</g>'


def _landmarks(painter: Painter, seat: int, landmarks: list[int], x: float, y: float) -> str:
    names = ", ".join(painter.named("landmark", landmark) for landmark in landmarks)
    label = f"{painter.text('icon-landmark')}: {len(landmarks)}" + (f" ({names})" if names else "")
    drawn = use("tapestry-landmark", x, y + 6, 22, 22) + text(x + 25, y + 24, str(len(landmarks)), "b", 16)
    return painter.thing(f"landmarks-of-{seat}", label, box(x, y, 40, GOODS - 2, "bare"), drawn)


# ------------------------------------------------------------------------------------------------ all of a player


def summary(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """Name, and what there is of everything; on little room in two lines."""
    name = painter.called(seat)
    sign = f'<g class="seat-{seat}">{use(f"sign-{seat % 5}", x, y + 9, 17, 17, "sgn")}</g>'
    head = sign + text(x + 24, y + 24, name, "b serif", letters(name, 130, 16))
    if w < NARROW:
        below = goods(painter, seat, me, x, y + GOODS - 2, w)
        return Drawn(head + below.svg, 2 * GOODS - 2)
    beside = goods(painter, seat, me, x + 165, y, w - 165)
    return Drawn(head + beside.svg, GOODS)


def offer(painter: Painter, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """The choices before the game and when gained later: two capitals, below them some civilizations."""
    column = Column(y, BETWEEN)
    pair = me["capital"]["pair"]
    if pair is not None:
        wide = min(PLAN, (w - 8) / 2)
        plans = [plan(painter, number, x + i * (wide + 8), y, wide) for i, number in enumerate(PAIRS[pair])]
        column.add(Drawn("".join(drawn.svg for drawn in plans), plans[0].height))
    column.add(capitals_offered(painter, x, column.y, w))
    across = 2
    wide = (w + 8) / across - 8
    civs = me["offer"] or ()
    for line in (civs[i : i + across] for i in range(0, len(civs), across)):
        mats = [mat(painter, painter.viewer, civ, x + i * (wide + 8), column.y, wide) for i, civ in enumerate(line)]
        column.add(Drawn("".join(drawn.svg for drawn in mats), max(drawn.height for drawn in mats)))
    return Drawn("".join(column.parts), max(0.0, column.y - y - 8))


def _mats(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """Abreast: capital, income mat with civilizations, tech and tiles; on little room one below the other."""
    if w >= ABREAST:
        left, middle, right = Column(y, BETWEEN), Column(y, BETWEEN), Column(y, BETWEEN)
        beside, rest = w * 0.3, w * 0.36
        left.add(painter.cached(capital, seat, x, y, beside))
        middle.add(painter.cached(income, seat, x + beside + 10, y, rest))
        for civ in me["civilizations"]:
            middle.add(painter.cached(mat, seat, civ, x + beside + 10, middle.y, rest))
        _held(painter, seat, me, right, x + beside + rest + 20, w - beside - rest - 20)
        return Drawn("".join(left.parts + middle.parts + right.parts), max(left.y, middle.y, right.y) - y - 8)
    column = Column(y, BETWEEN)
    size = min(w, 2 * SMALL)
    column.add(painter.cached(capital, seat, x + (w - size) / 2, y, size))
    column.add(painter.cached(income, seat, x, column.y, w))
    for civ in me["civilizations"]:
        column.add(painter.cached(mat, seat, civ, x, column.y, w))
    _held(painter, seat, me, column, x, w)
    return Drawn("".join(column.parts), column.y - y - 8)


def _held(painter: Painter, seat: int, me: dict[str, Any], column: Column, x: float, w: float) -> None:
    """Cards and tiles, and what the expansions add."""
    column.add(painter.cached(tech_rows, seat, me, x, column.y, w))
    column.add(painter.cached(supply, me, x, column.y, w))
    for area in (goals, seen_cards, arts_area, futures_area):
        column.add(painter.cached(area, seat, x, column.y, w))


def tech_rows(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """The top row first, as on the table; empty rows side by side."""
    across = max(1, int((w - MARK + GAP) // (TECH_WIDE + GAP)))
    wide = min(1.4 * TECH_WIDE, (w - MARK + GAP) / across - GAP)
    drawn: list[str] = []
    top = y
    empty = [row for row in reversed(range(len(ROWS))) if not me["tech"][row]]
    for row in reversed(range(len(ROWS))):
        cards = me["tech"][row]
        if not cards:
            continue
        lines = -(-len(cards) // across)
        high = lines * (TECH_HIGH + GAP) - GAP
        drawn.append(_row_mark(painter, row, x, top, MARK - 3, high))
        for i, card in enumerate(cards):
            left, down = x + MARK + i % across * (wide + GAP), top + i // across * (TECH_HIGH + GAP)
            drawn.append(tech(painter, card, left, down, wide, TECH_HIGH, row))
        top += high + GAP
    for i, row in enumerate(empty):
        share = w / len(empty)
        drawn.append(_row_mark(painter, row, x + i * share, top, share - 4, 20))
    high = top + (20 if empty else -GAP) - y
    name = "part-tech" if painter.is_viewer(seat) else f"part-tech-{seat}"
    label = painter.text("board-of", thing=painter.text("part-tech"), player=painter.names[seat])
    return Drawn(group(name, label, *drawn), high)


def _row_mark(painter: Painter, row: int, x: float, y: float, w: float, h: float) -> str:
    """The sign of a row of tech cards: square, circle, or none."""
    cx, cy = x + 9, y + h / 2
    signs = (
        f'<path d="M{cx - 4:.5g} {cy - 4:.5g}l8 8m0-8l-8 8" class="w-district"/>',
        f'<circle cx="{cx:.5g}" cy="{cy:.5g}" r="6" class="w-pip"/>',
        box(cx - 5.5, cy - 5.5, 11, 11, "w-pip", 1),
    )
    words = painter.text(f"row-{ROWS[row]}")
    named = text(x + 20, cy + 4.3, words, "soft", 12) if w > 24 + width(words, 12) else ""
    return f"<g><title>{words}</title>{box(x, y, w, h, 'w-shelf', 5)}{signs[row]}{named}</g>"


def supply(painter: Painter, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """Territory tiles and space tiles."""
    column = Column(y, 5)
    column.add(tiles(painter, me["tiles"], x, column.y, w))
    column.add(space_tiles(painter, me["space"], me["explored"], x, column.y, w))
    return Drawn("".join(column.parts), max(0.0, column.y - y - 5))
