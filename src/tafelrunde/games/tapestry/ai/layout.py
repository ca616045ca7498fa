"""The blocks of an encoded Tapestry position and their places (kernel/encode.py)."""

from __future__ import annotations

from typing import Final

from ....kernel.encode import Block, Layout
from ..catalog import EXPANSION_MODULES
from ..components.tapestry import TAPESTRY_CARDS
from ..components.tech import TECH_CARDS
from ..expansions.arts_architecture.capitals import ARTS_CAPITALS
from ..expansions.arts_architecture.masterpiece_cards import MASTERPIECES
from ..expansions.fantasies_futures.capitals import FANTASY_CAPITALS
from ..pieces.capitals import CAPITALS as BASIC_CAPITALS
from ..pieces.kinds import (
    ACHIEVEMENTS,
    ALL_CIVILIZATIONS,
    ALL_TRACKS,
    BUILDINGS,
    BUILDINGS_OF_A_TYPE,
    EXPANSIONS,
    LAST_INCOME,
    LAST_SPACE,
    MOST_OF_A_RESOURCE,
    RESOURCES,
    TRACKS,
)
from ..pieces.landmarks import LANDMARKS
from .strategy import FEATURES
from .strategy_expansions import FURTHER_FEATURES

KEPT: Final = 1 << 9  # what is kept of a kind: enough for some hundred matches side by side, and little to look through
SEATS: Final = 5
ERAS: Final = LAST_INCOME + 1
COURSE: Final = LAST_SPACE + 1
DESIGNS: Final = len(TAPESTRY_CARDS) + sum(len(module.TAPESTRY_CARDS) for module in EXPANSION_MODULES)
TECHS: Final = len(TECH_CARDS) + sum(len(module.TECH_CARDS) for module in EXPANSION_MODULES)
CAPITAL_MATS: Final = len(BASIC_CAPITALS) + len(ARTS_CAPITALS) + len(FANTASY_CAPITALS)
GOALS: Final = sum(len(module.LANDMARK_CARDS) for module in EXPANSION_MODULES)
STEPS: Final = 5  # of a thermometer: counts up to this number
CITY_NUMBERS: Final = 11
RIVAL_NUMBERS: Final = 14 + len(RESOURCES) + len(BUILDINGS) + 5 + len(ACHIEVEMENTS)
OWN_CHANGING: Final = 8 + len(RESOURCES)  # resources and income come first ...
SUPPLY_NUMBERS: Final = 3 + 2 * STEPS  # ... then tiles and cards
OWN_NUMBERS: Final = OWN_CHANGING + SUPPLY_NUMBERS + 19 + STEPS + len(ACHIEVEMENTS)
TRACK_NUMBERS: Final = 4 * len(TRACKS) + 6
MAP_NUMBERS: Final = 11
SIDE_NUMBERS: Final = 8
REST_NUMBERS: Final = 5

LAYOUT: Final = Layout(
    marks=[
        Block("phase", ERAS, "set-up, eras 1 to 5 of the seat"),
        Block("rival_era", ERAS, "income turns that the rival has begun"),
        Block("players", SEATS, "1 to 5 play"),
        Block("options", len(EXPANSIONS) + 1, "Plans & Ploys, Arts & Architecture, Fantasies & Futures, revised mats"),
        Block("left", len(BUILDINGS) * (BUILDINGS_OF_A_TYPE + 1), "buildings left on each own income track"),
        Block("far", len(ALL_TRACKS) * COURSE, "own spaces on each track"),
        Block("rival_far", len(ALL_TRACKS) * COURSE, "the same of the rival"),
        Block("goods", len(RESOURCES) * (MOST_OF_A_RESOURCE + 1), "own resources of each kind"),
        Block("landmarks_free", len(LANDMARKS), "landmarks that nobody has", by_number=True),
        Block("landmarks", len(LANDMARKS), "own landmarks", by_number=True),
        Block("capital", CAPITAL_MATS, "the own capital", by_number=True),
        Block("hand", DESIGNS, "designs in the own hand", by_number=True),
        Block("active", DESIGNS, "designs in force for the seat in this era", by_number=True),
        Block("rival_active", DESIGNS, "the same of the rival", by_number=True),
        Block("tech_bottom", TECHS, "own tech cards in the bottom row", by_number=True),
        Block("tech_middle", TECHS, "... in the middle row", by_number=True),
        Block("tech_top", TECHS, "... in the top row", by_number=True),
        Block("civs", ALL_CIVILIZATIONS, "own civilizations", by_number=True),
        Block("rival_civs", ALL_CIVILIZATIONS, "civilizations of the rival", by_number=True),
        Block("goals", GOALS, "own landmark cards still to be reached", by_number=True),
        Block("masterpieces", len(MASTERPIECES), "own masterpieces that are not used up", by_number=True),
    ],
    numbers=[
        Block("own_points", 1, "points now"),
        Block("rival_points", 1, "points of the rival"),
        Block("match", 8, "lead, turns, eras left, who has finished, own turn"),
        Block("own", OWN_NUMBERS, "resources, cards, tiles, techs, civilizations, achievements"),
        Block("city", CITY_NUMBERS + 2, "lines and districts by how nearly they are complete; free plots"),
        Block("tracks", TRACK_NUMBERS, "landmarks in sight, leads over the rival, worth of the spaces"),
        Block("map", MAP_NUMBERS, "territories, what could be explored or conquered, the middle island"),
        Block("side", SIDE_NUMBERS, "what the seat and the rival have of the expansions"),
        Block("rival", RIVAL_NUMBERS, "what lies in front of the rival"),
        Block("rest", REST_NUMBERS, "the best of further players: points, eras, tracks, landmarks, territories"),
        Block("terms", len(FEATURES) + len(FURTHER_FEATURES), "the terms of the hand-made evaluation"),
        Block("handmade", 1, "what that evaluation promises beyond the points"),
    ],
)
NUMBERS: Final = LAYOUT.numbers_at
AT: Final = LAYOUT.at
TERMS: Final = AT["terms"]
