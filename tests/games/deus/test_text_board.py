"""The table of Deus in a terminal."""

from __future__ import annotations

from typing import Any

import pytest
from rich.text import Text

from tafelrunde.games.deus.game import DEUS
from tafelrunde.games.deus.pieces.map import LAYOUT_NAMES, grid_of
from tafelrunde.games.deus.show.terminal.map import BRICKS, wall_of
from tafelrunde.kernel.hexes import members
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR
from tafelrunde.words import labels, words_of

WIDTH = 100


def played(players: int, choices: int, **options: Any) -> Match:
    match, dice = Match(DEUS, players, 5, options), seeded(players)
    while len(match.codes) < choices and match.decision is not None:
        match.choose(random_code(match, dice))
    return match


def asked_for_a_region(players: int, **options: Any) -> Match:
    match, dice = played(players, 80, **options), seeded(1)
    while match.decision is not None and match.decision.prompt.name != "PLACE":
        match.choose(random_code(match, dice))
    return match


def shown(match: Match, seat: int, lang: str = "en", width: int = WIDTH) -> str:
    return Text.from_markup(DEUS.text_board(match.view(seat), lang, width)).plain


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("layout", LAYOUT_NAMES)
def test_neighbours_on_the_board_are_neighbours_on_the_wall(players: int, layout: str) -> None:
    view = Match(DEUS, players, 3, {"layout": layout}).view(0)
    grid = grid_of(tuple((region["q"], region["r"]) for region in view["regions"][::7]))
    places = wall_of(view, WIDTH).places
    for region, (across, down) in places.items():
        touching = {(across + dx, down + dy) for dx, dy in ((2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))}
        beside = {other for other, place in places.items() if place in touching}
        assert beside == set(members(grid.beside[region]))


def test_the_board_is_turned_before_its_names_are_shortened() -> None:
    wall = wall_of(Match(DEUS, 4, 3, {"layout": "line"}).view(0), WIDTH)
    assert wall.brick == BRICKS[0]
    assert wall.width <= WIDTH
    assert wall_of(Match(DEUS, 4, 296, {"layout": "free"}).view(0), WIDTH).brick < BRICKS[0]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_region_is_on_the_map_by_the_name_it_has_in_questions(players: int, lang: str) -> None:
    match = asked_for_a_region(players)
    assert match.decision is not None
    view, w = match.view(match.decision.seat), words_of(DEUS, lang)
    text = shown(match, match.decision.seat, lang)
    names = [labels.thing(w, DEUS, "region", number, view) for number in range(len(view["regions"]))]
    assert len(set(names)) == len(names)
    for name in names:
        assert text.count(f"│{name}") == 1


def test_the_regions_that_can_be_chosen_carry_a_star_for_the_one_who_is_asked() -> None:
    match = asked_for_a_region(3)
    assert match.decision is not None
    regions = [code for code in match.decision.options if code < match.decision.prompt.extra]
    assert shown(match, match.decision.seat).count("*│") == len(regions) > 0
    assert "*│" not in shown(match, (match.decision.seat + 1) % 3)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("choices", [0, 120, 10_000])
@pytest.mark.parametrize("width", [80, WIDTH])
def test_no_line_is_too_long(choices: int, lang: str, width: int) -> None:
    match = played(4, choices, joker=True, start_pieces=6, armies_per_region=2)
    for seat in (0, 1, 2, 3, SPECTATOR, EVERYTHING):
        assert max(len(line) for line in shown(match, seat, lang, width).splitlines()) <= width


def test_a_hand_is_shown_with_costs_and_effects_to_its_seat_alone() -> None:
    match = played(2, 40)
    hand = match.view(1)["seats"][1]["hand"]
    own, other = shown(match, 1), shown(match, 0)
    assert "Your hand" in own
    for number in hand:
        line = f"{labels.thing(words_of(DEUS, 'en'), DEUS, 'card', number)} · "
        assert line in own
        assert line not in other


def test_players_are_called_as_they_call_themselves_and_cannot_change_the_markup() -> None:
    view = {**played(2, 40).view(0), "names": ["[red]Mara[/]", "Jon"]}
    plain = Text.from_markup(DEUS.text_board(view, "en", WIDTH)).plain
    assert "(red)Mara(/) · you" in plain
    assert "Jon" in plain
