"""Draws the tribe board with its technologies, and artifacts, crates and citizens at rest."""

from __future__ import annotations

from typing import Any, Final

from .....draw.lettering import SERIF, fit, wrap
from .....draw.palette import seat_shape
from .....draw.regions import Drawn
from .....draw.svg import box, num, text
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
from ..painter import SEAT_PAINTS, Painter, Row, group, side, tribe_side
from .display import citizen, tile

GAP: Final = 6
TECH: Final = 50
STRIP: Final = 32
CRATE: Final = 24
CARD: Final = 26
# Where the technologies stand: column and row of three, from the top.
PLACES: Final = ((1, 2), (0, 1), (1, 1), (2, 1), (0, 0), (1, 0), (2, 0))


def tribe_board(painter: Painter, seat: int, x: float, y: float, w: float) -> Drawn:
    """Ability, technologies from the bottom up, pieces not yet built."""
    me = painter.view["seats"][seat]
    if me["tribe"] is None:
        high = 40.0
        waiting = text(x + 10, y + 25, painter.text("board-no-tribe"), "soft", 11)
        return Drawn("".join((box(x, y, w, high, "panel", 8), waiting)), high)
    parts: list[str] = []
    name = painter.text(f"tribe-{me['tribe']}")
    parts.append(text(x + 10, y + 20, fit(name, w - 80, 13.5, SERIF), "b serif", 13.5))
    parts.append(text(x + w - 10, y + 19, painter.text(f"side-{me['side']}"), "soft end", 10))
    parts.append(_ability(painter, me, seat, x + 8, y + 28, w - 16))
    top = y + 86
    parts.append(_tree(painter, me, seat, x + 8, top, w - 16))
    top += 3 * (TECH + 8)
    parts.append(_unbuilt(painter, me, seat, x + 8, top, w - 16))
    high = top + 26 - y
    return Drawn("".join((box(x, y, w, high, "panel", 8), *parts)), high)


def _ability(painter: Painter, me: dict[str, Any], seat: int, x: float, y: float, w: float) -> str:
    """The ability, and the progress markers beside it."""
    face = painter.face("board", tribe_side(me))
    drawn = [box(x, y, w, 52, "well", 5), painter.icon("ability", x + 5, y + 5, 20)]
    drawn.append(painter.row(face.rows[0], x + 30, y + 6, 18, w - 38))
    for n in range(TRIBE_MARKERS):
        place = x + 14 + n * 20
        if n < TRIBE_MARKERS - me["tribe_markers"]:
            drawn.append(seat_shape(seat, place, y + 39, 12))
        else:
            drawn.append(f'<circle class="empty" cx="{num(place)}" cy="{num(y + 39)}" r="6"/>')
    left = TRIBE_MARKERS - me["tribe_markers"]
    return painter.thing(
        f"board-{tribe_side(me)}", f"{painter.label(face)} {painter.text('board-markers', count=left)}", *drawn
    )


def _tree(painter: Painter, me: dict[str, Any], seat: int, x: float, y: float, w: float) -> str:
    wide = (w - 2 * GAP) / 3
    spots = [(x + column * (wide + GAP), y + row * (TECH + 8)) for column, row in PLACES]
    lines = ""
    for place, below in enumerate(TECH_BELOW):
        if below >= 0:
            (ax, ay), (bx, by) = spots[place], spots[below]
            lines += f"M{num(ax + wide / 2)} {num(ay + TECH)}L{num(bx + wide / 2)} {num(by)}"
    parts = [f'<path class="rule" d="{lines}" stroke-width="2"/>']
    numbers = painter.game.catalog.boards[tribe_side(me)]
    for place, (left, top) in enumerate(spots):
        parts.append(_technology(painter, me, seat, place, numbers[place], left, top, wide))
    return "".join(parts)


def _technology(
    painter: Painter, me: dict[str, Any], seat: int, place: int, number: int, x: float, y: float, w: float
) -> str:
    """Costs and points while its figure stands on it; then its effect, in the colour of the player."""
    id = f"techplace-{place}"
    known = place in me["technologies"]
    face = painter.face("technology", number)
    drawn = [box(x, y, w, TECH, "panel" if known else "well", 5), painter.row(face.rows[0], x + 5, y + 5, 19, w - 10)]
    costs: tuple[int | str, ...] = (
        TECHNOLOGY_PLACES[place].books,
        "book",
        ":",
        TECHNOLOGY_PLACES[place].points,
        "violet-vp",
    )
    if known:
        drawn += [side(x, y, TECH, SEAT_PAINTS[seat]), painter.row(costs[3:], x + 5, y + 32, 12, w - 10)]
    else:
        drawn.append(painter.icon("figure", x + w - 16, y + TECH - 19, 16, colour=SEAT_PAINTS[seat]))
        drawn.append(painter.row(costs, x + 3, y + 32, 12, w - 20))
    label = painter.text(
        "board-technology", name=face.name, books=TECHNOLOGY_PLACES[place].books, points=TECHNOLOGY_PLACES[place].points
    )
    tech = painter.thing(id, f"{label} {face.sentence}", *drawn, painter.light(id, x, y, w, TECH, 5))
    return tech + _machine(painter, me, place, x, y, w)


def _machine(painter: Painter, me: dict[str, Any], place: int, x: float, y: float, w: float) -> str:
    """Some technologies are machines (REV-MACH-04): a place for energy on them. Activated they are on the player board,
    beside all others."""
    number = tribe_machine_place(place)
    held = next((machine for machine in me["machines"] if machine["place"] == number), None)
    if held is None:
        return ""
    if held["loaded"]:
        return painter.icon("energy", x + w - 19, y + TECH - 19, 15, painter.text("machine-loaded"))
    return box(x + w - 20, y + TECH - 20, 17, 17, "empty", 8)


def _unbuilt(painter: Painter, me: dict[str, Any], seat: int, x: float, y: float, w: float) -> str:
    colour = SEAT_PAINTS[seat]
    left = (
        ("small", SMALL_BUILDINGS - len(me["small"])),
        ("large", LARGE_BUILDINGS - len(me["large"])),
        ("figure", len(TECH_BELOW) - len(me["figures"])),
    )
    return "".join(painter.counted(name, n, x + 2 + i * w / 3, y + 2, 17, colour) for i, (name, n) in enumerate(left))


# ------------------------------------------------------------------------------------------------ what was gathered


def gathered(painter: Painter, seat: int, x: float, y: float, w: float) -> Drawn:
    """Artifact card and artifacts, crates, and the citizens at rest."""
    top = y
    parts: list[str] = []
    for draw in (_artifacts, _crates, _rest):
        drawn = draw(painter, seat, x, top, w)
        parts.append(drawn.svg)
        top += drawn.height + 8
    high = top - 8 - y
    return Drawn("".join(parts), high)


def _titled(painter: Painter, name: str, x: float, y: float) -> str:
    return text(x + 1, y + 11, painter.text(name), "b serif", 11)


def _artifacts(painter: Painter, seat: int, x: float, y: float, w: float) -> Drawn:
    """For each colour the category of the card, and how often it counts."""
    me = painter.view["seats"][seat]
    parts = [_titled(painter, "board-own-artifacts", x, y)]
    top = y + 16
    cards = (me["artifact_cards"] or []) + painter.view["shared_artifact_card"]
    for number in cards:
        parts.append(artifact_card(painter, number, me, x, top, w))
        top += CARD + 4
    if not cards:
        parts.append(artifact_counts(painter, me, x + 2, top + 4, w / 4))
        top += 26
    else:
        small: tuple[tuple[str, int], ...] = (
            ("artifact-small", me["small_artifacts"]),
            ("end-tile", int(me["end_tile"])),
        )
        owned = [(name, n) for name, n in small if n]
        parts += [painter.counted(name, n, x + 4 + i * 44, top + 2) for i, (name, n) in enumerate(owned)]
        top += 18 if owned else 0
    return Drawn(group(painter.text("board-own-artifacts"), *parts), top - y)


def artifact_card(painter: Painter, number: int, me: dict[str, Any] | None, x: float, y: float, w: float) -> str:
    """Each category scores once and once more for each artifact of its colour (REV-FINAL-10)."""
    id = f"artifactcard-{number}"
    held = artifacts_held(me) if me else [0, 0, 0]
    drawn = [box(x, y, w, CARD, "panel", 5)]
    wide = (w - 6) / 3
    label = [painter.named("artifactcard", number)]
    for colour, category in enumerate(painter.game.catalog.artifact_cards[number].categories):
        scored = category_scored(category)
        row = (1 + held[colour], "×", *units(scored), ICONS[scored.counted])
        drawn.append(painter.icon(f"artifact-{ARTIFACT_COLOURS[colour]}", x + 4 + colour * wide, y + 6, 14))
        drawn.append(painter.row(row, x + 19 + colour * wide, y + 6, 14, wide - 18))
        label.append(f"{painter.text(f'icon-artifact-{ARTIFACT_COLOURS[colour]}')}: {painter.w.clause(scored)}")
    return painter.thing(id, ". ".join(label), *drawn, painter.light(id, x, y, w, CARD, 5))


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
        painter.counted(f"artifact-{name}", count, x + i * step, y, size) for i, (name, count) in enumerate(counts)
    )


def _crates(painter: Painter, seat: int, x: float, y: float, w: float) -> Drawn:
    """Closed crates, which only their owner sees, then opened ones."""
    me = painter.view["seats"][seat]
    closed = me["crates_closed"] or []
    parts = [_titled(painter, "board-crates", x, y)]
    wide = (w - 2 * 4) / 3
    both = [*closed, *me["crates_opened"]]
    for i, number in enumerate(both):
        row, place = divmod(i, 3)
        left, top = x + place * (wide + 4), y + 16 + row * (CRATE + 3)
        parts.append(_crate(painter, number, i >= len(closed), number in me["crates_reused"], left, top, wide))
    if not both:
        parts.append(box(x + 0.5, y + 16.5, wide - 1, CRATE - 1, "empty", 4))
    high = 16 + max(1, -(-len(both) // 3)) * (CRATE + 3) - 3
    return Drawn(group(painter.text("board-crates"), *parts), high)


def _crate(painter: Painter, number: int, opened: bool, reused: bool, x: float, y: float, w: float) -> str:
    id = f"crate-{number}"
    face = painter.face("crate", number)
    drawn = tile(painter, face, "line" if opened else "wood", "" if opened else "crate", w, CRATE)
    label = painter.text("crate-reused" if reused else "crate-opened" if opened else "crate-closed")
    pale = f'<g opacity="{".4" if reused else ".62" if opened else "1"}">{drawn}</g>'
    placed = f'<g transform="translate({num(x)} {num(y)})">{pale}{painter.light(id, 0, 0, w, CRATE, 4)}</g>'
    return painter.thing(id, f"{painter.label(face)} {label}", placed)


def _rest(painter: Painter, seat: int, x: float, y: float, w: float) -> Drawn:
    cards = painter.view["seats"][seat]["rest"]
    parts = [_titled(painter, "board-rest", x, y)]
    abreast = 2 if w > 400 else 1
    wide = (w - 4 * (abreast - 1)) / abreast
    for i, number in enumerate(cards):
        row, place = divmod(i, abreast)
        parts.append(citizen(painter, number, x + place * (wide + 4), y + 16 + row * (STRIP + 3), wide, STRIP))
    if not cards:
        lines = wrap(painter.text("board-nobody-rests"), w - 4, 10, 2)
        parts += [text(x + 2, y + 28 + i * 12, line, "soft", 10) for i, line in enumerate(lines)]
    high = 16 + max(1, -(-len(cards) // abreast)) * (STRIP + 3) - 3
    return Drawn(group(painter.text("board-rest"), *parts), high)
