"""Pearls has rules and words and nothing else, and is played everywhere: terminal, bots, environments, learning.
`tests/browser/test_example_game.py` plays it by mouse."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tafelrunde.games.default_game import DefaultAI, DefaultShow

from .installing import SMALL, Installed

if str(SMALL) not in sys.path:
    sys.path.append(str(SMALL))

from tafelrunde_pearls.game import PEARLS


@pytest.fixture(scope="module")
def pearls(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed.into(tmp_path_factory.mktemp("pearls"), SMALL)


def test_it_has_rules_and_words_only(pearls: Installed) -> None:
    files = [
        "__init__.py",
        "_fields.py",
        "de.ftl",
        "en.ftl",
        "fields.py",
        "game.py",
        "rulebook.de.md",
        "rulebook.md",
        "rules.py",
    ]
    assert sorted(path.name for path in pearls.package.iterdir() if path.name != "__pycache__") == files
    assert (type(PEARLS.show), type(PEARLS.ai)) == (DefaultShow, DefaultAI)
    written = (pearls.package / "rules.py").read_text("utf-8").splitlines()
    assert len([line for line in written if line.strip()]) <= 80


def test_the_check_finds_nothing_missing(pearls: Installed) -> None:
    told = pearls.tafelrunde("check", "pearls")
    assert (told.code, told.err) == (0, "")
    assert told.out.endswith("nothing is missing\n")


def test_a_whole_game_in_the_terminal(pearls: Installed) -> None:
    told = pearls.tafelrunde("play", "pearls", "--seed", "5", "--bots", "greedy", typed="1\n" * 80)
    assert told.code == 0, told.err
    assert "Player 1 finds a " in told.out
    assert "The last turn is over." in told.out


def test_a_whole_game_by_bots(pearls: Installed) -> None:
    words = ("simulate", "pearls", "--players", "4", "--games", "1", "--seed", "3", "--json")
    told = pearls.tafelrunde(*words, "--bots", "greedy,flat:playouts=2,mcts:iterations=16,random")
    assert told.code == 0, told.err
    assert json.loads(told.out)["decisions"] > 24


def test_its_own_tests_pass(pearls: Installed) -> None:
    words = (
        "-p",
        "no:cacheprovider",
        "-p",
        "tafelrunde.pytest_plugin",
        "-q",
        "--rootdir",
        str(SMALL),
        str(SMALL / "tests"),
    )
    program = "import sys, pytest; sys.exit(pytest.main(sys.argv[1:]))"
    told = pearls.python(program, *words, PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
    assert told.code == 0, told.out


ENVIRONMENTS = """
import gymnasium, numpy, pyspiel, random
from pettingzoo.test import api_test
import tafelrunde.envs.gymnasium, tafelrunde.envs.openspiel
from tafelrunde.envs.pettingzoo import pearls_v2

api_test(pearls_v2.env(players=3), num_cycles=60)
aec, dice, rewards = pearls_v2.env(players=3), random.Random(1), []
aec.reset(seed=1)
for agent in aec.agent_iter():
    seen, reward, ended, cut, _ = aec.last()
    rewards.append(reward)
    aec.step(None if ended or cut else int(dice.choice(numpy.flatnonzero(seen["action_mask"]))))
assert any(rewards)

env = gymnasium.make("tafelrunde/Pearls-v2", players=2, opponents="greedy")
seen, info = env.reset(seed=1)
ended = False
while not ended:
    seen, reward, ended, _, info = env.step(int(dice.choice(numpy.flatnonzero(info["action_mask"]))))
assert seen in env.observation_space and len(info["scores"]) == 2

state = pyspiel.load_game("tafelrunde_pearls(players=2)").new_initial_state()
while not state.is_terminal():
    state.apply_action(3 if state.is_chance_node() else dice.choice(state.legal_actions()))
assert sum(state.returns()) == 0
print("played in all environments")
"""


def test_a_whole_game_in_each_environment(pearls: Installed) -> None:
    told = pearls.python(ENVIRONMENTS)
    assert told.code == 0, told.err[-2000:]
    assert told.out.endswith("played in all environments\n")


def test_it_is_learned(pearls: Installed, tmp_path: Path) -> None:
    pytest.importorskip("torch")
    out = tmp_path / "learned"
    told = pearls.tafelrunde("learn", "pearls", "--minutes", "0.5", "--jobs", "2", "--every", "3", "--out", str(out))
    assert told.code == 0, told.err[-2000:]
    report = json.loads((out / "report.json").read_text())
    assert report["versions"]
