"""The tapestry cards of Plans & Ploys: one behaviour each, named after the card; and its space tiles."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.tapestry.expansions.plans_ploys import cards as plans_ploys
from tafelrunde.games.tapestry.pieces.kinds import BLACK_DIE, COIN, FARM, FOOD, RED_DIE, WORKER
from tafelrunde.games.tapestry.pieces.landmarks import MONOLITH, STADIUM
from tafelrunde.games.tapestry.rules.conquer import targets
from tafelrunde.games.tapestry.rules.explore import matching_sides
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    BONUS,
    CONQUER,
    COUNTER,
    DIE,
    DIVIDE,
    EXPLORE_HEX,
    EXPLORE_TILE,
    INVENT,
    KEEP_GOAL,
    LANDMARK_CARD,
    RECALL,
    REPLY,
    RESOURCE,
    SPACE_TILE,
    TERRITORY,
    TRAP,
    WITHDRAW,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF
from tests.rulebook.tapestry.conquests import (
    BESIDE_TARGET,
    NEAR,
    POINTS_4,
    SITE,
    TARGET,
    TILE_FACE,
    attack,
    controller,
    pieces,
    rolling,
    to_the_middle,
)
from tests.rulebook.tapestry.entering import build, entered, quiet, seat_asked

from .playing import gained, in_income, on_top, this_era

WORKER_FACE = 1
RETREAT_CARD = next(n for n, card in enumerate(quiet().state.catalog.cards) if card.id == "retreat")


def ploys(players: int = 2, **options: Any) -> TapestryScenario:
    return quiet(players, plans_ploys=True, **options)


def defended(*hand: str, red: int = POINTS_4, black: int = 0, players: int = 2) -> TapestryScenario:
    """Seat 1 holds the target and these cards; the dice are known."""
    return rolling(red, black, players, plans_ploys=True).outpost(1, TARGET).seat(1, hand=hand)


def test_every_card_has_a_test_named_after_it() -> None:
    missing = [
        card.id
        for card in plans_ploys.TAPESTRY_CARDS
        if not any(name.startswith(f"test_{card.id}_") for name in globals())
    ]
    assert missing == []


def test_manifest_destiny_conquers_next_to_the_start_and_gives_a_tile_benefit() -> None:
    made = ploys().dice((6, POINTS_4), (6, 0)).tile(SITE, 5).tile((1, -3), 1).outpost(0, SITE)
    t, before = on_top("manifest_destiny", made)
    beside = made.state.map.grid.beside[made.state.players[0].start]
    assert t.asked is CONQUER
    assert all(beside >> hex & 1 for hex in t.options)
    assert t.hex((0, 0)) not in t.options, "the middle island adjoins a territory but not the start"
    t.answer(CONQUER, t.hex(TARGET)).answer(DIE, RED_DIE)
    assert t.asked is TERRITORY
    assert t.options == [t.hex(SITE), NONE]
    t.answer(TERRITORY, t.hex(SITE))
    assert gained(t, before) == {"vp": 4, "territories": 1, "outposts": -1, "food": 1}


@pytest.mark.parametrize("enough", [True, False])
def test_cartography_may_conquer_a_tile_that_scored_three(enough: bool) -> None:
    made = ploys().stack(5).dice((6, POINTS_4), (6, 0))
    if enough:
        made.tile((1, -3), 7).tile((0, 1), 17)
    t, _ = on_top("cartography", made)
    best = max(t.options, key=lambda hex: tried(t, hex)) if enough else min(t.options, key=lambda hex: tried(t, hex))
    points = tried(t, best)
    t.answer(EXPLORE_HEX, best)
    assert (points >= 3) == enough
    if enough:
        assert t.asked is TERRITORY
        assert t.options == [best, NONE]
        t.answer(TERRITORY, best).answer(DIE, RED_DIE)
        assert t.player(0).upright >> best & 1
    assert t.asked is ACTION


def tried(t: TapestryTable, hex: int) -> int:
    """The points that the tile drawn, which has only water at its corners, would score there."""
    table = t.table.clone()
    table.corners[hex] = table.catalog.tiles[4].turned[0]
    return matching_sides(table, hex)


def test_entertain_the_masses_gives_the_stadium_and_culture() -> None:
    t, before = on_top("entertain_the_masses", ploys())
    build(t)
    assert gained(t, before) == {"landmarks": 1, "culture": 1}
    assert t.player(0).landmarks == 1 << STADIUM


def test_double_cross_played_gives_a_resource_and_points() -> None:
    t, before = on_top("double_cross", ploys())
    t.answer(RESOURCE, FOOD)
    assert gained(t, before) == {"food": 1, "vp": 5}


def test_double_cross_undoes_a_trap() -> None:
    t = attack(defended("trap").seat(0, hand=["double_cross"]))
    t.answer(TRAP, t.card("trap"))
    assert (t.asked, seat_asked(t)) == (COUNTER, 0)
    t.answer(COUNTER, t.card("double_cross"))
    assert (t.asked, seat_asked(t)) == (DIE, 0)
    t.answer(DIE, RED_DIE)
    assert pieces(t, TARGET) == [(0, "outpost"), (1, "toppled")]
    assert t.player(1).goods == [1, 0, 0, 0], "a trap that failed gives nothing"


def test_retreat_moves_the_outpost_to_an_empty_territory_beside() -> None:
    t = attack(defended("retreat").tile(SITE, 5))
    t.answer(TRAP, t.card("retreat"))
    assert t.asked is RESOURCE, "there is one empty territory beside"
    t.answer(RESOURCE, FOOD).answer(DIE, RED_DIE)
    me = t.player(1)
    assert pieces(t, TARGET) == [(0, "outpost")]
    assert pieces(t, SITE) == [(1, "outpost")]
    assert (me.outposts, me.goods[FOOD], me.vp) == (7, 1, 4)
    assert t.player(0).felled == 0
    assert not t.table.full >> t.hex(TARGET) & 1, "the territory can be conquered again"


def test_retreat_is_no_card_where_no_empty_territory_is_near() -> None:
    assert attack(defended("retreat")).options == [NONE]


def test_retreat_may_choose_among_several_territories() -> None:
    t = attack(defended("retreat").tile(SITE, 5).tile(BESIDE_TARGET, 7)).answer(TRAP, RETREAT_CARD)
    assert (t.asked, seat_asked(t)) == (WITHDRAW, 1)
    assert t.options == sorted([t.hex(SITE), t.hex(BESIDE_TARGET)])


def test_retreat_played_brings_toppled_outposts_home() -> None:
    made = ploys()
    for at in NEAR[:2]:
        made.outpost(0, at, toppled=True)
    t, before = on_top("retreat", made)
    t.answer(RECALL, t.hex(NEAR[0])).answer(RECALL, NONE)
    assert gained(t, before) == {"outposts": 1, "vp": 8}
    assert pieces(t, NEAR[0]) == []


def test_surrender_lets_the_loser_divide_the_dice() -> None:
    t = attack(defended("surrender", black=WORKER_FACE))
    t.answer(TRAP, t.card("surrender"))
    assert (t.asked, seat_asked(t)) == (DIVIDE, 1)
    assert t.options == [RED_DIE, BLACK_DIE]
    t.answer(DIVIDE, BLACK_DIE)
    assert t.player(0).goods[WORKER] == 1
    assert t.player(1).vp == 4
    assert pieces(t, TARGET) == [(0, "outpost"), (1, "toppled")]


def test_surrender_gives_no_worthless_die() -> None:
    t = attack(defended("surrender", black=TILE_FACE))
    t.answer(TRAP, t.card("surrender"))
    assert t.asked is ACTION, "the territory is printed, so red was the only choice"
    assert t.player(0).vp == 4


def test_surrender_played_gives_a_card_and_points() -> None:
    t, before = on_top("surrender", ploys())
    assert gained(t, before) == {"cards": 1, "vp": 6}


def test_surprise_party_of_a_bystander_topples_the_conqueror() -> None:
    made = rolling(players=3, plans_ploys=True).seat(2, hand=["surprise_party"]).tile(SITE, 5).outpost(2, SITE)
    t = attack(made.outpost(1, TARGET))
    assert (t.asked, seat_asked(t)) == (REPLY, 2)
    t.answer(REPLY, t.card("surprise_party")).answer(DIE, RED_DIE)
    assert pieces(t, TARGET) == [(0, "toppled"), (1, "outpost")]
    assert t.player(2).felled == 1 << t.hex(TARGET)
    assert t.player(2).hand == 0
    assert t.table.discard == 1 << t.card("surprise_party")


def test_surprise_party_is_no_card_for_those_far_away() -> None:
    made = rolling(players=3, plans_ploys=True).seat(2, hand=["surprise_party"])
    assert attack(made).asked is DIE


def test_surprise_party_leaves_an_empty_territory_to_nobody() -> None:
    made = rolling(plans_ploys=True).seat(1, hand=["surprise_party"]).tile(SITE, 5).outpost(1, SITE)
    t = attack(made)
    t.answer(REPLY, t.card("surprise_party")).answer(DIE, RED_DIE)
    assert controller(t, TARGET) is None
    assert pieces(t, TARGET) == [(0, "toppled")]


def test_surprise_party_leaves_a_territory_that_can_be_conquered_again() -> None:
    made = rolling(plans_ploys=True).outpost(0, TARGET, toppled=True)
    t = attack(made).answer(DIE, RED_DIE)
    assert pieces(t, TARGET) == [(0, "outpost"), (0, "toppled")]
    assert t.player(0).outposts == 6
    assert t.table.full >> t.hex(TARGET) & 1
    t.table.check()


def test_surprise_party_played_gives_points() -> None:
    t, before = on_top("surprise_party", ploys())
    assert gained(t, before) == {"vp": 8}


def test_surprise_party_denies_the_middle_island() -> None:
    made = to_the_middle(rolling(plans_ploys=True)).seat(1, hand=["surprise_party"]).tile((1, 0), 7).outpost(1, (1, 0))
    t = attack(made, (0, 0))
    t.answer(REPLY, t.card("surprise_party")).answer(DIE, RED_DIE)
    assert t.player(0).achieved == 0


def test_ambush_played_conquers() -> None:
    t, before = on_top("ambush", ploys().dice((6, POINTS_4), (6, 0)))
    t.answer(CONQUER, t.hex(TARGET)).answer(DIE, RED_DIE)
    assert gained(t, before) == {"vp": 8, "territories": 1, "outposts": -1}


def test_moat_and_palisade_played_counts_territories_twice() -> None:
    t, before = on_top("moat_and_palisade", ploys().outpost(0, TARGET))
    assert gained(t, before) == {"vp": 4}


def test_advance_scouts_played_forbid_traps_and_pay_for_conquests() -> None:
    made = this_era("advance_scouts", defended("trap", "retreat").tile(SITE, 5))
    t = attack(made)
    assert (t.asked, seat_asked(t)) == (TRAP, 1)
    assert t.options == [t.card("retreat"), NONE], "other replies are not forbidden"
    t.answer(TRAP, NONE).answer(DIE, BLACK_DIE)
    assert t.player(0).vp == 4


def test_royal_charter_brings_a_further_goal() -> None:
    t, before = on_top("royal_charter", ploys().goal(0, "urban_farm", "skyscraper").goal(1, "game_store"))
    assert t.asked is KEEP_GOAL
    names = [t.table.catalog.landmark_cards[n].id for n in t.options]
    assert names == ["tv_station", "digital_studio"]
    t.answer(KEEP_GOAL, t.options[1])
    assert gained(t, before) == {"vp": 3}
    assert t.match.view()["seats"][0]["side"]["goals"] == [0, 3, 4]
    assert t.match.view()["side"]["landmark_deck"] == 1


def test_royal_charter_gives_more_points_without_a_deck() -> None:
    made = ploys().goal(1, "urban_farm", "skyscraper", "game_store", "tv_station", "digital_studio")
    t, before = on_top("royal_charter", made)
    assert gained(t, before) == {"vp": 7}


def test_grand_opening_gives_a_building_and_points_for_landmarks() -> None:
    t, before = on_top("grand_opening", ploys().landmark(0, "barn", "bakery"))
    build(t.answer(ONE_OF, 2))
    assert gained(t, before) == {"farm": 1, "vp": 4}


def test_ring_of_observatories_gives_space_tiles_and_sells_an_exploration() -> None:
    made = ploys()
    made.state.spaces_left.remove(12)
    made.state.spaces_left.append(12)  # 13 points
    t, before = on_top("ring_of_observatories", made, coin=1)
    t.answer(BONUS, COIN).answer(SPACE_TILE, 12)
    assert gained(t, before) == {"space tiles": 1, "explored": 1, "vp": 13, "coin": -1}


def test_stolen_plans_reply_to_a_landmark_of_a_track() -> None:
    made = ploys().seat(0, food=2, tracks={"exploration": 3}, tiles=[1, 2]).seat(1, hand=["stolen_plans"])
    t = made.start().advance("exploration", pay=["food"])
    build(t)
    assert (t.asked, seat_asked(t)) == (REPLY, 1), "after the landmark and before the benefit"
    t.answer(REPLY, t.card("stolen_plans")).answer(ONE_OF, 1)
    build(t)
    assert t.player(1).vp == 2
    assert t.player(1).left[1] == 4
    assert (t.asked, seat_asked(t)) == (EXPLORE_TILE, 0)


def test_stolen_plans_played_invent_and_upgrade() -> None:
    t, before = on_top("stolen_plans", ploys().display("calendar", "compass", "barn"))
    t.answer(INVENT, t.tech("calendar"))
    assert gained(t, before) == {"tech": 1, "culture": 1}


@pytest.mark.parametrize("pact", [True, False])
def test_non_aggression_pact_protects_and_binds(pact: bool) -> None:
    made = ploys().outpost(0, TARGET).outpost(1, NEAR[0])
    made = this_era("non_aggression_pact", made) if pact else made
    table = made.state
    mine, theirs = (targets(table, player, anywhere=True) for player in table.players)
    assert theirs >> made.hex(TARGET) & 1 == (not pact)
    assert mine >> made.hex(NEAR[0]) & 1 == (not pact)
    assert mine >> made.hex(NEAR[2]) & 1, "an empty territory"


def test_non_aggression_pact_adds_to_the_income() -> None:
    t = in_income("non_aggression_pact", ploys())
    before = t.player(0).tiles.bit_count()
    assert t.asked is RESOURCE
    t.answer(RESOURCE, FOOD)
    assert t.player(0).goods == [1, 1, 2, 1]
    assert t.player(0).tiles.bit_count() == before
    assert before == 2, "one of the income, one of the pact"


def test_espionage_does_not_take_the_stadium() -> None:
    """TAP-FAQ-41: the copier gains only what is left of the card."""
    made = ploys().seat(1, era=2, played={2: ["entertain_the_masses"]}).landmark(1, "stadium")
    t, before = on_top("espionage", made)
    assert gained(t, before) == {"culture": 1}
    assert t.player(1).landmarks >> STADIUM & 1


# ------------------------------------------------------------------------------------------------ space tiles


def test_the_first_space_tile_of_the_box_gives_the_monolith() -> None:
    t, before = entered("exploration", 12, ploys(), space=[16])
    build(t)
    assert gained(t, before) == {"landmarks": 1, "vp": 9 + 10, "space tiles": -1, "explored": 1}
    assert t.player(0).landmarks == 1 << MONOLITH


@pytest.mark.parametrize(("tile", "track"), [(17, "technology"), (18, "science"), (19, "military")])
def test_lasting_space_tiles_pay_for_advances_on_their_track(tile: int, track: str) -> None:
    for name in ("technology", "science", "military"):
        made = ploys().explored(0, tile).explored(1, *{17, 18, 19} - {tile}).seat(0, coin=1, tracks={name: 1})
        t = made.start().advance(name, pay=["coin"])
        assert t.player(0).vp == (5 if name == track else 0)


def test_lasting_space_tiles_of_other_tracks_give_nothing() -> None:
    t = ploys().explored(0, 17, 18, 19).seat(0, coin=1, tracks={"science": 1}).start().advance("science", pay=["coin"])
    assert t.player(0).vp == 5


def test_a_lasting_space_tile_gives_nothing_when_it_is_explored() -> None:
    made = ploys().explored(0, 18).seat(0, space=[19])
    t, before = entered("exploration", 12, made)
    assert t.player(0).explored == 1 << 17 | 1 << 18
    assert gained(t, before) == {"vp": 10, "space tiles": -1, "explored": 1}


def test_resolution_of_building_types_is_free() -> None:
    t, _ = on_top("grand_opening", ploys())
    assert t.options == [0, 1, 2, 3]
    build(t.answer(ONE_OF, 3))
    assert t.player(0).left[FARM] == 5


def test_a_met_goal_is_asked_for_only_if_there_are_several() -> None:
    made = (
        ploys().goal(0, "skyscraper", "game_store").fill(0, list(range(9))).seat(0, coin=1, tech={"top": ["compass"]})
    )
    t = made.start().advance("science", pay=["coin"])
    while t.asked is not LANDMARK_CARD:
        t.match.choose(t.options[-1])
    assert t.options == [2, 3]
