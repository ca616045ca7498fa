"""Draws what Arts & Architecture adds: masterpieces, capitals to choose from, buildings on tapestry cards, its
dice."""

from __future__ import annotations

from typing import Any, Final, Optional

from .....draw.lettering import capitalized
from .....draw.regions import Drawn
from .....draw.svg import box, group, num, text, thing
from ...expansions.arts_architecture.plots import WIDE, Plots
from ...pieces.capitals import MARGIN
from ...pieces.kinds import BLACK_DIE, BUILDINGS, DICE, LANDMARK_PIECE, RED_DIE
from ...table.prompts import CARD_SITE, KEEP_CAPITAL, PARK_DIE, WHICH_DIE
from ..ids import MASTERPIECES, card_plot, of_seat
from ..painter import Painter, heading, letters, once
from .cards import GAP
from .city import cells, edge, plan, squares

CHIP: Final = 34.0
CHIP_WIDE: Final = 150.0
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
    inside = painter.row(once(card.effect.icons()), x + 4, y + 17, 14, w - 8)
    parts = [
        box(x, y, w, CHIP, "cell", 5),
        painter.icon("masterpiece", x + 3, y + 3, 12),
        text(x + 18, y + 12.5, name, "b", letters(name, w - (34 if card.once else 22), 10)),
        painter.icon("era", x + w - 15, y + 3, 11) if card.once else "",
        f'<g class="faint">{inside}</g>' if worn else inside,
    ]
    return painter.thing(id, label, *parts, painter.light(id, x, y, w, CHIP, 5))


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
        face = box(px, py, PLOT, PLOT, "plot", 0)
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
    drawn = f'<path class="mass" d="{squares(covered, left, top, PLOT)}"/>'
    if piece >= LANDMARK_PIECE:
        drawn += f'<path class="wall" d="{edge(covered, left, top, PLOT)}"/>'
    row, column = covered[len(covered) // 2]
    icon = BUILDINGS[piece] if piece < LANDMARK_PIECE else "landmark"
    sign = painter.icon(icon, left + column * PLOT + 1, top + row * PLOT + 1, PLOT - 2)
    return thing(f"on-card-{of_seat(seat, n)}", name, drawn, sign)


def _sites(painter: Painter, left: float, top: float) -> list[str]:
    """A ring in the corner of each place that is offered."""
    found: list[str] = []
    for site in painter.options:
        px, py = _at(site, left, top)
        ring = f'<circle class="ring" cx="{num(px + PLOT / 2)}" cy="{num(py + PLOT / 2)}" r="{num(PLOT * 0.24)}"/>'
        hit = box(px, py, PLOT, PLOT, "bare")
        found.append(painter.thing(f"card-site-{site}", painter.named("card-site", site), hit, ring, class_="spot"))
    return found


# ------------------------------------------------------------------------------------------------ capitals and dice


def capitals_offered(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """The basic and the advanced one, while one of them is chosen."""
    if not painter.is_asked(KEEP_CAPITAL.name):
        return Drawn("", 0)
    plans = [plan(painter, number, x + i * (PLAN + 8), y, PLAN) for i, number in enumerate(painter.options)]
    return Drawn("".join(drawn.svg for drawn in plans), max(drawn.height for drawn in plans))


def plain_dice(painter: Painter, x: float, y: float, w: float) -> Drawn:
    """Dice to choose from before they are rolled."""
    if not painter.is_asked(PARK_DIE.name, WHICH_DIE.name):
        return Drawn("", 0)
    parts = [box(x, y, w, 42, "panel", 8), heading(painter, "part-dice", x + 8, y + 10, 120)]
    kind = "die" if painter.is_asked(PARK_DIE.name) else "science-die"
    for i, die in enumerate(painter.options):
        id, left = f"{kind}-{die}", x + 130 + i * 76
        look = DICE[die] if kind == "die" and die in (RED_DIE, BLACK_DIE) else "science"
        sides = text(left + 34, y + 26, "12" if die == 0 else "20", "b mid", 13) if kind == "science-die" else ""
        faces = box(left, y + 4, 68, 34, f"die {look}", 7) + box(left + 5, y + 9, 58, 24, "panel", 5)
        parts.append(
            painter.thing(id, painter.named(kind, die), faces, sides, painter.light(id, left, y + 4, 68, 34, 7))
        )
    return Drawn("".join(parts), 42)
