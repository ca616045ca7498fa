"""Finished games of each box replay to the position they ended in, for ever."""

from pathlib import Path
from time import process_time

import pytest

from tafelrunde import Match, games

RECORDS = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_ends_as_it_did(path: Path) -> None:
    start = process_time()
    match = Match.replay(path)  # compares a hash every 50 choices and at the end
    assert match.over
    assert len(match.codes) > 50
    assert process_time() - start < 2  # a bound that holds on any machine; the bench measures the real figure


def test_every_box_has_golden_games() -> None:
    assert {path.stem.split("-")[0] for path in RECORDS} == set(games)
