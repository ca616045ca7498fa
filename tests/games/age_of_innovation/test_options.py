"""Options say what they do: cost and gain are those that playing them shows."""

from __future__ import annotations

import pytest

from tafelrunde.conformance.positions import at_every_question
from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION
from tafelrunde.games.age_of_innovation.scenario import AoiTable, scenario
from tafelrunde.games.age_of_innovation.table.prompts import ACTION, ACTIONS, AFTER, EXCHANGE, LEECH
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.explanations import OptionSummary
from tafelrunde.words import LANGUAGES, labels, words_of

PURSE = ("vp", "coins", "tools", "scholars", "power")


def summary_of(t: AoiTable, action: str) -> OptionSummary:
    decision = t.match.decision
    assert decision is not None
    return AGE_OF_INNOVATION.show.summarize_option(
        t.match.state, t.match.view(0), "en", decision, ACTIONS.index(action)
    )


@pytest.mark.parametrize(("players", "options"), [(1, {}), (3, {"set_up": "draft"}), (5, {})])
def test_every_option_can_be_told_and_names_icons(players: int, options: dict[str, object]) -> None:
    for match in at_every_question(AGE_OF_INNOVATION, players, 5, options):
        decision = match.decision
        if decision is None or len(match.codes) % 7:
            continue
        view = match.view(decision.seat)
        for lang in LANGUAGES:
            w = words_of(AGE_OF_INNOVATION, lang)
            for code in decision.options:
                one = AGE_OF_INNOVATION.show.summarize_option(match.state, view, lang, decision, code)
                assert all(labels.icon_name(w, icon) for icon in (*one.cost, *one.gain))
                assert all(amount >= 0 for amount in (*one.cost.values(), *one.gain.values()))
                if decision.prompt is ACTION and code != NONE:
                    assert one.effect or one.cost or one.gain or ACTIONS[code].startswith("special")


@pytest.mark.parametrize("players", [2, 4])
def test_exchanges_and_offers_of_power_change_what_they_say(players: int) -> None:
    for match in at_every_question(AGE_OF_INNOVATION, players, 9, {}):
        decision = match.decision
        if decision is None or decision.prompt not in (EXCHANGE, AFTER, LEECH):
            continue
        seat = decision.seat
        before = AGE_OF_INNOVATION.show.summary_of(match.state, seat)
        for code in decision.options:
            if code == NONE:  # others go on, and income may follow
                continue
            one = AGE_OF_INNOVATION.show.summarize_option(match.state, match.view(seat), "en", decision, code)
            future = match.clone()
            future.choose(code)
            after = AGE_OF_INNOVATION.show.summary_of(future.state, seat)
            for name in PURSE:
                if name == "power" and decision.prompt is LEECH:
                    continue  # it fills the bowls from the first on
                change = one.gain.get(name, 0) - one.cost.get(name, 0)
                now, then = after[name], before[name]
                assert now is not None
                assert then is not None
                assert now - then == change


def test_a_workshop_says_its_price_its_points_and_its_places() -> None:
    made = scenario().round(1, "workshop-banking").building(0, "workshop", "E11").terrain("E12", "desert")
    t = made.seat(0, tools=3, coins=5).start()
    one = summary_of(t, "workshop")
    assert one.cost == {"tools": 1, "coins": 2}
    assert len(one.places) >= 1
    before = t.player(0).vp
    t.act("workshop", at="E12")
    assert t.player(0).vp - before == one.gain["vp"]
