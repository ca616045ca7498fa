"""`tafelrunde play` with typed input: choices, undo, reference, save, quit."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde import Match
from tafelrunde.games.tapestry.pieces.kinds import EXPANSIONS
from tafelrunde.kernel.record import Record

from .conftest import Run

PLAY = ("play", "deus", "--seed", "3", "--bots", "random", "--option", "first_player=first_seat")


def record_after(typed: Run, tmp_path: Path, lines: str, *more: str) -> Record:
    outcome = typed(lines + "s game.json\n", *PLAY, *more)
    assert (outcome.code, outcome.err) == (0, "")
    return Record.load(tmp_path / "game.json")


def test_end_of_input_leaves_without_complaint(typed: Run):
    outcome = typed("", *PLAY)
    assert (outcome.code, outcome.err) == (0, "")
    assert "You left the game after 0 choices." in outcome.out


def test_it_greets_shows_and_asks(typed: Run):
    outcome = typed("", *PLAY)
    assert "Deus, 2 players, seed 3. You are Player 1." in outcome.out
    assert "Player 2 is played by the bot random." in outcome.out
    assert re.search(r"^1 \S", outcome.out, re.MULTILINE), "numbered options"


def test_the_language_is_that_of_the_locale_or_of_the_flag(typed: Run):
    assert "Du bist Spieler 1." in typed("", *PLAY, "--lang", "de").out


def test_numbers_choose_options_in_order(typed: Run, tmp_path: Path):
    record = record_after(typed, tmp_path, "1\n")
    start = Match.replay(record, upto=0)
    assert start.decision is not None
    assert start.decision.seat == 0
    assert record.codes[0] == start.decision.options[0]
    assert record.seats == ["person", "random"]


def test_undo_takes_the_last_answer_back(typed: Run, tmp_path: Path):
    assert len(record_after(typed, tmp_path, "1\n").codes) >= 1
    undone = record_after(typed, tmp_path, "1\nu\n")
    assert undone.codes == []
    assert record_after(typed, tmp_path, "1\nu\n1\n").codes == record_after(typed, tmp_path, "1\n").codes


def test_undo_at_the_start_says_why_not(typed: Run, tmp_path: Path):
    outcome = typed("u\n", *PLAY)
    assert "Cannot undo" in outcome.out
    assert outcome.code == 0


def test_undo_does_not_reach_behind_other_players(typed: Run):
    """Answer with the last option until the bot has moved; then nothing can be taken back."""
    outcome = typed("99\n" + "1\n" * 40 + "u\n" * 60, *PLAY)
    assert outcome.code == 0
    assert "Cannot undo" in outcome.out


def test_nonsense_is_answered_and_changes_nothing(typed: Run, tmp_path: Path):
    record = record_after(typed, tmp_path, "0\n-1\n1.5\nfoo\n²\n\n" + "9" * 5000 + "\n[red]\n")
    assert record.codes == []


def test_a_card_is_explained_by_its_name(typed: Run):
    outcome = typed("? ballista\n? zzzz\n?\nh\nb\n", *PLAY)
    assert outcome.code == 0
    assert "allista" in outcome.out
    assert "in the rulebook" in outcome.out
    assert "Nothing on the table is called zzzz." in outcome.out
    assert "A number chooses" in outcome.out


def test_quitting_offers_to_save(typed: Run, tmp_path: Path):
    outcome = typed("1\nq\nmine.json\n", *PLAY)
    assert outcome.code == 0
    assert "Saved to mine.json" in outcome.out
    assert Match.replay(tmp_path / "mine.json").codes
    assert typed("q\n\n", *PLAY).code == 0
    assert typed("q\n", *PLAY).code == 0


def test_a_file_that_cannot_be_written_is_reported(typed: Run):
    outcome = typed("s no/such/folder/game.json\n", *PLAY)
    assert (outcome.code, outcome.err) == (0, "")
    assert "Could not be saved to no/such/folder/game.json" in outcome.out


def test_the_usual_answer_is_given_unasked_unless_everything_is_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    from tafelrunde.cli import main
    from tafelrunde.cli.terminal_seat import TerminalSeat

    asked: list[str] = []

    def first_option(self: TerminalSeat, decision) -> None:
        asked.append(decision.prompt.name)
        self.match.choose(decision.options[0])

    monkeypatch.setattr(TerminalSeat, "_ask", first_option)
    assert main([*PLAY]) == 0
    assert asked
    assert "GAIN" not in asked
    asked.clear()
    assert main([*PLAY, "--ask-everything"]) == 0
    assert "GAIN" in asked


def test_a_whole_game_can_be_played_and_ends_with_the_result(typed: Run):
    outcome = typed("1\n" * 3000, *PLAY, "--option", "stall_rounds=10")
    assert (outcome.code, outcome.err) == (0, "")
    assert "Result" in outcome.out
    assert re.search(r"Winner: Player|Shared win", outcome.out)


def test_a_whole_game_of_tapestry_with_all_expansions_can_be_played(typed: Run):
    expansions = [word for name in EXPANSIONS for word in ("--option", f"{name}=true")]
    outcome = typed("1\n" * 3000, "play", "tapestry", "--seed", "3", "--bots", "random", *expansions)
    assert (outcome.code, outcome.err) == (0, "")
    assert re.search(r"Winner: Player|Shared win", outcome.out)
    assert "Masterpieces" in outcome.out
    assert "Landmark cards" in outcome.out


def test_interrupting_leaves_without_traceback(tmp_path: Path):
    program = "import sys; from tafelrunde.cli import main; sys.exit(main())"
    person = subprocess.Popen(
        [sys.executable, "-u", "-c", program, *PLAY, "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
    )
    assert person.stdout is not None
    seen = b""
    while not seen.endswith(b"> "):
        letter = person.stdout.read(1)
        assert letter, f"ended before it asked: {seen.decode()}"
        seen += letter
    person.send_signal(signal.SIGINT)
    out, err = person.communicate(timeout=30)
    assert (person.returncode, err) == (0, b"")
    assert b"You left the game after 0 choices." in out


@pytest.mark.parametrize(
    ("lang", "acts", "ends"),
    [
        ("en", "The Automa acts by card", "The Automa wins."),
        ("de", "Automa handelt nach Karte", "Automa gewinnt."),
    ],
)
def test_a_whole_game_against_the_automa(typed: Run, lang: str, acts: str, ends: str):
    outcome = typed("1\n" * 600, "play", "age_of_innovation", "--players", "1", "--seed", "3", "--lang", lang)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.count(acts) > 15, "every turn of it is printed"
    assert ends in outcome.out
    total = next(line for line in reversed(outcome.out.splitlines()) if re.match(r"\s*(total|gesamt)", line))
    assert len(total.split()) == 3, "the points of both"
