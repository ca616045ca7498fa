"""The final scoring and ties (REV-FINAL-01..10, REV-TIE-01..03)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.pieces.board import PROGRESS_TRACK
from tafelrunde.games.revive.scenario import ReviveScenario, scenario
from tests.rulebook import rule
from tests.rulebook.revive.places import points, result


def plain(players: int = 2, **options: object) -> ReviveScenario:
    """Nobody has an artifact card, so nothing scores but what the test says."""
    made = scenario(players, **options)
    for me in made.state.players:
        me.artifact_cards = []
    return made


@rule("REV-FINAL-01")
@pytest.mark.parametrize(("markers", "worth"), [(0, 0), (1, 1), (2, 2), (5, 5)])
def test_the_lowest_free_field_of_the_progress_track_scores(markers: int, worth: int):
    assert points(plain().seat(0, tribe_markers=markers), "progress") == worth


@rule("REV-FINAL-01")
def test_markers_of_machine_tracks_and_tribe_board_cover_the_same_track():
    assert points(plain().seat(0, tribe_markers=2, tracks=(3, 3, 1)), "progress") == PROGRESS_TRACK.points[4] == 4


@rule("REV-FINAL-01")
def test_a_full_progress_track_scores_what_stands_beside_its_last_field():
    made = plain().seat(0, tribe_markers=5, tracks=(12, 12, 12), machines={})
    for place, machine in enumerate(("MG01", "MN01", "MY01", "MG02", "MN02", "MY02"), 3):
        made.seat(0, machines={place: machine})
    assert made.state.players[0].progress == 20
    assert points(made, "progress") == 40


@rule("REV-FINAL-02")
def test_unlocked_technologies_score():
    made = plain().figure(0, 121, "t1")
    assert points(made, "technologies") == 1
    made = plain().figure(0, 121, "t1").figure(0, 122, "t2M").figure(0, 123, "t3M")
    assert points(made, "technologies") == 1 + 2 + 4
    assert points(plain(), "technologies") == 0


@rule("REV-FINAL-03")
def test_every_large_location_with_an_own_figure_scores():
    def scored(*corners: int) -> int:
        made = plain().corner(0, "LL1a").corner(1, "LL2a").seat(0, tracks=(1, 7, 4))
        for corner, technology in zip(corners, ("t1", "t2M"), strict=False):
            made.figure(0, 121 + corner, technology)
        return points(made, "locations")

    assert (scored(), scored(0), scored(1), scored(0, 1)) == (0, 7, 4, 11)


@rule("REV-FINAL-03")
def test_all_players_on_a_large_location_score_it():
    made = plain(3).corner(0, "LL1a").seat(0, tracks=(1, 7, 1)).seat(1, tracks=(1, 2, 1)).seat(2, tracks=(1, 8, 1))
    found = result(made.figure(0, 121, "t1").figure(1, 121, "t1")).breakdown
    assert [parts["locations"] for parts in found] == [7, 2, 0]


@rule("REV-FINAL-04")
@pytest.mark.parametrize(
    ("tracks", "worth"),
    [((1, 1, 1), 0), ((10, 1, 1), 0), ((11, 1, 1), 4), ((1, 11, 1), 2), ((1, 1, 11), 0), ((11, 11, 1), 6)],
)
def test_each_unlocked_card_bonus_gives_two_points_for_a_citizen_card_of_its_colour(
    tracks: tuple[int, int, int], worth: int
):
    """Start cards of all colours lie there too."""
    made = plain().seat(0, tracks=tracks, active=["CG01"], rest=["CN01"], slots={"top1": ["CG02"]})
    assert points(made, "card-bonus") == worth


@rule("REV-FINAL-05")
def test_the_end_tile_is_worth_four_points():
    made = plain()
    made.state.players[1].end_tile = True
    found = result(made)
    assert [parts["end-tile"] for parts in found.breakdown] == [0, 4]
    assert found.scores == [0, 4]


@rule("REV-FINAL-06")
def test_small_artifacts_are_worth_two_points_each():
    made = plain()
    made.state.players[0].small_artifacts = 2
    assert result(made).scores == [4, 0]


@rule("REV-FINAL-07")
@pytest.mark.parametrize(
    ("held", "worth"), [((4, 0, 0, 0), 0), ((2, 1, 1, 1), 1), ((3, 3, 3, 0), 1), ((6, 6, 6, 3), 4), ((1, 1, 0, 3), 1)]
)
def test_five_left_over_resources_of_any_kinds_give_a_point(held: tuple[int, int, int, int], worth: int):
    gear, book, food, crystal = held
    assert points(plain().seat(0, gear=gear, book=book, food=food, crystal=crystal), "left-over") == worth


@rule("REV-FINAL-08")
def test_the_three_categories_of_the_artifact_card_score_once_each():
    """A01: crates, energy, population."""
    made = scenario().seat(0, artifact_card="A01", opened=["K01", "K02", "K03", "K04"], energy=3).figure(0, 121, "t1")
    assert points(made, "artifact-card") == 4 + 3 + 1


@rule("REV-FINAL-09", "REV-FINAL-10")
@pytest.mark.parametrize(
    ("held", "worth"),
    [
        ({}, 8),
        ({"violet": 1}, 12),
        ({"orange": 1}, 11),
        ({"white": 1}, 9),
        ({"violet": 2, "white": 3}, 19),
    ],
)
def test_each_large_artifact_scores_the_category_of_its_colour_once_more(held: dict[str, int], worth: int):
    """A01: crates violet, energy orange, population white."""
    made = scenario(players=4).seat(
        0, artifact_card="A01", opened=["K01", "K02", "K03", "K04"], energy=3, artifacts=held
    )
    assert points(made.figure(0, 121, "t1"), "artifact-card") == worth


@rule("REV-FINAL-09")
def test_the_artifacts_of_others_do_not_count():
    made = scenario(players=4).seat(0, artifact_card="A01", energy=3).seat(1, artifacts={"orange": 2})
    assert points(made, "artifact-card") == 3


@rule("REV-TIE-01")
def test_a_tie_is_broken_by_left_over_resources_that_gave_no_point():
    made = plain().seat(0, vp=10, gear=5, tracks=(9, 1, 1)).seat(1, vp=10, gear=5, book=2)
    made.state.players[1].tribe_markers = made.state.players[1].progress = made.state.players[0].progress
    found = result(made)
    assert found.scores[0] == found.scores[1]
    assert found.winners == [1], "2 against 0, whatever the machine tracks say"


@rule("REV-TIE-01")
def test_resources_that_gave_a_point_break_no_tie():
    made = plain().seat(0, vp=10, gear=6).seat(1, vp=11, gear=3)
    found = result(made)
    assert found.scores == [11, 11]
    assert found.winners == [1], "1 left over against 3"


@rule("REV-TIE-02")
@pytest.mark.parametrize(("tracks", "winner"), [((2, 2, 1), 0), ((1, 1, 2), 1)])
def test_then_by_the_sum_of_the_machine_tracks(tracks: tuple[int, int, int], winner: int):
    made = (
        plain().seat(0, vp=10, gear=2, tracks=tracks).seat(1, vp=10, book=2, tracks=(2, 2, 1) if winner else (1, 1, 2))
    )
    found = result(made)
    assert found.scores == [10, 10]
    assert found.winners == [winner]


@rule("REV-TIE-03")
def test_then_the_victory_is_shared():
    made = (
        plain(3).seat(0, vp=10, gear=2, tracks=(2, 1, 1)).seat(1, vp=9, gear=4).seat(2, vp=10, food=2, tracks=(1, 1, 2))
    )
    assert result(made).winners == [0, 2]
