"""Special actions (AOI-SPECIAL-01..04)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.scenario import AoiScenario
from tests.rulebook import rule

from .homes import alone, go_on, own_turn, settled

# Every component that has a special action, and the action of its kind.
OWNED: dict[str, tuple[str, dict[str, object]]] = {
    "philosophers": ("special-faction", {"faction": "philosophers"}),
    "psychics": ("special-faction", {"faction": "psychics"}),
    "palace-1": ("special-palace", {"palace": 1}),
    "palace-2": ("special-palace", {"palace": 2}),
    "palace-3": ("special-palace", {"palace": 3}),
    "palace-4": ("special-palace", {"palace": 4}),
    "palace-6": ("special-palace", {"palace": 6}),
    "palace-13": ("special-palace", {"palace": 13}),
    "bonus-spade": ("special-bonus", {"bonus": "spade"}),
    "bonus-bridge": ("special-bonus", {"bonus": "bridge"}),
    "bonus-step": ("special-bonus", {"bonus": "step"}),
    "deus-ex-machina": ("special-deus-ex-machina", {"innovations": ["deus-ex-machina"]}),
    "professor": ("special-professor", {"innovations": ["professor"]}),
    "action-power": ("special-competency", {"competencies": ["action-power"]}),
}


def owning(component: str) -> AoiScenario:
    """With nothing to pay: a school to turn back, a workshop to upgrade, a site for a bridge."""
    made = settled(**OWNED[component][1])
    return made.building(0, "school", "F12")


@rule("AOI-SPECIAL-01", "AOI-SPECIAL-04")
@pytest.mark.parametrize("component", OWNED)
def test_components_give_special_actions_at_no_cost(component: str):
    action = OWNED[component][0]
    assert action not in settled().building(0, "school", "F12").start().actions
    t = owning(component).start()
    me = t.player(0)
    before = (me.coins, me.tools, me.scholars, sum(me.books), me.bowl1 + me.bowl2 + me.bowl3)
    t.act(action)
    while t.seat_asked == 0 and t.asked is not None and t.asked.name not in ("AFTER", "ACTION"):
        t.match.choose(t.options[0])
    me = t.player(0)
    after = (me.coins, me.tools, me.scholars, sum(me.books), me.bowl1 + me.bowl2 + me.bowl3)
    assert all(now >= was for was, now in zip(before, after, strict=True))


@rule("AOI-SPECIAL-02", "AOI-PHASE3-11")
@pytest.mark.parametrize("component", OWNED)
def test_a_special_action_is_used_once_per_round(component: str):
    action = OWNED[component][0]
    t = alone(owning(component)).start().act(action)
    while t.asked is not None and t.asked.name != "ACTION":
        t.match.choose(t.options[0] if t.asked.name != "AFTER" else -1)
    assert t.table.round == 1
    assert action not in t.actions
    assert t.match.view()["seats"][0]["used"] == [action.removeprefix("special-")]
    go_on(t)
    assert (t.table.round, t.match.view()["seats"][0]["used"]) == (2, [])


@rule("AOI-SPECIAL-02", "AOI-EX-25")
def test_example_the_professor_serves_once_per_round():
    t = alone(settled(innovations=["professor"])).start().act("special-professor")
    me = t.player(0)
    assert (me.scholars, me.vp, me.coins, me.tools, sum(me.books)) == (1, 23, 0, 0, 0)
    t.end_turn()
    assert "special-professor" not in t.actions
    go_on(t)
    assert "special-professor" in own_turn(t).actions


@rule("AOI-SPECIAL-03")
@pytest.mark.parametrize("component", OWNED)
def test_only_the_owner_uses_a_special_action(component: str):
    made = owning(component).building(1, "school", "A9").building(1, "workshop", "E10")
    t = made.phase("actions", seat=1).start()
    assert t.seat_asked == 1
    assert not {action for action in t.actions if action.startswith("special-")}
