"""The example that trains PPO with masks, from sb3-contrib, on a vector of our environments, and plays with it."""

from __future__ import annotations

import json
import runpy
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "examples" / "maskable_ppo.py"
MISSING = "sb3-contrib is not installed: pip install 'tafelrunde[baselines]'"


def test_ppo_learns_in_a_vector_of_environments_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("sb3_contrib", reason=MISSING)
    out = tmp_path / "ppo"
    given = {"minutes": "0.02", "envs": "2", "steps": "64", "tests": "2", "every": "1", "out": str(out)}
    words = [word for name, value in given.items() for word in (f"--{name}", value)]
    monkeypatch.setattr(sys, "argv", ["maskable_ppo.py", "deus", "--dense", *words])
    runpy.run_path(str(SCRIPT), run_name="__main__")
    report = json.loads(out.with_suffix(".json").read_text())
    assert report["settings"]["seed"] == "1"
    first, *_, last = report["versions"]
    assert last["steps"] > first["steps"] == 0
    assert out.with_suffix(".svg").is_file()

    from tafelrunde.bots import bot

    monkeypatch.syspath_prepend(str(SCRIPT.parent))
    learned = bot(f"maskable_ppo:PpoBot:model={out.with_suffix('.zip')}")
    import maskable_ppo  # type: ignore[import-not-found]

    assert maskable_ppo.tested("deus", learned, "random", 2).games == 2


def test_seats_are_made_as_stable_baselines_makes_them():
    """By their ids, many at a time, with the mask where maskable learners look for it."""
    pytest.importorskip("stable_baselines3", reason=MISSING)
    from stable_baselines3.common.env_util import make_vec_env

    import tafelrunde.envs.gymnasium as seats
    from tafelrunde import games

    for name in games:
        envs = make_vec_env(seats.id_of(name), 2, seed=1)
        envs.reset()
        for _ in range(12):
            masks = envs.env_method("action_masks")
            envs.step([mask.nonzero()[0][0] for mask in masks])
        envs.close()
