"""Draws the tribe board with its technologies, and what was gathered: crates, artifacts and artifact cards."""

from __future__ import annotations

from typing import Any, Final

from .....draw.lettering import SERIF, letters, width, wrap
from .....draw.regions import Drawn
from .....draw.svg import at, box, edge, num, text, use
from ....board import Room
from ...components.scores import ICONS, Scored, category_scored
from ...pieces.artifacts import COLOURS, artifact_colour
from ...pieces.board import (
    LARGE_BUILDINGS,
    SMALL_BUILDINGS,
    TECH_BELOW,
    TECHNOLOGY_PLACES,
    TRIBE_MARKERS,
    tribe_machine_place,
)
from ...pieces.kinds import ARTIFACT_COLOURS
from ..painter import LETTERS, Painter, Row, group, symbol, tribe_side

GAP: Final = 6.0
PAD: Final = 8.0
TRIBE: Final = 162.0
GATHERED: Final = 50.0
HEAD: Final = 17.0
CRATE: Final = 31.0
CARD: Final = 31.0
ABILITY: Final = 0.34  # of the width
NARROW: Final = 380.0  # a narrower board has the ability above the technologies
ABOVE: Final = 84.0
TALLEST: Final = 360.0  # of the tribe board alone
BOTH: Final = 450.0
# Where the technologies stand: column and row of three, from the top.
PLACES: Final = ((1, 2), (0, 1), (1, 1), (2, 1), (0, 0), (1, 0), (2, 0))


def tribe_board(painter: Painter, room: Room) -> Drawn:
    """Name, ability and pieces not yet built at the left, technologies from the bottom up at the right; where it is
    high, with what was gathered below."""
    if room.height >= BOTH:
        below = gathered(painter, room._replace(height=BOTH - TALLEST))
        above = tribe_board(painter, room._replace(height=room.height - below.height - GAP))
        return Drawn(above.svg + at(0, above.height + GAP, below.svg), room.height)
    seat = painter.viewer
    me = painter.view["seats"][seat]
    w, h = room.width, room.height or (TRIBE if room.width >= NARROW else TRIBE + ABOVE)
    ground = box(0, 0, w, h, "r-page", 10)
    if me["tribe"] is None:
        lines = wrap(painter.text("board-no-tribe"), w - 2 * PAD, 14, 3)
        return Drawn(ground + "".join(text(PAD + 2, 24 + n * 18, line, "soft", 14) for n, line in enumerate(lines)), h)
    if w < NARROW:
        left = painter.cached(_side, me, seat, PAD, PAD, w - 2 * PAD, ABOVE - PAD, True)
        tree = painter.cached(_tree, me, seat, PAD, ABOVE + PAD, w - 2 * PAD, h - ABOVE - 2 * PAD)
    else:
        wide = w * ABILITY - PAD
        left = painter.cached(_side, me, seat, PAD, PAD, wide, h - 2 * PAD, False)
        tree = painter.cached(_tree, me, seat, PAD + wide + 10, PAD, w - wide - 2 * PAD - 10, h - 2 * PAD)
    return Drawn(ground + left + tree, h)


def _side(painter: Painter, me: dict[str, Any], seat: int, x: float, y: float, w: float, h: float, level: bool) -> str:
    """Who they are, the ability with its markers, and the pieces that are left."""
    tall = 38.0
    half = (w - GAP) / 2 if level else w
    ability = (x + half + GAP, y) if level else (x, y + tall + 4)
    stock = (x, y + tall + 4) if level else (x, y + h - 30)
    high = min(92.0, h - tall - 38) if not level else 62.0
    return (
        _people(painter, me, x, y, half)
        + _ability(painter, me, seat, *ability, half, high)
        + _unbuilt(painter, me, seat, *stock, half)
    )


def _people(painter: Painter, me: dict[str, Any], x: float, y: float, w: float) -> str:
    own = f"revive-tribe-{me['tribe']}"
    name = painter.text(f"tribe-{me['tribe']}")
    size = letters(name, w - 44, 19, SERIF, 13)
    side = painter.text(f"side-{me['side']}")
    return (
        use(own if painter.has(own) else "revive-figure", x, y - 2, 38, 38)
        + text(x + 43, y + 15, name, "serif r-ink", size)
        + use(f"revive-side-{me['side']}", x + 43, y + 20, 14, 14)
        + text(x + 60, y + 31.5, side, "soft", 13)
    )


def _ability(painter: Painter, me: dict[str, Any], seat: int, x: float, y: float, w: float, h: float) -> str:
    """The ability, and below it the progress markers that are left."""
    number = tribe_side(me)
    face = painter.face("board", number)
    left = TRIBE_MARKERS - me["tribe_markers"]
    high = h - 20
    size = min(58.0, high - 4)
    drawn = [
        edge(x, y, w, h, 8, 0.5),
        box(x, y, w, high, "r-ability", 8),
        use(face.emblem, x + 5, y + (high - size) / 2, size, size),
        painter.row(face.rows[0], x + size + 8, y + (high - 22) / 2, 22, w - size - 14),
    ]
    for n in range(TRIBE_MARKERS):
        place = x + 2 + n * 16
        if n < left:
            drawn.append(f'<g class="seat-{seat}">{use("revive-progress", place, y + h - 17, 16, 16)}</g>')
        else:
            drawn.append(box(place + 2, y + h - 15, 11, 11, "r-gap", 3))
    words = painter.text("board-markers-left", count=left)
    if 8 + TRIBE_MARKERS * 16 + width(words, LETTERS) <= w:
        drawn.append(text(x + 6 + TRIBE_MARKERS * 16, y + h - 5, words, "soft", LETTERS))
    label = f"{painter.label(face)} {painter.text('board-markers', count=left)}"
    return painter.thing(f"board-{number}", label, *drawn)


def _tree(painter: Painter, me: dict[str, Any], seat: int, x: float, y: float, w: float, h: float) -> str:
    wide, high = (w - 2 * GAP) / 3, (h - 2 * GAP) / 3
    spots = [(x + column * (wide + GAP), y + row * (high + GAP)) for column, row in PLACES]
    lines = ""
    for place, below in enumerate(TECH_BELOW):
        if below >= 0:
            (ax, ay), (bx, by) = spots[place], spots[below]
            lines += f"M{num(ax + wide / 2)} {num(ay + high)}V{num(by - GAP / 2)}H{num(bx + wide / 2)}V{num(by)}"
    numbers = painter.game.catalog.boards[tribe_side(me)]
    techs = [
        _technology(painter, me, seat, place, numbers[place], left, top, wide, high)
        for place, (left, top) in enumerate(spots)
    ]
    return f'<path class="r-links" d="{lines}"/><g class="seat-{seat}">{"".join(techs)}</g>'


def _technology(
    painter: Painter, me: dict[str, Any], seat: int, place: int, number: int, x: float, y: float, w: float, h: float
) -> str:
    """Costs and points while its figure stands on it; then in the colour of the player."""
    known = place in me["technologies"]
    below = TECH_BELOW[place]
    look = "got" if known else "near" if below < 0 or below in me["technologies"] else ""
    face = painter.face("technology", number)
    printed = TECHNOLOGY_PLACES[place]
    costs: Row = (printed.points, "violet-vp") if known else (printed.books, "book", ":", printed.points, "violet-vp")
    figure = 0.0 if known else 18.0
    emblem = min(h - 8, 72.0, w * 0.42) if w >= 104 else 0.0
    left, room = x + emblem + 6, w - emblem - figure - 10
    upper = min(26.0, h * 0.46)
    drawn = [edge(x, y, w, h, 7, 0.5), box(x, y, w, h, f"r-tech {look}".strip(), 7)]
    if emblem:
        if known:
            drawn.append(box(x + 3, y + (h - emblem) / 2 - 1, emblem + 2, emblem + 2, "r-chip", 5))
        drawn.append(use(face.emblem, x + 4, y + (h - emblem) / 2, emblem, emblem))
    gap = max(0.0, (h - upper - 18) / 3)
    drawn.append(painter.row(face.rows[0], left, y + max(3.0, gap), upper, room))
    drawn.append(painter.row(costs, left, y + h - 18 - max(0.0, gap - 3), 15, room if emblem else w - figure - 6))
    if not known:
        pawn = 16.0 if h < 70 else 24.0
        drawn.append(use(f"revive-pawn-{seat}", x + w - pawn - 3, y + 3, pawn, pawn * 40 / 28))
    drawn.append(_machine(painter, me, place, x, y, w, h))
    label = painter.text("board-technology", name=face.name, books=printed.books, points=printed.points)
    return painter.thing(f"techplace-{place}", f"{label} {face.sentence}", *drawn)


def _machine(painter: Painter, me: dict[str, Any], place: int, x: float, y: float, w: float, h: float) -> str:
    """Some technologies are machines (REV-MACH-04): a place for energy on them. Activated they are on the player board,
    beside all others."""
    number = tribe_machine_place(place)
    held = next((machine for machine in me["machines"] if machine["place"] == number), None)
    if held is None:
        return ""
    spot = (x + w - 19, y + h - 20)
    cell = box(*spot, 16, 17, "r-cell lit-cell" if held["loaded"] else "r-cell", 4)
    return cell + (symbol("revive-energy", spot[0] + 1, spot[1] + 1.5, 14, 14) if held["loaded"] else "")


def _unbuilt(painter: Painter, me: dict[str, Any], seat: int, x: float, y: float, w: float) -> str:
    left = (
        ("small", "small", SMALL_BUILDINGS - len(me["small"]), 26.0),
        ("large", "large", LARGE_BUILDINGS - len(me["large"]), 29.0),
        ("figure", "pawn", len(TECH_BELOW) - len(me["figures"]), 20.0),
    )
    step = min(52.0, w / 3)
    parts = []
    for n, (name, piece, count, size) in enumerate(left):
        label = f"{painter.text(f'icon-{name}')}: {count}"
        place = x + 1 + n * step
        tall = size * (40 / 28 if piece == "pawn" else 1.03)
        parts.append(text(place, y + 21, str(count), "b r-ink" if count else "soft", 17))
        parts.append(symbol(f"revive-{piece}-{seat}", place + 11, y + 15 - tall / 2, size, tall, label))
    return f'<g class="seat-{seat}">{"".join(parts)}</g>'


# ------------------------------------------------------------------------------------------------ what was gathered


def gathered(painter: Painter, room: Room) -> Drawn:
    """Crates, artifacts and artifact cards: side by side, or one below the other where it is narrow."""
    me = painter.view["seats"][painter.viewer]
    w, h = room.width, room.height
    cards = [*(me["artifact_cards"] or []), *painter.view["shared_artifact_card"]]
    if w >= NARROW and (not h or h < 2 * GATHERED):
        right = min(w * 0.5, 236.0) if cards else 120.0
        h = h or max(GATHERED, HEAD + len(cards) * (CARD + 4) - 4)
        crates = _crates(painter, me, 0, 0, w - right - 12, h)
        return Drawn(crates + _artifacts(painter, me, cards, w - right, 0, right, h), h)
    split = h * 0.5 if h else HEAD + _rows(me, w) * (CRATE + 4) + 6
    high = h or split + HEAD + max(1, len(cards)) * (CARD + 4) + 24
    crates = _crates(painter, me, 0, 0, w, split - 6)
    return Drawn(crates + _artifacts(painter, me, cards, 0, split, w, high - split), high)


def _titled(painter: Painter, name: str, x: float, y: float) -> str:
    return text(x + 1, y + 12.5, painter.text(name), "b soft", 13)


def _rows(me: dict[str, Any], w: float) -> int:
    count = len(me["crates_closed"] or []) + len(me["crates_opened"])
    return max(1, -(-count // max(1, int(w // 64))))


def _crates(painter: Painter, me: dict[str, Any], x: float, y: float, w: float, h: float) -> str:
    """Closed crates, which only their owner sees, with their contents; then opened ones."""
    closed = me["crates_closed"] or []
    both = [*closed, *me["crates_opened"]]
    parts = [_titled(painter, "board-crates", x, y)]
    rows = max(1, int((h - HEAD + 4) // (CRATE + 4)))
    abreast = max(1, -(-len(both) // rows))
    wide = min(84.0, (w + 4) / abreast - 4)
    for n, number in enumerate(both):
        spot = (x + n % abreast * (wide + 4), y + HEAD + n // abreast * (CRATE + 4))
        reused = number in me["crates_reused"]
        parts.append(painter.cached_by_values(_crate, number, n >= len(closed), reused, *spot, wide))
    if not both:
        parts.append(box(x + 1, y + HEAD, 60, CRATE, "r-gap", 6))
    return group(painter.text("board-crates"), *parts)


def _crate(painter: Painter, number: int, opened: bool, reused: bool, x: float, y: float, w: float) -> str:
    face = painter.face("crate", number)
    label = painter.text("crate-reused" if reused else "crate-opened" if opened else "crate-closed")
    size = min(CRATE - 3, w - 2)
    drawn = [edge(x, y, w, CRATE, 6, 0.5), box(x, y, w, CRATE, "r-crate used" if opened else "r-crate", 6)]
    shown = use(face.emblem, x + 2 if w > 50 else x + (w - size) / 2, y + (CRATE - size) / 2, size, size)
    if w > 50:
        shown += painter.printed(face, x + size + 3, y + (CRATE - 17) / 2, 17, w - size - 6)
    drawn.append(f'<g class="{"r-faint" if opened else ""}">{shown}</g>')
    return painter.thing(f"crate-{number}", f"{painter.label(face)} {label}", *drawn)


def _artifacts(painter: Painter, me: dict[str, Any], cards: list[int], x: float, y: float, w: float, h: float) -> str:
    """For each colour the category of the card, and how often it counts; small artifacts and the end tile."""
    parts = [_titled(painter, "board-own-artifacts", x, y)]
    small: tuple[tuple[str, int], ...] = (("artifact-small", me["small_artifacts"]), ("end-tile", int(me["end_tile"])))
    owned = [(name, n) for name, n in small if n]
    for n, (name, count) in enumerate(owned):
        parts.append(painter.counted(name, count, x + w - (len(owned) - n) * 34, y - 1, 16, 13))
    if not cards:
        parts.append(artifact_counts(painter, me, x, y + HEAD + 4, min(34.0, w / 4), 17))
    high = min(CARD, (h - HEAD - 4 * (len(cards) - 1)) / len(cards)) if cards else CARD
    for n, number in enumerate(cards):
        parts.append(artifact_card(painter, number, me, x, y + HEAD + n * (high + 4), w, high))
    return group(painter.text("board-own-artifacts"), *parts)


def artifact_card(
    painter: Painter, number: int, me: dict[str, Any] | None, x: float, y: float, w: float, h: float = CARD
) -> str:
    """Each category scores once and once more for each artifact of its colour (REV-FINAL-10)."""
    held = artifacts_held(me) if me else [0, 0, 0]
    drawn = [edge(x, y, w, h, 6, 0.5), box(x, y, w, h, "r-slate", 6)]
    wide = (w - 6) / 3
    size = min(18.0, h - 6)
    label = [painter.named("artifactcard", number)]
    for colour, category in enumerate(painter.game.catalog.artifact_cards[number].categories):
        scored = category_scored(category)
        row = (1 + held[colour], "×", *units(scored), ICONS[scored.counted])
        left = x + 4 + colour * wide
        drawn.append(painter.icon(f"artifact-{ARTIFACT_COLOURS[colour]}", left, y + (h - size) / 2, size))
        drawn.append(painter.row(row, left + size + 1, y + (h - 17) / 2, 17, wide - size - 4))
        label.append(f"{painter.text(f'icon-artifact-{ARTIFACT_COLOURS[colour]}')}: {painter.w.clause(scored)}")
    return painter.thing(f"artifactcard-{number}", ". ".join(label), f'<g class="r-on">{"".join(drawn)}</g>')


def units(scored: Scored) -> Row:
    """Points for a unit, where it is not a point for each thing."""
    return () if scored.amount == scored.unit == 1 else (scored.amount, "/", scored.unit)


def artifacts_held(me: dict[str, Any]) -> list[int]:
    """Violet, orange and white ones."""
    return [sum(artifact_colour(number) == colour for number in me["artifacts"]) for colour in COLOURS]


def artifact_counts(painter: Painter, me: dict[str, Any], x: float, y: float, step: float, size: float = 14) -> str:
    """The number of artifacts of each colour of a player, small ones last."""
    counts = zip(ARTIFACT_COLOURS, [*artifacts_held(me), me["small_artifacts"]], strict=True)
    return "".join(
        painter.counted(f"artifact-{name}", count, x + i * step, y, size, 13) for i, (name, count) in enumerate(counts)
    )
