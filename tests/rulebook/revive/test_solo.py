"""Playing alone (REV-SOLO-01..22)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.scenario import ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import (
    ACTION_PROMPT,
    BUILD,
    CLEAR_CARD,
    CLEAR_MACHINE,
    CLEAR_MODULE,
    COPY,
    EXPLORE,
    HIBERNATE,
    MACHINE,
    PLAY,
    REWARD,
    SITE,
    SLOT,
    SWITCH,
)
from tafelrunde.games.revive.table.state import Table
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.match import Match
from tafelrunde.words import words_of
from tafelrunde.words.labels import ending_remark
from tests.rulebook import rule
from tests.rulebook.revive.places import decline, dry, finish, points, result, sleep

LAST_FIELD = 20


def fresh(players: int = 1, **options: object) -> Table:
    table = Match(REVIVE, players, 1, {"first_player": "first_seat", **options}).state
    assert isinstance(table, Table)
    return table


def keep_display(t: ReviveTable) -> ReviveTable:
    """Hibernate without clearing anything."""
    return sleep(t).answer(CLEAR_CARD, NONE).answer(CLEAR_MACHINE, NONE).answer(CLEAR_MODULE, NONE)


# ------------------------------------------------------------------------------------------------ set-up


@rule("REV-SOLO-02", "REV-SOLO-22")
def test_three_large_artifacts_are_used_in_the_longer_game_too():
    assert fresh().artifacts.bit_count() == fresh(longer=True).artifacts.bit_count() == 3
    assert fresh(2).artifacts.bit_count() > 3
    assert fresh(2, longer=True).artifacts.bit_count() > fresh(2).artifacts.bit_count()


@rule("REV-SOLO-03")
def test_the_start_is_one_crystal():
    assert fresh().players[0].res == [0, 0, 0, 1]


@rule("REV-SOLO-04")
def test_the_action_marker_starts_on_the_first_field_of_the_progress_track():
    assert fresh().clock == 1
    assert fresh().players[0].progress == 0


# ------------------------------------------------------------------------------------------------ turns


@rule("REV-SOLO-05")
def test_progress_and_action_markers_do_not_touch_each_other():
    t = scenario(1).seat(0, tribe_markers=2, active=["5", "1"]).turn(0, clock=3).start()
    finish(t.play("5", "bottom1"))
    assert (t.table.clock, t.player(0).progress) == (4, 3), "a card was played, an ability used"
    assert points(scenario(1).seat(0, tribe_markers=2).turn(0, clock=15), "progress") == 2


@rule("REV-SOLO-06")
def test_a_turn_is_one_action():
    t = scenario(1).seat(0, active=["1", "2", "3"]).start()
    turns = t.table.round
    t.play("1", "top1")
    assert t.table.round == turns + 1
    assert HIBERNATE in t.options, "a new turn"
    t = scenario(2).seat(0, active=["1", "2", "3"]).start().play("1", "top1")
    assert t.seat_asked == 0
    assert HIBERNATE not in t.options, "the second action of two"


@rule("REV-SOLO-06")
def test_a_turn_is_hibernating_instead():
    t = scenario(1).seat(0, active=["1", "2"]).start()
    turns = t.table.round
    keep_display(t).answer(REWARD, NONE)
    assert t.table.round == turns + 1


@rule("REV-SOLO-07")
def test_playing_a_card_moves_the_action_marker_one_field():
    t = scenario(1).seat(0, active=["1", "2", "3"]).start()
    t.play("1", "top1").play("2", "top2")
    assert t.table.clock == 3


@rule("REV-SOLO-08")
@pytest.mark.parametrize("action", [SWITCH, EXPLORE, BUILD])
def test_other_actions_do_not_move_it(action: int):
    t = dry(scenario(1)).seat(0, gear=5, food=6, crystal=3, active=["1", "2"]).start()
    turns = t.table.round
    finish(t.answer(ACTION_PROMPT, action))
    assert t.table.round == turns + 1
    assert t.table.clock == 1


@rule("REV-SOLO-09")
def test_hibernating_moves_it_two_fields():
    t = keep_display(scenario(1).seat(0, active=["1"]).start())
    assert t.table.clock == 3


@rule("REV-SOLO-10", "REV-SOLO-21")
def test_a_card_that_sends_to_sleep_moves_it_for_the_card_only():
    t = scenario(1).seat(0, active=["CY13", "1"], slots={"top1": ["2"]}).start()
    t.play("CY13", "bottom1").next("sleep")
    decline(t)
    assert not any(t.player(0).slots), "slept"
    assert t.table.clock == 2


@rule("REV-SOLO-11")
def test_a_card_played_by_an_effect_does_not_move_it():
    t = scenario(1).seat(0, active=["CY04", "CY01", "1"]).start()
    t.play("CY04", "bottom1").next("play-card")
    if t.asked is PLAY:
        t.answer(PLAY, t.number("card", "CY01"))
    t.answer(SLOT, 0)
    finish(t)
    assert t.resources(0)["food"] >= 3, "both were played"
    assert t.table.clock == 2


@rule("REV-SOLO-12")
def test_hibernating_clears_any_number_of_things_from_the_display_before_the_reward():
    t = sleep(scenario(1).seat(0, active=["1"]).start())
    table = t.table
    sizes = [len(table.cards), sum(map(len, table.machines)), len(table.modules)]
    assert t.asked is CLEAR_CARD
    assert t.options == [*table.cards, NONE]
    cards = table.cards[:2]
    t.answer(CLEAR_CARD, cards[0]).answer(CLEAR_CARD, cards[1]).answer(CLEAR_CARD, NONE)
    machine = t.options[0]
    t.answer(CLEAR_MACHINE, machine).answer(CLEAR_MACHINE, NONE)
    modules = t.table.modules.copy()
    for module in modules:
        t.answer(CLEAR_MODULE, module)
    if t.asked is CLEAR_MODULE:
        t.answer(CLEAR_MODULE, NONE)
    assert t.asked is REWARD, "the reward comes last"
    table = t.table
    assert not set(cards) & set(table.cards)
    assert not set(modules) & set(table.modules)
    assert machine not in [open_one for row in table.machines for open_one in row]
    assert [len(table.cards), sum(map(len, table.machines)), len(table.modules)] == sizes, "refilled"
    assert not set(cards) & set(table.deck), "they are out of the game"


@rule("REV-SOLO-12")
def test_with_others_hibernating_clears_nothing():
    assert sleep(scenario(2).seat(0, active=["1"]).start()).asked is REWARD


# ------------------------------------------------------------------------------------------------ the end


@rule("REV-SOLO-01", "REV-SOLO-13")
def test_the_last_large_artifact_does_not_end_the_game_and_later_ones_are_small():
    t = scenario(1).only_artifacts(0).seat(0, vp=34, active=["CG13", "1"], tracks=(11, 9, 1)).start()
    finish(t.play("CG13", "top1").next("points"))
    assert (t.table.artifacts, t.player(0).artifacts) == (0, 1)
    assert not t.player(0).end_tile
    finish(t.play("1", "bottom1"))
    assert t.player(0).small_artifacts == 1
    assert not t.match.over
    assert HIBERNATE in t.options, "the game continues"


@rule("REV-SOLO-14")
@pytest.mark.parametrize(("clock", "triggered"), [(LAST_FIELD - 1, False), (LAST_FIELD, True)])
def test_the_end_is_triggered_when_the_marker_leaves_the_track(clock: int, triggered: bool):
    t = scenario(1).seat(0, active=["1", "2"]).turn(0, clock=clock).start()
    t.play("1", "top1")
    assert t.resources(0)["gear"] == 2, "carried out in full"
    assert (HIBERNATE not in t.options) == triggered


@rule("REV-SOLO-14")
def test_the_hibernation_that_triggers_the_end_gives_its_reward():
    t = scenario(1).seat(0, active=["1"]).turn(0, clock=LAST_FIELD - 1).start()
    keep_display(t).answer(REWARD, 1)
    assert t.resources(0)["crystal"] == 2
    assert t.table.clock > LAST_FIELD


@rule("REV-SOLO-15")
def test_on_the_last_field_hibernating_is_still_allowed():
    t = scenario(1).seat(0, active=["1"], slots={"top1": ["2"]}).turn(0, clock=LAST_FIELD).start()
    assert HIBERNATE in t.options
    keep_display(t)
    assert not any(t.player(0).slots)
    assert t.asked is REWARD


@rule("REV-SOLO-16")
def test_afterwards_there_are_turns_without_cards_and_sleep():
    t = scenario(1).seat(0, active=["1", "2"], gear=3, food=6).turn(0, clock=LAST_FIELD).start()
    t.play("1", "top1")
    assert t.options == [SWITCH, EXPLORE, BUILD, NONE]
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 102))
    assert t.player(0).small == 1 << 102
    assert not t.match.over
    assert SWITCH in t.options, "and another turn"


@rule("REV-SOLO-16")
def test_effects_may_still_play_cards_after_the_trigger():
    made = scenario(1).seat(0, energy=1, tracks=(1, 1, 5), loaded=[2], machines={5: "MY09"}, active=["1"])
    t = made.turn(0, clock=LAST_FIELD + 1).start()
    assert t.number("card", "SA1") not in t.options
    t.answer(ACTION_PROMPT, MACHINE)
    if t.asked is PLAY:
        t.answer(PLAY, t.options[0])
    t.answer(SLOT, 0)
    finish(t)
    assert t.resources(0)["gear"] == 2


@rule("REV-SOLO-17")
def test_the_game_ends_when_no_further_action_is_taken():
    t = scenario(1).seat(0, active=["1"], gear=3, food=6).turn(0, clock=LAST_FIELD + 1).start()
    assert not t.match.over
    t.answer(ACTION_PROMPT, NONE)
    assert t.match.over


@rule("REV-SOLO-01", "REV-SOLO-18")
def test_the_scoring_is_as_usual_without_an_end_tile():
    made = scenario(1).only_artifacts().seat(0, vp=3, gear=5, tribe_markers=2, artifact_card="A01", energy=4)
    found = result(made)
    parts = found.breakdown[0]
    assert (parts["left-over"], parts["progress"], parts["artifact-card"], parts["end-tile"]) == (1, 2, 4, 0)
    assert found.scores == [3 + 1 + 2 + 4]


@rule("REV-SOLO-19")
@pytest.mark.parametrize(
    ("score", "rank"),
    [
        (49, "lost"),
        (50, "survived"),
        (74, "survived"),
        (75, "minor"),
        (99, "minor"),
        (100, "normal"),
        (129, "normal"),
        (130, "major"),
        (159, "major"),
        (160, "outstanding"),
        (179, "outstanding"),
        (180, "utopia"),
    ],
)
def test_the_score_says_how_it_went(score: int, rank: str):
    made = scenario(1).seat(0, vp=score)
    made.state.players[0].artifact_cards = []
    found = result(made)
    assert found.scores == [score]
    assert found.ending == f"solo-{rank}"


@rule("REV-SOLO-20")
@pytest.mark.parametrize("tribe", ["nadair", "hofstadterians", "x49", "kuniban", "formica", "vukuntur"])
def test_no_tribe_is_helped_or_hindered_when_alone(tribe: str):
    """The same position is worth the same with every tribe, though some technologies need other players."""
    made = scenario(1, formica=True, vukuntur=True).tribe(0, tribe).figure(0, 121, "t1").figure(0, 122, "t2R")
    found = result(made.corner(0, "LL3b").corner(1, "LL2b").seat(0, vp=40, gear=5, artifact_card="A01"))
    assert found.breakdown[0]["technologies"] == 1 + 2
    assert found.scores == [40 + 3 + 1 + 2], "with left-over resources and two figures on the artifact card"


@rule("REV-SOLO-20")
@pytest.mark.parametrize(("players", "copies"), [(1, False), (2, True)])
def test_a_technology_that_needs_others_does_nothing_alone(players: int, copies: bool):
    made = scenario(players, vukuntur=True).tribe(0, "vukuntur").figure(0, 121, "t1").figure(0, 122, "t2R")
    if players == 2:
        made.seat(1, slots={"top1": ["CG01"]})
    t = made.seat(0, active=["1"]).start().answer(ACTION_PROMPT, SWITCH)
    assert (t.asked is COPY) == copies


@rule("REV-SOLO-19")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_ranks_say_that_they_were_printed_for_other_values(lang: str):
    w = words_of(REVIVE, lang)
    assert all(ending_remark(w, f"solo-{rank}") for rank in ("lost", "survived", "minor", "normal", "major", "utopia"))
    assert not ending_remark(w, "artifacts"), "with others nobody is ranked"
