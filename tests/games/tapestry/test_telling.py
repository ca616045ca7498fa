"""Options of Tapestry say what they do. That things explain themselves, tests/conformance looks at."""

from __future__ import annotations

import pytest

from tafelrunde.conformance.positions import played
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import EXPANSIONS
from tafelrunde.games.tapestry.scenario import scenario
from tafelrunde.games.tapestry.table.prompts import INCOME
from tafelrunde.words import LANGUAGES

EVERYTHING = dict.fromkeys(EXPANSIONS, True)
MIDDLE: list[tuple[int, int, dict[str, bool]]] = [(1, 60, {}), (2, 120, {}), (3, 150, {}), (4, 90, {}), (5, 200, {})]
MIDDLE += [(players, 30 + 60 * players, EVERYTHING) for players in range(1, 6)]


@pytest.mark.parametrize(("players", "choices", "options"), MIDDLE)
def test_options_are_told_at_every_question(players: int, choices: int, options: dict[str, bool]) -> None:
    """Whatever is asked, and in both languages; what is told of places lies on the table."""
    match = played(TAPESTRY, players, choices // 2, 8, options)
    for _ in range(25):
        decision = match.decision
        if decision is None:
            return
        view = match.view(decision.seat)
        for code in decision.options[:12]:
            for lang in LANGUAGES:
                told = TAPESTRY.show.summarize_option(match.state, view, lang, decision, code)
                assert all(amount >= 0 for amount in (*told.cost.values(), *told.gain.values()))
        match.choose(decision.options[len(match.codes) % len(decision.options)])


def test_to_advance_tells_the_price_the_space_and_the_landmark() -> None:
    played = scenario().seat(0, food=3, coin=2, tracks={"exploration": 3}).start()
    assert played.match.decision is not None
    told = TAPESTRY.show.summarize_option(played.match.state, played.match.view(0), "en", played.match.decision, 0)
    assert "Navigation" in told.effect
    assert "Lighthouse" in told.effect
    assert dict(told.cost) == {"food": 1, "any-resource": 1}
    assert told.places == ("space-4", "landmark-0")


def test_income_tells_what_the_mat_pays_now() -> None:
    played = scenario().seat(0, era=1, food=1).start()
    assert played.match.decision is not None
    told = TAPESTRY.show.summarize_option(played.match.state, played.match.view(0), "en", played.match.decision, INCOME)
    assert told.gain["food"] == told.gain["coin"] == 1
