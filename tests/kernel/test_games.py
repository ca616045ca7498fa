"""What a box says of itself: players, options, prompts, components."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import pytest
from toy import TOY, Harbour
from toy_cards import GOLD, GRAIN, SHELF, Card, Gain

from tafelrunde.kernel.effects import MAY, SHARED_PROMPTS
from tafelrunde.kernel.game import PUBLIC, RECONSTRUCTED, SEED, Component, Option, UsageError
from tafelrunde.kernel.match import Match


@pytest.mark.parametrize("players", [1, 5, 0, -1, 10**30, 2.0, True, "2", None])
def test_a_number_of_players_the_box_is_not_for_is_refused(players: Any) -> None:
    with pytest.raises(UsageError, match="toy is for 2 to 4 players, not "):
        Match(TOY, players, 1)


def test_options_have_defaults() -> None:
    assert Match(TOY, 2, 1).options == {"storms": False, "rounds": 3, "cargo": 2}
    assert Match(TOY, 2, 1, {"rounds": 6}).options == {"storms": False, "rounds": 6, "cargo": 2}


@pytest.mark.parametrize(("text", "value"), [("true", True), ("False", False), (True, True)])
def test_options_are_read_from_text(text: object, value: bool) -> None:
    read = TOY.read_options({"storms": text})["storms"]
    assert read is value


def test_options_of_numbers_are_read_from_text() -> None:
    assert TOY.read_options({"rounds": "6"})["rounds"] == 6


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with pytest.raises(UsageError, match="toy has no option 'tides'; it has: storms, rounds, cargo"):
        Match(TOY, 2, 1, {"tides": True})


@pytest.mark.parametrize("value", [1, 0, "yes", None, 1.0, "", [True]])
def test_a_value_an_option_cannot_have_is_named_with_those_it_can(value: object) -> None:
    with pytest.raises(UsageError, match=r"option storms cannot be .*; choose one of: false, true"):
        TOY.read_options({"storms": value})


def test_a_number_is_no_switch_and_a_switch_no_number() -> None:
    option = Option("level", (0, 1), 0)
    assert option.read(1) == 1
    with pytest.raises(UsageError):
        option.read(True)


def test_errors_stay_short_whatever_is_given() -> None:
    for given in ({"x" * 100_000: 1}, {"storms": "x" * 100_000}):
        with pytest.raises(UsageError) as refusal:
            TOY.read_options(given)
        assert len(str(refusal.value)) < 200
        assert "\n" not in str(refusal.value)


def test_prompts_are_found_by_name() -> None:
    assert TOY.prompt("MAY") is MAY
    with pytest.raises(UsageError, match="toy has no prompt DANCE"):
        TOY.prompt("DANCE")


def test_shared_prompts_have_the_same_action_numbers_in_every_game() -> None:
    bases = [prompt.base for prompt in SHARED_PROMPTS]

    class Other(Harbour):
        prompts = Harbour.prompts[:3]

    assert [prompt.base for prompt in Other().prompts[:4]] == bases
    Harbour()  # numbers its prompts as before
    assert len({prompt.base for prompt in TOY.prompts}) == len(TOY.prompts)


def with_cards(*cards: Card) -> Harbour:
    class Changed(Harbour):
        @cached_property
        def components(self) -> list[Component]:
            return [
                Component("card", card.id, [i], {}, "", card.effect, {"gold": card.gold})
                for i, card in enumerate(cards)
            ]

    return Changed()


def test_the_component_hash_changes_with_every_part_of_a_component() -> None:
    hashes = [
        with_cards(*cards).component_hash
        for cards in (
            [Card("a", 1, 0, Gain(GRAIN, 1))],
            [Card("a", 1, 0, Gain(GRAIN, 2))],  # how much
            [Card("a", 1, 0, Gain(GOLD, 1))],  # of what
            [Card("a", 2, 0, Gain(GRAIN, 1))],  # the cost
            [Card("b", 1, 0, Gain(GRAIN, 1))],  # the name
            [Card("a", 1, 0, SHELF[1].effect)],  # another structure
            [Card("a", 1, 0, Gain(GRAIN, 1)), Card("c", 1, 0, Gain(GRAIN, 1))],
        )
    ]
    assert len(set(hashes)) == len(hashes)


def test_the_component_hash_is_the_same_everywhere() -> None:
    assert Harbour().component_hash == TOY.component_hash
    assert TOY.component_hash == "debc17ba45ae0531"


def test_a_component_is_as_certain_as_its_weakest_source() -> None:
    assert Component("card", "a", [0], {}, "").source == SEED
    assert Component("card", "a", [0], {"cost": SEED, "effect": PUBLIC}, "").source == PUBLIC
    assert Component("card", "a", [0], {"cost": RECONSTRUCTED, "effect": PUBLIC}, "").source == RECONSTRUCTED
