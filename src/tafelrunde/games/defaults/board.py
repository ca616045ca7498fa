"""The default picture: zones of the table, players, the viewer's things, and other possible answers.

View in, SVG out. Everything has an id and can be clicked, so any game is playable by mouse.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, Final, Optional

from ...draw.cards import Face, card, card_height, strip
from ...draw.icons import icons_of
from ...draw.layout import Beside, Layout, Plan, Stack
from ...draw.lettering import SERIF, fit, wrap
from ...draw.palette import COLOURS, SEATS, paint, seat_shape
from ...draw.regions import Column, Drawn
from ...draw.rows import Token
from ...draw.svg import at, box, num, text
from ...kernel.game import Component, Game
from ...words import labels, words_of
from ..board import BoardPart, Design, Room
from ..painter import Painter
from .zones import Zone, ZonePresenter

GAP: Final = 10
TITLE: Final = 20
CARD: Final = 118  # least width of a card that can be read
CHIP: Final = 40  # height of a thing without an effect
STRIP: Final = 22  # of another player's card
LINE: Final = 30  # name and summary of a player
HEAD: Final = 34


class DefaultPainter(Painter, ZonePresenter):
    def face(self, kind: str, number: int) -> Optional[Face]:
        """The face of a component; None for a thing with a name only."""
        component = self.game.numbered.get((kind, number))
        if component is None or component.description is None:
            return None
        return _face(self.game, self.lang, component)


@lru_cache(maxsize=1024)
def _face(game: Game, lang: str, component: Component) -> Face:
    """Numbers with an icon stand at the top, a word that names an icon is its sign; `colour` is of the palette."""
    w, known = words_of(game, lang), icons_of(game).drawings
    assert component.description is not None
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
        effect=tuple(component.description.icons()),
        sentence=w.sentence(component.description),
    )


def _parts(painter: DefaultPainter) -> list[BoardPart[DefaultPainter]]:
    parts = [_part(painter, "map", "default-table", _table), _part(painter, "players", "default-players", _players)]
    for name, title, zones in (("choices", "default-choices", _choices), ("hand", "default-own", _own)):
        if zones(painter):
            parts.append(_part(painter, name, title, partial(_drawn_zones, zones)))
    return parts


def _choices(painter: DefaultPainter) -> list[Zone]:
    choices = painter.other_choices()
    return [choices] if choices else []


def _own(painter: DefaultPainter) -> list[Zone]:
    return painter.zones_of(painter.viewer) if painter.viewer >= 0 else []


def _drawn_zones(zones: Callable[[DefaultPainter], list[Zone]], painter: DefaultPainter, w: float) -> Drawn:
    """Computed while drawing, so that reads are tracked."""
    return _zones(zones(painter), painter, w)


def _part(
    painter: DefaultPainter, name: str, title: str, draw: Callable[[DefaultPainter, float], Drawn]
) -> BoardPart[DefaultPainter]:
    return BoardPart(name, lambda painter, room: draw(painter, room.width), title=painter.text(title))


def _plans(painter: DefaultPainter, room: Room) -> list[Plan]:
    """The table at the left and the players at the right; the viewing seat's things and answers below, or on the table
    if nothing else is there."""
    own: tuple[Layout, ...] = ("choices", "hand")
    if painter.zones_on_table():
        wide: Layout = Stack((Beside(("map", "players"), (2, 1)), *own))
    else:
        wide = Beside((Stack(("map", *own)), "players"), (2, 1))
    return [Plan("beside", 700, wide), Plan("stacked", 0, Stack(("map", *own, "players")))]


DESIGN: Final = Design(DefaultPainter, _parts, _plans, lambda painter: painter.text("game-title"), {})


# ------------------------------------------------------------------------------------------------ parts


def _table(painter: DefaultPainter, w: float) -> Drawn:
    drawn = text(2, 22, fit(painter.round_label(), w / 2, 17, SERIF), "b serif", 17)
    drawn += _counts(painter, {name: str(n) for name, n in painter.counters().items()}, w, 6)
    zones = _zones(painter.zones_on_table(), painter, w)
    return Drawn(drawn + at(0, HEAD, zones.svg), HEAD + zones.height)


def _players(painter: DefaultPainter, w: float) -> Drawn:
    column = Column(0, GAP)
    for seat in painter.seats():
        column.add(_panel(painter, seat, 0, column.y, w))
    return Drawn("".join(column.parts), column.y - GAP)


def _panel(painter: DefaultPainter, seat: int, x: float, y: float, w: float) -> Drawn:
    """Name and summary; for other players also the cards of their zones, in small."""
    id, colour = f"player-{seat}", paint(SEATS[seat % len(SEATS)].colour)
    zones = painter.zones_of(seat) if not painter.is_viewer(seat) else []
    cards, high = _strips(painter, zones, x + 12, y + LINE, w - 20)
    high += LINE + 4
    numbers = painter.summary_of(seat)
    edge = f'<rect x="{num(x)}" y="{num(y)}" width="6" height="{num(high)}" rx="3" fill="{colour}"/>'
    name = text(x + 30, y + 20, fit(painter.called(seat), w - 44 - 44 * len(numbers), 13, True), "b", 13)
    inside = [box(x, y, w, high, "panel", 8), edge, seat_shape(seat, x + 18, y + 15, 12), name]
    inside += [_counts(painter, numbers, x + w - 6, y + 6), painter.light(id, x, y, w, high, 8)]
    label = ", ".join([painter.names[seat], *(painter.counted(each, count) for each, count in numbers.items())])
    look = "player turn" if seat == painter.turn() else "player"
    return Drawn(painter.thing(id, label, *inside, class_=look, style=f"color:{colour}") + cards, high)


def _counts(painter: DefaultPainter, counts: dict[str, str], right: float, y: float) -> str:
    """Numbers with their icons, right-aligned."""
    drawn: list[str] = []
    for k, (name, count) in enumerate(counts.items()):
        x = right - 44 * (len(counts) - k)
        drawn.append(
            painter.icon(name, x, y + 1, 17, painter.counted(name, count)) + text(x + 20, y + 14, count, "b", 13)
        )
    return "".join(drawn)


# ------------------------------------------------------------------------------------------------ zones


def _zones(zones: list[Zone], painter: DefaultPainter, w: float) -> Drawn:
    """Stacked, each with its title."""
    drawn: list[str] = []
    top = 0.0
    for zone in zones:
        drawn.append(text(2, top + 14, zone.title, "soft b", 12))
        things, high = _things(painter, zone, 0, top + TITLE, w)
        drawn.append(things)
        top += TITLE + high + GAP
    return Drawn("".join(drawn), max(0.0, top - GAP))


def _things(painter: DefaultPainter, zone: Zone, x: float, y: float, w: float) -> Drawn:
    """In rows, as many per row as fit."""
    faces = [painter.face(zone.kind, number) for number in zone.numbers]
    abreast = max(1, int((w + GAP) // (CARD + GAP)))
    wide = min(150.0, (w - (abreast - 1) * GAP) / abreast)
    high = max([CHIP, *(card_height(painter.icon_set, face, wide) for face in faces if face is not None)])
    drawn: list[str] = []
    for k, (number, face) in enumerate(zip(zone.numbers, faces, strict=True)):
        left, top = x + k % abreast * (wide + GAP), y + k // abreast * (high + GAP)
        id, name = f"{zone.kind}-{number}", painter.named(zone.kind, number)
        shown = _chip(name, wide, high) if face is None else card(painter.icon_set, face, wide, high)
        label = f"{name}. {painter.sentence_of(zone.kind, number)}" if face else name
        drawn.append(painter.thing(id, label, at(left, top, shown), painter.light(id, left, top, wide, high, 8)))
    rows = -(-len(zone.numbers) // abreast)
    return Drawn("".join(drawn), rows * (high + GAP) - GAP)


def _chip(name: str, w: float, h: float) -> str:
    """A thing with a name only."""
    lines = wrap(name, w - 12, 12, 2, True)
    first = h / 2 + 4 - 7 * (len(lines) - 1)
    words: list[Any] = [text(w / 2, first + 14 * k, line, "b mid", 12) for k, line in enumerate(lines)]
    return box(0, 0, w, h, "panel", 8) + "".join(words)


def _strips(painter: DefaultPainter, zones: list[Zone], x: float, y: float, w: float) -> Drawn:
    """Another player's cards, two per row."""
    drawn: list[str] = []
    top, wide = y, (w - 6) / 2
    for zone in zones:
        drawn.append(text(x, top + 11, zone.title, "soft", 10.5))
        top += 16
        for k, number in enumerate(zone.numbers):
            left, row = x + k % 2 * (wide + 6), top + k // 2 * (STRIP + 3)
            id, name, face = f"{zone.kind}-{number}", painter.named(zone.kind, number), painter.face(zone.kind, number)
            shown = _chip(name, wide, STRIP) if face is None else strip(painter.icon_set, face, wide, STRIP)
            label = f"{name}. {painter.sentence_of(zone.kind, number)}" if face else name
            drawn.append(painter.thing(id, label, at(left, row, shown), painter.light(id, left, row, wide, STRIP, 4)))
        top += -(-len(zone.numbers) // 2) * (STRIP + 3) + 3
    return Drawn("".join(drawn), top - y)
