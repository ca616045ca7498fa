"""Effects that the rules set off and that are printed on no card or tile."""

from __future__ import annotations

from typing import Final

from ..effects.artifacts import RemoveArtifact, TakeArtifact
from ..effects.cards import TakeCard
from ..effects.explore import ExplorerCard, TurnOver
from ..effects.gains import Gain, Points, SpareCrystal
from ..effects.tracks import Advance, SpecialMachine
from ..pieces.board import TRIBE_MACHINE
from ..pieces.kinds import CRYSTAL
from ..table.effect import ReviveEffect
from ..table.steps import EXPLORED

MOST_POINTS: Final = 4  # of a tile
MOST_CRYSTALS: Final = 12  # of a building
MOST_STEPS: Final = 24


class Unprinted:
    """`tile_points[n]`, `crystals[n]` and `steps[colour][n]` give n of them."""

    def __init__(self) -> None:
        self.spare_crystal: ReviveEffect = SpareCrystal()
        self.artifact: ReviveEffect = TakeArtifact()
        self.removal: ReviveEffect = RemoveArtifact()
        self.turn_over: ReviveEffect = TurnOver()
        self.explorer_card: ReviveEffect = ExplorerCard()
        self.tile_points = tuple(Points(points, EXPLORED, forced=True) for points in range(MOST_POINTS + 1))
        # By reward field; those of standard machines, which have no colour, are never used.
        self.special_machines = tuple(SpecialMachine(field) for field in range(TRIBE_MACHINE))
        self.field_cards = tuple(TakeCard(colour) for colour in range(3))  # of a covered terrain (REV-KUN-06)
        self.crystals = tuple(Gain(CRYSTAL, n) for n in range(MOST_CRYSTALS + 1))
        self.steps = tuple(tuple(Advance(colour, n, forced=True) for n in range(MOST_STEPS + 1)) for colour in range(3))

    def all(self) -> list[ReviveEffect]:
        """In the order of their numbers."""
        single = [self.spare_crystal, self.artifact, self.removal, self.turn_over, self.explorer_card]
        of_fields = [*self.tile_points, *self.special_machines, *self.field_cards, *self.crystals]
        return [*single, *of_fields, *(advance for by_number in self.steps for advance in by_number)]
