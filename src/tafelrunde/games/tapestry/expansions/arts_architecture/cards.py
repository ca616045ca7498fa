"""Arts & Architecture: 20 tapestry cards, 11 tech cards, 5 landmark cards, 5 civilizations. Its track, masterpieces and
capitals are in other modules.

No source gives a tapestry card in full. They are ours, RECONSTRUCTED, and the basis says what they rest on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .....kernel.corrections import corrected
from .....kernel.effects import All, AnyOrder, OneOf, Per
from .....kernel.game import RECONSTRUCTED, SEED
from ...components.civilizations import any_building
from ...components.tapestry import TapestryCard
from ...components.tech import TechCard
from ...components.tiles import SpaceTile
from ...effects.build import Building, ScoreCapital
from ...effects.counts import Advanced
from ...effects.explore import ExploreSpace, SpaceTiles
from ...effects.gains import AnyResource, Gain
from ...effects.hand import TapestryCards
from ...effects.invent import InTier, Invent, Prerequisite
from ...effects.lasting.this_era import (
    ADVANCED_ARTS,
    DISTRICT_DONE,
    EXPLORED_TILE,
    GAINED_LANDMARK,
    GAINED_MASTERPIECE,
    INCOME_SCORED,
    LINE_DONE,
    Continuous,
    On,
    ThisEra,
)
from ...effects.track import Advance
from ...pieces.kinds import ARTS, COIN, CULTURE, EXPLORATION, FARM, FOOD, MILITARY, SCIENCE, TECHNOLOGY, WORKER
from ...pieces.kinds import ARTS_ARCHITECTURE as EXPANSION
from ...pieces.landmarks import CASTLE, CATHEDRAL, GALLERY, MUSEUM, PATENT_OFFICE
from ...rules.counts import InCapital
from ...rules.gains import Points
from ...table.effect import TapestryEffect
from ..landmark_cards import Goal, LandmarkCard
from .card_effects import AbilityAgain, AheadOn, Migration, NewLife, ParkDie, StatusQuo
from .counts import FarmsNextDoor, Inventions, LandmarksInCapital, LateTiers, Masterpieces, NearStart, TracksInTier
from .masterpiece_effects import Create, Forge, Inspire, Perform, UpgradeFreely
from .plots import LandmarkOnCard, NeedsNothing, Plots

__all__ = ["EXPANSION"]


def ours(id: str, effect: TapestryEffect, basis: str, arts: bool = False) -> TapestryCard:
    return TapestryCard(id, 1, effect, expansion=EXPANSION, source=RECONSTRUCTED, basis=basis, arts=arts)


def or_points(effect: TapestryEffect) -> TapestryEffect:
    return OneOf(effect, Points(3))


TAPESTRY_CARDS: Final = corrected(
    "tapestry",
    "card",
    (
        ours(
            "shopping_mall",  # TAP-TAPCARD-17
            Continuous(
                Plots(
                    2,
                    2,
                    or_points(Gain(COIN)),
                    or_points(Gain(WORKER)),
                    or_points(Gain(FOOD)),
                    or_points(Gain(CULTURE)),
                )
            ),
            "shopping-mall",
        ),
        ours(
            "trade_hub",
            Continuous(Plots(1, 4, AnyResource(1), Invent(), All(TapestryCards(1), Points(2)), AnyResource(1))),
            "trade-hub",
        ),
        ours("plague", OneOf(All(NewLife(), Points(5)), All(AnyResource(1), Points(5))), "plague"),
        ours("national_parks", ThisEra(On(EXPLORED_TILE, ParkDie())), "national-parks"),
        ours("migration", All(Migration(), Points(3)), "migration"),
        ours(
            "granges",
            All(Building(FARM), Per(InCapital(FARM), Points(1)), Per(FarmsNextDoor(), Points(1))),
            "granges",
        ),
        ours("status_quo", StatusQuo(), "status-quo"),
        ours("sculpture_garden", Continuous(Plots(1, 3, full=All(Create(), Points(4)))), "sculpture-garden", arts=True),
        ours(
            "monument_plaza",
            Continuous(
                Plots(2, 2, Points(2), Points(2), Points(2), Points(2), each=AnyResource(1), landmarks_only=True),
            ),
            "monument-plaza",
        ),
        ours("salon", All(Create(), Per(Masterpieces(), Points(1))), "salon", arts=True),
        ours("avant_garde", All(Advance(ARTS), AheadOn(ARTS, 3)), "avant-garde", arts=True),
        ours("public_commission", AnyOrder(Inspire(), TapestryCards(1)), "public-commission", arts=True),
        ours("guided_tours", Continuous(On(INCOME_SCORED, Per(LandmarksInCapital(), Points(1)))), "guided-tours"),
        ours("heritage_trust", Continuous(On(GAINED_LANDMARK, All(AnyResource(1), Points(2)))), "heritage-trust"),
        ours("street_theatre", OneOf(Perform(2), Points(7)), "street-theatre", arts=True),
        ours("forgery_ring", All(AnyResource(1), Forge(2, 4)), "forgery-ring", arts=True),
        ours("zoning_law", ThisEra(On(DISTRICT_DONE, AnyResource(1)), On(LINE_DONE, Points(3))), "zoning-law"),
        ours("civic_renewal", All(any_building(), ScoreCapital()), "civic-renewal"),
        ours(
            "opera_season",
            ThisEra(On(ADVANCED_ARTS, Points(3)), On(GAINED_MASTERPIECE, Points(3))),
            "opera-season",
            True,
        ),
        ours("golden_jubilee", OneOf(AbilityAgain(), Points(7)), "golden-jubilee"),
    ),
    globals(),
)

KNOWN: Final = {"effect": SEED, "prerequisite": SEED}
NEEDS_OURS: Final = {"effect": SEED, "prerequisite": RECONSTRUCTED}


def tech(
    id: str,
    circle: TapestryEffect,
    square: TapestryEffect,
    needs: Prerequisite,
    sources: Mapping[str, str] = KNOWN,
    arts: bool = False,
) -> TechCard:
    basis = "tech-overview" if sources is KNOWN else f"tech-{id.replace('_', '-')}"
    return TechCard(id, circle, square, needs, expansion=EXPANSION, sources=sources, basis=basis, arts=arts)


TECH_CARDS: Final = corrected(
    "tapestry",
    "tech",
    (
        tech("astrolabe", Gain(FOOD), Advance(EXPLORATION), LandmarkOnCard()),  # TAP-TECH-05
        tech("automation", Gain(COIN), Advance(TECHNOLOGY), LandmarkOnCard()),  # TAP-TECH-06
        tech("calculus", Gain(WORKER), Advance(SCIENCE), LandmarkOnCard()),  # TAP-TECH-07
        tech("war_academy", Gain(CULTURE), Advance(MILITARY), LandmarkOnCard()),  # TAP-TECH-30
        tech("microphone", AnyResource(1), Advance(ARTS), LandmarkOnCard(), arts=True),  # TAP-TECH-34
        tech("jet_fuel", SpaceTiles(1), ExploreSpace(), InTier(EXPLORATION, 3), NEEDS_OURS),  # TAP-TECH-15
        tech("duct_tape", Gain(CULTURE), UpgradeFreely(2), InTier(TECHNOLOGY, 3), NEEDS_OURS),  # TAP-TECH-32
        tech("oil_paint", AnyResource(1), Create(), InTier(ARTS, 2), NEEDS_OURS, arts=True),  # TAP-TECH-35
        tech("public_art", TapestryCards(1), Inspire(), InTier(ARTS, 3), NEEDS_OURS, arts=True),  # TAP-TECH-41
        tech(  # TAP-TECH-42
            "opera", Advance(ARTS, gain=False), Per(Advanced(ARTS), Points(1)), InTier(ARTS, 2), NEEDS_OURS, arts=True
        ),
        tech("suburbs", Points(4), any_building(), NeedsNothing()),  # TAP-TECH-51
    ),
    globals(),
)
SPACE_TILES: Final[tuple[SpaceTile, ...]] = ()

LANDMARK_CARDS: Final = corrected(
    "tapestry",
    "landmark-card",
    (
        LandmarkCard(
            "patent_office",
            Goal(3, Inventions(), PATENT_OFFICE),
            EXPANSION,
            SEED,
            RECONSTRUCTED,
            "landmark-card-inventions",
        ),
        LandmarkCard("castle", Goal(3, NearStart(), CASTLE), EXPANSION, SEED, RECONSTRUCTED, "landmark-card-known"),
        LandmarkCard("museum", Goal(1, LateTiers(), MUSEUM), EXPANSION, SEED, RECONSTRUCTED, "landmark-card-known"),
        LandmarkCard(
            "cathedral", Goal(2, TracksInTier(2), CATHEDRAL), EXPANSION, SEED, RECONSTRUCTED, "landmark-card-known"
        ),
        LandmarkCard(
            "gallery",
            Goal(2, Masterpieces(), GALLERY),
            EXPANSION,
            RECONSTRUCTED,
            RECONSTRUCTED,
            "landmark-card-gallery",
        ),
    ),
    globals(),
)


# Built twice: an effect belongs to one tree.
