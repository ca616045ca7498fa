"""Boards drawn by parts: each is a separate picture for its width, cached by what it shows.

A game lists its parts and plans in `show/board/whole.py`. They give the board of a page (`draw_parts`), and one picture
of everything for files, graphical terminals and networks (`whole_picture`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final, Generic, NamedTuple, TypeVar

from ..draw import hexes, palette, svg
from ..draw.icons import icons_of
from ..draw.layout import GAP, Layout, Plan, fitting, parts_in, placed, present, without
from ..draw.regions import Drawn
from ..draw.sheets import SHARED, definitions_of, needed, served, sheets_of
from ..draw.svg import at, box, num, part
from ..kernel.board import BESIDE, PART, Board, Picture, Place, Served
from ..kernel.game import Game, View
from .painter import Painter
from .render_cache import cached

S = TypeVar("S", bound=Painter)

WIDE: Final = 1000  # a screen or a page
SMALL: Final = 640  # a map by itself
MARK: Final = 6  # bytes of a picture's mark
MAP: Final = "map"  # the part that shows best how a game stands

# Boards in pixels at which letters grow with the screen.
LARGE: Final = 1400
PHONE: Final = 560

Patterns = Mapping[str, tuple[int, int, str]]


class Room(NamedTuple):
    """The size available to a part: its width, its height (0 if it may have any), and the height of the whole board (0
    if that may have any)."""

    width: float
    height: float
    board: float = 0
    unit: float = 1  # pixels: pictures are drawn in units, so that letters grow with the screen
    fine: bool = True  # whether details can be seen

    def pixels(self, units: float) -> int:
        return round(units * self.unit)

    def of(self, place: Place) -> Room:
        """For a part at this place, in units."""
        return Room(place.width / self.unit, place.height / self.unit, self.board / self.unit)


def growing(width: float) -> float:
    """The pixels of a unit: letters of 12 units have 12 pixels on a desk, 14 on a large screen, 11 on a phone."""
    return 14 / 12 if width >= LARGE else 11 / 12 if width < PHONE else 1.0


class BoardPart(Generic[S]):
    """A part of a board: its title is `title` or the text `part-<name>`. `draw` draws it at the origin, from the
    painter's data alone. One that `repeats` shows things of other parts, for layouts without these; texts skip it."""

    def __init__(self, name: str, draw: Callable[[S, Room], Drawn], title: str = "", repeats: bool = False) -> None:
        self.name = name
        self.draw = draw
        self.title = title
        self.repeats = repeats


class Design(NamedTuple, Generic[S]):
    """How a game is drawn: the present parts, the plans for a room in pixels (which may name absent parts), the title,
    and patterns that all its pictures share."""

    painter: Callable[[Any, View, str], S]
    parts: Callable[[S], list[BoardPart[S]]]
    plans: Callable[[S, Room], list[Plan]]
    title: Callable[[S], str]
    patterns: Patterns
    rules: str = ""  # added to the style
    unit: Callable[[float], float] = lambda width: 1  # the pixels of a unit on a board of this width
    fills: bool = False  # the board fills its room, and shows what the players have


def sheets(game: Game, design: Design[Any]) -> Sequence[Served]:
    """What the parts refer to: style, patterns, icons and symbols; then the sheets that only some pictures need."""
    own = sheets_of(game)
    common = {**hexes.woven(design.patterns), **icons_of(game).symbols, **SHARED.definitions}
    first = served(_style(game, design), {**common, **(own[0].definitions if own else {})})
    return [first, *(served(sheet.style, sheet.definitions) for sheet in own[1:])]


def _style(game: Game, design: Design[Any]) -> str:
    return palette.style() + SHARED.style + design.rules + "".join(sheet.style for sheet in sheets_of(game))


def _defs(game: Game, design: Design[Any], svg: str) -> str:
    """The definitions that a whole picture and its style need."""
    known = {**hexes.woven(design.patterns), **icons_of(game).symbols, **definitions_of(game)}
    return f"<defs>{needed(known, _style(game, design) + svg)}</defs>"


# ------------------------------------------------------------------------------------------------ for a page


def draw_parts(game: Game, design: Design[S], view: View, lang: str, width: int, height: int, plan: str = "") -> Board:
    """Lay out and draw the board, by the named plan if it fits, else by the first that does."""
    return _finished(drawing(game, design, view, lang, width, height, plan))


def drawn_anew(game: Game, design: Design[S], view: View, lang: str, width: int, height: int) -> Board:
    """`draw_parts` without the cache, for checks."""
    return _finished(drawing(game, design, view, lang, width, height, fresh=True))


def drawing(
    game: Game,
    design: Design[S],
    view: View,
    lang: str,
    width: int,
    height: int,
    plan: str = "",
    fresh: bool = False,
) -> Generator[None, None, Board]:
    """`draw_parts` as a generator that pauses after each part: drawing a whole board for the first time can take 0.1
    s."""
    painter = design.painter(game, view, lang)
    painter.note_reads(fresh)
    room = Room(width, height, height, design.unit(width))
    plans = fitting(design.plans(painter, room), width / room.unit)
    chosen = next((one for one in plans if one.name == plan), plans[0])
    named, place = _places(painter, design, chosen, width)
    parts = []
    for where in parts_in(place):
        parts.append(_scaled(picture(painter, named[where.name], room.of(where)), where.width, room.unit))
        yield
    empty = [one.name for one in parts if not one.height]
    if empty:
        place = without(place, empty)
    return Board(chosen.name, tuple(one.name for one in plans), place, tuple(one for one in parts if one.height))


def _finished(steps: Generator[None, None, Board]) -> Board:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            board: Board = end.value
            return board


def _places(painter: S, design: Design[S], plan: Plan, width: int) -> tuple[dict[str, BoardPart[S]], Place]:
    """The present parts by name, and their layout."""
    named = {one.name: one for one in design.parts(painter)}
    return named, _laid(plan.layout, tuple(named), width)


@lru_cache(maxsize=1024)
def _laid(layout: Layout, names: tuple[str, ...], width: int) -> Place:
    left = present(layout, names)
    assert left is not None, "a board has at least one part"
    return placed(left, width)


def _scaled(picture: Picture, width: int, unit: float) -> Picture:
    """A picture drawn in units, with its size in pixels; it may be wider than its place."""
    if unit == 1:
        return picture
    return picture._replace(width=max(width, round(picture.width * unit)), height=picture.height * unit)


def picture(painter: S, one: BoardPart[S], room: Room) -> Picture:
    """One part, from the cache if the painter notes what it reads."""
    return cached(painter, (one.name, one.title, room), lambda: _drawn(painter, one, room))


def _drawn(painter: S, one: BoardPart[S], room: Room) -> Picture:
    drawn = one.draw(painter, room)
    title = one.title or painter.text(f"part-{one.name}")
    width = max(room.width, drawn.width)
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tafel" viewBox="0 0 {num(width)} {num(drawn.height)}" '
        f'role="group" aria-label="{svg.escape(title)}">{drawn.svg}</svg>'
    )
    mark = blake2b(text.encode(), digest_size=MARK).hexdigest()
    return Picture(one.name, title, int(width), drawn.height, mark, text)


# ------------------------------------------------------------------------------------------------ in small


def thumbnail(game: Game, design: Design[S], view: View, lang: str) -> str:
    """The map alone, without words and what else is too fine (of the class `fine`); empty for a game without one."""
    painter = design.painter(game, view, lang)
    shown = next((one for one in design.parts(painter) if one.name == MAP), None)
    if shown is None:
        return ""
    drawn = shown.draw(painter, Room(SMALL, 0, fine=False))
    defs = _defs(game, design, drawn.svg)
    style = f"{_style(game, design)}text,.fine{{display:none}}"
    return svg.picture(SMALL, drawn.height, design.title(painter), defs, drawn.svg, style=style)


# ------------------------------------------------------------------------------------------------ in one picture


def whole_picture(game: Game, design: Design[S], view: View, lang: str, width: int) -> str:
    """The whole view in one picture, including tabs and drawers; width 0 means any."""
    painter = design.painter(game, view, lang)
    width = width or WIDE
    plan = fitting(design.plans(painter, Room(width - 2 * GAP, 0)), width)[0]
    named, place = _places(painter, design, plan, width - 2 * GAP)
    body, height = _laid_out(painter, named, place, GAP, GAP)
    return svg.picture(
        width,
        height + 2 * GAP,
        design.title(painter),
        _defs(game, design, body),
        box(0, 0, width, height + 2 * GAP, "paper", 14),
        body,
        style=_style(game, design),
    )


def _laid_out(painter: S, named: Mapping[str, BoardPart[S]], place: Place, x: float, y: float) -> tuple[str, float]:
    """The SVG of a place and its height, drawn from its upper left corner."""
    if place.kind == PART:
        one = named[place.name]
        drawn = one.draw(painter, Room(0, 0).of(place))
        title = one.title or painter.text(f"part-{one.name}")
        return part(f"part-{one.name}", title, x, y, place.width, drawn.height, at(x, y, drawn.svg)), drawn.height
    bodies: list[str] = []
    left, top, highest = x, y, 0.0
    for held in place.holds:
        body, height = _laid_out(painter, named, held, left, top)
        bodies.append(body)
        if place.kind == BESIDE:
            left += held.width + GAP
            highest = max(highest, height)
        elif height:
            top += height + GAP
            highest = top - GAP - y
    return "".join(bodies), highest
