"""Bots from outside: found by place or by the name that their package offers, and played by every command."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from tafelrunde import Match, UsageError, games
from tafelrunde.arena import Contest, ResultsFile, run_contest
from tafelrunde.arena.executors import in_processes
from tafelrunde.bots import OfferedBots, RandomBot, bot, builtin_bot, outside
from tafelrunde.cli import main
from tafelrunde.kernel.rng import seeded

from .ten_lines import HighestBot, lowest

PLACE = "tests.bots.ten_lines:HighestBot"


def test_a_bot_is_found_by_its_place_and_takes_settings():
    found = bot(f"{PLACE}:whims=5")
    assert isinstance(found, HighestBot)
    assert found.whims == 5
    with pytest.raises(UsageError, match="has no setting 'luck'; it has: whims"):
        bot(f"{PLACE}:luck=1")


def test_a_function_of_match_and_dice_is_a_bot():
    match = Match(games["deus"], 2, 1)
    assert match.decision is not None
    assert bot("tests.bots.ten_lines:lowest").choose(match, seeded(1)) == lowest(match, seeded(1))


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("no_such_module:MyBot", "cannot be loaded: ModuleNotFoundError"),
        ("tests.bots.ten_lines:NoBot", "the module has no NoBot"),
        ("tests.bots.ten_lines:broken", "neither a class derived from"),
        ("os:path-sep", "there is no bot 'os'"),
        ("grandmaster", "there is no bot 'grandmaster'"),
    ],
)
def test_what_is_no_bot_is_named(spec: str, says: str):
    with pytest.raises(UsageError, match=says):
        bot(spec)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed package that offers a bot under the name `sly`."""
    (tmp_path / "sly_bots.py").write_text("from tests.bots.ten_lines import HighestBot as SlyBot\n")
    about = tmp_path / "sly_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: sly-bots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[tafelrunde.bots]\nsly = sly_bots:SlyBot\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    outside._offered.cache_clear()
    return tmp_path


def test_a_package_offers_bots_by_name(package: Path):
    assert outside.offered() == ["sly"]
    assert isinstance(bot("sly:whims=3"), HighestBot)
    with pytest.raises(UsageError, match="no bot 'sly'"):
        builtin_bot("sly")


def test_modules_are_looked_for_where_the_program_was_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "bot_of_here.py").write_text("from tests.bots.ten_lines import lowest\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [path for path in __import__("sys").path if path])
    assert bot("bot_of_here:lowest")


def test_strangers_name_our_own_bots_only():
    assert isinstance(builtin_bot("random"), RandomBot)
    with pytest.raises(UsageError, match="there is no bot"):
        builtin_bot(PLACE)
    offered = OfferedBots([PLACE])
    assert isinstance(offered(PLACE), HighestBot)
    assert isinstance(pickle.loads(pickle.dumps(offered))(PLACE), HighestBot)
    for other in (f"{PLACE}:whims=9", "tests.bots.ten_lines:lowest"):
        with pytest.raises(UsageError, match="there is no bot"):
            offered(other)


def test_it_plays_in_the_arena_in_several_processes(tmp_path: Path):
    contest = Contest.of("deus", 2, {}, [PLACE, "random"], 4, 1)
    results = ResultsFile.create(tmp_path / contest.file_name(), contest)
    assert sum(1 for _ in run_contest(results, in_processes(2))) == 4


def test_it_plays_in_every_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = str(tmp_path / "contest.jsonl")
    assert main(["arena", "deus", "--bots", f"{PLACE},random", "--games", "2", "--results", file]) == 0
    assert main(["simulate", "deus", "--bots", PLACE, "--games", "1", "--seed", "1"]) == 0
    assert "HighestBot" in capsys.readouterr().out
    assert main(["arena", "deus", "--bots", "nowhere:Bot,random", "--results", file + "2"]) == 2
    assert "cannot be loaded" in capsys.readouterr().err
