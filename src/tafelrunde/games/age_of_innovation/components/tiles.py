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
    Settlements,
    Standing,
    TownTiles,
    TwoHighest,
)
from ..effects.gains import AnyBook, Gain, Tokens
from ..effects.innovate import PointsBy
from ..effects.knowledge import Steps, StepsInOne, StepsOf
from ..effects.palace import Flight, RiverTowns, SmallTowns
from ..effects.spades import Spades
from ..effects.towns import FreeTownTile
from ..effects.tracks import FreeShipping, MoreShipping, ShippingStep, TerraformingStep
from ..pieces.kinds import (
    COINS,
    EDGE_WORKSHOP,
    GUILD,
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
from .parts import Income, Once, OnPass, Special, Tile, Whenever

# AOI-PALACE-01..17: numbered as printed, from 1.
PALACES: Final[tuple[Tile, ...]] = corrected(
    "age_of_innovation",
    "palace",
    (
        Tile("palace-1", Income(Gain(POWER, 5)), Special(Gain(TOOLS, 2))),
        Tile("palace-2", Special(Spades(2, forced=True))),
        Tile("palace-3", Income(Gain(POWER, 2)), Special(SchoolToGuild(points=3, tools=1))),
        Tile("palace-4", Income(Gain(POWER, 2)), Special(FreeGuild())),
        Tile("palace-5", Income(Gain(POWER, 4)), Once(Competency())),
        Tile("palace-6", Income(All(Gain(POWER, 2), AnyBook(1))), Special(StepsInOne(2))),
        Tile("palace-7", Income(Gain(POWER, 4)), OnPass(Per(Standing(SCHOOL), Gain(VP, 3)))),
        Tile("palace-8", Income(All(Gain(POWER, 2), Gain(COINS, 2), Gain(TOOLS, 1))), SmallTowns(6)),
        Tile("palace-9", Income(Gain(SCHOLARS, 1)), Flight(5)),
        Tile("palace-10", Income(Gain(COINS, 6)), Once(All(Gain(POWER, 12), AnyBook(2)))),
        Tile("palace-11", Income(Gain(TOOLS, 1)), Once(FreeTownTile())),
        Tile("palace-12", Income(Gain(POWER, 8)), Whenever(WORKSHOP, Gain(VP, 2))),
        Tile("palace-13", Special(All(Gain(COINS, 3), AnyBook(1))), Whenever(GUILD, Gain(VP, 3))),
        Tile("palace-14", Income(Gain(POWER, 6)), Once(FreeShipping(2)), RiverTowns(1)),
        Tile("palace-15", Income(Gain(POWER, 6)), Once(AnyOrder(Spades(2), Bridges(2), AnyBook(2)))),
        Tile("palace-16", Income(All(Gain(POWER, 2), AnyBook(1))), Once(GuildAnywhere())),
        Tile("palace-17", Income(Gain(POWER, 2)), Once(Gain(VP, 10))),
    ),
    globals(),
)

# AOI-INNOV-01..18.
INNOVATIONS: Final[tuple[Tile, ...]] = corrected(
    "age_of_innovation",
    "innovation",
    (
        Tile("deus-ex-machina", Special(Spades(1, forced=True)), Once(All(AnyBook(1), StepsOf(1, 1, 1, 1)))),
        Tile("trade-routes", OnPass(Per(Standing(GUILD), Gain(VP, 2)))),
        Tile("professor", Special(All(Gain(SCHOLARS, 1), Gain(VP, 3)))),
        Tile("sewage-system", Once(Per(Standing(WORKSHOP), Gain(VP, 2)))),
        Tile("architecture", Once(All(Per(Forms(), Steps(1)), Gain(VP, 10)))),
        Tile("library", Once(Per(TwoHighest(), Gain(VP, 1)))),
        Tile("steam-engine", Once(All(Gain(SCHOLARS, 1), ShippingStep(), TerraformingStep()))),
        Tile("league-of-cities", Once(Per(TownTiles(), Gain(VP, 5)))),
        Tile("telecommunication", Once(PointsBy(Settlements(), 4, 5, 6))),
        Tile("steel", Once(PointsBy(BridgesBuilt(), 1, 2, 3))),
        Tile("census", Once(PointsBy(AllBuildings(), 7, 9, 11))),
        Tile("science", Once(Per(Standing(SCHOOL), Gain(VP, 5)))),
        Tile("neutral-workshop", Once(Neutral(WORKSHOP)), Income(Gain(TOOLS, 3))),
        Tile("neutral-guild", Once(Neutral(GUILD)), Income(Gain(COINS, 5))),
        Tile("neutral-school", Once(All(Neutral(SCHOOL), Competency()))),
        Tile("neutral-university", Once(Neutral(UNIVERSITY)), Income(Gain(VP, 2))),
        Tile("neutral-palace", Once(All(Neutral(PALACE), Tokens(2))), Income(Gain(POWER, 4))),
        Tile("monument", Once(All(Neutral(MONUMENT), Gain(VP, 7)))),
    ),
    globals(),
)

# AOI-COMP-01..12, four of each.
COMPETENCIES: Final[tuple[Tile, ...]] = corrected(
    "age_of_innovation",
    "competency",
    (
        Tile("income-tool-step", Income(All(Gain(TOOLS, 1), Steps(1)))),
        Tile("income-points-coins", Income(All(Gain(VP, 3), Gain(COINS, 2)))),
        Tile("income-book-power", Income(All(AnyBook(1), Gain(POWER, 1)))),
        Tile("once-tool-points-coins", Once(All(Gain(TOOLS, 1), Gain(VP, 5), Gain(COINS, 2)))),
        Tile("once-spades", Once(Spades(2))),
        Tile("annexes", Once(Annexes(2))),
        Tile("action-power", Special(Gain(POWER, 4))),
        Tile("scholars", Whenever(SEND_SCHOLAR, Gain(VP, 2))),
        Tile("tower", Once(Neutral(TOWER)), Income(All(Gain(COINS, 2), Gain(POWER, 2)))),
        Tile("pass-towns", OnPass(Per(TownTiles(), Gain(VP, 2)))),
        Tile("edge-workshops", Whenever(EDGE_WORKSHOP, Gain(VP, 3))),
        Tile("pass-lowest-level", OnPass(Per(LowestLevel(), Gain(VP, 1)))),
    ),
    globals(),
)

# AOI-BONUS-01..10.
BONUSES: Final[tuple[Tile, ...]] = corrected(
    "age_of_innovation",
    "bonus",
    (
        Tile("river-workshops", Whenever(RIVER_WORKSHOP, Gain(VP, 2)), MoreShipping(1)),
        Tile("scholars", Whenever(SEND_SCHOLAR, Gain(VP, 2)), Income(Gain(SCHOLARS, 1))),
        Tile("guilds", Whenever(GUILD, Gain(VP, 3)), Income(Gain(POWER, 3))),
        Tile("pass-palace-university", OnPass(Per(Standing(PALACE, UNIVERSITY), Gain(VP, 4))), Income(Gain(TOOLS, 1))),
        Tile("spade", Special(Spades(1, forced=True)), Income(AnyBook(1))),
        Tile("bridge", Special(Bridges(1, forced=True)), Income(AnyBook(1))),
        Tile("step", Special(Steps(1)), Income(Gain(TOOLS, 2))),
        Tile("pass-schools", OnPass(Per(Standing(SCHOOL), Steps(1))), Income(Gain(COINS, 4))),
        Tile("power-coins", Income(All(Gain(POWER, 4), Gain(COINS, 2)))),
        Tile("coins", Income(Gain(COINS, 6))),
    ),
    globals(),
)


@table_row
class TownTile(Tile):
    """A town tile: points, a benefit, a key. Three of each kind."""

    __slots__ = ("points",)

    def __init__(self, id: str, points: int, benefit: AoiEffect) -> None:
        super().__init__(id, Once(benefit), facts={"points": points})
        self.points: int = points


# AOI-TOWNTILE-01..07.
TOWNS: Final[tuple[TownTile, ...]] = corrected(
    "age_of_innovation",
    "town",
    (
        TownTile("tools", 4, Gain(TOOLS, 3)),
        TownTile("spades", 5, Spades(2)),
        TownTile("books", 5, AnyBook(2)),
        TownTile("coins", 6, Gain(COINS, 6)),
        TownTile("steps", 7, StepsOf(1, 1, 1, 1)),
        TownTile("power", 8, Gain(POWER, 8)),
        TownTile("scholar", 8, Gain(SCHOLARS, 1)),
    ),
    globals(),
)


@table_row
class Action:
    """A power or book action on the board, and what it costs."""

    __slots__ = ("cost", "id", "source", "special")

    def __init__(self, id: str, cost: int, special: AoiEffect) -> None:
        self.id: str = id
        self.cost: int = cost
        self.special: AoiEffect = special
        self.source: str = SEED


# AOI-POWERACT-11..16, in the order on the board.
POWER_ACTIONS: Final[tuple[Action, ...]] = corrected(
    "age_of_innovation",
    "poweraction",
    (
        Action("bridge", 3, Bridges(1, forced=True)),
        Action("scholar", 3, Gain(SCHOLARS, 1)),
        Action("tools", 4, Gain(TOOLS, 2)),
        Action("coins", 4, Gain(COINS, 7)),
        Action("spade", 4, Spades(1, forced=True)),
        Action("spades", 6, Spades(2, forced=True)),
    ),
    globals(),
)

# AOI-BOOKACT-11..16.
BOOK_ACTIONS: Final[tuple[Action, ...]] = corrected(
    "age_of_innovation",
    "bookaction",
    (
        Action("power", 1, Gain(POWER, 5)),
        Action("coins", 2, Gain(COINS, 6)),
        Action("guilds", 2, ForEach(Standing(GUILD), Gain(VP, 2))),
        Action("steps", 1, StepsInOne(2)),
        Action("upgrade", 2, FreeGuild()),
        Action("spades", 3, Spades(3, forced=True)),
    ),
    globals(),
)

# What level 9 and more pays each round (AOI-KNOW-08, -09).
DISCIPLINE_INCOME: Final[tuple[AoiEffect, ...]] = (Gain(COINS, 3), Gain(POWER, 6), Gain(TOOLS, 1), Gain(VP, 3))
