"""Draws the income mat with the tapestry cards of the eras, and the civilization mats with their spaces and tokens."""

from __future__ import annotations

from typing import Any, Final

from .....draw.lettering import BOLD, fit
from .....draw.regions import Drawn
from .....draw.rows import Token
from .....draw.svg import box, edge, group, num, text, thing, use
from ...pieces.codes import era_slot
from ...pieces.income import INCOME_TRACKS, INNOVATIONS, NOTHING, PAYS, PER_CONTROLLED, PER_LINE, PER_TECH
from ...pieces.inspiration import INSPIRATIONS
from ...pieces.kinds import ARMORY, BUILDINGS, FARM, RESOURCES, TIER_NAMES
from ..ids import of_kind, of_seat
from ..painter import Painter, letters
from ..view import FACE_DOWN
from .cards import tapestry_card, woven
from .on_mats import OnMat, lying
from .sheet import emblem, medal

COLUMNS: Final[tuple[float, ...]] = (58, 43, 60, 43, 62, 58)  # their widths, in proportion
HEAD: Final = 25.0
LINE: Final = 39.0  # a row of the income mat
LEAST_LINE: Final = 28.0
GAP: Final = 3.0
ERAS: Final = 94.0
LEAST_ERAS: Final = 60.0
MEDAL: Final = 27.0
CIVILIZATION: Final = 42.0  # name and emblem of a civilization
FIRST: Final[dict[int, str]] = {FARM: "territory-tile", ARMORY: "tapestry-card"}
SYMBOLS: Final[dict[int, list[Token]]] = {
    NOTHING: [],
    PER_TECH: ["vp", "per", "tech-card"],
    PER_LINE: ["vp", "per", "line"],
    PER_CONTROLLED: ["vp", "per", "territory"],
}


# ------------------------------------------------------------------------------------------------ income mat


def income(painter: Painter, seat: int, x: float, y: float, w: float, h: float = 0) -> Drawn:
    """The tapestry cards of the eras; then a row for each type of building: what its open columns pay."""
    eras, line = ERAS, LINE
    if h:
        line = max(LEAST_LINE, min(46.0, (h - ERAS - 10) / len(BUILDINGS)))
        eras = max(LEAST_ERAS, h - 10 - line * len(BUILDINGS))
    me = painter.view["seats"][seat]
    parts = [_eras(painter, seat, me, x, y, w, eras)]
    for kind in range(len(BUILDINGS)):
        parts.append(painter.cached(_row, seat, me, kind, x, y + eras + 10 + kind * line, w, line - GAP))
    name = "part-income" if painter.is_viewer(seat) else f"part-income-{seat}"
    label = painter.text("board-of", thing=painter.text("part-income"), player=painter.names[seat])
    return Drawn(group(name, label, *parts), eras + 10 + line * len(BUILDINGS) - GAP)


def _eras(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float, h: float) -> str:
    """Eras I to IV with their cards; the current one in a golden frame."""
    each = (w + 8) / len(me["stacks"])
    wide = each - 8
    drawn: list[str] = []
    for era, stack in enumerate(me["stacks"]):
        left = x + era * each
        current = me["era"] == era + 1
        if current:
            drawn.append(box(left - 2.5, y - 2.5, wide + 5, h + 5, "w-now", 7))
        if not stack:
            drawn.append(_slot(painter, seat, era, me["era"] >= era + 1, left, y, wide, h))
        elif stack[-1] == FACE_DOWN:
            label = painter.text("board-face-down")
            back = f'<g transform="translate({num(left)} {num(y)})">{woven(wide, h)}</g>'
            back += use("tapestry-tapestry-card", left + wide / 2 - 14, y + h / 2 - 14, 28, 28)
            drawn.append(thing(f"era-of-{of_seat(seat, era)}", label, back))
        else:
            drawn.append(tapestry_card(painter, stack[-1], left, y, wide, h, len(stack) - 1))
        if h >= LEAST_ERAS:
            drawn.append(medal(left + wide - MEDAL + 7, y + h - MEDAL + 5, MEDAL, TIER_NAMES[era + 1]))
    return "".join(drawn)


def _slot(painter: Painter, seat: int, era: int, reached: bool, x: float, y: float, w: float, h: float) -> str:
    """An era without a card; the first one shows what every mat begins with."""
    name = painter.text("board-era", era=TIER_NAMES[era + 1])
    slot = f"era-slot-{era_slot(seat, era + 1)}"
    id = slot if slot in painter.lit else f"era-of-{of_seat(seat, era)}"
    size = min(w - 16, h - 30, 40)
    if era == 0 and reached:
        symbol = emblem(painter.game, "em", "maker-of-fire", "tapestry-card")
        inside = f'<g transform="translate({num(x)} {num(y)})">{woven(w, h)}</g>'
        inside += use(symbol, x + (w - size) / 2, y + (h - size) / 2, size, size)
    else:
        inside = box(x, y, w, h, "w-slot", 6)
        inside += f'<g class="under">{use("tapestry-tapestry-card", x + (w - 26) / 2, y + h / 2 - 16, 26, 26)}</g>'
    return painter.thing(id, name, box(x, y, w, h, "bare"), inside, edge(x, y, w, h, 6))


def pays(kind: int, column: int, inspired: bool = False) -> list[Token]:
    """The gains of an open column, as a row; an inspiration tile raises the points (TAP-INSPIRE-03)."""
    return [token for token in _paid(kind, column, inspired) if token != "+"]


def _paid(kind: int, column: int, inspired: bool) -> list[Token]:
    """Goods and points, with a plus between them."""
    given: list[Token] = [RESOURCES[kind]] if PAYS[column] else []
    if column == 0 and kind in FIRST:
        given.append(FIRST[kind])
    score = (INSPIRATIONS if inspired else INCOME_TRACKS)[kind].scores[column]
    further = SYMBOLS.get(score, [score, "vp"])
    return [*given, "+", *further] if given and further else given + further


def _row(painter: Painter, seat: int, me: dict[str, Any], kind: int, x: float, y: float, w: float, h: float) -> str:
    """Open columns are light with a golden rim; on the others the building stands beside what it covers."""
    inspired = me["side"] is not None and kind in me["side"]["inspired"]
    drawn = [_head(painter, seat, me, kind, inspired, x, y, h)]
    left = x + HEAD
    room = (w - HEAD - GAP * (len(COLUMNS) - 1)) / sum(COLUMNS)
    if inspired:
        drawn.append(box(x - 2, y - 2, w + 4, h + 4, "w-district", 7))
    for column, share in enumerate(COLUMNS):
        wide = share * room
        closed = not me["open"][kind] >> column & 1
        given = _paid(kind, column, inspired)
        label = painter.text("fact-innovations-value", value=INNOVATIONS[kind][column])
        label = painter.text("board-covered", column=label) if closed else label
        cell = box(left, y, wide, h, "w-covered" if closed else "w-open", 5)
        if closed:
            size = min(23.0, h - 4, wide * 0.42)
            cell += use(f"tapestry-{BUILDINGS[kind]}", left + 2, y + (h - size) / 2, size, size)
            cell += f'<g class="under">{painter.packed(given, left + size + 3, y + 1, wide - size - 5, h - 2, 18)}</g>'
        else:
            cell += painter.packed(given, left + 2, y + 1, wide - 4, h - 2, 22)
        drawn.append(thing(f"income-space-{of_seat(seat, of_kind(kind, column))}", label, cell))
        left += wide + GAP
    return "".join(drawn)


def _head(
    painter: Painter, seat: int, me: dict[str, Any], kind: int, inspired: bool, x: float, y: float, h: float
) -> str:
    own = painter.is_viewer(seat)
    id = f"building-{kind}" if own else f"income-row-{of_seat(seat, kind)}"
    name = painter.text(f"building-{BUILDINGS[kind]}")
    label = painter.text("board-income-row", building=name, left=me["left"][kind], built=me["counts"][kind])
    track = f"income-track-{kind}"
    if inspired:
        label += f" ({painter.text('board-inspired')})"
    if own and track in painter.lit:
        id = track
    drawn = use(f"tapestry-{BUILDINGS[kind]}", x, y + h / 2 - 11, 21, 21)
    if inspired:
        drawn += use("tapestry-inspire", x + 9, y + h / 2 + 1, 13, 13)
    return painter.thing(id, label, box(x - 1, y, HEAD - 2, h, "bare"), drawn, edge(x - 1, y, HEAD - 3, h, 5, 1))


# ------------------------------------------------------------------------------------------------ civilization mats


def mat(painter: Painter, seat: int, civ: int, x: float, y: float, w: float) -> Drawn:
    """Emblem and name, and the spaces with their tokens in their lines."""
    printed = painter.mats[civ]
    state = painter.view["seats"][seat]["mat"][civ]
    name = painter.named("civilization", civ)
    edition = "revised" if painter.view["revised"] else "printed"
    ability = painter.text(f"phrase-ability-{printed.id}", mats=edition, **printed.numbers())
    size = CIVILIZATION - 8
    lines = lying(OnMat(painter, seat, civ, printed, state, x + 6, y + CIVILIZATION, w - 12))
    high = CIVILIZATION + (lines.height + 3 if lines.height > 2 else 0)
    letter = max(12.0, letters(name, w - size - 20, 15))
    parts = [
        box(x, y, w, high, "w-shelf", 8),
        use(emblem(painter.game, "em", printed.id, "civilization"), x + 5, y + 4, size, size),
        text(x + size + 12, y + CIVILIZATION / 2 + 5, fit(name, w - size - 16, letter, BOLD), "serif", letter),
    ]
    label = f"{name}. {ability}"
    frame = painter.thing(f"civilization-{civ}", label, *parts, edge(x, y, w, high, 8, 1))
    return Drawn(frame + lines.svg, high)
