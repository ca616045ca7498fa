"""Learning: seatings, training data, and a short run from the first game to the report."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from tafelrunde import games
from tafelrunde.bots.learned import about
from tafelrunde.bots.value_net import packed, unpacked
from tafelrunde.cli.app import app
from tafelrunde.kernel.encode import POINTS
from tafelrunde.kernel.rng import seeded
from tafelrunde.learn.matches import Score, count_test, wilson
from tafelrunde.learn.report import curve
from tafelrunde.learn.run import Settings
from tafelrunde.learn.seating import NO_NETWORK, Seat, Seating, draw_seating, test_seatings
from tafelrunde.learn.selfplay import Failed, Job, Played, play_job
from tafelrunde.learn.store import Store

from ..bots.some_model import some_arrays

DEUS, TAPESTRY = games["deus"], games["tapestry"]
test_seatings.__test__ = False  # type: ignore[attr-defined]  # not a test


def played(*seatings: Seating, **job: Any) -> list[Played]:
    done = play_job(Job(seatings, job.get("weights", {}), job.get("learn_from_handmade", True)))
    return [game for game in done if isinstance(game, Played)]


def weights() -> dict[int, bytes]:
    return {3: packed(some_arrays(DEUS), about(DEUS, ""))}


# ------------------------------------------------------------------------------------------------ seatings


def test_tables_have_all_numbers_of_players_and_all_expansions():
    dice = seeded(1)
    seatings = [draw_seating(TAPESTRY, seed, [], dice) for seed in range(600)]
    players = Counter(len(seating.seats) for seating in seatings)
    assert set(players) == {1, 2, 3, 4, 5}
    assert players[2] > players[3] > players[1]
    boxes = Counter(sum(bool(seating.options[name]) for name in TAPESTRY.expansions) for seating in seatings)
    assert boxes[0] > 180
    assert boxes[3] > 150
    assert boxes[1] > 0
    assert any(seating.options["mats"] == "revised" for seating in seatings)


def test_older_versions_and_the_hand_made_evaluation_play_along():
    dice = seeded(2)
    seats = [seat for seed in range(300) for seat in draw_seating(DEUS, seed, [4, 5, 6], dice).seats]
    versions = Counter(seat.version for seat in seats)
    assert versions[6] > sum(versions[version] for version in (4, 5, NO_NETWORK))
    assert min(versions[version] for version in (4, 5, NO_NETWORK)) > 10
    assert {seat.share for seat in seats} == {1.0, 0.5}
    assert {seat.blunders for seat in seats} == {0, 5, 10}


def test_who_wanders_takes_any_faction():
    aoi = games["age_of_innovation"]
    options = aoi.read_options({})
    seatings = [Seating(aoi.name, seed, options, (Seat(explores_choices=True), Seat())) for seed in (3, 3, 4, 5)]
    taken = [game.tracks[0].choices for game in played(*seatings)]
    assert taken[0] == taken[1]
    assert len({choices[0] for choices in taken}) > 1


def test_a_network_that_is_not_trusted_seldom_plays_alone():
    dice = seeded(2)
    seatings = [draw_seating(DEUS, seed, [4], dice, trusted=trusted) for trusted in (False, True) for seed in range(60)]
    alone = [sum(seat.share == 1.0 and seat.version > 0 for seat in seating.seats) for seating in seatings]
    assert sum(alone[:60]) < sum(alone[60:]) / 3


def test_who_strolls_plays_turns_without_thought():
    options = DEUS.read_options({})
    by_thought, by_lot = (
        sum(played(Seating("deus", 5, options, (seat, seat)))[0].scores) for seat in (Seat(), Seat(quick_turns=1))
    )
    assert by_lot < by_thought


# ------------------------------------------------------------------------------------------------ games


def test_a_game_is_kept_as_the_tracks_of_its_seats():
    seating = Seating("deus", 5, DEUS.read_options({}), (Seat(), Seat(blunders=5)))
    (game,) = played(seating)
    assert len(game.tracks) == 2
    for track, own in zip(game.tracks, game.scores, strict=True):
        assert track.own == own
        assert track.rival == game.scores[1 - game.scores.index(own)]
        assert len(track.rows) == len(track.points) > 10
        assert track.rows.dtype == np.float16
    assert sum(track.win for track in game.tracks) == 1.0


def test_nothing_is_learned_from_who_plays_by_hand_once_there_is_a_network():
    found = played(*test_seatings(DEUS, 6, 3), weights=weights(), learn_from_handmade=False)
    score = Score()
    for game in found:
        assert len(game.tracks) == 1
        count_test(score, game)
    assert score.games == 2
    assert score.points == found[0].scores[0] + found[1].scores[1]


def test_a_game_that_breaks_off_is_told_and_the_others_go_on():
    whole, broken = (
        Seating("deus", seed, DEUS.read_options({}), (Seat(), Seat(version))) for seed, version in ((8, 0), (9, 77))
    )
    one, other = play_job(Job((broken, whole), {}, True))
    assert isinstance(one, Failed)
    assert "77" in one.why
    assert isinstance(other, Played)


def test_the_store_forgets_the_oldest_games_whole_and_keeps_held_out_ones_apart():
    seating = Seating("deus", 7, DEUS.read_options({}), (Seat(), Seat()))
    (game,) = played(seating)
    one, other = game.tracks
    store = Store(one.rows.shape[1], 3 * len(one.rows), 0.5)
    for number in range(6):
        store.add([one], holdout=number == 5)
    store.add([other], holdout=False)
    assert store.size <= 3 * len(one.rows)
    assert store.last_of_tracks().sum() == len(set(store.track[: store.size]))
    assert len(store.holdout_rows(10_000)) == len(one.rows)
    assert len(store.holdout_rows(10_000)) + len(store.training_rows()) == store.size
    last = store.size - 1
    assert store.final[last].tolist() == pytest.approx([other.own / POINTS, other.rival / POINTS])


# ------------------------------------------------------------------------------------------------ the report


def test_the_curve_is_a_picture_of_all_versions():
    rows = [
        {"minutes": minutes, "strength": {"games": 10, "ahead": 0.1 * minutes, "low": 0.0, "high": 1.0}}
        for minutes in (1.0, 2.0, 5.0)
    ]
    picture = ElementTree.fromstring(curve("a title", [*rows, {"minutes": 6.0, "strength": {"games": 0}}]))
    line = [path.get("d", "") for path in picture.iter() if path.get("stroke-width") == "2"]
    assert len(line) == 1
    assert line[0].count("L") == 2
    assert "a title" in "".join(picture.itertext())


def test_an_interval_holds_the_share_and_shrinks_with_more_games():
    low, high = wilson(30, 40)
    assert low < 0.75 < high
    few, many = wilson(3, 4), wilson(300, 400)
    assert many[1] - many[0] < few[1] - few[0]


# ------------------------------------------------------------------------------------------------ the whole


def command(out: Path, *more: str) -> subprocess.CompletedProcess[str]:
    words = ["deus", "--jobs", "1", "--out", str(out), "--hidden", "16", "8", "--positions", "20000", *more]
    source = str(Path(__file__).parents[2] / "src")
    return subprocess.run(
        [sys.executable, "-m", "tafelrunde.learn", *words],
        capture_output=True,
        text=True,
        timeout=240,
        env={**os.environ, "PYTHONPATH": source},
    )


def test_weights_name_the_command_that_made_them():
    settings = Settings("deus", 30.0, 2, Path("/somewhere"))
    assert settings.command == "tafelrunde learn deus --minutes 30 --jobs 2"
    larger = settings._replace(hidden=(256, 64), positions=500_000, final=0.1, resume=True)
    assert larger.command.endswith("--final 0.1 --positions 500000 --hidden 256 64 --resume")
    runner = CliRunner()
    told = runner.invoke(app, [*larger.command.split()[1:-1], "--layout"])
    assert told.exit_code == 0, told.output
    assert "own_points" in told.output


def test_learning_without_torch_is_refused_in_one_line(tmp_path: Path):
    (tmp_path / "torch.py").write_text("raise ImportError('torch is not there')\n")
    source = str(Path(__file__).parents[2] / "src")
    run = subprocess.run(
        [sys.executable, "-m", "tafelrunde.learn", "deus", "--out", str(tmp_path / "out")],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), source])},
    )
    assert run.returncode == 2
    assert "learning needs torch" in run.stderr
    assert run.stderr.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_a_short_run_leaves_weights_and_a_report_and_can_be_resumed(tmp_path: Path):
    pytest.importorskip("torch")
    out = tmp_path / "deus"
    first = command(out, "--minutes", "0.4", "--every", "3")
    assert first.returncode == 0, first.stderr
    arrays, made_for = unpacked((out / "weights.npz").read_bytes())
    assert made_for["components"] == DEUS.component_hash
    assert made_for["command"].startswith("tafelrunde learn deus")
    assert all(np.isfinite(array).all() for array in arrays.values())
    report = json.loads((out / "report.json").read_text())
    assert report["versions"]
    ElementTree.parse(out / "curve.svg")
    second = command(out, "--minutes", "0.4", "--every", "3", "--resume")
    assert second.returncode == 0, second.stderr
    resumed = json.loads((out / "report.json").read_text())
    assert resumed["games"] > report["games"]
    assert resumed["version"] > report["version"]
    assert resumed["versions"][: len(report["versions"])] == report["versions"]


def test_resuming_from_an_empty_folder_is_refused(tmp_path: Path):
    pytest.importorskip("torch")
    run = command(tmp_path, "--minutes", "0.1", "--resume")
    assert run.returncode == 2
    assert "no run to resume" in run.stderr
