"""Encoders: the row of numbers that a learned mind sees holds all that its layout names, and nothing that is hidden."""

from __future__ import annotations

from array import array
from math import isfinite
from time import process_time

import numpy as np
import pytest

from tafelrunde import Game, Match, games
from tafelrunde.kernel.encode import POINTS, SET_UP, Encoder
from tafelrunde.kernel.match import LAST
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import Rng, seeded

from .toy_market import MARKET

EVERY = 13  # answers between two positions that are looked at
TABLES = [(name, players) for name in games for players in games[name].players]
MICROSECONDS = {"deus": 100, "age_of_innovation": 150, "revive": 150, "tapestry": 150}
GENEROUS = 2  # times as much on a machine that others use too


def encoder_of(game: Game) -> Encoder:
    assert game.ai.encoder is not None
    return game.ai.encoder


def some_options(game: Game, dice: Rng) -> dict[str, object]:
    """All expansions in half of the games, and one further option in two otherwise than usual."""
    boxes = dice.below(2) == 1
    return {
        option.name: boxes if option.name in game.expansions else option.values[dice.below(len(option.values))]
        for option in game.options
        if option.name in game.expansions or dice.below(2)
    }


def random_positions(game: Game, players: int, options: dict[str, object], seed: int) -> list[Match]:
    match, dice, found = Match(game, players, seed, options, keep=LAST), seeded(seed), []
    answers = 0
    while match.decision is not None:
        if answers % EVERY == 0:
            found.append(match.clone())
        match.choose(random_code(match, dice))
        answers += 1
    return [*found, match.clone()]


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("usual", [True, False], ids=["usual", "options"])
def test_a_row_is_whole_and_the_same_in_every_world_that_the_seat_can_imagine(name: str, players: int, usual: bool):
    game = games[name]
    encoder, seed = encoder_of(game), 10 * players + usual
    layout = encoder.layout
    for match in random_positions(game, players, {} if usual else some_options(game, seeded(seed)), seed):
        for seat in range(players):
            row = encoder.row(match.state, seat)
            assert len(row) == layout.size
            assert all(isfinite(number) for number in row)
            assert set(row[: layout.numbers_at]) <= {0.0, 1.0}
            assert row[layout.at["phase"] :][: layout.size_of("phase")].index(1.0) == encoder.phase(match.state, seat)
            assert all(0 <= choice < len(encoder.choices) for choice in encoder.chosen(match.state, seat))
            for world in (1, 2):
                imagined = match.imagine(seat, 100 * seed + world)
                assert encoder.row(imagined.state, seat) == row
                assert encoder.phase(imagined.state, seat) == encoder.phase(match.state, seat)
                assert encoder.chosen(imagined.state, seat) == encoder.chosen(match.state, seat)


@pytest.mark.parametrize("name", games)
def test_the_blocks_that_learning_reads_say_what_they_should(name: str):
    game = games[name]
    encoder = encoder_of(game)
    at = encoder.layout.at
    begun = False
    for match in random_positions(game, 3, {}, 7):
        points = [game.ai.contributions(match.state, seat).get("points", 0.0) for seat in range(3)]
        rows = [encoder.row(match.state, seat) for seat in range(3)]
        phases = [encoder.phase(match.state, seat) for seat in range(3)]
        if SET_UP in phases:
            assert not begun, "set-up comes first"
            continue
        begun = True
        for row, own in zip(rows, points, strict=True):
            weight = game.ai.weights_in(match.state)[game.ai.feature_names.index("points")]
            assert row[at["own_points"]] == pytest.approx(own / weight / POINTS)
            assert row[at["rival_points"]] <= max(own / weight for own in points) / POINTS + 1e-6
    assert begun


@pytest.mark.parametrize("name", games)
def test_positions_that_differ_have_different_rows(name: str):
    game = games[name]
    encoder = encoder_of(game)
    rows = [tuple(encoder.row(match.state, 0)) for match in random_positions(game, 2, {}, 8)]
    assert len(set(rows)) > 0.9 * len(rows)


def test_a_row_is_written_into_any_buffer_of_floats():
    deus = games["deus"]
    encoder, match = encoder_of(deus), Match(deus, 2, 1)
    row = array("f", encoder.row(match.state, 1))
    into, rows = array("f", bytes(4 * len(row))), np.zeros((3, len(row)), np.float32)
    encoder.write(match.state, 1, into)
    encoder.write(match.state, 1, rows[2])
    assert into == row
    assert rows[2].tolist() == row.tolist()
    assert not rows[:2].any()


@pytest.mark.parametrize("name", games)
def test_a_layout_is_told_apart_from_others_and_explains_itself(name: str):
    layout = encoder_of(games[name]).layout
    others = [encoder_of(game).layout.hash for other, game in games.items() if other != name]
    assert layout.hash not in others
    assert all(block.size > 0 and block.says for block in layout.blocks)
    assert sum(block.size for block in layout.blocks) == layout.size


@pytest.mark.parametrize("name", ["age_of_innovation", "revive", "tapestry"])
def test_what_is_chosen_for_the_whole_game_is_known_when_the_game_begins(name: str):
    game = games[name]
    encoder = encoder_of(game)
    assert len(set(encoder.choices)) == len(encoder.choices)
    match, dice = Match(game, 2, 3), seeded(3)
    while match.decision is not None and encoder.phase(match.state, 0) == SET_UP:
        match.choose(random_code(match, dice))
    assert encoder.chosen(match.state, 0)


def test_a_game_may_come_without_an_encoder():
    assert MARKET.ai.encoder is None


@pytest.mark.parametrize("name", games)
def test_a_row_is_made_quickly(name: str):
    game = games[name]
    encoder, at = encoder_of(game), random_positions(game, 2, {}, 5)
    times = []
    for _ in range(5):
        begun = process_time()
        for match in at:
            encoder.row(match.state, 0)
        times.append((process_time() - begun) / len(at))
    assert min(times) < GENEROUS * MICROSECONDS[name] * 1e-6
