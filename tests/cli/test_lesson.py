"""`tafelrunde lesson`: the tool for authors of lessons."""

from __future__ import annotations

import re
from pathlib import Path

from tests.lessons.test_lessons import SMALL

from .conftest import Run


def test_lessons_are_listed(run: Run) -> None:
    done = run("lesson", "deus", "--lang", "en")
    assert "first_game: Deus: your first game (guided game, 25 steps)" in done.out
    assert "column: An old card pays again (exercise, 2 steps)" in done.out


def test_every_step_is_shown_with_its_codes_and_what_comes_next(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(SMALL)
    done = run("lesson", "deus", str(file), "--show", "--lang", "en")
    assert "16  Build Small Production Building  <- taught" in done.out
    assert "after the last step" in done.out
    assert "28  Build Quarry" in done.out
    assert "village A" in run("lesson", "deus", str(file), "--step", "1", "--lang", "en").out


def test_what_other_seats_do_is_recorded_into_the_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(SMALL.replace("others = [55, 1, 20, 1]\n", ""))
    assert run("lesson", "deus", str(file), "--check").code == 1
    run("lesson", "deus", str(file), "--record", "--check")
    assert re.search(r"then = \[\[1\], \[1\]\]\nothers = \[\d+(, \d+)*\]\n", file.read_text())


def test_a_wrong_code_is_shown_with_what_could_be_answered(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(SMALL.replace("choose = [16]", "choose = [17]"))
    done = run("lesson", "deus", str(file), "--lang", "en")
    assert done.code == 2
    assert "16  Build Small Production Building" in done.out
    assert "17 is no answer" in done.err
    assert run("lesson", "deus", "no_such").code == 2
