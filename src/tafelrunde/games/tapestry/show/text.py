"""Map, tracks and capital as text, for the board in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ....draw.palette import SEATS
from ...text_board import DOT, Drawing, TextDesign, paragraph
from ...text_map import Field, Line, grid, hex_map
from ..pieces.capitals import MARGIN, PLOT_MASKS, SIZE
from ..pieces.kinds import ARTS, ARTS_COST, ARTS_COST_KINDS, BUILDINGS, LAST_SPACE, OWN_RESOURCE, TERRAINS, TIER
from ..pieces.landmarks import LANDMARKS
from ..pieces.tracks import space_code
from ..table.prompts import CARD_TURN, KEEP_CAPITAL, LANDMARK_SITE, LANDMARK_TURN
from .painter import Painter
from .view import place_of


def land(painter: Painter, width: int) -> Iterator[str]:
    """The map leans to the left by half a side, so that clockwise stays clockwise."""
    fields = [
        Field(f"hex-{n}", [(2 * hex["q"] + hex["r"], hex["r"])], _lines(painter, n, hex))
        for n, hex in enumerate(painter.view["map"]["hexes"])
    ]
    yield from hex_map(fields, painter.lit.ids, width)


def _lines(painter: Painter, number: int, hex: dict[str, Any]) -> list[Line]:
    """The name and the pieces; below, the terrains at the corners."""
    pieces = [f"{p['seat'] + 1}{painter.text('text-piece', piece=p['piece'])}" for p in hex["pieces"]]
    seat = -1 if hex["controller"] is None else hex["controller"]
    above = Line([place_of(painter.view, number)], ["".join(pieces)], seat)
    return [above, Line([letters(painter, hex["corners"])])] if hex["corners"] else [above]


def letters(painter: Painter, corners: list[str]) -> str:
    return "".join(painter.text("text-letter", terrain=terrain) for terrain in corners)


def legend(painter: Painter) -> Iterator[str]:
    hexes = painter.view["map"]["hexes"]
    label = [f"{painter.text('text-letter', terrain=t)} {painter.text('text-land', terrain=t)}" for t in TERRAINS]
    middle = next(place_of(painter.view, n) for n, hex in enumerate(hexes) if hex["middle"])
    yield painter.text("text-legend", letters=", ".join(label), middle=middle)
    laid = [(place_of(painter.view, n), hex["tile"]) for n, hex in enumerate(hexes) if hex["tile"] is not None]
    if laid:
        names = [f"{place} {painter.named('tile', tile)}" for place, tile in laid]
        yield f"{painter.text('text-on-map')}: {', '.join(names)}"


# ---------------------------------------------------------------------------------------------------- tracks


def tracks(painter: Painter, width: int) -> Iterator[str]:
    """The places of the tokens, and the cost and benefit of the next space."""
    for track in range(len(painter.view["seats"][0]["tracks"])):
        star = "* " if f"track-{track}" in painter.lit else ""
        label = f"{star}{painter.named('track', track)}: {DOT.join(_tokens(painter, track))}"
        yield from paragraph(label, width, 2)
        if painter.viewer >= 0:
            yield from paragraph(_next_space(painter, track), width, 6)


def _tokens(painter: Painter, track: int) -> Iterator[str]:
    seats = painter.view["seats"]
    for seat, who in enumerate([*seats, *painter.view["bots"]]):
        sign = f"{SEATS[seat % len(SEATS)].sign}{seat + 1}"
        for space in who["tracks"][track]:
            yield f"{sign} {space} {painter.named('space', space_code(track, space)) if space else ''}".rstrip()
    for seat, me in enumerate(seats):
        if me["locks"][track]:
            yield painter.text("text-locked", player=painter.names[seat])


def _next_space(painter: Painter, track: int) -> str:
    me = painter.view["seats"][painter.viewer]
    spaces = [space for space in me["tracks"][track] if space < LAST_SPACE]
    if not spaces or me["finished"]:
        return ""
    number = max(spaces) + 1
    return painter.text(
        "text-next",
        cost=_cost(painter, track, TIER[number]),
        space=painter.named("space", space_code(track, number)),
        gives=painter.w.sentence(painter.game.catalog.spaces[track][number - 1].effect),
    )


def _cost(painter: Painter, track: int, tier: int) -> str:
    """The cost of a space; arts has no resource of its own."""
    if track == ARTS:
        amount, kind = ARTS_COST[tier]
        return painter.text("text-arts-cost", amount=amount, kind=ARTS_COST_KINDS[kind])
    return painter.text("text-cost", tier=tier, resource=painter.named("resource", OWN_RESOURCE[track]))


# ---------------------------------------------------------------------------------------------------- capital


def city(painter: Painter, width: int) -> Iterator[str]:
    """Nine rows of nine plots; the numbers of rows and columns are those of the answers."""
    capital = painter.view["seats"][painter.viewer]["capital"]
    if capital["number"] is None or painter.is_asked(KEEP_CAPITAL.name):
        return
    done = painter.text("text-complete", lines=len(capital["lines"]), districts=len(capital["districts"]))
    yield from paragraph(f"{painter.named('capital', capital['number'])}{DOT}{done}", width, 2)
    yield from _grid(painter, capital["plots"])
    if painter.is_asked(LANDMARK_TURN.name, LANDMARK_SITE.name, CARD_TURN.name):
        name = painter.named("landmark", painter.about)
        yield from paragraph(painter.text("text-shape", landmark=name), width, 2)
        yield from ("     " + " ".join(row.replace(".", " ")).rstrip() for row in LANDMARKS[painter.about].shape)


def offered(painter: Painter, width: int) -> Iterator[str]:
    """While a capital is chosen: where nothing can be built."""
    for number, capital in enumerate(painter.game.catalog.capitals):
        if f"capital-{number}" in painter.lit:
            yield from paragraph(f"* {painter.named('capital', number)}", width, 2)
            yield from _grid(painter, ["impassable" if capital.impassable & place else None for _, place in PLOT_MASKS])


def _grid(painter: Painter, plots: list[Any]) -> Iterator[str]:
    cells = [_plot(painter, plots[number], number) for number in range(SIZE * SIZE)]
    yield from grid([cells[row * SIZE : (row + 1) * SIZE] for row in range(SIZE)], every=3)


def _plot(painter: Painter, what: Any, number: int) -> str:
    site = (number // SIZE + MARGIN) * (SIZE + MARGIN) + number % SIZE + MARGIN  # of a landmark's upper left corner
    if what is None and (f"plot-{number}" in painter.lit or f"site-{site}" in painter.lit):
        return "*"
    return painter.text("text-plot", plot=BUILDINGS[what] if isinstance(what, int) else what or "free")


def city_legend(painter: Painter) -> Iterator[str]:
    plots = painter.view["seats"][painter.viewer]["capital"]["plots"]
    if all(plot is None for plot in plots):
        return
    yield painter.text("text-city-legend")
    if "pad" in plots:
        yield painter.text("text-pads")


TEXT: Final = TextDesign(
    {
        "map": Drawing(land, frozenset({"hex", "piece"}), legend),
        "tracks": Drawing(tracks, frozenset({"track", "space", "token", "tier-of"})),
        "offer": Drawing(offered, frozenset({"capital"})),
        "city": Drawing(city, frozenset({"plot", "site", "built", "part-capital"}), city_legend),
    },
    hidden=frozenset({"space", "income-space", "built", "built-landmark", "mat-space", "era-of"}),
)
