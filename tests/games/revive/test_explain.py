"""Cards of Revive explain themselves, and options tell what they do."""

from __future__ import annotations

from functools import cache

import pytest

from tafelrunde.conformance.positions import at_every_question, own_view
from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.scenario import scenario
from tafelrunde.games.revive.table import prompts
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.telling import OptionTold

SPEAKING = (  # prompts whose options are things with an effect, a cost or a gain
    "ACTION", "SLOT", "TILE", "LOCATION", "TECHNOLOGY", "SITE", "SIZE", "CARD", "MODULE", "MODULE_SPACE", "ACTIVATE",
    "MACHINE_TILE", "OPEN", "REWARD", "ARTIFACT", "TRACK", "BASIC_RESOURCE", "CRYSTAL_INTO", "TO_REST", "TO_ACTIVE",
)  # fmt: skip


def test_a_card_is_shown_at_reading_size_with_the_place_where_it_is() -> None:
    t = scenario().start()
    view = t.match.view(0)
    card = view["seats"][0]["active"][0]
    told = REVIVE.explained(view, "en", "card", card)
    assert told is not None
    assert told.svg.startswith("<svg")
    assert "Ready to be played by Player 1" in told.facts


@cache
def questions() -> dict[str, list[OptionTold]]:
    found: dict[str, list[OptionTold]] = {}
    for match in at_every_question(REVIVE, 3, 4):
        if match.decision is not None:
            view, prompt = own_view(match), match.decision.prompt
            most = prompt.size if prompt.name in ("ACTION", "SIZE") else prompt.extra
            for code in match.decision.options:
                if 0 <= code < most:
                    told = REVIVE.option_told(match.state, view, "de", match.decision, code)
                    found.setdefault(prompt.name, []).append(told)
    return found


@pytest.mark.parametrize("prompt", SPEAKING)
def test_options_say_what_they_do(prompt: str) -> None:
    assert questions()[prompt]
    assert all(told.effect for told in questions()[prompt])


def told_at(match: Match, code: int) -> OptionTold:
    assert match.decision is not None
    return REVIVE.option_told(match.state, own_view(match), "en", match.decision, code)


def test_a_building_costs_what_is_told_before() -> None:
    t = scenario().seat(0, gear=6, food=3).start()
    t.match.choose(prompts.BUILD)
    decision = t.match.decision
    assert decision is not None
    field = decision.options[0]
    told = told_at(t.match, field)
    t.match.choose(field)
    while t.match.decision is not None and t.match.decision.prompt is not prompts.ACTION_PROMPT and "gear" in told.cost:
        before = t.match.view(0)["seats"][0]["resources"]
        t.match.choose(t.match.decision.options[0])
        after = t.match.view(0)["seats"][0]["resources"]
        if after["gear"] != before["gear"]:
            assert before["gear"] - after["gear"] == told.cost["gear"]
            assert before["food"] - after["food"] == told.cost.get("food", 0)
            return
    raise AssertionError("nothing was paid")
