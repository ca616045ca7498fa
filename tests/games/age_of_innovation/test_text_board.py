"""The table of Age of Innovation in a terminal."""

from __future__ import annotations

from typing import Any

import pytest
from rich.text import Text

from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION as AOI
from tafelrunde.games.age_of_innovation.pieces.map import map_of
from tafelrunde.games.age_of_innovation.show.terminal.map import BRICKS, wall_of
from tafelrunde.kernel.hexes import members
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR
from tafelrunde.words import labels, words_of

WIDTH = 100


def played(players: int, choices: int, **options: Any) -> Match:
    match, dice = Match(AOI, players, 5, options), seeded(players)
    while len(match.codes) < choices and match.decision is not None:
        match.choose(random_code(match, dice))
    return match


def asked(prompt: str, players: int = 3, **options: Any) -> Match:
    match, dice = played(players, 0, **options), seeded(1)
    while match.decision is not None and match.decision.prompt.name != prompt:
        match.choose(random_code(match, dice))
    assert match.decision is not None, f"{prompt} was never asked"
    return match


def shown(match: Match, seat: int, lang: str = "en", width: int = WIDTH) -> str:
    return Text.from_markup(AOI.text_board(match.view(seat), lang, width)).plain


@pytest.mark.parametrize("players", [2, 3])
def test_neighbours_on_the_board_are_neighbours_on_the_wall(players: int) -> None:
    view = Match(AOI, players, 3).view(0)
    side = map_of(view["side"])
    places = wall_of(view, WIDTH).places
    assert sorted(places) == members(side.land | side.river)
    for space, (across, down) in places.items():
        touching = {(across + dx, down + dy) for dx, dy in ((2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))}
        assert [other for other, place in places.items() if place in touching] == members(side.around[space])


@pytest.mark.parametrize(("width", "brick"), [(80, 5), (100, 7), (120, 8)])
def test_bricks_are_as_wide_as_there_is_room(width: int, brick: int) -> None:
    wall = wall_of(Match(AOI, 5, 3).view(0), width)
    assert brick in BRICKS
    assert wall.brick == brick
    assert wall.width <= width


@pytest.mark.parametrize("width", [80, WIDTH])
@pytest.mark.parametrize("players", [2, 4])
def test_every_space_is_on_the_map_by_the_name_it_has_in_questions(players: int, width: int) -> None:
    match = asked("START_SITE", players)
    view, w = match.view(0), words_of(AOI, "en")
    text = shown(match, 0, width=width)
    for space in wall_of(view, width).places:
        name = labels.thing(w, AOI, "space", space, view).split(" ")[0]
        assert text.count(f"│{name} ") + text.count(f"│{name}*") == 1


@pytest.mark.parametrize("width", [80, WIDTH])
def test_the_spaces_that_can_be_chosen_carry_a_star_for_the_one_who_is_asked(width: int) -> None:
    match = asked("START_SITE")
    assert match.decision is not None
    assert shown(match, match.decision.seat, width=width).count("*│") == len(match.decision.options) > 0
    assert "*│" not in shown(match, (match.decision.seat + 1) % 3, width=width)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", [80, WIDTH, 120])
@pytest.mark.parametrize("choices", [0, 150, 10_000])
def test_no_line_is_too_long(choices: int, width: int, lang: str) -> None:
    match = played(5, choices, set_up="draft", balance="2024")
    for seat in (0, 4, SPECTATOR, EVERYTHING):
        assert max(len(line) for line in shown(match, seat, lang, width).splitlines()) <= width


@pytest.mark.parametrize("prompt", ["DRAFT_FACTION", "DRAFT_PALACE", "DRAFT_BONUS", "BONUS"])
def test_tiles_are_explained_when_they_can_be_chosen(prompt: str) -> None:
    match = asked(prompt, set_up="draft")
    assert match.decision is not None
    w, kind = words_of(AOI, "en"), match.decision.prompt.of
    own = shown(match, match.decision.seat)
    other = shown(match, (match.decision.seat + 1) % 3)
    for code in match.decision.options:
        assert f"* {labels.thing(w, AOI, kind, code)}" in own
    assert "\n  * " not in other


def test_the_last_round_has_no_knowledge_bonus() -> None:
    lines = shown(played(3, 0), 0, width=400).splitlines()
    assert "at the end of the round" in next(line for line in lines if line.startswith("  Round 5: "))
    assert "at the end of the round" not in next(line for line in lines if line.startswith("  Round 6: "))


def test_the_area_tile_is_shown_to_those_who_may_see_it() -> None:
    match = played(2, 0)
    assert "face down until round 6" in shown(match, 0)
    assert "connected buildings" in shown(match, EVERYTHING)


def test_long_names_are_wrapped() -> None:
    view = {**played(2, 30).view(0), "names": ["Ada " * 30, "B" * 150]}
    plain = Text.from_markup(AOI.text_board(view, "en", 80)).plain
    assert max(len(line) for line in plain.splitlines()) == 80


def test_names_with_brackets_are_no_markup() -> None:
    view = {**played(2, 30).view(0), "names": ["[bold]Ada[/bold]", "[" * 3 + "Bo"]}
    plain = Text.from_markup(AOI.text_board(view, "en", WIDTH)).plain
    assert "(bold)Ada(/bold)" in plain
    assert "(((Bo" in plain
