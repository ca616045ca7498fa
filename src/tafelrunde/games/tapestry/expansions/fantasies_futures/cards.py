"""Fantasies & Futures: the 38 tapestry cards (TAP-COMP-08).

No source gives one of them as a whole: the rulebook prints two abilities, reports and answers know parts of ten more.
All else is ours, RECONSTRUCTED, and the basis says what it rests on. `left` and `right` are the bonuses of
enchantments."""

from __future__ import annotations

from typing import Final, Optional

from .....kernel.corrections import corrected
from .....kernel.effects import All, AnyOrder, OneOf, Per, UpTo
from .....kernel.game import RECONSTRUCTED
from ...components.civilizations import any_building
from ...components.tapestry import TapestryCard
from ...effects.bonus import Bonus
from ...effects.build import Building
from ...effects.conquer import Conquer
from ...effects.counts import Landmarks
from ...effects.explore import Explore, ExploreSpace, SpaceTiles
from ...effects.gains import AnyResource, Gain, Tiles
from ...effects.hand import ChooseCard, TakeDiscard, TapestryCards
from ...effects.invent import Invent, Upgrade
from ...effects.lasting.this_era import (
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
from ...effects.replies import Reply
from ...effects.research import Research
from ...effects.track import Advance, Repeat
from ...pieces.kinds import (
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
from ...pieces.kinds import FANTASIES_FUTURES as EXPANSION
from ...rules.bonus import RESOURCE, TILE
from ...rules.counts import InCapital
from ...rules.gains import Points
from ...rules.replies import ATTACKED, MIRAGE, TRAPS
from ...rules.track import TIME_LOOP
from ...table.effect import TapestryEffect
from ..plans_ploys.card_effects import RecallOutposts
from .card_effects import Charms, Doppelgangers, EmptyTiles, KeepSpaceTile, LostArtifacts, MirrorRealm, PayResources
from .reserve import ReserveAdvance, ReserveBuilding, ReserveInvention, ReserveOutpost, ReserveProphecy, ReserveSpace


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
        id,
        1,
        effect,
        reply=reply,
        expansion=EXPANSION,
        source=RECONSTRUCTED,
        basis=basis,
        arts=arts,
        left=left,
        right=right,
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
            "futures-wizards",
            left=OneOf(Points(5), AnyResource(1)),
        ),
        card(
            "microbial_magic",
            ReserveBuilding(FARM),
            "futures-ability-and-example",
            left=AnyResource(1),
            right=Points(4),
        ),
        card(
            "gremlins",  # TAP-TRAP-11
            All(Upgrade(), Points(4)),
            "futures-gremlins",
            reply=Reply(ATTACKED, Invent()),
        ),
        card(
            "ecstatic_visions",
            All(TapestryCards(1), SpaceTiles(1), Bonus(RESOURCE, 1, ExploreSpace())),
            "futures-report-visions",
        ),
        card(
            "ghost_towns",
            All(Advance(MILITARY, gain=False), Per(EmptyTiles(4), Points(1))),
            "futures-report-towns",
            left=Tiles(2),
        ),
        card(
            "lost_artifacts",
            LostArtifacts(3),
            "futures-report-artifacts",
            right=Points(3),
        ),
        card(
            "zombie_army",
            All(RecallOutposts(2), Conquer(), Points(2)),
            "futures-report-zombies",
        ),
        card(
            "chimera_citizen_rights",
            All(Research(gain=False), Building(HOUSE)),
            "futures-answer-chimera",
            right=Points(3),
        ),
        card(
            "citadel_of_power",
            AnyOrder(Building(ARMORY), Per(Landmarks(), Points(1))),
            "futures-answer-citadel",
            left=Gain(CULTURE),
            right=Per(Landmarks(), Points(1)),
        ),
        card(
            "doppelgangers",
            Doppelgangers(),
            "futures-name-only",
            right=AnyResource(1),
        ),
        card(
            "time_capsule",
            ReserveInvention(),
            "futures-nameless-invention",
            right=Advance(TECHNOLOGY, gain=False),
        ),
        card(
            "charted_stars",
            ReserveSpace(3),
            "futures-nameless-stars",
            left=Tiles(2),
        ),
        card("crystal_oracle", ChooseCard(3), "futures-enchanted", left=AnyResource(1), right=Points(4)),
        card("whispering_woods", ThisEra(On(EXPLORED_TILE, Points(3))), "futures-like-monarchy", right=Tiles(2)),
        card(
            "portal_network",
            ThisEra(Lasting(EXPLORE_ANYWHERE), Lasting(CONQUER_ANYWHERE)),
            "futures-like-airplanes",
            left=Tiles(2),
            right=AnyResource(1),
        ),
        card("golem_quarter", ReserveBuilding(HOUSE), "futures-sister", left=Gain(WORKER), right=Points(4)),
        card("dream_bazaar", ReserveBuilding(MARKET), "futures-sister", left=Points(5), right=TapestryCards(1)),
        card(
            "rune_forge",
            ReserveBuilding(ARMORY),
            "futures-sister-advance",
            left=any_track(),
            right=AnyResource(1),
        ),
        card("royal_prophecy", ReserveProphecy(), "futures-reminder-points", left=Tiles(2)),
        card("delayed_destiny", ReserveAdvance(), "futures-reminder-advance", left=Points(3)),
        card("sleeping_dragon", ReserveOutpost(), "futures-like-warplanes", right=Points(4)),
        card(
            "moonlit_market",
            UpTo(2, PayResources(1), All(TapestryCards(1), Points(4))),
            "futures-near-guilds",
            left=AnyResource(1),
        ),
        card(
            "age_of_airships",
            ThisEra(Lasting(TWO_TILES), On(EXPLORED_TILE, Bonus(TILE, 1, Points(3)))),
            "futures-like-age-of-sail",
        ),
        card(
            "astral_navigators",
            KeepSpaceTile(3),
            "futures-like-levitation",
            left=Advance(EXPLORATION, gain=False),
            right=Points(4),
        ),
        card(
            "singularity_cult",
            Upgrade(),
            "futures-wants-enchanted",
            left=Invent(),
            right=AnyResource(1),
        ),
        card("telepathic_senate", ThisEra(On(NEIGHBOUR_PLAYED, Points(4))), "futures-like-broker"),
        card("mirror_realm", MirrorRealm(), "futures-like-neuroscience", left=Points(3), right=AnyResource(1)),
        card(
            "wishing_well",
            OneOf(AnyResource(2), AnyOrder(any_building(), Points(2)), AnyOrder(TapestryCards(2), Points(1))),
            "futures-choice-advance",
            left=any_track(),
        ),
        card("ley_lines", Continuous(On(LINE_DONE, Points(2))), "futures-continuous"),
        card(
            "world_tree",
            Continuous(On(INCOME_SCORED, Per(Charms(), Points(1)))),
            "futures-continuous-wizards",
            right=TapestryCards(1),
        ),
        card(
            "mirage",
            All(Tiles(1), Explore(), Points(3)),
            "futures-like-gremlins",
            reply=Reply(ATTACKED, None, MIRAGE),
        ),
        card(
            "poltergeists",
            Points(4),
            "futures-further-trap",
            left=Gain(CULTURE),
            right=Points(3),
            reply=Reply(TRAPS, Points(5)),
        ),
        card(
            "holographic_gallery",
            Advance(ARTS, gain=False),
            "futures-arts-too",
            right=Points(5),
            arts=True,
        ),
        card(
            "moon_gardens", All(Building(FARM), Per(InCapital(FARM), Points(1))), "futures-like-cars", left=Gain(FOOD)
        ),
        card(
            "living_architecture",
            ThisEra(On(PLACED_BESIDE, Points(2))),
            "futures-like-monarchy-if",
            right=any_building(),
        ),
        card("time_loop", Repeat(TIME_LOOP), "futures-current-position", left=Points(3), right=AnyResource(1)),
        card("phoenix_rebirth", TakeDiscard(), "futures-open-discards", left=Points(4), right=AnyResource(1)),
        card(
            "cyborg_legion",
            ThisEra(Lasting(REROLL), On(CONQUER_ENDED, Points(2))),
            "futures-like-empiricism",
            left=Gain(CULTURE),
            right=Building(ARMORY),
        ),
    ),
    globals(),
)
