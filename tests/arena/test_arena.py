"""Contests: who sits where, what is written down, what comes of being killed, and how it is told."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

import pytest

from tafelrunde import Match, Record, UsageError
from tafelrunde.arena import Contest, FinishedGame, GameResult, GameSpec, ResultsFile, play_game, run_contest, standings
from tafelrunde.arena.contest import GameKey, seat_rotations
from tafelrunde.arena.executors import in_processes, in_this_process
from tafelrunde.arena.ratings import ratings
from tafelrunde.arena.standings_text import standings_lines


def contest(bots: str = "random,greedy", players: int = 2, games: int = 4, seed: int = 5) -> Contest:
    return Contest.of("deus", players, {}, bots.split(","), games, seed)


def held(path: Path, of: Contest, jobs: int = 1) -> list[GameResult]:
    results = ResultsFile.create(path, of)
    for _ in run_contest(results, in_processes(jobs)):
        pass
    return [finished.result for finished in results.in_order()]


# -------------------------------------------------------------------------------------------------- who sits where


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 3), (2, 3), (2, 4), (3, 4), (1, 3)])
def test_every_bot_sits_on_every_seat_equally_often(bots: int, players: int):
    rotations = seat_rotations(tuple("abcd"[:bots]), players)
    for seat in range(players):
        assert len(set(Counter(seats[seat] for seats in rotations).values())) == 1
    assert len(set(rotations)) == len(rotations)


def test_games_that_differ_in_the_seats_only_share_a_seed():
    specs = [spec for _, spec in contest(games=6).schedule()]
    assert [spec.bots for spec in specs[:2]] == [("random", "greedy"), ("greedy", "random")]
    assert [specs[i].seed == specs[i + 1].seed for i in range(5)] == [True, False, True, False, True]


def test_every_group_that_fits_a_table_has_one():
    of = contest("random,greedy,easy,medium", players=3, games=1)
    assert len(of.tables()) == 4
    assert {seed.seed for _, seed in of.schedule()} == {next(of.schedule())[1].seed}, "all tables play the same deals"


@pytest.mark.parametrize(
    ("bots", "players", "games", "text"),
    [
        ("random,random", 2, 1, "a bot is named twice"),
        ("random,nobody", 2, 1, "there is no bot 'nobody'"),
        ("random,greedy", 7, 1, "deus is for 2 to 4 players"),
        ("random,greedy", 2, 0, "must be at least 1"),
    ],
)
def test_a_contest_that_cannot_be_held_is_refused(bots: str, players: int, games: int, text: str):
    with pytest.raises(UsageError, match=text):
        contest(bots, players, games)


# -------------------------------------------------------------------------------------------------- results


def test_the_games_do_not_depend_on_jobs_nor_on_a_process_that_dies(tmp_path: Path):
    of = contest(games=10)
    results = ResultsFile.create(tmp_path / "together.jsonl", of)
    for n, _ in enumerate(run_contest(results, in_processes(2))):
        if not n:
            multiprocessing.active_children()[0].kill()
    assert [finished.result for finished in results.in_order()] == held(tmp_path / "alone.jsonl", of)


def test_results_are_written_at_once_and_read_again(tmp_path: Path):
    of, path = contest(games=3), tmp_path / "results.jsonl"
    results = ResultsFile.create(path, of)
    for n, _ in enumerate(run_contest(results, in_this_process), 1):
        assert len(path.read_text().splitlines()) == 1 + n
    again = ResultsFile.resume(path, of)
    assert again.in_order() == results.in_order()
    assert list(run_contest(again, in_this_process)) == [], "nothing is left to play"


def test_a_cut_line_is_played_again(tmp_path: Path):
    of, path = contest(games=3), tmp_path / "results.jsonl"
    whole = held(path, of)
    text = path.read_text()
    path.write_text(text[:-40])
    again = ResultsFile.resume(path, of)
    assert len(again.games) == 2
    assert len(list(run_contest(again, in_this_process))) == 1
    assert [finished.result for finished in again.in_order()] == whole
    assert [len(json.loads(line)) > 0 for line in path.read_text().splitlines()] == [True] * 4


def test_a_contest_that_dies_at_once_leaves_no_file_that_blocks_the_next(tmp_path: Path):
    def dies(tasks: object) -> Iterator[tuple[GameKey, FinishedGame]]:
        raise UsageError("the cluster is gone")
        yield

    of, path = contest(games=1), tmp_path / "results.jsonl"
    with pytest.raises(UsageError, match="the cluster is gone"):
        list(run_contest(ResultsFile.create(path, of), dies))
    assert not path.exists()
    assert held(path, of)


def test_two_contests_at_once_do_not_write_into_one_file(tmp_path: Path):
    of, path = contest(games=1), tmp_path / "results.jsonl"
    late = ResultsFile.create(path, of)
    held(path, of)
    whole = path.read_bytes()
    with pytest.raises(UsageError, match="exists already"):
        list(run_contest(late, in_this_process))
    assert path.read_bytes() == whole


def test_a_folder_that_is_not_there_is_told_before_the_first_game(tmp_path: Path):
    with pytest.raises(UsageError, match="there is no folder"):
        ResultsFile.create(tmp_path / "nowhere" / "results.jsonl", contest())


def test_files_are_named_after_the_contest():
    def named(game: str = "deus", bots: str = "greedy,mcts:time=2s", seed: int = 5, **options: object) -> str:
        return Contest.of(game, 2, options, bots.split(","), 100, seed).file_name()

    assert named() == "arena-deus-2p-greedy-mcts_time_2s-seed5.jsonl"
    assert named(joker="true") == "arena-deus-2p-greedy-mcts_time_2s-joker_True-seed5.jsonl"
    assert named("revive") == "arena-revive-2p-greedy-mcts_time_2s-seed5.jsonl"
    many = [",".join(f"mcts:time={n}s" for n in range(first, 20)) for first in (1, 2)]
    assert len({named(bots=bots) for bots in many}) == 2
    assert all(len(named(bots=bots)) < 130 for bots in many)


def test_other_contests_and_other_files_are_not_resumed(tmp_path: Path):
    path = tmp_path / "results.jsonl"
    held(path, contest(games=1))
    with pytest.raises(UsageError, match="exists already"):
        ResultsFile.create(path, contest())
    with pytest.raises(UsageError, match="another contest: its seed is 5, not 6"):
        ResultsFile.resume(path, contest(seed=6))
    with pytest.raises(UsageError, match="cannot be read"):
        ResultsFile.resume(tmp_path / "nothing", contest())
    path.write_text("{}\nnonsense\n")
    with pytest.raises(UsageError, match="damaged"):
        ResultsFile.resume(path, contest())
    assert len(ResultsFile.resume(_with(tmp_path, contest(games=1)), contest(games=9)).games) == 1, (
        "more games may follow"
    )


def _with(folder: Path, of: Contest) -> Path:
    held(folder / "few.jsonl", of)
    return folder / "few.jsonl"


def test_a_killed_contest_loses_only_the_games_in_flight_and_leaves_nobody_playing(tmp_path: Path):
    path = tmp_path / "killed.jsonl"
    command = [sys.executable, "-m", "tafelrunde.arena", "deus", "--bots", "random,greedy", "--games", "300"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    process = subprocess.Popen(
        [*command, "--seed", "5", "--jobs", "2", "--results", str(path)], env=env, stderr=subprocess.PIPE
    )
    while process.poll() is None and (not path.exists() or path.read_bytes().count(b"\n") < 4):
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL)
    assert process.stderr is not None
    process.stderr.read()  # ends when the last process that could write to it has ended
    process.wait()
    n = path.read_bytes().count(b"\n") - 1
    assert 3 <= n < 290
    results = ResultsFile.resume(path, contest(games=n + 4))
    assert len(results.games) == n
    for _ in run_contest(results, in_this_process):
        pass
    played = [results.games[0, number].result for number in range(4)]
    assert played == held(tmp_path / "whole.jsonl", contest(games=4))


def test_records_are_kept_and_replay(tmp_path: Path):
    results = ResultsFile.create(tmp_path / "r.jsonl", contest(games=2))
    played = [finished.result for finished in run_contest(results, in_this_process, tmp_path / "records")]
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 2
    for file, game in zip(files, played, strict=True):
        record = Record.load(file)
        assert tuple(record.seats) == game.bots
        assert tuple(Match.replay(record).result.scores) == game.scores


def test_the_time_of_every_free_choice_is_kept():
    finished = play_game(GameSpec("deus", {}, ("random", "greedy"), 3))
    assert sum(map(len, finished.millis)) == finished.result.decisions


# -------------------------------------------------------------------------------------------------- standings


def game(*scores: int, bots: str = "ab", seed: int = 1) -> FinishedGame:
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    return FinishedGame(GameResult(seed, tuple(bots), scores, winners, "end", 5), tuple((10, 20, 300) for _ in scores))


def test_standings_count_wins_scores_and_times():
    told = standings([game(9, 5), game(4, 4), game(3, 8), game(9, 1)], ["a", "b"])
    first, second = told["bots"]
    assert (first["bot"], first["wins"], first["games"], first["score"]) == ("a", 2.5, 4, 6.25)
    assert second["rate"] == 1.5 / 4
    assert first["low"] < first["rate"] < first["high"]
    assert first["seconds"] == {"mean": pytest.approx(0.11), "p95": 0.3, "most": 0.3}
    assert told["winning_score"] == fmean([9, 4, 8, 9])
    duel = told["duels"][0]
    assert (duel["bots"], duel["rate"], duel["games"]) == (["a", "b"], 2.5 / 4, 4)


def test_a_duel_at_a_larger_table_is_who_comes_out_ahead():
    told = standings([game(9, 5, 7, bots="aba"), game(1, 5, 7, bots="abc")], ["a", "b", "c"])
    duels = {tuple(duel["bots"]): (duel["rate"], duel["games"]) for duel in told["duels"]}
    assert duels == {("a", "b"): (0.5, 2), ("a", "c"): (0.0, 1), ("b", "c"): (0.0, 1)}


def test_who_wins_more_is_rated_higher_and_doubt_shrinks():
    few = ratings([finished.result for finished in [game(9, 5), game(5, 9)]])
    many = ratings([finished.result for finished in [game(9, 5), game(5, 9), game(9, 2)] * 20])
    assert many["a"]["mean"] > many["b"]["mean"]
    assert many["a"]["doubt"] < few["a"]["doubt"]
    three = ratings([finished.result for finished in [game(9, 5, 1, bots="aab"), game(9, 2, 5, bots="bca")] * 5])
    assert set(three) == {"a", "b", "c"}
    assert three["c"]["mean"] < three["a"]["mean"]


def test_a_bot_without_games_is_told_too():
    text = standings_lines(standings([game(9, 5)], ["a", "b", "c"]))
    assert [line.split()[0] for line in text[1:4]] == ["a", "b", "c"]
    assert text[3].endswith("-")


def test_without_openskill_the_rating_is_left_out(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert all("rating" not in row for row in standings([game(9, 5)], ["a", "b"])["bots"])


def test_the_arena_runs_on_the_standard_library_alone(tmp_path: Path):
    """No installed package is seen: -S leaves site-packages out, and only the source is on the path."""
    source = Path(sys.modules["tafelrunde"].__file__ or "").parents[1]
    done = subprocess.run(
        [sys.executable, "-S", "-m", "tafelrunde.arena", "deus", "--bots", "greedy,random", "--games", "2"],
        env={"PYTHONPATH": str(source)}, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "greedy ahead of random" in done.stdout
    assert "rating" not in done.stdout
    assert (tmp_path / "arena-deus-2p-greedy-random-seed1.jsonl").exists()
