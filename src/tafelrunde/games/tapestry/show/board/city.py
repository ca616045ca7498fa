"""The capital: nine by nine plots with districts, impassable ones, income buildings and landmarks."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Optional

from .....draw.lettering import capitalized, wrap
from .....draw.regions import Drawn
from .....draw.svg import box, group, num, text, thing
from ...pieces.capitals import DISTRICTS, LINES, PLOT_MASKS, SIZE, Capital, bit
from ...pieces.kinds import ALL_TRACKS, BUILDINGS, TIER_NAMES
from ...pieces.landmarks import LANDMARKS, Shape, open_sites, orientations, track_landmark
from ...table.prompts import CARD_TURN, LANDMARK_SITE, LANDMARK_TURN
from ..painter import LEAST, Painter, letters

SITE_WIDE: Final = 12  # sites begin three plots above and left of the grid
SITE_FROM: Final = 3
FIRST_SITE: Final = SITE_FROM * (SITE_WIDE + 1)  # the first plot of the grid
TURNS: Final = 58
HEAD: Final = 18
RULES: Final = 10.0  # letters of the rules of an advanced capital


def capital(painter: Painter, seat: int, x: float, y: float, size: float) -> Drawn:
    """A square of this size with a margin for overhanging parts; below it, if that is asked, the ways to turn."""
    me = painter.view["seats"][seat]["capital"]
    own = painter.is_viewer(seat)
    asked = own and painter.is_asked(LANDMARK_SITE.name)
    margin = max(1.0 if asked else 0.15, _overhang(me))
    plot = size / (SIZE + 2 * margin)
    left, top = x + margin * plot, y + HEAD + margin * plot
    name = painter.named("capital", me["number"]) if me["number"] is not None else painter.text("part-capital")
    name = capitalized(name)
    parts = [text(x + 2, y + 12, name, "b serif", letters(name, size - 4, 11.5))]
    parts += [painter.cached_by_values(_plot, own, n, what, left, top, plot) for n, what in enumerate(me["plots"])]
    mat = painter.game.catalog.capitals[me["number"] or 0]
    parts.append(_features(mat, left, top, plot))
    parts.append(_districts(mat, me, left, top, plot))
    parts.append(_lines(me, left, top, plot))
    parts += [landmark(painter, built, left, top, plot) for built in me["landmarks"]]
    parts += _buildings(painter, seat, me, left, top, plot)
    if own:
        parts += [_light(n, left, top, plot) for n in range(SIZE * SIZE) if f"plot-{n}" in painter.lit]
    high = size + HEAD
    if asked:
        parts += _sites(painter, me, left, top, plot)
    if own and painter.is_asked(LANDMARK_TURN.name, CARD_TURN.name):
        parts.append(_turns(painter, x, y + high + 4, size))
        high += TURNS
    rules = _rules(painter, me["number"], x, y + high + 2, size) if own else Drawn("", 0)
    parts.append(rules.svg)
    high += rules.height
    id = "part-capital" if own else f"part-capital-{seat}"
    label = painter.text("board-of", thing=name, player=painter.names[seat])
    if not own and me["number"] in painter.game.catalog.city_rules:  # below the viewer's they are written
        label += f". {painter.sentence(painter.game.catalog.city_rules[me['number']])}"
    return Drawn(group(id, label, *parts), high)


@cache
def cells(landmark: int, turn: int) -> Shape:
    return orientations(LANDMARKS[landmark].shape)[turn]


def _corner(site: int) -> tuple[int, int]:
    return site // SITE_WIDE - SITE_FROM, site % SITE_WIDE - SITE_FROM


def _covered(built: dict[str, int]) -> list[tuple[int, int]]:
    row, column = _corner(built["site"])
    return [(row + r, column + c) for r, c in cells(built["landmark"], built["turn"])]


def _overhang(me: dict[str, Any]) -> float:
    covered = [place for built in me["landmarks"] for cell in _covered(built) for place in cell]
    return max([0, *(-place for place in covered), *(place - SIZE + 1 for place in covered)]) + 0.15


def _plot(painter: Painter, own: bool, n: int, what: str | int | None, left: float, top: float, plot: float) -> str:
    row, column = divmod(n, SIZE)
    if what == "outside":
        return ""
    look = "plot rough" if what == "impassable" else "plot"
    drawn = box(left + column * plot, top + row * plot, plot, plot, look, 0)
    if what == "wee-token":
        x, y = left + (column + 0.5) * plot, top + (row + 0.5) * plot
        drawn += f'<circle class="mark" cx="{num(x)}" cy="{num(y)}" r="{num(plot * 0.3)}"/>'
    if not own:
        return drawn
    label = painter.named("plot", n)
    if what is not None:
        named = f"board-{what}" if isinstance(what, str) else f"building-{BUILDINGS[what]}"
        label += f": {painter.text(named)}"
    return painter.thing(f"plot-{n}", label, drawn)


def _light(n: int, left: float, top: float, plot: float) -> str:
    x, y = left + (n % SIZE + 0.5) * plot, top + (n // SIZE + 0.5) * plot
    return f'<circle class="ring" cx="{num(x)}" cy="{num(y)}" r="{num(plot * 0.24)}" pointer-events="none"/>'


def _features(capital: Capital, left: float, top: float, plot: float) -> str:
    """Features of the plots of an advanced capital: pads, high plots, quays, parks, wisps, goblins, the centre."""
    drawn = ""
    for row, line in enumerate(capital.plots):
        for column, sign in enumerate(line):
            x, y = left + (column + 0.5) * plot, top + (row + 0.5) * plot
            if sign in "LPWKC":
                look = "mark" if sign in "PWC" else "bonus"
                drawn += f'<circle class="{look}" cx="{num(x)}" cy="{num(y)}" r="{num(plot * 0.36)}"/>'
            elif sign in "HQ":
                inner = plot * 0.8
                drawn += box(x - inner / 2, y - inner / 2, inner, inner, "bonus" if sign == "H" else "shelf", 2)
    return drawn


def _own_districts(capital: Capital, done: list[int], left: float, top: float, plot: float) -> str:
    """The outlines of districts that are no squares."""
    drawn = ""
    for number, district in enumerate(capital.districts):
        cells = [(n // SIZE, n % SIZE) for n, mask in PLOT_MASKS if district & mask]
        look = "complete" if number in done else "district"
        drawn += f'<path class="{look}" d="{edge(cells, left, top, plot)}"/>'
    return drawn


def _districts(capital: Capital, me: dict[str, Any], left: float, top: float, plot: float) -> str:
    """The lines between districts; a complete one has a frame of gold."""
    if capital.districts != DISTRICTS:
        return _own_districts(capital, me["districts"], left, top, plot)
    whole = SIZE * plot
    lines = "".join(
        f"M{num(left + 3 * k * plot)} {num(top)}v{num(whole)}M{num(left)} {num(top + 3 * k * plot)}h{num(whole)}"
        for k in range(4)
    )
    drawn = f'<path class="district" d="{lines}"/>'
    for d in me["districts"]:
        x, y = left + 3 * (d % 3) * plot, top + 3 * (d // 3) * plot
        drawn += box(x + 1.5, y + 1.5, 3 * plot - 3, 3 * plot - 3, "complete", 2)
    return drawn


def _lines(me: dict[str, Any], left: float, top: float, plot: float) -> str:
    """A mark at the end of each complete row and column."""
    marks: list[str] = []
    for line in me["lines"]:
        along = (line % SIZE + 0.5) * plot
        x, y = (left - 2.5, top + along) if line < len(LINES) // 2 else (left + along, top - 2.5)
        marks.append(f'<circle class="mark" cx="{num(x)}" cy="{num(y)}" r="2.4"/>')
    return "".join(marks)


def squares(covered: list[tuple[int, int]], left: float, top: float, plot: float) -> str:
    return "".join(
        f"M{num(left + c * plot)} {num(top + r * plot)}h{num(plot)}v{num(plot)}h{num(-plot)}Z" for r, c in covered
    )


def edge(covered: list[tuple[int, int]], left: float, top: float, plot: float) -> str:
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


def landmark(painter: Painter, built: dict[str, int], left: float, top: float, plot: float) -> str:
    covered = _covered(built)
    name = painter.named("landmark", built["landmark"])
    row = sum(r for r, _ in covered) / len(covered) + 0.5
    column = sum(c for _, c in covered) / len(covered) + 0.5
    size = plot * 1.2
    drawn = f'<path class="mass" d="{squares(covered, left, top, plot)}"/>'
    drawn += f'<path class="wall" d="{edge(covered, left, top, plot)}"/>'
    x, y = left + column * plot, top + row * plot
    drawn += painter.icon(*_sign(built["landmark"], x - size / 2, y - size / 2 - 4, size))
    drawn += text(x, y + size / 2 + 5, _letters(name, built["landmark"]), "b mid onmass", LEAST)
    return thing(f"built-landmark-{built['landmark']}", name, drawn)


def _sign(number: int, x: float, y: float, size: float) -> tuple[str, float, float, float]:
    """Landmarks of a track bear its icon, so that they differ."""
    track = _track(number)
    return ("landmark" if track < 0 else f"track-{ALL_TRACKS[track]}", x, y, size)


def _letters(name: str, number: int) -> str:
    """The tier of its track, else how its name begins."""
    return name[:3] if _track(number) < 0 else TIER_NAMES[2 + (number - track_landmark(_track(number), 2))]


def _track(number: int) -> int:
    return next((track for track in range(len(ALL_TRACKS)) if 0 <= number - track_landmark(track, 2) < 3), -1)


def _buildings(painter: Painter, seat: int, me: dict[str, Any], left: float, top: float, plot: float) -> list[str]:
    found: list[str] = []
    size = plot * 0.86
    for n, kind in enumerate(me["plots"]):
        if isinstance(kind, int):
            x, y = left + (n % SIZE + 0.5) * plot, top + (n // SIZE + 0.5) * plot
            drawn = painter.icon(BUILDINGS[kind], -size / 2, -size / 2, size)
            where = f"transform:translate({num(x)}px,{num(y)}px)"
            label = painter.text(f"building-{BUILDINGS[kind]}")
            found.append(thing(f"built-{seat}-{n}", label, drawn, class_="piece", style=where))
    return found


def _sites(painter: Painter, me: dict[str, Any], left: float, top: float, plot: float) -> list[str]:
    """Each site as a ring in its middle; looked at, it shows the plots that the landmark would cover."""
    shape = cells(painter.about, _turn(painter, me))
    high, wide = 1 + max(r for r, _ in shape), 1 + max(c for _, c in shape)
    found: list[str] = []
    for site in painter.options:
        row, column = _corner(site)
        covered = [(row + r, column + c) for r, c in shape]
        x, y = left + (column + wide / 2) * plot, top + (row + high / 2) * plot
        ghost = f'<path class="ghost" d="{squares(covered, left, top, plot)}"/>'
        ring = f'<circle class="ring" cx="{num(x)}" cy="{num(y)}" r="{num(plot * 0.22)}"/>'
        hit = f'<circle class="bare" cx="{num(x)}" cy="{num(y)}" r="{num(plot * 0.48)}"/>'
        found.append(painter.thing(f"site-{site}", painter.named("site", site), hit, ghost, ring, class_="spot"))
    return found


def _turn(painter: Painter, me: dict[str, Any]) -> int:
    """The orientation that has exactly the sites that are offered; impassable plots may be built on with a card."""
    mat = painter.game.catalog.capitals[me["number"] or 0]
    for open_ground in ("", "impassable"):
        taken = sum(mask for n, mask in PLOT_MASKS if me["plots"][n] not in (None, "pad", open_ground))
        for built in me["landmarks"]:
            for r, c in _covered(built):
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
        id = f"turn-{turn}"
        covered = list(shape)
        face = f'<path class="mass" d="{squares(covered, left, top, 10)}"/>'
        face += f'<path class="wall" d="{edge(covered, left, top, 10)}"/>'
        frame = box(x + turn * each + 2, y, each - 4, TURNS - 6, "cell", 5)
        light = painter.light(id, x + turn * each + 2, y, each - 4, TURNS - 6)
        drawn.append(painter.thing(id, painter.named("turn", turn), frame, face, light))
    return "".join(drawn)


def _rules(painter: Painter, number: Optional[int], x: float, y: float, w: float) -> Drawn:
    """The rules of an advanced capital."""
    if number not in painter.game.catalog.city_rules:
        return Drawn("", 0)
    lines = wrap(painter.sentence(painter.game.catalog.city_rules[number]), w - 4, RULES, 99)
    drawn = [text(x + 2, y + RULES * (1.25 * i + 1), line, "soft", RULES) for i, line in enumerate(lines)]
    return Drawn("".join(drawn), RULES * 1.25 * len(lines) + 5)


def plan(painter: Painter, number: int, x: float, y: float, w: float) -> Drawn:
    """A capital to choose: its name, where it cannot be built on, and the rules it has."""
    id = f"capital-{number}"
    name = capitalized(painter.named("capital", number))
    plot = (w - 16) / SIZE
    rough = painter.game.catalog.capitals[number].impassable
    covered = [(n // SIZE, n % SIZE) for n, mask in PLOT_MASKS if rough & mask]
    left, top = x + 8, y + 24
    whole = SIZE * plot
    rules = _rules(painter, number, x + 6, y + w + 12, w - 12)
    high = w + 16 + rules.height
    drawn = box(x, y, w, high, "cell", 6) + rules.svg + text(x + 8, y + 16, name, "b serif", letters(name, w - 16, 12))
    drawn += box(left, top, whole, whole, "plot", 0) + f'<path class="rough" d="{squares(covered, left, top, plot)}"/>'
    drawn += _features(painter.game.catalog.capitals[number], left, top, plot)
    drawn += _districts(painter.game.catalog.capitals[number], {"districts": []}, left, top, plot)
    if number in painter.game.catalog.city_rules:
        name += f". {painter.sentence(painter.game.catalog.city_rules[number])}"
    return Drawn(painter.thing(id, name, drawn, painter.light(id, x, y, w, high)), high)
