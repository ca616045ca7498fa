"""The notebook runs from top to bottom; here it learns from two matches only."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

NOTEBOOK = Path(__file__).parents[2] / "docs" / "research" / "notebooks" / "masked_policy.ipynb"


@pytest.fixture(scope="module")
def run() -> dict[str, Any]:
    """The names the notebook leaves behind, and as `shown` the value of its last line."""
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    lines = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    program = ast.parse(lines)
    last = program.body.pop()
    assert isinstance(last, ast.Expr)
    names: dict[str, Any] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LEARN_FROM", "2")
        exec(compile(program, str(NOTEBOOK), "exec"), names)
        names["shown"] = eval(compile(ast.Expression(last.value), str(NOTEBOOK), "eval"), names)
    return names


def test_it_plays_learns_and_shows_its_curve(run: dict[str, Any]):
    assert run["scores"].shape == (2, 2)
    assert run["policy"].lessons > 0
    assert all(np.isfinite(weights).all() for weights in run["policy"].weights)
    picture = ElementTree.fromstring(run["shown"]._repr_svg_())
    assert len(picture.findall("{http://www.w3.org/2000/svg}polyline")) == 2


def test_what_brought_more_than_expected_becomes_likelier_and_nothing_illegal_ever_does(run: dict[str, Any]):
    policy = run["Policy"]()
    seen = run["dice"].random((4, run["observation_size"](run["deus"])), np.float32)
    masks = np.zeros((4, run["deus"].actions), bool)
    masks[:, [3, 7, 9]] = True
    surplus = np.array([1, 1, -1, -1], np.float32)
    for _ in range(5):
        before = policy(seen, masks)[1]
        policy.learn(seen, masks, np.array([3, 3, 7, 7]), before[range(4), [3, 3, 7, 7]], np.ones(4), surplus)
    after = policy(seen, masks)[1]
    assert (after[:2, 3] > 1 / 3).all()
    assert (after[2:, 7] < 1 / 3).all()
    assert not after[~masks].any()


def test_points_count_for_less_the_later_they_come(run: dict[str, Any]):
    assert run["gains_of"]([0, 10, 10], 30) == pytest.approx([1 + 0.97**2 * 2, 0.97 * 2, 2])


def test_the_stored_run_shows_a_policy_that_learned():
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    outputs = [output for cell in cells for output in cell.get("outputs", [])]
    assert any("image/svg+xml" in output.get("data", {}) for output in outputs)
    said = "".join(line for output in outputs for line in output.get("text", []))
    won = re.search(r"matches won: (\d+)% of the first 40, (\d+)% of the last 40", said)
    assert won is not None
    assert int(won[2]) > int(won[1])
    assert int(won[2]) >= 80  # of two players who answer at random each wins half
