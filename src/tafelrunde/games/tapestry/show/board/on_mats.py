"""Draws the contents of a civilization mat: spaces, tokens or things, as `Civilization.drawn_as` says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from .....draw.palette import seat_shape
from .....draw.regions import Drawn
from .....draw.svg import box, edge, text, thing
from ...abilities.mystics import PREDICTIONS, came_true, prediction
from ...components.civilizations import Civilization
from ...expansions.plans_ploys.abilities.infiltrators import tokens_at
from ...pieces.kinds import ALL_TRACKS
from ...pieces.landmarks import LANDMARKS, MAP_HOUSE, PATENT_OFFICE, STADIUM
from ...table.effect import TapestryEffect
from ..ids import mat_slot
from ..painter import Painter, letters, once
from .cards import SLOT
from .islands import islands

WIDE_MAT: Final = 330.0
TWO_ABREAST: Final = 5  # up to so many things that can be done once each; more are three abreast
OF_CARDS: Final = (*range(MAP_HOUSE, STADIUM), *range(PATENT_OFFICE, len(LANDMARKS)))  # landmarks of landmark cards


class OnMat(NamedTuple):
    """A mat of a seat with its number, and the room for its contents."""

    painter: Painter
    seat: int
    civ: int
    printed: Civilization
    state: int
    x: float
    y: float
    w: float

    @property
    def answers(self) -> bool:
        """Is the pending question answered on this mat? Only then its spaces have the ids of answers."""
        return self.seat == self.painter.viewer and self.painter.is_asked(*(p.name for p in self.printed.asked_on))

    def id_of(self, number: int, *place: int) -> str:
        """The id of a space that may be an answer."""
        return f"{self.printed.answers}-{number}" if self.answers else self.slot_id(*place)

    def slot_id(self, *place: int) -> str:
        return f"mat-space-{mat_slot(self.seat, self.civ, *place)}"


def lying(mat: OnMat) -> Drawn:
    return DRAWINGS[mat.printed.drawn_as](mat)


# ------------------------------------------------------------------------------------------------ spaces in lines


def _rows(mat: OnMat) -> Drawn:
    """One row below the other, a long one broken."""
    across = mat.printed.across or (4 if mat.w < WIDE_MAT else 5)
    each = mat.w / across
    drawn: list[str] = []
    top = mat.y
    for number, line in enumerate(mat.printed.lines):
        deep = -(-len(line) // across) * SLOT
        slots: list[str] = []
        for i, effect in enumerate(line):
            place = number, i
            id = mat.slot_id(*place) if mat.printed.rows_chosen else mat.id_of(i + mat.printed.first_space, *place)
            slots.append(_slot(mat, id, effect, place, mat.x + i % across * each, top + i // across * SLOT, each - 3))
        if mat.printed.rows_chosen:
            slots = [_line(mat, number, slots, mat.x - 2, top - 1, mat.w + 2, deep - 1)]
        drawn += slots
        top += deep
    return Drawn("".join(drawn), top - mat.y)


def _columns(mat: OnMat) -> Drawn:
    """Side by side, filled from below."""
    lines = mat.printed.lines
    each = mat.w / len(lines)
    deep = max(len(line) for line in lines) * SLOT
    drawn: list[str] = []
    for number, line in enumerate(lines):
        left = mat.x + number * each
        slots = [
            _slot(mat, mat.slot_id(number, i), effect, (number, i), left, mat.y + deep - (i + 1) * SLOT, each - 6)
            for i, effect in enumerate(line)
        ]
        drawn.append(_line(mat, number, slots, left - 2, mat.y - 1, each - 2, deep - 1))
    return Drawn("".join(drawn), deep)


def _line(mat: OnMat, number: int, slots: list[str], x: float, y: float, w: float, h: float) -> str:
    """A column or row that is chosen as a whole, if that is asked."""
    if not mat.answers:
        return "".join(slots)
    id, label = mat.id_of(number), mat.painter.named(mat.printed.answers, number)
    return mat.painter.thing(id, label, *slots, edge(x, y, w, h, 5, 0))


def _slot(mat: OnMat, id: str, effect: TapestryEffect, place: tuple[int, int], x: float, y: float, w: float) -> str:
    """A space: its benefit, and a token if it is covered or used."""
    painter, done = mat.painter, mat.printed.covered(mat.state, *place)
    inside = painter.row(once(effect.icons()), x + 3, y + 2.5, 17, w - 6)
    parts = [box(x, y, w, SLOT - 3, "w-patch", 4), f'<g class="faint">{inside}</g>' if done else inside]
    if done:
        parts.append(seat_shape(mat.seat, x + w - 9, y + 11, 12))
    return painter.thing(id, painter.sentence(effect), *parts, edge(x, y, w, SLOT - 3, 4, 1))


# ------------------------------------------------------------------------------------------------ tokens and marks


def _tokens(mat: OnMat) -> Drawn:
    """Tokens by the number on the mat."""
    if not mat.state:
        return Drawn("", 2)
    marks = "".join(seat_shape(mat.seat, mat.x + 8 + 17 * i, mat.y + 9, 12) for i in range(mat.state))
    label = mat.painter.text("board-tokens", count=mat.state)
    return Drawn(thing(mat.slot_id(), label, marks), SLOT - 3)


def _tracks(mat: OnMat) -> Drawn:
    """An icon for each leader; used ones are faint."""
    painter = mat.painter
    leaders = mat.printed.once_each(mat.state)[: len(painter.view["seats"][0]["tracks"])]
    drawn = [
        ('<g class="faint">{}</g>' if used else "{}").format(
            painter.icon(f"track-{ALL_TRACKS[track]}", mat.x + i * 28, mat.y, 21, painter.named("track", track))
        )
        for i, (track, used) in enumerate(leaders)
    ]
    return Drawn("".join(drawn), SLOT)


def _predictions(mat: OnMat) -> Drawn:
    icons = ("tech-card", "line", "territory", "track")
    each = mat.w / len(PREDICTIONS)
    drawn: list[str] = []
    for n, name in enumerate(PREDICTIONS):
        count, left = prediction(mat.state, n), mat.x + n * each
        label = f"{mat.painter.text(f'prediction-{name}')}: {count}"
        face = box(left, mat.y, each - 3, SLOT - 3, "w-open" if came_true(mat.state, n) else "w-patch", 4)
        inside = mat.painter.row([count, icons[n]], left + 3, mat.y + 2.5, 17, each - 9)
        drawn.append(thing(mat.slot_id(n), label, face, inside))
    return Drawn("".join(drawn), SLOT)


def _once_each(mat: OnMat) -> Drawn:
    """Actions that can be used once each, with a token on used ones."""
    painter, things = mat.painter, mat.printed.once_each(mat.state)
    across = 2 if len(things) <= TWO_ABREAST else 3
    each = mat.w / across
    drawn: list[str] = []
    for i, (number, done) in enumerate(things):
        id = mat.id_of(number, number)
        left, top = mat.x + i % across * each, mat.y + i // across * SLOT
        label = painter.named(mat.printed.answers, number)
        words = text(left + 18, top + 14.5, label, "soft" if done else "", letters(label, each - 26, 12, False))
        mark = seat_shape(mat.seat, left + 9, top + 11, 11) if done else ""
        face = box(left, top, each - 3, SLOT - 3, "w-patch", 4)
        drawn.append(painter.thing(id, label, face, words, mark, edge(left, top, each - 3, SLOT - 3, 4, 1)))
    return Drawn("".join(drawn), -(-len(things) // across) * SLOT)


# ------------------------------------------------------------------------------------------------ things


def _things(mat: OnMat) -> Drawn:
    """A line for each thing on the mat."""
    return _notes(mat, [mat.painter.named(kind, number) for kind, number in mat.printed.things_on(mat.state)])


def _hosts(mat: OnMat) -> Drawn:
    """A line for each player on whose start territory tokens lie."""
    counts = [(other, tokens_at(mat.state, other)) for other in range(mat.painter.view["players"])]
    return _notes(mat, [f"{mat.painter.names[other]}: {count}" for other, count in counts if count])


def _notes(mat: OnMat, label: list[str]) -> Drawn:
    drawn = [
        thing(
            mat.slot_id(i),
            words,
            box(mat.x, mat.y + i * SLOT, mat.w, SLOT - 3, "w-patch", 4),
            seat_shape(mat.seat, mat.x + 10, mat.y + i * SLOT + 11, 11),
            text(mat.x + 20, mat.y + i * SLOT + 14.5, words, "", letters(words, mat.w - 26, 12.5, False)),
        )
        for i, words in enumerate(label)
    ]
    return Drawn("".join(drawn), max(2.0, len(label) * SLOT))


def _islands(mat: OnMat) -> Drawn:
    return islands(mat.painter, mat.seat, mat.x, mat.y, mat.w)


def _stored(mat: OnMat) -> Drawn:
    """Landmarks that wait to be built."""
    painter, side = mat.painter, mat.painter.view["seats"][mat.seat]["side"]
    stored = side["stored"] if side is not None else []
    drawn: list[str] = []
    for i, landmark in enumerate(stored):
        name = painter.named("landmark", landmark)
        drawn_elsewhere = landmark not in OF_CARDS  # on its track or beside the tech cards
        id = f"stored-{mat.seat}-{landmark}" if drawn_elsewhere else f"landmark-{landmark}"
        top = mat.y + i * SLOT
        face = box(mat.x, top, mat.w, SLOT - 3, "w-patch", 4) + painter.icon("landmark", mat.x + 3, top + 3, 15)
        words = text(mat.x + 22, top + 14.5, name, "", letters(name, mat.w - 28, 12.5, False))
        drawn.append(painter.thing(id, name, face, words, edge(mat.x, top, mat.w, SLOT - 3, 4, 1)))
    return Drawn("".join(drawn), max(2.0, len(stored) * SLOT))


DRAWINGS: Final[dict[str, Callable[[OnMat], Drawn]]] = {
    "rows": _rows,
    "columns": _columns,
    "tokens": _tokens,
    "tracks": _tracks,
    "predictions": _predictions,
    "once-each": _once_each,
    "things": _things,
    "hosts": _hosts,
    "islands": _islands,
    "stored": _stored,
}
