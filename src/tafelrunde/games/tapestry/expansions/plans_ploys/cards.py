"""Plans & Ploys: 15 tapestry cards, 5 landmark cards, 4 space tiles, 10 civilizations.

Of most cards no source gives the whole text. Those are ours, RECONSTRUCTED, and `basis` names their evidence."""

from __future__ import annotations

from typing import Final, Optional

from .....kernel.corrections import corrected
from .....kernel.effects import All, Per
from .....kernel.game import PUBLIC, RECONSTRUCTED
from ...components.civilizations import any_building
from ...components.tapestry import TapestryCard
from ...components.tech import TechCard
from ...components.tiles import SPACE_TILES as BASE_SPACE_TILES
from ...components.tiles import SpaceTile
from ...effects.bonus import Bonus
from ...effects.build import BuildLandmark
from ...effects.conquer import Conquer
from ...effects.counts import (
    CompleteDistricts,
    CompleteLines,
    Landmarks,
    MostOfAType,
    Territories,
    TilesInSupply,
    TopRow,
)
from ...effects.explore import ExploreSpace, SpaceTiles
from ...effects.gains import AnyResource, Gain, Tiles
from ...effects.hand import TapestryCards
from ...effects.invent import Invent, Upgrade
from ...effects.lasting.advances import WheneverAdvance
from ...effects.lasting.this_era import CONQUER_ENDED, EMPTY_ONLY, INCOME_GAINED, NO_TRAPS, SAFE, Lasting, On, ThisEra
from ...effects.replies import Reply
from ...pieces.kinds import CULTURE, MILITARY, SCIENCE, TECHNOLOGY
from ...pieces.kinds import PLANS_PLOYS as EXPANSION
from ...pieces.landmarks import DIGITAL_STUDIO, GAME_STORE, MONOLITH, SKYSCRAPER, STADIUM, TV_STATION, URBAN_FARM
from ...rules.bonus import RESOURCE
from ...rules.gains import Points
from ...rules.replies import ATTACKED, LANDMARK, NEARBY, RETREAT, SURRENDER, TRAPPED
from ...table.effect import TapestryEffect
from ..landmark_cards import Goal, LandmarkCard
from .card_effects import Cartography, ManifestDestiny, RecallOutposts, RoyalCharter

__all__ = ["EXPANSION"]


def ours(id: str, effect: TapestryEffect, basis: str, reply: Optional[Reply] = None) -> TapestryCard:
    return TapestryCard(id, 1, effect, reply=reply, expansion=EXPANSION, source=RECONSTRUCTED, basis=basis)


def known(id: str, effect: TapestryEffect, basis: str) -> TapestryCard:
    return TapestryCard(id, 1, effect, expansion=EXPANSION, source=PUBLIC, basis=basis)


TAPESTRY_CARDS: Final = corrected(
    "tapestry",
    "card",
    (
        known("manifest_destiny", ManifestDestiny(), "printed-card"),
        known("cartography", Cartography(), "icons-read"),
        ours(
            "entertain_the_masses",
            All(BuildLandmark(STADIUM), Gain(CULTURE)),  # the Stadium is gained once only (TAP-FAQ-41)
            "stadium",
        ),
        ours(
            "double_cross",
            All(AnyResource(1), Points(5)),
            "reply-known",
            Reply(TRAPPED),
        ),
        ours(
            "retreat",
            All(RecallOutposts(2), Points(8)),
            "name-and-moment",
            Reply(ATTACKED, All(AnyResource(1), Points(4)), RETREAT),
        ),
        ours(
            "surrender",
            All(TapestryCards(1), Points(6)),
            "name-in-lists",
            Reply(ATTACKED, None, SURRENDER),
        ),
        ours(
            "surprise_party",
            Points(8),
            "topples-conqueror",
            Reply(NEARBY),
        ),
        ours(
            "ambush",
            All(Conquer(), Points(4)),
            "conquest-theme",
        ),
        ours(
            "moat_and_palisade",
            Per(Territories(), Points(2)),
            "conquest-theme",
        ),
        ours(
            "advance_scouts",
            ThisEra(Lasting(NO_TRAPS), On(CONQUER_ENDED, Points(4))),
            "conquest-theme",
        ),
        ours("royal_charter", RoyalCharter(2, 3, 7), "landmark-deck"),
        ours(
            "grand_opening",
            All(any_building(), Per(Landmarks(), Points(2))),
            "landmark-theme",
        ),
        ours(
            "ring_of_observatories",
            All(SpaceTiles(2), Bonus(RESOURCE, 1, ExploreSpace())),
            "warpgates-price",
        ),
        ours(
            "stolen_plans",
            All(Invent(), Upgrade()),
            "reaction-cards",
            Reply(LANDMARK, All(any_building(), Points(2))),
        ),
        ours(
            "non_aggression_pact",
            ThisEra(Lasting(SAFE), Lasting(EMPTY_ONLY), On(INCOME_GAINED, All(Tiles(1), AnyResource(1)))),
            "alliance-income",
        ),
    ),
    globals(),
)
TECH_CARDS: Final[tuple[TechCard, ...]] = ()

# The Monolith and the points for advances are in the rulebook; 9 points and the tracks are ours: those on which one
# still climbs when space is reached.
SPACE_BASIS: Final = "achievement-kinds"
SPACE_TILES: Final[tuple[SpaceTile, ...]] = corrected(
    "tapestry",
    "space-tile",
    (
        SpaceTile(All(BuildLandmark(MONOLITH), Points(9))),  # TAP-SPACE-06
        SpaceTile(WheneverAdvance(TECHNOLOGY, 5)),
        SpaceTile(WheneverAdvance(SCIENCE, 5)),
        SpaceTile(WheneverAdvance(MILITARY, 5)),
    ),
    globals(),
    first=len(BASE_SPACE_TILES) + 1,
)

LANDMARK_CARDS: Final = corrected(
    "tapestry",
    "landmark-card",
    (
        LandmarkCard("urban_farm", Goal(6, TilesInSupply(), URBAN_FARM), EXPANSION, PUBLIC, PUBLIC, "condition-public"),
        LandmarkCard("tv_station", Goal(3, MostOfAType(), TV_STATION), EXPANSION, PUBLIC, PUBLIC, "condition-public"),
        LandmarkCard("game_store", Goal(1, TopRow(), GAME_STORE), EXPANSION, PUBLIC, PUBLIC, "condition-public"),
        LandmarkCard("skyscraper", Goal(1, CompleteLines(), SKYSCRAPER), EXPANSION, PUBLIC, PUBLIC, "condition-public"),
        LandmarkCard(
            "digital_studio",
            Goal(2, CompleteDistricts(), DIGITAL_STUDIO),
            EXPANSION,
            PUBLIC,
            PUBLIC,
            "condition-public",
        ),
    ),
    globals(),
)
