"""`tafelrunde rules`, `components`, `games`, `bench`: what is in the box, and what is tested and used of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tafelrunde import games
from tafelrunde.cli import rules as rules_command
from tafelrunde.cli.coverage import Coverage, prompts_of
from tafelrunde.cli.rules import citations
from tafelrunde.games.rulebook import chapters
from tafelrunde.kernel.effects import MIX, ORDER

from .conftest import Run

RULEBOOK = """# Box

- BOX-INTRO-01 Not in a chapter.

## Moving (MOVE)

- BOX-MOVE-01 A piece moves. [DERIVED] (p.3)
- BOX-MOVE-02 It may stay. [RULING] Said nowhere. [DE/EN] DE: no.
Not a rule.

## Hand and deck (HAND, DECK)

- BOX-HAND-01 [base,MORE] Three cards. [RULING]
- BOX-DECK-01 [MORE] One pile [base].

## Worked examples

- BOX-EX-01 Not a rule either.
"""


def test_a_rulebook_is_read_into_chapters():
    moving, cards, examples = chapters(RULEBOOK)
    assert (moving.title, moving.codes) == ("Moving", ("MOVE",))
    assert [rule.id for rule in moving.rules] == ["BOX-MOVE-01", "BOX-MOVE-02"]
    assert moving.rules[0].text == "A piece moves. [DERIVED] (p.3)"
    assert [rule.tags for rule in moving.rules] == [("DERIVED",), ("RULING", "DE/EN")]
    assert cards.codes == ("HAND", "DECK")
    assert [rule.tags for rule in cards.rules] == [("base", "MORE", "RULING"), ("MORE",)]
    assert [rule.id for rule in cards.rules] == ["BOX-HAND-01", "BOX-DECK-01"]
    assert (examples.title, examples.codes, [rule.id for rule in examples.rules]) == (
        "Worked examples",
        (),
        ["BOX-EX-01"],
    )


def test_citations_are_found_in_tests_only(tmp_path: Path):
    (tmp_path / "test_a.py").write_text(
        '@rule("BOX-A-01", "BOX-A-02")\ndef test(): ...\n# @rule("BOX-A-03")\n@pytest.mark.rule("BOX-A-04")\n'
        'def test_b(): other("BOX-A-05")\n'
    )
    (tmp_path / "helper.py").write_text('rule("BOX-A-06")')
    assert citations(tmp_path) == {id: ["test_a.py"] for id in ("BOX-A-01", "BOX-A-02", "BOX-A-04")}


def test_rules_counts_what_is_tested(run: Run, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(
        rules_command,
        "citations",
        lambda tests: {id: ["test_x.py"] for id in ("DEUS-COMP-01", "DEUS-LOVE-01", "DEUS-EX-01")},
    )
    outcome = run("rules", "deus")
    assert outcome.code == 0
    assert "1 of 286 rules have a test" in outcome.out
    assert "cited but not in the rulebook: DEUS-LOVE-01" in outcome.out
    assert "DEUS-COMP-02" in outcome.out
    assert "DEUS-COMP-01" not in outcome.out
    told = json.loads(run("rules", "deus", "--json").out)
    assert (told["rules"], told["tested"]) == (286, 1)
    assert told["chapters"][0]["rules"][0]["tests"] == ["test_x.py"]
    assert "1 of 12 rules have a test" in run("rules", "deus", "--chapter", "worked examples").out
    chapter = run("rules", "deus", "--chapter", "comp")
    assert "1 of 14 rules have a test" in chapter.out
    assert "The game is for 2 to 4 players" in chapter.out


def test_a_tag_leaves_the_rules_that_carry_it(run: Run, monkeypatch: pytest.MonkeyPatch):
    cited = {id: ["test_x.py"] for id in ("TAP-COMP-01", "TAP-COMP-06", "TAP-COMP-11", "TAP-DEC-01", "TAP-DEC-03")}
    monkeypatch.setattr(rules_command, "citations", lambda tests: cited)
    base, pg = (json.loads(run("rules", "tapestry", "--tag", tag, "--json").out) for tag in ("base", "pg"))
    ids = {rule["id"] for chapter in base["chapters"] for rule in chapter["rules"]}
    assert {"TAP-COMP-01", "TAP-COMP-06", "TAP-DEC-01", "TAP-EX-01"} <= ids
    assert not ids & {"TAP-COMP-11", "TAP-SETUP-02", "TAP-DEC-03", "TAP-EX-07"}
    assert all("TRACK-ARTS" not in chapter["codes"] for chapter in base["chapters"])
    assert (base["tested"], pg["tested"]) == (2, 2)  # decisions are listed, but are no rules
    outcome = run("rules", "tapestry", "--tag", "base")
    assert f"2 of {base['rules']} rules have a test" in outcome.out
    assert "cited but not in the rulebook" not in outcome.out
    chapter = run("rules", "tapestry", "--tag", "PG", "--chapter", "COMP")
    assert "2 of 8 rules have a test" in chapter.out
    assert "1 of 40 rules have a test" in run("rules", "tapestry", "--tag", "base", "--chapter", "decisions").out


def test_without_tests_rules_says_so(run: Run, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rules_command, "tests_of", lambda game: None)
    outcome = run("rules", "deus")
    assert outcome.code == 0
    assert "286 rules; the tests are not part of this installation" in outcome.out
    assert json.loads(run("rules", "deus", "--json").out)["tested"] is None


def test_rules_finds_the_tests_of_this_checkout(run: Run):
    assert rules_command.tests_of(games["deus"]) == Path(__file__).parents[1] / "rulebook" / "deus"


def test_components_lists_everything_with_its_source(run: Run):
    listed = json.loads(run("components", "deus", "--json").out)
    assert sum(row["copies"] for row in listed if row["kind"] == "card") == 96
    assert sum(row["copies"] for row in listed if row["kind"] == "face") == 14
    assert all(row["effect"] for row in listed if row["kind"] == "card")
    ours = json.loads(run("components", "deus", "--json", "--source", "reconstructed").out)
    assert 0 < len(ours) < len(listed)
    assert {row["source"] for row in ours} == {"RECONSTRUCTED"}
    german = json.loads(run("components", "deus", "--json", "--lang", "de").out)
    assert [row["id"] for row in german] == [row["id"] for row in listed]
    assert german != listed
    assert f"{len(listed)} of {len(listed)} components" in run("components", "deus").out


def test_coverage_of_deus_is_complete(run: Run):
    outcome = run("components", "deus", "--coverage")
    assert outcome.code == 0, outcome.out
    assert "96 of 96 cards" in outcome.out
    assert "14 of 14 faces" in outcome.out


def test_coverage_names_what_one_game_leaves_unused(run: Run):
    outcome = run("components", "deus", "--coverage", "--games", "1")
    assert outcome.code == 1
    assert "never used: " in outcome.out
    assert "never asked: " in outcome.out
    assert "used in 1 games" in outcome.out
    told = run("components", "deus", "--coverage", "--games", "1", "--json")
    assert told.code == 1
    left = json.loads(told.out)
    assert left["components_never_used"]
    assert left["prompts_never_used"]


def test_shared_prompts_count_only_if_an_effect_asks_them():
    names = [prompt.name for prompt in prompts_of(games["deus"])]
    assert MIX.name not in names
    assert (ORDER.name in names) == any(type(effect).__name__ == "AnyOrder" for effect in games["deus"].effects)
    assert Coverage(games["deus"]).prompts_left == set(names)


def test_games_lists_options_with_their_default_first(run: Run):
    outcome = run("games")
    assert outcome.code == 0
    assert "deus" in outcome.out
    assert "2-4" in outcome.out
    assert "false, true" in outcome.out
    deus = next(box for box in json.loads(run("games", "--json").out) if box["game"] == "deus")
    assert {option["name"]: option["default"] for option in deus["options"]}["joker"] is False


def test_bench_measures_each_player_count(run: Run):
    rows = json.loads(run("bench", "deus", "--seconds", "0.02", "--json").out)
    assert [row["players"] for row in rows] == [2, 3, 4]
    for row in rows:
        assert row["decisions_per_second"] > row["games_per_second"] > 0
        assert 0 < row["clone_us"] < row["imagine_us"]
    assert "imagine µs" in run("bench", "--seconds", "0.02").out
