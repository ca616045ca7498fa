"""The draft variant (AOI-DRAFT-01..16)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION
from tafelrunde.games.age_of_innovation.scenario import AoiScenario, AoiTable, scenario
from tafelrunde.games.age_of_innovation.table.prompts import (
    ACTION,
    DRAFT,
    DRAFT_BOARD,
    DRAFT_BONUS,
    DRAFT_FACTION,
    DRAFT_PALACE,
    PALACE,
    SET,
    START_SITE,
)
from tafelrunde.kernel.match import Match
from tests.rulebook import rule

COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5])
BOARD, FACTION, PALACE_TILE = range(3)
WHICH = (DRAFT_BOARD, DRAFT_FACTION, DRAFT_PALACE)


def drafting(players: int, seed: int = 1, **options: object) -> AoiTable:
    return AoiTable(Match(AGE_OF_INNOVATION, players, seed, {"set_up": "draft", **options}))


def pick(t: AoiTable, kind: int) -> AoiTable:
    """The next player takes the first component of this kind."""
    if t.asked is DRAFT:
        t.answer(DRAFT, kind)
    assert t.asked is WHICH[kind]
    return t.answer(WHICH[kind], t.options[0])


def drafted(players: int, seed: int = 1) -> AoiTable:
    """Boards, then factions, then palaces: the bonuses are next."""
    t = drafting(players, seed)
    for kind in (BOARD, FACTION, PALACE_TILE):
        for _ in range(players):
            pick(t, kind)
    return t


# ------------------------------------------------------------------------------------------------ what is laid out


@rule("AOI-DRAFT-01", "AOI-DEC-02", "AOI-SETUP-33")
def test_the_draft_replaces_the_sets():
    t = drafting(3)
    assert t.asked is DRAFT
    assert t.match.view()["sets"] == []
    base = Match(AGE_OF_INNOVATION, 3, 1)
    assert base.decision is not None
    assert base.decision.prompt is SET
    assert len(base.view()["sets"]) == 7


@rule("AOI-DRAFT-02", "AOI-DRAFT-03", "AOI-DRAFT-04", "AOI-DRAFT-05", "AOI-DRAFT-06", "AOI-DRAFT-15")
@COUNTS
def test_what_is_laid_out_at_random(players: int):
    seen: dict[str, set[int]] = {"boards": set(), "factions": set(), "palaces": set(), "bonuses": set()}
    missing = set()
    for seed in range(80):
        view = drafting(players, seed).match.view()
        assert len(view["boards"]) == 6
        assert len(view["factions"]) == players + 1
        assert len(view["palaces"]) == players + 1
        assert len({entry["bonus"] for entry in view["bonuses"]}) == len(view["bonuses"]) == players + 3
        missing |= {board for board in range(7) if board not in view["boards"]}
        for kind in ("boards", "factions", "palaces"):
            seen[kind] |= set(view[kind])
        seen["bonuses"] |= {entry["bonus"] for entry in view["bonuses"]}
    assert missing == seen["boards"] == set(range(7))
    assert seen["factions"] == set(range(12))
    assert seen["palaces"] == set(range(16)), "palace 17 is not used"
    assert seen["bonuses"] == set(range(10))


@rule("AOI-DRAFT-06")
def test_only_what_is_laid_out_can_be_taken():
    for kind, name in ((BOARD, "boards"), (FACTION, "factions"), (PALACE_TILE, "palaces")):
        t = drafting(4)
        laid_out = t.match.view()[name]
        t.answer(DRAFT, kind)
        assert t.options == laid_out


@rule("AOI-DRAFT-07", "AOI-SETUP-29")
def test_the_start_player_is_drawn():
    first = {drafting(4, seed).seat_asked for seed in range(40)}
    assert first == {0, 1, 2, 3}
    assert {drafting(4, seed, first_player="first_seat").seat_asked for seed in range(10)} == {0}


# ------------------------------------------------------------------------------------------------ taking turns


@rule("AOI-DRAFT-08", "AOI-DEC-04")
@COUNTS
def test_each_takes_one_of_each_kind_clockwise_from_the_start_player(players: int):
    t = drafting(players, 3)
    first = t.seat_asked
    clockwise = [(first + k) % players for k in range(players)]
    seats = []
    for turn in range(3 * players):
        seats.append(t.seat_asked)
        if turn < 2 * players:
            assert t.asked is DRAFT
        kind = t.options[turn % len(t.options)] if t.asked is DRAFT else WHICH.index(t.asked)  # type: ignore[arg-type]
        pick(t, kind)
    assert seats == clockwise * 3
    for player in t.match.view()["seats"]:
        assert None not in (player["board"], player["faction"], player["drafted_palace"])


@rule("AOI-DRAFT-08")
@pytest.mark.parametrize("order", [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)])
def test_the_order_of_kinds_is_free_for_each_player(order: tuple[int, int, int]):
    t = drafting(2, first_player="first_seat")
    assert t.options == [0, 1, 2]
    pick(t, order[0])
    assert t.options == [0, 1, 2], "the other player is not bound by it"
    pick(t, 0)
    assert t.options == sorted(order[1:]), "one of each kind, no second"
    pick(t, order[1])
    pick(t, 1)
    assert t.asked is WHICH[order[2]], "the last kind needs no choice"


@rule("AOI-DRAFT-09", "AOI-DRAFT-08")
@pytest.mark.parametrize("kind", [BOARD, FACTION, PALACE_TILE])
def test_what_was_taken_is_gone(kind: int):
    name = ("boards", "factions", "palaces")[kind]
    t = drafting(3, first_player="first_seat")
    t.answer(DRAFT, kind)
    taken = t.options[1]
    t.answer(WHICH[kind], taken)
    view = t.match.view()
    assert view["seats"][0][("board", "faction", "drafted_palace")[kind]] == taken
    assert taken not in view[name]
    t.answer(DRAFT, kind)
    assert taken not in t.options


@rule("AOI-DRAFT-10", "AOI-DEC-05")
@COUNTS
def test_round_bonuses_are_taken_against_the_clock(players: int):
    t = drafted(players, 3)
    order = t.match.view()["order"]
    seats, taken = [], []
    while t.asked is DRAFT_BONUS:
        assert not set(taken) & set(t.options)
        assert len(t.options) == players + 3 - len(taken)
        seats.append(t.seat_asked)
        taken.append(t.options[-1])
        t.answer(DRAFT_BONUS, t.options[-1])
    assert seats == order[::-1]
    assert [t.player(seat).bonus for seat in seats] == taken


@rule("AOI-DRAFT-11", "AOI-DRAFT-12", "AOI-DRAFT-15")
@COUNTS
def test_three_bonuses_with_a_coin_each_are_left_and_nothing_else(players: int):
    t = drafted(players)
    while t.asked is DRAFT_BONUS:
        t.answer(DRAFT_BONUS, t.options[0])
    view = t.match.view()
    assert [entry["coins"] for entry in view["bonuses"]] == [1, 1, 1]
    assert {entry["bonus"] for entry in view["bonuses"]}.isdisjoint(player["bonus"] for player in view["seats"])
    assert (view["boards"], view["factions"], view["palaces"]) == ([], [], [])
    assert all(player["coins"] in (0, 15) for player in view["seats"]), "no coin came with a bonus"


# ------------------------------------------------------------------------------------------------ the drafted palace


def with_palace(number: int, **seat: Any) -> AoiScenario:
    """Seat 0 has drafted this palace and has not built it."""
    made = scenario(boards=["desert", "lake"], factions=["monks", "blessed"], set_up="draft")
    made.state.players[0].drafted = number - 1
    made.state.palaces = 0
    return made.round(1, "track-engineering").seat(0, **{"bonus": "river-workshops", **seat})


@rule("AOI-DRAFT-13")
def test_the_drafted_palace_waits_on_the_planning_board():
    t = drafted(2)
    for player in t.match.view()["seats"]:
        assert player["palace"] is None
        assert player["drafted_palace"] is not None


@rule("AOI-DRAFT-14")
def test_the_drafted_palace_takes_effect_when_the_palace_is_built():
    made = with_palace(10, tools=4, coins=6, bowls=(12, 0, 0)).building(0, "guild", "E11")
    t = made.start().act("palace")
    assert t.asked is not PALACE
    assert t.player(0).palace == 9
    assert t.player(0).bowl2 == 12, "12 power at once"
    special = with_palace(1, tools=4, coins=6, bowls=(12, 0, 0)).building(0, "guild", "E11").passed(1)
    after = special.start().act("palace").end_turn()
    assert after.asked is ACTION
    assert "special-palace" in after.actions


@rule("AOI-DRAFT-16")
def test_until_then_it_gives_nothing():
    waiting = with_palace(1, bowls=(12, 0, 0), scholars=1).start()
    assert "special-palace" not in waiting.actions
    unpaid = with_palace(1, bowls=(12, 0, 0)).phase("income").start()
    assert unpaid.player(0).bowl2 == 0
    built = with_palace(1, bowls=(12, 0, 0), palace=1).building(0, "palace", "E11").phase("income").start()
    assert built.player(0).bowl2 == 5


@rule("AOI-DRAFT-16")
@pytest.mark.parametrize(("built", "coins"), [(False, 5), (True, 0)])
def test_an_innovation_costs_coins_until_the_palace_stands(built: bool, coins: int):
    made = with_palace(1, books=(5, 0, 0, 0), coins=5).innovations("library")
    if built:
        made.building(0, "palace", "E11")
    assert made.start().act("innovation").player(0).coins == 5 - coins


@rule("AOI-DRAFT-01", "AOI-SETUP-34", "AOI-SETUP-47")
def test_after_the_draft_the_set_up_goes_on_as_usual():
    t = drafted(3)
    while t.asked is not START_SITE:
        t.match.choose(t.options[0])
    assert t.table.round == 0
    assert all(player.vp == 20 for player in t.table.players)
