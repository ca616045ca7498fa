"""What the end of the game counts, in words and icons: categories of artifact cards, large locations. The rules count in
rules/scoring.py."""

from __future__ import annotations

from typing import Final, Optional

from ....kernel.effects import Facts, Icons
from ..pieces.artifacts import CATEGORIES, SCORED, ArtifactCard
from ..pieces.kinds import COLOURS
from ..pieces.locations import COUNTS, TRACK
from ..table.effect import ReviveEffect
from .locations import Location

ICONS: Final = {
    "energy": "energy", "modules": "module", "large-buildings": "large", "population": "figure", "lakes": "lake",
    "on-large": "large-location", "cards": "citizen-any", "tribe-progress": "ability", "crystals": "crystal",
    "flasks": "flask", "crates": "crate", "presence": "area",
}  # fmt: skip


class Scored(ReviveEffect):
    """Points for every `unit` things counted, or by steps of (things needed, points)."""

    key = "scored"

    def __init__(
        self, counted: str, points: int, unit: int = 1, colour: int = -1, steps: tuple[tuple[int, int], ...] = ()
    ) -> None:
        self.counted = counted
        self.points = points
        self.unit = unit
        self.colour = colour
        self.steps = steps

    def facts(self) -> Facts:
        return {
            "counted": self.counted, "amount": self.points, "unit": self.unit,
            "colour": "none" if self.colour < 0 else COLOURS[self.colour],
            "needed": "/".join(str(needed) for needed, _ in self.steps[::-1]),
            "gained": "/".join(str(points) for _, points in self.steps[::-1]),
        }  # fmt: skip

    def icons(self) -> Icons:
        thing = f"track-{COLOURS[self.colour]}" if self.counted == COUNTS[TRACK] else ICONS[self.counted]
        if self.steps:
            return [self.points, "violet-vp", thing]
        return [self.points, "violet-vp", "per", *([self.unit] if self.unit > 1 else []), thing]


class AtOnceAndScored(ReviveEffect):
    """A large location with a reward for populating it."""

    key = "at-once-and-scored"
    fact_names = ("effect", "scored")

    def __init__(self, effect: ReviveEffect, scored: Scored) -> None:
        self.effect = effect
        self.scored = scored

    def icons(self) -> Icons:
        return [*self.effect.icons(), "|", *self.scored.icons()]


class ArtifactCategories(ReviveEffect):
    """The violet, orange and white category of an artifact card."""

    key = "artifact-categories"
    fact_names = ("violet", "orange", "white")

    def __init__(self, violet: Scored, orange: Scored, white: Scored) -> None:
        self.violet = violet
        self.orange = orange
        self.white = white

    def icons(self) -> Icons:
        return [*self.violet.icons(), "|", *self.orange.icons(), "|", *self.white.icons()]


def category_scored(category: int) -> Scored:
    """A category of artifact cards (REV-ARTI-01 to REV-ARTI-10)."""
    return Scored(CATEGORIES[category], SCORED[category].points, SCORED[category].unit)


def card_scored(card: ArtifactCard) -> ArtifactCategories:
    return ArtifactCategories(*(category_scored(category) for category in card.categories))


def location_scored(side: Location) -> Scored:
    return Scored(COUNTS[side.count], side.points, colour=side.colour, steps=side.steps)


def location_described(side: Location) -> ReviveEffect:
    at_once: Optional[ReviveEffect] = side.at_once
    return location_scored(side) if at_once is None else AtOnceAndScored(at_once, location_scored(side))
