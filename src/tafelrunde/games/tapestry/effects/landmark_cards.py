"""What cards can say: landmark_cards."""

from __future__ import annotations

from ....kernel.decision import Rules
from ....kernel.effects import Facts, Icons
from ..pieces.landmarks import LANDMARKS
from ..rules.build import gain_landmark
from ..table.effect import TapestryCount, TapestryEffect
from ..table.player import TapestryPlayer
from ..table.state import Table


class Goal(TapestryEffect):
    """So many of something bring a landmark."""

    key = "goal"

    def __init__(self, amount: int, count: TapestryCount, landmark: int) -> None:
        self.amount = amount
        self.count = count
        self.landmark = landmark

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return self.count.of(table, me) >= self.amount

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from gain_landmark(table, me, self.landmark)

    def facts(self) -> Facts:
        return {"amount": self.amount, "count": self.count, "landmark": LANDMARKS[self.landmark].id}

    def icons(self) -> Icons:
        return [self.amount, *self.count.icons(), "→", "landmark"]
