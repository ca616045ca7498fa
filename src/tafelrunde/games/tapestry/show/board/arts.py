"""Draws the components of Arts & Architecture: masterpieces, capitals to choose from, buildings on tapestry cards."""

from __future__ import annotations

from typing import Any, Final, Optional

from .....draw.lettering import capitalized
from .....draw.regions import Drawn
from .....draw.svg import box, edge, group, num, text, thing, use
from ...expansions.arts_architecture.plots import WIDE, Plots
from ...pieces.capitals import MARGIN
from ...pieces.kinds import BUILDINGS, LANDMARK_PIECE
from ...pieces.landmarks import LANDMARKS
from ...table.prompts import CARD_SITE, KEEP_CAPITAL
from ..ids import MASTERPIECES, card_plot, of_seat
from ..painter import Painter, heading, letters, once
from .cards import GAP
from .city import cells, outline, plan, squares
from .sheet import emblem, landmark_drawing

CHIP: Final = 42.0
CHIP_WIDE: Final = 116.0
TITLE: Final = 19.0
PLOT: Final = 21.0  # a plot of a card
PLAN: Final = 150.0


# ------------------------------------------------------------------------------------------------ masterpieces


def art_display(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """The face-up masterpieces and how many are in the deck."""
    side = painter.view["side"]
    if side is None or not (side["masterpieces"] or side["masterpiece_deck"]):
        return Drawn("", 0)
    cards = _chips(painter, side["masterpieces"], (), x + 8, y + TITLE, w - 16)
    high = TITLE + cards.height + 5
    count = f"{painter.text('icon-masterpiece')}: {side['masterpiece_deck']}"
    stack = painter.icon("masterpiece", x + w - 40, y + 3, 14) + text(
        x + w - 22, y + 14, str(side["masterpiece_deck"]), "soft", 11
    )
    frame = box(x, y, w, high, "panel", 8) + heading(painter, "part-masterpieces", x + 8, y + 2, w - 60)
    parts = [frame, thing(f"draw-pile-{MASTERPIECES}", count, stack), cards.svg]
    return Drawn("".join(parts), high)


def _chips(painter: Painter, numbers: list[int], worn: Any, x: float, y: float, w: float) -> Drawn:
    across = max(1, int((w + GAP) // (CHIP_WIDE + GAP)))
    wide = (w + GAP) / across - GAP
    drawn = [
        masterpiece(painter, n, x + i % across * (wide + GAP), y + i // across * (CHIP + GAP), wide, n in worn)
        for i, n in enumerate(numbers)
    ]
    return Drawn("".join(drawn), max(0.0, -(-len(numbers) // across) * (CHIP + GAP) - GAP))


def masterpiece(painter: Painter, number: int, x: float, y: float, w: float, worn: bool = False) -> str:
    """Its number and its benefit; a used one is faint."""
    id = f"masterpiece-{number}"
    card = painter.game.catalog.masterpieces[number]
    name = capitalized(painter.named("masterpiece", number))
    label = f"{name}. {painter.sentence(card.effect)}"
    if worn:
        label += f" ({painter.text('board-turned-over')})"
    symbol = emblem(painter.game, "mp", str(number + 1), "masterpiece")
    high = CHIP - 8
    inside = painter.packed(once(card.effect.icons()), x + high * 1.2 + 6, y + 2, w - high * 1.2 - 10, CHIP - 4, 22)
    parts = [
        box(x, y, w, CHIP, "w-frame", 5),
        box(x + 2.5, y + 2.5, w - 5, CHIP - 5, "w-patch", 3),
        use(symbol, x + 4, y + 4, high * 1.2, high),
        use("tapestry-era", x + w - 15, y + CHIP - 16, 12, 12) if card.once else "",
        f'<g class="faint">{inside}</g>' if worn else inside,
    ]
    return painter.thing(id, label, *parts, edge(x, y, w, CHIP, 5, 1))


# ------------------------------------------------------------------------------------------------ before a player


def arts_area(painter: Painter, seat: int, x: float, y: float, w: float) -> Drawn:
    """The masterpieces of a player, then the tapestry cards with plots."""
    side = painter.view["seats"][seat]["side"]
    if side is None:
        return Drawn("", 0)
    art = _chips(painter, side["masterpieces"], side["worn"], x, y, w)
    top = y + art.height + (GAP if art.height else 0)
    grids = [_grid(painter, seat, card, plots, x, w) for card, plots in _cards_with_plots(painter, seat)]
    svg = art.svg
    for grid in grids:
        svg += f'<g transform="translate(0 {num(top)})">{grid.svg}</g>'
        top += grid.height + GAP
    return Drawn(svg, max(0.0, top - y - (GAP if grids else 0)))


def _cards_with_plots(painter: Painter, seat: int) -> list[tuple[int, Plots]]:
    """Visible cards with plots, and those on which a building stands."""
    me = painter.view["seats"][seat]
    built = [on_card["card"] for on_card in me["side"]["on_cards"]]
    visible = [stack[-1] for stack in me["stacks"] if stack and stack[-1] >= 0]
    found = [(card, plots_on(painter, card)) for card in sorted({*built, *visible})]
    return [(card, plots) for card, plots in found if plots is not None]


def plots_on(painter: Painter, card: int) -> Optional[Plots]:
    clauses = painter.game.catalog.cards[card].effect.parts()
    return clauses[0] if clauses and isinstance(clauses[0], Plots) else None


def _grid(painter: Painter, seat: int, card: int, plots: Plots, x: float, w: float) -> Drawn:
    """From 0 down: name, plots, buildings; while a place on it is asked for, the places."""
    me = painter.view["seats"][seat]
    asked = painter.is_viewer(seat) and painter.is_asked(CARD_SITE.name) and painter.about == card
    name = painter.named("card", card)
    built = [on_card for on_card in me["side"]["on_cards"] if on_card["card"] == card]
    covered = [_place(spot) for spot in (*plots.places, *(painter.options if asked else ()))]
    for one in built:  # landmarks may overhang
        row, column = _place(one["site"])
        covered += [(row + r, column + c) for r, c in _shape(one["building"], one["turn"])]
    first, last = min(row for row, _ in covered), max(row for row, _ in covered)
    left = x + (0.2 - min(column for _, column in covered)) * PLOT
    top = TITLE + (0.2 - first) * PLOT
    parts = [text(x + 2, 13, name, "b", letters(name, w - 4, 10.5))]
    for number, spot in enumerate(plots.places):
        px, py = _at(spot, left, top)
        reward = plots.rewards[number] if number < len(plots.rewards) else plots.full
        label = painter.sentence(reward) if reward is not None else name
        face = box(px, py, PLOT, PLOT, "w-linen", 0)
        if number < len(plots.rewards):
            face += painter.row(once(plots.rewards[number].icons())[:2], px + 1.5, py + 4, 13, PLOT - 3)
        parts.append(thing(f"card-plot-{card_plot(seat, card, number)}", label, face))
    for n, one in enumerate(me["side"]["on_cards"]):
        if one in built:
            parts.append(_built(painter, seat, n, one, left, top))
    high = TITLE + (last - first + 1.4) * PLOT
    if asked:
        parts += _sites(painter, left, top)
    title = painter.text("part-card-plots", card=name)
    return Drawn(group(f"part-card-plots-{seat}-{card}", title, *parts), high)


def _place(spot: int) -> tuple[int, int]:
    """Row and column, from the first plot of the card."""
    return spot // WIDE - MARGIN, spot % WIDE - MARGIN


def _at(spot: int, left: float, top: float) -> tuple[float, float]:
    row, column = _place(spot)
    return left + column * PLOT, top + row * PLOT


def _shape(piece: int, turn: int) -> list[tuple[int, int]]:
    return list(cells(piece - LANDMARK_PIECE, turn)) if piece >= LANDMARK_PIECE else [(0, 0)]


def _built(painter: Painter, seat: int, n: int, built: dict[str, int], left: float, top: float) -> str:
    piece = built["building"]
    name = painter.named("building", piece)
    row, column = _place(built["site"])
    covered = [(row + r, column + c) for r, c in _shape(piece, built["turn"])]
    drawn = f'<path class="w-plinth" d="{squares(covered, left, top, PLOT)}"/>'
    if piece >= LANDMARK_PIECE:
        drawn += f'<path class="w-plinth-rim" d="{outline(covered, left, top, PLOT)}"/>'
    row, column = covered[len(covered) // 2]
    place = (left + column * PLOT + 1, top + row * PLOT + 1, PLOT - 2, PLOT - 2)
    if piece < LANDMARK_PIECE:
        sign = use(f"tapestry-{BUILDINGS[piece]}", *place)
    else:
        sign = landmark_drawing(LANDMARKS[piece - LANDMARK_PIECE].id, *place)
    return thing(f"on-card-{of_seat(seat, n)}", name, drawn, sign)


def _sites(painter: Painter, left: float, top: float) -> list[str]:
    """A ring in the corner of each place that is offered."""
    found: list[str] = []
    for site in painter.options:
        px, py = _at(site, left, top)
        ring = use("edge-circle", px + PLOT * 0.22, py + PLOT * 0.22, PLOT * 0.56, PLOT * 0.56, "edge")
        hit = box(px, py, PLOT, PLOT, "bare")
        found.append(painter.thing(f"card-site-{site}", painter.named("card-site", site), hit, ring, class_="spot"))
    return found


# ------------------------------------------------------------------------------------------------ capitals


def capitals_offered(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """The basic and the advanced one, while one of them is chosen."""
    if not painter.is_asked(KEEP_CAPITAL.name):
        return Drawn("", 0)
    plans = [plan(painter, number, x + i * (PLAN + 8), y, PLAN) for i, number in enumerate(painter.options)]
    return Drawn("".join(drawn.svg for drawn in plans), max(drawn.height for drawn in plans))
