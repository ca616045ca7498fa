"""The 48 territory tiles and the 15 space tiles (TAP-COMP-05, TAP-COMP-06).

The six letters are the terrains at the corners, clockwise from the top left one; land that touches no corner is named
last. Parts of which the order cannot matter stand in `All`.
"""

from __future__ import annotations

from typing import Final

from ....kernel.correction_errors import CorrectionError
from ....kernel.corrections import corrected, table_row
from ....kernel.effects import All, AnyOrder, Per
from ..effects.build import Building, ScoreCapital
from ..effects.conquer import Conquer
from ..effects.counts import Advanced, CardsOwned, TechCards, Territories
from ..effects.gains import Gain, Tiles
from ..effects.hand import PlayOnTop, TapestryCards
from ..effects.invent import Invent, Upgrade
from ..effects.research import Research
from ..effects.track import Advance
from ..pieces.kinds import ARMORY, COIN, CULTURE, FARM, FOOD, HOUSE, MARKET, MILITARY, SCIENCE, SEA, TECHNOLOGY, WORKER
from ..pieces.map import Corners, corners
from ..rules.counts import InCapital
from ..rules.gains import Points
from ..table.effect import TapestryEffect

BASIS: Final = "tiles-agree"


@table_row
class TerritoryTile:
    """`turned[r]` are the corners after r steps of a sixth clockwise; `turns` those that differ; `land` its terrains."""

    def __init__(self, letters: str, effect: TapestryEffect, inner: str = "") -> None:
        if len(letters) != CORNERS:
            line = f"a tile has {CORNERS} corners, {letters[:20]!r} names {len(letters)}"
            raise CorrectionError(line, "tile-corners", corners=CORNERS)
        self.letters: str = letters
        self.effect: TapestryEffect = effect
        printed = corners(letters)
        self.turned: tuple[Corners, ...] = tuple(printed[6 - r :] + printed[: 6 - r] for r in range(6))
        self.turns: list[int] = [r for r in range(6) if self.turned[r] not in self.turned[:r]]
        self.land: list[int] = sorted({*printed, *corners(inner)} - {SEA})


CORNERS: Final = 6

# fmt: off
TERRITORY_TILES: Final = corrected("tapestry", "tile", (
    TerritoryTile("SDSSSS", Gain(COIN)),
    TerritoryTile("SMMDDS", Tiles(2)),
    TerritoryTile("SMDDSS", Gain(FOOD)),
    TerritoryTile("SMDSSS", Gain(CULTURE)),
    TerritoryTile("SSSSSS", Gain(FOOD), "D"),
    TerritoryTile("SDSSSS", Gain(WORKER)),
    TerritoryTile("SSSSSS", Gain(COIN), "D"),
    TerritoryTile("SMMMDD", Building(FARM)),
    TerritoryTile("SMMDDS", TapestryCards(1)),
    TerritoryTile("SMDDSS", Gain(CULTURE)),
    TerritoryTile("SMDSSS", Gain(WORKER)),
    TerritoryTile("SMMMDD", Research(gain=False)),
    TerritoryTile("SFSSSS", Gain(COIN)),
    TerritoryTile("SGFSSS", Gain(CULTURE)),
    TerritoryTile("SFSSSS", Gain(WORKER)),
    TerritoryTile("SSSSSS", Gain(COIN), "F"),
    TerritoryTile("SSSSSS", Gain(FOOD), "F"),
    TerritoryTile("SGGGFF", Building(MARKET)),
    TerritoryTile("SGGFFS", TapestryCards(1)),
    TerritoryTile("SGGFSS", Gain(CULTURE)),
    TerritoryTile("SGFSSS", Gain(WORKER)),
    TerritoryTile("SGGGFF", Upgrade()),
    TerritoryTile("SGGFFS", Invent()),
    TerritoryTile("SGGFSS", Gain(FOOD)),
    TerritoryTile("SDDDGG", Building(HOUSE)),
    TerritoryTile("SSSSSS", Gain(FOOD), "G"),
    TerritoryTile("SGSSSS", Gain(WORKER)),
    TerritoryTile("SSSSSS", Gain(COIN), "G"),
    TerritoryTile("SDDGGS", TapestryCards(1)),
    TerritoryTile("SDDGSS", Gain(CULTURE)),
    TerritoryTile("SDGSSS", Gain(WORKER)),
    TerritoryTile("SDDDGG", Invent()),
    TerritoryTile("SDDGGS", Building(ARMORY)),
    TerritoryTile("SDDGSS", Gain(FOOD)),
    TerritoryTile("SDGSSS", Gain(CULTURE)),
    TerritoryTile("SGSSSS", Gain(COIN)),
    TerritoryTile("SMSSSS", Gain(COIN)),
    TerritoryTile("SFMSSS", Gain(CULTURE)),
    TerritoryTile("SMSSSS", Gain(WORKER)),
    TerritoryTile("SSSSSS", Gain(COIN), "M"),
    TerritoryTile("SSSSSS", Gain(FOOD), "M"),
    TerritoryTile("SFFFMM", Invent()),
    TerritoryTile("SFFMMS", TapestryCards(1)),
    TerritoryTile("SFFMSS", Gain(CULTURE)),
    TerritoryTile("SFMSSS", Gain(WORKER)),
    TerritoryTile("SFFFMM", Research(gain=False)),
    TerritoryTile("SFFMMS", Tiles(2)),
    TerritoryTile("SFFMSS", Gain(FOOD)),
), globals(), first=1)
# fmt: on


@table_row
class SpaceTile:
    def __init__(self, effect: TapestryEffect) -> None:
        self.effect: TapestryEffect = effect


# 15 of the base game (TAP-COMP-06); parts in any order (TAP-SPACE-08).
# fmt: off
SPACE_TILES: Final = corrected("tapestry", "space-tile", (
    SpaceTile(AnyOrder(Advance(SCIENCE), Per(Advanced(SCIENCE), Points(1)))),
    SpaceTile(AnyOrder(Building(ARMORY), Per(InCapital(ARMORY), Points(1)))),
    SpaceTile(AnyOrder(Building(HOUSE), Per(InCapital(HOUSE), Points(1)))),
    SpaceTile(AnyOrder(TapestryCards(1), PlayOnTop(), Per(CardsOwned(), Points(1)))),
    SpaceTile(All(Gain(COIN), Gain(WORKER), Points(8))),
    SpaceTile(AnyOrder(Research(), Points(6))),
    SpaceTile(All(Gain(FOOD), Gain(CULTURE), Points(8))),
    SpaceTile(All(Gain(CULTURE), ScoreCapital())),
    SpaceTile(AnyOrder(Advance(TECHNOLOGY), Per(Advanced(TECHNOLOGY), Points(1)))),
    SpaceTile(AnyOrder(Invent(), Upgrade(), Per(TechCards(), Points(1)))),
    SpaceTile(AnyOrder(Conquer(), Per(Territories(), Points(1)))),
    SpaceTile(AnyOrder(Advance(MILITARY), Per(Advanced(MILITARY), Points(1)))),
    SpaceTile(Points(13)),
    SpaceTile(AnyOrder(Building(FARM), Per(InCapital(FARM), Points(1)))),
    SpaceTile(AnyOrder(Building(MARKET), Per(InCapital(MARKET), Points(1)))),
), globals(), first=1)
# fmt: on
