"""Records as arrays: what was seen and chosen, and what came of it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tafelrunde import Match, Record, games
from tafelrunde.cli import main
from tafelrunde.envs.observations import rows_of
from tafelrunde.envs.spaces import legal_actions


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("contest")
    arguments = ["arena", "deus", "--bots", "random,tests.bots.ten_lines:HighestBot", "--games", "2"]
    assert main([*arguments, "--results", str(folder / "results.jsonl"), "--records", str(folder / "games")]) == 0
    return folder / "games"


@pytest.mark.parametrize("observation", ["features", "uint8"])
def test_every_choice_is_a_row(records: Path, tmp_path: Path, observation: str, capsys: pytest.CaptureFixture[str]):
    out = tmp_path / "data.npz"
    assert main(["dataset", str(records), "--out", str(out), "--observation", observation]) == 0
    assert capsys.readouterr().out.startswith("2 games, ")
    with np.load(out) as file:
        data = dict(file)
    form, row = rows_of(games["deus"], observation), 0
    for number, path in enumerate(sorted(records.iterdir())):
        record = Record.load(path)
        match = Match(games["deus"], record.players, record.seed, record.options)
        whole = Match.replay(record)
        assert data["scores"][number].tolist() == whole.result.scores
        for ply, code in enumerate(record.codes):
            decision = match.decision
            assert decision is not None
            if len(decision.options) > 1:
                assert (data["observations"][row] == form.of(match, decision.seat)).all()
                assert data["legal"][data["legal_from"][row] : data["legal_from"][row + 1]].tolist() == legal_actions(
                    match
                )
                assert data["actions"][row] == decision.prompt.action(code)
                assert (data["seats"][row], data["matches"][row], data["plies"][row]) == (decision.seat, number, ply)
                assert data["returns"][row] == (1 if decision.seat in whole.result.winners else -1)
                row += 1
            match.choose(code)
    assert row == len(data["actions"]) == len(data["legal_from"]) - 1


def test_bad_use_is_named(records: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "one.json").write_text("{}")
    for folder, out, says in (
        (tmp_path / "nowhere", "data.npz", "is not a folder"),
        (records.parent, "data.npz", "there are no records"),
        (records, "data.txt", "must end in .npz"),
        (tmp_path / "broken", "data.npz", "field tafelrunde"),
    ):
        assert main(["dataset", str(folder), "--out", str(tmp_path / out)]) == 2
        assert says in capsys.readouterr().err
    assert not list(tmp_path.glob("*data*"))
