"""Draws the knowledge board: four disciplines of twelve levels, markers, and the spaces for scholars."""

from __future__ import annotations

from typing import Final

from .....draw.lettering import capitalized, wrap
from .....draw.regions import Drawn
from .....draw.svg import box, edge, num, text, thing, use
from ....board import Room
from ...pieces.codes import SCHOLAR_SPACES, scholar_space
from ...pieces.kinds import DISCIPLINES, INCOME_LEVEL, KEY_LEVEL, TOP_LEVEL
from ...pieces.prices import POWER_AT, SPACE_STEPS
from ...table.prompts import SEND_SCHOLAR
from ..painter import SMALLEST, Painter, symbol

LEVELS: Final = TOP_LEVEL + 1
LEVEL: Final = 19.0
GUTTER: Final = 22.0
PAD: Final = 6.0
GAP: Final = 4.0
ICON: Final = 22.0
NAME: Final = 12.0
LINE: Final = 12.5
SCHOLAR: Final = 21.0
MARKER: Final = 17.0


def knowledge(painter: Painter, room: Room) -> Drawn:
    w = room.width
    wide = (w - GUTTER - PAD - 3 * GAP) / 4
    names = [wrap(painter.text(f"column-{name}"), wide + GAP + 4, NAME, 2) for name in DISCIPLINES]
    lines = max(len(name) for name in names)
    head = 4 + ICON + LINE * lines + 3
    rows = 1 if wide >= 4 * 19 else 2
    foot = rows * (SCHOLAR + 2) + 8
    h = room.height or head + LEVELS * LEVEL + foot
    step = (h - head - foot) / LEVELS
    parts = [box(0, 0, w, h, "leaf", 8), _levels(head, step)]
    for discipline in range(4):
        x = GUTTER + discipline * (wide + GAP)
        topped = discipline in painter.view["knowledge"]["topped"]
        books = painter.view["supply"]["books"][discipline]
        column = painter.cached_by_values(_column, discipline, topped, books, x, wide, names[discipline], head, step)
        parts.append(column)
        taken = tuple(painter.view["knowledge"]["scholars"][discipline])
        parts.append(painter.cached_by_values(_scholars, discipline, taken, x, h - foot + 5, wide, rows))
    parts.append(_send(painter, h - foot + 5, rows * (SCHOLAR + 2) - 2))
    parts += _markers(painter, wide, head, step)
    return Drawn("".join(parts), h)


def _top(level: int, head: float, step: float) -> float:
    return head + (TOP_LEVEL - level) * step


def _levels(head: float, step: float) -> str:
    return "".join(
        text(GUTTER - 4, _top(level, head, step) + step / 2 + 4.2, str(level), "soft end", 12)
        for level in range(LEVELS)
    )


def _send(painter: Painter, y: float, h: float) -> str:
    id = f"action-{SEND_SCHOLAR}"
    size = min(18.0, h)
    scholar = use(symbol("scholar"), 2, y + (h - size) / 2, size, size)
    return painter.thing(id, painter.named("action", SEND_SCHOLAR), edge(1, y, 20, h, 4, 0), scholar)


def _column(
    painter: Painter,
    discipline: int,
    topped: bool,
    books: int,
    x: float,
    w: float,
    name: tuple[str, ...],
    head: float,
    step: float,
) -> str:
    """Power at its levels, the key below the gate, and above it the income in the colour of the discipline."""
    label = capitalized(painter.text(f"discipline-{DISCIPLINES[discipline]}"))
    if topped:
        label += f". {painter.text('board-topped')}"
    label += f". {painter.text('board-books', count=books)}"
    bottom = head + LEVELS * step
    drawn = [
        edge(x, 2, w, bottom - 2, 5, 0.5),
        painter.icon(DISCIPLINES[discipline], x + w / 2 - ICON / 2, 4, ICON),
        *(text(x + w / 2, 4 + ICON + LINE * (n + 0.9), line, "mid", NAME) for n, line in enumerate(name)),
        box(x, head, w, (TOP_LEVEL - INCOME_LEVEL + 1) * step, "high-d", 3),
    ]
    for level in range(INCOME_LEVEL):
        drawn.append(box(x, _top(level, head, step), w, step, "cell", 0))
    gate = _top(INCOME_LEVEL - 1, head, step)
    drawn.append(f'<path d="M{num(x)} {num(gate)}h{num(w)}" class="key-line"/>')
    drawn.append(_gifts(painter, discipline, x, w, head, step))
    return painter.thing(f"discipline-{discipline}", label, *drawn, class_=f"d{discipline}")


def _gifts(painter: Painter, discipline: int, x: float, w: float, head: float, step: float) -> str:
    size = min(15.0, max(SMALLEST, step - 2))
    right = x + w - 2
    parts = []
    for level, power in POWER_AT.items():
        y = _top(level, head, step) + (step - size) / 2
        parts.append(painter.row_from((power, "power"), right - 1.68 * size, y, size))
    y = _top(KEY_LEVEL, head, step) + (step - size) / 2
    parts.append(use(symbol("key"), right - size, y, size, size))
    income = tuple(painter.game.catalog.disciplines[discipline].icons())
    middle = _top(TOP_LEVEL - 1, head, step) + step
    parts.append(painter.row(income, x, middle - 10, 20, w))
    return "".join(parts)


def _scholars(
    painter: Painter, discipline: int, taken: tuple[int, ...], x: float, y: float, w: float, rows: int
) -> str:
    abreast = SCHOLAR_SPACES // rows
    each = w / abreast
    drawn = []
    for space, steps in enumerate(SPACE_STEPS):
        number = scholar_space(discipline, space)
        left, top = x + space % abreast * each, y + space // abreast * (SCHOLAR + 2)
        is_taken = space in taken
        size = SCHOLAR - 2
        inside = (
            use(symbol("scholar"), left + each / 2 - size / 2, top + 1, size, size)
            if is_taken
            else text(left + each / 2, top + 15, str(steps), "b mid", 13)
        )
        label = painter.named("scholarspace", number)
        if is_taken:
            label += f": {painter.text('board-taken')}"
        frame = box(left + 0.5, top, each - 2, SCHOLAR, "place-d full" if is_taken else "place-d", 4)
        contour = edge(left + 0.5, top, each - 2, SCHOLAR, 4, 0)
        drawn.append(painter.thing(f"scholarspace-{number}", label, frame, contour, inside))
    return f'<g class="d{discipline}">{"".join(drawn)}</g>'


def _markers(painter: Painter, w: float, head: float, step: float) -> list[str]:
    """One place for each seat, so that markers move straight up; the Automa, or the third party of two players, stands
    last. The gifts stay in sight at the right."""
    view = painter.view
    found: list[str] = []
    third = view["knowledge"]["third_party"]
    automa = [view["automa"]] if view["automa"] is not None else []
    levels: list[list[int]] = [party["levels"] for party in (*view["seats"], *automa)]
    places = len(levels) + (third is not None)
    size = min(MARKER, step)
    free = w - size - 2 - (0 if places > 3 else 17)
    between = min(size + 1, free / max(1, places - 1))
    for discipline in range(4):
        left = GUTTER + discipline * (w + GAP) + 1 + size / 2
        for seat in range(places):
            is_third = seat >= len(levels)
            level = third[discipline] if is_third else levels[seat][discipline]
            y = _top(level, head, step) + step / 2
            found.append(_marker(painter, seat, is_third, discipline, level, left + seat * between, y, size))
    return found


def _marker(
    painter: Painter, seat: int, is_third: bool, discipline: int, level: int, x: float, y: float, size: float
) -> str:
    drawn = use(symbol("marker-0" if is_third else f"marker-{seat % 5}"), -size / 2, -size / 2, size, size)
    who = painter.text("third-party") if is_third else painter.names[seat]
    name = painter.text(f"discipline-{DISCIPLINES[discipline]}")
    return thing(
        f"level-{'third' if is_third else seat}-{discipline}",
        painter.text("board-level", player=who, discipline=name, level=level),
        drawn,
        class_="piece third" if is_third else f"piece seat-{seat}",
        style=f"transform:translate({num(x)}px,{num(y)}px)",
    )
