"""Landmark cards: a condition and the landmark it brings (TAP-LMCARD-*)."""

from __future__ import annotations

from ....kernel.corrections import table_row
from ....kernel.game import RECONSTRUCTED
from ..effects.landmark_cards import Goal


@table_row
class LandmarkCard:
    """Which landmark a card brings is ours throughout; the conditions are partly known."""

    __slots__ = ("basis", "box", "condition_source", "effect", "id", "source")

    def __init__(self, id: str, effect: Goal, box: int, condition_source: str, basis: str) -> None:
        self.id: str = id
        self.effect: Goal = effect
        self.box: int = box
        self.condition_source: str = condition_source
        self.source: str = RECONSTRUCTED
        self.basis: str = basis
