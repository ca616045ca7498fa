"""The 50 tapestry cards (TAP-COMP-08): 43 single ones and 7 traps. Columns: id, copies, effect.

`ThisEra` applies until the next income turn or until the card is covered; everything else happens when it is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Optional

from ....kernel.corrections import corrected, table_row
from ....kernel.effects import All, OneOf, Per
from ....kernel.game import PUBLIC
from ..effects.build import Building
from ..effects.cards import (
    AgeOfWonders,
    Befriend,
    Colonialism,
    Dystopia,
    EachPlayer,
    Espionage,
    Guilds,
    Marry,
    NeighboursDraw,
    OlympicHost,
    Revolution,
    SteamTycoon,
    Technocracy,
)
from ..effects.cards_on_tracks import (
    AgeOfDiscovery,
    DarkAges,
    Dictatorship,
    OilMagnate,
    Renaissance,
    Socialism,
    TradeEconomy,
)
from ..effects.counts import Landmarks, TechCards, TracksLed, TracksTrailed
from ..effects.enchant import Enchanted
from ..effects.explore import ExploreDrawn
from ..effects.gains import AnyResource, Gain
from ..effects.hand import DiscardForPoints, TapestryCards
from ..effects.invent import Invent
from ..effects.lasting.this_era import (
    ADVANCED_SCIENCE,
    ALLIED,
    BOTH_DICE,
    BUILD_ON_IMPASSABLE,
    BUILT_ON_IMPASSABLE,
    CIRCLE_AT_ONCE,
    COINS_SCORE,
    FREE_BONUSES,
    GAINED_CARD,
    GAINED_MARKET,
    INVENTED,
    LANDMARK_TAKEN,
    MARRIED,
    NEW_TIER,
    NO_MILITARY,
    NO_PREREQUISITES,
    NO_SCIENCE,
    NO_TRAPS,
    OTHER_ADVANCED_MILITARY,
    OUTPOST_ON_TILE,
    PLACED_BUILDING,
    PLAY_AT_ONCE,
    THREE_TILES,
    TILE_TOO,
    TILE_TWICE,
    TRACK_LANDMARK,
    TURN_FOOD,
    TWO_ROLLS,
    UPGRADED,
    Continuous,
    Lasting,
    On,
    ThisEra,
)
from ..effects.replies import Reply, ReplyCard
from ..pieces.kinds import ARMORY, BASE, COIN
from ..rules.gains import Points
from ..rules.replies import TRAPS
from ..table.component_types import Clause
from ..table.effect import TapestryEffect
from .civilizations import any_building

BASIS: Final = "printed-card"


@table_row
class TapestryCard:
    """`effect` is what it does as an ordinary card, `reply` when it is discarded as a reaction (TAP-TRAP-01,
    TAP-TRAP-13), and `whole` both, for the reference. `arts`: it bears the arts symbol (TAP-COMP-19). `left`, `right`:
    bonuses of its enchantments (TAP-ENCHANT-01)."""

    def __init__(
        self,
        id: str,
        copies: int,
        effect: TapestryEffect,
        *,
        reply: Optional[Reply] = None,
        expansion: int = BASE,
        source: str = PUBLIC,
        basis: str = BASIS,
        arts: bool = False,
        left: Optional[TapestryEffect] = None,
        right: Optional[TapestryEffect] = None,
    ) -> None:
        self.id: str = id
        self.copies: int = copies
        self.effect: TapestryEffect = effect
        in_force = effect if isinstance(effect, ThisEra) else None
        self.clauses: Mapping[str, Clause] = in_force.hooks if in_force else {}  # by hook
        self.flags: int = in_force.bits if in_force else 0
        self.acts_when_played: bool = in_force is None or in_force.first is not None
        self.continuous: bool = isinstance(effect, Continuous)
        self.this_era: bool = in_force is not None and not self.continuous
        self.when_played: bool = in_force is None
        self.reply: Optional[Reply] = reply
        self.whole: TapestryEffect = effect if reply is None else ReplyCard(reply, effect)
        self.expansion: int = expansion
        self.source: str = source
        self.basis: str = basis
        self.arts: bool = arts
        self.left: Optional[TapestryEffect] = left
        self.right: Optional[TapestryEffect] = right
        self.enchanted: bool = left is not None or right is not None
        if self.enchanted:
            self.whole = Enchanted(self.whole, left, right)


# As an ordinary card; what it does to a conquest is TAP-TRAP-02, TAP-TRAP-03, TAP-TRAP-04, TAP-TRAP-05.
TRAP: Final = "trap"
RENAISSANCE: Final = "renaissance"

TAPESTRY_CARDS: Final = corrected(
    "tapestry",
    "card",
    (
        TapestryCard("academia", 1, ThisEra(On(INVENTED, Points(3)), On(GAINED_CARD, Points(3)))),
        TapestryCard("age_of_discovery", 1, AgeOfDiscovery()),
        TapestryCard("age_of_sail", 1, ThisEra(Lasting(THREE_TILES))),
        TapestryCard("age_of_wonders", 1, AgeOfWonders()),
        TapestryCard("alliance", 1, ThisEra(Lasting(ALLIED), first=Befriend())),
        TapestryCard("boast_of_superiority", 1, Per(TracksLed(), Points(4))),
        TapestryCard("broker_of_peace", 1, ThisEra(Lasting(NO_MILITARY), On(OTHER_ADVANCED_MILITARY, Points(3)))),
        TapestryCard("capitalism", 1, ThisEra(Lasting(COINS_SCORE), On(GAINED_MARKET, Gain(COIN)))),
        TapestryCard("coal_baron", 1, All(ExploreDrawn(), NeighboursDraw())),
        TapestryCard("colonialism", 1, Colonialism()),
        TapestryCard("dark_ages", 1, DarkAges()),
        TapestryCard("democracy", 1, All(TapestryCards(3), DiscardForPoints(2))),
        TapestryCard("dictatorship", 1, Dictatorship()),
        TapestryCard("diplomacy", 1, All(EachPlayer(AnyResource(1)), any_building())),
        TapestryCard("dystopia", 1, Dystopia()),
        TapestryCard("empiricism", 1, ThisEra(Lasting(TWO_ROLLS), On(ADVANCED_SCIENCE, Points(2)))),
        TapestryCard("espionage", 1, Espionage()),
        TapestryCard("exploitation", 1, ThisEra(Lasting(TILE_TWICE))),
        TapestryCard("feudalism", 1, OneOf(AnyResource(1), Per(Landmarks(), Points(3)))),
        TapestryCard("golden_age", 1, ThisEra(Lasting(NO_PREREQUISITES), On(UPGRADED, Points(3)))),
        TapestryCard("guilds", 1, Guilds()),
        TapestryCard("industrialism", 1, ThisEra(Lasting(CIRCLE_AT_ONCE))),
        TapestryCard("marriage_of_state", 1, ThisEra(Lasting(MARRIED), first=Marry())),
        TapestryCard("mercantilism", 1, ThisEra(Lasting(TURN_FOOD))),
        TapestryCard("meritocracy", 1, All(Invent(), Per(TechCards(), Points(2)))),
        TapestryCard("militarism", 1, ThisEra(Lasting(OUTPOST_ON_TILE))),
        TapestryCard("monarchy", 1, ThisEra(On(PLACED_BUILDING, Points(3)))),
        TapestryCard("oil_magnate", 1, OilMagnate()),
        TapestryCard("olympic_host", 1, OlympicHost()),
        TapestryCard("pillage_and_plunder", 1, ThisEra(Lasting(BOTH_DICE), Lasting(NO_TRAPS))),
        TapestryCard("pirate_rule", 1, ThisEra(Lasting(TILE_TOO))),
        TapestryCard("plea_for_aid", 1, Per(TracksTrailed(), All(Points(2), AnyResource(1)))),
        TapestryCard("renaissance", 1, Renaissance()),
        TapestryCard(
            "revisionism", 1, ThisEra(On(TRACK_LANDMARK, AnyResource(1)), On(LANDMARK_TAKEN, Building(ARMORY)))
        ),
        TapestryCard("revolution", 1, OneOf(AnyResource(1), Revolution(3))),
        TapestryCard("socialism", 1, Socialism()),
        TapestryCard("steam_tycoon", 1, SteamTycoon()),
        TapestryCard("technocracy", 1, Technocracy()),
        TapestryCard("terraforming", 1, ThisEra(Lasting(BUILD_ON_IMPASSABLE), On(BUILT_ON_IMPASSABLE, Points(5)))),
        TapestryCard("theocracy", 1, ThisEra(Lasting(NO_SCIENCE), On(NEW_TIER, Points(4)))),
        TapestryCard("trade_economy", 1, TradeEconomy()),
        TapestryCard("trap", 7, Points(10), reply=Reply(TRAPS, AnyResource(1))),
        TapestryCard("tyranny", 1, ThisEra(Lasting(PLAY_AT_ONCE))),
        TapestryCard("wartime_economy", 1, ThisEra(Lasting(FREE_BONUSES))),
    ),
    globals(),
)
