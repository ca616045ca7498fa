"""Every number that an owner of the box can correct counts: in play or in scoring, not in words alone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.kernel.corrections import ENVIRONMENT
from tests.soak import SOAK

ROOT = Path(__file__).parent.parent.parent
# `python -m tests.conformance.corrections GAME` does it by hand. Age of Innovation has a test of its own for it.
GAMES = ("deus", "revive", "tapestry")
EVERY = "1" if SOAK else "8"  # an eighth of all numbers; `make soak` changes each of them


@pytest.mark.parametrize("name", GAMES)
def test_every_number_that_can_be_corrected_counts(name: str, tmp_path: Path) -> None:
    """In a process of its own, because tables remember what they are made of only if corrections are asked for."""
    empty = tmp_path / "empty.toml"
    empty.write_text("")
    command = [sys.executable, "-m", "tests.conformance.corrections", name, EVERY]
    environment = {**os.environ, ENVIRONMENT: str(empty)}
    told = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    found = json.loads(told.stdout)
    assert found["numbers"] > (200 if SOAK else 25)
    assert found["idle"] == []
