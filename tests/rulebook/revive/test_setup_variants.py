"""Set-up variants (REV-VAR-01..09)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.scenario import ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import (
    ACTION_PROMPT,
    ARTIFACT,
    HIBERNATE,
    KEEP,
    REMOVE,
    SMALL_ARTIFACT,
    TRIBE_BOARD,
)
from tafelrunde.kernel.match import Match
from tests.rulebook import rule
from tests.rulebook.revive.positions import do_next, opening, result_of

TWO_SMALL = (12, 13)


@rule("REV-VAR-01")
@pytest.mark.parametrize("seed", range(5))
def test_tribes_are_chosen_counter_clockwise_and_the_first_player_is_last(seed: int):
    match = Match(REVIVE, 3, seed, {"choose_tribes": True})
    first = match.view()["first"]
    chosen = []
    while match.decision.prompt is TRIBE_BOARD:
        chosen.append((match.decision.seat, match.decision.options[-1]))
        assert len(match.decision.options) == 4 - len(chosen) + 1, "what is taken is gone"
        match.choose(match.decision.options[-1])
    assert [seat for seat, _ in chosen] == [(first - 1) % 3, (first - 2) % 3, first]
    assert [match.state.players[seat].tribe for seat, _ in chosen] == [tribe for _, tribe in chosen]
    assert match.decision.seat == first


@rule("REV-VAR-02")
def test_of_two_artifact_cards_everybody_keeps_one_in_secret():
    match = Match(REVIVE, 2, 1, {"two_artifact_cards": True})
    kept = {}
    while match.decision.prompt is KEEP:
        seat = match.decision.seat
        assert len(match.decision.options) == 2
        assert match.view(seat)["seats"][seat]["artifact_cards"] == match.decision.options
        assert match.view(1 - seat)["seats"][seat]["artifact_cards"] is None
        kept[seat] = match.decision.options[1]
        match.choose(kept[seat])
    assert set(kept) == {0, 1}
    for seat in (0, 1):
        assert match.view(seat)["seats"][seat]["artifact_cards"] == [kept[seat]]
    assert match.decision.prompt is ACTION_PROMPT


@rule("REV-VAR-03")
@pytest.mark.parametrize("players", [2, 3])
def test_a_longer_game_has_the_large_artifacts_of_one_more_player(players: int):
    area = opening(players, longer=True)["artifacts"]
    assert area == opening(players + 1)["artifacts"]
    assert area["small"] == 0


@rule("REV-VAR-04")
def test_a_longer_game_of_four_has_two_small_artifacts_in_the_area():
    assert opening(4)["artifacts"]["small"] == 0
    area = opening(4, longer=True)["artifacts"]
    assert len(area["large"]) == 12
    assert area["small"] == 2


def about_to_take(*left: int, players: int = 4, longer: bool = True) -> ReviveTable:
    """Seat 0 comes to field 15 of the score track and is entitled to a large artifact."""
    made = scenario(players, longer=longer).only_artifacts(*left)
    t = made.seat(0, vp=34, active=["CG13"]).start().play("CG13", "top1")
    return do_next(t, "points")


@rule("REV-VAR-05")
@pytest.mark.parametrize("last", [0, 12], ids=["large", "small"])
def test_the_end_waits_for_large_and_small_artifacts_of_the_area(last: int):
    t = about_to_take(last, 13)
    if t.asked is ARTIFACT:
        t.answer(ARTIFACT, SMALL_ARTIFACT)
    assert t.match.view()["artifacts"]["small"] == (1 if last == 12 else 0)
    assert t.match.view()["ending"] == ""
    t = about_to_take(last)
    if t.asked is ARTIFACT:
        t.answer(ARTIFACT, t.options[0])
    assert t.match.view()["ending"] == "artifacts"
    assert t.player(0).end_tile


@rule("REV-VAR-06")
def test_small_artifacts_of_the_area_may_be_taken_like_large_ones():
    t = about_to_take(0, 1, *TWO_SMALL)
    assert t.asked is ARTIFACT
    assert t.options == [0, 1, SMALL_ARTIFACT]
    t.answer(ARTIFACT, SMALL_ARTIFACT)
    assert t.player(0).small_artifacts == 1
    assert t.player(0).artifacts == 0
    assert t.match.view()["artifacts"]["small"] == 1


@rule("REV-VAR-06")
def test_a_small_artifact_from_the_area_scores_as_a_small_one():
    made = scenario(4, longer=True)
    made.state.players[0].small_artifacts = 1
    assert result_of(made).breakdown[0]["small-artifacts"] == 2


@rule("REV-VAR-06")
def test_the_stack_gives_small_artifacts_only_once_the_area_is_empty():
    assert about_to_take(12, 13).match.view()["artifacts"]["small"] == 1, "from the area as long as there are some"
    made = scenario(4, longer=True).only_artifacts().seat(0, vp=34, active=["CG13"])
    made.state.last_turns = 4
    t = do_next(made.start().play("CG13", "top1"), "points")
    assert t.asked is not ARTIFACT
    assert t.player(0).small_artifacts == 1


@rule("REV-VAR-07")
def test_all_variants_are_off_unless_asked_for():
    match = Match(REVIVE, 4, 1)
    assert match.decision.prompt is ACTION_PROMPT, "neither tribes nor artifact cards are chosen"
    view = match.view(0)
    assert view["artifacts"]["small"] == 0
    assert view["shared_artifact_card"] == []
    assert view["seats"][0]["artifact_cards_count"] == 1
    assert len(opening(2)["artifacts"]["large"]) == 6


def asleep(*left: int) -> ReviveTable:
    """Seat 0 comes to the field of the hibernation track that removes an artifact."""
    t = scenario(4, longer=True).only_artifacts(*left).seat(0, hibernation=3).start()
    t.answer(ACTION_PROMPT, HIBERNATE)
    while t.asked not in (REMOVE, ACTION_PROMPT) and t.match.view()["ending"] == "":
        t.match.choose(t.options[0])
    return t


@rule("REV-VAR-08")
def test_a_removal_may_take_a_small_artifact_out_of_the_area():
    t = asleep(0, *TWO_SMALL)
    assert t.asked is REMOVE
    assert t.options == [0, SMALL_ARTIFACT]
    t.answer(REMOVE, SMALL_ARTIFACT)
    assert t.match.view()["artifacts"]["small"] == 1
    assert t.player(0).small_artifacts == 0
    assert t.match.view()["ending"] == ""


@rule("REV-VAR-08")
def test_a_removal_that_empties_the_area_triggers_the_end():
    t = asleep(13)
    if t.asked is REMOVE:
        t.answer(REMOVE, SMALL_ARTIFACT)
    assert t.match.view()["artifacts"]["small"] == 0
    assert t.match.view()["ending"] == "artifacts"


@rule("REV-VAR-09")
def test_a_shared_artifact_card_lies_open_and_counts_for_everybody():
    view = opening(2, shared_artifact_card=True)
    assert len(view["shared_artifact_card"]) == 1
    assert [seat["artifact_cards_count"] for seat in view["seats"]] == [0, 0]
    made = scenario(2, shared_artifact_card=True)
    made.state.shared, made.state.artifact_box = [0], []  # violet: crates
    made.seat(0, opened=["K01"], energy=0).seat(1, opened=["K02", "K03"], energy=0)
    result = result_of(made)
    assert [parts["artifact-card"] for parts in result.breakdown] == [1, 2]
