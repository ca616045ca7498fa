"""Capitals and landmarks as sentences: impassable plots, and the rules of advanced capitals (TAP-CAPITAL-06)."""

from __future__ import annotations

from ....kernel.effects import Facts
from ..pieces.capitals import REACHES, Capital
from ..pieces.kinds import ALL_TRACKS, TIER_NAMES
from ..pieces.landmarks import Landmark, track_and_tier
from ..table.effect import TapestryEffect


class CityRules(TapestryEffect):
    """The rules of a capital in one sentence, with the rewards for districts and plots as parts."""

    key = "city-rules"
    icon_row = ("district",)

    def __init__(self, capital: Capital) -> None:
        self.capital = capital

    def parts(self) -> tuple[TapestryEffect, ...]:
        return (*self.capital.rewards.values(), *(effect for _, effect in self.capital.wholes))

    def facts(self) -> Facts:
        capital = self.capital
        return {
            "capital": capital.id,
            "rough": capital.impassable.bit_count(),
            "floating": int(capital.floating),
            "reach": REACHES.get(capital.reach) or str(capital.reach.bit_count()),
            "later": int(capital.later),
            "reeds": capital.reeds.bit_count(),
            "sealed": int(capital.sealed),
        }


class LandmarkShape(TapestryEffect):
    """A landmark in words: its plots, where it comes from, and its height."""

    key = "landmark-shape"
    icon_row = ("landmark",)

    def __init__(self, number: int, landmark: Landmark) -> None:
        self.number = number
        self.landmark = landmark

    def facts(self) -> Facts:
        rows = [row.count("#") for row in self.landmark.shape]
        track, tier = track_and_tier(self.number)
        return {
            "plots": self.landmark.plots,
            "rows": " + ".join(map(str, rows)) if len(rows) > 1 else "none",
            "of": "track" if track >= 0 else "card",
            "track": ALL_TRACKS[track] if track >= 0 else "",
            "tier": TIER_NAMES[tier],
            "height": self.landmark.height,
        }
