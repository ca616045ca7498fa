"""What a network sees: complete, bounded, of one length, turned to the viewing seat, and nothing that is hidden."""

from __future__ import annotations

import pytest

from tafelrunde import Game, IllegalChoice, Match, UsageError, games
from tafelrunde.conformance.observed import faults_of
from tafelrunde.envs.spaces import (
    action_mask,
    apply_action,
    decode_action,
    legal_actions,
    observation_layout,
    observation_size,
    observe,
)
from tafelrunde.games.deus.game import DEUS
from tafelrunde.games.deus.scenario import scenario
from tafelrunde.games.deus.table.prompts import GAIN, PAY, ROB
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded

from ..bots.toy_market import MARKET
from .observed_games import EVERY_TABLE, OBSERVED


def part(name: str, match: Match, seat: int) -> list[float]:
    """One part of what a seat sees."""
    numbers = DEUS.ai.observation(match.view(seat))[observation_layout(DEUS)[name]]
    return [round(number, 6) for number in numbers]  # of 32 bits


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_every_part_has_its_size_and_every_number_lies_between_0_and_1(name: str, players: int):
    game = games[name]
    for seed, extremes in enumerate((0, -1)):
        options = {option.name: option.values[extremes] for option in game.options}
        match = Match(game, players, seed, options)
        dice = seeded(seed)
        while match.decision is not None:
            if len(match.codes) % 29 == 0:
                check_numbers(game, match)
            match.choose(random_code(match, dice))
        check_numbers(game, match)


def check_numbers(game: Game, match: Match) -> None:
    for seat in range(match.players):
        assert list(faults_of(game, match.view(seat))) == []
        assert observe(match, seat).shape == (observation_size(game),)


@pytest.mark.parametrize("name", OBSERVED)
def test_what_is_hidden_makes_no_difference(name: str):
    options = {option.name: option.values[-1] for option in games[name].options if option.name == "joker"}
    match = Match(games[name], 3, 4, options)
    dice = seeded(4)
    while match.decision is not None:
        if len(match.codes) % 11 == 0:
            for seat in range(3):
                assert (observe(match.imagine(seat, dice.below(99)), seat) == observe(match, seat)).all()
        match.choose(random_code(match, dice))


def test_the_viewing_seat_comes_first_and_the_others_follow_in_turn_order():
    match = scenario(players=3).seat(0, gold=4).seat(1, gold=8).seat(2, gold=20).turn(1).start().match
    assert part("gold", match, 0) == [0.1, 0.2, 0.5, 0]
    assert part("gold", match, 1) == [0.2, 0.5, 0.1, 0]
    assert part("turn", match, 0) == [0, 1, 0, 0]
    assert part("turn", match, 2) == [0, 0, 1, 0]
    assert part("asked", match, 1) == [1, 0, 0, 0]
    assert part("seat", match, 1) == [0, 1, 0, 0]
    assert part("players", match, 1) == [0, 1, 0]


def test_cards_count_by_design_and_only_the_own_hand_is_seen():
    match = scenario().seat(0, hand=["blue_galley", "blue_galley", "temple_gold"]).start().match
    galley, temple = place_of("blue_galley"), place_of("temple_gold")
    hand = part("hand", match, 0)
    assert hand[galley] == 2 / DEUS.catalog.designs[galley].copies
    assert hand[temple] == 1 / DEUS.catalog.designs[temple].copies
    assert sum(number > 0 for number in hand) == 2
    assert part("hand_count", match, 1)[1] == 0.3
    assert sum(part("hand", match, 1)) == pytest.approx(
        sum(1 / DEUS.catalog.cards[card].copies for card in match.view(1)["seats"][1]["hand"])
    )


def place_of(design: str) -> int:
    return [card.id for card in DEUS.catalog.designs].index(design)


def test_points_of_others_are_marked_as_hidden_unless_they_lie_open():
    hidden, shown = scenario().seat(0, vp=40).start().match, scenario(open_vp=True).seat(0, vp=40).start().match
    assert (part("vp", hidden, 0)[0], part("vp_hidden", hidden, 0)[0]) == (0.5, 0)
    assert (part("vp", hidden, 1)[1], part("vp_hidden", hidden, 1)[1]) == (0, 1)
    assert (part("vp", shown, 1)[1], part("vp_hidden", shown, 1)[1]) == (0.5, 0)


def test_a_region_shows_its_terrain_owner_and_pieces():
    made = scenario(armies_per_region=2)
    field, village = made.region("field"), made.region("village")
    made.piece(1, "military", field).piece(1, "military", field).piece(1, "civil", field).village(village, 5)
    match = made.start().match
    assert part("regions_terrain", match, 0)[field * 6 : field * 6 + 6] == [0, 0, 0, 1, 0, 0]
    assert part("regions_owner", match, 0)[field * 4 : field * 4 + 4] == [0, 1, 0, 0]
    assert part("regions_owner", match, 1)[field * 4 : field * 4 + 4] == [1, 0, 0, 0]
    assert part("regions_pieces", match, 0)[field * 6 : field * 6 + 6] == [0, 0, 0, 0.5, 1, 0]
    assert (part("regions_vp", match, 0)[village], part("regions_attacked", match, 0)[village]) == (0.5, 0)
    assert part("regions_edge", match, 0)[: len(match.view()["regions"])] == [
        r["edge"] for r in match.view()["regions"]
    ]
    beyond = len(match.view()["regions"]) * 6
    assert not any(part("regions_terrain", match, 0)[beyond:])


def test_a_used_joker_shows_its_column_to_all_and_counts_as_no_card():
    unused = scenario(joker=True).start().match
    assert part("joker", unused, 0)[:4] == part("joker", unused, 1)[:4] == [1, 0, 1, 0]
    match = scenario(joker=True).seat(0, columns={"brown": ["blue_galley"]}, joker="brown").start().match
    for seat in (0, 1):
        assert part("joker", match, seat)[seat * 2 : seat * 2 + 2] == [0, 1]
        assert part("joker_column", match, seat)[seat * 6 : seat * 6 + 6] == [0, 0, 0, 1, 0, 0]
        assert part("columns", match, seat)[seat * 6 : seat * 6 + 6] == [0, 0, 0, 1 / 8, 0, 0]
        assert not any(part("built", match, seat))
        assert any(part("joker_card", match, seat)) == (seat == 0)
    built = part("built", scenario().seat(0, columns={"blue": ["blue_galley"]}).start().match, 1)
    assert built[len(DEUS.catalog.designs) + place_of("blue_galley")] == sum(built) == 0.25


def test_the_question_and_what_it_is_about():
    t = scenario().seat(0, gold=20, wood=3, wheat=3, hand=["blue_galley", "temple_gold"]).start()
    t.match.choose(t.card("blue_galley"))
    decision = t.match.decision
    assert decision is not None
    assert decision.prompt is PAY
    prompts = part("prompt", t.match, 1)
    assert prompts[DEUS.prompts.index(PAY)] == sum(prompts) == 1
    about = part("about_resource", t.match, 1)
    assert about[decision.about] == sum(about) == 1
    assert not any(part("about_colour", t.match, 1))
    view = t.match.view(1)
    for prompt, name in ((GAIN, "about_card"), (ROB, "about_number")):
        view["pending"] = {"seat": 0, "prompt": prompt.name, "about": 2}
        assert any(DEUS.ai.observation(view)[observation_layout(DEUS)[name]])


def test_a_game_without_a_vector_says_so():
    with pytest.raises(UsageError, match="market has no observation vector"):
        observe(Match(MARKET, 2, 1), 0)


def test_a_spectator_observes_nothing():
    with pytest.raises(UsageError, match="the view is of no seat"):
        DEUS.ai.observation(Match(DEUS, 2, 1).view())


@pytest.mark.parametrize("name", OBSERVED)
def test_every_action_stands_for_one_answer_and_back(name: str):
    game = games[name]
    numbers = []
    for prompt in game.prompts:
        for code in range(-1, prompt.size):
            assert decode_action(game, prompt.action(code)) == (prompt, code)
            numbers.append(prompt.action(code))
    assert numbers == list(range(game.actions))
    for beyond in (-1, game.actions):
        with pytest.raises(UsageError, match="has no action"):
            decode_action(game, beyond)


def test_the_mask_is_that_of_the_seat_that_is_asked():
    match = Match(DEUS, 2, 1)
    assert match.decision is not None
    asked = match.decision.seat
    assert action_mask(match, asked).nonzero()[0].tolist() == legal_actions(match)
    assert len(legal_actions(match)) == len(match.decision.options)
    assert not action_mask(match, 1 - asked).any()


def test_an_answer_to_another_question_is_refused_and_changes_nothing():
    match = Match(DEUS, 2, 1)
    before = match.hash()
    with pytest.raises(IllegalChoice, match="answers PAY, which is not the pending question"):
        apply_action(match, PAY.action(1))
    assert match.hash() == before


@pytest.mark.parametrize("name", OBSERVED)
def test_parts_have_names_of_their_own(name: str):
    assert len(observation_layout(games[name])) == len(games[name].ai.observation_layout)
