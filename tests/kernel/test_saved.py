"""Positions as bytes: what was saved, pickled or deep-copied in the middle of any rule goes on in the same way."""

from __future__ import annotations

import copy
import pickle
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import everything_of, first_turn, play_some
from toy import TOY
from toy_cards import STOW

from tafelrunde import games
from tafelrunde.kernel import match as match_module
from tafelrunde.kernel import saved
from tafelrunde.kernel.game import Game, UsageError
from tafelrunde.kernel.match import LAST, NOTHING, OLD_FIELDS, TRAIL, Checkpoint, Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.record import RecordError
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.saved import MAGIC
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR

WAYS: Final[dict[str, Callable[[Match], Match]]] = {
    "bytes": lambda match: Match.from_bytes(match.to_bytes(), match.game),
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
    "deepcopy": copy.deepcopy,
}
FUTURE: Final = 25  # choices that are compared

# Boxes with all that changes the parts of a table.
BOXES: Final[list[tuple[str, dict[str, object]]]] = [
    ("deus", {}),
    ("deus", {"joker": True, "layout": "free", "start_pieces": 8}),
    ("age_of_innovation", {}),
    ("age_of_innovation", {"automa": True, "balance": 2024}),
    ("revive", {"moon": True, "vukuntur": True}),
    ("revive", {"formica": True, "locations": True, "giant_crystals": True}),
    ("tapestry", {}),
    ("tapestry", {"plans_ploys": True, "arts_architecture": True, "fantasies_futures": True}),
]


def assert_same_match(one: Match, other: Match) -> None:
    """Equal hash, views and future."""
    assert one is not other
    dice = seeded(5)
    for step in range(FUTURE):
        assert one.hash() == other.hash()
        if step % 8 == 0:
            for seat in (EVERYTHING, SPECTATOR, *range(one.players)):
                assert one.view(seat) == other.view(seat)
        if one.decision is None:
            assert one.result.scores == other.result.scores
            return
        code = random_code(one, dice)
        one.choose(code)
        other.choose(code)


def some_match(game: Game, players: int, options: dict[str, object], draw: Callable[..., Any]) -> Match:
    """A match of any kind, somewhere in the middle: played, cloned or imagined, and played on."""
    seed = draw(st.integers(0, 99) | st.just("0123456789abcdef" * 2))
    match = Match(game, players, seed, options, keep=draw(st.sampled_from((NOTHING, LAST, TRAIL))))
    play_some(match, draw(st.integers(0, 99)), draw(st.integers(0, 200)))
    if match.keep != NOTHING:
        kind = draw(st.sampled_from(("own", "cloned", "imagined", "imagined twice")))
        keep = draw(st.sampled_from((NOTHING, LAST)))
        if kind == "cloned":
            match = match.clone(keep)
        elif kind == "imagined":
            match = match.imagine(0, 3, keep)
        elif kind == "imagined twice":
            match = play_some(match.imagine(0, 3), 1, draw(st.integers(0, 6))).imagine(players - 1, 4, keep)
        play_some(match, draw(st.integers(0, 99)), draw(st.integers(0, 12)))
    return match


@pytest.mark.parametrize(("name", "options"), BOXES)
@settings(max_examples=6)
@given(st.data())
def test_a_match_in_the_middle_of_any_rule_survives(name: str, options: dict[str, object], data: st.DataObject) -> None:
    game = games[name]
    players = data.draw(st.sampled_from([n for n in game.players if n > 1]))
    match = some_match(game, players, options, data.draw)
    assert_same_match(WAYS[data.draw(st.sampled_from(sorted(WAYS)))](match), match)


@settings(max_examples=30)
@given(st.data())
def test_the_toy_survives(data: st.DataObject) -> None:
    match = some_match(TOY, data.draw(st.integers(2, 4)), {}, data.draw)
    for way in ("bytes", "deepcopy"):  # the toy is on no shelf, so it is not pickled by its name
        assert_same_match(WAYS[way](match), copy.deepcopy(match))


@pytest.mark.parametrize("way", ["bytes", "deepcopy"])
def test_record_log_and_undo_are_saved_too(way: str) -> None:
    match = first_turn(players=3, cargo=32)
    match.choose(STOW)
    match.choose(4)
    twin = WAYS[way](match)
    assert everything_of(twin) == everything_of(match)
    twin.undo()
    assert len(twin.codes) == len(match.codes) - 1
    play_some(twin, 1, 10_000)
    again = Match.replay(twin.record(), TOY)
    assert again.hash() == twin.hash()
    assert [event.name for event in again.events()] == [event.name for event in twin.events()]


def test_a_match_that_keeps_nothing_is_saved_by_its_choices() -> None:
    match = play_some(Match(TOY, 3, 9, keep=NOTHING), 4, 30)
    assert_same_match(WAYS["bytes"](match), match)


def test_a_given_state_without_a_copy_cannot_be_saved() -> None:
    state = Match(TOY, 2, 1).checkpoint.clone()
    with pytest.raises(UsageError, match="keep=LAST"):
        Match(TOY, 2, state=state, keep=NOTHING).to_bytes()


def test_a_position_of_other_rules_is_refused() -> None:
    data = Match(games["deus"], 2, 1).to_bytes()
    other = data.replace(b'"rules_version": 2', b'"rules_version": 1')
    with pytest.raises(RecordError, match="rules_version"):
        Match.from_bytes(other)
    with pytest.raises(RecordError, match="not of revive"):
        Match.from_bytes(data, games["revive"])


def test_damaged_bytes_are_refused() -> None:
    data = play_some(Match(TOY, 2, 1), 1, 12).to_bytes()
    for cut in (0, 5, len(MAGIC), len(MAGIC) + 30, len(data) // 2, len(data) - 2):
        with pytest.raises(RecordError):
            Match.from_bytes(data[:cut], TOY)
    dice = seeded(1)
    for _ in range(300):
        at = len(MAGIC) + dice.below(len(data) - len(MAGIC))
        changed = data[:at] + bytes([dice.below(256)]) + data[at + 1 :]
        with suppress(RecordError):
            assert Match.from_bytes(changed, TOY).hash()  # what does not concern the position may be anything


class Intruder:
    def __reduce__(self) -> tuple[object, ...]:
        return print, ("the bytes of a stranger were carried out",)


@pytest.mark.parametrize("body", [pickle.dumps(Intruder()), pickle.dumps(Match)])
def test_bytes_make_no_objects_but_those_of_the_game(body: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    data = Match(games["deus"], 2, 1).to_bytes()
    header = data[len(MAGIC) :].partition(b"\n")[0]
    with pytest.raises(RecordError):
        Match.from_bytes(MAGIC + header + b"\n" + body)
    assert capsys.readouterr().out == ""


def brought(name: str) -> object:
    """The placeholder for an object of the game had this name."""
    raise NotImplementedError


brought.__module__ = saved.__name__


class OldSaver(saved._Saver):
    """Writes the names that positions had before the fields were renamed."""

    def reducer_override(self, thing: Any) -> Any:
        if thing is Checkpoint:
            return "RestartPoint"
        found = super().reducer_override(thing)
        if found is NotImplemented:
            return found
        if found[0] is saved.game_object:
            return brought, (re.sub(r"\bcatalog\b", "box", found[1][0]),)
        make, kind, inside, *rest = found
        return make, kind, with_old_names(inside, saved.OLD_FIELDS), *rest


def with_old_names(parts: dict[str, Any], old_names: dict[str, str]) -> dict[str, Any]:
    old_of = {new: old for old, new in old_names.items()}
    return {old_of.get(name, name): value for name, value in parts.items()}


def test_a_position_saved_with_the_old_names_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_some(Match(games["tapestry"], 2, 3), 4, 60)
    parts = with_old_names({**match._snapshot(), "hash": match.hash()}, OLD_FIELDS)
    with monkeypatch.context() as patch:
        patch.setattr(saved, "_Saver", OldSaver)
        patch.setattr(match_module, "RestartPoint", Checkpoint, raising=False)
        patch.setattr(saved, "brought", brought, raising=False)
        data = saved.to_bytes(match.game, match.options, 2, parts)
    for old in (*OLD_FIELDS, "box", "statics", "whisper", "RestartPoint", "brought"):
        assert old.encode() in data
    for new in ("checkpoint", "Checkpoint", "catalog", "rule_flags", "private", "game_object"):
        assert new.encode() not in data
    assert_same_match(Match.from_bytes(data), match)


def test_a_game_is_pickled_by_its_name() -> None:
    for game in games.values():
        assert pickle.loads(pickle.dumps(game)) is game
        assert copy.deepcopy(game) is game
