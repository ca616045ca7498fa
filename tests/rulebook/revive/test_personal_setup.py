"""Personal set-up (REV-PSETUP-01..27)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.kinds import CITIZENS, RESOURCES
from tafelrunde.games.revive.scenario import scenario
from tafelrunde.games.revive.table.prompts import ACTION_PROMPT, LOCATION, POPULATE, TECHNOLOGY
from tafelrunde.kernel.match import Match
from tafelrunde.words import words_of
from tafelrunde.words.labels import option_label
from tests.rulebook import rule
from tests.rulebook.revive.positions import opening

SEEDS = range(16)


@rule("REV-PSETUP-01", "REV-PSETUP-02")
def test_everybody_has_a_tribe_board_of_their_own_dealt_at_random():
    dealt = [[seat["tribe"] for seat in opening(4, seed)["seats"]] for seed in SEEDS]
    assert all(sorted(row) == ["hofstadterians", "kuniban", "nadair", "x49"] for row in dealt)
    assert {row[0] for row in dealt} == {"hofstadterians", "kuniban", "nadair", "x49"}


@rule("REV-PSETUP-02", "REV-PSETUP-03")
def test_the_moon_side_lies_up_only_once_it_is_unlocked():
    def sides(**options: object) -> set[str]:
        return {seat["side"] for seed in SEEDS for seat in opening(2, seed, **options)["seats"]}

    assert sides() == {"sun"}
    assert sides(moon=True) == {"sun", "moon"}


@rule("REV-PSETUP-04")
def test_track_markers_start_on_field_one():
    assert [seat["tracks"] for seat in opening(4)["seats"]] == [[1, 1, 1]] * 4


@rule("REV-PSETUP-05")
def test_everybody_starts_with_one_energy_in_the_storage_out_of_the_supply():
    view = opening(3)
    assert [seat["energy"] for seat in view["seats"]] == [1, 1, 1]
    assert view["energy_in_supply"] == 25
    assert not any(seat["machines"] for seat in view["seats"])


@rule("REV-PSETUP-06")
def test_the_switch_starts_unused():
    assert [seat["switch_used"] for seat in opening(4)["seats"]] == [False] * 4


@rule("REV-PSETUP-07")
def test_everybody_gets_one_whole_set_of_start_cards_at_random():
    first = set()
    for seed in SEEDS:
        sets = []
        for seat in opening(4, seed)["seats"]:
            letters = {REVIVE.catalog.cards[card].id[:2] for card in seat["active"] + seat["rest"]}
            assert len(letters) == 1
            assert len(set(seat["active"] + seat["rest"])) == 6
            sets += letters
        assert sorted(sets) == ["SA", "SB", "SC", "SD"]
        first.add(sets[0])
    assert len(first) == 4


@rule("REV-PSETUP-08", "REV-PSETUP-09")
def test_three_start_cards_are_active_and_three_rest_at_random():
    seats = [seat for seed in SEEDS for seat in opening(2, seed)["seats"]]
    assert all(len(seat["active"]) == len(seat["rest"]) == 3 for seat in seats)
    active = {tuple(sorted((card - CITIZENS) % 6 for card in seat["active"])) for seat in seats}
    assert len(active) > 8


@rule("REV-PSETUP-10", "REV-PSETUP-27")
def test_rest_areas_are_open_to_their_owner_and_to_all():
    match = Match(REVIVE, 2, 1)
    seen = [[match.view(seat)["seats"][owner]["rest"] for owner in (0, 1)] for seat in (0, 1)]
    assert seen[0] == seen[1]
    assert all(len(rest) == 3 for rest in seen[0])


@rule("REV-PSETUP-11", "REV-PSETUP-27")
def test_an_artifact_card_is_known_to_its_owner_only():
    match = Match(REVIVE, 2, 1)
    for seat in (0, 1):
        seats = match.view(seat)["seats"]
        assert len(seats[seat]["artifact_cards"]) == 1
        assert seats[1 - seat]["artifact_cards"] is None
        assert seats[1 - seat]["artifact_cards_count"] == 1


@rule("REV-PSETUP-11")
def test_artifact_cards_are_dealt_at_random_and_no_card_twice():
    dealt = []
    for seed in range(40):
        match = Match(REVIVE, 4, seed)
        hands = [match.view(seat)["seats"][seat]["artifact_cards"][0] for seat in range(4)]
        assert len(set(hands)) == 4
        dealt += hands
    assert set(dealt) == set(range(10))


@rule("REV-PSETUP-27")
def test_closed_crates_are_hidden_from_others():
    t = scenario().seat(0, closed=["K01"]).start()
    crate = t.number("crate", "K01")
    own, other = t.match.view(0)["seats"][0], t.match.view(1)["seats"][0]
    assert own["crates_closed"] == [crate]
    assert other["crates_closed"] is None
    assert other["crates_closed_count"] == 1


@rule("REV-PSETUP-14", "REV-PSETUP-15", "REV-PSETUP-19")
def test_no_building_figure_or_tribe_marker_has_left_the_tribe_board():
    for seat in opening(4)["seats"]:
        assert seat["small"] == seat["large"] == seat["figures"] == seat["technologies"] == []
        assert seat["tribe_markers"] == 0


@rule("REV-PSETUP-15")
def test_the_figures_stand_on_seven_technologies_of_which_the_lowest_goes_first():
    t = scenario().seat(0, book=6, food=6).start()
    t.answer(ACTION_PROMPT, POPULATE)
    t.answer(LOCATION, t.options[0])
    assert t.asked is not TECHNOLOGY, "there is no choice yet"
    t.pay()
    assert t.match.view(0)["seats"][0]["technologies"] == [0]
    assert len(REVIVE.catalog.boards[0]) == 7


@rule("REV-PSETUP-16")
def test_everybody_starts_with_no_points():
    assert [seat["vp"] for seat in opening(4)["seats"]] == [0] * 4


@rule("REV-PSETUP-17")
def test_everybody_starts_at_the_bottom_of_the_hibernation_track():
    assert [seat["hibernation"] for seat in opening(4)["seats"]] == [0] * 4


@rule("REV-PSETUP-18")
def test_every_reward_field_is_still_covered():
    for seat in opening(4)["seats"]:
        assert seat["opened"] == []
        assert seat["progress"] == 0


STARTING = [
    {"crystal": 1, "gear": 0, "book": 0, "food": 0},
    {"crystal": 1, "gear": 1, "book": 0, "food": 0},
    {"crystal": 1, "gear": 1, "book": 1, "food": 0},
    {"crystal": 1, "gear": 1, "book": 1, "food": 1},
]


@rule("REV-PSETUP-20", "REV-PSETUP-22", "REV-PSETUP-23", "REV-PSETUP-24", "REV-PSETUP-25")
@pytest.mark.parametrize("seed", range(6))
def test_starting_resources_go_up_clockwise_from_the_first_player(seed: int):
    view = opening(4, seed)
    seats = [view["seats"][(view["first"] + place) % 4]["resources"] for place in range(4)]
    assert seats == STARTING


@rule("REV-PSETUP-26")
def test_nobody_plays_with_start_cards_that_were_not_dealt():
    view = opening(2)
    in_play = view["display"]["cards"] + [card for seat in view["seats"] for card in seat["active"] + seat["rest"]]
    assert sum(card >= CITIZENS for card in in_play) == 12
    table = Match(REVIVE, 2, 1).state
    assert all(card < CITIZENS for card in table.deck), "the other sets are out of the game"


@rule("REV-PSETUP-12")
@pytest.mark.parametrize("players", [1, 4])
def test_everybody_can_look_up_what_may_be_done_in_a_turn(players: int):
    """The overview card of a seat is what it is offered: the five actions, hibernating and free actions."""
    t = scenario(players).seat(0, gear=5, book=6, food=6, crystal=1, active=["1"]).start()
    assert t.match.decision is not None
    decision, words = t.match.decision, words_of(REVIVE, "en")
    offered = {option_label(words, REVIVE, t.match.view(0), decision, code) for code in t.options}
    overview = {"Use the switch", "Explore", "Populate", "Build", "Hibernate", "Free: change a crystal"}
    assert overview <= offered
    assert any(label.startswith("Play ") for label in offered)


@rule("REV-PSETUP-13", "REV-DEC-34")
def test_every_seat_has_a_colour_of_its_own_and_its_pieces_wear_it():
    """Who takes a seat has chosen its colour."""

    def in_colour(view: dict[str, Any]) -> list[int]:
        drawn = REVIVE.show.board_svg(view, "en")
        return [drawn.count(f"figure seat-{seat}") for seat in range(4)]

    empty = in_colour(scenario(4).start().match.view(0))
    for seat in range(4):
        built = in_colour(scenario(4).figure(seat, 106, "t1").start().match.view(0))
        assert [built[other] > empty[other] for other in range(4)] == [other == seat for other in range(4)]


@rule("REV-PSETUP-21")
def test_the_resource_tracks_are_crystal_gear_book_and_food_from_left_to_right():
    view = scenario().seat(0, crystal=1, gear=2, book=3, food=4).start().match.view(0)
    drawn = REVIVE.show.board_svg(view, "en")
    places = [drawn.index(f'id="resource-{RESOURCES.index(name)}"') for name in ("crystal", "gear", "book", "food")]
    assert places == sorted(places)
