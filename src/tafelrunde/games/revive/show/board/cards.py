"""Draws citizens, and the tiles of machines and modules."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .....draw.frames import upper
from .....draw.lettering import SERIF, letters, width, wrap
from .....draw.svg import at, box, edge, num, text, use
from ...pieces.kinds import COLOURS
from ..painter import GOODS, LEAST_ICON, LETTERS, Face, Painter, pictured

ROUND: Final = 7.0
LIP: Final = 3.0  # space between a row and the edge of its half
EFFECT: Final = 22.0
SIDE: Final = 118.0  # a wider card has its name beside the emblem
TALL: Final = 84.0  # a lower one has a narrow band
SPARE: Final = 40.0  # still lower or narrower ones show only what they are about
NARROW: Final = 56.0
LOW_BAND: Final = 28.0
TAB: Final = 14.0
LEGIBLE: Final = 30.0  # narrower tiles show no numbers
SIGN: Final = 13.0


def card(painter: Painter, number: int, x: float, y: float, w: float, h: float) -> str:
    """A whole citizen as a thing."""
    face = painter.card(number)
    drawn = card_drawn(painter, number, w, h)
    contour = edge(x, y, w, h, ROUND, 2)
    look = f"card {COLOURS[painter.game.catalog.cards[number].colour]}"
    return painter.thing(
        f"card-{number}", painter.label(face), contour, f'<g class="lifts">{at(x, y, drawn)}</g>', class_=look
    )


def card_drawn(painter: Painter, number: int, w: float, h: float) -> str:
    """From its upper left corner: both halves, and between them the band with emblem and name."""
    face = painter.card(number)
    colour = COLOURS[painter.game.catalog.cards[number].colour]
    if h < SPARE or w < NARROW:
        return f'<g class="{colour}">{_emblem_only(face, w, h)}</g>'
    beside = w >= SIDE or h < TALL
    band = min(33.0, h * 0.36) if beside else min(46.0, h * 0.44)
    if h < TALL:
        band = min(20.0 if _on_one_line(face.name, w) else 26.0, h * 0.52)
    top = (h - band) / 2
    inside = [
        box(0, 0, w, h, "r-card", ROUND),
        f'<path d="M0 {num(top)}H{num(w)}V{num(top + band)}H0Z" class="r-band"/>',
        _named(face, 0, top, w, band, beside),
        _half(painter, face, 0, 0, 0, w, top),
        _half(painter, face, 1, 0, top + band, w, h - top - band),
        box(0, 0, w, h, "r-rim", ROUND),
    ]
    return f'<g class="{colour}">{"".join(inside)}</g>'


def _on_one_line(name: str, w: float) -> bool:
    return width(name, LETTERS, SERIF) <= w - 6


def _half(painter: Painter, face: Face, half: int, x: float, y: float, w: float, h: float) -> str:
    """A row in the middle; its signs on a tinted corner, so that they are not read as effects."""
    signs = face.signs[half]
    lip = LIP if h > 24 else 1.0
    size = max(LEAST_ICON, min(EFFECT, h - 2 * lip))
    sign = min(SIGN, max(LEAST_ICON, h * 0.5))
    taken = len(signs) * (sign + 1) + 3 if signs else 0
    drawn = painter.row(face.rows[half], x + 3, y + (h - size) / 2, size, w - 6 - taken)
    if not signs:
        return drawn
    left = x + w - taken
    place = f'x="{num(left)}" y="{num(y + 1)}" width="{num(taken - 1)}" height="{num(sign + 3)}"'
    corner = f'<rect {place} class="tint" rx="3"/>'
    return (
        drawn
        + corner
        + "".join(
            painter.icon(str(name), left + 2 + n * (sign + 1), y + 2.5, sign, painter.text(f"icon-{name}"))
            for n, name in enumerate(signs)
        )
    )


@lru_cache(maxsize=1 << 11)
def _named(face: Face, x: float, y: float, w: float, h: float, beside: bool) -> str:
    """The band: emblem, and the name beside or below it."""
    if not beside:
        r = min(15.0, h * 0.34)
        emblem = _emblem(face, x + w / 2, y + r * 0.72, r)
        lines, size = _lines(face.name, w - 6, h - r * 1.7)
        step = size * 0.98
        first = y + h - 3.5 - step * (len(lines) - 1)
        return emblem + "".join(
            text(x + w / 2, first + n * step, line, "serif mid dark", size) for n, line in enumerate(lines)
        )
    r = min(17.0, h * 0.56)
    lines, size = _lines(face.name, w - 2 * r - 9, h)
    if _is_cut(lines, h):  # the emblem gives way to a long name
        lines, size = _lines(face.name, w - 6, h)
        left, emblem, look = x + w / 2, "", "serif mid dark"
    else:
        left, emblem, look = x + 2 * r + 6, _emblem(face, x + r + 2, y + h / 2, r), "serif dark"
    step = size
    first = y + h / 2 + size * 0.34 - step * (len(lines) - 1) / 2
    return emblem + "".join(text(left, first + n * step, line, look, size) for n, line in enumerate(lines))


@lru_cache(maxsize=1 << 11)
def _lines(name: str, room: float, high: float) -> tuple[tuple[str, ...], float]:
    """A name on one or two lines, as large as fits."""
    most = 15.0 if high >= 26 else 13.5
    if width(name, LETTERS, SERIF) <= room and (high < 22 or width(name, most, SERIF) <= room):
        return (name,), letters(name, room, most, SERIF, LETTERS)
    size = most
    while size > LETTERS and (
        max(width(word, size, SERIF) for word in name.split()) > room or len(wrap(name, room, size, 9, SERIF)) > 2
    ):
        size -= 0.5
    return wrap(name, room, size, 2, SERIF), size


def _is_cut(lines: tuple[str, ...], h: float) -> bool:
    """Whether a name is too long, or had to be divided on a low band."""
    return lines[-1].endswith("…") or (h < LOW_BAND and len(lines) > 1)


def _emblem(face: Face, x: float, y: float, r: float) -> str:
    icon = r * 1.5
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" class="r-em"/>' + use(
        face.emblem, x - icon / 2, y - icon / 2, icon, icon
    )


@lru_cache(maxsize=1 << 11)
def _emblem_only(face: Face, w: float, h: float) -> str:
    size = min(w, h) * 0.82
    return (
        box(0, 0, w, h, "r-card", 4)
        + box(0, h * 0.24, w, h * 0.52, "kind", 0)
        + box(0, 0, w, h, "r-rim", 4)
        + use(face.emblem, (w - size) / 2, (h - size) / 2, size, size)
    )


def chip(painter: Painter, number: int, x: float, y: float, w: float, h: float) -> str:
    """A citizen as its emblem on its colour."""
    face = painter.card(number)
    colour = COLOURS[painter.game.catalog.cards[number].colour]
    inside = (edge(x, y, w, h, 4, 1), at(x, y, _emblem_only(face, w, h)))
    return painter.thing(f"card-{number}", painter.label(face), *inside, class_=f"card {colour}")


def half_card(painter: Painter, number: int, half: int, x: float, y: float, w: float, h: float, named: bool) -> str:
    """A citizen in a slot: it has slid under the copper lip, so that only its half in use is seen, and its name."""
    face = painter.card(number)
    colour = COLOURS[painter.game.catalog.cards[number].colour]
    lines = _slot_name(face.name, w) if named else ()
    band = min(h * 0.46, 17.0 if len(lines) == 1 else 27.0) if lines else 5.0
    band_top, row_top = (h - band, 0.0) if half == 0 else (0.0, band)
    inside = [
        box(0, 0, w, h, "r-card", 5),
        _band(0, band_top, w, band, half == 1),
        _half(painter, face, half, 0, row_top, w, h - band),
    ]
    if lines:
        size = letters(max(lines, key=len), w - 6, 13, SERIF, LETTERS)
        step = min(12.0, band / len(lines))
        first = band_top + band / 2 + size * 0.34 - step * (len(lines) - 1) / 2
        inside += [text(w / 2, first + n * step, line, "serif mid dark", size) for n, line in enumerate(lines)]
    inside.append(box(0, 0, w, h, "r-rim", 5))
    return painter.thing(
        f"card-{number}", painter.label(face), edge(x, y, w, h, 5, 1), at(x, y, *inside), class_=f"card {colour}"
    )


@lru_cache(maxsize=1 << 11)
def _slot_name(name: str, w: float) -> tuple[str, ...]:
    """On one line or two; a narrow slot has room for no name."""
    if width(name, LETTERS, SERIF) <= w - 6:
        return (name,)
    lines = wrap(name, w - 6, LETTERS, 9, SERIF)
    return lines if len(lines) == 2 and not lines[-1].endswith("…") else ()


@lru_cache(maxsize=1 << 11)
def _band(x: float, y: float, w: float, h: float, above: bool) -> str:
    return upper(x, y, w, h, "kind", min(5, h / 2)) if above else box(x, y, w, h, "kind", min(5, h / 2))


# ------------------------------------------------------------------------------------------------ tiles


def machine(painter: Painter, number: int, x: float, y: float, w: float, h: float) -> str:
    """Its picture on a plate of its colour, its effect beside it."""
    face = painter.face("machine", number)
    colour = COLOURS[painter.game.catalog.machines[number].colour]
    plate = min(h + 5, w * 0.3)
    size = min(h - 2, plate - 3)
    inside = (
        box(0, 0, w, h, "r-copper", 5),
        box(1, 1, plate, h - 2, "tint", 4),
        f'<path d="M{num(plate + 1)} 1v{num(h - 2)}" class="r-rim"/>',
        use(face.emblem, 1 + (plate - size) / 2, (h - size) / 2, size, size),
        painter.printed(face, plate + 4, (h - min(18, h - 6)) / 2, min(18, h - 6), w - plate - 8),
    )
    return painter.thing(
        f"machine-{number}",
        painter.label(face),
        edge(x, y, w, h, 5, 1.5),
        f'<g class="lifts">{at(x, y, *inside)}</g>',
        class_=f"card {colour}",
    )


def module_drawn(painter: Painter, number: int, w: float, h: float) -> str:
    """A tab for each of its card colours, with the resource of the colour; below them its effect."""
    printed = painter.game.catalog.modules[number]
    colours = [colour for colour in range(3) if printed.colours >> colour & 1]
    tab = min(TAB, h * 0.36)
    wide = (w - 1.5) / len(colours)
    parts = [box(0, 0, w, h, "r-module", 4)]
    for i, colour in enumerate(colours):
        left = 0.75 + i * wide
        tabbed = upper(left, 0.75, wide, tab, "kind", 3)
        good = painter.icon(GOODS[colour], left + (wide - tab + 1) / 2, 1.2, tab - 1)
        parts.append(f'<g class="{COLOURS[colour]}">{tabbed}{good}</g>')
    face = painter.face("module", number)
    low = h - tab
    if w < LEGIBLE + 8:
        return "".join(parts) + _small_effect(painter, face, tab, w, low)
    return "".join(parts) + painter.printed(face, 2, tab + (low - min(18, low - 4)) / 2, min(18, low - 4), w - 4)


def _small_effect(painter: Painter, face: Face, y: float, w: float, h: float) -> str:
    """On a narrow tile icons stand alone, and the flask in a corner."""
    icons = pictured(face.rows[0])[:3]
    size = min(h - 4, (w - 4) / max(1, len(icons)), 18.0)
    left = (w - size * len(icons)) / 2
    top = y + (h - size) / 2
    drawn = "".join(painter.icon(str(icon), left + n * size, top, size) for n, icon in enumerate(icons))
    for n, sign in enumerate(face.signs[0]):
        drawn += painter.icon(str(sign), w - 11 - n * 9, y + h - 12, 10.5, painter.text(f"icon-{sign}"))
    return drawn


def module_name(painter: Painter, number: int) -> str:
    face = painter.face("module", number)
    printed = painter.game.catalog.modules[number]
    colours = [painter.text(f"colour-{COLOURS[colour]}") for colour in range(3) if printed.colours >> colour & 1]
    return f"{face.name} ({', '.join(colours)}). {face.sentence}"
