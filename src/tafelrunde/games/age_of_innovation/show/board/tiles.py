"""Draws tiles and their displays: innovation board, round bonuses, towns, palaces, offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .....draw.lettering import SERIF, fit, letters, wrap
from .....draw.palette import paint
from .....draw.regions import Drawn
from .....draw.rows import Token
from .....draw.svg import at, box, num, text
from ...pieces.codes import COLUMNS, top_pair
from ...pieces.kinds import DISCIPLINES, TERRAINS
from ...pieces.prices import (
    COINS_WITHOUT_PALACE,
    COLUMN_BOOKS,
    COMPETENCY_STEPS,
    COMPETENCY_SUM,
    INNOVATION_BOOKS,
    TOP_BOOKS,
)
from ...table.prompts import MAKE_INNOVATION
from ..painter import Face, Painter, draw_lines, least_height

GAP: Final = 5
TITLE: Final = 18
NAMED: Final = 48.0  # a tile with its name, at least
ROW: Final = 32
NARROW: Final = 130  # in a narrower column, steps and books stand above the competency
COST: Final = 20
READING: Final = (240, 76)  # a tile at reading size
NAME: Final = 10  # letters of the names of tiles
NAME_LINES: Final = 3  # at most
LINE: Final = 10.5  # the height of a line of a name
SIGN: Final = 16  # the width of a sign beside a name
EDGE: Final = 8  # the coloured edge of a planning board
INSET: Final = 17  # of the tiles that come with a planning board
APART: Final = 4  # between them


def tile(
    painter: Painter,
    kind: str,
    number: int,
    w: float,
    h: float,
    inside: str = "",
    named: bool = True,
    id: str = "",
    sign: bool = False,
) -> str:
    """A tile from its upper left corner; one with its name must be as high as `tile_height` says. One of several equal
    tiles needs an id of its own; beside its name there may be a sign."""
    face = painter.face(kind, number)
    id = id or f"{kind}-{number}"
    name = name_lines(face, w, sign) if named else ()
    drawn = [box(0, 0, w, h, "panel", 6), _name(name), lines(painter, face, w, h, _below(name))]
    return painter.thing(id, f"{face.name}. {face.sentence}", *drawn, inside, painter.light(id, 0, 0, w, h))


def tile_height(face: Face, w: float, sign: bool = False) -> float:
    """The height that a tile needs for its name and readable icons."""
    return max(NAMED, _below(name_lines(face, w, sign)) + least_height(face.lines, w - 10) + 2)


def name_lines(face: Face, w: float, sign: bool = False) -> tuple[str, ...]:
    return wrap(face.name, w - 12 - SIGN * sign, NAME, NAME_LINES, SERIF)


def _name(lines: tuple[str, ...]) -> str:
    return "".join(text(6, 12 + LINE * i, line, "b serif", NAME) for i, line in enumerate(lines))


def _below(name: tuple[str, ...]) -> float:
    """The top of the icons of a tile."""
    return 14 + LINE * (len(name) - 1) if name else 2


def reading(painter: Painter, kind: str, number: int) -> str:
    """A tile at reading size, a picture of its own."""
    face = painter.face(kind, number)
    drawn = box(0.5, 0.5, READING[0] - 1, READING[1] - 1, "panel", 8)
    drawn += at(8, 4, draw_lines(painter.icon_set, face.lines, READING[0] - 16, READING[1] - 8, 26))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tafel" viewBox="0 0 {READING[0]} {READING[1]}" '
        f'width="{READING[0]}" height="{READING[1]}" aria-hidden="true">{drawn}</svg>'
    )


def lines(painter: Painter, face: Face, w: float, h: float, top: float = 2.0) -> str:
    """The parts of a tile, one below the other, as large as possible."""
    return at(5, top, draw_lines(painter.icon_set, face.lines, w - 10, h - top - 2))


def heading(painter: Painter, id: str, x: float, y: float, w: float) -> str:
    words = painter.text(id)
    size = letters(words, w - 4, 12.5)
    return text(x + 2, y + 13, fit(words, w - 4, size, SERIF), "b serif", size)


# ------------------------------------------------------------------------------------------------ innovation board


def innovation_board(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """Above, the innovations with the cost of each column; below, the competencies with the steps and books of each
    row."""
    view = painter.view
    wide = (w - 3 * GAP) / 4
    tiles = view["innovations"]
    top = top_pair(len(tiles))
    parts = [_innovate(painter, x, y, w)]
    down = y + TITLE + 4
    if len(tiles) > top:  # the top pair of two and four players
        pair = 2 * wide + GAP
        high = _row_height(painter, tiles[top:], pair)
        for place in range(top, len(tiles)):
            left = x + (place - top) * (pair + GAP)
            parts.append(_place(painter, tiles[place], left, down, pair, high, TOP_BOOKS[place - top]))
        down += high + COST + GAP
    for first in range(top - COLUMNS, -1, -COLUMNS):
        high = _row_height(painter, tiles[first : first + COLUMNS], wide)
        for column in range(COLUMNS):
            cost = COLUMN_BOOKS[column] if first == 0 else None
            parts.append(_place(painter, tiles[first + column], x + column * (wide + GAP), down, wide, high, cost))
        down += high + (COST if first == 0 else 0) + GAP
    for number, stack in enumerate(view["competencies"]):
        left = x + stack["discipline"] * (wide + GAP)
        parts.append(_competency(painter, number, stack["left"], stack["row"], stack["discipline"], left, down, wide))
    high = down + 3 * (_competency_height(wide) + GAP) - GAP - y
    return Drawn("".join(parts), high)


def _row_height(painter: Painter, innovations: Sequence[int], w: float) -> float:
    """Of places for innovations beside each other, of which some may be empty."""
    heights = [tile_height(painter.face("innovation", number), w) for number in innovations if number >= 0]
    return max(heights, default=NAMED)


def _innovate(painter: Painter, x: float, y: float, w: float) -> str:
    """The heading; a click on it makes an innovation."""
    id = f"action-{MAKE_INNOVATION}"
    name = painter.named("action", MAKE_INNOVATION)
    note = (INNOVATION_BOOKS, "any-book", "+", COINS_WITHOUT_PALACE, "coins")
    title = painter.text("part-innovations")
    size = letters(title, w * 0.5, 12.5)
    drawn = text(x + 2, y + 13, title, "b serif", size)
    begin = x + w * 0.55
    drawn += painter.row_from(note, begin, y + 2, 13)
    drawn += text(begin + 78, y + 13, fit(painter.text("board-no-palace"), x + w - begin - 78, 10), "soft", 10)
    return painter.thing(
        id, name, box(x, y - 1, w, TITLE + 1, "bare"), drawn, painter.light(id, x, y - 1, w, TITLE + 1)
    )


def _place(painter: Painter, number: int, x: float, y: float, w: float, h: float, cost: Sequence[int] | None) -> str:
    """A place for an innovation, and below the lowest of a column its price in books."""
    drawn = at(x, y, tile(painter, "innovation", number, w, h)) if number >= 0 else box(x, y, w, h, "empty")
    if cost is not None:
        tokens: list[Token] = []
        for name, books in zip(DISCIPLINES, cost, strict=True):
            if books:
                tokens += [*(["+"] if tokens else []), books, f"book-{name}"]
        tokens += ["+", INNOVATION_BOOKS - sum(cost), "any-book"]
        drawn += painter.row(tokens, x, y + h + 3, 14, w)
    return drawn


def _competency(
    painter: Painter, number: int, left: int, place: int, discipline: int, x: float, y: float, w: float
) -> str:
    """A stack of competencies between the rewards of its place: steps at the left, books at the right."""
    name = DISCIPLINES[discipline]
    steps = COMPETENCY_STEPS[place]
    books = COMPETENCY_SUM - steps
    h = _competency_height(w)
    narrow = w < NARROW
    side = 31.0
    face = painter.face("competency", number)
    start, room = (2.0, w - 4) if narrow else (side, w - (2 * side if books else side) - 4)
    down = 15.0 if narrow else 0.0
    look = "panel" if left else "empty"
    drawn = [
        box(0, 0, w, h, look, 6),
        f'<rect x="1" y="6" width="3" height="{num(h - 12)}" fill="{paint(name)}"/>',
        painter.row([steps, f"step-{name}"], 4, 3 if narrow else 9, 13, side - 4),
        f'<g class="{"" if left else "past"}">{at(start, down, lines(painter, face, room, h - down))}</g>',
        text(w / 2 if narrow else w - 4, 12 if narrow else 10, f"×{left}", "soft mid" if narrow else "soft end", 10),
    ]
    if books:
        drawn.append(painter.row([books, f"book-{name}"], w - side, 3 if narrow else 14, 12, side - 6))
    id = f"competency-{number}"
    label = f"{face.name}. {face.sentence} {painter.text('board-left', count=left)}"
    return painter.thing(id, label, at(x, y + place * (h + GAP), *drawn, painter.light(id, 0, 0, w, h)))


def _competency_height(w: float) -> float:
    return ROW if w >= NARROW else 44.0


# ------------------------------------------------------------------------------------------------ displays


def bonuses(painter: Painter, x: float, y: float, w: float, abreast: int) -> Drawn:
    """Round bonuses beside the board, with the coins on them."""
    shown = painter.view["bonuses"]
    wide = (w - GAP * (abreast - 1)) / abreast
    parts = [heading(painter, "part-bonuses", x, y, w)]
    for i, entry in enumerate(shown):
        down, along = divmod(i, abreast)
        left, top = x + along * (wide + GAP), y + TITLE + 8 + down * (NAMED - 4 + 2 * GAP)
        coins = ""
        if entry["coins"]:
            tokens = (entry["coins"], "coins")
            coins = box(wide - 35, -10, 31, 15, "chip", 7) + painter.row(tokens, wide - 34, -8.5, 11.7, 29)
        parts.append(at(left, top, tile(painter, "bonus", entry["bonus"], wide, NAMED - 4, coins, False)))
    high = TITLE + 8 + -(-len(shown) // abreast) * (NAMED - 4 + 2 * GAP) - 2 * GAP
    return Drawn("".join(parts), high)


def towns(painter: Painter, x: float, y: float, w: float, abreast: int) -> Drawn:
    """The kinds of town tile and how many are left of each."""
    wide = (w - GAP * (abreast - 1)) / abreast
    parts = [heading(painter, "part-towns", x, y, w)]
    for number, left in enumerate(painter.view["supply"]["towns"]):
        down, along = divmod(number, abreast)
        top = y + TITLE + 1 + down * (ROW + GAP)
        parts.append(at(x + along * (wide + GAP), top, town(painter, number, left, wide)))
    if painter.view["area"]["played"]:
        down, along = divmod(7, abreast)
        parts.append(at(x + along * (wide + GAP), y + TITLE + 1 + down * (ROW + GAP), _area(painter, wide)))
    high = TITLE + 1 + -(-8 // abreast) * (ROW + GAP) - GAP
    return Drawn("".join(parts), high)


def _area(painter: Painter, w: float) -> str:
    """With two players: the area of the third party, face down until the last round, drawn where room is left."""
    size = painter.view["area"]["tile"]
    shown = "?" if size is None else str(size)
    drawn = [
        box(0.5, 0.5, w - 1, ROW - 1, "empty", 6),
        painter.icon("settlement", w / 2 - 20, 8, 16),
        text(w / 2 + 2, 22, shown, "b", 14),
    ]
    return painter.thing("third-area-0", painter.text("board-area", size=shown), *drawn)


def town(painter: Painter, number: int, left: int, w: float) -> str:
    id = f"town-{number}"
    town = painter.game.catalog.towns[number]
    face = painter.face("town", number)
    assert town.once is not None
    drawn = [
        box(0, 0, w, ROW, "panel" if left else "empty", 6),
        painter.row([town.points, "vp"], 3, 3, 13, w - 20),
        painter.row(painter.tokens(town.once), 3, 17, 13, w - 8),
        text(w - 4, 10, f"×{left}", "soft end", 10),
    ]
    points = painter.text("board-points", points=town.points)
    label = f"{face.name}. {points} {face.sentence} {painter.text('board-left', count=left)}"
    return painter.thing(id, label, *drawn, painter.light(id, 0, 0, w, ROW), class_="" if left else "past")


def palaces(painter: Painter, x: float, y: float, w: float, abreast: int) -> Drawn:
    """Palace tiles that nobody has taken."""
    shown = painter.view["palaces"]
    wide = (w - GAP * (abreast - 1)) / abreast
    parts = [heading(painter, "part-palaces", x, y, w)]
    high = max([NAMED + 6, *(tile_height(painter.face("palace", number), wide) for number in shown)])
    for i, number in enumerate(shown):
        down, along = divmod(i, abreast)
        left, top = x + along * (wide + GAP), y + TITLE + 3 + down * (high + GAP)
        parts.append(at(left, top, tile(painter, "palace", number, wide, high)))
    rows = max(1, -(-len(shown) // abreast))
    return Drawn("".join(parts), TITLE + 3 + rows * (high + GAP) - GAP)


# ------------------------------------------------------------------------------------------------ set-up


def offer(painter: Painter, x: float, y: float, w: float, abreast: int) -> Drawn:
    """The planning boards and factions left to take: seven sets, or both separately in the draft."""
    view = painter.view
    wide = (w - GAP * (abreast - 1)) / abreast
    sets = {entry["board"]: [("faction", entry["faction"]), ("bonus", entry["bonus"])] for entry in view["sets"]}
    sets |= {pair["board"]: [("faction", number) for number in pair["factions"]] for pair in view["pairs"]}
    parts = [heading(painter, "part-offer", x, y, w)]
    if sets:
        heights = _set_heights(painter, sets, wide)
        drawn = [_board(painter, board, wide, heights, with_it) for board, with_it in sets.items()]
        high = sum(heights) + APART * len(heights)
    else:
        faces = [painter.face("board", number) for number in view["boards"]]
        high = max([tile_height(face, wide - EDGE) for face in faces] + _heights(painter, view["factions"], wide))
        drawn = [_board(painter, board, wide, [high]) for board in view["boards"]]
        drawn += [tile(painter, "faction", number, wide, high) for number in view["factions"]]
    top = y + TITLE + 3
    for i, one in enumerate(drawn):
        down, along = divmod(i, abreast)
        parts.append(at(x + along * (wide + GAP), top + down * (high + GAP), one))
    total = TITLE + 3 + -(-len(drawn) // abreast) * (high + GAP) - GAP
    return Drawn("".join(parts), total)


def _heights(painter: Painter, factions: Sequence[int], w: float) -> list[float]:
    return [tile_height(painter.face("faction", number), w) for number in factions]


def _set_heights(painter: Painter, sets: dict[int, list[tuple[str, int]]], w: float) -> list[float]:
    """Of the planning board and of each tile that comes with it: the same in all sets, so that they can be compared."""
    heads = [tile_height(painter.face("board", board), w - EDGE) for board in sets]
    rows = zip(*sets.values(), strict=True)
    return [max(heads), *(max(_needed(painter, kind, number, w - INSET) for kind, number in row) for row in rows)]


def _needed(painter: Painter, kind: str, number: int, w: float) -> float:
    return tile_height(painter.face(kind, number), w) if kind == "faction" else NAMED


def _board(
    painter: Painter, number: int, w: float, heights: Sequence[float], with_it: Sequence[tuple[str, int]] = ()
) -> str:
    """A planning board on offer, with what comes with it: the faction and the round bonus of its set, or against the
    Automa the two factions to choose from."""
    face = painter.face("board", number)
    id = f"board-{number}"
    h = sum(heights) + (APART * len(heights) if with_it else 0)
    name = name_lines(face, w - EDGE)
    colour = paint(f"land-{TERRAINS[number]}")
    drawn = [
        box(0, 0, w, h, "panel", 6),
        f'<path d="M8 .5H6A5.5 5.5 0 0 0 .5 6V{num(h - 6)}A5.5 5.5 0 0 0 6 {num(h - 0.5)}H8Z" fill="{colour}"/>',
        at(6, 0, _name(name), lines(painter, face, w - EDGE, heights[0], _below(name))),
    ]
    label = f"{face.name}. {face.sentence}"
    top = heights[0] + APART / 2
    for (kind, tile_number), high in zip(with_it, heights[1:], strict=True):
        other = painter.face(kind, tile_number)
        label += f" {other.name}. {other.sentence}"
        drawn.append(at(12, top, tile(painter, kind, tile_number, w - INSET, high, named=kind == "faction")))
        top += high + APART
    return painter.thing(id, label, *drawn, painter.light(id, 0, 0, w, h))
