"""Action: use the switch (REV-SWITCH-01..04)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.scenario import scenario
from tafelrunde.games.revive.table.prompts import ACTION_PROMPT, BASIC_RESOURCE, HIBERNATE, REWARD, SWITCH
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule


@rule("REV-SWITCH-01", "REV-SWITCH-04")
@pytest.mark.parametrize("kind", [0, 1, 2])
def test_the_switch_gives_a_basic_resource_of_choice(kind: int):
    t = scenario().start().answer(ACTION_PROMPT, SWITCH)
    assert t.options == [0, 1, 2], "no crystal"
    t.answer(BASIC_RESOURCE, kind)
    assert t.player(0).res == [int(kind == k) for k in range(4)]
    assert t.match.view()["seats"][0]["switch_used"]


@rule("REV-SWITCH-02")
def test_a_used_switch_waits_until_its_player_hibernates():
    t = scenario().start().answer(ACTION_PROMPT, SWITCH).answer(BASIC_RESOURCE, 0)
    assert SWITCH not in t.options
    t.answer(ACTION_PROMPT, NONE)
    assert SWITCH in t.options, "that of the other player is up"
    t.answer(ACTION_PROMPT, SWITCH).answer(BASIC_RESOURCE, 0).answer(ACTION_PROMPT, NONE)
    assert t.seat_asked == 0
    assert SWITCH not in t.options
    t.answer(ACTION_PROMPT, HIBERNATE).answer(REWARD, NONE)
    assert not t.match.view()["seats"][0]["switch_used"]
    assert t.match.view()["seats"][1]["switch_used"]


@rule("REV-SWITCH-03")
def test_the_campaign_may_change_the_switch():
    t = scenario(switch="crystal").start().answer(ACTION_PROMPT, SWITCH)
    assert t.asked is not BASIC_RESOURCE
    assert t.player(0).res == [0, 0, 0, 1]
