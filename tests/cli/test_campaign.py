"""Campaigns in the terminal, stored in a file for each group."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tafelrunde.games.revive.campaign import Campaign

from .conftest import Run

ALONE = ("play", "revive", "--players", "1", "--seed", "3")
FIRST_ANSWERS = "1\n" * 3000  # to the end of any game


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return tmp_path / "tuesday.json"


def after(chapters: int, file: Path) -> None:
    campaign = Campaign("tuesday")
    for _ in range(chapters):
        campaign.finish(["Ada"], [60])
    campaign.save(file)


def test_a_finished_chapter_is_kept_and_the_same_command_plays_the_next(typed: Run, kept: Path) -> None:
    first = typed(FIRST_ANSWERS, *ALONE, "--campaign", "tuesday.json")
    assert (first.code, first.err) == (0, "")
    assert "Unlocked: More large locations" in first.out
    played = json.loads(kept.read_text())["games"]
    assert [(game["chapter"], game["names"]) for game in played] == [(1, ["Player 1"])]
    typed("s second.json\n", *ALONE, "--campaign", "tuesday.json")
    assert json.loads((kept.parent / "second.json").read_text())["options"]["chapter"] == 2
    assert Campaign.load(kept).chapter == 2  # that game was left


def test_a_chapter_that_was_left_is_not_kept(typed: Run, kept: Path) -> None:
    assert typed("1\n", *ALONE, "--campaign", "tuesday.json").code == 0
    assert not kept.exists()


def test_a_chapter_decides_what_it_is_played_with(typed: Run, kept: Path) -> None:
    after(1, kept)
    outcome = typed("", *ALONE, "--campaign", "tuesday.json", "--option", "moon=true")
    assert outcome.code == 2
    assert "chapter 2 decides what it is played with" in outcome.err
    assert typed("", *ALONE, "--campaign", "tuesday.json", "--option", "choose_tribes=true").code == 0


def test_after_the_last_chapter_parts_are_chosen_freely(typed: Run, kept: Path) -> None:
    after(5, kept)
    outcome = typed("s free.json\n", *ALONE, "--campaign", "tuesday.json", "--option", "moon=true")
    assert outcome.code == 0
    options = json.loads((kept.parent / "free.json").read_text())["options"]
    assert (options["chapter"], options["moon"], options["formica"]) == (0, True, False)
    again = typed("", *ALONE, "--campaign", "tuesday.json", "--option", "chapter=1")
    assert again.code == 2
    assert "all five chapters are played" in again.err


def test_without_a_file_the_end_names_the_command_for_the_next_chapter(typed: Run) -> None:
    outcome = typed(FIRST_ANSWERS, *ALONE, "--option", "chapter=2")
    assert "Go on with chapter 3 of the campaign" in outcome.out
    assert "tafelrunde play revive --option chapter=3" in outcome.out


def test_a_game_without_a_campaign_says_so(run: Run) -> None:
    outcome = run("play", "deus", "--campaign", "tuesday.json")
    assert (outcome.code, outcome.err) == (2, "tafelrunde: deus has no campaign\n")
