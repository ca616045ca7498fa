"""The twelve factions (AOI-FACTION-01..128), and three of them as the publisher changed them in September 2024."""

from __future__ import annotations

from typing import Final

from ....kernel.corrections import corrected
from ....kernel.effects import All
from ....kernel.game import PUBLIC
from ..effects.actions import FurtherAction
from ..effects.competency import Competency
from ..effects.gains import Ability, AnyBook, Gain
from ..effects.knowledge import Steps, StepsOf
from ..effects.spades import LizardSettlement
from ..pieces.kinds import COINS, FOUND_TOWN, POWER, RIVER_WORKSHOP, SPADE, TOOLS, TOWN_TILE, VP
from .parts import Income, Special, Start, Tile, Whenever

CHANGED: Final = "change-2024"

FACTIONS: Final[tuple[Tile, ...]] = corrected("age_of_innovation", "faction", (
    Tile("lizards", Start(Steps(2)), Whenever(FOUND_TOWN, LizardSettlement())),
    Tile("inventors", Start(Competency())),
    Tile("blessed", Start(StepsOf(1, 1, 1, 1)), Ability("blessed", 3)),
    Tile("goblins", Start(All(StepsOf(1, 0, 1, 0), Gain(TOOLS, 1))), Whenever(SPADE, Gain(COINS, 2))),
    Tile("illusionists", Start(StepsOf(0, 0, 0, 2)), Ability("illusionists", 3)),
    Tile("felines", Start(StepsOf(1, 0, 0, 1)), Whenever(TOWN_TILE, Steps(3, optional=True)), Whenever(TOWN_TILE, AnyBook(1))),
    Tile("monks", Start(StepsOf(0, 1, 0, 0)), Ability("monks")),
    Tile("moles", Start(StepsOf(0, 0, 2, 0)), Ability("tunnel", 4), Ability("moles-bridge", 1)),
    Tile("navigators", Start(StepsOf(0, 3, 0, 0)), Whenever(RIVER_WORKSHOP, Gain(VP, 2))),
    Tile("omar", Start(StepsOf(1, 0, 1, 0)), Ability("omar"), Income(All(Gain(POWER, 2), Gain(COINS, 2)))),
    Tile("philosophers", Start(StepsOf(2, 0, 0, 0)), Ability("philosophers", 1), Special(AnyBook(1))),
    Tile("psychics", Start(All(StepsOf(1, 0, 0, 1), Gain(TOOLS, 1))), Special(All(Gain(POWER, 5), FurtherAction()))),
), globals())  # fmt: skip

CHANGED_2024: Final[tuple[Tile, ...]] = corrected("age_of_innovation", "faction", (
    Tile("illusionists-2024", Start(StepsOf(0, 0, 0, 2)), Ability("illusionists-2024", 1), source=PUBLIC, basis=CHANGED),
    Tile("moles-2024", Start(StepsOf(0, 0, 2, 0)), Ability("tunnel-2024", 2), Ability("moles-bridge", 1), source=PUBLIC, basis=CHANGED),
    Tile("navigators-2024", Start(StepsOf(0, 3, 0, 0)), Whenever(RIVER_WORKSHOP, Gain(VP, 2)), Whenever(RIVER_WORKSHOP, Gain(COINS, 1)), source=PUBLIC, basis=CHANGED),
), globals())  # fmt: skip
