"""The tapestry cards of Fantasies & Futures: one behaviour each, named after the card."""

from __future__ import annotations

from typing import Any, Optional

import pytest

from tafelrunde.games.tapestry.expansions.fantasies_futures.cards import TAPESTRY_CARDS
from tafelrunde.games.tapestry.pieces.kinds import (
    ARMORY,
    BLACK_DIE,
    BOTTOM,
    CULTURE,
    EXPLORATION,
    FARM,
    FOOD,
    HOUSE,
    MARKET,
    MIDDLE,
    MILITARY,
    RED_DIE,
    SCIENCE,
    TECHNOLOGY,
)
from tafelrunde.games.tapestry.pieces.reserved import ITEM_ADVANCE, ITEM_OUTPOST, ITEM_POINTS, ITEM_TECH, item_code
from tafelrunde.games.tapestry.rules.conquer import targets
from tafelrunde.games.tapestry.rules.explore import free_hexes
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.player import CARDS
from tafelrunde.games.tapestry.table.prompts import (
    BONUS,
    CHARM,
    CONQUER,
    COPY,
    DIE,
    EXPLORE_HEX,
    EXPLORE_TILE,
    EXPLORE_TURN,
    HOWL,
    INVENT,
    KEEP_CARD,
    KEEP_SPACE,
    KEEP_TECH,
    PAY_TILE,
    PLAY,
    PLOT,
    RECALL,
    REROLL,
    RESEARCH,
    RESOURCE,
    RUN_ON,
    TAKE_CARD,
    TRACK,
    TRAP,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import MAY, ONE_OF, ORDER
from tests.rulebook.tapestry.conquests import NEAR, POINTS_4, SITE, TARGET, attack, controller, pieces, to_the_middle
from tests.rulebook.tapestry.entering import build, entered, seat_asked
from tests.rulebook.tapestry.futures import LEFT, RIGHT, before, futures, income_5, take
from tests.rulebook.tapestry.holdings import change

from .playing import gained, on_top, this_era


def lies(card: str, made: Optional[TapestryScenario] = None, **seat: Any) -> TapestryScenario:
    return this_era(card, made or futures(), **seat)


def defended(*hand: str, red: int = POINTS_4, black: int = 0) -> TapestryScenario:
    return futures().dice((6, red), (6, black)).outpost(1, TARGET).seat(1, hand=hand)


def alone(card: str, made: Optional[TapestryScenario] = None, /, **seat: Any) -> tuple[TapestryTable, dict[str, int]]:
    return on_top(card, made or futures(), **seat)


SISTERS = {"golem_quarter": HOUSE, "dream_bazaar": MARKET, "rune_forge": ARMORY}


def test_every_card_has_a_test_named_after_it() -> None:
    named = [card.id for card in TAPESTRY_CARDS if any(name.startswith(f"test_{card.id}_") for name in globals())]
    assert sorted([*named, *SISTERS]) == sorted(card.id for card in TAPESTRY_CARDS)


# ------------------------------------------------------------------------------------------------ bonuses


def bonus(card: str, side: int, **seat: Any) -> tuple[TapestryTable, dict[str, int]]:
    """Seat 1 has the card, and seat 0 takes a bonus of it by Doppelgangers, where no ability comes between."""
    t, had = on_top("doppelgangers", futures().seat(1, era=2, played={2: [card]}), **seat)
    return t.answer(CHARM, side), had


LEFT_GIVES = {
    "golem_quarter": {"worker": 1},
    "citadel_of_power": {"culture": 1},
    "poltergeists": {"culture": 1},
    "cyborg_legion": {"culture": 1},
    "moon_gardens": {"food": 1},
    "dream_bazaar": {"vp": 5},
    "delayed_destiny": {"vp": 3},
    "mirror_realm": {"vp": 3},
    "time_loop": {"vp": 3},
    "phoenix_rebirth": {"vp": 4},
    "ghost_towns": {"tiles": 2},
    "charted_stars": {"tiles": 2},
    "portal_network": {"tiles": 2},
    "royal_prophecy": {"tiles": 2},
}
RIGHT_GIVES = {
    "microbial_magic": {"vp": 4},
    "lost_artifacts": {"vp": 3},
    "chimera_citizen_rights": {"vp": 3},
    "crystal_oracle": {"vp": 4},
    "golem_quarter": {"vp": 4},
    "sleeping_dragon": {"vp": 4},
    "astral_navigators": {"vp": 4},
    "poltergeists": {"vp": 3},
    "holographic_gallery": {"vp": 5},
    "whispering_woods": {"tiles": 2},
    "dream_bazaar": {"cards": 1},
    "world_tree": {"cards": 1},
    "time_capsule": {"technology": 1},
}
ANY_RESOURCE = (
    ("microbial_magic", LEFT), ("crystal_oracle", LEFT), ("moonlit_market", LEFT),
    ("portal_network", RIGHT), ("rune_forge", RIGHT), ("singularity_cult", RIGHT),
    ("mirror_realm", RIGHT), ("time_loop", RIGHT), ("phoenix_rebirth", RIGHT),
)  # fmt: skip


@pytest.mark.parametrize(("card", "gives"), LEFT_GIVES.items())
def test_a_left_bonus_gives_at_once(card: str, gives: dict[str, int]) -> None:
    t, had = bonus(card, LEFT)
    assert change(t, had) == gives


@pytest.mark.parametrize(("card", "gives"), RIGHT_GIVES.items())
def test_a_right_bonus_gives_at_once(card: str, gives: dict[str, int]) -> None:
    t, had = bonus(card, RIGHT)
    assert change(t, had) == gives


@pytest.mark.parametrize(("card", "side"), ANY_RESOURCE)
def test_a_bonus_gives_a_resource_of_choice(card: str, side: int) -> None:
    t, _ = bonus(card, side)
    assert t.asked is RESOURCE
    t.answer(RESOURCE, FOOD)
    assert t.player(0).goods[FOOD] == 1


@pytest.mark.parametrize("card", ["rune_forge", "wishing_well"])
def test_a_left_bonus_advances_on_any_track_without_benefit(card: str) -> None:
    """TAP-ICON-31."""
    t, _ = bonus(card, LEFT, tracks={"science": 3})
    assert (t.asked, t.options) == (TRACK, [EXPLORATION, TECHNOLOGY, SCIENCE, MILITARY])
    t.answer(TRACK, SCIENCE)
    build(t)  # the landmark of tier II
    assert t.player(0).far[SCIENCE] == 4
    assert t.player(0).houses == [0, 0, 0, 0]


def test_every_enchantment_has_a_test() -> None:
    tested = {(card, LEFT) for card in LEFT_GIVES} | {(card, RIGHT) for card in RIGHT_GIVES} | set(ANY_RESOURCE)
    tested |= {("rune_forge", LEFT), ("wishing_well", LEFT)}  # above
    tested |= {("guild_of_wizards", LEFT), ("citadel_of_power", RIGHT), ("astral_navigators", LEFT)}  # below
    tested |= {("doppelgangers", RIGHT), ("singularity_cult", LEFT), ("living_architecture", RIGHT)}
    tested |= {("cyborg_legion", RIGHT)}
    printed = {(card.id, LEFT) for card in TAPESTRY_CARDS if card.left is not None}
    printed |= {(card.id, RIGHT) for card in TAPESTRY_CARDS if card.right is not None}
    assert printed == tested


# ------------------------------------------------------------------------------------------------ known in part


@pytest.mark.parametrize("points", [True, False])
def test_guild_of_wizards_gives_three_points_per_enchantment(points: bool) -> None:
    made = futures().seat(0, era=2, played={1: ["golem_quarter"]})
    t, had = on_top("guild_of_wizards", made)
    take(t, LEFT)
    t.answer(ONE_OF, 0 if points else 1)
    if not points:
        t.answer(RESOURCE, FOOD)
    take(t, 0, NONE)
    assert gained(t, had) == ({"vp": 5 + 9} if points else {"vp": 9, "food": 1})


def test_microbial_magic_reserves_a_farm() -> None:
    t, had = alone("microbial_magic")
    assert gained(t, had) == {"farm": 1}
    assert t.player(0).side.reserved == (FARM,)


def test_microbial_magic_without_a_farm_reserves_nothing() -> None:
    t, had = alone("microbial_magic", built={"farm": [18, 19, 20, 21, 22]})
    assert gained(t, had) == {}


def test_gremlins_topple_the_conqueror_and_invent() -> None:
    t = attack(defended("gremlins").display("barn", "bakery", "calendar"))
    assert (t.asked, seat_asked(t)) == (TRAP, 1)
    t.answer(TRAP, t.card("gremlins")).answer(INVENT, t.tech("barn")).answer(DIE, RED_DIE)
    assert pieces(t, TARGET) == [(0, "toppled"), (1, "outpost")]
    assert t.player(1).tech[BOTTOM] == 1 << t.tech("barn")


def test_gremlins_played_upgrade_and_score() -> None:
    t, had = alone("gremlins", tech={"bottom": ["calendar"]})
    assert gained(t, had) == {"culture": 1, "vp": 4}
    assert t.player(0).tech[MIDDLE] == 1 << t.tech("calendar")


@pytest.mark.parametrize("paid", [True, False])
def test_ecstatic_visions_give_a_card_and_a_space_tile_to_explore_for_a_resource(paid: bool) -> None:
    t, had = alone("ecstatic_visions", futures().space_stack(8), food=1)
    assert t.asked is BONUS
    t.answer(BONUS, FOOD if paid else NONE)
    while t.table.active == 0:
        t.match.choose(t.options[0])
    assert t.player(0).hand.bit_count() == had["cards"] + 1
    assert (t.player(0).explored, t.player(0).space) == ((1 << 7, 0) if paid else (0, 1 << 7))


def test_ghost_towns_advance_and_count_empty_tiles_beside() -> None:
    made = futures().tile(SITE, 5).tile((1, -3), 1).tile((-2, 1), 9)
    t, had = alone("ghost_towns", made)
    assert gained(t, had) == {"military": 1, "vp": 2}


def test_ghost_towns_count_no_tile_with_a_piece() -> None:
    made = futures().tile(SITE, 5).tile((1, -3), 1).token(1, SITE)
    t, had = alone("ghost_towns", made)
    assert gained(t, had) == {"military": 1, "vp": 1}


def test_lost_artifacts_upgrade_the_card_kept() -> None:
    t, had = alone("lost_artifacts", futures().tech_deck("calendar", "barn", "bakery"))
    assert (t.asked, t.options) == (KEEP_TECH, sorted(map(t.tech, ("calendar", "barn", "bakery"))))
    assert t.match.view(1)["side"]["techs"] == [t.tech(name) for name in ("calendar", "barn", "bakery")]
    t.answer(KEEP_TECH, t.tech("calendar"))
    assert gained(t, had) == {"tech": 1, "culture": 1}
    assert t.player(0).tech[MIDDLE] == 1 << t.tech("calendar")
    assert t.table.tech_discard == 1 << t.tech("barn") | 1 << t.tech("bakery")


def test_zombie_army_takes_outposts_back_and_conquers() -> None:
    made = futures().dice((6, POINTS_4), (6, 0)).outpost(0, NEAR[0], toppled=True)
    t, had = alone("zombie_army", made)
    t.answer(RECALL, t.hex(NEAR[0])).answer(CONQUER, t.hex(NEAR[0])).answer(DIE, RED_DIE)
    assert gained(t, had) == {"territories": 1, "vp": 4 + 2}
    assert pieces(t, NEAR[0]) == [(0, "outpost")]


def test_chimera_citizen_rights_research_without_benefit_and_build_a_house() -> None:
    t, had = alone("chimera_citizen_rights", futures().dice((4, SCIENCE)))
    t.answer(RESEARCH, SCIENCE)
    build(t)
    assert gained(t, had) == {"science": 1, "house": 1}


def test_citadel_of_power_gives_an_armory_and_counts_landmarks() -> None:
    t, had = alone("citadel_of_power", futures().landmark(0, "forge", "barn"))
    t.answer(ORDER, 1)
    assert t.player(0).vp == had["vp"] + 2
    build(t)
    assert gained(t, had) == {"vp": 2, "armory": 1}


def test_citadel_of_power_counts_landmarks_again_for_the_card_to_its_right() -> None:
    t, had = on_top("trap", futures().landmark(0, "forge", "barn").seat(0, era=2, played={1: ["citadel_of_power"]}))
    t.answer(CHARM, RIGHT)
    assert gained(t, had) == {"vp": 2 + 10}


def test_doppelgangers_gain_the_bonuses_of_another_card_on_any_mat() -> None:
    made = futures().seat(1, era=2, played={2: ["golem_quarter"]})
    t, had = alone("doppelgangers", made)
    take(t, LEFT, RIGHT)
    assert gained(t, had) == {"worker": 1, "vp": 4}


def test_doppelgangers_choose_among_visible_cards() -> None:
    made = futures().seat(1, era=3, played={2: ["golem_quarter"], 3: ["time_loop", "trap"]})
    t, _ = alone("doppelgangers", made.seat(0, era=2, played={1: ["poltergeists"]}))
    assert t.asked is CHARM, "the right bonus of Poltergeists comes beside the ability"
    t.answer(CHARM, 0)
    assert (t.asked, t.options) == (COPY, sorted([t.card("golem_quarter"), t.card("poltergeists")]))


def test_doppelgangers_alone_are_consoled() -> None:
    t, had = alone("doppelgangers")
    assert gained(t, had) == {"vp": 5}


def test_doppelgangers_give_a_resource_when_a_card_comes_to_their_right() -> None:
    t, _ = on_top("trap", futures().seat(0, era=2, played={1: ["doppelgangers"]}))
    t.answer(CHARM, RIGHT)
    assert t.asked is RESOURCE


def test_time_capsule_keeps_an_invention_for_income_turn_5() -> None:
    t, had = alone("time_capsule", futures().display("calendar", "barn", "bakery"))
    t.answer(INVENT, t.tech("calendar"))
    assert gained(t, had) == {}
    assert t.player(0).side.reserved == (item_code(ITEM_TECH, t.tech("calendar")),)


def test_charted_stars_are_explored_in_income_turn_5() -> None:
    made = futures().seat(0, era=2, played={2: ["charted_stars"]}).reserved(0, 64 * 2 + 7)
    t = income_5(made)
    assert t.player(0).explored == 1 << 7


# ------------------------------------------------------------------------------------------------ ours


def test_crystal_oracle_keeps_one_of_three_cards() -> None:
    t, had = alone("crystal_oracle", futures().deck("guilds", "democracy", "dystopia"))
    assert (t.asked, t.options) == (KEEP_CARD, sorted(map(t.card, ("guilds", "democracy", "dystopia"))))
    t.answer(KEEP_CARD, t.card("dystopia"))
    assert gained(t, had) == {"cards": 1}
    assert t.match.view()["discards"]["tapestry"] == sorted([t.card("guilds"), t.card("democracy")])


def explore_near(t: TapestryTable, tile: int = 4) -> TapestryTable:
    """With the tile that has only water at its corners."""
    if t.asked is EXPLORE_TILE:
        t.answer(EXPLORE_TILE, tile)
    t.answer(EXPLORE_HEX, t.hex(SITE) if t.hex(SITE) in t.options else t.options[0])
    while t.asked is EXPLORE_TURN:
        t.match.choose(t.options[0])
    return t


@pytest.mark.parametrize("active", [True, False])
def test_whispering_woods_score_each_exploration(active: bool) -> None:
    made = lies("whispering_woods") if active else futures().seat(0, era=2)
    t, _ = entered("exploration", 2, made, tiles=[5])
    explore_near(t)
    assert t.player(0).tally[CARDS] == (3 if active else 0)


@pytest.mark.parametrize("active", [True, False])
def test_portal_network_reaches_everywhere(active: bool) -> None:
    made = lies("portal_network", coin=1) if active else futures().seat(0, era=2, coin=1)
    t = made.start()
    table, me = t.table, t.player(0)
    far = t.hex((0, 0))
    assert bool(targets(table, me, False) >> far & 1) == active
    free = (1 << len(table.tiles)) - 1 & ~table.land
    assert (free_hexes(table, me, False) == free) == active


@pytest.mark.parametrize(("card", "kind"), SISTERS.items())
def test_sisters_of_microbial_magic_reserve_their_building(card: str, kind: int) -> None:
    t, _ = alone(card)
    assert t.player(0).side.reserved == (kind,)
    assert t.player(0).left[kind] == 4


def test_royal_prophecy_names_a_track_for_income_turn_5() -> None:
    t, had = alone("royal_prophecy", tracks={"science": 3})
    t.answer(TRACK, SCIENCE)
    assert gained(t, had) == {}
    assert t.player(0).side.reserved == (item_code(ITEM_POINTS, SCIENCE),)


def test_delayed_destiny_waits_for_income_turn_5() -> None:
    t, had = alone("delayed_destiny")
    assert gained(t, had) == {}
    assert t.player(0).side.reserved == (item_code(ITEM_ADVANCE, 0),)


def test_delayed_destiny_advances_with_benefit() -> None:
    t = income_5(futures().reserved(0, item_code(ITEM_ADVANCE, 0)))
    t.answer(TRACK, EXPLORATION)
    assert t.player(0).far[EXPLORATION] == 1
    assert t.player(0).tiles.bit_count() == 2, "Scouting"


def test_sleeping_dragon_reserves_an_outpost() -> None:
    t, had = alone("sleeping_dragon")
    assert gained(t, had) == {"outposts": -1}
    assert t.player(0).side.reserved == (item_code(ITEM_OUTPOST, 0),)


def test_moonlit_market_sells_cards_twice() -> None:
    t, had = alone("moonlit_market", coin=3)
    t.answer(MAY, 1).answer(MAY, 1)
    assert gained(t, had) == {"coin": -2, "cards": 2, "vp": 8}


def test_moonlit_market_ends_with_the_first_refusal() -> None:
    t, had = alone("moonlit_market", coin=3)
    t.answer(MAY, NONE)
    assert gained(t, had) == {}


def test_age_of_airships_draws_two_tiles_before_and_sells_one_after_exploring() -> None:
    t, _ = entered("exploration", 2, lies("age_of_airships", futures().stack(5, 7)))
    assert t.options == [4, 6]
    explore_near(t)
    assert (t.asked, t.options) == (PAY_TILE, [6, NONE])
    t.answer(PAY_TILE, 6)
    assert t.player(0).tally[CARDS] == 3
    assert t.player(0).tiles == 0


def test_astral_navigators_keep_one_of_three_space_tiles() -> None:
    t, had = alone("astral_navigators", futures().space_stack(3, 8, 11, 14))
    assert (t.asked, t.options) == (KEEP_SPACE, [2, 7, 10])
    t.answer(KEEP_SPACE, 10)
    assert gained(t, had) == {"space tiles": 1}
    assert t.player(0).space == 1 << 10


def test_astral_navigators_give_an_advance_on_exploration() -> None:
    t, had = bonus("astral_navigators", LEFT)
    assert change(t, had) == {"exploration": 1}


def test_singularity_cult_upgrades() -> None:
    t, had = alone("singularity_cult", tech={"bottom": ["calendar"]})
    assert gained(t, had) == {"culture": 1}


def test_singularity_cult_invents_right_of_a_card() -> None:
    t, _ = bonus("singularity_cult", LEFT)
    assert t.asked is INVENT


@pytest.mark.parametrize("neighbour", [True, False])
def test_telepathic_senate_scores_the_cards_of_neighbours(neighbour: bool) -> None:
    made = lies("telepathic_senate", futures(4)).seat(1, era=2).seat(3, era=2)
    seat = 1 if neighbour else 2
    made.seat(seat, era=1, coin=0, hand=["trap"]).seat(3 - seat, era=2).turn(seat)
    t = made.start().income()
    t.answer(PLAY, t.card("trap"))
    assert t.player(0).vp == (4 if neighbour else 0)


def test_telepathic_senate_does_not_see_cards_face_down() -> None:
    made = lies("telepathic_senate").deck("trap").turn(1).seat(1, coin=0)
    t = made.start().income()
    assert t.player(1).stacks[2] != ()
    assert t.player(0).vp == 0


def test_mirror_realm_steps_back_and_forward() -> None:
    t, had = alone("mirror_realm", tracks={"science": 3})
    t.answer(HOWL, SCIENCE)
    assert SCIENCE not in t.options
    t.answer(RUN_ON, EXPLORATION)
    assert gained(t, had) == {"science": -1, "exploration": 1, "tiles": 2, "vp": 1}, "Nuclear Bomb counts exploration"


def test_mirror_realm_goes_forward_even_if_nothing_can_go_back() -> None:
    made = before(2, futures(), hand=["mirror_realm"])
    t = made.start().income()
    t.answer(PLAY, t.card("mirror_realm"))
    assert (t.asked, t.options) == (RUN_ON, [EXPLORATION, TECHNOLOGY, SCIENCE, MILITARY])


@pytest.mark.parametrize("wish", [0, 1, 2])
def test_wishing_well_grants_one_of_three_wishes(wish: int) -> None:
    t, had = alone("wishing_well")
    assert (t.asked, t.options) == (ONE_OF, [0, 1, 2])
    t.answer(ONE_OF, wish)
    if wish == 0:
        t.answer(RESOURCE, FOOD).answer(RESOURCE, CULTURE)
    else:
        t.answer(ORDER, 1)
    if wish == 1:
        t.answer(ONE_OF, FARM)
        build(t)
    assert gained(t, had) == [{"food": 1, "culture": 1}, {"farm": 1, "vp": 2}, {"cards": 2, "vp": 1}][wish]


@pytest.mark.parametrize("cards", [["ley_lines"], ["ley_lines", "trap"]])
def test_ley_lines_score_every_line_while_they_can_be_seen(cards: list[str]) -> None:
    """The last plot of a row and of a column; the card lies on an earlier era."""
    made = futures().plain(0).fill(0, [*range(1, 9), *range(9, 81, 9)]).seat(0, era=3, played={2: cards})
    t, _ = entered("exploration", 8, made)
    t.answer(PLOT, 0)
    assert t.player(0).tally[CARDS] == (4 if len(cards) == 1 else 0)


def test_world_tree_counts_enchantments_in_every_income_turn() -> None:
    """Its own right enchantment and both of Golem Quarter."""
    made = futures().seat(0, played={2: ["world_tree"], 3: ["golem_quarter"]})
    t = income_5(made)
    assert t.player(0).tally[CARDS] == 3


def test_mirage_sends_the_conqueror_home() -> None:
    t = attack(defended("mirage"))
    t.answer(TRAP, t.card("mirage")).answer(DIE, RED_DIE)
    assert pieces(t, TARGET) == [(1, "outpost")]
    assert controller(t, TARGET) == 1
    assert (t.player(0).outposts, t.player(0).vp) == (8, 4), "the dice are gained all the same"


def test_mirage_denies_the_middle_island() -> None:
    made = to_the_middle(futures().dice((6, POINTS_4), (6, 0))).outpost(1, (0, 0)).seat(1, hand=["mirage"])
    t = attack(made, (0, 0))
    t.answer(TRAP, t.card("mirage")).answer(DIE, RED_DIE)
    assert t.player(0).achieved == 0


def test_mirage_played_explores() -> None:
    t, had = alone("mirage", futures().stack(5))
    explore_near(t)
    assert t.player(0).vp >= had["vp"] + 3
    assert t.player(0).tiles == 0


def test_poltergeists_are_a_trap_with_points() -> None:
    t = attack(defended("poltergeists"))
    t.answer(TRAP, t.card("poltergeists")).answer(DIE, RED_DIE)
    assert pieces(t, TARGET) == [(0, "toppled"), (1, "outpost")]
    assert (t.player(1).vp, t.player(1).goods) == (5, [1, 0, 0, 0])


def test_poltergeists_played_give_four_points() -> None:
    t, had = alone("poltergeists")
    assert gained(t, had) == {"vp": 4}


def test_holographic_gallery_advances_on_arts_where_there_is_such_a_track() -> None:
    t, had = alone("holographic_gallery")
    assert gained(t, had) == {}
    t, had = alone("holographic_gallery", futures(arts_architecture=True))
    assert t.player(0).far[4] == 1


def test_moon_gardens_give_a_farm_and_count_farms() -> None:
    t, had = alone("moon_gardens", built={"farm": [18]})
    build(t)
    assert gained(t, had) == {"farm": 1, "vp": 2}


@pytest.mark.parametrize(("kind", "scored"), [("farm", 2), ("house", 0)])
def test_living_architecture_scores_buildings_beside_their_like(kind: str, scored: int) -> None:
    made = lies("living_architecture", futures().plain(0), built={kind: [30]})
    t, _ = entered("exploration", 8, made)
    t.answer(PLOT, 31)
    assert t.player(0).tally[CARDS] == scored


def test_living_architecture_ignores_diagonals() -> None:
    t, _ = entered("exploration", 8, lies("living_architecture", futures().plain(0), built={"farm": [30]}))
    t.answer(PLOT, 40)
    assert t.player(0).tally[CARDS] == 0


def test_living_architecture_gives_a_building_when_a_card_comes_to_its_right() -> None:
    t, _ = bonus("living_architecture", RIGHT)
    assert (t.asked, t.options) == (ONE_OF, [0, 1, 2, 3])


def test_time_loop_repeats_a_position() -> None:
    t, had = alone("time_loop", tracks={"exploration": 1})
    assert gained(t, had) == {"tiles": 2}, "the space of the military track was used this turn"


def test_phoenix_rebirth_takes_a_discarded_card() -> None:
    t, had = alone("phoenix_rebirth", futures().discarded("guilds", "democracy"))
    assert (t.asked, t.options) == (TAKE_CARD, sorted([t.card("guilds"), t.card("democracy")]))
    t.answer(TAKE_CARD, t.card("guilds"))
    assert gained(t, had) == {"cards": 1}
    assert t.match.view(1)["seats"][0]["shown"] == [t.card("guilds")], "everybody saw it"


def test_phoenix_rebirth_draws_if_nothing_is_discarded() -> None:
    t, had = alone("phoenix_rebirth")
    assert gained(t, had) == {"cards": 1}


@pytest.mark.parametrize("again", [RED_DIE, BLACK_DIE, NONE])
def test_cyborg_legion_rolls_a_die_again_and_scores(again: int) -> None:
    made = lies("cyborg_legion", futures().dice((6, 0), (6, 1), (6, 3)))
    t = attack(made)
    assert t.asked is REROLL
    t.answer(REROLL, again)
    assert t.match.decision is not None
    assert t.match.decision.about == {RED_DIE: 6 * 3 + 1, BLACK_DIE: 3, NONE: 1}[again]
    t.answer(DIE, RED_DIE)
    assert t.player(0).tally[CARDS] == 2


def test_cyborg_legion_gives_an_armory_when_a_card_comes_to_its_right() -> None:
    t, _ = bonus("cyborg_legion", RIGHT)
    assert t.asked is PLOT
