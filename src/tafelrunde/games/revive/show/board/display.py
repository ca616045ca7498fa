"""Draws the shared display: the hibernation track, citizens, machines, modules, artifacts and supplies."""

from __future__ import annotations

from typing import Final

from .....draw.lettering import BOLD, width
from .....draw.regions import Drawn
from .....draw.svg import at, box, edge, num, text, use
from ....board import Room
from ...pieces.artifacts import artifact_colour
from ...pieces.board import LAST_HIBERNATION
from ...pieces.kinds import ARTIFACT_COLOURS, COLOURS
from ..painter import LETTERS, Painter, group, symbol
from .cards import ROUND, card, machine, module_drawn, module_name

GAP: Final = 7.0
SLEEP: Final = 46.0
HEAD: Final = 18.0
ABREAST: Final = 3
CARD: Final = 96.0
MACHINE: Final = 28.0
MODULE: Final = 44.0
ROWS: Final = 3  # of machines
NIGHTS: Final = 5  # shades from night to day, less one


def display(painter: Painter, room: Room) -> Drawn:
    """From above; citizens and machines share what height is left."""
    w = room.width
    fixed = SLEEP + HEAD + MODULE + 2 + HEAD + 3 * GAP + (ROWS - 1) * 4
    spare = (room.height - fixed - 6) if room.height else 2 * CARD + ROWS * MACHINE
    tall = max(20.0, min(40.0, spare * 0.1))
    cards = (spare - ROWS * tall) / 2
    parts = [painter.cached(hibernation, 0.0, 0.0, w)]
    y = SLEEP + GAP
    parts.append(painter.cached(citizens, 0.0, y, w, 2 * cards + 6))
    y += 2 * cards + 6 + GAP
    parts.append(painter.cached(machines, 0.0, y, w, tall))
    y += HEAD + ROWS * (tall + 4) - 4 + GAP
    parts.append(painter.cached(supplies, 0.0, y, w))
    return Drawn("".join(drawn.svg for drawn in parts), room.height or y + HEAD + MODULE + 2)


def _titled(painter: Painter, name: str, note: str, x: float, y: float, w: float) -> str:
    words = painter.text(name)
    drawn = text(x + 1, y + 13, words, "b soft", 13)
    return drawn + text(x + 7 + width(words, 13, BOLD), y + 13, note, "soft", 13) if note else drawn


# ------------------------------------------------------------------------------------------------ citizens, machines


def citizens(painter: Painter, x: float, y: float, w: float, h: float) -> Drawn:
    """As whole cards; the last place is the pile."""
    shown: list[int] = painter.view["display"]["cards"]
    rows = -(-(len(shown) + 1) // ABREAST)
    wide, high = (w - 6 * (ABREAST - 1)) / ABREAST, (h - 6 * (rows - 1)) / rows
    spots = [(x + n % ABREAST * (wide + 6), y + n // ABREAST * (high + 6)) for n in range(len(shown) + 1)]
    parts = [
        painter.cached_by_values(card, number, *spot, wide, high) for number, spot in zip(shown, spots, strict=False)
    ]
    parts.append(_pile(painter, *spots[-1], wide, high))
    return Drawn(group(painter.text("board-citizens"), *parts), h)


def _pile(painter: Painter, x: float, y: float, w: float, h: float) -> str:
    count = painter.view["deck"]
    sprout = min(h * 0.42, 40.0)
    parts = [box(3, 3, w, h, "r-under-pile", ROUND)] if count else []
    parts += [
        box(0, 0, w, h, "r-pile", ROUND),
        f'<svg x="0" y="0" width="{num(w)}" height="15" viewBox="0 0 240 24" preserveAspectRatio="none">'
        '<use href="#revive-icicles" width="240" height="24"/></svg>',
        use("revive-sprout", w / 2 - sprout / 2, h * 0.46 - sprout / 2 - 4, sprout, sprout),
        text(w / 2, h - 20, painter.text("board-citizens"), "serif mid r-white", 15),
        text(w / 2, h - 6, painter.text("board-in-pile", count=count), "mid r-white", LETTERS),
    ]
    return at(x, y, *parts)


def machines(painter: Painter, x: float, y: float, w: float, h: float) -> Drawn:
    """A column for each colour, below its name and the size of its pile."""
    wide = (w - 2 * GAP) / 3
    parts: list[str] = []
    for colour, row in enumerate(painter.view["display"]["machines"]):
        left = x + colour * (wide + GAP)
        name = painter.text(f"colour-{COLOURS[colour]}")
        pile = painter.view["machine_piles"][colour]
        parts.append(painter.icon(f"machine-{COLOURS[colour]}", left, y, 16))
        parts.append(text(left + 20, y + 13, name[:1].upper() + name[1:], "b soft", 13))
        parts.append(text(left + wide - 2, y + 13, f"+{pile}", "soft end", 13))
        parts += [
            painter.cached_by_values(machine, number, left, y + HEAD + i * (h + 4), wide, h)
            for i, number in enumerate(row)
        ]
    return Drawn(group(painter.text("board-machines"), *parts), HEAD + ROWS * (h + 4) - 4)


# ------------------------------------------------------------------------------------------------ modules, supplies


def supplies(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """Modules at the left; artifacts and what is in supply at the right."""
    view = painter.view
    shown: list[int] = view["display"]["modules"]
    step = min(46.0, w * 0.46 / max(1, len(shown)))
    note = f"+{view['module_pile']}"
    parts = [_titled(painter, "board-modules", note, x, y, w)]
    parts += [
        painter.cached_by_values(_module, number, x + n * step, y + HEAD, step - 4, MODULE)
        for n, number in enumerate(shown)
    ]
    taken = _artifacts(painter, x + w * 0.48, y, w * 0.36)
    right = x + w - 42
    energy = painter.counted("energy", view["energy_in_supply"], right, y + HEAD + 22, 19, 15)
    parts += [
        text(x + w - 1, y + 13, painter.text("board-supply"), "b soft end", 13),
        painter.counted("crate", view["crates"], right, y + HEAD, 19, 15),
        f"<g><title>{painter.text('board-energy', count=view['energy_in_supply'])}</title>{energy}</g>",
    ]
    return Drawn(
        group(painter.text("board-modules"), *parts) + group(painter.text("board-artifacts"), taken), HEAD + MODULE
    )


def _module(painter: Painter, number: int, x: float, y: float, w: float, h: float) -> str:
    drawn = at(x, y, module_drawn(painter, number, w, h))
    return painter.thing(
        f"module-{number}",
        module_name(painter, number),
        edge(x, y, w, h, 4, 1.5),
        f'<g class="lifts">{drawn}</g>',
        class_="card",
    )


def _artifacts(painter: Painter, x: float, y: float, w: float) -> str:
    """The large ones by colour, two rows; behind them the small ones."""
    area = painter.view["artifacts"]
    large = sorted(area["large"], key=lambda n: (artifact_colour(n), n))
    small = area["small"]
    parts = [text(x + 1, y + 13, painter.text("board-artifacts-left"), "b soft", 13)]
    abreast = max(1, -(-(len(large) + (1 if small else 0)) // 2))
    step = min(23.0, w / abreast)
    for n, number in enumerate(large):
        left, top = x + n % abreast * step, y + HEAD + n // abreast * 22
        id = f"artifact-{number}"
        own = f"revive-artifact-{_sheet_name(painter, number)}"
        shape = own if painter.has(own) else f"revive-artifact-{ARTIFACT_COLOURS[artifact_colour(number)]}"
        parts.append(
            painter.thing(
                id,
                painter.named("artifact", number),
                edge(left, top, 20, 20, 10, 1),
                f'<g class="lifts">{use(shape, left, top, 20, 20)}</g>',
            )
        )
    if small:
        n = len(large)
        left, top = x + n % abreast * step, y + HEAD + n // abreast * 22
        parts.append(painter.counted("artifact-small", small, left, top + 1, 16, 13))
    return "".join(parts)


def _sheet_name(painter: Painter, number: int) -> str:
    """The name of a large artifact in the sheet."""
    return next(
        (one.id.lower() for one in painter.game.components if one.kind == "artifact" and number in one.numbers), ""
    )


# ------------------------------------------------------------------------------------------------ hibernation


def hibernation(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """A night that becomes day, with a reward for each hibernation and the markers of the players."""
    fields = LAST_HIBERNATION + 1
    wide = w / fields
    parts = [_night(x, y, w)]
    for field in range(fields):
        parts.append(_night_field(painter, field, x + field * wide, y, wide))
    for seat, player in enumerate(painter.view["seats"]):
        field = min(player["hibernation"], LAST_HIBERNATION)
        there = [
            other for other, one in enumerate(painter.view["seats"]) if one["hibernation"] == player["hibernation"]
        ]
        left = x + (field + 1) * wide - 10 - (len(there) - 1 - there.index(seat)) * min(11, wide * 0.2)
        name = painter.text("hibernated", player=painter.names[seat], count=player["hibernation"])
        pawn = symbol(f"revive-pawn-{seat}", -8, 0, 16, 16 * 40 / 28)
        parts.append(
            painter.thing(
                f"sleeper-{seat}",
                name,
                pawn,
                class_=f"piece seat-{seat}",
                style=f"transform:translate({left:.5g}px,{y + SLEEP - 26:.5g}px)",
            )
        )
    return Drawn(group(painter.text("board-hibernation"), *parts), SLEEP)


def _night(x: float, y: float, w: float) -> str:
    """A shade for each field; the outer ones have round corners."""
    wide = w / (LAST_HIBERNATION + 1)
    last = x + LAST_HIBERNATION * wide
    ends = box(x, y, wide, SLEEP, _shade(0), 8) + box(last, y, wide, SLEEP, _shade(LAST_HIBERNATION), 8)
    between = [box(x + n * wide, y, wide + 1, SLEEP, _shade(n), 0) for n in range(1, LAST_HIBERNATION)]
    joints = box(x + wide - 9, y, 10, SLEEP, _shade(0), 0) + box(last, y, 10, SLEEP, _shade(LAST_HIBERNATION), 0)
    return ends + joints + "".join(between)


def _shade(field: int) -> str:
    return f"r-night-{field * NIGHTS // LAST_HIBERNATION}"


def _night_field(painter: Painter, field: int, x: float, y: float, w: float) -> str:
    drawn = [edge(x + 1, y + 1, w - 2, SLEEP - 2, 6, 0), text(x + 6, y + 15, str(field), "b r-white", LETTERS)]
    if field == painter.view["removal_field"]:
        drawn.append(symbol("revive-box", x + 18, y + 3, 15, 15, painter.text("hibernation-removal")))
    name = painter.text("hibernation-start")
    if field:
        face = painter.face("hibernation", field)
        name = painter.label(face)
        inside = painter.row_from(face.rows[0], x + 5, y + SLEEP - 25, 20, w - 20)
        drawn.append(f'<g class="r-white">{inside}</g>')
    else:
        drawn.append(use("revive-hibernate", x + 5, y + SLEEP - 26, 21, 21))
    return painter.thing(f"hibernation-{field}", name, *drawn)
