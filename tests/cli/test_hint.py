"""`tafelrunde hint`: advice in an unfinished game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde import Match, games
from tafelrunde.bots import bot
from tafelrunde.kernel.rng import seeded

from .conftest import Run


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Seat 2 is asked what to do in its turn."""
    match, dice, somebody = Match(games["deus"], players=2, seed=3), seeded(1), bot("greedy")
    while match.decision is not None and (match.decision.prompt.name, match.decision.seat) != ("ACTION", 1):
        match.choose(somebody.choose(match, dice))
    match.record().save(tmp_path / "game.json")
    return tmp_path / "game.json"


def test_a_hint_says_what_and_why_in_both_languages(run: Run, saved: Path):
    english = run("hint", str(saved), "--bot", "greedy")
    assert english.code == 0, english.err
    assert english.out.startswith("Player 2: What do you do this turn?\n")
    assert ": this " in english.out
    german = run("hint", str(saved), "--bot", "greedy", "--lang", "de", "--seat", "2")
    assert german.out.startswith("Spieler 2: ")
    assert ": Das " in german.out


def test_the_same_position_gets_the_same_hint(run: Run, saved: Path):
    assert run("hint", str(saved), "--bot", "greedy").out == run("hint", str(saved), "--bot", "greedy").out


def test_bad_use_is_one_line(run: Run, saved: Path, finished: Match, tmp_path: Path):
    finished.record().save(tmp_path / "over.json")
    for arguments, text in [
        ([str(saved), "--seat", "1"], "it is the decision of seat 2, not of seat 1"),
        ([str(tmp_path / "over.json")], "is over"),
        ([str(tmp_path / "none.json")], "there is no file"),
        ([str(saved), "--bot", "nobody"], "there is no bot"),
        ([str(saved), "--lang", "fr"], "--lang cannot be"),
    ]:
        outcome = run("hint", *arguments)
        assert outcome.code == 2
        assert text in outcome.err
