"""The income mat with its tapestry row, and the civilization mats with their spaces and tokens."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from .....draw.lettering import letters, wrap
from .....draw.palette import seat_shape
from .....draw.regions import Drawn
from .....draw.rows import Token
from .....draw.svg import box, group, num, text, thing
from ...abilities.leaders import Leaders, led
from ...abilities.mystics import PREDICTIONS, PrintedMystics, came_true, prediction
from ...components.civilizations import Civilization
from ...pieces.codes import era_slot
from ...pieces.income import INNOVATIONS, NOTHING, PAYS, PER_CONTROLLED, PER_LINE, PER_TECH, SCORES
from ...pieces.inspiration import INSPIRED_SCORES
from ...pieces.kinds import (
    ALL_TRACKS,
    ARMORY,
    BUILDINGS,
    FARM,
    MYSTICS,
    RESOURCES,
    TIER_NAMES,
)
from ...table.effect import TapestryEffect
from ..painter import Painter, once
from ..view import FACE_DOWN
from .arts import MATS as ARTS_MATS
from .arts import arts_lines
from .cards import SLOT, era_card, notes
from .ploys import MATS as PLOY_MATS
from .ploys import ploy_lines

COLUMNS: Final = len(PAYS)
LINE: Final = 27.0
CARD: Final = 44.0
NAME: Final = 20.0
LETTERS: Final = 9.4
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
    name = "part-income" if seat == painter.viewer else f"part-income-{seat}"
    said = painter.text("board-of", thing=painter.text("part-income"), player=painter.names[seat])
    return Drawn(group(name, said, *parts), high)


def _era_row(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> str:
    each = w / 4
    drawn: list[str] = []
    for era, stack in enumerate(me["stacks"]):
        left = x + era * each
        wide = each - 4
        if not stack:
            label = painter.text("board-era", era=TIER_NAMES[era + 1])
            slot = f"era-slot-{era_slot(seat, era + 1)}"
            id = slot if slot in painter.lit else f"era-{seat}-{era}"
            light = painter.light(id, left, y, wide, CARD, 5)
            drawn.append(
                painter.thing(id, label, box(left, y, wide, CARD, "empty", 5), light)
                + text(left + wide / 2, y + 26, label, "soft mid", letters(label, wide - 6, 10, False))
            )
        elif stack[-1] == FACE_DOWN:
            said = painter.text("board-face-down")
            hidden = (
                f'<rect x="{num(left)}" y="{num(y)}" width="{num(wide)}" height="{num(CARD)}" rx="5" class="weave"/>'
            )
            drawn.append(thing(f"era-{seat}-{era}", said, hidden))
        else:
            active = painter.game.box.design_of[stack[-1]] in me["active"]
            drawn.append(era_card(painter, stack[-1], left, y, wide, CARD, active, len(stack) - 1))
    return "".join(drawn)


def pays(kind: int, column: int, inspired: bool = False) -> list[Token]:
    """What an open column gives, as a row; an inspiration tile raises the points (TAP-INSPIRE-03)."""
    given: list[Token] = [RESOURCES[kind]] if PAYS[column] else []
    if column == 0 and kind in FIRST:
        given.append(FIRST[kind])
    score = (INSPIRED_SCORES if inspired else SCORES)[kind][column]
    return given + SYMBOLS.get(score, [score, "vp"])


def _row(painter: Painter, seat: int, me: dict[str, Any], kind: int, x: float, y: float, w: float) -> str:
    own = seat == painter.viewer
    id = f"building-{kind}" if own else f"income-{seat}-{kind}"
    name = painter.text(f"building-{BUILDINGS[kind]}")
    covered = me["left"][kind]
    said = painter.text("board-income-row", building=name, left=covered, built=me["counts"][kind])
    inspired = me["side"] is not None and kind in me["side"]["inspired"]
    track = f"income-track-{kind}"
    if inspired:
        said += f" ({painter.text('board-inspired')})"
    if own and track in painter.lit:
        id = track
    head = box(x, y + 1, 24, LINE - 3, "bare") + painter.icon(BUILDINGS[kind], x + 2, y + 2.5, 20)
    if inspired:
        head += painter.icon("inspire", x + 11, y + 11, 13)
    drawn = [painter.thing(id, said, head, painter.light(id, x - 1, y, 26, LINE - 2, 4))]
    each = (w - 28) / COLUMNS
    for column in range(COLUMNS):
        left = x + 28 + column * each
        closed = not me["open"][kind] >> column & 1
        look = "step shut" if closed else "step"
        inside = painter.row(pays(kind, column, inspired), left + 3, y + 5.5, 14, each - 8)
        if closed:
            inside = f'<g class="faint">{inside}</g>' + painter.icon(
                BUILDINGS[kind], left + (each - 23) / 2, y + 2.5, 20
            )
        said = painter.text("fact-innovations-value", value=INNOVATIONS[kind][column])
        said = painter.text("board-covered", column=said) if closed else said
        cell = box(left, y + 1, each - 2, LINE - 3, look, 4)
        drawn.append(thing(f"income-{seat}-{kind}-{column}", said, cell, inside))
    return "".join(drawn)


# ------------------------------------------------------------------------------------------------ civilization mats


def mat(painter: Painter, seat: int, civ: int, x: float, y: float, w: float) -> Drawn:
    """Name, tokens, and the spaces in their lines."""
    printed = (painter.game.box.revised if painter.view["revised"] else painter.game.box.civilizations)[civ]
    me = painter.view["seats"][seat]
    state = me["mat"][civ]
    id = f"civilization-{civ}"
    name = painter.named("civilization", civ)
    edition = "revised" if painter.view["revised"] else "printed"
    ability = painter.text(f"ability-{printed.id}", mats=edition, **printed.numbers())
    told = wrap(ability, w - 14, LETTERS, 99) if seat == painter.viewer else ()
    head = NAME + LETTERS * 1.25 * len(told) + (4 if told else 0)
    lines = _lines(painter, seat, civ, printed, state, x + 6, y + head, w - 12)
    high = head + 4 + lines.height
    parts = [
        box(x, y, w, high, "cell", 6),
        painter.icon("civilization", x + 5, y + 3, 14),
        text(x + 23, y + 14, name, "b serif", letters(name, w * 0.55, 12)),
    ]
    parts += [text(x + 7, y + NAME + LETTERS * (1.25 * i + 0.8), line, "soft", LETTERS) for i, line in enumerate(told)]
    said = f"{name}. {ability}"
    frame = painter.thing(id, said, *parts, painter.light(id, x, y, w, high))
    return Drawn(frame + lines.svg, high)


class Slot(NamedTuple):
    """A space of a mat: what it gives and whether a token lies on it or it is done."""

    effect: TapestryEffect
    done: bool


def _slots(painter: Painter, civ: int, printed: Civilization, state: int) -> list[list[Slot]]:
    found: list[list[Slot]] = []
    for number, line in enumerate(printed.lines):
        slots: list[Slot] = []
        for place, effect in enumerate(line):
            done = printed.covered(state, number, place)
            slots.append(Slot(effect, done))
        found.append(slots)
    return found


def _lines(
    painter: Painter, seat: int, civ: int, printed: Civilization, state: int, x: float, y: float, w: float
) -> Drawn:
    if isinstance(printed, Leaders):
        return _tracks_led(painter, seat, state, x, y)
    if isinstance(printed, PrintedMystics):
        return _predictions(painter, seat, state, x, y, w)
    if printed.counts_tokens:
        return _tokens(painter, seat, civ, state, x, y)
    if civ in ARTS_MATS:
        return arts_lines(painter, seat, civ, state, x, y, w)
    things = printed.lying_on(state)
    if things is not None:
        return notes(seat, civ, [painter.named(kind, number) for kind, number in things], x, y, w)
    if civ in PLOY_MATS:
        return ploy_lines(painter, seat, civ, state, x, y, w)
    lines = _slots(painter, civ, printed, state)
    if printed.in_columns:
        return _columns(painter, seat, civ, printed, lines, x, y, w)
    return _rows(painter, seat, civ, printed, lines, x, y, w)


def _answers(painter: Painter, seat: int, printed: Civilization) -> bool:
    """Is the pending question answered on this mat? Only then its spaces have the ids of answers."""
    return seat == painter.viewer and painter.asked in [prompt.name for prompt in printed.asked_on]


def _columns(
    painter: Painter,
    seat: int,
    civ: int,
    printed: Civilization,
    lines: list[list[Slot]],
    x: float,
    y: float,
    w: float,
) -> Drawn:
    """Side by side, filled from below."""
    each = w / len(lines)
    deep = max(len(line) for line in lines) * SLOT
    drawn: list[str] = []
    for number, line in enumerate(lines):
        left = x + number * each
        slots = [
            _slot(painter, seat, f"slot-{seat}-{civ}-{number}-{i}", slot, left, y + deep - (i + 1) * SLOT, each - 6)
            for i, slot in enumerate(line)
        ]
        drawn.append(_line(painter, seat, printed, number, slots, left - 2, y - 1, each - 2, deep - 1))
    return Drawn("".join(drawn), deep)


def _line(
    painter: Painter,
    seat: int,
    printed: Civilization,
    number: int,
    slots: list[str],
    x: float,
    y: float,
    w: float,
    h: float,
) -> str:
    """A column or row that is chosen as a whole, if that is asked."""
    if not _answers(painter, seat, printed):
        return "".join(slots)
    id = f"{printed.answers}-{number}"
    return painter.thing(id, painter.named(printed.answers, number), *slots, painter.light(id, x, y, w, h, 5))


def _rows(
    painter: Painter,
    seat: int,
    civ: int,
    printed: Civilization,
    lines: list[list[Slot]],
    x: float,
    y: float,
    w: float,
) -> Drawn:
    """One row below the other, a long one broken."""
    across = printed.across or (4 if w < WIDE_MAT else 5)
    each = w / across
    drawn: list[str] = []
    top = y
    for number, line in enumerate(lines):
        deep = -(-len(line) // across) * SLOT
        slots: list[str] = []
        for i, slot in enumerate(line):
            own = not printed.rows_chosen and _answers(painter, seat, printed)
            id = f"{printed.answers}-{i + printed.first_space}" if own else f"slot-{seat}-{civ}-{number}-{i}"
            slots.append(_slot(painter, seat, id, slot, x + i % across * each, top + i // across * SLOT, each - 3))
        if printed.rows_chosen:
            slots = [_line(painter, seat, printed, number, slots, x - 2, top - 1, w + 2, deep - 1)]
        drawn += slots
        top += deep
    return Drawn("".join(drawn), top - y)


def _slot(painter: Painter, seat: int, id: str, slot: Slot, x: float, y: float, w: float) -> str:
    tokens = once(slot.effect.icons())
    inside = painter.row(tokens, x + 3, y + 4, 14, w - 6)
    parts = [box(x, y, w, SLOT - 3, "step", 4), f'<g class="faint">{inside}</g>' if slot.done else inside]
    if slot.done:
        parts.append(seat_shape(seat, x + w / 2, y + 11, 12))
    return painter.thing(id, painter.sentence(slot.effect), *parts, painter.light(id, x, y, w, SLOT - 3, 4))


def _tracks_led(painter: Painter, seat: int, state: int, x: float, y: float) -> Drawn:
    drawn = [
        ('<g class="faint">{}</g>' if led(state, track) else "{}").format(
            painter.icon(f"track-{name}", x + track * 28, y, 21, painter.named("track", track))
        )
        for track, name in enumerate(ALL_TRACKS[: len(painter.view["seats"][0]["tracks"])])
    ]
    return Drawn("".join(drawn), SLOT)


def _predictions(painter: Painter, seat: int, state: int, x: float, y: float, w: float) -> Drawn:
    icons = ("tech-card", "line", "territory", "track")
    each = w / 4
    drawn: list[str] = []
    for n, name in enumerate(PREDICTIONS):
        count = prediction(state, n)
        said = f"{painter.text(f'prediction-{name}')}: {count}"
        face = box(x + n * each, y, each - 3, SLOT - 3, "step active" if came_true(state, n) else "step", 4)
        drawn.append(
            thing(
                f"slot-{seat}-{MYSTICS}-{n}",
                said,
                face,
                painter.row([count, icons[n]], x + n * each + 3, y + 4, 14, each - 9),
            )
        )
    return Drawn("".join(drawn), SLOT)


def _tokens(painter: Painter, seat: int, civ: int, state: int, x: float, y: float) -> Drawn:
    if not state:
        return Drawn("", 2)
    marks = "".join(seat_shape(seat, x + 8 + 17 * i, y + 9, 12) for i in range(state))
    said = painter.text("board-tokens", count=state)
    return Drawn(thing(f"slot-{seat}-{civ}", said, marks), SLOT - 3)
