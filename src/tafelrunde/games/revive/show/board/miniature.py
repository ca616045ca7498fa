"""Draws players in small: the viewer's plate with the stage of the turn, and live miniatures of the others with all
that lies before them."""

from __future__ import annotations

from typing import Any, Final

from .....draw.frames import sign
from .....draw.lettering import SERIF, fit, letters, width
from .....draw.regions import Drawn
from .....draw.svg import box, edge, escape, num, text, use
from ....board import Room
from ....painter import OF_A_SEAT
from ...pieces.board import SLOT_NAMES, TECH_BELOW, TRACK_END
from ...pieces.kinds import COLOURS, RESOURCE_TRACKS, RESOURCES
from ..painter import LETTERS, Painter, group, symbol, tribe_side
from .cards import chip, module_name
from .tribe import CARD, artifact_card

MINI: Final = 62.0
PLATE: Final = 152.0
LINE: Final = 38.0  # of the plate
PAD: Final = 9.0
CHIP_HIGH: Final = 17.0
CHIP_WIDE: Final = 14.0
DOT: Final = 4.0


def framed(painter: Painter, seat: int, w: float, h: float, *children: str) -> str:
    """The panel of a player as a thing; it shows whose turn it is."""
    view = painter.view
    turn = view["turn"] == seat and view["phase"] != "over"
    me = view["seats"][seat]
    label = painter.text("board-points", player=painter.names[seat], points=me["vp"])
    return painter.thing(
        f"player-{seat}",
        label,
        box(0, 0, 16, h, "side", 9),
        box(5, 0, w - 5, h, "r-slate-2", 8),
        box(6, 1, w - 7, h - 2, "at-turn", 8) if turn else "",
        edge(0, 0, w, h, 9, 0),
        *children,
        class_=f"player seat-{seat}" + (" turn" if turn else ""),
    )


def points_of(painter: Painter, seat: int) -> int:
    """The points; at the end of the game the total."""
    me = painter.view["seats"][seat]
    return int(me["total"] if painter.view["phase"] == "over" and me["total"] is not None else me["vp"])


# ------------------------------------------------------------------------------------------------ the plate


def plate(painter: Painter, room: Room) -> Drawn:
    """The viewer, and where the game stands; for spectators only this."""
    w, h = room.width, room.height or LINE
    words = painter.text("board-round", round=painter.view["round"])
    if painter.viewer < 0:
        left = 24 + width(words, 16, SERIF)
        drawn = text(12, h / 2 + 5, words, "serif r-ink", 16)
        return Drawn(drawn + text(left, h / 2 + 5, fit(_stage(painter), w - left - 8, 14), "soft", 14), h)
    seat = painter.viewer
    points = str(points_of(painter, seat))
    name = painter.names[seat]
    if w >= 2 * PLATE:  # one line
        shown = fit(name, w * 0.4, 16, SERIF)
        left = 44 + width(shown, 16, SERIF)
        drawn = sign(seat, 14, h / 2 - 7, 14) + text(34, h / 2 + 5.5, shown, "serif r-on", 16)
        drawn += text(left, h / 2 + 5, words, "r-on-soft", 13)
        drawn += _stage_signs(painter, left + width(words, 13) + 8, h / 2 - 8.5, 17)
    else:
        taken = 26 + width(points, 19, SERIF)
        shown = fit(name, w - 34 - taken, 15, SERIF)
        drawn = sign(seat, 13, h / 2 - 14, 12) + text(30, h / 2 - 3, shown, "serif r-on", 15)
        drawn += text(13, h / 2 + 12.5, words, "r-on-soft", LETTERS)
        drawn += _stage_signs(painter, 21 + width(words, LETTERS), h / 2 + 0.5, 15)
    return Drawn(framed(painter, seat, w, h, drawn, *points_drawn(points, w - PAD, h / 2, 19)), h)


def points_drawn(points: str, right: float, middle: float, size: float) -> list[str]:
    star = size + 2
    return [
        use("revive-vp", right - star, middle - star / 2, star, star),
        text(right - star - 4, middle + size * 0.36, points, "serif end r-on", size),
    ]


def _stage_signs(painter: Painter, x: float, y: float, size: float) -> str:
    """Whose turn it is, and the actions that are left, or what happens instead."""
    view = painter.view
    drawn = [] if painter.is_viewer(view["turn"]) else [sign(view["turn"], x, y + 2, size - 4)]
    signs: list[str] = ["revive-any-action"] * view["actions"]
    if view["last_turns"] is not None:
        signs = ["revive-end-tile", *signs]
    elif view["clock"]:
        signs = ["revive-action-marker", *signs]
    elif view["slept"]:
        signs = ["revive-hibernate"]
    if view["phase"] != "turns":
        drawn, signs = [], []
    drawn += [use(id, x + (len(drawn) + n) * (size + 2), y, size, size) for n, id in enumerate(signs)]
    return f"<g><title>{escape(_stage(painter))}</title>{''.join(drawn)}</g>"


def _stage(painter: Painter) -> str:
    view = painter.view
    if view["phase"] != "turns":
        return painter.text(f"stage-{view['phase']}")
    who = painter.names[view["turn"]]
    if view["last_turns"] is not None:
        return painter.text("stage-last", player=who, turns=view["last_turns"])
    if view["clock"]:
        return painter.text("stage-solo", clock=view["clock"])
    if view["slept"]:
        return painter.text("stage-sleep", player=who)
    return painter.text("stage-turn", player=who, actions=view["actions"])


# ------------------------------------------------------------------------------------------------ others


def miniature(painter: Painter, seat: int, w: float, h: float) -> Drawn:
    """Who, goods and pieces; behind them tracks and all that lies before the player, in three lines."""
    me = painter.view["seats"][seat]
    who = min(120.0, max(84.0, w * 0.2))
    wide = min(190.0, max(124.0, w * 0.3))
    x = PAD + 5
    frame = framed(painter, seat, w, h, _who(painter, seat, me, x, who, h))
    left = x + who + wide + PAD
    parts = [
        painter.cached(_revealed if me["artifact_cards"] else goods, seat, me, x + who, 0.0, wide, h),
        painter.cached(_before, seat, me, left, 4.0, w - left - PAD, h - 8),
    ]
    return Drawn(frame + "".join(parts), h)


def _who(painter: Painter, seat: int, me: dict[str, Any], x: float, w: float, h: float) -> str:
    """Sign, name, tribe, points."""
    size = letters(painter.names[seat], w - 22, 16, SERIF, LETTERS)
    name = fit(painter.names[seat], w - 20, size, SERIF)
    points = str(points_of(painter, seat))
    drawn = [sign(seat, x, h / 2 - 21, 13), text(x + 18, h / 2 - 9, name, "serif r-on", size)]
    if me["tribe"]:
        own = f"revive-tribe-{me['tribe']}"
        label = f"{painter.text('tribe-' + me['tribe'])}, {painter.text('side-' + me['side'])}"
        drawn.append(symbol(own if painter.has(own) else "revive-figure", x, h / 2 + 1, 23, 23, label))
    drawn.append(use("revive-vp", x + 30, h / 2 + 3, 19, 19))
    drawn.append(text(x + 52, h / 2 + 19, points, "serif r-on", 18))
    return "".join(drawn)


def goods(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float, h: float) -> str:
    """Resources and energy; below them pieces on the map, crates and artifacts."""
    upper = [(RESOURCES[n], me["resources"][RESOURCES[n]]) for n in RESOURCE_TRACKS]
    upper.append(("energy", me["energy"]))
    crates = me["crates_closed_count"] + len(me["crates_opened"])
    lower = [("small", len(me["small"])), ("large", len(me["large"])), ("figure", len(me["figures"]))]
    lower += [("crate", crates), ("artifact", len(me["artifacts"]) + me["small_artifacts"])]
    step = w / 5
    size = min(17.0, step - 13)
    top = y + h / 2
    parts = [_counted(painter, name, n, x + k * step, top - 23, size) for k, (name, n) in enumerate(upper)]
    parts += [_counted(painter, name, n, x + k * step, top + 3, size) for k, (name, n) in enumerate(lower)]
    return f'<g class="seat-{seat}">{"".join(parts)}</g>'


def _revealed(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float, h: float) -> str:
    """Artifact cards, which are public at the end of the game only, in the place of goods."""
    cards = me["artifact_cards"]
    high = min(CARD, (h - 8) / len(cards) - 2)
    top = y + (h - len(cards) * (high + 2)) / 2
    return "".join(
        artifact_card(painter, number, me, x, top + n * (high + 2), w - 4, high) for n, number in enumerate(cards)
    )


def _counted(painter: Painter, name: str, count: int, x: float, y: float, size: float) -> str:
    label = f"{painter.text(f'icon-{name}')}: {count}"
    drawn = painter.icon(name, x, y + (19 - size) / 2, size, label)
    return drawn + text(x + size + 1.5, y + 14.5, str(count), "b r-on" if count else "r-on-soft", 14)


def bars(painter: Painter, me: dict[str, Any], x: float, y: float, w: float, h: float) -> str:
    """The three machine tracks, one below the other."""
    high = (h - 4) / 3
    return "".join(
        _bar(painter, colour, reached, x, y + colour * (high + 2), w, high)
        for colour, reached in enumerate(me["tracks"])
    )


def _bar(painter: Painter, colour: int, reached: int, x: float, y: float, w: float, h: float) -> str:
    label = painter.text("board-track", colour=painter.text(f"colour-{COLOURS[colour]}"), number=reached)
    full = max(17.0, w * reached / TRACK_END) if reached else 0.0
    look = "b dark" if reached else "r-on-soft"
    return (
        f'<g class="{COLOURS[colour]}"><title>{label}</title>{box(x, y, w, h, "r-slate-3", 4)}'
        f"{box(x, y, full, h, 'kind', 4)}{text(x + 3, y + h / 2 + 4.3, str(reached), look, LETTERS)}</g>"
    )


def _before(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float, h: float) -> str:
    """Tracks, machines and technologies; slots with their modules and citizens; citizens ready and resting."""
    high = (h - 4) / 3
    tracks = min(60.0, w * 0.16) * 3
    beside = w - tracks - 6
    techs = min(beside * 0.5, 80.0)
    return "".join(
        (
            _bars_in_line(painter, me, x, y, tracks, high),
            technologies(painter, seat, me, x + tracks + 6, y, techs, high),
            _machines(painter, seat, me, x + tracks + 8 + techs, y + 1, beside - techs - 2, high - 2),
            _slots(painter, me, x, y + high + 2, w, high),
            _citizens(painter, me, x, y + 2 * (high + 2), w, high),
        )
    )


def _bars_in_line(painter: Painter, me: dict[str, Any], x: float, y: float, w: float, h: float) -> str:
    """The three machine tracks side by side."""
    wide = w / 3 - 2
    return "".join(
        _bar(painter, colour, reached, x + colour * (wide + 2), y, wide, h)
        for colour, reached in enumerate(me["tracks"])
    )


def _slots(painter: Painter, me: dict[str, Any], x: float, y: float, w: float, h: float) -> str:
    """Each slot a recess: its modules as small tiles, its citizens as chips."""
    wide = (w - 4 * 3) / 5
    parts = []
    for n, name in enumerate(SLOT_NAMES):
        slot = me["slots"][name]
        left = x + n * (wide + 3)
        held = [module for module in slot["modules"] if module >= 0]
        parts.append(box(left, y, wide, h, "r-slate-3", 4))
        count = len(held) + len(slot["cards"])
        step = min(max(14.0, h * 0.8), (wide - 3) / max(1, count))
        for k, module in enumerate(held):
            parts.append(_small_module(painter, module, left + 2 + k * step, y + 2, step - 1, h - 4))
        for k, played in enumerate(slot["cards"]):
            place = left + 2 + (len(held) + k) * step
            parts.append(painter.cached_by_values(chip, played["card"], place, y + 2, step - 1, h - 4))
    return "".join(parts)


def _small_module(painter: Painter, number: int, x: float, y: float, w: float, h: float) -> str:
    """Its colours."""
    printed = painter.game.catalog.modules[number]
    colours = [colour for colour in range(3) if printed.colours >> colour & 1]
    wide = (w - 1.6) / len(colours)
    tabs = "".join(
        f'<g class="{COLOURS[colour]}">{box(x + 0.8 + k * wide, y + 0.8, wide, h * 0.4, "kind", 1)}</g>'
        for k, colour in enumerate(colours)
    )
    drawn = box(x, y, w, h, "r-module", 2)
    return painter.thing(f"module-{number}", module_name(painter, number), edge(x, y, w, h, 2, 0.5), drawn, tabs)


def _machines(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float, h: float) -> str:
    """Unlocked machines; those with energy on them are lit."""
    machines = me["machines"]
    step = min(13.0, w / max(1, len(machines)))
    parts = []
    for n, machine in enumerate(machines):
        effect = painter.game.effects[machine["effect"]]
        label = painter.text("machine-loaded" if machine["loaded"] else "machine-ready")
        look = "r-cell lit-cell" if machine["loaded"] else "r-copper"
        cell = box(x + n * step, y, step - 2, h, look, 2)
        contour = edge(x + n * step, y, step - 2, h, 2, 0.5)
        sentence = f"{painter.w.sentence(effect)} {label}"
        parts.append(painter.thing(f"held-machine-{OF_A_SEAT * seat + machine['place']}", sentence, contour, cell))
    return "".join(parts)


def technologies(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float, h: float) -> str:
    if me["tribe"] is None:
        return ""
    numbers = painter.game.catalog.boards[tribe_side(me)]
    step = min(13.0, w / len(TECH_BELOW))
    r = min(DOT, step * 0.42, h * 0.45)
    parts = []
    for place in range(len(TECH_BELOW)):
        known = place in me["technologies"]
        face = painter.face("technology", numbers[place])
        name = painter.label(face) if known else painter.text("board-locked", name=face.name)
        centre = f'cx="{num(x + (place + 0.5) * step)}" cy="{num(y + h / 2)}"'
        dot = f'<circle {centre} r="{num(r)}" class="{"r-seat" if known else "r-hole"}"/>'
        parts.append(painter.thing(f"held-technology-{OF_A_SEAT * seat + place}", name, dot))
    return f'<g class="seat-{seat}">{"".join(parts)}</g>'


def _citizens(painter: Painter, me: dict[str, Any], x: float, y: float, w: float, h: float) -> str:
    """Active citizens and, paler, those at rest."""
    active, rest = me["active"], me["rest"]
    size = min(26.0, max(13.0, h * 0.6), h - 3)
    step = min(max(CHIP_WIDE + 2, h * 0.85), (w - 2 * (size + 3) - 6) / max(1, len(active) + len(rest)))
    chips = []
    left = x + size + 3
    for number in active:
        chips.append(painter.cached_by_values(chip, number, left, y + 1, step - 1.5, h - 2))
        left += step
    moon = left + 3
    left = moon + size + 3
    resting = []
    for number in rest:
        resting.append(painter.cached_by_values(chip, number, left, y + 1, step - 1.5, h - 2))
        left += step
    return (
        painter.icon("active", x, y + (h - size) / 2, size, painter.text("board-active"))
        + "".join(chips)
        + painter.icon("rest", moon, y + (h - size) / 2, size, painter.text("board-rest"))
        + group(painter.text("board-rest"), *resting)
    )
