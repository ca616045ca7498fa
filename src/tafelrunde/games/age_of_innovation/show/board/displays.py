"""Draws what everybody can take, unfolded to be read and chosen from: innovation board, palaces, bonuses, towns."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from .....draw.frames import sign
from .....draw.lettering import BOLD, SERIF, fit, letters, width
from .....draw.regions import Drawn
from .....draw.rows import Token, row_width
from .....draw.svg import at, box, edge, text, use
from .....draw.syllables import SOFT
from ....board import Room
from ...pieces.codes import COLUMNS, top_pair
from ...pieces.kinds import DISCIPLINES
from ...pieces.prices import (
    COINS_WITHOUT_PALACE,
    COLUMN_BOOKS,
    COMPETENCY_STEPS,
    COMPETENCY_SUM,
    INNOVATION_BOOKS,
    TOP_BOOKS,
)
from ...table.prompts import MAKE_INNOVATION
from ..painter import Painter, symbol
from .tiles import Look, gone, label_of, tile, tile_height

GAP: Final = 6.0
TITLE: Final = 34.0  # of an unfolded board
COLUMN_HEAD: Final = 34.0
SIDE: Final = 44.0  # what the rows of competencies give
NARROW: Final = 480.0
INNOVATION: Final = 1.5  # of the height of a competency
COIN: Final = 18.0
FOOT: Final = 16.0  # of a competency: owners, and how many are left


def competency_label(painter: Painter, number: int, left: int) -> str:
    return f"{label_of(painter.face('competency', number))} {painter.text('board-left', count=left)}"


def coins_on(coins: int, x: float, y: float) -> str:
    """The coins on a round bonus."""
    if not coins:
        return ""
    drawn = use(symbol("blank"), x, y, COIN, COIN)
    return drawn + text(x + COIN / 2, y + COIN / 2 + 3.6, str(coins), "b mid coin-text", 12)


def town_label(painter: Painter, number: int, left: int) -> str:
    face = painter.face("town", number)
    points = painter.text("board-points", points=painter.game.catalog.towns[number].points)
    return f"{face.name}. {points} {face.sentence} {painter.text('board-left', count=left)}"


def area(painter: Painter, x: float, y: float, w: float, h: float) -> str:
    """With two players: the area of the third party, face down until the last round."""
    size = painter.view["area"]["tile"]
    shown = "?" if size is None else str(size)
    icon = min(h - 2, w / 2 - 2)
    drawn = (
        edge(x, y, w, h, 4, 0.5),
        box(x, y, w, h, "tile gone", 4),
        painter.icon("settlement", x + 2, y + (h - icon) / 2, icon),
        text(x + w - 3, y + h / 2 + 4.5, shown, "b end", 13),
    )
    return painter.thing("third-area-0", painter.text("board-area", size=shown), *drawn)


# ------------------------------------------------------------------------------------------------ the innovation board


def innovation_board(painter: Painter, room: Room) -> Drawn:
    """Above, the innovations below the price of each column; below, the competencies with the steps and books of each
    row."""
    view = painter.view
    w = room.width
    side = SIDE if w >= NARROW else 0.0
    wide = (w - side - 2 * GAP - 3 * GAP) / COLUMNS
    tiles: list[int] = view["innovations"]
    top = top_pair(len(tiles))
    rows = [(tiles[first : first + COLUMNS], wide) for first in range(top - COLUMNS, -1, -COLUMNS)]
    pair = tiles[top:]
    heads = TITLE + COLUMN_HEAD + GAP
    needs = [_needed(painter, "innovation", row, each) for row, each in rows]
    pair_high = _needed(painter, "innovation", pair, 2 * wide + GAP) + 26 if pair else 0.0
    low = _needed(painter, "competency", range(3 * COLUMNS), wide) + FOOT
    high = room.height
    fixed = heads + (pair_high + GAP if pair else 0) + GAP * (len(rows) + 3) + 4
    spare = max(0.0, high - fixed - sum(needs) - 3 * low) if high else 0.0
    shares = len(rows) * INNOVATION + 3
    needs = [need + spare * INNOVATION / shares for need in needs]
    low += spare / shares
    parts = [_innovate(painter, w)]
    y = TITLE
    left = GAP + side
    for place, number in enumerate(pair):
        x = left + place * (2 * wide + 2 * GAP)
        parts.append(_place(painter, number, -1, x, y, 2 * wide + GAP, pair_high - 26))
        parts.append(painter.row(_price(TOP_BOOKS[place]), x, y + pair_high - 22, 17, 2 * wide + GAP))
    y += pair_high + (GAP if pair else 0)
    for discipline in range(COLUMNS):
        parts.append(_column_head(painter, discipline, left + discipline * (wide + GAP), y, wide))
    y += COLUMN_HEAD + GAP
    for (row, each), need in zip(rows, needs, strict=True):
        for column, number in enumerate(row):
            parts.append(_place(painter, number, column, left + column * (wide + GAP), y, each, need))
        y += need + GAP
    for number, stack in enumerate(view["competencies"]):
        x = left + stack["discipline"] * (wide + GAP)
        parts.append(_competency(painter, number, x, y + stack["row"] * (low + GAP), wide, low, not side))
    if side:
        parts += [_reward(painter, row, GAP, y + row * (low + GAP), low) for row in range(3)]
    total = y + 3 * (low + GAP)
    return Drawn(box(0, 0, w, total, "leaf", 8) + "".join(parts), total)


def _needed(painter: Painter, kind: str, numbers: Sequence[int], w: float) -> float:
    """Of tiles beside each other, of which some may be gone."""
    return max([tile_height(painter.face(kind, number), w) for number in numbers if number >= 0], default=52.0)


def _innovate(painter: Painter, w: float) -> str:
    """The heading; a click on it makes an innovation."""
    title = painter.text("part-innovations")
    size = letters(title, w * 0.48, 22)
    note = painter.text("board-no-palace")
    tokens: tuple[Token, ...] = (INNOVATION_BOOKS, "any-book", "+", COINS_WITHOUT_PALACE, "coins")
    wide = row_width(tokens, 16)
    said = fit(note, w * 0.5 - wide - 8, 13)
    begin = w - 10 - wide - 6 - width(said, 13)
    return painter.thing(
        f"action-{MAKE_INNOVATION}",
        painter.named("action", MAKE_INNOVATION),
        edge(3, 3, w - 6, TITLE - 6, 6, 0),
        box(3, 3, w - 6, TITLE - 6, "plain", 6),
        text(10, 24, title, "serif", size),
        painter.row_from(tokens, begin, 10, 16),
        text(begin + wide + 6, 23, said, "soft", 13),
    )


def _price(books: Sequence[int]) -> tuple[Token, ...]:
    tokens: list[Token] = []
    for name, count in zip(DISCIPLINES, books, strict=True):
        if count:
            tokens += [*(["+"] if tokens else []), count, f"book-{name}"]
    return (*tokens, "+", INNOVATION_BOOKS - sum(books), "any-book")


def _column_head(painter: Painter, discipline: int, x: float, y: float, w: float) -> str:
    """A discipline, and what an innovation of its column costs."""
    name = DISCIPLINES[discipline]
    price = _price(COLUMN_BOOKS[discipline])
    roomy = w >= 24 + row_width(price, 15)
    words = painter.text(f"column-{name}").replace(SOFT, "")
    left = 22.0 if roomy else 0.0
    said = ""
    if width(words, 13, SERIF) + 26 + row_width(price, 15) <= w:
        left = 26 + width(words, 13, SERIF)
        said = text(x + 22, y + 18, words, "serif", 13)
    line = box(x, y + 27, w, 4, f"band-d d{discipline}", 1)
    icon = painter.icon(name, x, y + 3, 19) if roomy else ""
    return icon + said + painter.row(price, x + left, y + 5, 15 if roomy else 17, w - left) + line


def _place(painter: Painter, number: int, discipline: int, x: float, y: float, w: float, h: float) -> str:
    if number < 0:
        return gone(x, y, w, h)
    return at(x, y, tile(painter, Look("innovation", number, discipline), w, h))


def _competency(painter: Painter, number: int, x: float, y: float, w: float, h: float, with_reward: bool) -> str:
    """A stack, with the players who have one and how many are left."""
    stack = painter.view["competencies"][number]
    left = stack["left"]
    owners = [seat for seat, it in enumerate(painter.view["seats"]) if number in it["competencies"]]
    words = f"×{left}"
    end = w - 6 - width(words, 12, BOLD)
    more = text(w - 6, h - 6, words, "b soft end", 12)
    for seat in reversed(owners):
        end -= 14
        more += f'<g class="seat-{seat}">{sign(seat, end, h - 16, 11)}</g>'
    if with_reward:
        more += painter.row_from(_reward_tokens(stack["row"]), 5, h - 18, 14, w - 40)
    look = Look("competency", number, stack["discipline"])
    label = competency_label(painter, number, left)
    return at(x, y, tile(painter, look, w, h, more, label, "" if left else "past", FOOT))


def _reward_tokens(row: int) -> tuple[Token, ...]:
    steps = COMPETENCY_STEPS[row]
    books = COMPETENCY_SUM - steps
    return (steps, "step-any", *((books, "any-book") if books else ()))


def _reward(painter: Painter, row: int, x: float, y: float, h: float) -> str:
    """What a competency of this row gives: steps, and below them books."""
    tokens = _reward_tokens(row)
    first = painter.row(tokens[:2], x, y + h / 2 - (20 if len(tokens) > 2 else 9), 18, SIDE - 4)
    return first + painter.row(tokens[2:], x, y + h / 2 + 4, 18, SIDE - 4)


# ------------------------------------------------------------------------------------------------ unfolded


def unfolded(painter: Painter, room: Room, title: str, looks: Sequence[Look], more: Sequence[str] = ()) -> Drawn:
    """Tiles of a kind, as large as fits, to read and to choose from."""
    w = room.width
    faces = [painter.face(look.kind, look.number) for look in looks]
    best = 0.0, 0.0, 1
    for abreast in range(1, max(2, len(looks) + 1)):
        each = (w - 2 * GAP + GAP) / abreast - GAP
        if each < 86 and abreast > 1:
            break
        need = max([tile_height(face, each) for face in faces], default=40.0)
        rows = max(1, ceil(len(looks) / abreast))
        high = ((room.height - 30 - GAP) / rows - GAP) if room.height else min(need + 50, each * 0.8 + 30)
        high = max(need, min(high, each * 1.25))
        total = rows * (high + GAP)
        fits = room.height > 0 and total <= room.height - 30 + 1
        score = min(each, high * 1.4) if fits else -total
        if not best[2] or score > best[0] or abreast == 1:
            best = (score, high, abreast)
    _, high, abreast = best
    each = (w - 2 * GAP + GAP) / abreast - GAP
    drawn = []
    for n, look in enumerate(looks):
        x, y = GAP + n % abreast * (each + GAP), 30 + n // abreast * (high + GAP)
        label = _label(painter, look)
        drawn.append(at(x, y, tile(painter, look, each, high, _extra(painter, look, each, high), label)))
    total = max(room.height, 30 + max(1, ceil(len(looks) / abreast)) * (high + GAP))
    words = text(10, 21, fit(painter.text(title), w - 20, 16, SERIF), "serif", 16)
    return Drawn(box(0, 0, w, total, "leaf", 8) + words + "".join(drawn) + "".join(more), total)


def _label(painter: Painter, look: Look) -> str:
    if look.kind == "town":
        return town_label(painter, look.number, painter.view["supply"]["towns"][look.number])
    return ""


def _extra(painter: Painter, look: Look, w: float, h: float) -> str:
    """Coins on a round bonus; points and number of a town tile."""
    if look.kind == "bonus":
        coins = next((entry["coins"] for entry in painter.view["bonuses"] if entry["bonus"] == look.number), 0)
        return coins_on(coins, w - COIN - 3, h - COIN - 3)
    if look.kind == "town":
        left = painter.view["supply"]["towns"][look.number]
        return text(w - 6, h - 6, f"×{left}", "b soft end", 12)
    return ""


def palaces(painter: Painter, room: Room) -> Drawn:
    """Palace tiles that nobody has taken."""
    return unfolded(painter, room, "part-palaces", [Look("palace", number) for number in painter.view["palaces"]])


def bonuses(painter: Painter, room: Room) -> Drawn:
    """Round bonuses beside the board, with the coins on them."""
    return unfolded(painter, room, "part-bonuses", [Look("bonus", entry["bonus"]) for entry in painter.view["bonuses"]])


def towns(painter: Painter, room: Room) -> Drawn:
    """The kinds of town tile and how many are left of each; the area of the third party."""
    w = room.width
    kinds = len(painter.view["supply"]["towns"])
    abreast = 8 if w >= 8 * 90 else 4
    each = (w - 2 * GAP + GAP) / abreast - GAP
    rows = ceil(8 / abreast)
    high = max(58.0, min(110.0, (room.height - 30) / rows - GAP)) if room.height else 66.0
    parts = []
    for n in range(kinds):
        x, y = GAP + n % abreast * (each + GAP), 30 + n // abreast * (high + GAP)
        parts.append(_large_town(painter, n, x, y, each, high))
    if painter.view["area"]["played"]:
        x, y = GAP + 7 % abreast * (each + GAP), 30 + 7 // abreast * (high + GAP)
        parts.append(area(painter, x, y, each, high))
    total = max(room.height, 30 + rows * (high + GAP))
    words = text(10, 21, fit(painter.text("part-towns"), w - 20, 16, SERIF), "serif", 16)
    return Drawn(box(0, 0, w, total, "leaf", 8) + words + "".join(parts), total)


def _large_town(painter: Painter, number: int, x: float, y: float, w: float, h: float) -> str:
    """Points, and below them the gift."""
    town = painter.game.catalog.towns[number]
    assert town.once is not None
    count = painter.view["supply"]["towns"][number]
    icon = min(30.0, h - 30, w / 2 - 4)
    inside = (
        edge(x, y, w, h, 6),
        box(x, y, w, h, "tile" if count else "tile gone", 6),
        use(painter.emblem("town", number), x + 3, y + 3, icon, icon),
        painter.row((town.points, "vp"), x + icon + 3, y + 8, 17, w - icon - 6),
        painter.row(painter.tokens(town.once), x + 3, y + h - 26, 17, w - 26),
        text(x + w - 4, y + h - 7, f"×{count}", "b soft end", 12),
    )
    return painter.thing(f"town-{number}", town_label(painter, number, count), *inside, class_="" if count else "past")
