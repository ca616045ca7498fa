"""Corrections files: corrected components are played and shown, and change the component hash."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

CORRECTIONS = """
[deus.card.blue_merchant_ship_wood]
gold = 1

[age_of_innovation.palace.palace-1]
parts = ["Income(Gain(POWER, 4))"]

[age_of_innovation.faction.blessed]
parts = ["Start(StepsOf(1, 1, 1, 1))", "HigherLevels(4)"]

[revive.card.CG01]
top = "Half(Gain(GEAR, 2))"

[revive.location.LL1b]
points = 3

[tapestry.tech.air_conditioning]
circle = "Gain(WORKER, 2)"
"""


def tafelrunde(*words: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own: a box is opened once, with the corrections that hold then."""
    return subprocess.run(
        [Path(sys.executable).with_name("tafelrunde"), *words], capture_output=True, text=True, check=False
    )


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(CORRECTIONS)
    return path


def listed(*words: str) -> dict[str, dict[str, Any]]:
    answer = tafelrunde("components", *words, "--json", "--lang", "en")
    assert answer.returncode == 0, answer.stderr
    return {f"{each['kind']} {each['id']}": each for each in json.loads(answer.stdout)}


@pytest.mark.parametrize(
    ("game", "component", "before", "after"),
    [
        ("deus", "card blue_merchant_ship_wood", ("gold", 0), ("gold", 1)),
        ("age_of_innovation", "palace palace-1", ("effect", "5 power"), ("effect", "4 power")),
        ("age_of_innovation", "faction blessed", ("effect", "count as 3 higher"), ("effect", "count as 4 higher")),
        ("revive", "card CG01", ("effect", "3 gears"), ("effect", "2 gears")),
        ("revive", "location LL1b", ("points", 2), ("points", 3)),
        ("tapestry", "tech air_conditioning", ("effect", "1 worker"), ("effect", "2 workers")),
    ],
)
def test_what_is_corrected_is_shown_as_such_and_nothing_else_changes(
    file: Path, game: str, component: str, before: tuple[str, Any], after: tuple[str, Any]
):
    printed, mine = listed(game), listed(game, "--components", str(file))
    for shown, (part, value) in ((printed, before), (mine, after)):
        entry = shown[component]
        assert value in entry["effect"] if part == "effect" else entry["facts"].get(part, 0) == value
    assert mine[component]["source"] == "CORRECTED" != printed[component]["source"]
    changed = {name for name, entry in mine.items() if entry != printed[name]}
    assert component in changed
    assert changed == {name for name, entry in mine.items() if entry["source"] == "CORRECTED"}


def test_a_match_is_played_with_the_corrected_box_and_its_record_knows(file: Path, tmp_path: Path):
    records = tmp_path / "records"
    words = ("arena", "revive", "--bots", "random,greedy", "--games", "1", "--results", str(tmp_path / "a.jsonl"))
    answer = tafelrunde(*words, "--records", str(records), "--components", str(file))
    assert answer.returncode == 0, answer.stderr
    (record,) = records.iterdir()
    assert tafelrunde("replay", str(record), "--verify", "--components", str(file)).returncode == 0
    without = tafelrunde("replay", str(record), "--verify")
    assert without.returncode == 2
    assert "played with other components" in without.stderr


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[revive.card.CG99]\ntop = 1", "revive has no card 'CG99' that can be corrected"),
        ("[revive.card.CG01]\nmiddle = 1", "revive.card.CG01 has no 'middle'; it has: colour, top, bottom, basis"),
        ('[revive.card.CG01]\ntop = "Half(Gain(GOLD, 2))"', "GOLD is not known in this table"),
        ('[revive.card.CG01]\ntop = "__import__(1)"', "__import__ is not known in this table"),
        ('[revive.card.CG01]\ntop = "GEAR.real"', "GEAR.real is neither a constant nor a part by its name"),
        ('[revive.card.CG01]\ntop = "Half("', "revive.card.CG01.top cannot be read"),
        ('[revive.location.LL1b]\npoints = "many"', "revive.location.LL1b.points cannot be read"),
        ("[revive.location.LL1b]\npoints = true", "revive.location.LL1b.points must be a int"),
        ("[revive]\ncard = 3", "revive.card must be a table"),
        ("[revive", "not TOML"),
    ],
)
def test_a_correction_that_cannot_be_made_is_refused_in_one_line(tmp_path: Path, text: str, says: str):
    path = tmp_path / "mine.toml"
    path.write_text(text)
    answer = tafelrunde("components", "revive", "--components", str(path))
    assert answer.returncode == 2
    assert says in answer.stderr
    assert answer.stderr.count("\n") == 1


def test_a_file_that_is_not_there_is_named():
    answer = tafelrunde("components", "deus", "--components", "nowhere.toml")
    assert answer.returncode == 2
    assert "'nowhere.toml' is not a file" in answer.stderr
