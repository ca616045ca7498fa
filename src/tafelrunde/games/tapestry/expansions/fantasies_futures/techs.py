"""Fantasies & Futures: 12 tech cards and 10 civilizations; its tapestry cards are in cards.py.

Its replacements for older material are in the tables of Arts & Architecture, in their corrected form: the tech card Oil
Paint (TAP-COMP-07) and three landmark cards, read as Castle, Museum and Cathedral (TAP-COMP-11)."""

from __future__ import annotations

from typing import Final

from .....kernel.corrections import corrected
from .....kernel.effects import All, AnyOrder, OneOf, Per, Times
from .....kernel.game import SEED
from ...components.civilizations import any_building
from ...components.tech import TechCard
from ...components.tiles import SpaceTile
from ...effects.build import Building
from ...effects.counts import Advanced, Landmarks, Territories, TilesInSupply
from ...effects.explore import Explore, ExploreSpace, SpaceTiles
from ...effects.gains import Tiles
from ...effects.invent import EnchantedCard, Invent
from ...effects.research import Research
from ...effects.track import Advance, Repeat
from ...pieces.kinds import ARMORY, ARTS, EXPLORATION, MILITARY, SCIENCE, TECHNOLOGY
from ...pieces.kinds import FANTASIES_FUTURES as EXPANSION
from ...rules.counts import InCapital
from ...rules.gains import Points
from ...rules.track import WEATHER_CONTROL
from ...table.effect import TapestryEffect
from ..landmark_cards import LandmarkCard
from .cards import TAPESTRY_CARDS

__all__ = ["EXPANSION", "TAPESTRY_CARDS"]

SOURCES: Final = {"effect": SEED, "prerequisite": SEED}


def tech(id: str, circle: TapestryEffect, square: TapestryEffect, once: bool = False, arts: bool = False) -> TechCard:
    return TechCard(
        id,
        circle,
        square,
        EnchantedCard(),
        expansion=EXPANSION,
        sources=SOURCES,
        basis="overview",
        arts=arts,
        once=once,
    )


def on_tracks(id: str, *tracks: int) -> TechCard:
    """Advance without benefit (TAP-ICON-31), and once with it (TAP-EX-12)."""
    return tech(id, Advance(*tracks, gain=False), Advance(*tracks), once=True, arts=ARTS in tracks)


TECH_CARDS: Final = corrected(
    "tapestry",
    "tech",
    (
        tech(  # TAP-TECH-17
            "golem_minions",
            Per(Landmarks(), Points(1)),  # TAP-ICON-04
            All(Advance(MILITARY, gain=False), Per(Advanced(MILITARY), Points(1))),
        ),
        on_tracks("object_cloning", ARTS, TECHNOLOGY),  # TAP-TECH-18
        on_tracks("mind_control", SCIENCE, MILITARY),  # TAP-TECH-20
        tech("remote_viewing", All(Tiles(1), Explore(anywhere=True)), Research(), once=True),  # TAP-TECH-21
        tech("shapeshifting", Invent(), any_building()),  # TAP-TECH-27
        tech("levitation", OneOf(Explore(), SpaceTiles(1)), ExploreSpace(), once=True),  # TAP-TECH-33
        on_tracks("perfect_memory", SCIENCE, ARTS),  # TAP-TECH-38
        tech(  # TAP-TECH-39
            "pyrokinesis",
            Building(ARMORY),
            AnyOrder(Per(InCapital(ARMORY), Points(1)), Per(Territories(), Points(1))),
        ),
        tech("weather_control", Explore(), Repeat(WEATHER_CONTROL), once=True),  # TAP-TECH-48
        on_tracks("superhuman_strength", EXPLORATION, MILITARY),  # TAP-TECH-52
        tech("superhuman_speed", Per(TilesInSupply(), Points(1)), Times(2, Explore())),  # TAP-TECH-53
        on_tracks("teleportation", EXPLORATION, TECHNOLOGY),  # TAP-TECH-54
    ),
    globals(),
)
SPACE_TILES: Final[tuple[SpaceTile, ...]] = ()
LANDMARK_CARDS: Final[tuple[LandmarkCard, ...]] = ()
