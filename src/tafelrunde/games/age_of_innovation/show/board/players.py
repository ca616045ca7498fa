"""Draws players: the viewer's planning board, and live miniatures of the others."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from .....draw.frames import described, seat_frame, sign
from .....draw.lettering import BOLD, SERIF, fit, letters, width
from .....draw.regions import Drawn
from .....draw.svg import at, box, edge, num, tally, text, use
from ....board import Room
from ...pieces.kinds import DISCIPLINES
from ...table.prompts import EXCHANGE_FIRST, PASS
from ..painter import Painter, symbol
from .held import tiles, tiles_height, tiles_of
from .planning import bowls, buildings, exchanges, home_land, piece_counts, piece_rows, tracks, wheel

PAD: Final = 12.0  # beside the colour of the seat
GAP: Final = 6.0
HEAD: Final = 30.0
GOODS: Final = 32.0
STOCK: Final = 22.0
BUILDINGS: Final = 162.0
MIDDLE: Final = 122.0
MOST_MIDDLE: Final = 134.0
MOST_BUILDINGS: Final = 190.0
FOOT: Final = 30.0
EXCHANGES: Final = 128.0
BROAD: Final = 690.0  # from this width the parts lie beside each other
BROAD_HIGH: Final = 226.0
LEAST_OWN: Final = 200.0  # where others choose, only the name and the tiles
WAITING: Final = 44.0  # without a planning board
LINES: Final = 92.0  # lower miniatures have pieces and tiles in one line
MINI: Final = 142.0
SPACIOUS: Final = 260.0  # a header with room for more than the name
POWER: Final = 100.0  # the width of the bowls of a miniature
LEAST_MINI: Final = 68.0
SPARE: Final = {"bridge": "bridges", "key": "keys", "annex": "annexes"}  # pieces left to build or use


class Count(NamedTuple):
    """A number with its icon."""

    icon: str
    amount: int


def _goods(me: dict[str, Any]) -> list[Count]:
    goods = [Count(name, me[name]) for name in ("coins", "tools", "scholars")]
    return goods + [Count(f"book-{name}", count) for name, count in zip(DISCIPLINES, me["books"], strict=True)]


def _stock(me: dict[str, Any]) -> list[Count]:
    return [Count(name, me[of]) for name, of in SPARE.items()]


def _frame(painter: Painter, seat: int, w: float, h: float) -> str:
    """The panel of a player as a thing; it shows whose turn it is."""
    view = painter.view
    me = view["seats"][seat]
    counts = [(f"icon-{name}", me[name]) for name in ("vp", "coins", "tools", "scholars")]
    label = f"{painter.names[seat]}. " + ", ".join(f"{painter.text(name)}: {count}" for name, count in counts)
    return seat_panel(painter, seat, label, w, h)


def seat_panel(painter: Painter, seat: int, label: str, w: float, h: float) -> str:
    is_turn = painter.view["turn"] == seat and painter.view["phase"] != "over"
    return painter.thing(
        f"player-{seat}",
        label,
        seat_frame(0, 0, w, h),
        box(1, 1, w - 2, h - 2, "at-turn", 9) if is_turn else "",
        edge(0, 0, w, h, 10, 0),
        class_=f"player seat-{seat}" + (" turn" if is_turn else ""),
    )


# ------------------------------------------------------------------------------------------------ one's own


def own(painter: Painter, seat: int, room: Room) -> Drawn:
    """The viewer's planning board, with all that lies on it."""
    me = painter.view["seats"][seat]
    w = room.width
    if me["board"] is None or (0 < room.height < LEAST_OWN and w < BROAD):
        h = room.height or WAITING + (tiles_height(painter, me, seat, w - 2 * PAD) if tiles_of(me, seat) else 0)
        return Drawn(_frame(painter, seat, w, h) + painter.cached(_waiting, seat, me, w, h), h)
    draw = _broad if w >= BROAD else _tall
    h = room.height or (BROAD_HIGH if w >= BROAD else _natural(painter, me, seat, w))
    inside = painter.cached(draw, seat, me, w, h, not room.height)
    return Drawn(f'{_frame(painter, seat, w, h)}<g class="seat-{seat}">{inside}</g>', h)


def _waiting(painter: Painter, seat: int, me: dict[str, Any], w: float, h: float) -> str:
    """Before a planning board is chosen: the name, and what is drafted."""
    head = header(painter, seat, me, PAD, 6, w - 2 * PAD)
    return f'<g class="seat-{seat}">{head}</g>' + tiles(painter, seat, me, PAD, WAITING - 4, w - 2 * PAD, h - WAITING)


def _natural(painter: Painter, me: dict[str, Any], seat: int, w: float) -> float:
    above = 6 + HEAD + GOODS + STOCK + BUILDINGS + MIDDLE + FOOT + EXCHANGES + 8 * GAP
    return above + tiles_height(painter, me, seat, w - 2 * PAD)


def _tall(painter: Painter, seat: int, me: dict[str, Any], w: float, h: float, with_exchanges: bool) -> str:
    """One below the other. While resources are exchanged, the exchanges lie over the buildings; where there is room
    they are always shown."""
    x, room = PAD + 2, w - PAD - 10
    fixed = 6 + HEAD + GOODS + STOCK + MIDDLE + FOOT + 6 * GAP + (EXCHANGES + GAP if with_exchanges else 0)
    free = h - fixed
    wanted = tiles_height(painter, me, seat, room)
    held = max(min(wanted, free - 132), 34.0)
    middle = MIDDLE + max(0.0, min(MOST_MIDDLE - MIDDLE, (free - held - BUILDINGS) * 0.5))
    held = max(held, free - (middle - MIDDLE) - MOST_BUILDINGS)
    free -= middle - MIDDLE
    asked = painter.asks_about("exchange")
    parts = [header(painter, seat, me, x, 6, room)]
    y = 6 + HEAD
    parts.append(_strip(painter, seat, me, x, y, room))
    y += GOODS + 4
    parts.append(_left(painter, seat, me, x, y, room))
    y += STOCK + GAP - 2
    high = free - held
    if asked and not with_exchanges:
        parts.append(exchanges(painter, x, y, room, high))
    else:
        parts.append(painter.cached(buildings, me, x, y, room, high))
    y += high + GAP
    parts.append(wheel(painter, me["board"], me["tools_per_spade"], x, y + 3, middle - 6))
    beside = x + middle + (0 if middle < MIDDLE + 10 else 6)
    power = 50 + (middle - MIDDLE) * 0.5
    parts.append(bowls(painter, seat, me["bowls"], beside, y - 4, x + room - beside, power))
    parts.append(painter.cached(tracks, seat, me, beside, y + power - 1, x + room - beside, middle - power + 3))
    y += middle + GAP
    parts.append(painter.cached(tiles, seat, me, x, y, room, held))
    y += held + GAP
    if with_exchanges:
        parts.append(exchanges(painter, x, y, room, EXCHANGES))
        y += EXCHANGES + GAP
    parts.append(_foot(painter, me, x, y, room))
    return "".join(parts)


def _broad(painter: Painter, seat: int, me: dict[str, Any], w: float, h: float, with_exchanges: bool) -> str:
    """Three columns: goods and power; buildings; wheel, tracks and tiles."""
    x, room = PAD + 2, w - PAD - 10
    first, second = room * 0.255, room * 0.46
    third = room - first - second - 20
    foot = h - 2 * FOOT - 4
    power = foot - 6 - HEAD - GOODS - STOCK - 2 * GAP
    parts = [
        header(painter, seat, me, x, 6, first),
        _strip(painter, seat, me, x, 6 + HEAD, first),
        _left(painter, seat, me, x, 6 + HEAD + GOODS + 2, first),
        bowls(painter, seat, me["bowls"], x, foot - GAP - min(64.0, power), first, min(64.0, power)),
        _foot(painter, me, x, foot, first, True),
    ]
    left = x + first + 10
    tall = h - 14
    held = min(max(46.0, tiles_height(painter, me, seat, second)), tall * 0.34)
    if painter.asks_about("exchange"):
        parts.append(exchanges(painter, left, 8, second, tall - held - GAP))
    else:
        parts.append(painter.cached(buildings, me, left, 8, second, tall - held - GAP))
    parts.append(painter.cached(tiles, seat, me, left, 8 + tall - held, second, held))
    left += second + 10
    size = min(third, tall - 2 * 40)
    parts.append(wheel(painter, me["board"], me["tools_per_spade"], left + (third - size) / 2, 6, size))
    parts.append(painter.cached(tracks, seat, me, left, 12 + size, third, tall - size - 4))
    return "".join(parts)


def header(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> str:
    """Sign and name, faction and land, points."""
    points = str(me["vp"])
    star = x + w - 22
    end = star - 4 - width(points, 21, SERIF)
    name = painter.names[seat]
    room = (end - x - 30) * (0.62 if w >= SPACIOUS else 1)
    size = letters(name, room, 18, SERIF, 13)
    shown = fit(name, room, size, SERIF)
    left = x + 26 + width(shown, size, SERIF) + 8
    parts = [
        f'<circle cx="{num(x + 10)}" cy="{num(y + 12)}" r="10" class="seal"/>',
        sign(seat, x + 3.5, y + 5 + (0 if seat % 5 != 2 else -0.6), 13),
        text(x + 26, y + 18, shown, "serif name", size),
        painter.icon("vp", star, y + 1, 22, painter.text("icon-vp")),
        tally(f"vp-{seat}", end, y + 20, points, "serif", 21),
    ]
    if me["passed"] and painter.view["phase"] == "actions":
        parts.append(
            use(symbol("pass"), left, y + 5, 15, 15)[:-2] + f">{described(painter.text('board-passed'))}</use>"
        )
        left += 20
    words = next((words for words in _who(painter, me) if words and width(words, 13) <= end - left - 6), "")
    parts.append(text(left, y + 17, words, "soft", 13) if words else "")
    return "".join(parts)


def _who(painter: Painter, me: dict[str, Any]) -> tuple[str, ...]:
    """Faction and home land, in full or in brief."""
    faction = "" if me["faction"] is None else painter.face("faction", me["faction"]).name
    land = "" if me["board"] is None else painter.terrain(me["board"])
    return " · ".join(filter(None, (faction, land))), faction


def _strip(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> str:
    """Coins, tools, scholars and books."""
    return box(x, y, w, GOODS - 2, "paper", 6) + counts(painter, seat, _goods(me), x + 8, y, w - 16, GOODS - 2, 22, 18)


def _left(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> str:
    """Scholars in the supply, and pieces left to build or use."""
    supply = Count("scholars", me["scholars_in_supply"])
    drawn = counts(painter, seat, [supply], x + 8, y, 60, STOCK, 17, 15, "+", "supply-")
    return drawn + counts(painter, seat, _stock(me), x + w * 0.3, y, w * 0.7 - 16, STOCK, 18, 15)


def counts(
    painter: Painter, seat: int, shown: list[Count], x: float, y: float, w: float, h: float, icon: float,
    size: float, sign: str = "", key: str = "",
) -> str:  # fmt: skip
    """Numbers with their icons, spread over the width; what is missing is pale."""
    taken = [icon + 2 + width(f"{sign}{each.amount}", size, BOLD) for each in shown]
    over = sum(taken) + 3 * (len(shown) - 1)
    if over > w:
        icon, size = icon * w / over, max(12.0, size * w / over)
        taken = [icon + 1 + width(f"{sign}{each.amount}", size, BOLD) for each in shown]
    gap = min(40.0, (w - sum(taken)) / max(1, len(shown) - 1))
    parts = []
    for each, wide in zip(shown, taken, strict=True):
        drawn = use(painter.icon_set[each.icon].id, x, y + (h - icon) / 2, icon, icon)[:-2]
        drawn += f">{described(painter.text(f'icon-{each.icon}'))}</use>"
        look = "b" if each.amount else "soft"
        number = tally(
            f"{key}{each.icon}-{seat}", x + icon + 1, y + h / 2 + size * 0.35, f"{sign}{each.amount}", look, size
        )
        parts.append(drawn + number if each.amount else f'<g class="weak">{drawn}{number}</g>')
        x += wide + gap
    return "".join(parts)


def _foot(painter: Painter, me: dict[str, Any], x: float, y: float, w: float, stacked: bool = False) -> str:
    """To exchange resources, and to pass."""
    exchange = painter.named("action", EXCHANGE_FIRST)
    passes = painter.named("action", PASS)
    wide = min(w * 0.4, 40 + width(passes, 13.5))
    first = w if me["passed"] or stacked else w - wide - GAP
    parts = [painter.cached_by_values(_button, EXCHANGE_FIRST, "exchange", exchange, x, y, first)]
    if not me["passed"]:
        place = (x, y + FOOT, w) if stacked else (x + w - wide, y, wide)
        parts.append(painter.cached_by_values(_button, PASS, "on-pass", passes, *place))
    return "".join(parts)


def _button(painter: Painter, action: int, icon: str, words: str, x: float, y: float, w: float) -> str:
    h = FOOT - 4
    size = letters(words, w - 36, 13.5, BOLD, 12)
    drawn = (
        box(x, y, w, h, "button", 6),
        edge(x, y, w, h, 6, 0),
        painter.icon(icon, x + 7, y + (h - 16) / 2, 16),
        text(x + 28, y + h / 2 + 4.6, fit(words, w - 34, size, BOLD), "b", size),
    )
    return painter.thing(f"action-{action}", words, *drawn)


# ------------------------------------------------------------------------------------------------ the others


def other(painter: Painter, seat: int, room: Room) -> Drawn:
    """Land, name, faction, goods, power, pieces and tiles."""
    me = painter.view["seats"][seat]
    w = room.width
    if me["board"] is None:
        h = room.height or LEAST_MINI
        return Drawn(_frame(painter, seat, w, h) + painter.cached(_waiting, seat, me, w, h), h)
    h = room.height or MINI
    inside = painter.cached(_other, seat, me, w, h)
    return Drawn(f'{_frame(painter, seat, w, h)}<g class="seat-{seat}">{inside}</g>', h)


def _other(painter: Painter, seat: int, me: dict[str, Any], w: float, h: float) -> str:
    x, room = PAD + 2, w - PAD - 10
    lines = 4 if h >= LINES + 20 else 3
    each = (h - 8) / lines
    top = 4 + (each - 24) / 2
    land = home_land(painter, seat, me["board"], x, 4 + (each - min(each, 28)) / 2, min(each, 28))
    track = 76.0
    parts = [
        land,
        at(x + 30, top, header(painter, seat, me, 0, 0, room - 30 - track)),
        _tracks(painter, seat, me, x + room - track + 8, top, track - 8),
    ]
    y = 4 + each
    if lines == 4:
        parts.append(counts(painter, seat, _goods(me) + _stock(me)[:2], x, y, room, each, 18, 15))
        parts.append(painter.cached_by_values(piece_rows, seat, tuple(me["on_board"]), x, y + each, room, each - 2))
        y += 2 * each
        parts.append(painter.cached(tiles, seat, me, x, y + 1, room - POWER - GAP, each - 3))
    else:
        shown = [*_goods(me)[:3], Count("any-book", sum(me["books"])), *_stock(me)[:2]]
        parts.append(counts(painter, seat, shown, x, y, room - POWER - 10, each, 17, 14))
        y += each
        left = room * 0.42
        parts.append(painter.cached_by_values(piece_counts, seat, tuple(me["on_board"]), x, y, left, each))
        parts.append(painter.cached(tiles, seat, me, x + left + GAP, y, room - left - GAP, each - 1))
        y -= each
    bowl = min(each + 2, 38.0)
    parts.append(bowls(painter, seat, me["bowls"], x + room - POWER, y + (each - bowl) / 2, POWER, bowl))
    return "".join(parts)


def _tracks(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> str:
    """Shipping, and the price of a spade."""
    parts = []
    for n, (name, icon, value) in enumerate(
        (("shipping", "boat", me["shipping"]), ("terraforming", "spade", me["tools_per_spade"]))
    ):
        left = x + n * w / 2
        inside = (
            edge(left, y + 1, w / 2, 22, 4, 0),
            use(symbol(icon), left, y + 3, 18, 18),
            text(left + 19, y + 17, str(value), "b", 14),
        )
        parts.append(painter.thing(f"{name}-{seat}", painter.text(f"board-{name}", value=value), *inside))
    return "".join(parts)
