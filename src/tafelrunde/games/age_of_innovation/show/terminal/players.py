"""The players in the terminal: goods, buildings, tiles; the viewing seat's own tiles with what they do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ....text_board import DOT
from ...pieces.kinds import BUILDINGS, DISCIPLINES, POWER_COMPETENCY

if TYPE_CHECKING:
    from .whole import TextBoard


def player_lines(board: TextBoard, seat: int) -> Iterator[str]:
    view, me = board.view, board.view["seats"][seat]
    notes = board.holding(
        ("you", seat == board.viewer),
        ("text-passed", me["passed"]),
        ("text-to-move", seat == view["turn"] and view["phase"] != "over"),
        ("text-further", seat == view["turn"] and view["further_action"]),
    )
    home = [board.named(kind, me[kind]) for kind in ("faction", "board") if me[kind] is not None]
    yield from board.player(seat, home + notes)
    if me["board"] is not None:
        yield from board.paragraph(DOT.join(_goods(board, me)), indent=2)
    if any(me["books"]):
        books = [
            f"{n} {board.text(f'discipline-{name}')}" for name, n in zip(DISCIPLINES, me["books"], strict=True) if n
        ]
        yield from board.paragraph(f"{board.text('text-books')}: {', '.join(books)}", indent=2)
    standing = _standing(board, seat)
    if standing:
        yield from board.paragraph(f"{board.text('text-buildings')}: {', '.join(standing)}", indent=2)
    if seat == board.viewer and me["board"] is not None:
        yield from board.paragraph(f"{board.text('text-on-board')}: {', '.join(_left(board, me))}", indent=2)
    elif tiles := [_tile(board, me, kind, number) for kind, number in _tiles(me)]:
        yield from board.paragraph(f"{board.text('text-tiles')}: {', '.join(tiles)}", indent=2)


def own_tiles(board: TextBoard) -> Iterator[str]:
    me = board.view["seats"][board.viewer]
    tiles = _tiles(me)
    if me["faction"] is not None:
        tiles = [("faction", me["faction"]), *tiles]
    if tiles:
        yield from board.heading("text-own-tiles")
    for kind, number in tiles:
        said = f"{_tile(board, me, kind, number)}. {board.sentence(kind, number)}"
        yield from board.paragraph(said, indent=2)


def _goods(board: TextBoard, me: dict[str, Any]) -> list[str]:
    first, second, third = me["bowls"]
    said = [board.text("stock", what=what, amount=me[what]) for what in ("vp", "coins", "tools")]
    said.append(board.text("text-scholars", number=me["scholars"], supply=me["scholars_in_supply"]))
    said.append(board.text("text-bowls", first=first, second=second, third=third))
    if me["keys"]:
        said.append(board.text("text-keys", number=me["keys"]))
    said.append(board.text("text-shipping", number=me["shipping"]))
    said.append(board.text("text-terraforming", tools=me["tools_per_spade"]))
    return said


def _standing(board: TextBoard, seat: int) -> list[str]:
    kinds = [space["building"] for space in board.view["spaces"] if space.get("owner") == seat]
    return [counted_buildings(board, kind, kinds.count(kind)) for kind in BUILDINGS if kind in kinds]


def _left(board: TextBoard, me: dict[str, Any]) -> list[str]:
    said = [counted_buildings(board, kind, n) for kind, n in zip(BUILDINGS, me["on_board"], strict=False) if n]
    said.append(board.text("text-bridges-counted", number=me["bridges"]))
    if me["annexes"]:
        said.append(board.text("text-annexes-counted", number=me["annexes"]))
    return said


def counted_buildings(board: TextBoard, kind: str, number: int) -> str:
    return board.text("text-buildings-counted", building=kind, number=number)


def _tiles(me: dict[str, Any]) -> list[tuple[str, int]]:
    palace = me["palace"] if me["palace"] is not None else me["drafted_palace"]
    tiles = [(kind, number) for kind, number in (("bonus", me["bonus"]), ("palace", palace)) if number is not None]
    tiles += [("innovation", number) for number in me["innovations"]]
    tiles += [("competency", number) for number in me["competencies"]]
    return tiles + [("town", tile["town"]) for tile in me["towns"]]


def _tile(board: TextBoard, me: dict[str, Any], kind: str, number: int) -> str:
    """Its name; with a note if its special action is used, or if it waits for the palace."""
    name = board.named(kind, number)
    if kind == "palace" and me["palace"] is None:
        return board.text("text-drafted", palace=name)
    if _special(board, me, kind, number) in me["used"]:
        return f"{name} ({board.text('text-used')})"
    return name


def _special(board: TextBoard, me: dict[str, Any], kind: str, number: int) -> str:
    """What the special action of a tile is called among the used ones; nothing for a tile that has none."""
    if kind == "innovation":
        return board.game.catalog.innovations[number].id
    if kind == "competency":
        return kind if number == POWER_COMPETENCY else ""
    if kind == "bonus" and me["passed"]:  # it is that of the next round
        return ""
    return kind
