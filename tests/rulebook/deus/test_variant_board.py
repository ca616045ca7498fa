"""Variant: alternative board (DEUS-VMAP-01..04)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.games.deus.game import DEUS
from tafelrunde.kernel.hexes import neighbours
from tafelrunde.kernel.match import NOTHING, Match
from tests.rulebook import rule

OTHERS = ("line", "rows", "open", "free")
Place = tuple[int, int]


def regions(layout: str, players: int, seed: int = 1) -> dict[Place, dict[str, object]]:
    view = Match(DEUS, players, seed, {"layout": layout}, keep=NOTHING).view()
    return {(region["q"], region["r"]): region for region in view["regions"]}


def shape(layout: str, players: int, seed: int = 1) -> frozenset[Place]:
    """The outline of a board, wherever it lies."""
    places = regions(layout, players, seed)
    q, r = min(places)
    return frozenset((a - q, b - r) for a, b in places)


def boards() -> Iterator[dict[Place, dict[str, object]]]:
    for layout in OTHERS:
        for players in (2, 3, 4):
            for seed in range(6):
                yield regions(layout, players, seed)


@rule("DEUS-VMAP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_continents_may_lie_in_other_shapes(players: int):
    named = [shape(layout, players) for layout in ("standard", "line", "rows", "open")]
    assert len(set(named)) == 4


@rule("DEUS-VMAP-01")
def test_a_free_board_is_drawn_anew_in_each_game():
    assert len({shape("free", 3, seed) for seed in range(8)}) > 4
    assert len({shape("line", 3, seed) for seed in range(8)}) == 1


@rule("DEUS-VMAP-02")
@pytest.mark.parametrize(("players", "continents"), [(2, 4), (3, 6), (4, 7)])
def test_the_number_of_continents_fits_the_players(players: int, continents: int):
    for layout in OTHERS:
        board = regions(layout, players)
        assert len(board) == 7 * continents
        assert {region["tile"] for region in board.values()} == set(range(continents))


@rule("DEUS-VMAP-03")
def test_two_villages_never_touch():
    villages = 0
    for board in boards():
        for place, region in board.items():
            if region["terrain"] == "village":
                villages += 1
                assert all(board[n]["terrain"] != "village" for n in neighbours(place) if n in board)
    assert villages == 4 * 6 * (4 + 6 + 7)


@rule("DEUS-VMAP-04")
def test_all_continents_are_one_connected_board():
    for board in boards():
        reached = set()
        border = [min(board)]
        while border:
            place = border.pop()
            if place in board and place not in reached:
                reached.add(place)
                border += neighbours(place)
        assert reached == set(board)
