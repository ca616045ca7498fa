"""What land and buildings say of the moment is true. That everything explains itself, tests/conformance looks at."""

from __future__ import annotations

import re

from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION
from tafelrunde.games.age_of_innovation.scenario import scenario, space
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
    assert explanation.facts == ("2 buildings together, with 3 power", "For a town 4 power are missing")
