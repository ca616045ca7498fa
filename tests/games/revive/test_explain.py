"""Cards of Revive explain themselves, and options say what they do."""

from __future__ import annotations

from functools import cache

import pytest

from tafelrunde.conformance.positions import at_every_question, own_view
from tafelrunde.games.revive.components.scores import category_scored
from tafelrunde.games.revive.effects.machines import TribeMachine
from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.artifacts import CRATES, MODULES
from tafelrunde.games.revive.pieces.board import MACHINE_PLACES, TRIBE_MACHINE, tribe_machine_technology
from tafelrunde.games.revive.pieces.kinds import GEAR, GREEN
from tafelrunde.games.revive.pieces.map import NORTH_WEST
from tafelrunde.games.revive.scenario import ReviveTable, scenario
from tafelrunde.games.revive.show.board.tribe import artifact_card, units
from tafelrunde.games.revive.show.painter import Painter, tribe_side
from tafelrunde.games.revive.table import prompts
from tafelrunde.kernel.explanations import OptionSummary
from tafelrunde.kernel.match import Match
from tafelrunde.words import words_of
from tafelrunde.words.labels import thing

SPEAKING = (  # prompts whose options are things with an effect, a cost or a gain
    "ACTION", "SLOT", "TILE", "LOCATION", "TECHNOLOGY", "SITE", "SIZE", "CARD", "MODULE", "MODULE_SPACE", "ACTIVATE",
    "MACHINE_TILE", "OPEN", "REWARD", "ARTIFACT", "TRACK", "BASIC_RESOURCE", "CRYSTAL_INTO", "TO_REST", "TO_ACTIVE",
)  # fmt: skip


def test_a_card_is_shown_at_reading_size_with_the_place_where_it_is() -> None:
    t = scenario().start()
    view = t.match.view(0)
    card = view["seats"][0]["active"][0]
    summary = REVIVE.show.explained(view, "en", "card", card)
    assert summary is not None
    assert summary.svg.startswith("<svg")
    assert "Ready to be played by Player 1" in summary.facts


@cache
def questions() -> dict[str, list[OptionSummary]]:
    found: dict[str, list[OptionSummary]] = {}
    for match in at_every_question(REVIVE, 3, 4):
        if match.decision is not None:
            view, prompt = own_view(match), match.decision.prompt
            most = prompt.size if prompt.name in ("ACTION", "SIZE") else prompt.extra
            for code in match.decision.options:
                if 0 <= code < most:
                    summary = REVIVE.show.summarize_option(match.state, view, "de", match.decision, code)
                    found.setdefault(prompt.name, []).append(summary)
    return found


@pytest.mark.parametrize("prompt", SPEAKING)
def test_options_say_what_they_do(prompt: str) -> None:
    assert questions()[prompt]
    assert all(summary.effect for summary in questions()[prompt])


def told_at(match: Match, code: int) -> OptionSummary:
    assert match.decision is not None
    return REVIVE.show.summarize_option(match.state, own_view(match), "en", match.decision, code)


def test_a_building_costs_what_is_told_before() -> None:
    t = scenario().seat(0, gear=6, food=3).start()
    t.match.choose(prompts.BUILD)
    decision = t.match.decision
    assert decision is not None
    field = decision.options[0]
    summary = told_at(t.match, field)
    t.match.choose(field)
    while (
        t.match.decision is not None and t.match.decision.prompt is not prompts.ACTION_PROMPT and "gear" in summary.cost
    ):
        before = t.match.view(0)["seats"][0]["resources"]
        t.match.choose(t.match.decision.options[0])
        after = t.match.view(0)["seats"][0]["resources"]
        if after["gear"] != before["gear"]:
            assert before["gear"] - after["gear"] == summary.cost["gear"]
            assert before["food"] - after["food"] == summary.cost.get("food", 0)
            return
    raise AssertionError("nothing was paid")


def explained_facts(t: ReviveTable, kind: str, number: int) -> tuple[str, ...]:
    summary = REVIVE.show.explained(t.match.view(0), "en", kind, number)
    assert summary is not None
    return tuple(summary.facts)


def choosing_a_track(reached: int) -> ReviveTable:
    """The ability of ]0x49[ moves a marker two steps."""
    made = scenario().tribe(0, "x49").seat(0, active=["5"], tracks=(1, reached, 1))
    return made.start().play("5", "bottom1").next("ability")


def test_a_track_is_told_by_where_its_marker_is_however_many_steps_it_will_move() -> None:
    assert told_at(choosing_a_track(4).match, GREEN).effect == "Your marker is on field 4 of 12."


def test_at_the_end_of_a_track_the_resource_is_told_that_a_step_gives_instead() -> None:
    summary = told_at(choosing_a_track(12).match, GREEN)
    assert summary.effect == "Your marker is on the last field: each step gives 1 book instead."


def test_a_target_on_a_large_location_is_not_told_as_one_on_the_abyss() -> None:
    t = scenario(moon=True).tribe(0, "x49", "moon").seat(0, active=["5"]).start().play("5", "bottom1").next("ability")
    assert "scores at the end" in told_at(t.match, NORTH_WEST).effect


def choosing_a_resource(gear: int) -> ReviveTable:
    t = scenario().seat(0, gear=gear).start()
    t.match.choose(prompts.SWITCH)
    return t


def test_a_resource_at_its_cap_is_not_told_as_gained() -> None:
    assert told_at(choosing_a_resource(5).match, GEAR).gain == {"gear": 1}
    full = told_at(choosing_a_resource(6).match, GEAR)
    assert not full.gain
    assert full.effect == "You have 6 of it: there is no room for more."


def test_a_slot_tells_the_cards_that_work_again() -> None:
    t = scenario().seat(0, active=["CG01"], slots={"top1": ["CG03"], "bottom1": ["CN12"]}).start()
    t.match.choose(t.own_card("CG01"))
    effects = [told_at(t.match, slot).effect for slot in (0, 1, 2)]
    assert "2 gears" in effects[0]
    assert "2 gears" not in effects[1]  # an empty slot
    assert "1 point" not in effects[2]  # the card there has another colour


def test_an_artifact_tells_when_the_game_ends() -> None:
    several = scenario(players=2).start()
    assert (
        explained_facts(several, "artifact", 0)[-1] == "Large artifacts left: 6; when the last is gone, the game ends"
    )
    longer = scenario(players=4, longer=True).start()
    assert explained_facts(longer, "artifact", 0)[-1] == (
        "Large artifacts left: 12; when they and the small ones beside them are gone, the game ends"
    )
    last = scenario(players=2).only_artifacts().start()
    assert explained_facts(last, "artifact", 0)[-1] == "No large artifact is left"
    alone = scenario(players=1).start()
    assert explained_facts(alone, "artifact", 0)[-1] == "Large artifacts left: 3"


def test_a_desert_with_a_building_does_not_promise_another_one() -> None:
    made = scenario()
    desert = made.field("desert")
    assert any("small building here" in fact for fact in explained_facts(made.start(), "field", desert))
    built = scenario().building(1, desert)
    assert not any("small building here" in fact for fact in explained_facts(built.start(), "field", desert))


def test_a_crate_tells_that_it_was_used_again() -> None:
    made = scenario().seat(0, opened=["K01"])
    crate = made.state.players[0].crates_opened[0]
    assert explained_facts(made.start(), "crate", crate) == ("Opened.",)
    made.state.players[0].reused = 1 << crate
    assert explained_facts(made.start(), "crate", crate) == ("Opened and used again.",)


# ------------------------------------------------------------------------------------------------ categories, machines


def said_of(t: ReviveTable, kind: str, number: int, lang: str = "en") -> str:
    found = REVIVE.show.explained(t.match.view(0), lang, kind, number)
    assert found is not None
    return " ".join((found.name, found.sentence, *found.facts))


@pytest.mark.parametrize(
    ("lang", "says"), [("en", "1 point for every 2 slot modules"), ("de", "1 Punkt für je 2 Slot-Module")]
)
def test_an_artifact_card_says_how_many_things_a_point_takes(lang: str, says: str) -> None:
    t = scenario().start()
    card = next(n for n, each in enumerate(REVIVE.catalog.artifact_cards) if each.id == "A02")
    assert says in said_of(t, "artifactcard", card, lang)


def test_the_picture_of_an_artifact_card_says_it_too() -> None:
    card = next(n for n, each in enumerate(REVIVE.catalog.artifact_cards) if each.id == "A02")
    painter = Painter(REVIVE, scenario().start().match.view(0), "en")
    svg = artifact_card(painter, card, None, 0, 0, 300)
    assert "for every 2 slot modules" in svg
    assert units(category_scored(MODULES)) == (1, "/", 2)
    assert units(category_scored(CRATES)) == ()


@pytest.mark.parametrize(
    ("kind", "number"), [("rewardfield", 0), ("rewardfield", 2), ("machineplace", 0), ("machineplace", 2)]
)
def test_a_standard_machine_says_what_it_does_before_it_is_unlocked(kind: str, number: int) -> None:
    t = scenario().start()
    effect = REVIVE.catalog.standard[number]
    assert words_of(REVIVE, "en").sentence(effect) in said_of(t, kind, number)


def test_a_place_for_a_machine_of_the_tribe_is_not_called_by_another_technology() -> None:
    t = scenario().start()
    view, w = t.match.view(0), words_of(REVIVE, "en")
    board = REVIVE.catalog.boards[tribe_side(view["seats"][0])]
    for place in range(TRIBE_MACHINE, MACHINE_PLACES):
        technology = board[tribe_machine_technology(place)]
        is_machine = isinstance(REVIVE.catalog.technologies[technology].effect, TribeMachine)
        name = thing(w, REVIVE, "machineplace", place, view)
        assert (name == thing(w, REVIVE, "technology", technology)) == is_machine
