"""What lies before a player: capital, income mat, tech cards, civilizations, tiles, and one's own hand."""

from __future__ import annotations

from typing import Any, Final

from .....draw.lettering import letters
from .....draw.palette import SEATS, paint, seat_shape
from .....draw.regions import Column, Drawn
from .....draw.svg import box, num, part, text
from ...pieces.capitals import PAIRS
from ...pieces.kinds import RESOURCES, ROWS
from ..painter import Scene
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


def player(scene: Scene, seat: int, x: float, y: float, w: float) -> Drawn:
    me = scene.view["seats"][seat]
    left, room = x + PAD + 6, w - 2 * PAD - 6
    whole = Column(y + 6, BETWEEN)
    whole.add(purse(scene, seat, me, left, whole.y, room))
    if seat == scene.viewer:
        whole.add(offer(scene, me, left, whole.y, room))
    if me["capital"]["number"] is not None:
        whole.add(_mats(scene, seat, me, left, whole.y, room))
    elif seat == scene.viewer:
        whole.add(own_hand(scene, seat, me, left, whole.y, room))
    high = whole.y - y
    colour = paint(SEATS[seat].colour)
    edge = f"M{num(x + 8)} {num(y)}V{num(y + high)}a8 8 0 0 1-8-8V{num(y + 8)}a8 8 0 0 1 8-8Z"
    frame = box(x, y, w, high, "panel", 8) + f'<path d="{edge}" fill="{colour}"/>'
    return Drawn(part(f"part-player-{seat}", scene.names[seat], x, y, w, high, frame, *whole.parts), high)


def purse(scene: Scene, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """Name, resources to click, landmarks, outposts in supply, points; on little room in two lines."""
    name = scene.called(seat)
    narrow = w < NARROW
    parts = [seat_shape(seat, x + 8, y + 12, 13), text(x + 20, y + 17, name, "b serif", letters(name, w - 90, 14))]
    parts.append(scene.counted("vp", me["vp"], x + w - 58, y + 2, 20))
    if narrow:
        each = w / (len(RESOURCES) + 2)
        places = [x + 4 + i * each for i in range(len(RESOURCES) + 2)]
        y += LINE
    else:
        begin = x + (160 if w >= ABREAST else 112)
        each = min(62.0, (x + w - begin - 166) / 4)
        places = [*(begin + i * each for i in range(len(RESOURCES))), x + w - 162, x + w - 112]
    for kind in range(len(RESOURCES)):
        parts.append(_resource(scene, seat, kind, me["goods"][kind], places[kind], y, each))
    names = ", ".join(scene.named("landmark", landmark) for landmark in me["landmarks"])
    count = f"{scene.text('icon-landmark')}: {len(me['landmarks'])}" + (f" ({names})" if names else "")
    drawn = scene.icon("landmark", places[-2], y + 3, 17)
    drawn += text(places[-2] + 20, y + 16.5, str(len(me["landmarks"])), "b", 13.3)
    parts.append(scene.thing(f"landmarks-{seat}", count, drawn))
    parts.append(scene.counted("outpost", me["outposts"], places[-1], y + 3, 17))
    return Drawn("".join(parts), 2 * LINE if narrow else LINE)


def _resource(scene: Scene, seat: int, kind: int, amount: int, x: float, y: float, w: float) -> str:
    drawn = scene.icon(RESOURCES[kind], x, y + 3, 18) + text(x + 21, y + 17.5, str(amount), "b", 14)
    said = f"{scene.named('resource', kind)}: {amount}"
    id = f"resource-{kind}" if seat == scene.viewer else f"goods-{seat}-{kind}"
    light = scene.light(id, x - 4, y - 1, w - 3, LINE - 3, 6)
    return scene.thing(id, said, box(x - 3, y, w - 5, LINE - 4, "bare"), drawn, light)


def offer(scene: Scene, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """What may be chosen before the game or gained later: two capitals, below them some civilizations."""
    column = Column(y, BETWEEN)
    pair = me["capital"]["pair"]
    if pair is not None:
        plans = [plan(scene, number, x + i * (PLAN + 8), y, PLAN) for i, number in enumerate(PAIRS[pair])]
        column.add(Drawn("".join(drawn.svg for drawn in plans), plans[0].height))
    column.add(capitals_offered(scene, x, column.y, w))
    across = 4 if w >= ABREAST else 2
    wide = (w + 8) / across - 8
    civs = me["offer"] or ()
    for line in (civs[i : i + across] for i in range(0, len(civs), across)):
        mats = [mat(scene, scene.viewer, civ, x + i * (wide + 8), column.y, wide) for i, civ in enumerate(line)]
        column.add(Drawn("".join(drawn.svg for drawn in mats), max(drawn.height for drawn in mats)))
    return Drawn("".join(column.parts), max(0.0, column.y - y - 8))


def own_hand(scene: Scene, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """The cards of the viewing seat, those just drawn first."""
    numbers = [*me["drawn"], *me["hand"]] if seat == scene.viewer else []
    if not numbers:
        return Drawn("", 0)
    cards = hand(scene, numbers, x, y, w)
    return Drawn(part("part-hand", scene.text("part-hand"), x, y, w, cards.height, cards.svg), cards.height)


def _mats(scene: Scene, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """Abreast: capital, income mat with civilizations, tech and tiles; on little room one below the other."""
    if w >= ABREAST:
        city = capital(scene, seat, x, y, 280)
        middle = Column(y, BETWEEN)
        middle.add(income(scene, seat, x + 292, y, 372))
        for civ in me["civilizations"]:
            middle.add(mat(scene, seat, civ, x + 292, middle.y, 372))
        right = Column(y, BETWEEN)
        at = x + 674
        right.add(tech_rows(scene, seat, me, at, y, w - 674))
        right.add(supply(scene, me, at, right.y, w - 674))
        right.add(goals(scene, seat, at, right.y, w - 674))
        right.add(seen_cards(scene, seat, at, right.y, w - 674))
        right.add(arts_area(scene, seat, at, right.y, w - 674))
        right.add(futures_area(scene, seat, at, right.y, w - 674))
        below = Column(max(middle.y, right.y), BETWEEN)
        below.add(own_hand(scene, seat, me, x + 292, below.y, w - 292))
        high = max(city.height, below.y - y - 8)
        return Drawn(city.svg + "".join(middle.parts + right.parts + below.parts), high)
    size = LARGE if seat == scene.viewer else SMALL
    column = Column(y, BETWEEN)
    if seat == scene.viewer or w < NARROW:
        column.add(capital(scene, seat, x + (w - size) / 2, y, size))
        column.add(income(scene, seat, x, column.y, w))
    else:
        city = capital(scene, seat, x, y, SMALL)
        mats = income(scene, seat, x + SMALL + 8, y + 8, w - SMALL - 8)
        column.parts += [city.svg, mats.svg]
        column.y += max(city.height, mats.height + 8) + 8
    for civ in me["civilizations"]:
        column.add(mat(scene, seat, civ, x, column.y, w))
    column.add(tech_rows(scene, seat, me, x, column.y, w))
    column.add(supply(scene, me, x, column.y, w))
    column.add(goals(scene, seat, x, column.y, w))
    column.add(seen_cards(scene, seat, x, column.y, w))
    column.add(arts_area(scene, seat, x, column.y, w))
    column.add(futures_area(scene, seat, x, column.y, w))
    column.add(own_hand(scene, seat, me, x, column.y, w))
    return Drawn("".join(column.parts), column.y - y - 8)


def tech_rows(scene: Scene, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """The top row first, as on the table."""
    across = max(1, int((w - LABEL + GAP) // (TECH_WIDE + GAP)))
    wide = (w - LABEL + GAP) / across - GAP
    drawn: list[str] = []
    top = y
    for row in reversed(range(len(ROWS))):
        cards = me["tech"][row]
        said = scene.text(f"row-{ROWS[row]}")
        lines = max(1, -(-len(cards) // across))
        high = lines * (TECH_HIGH + GAP) - GAP if cards else 20.0
        drawn.append(box(x, top, w, high, "shelf", 5) + text(x + 5, top + min(high / 2, 25) + 4, said, "soft", 10))
        for i, card in enumerate(cards):
            left, down = x + LABEL + i % across * (wide + GAP), top + i // across * (TECH_HIGH + GAP)
            drawn.append(tech(scene, card, left, down, wide))
        top += high + GAP
    name = "part-tech" if seat == scene.viewer else f"part-tech-{seat}"
    said = scene.text("board-of", thing=scene.text("part-tech"), player=scene.names[seat])
    return Drawn(part(name, said, x, y, w, top - y - GAP, *drawn), top - y - GAP)


def supply(scene: Scene, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """Territory tiles and space tiles."""
    column = Column(y, 5)
    column.add(tiles(scene, me["tiles"], x, column.y, w))
    column.add(space_tiles(scene, me["space"], me["explored"], x, column.y, w))
    return Drawn("".join(column.parts), max(0.0, column.y - y - 5))
