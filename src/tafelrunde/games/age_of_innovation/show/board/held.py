"""Draws the tiles that a player has: with their effects where there is room, otherwise as miniatures."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Any, Final, NamedTuple

from .....draw.icons import IconSet
from .....draw.svg import at, box, edge, text, use
from .....kernel.effects import All
from ....painter import OF_A_SEAT
from ...components.parts import Once, Special
from ...effects.competency import Annexes
from ...table.ability import Ability
from ...table.prompts import PLACE_ANNEX, SPECIAL, SPECIALS
from ..painter import Face, Painter, draw_lines, effect_of, symbol
from .tiles import Look, label_of

GAP: Final = 4.0
WIDE: Final = 96.0  # of a tile with its effect
HIGH: Final = 38.0
LEAST: Final = 12.0
SIGN: Final = 18.0
PAST: Final = frozenset(("start", "after-start"))  # what only worked in set-up


class Held(NamedTuple):
    """A tile; the points of a town tile."""

    look: Look
    points: int = 0


def tiles_of(me: dict[str, Any], seat: int) -> list[tuple[str, int, str]]:
    """Faction, palace, round bonus, innovations, competencies and towns: kind, number, and a unique id for tiles that
    others may have too."""
    shown: list[tuple[str, int, str]] = []
    for kind in ("faction", "palace", "drafted_palace", "bonus"):
        if me[kind] is not None:
            shown.append((kind.removeprefix("drafted_"), me[kind], ""))
    shown += [("innovation", number, "") for number in me["innovations"]]
    shown += [("competency", number, f"held-competency-{OF_A_SEAT * seat + number}") for number in me["competencies"]]
    shown += [("town", entry["town"], f"town-of-{OF_A_SEAT * seat + i}") for i, entry in enumerate(me["towns"])]
    return shown


def tiles_height(painter: Painter, me: dict[str, Any], seat: int, w: float) -> float:
    """With all effects in sight."""
    return ceil(len(tiles_of(me, seat)) / _abreast(w)) * (HIGH + GAP) - GAP


def _abreast(w: float) -> int:
    return max(1, int((w + GAP) // (WIDE + GAP)))


def tiles(painter: Painter, seat: int, me: dict[str, Any], x: float, y: float, w: float, h: float) -> str:
    """As large as fits."""
    shown = tiles_of(me, seat)
    if not shown or h < LEAST:
        return ""
    abreast = _abreast(w)
    rows = ceil(len(shown) / abreast)
    own = painter.is_viewer(seat)
    with_effects = rows * (HIGH + GAP) - GAP <= h + 0.5
    if with_effects:
        each, high = (w + GAP) / abreast - GAP, min(52.0, (h + GAP) / rows - GAP)
    else:
        abreast, high = _packed(len(shown), w, h)
        each = min((w + GAP) / abreast - GAP, high + 6)
    parts = []
    for n, (kind, number, id) in enumerate(shown):
        left, top = x + n % abreast * (each + GAP), y + n // abreast * (high + GAP)
        parts.append(_held(painter, me, Look(kind, number, id=id), left, top, each, high, with_effects, own))
    return "".join(parts)


def _packed(count: int, w: float, h: float) -> tuple[int, float]:
    """The number abreast and the height of the largest miniatures."""
    best = 1, 0.0
    for rows in range(1, 6):
        high = (h + GAP) / rows - GAP
        abreast = ceil(count / rows)
        size = min(high, (w + GAP) / abreast - GAP)
        if size > best[1]:
            best = abreast, min(high, max(size, 10.0))
    return best


def _held(
    painter: Painter, me: dict[str, Any], look: Look, x: float, y: float, w: float, h: float, with_effect: bool,
    own: bool,
) -> str:  # fmt: skip
    face = painter.face(look.kind, look.number)
    emblem = painter.emblem(look.kind, look.number)
    points = painter.game.catalog.towns[look.number].points if look.kind == "town" else 0
    special = _special(painter, look, me, w, h) if own else ""
    inside = _emblem(emblem, points, w, h)
    if with_effect:
        inside = _with_effect(painter.icon_set, face, emblem, points, w - (SIGN - 4 if special else 0), w, h)
    thing = painter.thing(look.thing, label_of(face), edge(0, 0, w, h, 5, 0), inside)
    return at(x, y, thing, special)


@lru_cache(maxsize=1 << 10)
def _with_effect(icons: IconSet, face: Face, emblem: str, points: int, right: float, w: float, h: float) -> str:
    size = min(h - 4, w * 0.36)
    lines = tuple(line for line in face.lines if line[0] not in PAST) or face.lines
    if points:
        lines = ((points, "vp"), *lines)
    return (
        box(0, 0, w, h, "tile", 5)
        + use(emblem, 2, (h - size) / 2, size, size)
        + at(size + 4, 2, draw_lines(icons, lines, right - size - 7, h - 4, 15))
    )


@lru_cache(maxsize=1 << 10)
def _emblem(emblem: str, points: int, w: float, h: float) -> str:
    beside = 9.0 if points and w >= 26 else 0.0
    size = min(h - 2, w - 2 - beside)
    drawn = box(0, 0, w, h, "tile", 4) + use(emblem, beside + (w - beside - size) / 2, (h - size) / 2, size, size)
    return drawn + (text(3, h / 2 + 4.4, str(points), "b", 12.5) if beside else "")


def _special(painter: Painter, look: Look, me: dict[str, Any], w: float, h: float) -> str:
    """The special action of an own tile: a sign to click; with a token once it is used."""
    effect = effect_of(painter.game, look.kind, look.number)
    for one in effect.parts() if isinstance(effect, All) else (effect,):
        if isinstance(one, Special):
            name = painter.game.catalog.innovations[look.number].id if look.kind == "innovation" else look.kind
            return _sign(painter, SPECIAL + SPECIALS.index(name), "special", name in me["used"], w, h)
        if isinstance(one, Ability) and one.action >= 0:
            return _sign(painter, one.action, one.action_icon, False, w, h)
        if isinstance(one, Once) and isinstance(one.effect, Annexes) and me["annexes"]:
            return _sign(painter, PLACE_ANNEX, "annex", False, w, h)
    return ""


def _sign(painter: Painter, action: int, icon: str, is_used: bool, w: float, h: float) -> str:
    id = f"action-{action}"
    size = min(SIGN, h / 2)
    drawn = (
        use(symbol("used"), w - size, h - size, size, size) if is_used else painter.icon(icon, w - size, h - size, size)
    )
    area = box(0, 0, w, h, "hit-area", 5) if id in painter.lit else ""
    return painter.thing(id, painter.named("action", action), edge(0, 0, w, h, 5, 0), drawn, area)
