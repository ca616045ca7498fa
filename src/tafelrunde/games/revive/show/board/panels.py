"""Draws the panels of opponents: the essentials of their boards, small."""

from __future__ import annotations

from typing import Any, Final

from .....draw.lettering import fit
from .....draw.palette import paint, seat_shape
from .....draw.regions import Drawn
from .....draw.svg import at, box, num, text
from ....painter import OF_A_SEAT
from ...pieces.board import SLOT_NAMES, TRACK_END
from ...pieces.kinds import COLOURS, RESOURCES
from ..painter import PAINTS, SEAT_PAINTS, Painter, tokens, tribe_side
from .display import module, module_name
from .player import half_card
from .tribe import CARD, artifact_card, artifact_counts

LEFT: Final = 14
LINE: Final = 20
MACHINE: Final = 18
SLOT: Final = 19
MODULE: Final = 24
WIDEST: Final = 560


def panel(painter: Painter, seat: int, x: float, y: float, w: float) -> Drawn:
    me = painter.view["seats"][seat]
    w = min(w, WIDEST)
    left, room = x + LEFT, w - LEFT - 8
    parts: list[str] = [_head(painter, seat, me, left, y + 4, room)]
    top = y + 28.0
    for draw in (_goods, _pieces, _tracks):
        parts.append(draw(painter, seat, me, left, top, room))
        top += LINE
    top += 2
    for rows in (_machines, _slots, _citizens, _artifact_cards):
        drawn = rows(painter, seat, me, left, top, room)
        parts.append(drawn.svg)
        top += drawn.height + 4
    high = top + 2 - y
    label = painter.text("board-points", player=painter.names[seat], points=me["vp"])
    return Drawn("".join((painter.player_panel(seat, label, x, y, w, high), *parts)), high)


def _head(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> str:
    """Sign, name and tribe; points at the right, at the end of the game the total."""
    points = me["total"] if painter.view["phase"] == "over" else me["vp"]
    tribe = painter.text(f"tribe-{me['tribe']}") if me["tribe"] else ""
    return (
        seat_shape(seat, x + 6, y + 11, 12)
        + text(x + 18, y + 15.5, fit(painter.called(seat), w * 0.42, 12.5, True), "b", 12.5)
        + text(x + w - 54, y + 15, fit(tribe, w * 0.36, 10), "soft end", 10)
        + painter.counted("vp", points, x + w - 48, y + 3, 16)
    )


def _goods(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> str:
    closed, opened = me["crates_closed_count"], len(me["crates_opened"])
    counts = [(name, me["resources"][name]) for name in RESOURCES]
    counts += [("energy", me["energy"]), ("crate", closed + opened)]
    row = [painter.counted(name, count, x + i * w / 7, y, 14) for i, (name, count) in enumerate(counts)]
    used = painter.text("switch-used" if me["switch_used"] else "switch-unused")
    switch = painter.icon("switch", x + 6 * w / 7, y, 14, used)
    return "".join(row) + (f'<g opacity=".35">{switch}</g>' if me["switch_used"] else switch)


def _pieces(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> str:
    """Pieces on the map, and artifacts."""
    colour = SEAT_PAINTS[seat]
    counts = (("small", len(me["small"])), ("large", len(me["large"])), ("figure", len(me["figures"])))
    row = [painter.counted(name, count, x + i * w / 7, y, 14, colour) for i, (name, count) in enumerate(counts)]
    return "".join(row) + artifact_counts(painter, me, x + 3 * w / 7, y, w / 7)


def _tracks(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> str:
    """Three bars, the progress markers, and the technologies by place."""
    wide = w * 0.2
    parts: list[str] = []
    for colour, reached in enumerate(me["tracks"]):
        left = x + colour * (wide + 4)
        label = painter.text("board-track", colour=painter.text(f"colour-{COLOURS[colour]}"), number=reached)
        parts.append(painter.icon(f"track-{COLOURS[colour]}", left, y, 14, label))
        bar = wide - 36
        parts.append(
            f'<rect x="{num(left + 17)}" y="{num(y + 4)}" width="{num(bar)}" height="6" rx="3" fill="{paint("line")}"/>'
            f'<rect x="{num(left + 17)}" y="{num(y + 4)}" width="{num(bar * reached / TRACK_END)}" height="6" rx="3" '
            f'fill="{paint(PAINTS[colour])}"/>'
        )
        parts.append(text(left + 20 + bar, y + 11, str(reached), "b", 10))
    left = x + 3 * (wide + 4)
    parts.append(painter.counted("progress", me["progress"], left, y, 14))
    return "".join(parts) + _technologies(painter, seat, me, left + 36, y, x + w - left - 36)


def _technologies(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> str:
    if me["tribe"] is None:
        return ""
    numbers = painter.game.catalog.boards[tribe_side(me)]
    step = w / 7
    parts: list[str] = []
    for place in range(7):
        known = place in me["technologies"]
        colour = paint(SEAT_PAINTS[seat] if known else "line")
        face = painter.face("technology", numbers[place])
        name = painter.label(face) if known else painter.text("board-locked", name=face.name)
        centre = f'cx="{num(x + (place + 0.5) * step)}" cy="{num(y + 7)}"'
        dot = f'<circle {centre} r="{num(min(4.5, step * 0.4))}" fill="{colour}"/>'
        parts.append(painter.thing(f"held-technology-{OF_A_SEAT * seat + place}", name, dot))
    return "".join(parts)


def _machines(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """Unlocked machines; those with energy on them are marked."""
    machines = me["machines"]
    if not machines:
        return Drawn("", -4)
    abreast = 5
    wide = (w - 3 * (abreast - 1)) / abreast
    parts: list[str] = []
    for i, machine in enumerate(machines):
        row, place = divmod(i, abreast)
        left, top = x + place * (wide + 3), y + row * (MACHINE + 3)
        effect = painter.game.effects[machine["effect"]]
        drawn = [
            box(left, top, wide, MACHINE, "well", 3),
            painter.row(tokens(effect), left + 3, top + 3, 12, wide - (18 if machine["loaded"] else 6)),
        ]
        if machine["loaded"]:
            drawn.append(painter.icon("energy", left + wide - 13, top + 4, 10))
        label = painter.text("machine-loaded" if machine["loaded"] else "machine-ready")
        sentence = f"{painter.w.sentence(effect)} {label}"
        parts.append(painter.thing(f"held-machine-{OF_A_SEAT * seat + machine['place']}", sentence, *drawn))
    return Drawn("".join(parts), -(-len(machines) // abreast) * (MACHINE + 3) - 3)


def _slots(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """A column for each slot: its modules, its citizens below."""
    wide = (w - 4 * 3) / 5
    parts: list[str] = []
    tallest = max(1, *(len(slot["cards"]) for slot in me["slots"].values()))
    high = MODULE + 3 + tallest * SLOT
    for number, name in enumerate(SLOT_NAMES):
        left = x + number * (wide + 3)
        slot = me["slots"][name]
        parts.append(box(left, y, wide, high, "well", 3))
        each = (wide - 4) / len(slot["modules"])
        for i, held in enumerate(slot["modules"]):
            if held >= 0:
                tile = at(left + 2 + i * each, y + 2, module(painter, held, each - 1, MODULE - 1))
                parts.append(painter.thing(f"module-{held}", module_name(painter, held), tile))
        for i, played in enumerate(slot["cards"]):
            parts.append(
                painter.cached_by_data(half_card, played, left + 2, y + MODULE + 3 + i * SLOT, wide - 4, SLOT - 1.5)
            )
    return Drawn("".join(parts), high)


def _citizens(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """Active citizens and, paler, those at rest."""
    step = min(17.0, (w - 34) / max(1, len(me["active"]) + len(me["rest"])))
    parts = [painter.icon("active", x, y, 14, painter.text("board-active"))]
    left = x + 17.0
    for number in me["active"]:
        parts.append(_chip(painter, number, left, y))
        left += step
    parts.append(painter.icon("rest", left + 2, y, 14, painter.text("board-rest")))
    left += 19
    rest = []
    for number in me["rest"]:
        rest.append(_chip(painter, number, left, y))
        left += step
    return Drawn("".join(parts) + f'<g opacity=".6">{"".join(rest)}</g>', 16)


def _artifact_cards(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """Public at the end of the game only."""
    cards = me["artifact_cards"] or []
    parts = [artifact_card(painter, number, me, x, y + i * (CARD + 4), w) for i, number in enumerate(cards)]
    return Drawn("".join(parts), len(cards) * (CARD + 4) - 4)


def _chip(painter: Painter, number: int, x: float, y: float) -> str:
    id = f"card-{number}"
    colour = COLOURS[painter.game.catalog.cards[number].colour]
    shown = painter.icon(f"citizen-{colour}", x, y, 15) + painter.light(id, x + 1, y - 0.5, 13, 16, 3)
    return painter.thing(id, painter.label(painter.card(number)), shown, class_="card")
