"""Reasons for options that are not offered are true: with the missing goods the option is possible."""

from __future__ import annotations

import pytest

from tafelrunde.conformance.positions import at_every_question
from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION
from tafelrunde.games.age_of_innovation.rules.actions import actions
from tafelrunde.games.age_of_innovation.rules.innovate import innovations_in_reach
from tafelrunde.games.age_of_innovation.rules.why_not import known_actions, with_more
from tafelrunde.games.age_of_innovation.scenario import AoiTable, scenario
from tafelrunde.games.age_of_innovation.table.prompts import ACTION, ACTIONS, PASS
from tafelrunde.games.age_of_innovation.table.state import Table
from tafelrunde.kernel.explanations import WhyNot
from tafelrunde.words import LANGUAGES, labels, words_of


def said(lang: str, why: WhyNot) -> str:
    w = words_of(AGE_OF_INNOVATION, lang)
    named = {
        name: labels.thing(w, AGE_OF_INNOVATION, name, int(value)) if name in AGE_OF_INNOVATION.kinds else value
        for name, value in why.facts.items()
    }
    return w.text(f"why-{why.text}", **{**why.lacks, **named})


def reasons(t: AoiTable) -> dict[str, WhyNot]:
    match = t.match
    assert match.decision is not None
    found = AGE_OF_INNOVATION.rules.why_not(match.state, match.decision.seat, match.decision)
    return {ACTIONS[why.code]: why for why in found}


@pytest.mark.parametrize("players", [1, 3, 5])
def test_every_action_is_offered_or_says_why_not(players: int) -> None:
    for match in at_every_question(AGE_OF_INNOVATION, players, players, {}):
        decision, table = match.decision, match.state
        if decision is None or decision.prompt is not ACTION:
            continue
        assert isinstance(table, Table)
        me = table.players[decision.seat]
        found = AGE_OF_INNOVATION.rules.why_not(table, me.seat, decision)
        codes = [why.code for why in found]
        assert sorted([*codes, *decision.options]) == sorted({*known_actions(table, me), *decision.options})
        assert PASS not in codes
        for why in found:
            assert all(said(lang, why) for lang in LANGUAGES)
            if why.lacks and why.text != "books-of":
                assert all(amount > 0 for amount in why.lacks.values())
                assert why.code in actions(*with_more(table, me, why.lacks))
            elif not why.lacks:  # goods alone would not help
                plenty = dict.fromkeys(("coins", "tools", "scholars", "power", "book"), 40)
                assert why.text == "nothing-to-exchange" or why.code not in actions(*with_more(table, me, plenty))


def test_the_books_that_are_missing_are_named() -> None:
    t = scenario().building(0, "workshop", "E11").seat(0, books=[1, 1, 0, 0], coins=3).start()
    why = reasons(t)["innovation"]
    assert why.text == "books-of"
    assert why.lacks == {"coins": 2, "book": 3}
    table = t.table.clone()
    me = table.players[0]
    me.coins += 2
    discipline = why.facts["discipline"]
    assert isinstance(discipline, int)
    me.books[discipline] += 3
    assert innovations_in_reach(table, me)


def test_what_is_missing_is_counted() -> None:
    made = scenario().building(0, "workshop", "E11").terrain("E12", "desert")
    t = made.seat(0, tools=0, coins=1, scholars=0).start()
    found = reasons(t)
    assert found["workshop"].lacks == {"tools": 1, "coins": 1}
    assert found["shipping"].lacks == {"scholars": 1, "coins": 3}
    assert said("en", found["shipping"]) == "missing: 1 scholar, 3 coins"
    assert said("de", found["workshop"]) == "noch nötig: 1 Werkzeug, 1 Geld"
    assert found["school"].text == "no-building"


def test_an_action_that_somebody_took_waits_for_the_next_round() -> None:
    made = scenario().building(0, "workshop", "E11").building(1, "workshop", "E9")
    t = made.seat(0, bowls=(0, 0, 12)).seat(1, bowls=(0, 0, 12)).start()
    t.act("power-tools").end_turn()
    assert t.match.decision is not None
    assert t.match.decision.seat == 1
    assert reasons(t)["power-tools"].text == "used-by-all"


def test_three_innovations_are_the_most_one_may_have() -> None:
    """The fourth has no price, so nothing may ask for it (AOI-INVENT-09)."""
    made = scenario(2).seat(0, innovations=["science", "steel", "census"], books=[5, 5, 5, 5], coins=20)
    t = made.building(0, "guild", "E11").start()
    why = reasons(t)["innovation"]
    assert (why.text, why.lacks) == ("three-innovations", {})
    for lang in LANGUAGES:
        assert said(lang, why)
