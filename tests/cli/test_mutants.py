"""`bench/mutants.py`: which mutants it makes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def mutants(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, ROOT / "bench" / "mutants.py", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_same_seed_draws_the_same_mutants():
    first, again, other = (mutants("deus", "--number", "5", "--seed", seed, "--list").stdout for seed in "112")
    assert len(first.splitlines()) == 5
    assert first == again != other


def test_only_a_line_makes_all_its_mutants_and_no_others():
    place = mutants("deus", "--number", "1", "--seed", "1", "--list").stdout
    path, line, _ = place.split(":", 2)
    made = mutants("deus", "--only", f"{'/'.join(path.split('/')[-2:])}:{line}", "--list").stdout.splitlines()
    assert place.strip() in made
    assert all(mutant.startswith(f"{path}:{line}: ") for mutant in made)


def test_a_place_where_nothing_can_be_changed_is_bad_use():
    for place in ("rules/build.py:1", "rules/build.py", "rules/nowhere.py:5"):
        refused = mutants("deus", "--only", place, "--list")
        assert refused.returncode == 2
        assert f"nothing can be changed at {place!r}" in refused.stderr
