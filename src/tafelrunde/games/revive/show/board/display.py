"""Draws the shared display: citizens, machines, modules, artifacts, hibernation and score tracks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from .....draw.lettering import fit
from .....draw.palette import paint, seat_shape
from .....draw.regions import Drawn
from .....draw.svg import at, box, num, text
from ...pieces.artifacts import artifact_colour
from ...pieces.board import LAP, LAST_HIBERNATION, SCORE_TRACK
from ...pieces.kinds import ARTIFACT_COLOURS, COLOURS
from ..painter import LETTERS, PAINTS, Face, Painter, group, pictured, side

GAP: Final = 4
LABEL: Final = 14
RINGED: Final = 14  # the ring of a selectable thing below a title must not cross it
STRIP: Final = 30  # a citizen: the name, below it both halves
TILE: Final = 24  # a machine or a module
ARTIFACT: Final = 26
SLEEP: Final = 39
SCORE: Final = 40
TWO_COLUMNS: Final = 520  # room for tiles beside citizens

LEGIBLE: Final = 30  # narrower tiles show no numbers

Region = Callable[[Painter, float, float, float], Drawn]


def display(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """Citizens, machines, modules, artifacts, hibernation: one below the other, or the tiles beside the citizens."""
    tiles = (machines, modules, artifacts)
    if w < TWO_COLUMNS:
        return _below(painter, (citizens, *tiles, hibernation), x, y, w)
    wide = (w - 2 * GAP) / 2
    left = painter.cached(citizens, x, y, wide)
    right = _below(painter, tiles, x + wide + 2 * GAP, y, wide)
    high = max(left.height, right.height) + GAP + 1
    track = painter.cached(hibernation, x, y + high, w)
    return Drawn(left.svg + right.svg + track.svg, high + track.height)


def _below(painter: Painter, draws: Sequence[Region], x: float, y: float, w: float) -> Drawn:
    parts: list[str] = []
    top = y
    for draw in draws:
        drawn = painter.cached(draw, x, top, w)
        parts.append(drawn.svg)
        top += drawn.height + GAP + 1
    return Drawn("".join(parts), top - GAP - 1 - y)


def _region(painter: Painter, name: str, note: str, x: float, y: float, w: float, h: float, *children: str) -> Drawn:
    """Components of one kind under their title."""
    title = painter.text(f"board-{name}")
    heading = text(x + 1, y + 10.5, title, "b serif", 11) + text(x + w - RINGED, y + 10.5, note, "soft end", 10)
    return Drawn(group(title, heading, *children), LABEL + h)


# ------------------------------------------------------------------------------------------------ the display


def citizens(painter: Painter, x: float, y: float, w: float) -> Drawn:
    cards = painter.view["display"]["cards"]
    note = painter.text("board-pile", count=painter.view["deck"])
    tops = [y + LABEL + i * (STRIP + 2) for i in range(len(cards))]
    parts = [painter.cached_by_values(citizen, card, x, top, w, STRIP) for card, top in zip(cards, tops, strict=True)]
    return _region(painter, "citizens", note, x, y, w, 5 * (STRIP + 2) - 2, *parts)


def citizen(painter: Painter, number: int, x: float, y: float, w: float, h: float) -> str:
    """A card as a strip: the name, below it the effects of both halves."""
    id = f"card-{number}"
    face = painter.card(number)
    colour = painter.game.catalog.cards[number].colour
    half = (w - 34) / 2
    size = min(14.0, h * 0.42)
    low = h - size - 3
    letters = 10.5 if h >= STRIP else LETTERS
    drawn = [
        box(0.5, 0.5, w - 1, h - 1, "panel", 4),
        side(0, 0.5, h - 1, PAINTS[colour]),
        painter.icon(f"citizen-{COLOURS[colour]}", 8, (h - 18) / 2, 18),
        text(30, letters + 3, fit(face.name, w - 38, letters, True), "b", letters),
        painter.printed(face, 30, low, size, half - 6),
        f'<path class="rule" d="M{num(30 + half - 3)} {num(low)}V{num(h - 3)}"/>',
        painter.printed(face, 30 + half, low, size, half - 6, 1),
    ]
    return painter.thing(id, painter.label(face), at(x, y, *drawn, painter.light(id, 0, 0, w, h, 4)), class_="card")


def machines(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """A column for each colour, its stack below the title."""
    wide = (w - 2 * GAP) / 3
    parts: list[str] = []
    for colour, row in enumerate(painter.view["display"]["machines"]):
        left = x + colour * (wide + GAP)
        for i, number in enumerate(row):
            id = f"machine-{number}"
            face = painter.face("machine", number)
            top = y + LABEL + i * (TILE + 2)
            drawn = tile(painter, face, PAINTS[colour], f"machine-{COLOURS[colour]}", wide)
            parts.append(
                painter.thing(id, painter.label(face), at(left, top, drawn, painter.light(id, 0, 0, wide, TILE, 4)))
            )
    note = painter.text("board-pile", count=" · ".join(str(n) for n in painter.view["machine_piles"]))
    return _region(painter, "machines", note, x, y, w, 3 * (TILE + 2) - 2, *parts)


def tile(painter: Painter, face: Face, colour: str, glyph: str, w: float, h: float = TILE) -> str:
    """A tile with its colour, its kind and its effect, from its upper left corner."""
    left = 6.0 if not glyph else 8 + h * 0.62
    mark = painter.icon(glyph, 7, h * 0.19, h * 0.62) if glyph else ""
    return (
        box(0.5, 0.5, w - 1, h - 1, "panel", 4)
        + side(0, 0.5, h - 1, colour)
        + mark
        + painter.printed(face, left + 2, h * 0.2, h * 0.6, w - left - 6)
    )


def modules(painter: Painter, x: float, y: float, w: float) -> Drawn:
    wide = (w - 4 * GAP) / 5
    parts: list[str] = []
    for i, number in enumerate(painter.view["display"]["modules"]):
        id = f"module-{number}"
        drawn = module(painter, number, wide, TILE + 2)
        light = painter.light(id, 0, 0, wide, TILE + 2, 4)
        parts.append(painter.thing(id, module_name(painter, number), at(x + i * (wide + GAP), y + LABEL, drawn, light)))
    note = painter.text("board-pile", count=painter.view["module_pile"])
    return _region(painter, "modules", note, x, y, w, TILE + 2, *parts)


def module(painter: Painter, number: int, w: float, h: float) -> str:
    """A bar above for each of its card colours, with the resource of the colour; the effect below."""
    printed = painter.game.catalog.modules[number]
    colours = [colour for colour in range(3) if printed.colours >> colour & 1]
    wide = (w - 2) / len(colours)
    parts = [box(0.5, 0.5, w - 1, h - 1, "panel", 3)]
    high = h * 0.4
    for i, colour in enumerate(colours):
        left = 1 + i * wide
        parts.append(
            f'<rect x="{num(left)}" y="1" width="{num(wide)}" height="{num(high)}" fill="{paint(PAINTS[colour])}"/>'
        )
        parts.append(painter.icon(("gear", "book", "food")[colour], left + wide / 2 - high / 2 + 0.5, 1.5, high - 1))
    face = painter.face("module", number)
    if w < LEGIBLE:
        face = face._replace(rows=(pictured(face.rows[0]),))
    return "".join(parts) + painter.printed(face, 3, high + 2.5, h - high - 4.5, w - 6)


def module_name(painter: Painter, number: int) -> str:
    face = painter.face("module", number)
    printed = painter.game.catalog.modules[number]
    colours = [painter.text(f"colour-{COLOURS[colour]}") for colour in range(3) if printed.colours >> colour & 1]
    return f"{face.name} ({', '.join(colours)}). {face.sentence}"


def artifacts(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """The large artifacts left, by colour; beside them the small ones and the other supplies."""
    area = painter.view["artifacts"]
    parts = [box(x, y + LABEL, w, ARTIFACT, "well", 6)]
    left = x + 3
    for number in sorted(area["large"], key=lambda n: (artifact_colour(n), n)):
        id = f"artifact-{number}"
        drawn = painter.icon(f"artifact-{ARTIFACT_COLOURS[artifact_colour(number)]}", left + 1, y + LABEL + 4, 18)
        light = painter.light(id, left - 1, y + LABEL + 2, 22, 22, 5)
        parts.append(painter.thing(id, painter.named("artifact", number), drawn, light))
        left += 21
    for i in range(area["small"]):
        parts.append(
            painter.icon("artifact-small", left + i * 14, y + LABEL + 6, 13, painter.text("icon-artifact-small"))
        )
    parts.append(painter.counted("crate", painter.view["crates"], x + w - 36, y + LABEL + 6))
    return _region(
        painter,
        "artifacts",
        painter.text("board-energy", count=painter.view["energy_in_supply"]),
        x,
        y,
        w,
        ARTIFACT,
        *parts,
    )


# ------------------------------------------------------------------------------------------------ tracks


def hibernation(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """From the start to the last field, with their rewards and the markers of the players."""
    wide = (w - LAST_HIBERNATION * GAP) / (LAST_HIBERNATION + 1)
    top = y + LABEL
    parts: list[str] = []
    for field in range(LAST_HIBERNATION + 1):
        left = x + field * (wide + GAP)
        drawn = [box(left, top, wide, SLEEP, "panel", 5), text(left + 5, top + 12, str(field), "soft", 10)]
        name = painter.text("hibernation-start")
        if field:
            face = painter.face("hibernation", field)
            name = painter.label(face)
            drawn.append(painter.row(face.rows[0], left + 12, top + 4, 14, wide - 16))
        else:
            drawn.append(painter.icon("hibernate", left + wide / 2 - 4, top + 4, 14))
        if field == painter.view["removal_field"]:
            drawn.append(painter.icon("box", left + 3, top + 15, 10, painter.text("hibernation-removal")))
        id = f"hibernation-{field}"
        parts.append(painter.thing(id, name, *drawn, painter.light(id, left, top, wide, SLEEP, 5)))
    for seat, player in enumerate(painter.view["seats"]):
        left = x + player["hibernation"] * (wide + GAP) + 9 + (seat % 4) * min(12, (wide - 18) / 3)
        place = f"transform:translate({num(left)}px,{num(top + SLEEP - 12)}px)"
        name = painter.text("hibernated", player=painter.names[seat], count=player["hibernation"])
        parts.append(painter.thing(f"sleeper-{seat}", name, seat_shape(seat, 0, 0, 10), class_="piece", style=place))
    return _region(painter, "hibernation", "", x, y, w, SLEEP, *parts)


def score_track(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """A lap of 50 with the bonus fields of the first lap; beyond it, a marker shows the total."""
    step = (w - 20) / LAP
    line = y + 22
    ticks = "".join(
        f"M{num(x + 10 + n * step)} {num(line - (5 if n % 5 == 0 else 2.5))}v{10 if n % 5 == 0 else 5}"
        for n in range(LAP + 1)
    )
    parts = [
        box(x, y, w, SCORE, "panel", 8),
        f'<path class="rule" d="M{num(x + 10)} {num(line)}h{num(w - 20)}{ticks}"/>',
    ]
    for name, places in (("crate", SCORE_TRACK.crates), ("artifact", SCORE_TRACK.artifacts)):
        for n in places:
            label = painter.text("board-bonus", points=n, bonus=painter.text(f"icon-{name}"))
            parts.append(painter.icon(name, x + 10 + n * step - 6.5, y + 2, 13, label))
    for n in range(0, LAP + 1, 5):
        parts.append(text(x + 10 + n * step, y + SCORE - 3, str(n), "soft mid", LETTERS))
    fields = [player["vp"] % LAP if player["vp"] != LAP else LAP for player in painter.view["seats"]]
    for seat, field in enumerate(fields):
        same = [other for other, place in enumerate(fields) if place == field]
        above = (same.index(seat) - (len(same) - 1) / 2) * 8.5
        points = painter.view["seats"][seat]["vp"]
        place = f"transform:translate({num(x + 10 + field * step)}px,{num(line - 3 + above)}px)"
        name = painter.text("board-points", player=painter.names[seat], points=points)
        more = text(8, 3, f"+{points - field}", "soft", LETTERS) if points > LAP else ""
        mark = seat_shape(seat, 0, 0, 11)
        parts.append(painter.thing(f"score-{seat}", name, mark, more, class_="piece", style=place))
    return Drawn(group(painter.text("board-score"), *parts), SCORE)
