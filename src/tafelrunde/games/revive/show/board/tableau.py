"""Draws a player board: progress track, slots, machine tracks with their rewards, switch and energy."""

from __future__ import annotations

from typing import Any, Final

from .....draw.lettering import width
from .....draw.regions import Drawn
from .....draw.svg import at, box, edge, num, text, use
from ....board import Room
from ...pieces.board import ACTIVATION, MODULE_SPACES, PROGRESS_END, PROGRESS_TRACK, SLOT_NAMES
from ..painter import LETTERS, Painter, group, symbol
from .cards import half_card, module_drawn, module_name
from .tracks import tracks

PAD: Final = 8.0
GAP: Final = 6.0
PROGRESS: Final = 40.0
BOARD: Final = 286.0
SLOT: Final = 54.0
MODULE: Final = 32.0
LIP: Final = 3.5
CONTROL: Final = 128.0
STRIP: Final = 17.0  # of a citizen below another one
LEAST_STRIP: Final = 15.0  # that still shows its row
UPPER: Final = (0, 1)  # slots at the upper edge
ARROWS: Final = ("M0 7V-7M-6 -1L0 -7L6 -1", "M0 -7V7M-6 1L0 7L6 1", "M0 -8V8M-5 -3L0 -8L5 -3M-5 3L0 8L5 3")


def tableau(painter: Painter, room: Room) -> Drawn:
    """The viewer's board."""
    me = painter.view["seats"][painter.viewer]
    w, h = room.width, room.height or BOARD
    inner = w - PROGRESS - 2 * PAD - GAP
    x = PAD + PROGRESS + GAP
    slot = max(46.0, min(96.0, h * 0.19))
    narrow = inner < 430
    if narrow and not room.height:
        h += slot + GAP
    low = 2 if narrow else 1
    top = PAD - 1
    middle = top + slot + GAP
    high = h - 2 * PAD + 2 - (1 + low) * (slot + GAP)
    parts = [
        box(0, 0, w, h, "r-slate", 12),
        box(1.5, 1.5, w - 3, h - 3, "r-lining", 11),
        painter.cached(_progress, me, painter.viewer, PAD - 2, PAD - 2, PROGRESS, h - 2 * PAD + 4),
        painter.cached(_slots, me, UPPER, x, top, inner, slot)
        if narrow
        else painter.cached(_with_control, me, UPPER, x, top, inner, slot),
        painter.cached(tracks, me, painter.viewer, x, middle, inner, high),
    ]
    below = middle + high + GAP
    if narrow:
        parts.append(painter.cached(_slots, me, (2, 3), x, below, inner, slot))
        parts.append(painter.cached(_with_control, me, (4,), x, below + slot + GAP, inner, slot))
    else:
        parts.append(painter.cached(_slots, me, (2, 3, 4), x, below, inner, slot))
    return Drawn("".join(parts), h)


# ------------------------------------------------------------------------------------------------ progress


def _progress(painter: Painter, me: dict[str, Any], seat: int, x: float, y: float, w: float, h: float) -> str:
    """Upright, from the bottom: covered fields carry the player's marker; the lowest free one gives the points at the
    end."""
    head = 20.0
    step = (h - head - 3) / (PROGRESS_END + 1)
    parts = [
        edge(x, y, w, h, 7, 0),
        box(x, y, w, h, "r-slate-3", 7),
        symbol("revive-violet-vp", x + w / 2 - 8, y + 2, 17, 17, painter.text("board-progress-track")),
    ]
    for n in range(PROGRESS_END + 1):
        top = y + h - 2 - (n + 1) * step
        middle = top + step / 2
        if n == me["progress"]:
            parts.append(box(x + 2, top - 1.5, w - 4, step + 3, "r-now", 4))
        if n < me["progress"]:
            size = min(15.0, step + 3)
            parts.append(f'<g class="seat-{seat}">{use("revive-progress", x + 5, middle - size / 2, size, size)}</g>')
        else:
            look = "b mid dark" if n == me["progress"] else "mid r-on-soft"
            size = 14.0 if n == me["progress"] else LETTERS
            parts.append(text(x + 13, middle + size * 0.36, str(PROGRESS_TRACK.points[n]), look, size))
        bonus = "energy" if n + 1 in PROGRESS_TRACK.energy else "artifact" if n + 1 in PROGRESS_TRACK.artifacts else ""
        if bonus:
            icon = min(14.0, step + 1)
            parts.append(painter.icon(bonus, x + w - icon - 3, middle - icon / 2, icon))
    label = painter.text("board-progress", count=me["progress"], points=PROGRESS_TRACK.points[me["progress"]])
    return painter.thing(f"progress-{seat}", label, *parts)


# ------------------------------------------------------------------------------------------------ slots


def _with_control(
    painter: Painter, me: dict[str, Any], numbers: tuple[int, ...], x: float, y: float, w: float, h: float
) -> str:
    """Slots, and beside them switch and energy."""
    control = min(w * 0.45, max(CONTROL, w * 0.24))
    slots = _slots(painter, me, numbers, x, y, w - control - GAP, h)
    return slots + _control(painter, me, x + w - control, y, control, h)


def _slots(
    painter: Painter, me: dict[str, Any], numbers: tuple[int, ...], x: float, y: float, w: float, h: float
) -> str:
    """Slots side by side; all have the same room for citizens."""
    modules = sum(len(MODULE_SPACES[number]) for number in numbers)
    tile = min(max(MODULE, h * 0.62), (w - GAP * (len(numbers) - 1)) / (modules + 2.0 * len(numbers)))
    room = (w - GAP * (len(numbers) - 1) - modules * (tile + 2) - 7 * len(numbers)) / len(numbers)
    parts = []
    for number in numbers:
        wide = len(MODULE_SPACES[number]) * (tile + 2) + room + 7
        parts.append(_slot(painter, me["slots"][SLOT_NAMES[number]], number, x, y, wide, h, tile))
        x += wide + GAP
    return "".join(parts)


def slot_row(painter: Painter, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """The five slots alone, in two rows."""
    drawn = _slots(painter, me, UPPER, x, y, w, SLOT) + _slots(painter, me, (2, 3, 4), x, y + SLOT + GAP, w, SLOT)
    return Drawn(box(x - 4, y - 4, w + 8, 2 * SLOT + GAP + 8, "r-slate", 8) + drawn, 2 * SLOT + GAP + 4)


def _slot(
    painter: Painter, slot: dict[str, Any], number: int, x: float, y: float, w: float, h: float, tile: float
) -> str:
    upper = number in UPPER
    spaces = MODULE_SPACES[number]
    left = x + 3 + len(spaces) * (tile + 2)
    room = x + w - 3 - left
    lip = y + h - LIP if upper else y
    base = y + 2.5 if upper else y + LIP + 2.5
    high = h - LIP - 5
    frame = [
        edge(x, y, w, h, 7, 0),
        box(x, y, w, h, "r-slate-3", 7),
        box(left, base, room, high, "r-recess", 5),
    ]
    cards = slot["cards"]
    if not cards:
        frame.append(_ghost(painter, number, left + 2, base + 2, room - 4, high - 4))
    frame.append(box(x, lip, w, LIP, "r-lip", 1.5))
    inside = [
        _space(painter, space, slot["modules"][n], x + 3 + n * (tile + 2), base, tile, high)
        for n, space in enumerate(spaces)
    ]
    inside += _stacked(painter, cards, left, base, room, high, upper)
    return painter.thing(f"slot-{number}", painter.named("slot", number), *frame) + "".join(inside)


def _ghost(painter: Painter, number: int, x: float, y: float, w: float, h: float) -> str:
    """An empty slot shows which half of a citizen it takes."""
    kind = 0 if number in UPPER else 1 if number < 4 else 2
    words = painter.text(("half-upper", "half-lower", "half-either")[kind])
    fits = width(words, LETTERS) <= w - 4 and h >= 36
    middle = y + h / 2 - (7 if fits else 0)
    drawn = box(x, y, w, h, "r-ghost", 5)
    drawn += f'<path d="{ARROWS[kind]}" transform="translate({num(x + w / 2)} {num(middle)})" class="r-stroke"/>'
    return drawn + (text(x + w / 2, y + h - 6, words, "mid r-on-soft", LETTERS) if fits else "")


def _space(painter: Painter, space: int, held: int, x: float, y: float, w: float, h: float) -> str:
    name = painter.named("modulespace", space)
    if held >= 0:
        drawn = at(x, y, module_drawn(painter, held, w, h))
        name += f": {module_name(painter, held)}"
    else:
        drawn = box(x + 0.7, y + 0.7, w - 1.4, h - 1.4, "r-ghost", 4)
        if space in ACTIVATION:
            drawn += symbol("revive-activation", x + w / 2 - 9, y + h / 2 - 9, 18, 18, painter.text("icon-activation"))
    return painter.thing(f"modulespace-{space}", name, edge(x, y, w, h, 4, 0.5), drawn)


def _stacked(
    painter: Painter, cards: list[dict[str, int]], x: float, y: float, w: float, h: float, upper: bool
) -> list[str]:
    """The last citizen in full; of the others below it the row in use sticks out."""
    if not cards:
        return []
    strips = len(cards) - 1
    strip = min(STRIP, (h - 22) / strips) if strips else 0.0
    parts = []
    for n, played in enumerate(cards):
        last = n == strips
        top = y + n * strip if upper else y + (0 if last else h - (n + 1) * strip)
        high = h - strips * strip if last else strip
        narrow = 0 if last else 5
        parts.append(
            painter.cached_by_values(
                half_card,
                played["card"],
                played["half"],
                x + narrow,
                top,
                w - 2 * narrow,
                high + (0 if last else 1),
                last and high >= 32,
            )
        )
    return parts


# ------------------------------------------------------------------------------------------------ switch and energy


def _control(painter: Painter, me: dict[str, Any], x: float, y: float, w: float, h: float) -> str:
    """The switch with its effect, and a jar for each energy: full if it is ready, empty while it is at work."""
    used = me["switch_used"]
    effect = painter.game.catalog.switch[painter.view["switch"]]
    row = [token for token in effect.icons() if token != 1]
    knob = min(52.0, h - 14)
    switch = painter.thing(
        f"switch-{painter.view['switch']}",
        painter.text("switch-used" if used else "switch-unused"),
        edge(x - 1, y + 1, knob * 0.8 + 27, h - 2, 6, 0),
        use(f"revive-switch-{'down' if used else 'up'}", x, y + (h - knob) / 2, knob * 0.8, knob),
        f'<g class="r-on{" r-faint" if used else ""}">{painter.row(row, x + knob * 0.8, y + h / 2 - 10, 20, 24)}</g>',
    )
    at_work = sum(1 for one in me["machines"] if one["loaded"])
    left, room = x + knob * 0.8 + 27, w - knob * 0.8 - 27
    jars = me["energy"] + at_work
    step = min(max(17.0, h * 0.33), (room - 8) / max(1, jars))
    jar = min(40.0, h - 24)
    parts = [box(left, y, room, h, "r-slate-3", 7)]
    for n in range(jars):
        place = left + 4 + n * step
        if n < me["energy"]:
            parts.append(painter.icon("energy", place + step / 2 - jar / 2, y + 4, jar))
        else:
            parts.append(box(place + step / 2 - 5.5, y + 6, 11, jar - 4, "r-jar", 3))
    words = painter.text("board-jars", ready=me["energy"], working=at_work)
    if width(words, LETTERS) > room - 6:
        words = f"{me['energy']} / {jars}"
    parts.append(text(left + room / 2, y + h - 6, words, "mid r-on-soft", LETTERS))
    label = f"{painter.text('icon-energy')}: {painter.text('board-jars', ready=me['energy'], working=at_work)}"
    return switch + group(label, *parts)
