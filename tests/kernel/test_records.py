"""Records: saved whole or not at all, replayed for ever, and precise about what is wrong with them."""

from __future__ import annotations

import json
import os
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toy import TOY, Harbour

from tafelrunde.kernel.game import find_games_with
from tafelrunde.kernel.laws import play_by_the_laws
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.record import CHECK_EVERY, LARGEST, MOST_CODES, Record, RecordError
from tafelrunde.kernel.rng import seeded


def played(seed: int = 3, choices: int = 10_000, **options: object) -> Match:
    match = Match(TOY, 3, seed, {"rounds": 6, "cargo": 32, **options}, seats=["ann", "bob", "cy"])
    dice = seeded(seed)
    while not match.over and len(match.codes) < choices:
        match.choose(random_code(match, dice))
    return match


MATCH = played()
DATA = MATCH.record().to_json()


def replay(**changed: Any) -> Match:
    return Match.replay(Record.from_text(json.dumps({**DATA, **changed})), TOY)


def fault(**changed: Any) -> str:
    with pytest.raises(RecordError) as wrong:
        replay(**changed)
    text = str(wrong.value)
    assert "\n" not in text
    assert len(text) < 400
    return text


# ------------------------------------------------------------------------------------------------ there and back


@pytest.mark.parametrize("choices", [0, 1, 17, CHECK_EVERY - 1, CHECK_EVERY, CHECK_EVERY + 1, 10_000])
def test_a_record_is_saved_and_replayed(tmp_path: Path, choices: int) -> None:
    match = played(choices=choices)
    match.record().save(tmp_path / "game.json")
    again = Match.replay(tmp_path / "game.json", TOY)
    assert again.hash() == match.hash()
    assert again.codes == match.codes
    assert again.hashes == match.hashes
    assert again.seats == ["ann", "bob", "cy"]
    assert again.options == match.options
    assert again.record().to_json() == match.record().to_json()


def test_a_record_is_replayed_up_to_a_ply() -> None:
    for ply in (0, 1, 60, len(MATCH.codes)):
        assert Match.replay(MATCH.record(), TOY, upto=ply).codes == MATCH.codes[:ply]


def test_a_record_can_be_played_on() -> None:
    match = played(choices=20)
    again = Match.replay(match.record(), TOY)
    code = random_code(match, seeded(1))
    match.choose(code)
    again.choose(code)
    assert again.hash() == match.hash()


def test_a_record_carries_a_hash_every_fifty_choices() -> None:
    assert len(MATCH.hashes) == len(MATCH.codes) // CHECK_EVERY >= 2


def test_a_record_is_not_changed_by_playing_on() -> None:
    match = played(choices=60)
    before = json.dumps(match.record().to_json())
    record = match.record()
    match.choose(random_code(match, seeded(1)))
    assert json.dumps(record.to_json()) == before


def test_the_same_seed_and_choices_give_the_same_hash_for_ever() -> None:
    """Pinned: if this changes without a change of the rules, old records are lost."""
    assert MATCH.hash() == "8501667c7e336173"
    assert play_by_the_laws(TOY, 2, seed=1).hash() == "f4a329293645ec15"


def test_the_game_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.kernel.game._find_game", [])
    with pytest.raises(RecordError, match="field game: no registry knows 'toy'"):
        Match.replay(MATCH.record())
    find_games_with(lambda name, pack="": TOY)
    assert Match.replay(MATCH.record()).hash() == MATCH.hash()


# ------------------------------------------------------------------------------------------------ saving


def old_record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text("the old record")
    return path


def test_a_record_that_cannot_be_written_as_json_leaves_the_old_file(tmp_path: Path) -> None:
    path = old_record(tmp_path)
    record = MATCH.record()
    record.seats = [object()]  # type: ignore[list-item]
    with pytest.raises(TypeError):
        record.save(path)
    assert path.read_text() == "the old record"
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_disk_that_fills_up_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = old_record(tmp_path)

    def half_written(self: Path, text: str, **_: Any) -> int:
        with self.open("w") as file:
            file.write(text[: len(text) // 2])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", half_written)
    with pytest.raises(OSError, match="No space"):
        MATCH.record().save(path)
    monkeypatch.undo()
    assert path.read_text() == "the old record"
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_folder_that_cannot_be_written_to_is_an_error_and_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "folder", tmp_path / "missing" / "game.json"):
        with pytest.raises(OSError, match="directory"):
            MATCH.record().save(path)
    assert os.listdir(tmp_path) == ["folder"]
    assert os.listdir(tmp_path / "folder") == []


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_folder_keeps_its_record(tmp_path: Path) -> None:
    path = old_record(tmp_path)
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(PermissionError):
            MATCH.record().save(path)
    finally:
        tmp_path.chmod(0o700)
    assert path.read_text() == "the old record"
    assert os.listdir(tmp_path) == ["game.json"]


# ------------------------------------------------------------------------------------------------ damage


@pytest.mark.parametrize("name", [name for name in DATA if name not in ("tafelrunde", "rng")])
def test_a_missing_field_is_named(name: str) -> None:
    data = {key: value for key, value in DATA.items() if key != name}
    with pytest.raises(RecordError, match=f"field {name} is missing"):
        Record.from_json(data)


@pytest.mark.parametrize("name", list(DATA))
@pytest.mark.parametrize("value", [None, 1.5, True, [[]], {"a": []}, "\0" * 1000, -(1 << 70)])
def test_a_damaged_field_is_named(name: str, value: Any) -> None:
    assert name.rstrip("s") in fault(**{name: value})


@pytest.mark.parametrize(
    ("changed", "text"),
    [
        ({"tafelrunde": 2}, "field tafelrunde: format 2, this program reads 1"),
        ({"rng": "mersenne"}, "field rng: unknown algorithm 'mersenne'"),
        ({"game": "chess"}, "field game: the record is of 'chess', not of toy"),
        ({"rules_version": 7}, "field rules_version: played under version 7 of toy, this program has version 1"),
        ({"component_hash": "0"}, "field component_hash: played with other components"),
        ({"players": 9}, "toy is for 2 to 4 players, not 9"),
        ({"options": {"tides": 1}}, "toy has no option 'tides'"),
        ({"options": {"rounds": 7}}, "option rounds cannot be 7"),
        ({"options": {"rounds": [6]}}, "field options: rounds has a value that no option can have"),
        ({"seats": ["ann"]}, "3 play, but 1 seats are named"),
        ({"seats": ["ann", 2, "cy"]}, "field seats, ply 1: 2 is not of type str"),
        ({"codes": [0, True]}, "field codes, ply 1: True is not of type int"),
        ({"codes": "0123"}, "field codes: '0123' is not of type list"),
        ({"final_hash": "0"}, f"ply {len(MATCH.codes)}: the last position differs from the recorded one (final_hash)"),
        ({"seed": 4}, "ply "),
    ],
)
def test_what_is_wrong_is_said(changed: dict[str, Any], text: str) -> None:
    assert fault(**changed).startswith(text)


def test_an_edited_choice_is_named_with_its_ply() -> None:
    codes = MATCH.codes.copy()
    codes[12] = 77
    assert fault(codes=codes).startswith("ply 12: 77 is no answer to ")


def test_choices_after_the_end_are_named_with_their_ply() -> None:
    assert fault(codes=[*MATCH.codes, 0]).startswith(f"ply {len(MATCH.codes)}: the game is over")


def test_a_legal_but_edited_choice_is_found_by_the_next_hash() -> None:
    """Only an answer that still fits later questions goes unnoticed that long; berths of a cargo do."""
    match = Match(TOY, 2, 1, {"cargo": 32})
    for _ in range(2):
        match.choose(match.decision.options[0])  # type: ignore[union-attr]
    for seat in range(2):
        match.choose(5)
        for berth in range(32):
            match.choose(berth if seat == 0 else 39 - berth)
    record = match.record()
    assert record.codes[10] == 7
    record.codes[10] = 39
    with pytest.raises(RecordError, match=r"ply 49: the position differs from the recorded one \(hash 1\)"):
        Match.replay(record, TOY)


def test_a_cut_record_is_another_position() -> None:
    assert "final_hash" in fault(codes=MATCH.codes[:-1])


def test_other_rules_refuse_an_old_record() -> None:
    class NewRules(Harbour):
        rules_version = 2

    with pytest.raises(RecordError, match="played under version 1 of toy, this program has version 2"):
        Match.replay(MATCH.record(), NewRules())


def test_a_box_that_keeps_its_old_rules_replays_an_old_record_under_them() -> None:
    class NewRules(Harbour):
        rules_version = 2
        earlier = (TOY,)

    again = Match.replay(MATCH.record(), NewRules())
    assert again.game is TOY
    assert again.hash() == MATCH.hash()
    assert Match.replay(again.record(), NewRules()).game is TOY


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "7", "null", '"x"', json.dumps(DATA)[:-5], json.dumps(DATA)[: len(json.dumps(DATA)) // 2], "\0"],
)
def test_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="record"):
        Record.from_text(text)


def test_files_that_are_no_records_are_refused(tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(bytes(range(256)))
    for path in (tmp_path, tmp_path / "picture.png", tmp_path / "missing.json", "\0", Path(os.devnull)):
        with pytest.raises(RecordError):
            Record.load(path)


@settings(max_examples=60)
@given(st.data())
def test_no_damage_is_anything_but_a_record_error(data: st.DataObject) -> None:
    text = json.dumps(DATA)
    at = data.draw(st.integers(0, len(text) - 1))
    noise = data.draw(st.text(max_size=5))
    damaged = text[:at] + noise + text[at + data.draw(st.integers(0, 20)) :]
    try:
        match = Match.replay(Record.from_text(damaged), TOY)
    except RecordError:
        return
    assert match.hash() == MATCH.hash()  # a name was changed, or nothing that matters


# ------------------------------------------------------------------------------------------------ hostile sizes


def in_time(call: Any) -> None:
    start = process_time()
    with pytest.raises(RecordError) as wrong:
        call()
    assert process_time() - start < 2
    assert len(str(wrong.value)) < 400


def test_a_file_without_end_is_not_read_to_its_end(tmp_path: Path) -> None:
    with (tmp_path / "large.json").open("wb") as file:
        file.truncate(1 << 36)  # takes no room on the disk
    in_time(lambda: Record.load(tmp_path / "large.json"))
    if Path("/dev/zero").exists():
        in_time(lambda: Record.load("/dev/zero"))


@pytest.mark.parametrize(
    "text",
    [
        "[" * (LARGEST - 1),
        '{"a":' * (LARGEST // 5),
        '{"tafelrunde": ' + "9" * (LARGEST // 2) + "}",
        '{"tafelrunde": 1e999999999}',
        json.dumps({**DATA, "codes": [0] * (MOST_CODES + 1)}),
        json.dumps({**DATA, "codes": [0] * MOST_CODES}),
        json.dumps({**DATA, "codes": [10**4000] * 100}),
        json.dumps({**DATA, "players": 10**18}),
        json.dumps({**DATA, "game": "x" * (LARGEST // 2)}),
        json.dumps({**DATA, "seats": ["x"] * 500_000}),
        json.dumps({**DATA, "options": {str(i): i for i in range(200_000)}}),
        json.dumps({**DATA, "options": {"storms": "x" * (LARGEST // 2)}}),
    ],
    ids=lambda text: f"{text[:12]}-{len(text)}",
)
def test_hostile_records_are_refused_quickly(text: str) -> None:
    in_time(lambda: Match.replay(Record.from_text(text), TOY))
