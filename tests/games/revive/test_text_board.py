"""The table of Revive in a terminal."""

from __future__ import annotations

from typing import Any

import pytest
from rich.text import Text

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.kinds import board_number
from tafelrunde.games.revive.pieces.map import ABYSS, AREA_SPACES, BESIDE, TILE_FIELDS
from tafelrunde.games.revive.show.terminal.map import HEXES, field_name, wall_of
from tafelrunde.kernel.hexes import members
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR
from tafelrunde.words import labels, words_of

WIDTH = 100
NEXT_TO = ((2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))


def played(players: int, choices: int, **options: Any) -> Match:
    match, dice = Match(REVIVE, players, 5, options), seeded(players)
    while len(match.codes) < choices and match.decision is not None:
        match.choose(random_code(match, dice))
    return match


def asked(prompt: str, seed: int = 5, **options: Any) -> Match:
    match, dice = Match(REVIVE, 3, seed, options), seeded(seed)
    while match.decision is not None and match.decision.prompt.name != prompt:
        match.choose(random_code(match, dice))
    assert match.decision is not None, f"{prompt} was never asked"
    return match


def shown(match: Match, seat: int, lang: str = "en", width: int = WIDTH) -> str:
    return Text.from_markup(REVIVE.text_board(match.view(seat), lang, width)).plain


def test_neighbours_on_the_board_are_neighbours_on_the_wall() -> None:
    places = wall_of(WIDTH).places
    touching: dict[int, set[int]] = {field: set() for _, field in HEXES}
    at = {place: HEXES[n][1] for n, place in places.items()}
    for n, (across, down) in places.items():
        field = HEXES[n][1]
        around = {at[place] for dx, dy in NEXT_TO if (place := (across + dx, down + dy)) in at}
        touching[field] |= around - {field}
    assert touching == {field: set(members(BESIDE[field])) for field in touching}


@pytest.mark.parametrize(("width", "brick"), [(80, 5), (100, 6), (120, 8)])
def test_bricks_are_as_wide_as_there_is_room(width: int, brick: int) -> None:
    assert wall_of(width).brick == brick
    assert wall_of(width).width <= width


def test_explored_fields_and_face_down_tiles_are_on_the_map() -> None:
    match = played(3, 150)
    view, drawn = match.view(0), shown(match, 0).split("\nMt ")[0]
    hidden = [space for space in range(AREA_SPACES) if not view["spaces"][space]["explored"]]
    assert 0 < len(hidden) < AREA_SPACES
    for field in range(TILE_FIELDS):
        assert (f"│{field_name(field)} " in drawn) == (field // 4 not in hidden)
    for space in hidden:
        assert f"│{space + 1} " in drawn
    assert words_of(REVIVE, "en").text("abyss") in drawn


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", [80, 100, 120])
def test_no_line_is_too_long(lang: str, width: int) -> None:
    match = played(4, 260, chapter=5, moon=True)
    for seat in (0, 3, SPECTATOR, EVERYTHING):
        assert max(len(line) for line in shown(match, seat, lang, width).splitlines()) <= width


@pytest.mark.parametrize(
    ("prompt", "kind"), [("ACTION", "card"), ("SLOT", "slot"), ("CARD", "card"), ("MODULE", "module")]
)
def test_what_can_be_chosen_has_a_star(prompt: str, kind: str) -> None:
    match = asked(prompt)
    assert match.decision is not None
    w, own = words_of(REVIVE, "en"), " ".join(shown(match, match.decision.seat).split())
    for code in match.decision.options:
        if 0 <= code < match.decision.prompt.extra:
            assert f"* {labels.thing(w, REVIVE, kind, code)}" in own
    assert "\n  * " not in shown(match, (match.decision.seat + 1) % 3)


@pytest.mark.parametrize(("prompt", "names"), [("TILE", "tiles"), ("SITE", "fields")])
def test_places_that_can_be_chosen_have_a_star_on_the_map(prompt: str, names: str) -> None:
    match = asked(prompt)
    assert match.decision is not None
    drawn = shown(match, match.decision.seat).split("\nMt ")[0]
    codes = [code for code in match.decision.options if code >= 0]
    starred = [f"│{code + 1}*" if names == "tiles" else f"│{field_name(code)}*" for code in codes]
    assert all(text in drawn for text in starred)
    assert drawn.count("*") == len(codes)


def test_a_tile_is_shown_both_ways_round_before_it_is_laid() -> None:
    match = asked("TURN_TILE")
    assert match.decision is not None
    view = match.view(match.decision.seat)
    tile = REVIVE.catalog.tiles[view["spaces"][match.decision.about]["tile"]]
    w = words_of(REVIVE, "en")
    names = [w.text("fact-fields-value", value=("mountain", "forest", "steppe", "desert", "lake", "location")[face])
             for face in tile.faces]  # fmt: skip
    said = " ".join(shown(match, match.decision.seat).split())
    for way in (names, names[::-1]):
        assert ", ".join(f"{letter} {name}" for letter, name in zip("ABCD", way, strict=True)) in said


@pytest.mark.parametrize("prompt", ["TRIBE_BOARD", "SIDE"])
def test_tribes_are_explained_when_they_can_be_chosen(prompt: str) -> None:
    match = asked(prompt, choose_tribes=True, moon=True)
    assert match.decision is not None
    w, own = words_of(REVIVE, "en"), shown(match, match.decision.seat, width=400)
    for code in match.decision.options:
        tribe, side = (code, 0) if prompt == "TRIBE_BOARD" else (match.decision.about, code)
        name = labels.thing(w, REVIVE, "board", board_number(tribe, side))
        assert f"* {name}: {w.sentence(REVIVE.catalog.tribes[tribe].abilities[side])}" in own
    assert "\n  * " not in shown(match, (match.decision.seat + 1) % 3)


def test_the_falcon_waits_in_the_abyss() -> None:
    match = played(1, 0, vukuntur=True, moon=True, choose_tribes=True)
    while match.decision is not None and match.decision.prompt.name in ("TRIBE_BOARD", "SIDE"):
        match.choose(match.decision.options[-1])
    assert match.view(0)["fields"][ABYSS]["pieces"] == [{"seat": 0, "piece": "falcon"}]
    assert "1v" in shown(match, 0).split("\nMt ")[0]


def test_others_do_not_see_closed_crates_or_artifact_cards() -> None:
    match = played(2, 0)
    held = match.view(0)["seats"][0]["artifact_cards"][0]
    name = labels.thing(words_of(REVIVE, "en"), REVIVE, "artifactcard", held)
    assert f"Artifact card: {name}" in shown(match, 0)
    assert name not in shown(match, 1)
    assert name in shown(match, EVERYTHING)


def test_long_names_are_wrapped() -> None:
    view = {**played(2, 30).view(0), "names": ["Ada " * 30, "B" * 150]}
    plain = Text.from_markup(REVIVE.text_board(view, "en", 80)).plain
    assert max(len(line) for line in plain.splitlines()) == 80


def test_names_with_brackets_are_no_markup() -> None:
    view = {**played(2, 30).view(0), "names": ["[bold]Ada[/bold]", "[" * 3 + "Bo"]}
    plain = Text.from_markup(REVIVE.text_board(view, "en", WIDTH)).plain
    assert "(bold)Ada(/bold)" in plain
    assert "(((Bo" in plain
