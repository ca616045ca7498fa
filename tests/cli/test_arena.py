"""`tafelrunde arena`."""

from __future__ import annotations

import json
from pathlib import Path

from .conftest import Run


def test_a_contest_is_printed_and_can_be_resumed(run: Run, tmp_path: Path):
    file = str(tmp_path / "r.jsonl")
    plan = ["arena", "deus", "--bots", "random,greedy", "--seed", "4"]
    outcome = run(*plan, "--games", "2", "--results", file)
    assert outcome.code == 0, outcome.err
    for text in ("greedy", "95 % interval", "s/move", "rating", "random ahead of greedy", "of 2 games", "r.jsonl"):
        assert text in outcome.out
    more = run(*plan, "--games", "3", "--resume", file, "--json")
    assert more.code == 0, more.err
    answer = json.loads(more.out)
    assert (answer["contest"]["seed"], answer["standings"]["games"]) == (4, 3)
    assert answer["standings"]["bots"][0]["bot"] == "greedy"


def test_the_json_holds_the_contest_and_the_standings(run: Run, tmp_path: Path):
    plan = ["arena", "deus", "--bots", "random,greedy", "--games", "2", "--players", "3", "--option", "joker=true"]
    answer = json.loads(run(*plan, "--results", str(tmp_path / "r"), "--json").out)
    assert answer["contest"]["options"]["joker"] is True
    assert answer["contest"]["players"] == 3
    assert answer["standings"]["games"] == 2


def test_bad_use_is_one_line(run: Run, tmp_path: Path):
    file = tmp_path / "there"
    file.write_text("")
    for arguments, text in [
        (["deus", "--bots", "random,nobody"], "there is no bot"),
        (["chess", "--bots", "random"], "there is no game"),
        (["deus", "--bots", "random,greedy", "--games", "0"], "--games must be at least 1"),
        (["deus", "--bots", "random,greedy", "--results", str(file)], "exists already"),
        (["deus", "--bots", "random,greedy", "--resume", str(file)], "no results"),
        (["deus", "--bots", "random,greedy", "--resume", str(file), "--results", str(file)], "give only one of them"),
    ]:
        outcome = run("arena", *arguments)
        assert outcome.code == 2
        assert text in outcome.err
        assert outcome.err.count("\n") == 1
