"""The forms of observation: within their spaces, and the same in every world that the seat can imagine."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tafelrunde import LAST, Match, UsageError, games
from tafelrunde.envs.observations import FORMS, Features, feature_layout, observation_of, rows_of
from tafelrunde.envs.spaces import legal_actions, observation_layout, observe
from tafelrunde.envs.tables import EDGES, OPTIONS, Tables, effect_tokens
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded

from ..bots.toy_market import MARKET
from .observed_games import OBSERVED


def positions(name: str, players: int, every: int, most: int = 400) -> list[Match]:
    match, dice, found = Match(games[name], players, 3, keep=LAST), seeded(3), []
    for step in range(most):
        if match.decision is None:
            break
        if step % every == 0:
            found.append(match.clone())
        match.choose(random_code(match, dice))
    return [*found, match.clone()]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", OBSERVED)
def test_a_form_lies_in_its_space_and_tells_nothing_hidden(name: str, form: str):
    shown = observation_of(games[name], form)
    for match in positions(name, 3, 45):
        for seat in range(3):
            seen = shown.of(match, seat)
            assert shown.space.contains(seen)
            np.testing.assert_equal(shown.of(match.imagine(seat, 7), seat), seen)


@pytest.mark.parametrize("name", OBSERVED)
def test_the_features_name_their_blocks_and_the_question(name: str):
    game = games[name]
    layout, form = feature_layout(game), Features(game)
    assert layout["phase"].start == 0
    assert max(place.stop for place in layout.values()) == form.size
    for match in positions(name, 2, 30):
        decision = match.decision
        if decision is None:
            continue
        mine, other = (form.of(match, seat) for seat in (decision.seat, 1 - decision.seat))
        assert mine[layout["question_prompt"]].argmax() == game.prompts.index(decision.prompt)
        bits = mine[layout["question_about"]]
        assert sum(int(bit) << place for place, bit in enumerate(bits)) == max(0, decision.about)
        assert (mine[layout["question_asked"]], other[layout["question_asked"]]) == (1, 0)
        assert mine[layout["question_seat"]].argmax() == decision.seat
        row = game.ai.encoder.row(match.state, decision.seat)  # type: ignore[union-attr]
        assert mine[: form.row.row_size].tolist() == row[: form.row.row_size].tolist()


def test_bytes_and_places_say_what_the_vector_says():
    for match in positions("revive", 2, 60):
        vector = observe(match, 0)
        assert np.abs(rows_of(match.game, "uint8").of(match, 0) / 255 - vector).max() < 0.002
        sparse = observation_of(match.game, "sparse").of(match, 0)
        again = np.zeros_like(vector)
        again[sparse["places"][: sparse["count"]]] = sparse["values"][: sparse["count"]]
        assert (again == vector).all()


@pytest.mark.parametrize("name", OBSERVED)
def test_tables_hold_the_parts_the_map_and_the_options(name: str):
    game = games[name]
    form = Tables(game)
    for match in positions(name, 2, 80):
        if match.decision is None:
            continue
        seat = match.decision.seat
        seen, vector = form.of(match, seat), observe(match, seat)
        for part, place in observation_layout(game).items():
            assert (seen[part].ravel() == vector[place]).all()
        edges = {(int(one), int(other)) for one, other in seen[EDGES].T if one >= 0}
        assert edges
        assert {(other, one) for one, other in edges} == edges
        options = seen[OPTIONS][seen[OPTIONS][:, 0] >= 0]
        assert sorted(options[:, 0].tolist()) == legal_actions(match)
        assert not (form.of(match, 1 - seat)[OPTIONS][:, 0] >= 0).any()


def test_an_option_that_names_a_card_shows_its_effect():
    game = games["deus"]
    words = {number: name for name, number in effect_tokens(game).items()}
    form, shown = Tables(game), 0
    for match in positions("deus", 2, 9):
        decision = match.decision
        if decision is None or decision.prompt.of != "card":
            continue
        for row in form.of(match, decision.seat)[OPTIONS][: len(decision.options)]:
            component = game.numbered.get(("card", int(row[1])))
            if component is not None and component.effect is not None:
                assert words[int(row[2])] == type(component.effect).__name__
                shown += 1
    assert shown


@pytest.mark.parametrize("name", OBSERVED)
def test_the_text_lists_every_option_with_its_action(name: str):
    for match in positions(name, 2, 80):
        if match.decision is None:
            assert "The game is over." in text_of(match, 0)
            continue
        mine, other = text_of(match, match.decision.seat), text_of(match, 1 - match.decision.seat)
        for action in legal_actions(match):
            assert f"\n{action}: " in mine
        assert f"Seat {match.decision.seat} is asked." in other


def text_of(match: Match, seat: int) -> Any:
    return observation_of(match.game, "text").of(match, seat)


def test_what_is_not_there_is_named():
    with pytest.raises(UsageError, match="there is no observation 'smell'; choose one of: features"):
        observation_of(games["deus"], "smell")
    with pytest.raises(UsageError, match="market has no encoder"):
        observation_of(MARKET, "features")
