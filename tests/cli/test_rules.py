"""`tafelrunde rules`: the numbered rules with the code and tests that cite them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tafelrunde import games
from tafelrunde.cli import rules as rules_command
from tafelrunde.games.rule_index import Place, RuleIndex, checked_by_tests, folder_of_tests, named_in_code
from tafelrunde.games.rulebook import chapters

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


def test_tests_that_check_a_rule_are_found_by_their_marks(tmp_path: Path):
    (tmp_path / "test_a.py").write_text(
        '@rule("BOX-A-01", "BOX-A-02")\ndef test(): ...\n# @rule("BOX-A-03")\n@pytest.mark.rule("BOX-A-04")\n'
        'def test_b(): other("BOX-A-05")\n'
        '@parametrize("x", [param(1, marks=rule("BOX-A-04"))])\ndef test_c(x): ...\n'
    )
    (tmp_path / "helper.py").write_text('@rule("BOX-A-06")\ndef test(): ...')
    assert checked_by_tests(tmp_path) == {
        "BOX-A-01": [Place("test_a.py", 2, "test")],
        "BOX-A-02": [Place("test_a.py", 2, "test")],
        "BOX-A-04": [Place("test_a.py", 5, "test_b"), Place("test_a.py", 7, "test_c")],
    }


def test_code_names_the_ids_that_it_writes_out(tmp_path: Path):
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "move.py").write_text(
        '"""BOX-MOVE-01..03, -05."""\n\n  STAY = 1  # BOX-MOVE-02, BOX-MOVE-02\n'
    )
    (tmp_path / "rulebook.md").write_text("- BOX-MOVE-03 Not code.")
    assert named_in_code(tmp_path) == {
        "BOX-MOVE-01": [Place("rules/move.py", 1, '"""BOX-MOVE-01..03, -05."""')],
        "BOX-MOVE-02": [Place("rules/move.py", 3, "STAY = 1  # BOX-MOVE-02, BOX-MOVE-02")],
    }


def indexed(monkeypatch: pytest.MonkeyPatch, *tested: str, named: tuple[str, ...] = ()) -> None:
    """Only these ids are checked by a test, and only those named in the code."""
    code = {id: [Place("rules/x.py", 7, f"# {id}")] for id in named}
    tests = {id: [Place("test_x.py", 3, "test_it")] for id in tested}
    monkeypatch.setattr(rules_command, "rule_index", lambda game: RuleIndex(code, tests))


def test_rules_counts_what_is_tested(run: Run, monkeypatch: pytest.MonkeyPatch):
    indexed(monkeypatch, "DEUS-COMP-01", "DEUS-LOVE-01", "DEUS-EX-01")
    outcome = run("rules", "deus")
    assert outcome.code == 0
    assert "1 of 286 rules have a test" in outcome.out
    assert "cited but not in the rulebook: DEUS-LOVE-01" in outcome.out
    assert "DEUS-COMP-02" in outcome.out
    assert "DEUS-COMP-01" not in outcome.out
    answer = json.loads(run("rules", "deus", "--json").out)
    assert (answer["rules"], answer["tested"]) == (286, 1)
    assert answer["chapters"][0]["rules"][0]["tests"] == ["test_x.py"]
    assert "1 of 12 rules have a test" in run("rules", "deus", "--chapter", "worked examples").out
    chapter = run("rules", "deus", "--chapter", "comp")
    assert "1 of 14 rules have a test" in chapter.out
    assert "The game is for 2 to 4 players" in chapter.out
    assert "Deus ist ein Spiel für 2 bis 4" in run("rules", "deus", "--chapter", "comp", "--lang", "de").out


def test_a_tag_leaves_the_rules_that_carry_it(run: Run, monkeypatch: pytest.MonkeyPatch):
    indexed(monkeypatch, "TAP-COMP-01", "TAP-COMP-06", "TAP-COMP-11", "TAP-DEC-01", "TAP-DEC-03")
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
    monkeypatch.setattr(rules_command, "rule_index", lambda game: RuleIndex({}, None))
    outcome = run("rules", "deus")
    assert outcome.code == 0
    assert "286 rules; this installation has no tests" in outcome.out
    assert json.loads(run("rules", "deus", "--json").out)["tested"] is None
    assert "tests: not part of this installation" in run("rules", "deus", "DEUS-BUILD-04").out


def test_rules_finds_the_tests_of_this_checkout(run: Run):
    assert folder_of_tests(games["deus"]) == Path(__file__).parents[1] / "rulebook" / "deus"


def test_an_id_leads_to_its_text_its_code_and_its_tests(run: Run):
    outcome = run("rules", "deus", "deus-build-04")
    assert outcome.code == 0
    assert "A resource in a construction cost may be replaced by 4 gold" in outcome.out
    assert "GOLD_FOR_RESOURCE: Final = 4" in outcome.out
    assert "test_four_gold_replace_a_resource_even_if_it_is_owned" in outcome.out
    assert "DEUS-BUILD-05 " not in outcome.out
    (chapter,) = json.loads(run("rules", "deus", "DEUS-BUILD-04", "--json").out)["chapters"]
    (rule,) = chapter["rules"]
    assert "test_build.py::test_four_gold_replace_a_resource_even_if_it_is_owned" in rule["test_functions"]
    assert rule["code"]


def test_a_prefix_leads_to_all_its_rules(run: Run, monkeypatch: pytest.MonkeyPatch):
    indexed(monkeypatch, "DEUS-VMAP-01", named=("DEUS-VMAP-01", "DEUS-VMAP-02"))
    lines = run("rules", "deus", "DEUS-VMAP").out.splitlines()
    assert [line.split()[0] for line in lines if line.startswith("DEUS-")] == [f"DEUS-VMAP-0{n}" for n in (1, 2, 3, 4)]
    assert lines.count("    rules/x.py:7  # DEUS-VMAP-02") == 1
    assert lines.count("  code: no code cites it") == 2
    assert lines.count("    test_x.py:3  test_it") == 1
    assert lines.count("  tests: no test checks it") == 3


def test_missing_lists_the_ids_that_no_code_names(run: Run, monkeypatch: pytest.MonkeyPatch):
    indexed(monkeypatch, named=("DEUS-VMAP-01", "DEUS-VMAP-02", "DEUS-VMAP-03"))
    outcome = run("rules", "deus", "--missing")
    assert outcome.code == 1
    assert "DEUS-VMAP-04" in outcome.out.splitlines()
    assert "DEUS-VMAP-03" not in outcome.out.splitlines()
    assert "3 of 286 ids are cited in the code of deus" in outcome.out
    partly = run("rules", "deus", "DEUS-VMAP", "--missing", "--json")
    assert (partly.code, json.loads(partly.out)["missing"]) == (1, ["DEUS-VMAP-04"])
    assert run("rules", "deus", "DEUS-VMAP-03", "--missing").code == 0
