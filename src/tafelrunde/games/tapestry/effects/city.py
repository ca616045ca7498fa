"""The rules of an advanced capital as a sentence (TAP-CAPITAL-06)."""

from __future__ import annotations

from ....kernel.effects import Facts
from ..pieces.capitals import Capital
from ..table.effect import TapestryEffect


class CityRules(TapestryEffect):
    """The rules of a capital in one sentence, with what it gives for districts and plots as parts."""

    key = "city-rules"
    icon_row = ("district",)

    def __init__(self, capital: Capital) -> None:
        self.capital = capital

    def parts(self) -> tuple[TapestryEffect, ...]:
        return (*self.capital.rewards.values(), *(effect for _, effect in self.capital.wholes))

    def facts(self) -> Facts:
        return {"capital": self.capital.id}
