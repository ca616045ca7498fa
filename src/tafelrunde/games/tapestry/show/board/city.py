"""Draws the capital as a piece of linen: nine by nine plots with districts, impassable ones, income buildings and
landmarks."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from .....draw.lettering import capitalized
from .....draw.regions import Drawn
from .....draw.svg import box, edge, group, num, text, thing, use
from ...pieces.capitals import DISTRICTS, LINES, PLOT_MASKS, SIZE, Capital, bit
from ...pieces.kinds import BUILDINGS
from ...pieces.landmarks import LANDMARKS, Shape, open_sites, orientations
from ...table.prompts import CARD_TURN, KEEP_CAPITAL, LANDMARK_SITE, LANDMARK_TURN
from ..painter import Painter, letters
from .sheet import landmark_ratio, landmark_symbol, shadow

SITE_WIDE: Final = 12  # sites begin three plots above and left of the grid
SITE_FROM: Final = 3
FIRST_SITE: Final = SITE_FROM * (SITE_WIDE + 1)  # the first plot of the grid
TURNS: Final = 58.0
RIM: Final = 22.0  # with the numbers of rows and columns
FRINGE: Final = 22.0  # below, with the name
HEM: Final = 5.0
NAME: Final = 13.0
NUMBER: Final = 12.5
FADED: Final = 0.3  # a landmark that rises so many plots hides what is behind it


class Linen(NamedTuple):
    """Where the plots lie: the upper left corner of the grid, and the size of a plot."""

    left: float
    top: float
    plot: float

    def at(self, row: float, column: float) -> tuple[float, float]:
        return self.left + column * self.plot, self.top + row * self.plot


def capital(painter: Painter, seat: int, x: float, y: float, size: float) -> Drawn:
    """A square of this size with numbers on its rims, and the name below; then, if that is asked, the ways to turn."""
    me = painter.view["seats"][seat]["capital"]
    own = painter.is_viewer(seat)
    asked = own and painter.is_asked(LANDMARK_SITE.name)
    margin = max(1.0 if asked else 0.0, _overhang(me))
    plot = size / (SIZE + 2 * margin)
    if margin * plot < RIM:
        plot = (size - RIM - HEM) / (SIZE + margin)
    pad = max(RIM, margin * plot)
    linen = Linen(x + pad, y + pad, plot)
    mat = painter.game.catalog.capitals[me["number"] or 0]
    parts = [_cloth(linen), _ground(mat, linen)]
    parts += [painter.cached_by_values(_plot, own, n, what, linen) for n, what in enumerate(me["plots"])]
    parts += [_features(mat, linen), _districts(mat, me, linen), _lines(me, linen)]
    parts += _standing(painter, seat, me, linen)
    bottom = linen.top + (SIZE + _below(me)) * plot
    name = painter.named("capital", me["number"]) if me["number"] is not None else painter.text("part-capital")
    name = capitalized(name)
    parts.append(_name(painter, seat, me["number"], name, x, bottom + HEM, size))
    high = bottom + FRINGE - y
    if asked:
        parts += _sites(painter, me, linen)
    if own and painter.is_asked(LANDMARK_TURN.name, CARD_TURN.name):
        parts.append(_turns(painter, x, y + high + 4, size))
        high += TURNS
    id = "part-capital" if own else f"part-capital-{seat}"
    label = painter.text("board-of", thing=name, player=painter.names[seat])
    return Drawn(group(id, label, *parts), high)


def city_size(painter: Painter, w: float, h: float) -> float:
    """The size of a capital that is, with all around it, as high as its room."""
    if not h:
        return w
    me = painter.view["seats"][painter.viewer]["capital"]
    turns = TURNS + 4 if painter.is_asked(LANDMARK_TURN.name, CARD_TURN.name) else 0
    margin = max(1.0 if painter.is_asked(LANDMARK_SITE.name) else 0.0, _overhang(me))
    free, below = h - FRINGE - HEM - turns, _below(me)
    plot = free / (SIZE + margin + below)
    if margin * plot < RIM:
        plot = (free - RIM) / (SIZE + below)
    return min(w, plot * (SIZE + margin) + max(RIM, margin * plot) + (HEM if margin * plot < RIM else 0))


@lru_cache(maxsize=64)
def _cloth(linen: Linen) -> str:
    """Linen with a fringe, and the numbers of rows and columns."""
    whole = SIZE * linen.plot
    left, top, wide = linen.left - HEM, linen.top - HEM, whole + 2 * HEM
    threads = "".join(
        f"M{num(left + wide * n / 60)} {num(top)}v{-4 - n * 7 % 3}"
        + (f"M{num(left + wide * n / 60)} {num(top + wide)}v{5 + n * 5 % 3}" if abs(n - 30) > 11 else "")
        for n in range(61)
    )
    parts = [f'<path d="{threads}" class="w-fringe"/>', box(left, top, wide, wide, "w-linen", 3)]
    parts.append(box(left, top, wide, wide, "w-linen-weave", 3))
    return "".join(parts)


def _name(painter: Painter, seat: int, number: object, name: str, x: float, y: float, w: float) -> str:
    size = letters(name, w * 0.6, NAME)
    words = text(x + w / 2 + RIM / 2, y + 13, name, "soft mid serif", max(12.0, size))
    if number is None or not painter.is_viewer(seat) or painter.is_asked(KEEP_CAPITAL.name):
        return words
    return thing(f"capital-{number}", name, box(x + w * 0.25, y, w * 0.6, FRINGE - HEM, "bare"), words)


@cache
def cells(landmark: int, turn: int) -> Shape:
    return orientations(LANDMARKS[landmark].shape)[turn]


def _corner(site: int) -> tuple[int, int]:
    return site // SITE_WIDE - SITE_FROM, site % SITE_WIDE - SITE_FROM


def covered_by(built: dict[str, int]) -> list[tuple[int, int]]:
    row, column = _corner(built["site"])
    return [(row + r, column + c) for r, c in cells(built["landmark"], built["turn"])]


def _overhang(me: dict[str, Any]) -> float:
    """How many plots landmarks reach beyond the grid, at most."""
    covered = [place for built in me["landmarks"] for cell in covered_by(built) for place in cell]
    return float(max([0, *(-place for place in covered), *(place - SIZE + 1 for place in covered)]))


def _below(me: dict[str, Any]) -> float:
    """How many plots they reach below it."""
    return float(max([0, *(row - SIZE + 1 for built in me["landmarks"] for row, _ in covered_by(built))]))


@lru_cache(maxsize=64)
def _ground(mat: Capital, linen: Linen) -> str:
    """The fine grid."""
    whole = SIZE * linen.plot
    lines = "".join(
        f"M{num(linen.left + n * linen.plot)} {num(linen.top)}v{num(whole)}"
        f"M{num(linen.left)} {num(linen.top + n * linen.plot)}h{num(whole)}"
        for n in range(1, SIZE)
    )
    return f'<path d="{lines}" class="w-grid"/>'


def _plot(painter: Painter, own: bool, n: int, what: str | int | None, linen: Linen) -> str:
    row, column = divmod(n, SIZE)
    plot = linen.plot
    x, y = linen.at(row, column)
    drawn = ""
    if what == "outside":
        return box(x, y, plot, plot, "w-mat", 0)
    if what == "impassable":
        drawn = box(x + 0.8, y + 0.8, plot - 1.6, plot - 1.6, "w-rough", 2)
        drawn += use(f"tapestry-rough-{1 + (row * 5 + column * 3) % 3}", x + 2, y + 1.5, plot - 4, plot - 4)
    elif what == "wee-token":
        drawn = f'<circle class="w-coin" cx="{num(x + plot / 2)}" cy="{num(y + plot / 2)}" r="{num(plot * 0.3)}"/>'
    if not own:
        return drawn
    label = painter.named("plot", n)
    if what is not None:
        named = f"board-{what}" if isinstance(what, str) else f"building-{BUILDINGS[what]}"
        label += f": {painter.text(named)}"
    contour = edge(x, y, plot, plot, 2, 0) if f"plot-{n}" in painter.lit else ""
    return painter.thing(f"plot-{n}", label, box(x, y, plot, plot, "bare", 0), drawn, contour)


@lru_cache(maxsize=256)
def _features(capital: Capital, linen: Linen) -> str:
    """Features of the plots of an advanced capital: pads, high plots, quays, parks, wisps, goblins, the centre."""
    drawn = ""
    plot = linen.plot
    for row, line in enumerate(capital.plots):
        for column, sign in enumerate(line):
            x, y = linen.at(row + 0.5, column + 0.5)
            if sign in "LPWKC":
                look = "w-coin" if sign in "PWC" else "w-covered"
                drawn += f'<circle class="{look}" cx="{num(x)}" cy="{num(y)}" r="{num(plot * 0.36)}"/>'
            elif sign in "HQ":
                inner = plot * 0.8
                look = "w-open" if sign == "H" else "w-shelf"
                drawn += box(x - inner / 2, y - inner / 2, inner, inner, look, 3)
    return drawn


def _own_districts(capital: Capital, done: list[int], linen: Linen) -> str:
    """The outlines of districts that are no squares."""
    drawn = ""
    for number, district in enumerate(capital.districts):
        cells = [(n // SIZE, n % SIZE) for n, mask in PLOT_MASKS if district & mask]
        look = "w-complete" if number in done else "w-district"
        drawn += f'<path class="{look}" d="{outline(cells, *linen)}"/>'
    return drawn


def _districts(capital: Capital, me: dict[str, Any], linen: Linen) -> str:
    """Seams between districts; a complete one has a golden seam."""
    if capital.districts != DISTRICTS:
        return _own_districts(capital, me["districts"], linen)
    left, top, plot = linen
    whole = SIZE * plot
    lines = "".join(
        f"M{num(left + 3 * k * plot)} {num(top)}v{num(whole)}M{num(left)} {num(top + 3 * k * plot)}h{num(whole)}"
        for k in range(4)
    )
    drawn = f'<path class="w-district" d="{lines}"/>'
    for d in me["districts"]:
        x, y = linen.at(3 * (d // 3), 3 * (d % 3))
        drawn += box(x + 1.5, y + 1.5, 3 * plot - 3, 3 * plot - 3, "w-complete", 3)
    return drawn


def _lines(me: dict[str, Any], linen: Linen) -> str:
    """Numbers of rows and columns on the rims; those of complete ones on gold."""
    parts: list[str] = []
    for line in range(2 * SIZE):
        along = (line % SIZE + 0.5) * linen.plot
        across = line >= len(LINES) // 2
        x, y = (linen.left + along, linen.top - HEM - 9) if across else (linen.left - HEM - 9, linen.top + along)
        coin = '<circle r="8.4" class="w-coin"/>' if line in me["lines"] else '<circle r="8.4"/>'
        look = "b mid w-on-coin" if line in me["lines"] else "b mid"
        words = text(0, 4.4, str(line % SIZE + 1), look, NUMBER)
        parts.append(f'<g class="rim" aria-hidden="true" transform="translate({num(x)} {num(y)})">{coin}{words}</g>')
    return "".join(parts)


def squares(covered: list[tuple[int, int]], left: float, top: float, plot: float) -> str:
    return "".join(
        f"M{num(left + c * plot)} {num(top + r * plot)}h{num(plot)}v{num(plot)}h{num(-plot)}Z" for r, c in covered
    )


def outline(covered: list[tuple[int, int]], left: float, top: float, plot: float) -> str:
    """The sides that a shape shares with nothing of its own."""
    inside = set(covered)
    sides = []
    for r, c in covered:
        x, y = left + c * plot, top + r * plot
        sides += [f"M{num(x)} {num(y)}h{num(plot)}"] if (r - 1, c) not in inside else []
        sides += [f"M{num(x)} {num(y + plot)}h{num(plot)}"] if (r + 1, c) not in inside else []
        sides += [f"M{num(x)} {num(y)}v{num(plot)}"] if (r, c - 1) not in inside else []
        sides += [f"M{num(x + plot)} {num(y)}v{num(plot)}"] if (r, c + 1) not in inside else []
    return "".join(sides)


def _standing(painter: Painter, seat: int, me: dict[str, Any], linen: Linen) -> list[str]:
    """Landmarks and buildings, those behind first."""
    found = [
        (max(row for row, _ in covered_by(built)) + 0.9, landmark(painter, built, *linen)) for built in me["landmarks"]
    ]
    size = linen.plot * 0.94
    for n, kind in enumerate(me["plots"]):
        if isinstance(kind, int):
            row, column = divmod(n, SIZE)
            x, y = linen.at(row + 0.5, column + 0.5)
            shade = shadow(1, size * 0.4, size * 0.46, size * 0.12)
            drawn = shade + use(f"tapestry-{BUILDINGS[kind]}", -size / 2, -size / 2, size, size)
            where = f"transform:translate({num(x)}px,{num(y)}px)"
            label = painter.text(f"building-{BUILDINGS[kind]}")
            id = f"built-{seat}-{n}"
            found.append((row, thing(id, label, drawn, class_=f"piece w-piece seat-{seat}", style=where)))
    return [drawn for _, drawn in sorted(found, key=lambda one: one[0])]


def landmark(painter: Painter, built: dict[str, int], left: float, top: float, plot: float) -> str:
    """On a plinth that shows the plots that it covers; it steps back where a plot behind it can be chosen."""
    covered = covered_by(built)
    number = built["landmark"]
    name = painter.named("landmark", number)
    rows, columns = [row for row, _ in covered], [column for _, column in covered]
    wide, high = (max(columns) - min(columns) + 1) * plot, (max(rows) - min(rows) + 1) * plot
    ratio = landmark_ratio(painter.game, number)
    w = min(wide, (high + 1.4 * plot) * ratio)
    h = w / ratio
    x, y = left + min(columns) * plot + (wide - w) / 2, top + (max(rows) + 1) * plot - h - 1
    behind = {f"plot-{SIZE * (min(rows) - 1) + column}" for column in columns} if min(rows) else set()
    away = h - high > FADED * plot and any(id in painter.lit for id in sorted(behind))
    drawn = f'<path class="w-plinth" d="{squares(covered, left, top, plot)}"/>'
    drawn += f'<path class="w-plinth-rim" d="{outline(covered, left, top, plot)}"/>'
    drawn += use(landmark_symbol(LANDMARKS[number].id), x, y, w, h, "w-away" if away else "")
    contour = edge(left + min(columns) * plot, top + min(rows) * plot, wide, high, 3, 0)
    return thing(f"built-landmark-{number}", name, drawn, contour)


def _sites(painter: Painter, me: dict[str, Any], linen: Linen) -> list[str]:
    """Each site as a ring in its middle; looked at, it shows the plots that the landmark would cover."""
    shape = cells(painter.about, _turn(painter, me))
    high, wide = 1 + max(r for r, _ in shape), 1 + max(c for _, c in shape)
    radius = linen.plot * 0.3
    found: list[str] = []
    for site in painter.options:
        row, column = _corner(site)
        covered = [(row + r, column + c) for r, c in shape]
        x, y = linen.at(row + high / 2, column + wide / 2)
        ghost = f'<path class="ghost" d="{squares(covered, *linen)}"/>'
        hit = f'<circle class="bare" cx="{num(x)}" cy="{num(y)}" r="{num(linen.plot * 0.48)}"/>'
        dot = f'<circle class="w-token" cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"/>'
        ring = use("edge-circle", x - radius, y - radius, 2 * radius, 2 * radius, "edge")
        found.append(painter.thing(f"site-{site}", painter.named("site", site), hit, ghost, dot, ring, class_="spot"))
    return found


def _turn(painter: Painter, me: dict[str, Any]) -> int:
    """The orientation that has exactly the sites that are offered; impassable plots may be built on with a card."""
    mat = painter.game.catalog.capitals[me["number"] or 0]
    for open_ground in ("", "impassable"):
        taken = sum(mask for n, mask in PLOT_MASKS if me["plots"][n] not in (None, "pad", open_ground))
        for built in me["landmarks"]:
            for r, c in covered_by(built):
                taken |= 1 << bit(r, c)
        for turn in range(len(LANDMARKS[painter.about].turns)):
            if open_sites(painter.about, turn, taken, mat) == painter.options:
                return turn
    return 0


def _turns(painter: Painter, x: float, y: float, w: float) -> str:
    each = w / 4
    drawn: list[str] = []
    for turn in painter.options:
        shape = cells(painter.about, turn)
        wide, high = 1 + max(c for _, c in shape), 1 + max(r for r, _ in shape)
        left, top = x + turn * each + (each - 10 * wide) / 2, y + (TURNS - 8 - 10 * high) / 2
        covered = list(shape)
        face = f'<path class="w-plinth" d="{squares(covered, left, top, 10)}"/>'
        face += f'<path class="w-plinth-rim" d="{outline(covered, left, top, 10)}"/>'
        place = (x + turn * each + 2, y, each - 4, TURNS - 6)
        drawn.append(
            painter.thing(f"turn-{turn}", painter.named("turn", turn), box(*place, "w-open", 5), face, edge(*place, 5))
        )
    return "".join(drawn)


def plan(painter: Painter, number: int, x: float, y: float, w: float) -> Drawn:
    """A capital to choose: its name, its land, where it cannot be built on, and its districts."""
    name = capitalized(painter.named("capital", number))
    mat = painter.game.catalog.capitals[number]
    plot = (w - 20) / SIZE
    linen = Linen(x + 10, y + 30, plot)
    covered = [(n // SIZE, n % SIZE) for n, mask in PLOT_MASKS if mat.impassable & mask]
    high = w + 18
    parts = [box(x, y, w, high, "leaf", 8), text(x + w / 2, y + 18, name, "b serif mid", letters(name, w - 16, 15))]
    parts += [_cloth(linen), _ground(mat, linen)]
    for row, column in covered:
        px, py = linen.at(row, column)
        parts.append(box(px + 0.6, py + 0.6, plot - 1.2, plot - 1.2, "w-rough", 2))
        parts.append(use(f"tapestry-rough-{1 + (row * 5 + column * 3) % 3}", px + 1, py + 1, plot - 2, plot - 2))
    parts += [_features(mat, linen), _districts(mat, {"districts": []}, linen)]
    if number in painter.game.catalog.city_rules:
        name += f". {painter.sentence(painter.game.catalog.city_rules[number])}"
    return Drawn(painter.thing(f"capital-{number}", name, *parts, edge(x, y, w, high, 8)), high)
