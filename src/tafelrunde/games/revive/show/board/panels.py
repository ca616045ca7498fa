"""Draws a player in full, where there is room: tracks, machines with their effects, slots as on a board, citizens."""

from __future__ import annotations

from typing import Any

from .....draw.frames import sign
from .....draw.lettering import SERIF, fit, width
from .....draw.regions import Drawn
from .....draw.svg import at, box, edge, group_of, text, use
from ....painter import OF_A_SEAT
from ...pieces.board import SLOT_NAMES
from ..painter import Painter, tokens
from .cards import chip, half_card, module_drawn, module_name
from .miniature import PAD, bars, framed, goods, points_drawn, points_of, technologies
from .tribe import CARD, artifact_card, artifact_counts


def panel(painter: Painter, seat: int, w: float) -> Drawn:
    """Everything in rows."""
    me = painter.view["seats"][seat]
    x, room = PAD + 6, w - 2 * PAD - 6
    parts = [
        _who_level(painter, seat, me, x, 6, room),
        painter.cached(goods, seat, me, x, 36.0, min(room, 360.0), 56.0),
    ]
    y = 96.0
    parts.append(painter.cached(bars, me, x, y, room, 52.0))
    y += 59
    parts.append(technologies(painter, seat, me, x, y, min(room * 0.5, 120.0), 18))
    parts.append(
        painter.counted("progress", me["progress"], x + min(room * 0.5, 120.0) + 8, y, 18).replace(
            'class="b"', 'class="b r-on"'
        )
    )
    y += 24
    drawn = _machine_rows(painter, seat, me, x, y, room)
    parts.append(drawn.svg)
    y += drawn.height
    drawn = _slot_rows(painter, me, x, y, room)
    parts.append(drawn.svg)
    y += drawn.height
    for numbers, icon in ((me["active"], "active"), (me["rest"], "rest")):
        per_row = max(1, int((room - 22) // 18))
        parts.append(painter.icon(icon, x, y, 17, painter.text(f"board-{icon}")))
        for n, number in enumerate(numbers):
            spot = (x + 22 + n % per_row * 18, y + n // per_row * 21)
            parts.append(painter.cached_by_values(chip, number, *spot, 16.5, 19.0))
        y += 21 * max(1, -(-len(numbers) // per_row)) + 3
    for n, number in enumerate(me["artifact_cards"] or []):
        parts.append(artifact_card(painter, number, me, x, y + n * (CARD + 4), min(room, 300.0)))
        y += CARD + 4
    if not me["artifact_cards"]:
        parts.append(f'<g class="r-on">{artifact_counts(painter, me, x, y, 40.0, 16)}</g>')
        y += 22
    h = y + 6
    return Drawn(framed(painter, seat, w, h) + group_of(f"seat-{seat}", parts), h)


def _who_level(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> str:
    """Sign, name, tribe and points in one line."""
    points = str(points_of(painter, seat))
    name = fit(painter.names[seat], w * 0.45, 17, SERIF)
    drawn = [sign(seat, x, y + 5, 14), text(x + 20, y + 18, name, "serif r-on", 17)]
    if me["tribe"]:
        own = f"revive-tribe-{me['tribe']}"
        left = x + 28 + width(name, 17, SERIF)
        drawn.append(use(own if painter.has(own) else "revive-figure", left, y - 1, 25, 25))
        tribe = painter.text(f"tribe-{me['tribe']}")
        if width(tribe, 13) <= w - (left - x) - 100:
            drawn.append(text(left + 30, y + 17, tribe, "r-on-soft", 13))
    return "".join([*drawn, *points_drawn(points, x + w, y + 12, 19)])


def _machine_rows(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    abreast = max(2, int(w // 84))
    wide = (w - 4 * (abreast - 1)) / abreast
    parts = []
    for n, machine in enumerate(me["machines"]):
        left, top = x + n % abreast * (wide + 4), y + n // abreast * 28
        effect = painter.game.effects[machine["effect"]]
        label = painter.text("machine-loaded" if machine["loaded"] else "machine-ready")
        taken = 24 if machine["loaded"] else 6
        drawn = [
            edge(left, top, wide, 25, 5, 0.5),
            box(left, top, wide, 25, "r-copper", 5),
            f'<g class="r-ink">{painter.row(tokens(effect), left + 3, top + 4, 17, wide - taken)}</g>',
        ]
        if machine["loaded"]:
            drawn.append(painter.icon("energy", left + wide - 19, top + 4, 17))
        sentence = f"{painter.w.sentence(effect)} {label}"
        parts.append(painter.thing(f"held-machine-{OF_A_SEAT * seat + machine['place']}", sentence, *drawn))
    return Drawn("".join(parts), -(-len(me["machines"]) // abreast) * 28)


def _slot_rows(painter: Painter, me: dict[str, Any], x: float, y: float, w: float) -> Drawn:
    """A column for each slot: its modules, its citizens below."""
    wide = (w - 4 * 4) / 5
    tallest = max([1, *(len(slot["cards"]) for slot in me["slots"].values())])
    high = 38.0 + tallest * 24
    parts = []
    for n, name in enumerate(SLOT_NAMES):
        left = x + n * (wide + 4)
        slot = me["slots"][name]
        parts.append(box(left, y, wide, high, "r-slate-3", 5))
        each = (wide - 4) / len(slot["modules"])
        for k, module in enumerate(slot["modules"]):
            if module >= 0:
                tile = at(left + 2 + k * each, y + 2, module_drawn(painter, module, each - 1.5, 32))
                contour = edge(left + 2 + k * each, y + 2, each - 1.5, 32, 4, 0.5)
                parts.append(painter.thing(f"module-{module}", module_name(painter, module), contour, tile))
        for k, played in enumerate(slot["cards"]):
            top = y + 37 + k * 24
            parts.append(
                painter.cached_by_values(
                    half_card, played["card"], played["half"], left + 2, top, wide - 4, 22.5, False
                )
            )
    return Drawn("".join(parts), high + 5)
