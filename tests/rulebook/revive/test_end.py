"""The end of the game (REV-END-01..11)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.pieces.map import BESIDE
from tafelrunde.games.revive.scenario import ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import (
    ABILITY_FIELD,
    ACTION_PROMPT,
    CRYSTAL_INTO,
    EXCHANGE,
    HIBERNATE,
    NEXT,
    REWARD,
    SWITCH,
)
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.revive.places import decline, finish, points, result, sleep, sleep_to_the_end


def triggered(players: int) -> ReviveTable:
    """Seat 0 has taken the last large artifact with the first action: the 35th point brings it."""
    t = scenario(players).only_artifacts(0).seat(0, vp=34, active=["CG13", "1", "2"], tracks=(11, 9, 1)).start()
    assert not any(me.end_tile for me in t.table.players)
    return finish(t.play("CG13", "top1").next("points"))


@rule("REV-END-01")
def test_who_takes_the_last_large_artifact_gets_the_end_tile():
    t = triggered(2)
    assert t.table.artifacts == 0
    assert t.player(0).artifacts == 0b1
    assert [me.end_tile for me in t.table.players] == [True, False]


@rule("REV-END-01")
def test_the_last_but_one_ends_nothing():
    t = scenario().only_artifacts(0, 1).seat(0, vp=34, active=["CG13", "1"]).start()
    finish(t.play("CG13", "top1").next("points"))
    assert t.table.artifacts.bit_count() == 1
    assert not any(me.end_tile for me in t.table.players)


@rule("REV-END-01")
def test_the_end_tile_goes_to_the_player_on_turn_even_if_another_took_the_artifact():
    made = scenario(moon=True).tribe(0, "nadair", "moon").only_artifacts(0)
    desert = 102
    neighbour = next(f for f in range(100, 120) if BESIDE[desert] >> f & 1)
    made.building(1, neighbour).seat(1, tracks=(1, 11, 9))  # one more green step opens an artifact field
    t = made.seat(0, crystal=1, food=6, active=["5"]).start()
    finish(t.play("5", "bottom1").next("ability").answer(ABILITY_FIELD, desert))
    assert t.track(1, "green") == 12
    assert (t.player(0).artifacts, t.player(1).artifacts) == (0, 1)
    assert [me.end_tile for me in t.table.players] == [True, False]


@rule("REV-END-02")
def test_the_player_with_the_end_tile_finishes_the_turn():
    t = triggered(3)
    assert t.seat_asked == 0
    assert {SWITCH, t.own_card("1"), t.own_card("2")} <= set(t.options), "the second action"
    t.play("2", "top2")
    assert t.resources(0)["book"] == 2, "it has its whole effect"
    assert t.seat_asked == 1


@rule("REV-END-02")
def test_an_end_triggered_by_the_second_action_leaves_the_rest_of_the_turn():
    """The points of the module come after the artifact, and a crystal may still be changed."""
    made = scenario(3).only_artifacts(0).seat(0, vp=34, crystal=1, active=["CG13", "1"], modules={0: "SM07"})
    t = made.turn(0, actions=1).start().play("CG13", "top1").next("points(amount=1)")
    assert t.player(0).end_tile
    t.next("points(amount=2)")
    assert t.player(0).vp == 34 + 1 + 2
    assert t.options == [EXCHANGE, NONE]
    t.answer(ACTION_PROMPT, EXCHANGE).answer(CRYSTAL_INTO, 0)
    assert (t.seat_asked, t.resources(0)["gear"]) == (1, 4)


@rule("REV-END-03", "REV-END-04", "REV-END-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_other_player_has_one_last_turn_and_then_the_game_is_scored(players: int):
    t = triggered(players).answer(ACTION_PROMPT, NONE)
    assert not t.match.over
    assert sleep_to_the_end(t) == list(range(1, players))
    assert t.match.over
    assert t.match.result is not None
    assert t.match.result.ending == "artifacts"
    assert t.match.result.breakdown[0]["end-tile"] == 4


@rule("REV-END-10")
def test_hibernating_is_allowed_in_the_last_turns():
    t = triggered(3).answer(ACTION_PROMPT, NONE)
    assert t.seat_asked == 1
    assert HIBERNATE in t.options
    sleep(t)
    assert t.asked is REWARD
    t.answer(REWARD, 1)
    assert t.resources(1)["crystal"] == 2


@rule("REV-END-05")
def test_afterwards_small_artifacts_come_instead_also_for_the_player_with_the_end_tile():
    t = triggered(2)
    finish(t.play("1", "bottom1"))
    if t.asked is NEXT:
        t.next("advance")
    assert t.track(0, "grey") == 12, "an artifact field is open"
    assert (t.player(0).artifacts, t.player(0).small_artifacts) == (0b1, 1)


@rule("REV-END-05")
def test_others_gain_small_artifacts_too_and_large_ones_as_long_as_there_are_some():
    def gained(*left: int) -> tuple[int, int]:
        made = scenario().only_artifacts(*left).seat(1, vp=34, active=["CG13", "1"]).turn(1)
        t = made.start()
        finish(t.play("CG13", "top1").next("points"))
        return t.player(1).artifacts.bit_count(), t.player(1).small_artifacts

    assert gained() == (0, 1)
    assert gained(0, 1) == (1, 0)


@rule("REV-END-06")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_small_artifact_is_worth_two_points(count: int):
    made = scenario()
    made.state.players[0].small_artifacts = count
    assert points(made, "small-artifacts") == 2 * count


@rule("REV-END-07")
def test_small_artifacts_never_run_out():
    made = scenario().only_artifacts().seat(0, vp=34, active=["CG13", "1"])
    for me in made.state.players:
        me.small_artifacts = 50
    t = made.start()
    finish(t.play("CG13", "top1").next("points"))
    assert t.player(0).small_artifacts == 51


@rule("REV-END-08")
def test_the_final_scoring_reaches_no_bonus_fields():
    made = scenario().seat(0, vp=4, gear=6, book=6, food=6, crystal=2, tracks=(11, 11, 11))
    crates, artifacts = len(made.state.crates), made.state.artifacts
    t = made.ended().start()
    assert t.match.result is not None
    assert t.match.result.scores[0] > 15, "a crate at 5, an artifact at 15"
    assert (t.player(0).crates_closed, t.player(0).artifacts, t.player(0).small_artifacts) == ([], 0, 0)
    assert (len(t.table.crates), t.table.artifacts) == (crates, artifacts)


@rule("REV-END-09")
@pytest.mark.parametrize(("scores", "winner"), [((20, 40, 30), 1), ((41, 40, 30), 0), ((1, 2, 3), 2)])
def test_most_points_win(scores: tuple[int, int, int], winner: int):
    made = scenario(players=3)
    for seat, vp in enumerate(scores):
        made.seat(seat, vp=vp)
        made.state.players[seat].artifact_cards = []
    assert result(made).winners == [winner]


@rule("REV-END-11")
@pytest.mark.parametrize(("rounds", "options"), [(20, {}), (10, {"stall_rounds": 10})])
def test_a_game_in_which_nothing_happens_any_more_ends_without_an_end_tile(rounds: int, options: dict[str, object]):
    t = scenario(**options).start()
    assert sleep_to_the_end(t) == [0, 1] * rounds
    assert t.match.result is not None
    assert t.match.result.ending == "stall"
    assert not any(me.end_tile for me in t.table.players)


@rule("REV-END-11")
def test_the_guard_can_be_switched_off():
    t = scenario(stall_rounds=0).start()
    sleep_to_the_end(t, most=120)
    assert not t.match.over


@rule("REV-END-11")
def test_a_step_on_a_machine_track_starts_the_count_anew():
    t = scenario(stall_rounds=10).seat(0, active=["1"]).start()
    for _ in range(16):
        sleep(t)
        decline(t)
    assert (t.seat_asked, t.match.over) == (0, False)
    finish(t.play("1", "bottom1"))
    if t.seat_asked == 0:
        t.answer(ACTION_PROMPT, NONE)
    assert t.track(0, "grey") == 2
    assert sleep_to_the_end(t) == [1] + [0, 1] * 10
