"""Fantasies & Futures: the 38 tapestry cards (TAP-COMP-08).

No source gives one of them as a whole: the rulebook prints two abilities, reports and answers know parts of ten more. All
else is ours, RECONSTRUCTED, and the basis says what it rests on. `left` and `right` are the bonuses of enchantments."""

from __future__ import annotations

from typing import Final, Optional

from ....kernel.corrections import corrected
from ....kernel.effects import All, AnyOrder, OneOf, Per, UpTo
from ....kernel.game import RECONSTRUCTED
from ..rules.bonus import RESOURCE, TILE, Bonus
from ..rules.build import Building
from ..rules.conquer import Conquer
from ..rules.counts import InCapital, Landmarks
from ..rules.enchant import Charms, Doppelgangers
from ..rules.era import (
    CONQUER_ANYWHERE,
    CONQUER_ENDED,
    EXPLORE_ANYWHERE,
    EXPLORED_TILE,
    INCOME_SCORED,
    LINE_DONE,
    NEIGHBOUR_PLAYED,
    PLACED_BESIDE,
    REROLL,
    TWO_TILES,
    Continuous,
    Lasting,
    On,
    ThisEra,
)
from ..rules.explore import Explore, ExploreSpace, SpaceTiles
from ..rules.fantasies import EmptyTiles, KeepSpaceTile, LostArtifacts, MirrorRealm, PayResources
from ..rules.gains import AnyResource, Gain, Points, TapestryEffect, Tiles
from ..rules.hand import ChooseCard, TakeDiscard, TapestryCards
from ..rules.invent import Invent, Upgrade
from ..rules.ploys import RecallOutposts
from ..rules.replies import ATTACKED, MIRAGE, TRAPS, Reply
from ..rules.research import Research
from ..rules.reserve import (
    ReserveAdvance,
    ReserveBuilding,
    ReserveInvention,
    ReserveOutpost,
    ReserveProphecy,
    ReserveSpace,
)
from ..rules.track import TIME_LOOP, Advance, Repeat
from .civilizations import any_building
from .kinds import (
    ALL_TRACKS,
    ARMORY,
    ARTS,
    CULTURE,
    EXPLORATION,
    FARM,
    FOOD,
    HOUSE,
    MARKET,
    MILITARY,
    TECHNOLOGY,
    WORKER,
)
from .kinds import FANTASIES_FUTURES as BOX
from .tapestry import TapestryCard


def card(
    id: str,
    effect: TapestryEffect,
    basis: str,
    *,
    left: Optional[TapestryEffect] = None,
    right: Optional[TapestryEffect] = None,
    reply: Optional[Reply] = None,
    arts: bool = False,
) -> TapestryCard:
    return TapestryCard(
        id, 1, effect, reply=reply, box=BOX, source=RECONSTRUCTED, basis=basis, arts=arts, left=left, right=right
    )


def any_track(gain: bool = False) -> TapestryEffect:
    return Advance(*range(len(ALL_TRACKS)), gain=gain)


TAPESTRY_CARDS: Final = corrected(
    "tapestry",
    "card",
    (
        card(
            "guild_of_wizards",
            Per(Charms(), Points(3)),
            "ability in the rulebook; a loose 5 and the word OR beside its picture are read as its enchantment",
            left=OneOf(Points(5), AnyResource(1)),
        ),
        card(
            "microbial_magic",
            ReserveBuilding(FARM),
            "ability and example in the rulebook; enchantments ours",
            left=AnyResource(1),
            right=Points(4),
        ),
        card(
            "gremlins",
            All(Upgrade(), Points(4)),
            "that they topple the conqueror is in the rulebook; the invention and the use as a tapestry are ours",
            reply=Reply(ATTACKED, Invent()),
        ),
        card(
            "ecstatic_visions",
            All(TapestryCards(1), SpaceTiles(1), Bonus(RESOURCE, 1, ExploreSpace())),
            "a report tells of a tapestry card and a space tile; price and order ours",
        ),
        card(
            "ghost_towns",
            All(Advance(MILITARY, gain=False), Per(EmptyTiles(4), Points(1))),
            "a report tells of an advance on military; the empty towns and the enchantment are ours",
            left=Tiles(2),
        ),
        card(
            "lost_artifacts",
            LostArtifacts(3),
            "a report tells of a tech card gained and used; numbers and enchantment ours",
            right=Points(3),
        ),
        card(
            "zombie_army",
            All(RecallOutposts(2), Conquer(), Points(2)),
            "a report tells of used outposts that conquered again; numbers ours",
        ),
        card(
            "chimera_citizen_rights",
            All(Research(gain=False), Building(HOUSE)),
            "a public answer says that it rolls the science die; the house is for the new citizens",
            right=Points(3),
        ),
        card(
            "citadel_of_power",
            AnyOrder(Building(ARMORY), Per(Landmarks(), Points(1))),
            "a public answer gives the points per landmark; the rest is ours",
            left=Gain(CULTURE),
            right=Per(Landmarks(), Points(1)),
        ),
        card(
            "doppelgangers",
            Doppelgangers(),
            "only the name is known; effect ours, after the name",
            right=AnyResource(1),
        ),
        card(
            "time_capsule",
            ReserveInvention(),
            "a nameless card reserves an invention and has this enchantment; name, side and use ours",
            right=Advance(TECHNOLOGY, gain=False),
        ),
        card(
            "charted_stars",
            ReserveSpace(3),
            "a nameless card draws 3 space tiles and explores one in income turn 5; name and enchantment ours",
            left=Tiles(2),
        ),
        card("crystal_oracle", ChooseCard(3), "an enchanted card", left=AnyResource(1), right=Points(4)),
        card("whispering_woods", ThisEra(On(EXPLORED_TILE, Points(3))), "Monarchy, for exploring", right=Tiles(2)),
        card(
            "portal_network",
            ThisEra(Lasting(EXPLORE_ANYWHERE), Lasting(CONQUER_ANYWHERE)),
            "the anywhere symbols of Airplanes and Warplanes",
            left=Tiles(2),
            right=AnyResource(1),
        ),
        card("golem_quarter", ReserveBuilding(HOUSE), "sister of Microbial Magic", left=Gain(WORKER), right=Points(4)),
        card(
            "dream_bazaar", ReserveBuilding(MARKET), "sister of Microbial Magic", left=Points(5), right=TapestryCards(1)
        ),
        card(
            "rune_forge",
            ReserveBuilding(ARMORY),
            "sister of Microbial Magic; the advance symbol of the box",
            left=any_track(),
            right=AnyResource(1),
        ),
        card("royal_prophecy", ReserveProphecy(), "a reserved reminder for points of a track", left=Tiles(2)),
        card("delayed_destiny", ReserveAdvance(), "a reserved reminder for an advance", left=Points(3)),
        card("sleeping_dragon", ReserveOutpost(), "reserved items; Warplanes", right=Points(4)),
        card(
            "moonlit_market",
            UpTo(2, PayResources(1), All(TapestryCards(1), Points(4))),
            "a price twice; near Guilds",
            left=AnyResource(1),
        ),
        card(
            "age_of_airships",
            ThisEra(Lasting(TWO_TILES), On(EXPLORED_TILE, Bonus(TILE, 1, Points(3)))),
            "Age of Sail without the gift",
        ),
        card(
            "astral_navigators",
            KeepSpaceTile(3),
            "space tiles, as with Levitation",
            left=Advance(EXPLORATION, gain=False),
            right=Points(4),
        ),
        card(
            "singularity_cult",
            Upgrade(),
            "the tech cards of the box want an enchanted card; this one upgrades",
            left=Invent(),
            right=AnyResource(1),
        ),
        card("telepathic_senate", ThisEra(On(NEIGHBOUR_PLAYED, Points(4))), "shape of Broker of Peace"),
        card(
            "mirror_realm", MirrorRealm(), "Neuroscience and Dark Ages in small", left=Points(3), right=AnyResource(1)
        ),
        card(
            "wishing_well",
            OneOf(AnyResource(2), AnyOrder(any_building(), Points(2)), AnyOrder(TapestryCards(2), Points(1))),
            "a choice as on the spaces of the tracks; the advance symbol of the box",
            left=any_track(),
        ),
        card("ley_lines", Continuous(On(LINE_DONE, Points(2))), "continuous cards are in this box too"),
        card(
            "world_tree",
            Continuous(On(INCOME_SCORED, Per(Charms(), Points(1)))),
            "continuous cards, and the count of Guild of Wizards",
            right=TapestryCards(1),
        ),
        card(
            "mirage",
            All(Tiles(1), Explore(), Points(3)),
            "a reaction card in the manner of Gremlins",
            reply=Reply(ATTACKED, None, MIRAGE),
        ),
        card(
            "poltergeists",
            Points(4),
            "a further trap, by the trap of the base game",
            left=Gain(CULTURE),
            right=Points(3),
            reply=Reply(TRAPS, Points(5)),
        ),
        card(
            "holographic_gallery",
            Advance(ARTS, gain=False),
            "the tech cards of the box use the arts track too",
            right=Points(5),
            arts=True,
        ),
        card("moon_gardens", All(Building(FARM), Per(InCapital(FARM), Points(1))), "the space Cars", left=Gain(FOOD)),
        card(
            "living_architecture",
            ThisEra(On(PLACED_BESIDE, Points(2))),
            "Monarchy with a condition",
            right=any_building(),
        ),
        card(
            "time_loop", Repeat(TIME_LOOP), "the symbol for the current position", left=Points(3), right=AnyResource(1)
        ),
        card("phoenix_rebirth", TakeDiscard(), "the open discards", left=Points(4), right=AnyResource(1)),
        card(
            "cyborg_legion",
            ThisEra(Lasting(REROLL), On(CONQUER_ENDED, Points(2))),
            "the conquer dice, rolled again as with Empiricism",
            left=Gain(CULTURE),
            right=Building(ARMORY),
        ),
    ),
    globals(),
)
