"""Packs: what an owner sets right in a copy of a box; the box on the shelf stays as it is."""

from __future__ import annotations

import ast
import gc
import pickle
import sys
import tomllib
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.games import _entries, game_with_pack, games
from tafelrunde.games.patched_games import PatchedGames, patched_games
from tafelrunde.kernel.correction_errors import CorrectionError
from tafelrunde.kernel.forms import MISTAKES, Forms
from tafelrunde.kernel.game import CORRECTED, Component, Game, UsageError
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.packs import LARGEST_PACK, Pack
from tafelrunde.kernel.record import Record, RecordError
from tafelrunde.words import LANGUAGES, words_of

RAIDERS = """
[pack]
name = "Grandfather's box"
version = 3

[deus.card.red_raiders]
cost = "wood clay"
effect = "StealFromEach(GOLD, 3)"
names = { en = "Horsemen", de = "Reiter" }
note = "The sword is on the left."
"""
BARE = '[pack]\nname = "nothing yet"\n'


def card(game: Game, id: str) -> Component:
    return next(each for each in game.components if each.id == id)


def test_a_copy_holds_to_its_pack_and_the_box_on_the_shelf_does_not() -> None:
    mine, shelf = game_with_pack("deus", RAIDERS), games["deus"]
    assert "3" in repr(card(mine, "red_raiders").effect)
    assert "3" not in repr(card(shelf, "red_raiders").effect)
    assert card(mine, "red_raiders").sources["effect"] == CORRECTED != card(shelf, "red_raiders").sources["effect"]
    assert mine.component_hash != shelf.component_hash == game_with_pack("deus", BARE).component_hash


def test_names_are_those_of_the_pack_in_both_languages_and_there_alone() -> None:
    mine = game_with_pack("deus", RAIDERS)
    id, _ = mine.show.thing("card", card(mine, "red_raiders").numbers[0])
    assert [words_of(mine, lang).text(id) for lang in ("en", "de")] == ["Horsemen", "Reiter"]
    assert words_of(games["deus"], "en").text(id) != "Horsemen"


def test_two_packs_are_played_side_by_side_and_each_record_brings_its_own() -> None:
    other = RAIDERS.replace("GOLD, 3", "GOLD, 4")
    for text in (RAIDERS, other):
        match = Match(game_with_pack("deus", text), 2, 5)
        while match.decision is not None and len(match.codes) < 60:
            match.choose(match.decision.options[0])
        record = Record.from_json(match.record().to_json())
        assert record.pack == text
        again = Match.replay(record)
        assert again.game is match.game
        assert again.hash() == match.hash()
        without = {**record.to_json(), "pack": BARE}
        with pytest.raises(RecordError, match="other components"):
            Match.replay(Record.from_json(without))


def test_an_older_pack_may_say_box_for_the_expansion_of_a_component() -> None:
    rows = '[pack]\nname = "My copy"\n\n[tapestry.tech.telescope]\n'
    old, new = (game_with_pack("tapestry", f"{rows}{part}") for part in ("box = 1", "expansion = 1"))
    both = game_with_pack("tapestry", f"{rows}expansion = 1\nbox = 2")
    assert old.component_hash == new.component_hash == both.component_hash != games["tapestry"].component_hash
    with pytest.raises(CorrectionError, match="has no 'box'"):
        game_with_pack("deus", RAIDERS.replace("cost", "box"))


def test_a_copy_is_found_again_by_other_processes() -> None:
    mine = game_with_pack("deus", RAIDERS)
    assert pickle.loads(pickle.dumps(mine)) is mine
    match = Match(mine, 2, 5)
    assert Match.from_bytes(match.to_bytes()).game is mine


def test_a_copy_that_nobody_plays_with_is_given_up() -> None:
    kept = PatchedGames(most=1)
    entry = _entries()["deus"]
    texts = [f'[pack]\nname = "pack {n}"\n' for n in range(3)]
    played = kept.get(games["deus"], entry, texts[0])
    module = type(played).__module__
    for text in texts[1:]:
        kept.get(games["deus"], entry, text)
    assert module in sys.modules
    assert kept.get(games["deus"], entry, texts[0]) is played
    del played
    kept.get(games["deus"], entry, texts[1])
    gc.collect()
    assert module not in sys.modules
    assert len(patched_games) <= 24


def test_a_pack_is_written_as_the_toml_of_corrections() -> None:
    pack = Pack.read(RAIDERS, "deus")
    assert (pack.name, pack.version) == ("Grandfather's box", 3)
    written = tomllib.loads(pack.text())
    assert written["deus"]["card"]["red_raiders"]["names"] == {"en": "Horsemen", "de": "Reiter"}
    again = Pack.read(pack.text(), "deus")
    assert (again.text(), again.hash) == (pack.text(), pack.hash)


def test_a_form_is_filled_in_with_blocks() -> None:
    forms = Forms(game_with_pack("deus", BARE))
    effect = {
        "block": "Per",
        "with": {
            "count": {"block": "OwnRegions", "with": {"terrain": {"word": "sea"}}},
            "part": {"block": "Gain", "with": {"what": {"word": "vp"}, "amount": 2}},
        },
    }
    assert forms.changes("card", "red_raiders", {"effect": effect, "gold": 2}) == {
        "gold": 2,
        "effect": "Per(OwnRegions(terrain=SEA), Gain(VP, 2))",
    }


@pytest.mark.parametrize(
    ("filled", "says"),
    [
        ({"size": 3}, "deus.card.red_raiders has no 'size'; it has: colour, copies, cost, gold, effect"),
        ({"effect": {"block": "Nuke", "with": {}}}, "deus.card.red_raiders.effect: there is no block 'Nuke'"),
        ({"effect": {"block": "Gain", "with": {"what": {"word": "vp"}}}}, "red_raiders.effect.amount is missing"),
        ({"effect": {"block": "Gain", "with": {"what": {"word": "ore"}, "amount": 1}}}, "effect.what can be no 'ore'"),
        ({"effect": {"block": "Gain", "with": {"what": {"word": "vp"}, "amount": "1"}}}, "amount must be a number"),
        ({"effect": {"block": "Gain", "with": {"many": 1}}}, "effect: Gain has no 'many'"),
        ({"cost": "wood\n[pack]"}, "deus.card.red_raiders.cost holds what cannot be printed"),
        ({"cost": "\ud800"}, "deus.card.red_raiders.cost holds what cannot be printed"),
        ({"effect": None}, "deus.card.red_raiders.effect is missing"),
        ({"effect": {"block": "Gain", "with": {"what": {"word": "vp"}, "amount": 10000}}}, "effect.amount is a number"),
        ({"gold": 10**90}, "deus.card.red_raiders.gold is a number beyond all that is printed"),
        ({"effect": {"block": [], "with": {}}}, "deus.card.red_raiders.effect: there is no block []"),
        ({"effect": {"word": {}}}, "deus.card.red_raiders.effect can be no {}"),
        ({"cost": 3}, "deus.card.red_raiders.cost must be a text"),
        ({"effect": {"script": "x"}}, "effect is neither a word, a block nor a table"),
    ],
)
def test_a_form_that_says_what_no_block_can_is_refused_with_the_place(filled: dict[str, object], says: str) -> None:
    with pytest.raises(UsageError) as refused:
        Forms(game_with_pack("deus", BARE)).changes("card", "red_raiders", filled)
    assert says in str(refused.value)
    say_to_people("deus", refused.value)


def say_to_people(game: str, wrong: BaseException) -> None:
    """In words of their own, in every language."""
    assert isinstance(wrong, CorrectionError)
    said = {words_of(games[game], lang).text(f"correction-{wrong.why}", **wrong.facts) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def nested(deep: int) -> str:
    return "All(" * deep + "Gain(VP, 1)" + ")" * deep


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("#" * (LARGEST_PACK + 1), "larger than 200,000 characters"),
        ("a = " + "[" * 5000, "nested too deeply"),
        ("a" + ".a" * 3_000 + " = 1", "nested too deeply"),
        ("[ a" + " . a" * 3_000 + "]", "nested too deeply"),
        ("[deus.card.red_raiders]\ngold = " + "9" * 5000, "not TOML"),
        ("[deus.card.red_raiders]\ngold = 0x" + "f" * 5000, "red_raiders.gold holds a number beyond 9999"),
        ("[deus", "not TOML"),
        ("# \ud800", "the pack holds what is no letter"),
        ("[revive.card.CG01]\ntop = 1", "'revive': a pack of deus can hold nothing else"),
        ("[deus]\ncard = 3", "deus.card must be a table"),
        ("[deus.card.red_raiders]\neffect = 2026-01-01", "red_raiders.effect must be a number, a text, or a list"),
        ("[deus.card.red_raiders]\neffect = { a = 1 }", "red_raiders.effect must be a number, a text, or a list"),
        (f'[deus.card.red_raiders]\neffect = "{nested(40)}"', "red_raiders.effect cannot be read: it is nested more"),
        (f'[deus.card.red_raiders]\neffect = "{"A" * 3000}"', "red_raiders.effect is longer than 2000 characters"),
        ('[deus.card.red_raiders]\neffect = "open(1)"', "open is not known in this table"),
        ('[deus.card.red_raiders]\neffect = "corrected(1)"', "corrected is not known in this table"),
        ('[deus.card.red_raiders]\neffect = "Gain.__class__"', "neither a constant nor a part by its name"),
        ('[deus.card.red_raiders]\neffect = "Gain(VP, 9**9**9)"', "neither a constant nor a part by its name"),
        ('[deus.card.red_raiders]\neffect = "Gain(VP, 99999999999)"', "there is a number beyond 9999"),
        ('[deus.card.red_raiders]\neffect = "Gain(77, 1)"', "deus.card.red_raiders.effect cannot be made"),
        ('[deus.card.red_raiders]\neffect = "Offered()"', "red_raiders.effect: card red_raiders says what no card"),
        ("[deus.card.red_raiders]\ncopies = 9", "deus.card: there would be 103, not 96"),
        ("[deus.card.red_raiders]\ncopies = 100000000", "red_raiders.copies: there is a number beyond 9999"),
        ('[deus.card.red_raiders.names]\nen = "<script>"', "deus.card.red_raiders.names.en holds '<'"),
        ('[deus.card.red_raiders.names]\nen = "{ $x }"', "deus.card.red_raiders.names.en holds '{'"),
        ('[deus.card.red_raiders.names]\nfr = "Cavaliers"', "names.fr: there are no words in this language"),
        (f'[deus.card.red_raiders]\nnote = "{"x" * 501}"', "note is longer than 500 characters"),
        ('[deus.card."../../etc"]\ngold = 1', "is no name of a component"),
        ("[deus.card.nobody]\ngold = 1", "deus has no card 'nobody' that can be corrected"),
        ('[pack]\nname = "<b>"', "pack.name holds '<'"),
        ("[pack]\nversion = 0", "pack.version must be a whole number from 1"),
    ],
)
def test_a_hostile_pack_is_refused_with_the_place_that_is_wrong(text: str, says: str) -> None:
    before = set(sys.modules)
    with pytest.raises(UsageError) as refused:
        game_with_pack("deus", text)
    told = str(refused.value)
    assert says in told
    assert "\n" not in told
    say_to_people("deus", refused.value)
    del refused  # it holds the box that was refused
    gc.collect()
    assert not [name for name in set(sys.modules) - before if "deus__" in name]


@pytest.mark.parametrize(
    ("game", "text", "says"),
    [
        ("revive", 'map.main-board]\nrows = ["<script>"]', "revive.map.main-board.rows: rows have 7 spaces each"),
        ("revive", 'map.main-board]\nrows = ["c.....c", "...ss..", "..oos..", "...s...", "c.....c"]', "one abyss"),
        ("revive", 'map.main-board]\ncrystals = ["99,99"]', "main-board.crystals: '99,99' is no hex of the board"),
        ("revive", "artifact.LA01]\nplayers = 9", "artifact.LA01.players: a label names 1 to 4 players"),
        ("revive", "track.machine-tracks]\nfields = 9000", "track.machine-tracks.fields: a machine track has 1 to 30"),
        ("tapestry", 'tile.1]\nletters = "S"', "tapestry.tile.1.letters: a tile has 6 corners"),
        ("tapestry", "income-track.farm]\nscores = [1]", "income-track.farm.scores: there are 6 columns"),
        (
            "tapestry",
            'masterpiece.1]\neffect = "Destroy()"',
            "masterpiece.1.effect cannot be read: Destroy is not known",
        ),
        ("age_of_innovation", 'map.small]\nrows = ["X"]', "map.small.rows: there are 9 rows of 13 letters"),
        ("age_of_innovation", 'discipline.law]\nincome = "__import__(1)"', "law.income cannot be read: __import__ is"),
    ],
)
def test_what_no_box_can_print_is_refused_with_the_place(game: str, text: str, says: str) -> None:
    with pytest.raises(UsageError) as refused:
        game_with_pack(game, f"[{game}.{text}")
    assert says in str(refused.value)
    say_to_people(game, refused.value)


def test_whatever_is_refused_can_be_said_in_every_language() -> None:
    """Read from the source: the second text of each refusal, or the faults that it is chosen from."""
    reasons = set(MISTAKES)
    for path in Path(tafelrunde.__file__).parent.glob("[kg]*/**/*.py"):
        source = path.read_text()
        for call in ast.walk(ast.parse(source)) if "CorrectionError(" in source else ():
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "CorrectionError":
                reasons |= {str(each.value) for each in ast.walk(call.args[1]) if isinstance(each, ast.Constant)}
    assert len(reasons) > 40
    for lang in LANGUAGES:
        said = set().union(*(words_of(game, lang).ids() for game in games.values()))
        assert {f"correction-{why}" for why in reasons} <= said
