"""Draws the whole table of Tapestry as SVG: map, tracks, shared cards, players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .....draw import palette
from .....draw.layout import Beside, Drawers, Plan, Stack, Tabs
from .....draw.regions import Drawn
from ....board import BoardPart, Design, Room
from ..painter import Painter
from .arts import art_display, plain_dice
from .bots import STRIP as BOTS_STRIP
from .bots import bots
from .common import achievements, dice, display, overview
from .futures import choices
from .map import PATTERNS, land
from .players import city, hand_of_seat, mats, offers, player, works
from .ploys import open_cards
from .tracks import tracks

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
        (".under", "opacity:.45"),
        (".plot", "fill:var(--t-panel);stroke:var(--t-line);stroke-width:.7"),
        (".rough", "fill:var(--t-hidden)"),
        (".district", "fill:none;stroke:var(--t-soft);stroke-width:1.4"),
        (".complete", "fill:none;stroke:var(--t-gold);stroke-width:3"),
        (".mark", "fill:var(--t-gold);stroke:var(--t-edge);stroke-width:.8"),
        (".mass", "fill:var(--t-temple)"),
        (".onmass", "fill:var(--t-edge)"),
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


LOW: Final = 850  # a board that may not be higher has lower spaces on its tracks
STRIP: Final = 410.0  # what the tracks and the names of drawers take from the height of the room

Draw = Callable[[Painter, Room], Drawn]


def parts(painter: Painter) -> list[BoardPart[Painter]]:
    board: list[BoardPart[Painter]] = [*_shared(), *(_player(painter, seat) for seat in _others(painter))]
    if painter.viewer >= 0:
        board += _own()
    return board


def _others(painter: Painter) -> list[int]:
    return [seat for seat in painter.seats() if not painter.is_viewer(seat)]


def _shared() -> list[BoardPart[Painter]]:
    return [
        BoardPart("players", _from(overview)),
        BoardPart("map", _land),
        BoardPart("tracks", _tracks),
        BoardPart("display", _from(display)),
        BoardPart("achievements", _from(achievements)),
        BoardPart("masterpieces", _from(art_display)),
        BoardPart("dice", _from(dice)),
        BoardPart("plain-dice", _from(plain_dice)),
        BoardPart("open-cards", _from(open_cards)),
        BoardPart("choices", _from(choices)),
        BoardPart("bots", _from(bots)),
    ]


def _own() -> list[BoardPart[Painter]]:
    """The area of the viewing seat, in parts that fit beside the map."""
    return [
        BoardPart("offer", lambda p, room: offers(p, room.width)),
        BoardPart("city", _city),
        BoardPart("mats", lambda p, room: mats(p, room.width)),
        BoardPart("works", lambda p, room: works(p, room.width)),
        BoardPart("hand", lambda p, room: hand_of_seat(p, room.width)),
    ]


def _player(painter: Painter, seat: int) -> BoardPart[Painter]:
    return BoardPart(f"player-{seat}", lambda p, room: player(p, seat, 0, 0, room.width), title=painter.called(seat))


def _from(draw: Callable[[Painter, float, float, float], Drawn]) -> Draw:
    return lambda painter, room: draw(painter, 0, 0, room.width)


def _land(painter: Painter, room: Room) -> Drawn:
    return land(painter, 0, 0, room.width, max(320.0, room.board - strip(painter)) if room.board else 0)


def _tracks(painter: Painter, room: Room) -> Drawn:
    return tracks(painter, 0, 0, room.width, 0 < room.board < LOW)


def _city(painter: Painter, room: Room) -> Drawn:
    return city(painter, room.width, room.board - strip(painter) - 70 if room.board else 0)


def strip(painter: Painter) -> float:
    """What lies below map and capital; the bots have a strip of their own."""
    return STRIP + BOTS_STRIP if painter.view["bots"] else STRIP


# ------------------------------------------------------------------------------------------------ where they lie

ASKED: Final = ("dice", "plain-dice", "open-cards", "choices")  # what a question may bring to the table
SELDOM: Final = ("players", "display", "achievements", "masterpieces")


def plans(painter: Painter, room: Room) -> list[Plan]:
    seats = tuple(f"player-{seat}" for seat in _others(painter))
    others = Tabs(seats)
    if painter.viewer < 0:
        wide = Beside(("map", Stack((*ASKED, others))), (4, 6))
        return [
            Plan("beside", 640, Stack((wide, "bots", "tracks", Drawers(SELDOM)))),
            Plan("stacked", 0, Stack(("map", "bots", "tracks", *ASKED, Drawers(SELDOM), others))),
        ]
    cards = Tabs(("mats", "works", "hand"))
    own = Tabs(("city", "mats", "works", "hand"))
    below = ("bots", "tracks", Drawers(SELDOM), others)
    between = ("bots", Drawers((*SELDOM, *seats)), "tracks")  # all tracks are seen: the drawers open over what is above
    columns = Beside(("map", "city", "mats", Stack((*ASKED, Tabs(("hand", "works"))))), (45, 32, 36, 34))
    three = Beside(("map", "city", Stack((*ASKED, cards))), (37, 29, 35))
    two = Beside(("map", Stack((*ASKED, own))), (1, 1))
    return [
        Plan("columns", 1300, Stack(("offer", columns, *between))),
        Plan("beside", 860, Stack(("offer", three, *between))),
        Plan("halves", 600, Stack(("offer", two, *below))),
        Plan("stacked", 0, Stack(("offer", *ASKED, "map", own, *below))),
    ]


DESIGN: Final = Design(Painter, parts, plans, lambda painter: painter.text("board"), PATTERNS, _RULES)
