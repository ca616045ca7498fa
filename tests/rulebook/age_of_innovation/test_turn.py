"""The course of a round, turns and actions (AOI-TURN-01..13)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.scenario import AoiTable, scenario
from tafelrunde.games.age_of_innovation.table.prompts import (
    ACTION,
    AFTER,
    BONUS,
    BRIDGE,
    COMPETENCY,
    EXCHANGE_FIRST,
    LEECH,
    POWER_TO_COIN,
    POWER_TO_TOOL,
    SEND,
    SPADES,
    TERRAFORM_SITE,
    TOWN,
    UPGRADE_SITE,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ORDER
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.table_talk import bowls, calm, founding, neighbours, next_round, pass_turn

NINE = {
    "terraform", "workshop", "guild", "school", "palace", "university", "shipping", "terraforming", "innovation",
    "scholar", "power-coins", "book-coins", "special-competency", "pass",
}  # fmt: skip


# ------------------------------------------------------------------------------------------------ rounds and phases


@rule("AOI-TURN-01", "AOI-TURN-02")
def test_six_rounds_of_three_phases():
    """Everybody has something to decide in each phase: a book as income, an action, a book as knowledge bonus."""
    made = calm(levels=(0, 3, 0, 0), competencies=["income-book-power"])
    for number in range(6, 0, -1):
        made.round(number, "guild-law")
    t = made.round(1).phase("income").start()
    course: list[tuple[int, int]] = []
    while t.asked is not None and len(t.match.codes) < 300:
        now = (t.table.round, t.table.phase)
        if now not in course[-1:]:
            course.append(now)
        if t.asked is ACTION:
            pass_turn(t)
        else:
            t.match.choose(t.options[-1])
    phases = [(number, phase) for number in range(1, 7) for phase in (1, 2, 3)]
    assert course == phases[:-1], "the last round has no third phase"
    assert t.match.over


@rule("AOI-TURN-03", "AOI-TURN-04")
@pytest.mark.parametrize("order", [(0, 1, 2), (0, 2, 1)])
def test_turns_go_down_the_turn_order_board_and_begin_again_at_the_top(order: tuple[int, int, int]):
    made = scenario(3).order(*order)
    for seat in range(3):
        made.seat(seat, scholars=3, bowls=(12, 0, 0))
    t = made.start()
    seats = []
    for _ in range(7):
        seats.append(t.seat_asked)
        t.act("scholar").answer(SEND, 16).end_turn()
    assert seats == [*order, *order, order[0]]


@rule("AOI-TURN-04")
def test_one_action_and_then_the_next_player_is_up():
    t = calm(scholars=2, bowls=(12, 0, 0)).start().act("scholar").answer(SEND, 16)
    assert (t.asked, t.seat_asked) == (AFTER, 0), "the second scholar may be exchanged, not sent"
    assert (t.answer(AFTER, NONE).asked, t.seat_asked) == (ACTION, 1)


@rule("AOI-TURN-05", "AOI-TURN-07")
def test_phase_two_ends_when_all_have_passed_and_who_passed_is_skipped():
    made = scenario(3).round(1, "track-engineering")
    for seat in range(3):
        made.seat(seat, scholars=4, bowls=(12, 0, 0))
    t = made.start()
    pass_turn(t)
    seats = []
    for _ in range(4):
        seats.append(t.seat_asked)
        t.act("scholar").answer(SEND, 17).end_turn()
    assert seats == [1, 2, 1, 2]
    pass_turn(t)
    assert t.seat_asked == 2
    t.act("scholar").answer(SEND, 18).end_turn()
    assert (t.seat_asked, t.table.round) == (2, 1), "the last one continues alone"
    pass_turn(t)
    assert t.table.round == 2


@rule("AOI-TURN-07")
def test_passing_is_always_possible_and_comes_once_a_round():
    for made in (calm(), calm(scholars=3, tools=9, coins=9)):
        assert "pass" in made.building(0, "workshop", "E11").start().actions
    t = calm().start()
    passing = []
    while t.table.round == 1 and len(passing) < 9:
        passing.append(t.seat_asked)
        pass_turn(t)
    assert passing == [0, 1]
    next_round(t)
    assert t.table.round == 3, "and again in the next"


@rule("AOI-TURN-06")
def test_an_action_may_be_taken_any_number_of_times():
    """Three times one spade for the lake on E10."""
    t = calm(tools=9).building(0, "workshop", "E11").passed(1).start()
    for left in (6, 3, 0):
        t.act("terraform", at="E10")
        if t.asked is SPADES:
            t.answer(SPADES, 1)
        assert t.player(0).tools == left
        assert (t.end_turn().asked, t.seat_asked) == (ACTION, 0)
    assert "terraform" not in t.actions


@rule("AOI-TURN-06")
def test_actions_come_in_any_order():
    for first, second in (("power-coins", "scholar"), ("scholar", "power-coins")):
        t = calm(bowls=(2, 6, 4), scholars=1, tools=1).passed(1).start()
        for action in (first, second):
            t.act(action)
            if t.asked is SEND:
                t.answer(SEND, 16)
            t.end_turn()
        assert (t.player(0).coins, t.player(0).levels[0]) == (7, 1)


@rule("AOI-TURN-08", "AOI-DEC-16")
def test_resources_are_exchanged_before_and_after_the_action():
    t = calm(bowls=(3, 4, 5), tools=1).start()
    t.exchange("power-coin").exchange("tool-coin")
    assert (t.asked, t.seat_asked, t.player(0).coins) == (ACTION, 0, 2)
    t.act("power-coins")
    assert (t.asked, t.player(0).coins) == (AFTER, 9)
    t.exchange("sacrifice").exchange("power-coin")
    assert (bowls(t.player(0)), t.player(0).coins) == ((9, 2, 0), 10)
    t.end_turn()
    assert t.seat_asked == 1
    other = calm(bowls=(8, 0, 4)).seat(1, tools=3).start().answer(ACTION, EXCHANGE_FIRST)
    assert other.options == [POWER_TO_TOOL, POWER_TO_COIN], "the tools of somebody not on turn stay tools"


# ------------------------------------------------------------------------------------------------ scoring in the round


@rule("AOI-EX-13", "AOI-TURN-09")
def test_example_a_workshop_tile_pays_for_each_workshop():
    made = calm(tools=9, coins=12).round(1, "workshop-law").building(0, "workshop", "E9").passed(1)
    t = made.terrain("E8", "desert").terrain("E10", "desert").start()
    for built, at in enumerate(("E8", "E10", "E11"), 1):
        t.act("workshop", at=at).end_turn()
        assert t.player(0).vp == 20 + 2 * built
    t.act("guild", at="E9")
    assert t.player(0).vp == 26, "a guild is not what the tile shows"


@rule("AOI-TURN-09")
def test_the_round_tile_pays_whoever_does_it_and_nobody_else():
    t = neighbours("guild").round(1, "workshop-banking").start().act("workshop").answer(LEECH, NONE)
    assert (t.player(0).vp, t.player(1).vp) == (22, 20)


# ------------------------------------------------------------------------------------------------ which actions


@rule("AOI-TURN-10", "AOI-DEC-15")
def test_the_nine_actions():
    made = calm(
        tools=30, coins=40, scholars=3, bowls=(0, 0, 12), books=(5, 0, 0, 0), competencies=["action-power"]
    ).book_actions("coins", "power", "steps")
    made.building(0, "workshop", "E11").building(0, "guild", "H8").building(0, "school", "C10")
    t = made.terrain("F11", "desert").start()
    assert t.actions >= NINE
    assert not {"annex", "moles-bridge", "river-town", "special-faction", "special-palace"} & t.actions
    assert NONE not in t.options, "one must be taken, if only passing"
    bare = calm(bowls=(12, 0, 0)).start()
    assert (bare.asked, bare.seat_asked) == (BONUS, 0), "who can do nothing passes"


@rule("AOI-TURN-11")
def test_an_annex_and_the_moles_bridge_are_actions_too():
    annex = calm(annexes=2).building(0, "workshop", "E11", "C10").start().act("annex", at="E11").end_turn()
    assert (annex.asked, annex.seat_asked) == (ACTION, 1)
    moles = calm(faction="moles", tools=1).building(0, "workshop", "C10").start().act("moles-bridge")
    moles.answer(BRIDGE, moles.options[0]).end_turn()
    assert (moles.seat_asked, moles.player(0).tools, moles.player(0).bridges) == (1, 0, 2)
    plain = calm(tools=1).building(0, "workshop", "C10").start()
    assert not {"annex", "moles-bridge"} & plain.actions


@rule("AOI-TURN-12")
@pytest.mark.parametrize("action", ["power-spade", "power-bridge", "book-upgrade", "special-bonus"])
def test_an_action_that_could_do_nothing_is_not_offered(action: str):
    """Without a building there is no place for spades, bridges or an upgrade; with one there is."""
    made = calm(bowls=(0, 6, 6), books=(2, 0, 0, 0), bonus="spade").book_actions("upgrade", "coins", "steps")
    assert action not in made.start().actions
    assert action in made.building(0, "workshop", "C10").start().actions


@rule("AOI-TURN-12")
def test_spades_of_an_action_must_be_used():
    t = calm(bowls=(0, 6, 6)).building(0, "workshop", "E11").start().act("power-spade")
    assert t.asked is TERRAFORM_SITE
    assert NONE not in t.options
    gift = founding(calm(), "spades")
    assert gift.asked is TERRAFORM_SITE
    assert NONE in gift.options


@rule("AOI-TURN-12", "AOI-Q-26", "AOI-Q-18")
def test_an_action_whose_gain_lapses_is_legal():
    t = calm(bowls=(0, 6, 6), scholars=7).start()
    assert t.player(0).pool == 0
    t.act("power-scholar")
    assert (t.player(0).scholars, bowls(t.player(0))) == (7, (3, 6, 3))
    sent = calm(scholars=1, levels=(7, 0, 0, 0)).start().act("scholar").answer(SEND, 0)
    assert (sent.player(0).levels[0], sent.player(0).sent) == (7, 1), "no key: the marker stays, the scholar is gone"


@rule("AOI-TURN-13")
@pytest.mark.parametrize("granted", ["power-spade", "power-bridge", "book-upgrade"])
def test_what_a_power_or_book_action_grants_is_the_action_of_the_turn(granted: str):
    made = calm(bowls=(0, 6, 6), books=(2, 0, 0, 0), tools=3, coins=0).book_actions("upgrade", "coins", "steps")
    t = made.building(0, "workshop", "C10", "F8").start().act(granted)
    assert t.asked in (TERRAFORM_SITE, BRIDGE, UPGRADE_SITE)
    assert NONE not in t.options
    t.match.choose(t.options[0])
    while t.asked is SPADES:
        t.answer(SPADES, 1)
    t.end_turn()
    assert (t.asked, t.seat_asked) == (ACTION, 1)


@rule("AOI-TURN-13")
def test_what_a_tile_grants_happens_inside_the_action_and_may_be_declined():
    t = founding(calm(), "spades")
    assert (t.asked, t.seat_asked) == (TERRAFORM_SITE, 0)
    t.answer(TERRAFORM_SITE, NONE)
    assert t.asked is AFTER
    learned = calm(tools=3, coins=5).building(0, "guild", "E11").start().act("school").answer(COMPETENCY, 4)
    assert learned.asked is TERRAFORM_SITE
    assert NONE in learned.options
    made = calm(tools=4, coins=6).building(0, "guild", "C10").palaces(15)
    palace = made.start().act("palace").answer(ORDER, 1)
    assert palace.asked is BRIDGE
    assert NONE in palace.options
    lizards = founding(calm(faction="lizards"), "coins")
    assert lizards.asked is TERRAFORM_SITE
    assert NONE in lizards.options


def asked_of(t: AoiTable) -> tuple[str, int]:
    return (t.asked.name if t.asked else "", t.seat_asked)


@rule("AOI-TURN-13")
def test_after_what_a_tile_grants_the_turn_is_over():
    t = founding(calm(bowls=(12, 0, 0)), "spades")
    first = min(t.options[:-1])
    t.answer(TERRAFORM_SITE, first)
    while asked_of(t)[0] in ("SPADES", "TERRAFORM_SITE", "BUILD"):
        t.match.choose(t.options[-1])
    assert t.asked is not TOWN
    assert asked_of(t.end_turn()) == ("ACTION", 1)
