"""The table of Tapestry in a terminal."""

from __future__ import annotations

import pytest
from rich.text import Text

from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.map import map_for
from tafelrunde.games.tapestry.show.terminal.map import matching_sides, wall_of
from tafelrunde.games.tapestry.show.view import place_of
from tafelrunde.kernel.hexes import members
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR
from tafelrunde.words import labels, words_of

WIDTH = 100


def played(players: int, choices: int, until: str = "") -> Match:
    match, dice = Match(TAPESTRY, players, 4), seeded(4)
    while match.decision is not None and (len(match.codes) < choices or until not in ("", match.decision.prompt.name)):
        match.choose(random_code(match, dice))
    return match


def shown(match: Match, seat: int, lang: str = "en", width: int = WIDTH) -> str:
    return Text.from_markup(TAPESTRY.text_board(match.view(seat), lang, width)).plain


@pytest.mark.parametrize("players", [2, 4])
def test_neighbours_on_the_map_are_neighbours_on_the_wall(players: int) -> None:
    places = wall_of(Match(TAPESTRY, players, 1).view(0), WIDTH).places
    beside = map_for(players).grid.beside
    for hex, (across, down) in places.items():
        touching = {(across + dx, down + dy) for dx, dy in ((2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))}
        assert {other for other, place in places.items() if place in touching} == set(members(beside[hex]))


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("players", [3, 5])
def test_every_hex_is_on_the_map_by_the_name_it_has_in_questions(players: int, lang: str) -> None:
    match, w = played(players, 40), words_of(TAPESTRY, lang)
    view, text = match.view(0), shown(match, 0, lang)
    for number in range(len(view["map"]["hexes"])):
        place = place_of(view, number)
        assert labels.thing(w, TAPESTRY, "hex", number, view).endswith(f" {place}")
        assert text.count(f"│{place} ") == 1


def test_the_hexes_that_can_be_chosen_carry_a_star_for_the_one_who_is_asked() -> None:
    match = played(3, 40, "CONQUER")
    assert match.decision is not None
    assert shown(match, match.decision.seat).count("*│") == len(match.decision.options) > 1
    assert "*│" not in shown(match, (match.decision.seat + 1) % 3)


def test_the_points_told_for_a_tile_are_those_that_are_scored() -> None:
    match = played(3, 40, "EXPLORE_TURN")
    assert match.decision is not None
    seat, turn = match.decision.seat, match.decision.options[-1]
    hex, tile = divmod(match.decision.about, 48)
    view = match.view(seat)
    match.choose(turn)
    corners = match.view(seat)["map"]["hexes"][hex]["corners"]
    sides = matching_sides(view, hex, corners)
    explored = next(
        n for n, event in enumerate(match.events()) if event.facts.get("tile") == tile and "hex" in event.facts
    )
    after = match.events()[explored + 1]
    assert sides == (after.facts["amount"] if after.name == "scored" else 0)


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_board_keeps_to_its_width(width: int, lang: str) -> None:
    match = played(5, 120)
    for seat in (0, 4, SPECTATOR, EVERYTHING):
        assert max(len(line) for line in shown(match, seat, lang, width).splitlines()) <= width


def test_a_hand_is_read_by_its_owner_only() -> None:
    match = played(3, 80)
    names = [
        labels.thing(words_of(TAPESTRY, "en"), TAPESTRY, "card", card) for card in match.view(0)["seats"][0]["hand"]
    ]
    assert names
    for name in names:
        assert f"{name}: " in shown(match, 0)
        assert f"{name}: " not in shown(match, SPECTATOR)
