"""What Arts & Architecture adds to the table in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ...pieces.kinds import ARTS, ARTS_COST, ARTS_COST_KINDS, OWN_RESOURCE

if TYPE_CHECKING:
    from .whole import TextBoard


def cost(board: TextBoard, track: int, tier: int) -> str:
    """Of a space of a track; arts has no resource of its own."""
    if track == ARTS:
        amount, kind = ARTS_COST[tier]
        return board.text("text-arts-cost", amount=amount, kind=ARTS_COST_KINDS[kind])
    return board.text("text-cost", tier=tier, resource=board.named("resource", OWN_RESOURCE[track]))


def masterpiece(board: TextBoard, number: int, worn: bool = False) -> str:
    said = board.sentence(board.game.catalog.masterpieces[number].effect)
    note = f" ({board.text('board-turned-over')})" if worn else ""
    return f"{board.star('masterpiece', number)}{board.named('masterpiece', number)}: {said}{note}"


def art_display(board: TextBoard) -> Iterator[str]:
    """The face-up masterpieces."""
    side = board.view["side"]
    if side and side["masterpieces"]:
        yield from board.heading("text-masterpieces")
        for number in side["masterpieces"]:
            yield from board.paragraph(masterpiece(board, number), indent=2)


def arts_lines(board: TextBoard, side: dict[str, Any]) -> Iterator[str]:
    """Masterpieces, inspired tracks, and landmarks and buildings that stand on cards or wait on a mat."""
    for number in side["masterpieces"]:
        yield from board.paragraph(masterpiece(board, number, number in side["worn"]), indent=2)
    inspired = [board.named("income-track", kind) for kind in side["inspired"]]
    on_techs = [f"{board.named('tech', card)} – {board.named('landmark', mark)}" for card, mark in side["on_techs"]]
    on_cards = [
        f"{board.named('card', built['card'])} – {board.named('building', built['building'])}"
        for built in side["on_cards"]
    ]
    stored = [board.star("landmark", mark) + board.named("landmark", mark) for mark in side["stored"]]
    for id, names in (
        ("text-inspired", inspired),
        ("text-on-techs", on_techs),
        ("text-on-cards", on_cards),
        ("text-stored", stored),
    ):
        if names:
            yield from board.paragraph(f"{board.text(id)}: {', '.join(names)}", indent=2)
