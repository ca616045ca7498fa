"""What Plans & Ploys adds to the picture: landmark cards, open tech cards, cards that were seen, and its mats."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from .....draw.lettering import letters
from .....draw.palette import seat_shape
from .....draw.regions import Drawn
from .....draw.svg import at, box, group, num, text
from ...components.tiles import TERRITORY_TILES
from ...expansions.plans_ploys.abilities import infiltrators, spies, tinkerers, treasure_hunters
from ...pieces.codes import laid_tile, laid_turn
from ...pieces.kinds import (
    DESERT,
    INFILTRATORS,
    ISLANDERS,
    MOUNTAIN,
    SPIES,
    TERRAINS,
    TINKERERS,
    TREASURE_HUNTERS,
)
from ...pieces.map import SIDES
from ...table.prompts import INVENT, ISLAND_TURN, KEEP_TECH, REDRAW_TECH, TAKE_TECH
from ..painter import Painter, heading, once
from .cards import GAP, SLOT, TECH_HIGH, era_card, notes, tech
from .map import outline, tile_ground, tile_said

CHIP: Final = 34.0
CHIP_WIDE: Final = 150.0
TITLE: Final = 19.0
ISLET: Final = 21.0  # a hex of the Islanders
MATS: Final = (INFILTRATORS, ISLANDERS, SPIES, TINKERERS, TREASURE_HUNTERS)


# ------------------------------------------------------------------------------------------------ in the middle


def open_cards(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """Landmark cards in the draft, and tech cards that lie open to be chosen besides those on display."""
    side = painter.view["side"]
    if side is None:
        return Drawn("", 0)
    across = max(1, int((w - 16 + GAP) // (CHIP_WIDE + GAP)))
    wide = (w - 16 + GAP) / across - GAP
    cards = [landmark_card(painter, n, x + 8 + i % across * (wide + GAP), y + TITLE + i // across * (CHIP + GAP), wide)
             for i, n in enumerate(side["landmark_draft"])]  # fmt: skip
    high = TITLE + -(-len(cards) // across) * (CHIP + GAP)
    if cards:
        return _panel(painter, "part-landmark-cards", cards, x, y, w, high)
    techs = _open_techs(painter, side)
    rows = -(-len(techs) // across)
    drawn = [tech(painter, n, x + 8 + i % across * (wide + GAP), y + TITLE + i // across * (TECH_HIGH + GAP), wide)
             for i, n in enumerate(techs)]  # fmt: skip
    return (
        _panel(painter, "part-open-techs", drawn, x, y, w, TITLE + rows * (TECH_HIGH + GAP)) if drawn else Drawn("", 0)
    )


def _open_techs(painter: Painter, side: dict[str, Any]) -> list[int]:
    """Those just drawn; of the discards those that may be taken."""
    if painter.asked not in (INVENT.name, TAKE_TECH.name, KEEP_TECH.name, REDRAW_TECH.name):
        return list(side["techs"])
    return [*side["techs"], *(card for card in side["pile"] if card in painter.options)]


def _panel(painter: Painter, id: str, parts: list[str], x: float, y: float, w: float, high: float) -> Drawn:
    frame = box(x, y, w, high + 3, "panel", 8) + heading(painter, id, x + 8, y + 2, w - 16)
    return Drawn(group(id, painter.text(id), frame, *parts), high + 3)


def landmark_card(painter: Painter, number: int, x: float, y: float, w: float, done: bool = False) -> str:
    """Its landmark and its condition."""
    id = f"landmark-card-{number}"
    card = painter.game.box.landmark_cards[number]
    name = painter.text(f"landmark-{card.id}")
    said = f"{painter.named('landmark-card', number)}. {painter.sentence(card.effect)}"
    parts = [
        box(x, y, w, CHIP, "cell active" if done else "cell", 5),
        painter.icon("landmark-card", x + 3, y + 3, 13),
        text(x + 19, y + 13, name, "b", letters(name, w - 24, 10.5)),
        painter.row(once(card.effect.icons()), x + 4, y + 17, 14, w - 8),
        f'<path class="wall" d="M{num(x + w - 20)} {num(y + 12)}l4 4 9-10"/>' if done else "",
    ]
    return painter.thing(id, said, *parts, painter.light(id, x, y, w, CHIP, 5))


# ------------------------------------------------------------------------------------------------ before a player


def goals(painter: Painter, seat: int, x: float, y: float, w: float) -> Drawn:
    """The landmark cards of a player, those that are done last."""
    side = painter.view["seats"][seat]["side"]
    if side is None:
        return Drawn("", 0)
    cards = [*(side["drawn_goals"] or ()), *side["goals"], *side["reached"]]
    across = max(1, int((w + GAP) // (CHIP_WIDE + GAP)))
    wide = min(2 * CHIP_WIDE, (w + GAP) / across - GAP)
    drawn = [
        landmark_card(
            painter, n, x + i % across * (wide + GAP), y + i // across * (CHIP + GAP), wide, n in side["reached"]
        )
        for i, n in enumerate(cards)
    ]
    return Drawn("".join(drawn), max(0.0, -(-len(cards) // across) * (CHIP + GAP) - GAP))


def seen_cards(painter: Painter, seat: int, x: float, y: float, w: float) -> Drawn:
    """The cards in this hand that the viewing seat knows of."""
    if painter.viewer < 0 or seat == painter.viewer or painter.view["side"] is None:
        return Drawn("", 0)
    known = painter.view["seats"][painter.viewer]["side"]["seen"] or [()] * painter.view["players"]
    cards = known[seat]
    across = max(1, int((w + GAP) // (96 + GAP)))
    wide = (w + GAP) / across - GAP
    drawn = [
        era_card(painter, n, x + i % across * (wide + GAP), y + i // across * (44 + GAP), wide, 44, False, 0)
        for i, n in enumerate(cards)
    ]
    return Drawn("".join(drawn), max(0.0, -(-len(cards) // across) * (44 + GAP) - GAP))


# ------------------------------------------------------------------------------------------------ mats


def ploy_lines(painter: Painter, seat: int, civ: int, state: int, x: float, y: float, w: float) -> Drawn:
    """What lies on a mat of the box."""
    if civ == ISLANDERS:
        return islands(painter, seat, x, y, w)
    if civ == SPIES:
        finds = list(range(len(spies.TOKEN)))
        return _ways(painter, seat, "spying", finds, [spies.spied_out(state, n) for n in finds], x, y, w)
    if civ == TINKERERS:
        ways = list(range(tinkerers.WAYS))
        return _ways(painter, seat, "tinkering", ways, [tinkerers.done(state, n) for n in ways], x, y, w)
    if civ == TREASURE_HUNTERS:
        lands = list(range(DESERT, MOUNTAIN + 1))
        return _ways(painter, seat, "terrain", lands, [treasure_hunters.found(state, land) for land in lands], x, y, w)
    return _notes(painter, seat, civ, state, x, y, w)


def _ways(
    painter: Painter, seat: int, kind: str, numbers: list[int], done: list[bool], x: float, y: float, w: float
) -> Drawn:
    """Things that can be done once each, two beside one another, with a token on what is done."""
    each = w / 2
    drawn: list[str] = []
    for i, number in enumerate(numbers):
        id = f"{kind}-{number}" if seat == painter.viewer else f"{kind}-{seat}-{number}"
        left, top = x + i % 2 * each, y + i // 2 * SLOT
        said = painter.named(kind, number)
        words = text(left + 18, top + 14.5, said, "soft" if done[i] else "", letters(said, each - 26, 10, False))
        mark = seat_shape(seat, left + 9, top + 11, 11) if done[i] else ""
        face = box(left, top, each - 3, SLOT - 3, "step", 4)
        drawn.append(painter.thing(id, said, face, words, mark, painter.light(id, left, top, each - 3, SLOT - 3, 4)))
    return Drawn("".join(drawn), -(-len(numbers) // 2) * SLOT)


def _notes(painter: Painter, seat: int, civ: int, state: int, x: float, y: float, w: float) -> Drawn:
    """A line for each host of the Infiltrators."""
    counts = [(other, infiltrators.tokens_at(state, other)) for other in range(painter.view["players"])]
    said = [f"{painter.names[other]}: {count}" for other, count in counts if count]
    return notes(seat, civ, said, x, y, w)


def islands(painter: Painter, seat: int, x: float, y: float, w: float) -> Drawn:
    """Six hexes around a printed one; while a tile is turned, below them how it may lie."""
    side = painter.view["seats"][seat]["side"]
    island = side["island"] or [-1] * len(SIDES)
    step = ISLET * sqrt(3)
    cx, cy = x + w / 2, y + 1.5 * step
    centre = f'<polygon class="step" points="{outline(ISLET)}"/>' + painter.row(["territory"], -8, -8, 16, 16)
    drawn = [at(cx, cy, centre)]
    for hex, (q, r) in enumerate(SIDES):
        px, py = cx + 1.5 * ISLET * q, cy + step * (r + q / 2)
        id = f"island-{hex}" if seat == painter.viewer else f"island-{seat}-{hex}"
        code = island[hex]
        face = f'<polygon class="unknown" points="{outline(ISLET)}"/>' if code < 0 else ""
        said = painter.named("island", hex)
        if code >= 0:
            face = tile_ground(painter, laid_tile(code), laid_turn(code), ISLET)
            said += f": {tile_said(painter, laid_tile(code))}"
        light = f'<polygon class="lit" points="{outline(ISLET)}"/>' if id in painter.lit else ""
        drawn.append(painter.thing(id, said, at(px, py, face, light)))
    high = 3 * step + 4
    if seat == painter.viewer and painter.asked == ISLAND_TURN.name:
        drawn.append(_turns(painter, x, y + high, w))
        high += 2.4 * ISLET
    return Drawn("".join(drawn), high)


def _turns(painter: Painter, x: float, y: float, w: float) -> str:
    tile = painter.about // len(SIDES)
    drawn: list[str] = []
    for i, turn in enumerate(painter.options):
        cx = x + w / 2 + (i - (len(painter.options) - 1) / 2) * min(2.2 * ISLET, w / len(painter.options))
        face = tile_ground(painter, tile, turn, ISLET) + f'<polygon class="lit" points="{outline(ISLET)}"/>'
        corners = ", ".join(painter.text(f"terrain-{TERRAINS[t]}") for t in TERRITORY_TILES[tile].turned[turn])
        said = f"{painter.named('turn', turn)}. {corners}"
        drawn.append(painter.thing(f"turn-{turn}", said, at(cx, y + ISLET, face)))
    return "".join(drawn)
