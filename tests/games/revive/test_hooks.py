"""Hooks of the base rules: which implementations are called, and in which order; effects carried out in turn."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.games.revive.catalog import Catalog
from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.kinds import ABILITY_PLUS, CHEAP_EXPLORE, KUNIBAN, MOON, SUN
from tafelrunde.games.revive.rules.pay import Budget
from tafelrunde.games.revive.scenario import scenario
from tafelrunde.games.revive.table.effect import ReviveEffect
from tafelrunde.games.revive.table.hooks import Hook
from tafelrunde.games.revive.table.player import RevivePlayer


def player(tribe: int, side: int, skills: int = 0) -> RevivePlayer:
    me = RevivePlayer(0)
    me.tribe, me.side, me.skills = tribe, side, skills
    return me


def test_a_hook_is_implemented_by_skills_and_by_sides_of_boards() -> None:
    hook = Hook[Callable[[], str]]()
    hook.with_skill(CHEAP_EXPLORE)(lambda: "skill")
    hook.with_board(KUNIBAN, MOON)(lambda: "board")
    assert [answer() for answer in hook.of(player(KUNIBAN, SUN))] == []
    assert [answer() for answer in hook.of(player(KUNIBAN, SUN, CHEAP_EXPLORE | ABILITY_PLUS))] == ["skill"]
    assert [answer() for answer in hook.of(player(KUNIBAN, MOON))] == ["board"]
    assert [answer() for answer in hook.of(player(KUNIBAN, MOON, CHEAP_EXPLORE))] == ["board", "skill"]


def test_effects_pushed_in_turn_are_carried_out_in_the_order_in_which_they_are_given() -> None:
    table = scenario().state
    first, second = REVIVE.catalog.unprinted.crystals[1].number, REVIVE.catalog.unprinted.crystals[2].number
    table.push_in_turn([(1, [first]), (0, []), (0, [second])])
    assert table.frames == [(0, second), (1, first)], "the last frame is resolved first"


def test_every_effect_says_what_it_is() -> None:
    """What is given for nothing is neither forced nor paid for; what must be done does not ask whether."""
    assert all(isinstance(effect, ReviveEffect) for effect in REVIVE.effects)
    for effect in REVIVE.catalog.effects:
        assert not (effect.gift and (effect.forced or effect.spends or effect.lapses)), effect
        assert not (effect.forced and effect.optional), effect


def test_the_box_numbers_unprinted_effects_after_all_others() -> None:
    unprinted = REVIVE.catalog.unprinted.all()
    assert [effect.number for effect in unprinted] == list(range(len(REVIVE.effects)))[-len(unprinted) :]
    assert len(Catalog().unprinted.all()) == len(unprinted)


def test_what_a_purse_affords_is_what_can_be_handed_over() -> None:
    """Against all ways to pay: printed kinds from their own track or in crystals, units of choice from what is left."""

    def payable(res: list[int], cost: tuple[int, int, int, int]) -> bool:
        missing = sum(max(0, due - held) for due, held in zip(cost, res[:3], strict=False))
        left = sum(max(0, held - due) for due, held in zip(cost, res[:3], strict=False))
        return missing + max(0, cost[3] - left) <= res[3]

    for gear in range(3):
        for food in range(3):
            for crystals in range(3):
                res = [gear, 1, food, crystals]
                for cost in ((0, 0, 2, 0), (1, 0, 0, 0), (2, 2, 0, 0), (0, 0, 1, 2), (0, 1, 1, 1)):
                    farthest = Budget(res, 0).farthest(*cost)
                    ways = [way for way in range(8) if payable(res, (*cost[:2], cost[2] + way, cost[3]))]
                    assert farthest == (ways[-1] if ways else -1), (res, cost)
