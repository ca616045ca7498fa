"""Civilizations gained later, and when abilities apply (TAP-CIV-01..05, -21)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import FOOD
from tafelrunde.games.tapestry.table.player import CIVILIZATION
from tafelrunde.games.tapestry.table.prompts import ABILITY, CONQUER, CRAFT, DIE, GUARD, MUSTER, RESOURCE
from tafelrunde.kernel.match import Match
from tests.rulebook import rule
from tests.rulebook.tapestry.beginnings import begun_with
from tests.rulebook.tapestry.entering import entered, part, quiet, seat_asked
from tests.rulebook.tapestry.income_turns import income, questions, take_income


@rule("TAP-CIV-01", "TAP-CIV-02", "TAP-ICON-21")
def test_radio_gives_the_top_civilization_of_the_stack_to_the_left_of_the_first():
    made = quiet().seat(0, era=4, civs=["leaders"], tech={"middle": ["radio"]}, tracks={"science": 10})
    made.state.players[0].mat[made.civ("leaders")] = 15  # all leaders used
    t = take_income(made.next_civ("nomads"))
    left = len(t.table.civs_left)
    t.match.choose(t.tech("radio"))
    assert t.match.view()["seats"][0]["civilizations"] == [t.civ("nomads"), t.civ("leaders")]
    assert len(t.table.civs_left) == left - 1


@rule("TAP-CIV-01", "TAP-CIV-02")
def test_mechs_give_a_civilization_too():
    t, _ = entered("military", 12, quiet().next_civ("craftsmen"), civs=["nomads"])
    part(t, 1)
    assert t.player(0).civs == (t.civ("craftsmen"), t.civ("nomads"))


@rule("TAP-CIV-01")
def test_the_stack_of_civilizations_is_shuffled():
    def stack(seed: int) -> list[int]:
        match = Match(TAPESTRY, 2, seed)
        while match.view()["phase"] != "turns":
            assert match.decision is not None
            match.choose(match.decision.options[0])
        return list(match.state.civs_left)  # type: ignore[attr-defined]

    stacks = [stack(seed) for seed in (1, 2, 3)]
    assert all(len(left) == 14 for left in stacks)
    assert all(left != sorted(left) for left in stacks)
    assert stacks[0] != stacks[1]


@rule("TAP-CIV-03")
def test_all_civilizations_of_a_player_act_in_step_1():
    made = quiet(final_scores_last=False).seat(0, era=4, civs=["militants", "isolationists"])
    made.seat(1, era=4, coin=1).mat(0, "militants", 3 | 4 << 3)
    t = take_income(made)
    assert t.asked is ABILITY
    questions(t)
    assert (t.player(0).goods, t.player(0).tally[CIVILIZATION]) == ([1, 0, 0, 0], 5)


@rule("TAP-CIV-03")
def test_a_gained_civilization_changes_the_rules_beside_the_old_one():
    made = quiet().mat(0, "militants", 4 | 4 << 3).tile((0, -1), 5)
    t, _ = entered("military", 3, made, civs=["craftsmen", "militants"])
    t.match.choose(0)
    t.answer(CONQUER, t.options[0])
    assert t.asked is MUSTER
    t, _ = entered("exploration", 3, quiet(), civs=["craftsmen", "militants"])
    assert t.asked is CRAFT


@rule("TAP-CIV-04", "TAP-COMP-03")
def test_who_has_used_all_thirteen_tokens_goes_on_with_substitutes():
    """Four on the tracks, one for points, three for achievements, four of the Traders: one is left of 13."""
    made = quiet().seat(0, civs=["isolationists", "traders"]).mat(0, "isolationists", 2)
    made.claimed(0, "end-of-track").claimed(0, "topple-two").claimed(0, "middle-island")
    for at in ((1, 1), (-1, 2), (2, -1), (-2, 1)):
        made.token(0, at)
    made.tile((0, -1), 5).token(0, (0, 0)).token(0, (1, -2))
    t, _ = entered("military", 1, made)
    t.answer(CONQUER, t.hex((0, -1))).answer(DIE, 0)
    assert t.asked is GUARD
    t.answer(GUARD, 1).answer(RESOURCE, FOOD)
    assert t.player(0).tokens.bit_count() == 7


@rule("TAP-CIV-05")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
def test_a_mat_may_name_the_income_turns_of_its_ability(turn: int):
    """The Isolationists score their land mass in the last one only."""
    t = income(turn, civs=["isolationists"], hand=["trap"])
    questions(t)
    assert (t.player(0).tally[CIVILIZATION] > 0) == (turn == 5)


@rule("TAP-CIV-21", "TAP-CIVADJ-25")
def test_the_later_mats_have_their_adjustments_worked_in_and_are_not_adjusted_again():
    printed = begun_with("traders")
    assert printed.asked is RESOURCE
    assert printed.player(0).vp == 10
    revised = begun_with("traders", mats="revised")
    assert revised.asked is not RESOURCE
    assert revised.player(0).vp == 0
    assert revised.player(0).tiles.bit_count() >= 2, "what the later mat says instead"


@rule("TAP-CIV-03", "TAP-CIV-05")
def test_a_civilization_gained_in_step_3_does_not_act_in_this_turn_any_more():
    made = quiet(final_scores_last=False).seat(0, era=4, tech={"middle": ["radio"]}, tracks={"science": 10})
    made.next_civ("isolationists")
    t = take_income(made)
    t.match.choose(t.tech("radio"))
    assert t.player(0).civs == (t.civ("isolationists"),)
    assert t.player(0).tally[CIVILIZATION] == 0, "step 1 is over"
    assert seat_asked(t) == 1
