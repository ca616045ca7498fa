"""What Fantasies & Futures adds to chapters of the base game: components, set-up, civilizations, cards, answers."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import (
    EXPLORATION,
    FANTASIES_FUTURES,
    FARM,
    MILITARY,
    RED_DIE,
    SCIENCE,
    TECHNOLOGY,
    WEREFOLK,
)
from tafelrunde.games.tapestry.rules.counts import InCapital
from tafelrunde.games.tapestry.scenario import scenario
from tafelrunde.games.tapestry.table.player import CARDS
from tafelrunde.games.tapestry.table.prompts import (
    CHARM,
    COPY,
    DIE,
    EXPLORE_TILE,
    FROM_DECK,
    GIVE_TILE,
    INVENT,
    KEEP_CARD,
    KEEP_CIVILIZATION,
    KEEP_TILE,
    LATE,
    OPPONENT,
    PLAY,
    REDRAW,
    REDRAW_TECH,
    TRACK,
    TRAP,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.game import RECONSTRUCTED
from tafelrunde.kernel.match import Match
from tests.rulebook import rule

from .conquests import MIDDLE, POINTS_4, attack, pieces, to_the_middle
from .entering import build, entered, seat_asked
from .futures import ABILITY, RIGHT, before, beside, futures, income_5, played, take

CATALOG = TAPESTRY.catalog


# ------------------------------------------------------------------------------------------------ components


@rule("TAP-COMP-07", "TAP-COMP-08", "TAP-COMP-09", "TAP-COMP-18")
def test_the_box_brings_38_tapestry_cards_12_tech_cards_and_10_civilizations():
    base, with_box = CATALOG.supply(0, False), CATALOG.supply(FANTASIES_FUTURES, False)
    assert len(with_box.cards) == len(base.cards) + 38 == 88
    assert len(with_box.techs) == len(base.techs) + 12 == 45
    assert len(with_box.civilizations) == len(base.civilizations) + 10 == 26
    table = futures().state
    assert len(table.deck) == 88, "all are shuffled together"
    assert len(table.tech_deck) + len(table.display) == 45


@rule("TAP-COMP-07", "TAP-COMP-11", "TAP-LMCARD-11")
def test_replacements_take_the_place_of_older_cards():
    """Oil Paint and three landmark cards are in Arts & Architecture in their corrected form."""
    assert [card.id for card in CATALOG.techs].count("oil_paint") == 1
    assert CATALOG.supply(FANTASIES_FUTURES, False).landmark_cards == []
    everything = CATALOG.supply(7, False)
    assert len(everything.landmark_cards) == 10
    assert {"castle", "museum", "cathedral"} <= {CATALOG.landmark_cards[card].id for card in everything.landmark_cards}


@rule("TAP-COMP-08")
def test_only_known_components_can_be_played_with():
    known = CATALOG.supply(FANTASIES_FUTURES, True)
    assert known.cards == CATALOG.supply(0, False).cards, "no source gives a card of this expansion as a whole"
    assert len(known.techs) == 45
    assert all(
        card.source == RECONSTRUCTED and card.basis for card in CATALOG.cards if card.expansion == FANTASIES_FUTURES
    )
    match = Match(TAPESTRY, 2, 1, {"fantasies_futures": True, "only_known": True})
    assert match.view()["deck"] == 50


@rule("TAP-COMP-17", "TAP-SETUP-23")
@pytest.mark.parametrize("players", [1, 5])
def test_every_player_has_an_overlay_for_reserved_items(players: int):
    match = Match(TAPESTRY, players, 3, {"fantasies_futures": True})
    assert [seat["side"]["reserved"] for seat in match.view()["seats"]] == [[]] * players


@rule("TAP-COMP-19", "TAP-DEC-46")
@pytest.mark.parametrize("arts", [True, False])
def test_cards_with_the_arts_symbol_may_be_exchanged_where_there_is_no_arts_track(arts: bool):
    made = scenario(2, fantasies_futures=True, arts_architecture=arts).seat(0, food=1).seat(1, coin=1)
    made.deck("holographic_gallery", "trap").tech_deck("object_cloning", "barn")
    t, _ = entered("technology", 2, made)
    assert (t.asked is REDRAW) != arts
    if not arts:
        assert t.options == [t.card("holographic_gallery"), NONE]
        t.answer(REDRAW, t.card("holographic_gallery")).answer(REDRAW, NONE)
        assert t.player(0).hand == 1 << t.card("trap")
    t, _ = entered(
        "technology", 1, scenario(2, fantasies_futures=True, arts_architecture=arts).tech_deck("object_cloning")
    )
    t.answer(INVENT, FROM_DECK)
    assert (t.asked is REDRAW_TECH) != arts


@rule("TAP-VARIANT-03")
def test_all_players_may_draw_civilizations_of_this_box():
    match = Match(TAPESTRY, 5, 1, {"fantasies_futures": True, "same_expansion_civs": True})
    offered = [civ for player in match.state.players for civ in player.offer]  # type: ignore[attr-defined]
    assert len(offered) == 10
    assert all(CATALOG.civilizations[civ].expansion == FANTASIES_FUTURES for civ in offered)


# ------------------------------------------------------------------------------------------------ tapestry cards


@rule("TAP-TAPCARD-04")
@pytest.mark.parametrize("covered", [True, False])
def test_a_continuous_card_applies_in_later_eras_until_it_is_covered(covered: bool):
    """World Tree in era 2; in income turn 4 its own enchantment is counted, unless it lies under another card."""
    cards = ["world_tree", "trap"] if covered else ["trap", "world_tree"]
    t = played("trap", 4, futures().seat(0, played={2: cards, 3: ["guilds"]}))
    assert t.player(0).tally[CARDS] == 10 + (0 if covered else 1)


@rule("TAP-TAPCARD-04")
def test_a_continuous_card_applies_from_the_moment_it_is_played():
    assert played("world_tree").player(0).tally[CARDS] == 1


@rule("TAP-TAPCARD-05")
def test_continuous_cards_cannot_be_copied():
    made = futures().seat(1, era=3, played={2: ["world_tree"], 3: ["trap"]})
    t = played("espionage", made=made)
    assert t.asked is not COPY
    assert t.player(0).tally[CARDS] == 10, "the trap was the only card to copy"


@rule("TAP-ICON-31")
@pytest.mark.parametrize("arts", [True, False])
def test_an_advance_on_any_track_without_benefit_and_bonus(arts: bool):
    made = futures(arts_architecture=arts)
    t = take(beside("wishing_well", ["trap"], made=made, tiles=[5]), 1)
    tracks = [EXPLORATION, TECHNOLOGY, SCIENCE, MILITARY, *([4] if arts else [])]
    assert (t.asked, t.options) == (TRACK, tracks)
    t.answer(TRACK, EXPLORATION)
    assert t.player(0).far[EXPLORATION] == 1
    assert t.player(0).tiles.bit_count() == 1
    assert t.asked is not CHARM


@rule("TAP-ICON-29")
def test_an_income_building_of_any_type():
    t = take(beside("trap", ["living_architecture"]), RIGHT)
    assert t.options == [0, 1, 2, 3]
    t.match.choose(FARM)
    build(t)
    assert InCapital(FARM).of(t.table, t.player(0)) == 1


@rule("TAP-ICON-30")
def test_a_point_per_income_building_in_the_capital():
    """The second spot of the Faefolk."""
    made = futures().seat(0, built={"farm": [30], "house": [31], "market": [32]}, civs=["faefolk"])
    t = before(2, made, hand=["trap"]).start().income()
    t.match.choose(NONE)
    t.match.choose(3)
    assert t.player(0).vp == 3


@rule("TAP-TRAP-11")
def test_gremlins_deny_the_middle_island():
    made = to_the_middle(futures().dice((6, POINTS_4), (6, 0))).outpost(1, MIDDLE).seat(1, hand=["gremlins"])
    t = attack(made, MIDDLE)
    t.answer(TRAP, t.card("gremlins"))
    while t.asked is not DIE:
        t.match.choose(t.options[0])
    t.answer(DIE, RED_DIE)
    assert t.player(0).achieved == 0
    assert pieces(t, MIDDLE) == [(0, "toppled"), (1, "outpost")]
    t = attack(to_the_middle(futures().dice((6, POINTS_4), (6, 0))).outpost(1, MIDDLE), MIDDLE).answer(DIE, RED_DIE)
    assert t.player(0).achieved, "without them it is reached"


@rule("TAP-INCOME-15")
def test_a_card_that_stands_alone_needs_no_order():
    t = played("delayed_destiny")
    assert t.asked is not CHARM
    assert t.player(0).side.reserved != ()
    assert beside("delayed_destiny", ["trap"]).options == [ABILITY, 1]


# ------------------------------------------------------------------------------------------------ civilizations


@rule("TAP-CIV-06", "TAP-END-02", "TAP-END-04")
@pytest.mark.parametrize("civ", ["elder_ones", "merfolk", "psionics"])
def test_only_elder_ones_and_merfolk_play_on_after_income_turn_5(civ: str):
    t = income_5(futures().finished(1), civs=[civ], hand=["trap"], coin=1)
    while t.match.decision is not None and t.asked is not LATE:
        t.match.choose(t.options[-1])
    assert t.match.over == (civ == "psionics")
    assert t.player(0).finished == (civ == "psionics")


@rule("TAP-FAQ-31", "TAP-EX-30", "TAP-DEC-49")
def test_psionics_on_scouting_keep_one_of_two_tiles_twice():
    made = futures().stack(1, 2, 3, 4).seat(0, civs=["psionics"])
    t, _ = entered("exploration", 1, made)
    assert (t.asked, seat_asked(t), t.options) == (KEEP_TILE, 0, [0, 1])
    t.answer(KEEP_TILE, 1)
    assert t.asked is KEEP_TILE
    assert len(t.options) == 2
    assert len(t.table.tiles_left) == 48 - 1 - 2, "the rejected tile was shuffled back"
    second = t.options[0]
    t.answer(KEEP_TILE, second)
    assert t.player(0).tiles == 1 << 1 | 1 << second
    assert len(t.table.tiles_left) == 48 - 2


@rule("TAP-FAQ-44", "TAP-FAQ-45", "TAP-EX-31")
def test_psionics_with_age_of_sail_keep_one_of_two_tiles_three_times():
    """The shortcut of drawing six at once is not offered: it would give other chances."""
    made = futures().seat(0, era=2, civs=["psionics"], played={2: ["age_of_sail"]})
    t, _ = entered("exploration", 2, made)
    for drawn in range(3):
        assert t.asked is KEEP_TILE
        assert t.player(0).tiles.bit_count() == drawn
        t.answer(KEEP_TILE, t.options[0])
    assert t.player(0).tiles.bit_count() == 3
    assert t.asked in (GIVE_TILE, EXPLORE_TILE, OPPONENT)


@rule("TAP-FAQ-32", "TAP-EX-32")
@pytest.mark.parametrize("space", [0, 1])
def test_werefolk_explore_only_if_a_token_really_moves_back(space: int):
    made = futures().space_stack(8).dice((2, 1)).seat(0, tracks={"science": space}, civs=["werefolk"])
    t = before(2, made, hand=["trap"]).start().income()
    if t.asked is not PLAY:
        assert t.options == [SCIENCE, NONE]
        t.match.choose(SCIENCE)
    assert (t.player(0).explored != 0) == (space == 1)
    assert (t.player(0).mat[WEREFOLK] > 0) == (space == 1)
    assert t.player(0).far[SCIENCE] == 0


@rule("TAP-VARIANT-04")
def test_psionics_draw_three_first_cards_and_keep_one():
    made = futures(first_income_draw_2=True).seat(0, era=0, civs=["psionics"]).deck("trap", "guilds", "democracy")
    t = made.start()
    while t.asked is KEEP_TILE:
        t.match.choose(t.options[0])
    assert (t.asked, len(t.options)) == (KEEP_CARD, 3)
    t.answer(KEEP_CARD, t.card("guilds"))
    assert len(t.match.view()["discards"]["tapestry"]) == 2


@rule("TAP-VARIANT-05")
def test_psionics_draw_three_civilizations_and_keep_one():
    made = futures(civ_draw_2=True).seat(0, era=2, civs=["psionics"])
    t, _ = entered("military", 12, made)
    while t.asked is not KEEP_CIVILIZATION:
        t.match.choose(t.options[0])
    assert len(t.options) == 3
    t.match.choose(t.options[0])
    assert len(t.match.view()["discards"]["civilizations"]) == 2


@rule("TAP-VP-03")
def test_reserved_buildings_count_where_buildings_of_their_type_are_scored():
    """Cars give a farm and a point per farm."""
    t, had = entered("exploration", 8, futures().seat(0, era=2).reserved(0, FARM))
    build(t)
    assert t.player(0).vp == had["vp"] + 2
