"""Draws the income mat with its tapestry row, and the civilization mats with their spaces and tokens."""

from __future__ import annotations

from typing import Any, Final

from .....draw.lettering import wrap
from .....draw.regions import Drawn
from .....draw.rows import Token, row_width
from .....draw.svg import box, group, num, text, thing
from ...pieces.codes import era_slot
from ...pieces.income import INCOME_TRACKS, INNOVATIONS, NOTHING, PAYS, PER_CONTROLLED, PER_LINE, PER_TECH
from ...pieces.inspiration import INSPIRATIONS
from ...pieces.kinds import ARMORY, BUILDINGS, FARM, RESOURCES, TIER_NAMES
from ..ids import of_kind, of_seat
from ..painter import Painter, letters
from ..view import FACE_DOWN
from .cards import era_card
from .on_mats import OnMat, lying

COLUMNS: Final = len(PAYS)
LINE: Final = 27.0
CARD: Final = 44.0
ICON: Final = 14.0
BUILDING: Final = 16.0  # on a column that it covers
NAME: Final = 20.0
LETTERS: Final = 10.0
WIDE_MAT: Final = 330.0
FIRST: Final[dict[int, str]] = {FARM: "territory-tile", ARMORY: "tapestry-card"}
SYMBOLS: Final[dict[int, list[Token]]] = {
    NOTHING: [],
    PER_TECH: ["vp", "per", "tech-card"],
    PER_LINE: ["vp", "per", "line"],
    PER_CONTROLLED: ["vp", "per", "territory"],
}


# ------------------------------------------------------------------------------------------------ income mat


def income(painter: Painter, seat: int, x: float, y: float, w: float) -> Drawn:
    """A row for each type of building: what its open columns pay; then the tapestry cards of the eras."""
    me = painter.view["seats"][seat]
    parts = [_era_row(painter, seat, me, x, y, w)]
    for kind in range(len(BUILDINGS)):
        parts.append(_row(painter, seat, me, kind, x, y + CARD + 5 + kind * LINE, w))
    high = CARD + 5 + len(BUILDINGS) * LINE
    name = "part-income" if painter.is_viewer(seat) else f"part-income-{seat}"
    label = painter.text("board-of", thing=painter.text("part-income"), player=painter.names[seat])
    return Drawn(group(name, label, *parts), high)


def _era_row(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> str:
    each = w / 4
    drawn: list[str] = []
    for era, stack in enumerate(me["stacks"]):
        left = x + era * each
        wide = each - 4
        if not stack:
            era_name = painter.text("board-era", era=TIER_NAMES[era + 1])
            slot = f"era-slot-{era_slot(seat, era + 1)}"
            id = slot if slot in painter.lit else f"era-of-{of_seat(seat, era)}"
            light = painter.light(id, left, y, wide, CARD, 5)
            drawn.append(
                painter.thing(id, era_name, box(left, y, wide, CARD, "empty", 5), light)
                + text(left + wide / 2, y + 26, era_name, "soft mid", letters(era_name, wide - 6, 10, False))
            )
        elif stack[-1] == FACE_DOWN:
            label = painter.text("board-face-down")
            hidden = (
                f'<rect x="{num(left)}" y="{num(y)}" width="{num(wide)}" height="{num(CARD)}" rx="5" class="weave"/>'
            )
            drawn.append(thing(f"era-of-{of_seat(seat, era)}", label, hidden))
        else:
            active = painter.game.catalog.design_of[stack[-1]] in me["active"]
            drawn.append(era_card(painter, stack[-1], left, y, wide, CARD, active, len(stack) - 1))
    return "".join(drawn)


def pays(kind: int, column: int, inspired: bool = False) -> list[Token]:
    """The gains of an open column, as a row; an inspiration tile raises the points (TAP-INSPIRE-03)."""
    given: list[Token] = [RESOURCES[kind]] if PAYS[column] else []
    if column == 0 and kind in FIRST:
        given.append(FIRST[kind])
    score = (INSPIRATIONS if inspired else INCOME_TRACKS)[kind].scores[column]
    return given + SYMBOLS.get(score, [score, "vp"])


def _covered(painter: Painter, kind: int, given: list[Token], left: float, y: float, each: float) -> str:
    """The building beside what it will uncover, so that both can be read; nothing where that is too wide."""
    room = each - BUILDING - 8
    if row_width(given, ICON) > room:
        return ""
    beside = painter.row(given, left + BUILDING + 3, y + 5.5, ICON, room)
    return f'<g class="under">{beside}</g>' + painter.icon(BUILDINGS[kind], left + 2, y + 4.5, BUILDING)


def _row(painter: Painter, seat: int, me: dict[str, Any], kind: int, x: float, y: float, w: float) -> str:
    own = painter.is_viewer(seat)
    id = f"building-{kind}" if own else f"income-row-{of_seat(seat, kind)}"
    name = painter.text(f"building-{BUILDINGS[kind]}")
    covered = me["left"][kind]
    label = painter.text("board-income-row", building=name, left=covered, built=me["counts"][kind])
    inspired = me["side"] is not None and kind in me["side"]["inspired"]
    track = f"income-track-{kind}"
    if inspired:
        label += f" ({painter.text('board-inspired')})"
    if own and track in painter.lit:
        id = track
    head = box(x, y + 1, 24, LINE - 3, "bare") + painter.icon(BUILDINGS[kind], x + 2, y + 2.5, 20)
    if inspired:
        head += painter.icon("inspire", x + 11, y + 11, 13)
    drawn = [painter.thing(id, label, head, painter.light(id, x - 1, y, 26, LINE - 2, 4))]
    each = (w - 28) / COLUMNS
    for column in range(COLUMNS):
        left = x + 28 + column * each
        closed = not me["open"][kind] >> column & 1
        look = "step shut" if closed else "step"
        given = pays(kind, column, inspired)
        inside = painter.row(given, left + 3, y + 5.5, ICON, each - 8)
        if closed:
            inside = _covered(painter, kind, given, left, y, each) or f'<g class="faint">{inside}</g>' + painter.icon(
                BUILDINGS[kind], left + (each - 23) / 2, y + 2.5, 20
            )
        label = painter.text("fact-innovations-value", value=INNOVATIONS[kind][column])
        label = painter.text("board-covered", column=label) if closed else label
        cell = box(left, y + 1, each - 2, LINE - 3, look, 4)
        drawn.append(thing(f"income-space-{of_seat(seat, of_kind(kind, column))}", label, cell, inside))
    return "".join(drawn)


# ------------------------------------------------------------------------------------------------ civilization mats


def mat(painter: Painter, seat: int, civ: int, x: float, y: float, w: float) -> Drawn:
    """Name, tokens, and the spaces in their lines."""
    printed = painter.mats[civ]
    me = painter.view["seats"][seat]
    state = me["mat"][civ]
    id = f"civilization-{civ}"
    name = painter.named("civilization", civ)
    edition = "revised" if painter.view["revised"] else "printed"
    ability = painter.text(f"phrase-ability-{printed.id}", mats=edition, **printed.numbers())
    sentence = wrap(ability, w - 14, LETTERS, 99) if painter.is_viewer(seat) else ()
    head = NAME + LETTERS * 1.25 * len(sentence) + (4 if sentence else 0)
    lines = lying(OnMat(painter, seat, civ, printed, state, x + 6, y + head, w - 12))
    high = head + 4 + lines.height
    parts = [
        box(x, y, w, high, "cell", 6),
        painter.icon("civilization", x + 5, y + 3, 14),
        text(x + 23, y + 14, name, "b serif", letters(name, w * 0.55, 12)),
    ]
    parts += [
        text(x + 7, y + NAME + LETTERS * (1.25 * i + 0.8), line, "soft", LETTERS) for i, line in enumerate(sentence)
    ]
    label = f"{name}. {ability}"
    frame = painter.thing(id, label, *parts, painter.light(id, x, y, w, high))
    return Drawn(frame + lines.svg, high)
