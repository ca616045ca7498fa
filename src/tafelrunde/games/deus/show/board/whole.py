"""The whole table of Deus: its parts, and their composition for each size of the board."""

from __future__ import annotations

from typing import Final

from .....draw.layout import GAP, Beside, Layout, Plan, Sized, Stack
from ....board import BoardPart, Design, Room, growing
from ..painter import Painter
from .columns import columns
from .hand import hand, holds_cards
from .map import map_size, sea
from .players import MINI, PURSE, miniature, own

# Boards at least so wide, in units.
ALL: Final = 1000  # map, columns and hand side by side
BESIDE: Final = 600  # miniatures beside the map, the hand in one row below

MINE: Final = 396.0  # the width of columns and hand
MINE_OF: Final = 0.372  # or so much of the board
HAND: Final = 346.0  # two rows of cards
ONE_ROW: Final = 136.0
SWIPED_ROW: Final = 142.0
SIDE: Final = 206.0  # miniatures beside the map
HIGH: Final = 0.78  # of the width, where the room has no height
LEAST_COLUMNS: Final = 330.0


def parts(painter: Painter) -> list[BoardPart[Painter]]:
    board = [BoardPart("map", sea), *(_player(painter, seat) for seat in painter.seats())]
    if painter.viewer >= 0:
        board.append(BoardPart("columns", columns))
        board.append(BoardPart("hand", hand))
    return board


def _player(painter: Painter, seat: int) -> BoardPart[Painter]:
    draw = own if painter.is_viewer(seat) else miniature
    return BoardPart(f"player-{seat}", lambda painter, room: draw(painter, seat, room), title=painter.called(seat))


# ------------------------------------------------------------------------------------------------ composition


def plans(painter: Painter, room: Room) -> list[Plan]:
    if painter.viewer < 0:
        return [Plan("beside", BESIDE, _watched(painter, room)), Plan("stacked", 0, _stacked(painter, room))]
    return [
        Plan("beside", ALL, _all(painter, room)),
        Plan("above", BESIDE, _small(painter, room)),
        Plan("stacked", 0, _stacked(painter, room)),
    ]


def _height(room: Room) -> int:
    return int(room.height or room.width * HIGH)


def _seats(painter: Painter) -> tuple[str, list[str]]:
    mine, *others = (f"player-{seat}" for seat in painter.seats())
    return mine, others


def _all(painter: Painter, room: Room) -> Layout:
    """The map at the left over live miniatures; columns over the hand at the right."""
    mine, others = _seats(painter)
    high = _height(room)
    right = max(room.pixels(MINE), int(room.width * MINE_OF))
    left = room.width - GAP - right
    mini = room.pixels(MINI)
    rail = Beside(tuple(Sized(name, mini) for name in others), (1.0,) * len(others))
    line = room.pixels(PURSE)
    cards = room.pixels(HAND)
    columns = max(room.pixels(LEAST_COLUMNS), high - line - cards - 2 * GAP)
    return Beside(
        (
            Stack((Sized("map", high - mini - GAP), rail)),
            Stack((Sized(mine, line), Sized("columns", columns), Sized("hand", cards))),
        ),
        (left, right),
    )


def _small(painter: Painter, room: Room) -> Layout:
    """The map beside all players as miniatures; the hand in one row below."""
    mine, others = _seats(painter)
    names = [mine, *others]
    row = room.pixels(ONE_ROW)
    high = _height(room) - row - GAP
    side = room.pixels(SIDE)
    each = (high - GAP * (len(names) - 1)) // len(names)
    players = Stack(tuple(Sized(name, each) for name in names))
    return Stack((Beside((Sized("map", high), players), (room.width - GAP - side, side)), Sized("hand", row)))


def _stacked(painter: Painter, room: Room) -> Layout:
    """A phone: map, purse and hand, then the columns and the others; for spectators the map and all players."""
    mine, others = _seats(painter)
    _, high = map_size(painter, room.width / room.unit, room.height > 0)
    if painter.viewer < 0:
        return Stack((Sized("map", room.pixels(high)), mine, *others))
    line = room.pixels(PURSE)
    swiped = room.height > 0 and holds_cards(painter)  # a file cannot be swiped
    cards: Layout = Sized("hand", room.pixels(SWIPED_ROW)) if swiped else "hand"
    return Stack((Sized("map", room.pixels(high)), Sized(mine, line), cards, "columns", *others))


def _watched(painter: Painter, room: Room) -> Layout:
    """For spectators: the map, and all players beside it."""
    mine, others = _seats(painter)
    names = [mine, *others]
    high = _height(room)
    side = int(room.width * 0.36)
    each = (high - GAP * (len(names) - 1)) // len(names)
    return Beside(
        (Sized("map", high), Stack(tuple(Sized(name, each) for name in names))), (room.width - GAP - side, side)
    )


DESIGN: Final = Design(
    Painter,
    parts,
    plans,
    lambda painter: painter.text("board", round=painter.view["round"]),
    {},
    unit=growing,
    fills=True,
)
