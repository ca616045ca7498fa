"""Palace, innovation, competency and town tiles, round bonuses, power and book actions, one line each."""

from __future__ import annotations

from typing import Final

from ....kernel.corrections import corrected, table_row
from ....kernel.effects import All, AnyOrder, Per
from ....kernel.game import SEED
from ..effects.bridges import Bridges
from ..effects.build import FreeGuild, GuildAnywhere, Neutral, SchoolToGuild
from ..effects.competency import Annexes, Competency
from ..effects.counts import (
    AllBuildings,
    BridgesBuilt,
    ForEach,
    Forms,
    LowestLevel,
    PointsBy,
    Settlements,
    Standing,
    TownTiles,
    TwoHighest,
)
from ..effects.gains import AnyBook, Gain, Tokens
from ..effects.knowledge import Steps, StepsInOne, StepsOf
from ..effects.palace import Flight, RiverTowns, SmallTowns
from ..effects.spades import Spades
from ..effects.towns import FreeTownTile
from ..effects.tracks import FreeShipping, MoreShipping, ShippingStep, TerraformingStep
from ..pieces.kinds import (
    COINS,
    EDGE_WORKSHOP,
    GUILD,
    INCOME_LEVEL,
    MONUMENT,
    PALACE,
    POWER,
    RIVER_WORKSHOP,
    SCHOLARS,
    SCHOOL,
    SEND_SCHOLAR,
    TOOLS,
    TOWER,
    UNIVERSITY,
    VP,
    WORKSHOP,
)
from ..table.effect import AoiEffect
from .parts import FromLevel, Income, Once, OnPass, Special, Tile, Whenever

# AOI-MATERIAL-16. Numbered as printed, from 1.
PALACES: Final[tuple[Tile, ...]] = corrected(
    "age_of_innovation",
    "palace",
    (
        Tile("palace-1", Income(Gain(POWER, 5)), Special(Gain(TOOLS, 2))),  # AOI-PALACE-01, AOI-PALACE-21
        Tile("palace-2", Special(Spades(2, forced=True))),  # AOI-PALACE-02
        # AOI-PALACE-03, AOI-PALACE-23, AOI-PALACE-43, AOI-PALACE-63
        Tile("palace-3", Income(Gain(POWER, 2)), Special(SchoolToGuild(points=3, tools=1))),
        Tile("palace-4", Income(Gain(POWER, 2)), Special(FreeGuild())),  # AOI-PALACE-04, AOI-PALACE-24
        Tile("palace-5", Income(Gain(POWER, 4)), Once(Competency())),  # AOI-PALACE-05, AOI-PALACE-25
        # AOI-PALACE-06, AOI-PALACE-26
        Tile("palace-6", Income(All(Gain(POWER, 2), AnyBook(1))), Special(StepsInOne(2))),
        # AOI-PALACE-07, AOI-PALACE-27
        Tile("palace-7", Income(Gain(POWER, 4)), OnPass(Per(Standing(SCHOOL), Gain(VP, 3)))),
        # AOI-PALACE-08, AOI-PALACE-28, AOI-PALACE-48
        Tile("palace-8", Income(All(Gain(POWER, 2), Gain(COINS, 2), Gain(TOOLS, 1))), SmallTowns(6)),
        # AOI-PALACE-09, AOI-PALACE-29, AOI-PALACE-49, AOI-PALACE-69, AOI-PALACE-89, AOI-PALACE-109
        Tile("palace-9", Income(Gain(SCHOLARS, 1)), Flight(5)),
        # AOI-PALACE-10, AOI-PALACE-30
        Tile("palace-10", Income(Gain(COINS, 6)), Once(All(Gain(POWER, 12), AnyBook(2)))),
        # AOI-PALACE-11, AOI-PALACE-31, AOI-PALACE-51, AOI-PALACE-71, AOI-PALACE-91
        Tile("palace-11", Income(Gain(TOOLS, 1)), Once(FreeTownTile())),
        Tile("palace-12", Income(Gain(POWER, 8)), Whenever(WORKSHOP, Gain(VP, 2))),  # AOI-PALACE-12, AOI-PALACE-32
        # AOI-PALACE-13, AOI-PALACE-33
        Tile("palace-13", Special(All(Gain(COINS, 3), AnyBook(1))), Whenever(GUILD, Gain(VP, 3))),
        # AOI-PALACE-14, AOI-PALACE-34, AOI-PALACE-54, AOI-PALACE-74, AOI-PALACE-94, AOI-PALACE-114
        Tile("palace-14", Income(Gain(POWER, 6)), Once(FreeShipping(2)), RiverTowns()),
        # AOI-PALACE-15, AOI-PALACE-35; in an order of choice: AOI-PALACE-55, AOI-DEC-36
        Tile("palace-15", Income(Gain(POWER, 6)), Once(AnyOrder(Spades(2), Bridges(2), AnyBook(2)))),
        # AOI-PALACE-16, AOI-PALACE-36, AOI-PALACE-56, AOI-PALACE-76
        Tile("palace-16", Income(All(Gain(POWER, 2), AnyBook(1))), Once(GuildAnywhere())),
        Tile("palace-17", Income(Gain(POWER, 2)), Once(Gain(VP, 10))),  # AOI-PALACE-17, AOI-PALACE-37, AOI-PALACE-57
    ),
    globals(),
)

# AOI-MATERIAL-15. Lasting abilities, points and bonuses at once, neutral buildings (AOI-INVENT-12, AOI-INNOV-54).
INNOVATIONS: Final[tuple[Tile, ...]] = corrected(
    "age_of_innovation",
    "innovation",
    (
        # AOI-INNOV-01, AOI-INNOV-21
        Tile("deus-ex-machina", Special(Spades(1, forced=True)), Once(All(AnyBook(1), StepsOf(1, 1, 1, 1)))),
        Tile("trade-routes", OnPass(Per(Standing(GUILD), Gain(VP, 2)))),  # AOI-INNOV-02
        Tile("professor", Special(All(Gain(SCHOLARS, 1), Gain(VP, 3)))),  # AOI-INNOV-03
        Tile("sewage-system", Once(Per(Standing(WORKSHOP), Gain(VP, 2)))),  # AOI-INNOV-04
        Tile("architecture", Once(All(Per(Forms(), Steps(1)), Gain(VP, 10)))),  # AOI-INNOV-05, AOI-INNOV-25
        Tile("library", Once(Per(TwoHighest(), Gain(VP, 1)))),  # AOI-INNOV-06
        # AOI-INNOV-07, AOI-INNOV-27
        Tile("steam-engine", Once(All(Gain(SCHOLARS, 1), ShippingStep(), TerraformingStep()))),
        Tile("league-of-cities", Once(Per(TownTiles(), Gain(VP, 5)))),  # AOI-INNOV-08
        Tile(
            "telecommunication", Once(PointsBy(Settlements(), (4, 8), (5, 12), (6, 18)))
        ),  # AOI-INNOV-09, AOI-INNOV-29
        Tile("steel", Once(PointsBy(BridgesBuilt(), (1, 8), (2, 12), (3, 18)))),  # AOI-INNOV-10, AOI-INNOV-30
        Tile("census", Once(PointsBy(AllBuildings(), (7, 8), (9, 12), (11, 18)))),  # AOI-INNOV-11
        Tile("science", Once(Per(Standing(SCHOOL), Gain(VP, 5)))),  # AOI-INNOV-12
        Tile("neutral-workshop", Once(Neutral(WORKSHOP)), Income(Gain(TOOLS, 3))),  # AOI-INNOV-13
        Tile("neutral-guild", Once(Neutral(GUILD)), Income(Gain(COINS, 5))),  # AOI-INNOV-14
        Tile("neutral-school", Once(All(Neutral(SCHOOL), Competency()))),  # AOI-INNOV-15
        Tile("neutral-university", Once(Neutral(UNIVERSITY)), Income(Gain(VP, 2))),  # AOI-INNOV-16, AOI-INNOV-36
        # AOI-INNOV-17, AOI-INNOV-37
        Tile("neutral-palace", Once(All(Neutral(PALACE), Tokens(2))), Income(Gain(POWER, 4))),
        Tile("monument", Once(All(Neutral(MONUMENT), Gain(VP, 7)))),  # AOI-INNOV-18, AOI-INNOV-38
    ),
    globals(),
)

# AOI-MATERIAL-09: four of each.
COMPETENCIES: Final[tuple[Tile, ...]] = corrected(
    "age_of_innovation",
    "competency",
    (
        Tile("income-tool-step", Income(All(Gain(TOOLS, 1), Steps(1)))),  # AOI-COMP-01, AOI-COMP-21
        Tile("income-points-coins", Income(All(Gain(VP, 3), Gain(COINS, 2)))),  # AOI-COMP-02
        Tile("income-book-power", Income(All(AnyBook(1), Gain(POWER, 1)))),  # AOI-COMP-03
        Tile("once-tool-points-coins", Once(All(Gain(TOOLS, 1), Gain(VP, 5), Gain(COINS, 2)))),  # AOI-COMP-04
        Tile("once-spades", Once(Spades(2))),  # AOI-COMP-05
        Tile("annexes", Once(Annexes(2))),  # AOI-COMP-06
        Tile("action-power", Special(Gain(POWER, 4))),  # AOI-COMP-07
        Tile("scholars", Whenever(SEND_SCHOLAR, Gain(VP, 2))),  # AOI-COMP-08
        Tile("tower", Once(Neutral(TOWER)), Income(All(Gain(COINS, 2), Gain(POWER, 2)))),  # AOI-COMP-09, AOI-COMP-29
        Tile("pass-towns", OnPass(Per(TownTiles(), Gain(VP, 2)))),  # AOI-COMP-10
        Tile("edge-workshops", Whenever(EDGE_WORKSHOP, Gain(VP, 3))),  # AOI-COMP-11
        Tile("pass-lowest-level", OnPass(Per(LowestLevel(), Gain(VP, 1)))),  # AOI-COMP-12
    ),
    globals(),
)

# AOI-MATERIAL-07.
BONUSES: Final[tuple[Tile, ...]] = corrected(
    "age_of_innovation",
    "bonus",
    (
        # AOI-BONUS-01, AOI-BONUS-21, AOI-BONUS-41, AOI-BONUS-61, AOI-BONUS-81
        Tile("river-workshops", Whenever(RIVER_WORKSHOP, Gain(VP, 2)), MoreShipping(1)),
        Tile("scholars", Whenever(SEND_SCHOLAR, Gain(VP, 2)), Income(Gain(SCHOLARS, 1))),  # AOI-BONUS-02, AOI-BONUS-22
        Tile("guilds", Whenever(GUILD, Gain(VP, 3)), Income(Gain(POWER, 3))),  # AOI-BONUS-03, AOI-BONUS-23
        # AOI-BONUS-04, AOI-BONUS-24
        Tile("pass-palace-university", OnPass(Per(Standing(PALACE, UNIVERSITY), Gain(VP, 4))), Income(Gain(TOOLS, 1))),
        Tile("spade", Special(Spades(1, forced=True)), Income(AnyBook(1))),  # AOI-BONUS-05, AOI-BONUS-25
        Tile("bridge", Special(Bridges(1, forced=True)), Income(AnyBook(1))),  # AOI-BONUS-06, AOI-BONUS-26
        Tile("step", Special(Steps(1)), Income(Gain(TOOLS, 2))),  # AOI-BONUS-07, AOI-BONUS-27
        # AOI-BONUS-08, AOI-BONUS-28
        Tile("pass-schools", OnPass(Per(Standing(SCHOOL), Steps(1))), Income(Gain(COINS, 4))),
        Tile("power-coins", Income(All(Gain(POWER, 4), Gain(COINS, 2)))),  # AOI-BONUS-09
        Tile("coins", Income(Gain(COINS, 6))),  # AOI-BONUS-10
    ),
    globals(),
)


@table_row
class TownTile(Tile):
    """A town tile: points, a benefit, a key. Three of each kind (AOI-MATERIAL-04)."""

    def __init__(self, id: str, points: int, benefit: AoiEffect) -> None:
        super().__init__(id, Once(benefit), facts={"points": points})
        self.points: int = points
        self.benefit: AoiEffect = benefit


TOWNS: Final[tuple[TownTile, ...]] = corrected(
    "age_of_innovation",
    "town",
    (
        TownTile("tools", 4, Gain(TOOLS, 3)),  # AOI-TOWNTILE-01
        TownTile("spades", 5, Spades(2)),  # AOI-TOWNTILE-02
        TownTile("books", 5, AnyBook(2)),  # AOI-TOWNTILE-03
        TownTile("coins", 6, Gain(COINS, 6)),  # AOI-TOWNTILE-04
        TownTile("steps", 7, StepsOf(1, 1, 1, 1)),  # AOI-TOWNTILE-05
        TownTile("power", 8, Gain(POWER, 8)),  # AOI-TOWNTILE-06
        TownTile("scholar", 8, Gain(SCHOLARS, 1)),  # AOI-TOWNTILE-07
    ),
    globals(),
)


@table_row
class Action:
    """A power or book action on the board, and its cost."""

    def __init__(self, id: str, cost: int, special: AoiEffect) -> None:
        self.id: str = id
        self.cost: int = cost
        self.special: AoiEffect = special
        self.source: str = SEED


# In the order on the board.
POWER_ACTIONS: Final[tuple[Action, ...]] = corrected(
    "age_of_innovation",
    "poweraction",
    (
        Action("bridge", 3, Bridges(1, forced=True)),  # AOI-POWERACT-11
        Action("scholar", 3, Gain(SCHOLARS, 1)),  # AOI-POWERACT-12
        Action("tools", 4, Gain(TOOLS, 2)),  # AOI-POWERACT-13
        Action("coins", 4, Gain(COINS, 7)),  # AOI-POWERACT-15
        Action("spade", 4, Spades(1, forced=True)),  # AOI-POWERACT-14
        Action("spades", 6, Spades(2, forced=True)),  # AOI-POWERACT-16
    ),
    globals(),
)

# AOI-MATERIAL-02.
BOOK_ACTIONS: Final[tuple[Action, ...]] = corrected(
    "age_of_innovation",
    "bookaction",
    (
        Action("power", 1, Gain(POWER, 5)),  # AOI-BOOKACT-11
        Action("coins", 2, Gain(COINS, 6)),  # AOI-BOOKACT-12
        Action("guilds", 2, ForEach(Standing(GUILD), Gain(VP, 2))),  # AOI-BOOKACT-13
        Action("steps", 1, StepsInOne(2)),  # AOI-BOOKACT-14
        Action("upgrade", 2, FreeGuild()),  # AOI-BOOKACT-15
        Action("spades", 3, Spades(3, forced=True)),  # AOI-BOOKACT-16
    ),
    globals(),
)


@table_row
class Discipline:
    """`income` of level 9 and above each round (AOI-KNOW-09)."""

    def __init__(self, id: str, income: AoiEffect) -> None:
        self.id: str = id
        self.income: AoiEffect = income
        self.effect: AoiEffect = FromLevel(INCOME_LEVEL, income)


DISCIPLINE_INCOME: Final[tuple[Discipline, ...]] = corrected(
    "age_of_innovation",
    "discipline",
    (
        Discipline("banking", Gain(COINS, 3)),
        Discipline("law", Gain(POWER, 6)),
        Discipline("engineering", Gain(TOOLS, 1)),
        Discipline("medicine", Gain(VP, 3)),
    ),
    globals(),
)
