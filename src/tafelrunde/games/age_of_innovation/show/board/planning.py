"""Draws what lies on a planning board: rows of buildings and the income below, tracks, terrain wheel, bowls of power,
exchanges."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Any, Final, NamedTuple

from .....draw.lettering import BOLD, width
from .....draw.rows import Token
from .....draw.svg import at, box, edge, num, tally, text, use
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
from ...table.prompts import ADVANCE_SHIPPING, ADVANCE_TERRAFORMING, BUILD_WORKSHOP, TERRAFORM, UPGRADE
from ..painter import SMALLEST, Painter, symbol

PRICE: Final = 50.0  # the width of the cost of a building
SINGLE: Final = 36.0  # the place of a palace or university
GAP: Final = 2.0
ROWS: Final = ((WORKSHOP,), (GUILD, PALACE), (SCHOOL, UNIVERSITY))
MOST_IN_ROW: Final = 9
TALL: Final = 43.0  # in a lower slot, piece and income are smaller
BOWL: Final[tuple[float, float]] = (72.0, 62.0)  # with the tokens that rise above it
ABREAST: Final = 5  # tokens in a layer
MOST_TOKENS: Final = 15
TRACK: Final = 37.0
STOP: Final = 9.5
TRACK_PRICE: Final = 72.0
EXCHANGES_ABREAST: Final = 3


# ------------------------------------------------------------------------------------------------ buildings


def buildings(painter: Painter, me: dict[str, Any], x: float, y: float, w: float, h: float) -> str:
    """Workshops; guilds and palace; schools and university. The leftmost piece of a row is built first."""
    high = (h - 2 * 3) / 3
    slot = (w - PRICE) / MOST_IN_ROW
    wide = (w - 2 * PRICE - SINGLE) / 4
    home, left = me["board"], me["on_board"]
    rows = [_with_price(painter, home, left[WORKSHOP], WORKSHOP, x, y, slot, high)]
    for n, (long, single) in enumerate(ROWS[1:]):
        top = y + (n + 1) * (high + 3)
        beyond = x + w - PRICE - SINGLE
        rows.append(_with_price(painter, home, left[long], long, x, top, wide, high))
        rows.append(_with_price(painter, home, left[single], single, beyond, top, SINGLE, high))
    if f"building-{TOWER}" in painter.lit:
        rows.append(_tower(painter, x + PRICE + 3 * wide, y + 2 * (high + 3), wide, high))
    return "".join(rows)


def _tower(painter: Painter, x: float, y: float, w: float, h: float) -> str:
    """A neutral tower that may be placed in set-up; it is on no planning board (AOI-SETUP-51)."""
    size = min(w, h) * 0.9
    drawn = use(symbol(BUILDINGS[TOWER]), x + (w - size) / 2, y + (h - size) / 2, size, size)
    frame = box(x, y, w - GAP, h, "slot", 4)
    contour = edge(x, y, w - GAP, h, 4, 0)
    name = painter.named("building", TOWER)
    return painter.thing(f"building-{TOWER}", name, frame, f'<g class="neutral">{drawn}</g>', contour)


def _with_price(painter: Painter, home: int, left: int, kind: int, x: float, y: float, slot: float, h: float) -> str:
    action = BUILD_WORKSHOP if kind == WORKSHOP else UPGRADE + kind
    price = painter.cached_by_values(_price, action, painter.named("action", action), kind, x, y, h)
    return price + painter.cached_by_values(_row, home, left, kind, x, y, slot, h)


def _row(painter: Painter, home: int, left: int, kind: int, x: float, y: float, slot: float, h: float) -> str:
    board = painter.game.catalog.boards[home]
    built = PIECES[kind] - left
    start = x + PRICE
    drawn = [edge(start, y, PIECES[kind] * slot - GAP, h, 4, 0)]
    for place in range(PIECES[kind]):
        tokens = tuple(uncovered(board, kind, place))
        drawn.append(at(start + place * slot, y, _slot(painter, kind, tokens, place < built, slot - GAP, h)))
    return painter.thing(f"building-{kind}", row_name(painter, kind, left), *drawn)


def row_name(painter: Painter, kind: int, left: int) -> str:
    building = painter.text(f"building-{BUILDINGS[kind]}")
    return painter.text("board-row", building=building, built=PIECES[kind] - left, left=left)


def _slot(painter: Painter, kind: int, tokens: tuple[Token, ...], is_free: bool, w: float, h: float) -> str:
    """A space of the planning board: its income, below the piece that still covers it."""
    if is_free:
        return box(0, 0, w, h, "slot out", 4) + _stacked(painter, tokens, w, h)
    line = SMALLEST + 1 if tokens else 0.0
    size = min(w + 4, h - line + 5, 36.0)
    piece = use(symbol(BUILDINGS[kind]), (w - size) / 2, (h - line - size) / 2 - 1, size, size)
    return box(0, 0, w, h, "slot", 4) + piece + painter.row(tokens, 0, h - line - 1, SMALLEST, w)


def _stacked(painter: Painter, tokens: tuple[Token, ...], w: float, h: float) -> str:
    """Each amount on a line of its own."""
    pairs = [tokens[n : n + 2] for n in range(0, len(tokens), 2)]
    size = min(16.0, h / max(1, len(pairs)) - 2)
    top = (h - len(pairs) * (size + 2)) / 2
    return "".join(painter.row(pair, 0, top + n * (size + 2), size, w) for n, pair in enumerate(pairs))


def uncovered(board: Board, kind: int, place: int) -> list[Token]:
    """The income below the piece on this place (AOI-INCOME-08)."""
    if kind == WORKSHOP:
        more = board.workshop_tools[place + 1] - board.workshop_tools[place]
        return [more, "tools"] if more else []
    if kind == GUILD:
        return [board.guild_coins[place], "coins", board.guild_power[place], "power"]
    if kind in (SCHOOL, UNIVERSITY):
        return [1, "scholars"]
    return []


def _price(painter: Painter, action: int, name: str, kind: int, x: float, y: float, h: float) -> str:
    """The cost of a building; a click on it builds or upgrades."""
    tools, coins = (WORKSHOP_TOOLS, WORKSHOP_COINS) if kind == WORKSHOP else (UPGRADE_TOOLS[kind], UPGRADE_COINS[kind])
    w = PRICE - 3
    middle = y + h / 2
    if kind == GUILD:  # beside others it is cheaper
        words = f"{GUILD_COINS_BESIDE_OTHERS}/{coins}"
        size = 12.5
        icon = painter.icon("coins", x + 17 + width(words, size, BOLD), middle + 2, 13.5)
        paid = text(x + 16, middle + 13, words, "b", size) + icon
    else:
        paid = painter.row_from((coins, "coins"), x + 18, middle + 1, 15)
    drawn = (
        edge(x, y, w, h, 4, 0),
        painter.icon(BUILDINGS[kind], x, middle - 8, 16),
        painter.row_from((tools, "tools"), x + 18, middle - 17, 15),
        paid,
    )
    return painter.thing(f"action-{action}", name, *drawn)


# ------------------------------------------------------------------------------------------------ wheel


def wheel(painter: Painter, home: int, tools: int, x: float, y: float, size: float) -> str:
    """The viewer's lands in a ring, the home land above; beside each how many spades it takes. In the middle the price
    of one."""
    name = painter.named("action", TERRAFORM)
    return painter.cached_by_values(_wheel, home, tools, name, x, y, size)


def _wheel(painter: Painter, home: int, tools: int, name: str, x: float, y: float, size: float) -> str:
    scale = size / 128
    middle = size / 2
    drawn = [edge(x, y, size, size, size / 2, 0), use(symbol(f"wheel-{home}"), x, y, size, size)]
    for place in range(1, WHEEL):
        turn = 2 * pi * place / WHEEL - pi / 2
        cx, cy = x + middle + 38.6 * scale * cos(turn), y + middle + 38.6 * scale * sin(turn)
        drawn.append(f'<circle cx="{num(cx)}" cy="{num(cy)}" r="8" class="badge"/>')
        drawn.append(text(cx, cy + 4.2, str(min(place, WHEEL - place)), "b mid", 12))
    drawn.append(use(symbol("spade"), x + middle - 11, y + middle - 21, 22, 22))
    drawn.append(painter.row((tools, "tools"), x + middle - 20, y + middle + 1, 17, 40))
    label = painter.text("board-wheel", terrain=painter.terrain(home))
    return painter.thing(f"action-{TERRAFORM}", f"{name}. {label}", *drawn)


def home_land(painter: Painter, seat: int, home: int, x: float, y: float, h: float) -> str:
    """The home land of somebody else, instead of the wheel."""
    w = h * 0.866
    drawn = use(symbol(f"{TERRAINS[home]}-0"), x, y, w, h)
    label = painter.text("board-wheel", terrain=painter.terrain(home))
    return painter.thing(f"terrain-wheel-{seat}", label, edge(x, y, w, h, 6, 0), drawn)


# ------------------------------------------------------------------------------------------------ bowls


def bowls(painter: Painter, seat: int, counts: list[int], x: float, y: float, w: float, h: float) -> str:
    """Three bowls from left to right; each shows its tokens and their number."""
    return painter.cached_by_values(_bowls, seat, tuple(counts), x, y, w, h)


def _bowls(painter: Painter, seat: int, counts: tuple[int, int, int], x: float, y: float, w: float, h: float) -> str:
    scale = min(h / BOWL[1], w / 3 / (BOWL[0] + 6))
    step = w / 3
    drawn = [edge(x, y, w, h, 6, 0)]
    for n, count in enumerate(counts):
        left = x + n * step + (step - BOWL[0] * scale) * 0.8
        size = max(12.0, 21 * scale)
        drawn.append(f'<g transform="translate({num(left)} {num(y)}) scale({num(scale)})">{_bowl(count)}</g>')
        bottom = y + (BOWL[1] - 6) * scale
        drawn.append(tally(f"bowl-{seat}-{n}", left + 36 * scale, bottom, str(count), "serif mid bowl-text", size))
        if scale > 0.6:
            drawn.append(text(x + n * step, y + 12, "I" * (n + 1), "serif soft", 12))
    one, two, three = counts
    return painter.thing(f"bowls-{seat}", painter.text("board-bowls", one=one, two=two, three=three), *drawn)


@lru_cache(maxsize=64)
def _bowl(count: int) -> str:
    """In units of the symbol; tokens lie in layers."""
    drawn = [use(symbol("bowl"), 0, 6, 72, 56)]
    for token in range(min(count, MOST_TOKENS)):
        layer, place = divmod(token, ABREAST)
        beside = place - (min(ABREAST, count - layer * ABREAST) - 1) / 2
        x, y = 36 + beside * 9.6, 27 - layer * 4.6 - abs(beside) / 2
        drawn.append(use(symbol("ptoken"), x - 6, y - 5, 12, 10))
    return "".join(drawn)


# ------------------------------------------------------------------------------------------------ tracks


class Track(NamedTuple):
    """Its name, the action that advances on it and the price; the values of its positions and the rewards."""

    name: str
    action: int
    price: tuple[Token, ...]
    values: tuple[int, ...]
    gains: tuple[tuple[Token, ...], ...]


def tracks(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float, h: float) -> str:
    """Shipping and terraforming, each with the price of a step and the rewards."""
    board = painter.game.catalog.boards[me["board"]]
    ships = [board.shipping_start + n for n in range(len(board.shipping) + 1)]
    gains = [tuple(painter.tokens(gain) for gain in track) for track in (board.shipping, board.terraforming)]
    coins = board.terraforming_coins
    digging: tuple[Token, ...] = (1, "scholars", TERRAFORMING_TOOLS, "tools", coins, "coins")
    names = [painter.named("action", action) for action in (ADVANCE_SHIPPING, ADVANCE_TERRAFORMING)]
    priced: tuple[Token, ...] = (1, "scholars", SHIPPING_COINS, "coins")
    ship = Track("shipping", ADVANCE_SHIPPING, priced, tuple(ships), gains[0])
    dig = Track("terraforming", ADVANCE_TERRAFORMING, digging, board.tools_per_spade, gains[1])
    first = painter.cached_by_values(_track, seat, ship, names[0], me["shipping_steps"], x, y, w)
    return first + painter.cached_by_values(_track, seat, dig, names[1], me["terraforming_steps"], x, y + h / 2, w)


def _track(painter: Painter, seat: int, track: Track, label: str, step: int, x: float, y: float, w: float) -> str:
    """The price of a step; the positions, each with its reward below; the current one is filled."""
    name, action, price, values, gains = track
    icon = "boat" if name == "shipping" else "spade"
    priced = (
        edge(x, y, TRACK_PRICE + 18, 22, 6, 0),
        painter.row_from(price, x, y + 3, 15 if len(price) < 5 else SMALLEST, TRACK_PRICE - 2),
        use(symbol(icon), x + TRACK_PRICE - 2, y, 20, 20),
    )
    drawn = [painter.thing(f"action-{action}", label, *priced)]
    left = x + TRACK_PRICE + 22
    each = (x + w - left) / len(values)
    for n, value in enumerate(values):
        cx = left + (n + 0.5) * each
        drawn.append(f'<circle cx="{num(cx)}" cy="{num(y + 10)}" r="{STOP}" class="stop"/>')
        if n != step:
            drawn.append(text(cx, y + 14.3, str(value), "b mid soft", 12))
        if n:
            drawn.append(painter.row(gains[n - 1], cx - each / 2 - 1, y + 21, SMALLEST, each + 2))
    cx = left + (step + 0.5) * each
    mark = f'<circle r="{STOP}" class="stop at"/>' + text(0, 4.3, str(values[step]), "b mid on", 12)
    label = painter.text(f"board-{name}", value=values[step])
    place = f"transform:translate({num(cx)}px,{num(y + 10)}px)"
    return "".join(drawn) + painter.thing(f"{name}-{seat}", label, mark, class_="piece", style=place)


# ------------------------------------------------------------------------------------------------ exchanges


def exchanges(painter: Painter, x: float, y: float, w: float, h: float) -> str:
    """All exchanges of resources; the possible ones are lit while they can be chosen."""
    return painter.cached_by_values(_exchanges, x, y, w, h)


def _exchanges(painter: Painter, x: float, y: float, w: float, h: float) -> str:
    abreast = EXCHANGES_ABREAST
    rates: list[tuple[Token, ...]] = [
        (),
        (SCHOLAR_POWER, "power", "→", "scholars"),
        (TOOL_POWER, "power", "→", "tools"),
        (1, "power", "→", "coins"),
        ("scholars", "→", "tools"),
        ("tools", "→", "coins"),
        *((BOOK_POWER, "power", "→", f"book-{name}") for name in DISCIPLINES),
        *((f"book-{name}", "→", "coins") for name in DISCIPLINES),
    ]
    rows = -(-len(rates) // abreast)
    wide, high = (w + 4) / abreast - 4, (h + 4) / rows - 4
    drawn = []
    for code, tokens in enumerate(rates):
        down, along = divmod(code, abreast)
        left, top = x + along * (wide + 4), y + down * (high + 4)
        size = min(19.0, high - 4)
        inside = painter.row(tokens, left + 2, top + (high - size) / 2, size, wide - 4)
        if not tokens:
            inside = text(left + wide / 2, top + high / 2 + 4.5, "2 II → 1 III", "mid b", 12.5)
        frame = box(left, top, wide, high, "button", 5)
        label = painter.named("exchange", code)
        drawn.append(painter.thing(f"exchange-{code}", label, frame, inside, edge(left, top, wide, high, 5, 0)))
    return "".join(drawn)


def piece_rows(painter: Painter, seat: int, on_board: tuple[int, ...], x: float, y: float, w: float, h: float) -> str:
    """The pieces of somebody else: those on the map are pale."""
    count = sum(PIECES[kind] for row in ROWS for kind in row)
    groups = [kind for row in ROWS for kind in row]
    gap = 7.0
    step = (w - gap * (len(groups) - 1) - 4) / count
    size = min(h, step * 1.5)
    drawn = []
    left = x
    for kind in groups:
        pieces = [
            use(symbol(BUILDINGS[kind]), left + n * step, y + (h - size) / 2, size, size,
                "" if n >= PIECES[kind] - on_board[kind] else "gone")
            for n in range(PIECES[kind])
        ]  # fmt: skip
        wide = PIECES[kind] * step
        id = f"building-row-{OF_A_SEAT * seat + kind}"
        drawn.append(painter.thing(id, row_name(painter, kind, on_board[kind]), edge(left, y, wide, h, 4, 0), *pieces))
        left += wide + gap
    return "".join(drawn)


def piece_counts(painter: Painter, seat: int, on_board: tuple[int, ...], x: float, y: float, w: float, h: float) -> str:
    """The same in numbers, where there is no room for the pieces."""
    each = w / 5
    drawn = []
    for n, kind in enumerate(kind for row in ROWS for kind in row):
        left = x + n * each
        size = min(h, each - 9)
        inside = (
            edge(left, y, each, h, 4, 0),
            use(symbol(BUILDINGS[kind]), left, y + (h - size) / 2, size, size),
            text(left + size, y + h / 2 + 4.4, str(on_board[kind]), "b", 12.5),
        )
        id = f"building-row-{OF_A_SEAT * seat + kind}"
        drawn.append(painter.thing(id, row_name(painter, kind, on_board[kind]), *inside))
    return "".join(drawn)


def counts_width() -> float:
    return 5 * (20 + width("0", 12.5, BOLD) + 2)
