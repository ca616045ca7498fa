"""The board in a terminal, of every game."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from rich.text import Text

from tafelrunde.games import games
from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.kinds import board_number
from tafelrunde.games.text_board import read_picture
from tafelrunde.games.text_map import Field
from tafelrunde.kernel.game import View
from tafelrunde.kernel.hexes import members
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR
from tafelrunde.words import labels, words_of

NAMES = ("age_of_innovation", "deus", "revive", "tapestry")
NEXT_TO = ((2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))


def asked(name: str, prompt: str, seed: int = 5, players: int = 3, **options: Any) -> Match:
    """A match at a question of this name."""
    match, dice = Match(games[name], players, seed, options), seeded(seed)
    while match.decision is not None and match.decision.prompt.name != prompt:
        match.choose(random_code(match, dice))
    assert match.decision is not None, f"{prompt} was never asked"
    return match


@cache
def played(name: str, choices: int = 150) -> Match:
    match, dice = Match(games[name], 3, 5), seeded(3)
    while len(match.codes) < choices and match.decision is not None:
        match.choose(random_code(match, dice))
    return match


def plain(name: str, view: View, lang: str = "en", width: int = 100) -> str:
    return Text.from_markup(games[name].show.text_board(view, lang, width)).plain


def lit_names(match: Match) -> list[str]:
    """What the things are called that answer the pending question."""
    decision = match.decision
    assert decision is not None
    view, w = match.view(decision.seat), words_of(match.game, "en")
    codes = [code for code in decision.options if 0 <= code < decision.prompt.extra]
    return [labels.thing(w, match.game, decision.prompt.of, code, view) for code in codes]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("lang", "width"), [("en", 80), ("de", 80), ("de", 120)])
def test_no_line_is_too_long(name: str, lang: str, width: int) -> None:
    for seat in (0, 2, SPECTATOR, EVERYTHING):
        lines = plain(name, played(name).view(seat), lang, width).splitlines()
        assert max(map(len, lines)) <= width


@pytest.mark.parametrize("name", NAMES)
def test_the_numbers_of_all_players_stand_in_columns(name: str) -> None:
    match = played(name)
    view, game = match.view(1), games[name]
    lines = plain(name, view, "en", 120).splitlines()
    for seat in range(3):
        (row,) = [line for line in lines if line[2:].startswith(f"Player {seat + 1}  ")]
        numbers = ["?" if n is None else str(n) for n in game.show.summary(view, seat).values()]
        assert row.split(" · ")[0].split()[3:] == numbers


@pytest.mark.parametrize("name", NAMES)
def test_names_are_no_markup_and_long_ones_are_cut(name: str) -> None:
    view = {**played(name).view(0), "names": ["[bold]Ada[/bold]", "[" * 3 + "Bo", "C" * 150]}
    board = plain(name, view)
    assert "(bold)Ada(/bold)" in board
    assert "(((Bo" in board
    assert "C" * 19 + "…" in board


@pytest.mark.parametrize(
    ("name", "prompt"),
    [("deus", "ACTION"), ("revive", "ACTION"), ("revive", "MODULE"), ("revive", "CARD"), ("tapestry", "PLAY")],
)
def test_what_can_be_chosen_has_a_star(name: str, prompt: str) -> None:
    match = asked(name, prompt)
    assert match.decision is not None
    board = " ".join(plain(name, match.view(match.decision.seat)).split())
    assert all(f"* {label}" in board for label in lit_names(match))
    assert "    * " not in plain(name, match.view((match.decision.seat + 1) % 3))


@pytest.mark.parametrize(("name", "prompt"), [("deus", "PLACE"), ("revive", "SITE"), ("tapestry", "EXPLORE_HEX")])
def test_fields_that_can_be_chosen_have_a_star_on_the_map(name: str, prompt: str) -> None:
    match = asked(name, prompt)
    assert match.decision is not None
    board = plain(name, match.view(match.decision.seat), width=120)
    assert len(re.findall(r"│[^│]{1,11}\*", board)) == len(lit_names(match))


@pytest.mark.parametrize("name", NAMES)
def test_fields_beside_one_another_touch_on_the_map(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(name)
    fields = drawn_fields(games[name], match.view(0), monkeypatch)
    at = {place: field.id for field in fields for place in field.places}
    beside = games[name].rules.beside(match.state)
    if name == "revive":  # a face-down tile is one field
        at = {place: id for place, id in at.items() if id.startswith("field-")}
    for (across, down), id in at.items():
        number = int(id.rpartition("-")[2])
        near = {int(at[place].rpartition("-")[2]) for x, y in NEXT_TO if (place := (across + x, down + y)) in at}
        assert near - {number} <= set(members(beside[number]))


def drawn_fields(game: Any, view: View, monkeypatch: pytest.MonkeyPatch) -> list[Field]:
    """What the game tells the map."""
    found: list[Field] = []
    drawing = game.show.text_design.drawings["map"]
    monkeypatch.setitem(drawing.lines.__globals__, "hex_map", lambda fields, lit, width: found.extend(fields) or [])
    list(drawing.lines(game.show.design.painter(game, view, "en"), 100))
    return found


def test_opponents_cards_are_named_and_own_cards_are_explained() -> None:
    match = played("revive")
    view = match.view(0)
    theirs, own = (view["seats"][seat]["active"] + view["seats"][seat]["rest"] for seat in (1, 0))
    w, board = words_of(REVIVE, "en"), " ".join(plain("revive", view).split())
    assert labels.thing(w, REVIVE, "card", theirs[0]) in board
    assert f"{labels.thing(w, REVIVE, 'card', own[0])} (" in board


def test_others_do_not_see_closed_crates_or_artifact_cards() -> None:
    match = Match(REVIVE, 2, 5)
    held = match.view(0)["seats"][0]["artifact_cards"][0]
    name = labels.thing(words_of(REVIVE, "en"), REVIVE, "artifactcard", held)
    assert name in plain("revive", match.view(0))
    assert name not in plain("revive", match.view(1))


@pytest.mark.parametrize("prompt", ["TRIBE_BOARD", "SIDE"])
def test_tribes_are_explained_when_they_can_be_chosen(prompt: str) -> None:
    match = asked("revive", prompt, choose_tribes=True, moon=True)
    assert match.decision is not None
    w, board = words_of(REVIVE, "en"), plain("revive", match.view(match.decision.seat), width=400)
    for code in match.decision.options:
        tribe, side = (code, 0) if prompt == "TRIBE_BOARD" else (match.decision.about, code)
        assert labels.thing(w, REVIVE, "board", board_number(tribe, side)) in board


def test_a_capital_that_can_be_chosen_is_drawn() -> None:
    match = Match(games["tapestry"], 2, 3)
    assert match.decision is not None
    assert match.decision.prompt.of == "capital"
    board = plain("tapestry", match.view(match.decision.seat))
    assert board.count("   1 2 3  4 5 6  7 8 9") == len(match.decision.options)


def test_a_picture_is_read_in_order() -> None:
    svg = (
        '<svg><text>Cards</text><g id="card-3" role="button" aria-label="Fish. Eat it."><text>no</text></g>'
        '<use><title>gold</title></use><text>4</text><use><title>hand</title></use><g id="card-4" role="img" '
        'aria-label="Bread"/></svg>'
    )
    assert [(item.kind, item.text, item.lit) for item in read_picture(svg)] == [
        ("", "Cards", False),
        ("card", "Fish. Eat it.", True),
        ("number", "gold: 4", False),
        ("", "hand", False),
        ("card", "Bread", False),
    ]
