"""The whole table of Age of Innovation: its parts, and their composition for each size of the board."""

from __future__ import annotations

from typing import Final, Optional

from .....draw.layout import GAP, Beside, Layout, Plan, Sized, Stack, Tabs
from .....draw.regions import Drawn
from .....draw.svg import at
from ....board import BoardPart, Design, Room, growing
from ..chart import chart_of
from ..painter import Painter
from .automa import automa
from .displays import bonuses, innovation_board, palaces, towns
from .knowledge import knowledge
from .map import land, map_size, radius_in
from .offer import offer
from .players import LEAST_MINI, MINI, WAITING, other, own
from .rail import rail
from .rounds import ACTIONS_HIGH, ROUNDS_HIGH, actions, rounds

# Boards at least so wide, in units.
ALL: Final = 1000  # map, tracks and planning board side by side
ABOVE: Final = 690  # the rest in tabs below the map

MINE: Final = 346.0  # the width of the planning board
CHOOSING: Final = 430.0  # of planning boards to choose from
TRACKS: Final = 254.0  # of the knowledge board
LEAST_LOW: Final = 306.0  # the height of what lies below the map
LEAST_MINE: Final = 500.0
LEAST_OFFER: Final = 200.0
ALONE: Final = 210.0  # a single opponent
AUTOMA: Final = 300.0
HIGH: Final = 0.8  # of the width, where the room has no height
BELOW: Final = 268.0  # the map, of tabs
WATCHED: Final = 0.3

# What a question is about is unfolded from the rail.
UNFOLDED: Final = {
    "innovation": "innovations", "competency": "innovations", "palace": "palaces", "bonus": "bonuses", "town": "towns",
}  # fmt: skip


def parts(painter: Painter) -> list[BoardPart[Painter]]:
    board = [
        BoardPart("map", land),
        BoardPart("rounds", rounds),
        BoardPart("actions", actions),
        BoardPart("turn", turn, repeats=True),
        BoardPart("rail", rail, repeats=True),
        BoardPart("knowledge", knowledge),
        BoardPart("innovations", innovation_board),
        BoardPart("palaces", palaces),
        BoardPart("bonuses", bonuses),
        BoardPart("towns", towns),
        *(_player(painter, seat) for seat in painter.seats()),
    ]
    if _chooses(painter):
        board.append(BoardPart("offer", offer))
    if painter.view["automa"] is not None:
        board.append(BoardPart("automa", automa))
    return board


def turn(painter: Painter, room: Room) -> Drawn:
    """Rounds and actions, one above the other."""
    above = rounds(painter, Room(room.width, ROUNDS_HIGH))
    below = actions(painter, Room(room.width, ACTIONS_HIGH))
    return Drawn(above.svg + at(0, above.height + 8, below.svg), above.height + 8 + below.height)


def _player(painter: Painter, seat: int) -> BoardPart[Painter]:
    draw = own if painter.is_viewer(seat) else other
    return BoardPart(f"player-{seat}", lambda painter, room: draw(painter, seat, room), title=painter.called(seat))


def _chooses(painter: Painter) -> bool:
    view = painter.view
    return bool(view["boards"] or view["factions"] or view["pairs"])


def asked_about(painter: Painter) -> Optional[str]:
    """The display that the pending question is about."""
    for kind, name in UNFOLDED.items():
        if painter.asks_about(kind):
            return name
    return None


# ------------------------------------------------------------------------------------------------ composition


def plans(painter: Painter, room: Room) -> list[Plan]:
    narrow = Plan("stacked", 0, _stacked(painter))
    if painter.viewer < 0:
        return [Plan("beside", ALL, _watched(painter, room)), narrow]
    return [Plan("beside", ALL, _all(painter, room)), Plan("above", ABOVE, _above(painter, room)), narrow]


def _seats(painter: Painter) -> tuple[str, list[str]]:
    """One's own part, and those of the others."""
    mine, *others = (f"player-{seat}" for seat in painter.seats())
    return mine, others


def _all(painter: Painter, room: Room) -> Layout:
    """The map over rounds, actions and tracks; at the right one's planning board over the others."""
    high = int(room.height or room.width * HIGH)
    least = room.pixels(CHOOSING if _chooses(painter) else MINE)
    left, map_high = _map_in(painter, room, room.width - GAP - least, high)
    right = room.width - GAP - left
    low = high - map_high - GAP
    tracks = room.pixels(TRACKS)
    asked = asked_about(painter)
    if asked == "innovations":
        return Beside((Sized("innovations", high), _right(painter, room, high)), (left, right))
    below = Beside((_turn(room, low, asked), Sized("knowledge", low)), (left - GAP - tracks, tracks))
    return Beside((Stack((Sized("map", map_high), below)), _right(painter, room, high)), (left, right))


def _map_in(painter: Painter, room: Room, most: float, high: int) -> tuple[float, int]:
    """The width and the height of the largest map that leaves room below."""
    unit = room.unit
    chart = chart_of(painter.view["side"])
    radius = min(radius_in(chart, most / unit, 0), radius_in(chart, 1e6, (high - GAP) / unit - LEAST_LOW))
    w, h = map_size(painter, radius)
    return min(most, max(w * unit, most * 0.9)), int(h * unit)


def _turn(room: Room, low: int, asked: Optional[str]) -> Layout:
    """Rounds, actions and the rail; instead of the last two what is asked about."""
    rounds_high = min(room.pixels(ROUNDS_HIGH), int(low * 0.35))
    rest = low - rounds_high - GAP
    if asked:
        return Stack((Sized("rounds", rounds_high), Sized(asked, rest)))
    act = room.pixels(ACTIONS_HIGH - 4)
    return Stack((Sized("rounds", rounds_high), Sized("actions", act), Sized("rail", rest - act - GAP)))


def _right(painter: Painter, room: Room, high: int) -> Layout:
    mine, others = _seats(painter)
    rest = [*others, *(["automa"] if painter.view["automa"] is not None else [])]
    count = len(rest)
    if _chooses(painter):
        small = [_waiting(painter, seat, room) for seat in painter.seats()]
        free = high - sum(one.height + GAP for one in small) - _automa_high(painter, room)
        return Stack((Sized("offer", max(room.pixels(LEAST_OFFER), free)), *small, "automa"))
    if not count:
        return Sized(mine, high)
    most = room.pixels(MINI)
    if count == 1:
        most = room.pixels(ALONE if painter.view["automa"] is None else AUTOMA)
    each = min(most, (high - room.pixels(LEAST_MINE)) // count - GAP)
    each = max(each, room.pixels(LEAST_MINI))
    return Stack((Sized(mine, high - count * (each + GAP)), *(Sized(name, each) for name in rest)))


def _waiting(painter: Painter, seat: int, room: Room) -> Sized:
    """A player while others choose."""
    me = painter.view["seats"][seat]
    own_height = WAITING + 42 if painter.is_viewer(seat) else LEAST_MINI
    return Sized(f"player-{seat}", room.pixels(WAITING if me["board"] is None else own_height))


def _automa_high(painter: Painter, room: Room) -> int:
    return room.pixels(AUTOMA) + GAP if painter.view["automa"] is not None else 0


def _above(painter: Painter, room: Room) -> Layout:
    """The map; one's own board, rounds, tracks, tiles and the others in tabs below it."""
    mine, others = _seats(painter)
    high = int(room.height or room.width)
    _, map_high = _map_in_room(painter, room, high - room.pixels(BELOW))
    asked = asked_about(painter)
    first = ("offer",) if _chooses(painter) else (asked,) if asked else ()
    shown = ("innovations", "palaces", "bonuses", "towns")
    rest = tuple(name for name in shown if name == asked)
    tabs = Tabs((*first, mine, "turn", "knowledge", *(() if rest else ("rail",)), *others, "automa"))
    return Stack((Sized("map", map_high), tabs))


def _map_in_room(painter: Painter, room: Room, most: float) -> tuple[float, int]:
    chart = chart_of(painter.view["side"])
    radius = min(radius_in(chart, room.width / room.unit, 0), radius_in(chart, 1e6, most / room.unit))
    w, h = map_size(painter, radius)
    return w, int(h * room.unit)


def _stacked(painter: Painter) -> Layout:
    """A phone: the map first, or what the question is about."""
    mine, others = _seats(painter)
    displays = ["innovations", "bonuses", "towns", "palaces"]
    asked = asked_about(painter)
    first = [asked] if asked else []
    rest = [name for name in displays if name != asked]
    own_parts = [mine] if painter.viewer >= 0 else []
    everybody = others if painter.viewer >= 0 else [mine, *others]
    return Stack(("offer", *first, "map", *own_parts, "actions", "rounds", "knowledge", *rest, "automa", *everybody))


def _watched(painter: Painter, room: Room) -> Layout:
    """For spectators: the map with all that lies on it, and all players beside it."""
    mine, others = _seats(painter)
    names = [mine, *others]
    high = int(room.height or room.width * HIGH)
    least = room.pixels(CHOOSING if _chooses(painter) else MINE)
    left, map_high = _map_in(painter, room, room.width - GAP - least, high)
    low = high - map_high - GAP
    tracks = room.pixels(TRACKS)
    below = Beside((_turn(room, low, None), Sized("knowledge", low)), (left - GAP - tracks, tracks))
    free = high - _automa_high(painter, room)
    if _chooses(painter):
        players: tuple[Layout, ...] = ("offer", *(_waiting(painter, seat, room) for seat in painter.seats()), "automa")
    else:
        each = min(room.pixels(MINI * 1.9), (free - GAP * (len(names) - 1)) // len(names))
        players = (*(Sized(name, each) for name in names), "automa")
    return Beside((Stack((Sized("map", map_high), below)), Stack(players)), (left, room.width - GAP - left))


DESIGN: Final = Design(
    Painter,
    parts,
    plans,
    lambda painter: painter.text("board", round=painter.view["round"]),
    {},
    unit=growing,
    fills=True,
)
