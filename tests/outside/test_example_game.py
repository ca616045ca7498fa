"""A game from outside, once it is installed: on the shelf, in the terminal, at the server, by bots, in environments."""

from __future__ import annotations

import json
import tomllib
from importlib import import_module
from pathlib import Path

from tafelrunde.bots import KNOWN

from .installing import EXAMPLE, Installed

CHEAP = {"mcts": "mcts:iterations=16", "flat": "flat:playouts=2"}


def test_it_stands_on_the_shelf_beside_ours(installed: Installed) -> None:
    told = installed.tafelrunde("games", "--json")
    assert told.code == 0, told.err
    assert [box["game"] for box in json.loads(told.out)] == ["age_of_innovation", "delta", "deus", "revive", "tapestry"]
    assert told.err == ""


def test_a_whole_game_in_the_terminal(installed: Installed, tmp_path: Path) -> None:
    told = installed.tafelrunde("play", "delta", "--seed", "5", "--bots", "greedy", typed="1\n" * 80)
    assert told.code == 0, told.err
    assert "Player 1 builds" in told.out
    assert "The last round is over." in told.out
    assert "Grain left" in told.out


def test_a_whole_game_by_each_bot(installed: Installed) -> None:
    """Four of them at a table; the seats that are left over are played at random."""
    bots = [CHEAP.get(name, name) for name in KNOWN]
    for i in range(0, len(bots), 4):
        table = (bots[i : i + 4] + ["random"] * 3)[:4]
        words = ("simulate", "delta", "--players", "4", "--games", "1", "--seed", "3", "--option", "rounds=5")
        told = installed.tafelrunde(*words, "--bots", ",".join(table), "--json")
        assert told.code == 0, told.err
        assert json.loads(told.out)["decisions"] > 30


def test_the_check_finds_nothing_missing(installed: Installed) -> None:
    told = installed.tafelrunde("check", "delta")
    assert (told.code, told.err) == (0, "")
    assert told.out.endswith("nothing is missing\n")


def test_an_owner_corrects_a_card_with_the_atoms_of_the_game(installed: Installed, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[delta.card.potters]\nprice = 1\neffect = "May(Pay(1), All(Gain(VP, 4), Toll(1)))"\n')
    told = installed.tafelrunde("components", "delta", "--json", "--components", str(file))
    assert told.code == 0, told.err
    potters = next(card for card in json.loads(told.out) if card["id"] == "potters")
    assert potters["source"] == "CORRECTED"
    assert potters["effect"] == "You may pay 1 grain to score 4 points, then take 1 grain from every other player."
    file.write_text('[delta.card.potters]\neffect = "Path(1)"\n')
    told = installed.tafelrunde("components", "delta", "--components", str(file))
    assert told.code == 2
    assert "Path is not known in this table" in told.err


RECORDED = """
import sys
from tafelrunde import Match, games
from tafelrunde.kernel.playout import play_out
from tafelrunde.kernel.rng import seeded
match = Match(games["delta"], 3, 7)
play_out(match, seeded(7))
match.record().save(sys.argv[1])
"""


def test_a_record_of_it_is_replayed_by_its_name(installed: Installed, tmp_path: Path) -> None:
    assert installed.python(RECORDED, str(tmp_path / "delta.json")).code == 0
    assert installed.tafelrunde("replay", str(tmp_path / "delta.json"), "--verify").code == 0


ENVIRONMENTS = """
import gymnasium, numpy, pyspiel, random, sys
from pettingzoo.test import api_test
import tafelrunde.envs.gymnasium, tafelrunde.envs.openspiel
from tafelrunde.envs.pettingzoo import delta_v2

api_test(delta_v2.env(players=3, observation="vector"), num_cycles=60)
aec, dice = delta_v2.env(players=3, observation="vector"), random.Random(1)
aec.reset(seed=1)
for agent in aec.agent_iter():
    seen, reward, ended, cut, _ = aec.last()
    aec.step(None if ended or cut else int(dice.choice(numpy.flatnonzero(seen["action_mask"]))))
    if reward: print("pettingzoo", file=sys.stderr)

env = gymnasium.make("tafelrunde/Delta-v2", players=2, opponents="greedy", observation="vector")
seen, info = env.reset(seed=1)
ended = False
while not ended:
    seen, reward, ended, _, info = env.step(int(dice.choice(numpy.flatnonzero(info["action_mask"]))))
assert seen in env.observation_space and len(info["scores"]) == 2

game = pyspiel.load_game("tafelrunde_delta(players=2,rounds=5)")
state = game.new_initial_state()
while not state.is_terminal():
    chance = state.is_chance_node()
    state.apply_action(3 if chance else dice.choice(state.legal_actions()))
assert sum(state.returns()) == 0
print("played in all environments")
"""


def test_a_whole_game_in_each_environment(installed: Installed) -> None:
    told = installed.python(ENVIRONMENTS)
    assert told.code == 0, told.err[-2000:]
    assert told.out.endswith("played in all environments\n")
    assert "pettingzoo" in told.err


PYTEST = "import sys, pytest; sys.exit(pytest.main(sys.argv[1:]))"
PLUGIN = "tafelrunde.pytest_plugin"
WORDS = (
    "-p",
    "no:cacheprovider",
    "-p",
    PLUGIN,
)  # named, so that also an installation is tested that lacks its entry point
ALONE = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}


def test_the_plug_in_of_pytest_is_found_by_its_entry_point() -> None:
    project = tomllib.loads((EXAMPLE.parents[1] / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["entry-points"]["pytest11"] == {"tafelrunde": PLUGIN}
    assert import_module(PLUGIN).pytest_addoption


def test_its_own_tests_run_with_the_plug_in_of_pytest(installed: Installed) -> None:
    words = (*WORDS, "--rootdir", str(EXAMPLE), str(EXAMPLE / "tests"), "--tafelrunde-game", "delta")
    told = installed.python(PYTEST, *words, **ALONE)
    assert told.code == 0, told.out
    assert "passed" in told.out


def test_the_plug_in_names_what_is_wrong(copy: Installed, tmp_path: Path) -> None:
    copy.without_text("de", "card-shrine")
    words = (*WORDS, "--rootdir", str(tmp_path), "--tafelrunde-game", "delta", "-k", "nothing-missing", str(tmp_path))
    told = copy.python(PYTEST, *words, **ALONE)
    assert told.code == 1
    assert "de: no text card-shrine" in told.out
    assert "write it in en.ftl and in de.ftl" in told.out
