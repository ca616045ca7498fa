"""The table of Age of Innovation as a picture: game board, knowledge, innovations, players. View in, SVG out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....draw import palette
from .....draw.lettering import fit, letters
from .....draw.regions import Column, Drawn
from .....draw.svg import num, text
from .....kernel.game import View
from ....painter import picture
from ..painter import Painter
from .automa import automa
from .knowledge import knowledge
from .map import PATTERNS, land
from .players import player
from .rounds import actions, rounds
from .tiles import bonuses, innovation_board, offer, palaces, towns

if TYPE_CHECKING:
    from ...game import AgeOfInnovation

GAP: Final = 10
SIDE: Final = 344  # knowledge and the displays, beside the map
BAR: Final = 30

_RULES: Final = palette.rules(
    (
        (".shore", "fill:none;stroke:var(--t-ink);stroke-width:1.6;stroke-dasharray:4 4;opacity:.5"),
        (".site", "fill:none;stroke:var(--t-soft);stroke-width:3.4;stroke-dasharray:2.4 2.4"),
        (".hit", "fill:none;stroke:transparent;stroke-width:14"),
        (".bank", "fill:none;stroke:var(--t-rim);stroke-width:9;stroke-linecap:round"),
        (".bridge", "fill:none;stroke-width:6;stroke-linecap:round"),
        (".river .grain", "opacity:.16"),
        (".marker", "pointer-events:none"),
        (".step", "fill:var(--t-well);stroke:none"),
        (".step.high", "fill:var(--t-line)"),
        (".chip", "fill:var(--t-paper);stroke:var(--t-line)"),
        (".bare", "fill:transparent"),
        (".bowl", "fill:var(--t-well);stroke:var(--t-power);stroke-width:1.6"),
        (".third", "fill:var(--t-panel);stroke:var(--t-ink);stroke-width:1.8"),
        (".now", "fill:var(--t-accent)"),
        (".nowtext", "fill:var(--t-panel)"),
        (".onseat", "fill:#fffdf8"),
        (".tab", "fill:var(--t-well)"),
        (".past", "opacity:.5"),
        (".spent", "stroke:var(--t-ink);stroke-width:2;stroke-linecap:round;fill:none"),
        (".gone use,svg.tafel .gone text", "opacity:.45"),
    )
)


def draw_board(game: AgeOfInnovation, view: View, lang: str, width: int = 0) -> str:
    """What a seat sees. Things that answer its pending question are lit."""
    painter = Painter(game, view, lang)
    name = painter.text("board", round=view["round"])
    return picture(painter, name, width, _beside, _stacked, PATTERNS, _RULES)


def _beside(painter: Painter, width: float) -> tuple[list[str], float]:
    """Map, actions and rounds at the left, knowledge and displays at the right; below, what players have."""
    left, right = Column(2 * GAP + BAR, GAP), Column(GAP, GAP)
    wide = width - SIDE - 3 * GAP
    aside = width - SIDE - GAP
    head = heading(painter, GAP, GAP, wide)
    left.add(land(painter, GAP, left.y, wide))
    left.add(actions(painter, GAP, left.y, wide, 9))
    left.add(rounds(painter, GAP, left.y, wide, 6))
    right.add(knowledge(painter, aside, right.y, SIDE))
    right.add(bonuses(painter, aside, right.y, SIDE, 3))
    right.add(towns(painter, aside, right.y, SIDE, 4))
    below = Column(max(left.y, right.y), GAP)
    seats = painter.seats()
    if painter.view["boards"] or painter.view["factions"]:
        below.add(offer(painter, GAP, below.y, width - 2 * GAP, 4))
    if painter.viewer >= 0:
        below.add(player(painter, seats.pop(0), GAP, below.y, width - 2 * GAP))
    if painter.view["automa"] is not None:
        below.add(automa(painter, GAP, below.y, width - 2 * GAP))
    tiles, shelf = innovation_board(painter, GAP, below.y, wide), palaces(painter, aside, below.y, SIDE, 2)
    below.parts.append(tiles.svg)
    below.add(Drawn(shelf.svg, max(tiles.height, shelf.height)))
    half = (width - 3 * GAP) / 2 if len(seats) > 1 else width - 2 * GAP
    for pair in (seats[i : i + 2] for i in range(0, len(seats), 2)):
        drawn = [player(painter, seat, GAP + i * (half + GAP), below.y, half) for i, seat in enumerate(pair)]
        below.parts += [one.svg for one in drawn[1:]]
        below.add(Drawn(drawn[0].svg, max(one.height for one in drawn)))
    return [head, *left.parts, *right.parts, *below.parts], below.y


def _stacked(painter: Painter, width: float) -> tuple[list[str], float]:
    """One below the other, what is needed most first."""
    room = width - 2 * GAP
    column = Column(2 * GAP + BAR, GAP)
    column.parts.append(heading(painter, GAP, GAP, room))
    column.add(land(painter, GAP, column.y, room))
    seats = painter.seats()
    if painter.view["boards"] or painter.view["factions"]:
        column.add(offer(painter, GAP, column.y, room, 2))
    if painter.viewer >= 0:
        column.add(player(painter, seats.pop(0), GAP, column.y, room))
    if painter.view["automa"] is not None:
        column.add(automa(painter, GAP, column.y, room))
    column.add(actions(painter, GAP, column.y, room, 5))
    column.add(rounds(painter, GAP, column.y, room, 3))
    column.add(knowledge(painter, GAP, column.y, room))
    column.add(bonuses(painter, GAP, column.y, room, 3))
    column.add(towns(painter, GAP, column.y, room, 4))
    column.add(palaces(painter, GAP, column.y, room, 2))
    column.add(innovation_board(painter, GAP, column.y, room))
    for seat in seats:
        column.add(player(painter, seat, GAP, column.y, room))
    return column.parts, column.y


def heading(painter: Painter, x: float, y: float, w: float) -> str:
    """Round and stage, and the turn order: of this round, and as far as players have passed of the next."""
    view = painter.view
    words = painter.text("board-round", round=view["round"])
    drawn = [text(x + 4, y + 22, words, "b serif", 17)]
    order = "".join(
        palette.seat_shape(seat, x + w - 10 - 16 * i, y + 16, 11) for i, seat in enumerate(view["order"][::-1])
    )
    names = ", ".join(painter.names[seat] for seat in view["order"])
    said = painter.text("board-order", players=names)
    left = x + w - 4 - 16 * len(view["order"])
    drawn.append(painter.thing("order", said, order))
    if view["next_order"] and view["phase"] == "actions":
        gone = view["next_order"][::-1]
        marks = "".join(palette.seat_shape(seat, left - 26 - 14 * i, y + 16, 8.5) for i, seat in enumerate(gone))
        names = ", ".join(painter.names[seat] for seat in view["next_order"])
        drawn.append(painter.thing("next-order", painter.text("board-next-order", players=names), marks, class_="past"))
        drawn.append(f'<path class="rule" d="M{num(left - 12)} {num(y + 7)}V{num(y + 25)}"/>')
        left -= 22 + 14 * len(gone)
    note = painter.text(f"stage-{view['phase']}")
    room = left - x - 150
    size = letters(note, room, 11.5, False)
    drawn.append(text(left - 8, y + 21, fit(note, room, size), "soft end", size))
    return "".join(drawn)
