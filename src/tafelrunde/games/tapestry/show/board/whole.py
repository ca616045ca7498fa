"""The table of Tapestry as a picture: map, tracks, shared cards, players. View in, SVG out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .....draw import palette
from .....draw.layout import Beside, Plan, Stack
from .....draw.lettering import fit, letters
from .....draw.regions import Drawn
from .....draw.svg import text
from ....board import BoardPart, Design, Room
from ..painter import Painter
from .arts import art_display, plain_dice
from .common import achievements, dice, dice_asked, display, overview
from .futures import choices
from .map import PATTERNS, land, legend
from .players import player
from .ploys import open_cards
from .tracks import tracks

BAR: Final = 26.0
STACKED: Final = 700  # a narrower heading has no legend

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


Draw = Callable[[Painter, float, float, float], Drawn]

# The parts that every table may have; one that shows nothing now has no height.
SHARED: Final[dict[str, Draw]] = {
    "players": overview,
    "map": land,
    "plain-dice": plain_dice,
    "open-cards": open_cards,
    "choices": choices,
    "masterpieces": art_display,
    "display": display,
    "achievements": achievements,
    "tracks": tracks,
}
ASKED: Final = ("dice", "plain-dice", "open-cards", "choices")  # what a question may bring to the table


def parts(painter: Painter) -> list[BoardPart[Painter]]:
    board: list[BoardPart[Painter]] = [
        BoardPart("stage", lambda painter, room: Drawn(heading(painter, 0, 0, room.width), BAR))
    ]
    board += [BoardPart(name, _from(draw)) for name, draw in SHARED.items()]
    if dice_asked(painter):
        board.append(BoardPart("dice", _from(dice)))
    return board + [_player(painter, seat) for seat in painter.seats()]


def _from(draw: Draw) -> Callable[[Painter, Room], Drawn]:
    return lambda painter, room: draw(painter, 0, 0, room.width)


def _player(painter: Painter, seat: int) -> BoardPart[Painter]:
    return BoardPart(
        f"player-{seat}", lambda painter, room: player(painter, seat, 0, 0, room.width), title=painter.called(seat)
    )


def plans(painter: Painter) -> list[Plan]:
    mine, *others = (f"player-{seat}" for seat in painter.seats())
    aside = Stack(("players", *ASKED, "masterpieces", "display", "achievements"))
    return [
        Plan("beside", 760, Stack(("stage", Beside(("map", aside), (47, 50)), "tracks", mine, *others))),
        Plan(
            "stacked",
            0,
            Stack(
                ("stage", "players", "map", "tracks", *ASKED, "masterpieces", mine, "display", "achievements", *others)
            ),
        ),
    ]


DESIGN: Final = Design(Painter, parts, plans, lambda painter: painter.text("board"), PATTERNS, _RULES)


def heading(painter: Painter, x: float, y: float, w: float) -> str:
    """The name of the table and its stage; the terrains."""
    words = painter.text("board")
    drawn = text(x + 4, y + 18, words, "b serif", 17)
    note = painter.text(f"stage-{painter.view['phase']}")
    if w >= STACKED:
        drawn += legend(painter, x + w - 420, y + 9, 420)
        return drawn + text(x + 110, y + 18, fit(note, 420, 11.5), "soft", letters(note, 420, 11.5, False))
    return drawn + text(x + w - 4, y + 18, note, "soft end", letters(note, w - 120, 11.5, False))
