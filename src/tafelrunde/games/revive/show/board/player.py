"""Draws the viewer's area: summary, active citizens, machine tracks with reward fields, progress track, slots."""

from __future__ import annotations

from typing import Any, Final

from .....draw.lettering import width, wrap
from .....draw.palette import paint, seat_shape
from .....draw.regions import Drawn
from .....draw.svg import at, box, num, text
from ...pieces.board import (
    ACTIVATION,
    CARD_BONUS,
    CARD_BONUS_POINTS,
    MODULE_SPACES,
    PROGRESS_END,
    PROGRESS_TRACK,
    REWARD_FIELDS,
    SLOT_NAMES,
    SPECIAL_MACHINE,
    STANDARD_MACHINE,
    TRACK_END,
    TRIBE_MACHINE,
)
from ...pieces.kinds import CAPS, COLOURS, RESOURCE_TRACKS, RESOURCES
from ..painter import LETTERS, PAINTS, SEAT_PAINTS, Face, Painter, group, side, tokens
from .display import module, module_name

GAP: Final = 6
RESOURCES_HEIGHT: Final = 38
ENERGY: Final = 38.0
SWITCH: Final = 54.0
CARD: Final[tuple[float, ...]] = (116.0, 82.0)  # the least width; it may be a little wider
WIDEST: Final = 140.0
CLOSER: Final = 88.0
TRACK: Final = 20
FIELD: Final = 32
PROGRESS: Final = 38
MODULE: Final = 28
HALF_CARD: Final = 23  # in a slot
SLOT: Final = 50  # without the citizens
HALF_ICONS: Final = ("▲", "▲", "▼", "▼", "◆")


def at_hand(painter: Painter, seat: int, x: float, y: float, w: float) -> Drawn:
    """The summary, with the active citizens below."""
    above = resource_strip(painter, seat, x, y, w)
    below = active(painter, seat, x, y + above.height + GAP, w)
    high = above.height + GAP + below.height
    return Drawn("".join((above.svg, below.svg)), high)


def resource_strip(painter: Painter, seat: int, x: float, y: float, w: float) -> Drawn:
    """Resource tracks, energy and switch. Name and points are in the panels of all players."""
    me = painter.view["seats"][seat]
    wide = min(126.0, (w - 14 - ENERGY - SWITCH) / len(RESOURCE_TRACKS))
    held = [me["resources"][RESOURCES[n]] for n in RESOURCE_TRACKS]
    goods = [
        painter.cached_by_values(_resource, n, held[i], x + 14 + i * wide, y, wide - 4)
        for i, n in enumerate(RESOURCE_TRACKS)
    ]
    energy = painter.counted("energy", me["energy"], x + w - ENERGY - SWITCH, y + 11, 16)
    name = painter.text("board-points", player=painter.called(seat), points=me["vp"])
    strip = painter.player_panel(seat, name, x, y, w, RESOURCES_HEIGHT, energy)
    switch = _switch(painter, me, x + w - SWITCH, y + 5)
    return Drawn(group(painter.text("board-resources"), strip, *goods, switch), RESOURCES_HEIGHT)


def _resource(painter: Painter, number: int, held: int, x: float, y: float, w: float) -> str:
    """A resource track: a dot for each unit of the cap, those held filled."""
    name, cap = RESOURCES[number], CAPS[number]
    id = f"resource-{number}"
    step = min(11.0, (w - 34) / 6)
    dots = "".join(
        f'<circle cx="{num(x + 37 + i * step)}" cy="{num(y + 19)}" r="{num(step * 0.36)}" '
        f'fill="{paint("ink" if i < held else "line")}"/>'
        for i in range(cap)
    )
    drawn = painter.icon(name, x, y + 11, 17) + text(x + 20, y + 24.5, str(held), "b", 14) + dots
    label = f"{painter.named('resource', number)}: {held} / {cap}"
    return painter.thing(id, label, drawn, painter.light(id, x - 3, y + 4, w + 2, 30, 6))


def _switch(painter: Painter, me: dict[str, Any], x: float, y: float) -> str:
    """Up while it is unused, down and pale afterwards, with its effect."""
    used = me["switch_used"]
    effect = painter.game.catalog.switch[painter.view["switch"]]
    row = [token for token in effect.icons() if token != 1]
    knob = 20 if used else 8
    drawn = (
        box(x, y + 3, 14, 24, "well", 7)
        + f'<circle cx="{num(x + 7)}" cy="{num(y + 2 + knob)}" r="5" fill="{paint("line" if used else "energy")}"/>'
        + f'<g opacity="{".4" if used else "1"}">{painter.row(row, x + 16, y + 6, 17, 36)}</g>'
    )
    return painter.thing(
        f"switch-{painter.view['switch']}", painter.text("switch-used" if used else "switch-unused"), drawn
    )


# ------------------------------------------------------------------------------------------------ active citizens


def active(painter: Painter, seat: int, x: float, y: float, w: float) -> Drawn:
    """The citizens that can be played, as whole cards."""
    cards = painter.view["seats"][seat]["active"]
    abreast = int((w + GAP) // (CARD[0] + GAP))
    if len(cards) > 2 * abreast:  # a crowd stands closer
        abreast = int((w + GAP) // (CLOSER + GAP))
    wide = min(WIDEST, (w - GAP * (abreast - 1)) / abreast)
    rows = max(1, -(-len(cards) // abreast))
    high = 16 + rows * (CARD[1] + GAP) - GAP
    title = painter.text("board-active")
    parts = [text(x + 1, y + 11, title, "b serif", 11.5)]
    for i, number in enumerate(cards):
        row, place = divmod(i, abreast)
        left, top = x + place * (wide + GAP), y + 16 + row * (CARD[1] + GAP)
        parts.append(painter.cached_by_values(_card, number, left, top, wide, CARD[1]))
    if not cards:
        parts.append(box(x + 0.5, y + 16.5, wide - 1, CARD[1] - 1, "empty", 6))
    return Drawn(group(title, *parts), high)


def _card(painter: Painter, number: int, x: float, y: float, w: float, h: float) -> str:
    id = f"card-{number}"
    drawn = card_drawn(painter, number, w, h)
    label = painter.label(painter.card(number))
    return painter.thing(id, label, at(x, y, drawn, painter.light(id, 0, 0, w, h, 6)), class_="card")


def card_drawn(painter: Painter, number: int, w: float, h: float) -> str:
    """A whole card from its upper left corner."""
    face = painter.card(number)
    colour = painter.game.catalog.cards[number].colour
    longest = max(width(word, LETTERS, True) for word in face.name.split())
    drawn = [box(0.5, 0.5, w - 1, h - 1, "panel", 6), side(0, 3, h - 6, PAINTS[colour])]
    room = w - 13.0
    if longest <= w - 32:  # the sign of the colour gives way to a long word
        room = w - 32.0
        drawn.append(painter.icon(f"citizen-{COLOURS[colour]}", w - 22, 4, 18))
    lines = wrap(face.name, room, LETTERS, 2, True)
    top = 13.5 if len(lines) > 1 else 19.0
    drawn += [text(9, top + i * 11.5, line, "b", LETTERS) for i, line in enumerate(lines)]
    for half in (0, 1):
        line = 31 + half * 25
        drawn += [box(8, line, w - 13, 23, "well", 4), painter.printed(face, 11, line + 3.5, 16, w - 19, half)]
    return "".join(drawn)


# ------------------------------------------------------------------------------------------------ the player board


def player_board(painter: Painter, seat: int, x: float, y: float, w: float) -> Drawn:
    """Slots, machine tracks, progress track."""
    me = painter.view["seats"][seat]
    parts: list[str] = []
    top = y + 8
    inner, room = x + 8, w - 16
    for colour in range(3):
        parts.append(painter.cached(_track, me, seat, colour, inner, top, room))
        top += TRACK + FIELD + 6
    parts.append(painter.cached(_progress, me, seat, inner, top, room))
    top += PROGRESS + 6
    slots = painter.cached(slot_row, me, seat, inner, top, room)
    parts.append(slots.svg)
    high = top + slots.height + 8 - y
    return Drawn("".join((box(x, y, w, high, "panel", 8), *parts)), high)


def _track(painter: Painter, me: dict[str, Any], seat: int, colour: int, x: float, y: float, w: float) -> str:
    """Twelve fields with the marker; below, the reward fields printed beside it with what they need."""
    id = f"colour-{colour}"
    reached = me["tracks"][colour]
    step = (w - 26) / TRACK_END
    left = x + 26
    parts = [painter.icon(f"track-{COLOURS[colour]}", x, y, 19)]
    needed = {field.needs[colour] for field in REWARD_FIELDS if field.needs[colour]}
    for n in range(1, TRACK_END + 1):
        shade = PAINTS[colour] if n <= reached else "line"
        parts.append(
            f'<rect x="{num(left + (n - 1) * step + 1)}" y="{num(y + 3)}" width="{num(step - 2)}" height="13" rx="3" '
            f'fill="{paint(shade)}"/>'
        )
        look = "count" if n <= reached else "mid b" if n in needed else "mid soft"
        parts.append(text(left + (n - 0.5) * step, y + 13.2, str(n), look, LETTERS))
    place = f"transform:translate({num(left + (reached - 0.5) * step)}px,{num(y + 9.5)}px)"
    marker = seat_shape(seat, 0, 0, 14)
    label = painter.text("board-track", colour=painter.text(f"colour-{COLOURS[colour]}"), number=reached)
    track = painter.thing(id, label, *parts, painter.light(id, x - 3, y, w + 5, 19, 6))
    mark = painter.thing(f"marker-{colour}", label, marker, class_="piece", style=place)
    fields = [n for n, field in enumerate(REWARD_FIELDS) if field.track == colour]
    wide = (w - GAP * (len(fields) - 1)) / len(fields)
    rewards = [_reward(painter, me, seat, n, x + i * (wide + GAP), y + TRACK, wide) for i, n in enumerate(fields)]
    return track + mark + "".join(rewards)


def _reward(painter: Painter, me: dict[str, Any], seat: int, number: int, x: float, y: float, w: float) -> str:
    """A reward field: its reward, its requirement while locked, and the machine taken for it."""
    field = REWARD_FIELDS[number]
    opened = number in me["opened"]
    places = [
        machine for machine in me["machines"] if machine["place"] < TRIBE_MACHINE
    ]  # the others are drawn elsewhere
    held = next((machine for machine in places if machine["place"] == number), None)
    drawn = [box(x, y, w, FIELD, "panel" if opened else "well", 5)]
    name = painter.named("rewardfield", number)
    face = _on_field(painter, number, held)
    if face.sentence:
        name = painter.label(face)
    if not opened:
        drawn.append(_needs(painter, field.needs, x + 5, y + 18, w - 10))
        drawn.append(painter.printed(face, x + 4, y + 3, 14, w - 8))
    else:
        loaded = held is not None and held["loaded"]
        drawn += [
            side(x, y, FIELD, SEAT_PAINTS[seat]),
            painter.printed(face, x + 7, y + 8, 16, w - (28 if loaded else 12)),
        ]
        if loaded:
            drawn.append(painter.icon("energy", x + w - 18, y + 8, 15, painter.text("machine-loaded")))
    id = f"machineplace-{number}" if held else f"rewardfield-{number}"
    return painter.thing(id, name, *drawn, painter.light(id, x, y, w, FIELD, 5))


def _on_field(painter: Painter, number: int, held: dict[str, Any] | None) -> Face:
    """The machine taken or printed there, or another reward of the field."""
    field = REWARD_FIELDS[number]
    if field.kind == STANDARD_MACHINE:
        return painter.face("standard", number)
    if field.kind == SPECIAL_MACHINE and held:
        return painter.face("machine", held["machine"])
    if field.kind == CARD_BONUS:
        return Face("", ((CARD_BONUS_POINTS, "violet-vp", "per", f"citizen-{COLOURS[field.colour]}"),), ((),), "")
    shown = f"machine-{COLOURS[field.colour]}" if field.kind == SPECIAL_MACHINE else "artifact"
    return Face("", ((shown,),), ((),), "")


def _needs(painter: Painter, needs: tuple[int, int, int], x: float, y: float, w: float) -> str:
    """The requirement of each track."""
    row: list[int | str] = []
    for colour, need in enumerate(needs):
        if need:
            row += [need, f"track-{COLOURS[colour]}"]
    return f'<g opacity=".75">{painter.row(row, x, y, 11, w)}</g>'


def _progress(painter: Painter, me: dict[str, Any], seat: int, x: float, y: float, w: float) -> str:
    """Covered fields carry the player's colour; the lowest free one gives the points at the end."""
    step = (w - 24) / (PROGRESS_END + 1)
    left = x + 24
    parts = [painter.icon("progress", x, y + 9, 18, painter.text("board-progress-track"))]
    for n in range(PROGRESS_END + 1):
        covered = n < me["progress"]
        place = left + n * step
        parts.append(box(place + 0.5, y, step - 1, PROGRESS, "well" if n != me["progress"] else "panel", 3))
        if n + 1 in PROGRESS_TRACK.energy or n + 1 in PROGRESS_TRACK.artifacts:
            icon = "energy" if n + 1 in PROGRESS_TRACK.energy else "artifact"
            parts.append(painter.icon(icon, place + step / 2 - 6, y + 2, 12))
        if covered:
            parts.append(seat_shape(seat, place + step / 2, y + PROGRESS - 11, min(13, step * 0.6)))
        else:
            look = "mid b" if n == me["progress"] else "mid soft"
            parts.append(text(place + step / 2, y + PROGRESS - 8, str(PROGRESS_TRACK.points[n]), look, LETTERS))
    label = painter.text("board-progress", count=me["progress"], points=PROGRESS_TRACK.points[me["progress"]])
    return painter.thing(f"progress-{seat}", label, *parts)


# ------------------------------------------------------------------------------------------------ slots


def slot_row(painter: Painter, me: dict[str, Any], seat: int, x: float, y: float, w: float) -> Drawn:
    """The five slots: their modules and the citizens in them, of which only the half in use is seen. Behind them the
    machines of the tribe."""
    machines = [machine for machine in me["machines"] if machine["place"] >= TRIBE_MACHINE]
    abreast = 3 if w <= 500 else 6 if machines else 5
    wide = (w - GAP * (abreast - 1)) / abreast
    tallest = max(1, *(len(slot["cards"]) for slot in me["slots"].values()))
    high = SLOT + tallest * HALF_CARD
    parts: list[str] = []
    for slot, name in enumerate(SLOT_NAMES):
        row, place = divmod(slot, abreast)
        parts.append(
            _slot(painter, me["slots"][name], slot, x + place * (wide + GAP), y + row * (high + GAP), wide, high)
        )
    row, place = divmod(len(SLOT_NAMES), abreast)
    left, top = x + place * (wide + GAP), y + row * (high + GAP)
    tall = min(FIELD, (high + 2) / max(1, len(machines)) - 2)
    for i, machine in enumerate(machines):
        parts.append(_tribe_machine(painter, machine, seat, left, top + i * (tall + 2), wide, tall))
    rows = -(-len(SLOT_NAMES) // abreast)
    return Drawn("".join(parts), rows * (high + GAP) - GAP)


def _tribe_machine(painter: Painter, machine: dict[str, Any], seat: int, x: float, y: float, w: float, h: float) -> str:
    """A technology that is a machine (REV-MACH-04); it stands on the tribe board, too."""
    id = f"machineplace-{machine['place']}"
    effect = painter.game.effects[machine["effect"]]
    drawn = [
        box(x, y, w, h, "panel", 5),
        side(x, y, h, SEAT_PAINTS[seat]),
        painter.row(tokens(effect), x + 7, y + (h - 16) / 2, 16, w - (28 if machine["loaded"] else 12)),
    ]
    if machine["loaded"]:
        drawn.append(painter.icon("energy", x + w - 18, y + (h - 15) / 2, 15, painter.text("machine-loaded")))
    name = f"{painter.named('machineplace', machine['place'])} {painter.w.sentence(effect)}"
    return painter.thing(id, name, *drawn, painter.light(id, x, y, w, h, 5))


def _slot(painter: Painter, slot: dict[str, Any], number: int, x: float, y: float, w: float, h: float) -> str:
    id = f"slot-{number}"
    parts = [box(x, y, w, h, "well", 5)]
    title = painter.named("slot", number)
    heading = f"{HALF_ICONS[number]} {title}"
    if width(heading, LETTERS) > w - 10:
        heading = HALF_ICONS[number]
    parts.append(text(x + 6, y + 11.5, heading, "soft", LETTERS))
    frame = painter.thing(id, title, *parts, painter.light(id, x, y, w, h, 5))
    spaces = MODULE_SPACES[number]
    wide = (w - 8 - 3 * (len(spaces) - 1)) / len(spaces)
    inside = [
        _space(painter, space, slot["modules"][i], x + 4 + i * (wide + 3), y + 15, wide)
        for i, space in enumerate(spaces)
    ]
    cards = slot["cards"]
    top = y + 15 + MODULE + 3
    for i, played in enumerate(cards):
        inside.append(painter.cached_by_data(half_card, played, x + 4, top + i * HALF_CARD, w - 8, HALF_CARD - 1.5))
    return frame + "".join(inside)


def _space(painter: Painter, space: int, held: int, x: float, y: float, w: float) -> str:
    id = f"modulespace-{space}"
    name = painter.named("modulespace", space)
    if held >= 0:
        drawn = at(x, y, module(painter, held, w, MODULE))
        name += f": {module_name(painter, held)}"
    else:
        drawn = box(x + 0.5, y + 0.5, w - 1, MODULE - 1, "empty", 3)
        if space in ACTIVATION:
            drawn += painter.icon("activation", x + w / 2 - 7, y + MODULE / 2 - 7, 14, painter.text("icon-activation"))
    return painter.thing(id, name, drawn, painter.light(id, x, y, w, MODULE, 3))


def half_card(painter: Painter, played: dict[str, int], x: float, y: float, w: float, h: float) -> str:
    """A citizen in a slot: the effect of its half in use; the name, if there is room."""
    number = played["card"]
    id = f"card-{number}"
    face = painter.card(number)
    colour = painter.game.catalog.cards[number].colour
    size = min(14.0, h * 0.72)
    drawn = [
        box(0.5, 0.5, w - 1, h - 1, "panel", 3),
        side(0, 0.5, h - 1, PAINTS[colour], 4),
        painter.icon(f"citizen-{COLOURS[colour]}", 6, (h - size) / 2, size),
        painter.printed(face, 8 + size, (h - size) / 2, size, w - size - 12, played["half"]),
    ]
    return painter.thing(id, painter.label(face), at(x, y, *drawn, painter.light(id, 0, 0, w, h, 3)), class_="card")
