"""What land and buildings say of the moment is true. That everything explains itself, tests/conformance looks at."""

from __future__ import annotations

import re

import pytest

from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION
from tafelrunde.games.age_of_innovation.scenario import scenario, space
from tafelrunde.games.age_of_innovation.table.prompts import PASS, SEND_SCHOLAR
from tafelrunde.kernel.explanations import Explained
from tafelrunde.kernel.game import View

THING = re.compile(r"([a-z][a-z_-]*)-(\d+)")  # as a page reads an id


def explained(view: View, lang: str, id: str) -> Explained:
    found = THING.fullmatch(id)
    assert found, f"{id} cannot be asked for"
    explanation = AGE_OF_INNOVATION.show.explained(view, lang, found[1], int(found[2]))
    assert explanation is not None, f"{id} has only a name"
    return explanation


def test_land_says_how_far_it_is_and_what_it_costs() -> None:
    t = scenario().building(0, "workshop", "E11").terrain("E12", "wasteland").start()
    explanation = explained(t.match.view(0), "en", f"space-{space('E12')}")
    assert "1 spade to your home terrain: 3 tools" in explanation.facts
    assert "Next to yours: E11" in explanation.facts
    assert "It is your home terrain already" not in explanation.facts


def test_a_building_says_what_its_group_lacks_for_a_town() -> None:
    t = scenario().building(0, "workshop", "E11").building(0, "guild", "E12").start()
    explanation = explained(t.match.view(0), "en", f"space-{space('E11')}")
    assert explanation.facts == ("2 buildings together, power value 3", "For a town it lacks a power value of 4")


@pytest.mark.parametrize(("lang", "spent"), [("en", "return one to the supply"), ("de", "in den Vorrat zurück")])
def test_a_scholar_is_spent_also_for_one_step(lang: str, spent: str) -> None:
    t = scenario().seat(0, scholars=1).building(0, "workshop", "E11").start()
    assert spent in explained(t.match.view(0), lang, f"action-{SEND_SCHOLAR}").sentence
    decision = t.match.decision
    assert decision is not None
    summary = AGE_OF_INNOVATION.show.summarize_option(t.match.state, t.match.view(0), lang, decision, SEND_SCHOLAR)
    assert ("supply" if lang == "en" else "Vorrat") in summary.effect


@pytest.mark.parametrize("lang", ["en", "de"])
def test_in_the_last_round_passing_takes_no_round_bonus(lang: str) -> None:
    def said(number: int) -> tuple[str, str]:
        t = scenario().round(number).building(0, "workshop", "E11").start()
        view, decision = t.match.view(0), t.match.decision
        assert decision is not None
        summary = AGE_OF_INNOVATION.show.summarize_option(t.match.state, view, lang, decision, PASS)
        return explained(view, lang, f"action-{PASS}").sentence, summary.effect

    for before, last in zip(said(5), said(6), strict=True):
        assert before != last
        assert ("no round bonus" if lang == "en" else "keinen Rundenbonus") in last or "nicht mehr" in last


def test_the_workshop_that_uncovers_no_tool_is_named() -> None:
    t = scenario().building(0, "workshop", "E11").start()
    assert "but not number 5" in explained(t.match.view(0), "en", "building-0").sentence
    assert "nur die 5. nicht" in explained(t.match.view(0), "de", "building-0").sentence
