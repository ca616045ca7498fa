"""What is not possible now has a reason, and the reason is true."""

from __future__ import annotations

import pytest

from tafelrunde.conformance.positions import at_every_question
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import EXPANSIONS, RESOURCES
from tafelrunde.games.tapestry.rules.turn import actions
from tafelrunde.games.tapestry.scenario import scenario
from tafelrunde.games.tapestry.table.prompts import ACTION, INCOME, PLAY
from tafelrunde.games.tapestry.table.state import Table
from tafelrunde.kernel.hexes import members
from tafelrunde.words import LANGUAGES, words_of

EVERYTHING = dict.fromkeys(EXPANSIONS, True)


@pytest.mark.parametrize(
    ("players", "seed", "options"), [(1, 3, {}), (3, 1, {}), (5, 2, EVERYTHING), (2, 5, EVERYTHING)]
)
def test_every_action_and_every_card_is_offered_or_has_a_true_reason(
    players: int, seed: int, options: dict[str, bool]
) -> None:
    """Who had what is missing could do it."""
    for match in at_every_question(TAPESTRY, players, seed, options):
        decision, table = match.decision, match.state
        if decision is None or decision.prompt is not ACTION:
            continue
        assert isinstance(table, Table)
        me = table.players[decision.seat]
        told = {(why.prompt, why.code): why for why in TAPESTRY.rules.why_not(table, decision.seat, decision)}
        asked = {code for prompt, code in told if prompt is ACTION}
        assert asked | set(decision.options) == {*range(len(me.tracks)), INCOME}
        assert not asked & set(decision.options)
        assert {code for prompt, code in told if prompt is PLAY} == set(members(me.hand))
        for why in told.values():
            assert all(words_of(TAPESTRY, lang).has(f"why-{why.text}") for lang in LANGUAGES)
            if why.lacks:
                before = me.goods.copy()
                for name, amount in why.lacks.items():
                    assert amount > 0
                    me.goods[RESOURCES.index(name)] += amount
                assert why.code in actions(table, me)
                me.goods[RESOURCES.index(next(iter(why.lacks)))] -= 1  # and not with less
                assert why.code not in actions(table, me)
                me.goods[:] = before


def test_what_is_missing_for_a_space_of_the_second_tier() -> None:
    played = scenario().seat(0, food=0, coin=1, tracks={"exploration": 3}).start()
    decision = played.match.decision
    assert decision is not None
    found = {why.code: why for why in TAPESTRY.rules.why_not(played.match.state, 0, decision) if why.prompt is ACTION}
    assert (found[0].text, dict(found[0].lacks)) == ("lacks-own", {"food": 1})


def test_who_stands_at_the_end_of_a_track_reads_that() -> None:
    played = scenario().seat(0, food=8, coin=8, tracks={"exploration": 12}).start()
    decision = played.match.decision
    assert decision is not None
    assert [why.text for why in TAPESTRY.rules.why_not(played.match.state, 0, decision) if why.code == 0] == [
        "track-end"
    ]
