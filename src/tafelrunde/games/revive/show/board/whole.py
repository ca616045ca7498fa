"""The whole table of Revive: its parts, and their composition for each size of the board."""

from __future__ import annotations

from typing import Final

from .....draw.layout import GAP, Beside, Layout, Plan, Sized, Stack, Tabs
from .....draw.regions import Drawn
from ....board import BoardPart, Design, Room, growing
from ...table.prompts import TURN_TILE
from ..chart import FRAME, HIGH, RIM_X, RIM_Y, WIDE, map_height
from ..painter import Painter
from .display import display
from .map import land, map_size
from .miniature import LINE, MINI, PLATE, miniature, plate
from .panels import panel
from .player import PURSE, hand, purse
from .tableau import tableau
from .tribe import CARD, GATHERED, artifact_card, gathered, tribe_board
from .turning import turning

# Boards at least so wide, in units.
ALL: Final = 1000  # everything side by side
PAGES: Final = 600  # map, display and player board on tabs, goods and hand below them

LOW: Final = 1.4  # boards so wide for their height have the goods beside the player board
HIGH_OF: Final = 0.78  # of the width, where the room has no height
HAND: Final = 120.0
LOWER: Final = 330.0  # the height of one's own things
LOWER_WIDE: Final = 290.0
MINE_OF: Final = 0.565  # the width of the player board
COLUMN: Final = 188.0  # of goods and crates beside it
MINE_WIDE: Final = 590.0
LEAST_DISPLAY: Final = 396.0
NAMES: Final = 38  # pixels of the names of tabs


def parts(painter: Painter) -> list[BoardPart[Painter]]:
    seats = painter.seats()
    board: list[BoardPart[Painter]] = [BoardPart("map", land), BoardPart("display", display)]
    if painter.asked == TURN_TILE.name:
        board.append(BoardPart("turns", turning))
    if painter.viewer >= 0:
        seats.remove(painter.viewer)
        mine = BoardPart(f"player-{painter.viewer}", plate, title=painter.called(painter.viewer))
        own = (("purse", purse), ("hand", hand), ("board", tableau), ("tribe", tribe_board), ("gathered", gathered))
        board += [mine, *(BoardPart(name, draw) for name, draw in own)]
    else:
        board.append(BoardPart("stage", plate))
        if painter.view["shared_artifact_card"]:
            board.append(BoardPart("shared", _shared))
    return board + [_player(painter, seat) for seat in seats]


def _player(painter: Painter, seat: int) -> BoardPart[Painter]:
    def draw(painter: Painter, room: Room) -> Drawn:
        """In full where it may have any height."""
        return miniature(painter, seat, room.width, room.height) if room.height else panel(painter, seat, room.width)

    return BoardPart(f"player-{seat}", draw, title=painter.called(seat))


def _shared(painter: Painter, room: Room) -> Drawn:
    """The artifact card that everybody scores (REV-VAR-09), for viewers without artifacts of their own."""
    numbers = painter.view["shared_artifact_card"]
    drawn = [
        artifact_card(painter, number, None, 0, n * (CARD + 4), min(300, room.width))
        for n, number in enumerate(numbers)
    ]
    return Drawn("".join(drawn), len(numbers) * (CARD + 4) - 4)


# ------------------------------------------------------------------------------------------------ composition


def plans(painter: Painter, room: Room) -> list[Plan]:
    if painter.viewer < 0:
        return [Plan("beside", ALL, _watched(painter, room)), Plan("stacked", 0, _watched_below(painter))]
    return [
        Plan("beside", ALL, _all(painter, room)),
        Plan("tabs", PAGES, _pages(painter, room)),
        Plan("stacked", 0, _stacked(painter, room)),
    ]


def _height(room: Room) -> int:
    return int(room.height or room.width * HIGH_OF)


def _seats(painter: Painter) -> tuple[str, list[str]]:
    first, *others = (f"player-{seat}" for seat in painter.seats())
    return first, others


def _shared_place(painter: Painter) -> str:
    """The display gives way to a tile that is turned."""
    return "turns" if painter.asked == TURN_TILE.name else "display"


def _all(painter: Painter, room: Room) -> Layout:
    """From above: everybody as live miniatures; the map beside the display; one's own things."""
    w, h = room.width, _height(room)
    mine, others = _seats(painter)
    line = room.pixels(MINI)
    rail = (Beside(tuple(Sized(name, line) for name in others), (1.0,) * len(others)),) if others else ()
    wide = w >= h * LOW
    lower = room.pixels(LOWER_WIDE if wide else LOWER)
    upper = h - lower - GAP - (line + GAP if others else 0)
    left = int(min(_map_width(upper / room.unit) * room.unit, w - GAP - room.pixels(LEAST_DISPLAY)))
    high = round(map_height(left / room.unit) * room.unit)  # a narrow map leaves more for one's own things
    upper, lower = min(upper, high), lower + max(0, upper - high)
    top = Beside((Sized("map", upper), Sized(_shared_place(painter), upper)), (left, w - GAP - left))
    return Stack((*rail, top, _own_wide(mine, room, lower) if wide else _own(mine, room, lower)))


def _map_width(height: float) -> float:
    """The width that hexes fill at this height."""
    return (height - 2 * (FRAME + RIM_Y)) / HIGH * WIDE + 2 * (FRAME + RIM_X)


def _own(mine: str, room: Room, lower: int) -> Layout:
    """The player board below plate and goods; hand, tribe and crates beside it."""
    goods, cards, crates = room.pixels(PURSE), room.pixels(HAND), room.pixels(GATHERED)
    left = int((room.width - GAP) * MINE_OF)
    line = _line(mine, room, left)
    board = Stack((line, Sized("board", lower - goods - GAP)))
    tribe = Sized("tribe", lower - cards - crates - 2 * GAP)
    return Beside(
        (board, Stack((Sized("hand", cards), tribe, Sized("gathered", crates)))), (left, room.width - GAP - left)
    )


def _line(mine: str, room: Room, w: int) -> Layout:
    """Plate and goods side by side."""
    goods, wide = room.pixels(PURSE), room.pixels(PLATE)
    return Beside((Sized(mine, goods), Sized("purse", goods)), (wide, w - GAP - wide))


def _own_wide(mine: str, room: Room, lower: int) -> Layout:
    """The player board, goods and crates in a column beside it, then hand and tribe."""
    cards = room.pixels(HAND)
    line = room.pixels(LINE)
    goods = (lower - line - 2 * GAP) * 6 // 10
    board, column = room.pixels(MINE_WIDE), room.pixels(COLUMN)
    right = Stack((Sized("hand", cards), Sized("tribe", lower - cards - GAP)))
    beside = Stack((Sized(mine, line), Sized("purse", goods), Sized("gathered", lower - line - goods - 2 * GAP)))
    return Beside((Sized("board", lower), beside, right), (board, column, room.width - board - column - 2 * GAP))


def _pages(painter: Painter, room: Room) -> Layout:
    """Map, display, player board and tribe on tabs; goods and hand always in sight."""
    mine, others = _seats(painter)
    goods, cards = room.pixels(PURSE), room.pixels(HAND)
    line = _line(mine, room, int(room.width))
    if not room.height:
        names = ("map", "turns", "display", "board", "tribe", "gathered", *others)
        return Stack((*names[:2], line, "hand", *names[2:]))
    high = int(room.height - goods - cards - 2 * GAP - NAMES)
    pages = ("map", _shared_place(painter), "board", "tribe")
    tabs = Tabs((*(Sized(name, high) for name in pages), *others))
    return Stack((tabs, line, Sized("hand", cards)))


def _stacked(painter: Painter, room: Room) -> Layout:
    """A phone: map and hand, then the rest on tabs."""
    mine, others = _seats(painter)
    _, high = map_size(room.width / room.unit, room.height > 0)
    rest = Tabs(("board", "display", "tribe", "gathered", *others))
    return Stack((Sized("map", room.pixels(high)), "turns", mine, "purse", "hand", rest))


def _watched(painter: Painter, room: Room) -> Layout:
    """For spectators: the map beside the display, and all players below them."""
    first, others = _seats(painter)
    names = [first, *others]
    line = room.pixels(LINE)
    left = room.width - GAP - room.pixels(LEAST_DISPLAY)
    upper = round(map_height(left / room.unit) * room.unit)
    rows = [names[n : n + 2] for n in range(0, len(names), 2)]
    rest = (_height(room) - line - upper - GAP * (1 + len(rows))) // len(rows)
    high = max(rest, room.pixels(MINI))
    players = (Beside(tuple(Sized(name, high) for name in row), (1.0,) * len(row)) for row in rows)
    top = Beside((Sized("map", upper), Sized("display", upper)), (left, room.width - GAP - left))
    return Stack((Beside((Sized("stage", line), "shared"), (2.0, 1.0)), top, *players))


def _watched_below(painter: Painter) -> Layout:
    first, others = _seats(painter)
    return Stack(("stage", "map", "display", "shared", first, *others))


DESIGN: Final = Design(
    Painter,
    parts,
    plans,
    lambda painter: painter.text("board", round=painter.view["round"]),
    {},
    unit=growing,
    fills=True,
)
