"""Whatever is not offered in a turn of Revive has a reason, and the reason is true."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.conformance.positions import at_every_question
from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.kinds import RESOURCES
from tafelrunde.games.revive.pieces.map import AREA_SPACES
from tafelrunde.games.revive.rules.turn import options
from tafelrunde.games.revive.scenario import scenario
from tafelrunde.games.revive.table.player import RevivePlayer
from tafelrunde.games.revive.table.prompts import (
    ACTION_PROMPT,
    BUILD,
    CRATE,
    EXCHANGE,
    EXPLORE,
    HIBERNATE,
    MACHINE,
    POPULATE,
    SWITCH,
)
from tafelrunde.games.revive.table.state import Table
from tafelrunde.kernel.explanations import WhyNot
from tafelrunde.kernel.match import Match
from tafelrunde.words import LANGUAGES, words_of

ACTIONS = (SWITCH, EXPLORE, POPULATE, BUILD, HIBERNATE, EXCHANGE, MACHINE, CRATE)


def turns(players: int, seed: int) -> Iterator[Match]:
    for match in at_every_question(REVIVE, players, seed):
        if match.decision is not None and match.decision.prompt is ACTION_PROMPT:
            yield match


def refused(match: Match) -> dict[int, WhyNot]:
    assert match.decision is not None
    return {why.code: why for why in REVIVE.rules.why_not(match.state, match.decision.seat, match.decision)}


def grant(me: RevivePlayer, why: WhyNot, sign: int = 1) -> None:
    for name, amount in why.lacks.items():
        if name == "energy":
            me.energy += sign * amount
        else:
            me.res[RESOURCES.index(name)] += sign * amount


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_action_and_every_active_card_is_offered_or_refused_with_a_reason(players: int) -> None:
    for match in turns(players, seed=3):
        decision, table = match.decision, match.state
        assert decision is not None
        assert isinstance(table, Table)
        reasons = refused(match)
        assert not set(reasons) & set(decision.options)
        assert {*ACTIONS, *table.players[decision.seat].active} <= {*reasons, *decision.options}
        for why in reasons.values():
            for lang in LANGUAGES:
                words_of(REVIVE, lang).text(f"why-{why.text}", **{**why.lacks, **why.facts})


@pytest.mark.parametrize(("players", "seed"), [(1, 5), (2, 6), (4, 7)])
def test_who_gets_what_is_missing_can_do_it(players: int, seed: int) -> None:
    tried = 0
    for match in turns(players, seed):
        for code, why in refused(match).items():
            if not why.lacks or code == MACHINE:  # whether a machine would do something is another question
                continue
            tried += 1
            assert match.decision is not None
            table = match.state
            assert isinstance(table, Table)
            me = table.players[match.decision.seat]
            grant(me, why)
            assert code in options(table, me), why
            grant(me, why, -1)
    assert tried > 50


def test_building_names_the_gears_and_the_food_of_the_way() -> None:
    t = scenario().seat(0, gear=1).start()
    why = refused(t.match)[BUILD]
    assert (why.text, why.lacks) == ("lacks-gear", {"gear": 2})
    t = scenario().seat(0, gear=1, crystal=1).start()
    assert refused(t.match)[BUILD].lacks == {"gear": 1}


def test_hibernating_is_refused_after_an_action_and_the_switch_after_its_use() -> None:
    t = scenario().seat(0, gear=3).start()
    t.match.choose(SWITCH)
    while t.match.decision is not None and t.match.decision.prompt is not ACTION_PROMPT:
        t.match.choose(t.match.decision.options[0])
    reasons = refused(t.match)
    assert reasons[HIBERNATE].text == "acted"
    assert reasons[SWITCH].text == "switch-used"


@pytest.mark.parametrize(
    ("energy", "tracks", "loaded", "reason"),
    [
        (1, (1, 1, 1), (), "no-machine"),
        (1, (3, 1, 1), (0,), "all-loaded"),
        (0, (3, 3, 1), (0,), "no-energy"),
        (1, (3, 3, 1), (0,), "machine-idle"),
    ],
)
def test_a_machine_is_refused_for_what_is_true_of_the_machines(
    energy: int, tracks: tuple[int, int, int], loaded: tuple[int, ...], reason: str
) -> None:
    """The second standard machine needs a card in a slot, and there is none."""
    t = scenario().seat(0, energy=energy, tracks=tracks, loaded=loaded).start()
    why = refused(t.match)[MACHINE]
    assert why.text == reason
    assert why.lacks == ({"energy": 1} if reason == "no-energy" else {})


def test_exploring_is_refused_for_want_of_food_until_every_tile_lies_face_up() -> None:
    made = scenario()
    assert refused(made.start().match)[EXPLORE].text.startswith("lacks-")
    for space in range(AREA_SPACES):
        if not made.state.explored >> space & 1:
            made.state.lay_tile(space, False)
    assert refused(made.start().match)[EXPLORE].text == "all-explored"
