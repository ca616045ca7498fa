"""The Automa in the terminal: points and supply, its faction, and the cards that it goes by."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ....text_board import DOT
from ...pieces.kinds import BUILDINGS
from ...pieces.map import name_of
from .players import counted_buildings

if TYPE_CHECKING:
    from .whole import TextBoard


def automa_lines(board: TextBoard) -> Iterator[str]:
    it = board.view["automa"]
    home = [board.named("automafaction", it["faction"]), board.named("automalevel", it["level"])]
    if it["board"] is not None:
        home.insert(1, board.named("board", it["board"]))
    yield from board.player(it["seat"], home + board.holding(("text-passed", it["passed"])))
    yield from board.paragraph(DOT.join(_counts(board, it)), indent=2)
    left = zip(BUILDINGS, it["on_board"], strict=False)
    pieces = [counted_buildings(board, kind, number) for kind, number in left if number]
    yield from board.paragraph(f"{board.text('text-automa-supply')}: {', '.join(pieces)}", indent=2)
    for id, spaces in (("marked", it["marked"]), ("tools", it["tools"]), ("blighted", it["blighted"])):
        if spaces:
            names = ", ".join(name_of(space) for space in spaces)
            yield from board.paragraph(f"{board.text(f'text-automa-{id}')}: {names}", indent=2)
    yield from board.paragraph(board.sentence("automafaction", it["faction"]), "dim", indent=2)
    yield from _cards(board, it)


def _counts(board: TextBoard, it: dict[str, Any]) -> list[str]:
    return [
        board.text("stock", what="vp", amount=it["vp"]),
        board.text("text-shipping", number=it["ship"]),
        board.text("text-automa-points", points=it["level_points"]),
        board.text("text-automa-scholars", number=it["scholars_in_supply"]),
        board.named("bonus", it["bonus"]),
    ]


def _cards(board: TextBoard, it: dict[str, Any]) -> Iterator[str]:
    """By what it chose and acted last, and so by what it will choose next."""
    yield from board.paragraph(board.text("text-automa-cards", cards=it["cards"], reserve=it["reserve"]), indent=2)
    shown: list[tuple[str, int]] = []
    if it["discard"]:
        shown.append(("text-automa-support", it["discard"][-1]))
    if it["top"] is not None:
        shown.append(("text-automa-acted" if it["discard"] else "text-automa-next", it["top"]))
    for id, card in shown:
        said = board.text(id, card=board.named("automacard", card))
        yield from board.paragraph(f"{said}. {board.sentence('automacard', card)}", indent=2)
