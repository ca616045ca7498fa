"""The plain picture: the zones of the table, the players, the own things, and whatever else can be chosen.

View in, SVG out. Every thing has its id and can be pointed at, so any game can be played by mouse.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Optional

from ...draw.cards import Face, card, strip
from ...draw.icons import icons_of
from ...draw.lettering import fit, wrap
from ...draw.palette import COLOURS, SEATS, paint, seat_shape
from ...draw.rows import Token
from ...draw.svg import at, box, num, part, text
from ...kernel.game import Component, Game, View
from ...words import labels, words_of
from ..painter import Painter, picture
from .zones import Zone, ZonePresenter

GAP: Final = 10
TITLE: Final = 20
CARD: Final = (118, 152)  # the least width, and the height, of a card that is read
CHIP: Final = 40  # the height of a thing without an effect
STRIP: Final = 22  # of a card of somebody else
LINE: Final = 30  # name and purse of a player
HEAD: Final = 34
LEFT: Final = 0.66  # of the width, for the table

Drawn = tuple[str, float]  # a part, and how high it is


class PlainPainter(Painter, ZonePresenter):
    def face(self, kind: str, number: int) -> Optional[Face]:
        """What a component shows; None for a thing that has only a name."""
        component = self.game.numbered.get((kind, number))
        if component is None or component.effect is None:
            return None
        face = _face(self.game, self.lang, component)
        self.icons |= face.icons()
        return face


@lru_cache(maxsize=1024)
def _face(game: Game, lang: str, component: Component) -> Face:
    """Numbers that have an icon stand at the top, a word that names an icon is its sign; `colour` is of the palette."""
    w, known = words_of(game, lang), icons_of(game).drawings
    assert component.effect is not None
    words = [value for value in component.facts.values() if isinstance(value, str)]
    colour = str(component.facts.get("colour"))
    cost: list[Token] = []
    for name, value in component.facts.items():
        if type(value) is int and value and name in known:
            cost += [value, name]
    return Face(
        name=labels.thing(w, game, component.kind, component.numbers[0]),
        colour=colour if colour in COLOURS else "brown",
        glyph=next((word for word in words if word in known), "hand"),
        cost=tuple(cost),
        effect=tuple(component.effect.icons()),
        sentence=w.sentence(component.effect),
    )


def draw_board(game: Game, view: View, lang: str, width: int = 0) -> str:
    """What a seat sees. Things that answer its pending question are lit."""
    painter = PlainPainter(game, view, lang)
    return picture(painter, painter.text("game-title"), width, _beside, _stacked, {})


def _beside(painter: PlainPainter, width: float) -> tuple[list[str], float]:
    """The table at the left and the players at the right. What the viewing seat has and may choose lies below, or on
    the table where nothing else does."""
    left = (width - 3 * GAP) * LEFT
    right = width - left - 3 * GAP
    table, high = _table(painter, GAP, GAP, left)
    players, higher = _players(painter, painter.seats(), left + 2 * GAP, GAP, right)
    if painter.zones_on_table():
        return _own(painter, [table, players], max(high, higher) + 2 * GAP, width)
    parts, y = _own(painter, [table, players], high + 2 * GAP, left + 2 * GAP)
    return parts, max(y, higher + 2 * GAP)


def _stacked(painter: PlainPainter, width: float) -> tuple[list[str], float]:
    table, high = _table(painter, GAP, GAP, width - 2 * GAP)
    parts, y = _own(painter, [table], high + 2 * GAP, width)
    players, high = _players(painter, painter.seats(), GAP, y, width - 2 * GAP)
    return [*parts, players], y + high + GAP


# ------------------------------------------------------------------------------------------------ parts


def _table(painter: PlainPainter, x: float, y: float, w: float) -> Drawn:
    drawn = [text(x + 2, y + 22, fit(painter.round_said(), w / 2, 17, True), "b serif", 17)]
    drawn.append(_counts(painter, {name: str(n) for name, n in painter.counters().items()}, x + w, y + 6))
    zones, high = _zones(painter, painter.zones_on_table(), x, y + HEAD, w)
    return part("part-map", painter.text("plain-table"), x, y, w, HEAD + high, *drawn, zones), HEAD + high


def _own(painter: PlainPainter, parts: list[str], y: float, width: float) -> tuple[list[str], float]:
    """Adds what the viewing seat has and may choose; returns where the next thing may begin."""
    own = painter.zones_of(painter.viewer) if painter.viewer >= 0 else []
    choices = painter.other_choices()
    room = width - 2 * GAP
    shown = [("part-choices", "plain-choices", [choices] if choices else []), ("part-hand", "plain-own", own)]
    for id, name, zones in shown:
        if zones:
            drawn, high = _zones(painter, zones, GAP, y, room)
            parts.append(part(id, painter.text(name), GAP, y, room, high, drawn))
            y += high + GAP
    return parts, y


def _players(painter: PlainPainter, seats: list[int], x: float, y: float, w: float) -> Drawn:
    drawn: list[str] = []
    top = y
    for seat in seats:
        panel, high = _panel(painter, seat, x, top, w)
        drawn.append(panel)
        top += high + GAP
    high = top - y - GAP
    return part("part-players", painter.text("plain-players"), x, y, w, high, *drawn), high


def _panel(painter: PlainPainter, seat: int, x: float, y: float, w: float) -> Drawn:
    """Name and purse; for others, the cards of their zones, of which little is seen."""
    id, colour = f"player-{seat}", paint(SEATS[seat % len(SEATS)].colour)
    zones = painter.zones_of(seat) if seat != painter.viewer else []
    cards, high = _strips(painter, zones, x + 12, y + LINE, w - 20)
    high += LINE + 4
    purse = painter.purse_of(seat)
    edge = f'<rect x="{num(x)}" y="{num(y)}" width="6" height="{num(high)}" rx="3" fill="{colour}"/>'
    name = text(x + 30, y + 20, fit(painter.called(seat), w - 44 - 44 * len(purse), 13, True), "b", 13)
    inside = [box(x, y, w, high, "panel", 8), edge, seat_shape(seat, x + 18, y + 15, 12), name]
    inside += [_counts(painter, purse, x + w - 6, y + 6), painter.light(id, x, y, w, high, 8)]
    said = ", ".join([painter.names[seat], *(painter.counted(each, count) for each, count in purse.items())])
    look = "player turn" if seat == painter.turn() else "player"
    return painter.thing(id, said, *inside, class_=look, style=f"color:{colour}") + cards, high


def _counts(painter: PlainPainter, counts: dict[str, str], right: float, y: float) -> str:
    """Numbers with their icons, the last one ending at the right."""
    drawn: list[str] = []
    for k, (name, count) in enumerate(counts.items()):
        x = right - 44 * (len(counts) - k)
        drawn.append(
            painter.icon(name, x, y + 1, 17, painter.counted(name, count)) + text(x + 20, y + 14, count, "b", 13)
        )
    return "".join(drawn)


# ------------------------------------------------------------------------------------------------ zones


def _zones(painter: PlainPainter, zones: list[Zone], x: float, y: float, w: float) -> Drawn:
    """One below the other, each with its title."""
    drawn: list[str] = []
    top = y
    for zone in zones:
        drawn.append(text(x + 2, top + 14, zone.title, "soft b", 12))
        things, high = _things(painter, zone, x, top + TITLE, w)
        drawn.append(things)
        top += TITLE + high + GAP
    return "".join(drawn), max(0.0, top - y - GAP)


def _things(painter: PlainPainter, zone: Zone, x: float, y: float, w: float) -> Drawn:
    """In rows, as many abreast as there is room for."""
    faces = [painter.face(zone.kind, number) for number in zone.numbers]
    high = CARD[1] if any(faces) else CHIP
    abreast = max(1, int((w + GAP) // (CARD[0] + GAP)))
    wide = min(150.0, (w - (abreast - 1) * GAP) / abreast)
    drawn: list[str] = []
    for k, (number, face) in enumerate(zip(zone.numbers, faces, strict=True)):
        left, top = x + k % abreast * (wide + GAP), y + k // abreast * (high + GAP)
        id, name = f"{zone.kind}-{number}", painter.named(zone.kind, number)
        shown = _chip(name, wide, high) if face is None else card(painter.icon_set, face, wide, high)
        said = f"{name}. {painter.said_of(zone.kind, number)}" if face else name
        drawn.append(painter.thing(id, said, at(left, top, shown), painter.light(id, left, top, wide, high, 8)))
    rows = -(-len(zone.numbers) // abreast)
    return "".join(drawn), rows * (high + GAP) - GAP


def _chip(name: str, w: float, h: float) -> str:
    """A thing that has nothing but a name."""
    lines = wrap(name, w - 12, 12, 2, True)
    first = h / 2 + 4 - 7 * (len(lines) - 1)
    words: list[Any] = [text(w / 2, first + 14 * k, line, "b mid", 12) for k, line in enumerate(lines)]
    return box(0, 0, w, h, "panel", 8) + "".join(words)


def _strips(painter: PlainPainter, zones: list[Zone], x: float, y: float, w: float) -> Drawn:
    """The cards of somebody else, two abreast."""
    drawn: list[str] = []
    top, wide = y, (w - 6) / 2
    for zone in zones:
        drawn.append(text(x, top + 11, zone.title, "soft", 10.5))
        top += 16
        for k, number in enumerate(zone.numbers):
            left, row = x + k % 2 * (wide + 6), top + k // 2 * (STRIP + 3)
            id, name, face = f"{zone.kind}-{number}", painter.named(zone.kind, number), painter.face(zone.kind, number)
            shown = _chip(name, wide, STRIP) if face is None else strip(painter.icon_set, face, wide, STRIP)
            said = f"{name}. {painter.said_of(zone.kind, number)}" if face else name
            drawn.append(painter.thing(id, said, at(left, row, shown), painter.light(id, left, row, wide, STRIP, 4)))
        top += -(-len(zone.numbers) // 2) * (STRIP + 3) + 3
    return "".join(drawn), top - y
