"""`tafelrunde replay`: whole records are told, damaged ones are refused in one line and in bounded time."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tafelrunde import Match

from .conftest import Run


@pytest.fixture
def saved(finished: Match, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    finished.record().save(path)
    return path


def test_verify_says_ok_and_the_hash(run: Run, saved: Path, finished: Match):
    outcome = run("replay", str(saved), "--verify")
    assert (outcome.code, outcome.err) == (0, "")
    plies = len(finished.codes)
    assert outcome.out == f"OK {finished.hash()} deus, 2 players, {plies} choices, finished\n"


@pytest.mark.parametrize(("lang", "text"), [("en", "Result"), ("de", "Ergebnis")])
def test_a_finished_game_is_told_to_its_result(run: Run, saved: Path, finished: Match, lang: str, text: str):
    outcome = run("replay", str(saved), "--lang", lang)
    assert outcome.code == 0
    assert text in outcome.out
    for score in finished.result.scores:
        assert str(score) in outcome.out.splitlines()[-2]


def test_an_unfinished_game_shows_no_hands(run: Run, finished: Match, tmp_path: Path):
    """Only what was said openly; after the end the whispers are told as well."""
    half = Match.replay(finished.record(), upto=len(finished.codes) // 2)
    half.record().save(tmp_path / "half.json")
    told = run("replay", str(tmp_path / "half.json"))
    assert told.code == 0
    assert "Result" not in told.out
    whispers = [event for event in half.events() if event.private]
    assert whispers, "nothing was whispered, so this shows nothing"
    whole = run("replay", str(_saved(finished, tmp_path))).out
    assert not whole.startswith(told.out)


def _saved(match: Match, folder: Path) -> Path:
    match.record().save(folder / "whole.json")
    return folder / "whole.json"


def refused(run: Run, path: Path, *texts: str) -> None:
    begun = time.process_time()
    outcome = run("replay", str(path), "--verify")
    assert time.process_time() - begun < 5
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.count("\n") == 1
    assert len(outcome.err) < 2000
    for text in texts:
        assert text in outcome.err


def edited(path: Path, edit: Callable[[dict[str, Any]], object]) -> Path:
    data = json.loads(path.read_text())
    edit(data)
    path.write_text(json.dumps(data))
    return path


def test_a_truncated_file(run: Run, saved: Path):
    saved.write_text(saved.read_text()[:-300])
    refused(run, saved, "cut off or damaged")


def test_an_impossible_code(run: Run, saved: Path):
    refused(run, edited(saved, lambda data: data["codes"].__setitem__(7, 999)), "ply 7: 999 is no answer to")


def test_a_possible_but_different_code(run: Run, saved: Path, finished: Match):
    """It plays on, but some ply does not fit: an illegal answer or a hash that differs."""
    match = Match(finished.game, 2, finished.seed)
    for ply, code in enumerate(finished.codes):
        assert match.decision is not None
        others = [option for option in match.decision.options if option != code]
        if others and ply > 5:
            break
        match.choose(code)
    refused(run, edited(saved, lambda data: data["codes"].__setitem__(ply, others[0])), "ply ")


def test_a_code_too_few(run: Run, saved: Path):
    refused(run, edited(saved, lambda data: data["codes"].pop()), "final_hash")


def test_a_code_too_many(run: Run, saved: Path, finished: Match):
    refused(run, edited(saved, lambda data: data["codes"].append(0)), f"ply {len(finished.codes)}: the game is over")


FIELDS: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "foreign version": (lambda data: data.update(rules_version=99), "field rules_version: played under version 99"),
    "foreign format": (lambda data: data.update(tafelrunde=2), "field tafelrunde"),
    "foreign components": (lambda data: data.update(component_hash="0" * 16), "field component_hash"),
    "foreign game": (lambda data: data.update(game="chess"), "field game: there is no game 'chess'"),
    "foreign dice": (lambda data: data.update(rng="dice"), "field rng"),
    "no codes": (lambda data: data.pop("codes"), "field codes is missing"),
    "codes of text": (lambda data: data.update(codes=["1"]), "field codes, ply 0"),
    "codes that are true": (lambda data: data.update(codes=[True]), "field codes, ply 0"),
    "huge code": (lambda data: data["codes"].__setitem__(0, 10**4000), "ply 0"),
    "huge seed": (lambda data: data.update(seed=10**4000), "field seed"),
    "players": (lambda data: data.update(players=10**15), "deus is for 2 to 4 players"),
    "option": (lambda data: data["options"].update(moon=1), "deus has no option 'moon'"),
    "option in depth": (lambda data: data["options"].update(joker=[[[]]]), "field options"),
    "too many codes": (lambda data: data.update(codes=[0] * 200_000), "field codes, ply 100000: 200000 choices"),
}


@pytest.mark.parametrize(("edit", "text"), FIELDS.values(), ids=FIELDS)
def test_an_edited_field_is_named(run: Run, saved: Path, edit: Callable[[dict[str, Any]], object], text: str):
    refused(run, edited(saved, edit), text)


HOSTILE = {
    "10 MB": b'{"codes": [' + b"0," * 5_000_000 + b"0]}",
    "deep nesting": b"[" * 1_000_000,
    "deep nesting in codes": b'{"tafelrunde": 1, "codes": ' + b"[" * 500_000 + b"]" * 500_000 + b"}",
    "huge number": b'{"tafelrunde": ' + b"9" * 1_000_000 + b"}",
    "no text": b"\xff\xfe\x00" * 1000,
    "nothing": b"",
    "a list": b"[1, 2]",
    "not a number": b'{"tafelrunde": NaN}',
    "lone surrogate": b'{"tafelrunde": 1, "rng": "\\ud800"}',
}


@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_is_refused(run: Run, tmp_path: Path, content: bytes):
    path = tmp_path / "hostile.json"
    path.write_bytes(content)
    refused(run, path)


def test_a_folder_is_no_record(run: Run, tmp_path: Path):
    refused(run, tmp_path, "cannot be read as a record")
