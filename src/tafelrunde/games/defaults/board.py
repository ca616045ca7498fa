"""The default picture: zones of the table, players, the viewer's things, and other possible answers.

View in, SVG out. Everything has an id and can be clicked, so any game is playable by mouse.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, Final, Optional

from ...draw.cards import Face
from ...draw.faces import LINE, face_card, face_height, face_line
from ...draw.frames import described, seat_frame, sign
from ...draw.icons import icons_of
from ...draw.layout import Beside, Layout, Plan, Stack
from ...draw.lettering import BOLD, SERIF, fit, width, wrap
from ...draw.palette import COLOURS
from ...draw.regions import Column, Drawn
from ...draw.rows import Token
from ...draw.sheets import definitions_of
from ...draw.svg import at, box, edge, tally, text
from ...kernel.game import Component, Game
from ...words import labels, words_of
from ..board import BoardPart, Design, Room, growing
from ..painter import Painter
from .zones import Zone, ZonePresenter

GAP: Final = 10.0
TITLE: Final = 22.0
CARD: Final = 124.0  # least width of a card that can be read
WIDEST: Final = 168.0
CHIP: Final = 42.0  # height of a thing without an effect
BAR: Final = 44.0
ICON: Final = 20.0
NARROW: Final = 300.0
PAD: Final = 12.0


class DefaultPainter(Painter, ZonePresenter):
    def face(self, kind: str, number: int) -> Optional[Face]:
        """The face of a component; None for a thing with a name only."""
        component = self.game.numbered.get((kind, number))
        if component is None or component.description is None:
            return None
        return _face(self.game, self.lang, component)

    def emblem(self, kind: str, number: int) -> str:
        """The symbol that the game's sheet has for a component; empty if it has none."""
        component = self.game.numbered.get((kind, number))
        id = "" if component is None else f"{self.game.name}-{kind}-{labels.slug(component.id)}"
        return id if id in definitions_of(self.game) else ""


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


DESIGN: Final = Design(
    DefaultPainter,
    _parts,
    _plans,
    lambda painter: painter.text("game-title"),
    {},
    unit=growing,
    fills=True,
)


# ------------------------------------------------------------------------------------------------ parts


def _table(painter: DefaultPainter, w: float) -> Drawn:
    """Round and counters in a bar, then the zones of the table."""
    counts = {name: str(n) for name, n in painter.counters().items()}
    label = painter.round_label()
    taken = _taken(counts)
    title = fit(label, w - taken - 3 * PAD, 19, SERIF)
    drawn = box(0, 0, w, BAR, "leaf", 10) + text(PAD, 28, title, "serif", 19)
    drawn += _counts(painter, "table", counts, w - PAD - taken, BAR / 2)
    zones = _zones(painter.zones_on_table(), painter, w)
    return Drawn(drawn + at(0, BAR + GAP, zones.svg), BAR + (GAP + zones.height if zones.height else 0))


def _players(painter: DefaultPainter, w: float) -> Drawn:
    column = Column(0, GAP)
    for seat in painter.seats():
        column.add(_panel(painter, seat, column.y, w))
    return Drawn("".join(column.parts), column.y - GAP)


def _panel(painter: DefaultPainter, seat: int, y: float, w: float) -> Drawn:
    """Name and summary; for other players also the cards of their zones, a line each."""
    counts = painter.summary_of(seat)
    below = w < NARROW
    taken = _taken(counts)
    zones = painter.zones_of(seat) if not painter.is_viewer(seat) else []
    top = 68.0 if below else BAR
    cards = _lines(painter, zones, PAD + 4, y + top, w - 2 * PAD - 4)
    high = top + (cards.height + PAD if cards.height else 0)
    name = fit(painter.names[seat], w - 54 - (0 if below else taken), 17, SERIF)
    turn = painter.turn() == seat
    inside = (
        seat_frame(0, y, w, high),
        box(1, y + 1, w - 2, high - 2, "at-turn", 9) if turn else "",
        edge(0, y, w, high, 10, 0),
        sign(seat, PAD + 4, y + 15, 14),
        text(PAD + 26, y + 28, name, "serif name", 17),
        _counts(painter, str(seat), counts, PAD + 4 if below else w - PAD - taken, y + (52 if below else BAR / 2)),
    )
    numbers = (painter.counted(each, count) for each, count in counts.items())
    look = f"player seat-{seat}" + (" turn" if turn else "")
    thing = painter.thing(f"player-{seat}", ", ".join([painter.names[seat], *numbers]), *inside, class_=look)
    return Drawn(thing + cards.svg, high)


def _taken(counts: dict[str, str]) -> float:
    return sum(ICON + 4 + width(count, 16, BOLD) for count in counts.values()) + 12 * max(0, len(counts) - 1)


def _counts(painter: DefaultPainter, key: str, counts: dict[str, str], x: float, y: float) -> str:
    """Numbers with their icons, centred on a line."""
    drawn: list[str] = []
    for name, count in counts.items():
        symbol = painter.icon(name, x, y - ICON / 2, ICON)
        drawn.append(symbol.replace("/>", f">{described(painter.counted(name, count))}</use>"))
        drawn.append(tally(f"{name}-{key}", x + ICON + 3, y + 5.6, count, "b", 16))
        x += ICON + 4 + width(count, 16, BOLD) + 12
    return "".join(drawn)


# ------------------------------------------------------------------------------------------------ zones


def _zones(zones: list[Zone], painter: DefaultPainter, w: float) -> Drawn:
    """Stacked, each with its title."""
    drawn: list[str] = []
    top = 0.0
    for zone in zones:
        drawn.append(text(2, top + 15, zone.title, "serif", 15))
        things, high = _things(painter, zone, top + TITLE, w)
        drawn.append(things)
        top += TITLE + high + GAP
    return Drawn("".join(drawn), max(0.0, top - GAP))


def _things(painter: DefaultPainter, zone: Zone, y: float, w: float) -> tuple[str, float]:
    """In rows, as many per row as fit."""
    faces = [painter.face(zone.kind, number) for number in zone.numbers]
    abreast = max(1, int((w + GAP) // (CARD + GAP)))
    wide = min(WIDEST, (w - (abreast - 1) * GAP) / abreast)
    high = max([CHIP, *(face_height(painter.icon_set, face, wide) for face in faces if face is not None)])
    drawn: list[str] = []
    for k, (number, face) in enumerate(zip(zone.numbers, faces, strict=True)):
        left, top = k % abreast * (wide + GAP), y + k // abreast * (high + GAP)
        shown = _chip(painter.named(zone.kind, number), wide, high)
        if face is not None:
            shown = face_card(painter.icon_set, face, painter.emblem(zone.kind, number), wide, high)
        drawn.append(_thing(painter, zone.kind, number, edge(left, top, wide, high, 8), at(left, top, shown), "lifts"))
    rows = -(-len(zone.numbers) // abreast)
    return "".join(drawn), rows * (high + GAP) - GAP


def _thing(painter: DefaultPainter, kind: str, number: int, contour: str, shown: str, look: str) -> str:
    name, sentence = painter.named(kind, number), painter.sentence_of(kind, number)
    label = f"{name}. {sentence}" if sentence else name
    return painter.thing(f"{kind}-{number}", label, contour, shown, class_=f"card {look}".rstrip())


def _chip(name: str, w: float, h: float) -> str:
    """A thing with a name only."""
    lines = wrap(name, w - 12, 14, 2, BOLD)
    first = h / 2 + 5 - 8 * (len(lines) - 1)
    words: list[Any] = [text(w / 2, first + 16 * k, line, "b mid", 14) for k, line in enumerate(lines)]
    return box(0, 0, w, h, "card-ground", 8) + box(0, 0, w, h, "card-rim", 8) + "".join(words)


def _lines(painter: DefaultPainter, zones: list[Zone], x: float, y: float, w: float) -> Drawn:
    """Another player's cards, each on a line."""
    drawn: list[str] = []
    top = y
    for zone in zones:
        drawn.append(text(x, top + 12, zone.title, "soft", 12))
        top += 18
        for number in zone.numbers:
            face = painter.face(zone.kind, number)
            shown = _chip(painter.named(zone.kind, number), w, LINE)
            if face is not None:
                shown = face_line(painter.icon_set, face, w)
            drawn.append(_thing(painter, zone.kind, number, edge(x, top, w, LINE, 4, 1), at(x, top, shown), ""))
            top += LINE + 3
    return Drawn("".join(drawn), top - y)
