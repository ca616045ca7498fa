"""The 96 building cards (DEUS-COMP-03): 66 designs and how many copies of each.

Columns: id, colour, copies, cost in resources, cost in gold, sources, basis, effect. The four letters of the sources
say where effect, cost, copies and name come from: S the rulebook, P another public source, R reconstructed by us. Of
the costs the rulebook lets us read one (DEUS-COMP-14). A comment names the rule of each card that the rulebook prints.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....kernel.correction_errors import CorrectionError
from ....kernel.corrections import corrected, table_row
from ....kernel.effects import All, Per, Phrase
from ....kernel.game import PUBLIC, RECONSTRUCTED, SEED
from ..effects.column import Activate
from ..effects.counts import BesiegedVillages, Continents, GoldHeld, Held, OwnRegions, ProductionIn, Rows
from ..effects.gains import AnyPiece, DrawCards, Gain, Harvest, Produce
from ..effects.military import ALL_ARMIES, MoveArmies, Plunder, StealFromEach, StealFromOne, StealPerShip
from ..effects.scoring import EndScore
from ..effects.trade import Buy, Exchange, Sell
from ..pieces.kinds import (
    BLUE,
    BROWN,
    CLAY,
    FIELD,
    FOREST,
    GOLD,
    GREEN,
    MOUNTAIN,
    PURPLE,
    RED,
    RESOURCES,
    SEA,
    STONE,
    SWAMP,
    VP,
    WHEAT,
    WOOD,
    YELLOW,
)
from ..table.effect import DeusEffect

SOURCES: Final = {"S": SEED, "P": PUBLIC, "R": RECONSTRUCTED}

# The effects and counts that cards are made of (DEUS-ATOM-24).
ATOMS: Final = frozenset(
    {
        All, Per, Gain, DrawCards, AnyPiece, Produce, Harvest, Sell, Buy, Exchange, Plunder, StealFromOne,
        StealFromEach, StealPerShip, MoveArmies, Activate, EndScore,
        OwnRegions, ProductionIn, BesiegedVillages, Held, GoldHeld, Continents, Rows,
    }
)  # fmt: skip


@table_row
class Card:
    """A design. `cost` counts the four resources, `gold` comes on top."""

    def __init__(
        self, id: str, colour: int, copies: int, cost: str, gold: int, sources: str, basis: str, effect: DeusEffect
    ) -> None:
        unknown = [word for word in cost.split() if word not in RESOURCES]
        unknown += [type(phrase).__name__ for phrase in phrases(effect) if type(phrase) not in ATOMS]
        if unknown:  # DEUS-ATOM-24
            names = ", ".join(unknown)
            raise CorrectionError(f"card {id} says what no card can say: {names}", "card-says", what=names[:80])
        self.id: str = id
        self.colour: int = colour
        self.copies: int = copies
        self.cost: tuple[int, ...] = tuple(cost.split().count(resource) for resource in RESOURCES)
        self.gold: int = gold
        parts = ("effect", "cost", "copies", "name")
        self.sources: dict[str, str] = {part: SOURCES[s] for part, s in zip(parts, sources, strict=True)}
        self.basis: str = basis
        self.effect: DeusEffect = effect


def phrases(phrase: Phrase) -> Iterator[Phrase]:
    """An effect and everything in it, counts included."""
    yield phrase
    for fact in phrase.facts().values():
        if isinstance(fact, Phrase):
            yield from phrases(fact)


EACH = "wood clay stone wheat"  # every temple costs one of each (DEUS-TEMPLE-05)

# The evidence for the sources of a card: ids of the texts `basis-…`.
SHIPS = "merchant-ships"
PRINTED = "printed"
GALLEYS = "galleys"
PORTS = "small-ports"
EXCHANGES = "blue-exchange"
WORKERS = "overview"
COOPERATIVES = "production-count"
FOURTH = "fourth-of-family"
YARDS = "brickyards"
BRICKYARD = "brickyard"
FLAT_DRAW = "draws-flat"
FLAT_PIECES = "pieces-flat"
ACTIVATION = "activation"
GUILDS = "by-terrain"
CITIES = "by-size"
LEGIONS = "legions"
MARCHES = "several-regions"
RAIDS = "steal-gold"
ELEPHANTS = "steal-points"
CORSAIRS = "red-ships"
TERRAIN_TEMPLES = "family-of-four"
RESOURCE_TEMPLES = "resource-temples"
WHEAT_TEMPLE = "cereal-temple"
TWO_TEMPLE = "city-two"
CITY_TEMPLES = "city-series"
GOLD_TEMPLE = "gold-temple"
SEA_TEMPLE = "sea-temple"
SPREAD = "spread-temple"
BREADTH = "breadth-temple"

# fmt: off
DESIGNS: Final[tuple[Card, ...]] = corrected("deus", "card", (
    # Blue: maritime. They trade (DEUS-BLUE-02).
    Card("blue_merchant_ship_wood",     BLUE,   1, "wood",        0, "PPPS", SHIPS,            Sell(WOOD, 4, GOLD)),
    Card("blue_merchant_ship_clay",     BLUE,   1, "wood",        0, "PPPS", SHIPS,            Sell(CLAY, 4, GOLD)),
    Card("blue_merchant_ship_stone",    BLUE,   1, "wood",        0, "SPPS", PRINTED,          Sell(STONE, 4, GOLD)),  # DEUS-CARD-01
    Card("blue_merchant_ship_wheat",    BLUE,   1, "wood",        0, "PPPS", SHIPS,            Sell(WHEAT, 4, GOLD)),
    Card("blue_galley",                 BLUE,   4, "wood wheat",  0, "SPPS", GALLEYS,          Buy(3, price=1)),  # DEUS-CARD-02
    Card("blue_small_port_wood",        BLUE,   1, "clay stone",  0, "PPPP", PORTS,            Sell(WOOD, 1, VP, most=6)),
    Card("blue_small_port_clay",        BLUE,   1, "clay stone",  0, "PPPP", PORTS,            Sell(CLAY, 1, VP, most=6)),
    Card("blue_small_port_stone",       BLUE,   1, "clay stone",  0, "PPPP", PORTS,            Sell(STONE, 1, VP, most=6)),
    Card("blue_small_port_wheat",       BLUE,   1, "clay stone",  0, "PPPP", PORTS,            Sell(WHEAT, 1, VP, most=6)),
    Card("blue_exchange_wood",          BLUE,   1, "wheat",       0, "RRPR", EXCHANGES,        Exchange(4, take=WOOD)),
    Card("blue_exchange_clay",          BLUE,   1, "wheat",       0, "RRPR", EXCHANGES,        Exchange(4, take=CLAY)),
    Card("blue_exchange_stone",         BLUE,   1, "wheat",       0, "RRPR", EXCHANGES,        Exchange(4, take=STONE)),
    Card("blue_exchange_wheat",         BLUE,   1, "wheat",       0, "RRPR", EXCHANGES,        Exchange(4, take=WHEAT)),

    # Green: production. They yield the four resources (DEUS-GREEN-01).
    Card("green_small_production",      GREEN,  4, "",            2, "SRPS", WORKERS,          Produce(1, 1)),  # DEUS-CARD-03
    Card("green_cooperative_forest",    GREEN,  1, "clay stone",  0, "PRPS", COOPERATIVES,     Per(ProductionIn(FOREST), Gain(WOOD, 2))),
    Card("green_cooperative_swamp",     GREEN,  1, "clay stone",  0, "SRPS", PRINTED,          Per(ProductionIn(SWAMP), Gain(CLAY, 2))),  # DEUS-CARD-04
    Card("green_cooperative_mountain",  GREEN,  1, "clay stone",  0, "PRPS", COOPERATIVES,     Per(ProductionIn(MOUNTAIN), Gain(STONE, 2))),
    Card("green_cooperative_field",     GREEN,  1, "clay stone",  0, "RRPS", FOURTH,           Per(ProductionIn(FIELD), Gain(WHEAT, 2))),
    Card("green_yard_forest",           GREEN,  2, "stone",       0, "RRPR", YARDS,            Harvest(FOREST, 1)),
    Card("green_yard_swamp",            GREEN,  2, "stone",       0, "PRPP", BRICKYARD,        Harvest(SWAMP, 1)),
    Card("green_yard_mountain",         GREEN,  2, "stone",       0, "RRPR", YARDS,            Harvest(MOUNTAIN, 1)),
    Card("green_yard_field",            GREEN,  2, "stone",       0, "RRPR", YARDS,            Harvest(FIELD, 1)),

    # Yellow: scientific. They draw cards, give pieces (DEUS-YELLOW-01), activate other cards (DEUS-YELLOW-02).
    Card("yellow_school",               YELLOW, 2, "wheat wood",  0, "SRRS", PRINTED,          Per(OwnRegions(min_buildings=2), DrawCards(1))),  # DEUS-CARD-05
    Card("yellow_library",              YELLOW, 2, "wheat",       2, "RRRR", FLAT_DRAW,        DrawCards(2)),
    Card("yellow_workshop",             YELLOW, 2, "wood clay",   0, "SRRS", PRINTED,          Per(OwnRegions(min_buildings=2), AnyPiece(1))),  # DEUS-CARD-06
    Card("yellow_carpenters",           YELLOW, 2, "wood stone",  0, "RRRR", FLAT_PIECES,      AnyPiece(2)),
    Card("yellow_activate_blue",        YELLOW, 2, "wood wheat",  0, "RRRR", ACTIVATION,       Activate(BLUE)),
    Card("yellow_activate_green",       YELLOW, 2, "wheat clay",  0, "RRRR", ACTIVATION,       Activate(GREEN)),
    Card("yellow_activate_brown",       YELLOW, 2, "stone wheat", 0, "RRRR", ACTIVATION,       Activate(BROWN)),
    Card("yellow_activate_red",         YELLOW, 2, "wood stone",  0, "RRRR", ACTIVATION,       Activate(RED)),

    # Brown: civil. Points or gold for what stands on the map (DEUS-BROWN-01): eight cards by the kind of region
    # (DEUS-BROWN-03), then eight by the size of cities (DEUS-BROWN-02).
    Card("brown_guild_forest",          BROWN,  1, "wheat clay",  0, "SRRS", PRINTED,          Per(OwnRegions(FOREST), Gain(VP, 1))),  # DEUS-CARD-07
    Card("brown_guild_swamp",           BROWN,  1, "wheat clay",  0, "RRRR", GUILDS,           Per(OwnRegions(SWAMP), Gain(VP, 1))),
    Card("brown_guild_mountain",        BROWN,  1, "wheat clay",  0, "RRRR", GUILDS,           Per(OwnRegions(MOUNTAIN), Gain(VP, 1))),
    Card("brown_guild_field",           BROWN,  1, "wheat clay",  0, "RRRR", GUILDS,           Per(OwnRegions(FIELD), Gain(VP, 1))),
    Card("brown_trading_post_forest",   BROWN,  1, "wood",        0, "SSRS", PRINTED,          Per(OwnRegions(FOREST), Gain(GOLD, 3))),  # DEUS-CARD-08
    Card("brown_trading_post_swamp",    BROWN,  1, "wood",        0, "SRRS", PRINTED,          Per(OwnRegions(SWAMP), Gain(GOLD, 3))),  # DEUS-CARD-09
    Card("brown_trading_post_mountain", BROWN,  1, "wood",        0, "SRRS", PRINTED,          Per(OwnRegions(MOUNTAIN), Gain(GOLD, 3))),  # DEUS-CARD-10
    Card("brown_trading_post_field",    BROWN,  1, "wood",        0, "RRRS", FOURTH,           Per(OwnRegions(FIELD), Gain(GOLD, 3))),
    Card("brown_forum",                 BROWN,  2, "stone wheat", 0, "SRRS", PRINTED,          Per(OwnRegions(min_buildings=2, every=2), Gain(VP, 1))),  # DEUS-CARD-11
    Card("brown_market_square",         BROWN,  2, "clay",        0, "RRRR", CITIES,           Per(OwnRegions(min_buildings=2), Gain(GOLD, 2))),
    Card("brown_baths",                 BROWN,  2, "wood stone",  0, "RRRR", CITIES,           Per(OwnRegions(min_buildings=3), Gain(VP, 1))),
    Card("brown_treasury",              BROWN,  2, "clay",        0, "RRRR", CITIES,           Per(OwnRegions(min_buildings=3), Gain(GOLD, 4))),

    # Red: military. They attack and steal (DEUS-RED-01).
    Card("red_siege_tower",             RED,    2, "wood stone",  0, "SRRS", PRINTED,          Plunder(2)),  # DEUS-CARD-12
    Card("red_ballista",                RED,    2, "wood clay",   0, "SRRS", PRINTED,          Per(BesiegedVillages(), Gain(GOLD, 4))),  # DEUS-CARD-13
    Card("red_legion",                  RED,    2, "wheat clay",  0, "RRRP", LEGIONS,          All(MoveArmies(1, 2), StealFromOne(VP, 1))),
    Card("red_cavalry",                 RED,    2, "wheat",       2, "RRRR", MARCHES,          All(MoveArmies(1, 3), Gain(GOLD, 2))),
    Card("red_infantry",                RED,    2, "clay",        1, "RRRR", MARCHES,          MoveArmies(ALL_ARMIES, 1)),
    Card("red_raiders",                 RED,    2, "clay",        1, "RRRR", RAIDS,            StealFromEach(GOLD, 2)),
    Card("red_war_elephants",           RED,    2, "stone wheat", 0, "RRRP", ELEPHANTS,        StealFromEach(VP, 1)),
    Card("red_corsairs",                RED,    2, "wood clay",   0, "RRRR", CORSAIRS,         StealPerShip(GOLD, 2)),

    # Purple: temple.
    Card("temple_terrain_forest",       PURPLE, 1, EACH,          0, "RSPS", TERRAIN_TEMPLES,  EndScore(4, OwnRegions(FOREST))),
    Card("temple_terrain_swamp",        PURPLE, 1, EACH,          0, "RSPS", TERRAIN_TEMPLES,  EndScore(4, OwnRegions(SWAMP))),
    Card("temple_terrain_mountain",     PURPLE, 1, EACH,          0, "SSPS", PRINTED,          EndScore(4, OwnRegions(MOUNTAIN))),  # DEUS-CARD-16
    Card("temple_terrain_field",        PURPLE, 1, EACH,          0, "SSPS", PRINTED,          EndScore(4, OwnRegions(FIELD))),  # DEUS-CARD-15
    Card("temple_resource_wood",        PURPLE, 1, EACH,          0, "RSPS", RESOURCE_TEMPLES, EndScore(1, Held(WOOD))),
    Card("temple_resource_clay",        PURPLE, 1, EACH,          0, "RSPS", RESOURCE_TEMPLES, EndScore(1, Held(CLAY))),
    Card("temple_resource_stone",       PURPLE, 1, EACH,          0, "RSPS", RESOURCE_TEMPLES, EndScore(1, Held(STONE))),
    Card("temple_resource_wheat",       PURPLE, 1, EACH,          0, "PSPS", WHEAT_TEMPLE,     EndScore(1, Held(WHEAT))),
    Card("temple_city_1",               PURPLE, 1, EACH,          0, "SSPS", PRINTED,          EndScore(1, OwnRegions())),  # DEUS-CARD-14
    Card("temple_city_2",               PURPLE, 1, EACH,          0, "PSPS", TWO_TEMPLE,       EndScore(2, OwnRegions(min_buildings=2))),
    Card("temple_city_3",               PURPLE, 1, EACH,          0, "RSPS", CITY_TEMPLES,     EndScore(3, OwnRegions(min_buildings=3))),
    Card("temple_city_4",               PURPLE, 1, EACH,          0, "RSPS", CITY_TEMPLES,     EndScore(6, OwnRegions(min_buildings=4))),
    Card("temple_gold",                 PURPLE, 1, EACH,          0, "RSPS", GOLD_TEMPLE,      EndScore(1, GoldHeld(every=3))),
    Card("temple_sea",                  PURPLE, 1, EACH,          0, "RSPS", SEA_TEMPLE,       EndScore(3, OwnRegions(SEA))),
    Card("temple_continents",           PURPLE, 1, EACH,          0, "RSPS", SPREAD,           EndScore(2, Continents())),
    Card("temple_rows",                 PURPLE, 1, EACH,          0, "RSPS", BREADTH,          EndScore(5, Rows())),
), globals())
# fmt: on
