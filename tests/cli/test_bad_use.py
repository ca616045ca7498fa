"""User errors are reported in one line on stderr, with exit code 2."""

from __future__ import annotations

import pytest

from tafelrunde import games

from .conftest import Run

BAD = {
    "unknown game": (["simulate", "chess"], "there is no game 'chess'; there is: age_of_innovation, deus"),
    "unknown game to play": (["play", "chess"], "there is no game 'chess'"),
    "unknown game in rules": (["rules", "chess"], "there is no game 'chess'"),
    "unknown game in bench": (["bench", "chess"], "there is no game 'chess'"),
    "unknown game to check": (["check", "chess"], "there is no game 'chess'; there is: age_of_innovation, deus"),
    "unknown module to check": (["check", "chess:BOARD"], "there is no module 'chess'"),
    "nothing to check": (["check", "tafelrunde.games.deus.game:ZEUS"], "'tafelrunde.games.deus.game' has no 'ZEUS'"),
    "unknown command": (["deal"], "No such command 'deal'"),
    "unknown flag": (["games", "--loud"], "No such option: --loud"),
    "missing game": (["play"], "Missing argument 'GAME'"),
    "players": (["simulate", "deus", "--players", "5"], "deus is for 2 to 4 players, not 5"),
    "players in words": (["simulate", "deus", "--players", "two"], "Invalid value for '--players'"),
    "no games": (["simulate", "deus", "--games", "0"], "--games must be at least 1, not 0"),
    "no jobs": (["simulate", "deus", "--jobs", "0"], "--jobs must be at least 1, not 0"),
    "unknown bot": (
        ["simulate", "deus", "--bots", "greedy,clever"],
        "there is no bot 'clever'; there is: ",
    ),
    "empty bot": (["simulate", "deus", "--bots", "greedy,"], "there is no bot ''"),
    "bot setting": (["play", "deus", "--bots", "random:worlds=2"], "bot random has no setting 'worlds'"),
    "huge seed": (["simulate", "deus", "--seed", str(1 << 64)], "--seed must be below 2 to the power of 64"),
    "unknown option": (["simulate", "deus", "--option", "moon=1"], "deus has no option 'moon'; it has: start_pieces"),
    "option value": (["simulate", "deus", "--option", "joker=maybe"], "option joker cannot be 'maybe'"),
    "option form": (["simulate", "deus", "--option", "joker"], "--option 'joker' is not of the form NAME=VALUE"),
    "language": (["play", "deus", "--lang", "fr"], "--lang cannot be 'fr'; choose one of: en, de"),
    "seat": (["play", "deus", "--players", "3", "--seat", "4"], "--seat must be from 1 to 3, not 4"),
    "too many bots": (["play", "deus", "--players", "2", "--bots", "greedy,greedy"], "2 bots and you make more than 2"),
    "too large a table": (
        ["play", "deus", "--bots", "random,random,random,random"],
        "deus is for 2 to 4 players, not 5",
    ),
    "chapter": (["rules", "deus", "--chapter", "LOVE"], "there is no chapter 'LOVE'; choose one of: COMP, MAP"),
    "tag": (
        ["rules", "tapestry", "--tag", "moon"],
        "no rule has the tag 'moon'; choose one of: FZ, KA, PG, RULING, base",
    ),
    "tag and chapter": (
        ["rules", "tapestry", "--tag", "base", "--chapter", "TRACK-ARTS"],
        "there is no chapter 'TRACK-ARTS'; choose one of: COMP, SETUP",
    ),
    "rule": (["rules", "deus", "DEUS-BUILD-99"], "there is no rule 'DEUS-BUILD-99'; this chapter has DEUS-BUILD-01 to"),
    "rule of no chapter": (["rules", "deus", "LOVE-01"], "there is no rule 'LOVE-01'; ids begin with one of: DEUS-"),
    "source": (["components", "deus", "--source", "dream"], "--source cannot be 'dream'; choose one of: seed, public"),
    "no file": (["replay", "nowhere.json"], "there is no file nowhere.json"),
}


@pytest.mark.parametrize(("arguments", "text"), BAD.values(), ids=BAD)
def test_bad_use_is_one_line_and_exit_code_2(run: Run, arguments: list[str], text: str):
    outcome = run(*arguments)
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.count("\n") == 1
    assert outcome.err.startswith("tafelrunde: ")
    assert text in outcome.err


def test_a_process_ends_with_the_exit_code_and_no_traceback(typed: Run):
    outcome = typed("", "simulate", "chess")
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == f"tafelrunde: there is no game 'chess'; there is: {', '.join(games)}\n"


def test_help_and_version(run: Run):
    assert run("--version").out.startswith("tafelrunde 0.")
    everything = run()
    assert everything.code == 0
    for command in ("play", "simulate", "replay", "rules", "components", "bench", "games"):
        assert command in everything.out
        assert run(command, "--help").code == 0
