"""`tafelrunde analyse`: a bot's analysis of a finished game."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tafelrunde import Match, games
from tafelrunde.bots import analysis, bot
from tafelrunde.bots.advice import Effort
from tafelrunde.bots.analysis import analyse
from tafelrunde.cli import analyse as command
from tafelrunde.kernel.rng import seeded

from .conftest import Run


def test_the_costliest_choices_are_printed(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = partial(analyse, effort=Effort(first=1, worlds=1, width=1))
    monkeypatch.setattr(command, "analyse", quick)
    monkeypatch.setattr(analysis, "DOUBTED", 2)
    match, dice, anyhow = Match(games["age_of_innovation"], 2, 3), seeded(3), bot("random")
    while match.decision is not None:
        match.choose(anyhow.choose(match, dice))
    match.record().save(tmp_path / "over.json")
    answer = run("analyse", str(tmp_path / "over.json"), "--seat", "2", "--lang", "en")
    assert answer.code == 0, answer.err
    for part in ("Chance to win", "accuracy", "What cost Player 2 most", "Better: ", "opinion of a bot"):
        assert part in answer.out
    assert "What cost Player 1 most" not in answer.out


def test_bad_use_is_one_line(run: Run, finished: Match, tmp_path: Path) -> None:
    finished.record().save(tmp_path / "over.json")
    Match(games["deus"], players=2, seed=1).record().save(tmp_path / "begun.json")
    for arguments, text in [
        ([str(tmp_path / "begun.json")], "is not finished"),
        ([str(tmp_path / "over.json"), "--seat", "9"], "there is no seat 9"),
        ([str(tmp_path / "none.json")], "there is no file"),
    ]:
        outcome = run("analyse", *arguments)
        assert outcome.code == 2
        assert text in outcome.err
