"""Effects of start cards (REV-START-01..06)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.kinds import CITIZENS
from tafelrunde.games.revive.scenario import ReviveScenario, scenario
from tafelrunde.games.revive.table.prompts import ACTION_PROMPT, BASIC_RESOURCE, GIVE, MODULE, MODULE_SPACE
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF
from tests.rulebook import rule
from tests.rulebook.revive.positions import do_next


def with_set(letter: str) -> ReviveScenario:
    """Seat 0 has the start cards of this letter."""
    for seed in range(40):
        made = scenario(seed=seed)
        if REVIVE.catalog.cards[min(c for c in made.state.players[0].cards if c >= CITIZENS)].id[1] == letter:
            return made
    raise LookupError(f"set {letter} was never dealt")


RESOURCE_CARDS = {
    "SA1": [2, 0, 0, 0], "SA2": [0, 2, 0, 0], "SA3": [0, 0, 2, 0], "SA5": [1, 0, 1, 0], "SA6": [0, 0, 0, 1],
    "SB1": [2, 0, 0, 0], "SB2": [0, 2, 0, 0], "SB3": [0, 0, 2, 0], "SB5": [1, 1, 0, 0], "SB6": [0, 0, 0, 1],
    "SC1": [2, 0, 0, 0], "SC2": [0, 2, 0, 0], "SC3": [0, 0, 2, 0], "SC5": [0, 1, 1, 0], "SC6": [0, 0, 0, 1],
    "SD1": [2, 0, 0, 0], "SD2": [0, 2, 0, 0], "SD3": [0, 0, 2, 0], "SD5": [1, 0, 1, 0], "SD6": [0, 0, 0, 1],
}  # fmt: skip


@rule("REV-START-01")
@pytest.mark.parametrize("card", RESOURCE_CARDS)
def test_resource_symbols_give_what_they_show(card: str):
    t = with_set(card[1]).seat(0, active=[card]).start().play(card, "top1")
    assert t.player(0).res == RESOURCE_CARDS[card]
    assert t.asked is ACTION_PROMPT


@rule("REV-START-02")
@pytest.mark.parametrize("letter", "ABCD")
def test_up_to_three_basic_resources_may_be_changed_one_by_one(letter: str):
    card = f"S{letter}4"
    t = with_set(letter).seat(0, active=[card], gear=2, book=1, crystal=1).start().play(card, "top1")
    for given, taken in ((0, 1), (0, 2), (1, 2)):
        assert given in t.options
        assert 3 not in t.options, "crystals are no basic resources"
        t.answer(GIVE, given)
        assert given not in t.options, "into another one"
        t.answer(BASIC_RESOURCE, taken)
    assert t.asked is ACTION_PROMPT, "three times at most"
    assert t.resources(0) == {"gear": 0, "book": 1, "food": 2, "crystal": 1}


@rule("REV-START-02")
def test_fewer_than_three_may_be_changed():
    t = with_set("A").seat(0, active=["SA4"], gear=3).start().play("SA4", "top1")
    t.answer(GIVE, 0).answer(BASIC_RESOURCE, 2).answer(GIVE, NONE)
    assert t.player(0).res == [2, 0, 1, 0]


@rule("REV-START-03")
@pytest.mark.parametrize("letter", "ABCD")
def test_the_module_symbol_gives_a_module_of_the_display(letter: str):
    card = f"S{letter}4"
    t = do_next(with_set(letter).seat(0, active=[card]).start().play(card, "bottom1"), "module")
    module = t.match.view()["display"]["modules"][0]
    t.answer(MODULE, module).answer(MODULE_SPACE, 1)
    assert t.player(0).modules[1] == module


TRACK_CARDS = {
    "SA1": "grey", "SA2": "green", "SA3": "yellow", "SB1": "grey", "SB2": "green", "SB3": "yellow",
    "SC1": "grey", "SC2": "green", "SC3": "yellow", "SD1": "green", "SD2": "yellow", "SD3": "grey",
}  # fmt: skip


@rule("REV-START-04")
@pytest.mark.parametrize("card", TRACK_CARDS)
def test_the_track_symbol_moves_the_marker_of_its_colour_by_one(card: str):
    t = do_next(with_set(card[1]).seat(0, active=[card]).start().play(card, "bottom1"), "advance")
    tracks = {colour: t.track(0, colour) for colour in ("grey", "green", "yellow")}
    assert tracks == {"grey": 1, "green": 1, "yellow": 1, TRACK_CARDS[card]: 2}


@rule("REV-START-05")
@pytest.mark.parametrize("letter", "ABCD")
def test_the_ability_symbol_activates_the_tribe_ability(letter: str):
    card = f"S{letter}5"
    made = with_set(letter).tribe(0, "nadair").seat(0, active=[card])
    t = do_next(made.start().play(card, "bottom1"), "ability")
    assert t.player(0).res == [0, 2, 0, 0]
    assert t.player(0).progress == 1


@rule("REV-START-06")
@pytest.mark.parametrize("letter", "ABCD")
@pytest.mark.parametrize("choice", [0, 1], ids=["module", "ability"])
def test_a_slash_gives_a_module_or_the_ability_but_not_both(letter: str, choice: int):
    card = f"S{letter}6"
    made = with_set(letter).tribe(0, "nadair").seat(0, active=[card])
    t = do_next(made.start().play(card, "bottom1"), "one-of")
    assert t.options[:2] == [0, 1]
    t.answer(ONE_OF, choice)
    if choice == 0:
        t.answer(MODULE, t.options[0]).answer(MODULE_SPACE, 1)
    assert t.asked is ACTION_PROMPT
    assert t.player(0).progress == choice
    assert (t.player(0).modules[1] >= 0) == (choice == 0)
