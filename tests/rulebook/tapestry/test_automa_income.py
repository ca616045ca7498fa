"""Income turns of the bots (TAP-AUTOMA-26, 56..68, 106, 107)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.components.automa import AUTOMA_LEVELS, AUTOMA_MATS
from tafelrunde.games.tapestry.pieces.kinds import ALL_TRACKS, TRACKS
from tafelrunde.games.tapestry.scenario import TapestryTable
from tafelrunde.games.tapestry.table.prompts import ACTION, HEAD_START, RESOURCE
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.tapestry.automa import LATER, bots, events, far, income, names, shadow_far, solo

ADDED = {1: (2, 2, 2), 2: (2, 2, 2), 3: (0, 2, 2), 4: (2, 4, 4), 5: (2, 6, 6), 6: (2, 6, 6)}
ADDED_WITH_ARTS = {1: (2, 4, 4), 2: (2, 4, 4), 3: (2, 4, 4), 4: (2, 6, 6), 5: (2, 6, 6), 6: (2, 6, 6)}

MATS = {
    2: {2: (1, 0, 1), 3: (2, 1, 1), 4: (2, 1, 2), 5: (3, 2, 3)},
    5: {2: (1, 0, 1), 3: (2, 1, 2), 4: (2, 2, 2), 5: (3, 3, 4)},
}  # by level: for landmarks and territories, for military and science, for the other tracks


def scored(t: TapestryTable) -> dict[str, int]:
    return {str(event["reason"]): int(event["amount"]) for event in events(t, "bot-scored")}


@rule("TAP-AUTOMA-56")
def test_the_chart_is_carried_out_in_order():
    """Level 3, a favourite track to change: favourites, advance, civilization, VP, cards, card, stock, shuffle."""
    made = solo(level=3).seat(0, tracks={"science": 6}, era=4)
    told = names(income(3, 3, made, tracks={"military": 3, "science": 5}, favorite="science"))
    steps = [
        "era", "bot-favors", "advanced", "bot-ability", "bot-scored", "bots-added", "played-face-down", "bot-stocked",
        "bots-shuffled",
    ]  # fmt: skip
    places = [told.index(step) for step in steps]
    assert places == sorted(places)


@rule("TAP-AUTOMA-57")
@pytest.mark.parametrize(
    ("mine", "others", "changes"),
    [(5, {}, False), (5, {"science": 5}, False), (5, {"science": 6}, True), (12, {}, True)],
)
def test_a_favourite_track_changes_at_its_end_or_when_somebody_is_ahead(
    mine: int, others: dict[str, int], changes: bool
):
    """By "end or landmark": military is 1 away from a landmark; so card 5 has nothing to decide."""
    made = solo().seat(0, tracks=others, era=4)
    t = income(2, 2, made, tracks={"science": mine, "military": 3}, favorite="science")
    assert t.automa.favorite == ALL_TRACKS.index("military" if changes else "science")


@rule("TAP-AUTOMA-57")
def test_a_token_of_the_other_bot_counts_and_the_new_favourite_may_be_the_old_one():
    made = solo().seat(0, era=4).shadow(favorite="military", tracks={"science": 7, "military": 3})
    t = income(2, 2, made, tracks={"science": 6, "military": 1}, favorite="science")
    assert t.automa.favorite == ALL_TRACKS.index("science")  # 1 away from a landmark, and the nearest
    assert "bot-favors" in names(t)


@rule("TAP-AUTOMA-57")
def test_both_look_at_the_same_moment():
    """Each stands behind on the favourite track of the other and turns away from its own one."""
    made = solo().seat(0, tracks=dict.fromkeys(TRACKS, 0), era=4)
    made.shadow(favorite="technology", tracks={"technology": 2, "exploration": 3})
    t = income(2, 2, made, tracks={"technology": 3, "science": 1}, favorite="science")
    assert [event.seat for event in t.match.events() if event.name == "bot-favors"] == [2]
    assert t.shadow.favorite == ALL_TRACKS.index("exploration")


@rule("TAP-AUTOMA-58")
@pytest.mark.parametrize("level", range(1, 7))
def test_from_level_3_on_both_advance_by_the_last_pair(level: int):
    t = income(level, 2, solo(level).seat(0, era=4), civs=["engineers"])
    moved = [event.seat for event in t.match.events() if event.name == "advanced"]
    assert moved == ([1, 2] if level >= 3 else [])


@rule("TAP-AUTOMA-59", "TAP-AUTOMA-14")
@pytest.mark.parametrize("level", range(1, 7))
def test_from_level_2_on_her_civilization_acts(level: int):
    t = income(level, 3, solo(level).seat(0, era=4), civs=["scientists"])
    assert ("bot-ability" in names(t)) == (level >= 2)


@rule("TAP-AUTOMA-59", "TAP-AUTOMA-18")
def test_on_level_6_the_first_civilization_acts_before_the_second():
    t = income(6, 3, solo(6).seat(0, era=4), civs=["engineers", "scientists"])
    assert [event["automaciv"] for event in events(t, "bot-ability")] == [3, 2]


@rule("TAP-AUTOMA-60", "TAP-AUTOMA-17")
@pytest.mark.parametrize("turn", LATER)
@pytest.mark.parametrize("level", [2, 5])
def test_she_scores_by_the_numbers_of_her_mat(level: int, turn: int):
    """2 landmarks, 1 territory; military 1, science 5; technology 1, exploration 1. Level 5 advances before."""
    t = income(level, turn, solo(level).seat(0, era=4), civs=["explorers"], landmarks=["bakery", "barn"])
    mat = {
        2: {2: (1, 0, 1), 3: (2, 1, 1), 4: (2, 1, 2), 5: (3, 2, 3)},
        5: {2: (1, 0, 1), 3: (2, 1, 2), 4: (2, 2, 2), 5: (3, 3, 4)},
    }
    a, b, c = mat[level][turn]
    reached = far(t)
    expected = {
        "land": a * (t.automa.landmarks.bit_count() + t.automa.upright.bit_count()),
        "military-science": b * (reached["military"] + reached["science"]),
        "other-tracks": c * (reached["technology"] + reached["exploration"]),
    }
    assert scored(t) == {reason: points for reason, points in expected.items() if points}


@rule("TAP-AUTOMA-60", "TAP-AUTOMA-61")
def test_the_worked_example_of_income_turn_3():
    """4 landmarks, 3 territories, military 2, science 5, technology 4, exploration 6, first in the era: 34 VP."""
    made = solo().seat(0, era=2)
    tracks = {"military": 1, "science": 5, "technology": 4, "exploration": 6}  # the Explorers advance on military
    landmarks, outposts = ["bakery", "barn", "library", "treasury"], [(-2, 1), (-1, 2)]
    t = income(2, 3, made, civs=["explorers"], tracks=tracks, landmarks=landmarks, outposts=outposts)
    assert t.automa.vp == 2 * 7 + 1 * 7 + 1 * 10 + 3


@rule("TAP-AUTOMA-61")
@pytest.mark.parametrize("turn", LATER)
def test_points_for_beginning_an_era_before_the_person(turn: int):
    first = scored(income(2, turn, solo().seat(0, era=turn - 1)))
    late = scored(income(2, turn, solo().seat(0, era=turn)))
    assert first.get("first", 0) == (turn if turn < 5 else 0)
    assert "first" not in late


@rule("TAP-AUTOMA-62", "TAP-AUTOMA-26")
@pytest.mark.parametrize("turn", [2, 3, 4])
@pytest.mark.parametrize("level", range(1, 7))
def test_cards_join_the_decision_deck(level: int, turn: int):
    t = income(level, turn, solo(level).seat(0, era=4))
    added = ADDED[level][turn - 2]
    assert t.match.view(0)["decisions"]["deck"] == 8 + added
    assert len(events(t, "bots-added")) == (added > 0)


@rule("TAP-AUTOMA-106", "TAP-AUTOMA-107", "TAP-AUTOMA-62")
@pytest.mark.parametrize("level", range(1, 7))
def test_with_the_arts_track_other_numbers_join(level: int):
    for turn in (2, 3, 4):
        made = solo(level, arts_architecture=True).seat(0, era=4)
        assert income(level, turn, made).match.view(0)["decisions"]["deck"] == 8 + ADDED_WITH_ARTS[level][turn - 2]


@rule("TAP-AUTOMA-62")
def test_levels_5_and_6_use_up_the_progress_deck():
    assert [sum(level.added) for level in AUTOMA_LEVELS[4:6]] == [14, 14]


@rule("TAP-AUTOMA-106")
def test_the_third_row_of_her_mat_scores_the_arts_too():
    tracks = {"science": 5, "technology": 1, "exploration": 1, "military": 1, "arts": 4}
    t = income(2, 2, solo(arts_architecture=True).seat(0, era=4), civs=["explorers"], tracks=tracks)
    assert scored(t)["other-tracks"] == 1 * (1 + 2 + 4)  # the Explorers advance on exploration


@rule("TAP-AUTOMA-63")
@pytest.mark.parametrize("turn", LATER)
def test_a_tapestry_card_of_the_deck_is_laid(turn: int):
    made = solo().seat(0, era=4)
    top = made.state.deck[-1]
    t = income(2, turn, made, civs=["engineers"], stock=["guilds"])
    assert t.automa.mat.laid == ([top] if turn < 5 else [])
    assert t.match.view(0)["automa"]["laid"] == (turn < 5)


@rule("TAP-AUTOMA-64")
@pytest.mark.parametrize("level", range(1, 7))
def test_a_card_goes_into_the_stock_on_levels_2_to_6(level: int):
    for turn in LATER:
        t = income(level, turn, solo(level).seat(0, era=4), civs=["engineers"], tracks={"science": 5})
        stocked = names(t)[names(t).index("played-face-down") :] if turn < 5 else []
        assert ("bot-stocked" in stocked) == (level >= 2 and turn < 5)


@rule("TAP-AUTOMA-65")
@pytest.mark.parametrize("turn", LATER)
def test_all_decision_cards_are_shuffled_into_the_new_deck(turn: int):
    t = income(2, turn, solo().seat(0, era=4))
    cards = t.match.view(0)["decisions"]
    if turn == 5:
        assert (cards["deck"], cards["track_card"], cards["tie_card"]) == (0, 5, 4)
    else:
        assert (cards["discard"], cards["track_card"], cards["tie_card"]) == ([], -1, -1)
        assert cards["deck"] + cards["progress"] == 22
        assert len(cards["known"]["deck"]) == cards["deck"]  # everybody has seen them


@rule("TAP-AUTOMA-66")
@pytest.mark.parametrize("level", range(1, 7))
def test_income_turn_1(level: int):
    made = solo(level).automa(era=0, favorite="science").shadow(favorite="military")
    t = bots(made)
    moved = [(event.seat, event.facts["space"]) for event in t.match.events() if event.name == "advanced"]
    if level == 5:
        assert {seat for seat, _ in moved} == {1, 2}
        assert far(t)["science"] >= 1
        assert shadow_far(t) == {"exploration": 0, "technology": 0, "science": 0, "military": 1}
    elif level == 6:
        assert [space for seat, space in moved if seat == 2] == [
            40,
            1,
            14,
            27,
        ]  # military, exploration, technology, science
        assert all(space >= 1 for space in far(t).values())
    else:
        assert moved == []
    assert len(t.automa.mat.stock) >= (level >= 2)
    assert t.automa.vp == 0


@rule("TAP-AUTOMA-107")
def test_with_the_arts_track_level_6_advances_there_too():
    t = bots(solo(6, arts_architecture=True).automa(era=0, favorite="science"))
    assert shadow_far(t) == dict.fromkeys(ALL_TRACKS, 1)


def head_start(**options: bool) -> TapestryTable:
    made = solo(1, **options).seat(0, era=0, coin=0)
    return made.start().income()


@rule("TAP-AUTOMA-66", "TAP-AUTOMA-67")
def test_on_level_1_income_turn_1_of_the_person_begins_with_a_step_on_every_track():
    t = head_start()
    assert t.asked is HEAD_START
    assert t.options == [0, 1, 2, 3]
    assert t.player(0).goods == [0, 0, 0, 0]  # nothing was gained yet, and nothing is paid
    t.answer(HEAD_START, 0)
    assert (t.player(0).far, t.player(0).tiles.bit_count()) == ([1, 0, 0, 0], 2)  # with the benefit
    assert t.options == [1, 2, 3]
    while t.match.decision is not None and sum(t.player(0).far) < 4:
        t.match.choose(3 if t.asked is HEAD_START and 3 in t.options else t.options[-1])
    assert t.asked is not ACTION or t.player(0).era == 1


@rule("TAP-AUTOMA-66")
def test_other_levels_give_the_person_nothing():
    t = solo(2).seat(0, era=0, coin=0).start().income()
    assert t.asked is not HEAD_START
    assert sum(t.player(0).far) == 0


@rule("TAP-AUTOMA-107")
def test_with_the_arts_track_the_person_advances_there_too():
    t = head_start(arts_architecture=True)
    assert t.options == [0, 1, 2, 3, 4]


@rule("TAP-AUTOMA-68", "TAP-AUTOMA-58")
def test_income_turn_5_ends_the_game_of_both():
    t = income(3, 5, solo(3).seat(0, era=4), civs=["engineers"])
    assert (t.automa.finished, t.shadow.finished, t.automa.era) == (True, True, 5)
    assert {"advanced", "bot-ability", "bot-scored"} <= set(names(t))
    t.income()
    while t.asked in (ACTION, RESOURCE):  # the person goes on alone
        t.match.choose(NONE if NONE in t.options else t.options[-1])
    assert t.match.over or t.seat_asked == 0


@rule("TAP-AUTOMA-60")
def test_both_sides_of_the_mat_have_a_column_for_each_income_turn():
    assert all(len(mat.land) == len(mat.military_science) == len(mat.other_tracks) == 4 for mat in AUTOMA_MATS)
