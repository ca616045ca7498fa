"""The arts track (TAP-SETUP-02). The rulebook has the benefits of the spaces; the order of the last six, the names and
the tracks that two of them offer are ours."""

from __future__ import annotations

from typing import Final

from .....kernel.corrections import corrected
from .....kernel.effects import All, OneOf, Per
from .....kernel.game import RECONSTRUCTED, SEED
from ...components.civilizations import any_building
from ...components.tracks import Space
from ...effects.bonus import Bonus
from ...effects.counts import TechCards, TilesInSupply
from ...effects.hand import TapestryCards
from ...effects.track import Advance
from ...pieces.kinds import EXPLORATION, MILITARY, SCIENCE, TECHNOLOGY
from ...rules.bonus import RESOURCE
from ...rules.gains import Points
from .counts import IncomeBuildings
from .masterpiece_effects import Create, Inspire, MasterpieceBenefits, Perform, ReplaceMasterpieces

SOURCES: Final = {"benefit": SEED, "name": RECONSTRUCTED, "place": RECONSTRUCTED}
BASIS: Final = "arts-track"

ARTS_SPACES: Final = corrected(
    "tapestry",
    "space",
    (
        Space("cave_painting", TapestryCards(1)),  # TAP-TRACK-ARTS-01
        Space("ritual_dance", Points(5), Bonus(RESOURCE, 1, any_building())),  # TAP-TRACK-ARTS-02
        Space("sculpture", Create()),  # TAP-TRACK-ARTS-03
        Space("epic_poetry", All(Per(TilesInSupply(), Points(1)), Per(TechCards(), Points(1)))),  # TAP-TRACK-ARTS-04
        Space("theater", Inspire(), Bonus(RESOURCE, 1, Create())),  # TAP-TRACK-ARTS-05
        Space("court_music", OneOf(Perform(), any_building())),  # TAP-TRACK-ARTS-06
        Space("photography", All(ReplaceMasterpieces(), Create())),  # TAP-TRACK-ARTS-07
        Space("cinema", Inspire(), Bonus(RESOURCE, 1, any_building())),  # TAP-TRACK-ARTS-08
        Space("rock_opera", Advance(EXPLORATION, TECHNOLOGY, SCIENCE, MILITARY)),  # TAP-TRACK-ARTS-09
        # TAP-TRACK-ARTS-10
        Space("virtual_reality_holocenter", All(any_building(), Per(IncomeBuildings(), Points(1)))),
        # TAP-TRACK-ARTS-11
        Space("streaming", Advance(EXPLORATION, TECHNOLOGY, SCIENCE, MILITARY), Bonus(RESOURCE, 1, Create())),
        Space("shared_dreams", MasterpieceBenefits(3)),  # TAP-TRACK-ARTS-12
    ),
    globals(),
)
