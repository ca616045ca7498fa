"""Draws cards and tiles: tech cards, tapestry cards, territory and space tiles in supply."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple, Optional

from .....draw import cards
from .....draw.faces import face_card, face_height
from .....draw.frames import upper
from .....draw.lettering import BOLD, wrap
from .....draw.regions import Drawn
from .....draw.rows import Token
from .....draw.svg import at, box, edge, num, text, use
from ...components.tapestry import TapestryCard
from ...components.tech import TechCard
from ..painter import Painter, once
from .land import contour, tile_ground, tile_label
from .sheet import emblem

NAME: Final = 12.0
LINE: Final = 12.6
GAP: Final = 5.0
TECH_WIDE: Final = 104.0
TECH_HIGH: Final = 54.0
TECH_EMBLEM: Final = 84.0  # cards so high show their emblem
ROW_MARK: Final = 14.0
CARD_SHAPE: Final = 1.42  # height by width of a card in the hand, at most
CARD_LEAST: Final = 62.0
CARD_MOST: Final = 118.0
TILE: Final = 24.0
CHIP: Final = 26.0
CHIP_WIDE: Final = 92.0
SLOT: Final = 25.0  # a line of a civilization mat
CIRCLE: Final = 1  # the row of tech cards whose benefit is in the circle
SQUARE: Final = 2


# ------------------------------------------------------------------------------------------------ tech cards


def tech(
    painter: Painter, number: int, x: float, y: float, w: float, h: float = TECH_HIGH, reached: Optional[int] = None
) -> str:
    """Name and prerequisite in the band; the circle benefit in a round field, the square one in a square field, the
    one that its row gives in gold."""
    id = f"tech-{number}"
    card: TechCard = painter.game.catalog.techs[number]
    name = painter.named("tech", number)
    here = landmark_on(painter, number)
    marked = number in painter.view["inventor_tokens"]
    label = f"{name}. ● {painter.sentence(card.circle)} ■ {painter.sentence(card.square)} "
    if marked:
        label += f"{painter.text('board-inventors')} "
    label += painter.text("board-needs", what=painter.w.clause(card.needs))
    if here is not None:
        label += f" ({painter.text('board-landmark-here', landmark=painter.named('landmark', here))})"
    drawn = painter.cached_by_values(_tech, number, w, h, -1 if reached is None else reached, marked, here is not None)
    if any(seat["side"] is not None and number in seat["side"]["turned"] for seat in painter.view["seats"]):
        label += f" ({painter.text('board-turned-over')})"  # TAP-UPGRADE-22
        drawn = f'<g class="faint">{drawn}</g>'
    return painter.thing(id, label, at(x, y, drawn), edge(x, y, w, h, 5), class_="card lifts")


def _tech(painter: Painter, number: int, w: float, h: float, reached: int, marked: bool, landmark: bool) -> str:
    card: TechCard = painter.game.catalog.techs[number]
    name = painter.named("tech", number)
    needs = tuple(card.needs.icons())
    side = min(w * 0.42, painter.row_width(needs, 15))
    lines = wrap(name, w - side - 12, NAME, 2, BOLD)
    band = 6 + LINE * len(lines)
    parts = [
        box(0, 0, w, h, "w-tech", 5),
        upper(0.7, 0.7, w - 1.4, band - 0.7, "w-kband", 4.4),
        *(text(5, 13.4 + n * LINE, line, "b", NAME) for n, line in enumerate(lines)),
        painter.row(needs, w - side - 4, 2.5, 15, side),
    ]
    top = band
    if h >= TECH_EMBLEM:
        size = h - band - 34
        parts.append(use(emblem(painter.game, "tech", card.id, "tech-card"), (w - size) / 2, band + 2, size, size))
        top = h - 34
    parts += _fields(painter, once(card.circle.icons()), once(card.square.icons()), top, w, h - top, reached)
    if marked:
        parts.append(f'<circle class="w-coin" cx="{num(w - 7)}" cy="{num(h - 7)}" r="5"/>')
    if landmark:
        parts.append(use("tapestry-landmark", w - 18, h - 18, 17, 17))
    return "".join(parts)


def _fields(
    painter: Painter, circle: list[Token], square: list[Token], y: float, w: float, h: float, reached: int
) -> list[str]:
    """Two fields beside each other, as wide as what lies in them."""
    size = 20.0
    room = w - 9
    wide = [max(26.0, painter.row_width(tokens, size) + 8) for tokens in (circle, square)]
    if sum(wide) > room:
        size = max(12.0, size * room / sum(wide))
        share = room / sum(wide)
        wide = [each * share for each in wide]
    gap = max(3.0, (w - sum(wide)) / 3)
    high = min(28.0, h - 4)
    top = y + (h - high) / 2
    parts: list[str] = []
    x = gap
    for each, tokens, row, radius in ((wide[0], circle, CIRCLE, high / 2), (wide[1], square, SQUARE, 2.0)):
        look = "w-pip reached" if reached == row else "w-pip"
        inside = painter.row(tokens, x + 3, top + (high - size) / 2, size, each - 6)
        parts.append(box(x, top, each, high, look, radius) + f'<g class="w-on-token">{inside}</g>')
        x += each + gap
    return parts


def landmark_on(painter: Painter, number: int) -> Optional[int]:
    """The landmark that stands on a tech card (TAP-UPGRADE-13)."""
    if painter.view["side"] is not None:
        for seat in painter.view["seats"]:
            for card, landmark in seat["side"]["on_techs"]:
                if card == number:
                    return int(landmark)
    return None


# ------------------------------------------------------------------------------------------------ tapestry cards


def face(painter: Painter, number: int) -> cards.Face:
    card: TapestryCard = painter.game.catalog.cards[number]
    effect = tuple(once(card.whole.icons()))
    kind = tuple(["era"] if card.this_era else [])
    return cards.Face(
        painter.named("card", number), "purple", "tapestry-card", kind, effect, painter.sentence(card.whole)
    )


def tapestry_face(painter: Painter, number: int, w: float) -> Drawn:
    """A card to read, with its sentence."""
    shown = face(painter, number)
    symbol = emblem(painter.game, "em", painter.game.catalog.cards[number].id, "tapestry-card")
    high = face_height(painter.icon_set, shown, w)
    return Drawn(face_card(painter.icon_set, shown, symbol, w, high), high)


def tapestry_card(painter: Painter, number: int, x: float, y: float, w: float, h: float, below: int = 0) -> str:
    """A card as a thing; `below` says how many lie under it."""
    shown = face(painter, number)
    label = f"{shown.name}. {shown.sentence}"
    if below:
        label += f" {painter.text('board-below', count=below)}"
    drawn = painter.cached_by_values(_tapestry_card, number, w, h)
    return painter.thing(f"card-{number}", label, at(x, y, drawn), edge(x, y, w, h, 5), class_="card lifts")


def _tapestry_card(painter: Painter, number: int, w: float, h: float) -> str:
    """A woven frame; from above the name, the emblem, and what it does if there is room."""
    shown = face(painter, number)
    symbol = emblem(painter.game, "em", painter.game.catalog.cards[number].id, "tapestry-card")
    return woven(w, h) + _front(painter, shown.name, symbol, shown.effect, w, h)


def _front(painter: Painter, name: str, symbol: str, effect: tuple[Token, ...], w: float, h: float) -> str:
    lines = wrap(name, w - 7, NAME, 4, BOLD)
    band = 5 + LINE * len(lines)
    parts = [box(3, 3, w - 6, band, "w-tband", 3)]
    parts += [text(w / 2, 14.4 + n * LINE, line, "mid w-tname", NAME) for n, line in enumerate(lines)]
    room = h - band - 8
    foot = _effect_height(painter, effect, w - 10, room)
    size = min(w - 12, room - foot, 52)
    if size >= 16:
        parts.append(use(symbol, (w - size) / 2, band + 4 + (room - foot - size) / 2, size, size))
    if foot:
        inside = painter.packed(effect, 5, h - foot - 3, w - 10, foot - 1, 20)
        parts.append(f'<g class="w-on-token">{inside}</g>')
    return "".join(parts)


def _effect_height(painter: Painter, effect: tuple[Token, ...], w: float, room: float) -> float:
    """Only beside an emblem of some size, and where its icons can be read."""
    if room < 52:
        return 0
    lines = 1 if painter.row_width(effect, 16) <= w else 2
    high = 19.0 * lines + 3
    fits = painter.row_width(effect, 14) <= w * lines * 0.9
    return high if fits and room - high >= 26 else 0


@lru_cache(maxsize=1 << 8)
def woven(w: float, h: float) -> str:
    """The ground of a tapestry card."""
    wefts = f"M1.5 5V{num(h - 5)}M{num(w - 1.5)} 5V{num(h - 5)}"
    return (
        box(1, 2, w, h, "w-shadow", 5)
        + box(0, 0, w, h, "w-cloth", 5)
        + box(3, 3, w - 6, h - 6, "w-face", 3)
        + f'<path d="{wefts}" class="w-weft"/>'
    )


class Grid(NamedTuple):
    across: int
    w: float
    h: float


def grid(count: int, w: float, h: float) -> Grid:
    """The rows in which so many cards are largest; with any height, cards of a good width."""
    if not h:
        across = max(1, min(count, int((w + GAP) // (84 + GAP))))
        wide = min(CARD_MOST, (w + GAP) / across - GAP)
        return Grid(across, wide, wide * CARD_SHAPE)
    best = Grid(1, 0, 0)
    for rows in range(1, 5):
        across = -(-count // rows)
        wide = min(CARD_MOST, (w + GAP) / across - GAP)
        high = min((h + GAP) / rows - GAP, wide * CARD_SHAPE)
        if min(wide, high * 1.05) > min(best.w, best.h * 1.05) + 2:
            best = Grid(across, wide, high)
    return best


def hand(painter: Painter, numbers: Sequence[int], x: float, y: float, w: float, h: float = 0) -> Drawn:
    """As large as the room lets them be."""
    across, wide, high = grid(len(numbers), w, h)
    drawn = [
        tapestry_card(painter, n, x + i % across * (wide + GAP), y + i // across * (high + GAP), wide, high)
        for i, n in enumerate(numbers)
    ]
    return Drawn("".join(drawn), -(-len(numbers) // across) * (high + GAP) - GAP)


# ------------------------------------------------------------------------------------------------ tiles


def territory_tile(painter: Painter, tile: int, cx: float, cy: float, size: float = TILE) -> str:
    face = at(cx, cy, tile_ground(painter, tile, 0, size))
    return painter.thing(f"tile-{tile}", tile_label(painter, tile), face, contour(cx, cy, size), class_="lifts")


def tiles(painter: Painter, numbers: Sequence[int], x: float, y: float, w: float) -> Drawn:
    step, high = 2 * TILE + 3, sqrt(3) * TILE + 3
    across = max(1, int(w // step))
    drawn = [
        territory_tile(painter, tile, x + TILE + i % across * step, y + high / 2 + i // across * high)
        for i, tile in enumerate(numbers)
    ]
    return Drawn("".join(drawn), -(-len(numbers) // across) * high)


def space_tile(painter: Painter, tile: int, explored: bool, x: float, y: float, w: float, h: float = CHIP) -> str:
    """A world and its gain; an explored one has a golden rim."""
    effect = painter.game.catalog.space_tiles[tile]
    label = f"{painter.named('space-tile', tile)}. {painter.sentence(effect)}"
    inside = [
        box(x, y, w, h, "w-open" if explored else "w-shelf", 8),
        use(f"tapestry-space-{1 + tile % 3}", x + 2, y + 2, (h - 4) * 48 / 42, h - 4),
        painter.row(once(effect.icons()), x + h + 2, y + (h - 18) / 2, 18, w - h - 6),
    ]
    return painter.thing(f"space-tile-{tile}", label, *inside, edge(x, y, w, h, 8, 1))


def space_tiles(painter: Painter, numbers: Sequence[int], done: Sequence[int], x: float, y: float, w: float) -> Drawn:
    """Space tiles: those to explore, then those explored."""
    across = max(1, int((w + 4) // (CHIP_WIDE + 4)))
    drawn = [
        space_tile(
            painter, tile, tile in done, x + i % across * (CHIP_WIDE + 4), y + i // across * (CHIP + 4), CHIP_WIDE
        )
        for i, tile in enumerate([*numbers, *done])
    ]
    return Drawn("".join(drawn), -(-(len(numbers) + len(done)) // across) * (CHIP + 4))
