"""The OpenSpiel games: its random simulation test, and copies of states."""

from __future__ import annotations

import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from tafelrunde import games
from tafelrunde.envs.openspiel import SpielBot, TafelrundeState
from tafelrunde.envs.spaces import observe
from tests.soak import SOAK

from .observed_games import OBSERVED


@pytest.mark.parametrize("name", [name for name in OBSERVED if SOAK or name != "revive"])  # the longest
def test_it_passes_the_random_simulation_test(name: str):
    game = pyspiel.load_game(f"tafelrunde_{name}(deals=50)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def dealt(parameters: str, answers: int = 40) -> TafelrundeState:
    """A state in the middle of a match, always with the first answer."""
    state = pyspiel.load_game(f"tafelrunde_deus({parameters})").new_initial_state()
    assert state.is_chance_node()
    state.apply_action(3)
    for _ in range(answers):
        state.apply_action(state.legal_actions()[0])
    return state


def test_players_and_options_are_parameters():
    state = dealt("players=4,joker=true,layout=line,deals=5")
    assert state.num_players() == 4
    assert state.match is not None
    assert state.match.options["joker"] is True
    assert state.match.options["layout"] == "line"


def test_chance_draws_one_of_the_deals_and_nothing_after():
    state = pyspiel.load_game("tafelrunde_deus(deals=5)").new_initial_state()
    assert state.chance_outcomes() == [(deal, 0.2) for deal in range(5)]
    one, other = state.child(1), state.child(2)
    assert not one.is_chance_node()
    assert one.match.hash() != other.match.hash()


@pytest.mark.parametrize("again", [lambda state: state.clone(), lambda state: pickle.loads(pickle.dumps(state))])
def test_a_copy_goes_on_alike_and_apart(again):
    state = dealt("players=2")
    twin = again(state)
    assert str(twin) == str(state)
    before = str(state)
    for _ in range(5):
        twin.apply_action(twin.legal_actions()[-1])
    assert str(state) == before
    for _ in range(5):
        state.apply_action(state.legal_actions()[-1])
    assert str(twin) == str(state)


def test_the_tensor_is_the_observation_and_its_parts_have_names():
    state = dealt("players=3")
    assert state.match is not None
    for player in range(3):
        assert (np.array(state.observation_tensor(player), np.float32) == observe(state.match, player)).all()
    observer = state.get_game().make_py_observer()
    observer.set_from(state, 1)
    assert observer.dict["regions_terrain"].shape == (49, 6)
    assert [*observer.dict["players"]] == [0, 1, 0]  # of two, three and four
    assert '"seat": 1' in state.observation_string(1)


def test_nothing_is_seen_before_the_deal():
    state = pyspiel.load_game("tafelrunde_deus").new_initial_state()
    assert not any(state.observation_tensor(0))
    assert state.observation_string(0) == "not dealt yet"


def test_the_hands_of_others_are_not_in_what_a_player_observes():
    state = dealt("players=2")
    assert state.match is not None
    seen = state.observation_string(0)
    other = state.resample_from_infostate(0, lambda: 0.5)
    assert other.observation_string(0) == seen
    assert other.match.hash() != state.match.hash()
    assert other.observation_string(1) != state.observation_string(1)


def test_what_was_drawn_anew_is_copied_and_goes_on():
    state = dealt("players=2").resample_from_infostate(1, lambda: 0.25)
    twin = pickle.loads(pickle.dumps(state.match))
    copied = state.clone()
    assert twin.hash() == copied.match.hash() == state.match.hash()
    copied.apply_action(copied.legal_actions()[0])
    assert copied.match.hash() != state.match.hash()


def test_the_usual_table_has_two_players_and_the_reward_is_a_parameter():
    for name in OBSERVED:
        assert pyspiel.load_game(f"tafelrunde_{name}").num_players() == 2
    for reward, zero_sum in (("rank", True), ("margin", True), ("score", False)):
        game = pyspiel.load_game(f"tafelrunde_deus(reward={reward},deals=3)")
        assert (game.utility_sum() == 0.0) == zero_sum
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.Random(len(state.history())).choice(state.legal_actions()))
        scores = state.match.result.scores
        assert (state.returns() == [points / 100 for points in scores]) == (reward == "score")
        assert game.min_utility() <= min(state.returns()) <= max(state.returns()) <= game.max_utility()
    alone = pyspiel.load_game("tafelrunde_revive(players=1)")
    assert alone.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_our_bots_play_there():
    game = pyspiel.load_game("tafelrunde_deus(deals=3)")
    state = game.new_initial_state()
    state.apply_action(1)
    bots = [SpielBot("greedy", 0, 1), SpielBot("tests.bots.ten_lines:HighestBot", 1, 2)]
    returns = pyspiel.evaluate_bots(state, bots, 7)
    assert returns == [1.0, -1.0]


def test_ismcts_searches_worlds_that_its_player_can_imagine():
    state = dealt("players=2", 12)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    searcher = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=6,
        random_state=np.random.RandomState(1),
        use_observation_string=True,
    )
    assert searcher.step(state) in state.legal_actions()


def test_actions_are_named_by_question_and_code():
    state = dealt("players=2", answers=0)
    names = [state.action_to_string(action) for action in state.legal_actions()]
    assert all(name.startswith("ACTION ") for name in names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("parameters", "says"),
    [
        ("players=7", "deus is for 2 to 4 players"),
        ("layout=spiral", "layout cannot be"),
        ("deals=0", "deals must be at least 1"),
    ],
)
def test_bad_use_is_named(parameters: str, says: str):
    with pytest.raises(Exception, match=says):
        pyspiel.load_game(f"tafelrunde_deus({parameters})")


def test_every_game_on_the_shelf_is_registered():
    assert {f"tafelrunde_{name}" for name in games} <= set(pyspiel.registered_names())
