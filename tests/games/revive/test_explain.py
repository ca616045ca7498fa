"""Everything on the picture of Revive explains itself, and options tell what they do."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tafelrunde.conformance.positions import at_every_question, last_values, own_view, played
from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.scenario import scenario
from tafelrunde.games.revive.table import prompts
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.state import SPECTATOR
from tafelrunde.kernel.telling import OptionTold
from tests.conformance.pictures import drawn

THING = re.compile(r"([a-z]+)-(\d+)")
SPEAKING = (  # prompts whose options are things with an effect, a cost or a gain
    "ACTION", "SLOT", "TILE", "LOCATION", "TECHNOLOGY", "SITE", "SIZE", "CARD", "MODULE", "MODULE_SPACE", "ACTIVATE",
    "MACHINE_TILE", "OPEN", "REWARD", "ARTIFACT", "TRACK", "BASIC_RESOURCE", "CRYSTAL_INTO", "TO_REST", "TO_ACTIVE",
)  # fmt: skip


@pytest.mark.parametrize(
    ("players", "choices", "all_options"),
    [(1, 60, False), (1, 150, True), (2, 90, False), (2, 300, True), (3, 150, False), (3, 400, True),
     (4, 10, False), (4, 200, True), (4, 500, False), (4, 700, True)],
)  # fmt: skip
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_thing_has_a_sentence_beyond_its_name(players: int, choices: int, all_options: bool, lang: str) -> None:
    match = played(REVIVE, players, choices, seed=8, options=last_values(REVIVE) if all_options else None)
    for seat in (0, SPECTATOR):
        view = match.view(seat)
        for element in drawn(REVIVE, view, lang).iter():
            found = THING.fullmatch(element.get("id", ""))
            if element.get("role") not in ("img", "button") or found is None:
                continue
            told = REVIVE.explained(view, lang, found[1], int(found[2]))
            assert told is not None, element.get("id")
            assert found[1] in REVIVE.kinds | {"player"}
            assert len(told.sentence) > 10, told
            assert told.sentence != told.name
            assert len(told.facts) <= 5


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
