"""The whole table of Tapestry: its parts, and their composition for each size of the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .....draw import palette
from .....draw.layout import GAP, Beside, Drawers, Layout, Plan, Sized, Stack, Tabs
from .....draw.lettering import capitalized
from .....draw.regions import Drawn
from ....board import BoardPart, Design, Room, growing
from ...pieces.kinds import TRACKS
from ..chart import chart_of
from ..painter import Painter
from .arts import art_display
from .bots import bots
from .common import achievements, display
from .futures import choices
from .map import land
from .miniature import MINI, miniature
from .players import GOODS, city, folk, hand_of_seat, mats, offers, player, purse, works
from .ploys import open_cards
from .tracks import GAP as RIBBON_GAP
from .tracks import tracks

_RULES: Final = palette.rules(
    (
        (".bare", "fill:transparent"),
        (".faint", "opacity:.3"),
        (".under", "opacity:.6"),
        (".ghost", "fill:var(--t-accent);opacity:0;pointer-events:none"),
        (".spot:hover .ghost,svg.tafel .spot:focus-visible .ghost", "opacity:.45"),
        (".w-target", "fill:none;stroke:var(--t-accent);stroke-width:4.4;stroke-dasharray:8 6"),
        (".die.red", "fill:var(--t-red)"),
        (".die.black", "fill:#3a322c"),
        (".die.science", "fill:var(--t-green)"),
    )
)

# Boards at least so wide, in units.
ALL: Final = 1000  # map, capital and mat side by side over the tracks
PAGES: Final = 600

RIBBON: Final = 80.0  # the height of a track
LOW_RIBBON: Final = 76.0  # with five of them, or below the Automa
MAP_OF: Final = 0.37  # the part of the width that the map may take
MAT: Final = 322.0
LEAST_CITY: Final = 190.0
LEAST_MAT: Final = 2 * 8 + 60 + 10 + 4 * 28.0
TAB: Final = 116.0  # the height of hand, civilizations and display
LEAST_TAB: Final = 66.0
ONE_ROW: Final = 6  # cards in the hand that are read in one row
FEW: Final = 2  # so many others leave room for the purse beside them
NAMES: Final = 40  # pixels of the names of drawers and tabs
HIGH_OF: Final = 0.78  # of the width, where the room has no height

Draw = Callable[[Painter, Room], Drawn]


def parts(painter: Painter) -> list[BoardPart[Painter]]:
    others = [seat for seat in painter.seats() if not painter.is_viewer(seat)]
    board: list[BoardPart[Painter]] = [
        BoardPart("map", land),
        BoardPart("tracks", tracks),
        BoardPart("display", display),
        BoardPart("achievements", _from(achievements)),
        BoardPart("masterpieces", _from(art_display)),
        BoardPart("open-cards", _from(open_cards)),
        BoardPart("choices", _from(choices)),
        BoardPart("bots", _from(bots)),
    ]
    for seat in others:
        board += [_miniature(painter, seat), _player(painter, seat)]
    if painter.viewer >= 0:
        own = {
            "offer": offers,
            "purse": purse,
            "city": city,
            "mats": mats,
            "folk": folk,
            "works": works,
            "hand": hand_of_seat,
        }
        titles = {
            "folk": capitalized(painter.text("icon-civilization")),
            "purse": painter.called(painter.viewer),
        }
        board += [BoardPart(name, draw, titles.get(name, "")) for name, draw in own.items()]
    return board


def _from(draw: Callable[[Painter, float, float, float], Drawn]) -> Draw:
    return lambda painter, room: draw(painter, 0, 0, room.width)


def _player(painter: Painter, seat: int) -> BoardPart[Painter]:
    return BoardPart(f"player-{seat}", lambda p, room: player(p, seat, room), title=painter.called(seat))


def _miniature(painter: Painter, seat: int) -> BoardPart[Painter]:
    return BoardPart(f"mini-{seat}", lambda p, room: miniature(p, seat, room), title=painter.called(seat))


# ------------------------------------------------------------------------------------------------ composition

ASKED: Final = ("open-cards", "choices")  # what a question may bring to the table


_BY_NEED: Final[dict[str, Draw]] = {
    "offer": offers,
    "open-cards": _from(open_cards),
    "choices": _from(choices),
    "works": works,
}


def plans(painter: Painter, room: Room) -> list[Plan]:
    if painter.viewer < 0:
        return [Plan("beside", PAGES, _watched(painter, room)), Plan("stacked", 0, _watched_below(painter))]
    return [
        Plan("columns", ALL, _all(painter, room)),
        Plan("halves", PAGES, _halves(painter, room)),
        Plan("stacked", 0, _stacked(painter)),
    ]


def _height(room: Room) -> int:
    return int(room.height or room.width * HIGH_OF)


def _others(painter: Painter) -> list[int]:
    return [seat for seat in painter.seats() if not painter.is_viewer(seat)]


def _rail(painter: Painter, room: Room) -> tuple[Layout, ...]:
    """One's own purse, if there is room, and everybody else in one line, or the Automa and the Shadow Empire."""
    if painter.view["bots"]:
        return ("bots",)
    minis = _minis(painter, room)
    if not minis or not _purse_in_rail(painter):
        return (Beside(minis, (1.0,) * len(minis)),) if minis else ()
    purse = room.pixels(MAT)
    each = (room.width - purse - GAP * len(minis)) / len(minis)
    return (Beside((*minis, Sized("purse", room.pixels(MINI))), (*(each,) * len(minis), purse)),)


def _minis(painter: Painter, room: Room) -> tuple[Sized, ...]:
    return tuple(Sized(f"mini-{seat}", room.pixels(MINI)) for seat in _others(painter))


def _rail_height(painter: Painter, room: Room) -> int:
    if painter.view["bots"]:
        return round(bots(painter, 0, 0, room.width / room.unit).height * room.unit) + GAP
    return room.pixels(MINI) + GAP if _others(painter) else 0


def _purse_in_rail(painter: Painter) -> bool:
    return not painter.view["bots"] and 0 < len(_others(painter)) <= FEW


def _ribbons(painter: Painter, room: Room) -> int:
    count = len(painter.view["seats"][0]["tracks"])
    each = RIBBON if count == len(TRACKS) and not painter.view["bots"] else LOW_RIBBON
    return room.pixels(count * (each + RIBBON_GAP) - RIBBON_GAP)


def _all(painter: Painter, room: Room) -> Layout:
    """From above: the others in small; map, capital, mat; the tracks."""
    ribbons = _ribbons(painter, room)
    upper = _height(room) - ribbons - GAP - _rail_height(painter, room)
    mat = room.pixels(MAT)
    left = _map_width(painter, room, upper)
    middle = int(room.width - left - mat - 2 * GAP)
    columns = Beside(
        (Sized("map", upper), _middle(painter, room, middle, upper), _right(painter, room, mat, upper)),
        (left, middle, mat),
    )
    return Stack((*_rail(painter, room), columns, Sized("tracks", ribbons)))


def _map_width(painter: Painter, room: Room, high: int) -> int:
    """As much as hexagons need at this height."""
    chart = chart_of(painter.view)
    size = (high / room.unit - 40) / chart.height
    return int(min(room.pixels(size * chart.width + 50), room.width * MAP_OF))


def _middle(painter: Painter, room: Room, w: int, h: int) -> Layout:
    """The capital, below it what lies before the player; all that the others have in drawers."""
    seats = tuple(f"player-{seat}" for seat in _others(painter))
    drawers: tuple[Layout, ...] = (Drawers(seats),) if seats else ()
    taken = sum(_needed(painter, room, w, name) for name in ("offer", *ASKED, "works"))
    if painter.own_seat["capital"]["number"] is None:
        return Stack(("offer", *ASKED, *drawers))
    free = max(room.pixels(LEAST_CITY), h - taken - (NAMES + GAP if seats else 0))
    return Stack(("offer", *ASKED, Sized("city", free), "works", *drawers))


def _right(painter: Painter, room: Room, w: int, h: int) -> Layout:
    """Goods, eras and income; below them, on tabs, the hand, the civilizations and what is on display."""
    purse = room.pixels(GOODS + 8)
    top: tuple[Layout, ...] = () if _purse_in_rail(painter) else (Sized("purse", purse),)
    free = h - (purse + GAP if top else 0) - NAMES - GAP
    mat = max(room.pixels(LEAST_MAT), free - room.pixels(TAB))
    shown = max(room.pixels(LEAST_TAB), free - mat)
    me = painter.own_seat
    cards: Sized | str = Sized("hand", shown) if len(me["drawn"]) + len(me["hand"]) <= ONE_ROW else "hand"
    pages = Tabs((cards, "folk", Sized("display", shown), "masterpieces"))
    if painter.own_seat["capital"]["number"] is None:
        return Stack((*top, pages))
    return Stack((*top, Sized("mats", mat), pages))


def _needed(painter: Painter, room: Room, w: int, name: str) -> int:
    high = _BY_NEED[name](painter, Room(w / room.unit, 0)).height
    return round(high * room.unit) + GAP if high else 0


def _halves(painter: Painter, room: Room) -> Layout:
    """The map beside capital, mat and cards on tabs; the tracks below."""
    seats = tuple(f"player-{seat}" for seat in _others(painter))
    minis = _minis(painter, room)
    half = int((room.width - GAP) / 2)
    high = int(half * 1.1)
    purse = room.pixels(GOODS + 8)
    city = Sized("city", high - purse - 2 * NAMES - GAP)
    own = Tabs((city, "mats", "folk", "works", "hand", "display", "masterpieces"))
    top = Beside((Sized("map", high), Stack((Sized("purse", purse), "offer", *ASKED, own))), (1.0, 1.0))
    abreast = 2 if len(minis) > FEW else max(1, len(minis))
    lines = [minis[n : n + abreast] for n in range(0, len(minis), abreast)]
    rail = tuple(Beside(line, (1.0,) * len(line)) for line in lines)
    return Stack((*rail, "bots", top, "tracks", *((Drawers(seats),) if seats else ())))


def _stacked(painter: Painter) -> Layout:
    """A phone: what is asked, the map, the tracks, then one's own things on tabs and the others."""
    minis = tuple(f"mini-{seat}" for seat in _others(painter))
    seats = tuple(f"player-{seat}" for seat in _others(painter))
    own = Tabs(("city", "folk", "works", "display", "masterpieces"))
    drawers: tuple[Layout, ...] = (Drawers(seats),) if seats else ()
    return Stack(("offer", *ASKED, "map", "purse", "tracks", "mats", "hand", own, "bots", *minis, *drawers))


def _watched(painter: Painter, room: Room) -> Layout:
    """For spectators: the map beside everybody; the tracks below."""
    minis = tuple(f"mini-{seat}" for seat in painter.seats())
    seats = tuple(f"player-{seat}" for seat in painter.seats())
    ribbons = _ribbons(painter, room)
    upper = _height(room) - ribbons - GAP
    left = _map_width(painter, room, upper)
    beside = Stack((*minis, "bots", *ASKED, "display", "masterpieces", Drawers(seats)))
    top = Beside((Sized("map", upper), beside), (left, room.width - left - GAP))
    return Stack((top, Sized("tracks", ribbons) if room.width / room.unit >= ALL else "tracks"))


def _watched_below(painter: Painter) -> Layout:
    minis = tuple(f"mini-{seat}" for seat in painter.seats())
    seats = tuple(f"player-{seat}" for seat in painter.seats())
    return Stack(("map", "bots", "tracks", *ASKED, *minis, Tabs(seats), "display", "masterpieces"))


DESIGN: Final = Design(
    Painter, parts, plans, lambda painter: painter.text("board"), {}, _RULES, unit=growing, fills=True
)
