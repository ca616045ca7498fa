"""Fantasies & Futures: its cards and mats."""

from __future__ import annotations

from typing import Final

from ..rules.gains import TapestryEffect
from .civilizations import Civilization
from .kinds import FANTASIES_FUTURES as BOX
from .landmark_cards import LandmarkCard
from .tapestry import TapestryCard
from .tech import TechCard

__all__ = ["BOX"]

TAPESTRY_CARDS: Final[tuple[TapestryCard, ...]] = ()
TECH_CARDS: Final[tuple[TechCard, ...]] = ()
SPACE_TILES: Final[tuple[TapestryEffect, ...]] = ()
CIVILIZATIONS: Final[tuple[Civilization, ...]] = ()
REVISED: Final[tuple[Civilization, ...]] = ()
LANDMARK_CARDS: Final[tuple[LandmarkCard, ...]] = ()
