"""Set-up (TAP-SETUP-01..31)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.table.prompts import CAPITAL, CIVILIZATION, DIE, LOSE, MARK, RESEARCH, RESOURCE
from tests.rulebook import rule
from tests.rulebook.tapestry.beginnings import begun_with
from tests.rulebook.tapestry.conquests import attack
from tests.rulebook.tapestry.entering import build, entered, quiet
from tests.rulebook.tapestry.openings import first_turns, opening, seen

# Start territories by the numbers of the capitals, as printed on the maps.
LARGE_STARTS = [(0, -3), (3, -3), (3, 0), (0, 3), (-3, 3), (-3, 0)]
SMALL_STARTS = [(0, -2), (2, 0), (-2, 2), (2, 0), (-2, 2), (0, -2)]
PAIRS = [{0, 5}, {1, 3}, {2, 4}]


@rule("TAP-SETUP-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_four_and_five_use_the_large_map(players: int):
    shown = seen(opening(players))["map"]
    assert shown["large"] == (players >= 4)
    assert len(shown["hexes"]) == (61 if players >= 4 else 34)


@rule("TAP-SETUP-04", "TAP-SETUP-05")
def test_three_tech_cards_lie_open_and_the_decks_are_hidden():
    for seed in range(3):
        view = seen(opening(seed=seed))
        assert len(set(view["display"])) == 3
        assert (view["tech_deck"], view["deck"]) == (30, 50)
    assert len({tuple(seen(opening(seed=seed))["display"]) for seed in range(4)}) == 4
    imagined = opening(seed=1).imagine(0, seed=9)
    assert imagined.state.pack() != opening(seed=1).state.pack()  # somebody who looks cannot know the order
    assert seen(imagined) == seen(opening(seed=1))


@rule("TAP-SETUP-06")
def test_territory_and_space_tiles_are_two_shuffled_stacks():
    stacks = [quiet(seed=seed).state for seed in range(3)]
    assert all(sorted(state.tiles_left) == list(range(48)) for state in stacks)
    assert all(sorted(state.spaces_left) == list(range(15)) for state in stacks)
    assert len({tuple(state.tiles_left) for state in stacks}) == 3
    assert len({tuple(state.spaces_left) for state in stacks}) == 3


@rule("TAP-SETUP-08")
def test_all_landmarks_are_within_reach_also_those_of_tech_cards():
    view = seen(first_turns())
    held = [landmark for seat in view["seats"] for landmark in seat["landmarks"]]
    assert sorted(view["landmarks"] + held) == list(range(18))
    t, _ = entered("technology", 8, tech={"middle": ["bakery"]}, built={"farm": [0]}, worker=1)
    build(t)
    t.match.choose(1)  # the bonus: the Bakery enters the top row
    build(t)
    assert t.player(0).landmarks >> t.landmark_number("bakery") & 1


@rule("TAP-SETUP-10")
def test_conquests_roll_the_conquer_dice_and_research_the_science_die():
    assert attack(quiet()).asked is DIE
    assert entered("science", 1)[0].asked is RESEARCH


@rule("TAP-SETUP-12")
@pytest.mark.parametrize("players", [1, 3, 5])
def test_everybody_draws_two_civilizations(players: int):
    match = opening(players)
    offers = [seen(match, seat)["seats"][seat]["offer"] for seat in range(players)]
    assert all(len(offer) == 2 for offer in offers)
    assert len({civ for offer in offers for civ in offer}) == 2 * players
    assert len({tuple(seen(opening(players, seed))["seats"][0]["offer"]) for seed in range(8)}) > 5


@rule("TAP-SETUP-13", "TAP-SETUP-16")
@pytest.mark.parametrize("players", [4, 5])
def test_four_and_five_players_draw_a_capital_which_names_their_start(players: int):
    drawn = set()
    for seed in range(8):
        match = opening(players, seed)
        assert match.decision is not None
        assert match.decision.prompt is CIVILIZATION  # no capital is chosen
        view = seen(match)
        capitals = [seat["capital"]["number"] for seat in view["seats"]]
        assert len(set(capitals)) == players
        drawn.add(capitals[0])
        for n, capital in enumerate(capitals):
            assert outposts(view, n) == [LARGE_STARTS[capital]] * 2
    assert len(drawn) > 3


def outposts(view: dict, seat: int) -> list[tuple[int, int]]:
    """Where the outposts of a seat stand."""
    return [
        (hex["q"], hex["r"])
        for hex in view["map"]["hexes"]
        for piece in hex["pieces"]
        if piece == {"seat": seat, "piece": "outpost"}
    ]


@rule("TAP-SETUP-14", "TAP-SETUP-16")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_up_to_three_players_choose_one_of_a_pair_of_capitals(players: int):
    first_pairs = set()
    for seed in range(6):
        match = opening(players, seed, solo="points")
        pairs = []
        for seat in range(players):
            assert match.decision is not None
            assert (match.decision.seat, match.decision.prompt) == (seat, CAPITAL)
            pairs.append(set(match.decision.options))
            match.choose(sorted(match.decision.options)[seed % 2])
        assert all(pair in PAIRS for pair in pairs)
        assert len({min(pair) for pair in pairs}) == players
        first_pairs.add(min(pairs[0]))
        view = seen(match)
        for seat in range(players):
            capital = sorted(pairs[seat])[seed % 2]
            assert view["seats"][seat]["capital"]["number"] == capital
            assert outposts(view, seat) == [SMALL_STARTS[capital]] * 2
    assert len(first_pairs) > 1


@rule("TAP-SETUP-18")
def test_eight_outposts_are_left():
    for players in (2, 4):
        view = seen(first_turns(players))
        for n, seat in enumerate(view["seats"]):
            if len(outposts(view, n)) == 2:
                assert seat["outposts"] == 8
    assert quiet().state.players[0].outposts == 8


@rule("TAP-SETUP-19", "TAP-SETUP-20")
def test_everybody_keeps_one_civilization_and_the_others_go_back():
    match = opening(4, seed=3)
    kept, rejected = [], []
    while match.decision is not None and match.decision.prompt is CIVILIZATION:
        one, other = match.decision.options
        kept.append(other)
        rejected.append(one)
        match.choose(other)
    view = seen(match)
    assert [seat["civilizations"] for seat in view["seats"]] == [[civ] for civ in kept]
    assert all(seat["offer_count"] == 0 for seat in view["seats"])
    assert view["civs_left"] == 16 - 4
    assert set(rejected) <= set(match.state.civs_left)
    assert view["discards"]["civilizations"] == []


@rule("TAP-SETUP-20")
def test_the_stack_of_civilizations_is_shuffled_again():
    """Whatever was drawn and put back, anything can come next."""
    tops, in_order = set(), 0
    for seed in range(8):
        match = opening(4, seed)
        while match.decision is not None and match.decision.prompt is CIVILIZATION:
            match.choose(match.decision.options[1])
        stack = match.state.civs_left
        tops.add(stack[-1])
        in_order += stack == sorted(stack)
    assert len(tops) > 4
    assert in_order == 0


@rule("TAP-SETUP-21", "TAP-SETUP-22")
def test_income_mats_are_full_but_for_the_leftmost_space_and_resources_stand_on_0():
    match = opening(5)
    for seat in seen(match)["seats"]:
        assert seat["left"] == [5, 5, 5, 5]
        assert seat["goods"] == [0, 0, 0, 0]
    t = quiet().seat(0, era=0).start()  # the first income: what the uncovered spaces give
    assert t.player(0).goods == [1, 1, 1, 1]


@rule("TAP-SETUP-25")
def test_a_token_stands_on_each_start_space_and_points_on_0():
    for seat in seen(opening(5))["seats"]:
        assert seat["tracks"] == [[0], [0], [0], [0]]
        assert seat["vp"] == 0


@rule("TAP-SETUP-27")
def test_what_the_mat_says_of_the_start_is_done():
    t = begun_with("futurists")
    assert [tokens[0] for tokens in t.player(0).tracks] == [4, 4, 4, 4]
    assert begun_with("leaders").player(0).tracks == [(0,)] * 4


@rule("TAP-SETUP-28")
def test_adjustments_come_before_the_game_and_losses_after_income_turn_1():
    t = begun_with("traders")
    assert t.asked is RESOURCE
    assert t.player(0).vp == 10
    assert t.player(0).era == 0
    assert begun_with("architects").asked is MARK
    t = quiet().seat(0, era=0, civs=["futurists"]).start()
    assert t.player(0).era == 1
    assert t.asked is LOSE


@rule("TAP-SETUP-29")
def test_anybody_may_be_the_first_player():
    firsts = [seen(first_turns(3, seed))["first"] for seed in range(30)]
    assert {*firsts} == {0, 1, 2}
    assert max(map(firsts.count, range(3))) < 20


@rule("TAP-SETUP-31")
def test_the_capital_is_chosen_and_the_outposts_stand_before_a_civilization_is_kept():
    match = opening(2)
    asked = []
    while match.decision is not None and match.decision.prompt in (CAPITAL, CIVILIZATION):
        asked.append(match.decision.prompt)
        if match.decision.prompt is CAPITAL:
            assert len(seen(match)["seats"][0]["offer"]) == 2  # drawn already
            assert outposts(seen(match), 0) == []
        else:
            assert len(outposts(seen(match), 0)) == 2
        match.choose(match.decision.options[0])
    assert asked == [CAPITAL, CAPITAL, CIVILIZATION, CIVILIZATION]
