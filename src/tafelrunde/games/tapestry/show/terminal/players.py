"""The players in the terminal: goods, mats and cards; the viewing seat's own with what they do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from rich.markup import escape

from ....text_board import DOT
from ...pieces.capitals import PLOT_MASKS
from ...pieces.codes import laid_tile
from ...pieces.kinds import BASE, BUILDINGS, RESOURCES, ROWS, TERRAINS
from ...pieces.landmarks import LANDMARKS
from ...table.prompts import CARD_TURN, KEEP_CAPITAL, LANDMARK_SITE, LANDMARK_TURN
from .arts import arts_lines
from .map import city_lines, letters

if TYPE_CHECKING:
    from .whole import TextBoard

INCOME_COLUMNS: Final = 6


def player_lines(board: TextBoard, seat: int) -> Iterator[str]:
    view, me = board.view, board.view["seats"][seat]
    playing = view["phase"] == "turns"
    notes = [board.text("text-era", era=me["era"])]
    notes += [board.named("civilization", civ) for civ in me["civilizations"]]
    notes += board.holding(
        ("you", seat == board.viewer),
        ("text-finished", me["finished"]),
        ("text-to-move", seat == view["turn"] and playing),
    )
    yield from board.player(seat, notes)
    yield from board.paragraph(DOT.join(_goods(board, me)), indent=2)
    lists = [("text-stacks", _stacks(board, me)), ("text-landmarks", _names(board, "landmark", me["landmarks"]))]
    if seat != board.viewer:
        lists += [("text-tiles", _names(board, "tile", me["tiles"]))]
        for row in range(len(ROWS)):
            yield from _listed(board, board.text("text-row", row=row), _names(board, "tech", me["tech"][row]))
    lists += [
        ("text-space", _names(board, "space-tile", me["space"])),
        ("text-explored", _names(board, "space-tile", me["explored"])),
    ]
    for id, names in lists:
        yield from _listed(board, board.text(id), names)
    if me["side"]:
        yield from _side(board, seat, me["side"])


def _side(board: TextBoard, seat: int, side: dict[str, Any]) -> Iterator[str]:
    """Landmark cards, what lies on the hexes of the Islanders, and what the viewing seat saw of this hand."""
    for number in [*(side["drawn_goals"] or ()), *side["goals"]]:
        yield from board.paragraph(board.goal(number), indent=2)
    laid = [
        f"{board.named('island', hex)} {board.named('tile', laid_tile(code))}"
        for hex, code in enumerate(side["island"])
        if code >= 0
    ]
    yield from _listed(board, board.text("text-islands"), laid)
    yield from _listed(board, board.text("text-reserved"), _names(board, "reserved", side["reserved"]))
    yield from _listed(board, board.text("text-submerged"), _names(board, "card", side["submerged"] or []))
    yield from arts_lines(board, side)
    if board.viewer >= 0 and seat != board.viewer:
        seen = board.view["seats"][board.viewer]["side"]["seen"]
        yield from _listed(board, board.text("text-seen"), _names(board, "card", seen[seat] if seen else []))


def own_area(board: TextBoard) -> Iterator[str]:
    me = board.view["seats"][board.viewer]
    if me["offer"]:
        yield from board.heading("text-offer")
        yield from _civilizations(board, me["offer"])
    if me["civilizations"]:
        yield from board.heading("text-civilizations")
        yield from _civilizations(board, me["civilizations"])
    yield from _capital(board, me["capital"])
    if me["tiles"]:
        yield from board.heading("text-tiles")
    for number in me["tiles"]:
        yield from board.paragraph(_tile(board, number), indent=2)
    for row in range(len(ROWS)):
        if me["tech"][row]:
            yield ""
            yield f"[bold]{escape(board.text('text-row', row=row))}[/]"
        for number in me["tech"][row]:
            yield from board.paragraph(board.tech(number), indent=2)
    for id, cards in (("text-drawn", me["drawn"]), ("text-hand", me["hand"])):
        if cards:
            yield from board.heading(id)
        for number in cards:
            yield from board.paragraph(board.card(number), indent=2)


def _civilizations(board: TextBoard, numbers: list[int]) -> Iterator[str]:
    revised = board.view["revised"]
    mats = board.game.catalog.revised if revised else board.game.catalog.civilizations
    for number in numbers:
        edition = "revised" if revised else "printed"
        said = board.text(f"phrase-ability-{mats[number].id}", mats=edition, **mats[number].numbers())
        name = board.star("civilization", number) + board.named("civilization", number)
        yield from board.paragraph(f"{name}: {said}", indent=2)


def _capital(board: TextBoard, city: dict[str, Any]) -> Iterator[str]:
    if city["number"] is None or board.asked == KEEP_CAPITAL.name:
        yield from _capitals_on_offer(board)
        return
    done = board.text("text-complete", lines=len(city["lines"]), districts=len(city["districts"]))
    yield from board.heading("text-capital")
    yield from board.paragraph(f"{board.named('capital', city['number'])}{DOT}{done}", indent=2)
    yield from (escape(line) for line in city_lines(board.w, city, board.lit.ids))
    yield from _shape(board)
    yield from board.paragraph(board.text("text-city-legend"), "dim", indent=2)
    if "pad" in city["plots"]:
        yield from board.paragraph(board.text("text-pads"), "dim", indent=2)
    if city["number"] in board.game.catalog.city_rules:
        yield from board.paragraph(board.sentence(board.game.catalog.city_rules[city["number"]]), indent=2)


def _capitals_on_offer(board: TextBoard) -> Iterator[str]:
    """While a capital is chosen: where nothing can be built."""
    for number, capital in enumerate(board.game.catalog.capitals):
        if f"capital-{number}" in board.lit:
            plots = ["impassable" if capital.impassable & place else None for _, place in PLOT_MASKS]
            rules = f": {board.sentence(board.game.catalog.city_rules[number])}" if capital.expansion != BASE else ""
            yield ""
            yield from board.paragraph(f"{board.star('capital', number)}{board.named('capital', number)}{rules}")
            yield from (escape(line) for line in city_lines(board.w, {"plots": plots}, board.lit.ids))


def _shape(board: TextBoard) -> Iterator[str]:
    """While a landmark is placed: what it looks like."""
    if board.asked in (LANDMARK_TURN.name, LANDMARK_SITE.name, CARD_TURN.name):
        number = board.about
        yield from board.paragraph(board.text("text-shape", landmark=board.named("landmark", number)), indent=2)
        for row in LANDMARKS[number].shape:
            yield "     " + " ".join(row.replace(".", " ")).rstrip()


def _goods(board: TextBoard, me: dict[str, Any]) -> list[str]:
    said = [f"{me['vp']} {board.text('icon-vp')}"]
    said += [board.text("stock", resource=name, amount=n) for name, n in zip(RESOURCES, me["goods"], strict=True)]
    said.append(board.text("text-territories", number=len(me["territories"])))
    said.append(board.text("text-outposts", number=me["outposts"]))
    said.append(board.text("text-hand-count", number=me["hand_count"]))
    columns = [
        f"{board.text(f'building-{kind}')} {INCOME_COLUMNS - left}"
        for kind, left in zip(BUILDINGS, me["left"], strict=True)
    ]
    return [*said, f"{board.text('text-income')}: {', '.join(columns)}"]


def _stacks(board: TextBoard, me: dict[str, Any]) -> list[str]:
    """The visible card of each era."""
    tops = [stack[-1] for stack in me["stacks"] if stack]
    return [
        board.text("text-face-down") if card < 0 else board.star("card", card) + board.named("card", card)
        for card in tops
    ]


def _names(board: TextBoard, kind: str, numbers: list[int]) -> list[str]:
    return [board.star(kind, number) + board.named(kind, number) for number in numbers]


def _tile(board: TextBoard, number: int) -> str:
    tile = board.game.catalog.tiles[number]
    land = ", ".join(board.text("text-land", terrain=TERRAINS[terrain]) for terrain in tile.land)
    corners = letters(board.w, [TERRAINS[terrain] for terrain in tile.turned[0]])
    name = board.star("tile", number) + board.named("tile", number)
    return f"{name}: {land}, {corners}. {board.sentence(tile.effect)}"


def _listed(board: TextBoard, title: str, names: list[str]) -> Iterator[str]:
    if names:
        yield from board.paragraph(f"{title}: {', '.join(names)}", indent=2)
