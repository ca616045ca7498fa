"""Finished games of each box replay to the position they ended in, for ever."""

from pathlib import Path
from time import process_time

import pytest

from tafelrunde import Match, games
from tafelrunde.kernel.record import Record, RecordError

RECORDS = sorted(Path(__file__).parent.glob("*.json"))


def kept(record: Record) -> bool:
    """Does the box still have the rules of this record?"""
    box = games[record.game]
    return record.rules_version in [each.rules_version for each in (box, *box.earlier)]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_ends_as_it_did(path: Path) -> None:
    if not kept(Record.load(path)):
        with pytest.raises(RecordError, match="rules_version"):  # said, and never misplayed
            Match.replay(path)
        return
    start = process_time()
    match = Match.replay(path)  # compares a hash every 50 choices and at the end
    assert match.over
    assert len(match.codes) > 50
    assert process_time() - start < 2  # a bound that holds on any machine; the bench measures the real figure


def test_every_version_of_every_box_has_golden_games() -> None:
    played = {(record.game, record.rules_version) for record in map(Record.load, RECORDS)}
    assert {(name, each.rules_version) for name, box in games.items() for each in (box, *box.earlier)} <= played
