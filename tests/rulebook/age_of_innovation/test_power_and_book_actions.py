"""Power and book actions (AOI-POWERACT-01..16, AOI-BOOKACT-01..16, AOI-DEC-30, -41)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.scenario import AoiScenario, AoiTable, scenario, site
from tafelrunde.games.age_of_innovation.table.prompts import (
    BRIDGE,
    BUILD,
    LEECH,
    PAY_BOOKS,
    SPADES,
    STEPS_IN_ONE,
    TERRAFORM_SITE,
    UPGRADE_SITE,
)
from tests.rulebook import rule

from .homes import bowls, dig, go_on, levels, settled, terrain_of

POWER_COSTS = {
    "power-bridge": 3,
    "power-scholar": 3,
    "power-tools": 4,
    "power-coins": 4,
    "power-spade": 4,
    "power-spades": 6,
}
BOOK_COSTS = {
    "book-power": 1,
    "book-coins": 2,
    "book-guilds": 2,
    "book-steps": 1,
    "book-upgrade": 2,
    "book-spades": 3,
}
ALL_BOOK_ACTIONS = [name.removeprefix("book-") for name in BOOK_COSTS]


def with_power(power: int, **goods: object) -> AoiScenario:
    """F12 has a bridge site."""
    return settled(bowls=(1, 1, power), **goods).building(0, "workshop", "F12")


def with_books(*books: int, **goods: object) -> AoiScenario:
    return settled(books=books, **goods).book_actions(*ALL_BOOK_ACTIONS)


def of_kind(t: AoiTable, kind: str) -> set[str]:
    return {action for action in t.actions if action.startswith(kind + "-")}


# ------------------------------------------------------------------------------------------------ in general


@rule("AOI-POWERACT-01", "AOI-BOOKACT-02", "AOI-DEC-30")
@pytest.mark.parametrize("out", [("power", "coins", "guilds"), ("steps", "upgrade", "spades")])
def test_six_power_actions_always_and_the_book_actions_laid_out(out: tuple[str, ...]):
    t = with_power(10, books=(3, 3, 0, 0)).book_actions(*out).start()
    assert of_kind(t, "power") == set(POWER_COSTS)
    assert of_kind(t, "book") == {f"book-{name}" for name in out}
    assert len(t.match.view()["book_actions"]) == 3


@rule("AOI-BOOKACT-02", "AOI-SETUP-16")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_three_book_actions_are_laid_out_at_set_up(seed: int):
    made = scenario(seed=seed).building(0, "workshop", "I11").seat(0, books=(3, 3, 0, 0))
    t = made.start()
    out = {list(BOOK_COSTS)[number] for number in t.match.view()["book_actions"]}
    assert (len(out), of_kind(t, "book")) == (3, out)


@rule("AOI-POWERACT-02", "AOI-POWERACT-03", "AOI-PHASE3-11")
def test_a_used_action_is_blocked_for_everybody_until_the_next_round():
    made = with_power(8, books=(2, 0, 0, 0)).seat(1, bowls=(0, 0, 12), books=(4, 0, 0, 0))
    t = made.book_actions("power", "coins", "steps").start()
    t.act("power-coins").end_turn()
    assert t.seat_asked == 1
    assert {"power-tools", "power-scholar", "book-coins"} <= t.actions
    assert "power-coins" not in t.actions
    t.act("book-coins").end_turn()
    assert t.seat_asked == 0
    assert "power-coins" not in t.actions
    assert "book-coins" not in t.actions
    assert {"power-tools", "book-power"} <= t.actions
    assert t.match.view()["used_power_actions"] == [3]
    assert t.match.view()["used_book_actions"] == [1]
    go_on(t)
    view = t.match.view()
    assert (view["round"], view["used_power_actions"], view["used_book_actions"]) == (2, [], [])


@rule("AOI-POWERACT-04", "AOI-POWERACT-11", "AOI-POWERACT-12", "AOI-POWERACT-13", "AOI-POWERACT-14", "AOI-POWERACT-15", "AOI-POWERACT-16")  # fmt: skip  # noqa: E501
@pytest.mark.parametrize("action", POWER_COSTS)
def test_a_power_action_moves_its_tokens_from_bowl_three_to_bowl_one(action: str):
    cost = POWER_COSTS[action]
    assert action not in with_power(cost - 1).start().actions
    t = with_power(cost + 1).start().act(action)
    assert bowls(t) == (1 + cost, 1, 1)


@rule("AOI-BOOKACT-01", "AOI-BOOKACT-11", "AOI-BOOKACT-12", "AOI-BOOKACT-13", "AOI-BOOKACT-14", "AOI-BOOKACT-15", "AOI-BOOKACT-16")  # fmt: skip  # noqa: E501
@pytest.mark.parametrize("action", BOOK_COSTS)
def test_a_book_action_is_paid_with_any_books(action: str):
    cost = BOOK_COSTS[action]
    assert action not in with_books(0, 0, cost - 1, 0).start().actions
    for books in ((0, cost, 0, 0), (0, 0, 0, cost), (1, 0, cost - 1, 0)):
        t = with_books(*books).start().act(action)
        assert t.player(0).books == [0, 0, 0, 0]
        assert t.match.view()["supply"]["books"] == [12, 12, 12, 12]


@rule("AOI-BOOKACT-01", "AOI-DEC-27")
def test_the_payer_chooses_the_mix_of_books():
    t = with_books(2, 1, 1, 0).start().act("book-coins")
    assert (t.asked, t.options) == (PAY_BOOKS, [0, 1, 2])
    t.answer(PAY_BOOKS, 1).answer(PAY_BOOKS, 0)
    assert t.player(0).books == [1, 1, 0, 0]


# ------------------------------------------------------------------------------------------------ power actions


@rule("AOI-POWERACT-11")
def test_three_power_build_a_bridge():
    made = with_power(3).building(0, "workshop", "F9")
    t = made.start().act("power-bridge")
    assert (t.asked, set(t.options)) == (BRIDGE, {site("F12", "H12"), site("F9", "H9")})
    t.answer(BRIDGE, site("F9", "H9"))
    assert [bridge["owner"] for bridge in t.match.view()["bridges"]] == [0]
    assert t.player(0).reach >> (7 * 13 + 8) & 1, "H9 is adjacent now"
    nowhere = settled(bowls=(0, 0, 3)).start()
    assert "power-bridge" not in nowhere.actions, "I11 has no site"
    assert "power-scholar" in nowhere.actions


@rule("AOI-POWERACT-12", "AOI-POWERACT-13", "AOI-POWERACT-15")
@pytest.mark.parametrize(
    ("action", "gained"), [("power-scholar", (1, 0, 0)), ("power-tools", (0, 2, 0)), ("power-coins", (0, 0, 7))]
)
def test_power_gains_a_scholar_two_tools_or_seven_coins(action: str, gained: tuple[int, int, int]):
    me = with_power(4).start().act(action).player(0)
    assert (me.scholars, me.tools, me.coins) == gained


@rule("AOI-POWERACT-14", "AOI-POWERACT-16")
@pytest.mark.parametrize(("action", "free"), [("power-spade", 1), ("power-spades", 2)])
def test_power_gives_spades_and_missing_ones_are_bought(action: str, free: int):
    made = settled(bowls=(0, 0, 6), tools=3 * (3 - free) + 1, coins=2)
    t = made.start().act(action)
    assert t.match.decision is not None
    assert (t.asked, t.match.decision.about) == (TERRAFORM_SITE, free)
    dig(t, "H10", 3).answer(BUILD, 1)
    assert (terrain_of(t, "H10"), t.buildings(0)["H10"]) == ("desert", "workshop")
    assert (t.player(0).tools, t.player(0).coins) == (0, 0)
    poor = settled(bowls=(0, 0, 6)).start().act(action, at="H10")
    if poor.asked is SPADES:
        assert max(poor.options) == free
        poor.answer(SPADES, free)
    assert terrain_of(poor, "H10") == ("swamp", "plains")[free - 1]


@rule("AOI-EX-24", "AOI-POWERACT-03", "AOI-POWERACT-04", "AOI-POWERACT-11")
def test_example_the_bridge_and_not_the_upgrade():
    made = with_power(3, books=(1, 1, 0, 0)).book_actions("upgrade", "coins", "power")
    t = made.start()
    assert {"power-bridge", "book-upgrade"} <= t.actions
    t.act("power-bridge")
    assert bowls(t) == (4, 1, 0)
    assert len(t.match.view()["bridges"]) == 1
    assert (t.match.view()["used_power_actions"], t.match.view()["used_book_actions"]) == ([0], [])
    assert t.player(0).books == [1, 1, 0, 0]


# ------------------------------------------------------------------------------------------------ book actions


@rule("AOI-BOOKACT-11")
def test_a_book_gains_five_power():
    t = with_books(1, 0, 0, 0, bowls=(2, 4, 0)).start().act("book-power")
    assert bowls(t) == (0, 3, 3)


@rule("AOI-BOOKACT-12")
def test_two_books_gain_six_coins():
    assert with_books(1, 1, 0, 0).start().act("book-coins").player(0).coins == 6


@rule("AOI-BOOKACT-13")
@pytest.mark.parametrize("guilds", [0, 1, 3])
def test_two_books_gain_two_points_for_each_own_guild(guilds: int):
    made = with_books(1, 1, 0, 0).building(0, "guild", *("H5", "C10", "E11")[:guilds]).building(1, "guild", "A9")
    assert made.start().act("book-guilds").player(0).vp == 20 + 2 * guilds


@rule("AOI-BOOKACT-13", "AOI-NEUTRAL-12")
def test_a_neutral_guild_counts_as_a_guild():
    made = with_books(1, 1, 0, 0).building(0, "guild", "H5", neutral=True)
    assert made.start().act("book-guilds").player(0).vp == 22


@rule("AOI-BOOKACT-14", "AOI-DEC-25")
def test_a_book_gains_two_steps_in_one_single_discipline():
    t = with_books(0, 1, 0, 0).start().act("book-steps")
    assert (t.asked, t.options) == (STEPS_IN_ONE, [0, 1, 2, 3])
    t.answer(STEPS_IN_ONE, 2)
    assert levels(t) == {"banking": 0, "law": 0, "engineering": 2, "medicine": 0}


@rule("AOI-BOOKACT-15", "AOI-DEC-41")
def test_two_books_upgrade_a_workshop_to_a_guild_which_counts_as_built():
    made = with_books(1, 1, 0, 0, tile="guild-law").building(0, "workshop", "H5").building(1, "workshop", "H6")
    t = made.start().act("book-upgrade")
    assert (t.asked, t.spaces) == (UPGRADE_SITE, {"I11", "H5"})
    t.at("H5")
    assert t.buildings(0) == {"I11": "workshop", "H5": "guild"}
    assert t.player(0).vp == 23
    assert (t.asked, t.seat_asked) == (LEECH, 1)
    assert (t.player(0).tools, t.player(0).coins) == (0, 0), "free of charge"


@rule("AOI-BOOKACT-15")
def test_the_free_guild_needs_a_workshop_and_a_guild_on_the_planning_board():
    made = with_books(1, 1, 0, 0).building(0, "guild", "I11")
    assert "book-upgrade" not in made.start().actions
    made = with_books(1, 1, 0, 0).building(0, "guild", "A6", "C10", "E11", "H5")
    assert "book-upgrade" not in made.start().actions
    assert "book-upgrade" in with_books(1, 1, 0, 0).building(0, "guild", "A6", "C10", "E11").start().actions


@rule("AOI-BOOKACT-16")
def test_three_books_give_three_spades():
    t = with_books(1, 1, 1, 0, tools=1, coins=2).start().act("book-spades")
    dig(t, "H10", 3).answer(BUILD, 1)
    assert (terrain_of(t, "H10"), t.buildings(0)["H10"]) == ("desert", "workshop")
    assert t.player(0).tools == 0
