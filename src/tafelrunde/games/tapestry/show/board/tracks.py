"""Draws the advancement tracks: spaces with benefit and bonus, tiers with cost and landmark, and the players'
tokens."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from .....draw import palette
from .....draw.lettering import capitalized, fit, width
from .....draw.regions import Drawn
from .....draw.rows import Token
from .....draw.svg import box, num, text, thing
from ...pieces.kinds import (
    ALL_TRACKS,
    ANY_COST,
    ARTS,
    ARTS_COST,
    ARTS_COST_KINDS,
    LAST_SPACE,
    OWN_COST,
    OWN_RESOURCE,
    RESOURCES,
    TIER_NAMES,
)
from ...pieces.landmarks import LANDMARKS, track_landmark
from ...pieces.tracks import position_code, space_code
from ..ids import of_kind
from ..painter import LEAST, Painter, letters, name_lines, once
from .bots import trail

SIDE: Final = 98  # name and start space at the left of a track
HEAD: Final = 34  # above it, on a phone
TIERS: Final = 16  # the strip with tier, cost and landmark
CELL: Final = 67.0
LOW_CELL: Final = 61.0
ROW_GAP: Final = 6  # between tracks
LOW_GAP: Final = 4
BARE: Final = 52.0  # a space without its name
NAMED: Final = 64.0  # a narrower space has no name: who points at it reads it
GAP: Final = 4
STACKED: Final = 610  # a narrower track lies in two rows: the names of its landmarks fit above three spaces
TRACK_PAINT: Final = ("field", "clay", "green", "sea", "purple")


def tracks(painter: Painter, x: float, y: float, w: float, low: bool = False) -> Drawn:
    """With lower spaces where the room is low."""
    parts: list[str] = []
    gap = LOW_GAP if low else ROW_GAP
    top = y + gap
    for track in range(len(painter.view["seats"][0]["tracks"])):
        drawn = _track(painter, track, x + 6, top, w - 12, LOW_CELL if low else CELL)
        parts.append(drawn.svg)
        top += drawn.height + gap
    high = top - y
    frame = box(x, y, w, high, "panel", 8)
    return Drawn("".join((frame, *parts)), high)


class TrackLayout(NamedTuple):
    """The places of the spaces of a track: x, y, width and height of each."""

    wide: bool
    height: float
    places: dict[int, tuple[float, float, float, float]]


@lru_cache(maxsize=256)
def _track_layout(x: float, y: float, w: float, named: float, strip: float) -> TrackLayout:
    """One row of twelve spaces beside the name of the track, or two rows of six below it; above each row a strip."""
    wide = w >= STACKED
    rows = 1 if wide else 2
    left, top = (x + SIDE, y) if wide else (x, y + HEAD)
    each = (x + w - left) / (LAST_SPACE / rows)
    cell = named if each >= NAMED else BARE
    high = rows * (strip + cell) + (rows - 1) * GAP + (0 if wide else HEAD)
    places = {0: (x + 52, y + strip, SIDE - 56, cell) if wide else (x + w - 130, y, 130.0, float(HEAD - 4))}
    for space in range(1, LAST_SPACE + 1):
        line, column = divmod(space - 1, LAST_SPACE // rows)
        places[space] = (left + column * each, top + line * (strip + cell + GAP) + strip, each - 3, cell)
    return TrackLayout(wide, high, places)


def _strip(painter: Painter, track: int, w: float) -> float:
    """The height of a track's strips: landmarks have their own line if a name does not fit beside the costs."""
    wide = _tier_width(w)
    for tier in range(2, 5):
        before = _before_landmark(_cost(track, tier))
        if landmark_width(painter, track_landmark(track, tier)) > wide - before:
            return 2 * TIERS
    return TIERS


def _tier_width(w: float) -> float:
    """The width of three spaces."""
    _, _, each, _ = _track_layout(0, 0, w, CELL, TIERS).places[1]
    return 3 * (each + 3) - 3


def _before_landmark(cost: list[Token]) -> float:
    """The room that the number of a tier and its cost take."""
    return 32 + 15 * len(cost)


def _track(painter: Painter, track: int, x: float, y: float, w: float, named: float) -> Drawn:
    strip = _strip(painter, track, w)
    view, layout = painter.view, _track_layout(x, y, w, named, strip)
    free = tuple(tier > 1 and track_landmark(track, tier) in view["landmarks"] for tier in range(5))
    locked = tuple(painter.names[seat] for seat in range(view["players"]) if view["seats"][seat]["locks"][track])
    printed = painter.cached_by_values(_printed, track, x, y, w, named, strip, free, locked)
    return Drawn("".join((printed, *_tokens(painter, track, layout.places))), layout.height)


def _printed(
    painter: Painter,
    track: int,
    x: float,
    y: float,
    w: float,
    named: float,
    strip: float,
    free: tuple[bool, ...],
    locked: tuple[str, ...],
) -> str:
    """The track without tokens. `free` says for each tier whether its landmark is available, `locked` has the locked
    seats."""
    wide, high, places = _track_layout(x, y, w, named, strip)
    parts = [
        painter.cached_by_values(_start, track, *places[0]),
        _name(painter, track, x, y, w, high, strip, wide, locked),
    ]
    for tier in range(1, 5):
        tx, ty, tw, _ = places[3 * tier - 2]
        parts.append(painter.cached_by_values(_tier, track, tier, free[tier], tx, ty - strip, 3 * (tw + 3) - 3, strip))
    for space in range(1, LAST_SPACE + 1):
        parts.append(painter.cached_by_values(_space, track, space, *places[space]))
    return "".join(parts)


def _name(
    painter: Painter,
    track: int,
    x: float,
    y: float,
    w: float,
    high: float,
    strip: float,
    wide: bool,
    locked: tuple[str, ...],
) -> str:
    id = f"track-{track}"
    label = capitalized(painter.named("track", track))
    if wide:
        size = letters(label, SIDE - 6, 12)
        drawn = text(x + 1, y + 12, label, "b serif", size) + painter.icon(
            f"track-{ALL_TRACKS[track]}", x + 6, y + strip + 8, 36
        )
        if high > strip + BARE:
            drawn += painter.row(_spots(painter, track), x + 2, y + strip + 48, 12, 44)
        room, tall = SIDE - 4.0, high
    else:
        drawn = painter.icon(f"track-{ALL_TRACKS[track]}", x + 2, y + 1, 28)
        drawn += text(x + 36, y + 20, label, "b serif", letters(label, w - 180, 14))
        room, tall = w - 136, HEAD - 4.0
    if locked:
        label += f". {painter.text('board-locked', player=', '.join(locked))}"
    # The start space is chosen for itself, so it stays free where the name of a wide track embraces it.
    hit = box(x, y, room, strip, "bare") + box(x, y, 50, tall, "bare") if wide else box(x, y, room, tall, "bare")
    return painter.thing(id, label, hit, drawn, painter.light(id, x - 3, y - 2, room + 2, tall + 2))


def _spots(painter: Painter, track: int) -> list[Token]:
    """The resource that belongs to the track; arts has none."""
    return [RESOURCES[OWN_RESOURCE[track]]] if track != ARTS else []


def _tier(painter: Painter, track: int, tier: int, free: bool, x: float, y: float, w: float, h: float) -> str:
    """The number of a tier, the cost of its spaces, and its landmark if it is still `free`."""
    cost, label = tier_cost(painter, track, tier)
    tint = palette.paint(TRACK_PAINT[track])
    size = f'width="{num(w)}" height="{num(h - 2)}"'
    band = f'<rect x="{num(x)}" y="{num(y)}" {size} rx="4" fill="{tint}" opacity=".45"/>'
    numeral = text(x + 6, y + 11, TIER_NAMES[tier], "b", 10.5)
    long = 15 * len(cost)
    drawn = thing(
        f"tier-of-{of_kind(track, tier)}", label, band, numeral, painter.row(cost, x + 22, y + 1.5, 11.5, long)
    )
    if tier == 1:
        return drawn
    number = track_landmark(track, tier)
    if h > TIERS:
        return drawn + landmark(painter, number, free, x, y + h - TIERS, w)
    before = _before_landmark(cost)
    return drawn + landmark(painter, number, free, x + before - 2, y, w - before)


def tier_cost(painter: Painter, track: int, tier: int) -> tuple[list[Token], str]:
    """The cost of a tier, as icons and in words."""
    if track == ARTS:
        amount, kind = ARTS_COST[tier]
        label = painter.text("board-arts-tier", tier=TIER_NAMES[tier], amount=amount, kind=ARTS_COST_KINDS[kind])
    else:
        resource = painter.named("resource", OWN_RESOURCE[track])
        label = painter.text(
            "board-tier", tier=TIER_NAMES[tier], own=OWN_COST[tier], any=ANY_COST[tier], resource=resource
        )
    return _cost(track, tier), label


def _cost(track: int, tier: int) -> list[Token]:
    if track == ARTS:
        amount, kind = ARTS_COST[tier]
        sign: list[Token] = [("", "different", "=")[kind]] if kind else []
        return [*["any-resource"] * amount, *sign]
    own: list[Token] = [RESOURCES[OWN_RESOURCE[track]]] * OWN_COST[tier]
    return [*own, *["any-resource"] * ANY_COST[tier]]


def landmark(painter: Painter, number: int, free: bool, x: float, y: float, w: float) -> str:
    """A landmark still to be had, or the name of one that is gone."""
    id = f"landmark-{number}"
    name = painter.named("landmark", number)
    rows, plot, wide = _shape(number)
    left, top = x + w - wide - 4, y + 7 - plot * len(rows) / 2
    path = "".join(
        f"M{num(left + c * plot)} {num(top + r * plot)}h{num(plot)}v{num(plot)}h{num(-plot)}Z"
        for r, row in enumerate(rows)
        for c, cell in enumerate(row)
        if cell == "#"
    )
    drawn = f'<path class="shape" d="{path}"/>'
    drawn += text(x + w - wide - 8, y + 10.8, fit(name, w - wide - 8, LEAST), "end", LEAST)
    label = name if free else f"{name}: {painter.text('board-taken')}"
    look = "site" if free else "site gone"
    hit = box(x, y, w, TIERS - 2, "bare", 3)
    return painter.thing(id, label, hit, drawn, painter.light(id, x, y, w, TIERS - 2, 3), class_=look)


def landmark_width(painter: Painter, number: int) -> float:
    """The room that a landmark needs with its name."""
    return width(painter.named("landmark", number), LEAST) + _shape(number)[2] + 8


def _shape(number: int) -> tuple[tuple[str, ...], float, float]:
    """Its rows of plots, the size of a plot, and its width."""
    rows = LANDMARKS[number].shape
    plot = min(3.6, 11.5 / len(rows))
    return rows, plot, plot * len(rows[0])


def _start(painter: Painter, track: int, x: float, y: float, w: float, h: float) -> str:
    id = f"space-{space_code(track, 0)}"
    drawn = box(x, y, w, h, "cell", 5) + text(x + 6, y + h - 6, "0", "soft", 10)
    return painter.thing(id, painter.named("space", space_code(track, 0)), drawn, painter.light(id, x, y, w, h, 5))


def _space(painter: Painter, track: int, space: int, x: float, y: float, w: float, h: float) -> str:
    id = f"space-{space_code(track, space)}"
    printed = painter.game.catalog.spaces[track][space - 1]
    name = painter.named("space", space_code(track, space))
    tint = palette.paint(TRACK_PAINT[track])
    parts = [box(x, y, w, h, "cell", 5)]
    parts.append(f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="2" fill="{tint}"/>')
    named = w + 3 >= NAMED
    if named:
        lines, size = name_lines(name, w - 3, LEAST)
        for i, line in enumerate(lines):
            parts.append(text(x + w / 2, y + 11 + i * 9.8 + (0 if len(lines) > 1 else 4), line, "mid", size))
    top, room = (y + 23.5, h - 24) if named else (y + 4, h - 5)
    benefit = once(printed.benefit.icons())
    if printed.bonus is None:
        parts.append(painter.packed(benefit, x + 2, top, w - 4, room - 14, 18))
    else:
        deep = (room - 14) / 2
        parts.append(painter.packed(benefit, x + 2, top - 1, w - 4, deep, 15))
        parts.append(box(x + 2, top + deep, w - 4, deep, "bonus", 4))
        parts.append(painter.row(once(printed.bonus.icons()), x + 4, top + deep + 1.5, deep - 3, w - 8))
    label = f"{name}. {painter.sentence(printed.effect)}"
    return painter.thing(id, label, *parts, painter.light(id, x, y, w, h, 5))


def _tokens(painter: Painter, track: int, places: dict[int, tuple[float, float, float, float]]) -> list[str]:
    """One place for each seat at the lower edge of a space; a second token of one seat stands a little higher."""
    everybody = [*painter.view["seats"], *painter.view["bots"]]
    n = len(everybody)
    found: list[str] = trail(painter, track, places)
    for seat, who in enumerate(everybody):
        spaces = who["tracks"][track]
        for i, space in enumerate(spaces):
            x, y, w, h = places[space]
            if space == 0 and h > w:  # the narrow start space: one below the other
                px, py = x + w / 2 + (seat % 2 - 0.5) * 18, y + 14 + seat // 2 * 18
            else:
                step = min(15.0, w / n)
                px, py = x + w / 2 + (seat - (n - 1) / 2) * step, y + h - 7.5
            py -= 4 * spaces[:i].count(space)
            label = painter.text(
                "board-token", player=painter.names[seat], track=painter.named("track", track), space=space
            )
            where = f"transform:translate({num(px)}px,{num(py)}px)"
            sign = palette.seat_shape(seat, 0, 0, 12)
            found.append(thing(f"token-{seat}-{track}-{i}", label, sign, class_="piece", style=where))
            id = f"position-{position_code(seat, track, space)}"
            if id in painter.lit:
                ring = f'<circle class="lit bare" cx="{num(px)}" cy="{num(py)}" r="9"/>'
                found.append(painter.thing(id, painter.named("position", position_code(seat, track, space)), ring))
    return found
