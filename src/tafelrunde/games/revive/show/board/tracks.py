"""Draws the machine tracks: a bar of fields each, below it the rewards, hung by copper pipes from their fields."""

from __future__ import annotations

from typing import Any, Final

from .....draw.frames import sign
from .....draw.svg import box, edge, num, text, use
from ...pieces.board import (
    CARD_BONUS,
    CARD_BONUS_POINTS,
    REWARD_FIELDS,
    SPECIAL_MACHINE,
    STANDARD_MACHINE,
    TRACK_END,
    TRIBE_MACHINE,
)
from ...pieces.kinds import COLOURS
from ..painter import LETTERS, Face, Painter, tokens

ICON: Final = 30.0  # the room of a track's icon
GAP: Final = 5.0
PIPE: Final = 4.0
CELL: Final = 17.0


def tracks(painter: Painter, me: dict[str, Any], seat: int, x: float, y: float, w: float, h: float) -> str:
    """The three tracks; machines of the tribe stand behind the rewards of the last one."""
    extra = [machine for machine in me["machines"] if machine["place"] >= TRIBE_MACHINE]
    beside = max(66.0, w * 0.15) if extra else 0.0
    each = (h - 2 * GAP) / 3
    parts = [_track(painter, me, seat, colour, x, y + colour * (each + GAP), w - beside, each) for colour in range(3)]
    for n, machine in enumerate(extra):
        parts.append(_tribe_machine(painter, machine, x + w - beside + 4, y + n * (each + GAP), beside - 4, each))
    return "".join(parts)


def _track(painter: Painter, me: dict[str, Any], seat: int, colour: int, x: float, y: float, w: float, h: float) -> str:
    reached = me["tracks"][colour]
    bar = min(30.0, h * 0.4)
    left, room = x + ICON, w - ICON
    step = room / TRACK_END
    needed = {field.needs[colour] for field in REWARD_FIELDS if field.needs[colour]}
    label = painter.text("board-track", colour=painter.text(f"colour-{COLOURS[colour]}"), number=reached)
    parts = [
        edge(x - 2, y - 1, w + 3, bar + 2, 8, 0),
        painter.icon(f"track-{COLOURS[colour]}", x, y + (h - 24) / 2, 25),
        box(left, y, room, bar, "r-slate-3", 8),
    ]
    if reached:
        parts.append(box(left, y, reached * step, bar, "kind", 8))
    ticks, pipes = "", []
    for n in range(1, TRACK_END + 1):
        middle = left + (n - 0.5) * step
        if n < TRACK_END:
            ticks += f"M{num(left + n * step)} {num(y + 4)}v{num(bar - 8)}"
        if n in needed:
            pipes.append(box(middle - 3.5, y + bar - 1, 7, PIPE + 2, "r-lip", 1))
        if n != reached:
            look = "b mid dark" if n < reached else "b mid r-white" if n in needed else "mid r-on-soft"
            parts.append(text(middle, y + bar / 2 + 4.6, str(n), look, 13))
    parts += [f'<path d="{ticks}" class="r-tick"/>', *pipes]
    track = painter.thing(f"colour-{colour}", label, *parts)
    size = min(15.0, bar * 0.64)
    place = f"transform:translate({left + (reached - 0.5) * step:.5g}px,{y + bar / 2:.5g}px)"
    mark = painter.thing(f"marker-{colour}", label, marker(seat, size), class_=f"piece seat-{seat}", style=place)
    top = y + bar + PIPE
    rewards = "".join(
        _reward(painter, me, number, start, top, wide, h - bar - PIPE)
        for number, start, wide in _spans(colour, left, step)
    )
    return f'<g class="{COLOURS[colour]}">{track}{mark}{rewards}</g>'


def marker(seat: int, size: float) -> str:
    """A player's marker on a track, around the origin."""
    ring = f'<circle r="{num(size)}" class="r-marker"/>'
    return ring + f'<g class="r-signed">{sign(seat, -size * 0.52, -size * 0.56, size * 1.04)}</g>'


def _spans(colour: int, x: float, step: float) -> list[tuple[int, float, float]]:
    """The rewards of a track, each below the fields that lead to it; as wide as each other if two share a field."""
    fields = sorted((n for n, field in enumerate(REWARD_FIELDS) if field.track == colour), key=_last)
    ends = [_last(number) for number in fields]
    if len(set(ends)) < len(ends):
        wide = step * TRACK_END / len(fields)
        return [(number, x + n * wide + 1.5, wide - 3) for n, number in enumerate(fields)]
    starts = [0, *ends[:-1]]
    return [
        (number, x + start * step + 1.5, (end - start) * step - 3)
        for number, start, end in zip(fields, starts, ends, strict=True)
    ]


def _last(number: int) -> int:
    return max(REWARD_FIELDS[number].needs)


def _reward(painter: Painter, me: dict[str, Any], number: int, x: float, y: float, w: float, h: float) -> str:
    """A reward: on a plate once it is open; what another track must reach as a number in its colour; machines have a
    cell of glass, lit while energy is at work."""
    opened = number in me["opened"]
    held = next((one for one in me["machines"] if one["place"] == number and number < TRIBE_MACHINE), None)
    face = _on_field(painter, number, held)
    name = painter.label(face) if face.sentence else painter.named("rewardfield", number)
    size = min(28.0, h - 5)
    left, room = x + 3, w - 6
    drawn = [edge(x, y, w, h, 6, 0.5), box(x, y, w, h, "r-copper" if opened else "r-shut", 6)]
    if held:
        name += " " + painter.text("machine-loaded" if held["loaded"] else "machine-ready")
        room -= CELL + 1
        drawn.append(_cell(painter, held["loaded"], x + w - CELL - 2, y + 2, h - 4))
    needs = "" if opened else _needs(REWARD_FIELDS[number].needs, REWARD_FIELDS[number].track, left, y, h)
    if needs:
        drawn.append(needs)
        left += 17
        room -= 17
    row = painter.printed(face, left, y + (h - size) / 2, size, max(12.0, room))
    drawn.append(f'<g class="{"r-ink" if opened else "r-on"}">{row}</g>')
    id = f"machineplace-{number}" if held else f"rewardfield-{number}"
    return painter.thing(id, name, *drawn)


def _cell(painter: Painter, loaded: bool, x: float, y: float, h: float) -> str:
    drawn = box(x, y, CELL, h, "r-cell lit-cell" if loaded else "r-cell", 4)
    size = min(16.0, h - 1)
    return drawn + (painter.icon("energy", x + (CELL - size) / 2, y + (h - size) / 2, size) if loaded else "")


def _needs(needs: tuple[int, int, int], own: int, x: float, y: float, h: float) -> str:
    """The requirement of the other track."""
    return "".join(
        f'<g class="{COLOURS[colour]}">{box(x, y + h / 2 - 8.5, 15, 17, "kind", 4)}'
        f"{text(x + 7.5, y + h / 2 + 4.4, str(need), 'b mid dark', LETTERS)}</g>"
        for colour, need in enumerate(needs)
        if need and colour != own
    )


def _on_field(painter: Painter, number: int, held: dict[str, Any] | None) -> Face:
    """The machine taken or printed there, or another reward of the field."""
    field = REWARD_FIELDS[number]
    if field.kind == STANDARD_MACHINE:
        return painter.face("standard", number)
    if field.kind == SPECIAL_MACHINE and held:
        return painter.face("machine", held["machine"])
    if field.kind == CARD_BONUS:
        row = (CARD_BONUS_POINTS, "violet-vp", "per", f"citizen-{COLOURS[field.colour]}")
        return Face("", (row,), ((),), "", "")
    shown = f"machine-{COLOURS[field.colour]}" if field.kind == SPECIAL_MACHINE else "artifact"
    return Face("", ((shown,),), ((),), "", "")


def _tribe_machine(painter: Painter, machine: dict[str, Any], x: float, y: float, w: float, h: float) -> str:
    """A technology that is a machine (REV-MACH-04); it stands on the tribe board, too."""
    effect = painter.game.effects[machine["effect"]]
    high = h - 22 if h > 44 else h
    top = y + h - high
    drawn = (
        edge(x, top, w, high, 6, 0.5),
        box(x, top, w, high, "r-copper", 6),
        f'<g class="r-ink">{painter.row(tokens(effect), x + 2, top + (high - 17) / 2, 17, w - CELL - 6)}</g>',
        _cell(painter, machine["loaded"], x + w - CELL - 2, top + 2, high - 4),
        use("revive-ability", x, y, 18, 18) if high < h else "",
    )
    state = painter.text("machine-loaded" if machine["loaded"] else "machine-ready")
    name = f"{painter.named('machineplace', machine['place'])} {painter.w.sentence(effect)} {state}"
    return painter.thing(f"machineplace-{machine['place']}", name, *drawn)
