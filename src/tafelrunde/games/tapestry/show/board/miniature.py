"""Draws a player in one line, live: capital, name, points, era, resources, civilization, and how much they have of what
counts."""

from __future__ import annotations

from typing import Any, Final

from .....draw.frames import seat_frame, sign
from .....draw.lettering import BOLD, fit, letters, width
from .....draw.regions import Drawn
from .....draw.svg import box, edge, num, tally, text, use
from ....board import Room
from ...pieces.capitals import SIZE
from ...pieces.kinds import RESOURCES, TIER_NAMES
from ..painter import Painter
from .city import covered_by
from .sheet import emblem, medal

MINI: Final = 54.0
CAPITAL: Final = 44.0
NAME: Final = 15.0
COUNT: Final = 13.0
ICON: Final = 16.0
LEAST_NAME: Final = 60.0
EMBLEMS: Final = 330.0  # miniatures so wide show emblems
MEDAL: Final = 25.0


def miniature(painter: Painter, seat: int, room: Room) -> Drawn:
    return Drawn(painter.cached(_miniature, seat, painter.view["seats"][seat], room.width), MINI)


def _miniature(painter: Painter, seat: int, me: dict[str, Any], w: float) -> str:
    left, right = 14 + CAPITAL + 8, w - 8
    points = str(me["vp"])
    parts = [seat_frame(0, 0, w, MINI), city_in_small(me["capital"], 12, 5, CAPITAL)]
    if w >= EMBLEMS:
        right = _emblems(painter, me, right, parts)
    star = right - width(points, 18, BOLD) - MEDAL - 4
    parts.append(use("tapestry-vp", star - 21, 6, 19, 19) + tally(f"vp-{seat}", star, 22, points, "b serif", 18))
    parts.append(medal(right - MEDAL, 2, MEDAL, TIER_NAMES[min(me["era"], 4)] if not me["finished"] else "✓"))
    name = painter.called(seat)
    room = max(LEAST_NAME, star - 26 - left - 20)
    size = max(12.0, letters(name, room, NAME))
    parts.append(sign(seat, left, 8, 15) + text(left + 20, 21, fit(name, room, size, BOLD), "b serif name", size))
    amounts = [*zip(RESOURCES, me["goods"], strict=True), ("tapestry-card", me["hand_count"])]
    amounts += [("tech-card", sum(map(len, me["tech"]))), ("outpost", len(me["territories"]))]
    each = (right - left) / len(amounts)
    for n, (icon, count) in enumerate(amounts):
        x = left + n * each
        parts.append(use(f"tapestry-{icon}", x, 31, ICON * (0.74 if icon == "outpost" else 1), ICON))
        parts.append(tally(f"has-{seat}-{icon}", x + ICON + 1.5, 44, str(count), "b", COUNT))
    label = f"{painter.names[seat]}. {painter.text('icon-vp')}: {me['vp']}, {painter.text('icon-era')}: {me['era']}, "
    label += ", ".join(
        f"{painter.text('icon-territory' if icon == 'outpost' else f'icon-{icon}')}: {count}" for icon, count in amounts
    )
    turn = painter.view["turn"] == seat and painter.view["phase"] == "turns"
    if turn:
        parts.append(box(1, 1, w - 2, MINI - 2, "at-turn", 9))
    return painter.thing(f"player-{seat}", label, *parts, edge(0, 0, w, MINI, 9, 1), class_=f"seat-{seat}")


def _emblems(painter: Painter, me: dict[str, Any], right: float, parts: list[str]) -> float:
    """Civilizations and the tapestry card of the era; where what is left of them ends."""
    symbols = [emblem(painter.game, "em", painter.mats[civ].id, "civilization") for civ in me["civilizations"]]
    tops = [stack[-1] for stack in me["stacks"] if stack]
    if tops:
        card = tops[-1]
        symbols.append(
            emblem(painter.game, "em", painter.game.catalog.cards[card].id, "tapestry-card")
            if card >= 0
            else "tapestry-tapestry-card"
        )
    for symbol in reversed(symbols):
        right -= 36
        parts.append(use(symbol, right, 10, 34, 34))
    return right - (8 if symbols else 0)


def city_in_small(capital: dict[str, Any], x: float, y: float, size: float) -> str:
    """Its plots as colours: buildings by their kind, landmarks, what cannot be built on."""
    plot = size / SIZE
    parts = [box(x, y, size, size, "w-linen", 2)]
    covered = {cell for built in capital["landmarks"] for cell in covered_by(built)}
    for n, what in enumerate(capital["plots"]):
        row, column = divmod(n, SIZE)
        look = "w-plinth" if (row, column) in covered else ""
        if isinstance(what, int):
            look = f"w-b{what}"
        elif what == "impassable" and not look:
            look = "w-rough"
        if look:
            parts.append(box(x + column * plot, y + row * plot, plot, plot, look, 0.6))
    seams = "".join(
        f"M{num(x + k * size / 3)} {num(y)}v{num(size)}M{num(x)} {num(y + k * size / 3)}h{num(size)}" for k in (1, 2)
    )
    return "".join(parts) + f'<path d="{seams}" class="w-grid"/>'
