"""The table of Tapestry as a picture: map, tracks, shared cards, players. View in, SVG out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....draw import palette
from .....draw.lettering import fit, letters
from .....draw.regions import Column, Drawn
from .....draw.svg import text
from .....kernel.game import View
from ....painter import STACKED, picture
from ..painter import Painter
from .arts import art_display, plain_dice
from .common import CARD, HIGHEST, achievements, dice, dice_asked, display, overview
from .futures import choices
from .map import PATTERNS, land, legend
from .players import player
from .ploys import open_cards
from .tracks import tracks

if TYPE_CHECKING:
    from ...game import Tapestry

GAP: Final = 10.0
MAP: Final = 470.0
BAR: Final = 26.0

_RULES: Final = palette.rules(
    (
        (".grain", "opacity:.24;pointer-events:none"),
        (".unknown", "fill:var(--t-veil);stroke:var(--t-line);stroke-dasharray:3 3"),
        (".bare", "fill:transparent"),
        (".cell", "fill:var(--t-paper);stroke:var(--t-line)"),
        (".active", "stroke:var(--t-accent);stroke-width:1.6"),
        (".step", "fill:var(--t-well)"),
        (".shut", "fill:var(--t-line)"),
        (".faint", "opacity:.22"),
        (".bonus", "fill:var(--t-well)"),
        (".shelf", "fill:var(--t-well);opacity:.6"),
        (".weave", "fill:var(--t-purple)"),
        (".shape", "fill:var(--t-temple);stroke:var(--t-edge);stroke-width:.7"),
        (".gone", "opacity:.35"),
        (".plot", "fill:var(--t-panel);stroke:var(--t-line);stroke-width:.7"),
        (".rough", "fill:var(--t-hidden)"),
        (".district", "fill:none;stroke:var(--t-soft);stroke-width:1.4"),
        (".complete", "fill:none;stroke:var(--t-gold);stroke-width:3"),
        (".mark", "fill:var(--t-gold);stroke:var(--t-edge);stroke-width:.8"),
        (".mass", "fill:var(--t-temple)"),
        (".wall", "fill:none;stroke:var(--t-edge);stroke-width:1.6;stroke-linecap:round"),
        (".ghost", "fill:var(--t-accent);opacity:0;pointer-events:none"),
        (".spot:hover .ghost,svg.tafel .spot:focus-visible .ghost", "opacity:.45"),
        (".target", "fill:none;stroke:var(--t-accent);stroke-width:3;stroke-dasharray:5 4"),
        (".now", "fill:var(--t-accent);stroke:var(--t-rim)"),
        (".die.red", "fill:var(--t-red)"),
        (".die.black", "fill:var(--t-edge)"),
        (".die.science", "fill:var(--t-green)"),
    )
)


def draw_board(game: Tapestry, view: View, lang: str, width: int = 0) -> str:
    """What a seat sees. Things that answer its pending question are lit."""
    painter = Painter(game, view, lang)
    return picture(painter, painter.text("board"), width, _beside, _stacked, PATTERNS, _RULES)


def _beside(painter: Painter, width: float) -> tuple[list[str], float]:
    """Map beside what is shared, the tracks below, then the players: the viewing seat first, the others in pairs."""
    room = width - 2 * GAP
    aside, narrow = 2 * GAP + MAP, width - MAP - 3 * GAP
    map = land(painter, GAP, 2 * GAP + BAR, MAP)
    right = Column(2 * GAP + BAR, GAP)
    right.add(overview(painter, aside, right.y, narrow))
    if dice_asked(painter):
        right.add(dice(painter, aside, right.y, narrow))
    right.add(plain_dice(painter, aside, right.y, narrow))
    right.add(open_cards(painter, aside, right.y, narrow))
    right.add(choices(painter, aside, right.y, narrow))
    right.add(art_display(painter, aside, right.y, narrow))
    rest = achievements(painter, aside, 0, narrow).height + display(painter, aside, 0, narrow).height + GAP
    spare = 2 * GAP + BAR + map.height - right.y - rest
    right.add(display(painter, aside, right.y, narrow, min(HIGHEST, CARD + max(0.0, spare))))
    right.add(achievements(painter, aside, right.y, narrow))
    below = Column(max(2 * GAP + BAR + map.height + GAP, right.y), GAP)
    below.add(tracks(painter, GAP, below.y, room))
    seats = painter.seats()
    if painter.viewer >= 0 or len(seats) == 1:
        below.add(player(painter, seats.pop(0), GAP, below.y, room))
    for pair in (seats[i : i + 2] for i in range(0, len(seats), 2)):
        half = (room - GAP) / 2 if len(pair) == 2 else room
        drawn = [player(painter, seat, GAP + i * (half + GAP), below.y, half) for i, seat in enumerate(pair)]
        below.add(Drawn("".join(one.svg for one in drawn), max(one.height for one in drawn)))
    return [heading(painter, GAP, GAP, room), map.svg, *right.parts, *below.parts], below.y


def _stacked(painter: Painter, width: float) -> tuple[list[str], float]:
    """One below the other, what is needed most first."""
    room = width - 2 * GAP
    column = Column(2 * GAP + BAR, GAP)
    column.parts.append(heading(painter, GAP, GAP, room))
    for block in (overview, land, tracks):
        column.add(block(painter, GAP, column.y, room))
    if dice_asked(painter):
        column.add(dice(painter, GAP, column.y, room))
    column.add(plain_dice(painter, GAP, column.y, room))
    column.add(open_cards(painter, GAP, column.y, room))
    column.add(choices(painter, GAP, column.y, room))
    column.add(art_display(painter, GAP, column.y, room))
    seats = painter.seats()
    if painter.viewer >= 0:
        column.add(player(painter, seats.pop(0), GAP, column.y, room))
    for block in (display, achievements):
        column.add(block(painter, GAP, column.y, room))
    for seat in seats:
        column.add(player(painter, seat, GAP, column.y, room))
    return column.parts, column.y


def heading(painter: Painter, x: float, y: float, w: float) -> str:
    """The name of the table and its stage; the terrains."""
    words = painter.text("board")
    drawn = text(x + 4, y + 18, words, "b serif", 17)
    note = painter.text(f"stage-{painter.view['phase']}")
    if w >= STACKED:
        drawn += legend(painter, x + w - 420, y + 9, 420)
        return drawn + text(x + 110, y + 18, fit(note, 420, 11.5), "soft", letters(note, 420, 11.5, False))
    return drawn + text(x + w - 4, y + 18, note, "soft end", letters(note, w - 120, 11.5, False))
