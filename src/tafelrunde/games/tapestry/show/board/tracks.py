"""Draws the advancement tracks as woven ribbons: a patch for each space, tiers with landmark and cost, and in the lane
at the lower hem a thread for each player, as far as their token came."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from .....draw.frames import upper
from .....draw.lettering import BOLD, capitalized, widest_part, width, wrap
from .....draw.regions import Drawn
from .....draw.rows import Token
from .....draw.svg import at, box, edge, num, text, thing, use
from ....board import Room
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
from ..painter import Painter, once
from .bots import trail
from .sheet import landmark_ratio, landmark_symbol, peg

GAP: Final = 8.0
LOW_GAP: Final = 6.0
HIGH: Final = 88.0  # of a row, where the room has no height
HEAD: Final = 72.0
TITLE: Final = 24.0  # the height of the head of a narrow ribbon
NARROW: Final = 600.0  # narrower ribbons have their head above, and lower openings
NARROW_TIER: Final = 34.0
FIRST: Final = 28.0  # the opening of tier I
TIER: Final = 45.0  # and of the others, with a landmark
TAIL: Final = 8.0
TOP: Final = 5.0  # above the patches
LANE: Final = 13.5
BETWEEN: Final = 4.0  # two rows of one ribbon
ONE_ROW: Final = 880.0  # narrower ribbons have two rows
NAME: Final = 12.0
NAME_LINE: Final = 11.2
BONUS: Final = 20.5
MOST: Final = 28.0  # the largest icons
PEG: Final = 20.0
TRACKS_OF_BASE: Final = 4

Rect = tuple[float, float, float, float]


class Ribbon(NamedTuple):
    """Places on a ribbon: of spaces, of the openings of tiers, the lanes of its rows, and the size of its head."""

    spaces: dict[int, Rect]
    tiers: dict[int, Rect]
    lanes: tuple[Rect, ...]
    head: tuple[float, float]


def tracks(painter: Painter, room: Room) -> Drawn:
    """As many ribbons as tracks, as high as the room."""
    count = len(painter.view["seats"][0]["tracks"])
    gap = GAP if count == TRACKS_OF_BASE else LOW_GAP
    each = (room.height - (count - 1) * gap) / count if room.height else ribbon_height(room.width)
    drawn = [at(0, track * (each + gap), _track(painter, track, room.width, each)) for track in range(count)]
    return Drawn("".join(drawn), count * (each + gap) - gap)


def rows_of(w: float) -> int:
    return 1 if w >= ONE_ROW else 2


def ribbon_height(w: float) -> float:
    rows = rows_of(w)
    return rows * HIGH + (rows - 1) * BETWEEN + (TITLE if w < NARROW else 0)


@lru_cache(maxsize=64)
def _ribbon(w: float, h: float) -> Ribbon:
    rows = rows_of(w)
    narrow = w < NARROW
    side, title = (6.0, TITLE) if narrow else (HEAD, 0.0)
    opening = NARROW_TIER if narrow else TIER
    high = (h - title - (rows - 1) * BETWEEN) / rows
    spaces: dict[int, Rect] = {}
    tiers: dict[int, Rect] = {}
    lanes: list[Rect] = []
    of_row = LAST_SPACE // rows
    openings = opening * 4 / rows - (opening - FIRST if rows == 1 else 0)
    wide = (w - side - TAIL - openings) / of_row
    for row in range(rows):
        x, y = side, title + row * (high + BETWEEN)
        lanes.append((side - 4, y + high - LANE, w - side - TAIL + 4, LANE))
        for space in range(row * of_row + 1, (row + 1) * of_row + 1):
            if space % 3 == 1:
                before = FIRST if space == 1 and rows == 1 else opening
                tiers[space // 3 + 1] = (x, y + TOP, before, high - TOP - LANE)
                x += before
            spaces[space] = (x + 1, y + TOP, wide - 2, high - TOP - LANE)
            x += wide
    x, y, before, high = tiers[1]
    spaces[0] = (x + 1, y, before - 2, high)
    return Ribbon(spaces, tiers, tuple(lanes), (w - 6, title) if narrow else (side, h))


def _track(painter: Painter, track: int, w: float, h: float) -> str:
    view = painter.view
    free = tuple(tier > 1 and track_landmark(track, tier) in view["landmarks"] for tier in range(5))
    taken = tuple(_owner(painter, track, tier) for tier in range(5))
    locked = tuple(painter.names[seat] for seat in range(view["players"]) if view["seats"][seat]["locks"][track])
    printed = painter.cached_by_values(_printed, track, w, h, free, taken, locked)
    return f'<g class="t{track}">{printed}{"".join(_tokens(painter, track, _ribbon(w, h)))}</g>'


def _owner(painter: Painter, track: int, tier: int) -> int:
    """The seat that has the landmark of a tier, or -1."""
    if tier < 2:
        return -1
    number = track_landmark(track, tier)
    everybody = [*painter.view["seats"], *painter.view["bots"]]
    return next((seat for seat, who in enumerate(everybody) if number in who["landmarks"]), -1)


def _printed(
    painter: Painter,
    track: int,
    w: float,
    h: float,
    free: tuple[bool, ...],
    taken: tuple[int, ...],
    locked: tuple[str, ...],
) -> str:
    """The ribbon without tokens. `free` says for each tier whether its landmark is available, `taken` has the seat that
    has it, `locked` the locked players."""
    ribbon = _ribbon(w, h)
    parts = [_cloth(w, h, ribbon.lanes), _head(painter, track, *ribbon.head, locked)]
    parts.append(painter.cached_by_values(_start, track, *ribbon.spaces[0]))
    for tier in range(1, 5):
        parts.append(painter.cached_by_values(_tier, track, tier, free[tier], taken[tier], *ribbon.tiers[tier]))
    for space in range(1, LAST_SPACE + 1):
        parts.append(painter.cached_by_values(_space, track, space, *ribbon.spaces[space]))
    return "".join(parts)


@lru_cache(maxsize=64)
def _cloth(w: float, h: float, lanes: tuple[Rect, ...]) -> str:
    """The ribbon with its cut end, its lanes and its stitches."""
    body = f"M8 0H{num(w)}L{num(w - TAIL)} {num(h / 2)}L{num(w)} {num(h)}H8Q0 {num(h)} 0 {num(h - 8)}V8Q0 0 8 0Z"
    rows = "".join(
        f'<path d="M{num(x)} {num(y)}h{num(wide)}v{num(high)}h{num(-wide)}Z" class="w-lane"/>'
        for x, y, wide, high in lanes
    )
    stitches = f"M6 3H{num(w - 5)}M6 {num(h - 2.4)}H{num(w - 5)}"
    return (
        f'<path d="{body}" class="w-shadow" transform="translate(0 3)"/><path d="{body}" class="w-ribbon"/>'
        f'<path d="{body}" class="w-weave"/>{rows}<path d="{stitches}" class="w-stitch"/>'
    )


def _head(painter: Painter, track: int, w: float, h: float, locked: tuple[str, ...]) -> str:
    """Emblem and name."""
    label = capitalized(painter.named("track", track))
    parts = _title(painter, track, label, w, h) if h <= TITLE else _side(painter, track, label, w, h)
    if locked:
        label += f". {painter.text('board-locked', player=', '.join(locked))}"
        parts.append(use("lock", w - 22, 6, 15, 15, "w-name"))
    return painter.thing(f"track-{track}", label, *parts, edge(3, 3, w - 10, h - 6, 6, 0))


def _side(painter: Painter, track: int, label: str, w: float, h: float) -> list[str]:
    """At the left of the ribbon."""
    shape = f"M8 0H{num(w - 4)}V{num(h)}H8Q0 {num(h)} 0 {num(h - 8)}V8Q0 0 8 0Z"
    lines = wrap(label, w - 5, NAME, 2, BOLD) if widest_part(label, NAME, BOLD) <= w - 5 else ()
    size = min(40.0, w - 10, h - 8 - 13 * len(lines))
    top = (h - size - 13 * len(lines)) / 2
    seam = f"M{num(w - 7)} 6V{num(h - 6)}M6 3H{num(w - 9)}M6 {num(h - 2.6)}H{num(w - 9)}"
    return [
        f'<path d="{shape}" class="w-head"/><path d="{shape}" class="w-weave"/><path d="{seam}" class="w-stitch"/>',
        use(f"tapestry-track-{ALL_TRACKS[track]}", (w - 4 - size) / 2, top, size, size),
        *(text((w - 4) / 2, top + size + 12 + 12 * n, line, "mid w-name", NAME) for n, line in enumerate(lines)),
    ]


def _title(painter: Painter, track: int, label: str, w: float, h: float) -> list[str]:
    """Above a narrow ribbon."""
    return [
        upper(0, 0, w + 6 - TAIL * 0.3, h, "w-head", 8),
        use(f"tapestry-track-{ALL_TRACKS[track]}", 6, 2, h - 4, h - 4),
        text(h + 10, h * 0.7, label, "serif w-name", 15),
    ]


# ------------------------------------------------------------------------------------------------ tiers


def _tier(
    painter: Painter, track: int, tier: int, free: bool, seat: int, x: float, y: float, w: float, h: float
) -> str:
    """The number of a tier, its landmark, and the cost of its spaces."""
    cost, label = tier_cost(painter, track, tier)
    icons = [token for token in cost if token != "different" and token != "="]
    size = min(16.0, (w - 3) / len(icons)) if icons else 0
    foot = y + h - size - 2
    shown = "".join(
        use(f"tapestry-{icon}", x + w / 2 + (n - len(icons) / 2) * size, foot, size, size)
        for n, icon in enumerate(icons)
    )
    sign = "".join(str(token) if token == "=" else "≠" for token in cost if token in ("different", "="))
    number = f'<circle cx="{num(x + (w / 2 if tier == 1 else 11))}" cy="{num(y + 11)}" r="10.5" class="w-tier"/>'
    number += text(x + (w / 2 if tier == 1 else 11), y + 15.3, TIER_NAMES[tier], "serif mid", NAME)
    if sign:
        number += text(x + w - 4, y + 15, sign, "b end w-name", 14)
    head = thing(f"tier-of-{of_kind(track, tier)}", label, box(x, foot - 1, w, size + 3, "bare"), number, shown)
    if tier == 1:
        return head
    place = (x + 1, y + 2, w - 2, foot - y - 5)
    return landmark(painter, track_landmark(track, tier), free, seat, *place) + head


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


def landmark(painter: Painter, number: int, free: bool, seat: int, x: float, y: float, w: float, h: float) -> str:
    """A landmark still to be had, or the silhouette of one that is gone, with the sign of the player who has it."""
    name = painter.named("landmark", number)
    label = name if free else f"{name}: {painter.text('board-taken')}"
    ratio = landmark_ratio(painter.game, number)
    high = min(h - 2, w / ratio)
    wide = high * ratio
    left, top = x + (w - wide) / 2, y + h - high - 2
    drawn = f'<ellipse cx="{num(x + w / 2)}" cy="{num(y + h - 3)}" rx="{num(wide * 0.5)}" ry="3" class="w-under"/>'
    drawn += use(landmark_symbol(LANDMARKS[number].id), left, top, wide, high, "" if free else "w-gone")
    if not free and seat >= 0:
        drawn += f'<g class="seat-{seat}">{use("tapestry-peg-" + str(seat % 5), x + w - 17, y + h - 20, 15, 17.5)}</g>'
    hit = box(x, y, w, h, "bare")
    look = "site" if free else "site gone"
    return painter.thing(f"landmark-{number}", label, hit, drawn, edge(x, y, w, h, 5, 0), class_=look)


# ------------------------------------------------------------------------------------------------ spaces


def _start(painter: Painter, track: int, x: float, y: float, w: float, h: float) -> str:
    code = space_code(track, 0)
    return painter.thing(f"space-{code}", painter.named("space", code), box(x, y, w, h, "bare"), edge(x, y, w, h, 5, 0))


def _space(painter: Painter, track: int, space: int, x: float, y: float, w: float, h: float) -> str:
    """Its name, its benefit, and below a seam its bonus."""
    code = space_code(track, space)
    printed = painter.game.catalog.spaces[track][space - 1]
    name = painter.named("space", code)
    lines = name_lines(name, w - 3)
    first = y + (10.6 if len(lines) > 1 else 13)
    parts = [box(x, y, w, h, "w-patch", 4), box(x, y, w, h, "w-linen-weave", 4)]
    parts += [text(x + w / 2, first + n * NAME_LINE, line, "mid", NAME) for n, line in enumerate(lines)]
    top = first + (len(lines) - 1) * NAME_LINE + 2.6
    benefit = once(printed.benefit.icons())
    foot = y + h - 2
    if printed.bonus is not None:
        foot = y + h - BONUS
        parts.append(box(x + 1.5, foot, w - 3, BONUS - 1.5, "w-bonus", 3))
        parts.append(f'<path d="M{num(x + 1.5)} {num(foot)}h{num(w - 3)}" class="w-seam"/>')
        parts.append(painter.row(once(printed.bonus.icons()), x + 2, foot + 1, BONUS - 3, w - 4))
    parts.append(painter.packed(benefit, x + 2, top, w - 4, foot - top, MOST))
    label = f"{name}. {painter.sentence(printed.effect)}"
    return painter.thing(f"space-{code}", label, *parts, edge(x, y, w, h, 4, 1), class_="space")


@lru_cache(maxsize=1 << 10)
def name_lines(name: str, room: float) -> tuple[str, ...]:
    """In two lines about equally long, if one is too short."""
    if width(name, NAME) <= room:
        return (name,)
    words = name.split()
    pairs = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    fitting = [pair for pair in pairs if max(width(half, NAME) for half in pair) <= room]
    if fitting:
        return min(fitting, key=lambda pair: max(width(half, NAME) for half in pair))
    return wrap(name, room, NAME, 4)


# ------------------------------------------------------------------------------------------------ tokens


def _tokens(painter: Painter, track: int, ribbon: Ribbon) -> list[str]:
    """A thread for each player in the lane; at its end the token."""
    everybody = [*painter.view["seats"], *painter.view["bots"]]
    found: list[str] = trail(painter, track, ribbon.spaces)
    at_space: dict[int, list[tuple[int, int]]] = {}
    for seat, who in enumerate(everybody):
        for i, space in enumerate(who["tracks"][track]):
            at_space.setdefault(space, []).append((seat, i))
            found.append(_thread(ribbon, seat, len(everybody), space))
    for space, tokens in at_space.items():
        x, y, w, h = ribbon.spaces[space]
        step = min(PEG * 0.86 + 2, (w + 4) / len(tokens))
        for n, (seat, i) in enumerate(tokens):
            px, py = x + w / 2 + (n - (len(tokens) - 1) / 2) * step, y + h + LANE / 2 - 1
            found += _token(painter, track, seat, i, space, px, py)
    return found


def _thread(ribbon: Ribbon, seat: int, count: int, space: int) -> str:
    """Through the lanes as far as the token came."""
    of_row = LAST_SPACE // len(ribbon.lanes)
    pieces: list[str] = []
    for row, (x, y, wide, high) in enumerate(ribbon.lanes):
        if row and space <= row * of_row:
            break
        place = ribbon.spaces[space]
        end = x + wide if space > (row + 1) * of_row else place[0] + place[2] / 2
        line = y + high / 2 + (seat - (count - 1) / 2) * min(3.6, (high - 3) / count)
        pieces.append(f"M{num(x + 2)} {num(line)}H{num(end)}")
    return f'<path d="{"".join(pieces)}" class="w-thread seat-{seat}"/>'


def _token(painter: Painter, track: int, seat: int, i: int, space: int, x: float, y: float) -> list[str]:
    label = painter.text("board-token", player=painter.names[seat], track=painter.named("track", track), space=space)
    where = f"transform:translate({num(x)}px,{num(y)}px)"
    look = f"piece w-piece seat-{seat}"
    found = [thing(f"token-{seat}-{track}-{i}", label, peg(seat, 0, 0, PEG), class_=look, style=where)]
    code = position_code(seat, track, space)
    if f"position-{code}" in painter.lit:
        ring = box(x - 10, y - 11, 20, 22, "bare", 8)
        found.append(
            painter.thing(f"position-{code}", painter.named("position", code), ring, edge(x - 9, y - 10, 18, 20, 9, 1))
        )
    return found
