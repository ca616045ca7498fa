"""Draws the knowledge board: four disciplines of twelve levels, markers, and the spaces for scholars."""

from __future__ import annotations

from typing import Final

from .....draw import palette
from .....draw.lettering import width
from .....draw.regions import Drawn
from .....draw.svg import box, num, text, thing
from ...pieces.codes import SCHOLAR_SPACES, scholar_space
from ...pieces.kinds import DISCIPLINES, INCOME_LEVEL, KEY_LEVEL, TOP_LEVEL
from ...pieces.prices import POWER_AT, SPACE_STEPS
from ...table.prompts import SEND_SCHOLAR
from ..painter import Painter

HEAD: Final = 46  # discipline and the income of its upper levels
LEVEL: Final = 18
LOW_LEVEL: Final = 15
SCHOLARS: Final = 26
GUTTER: Final = 40  # level numbers, and the power of a level
GAP: Final = 5
TITLE: Final = 10.5
DIVIDED: Final = "\u00ad"  # where a long word may be divided


def knowledge(painter: Painter, x: float, y: float, w: float, low: bool = False) -> Drawn:
    """The rows are lower where the room is low."""
    wide = (w - GUTTER - 4 * GAP) / 4
    step = LOW_LEVEL if low else LEVEL
    high = HEAD + (TOP_LEVEL + 1) * step + SCHOLARS + 6
    parts = [box(x, y, w, high, "panel", 8), _gutter(painter, x, y, step)]
    for discipline in range(4):
        parts.append(_column(painter, discipline, x + GUTTER + discipline * (wide + GAP), y, wide, step))
    parts += _markers(painter, x + GUTTER, y, wide, step)
    return Drawn("".join(parts), high)


def _top(level: int, step: float) -> float:
    return HEAD + (TOP_LEVEL - level) * step


def _gutter(painter: Painter, x: float, y: float, step: float) -> str:
    """The numbers of the levels; power and the key beside them."""
    drawn: list[str] = []
    for level in range(TOP_LEVEL + 1):
        top = y + _top(level, step)
        drawn.append(text(x + 17, top + step / 2 + 4, str(level), "soft end", 10))
        if level in POWER_AT:
            tokens = (POWER_AT[level], "power")
            drawn.append(painter.row_from(tokens, x + 18.5, top + step / 2 - 6, 11.7))
        elif level == KEY_LEVEL:
            drawn.append(painter.icon("key", x + 22, top + step / 2 - 6.5, 13, painter.text("icon-key")))
    action = f"action-{SEND_SCHOLAR}"
    scholar = painter.icon("scholars", x + 11, y + _top(0, step) + step + 5, 18)
    light = painter.light(action, x + 6, y + _top(0, step) + step + 3, 28, 22)
    drawn.append(
        painter.thing(
            action,
            painter.named("action", SEND_SCHOLAR),
            box(x + 6, y + _top(0, step) + step + 3, 28, 22, "well"),
            scholar,
            light,
        )
    )
    return "".join(drawn)


def _column(painter: Painter, discipline: int, x: float, y: float, w: float, step: float) -> str:
    name = DISCIPLINES[discipline]
    id = f"discipline-{discipline}"
    label = painter.text(f"discipline-{name}")
    label = label[:1].upper() + label[1:]
    pays = (name, INCOME_LEVEL, "+", ":", *painter.game.catalog.disciplines[discipline].icons())
    drawn = [
        f'<rect x="{num(x)}" y="{num(y + 5)}" width="{num(w)}" height="3" fill="{palette.paint(name)}"/>',
        *_title(painter.text(f"column-{name}"), x + w / 2, y, w),
        painter.row(pays, x, y + 30, 13, w),
    ]
    for level in range(TOP_LEVEL + 1):
        look = "step high" if level >= INCOME_LEVEL else "step"
        drawn.append(box(x, y + _top(level, step) + 1, w, step - 2, look, 3))
    if discipline in painter.view["knowledge"]["topped"]:
        label += f". {painter.text('board-topped')}"
    label += f". {painter.text('board-books', count=painter.view['supply']['books'][discipline])}"
    column = painter.thing(id, label, *drawn, painter.light(id, x - 1, y + 2, w + 2, _top(0, step) + step, 5))
    return column + _scholars(painter, discipline, x, y + _top(0, step) + step + 4, w)


def _title(words: str, x: float, y: float, w: float) -> list[str]:
    """In one line, or in two where the word can be divided."""
    whole = words.replace(DIVIDED, "")
    if width(whole, TITLE, True) <= w or DIVIDED not in words:
        return [text(x, y + 22, whole, "b mid", TITLE)]
    first, second = words.split(DIVIDED)
    return [text(x, y + 18, f"{first}-", "b mid", 10), text(x, y + 28, second, "b mid", 10)]


def _scholars(painter: Painter, discipline: int, x: float, y: float, w: float) -> str:
    taken = painter.view["knowledge"]["scholars"][discipline]
    each = w / SCHOLAR_SPACES
    drawn: list[str] = []
    for space, steps in enumerate(SPACE_STEPS):
        id = f"scholarspace-{scholar_space(discipline, space)}"
        left = x + space * each
        inside = (
            painter.icon("scholars", left + each / 2 - 7, y + 2, 14)
            if space in taken
            else text(left + each / 2, y + 14, str(steps), "mid soft", 11)
        )
        label = painter.named("scholarspace", scholar_space(discipline, space))
        if space in taken:
            label += f": {painter.text('board-taken')}"
        drawn.append(
            painter.thing(
                id,
                label,
                box(left + 1, y, each - 2, 19, "empty", 4),
                inside,
                painter.light(id, left + 1, y, each - 2, 19, 4),
            )
        )
    return "".join(drawn)


def _markers(painter: Painter, x: float, y: float, w: float, step: float) -> list[str]:
    """One place for each seat, so that markers glide straight up; the Automa, or the third party of two players, stands
    last."""
    view = painter.view
    found: list[str] = []
    third = view["knowledge"]["third_party"]
    automa = [view["automa"]] if view["automa"] is not None else []
    levels = [party["levels"] for party in (*view["seats"], *automa)]
    places = len(levels) + (third is not None)
    each = w / places
    for discipline in range(4):
        left = x + discipline * (w + GAP)
        for seat in range(places):
            own = seat < len(levels)
            level = levels[seat][discipline] if own else third[discipline]
            where = f"{num(left + (seat + 0.5) * each)}px,{num(y + _top(level, step) + step / 2)}px"
            sign = (
                palette.seat_shape(seat, 0, 0, min(11.5, each, step - 3)) if own else '<circle class="third" r="4.6"/>'
            )
            who = painter.names[seat] if own else painter.text("third-party")
            label = painter.text(
                "board-level", player=who, discipline=painter.text(f"discipline-{DISCIPLINES[discipline]}"), level=level
            )
            id = f"level-{seat if own else 'third'}-{discipline}"
            found.append(thing(id, label, sign, class_="piece", style=f"transform:translate({where})"))
    return found
