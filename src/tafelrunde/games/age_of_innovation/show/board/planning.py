"""Draws the planning board: rows of buildings and the income below, tracks, terrain wheel, exchanges."""

from __future__ import annotations

from typing import Any, Final

from .....draw import hexes
from .....draw.palette import SEATS, paint
from .....draw.regions import Drawn
from .....draw.rows import Token
from .....draw.svg import at, box, num, text
from ....painter import OF_A_SEAT
from ...components.boards import Board
from ...pieces.kinds import (
    BUILDINGS,
    DISCIPLINES,
    GUILD,
    PALACE,
    PIECES,
    SCHOOL,
    TERRAINS,
    TOWER,
    UNIVERSITY,
    WHEEL,
    WORKSHOP,
)
from ...pieces.prices import (
    BOOK_POWER,
    GUILD_COINS_BESIDE_OTHERS,
    SCHOLAR_POWER,
    SHIPPING_COINS,
    TERRAFORMING_TOOLS,
    TOOL_POWER,
    UPGRADE_COINS,
    UPGRADE_TOOLS,
    WORKSHOP_COINS,
    WORKSHOP_TOOLS,
)
from ...table.prompts import ADVANCE_SHIPPING, ADVANCE_TERRAFORMING, BUILD_WORKSHOP, EXCHANGE_FIRST, TERRAFORM, UPGRADE
from ..painter import Painter

GAP: Final = 3
CHIP: Final = 62  # the cost of a building
SINGLE: Final = 34  # the place of a palace or university
ROW: Final = 38
LOW: Final = 26  # the rows of other players
EXCHANGE: Final = 22
IN_A_LINE: Final = 400  # from this width, the tracks of opponents are in one line


# ------------------------------------------------------------------------------------------------ buildings


def buildings(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float, own: bool) -> Drawn:
    """Workshops; guilds and palace; schools and university. The leftmost piece of a row is built first."""
    board = painter.game.catalog.boards[me["board"]]
    chip = CHIP if own else 0.0
    high = ROW if own or w < IN_A_LINE else LOW  # in narrow places, income stands below the piece
    slot = (w - chip) / 9
    drawn = [_row(painter, seat, me, board, WORKSHOP, x, y, slot, high, own)]
    half = min((w - 2 * chip) * 0.85, w - 2 * chip - GAP - SINGLE)
    for i, (long, single, places) in enumerate(((GUILD, PALACE, 4), (SCHOOL, UNIVERSITY, 3))):
        top = y + (i + 1) * (high + GAP)
        drawn.append(_row(painter, seat, me, board, long, x, top, half / 4, high, own))
        assert PIECES[long] == places
        drawn.append(
            _row(painter, seat, me, board, single, x + chip + half + GAP, top, w - 2 * chip - half - GAP, high, own)
        )
    rows = 3
    if own and f"building-{TOWER}" in painter.lit:
        drawn.append(_tower(painter, x + chip, y + rows * (high + GAP), slot - GAP, high))
        rows += 1
    return Drawn("".join(drawn), rows * (high + GAP) - GAP)


def _tower(painter: Painter, x: float, y: float, w: float, h: float) -> str:
    """A neutral tower that may be placed in set-up; it is on no planning board (AOI-SETUP-51)."""
    id, size = f"building-{TOWER}", h * 0.8
    frame = box(0.5, 0.5, w - 1, h - 1, "step", 4)
    piece = painter.icon(f"neutral-{BUILDINGS[TOWER]}", (w - size) / 2, (h - size) / 2, size)
    return painter.thing(id, painter.named("building", TOWER), at(x, y, frame, piece, painter.light(id, 0, 0, w, h, 4)))


def _row(
    painter: Painter,
    seat: int,
    me: dict[str, Any],
    board: Board,
    kind: int,
    x: float,
    y: float,
    slot: float,
    h: float,
    own: bool,
) -> str:
    built = PIECES[kind] - me["on_board"][kind]
    left = x
    drawn: list[str] = []
    if own:
        drawn.append(_cost(painter, kind, x, y, h))
        left += CHIP
    for place in range(PIECES[kind]):
        tokens = tuple(_uncovers(board, kind, place))
        drawn.append(at(left + place * slot, y, _slot(painter, seat, kind, tokens, place < built, slot - GAP, h)))
    label = painter.text(
        "board-row", building=painter.text(f"building-{BUILDINGS[kind]}"), built=built, left=PIECES[kind] - built
    )
    if own:
        id = f"building-{kind}"
        light = painter.light(id, left, y, PIECES[kind] * slot - GAP, h, 4)
        return painter.thing(id, label, *drawn[1:], light) + drawn[0]
    return painter.thing(f"building-row-{OF_A_SEAT * seat + kind}", label, *drawn)


def _slot(
    painter: Painter, seat: int, kind: int, tokens: tuple[Token, ...], uncovered: bool, w: float, h: float
) -> str:
    """A space of the planning board: its income, below the piece that still covers it."""
    if uncovered:
        return box(0, 0, w, h, "well", 4) + painter.row(tokens, 1, h / 2 - 8, 16 if h > 30 else 14, w - 2)
    colour = SEATS[seat].colour
    frame = box(0.5, 0.5, w - 1, h - 1, "step", 4)
    if h > LOW:
        size = h * (0.56 if tokens else 0.8)
        piece = painter.icon(BUILDINGS[kind], (w - size) / 2, 2, size, colour=colour)
        return frame + piece + painter.row(tokens, 1, h - 13.5, 11.7, w - 2)
    size = min(w * 0.5, h - 6)
    piece = painter.icon(BUILDINGS[kind], 2 if tokens else (w - size) / 2, (h - size) / 2, size, colour=colour)
    return frame + piece + painter.row(tokens, size + 3, h / 2 - 6, 11.7, w - size - 5)


def _uncovers(board: Board, kind: int, place: int) -> list[Token]:
    """The income below the piece on this place (AOI-INCOME-08)."""
    if kind == WORKSHOP:
        more = board.workshop_tools[place + 1] - board.workshop_tools[place]
        return [more, "tools"] if more else []
    if kind == GUILD:
        return [board.guild_coins[place], "coins", board.guild_power[place], "power"]
    if kind in (SCHOOL, UNIVERSITY):
        return [1, "scholars"]
    return []


def _cost(painter: Painter, kind: int, x: float, y: float, h: float) -> str:
    """The cost of a building; a click on it builds or upgrades."""
    action = BUILD_WORKSHOP if kind == WORKSHOP else UPGRADE + kind
    id = f"action-{action}"
    tools, coins = (WORKSHOP_TOOLS, WORKSHOP_COINS) if kind == WORKSHOP else (UPGRADE_TOOLS[kind], UPGRADE_COINS[kind])
    price: list[Token] = [coins, "coins"]
    if kind == GUILD:
        price = [GUILD_COINS_BESIDE_OTHERS, "/", *price]
    w = CHIP - 5
    drawn = [
        box(0, 0, w, h, "chip", 5),
        painter.icon(BUILDINGS[kind], 2, (h - 16) / 2, 16),
        painter.row([tools, "tools"], 19, 5, 12, w - 20),
        painter.row(price, 19, 20, 12, w - 20),
    ]
    return painter.thing(id, painter.named("action", action), at(x, y, *drawn, painter.light(id, 0, 0, w, h, 5)))


# ------------------------------------------------------------------------------------------------ tracks and wheel


def tracks(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float, own: bool) -> Drawn:
    """Shipping, terraforming and the wheel of terrains: one below the other, or in one line."""
    board = painter.game.catalog.boards[me["board"]]
    values = [board.shipping_start + n for n in range(len(board.shipping) + 1)]
    ships = (values, me["shipping_steps"], [painter.tokens(gain) for gain in board.shipping])
    digs = (
        list(board.tools_per_spade),
        me["terraforming_steps"],
        [painter.tokens(gain) for gain in board.terraforming],
    )
    if not own and w >= IN_A_LINE:
        third = w / 3
        drawn = _track(painter, seat, "shipping", *ships, x, y, third - 8)
        drawn += _track(painter, seat, "terraforming", *digs, x + third, y, third - 8)
        return Drawn(drawn + _wheel(painter, seat, me, x + 2 * third, y + 3, third, False), 30)
    left = x + 92 if own else x
    drawn = _track(painter, seat, "shipping", *ships, left, y, x + w - left)
    drawn += _track(painter, seat, "terraforming", *digs, left, y + 38, x + w - left)
    if own:
        cost: tuple[Token, ...] = (1, "scholars", SHIPPING_COINS, "coins")
        drawn += _chip(painter, ADVANCE_SHIPPING, cost, x, y)
        cost = (1, "scholars", TERRAFORMING_TOOLS, "tools", board.terraforming_coins, "coins")
        drawn += _chip(painter, ADVANCE_TERRAFORMING, cost, x, y + 38)
    return Drawn(drawn + _wheel(painter, seat, me, x, y + 80, w, own), 118)


def _chip(painter: Painter, action: int, cost: tuple[Token, ...], x: float, y: float) -> str:
    id = f"action-{action}"
    drawn = box(0, 3, 86, 24, "chip", 5) + painter.row(cost, 3, 9, 12, 80) + painter.light(id, 0, 3, 86, 24, 5)
    return painter.thing(id, painter.named("action", action), at(x, y, drawn))


def _track(
    painter: Painter,
    seat: int,
    name: str,
    values: list[int],
    step: int,
    gains: list[tuple[Token, ...]],
    x: float,
    y: float,
    w: float,
) -> str:
    """The positions of a track; the current one is filled, and below each is its reward."""
    drawn = [painter.icon(name, x, y + 1, 18)]
    each = (w - 22) / len(values)
    for i, value in enumerate(values):
        cx = x + 22 + (i + 0.5) * each
        if i:
            drawn.append(f'<path class="rule" d="M{num(cx - each + 9)} {num(y + 10)}H{num(cx - 9)}"/>')
            drawn.append(painter.row(gains[i - 1], cx - each / 2 + 1, y + 20, 11.7, each - 2))
        drawn.append(f'<circle class="empty" cx="{num(cx)}" cy="{num(y + 10)}" r="8.5"/>')
        if i != step:
            drawn.append(text(cx, y + 14, str(value), "mid soft", 11))
    cx = x + 22 + (step + 0.5) * each
    mark = (
        f'<circle r="9" fill="{paint(SEATS[seat].colour)}" class="sign"/>'
        f'<text class="mid b onseat" y="4" font-size="11">{values[step]}</text>'
    )
    label = painter.text(f"board-{name}", value=values[step])
    place = f"transform:translate({num(cx)}px,{num(y + 10)}px)"
    return "".join(drawn) + painter.thing(f"{name}-{seat}", label, mark, class_="piece", style=place)


def _wheel(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float, own: bool) -> str:
    """The home terrain in the middle; the farther away a terrain stands, the more spades it takes."""
    home = me["board"]
    step = min(34.0, w / WHEEL)
    size = min(14.0, step * 0.48)
    drawn: list[str] = []
    for place in range(-3, 4):
        terrain = (home + place) % WHEEL
        name = TERRAINS[terrain]
        cx = x + w / 2 + place * step
        face = hexes.terrain(f"land-{name}", size if place else size * 1.18, "")
        letter = text(0, size * 0.3, painter.text(f"short-{name}"), "letter", max(10.0, size * 0.78))
        drawn.append(f'<g class="hex">{at(cx, y + size + 2, face, letter)}</g>')
        if own and place:
            drawn.append(text(cx, y + 2 * size + 11, str(abs(place)), "mid soft", 10))
    label = painter.text("board-wheel", terrain=painter.terrain(home))
    if not own:
        return painter.thing(f"terrain-wheel-{seat}", label, *drawn)
    drawn.append(painter.icon("spade", x + w / 2 - 5, y + 2 * size + 3.5, 10))
    id = f"action-{TERRAFORM}"
    light = painter.light(id, x, y - 2, w, 2 * size + 16)
    return painter.thing(id, f"{painter.named('action', TERRAFORM)}. {label}", *drawn, light)


# ------------------------------------------------------------------------------------------------ exchanges


def exchanges(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """All exchanges of resources; the possible ones are lit while they can be chosen."""
    rates: list[list[Token]] = [
        [],
        [SCHOLAR_POWER, "power", "→", "scholars"],
        [TOOL_POWER, "power", "→", "tools"],
        [1, "power", "→", "coins"],
        ["scholars", "→", "tools"],
        ["tools", "→", "coins"],
    ]
    rates += [[BOOK_POWER, "power", "→", f"book-{name}"] for name in DISCIPLINES]
    rates += [[f"book-{name}", "→", "coins"] for name in DISCIPLINES]
    abreast = len(rates) + 1 if w > 700 else 5
    wide = (w + GAP) / abreast - GAP
    first = f"action-{EXCHANGE_FIRST}"
    icon = painter.icon("exchange", wide / 2 - 8, 3, 16)
    drawn = [
        painter.thing(
            first,
            painter.named("action", EXCHANGE_FIRST),
            at(x, y, box(0, 0, wide, EXCHANGE, "chip", 5), icon, painter.light(first, 0, 0, wide, EXCHANGE, 5)),
        )
    ]
    for code, tokens in enumerate(rates):
        id = f"exchange-{code}"
        down, along = divmod(code + 1, abreast)
        inside = painter.row(tokens, 2, 5, 12, wide - 4)
        if not tokens:
            inside = text(wide / 2, 15, "2 II → 1 III", "mid b", 10)
        place = at(
            x + along * (wide + GAP),
            y + down * (EXCHANGE + GAP),
            box(0, 0, wide, EXCHANGE, "well", 5),
            inside,
            painter.light(id, 0, 0, wide, EXCHANGE, 5),
        )
        drawn.append(painter.thing(id, painter.named("exchange", code), place))
    rows = -(-(len(rates) + 1) // abreast)
    return Drawn("".join(drawn), rows * (EXCHANGE + GAP) - GAP)
