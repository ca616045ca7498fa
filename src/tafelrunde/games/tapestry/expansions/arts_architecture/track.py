"""The arts track (TAP-SETUP-02). The rulebook has the benefits of the spaces; their order, their names and the tracks
that two of them offer are read off a picture of the printed track."""

from __future__ import annotations

from typing import Final

from .....kernel.corrections import corrected
from .....kernel.effects import All, OneOf, Per
from .....kernel.game import PUBLIC, SEED
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

SOURCES: Final = {"benefit": SEED, "name": PUBLIC, "place": PUBLIC}
BASIS: Final = "arts-track"

ARTS_SPACES: Final = corrected(
    "tapestry",
    "space",
    (
        Space("cave_paintings", TapestryCards(1)),  # TAP-TRACK-ARTS-01
        Space("flutes", Points(5), Bonus(RESOURCE, 1, any_building())),  # TAP-TRACK-ARTS-02
        Space("dance", Create()),  # TAP-TRACK-ARTS-03
        Space("epic_poetry", All(Per(TilesInSupply(), Points(1)), Per(TechCards(), Points(1)))),  # TAP-TRACK-ARTS-04
        Space("symphony", Inspire(), Bonus(RESOURCE, 1, Create())),  # TAP-TRACK-ARTS-05
        Space("carved_marble_sculpture", OneOf(Perform(), any_building())),  # TAP-TRACK-ARTS-06
        Space("rock_opera", All(ReplaceMasterpieces(), Create())),  # TAP-TRACK-ARTS-07
        Space("cgi_animation", Inspire(), Bonus(RESOURCE, 1, any_building())),  # TAP-TRACK-ARTS-08
        Space("flash_mob", Advance(EXPLORATION, TECHNOLOGY, SCIENCE, MILITARY)),  # TAP-TRACK-ARTS-09
        # TAP-TRACK-ARTS-10
        Space("virtual_reality_holocenter", All(any_building(), Per(IncomeBuildings(), Points(1)))),
        # TAP-TRACK-ARTS-11
        Space(
            "infinite_spectrum_photography",
            Advance(EXPLORATION, TECHNOLOGY, SCIENCE, MILITARY),
            Bonus(RESOURCE, 1, Create()),
        ),
        Space("streaming_implants", MasterpieceBenefits(3)),  # TAP-TRACK-ARTS-12
    ),
    globals(),
)
