"""What the end of the game counts, in words and icons: categories of artifact cards, large locations. The rules count in
rules/scoring.py."""

from __future__ import annotations

from typing import Final

from ....kernel.effects import Facts, Icons
from ..pieces.artifacts import CATEGORIES, SCORED, ArtifactCard
from ..pieces.kinds import COLOURS
from ..pieces.locations import COUNTS, PRESENCE, TRACK
from ..table.effect import ReviveEffect
from .locations import Location

ICONS: Final = {
    "energy": "energy", "modules": "module", "large-buildings": "large", "population": "figure", "lakes": "lake",
    "on-large": "large-location", "cards": "citizen-any", "tribe-progress": "ability", "crystals": "crystal",
    "flasks": "flask", "crates": "crate", "presence": "area",
}  # fmt: skip


class Scored(ReviveEffect):
    """Points for every `unit` things counted."""

    key = "scored"
    fact_names = ("counted", "amount", "unit")

    def __init__(self, counted: str, amount: int, unit: int = 1) -> None:
        self.counted = counted
        self.amount = amount
        self.unit = unit

    def icons(self) -> Icons:
        return [self.amount, "violet-vp", "per", *([self.unit] if self.unit > 1 else []), ICONS[self.counted]]


class TrackScored(ReviveEffect):
    """The number that a machine marker has reached, so many times (REV-LOC-01, REV-LOC-02, REV-LOC-03)."""

    key = "track-scored"

    def __init__(self, colour: int, times: int) -> None:
        self.colour = colour
        self.times = times

    def facts(self) -> Facts:
        return {"colour": COLOURS[self.colour], "times": self.times}

    def icons(self) -> Icons:
        return [self.times, "violet-vp", "per", f"track-{COLOURS[self.colour]}"]


class PresenceScored(ReviveEffect):
    """Points by the number of area tiles with own pieces, the most first (REV-LOCC-05)."""

    key = "presence-scored"

    def __init__(self, steps: tuple[tuple[int, int], ...]) -> None:
        self.steps = steps

    def facts(self) -> Facts:
        needed, gained = zip(*self.steps[::-1], strict=True)
        return {"needed": "/".join(map(str, needed)), "gained": "/".join(map(str, gained))}

    def icons(self) -> Icons:
        return [self.steps[0][1], "violet-vp", ICONS["presence"]]


class AtOnceAndScored(ReviveEffect):
    """A large location with a reward for populating it."""

    key = "at-once-and-scored"
    fact_names = ("effect", "scored")

    def __init__(self, effect: ReviveEffect, scored: ReviveEffect) -> None:
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


def location_scored(side: Location) -> ReviveEffect:
    if side.count == PRESENCE:
        return PresenceScored(side.steps)
    return TrackScored(side.colour, side.points) if side.count == TRACK else Scored(COUNTS[side.count], side.points)


def location_described(side: Location) -> ReviveEffect:
    scored = location_scored(side)
    return scored if side.at_once is None else AtOnceAndScored(side.at_once, scored)
