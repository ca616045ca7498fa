"""The civilizations of Arts & Architecture, on both editions of their mats."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.tapestry.expansions.arts_architecture.abilities.mats import CIVILIZATIONS
from tafelrunde.games.tapestry.expansions.arts_architecture.abilities.urban_planners import largest_group
from tafelrunde.games.tapestry.pieces.kinds import EXPLORATION, HOUSE, RED_DIE, TECHNOLOGY
from tafelrunde.games.tapestry.pieces.landmarks import FORGE, LIGHTHOUSE
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    ADVISE,
    BUILD_STORED,
    COLLECT,
    COLLECT_CARD,
    COLLECT_TILE,
    CONQUER,
    DIE,
    EXCHANGE,
    GAMBLE,
    INCOME,
    INVENT,
    KEEP_GOAL,
    KEEP_REVEALED,
    LANDMARK_SITE,
    LANDMARK_TURN,
    PLAY,
    RENEGE,
    RENEGE_TIER,
    RESOURCE,
    STORE,
    USE,
)
from tafelrunde.games.tapestry.table.steps import PLANNING
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF, ORDER
from tests.rulebook.tapestry.beginnings import begun_with
from tests.rulebook.tapestry.city import site
from tests.rulebook.tapestry.conquests import attack
from tests.rulebook.tapestry.entering import build, entered, leave
from tests.rulebook.tapestry.holdings import change
from tests.rulebook.tapestry.test_rulings import gained_later

from .arts import arts, enter_arts, take
from .playing import on_top

KA = {"arts_architecture": True}


def with_civ(civ: str, players: int = 2, **options: Any) -> TapestryScenario:
    return arts(players, **options).seat(0, civs=[civ])


def test_every_civilization_has_tests() -> None:
    tests = [name for name in globals() if name.startswith("test_")]
    civs = [civ.id for civ in CIVILIZATIONS]
    assert [civ for civ in civs if not any(civ in name for name in tests)] == []


def mat(t: TapestryTable, civ: str, seat: int = 0) -> int:
    number: int = t.match.view(1)["seats"][seat]["mat"][t.civ(civ)]
    return number


# ------------------------------------------------------------------------------------------------ Collectors


def test_collectors_put_a_tile_on_the_mat_for_a_resource_and_it_still_counts() -> None:
    t, before = entered("exploration", 1, with_civ("collectors"))
    assert t.asked is COLLECT_TILE
    assert len(t.options) == 3
    tile = t.options[0]
    take(t.answer(COLLECT_TILE, tile), "food")
    assert change(t, before) == {"tiles": 1, "food": 1}
    assert mat(t, "collectors") == 1 << 4
    made = with_civ("collectors")
    made.state.players[0].side.kept_tile = 1 << made._pull(made.state.tiles_left, 5)
    made.mat(0, "collectors", 1 << 4)
    t, before = entered("military", 4, made, tiles=[1])
    assert change(t, before)["vp"] == 2  # one in supply, one on the mat


def test_collectors_take_one_object_of_each_kind_only() -> None:
    t, _ = entered("exploration", 1, with_civ("collectors").mat(0, "collectors", 1 << 4))
    assert t.table.active == 1
    assert t.player(0).tiles.bit_count() == 2


def test_collectors_keep_a_tapestry_card_that_nobody_else_knows() -> None:
    t, _ = entered("technology", 2, with_civ("collectors"), food=1)
    assert t.asked is COLLECT_CARD
    card = t.options[0]
    take(t.answer(COLLECT_CARD, card))
    leave(t)
    assert t.player(0).hand == 0
    assert t.match.view(0)["seats"][0]["side"]["kept"]["card"] == [card]
    assert t.match.view(1)["seats"][0]["side"]["kept"]["card"] is None
    assert mat(t, "collectors") == 1 << 3
    dealt = [t.match.imagine(1, seed).state.players[0].side.kept_card for seed in range(6)]
    assert len(set(dealt)) > 1


def test_collectors_put_a_card_that_everybody_saw_face_down() -> None:
    made = with_civ("collectors", plans_ploys=True).seat(1, civs=["advisors"], hand=["guilds"])
    made.state.players[1].shown = made.state.players[1].hand
    t, _ = entered("technology", 2, made, food=1)
    guilds = t.card("guilds")
    t.answer(ADVISE, guilds).answer(COLLECT_CARD, guilds)
    assert t.player(0).side.kept_card == 1 << guilds
    assert t.match.view()["seats"][0]["shown"] == []
    t.table.check()


def test_collectors_keep_a_tech_card_a_house_and_a_landmark() -> None:
    t, before = entered("technology", 1, with_civ("collectors"))
    card = t.options[0]
    t.answer(INVENT, card).answer(COLLECT, 1)
    take(t)
    assert t.player(0).techs == 0
    assert t.player(0).tech_count == 1
    assert change(t, before) == {"coin": 1}
    t, before = entered("science", 3, with_civ("collectors"))
    t.answer(ONE_OF, 1).answer(COLLECT, 1)
    take(t)
    assert t.match.view(0)["seats"][0]["counts"][HOUSE] == 1
    assert not any(t.player(0).houses)
    made = with_civ("collectors").seat(0, coin=2, tracks={"technology": 3})
    t = made.start().advance("technology", pay=["coin"]).answer(COLLECT, 1)
    take(t)
    assert t.player(0).landmarks == 1 << FORGE
    assert t.player(0).in_city == 0


def test_collectors_may_keep_an_outpost_instead_of_conquering() -> None:
    t = attack(with_civ("collectors"))
    assert t.asked is COLLECT
    take(t.answer(COLLECT, 1))
    assert t.player(0).outposts == 7
    assert t.player(0).upright.bit_count() == 1
    t = attack(with_civ("collectors").dice((6, 0), (6, 0))).answer(COLLECT, NONE)
    t.answer(CONQUER, t.options[0]).answer(DIE, RED_DIE)
    assert t.player(0).upright.bit_count() == 2


def test_collectors_do_not_collect_in_income_turns() -> None:
    made = with_civ("collectors").seat(0, hand=["trap"]).seat(1, era=4)
    t = made.start().income()
    t.match.choose(t.options[0]) if t.asked is PLAY else None
    assert t.table.active == 1
    assert mat(t, "collectors") == 0


@pytest.mark.parametrize(("kinds", "points"), [(0, 0), (1, 1), (3, 6), (6, 21)])
def test_collectors_score_their_collection_at_the_end(kinds: int, points: int) -> None:
    made = with_civ("collectors").seat(0, era=4).seat(1, era=4)
    me = made.state.players[0]
    held = [1, 4, 5, 3, 2, 0][:kinds]
    if 4 in held:
        me.side.kept_tile = 1 << made._pull(made.state.tiles_left, 5)
    if 5 in held:
        me.side.kept_tech = 1 << made._pull_tech("paper")
    if 3 in held:
        me.side.kept_card = 1 << made._pull_card("guilds")
    if 2 in held:
        made.landmark(0, "forge", in_city=False)
        me.side.kept_landmark = 1 << FORGE
    if 1 in held:
        me.left[HOUSE] -= 1
        me.crafted[HOUSE] += 1
    if 0 in held:
        me.outposts -= 1
    made.mat(0, "collectors", sum(1 << kind for kind in held))
    t = made.start().income()
    assert t.player(0).finished
    assert t.player(0).tally[6] == points


def test_revised_collectors_gain_two_resources_for_scarce_things() -> None:
    t, before = entered("technology", 1, with_civ("collectors", mats="revised"))
    t.answer(INVENT, t.options[0]).answer(COLLECT, 1)
    take(take(t))
    assert change(t, before) == {"coin": 2}


def test_revised_collectors_gained_later_put_a_tile_and_a_card_on_the_mat() -> None:
    t = gained_later("collectors", arts(mats="revised"), turn=4, tiles=[5, 6], hand=["guilds", "trap"])
    t.answer(COLLECT_TILE, 4).answer(
        COLLECT_CARD, t.card("guilds" if t.player(0).hand >> t.card("guilds") & 1 else "trap")
    )
    assert t.player(0).tiles & 1 << 4 == 0
    assert t.player(0).side.kept_tile == 1 << 4
    assert mat(t, "collectors") == 1 << 3 | 1 << 4


def test_collectors_do_not_upgrade_an_invention_that_lies_on_the_mat() -> None:
    """Technocracy invents a card and upgrades it, through Nuclear Bomb in an advance turn."""
    t, _ = on_top("technocracy", with_civ("collectors").display("bakery", "barn", "calendar"))
    t.answer(INVENT, t.tech("calendar")).answer(COLLECT, 1)
    take(t)
    assert t.player(0).side.kept_tech == 1 << t.tech("calendar")
    assert t.player(0).tech == [0, 0, 0]
    assert t.player(0).goods == [1, 0, 0, 0], "and nothing that the card gives"


def test_collectors_begin_with_a_resource() -> None:
    t = begun_with("collectors", **KA)
    assert t.asked is RESOURCE
    take(t)
    assert t.player(0).goods == [1, 0, 0, 0]


# ------------------------------------------------------------------------------------------------ Gamblers


def gambled(*cards: str, era: int = 1, **options: Any) -> TapestryTable:
    made = with_civ("gamblers", **options).seat(0, era=era, hand=["academia"]).seat(1, era=4).deck(*cards)
    t = made.start()
    return t.answer(ACTION, INCOME) if t.asked is ACTION and t.table.active == 0 else t


def test_gamblers_play_one_of_three_revealed_cards_and_their_own_on_top() -> None:
    t = gambled("trap", "empiricism", "civic_renewal")
    assert t.asked is GAMBLE
    assert t.options == sorted([t.card("trap"), t.card("civic_renewal")])
    trap = t.card("trap")
    t.answer(GAMBLE, trap)
    assert t.player(0).vp == 10
    assert t.player(0).stacks[2] == (trap,)
    assert t.table.discard >> t.card("empiricism") & 1
    assert t.table.discard >> t.card("civic_renewal") & 1
    assert t.asked is PLAY
    t.answer(PLAY, t.card("academia"))
    assert t.player(0).stacks[2] == (trap, t.card("academia"))
    assert t.player(0).stacks[3] == ()


def test_gamblers_keep_a_card_if_none_acts_when_played() -> None:
    t = gambled("monarchy", "empiricism", "guided_tours")
    assert t.asked is KEEP_REVEALED
    assert len(t.options) == 3
    t.answer(KEEP_REVEALED, t.card("monarchy"))
    assert t.player(0).hand >> t.card("monarchy") & 1
    assert t.player(0).stacks[2] == ()
    assert t.match.view(1)["seats"][0]["shown"] == [t.card("monarchy")]  # everybody saw it


def test_gamblers_gamble_at_the_end_of_their_first_income_turn() -> None:
    made = with_civ("gamblers").seat(0, era=0).seat(1, era=0).deck("academia", "trap", "monarchy", "empiricism")
    t = made.start()
    assert t.player(0).stacks[1] != ()
    assert t.player(0).vp == 10
    assert t.player(0).hand.bit_count() == 1


def test_revised_gamblers_reveal_two() -> None:
    t = gambled("trap", "civic_renewal", mats="revised")
    assert t.asked is GAMBLE
    assert len(t.options) == 2
    made = arts(mats="revised").next_civ("gamblers").deck("trap", "civic_renewal")
    t, _ = entered("military", 12, made.seat(0, era=2, played={2: ["guilds"]}))
    while t.asked is not USE:
        t.match.choose(t.options[-1])
    t.answer(USE, 1)
    assert t.asked is GAMBLE  # gained later they may be used at once


# ------------------------------------------------------------------------------------------------ Relentless


def test_relentless_gain_a_token_for_a_turn_with_a_building() -> None:
    t, _ = entered("science", 3, with_civ("relentless"))
    build(t.answer(ONE_OF, 1))
    assert mat(t, "relentless") == 1
    t = with_civ("relentless").seat(0, coin=2, tracks={"technology": 3}).start().advance("technology", pay=["coin"])
    build(t)
    while t.table.active == 0:
        t.match.choose(t.options[0])
    assert mat(t, "relentless") == 1  # a landmark is a building too


def test_relentless_keep_their_tokens_in_an_income_turn_without_a_building() -> None:
    made = with_civ("relentless").mat(0, "relentless", 2).seat(0, hand=["trap"]).seat(1, era=4)
    t = made.start().income()
    t.match.choose(t.options[0]) if t.asked is PLAY else None
    assert t.table.active == 1
    assert mat(t, "relentless") == 2


@pytest.mark.parametrize(
    ("tokens", "points", "choices"), [(1, 1, 0), (2, 3, 0), (3, 6, 2), (4, 10, 3), (5, 15, 4), (8, 15, 4)]
)
def test_relentless_turn_their_tokens_into_a_reward(tokens: int, points: int, choices: int) -> None:
    made = with_civ("relentless").mat(0, "relentless", tokens)
    t, before = entered("exploration", 1, made)
    if choices:
        assert t.asked is ONE_OF
        assert len(t.options) == choices
        t.answer(ONE_OF, 0)
    cards = {"cards": 1} if tokens > 1 else {}
    assert change(t, before) == {"tiles": 2, "vp": points, **cards}
    assert mat(t, "relentless") == 0


def test_revised_relentless_come_with_four_tokens() -> None:
    made = arts(mats="revised").next_civ("relentless")
    t, _ = entered("military", 12, made)
    while t.asked is not USE:
        t.match.choose(t.options[-1])
    assert mat(t, "relentless") == 4
    t.answer(USE, 1)
    assert t.asked is ONE_OF
    assert mat(t, "relentless") == 0


# ------------------------------------------------------------------------------------------------ Renegades


def test_renegades_may_advance_on_their_mat_instead_of_taking_a_space() -> None:
    t, before = entered("exploration", 2, with_civ("renegades"), tiles=[1], worker=1)
    assert t.asked is RENEGE
    t.answer(RENEGE, 1)
    assert t.asked is ORDER
    t.answer(ORDER, 0)
    build(t.answer(ONE_OF, 0))
    assert change(t, before) == {"cards": 1, "market": 1}  # neither explored nor offered the bonus
    assert t.table.active == 1
    assert mat(t, "renegades") == 1


def test_renegades_need_the_same_tier_on_the_board_and_on_the_mat() -> None:
    t, _ = entered("technology", 5, with_civ("renegades"))
    assert t.asked is not RENEGE  # tier II, but the mat begins with tier I
    t, _ = entered("technology", 5, with_civ("renegades").mat(0, "renegades", 1))
    assert t.asked is RENEGE
    t, _ = entered("technology", 2, with_civ("renegades").mat(0, "renegades", 1))
    assert t.asked is not RENEGE


def test_renegades_still_gain_landmarks() -> None:
    made = with_civ("renegades").mat(0, "renegades", 1).seat(0, coin=2, tracks={"technology": 3})
    t = made.start().advance("technology", pay=["coin"])
    build(t)
    t.answer(RENEGE, 1)
    assert t.player(0).landmarks == 1 << FORGE


def test_renegades_may_do_so_on_free_advances_with_benefit_only() -> None:
    t, _ = enter_arts(9, with_civ("renegades"))
    t.match.choose(EXPLORATION)
    assert t.asked is RENEGE
    t, before = entered("science", 1, with_civ("renegades").mat(0, "renegades", 4).dice((5, TECHNOLOGY)))
    t.match.choose(TECHNOLOGY)
    assert change(t, before) == {"technology": 1}  # an advance without benefit asks nothing


def test_renegades_reach_the_end_of_a_track_on_their_mat() -> None:
    made = with_civ("renegades").mat(0, "renegades", 3)
    t, before = entered("technology", 11, made)
    t.answer(RENEGE, 1)
    assert change(t, before) == {"vp": 20 + 10}
    t, before = entered("technology", 11, with_civ("renegades", mats="revised").mat(0, "renegades", 3))
    t.answer(RENEGE, 1)
    assert change(t, before) == {"vp": 20}  # the revised mat is no track


def test_renegades_mat_counts_as_no_track_for_other_effects() -> None:
    t, _ = entered("science", 7, with_civ("renegades").mat(0, "renegades", 2))
    t.answer(RENEGE, NONE)
    assert t.asked is not RENEGE
    assert t.table.active == 1


def test_revised_renegades_begin_in_a_tier_where_they_stand() -> None:
    made = arts(mats="revised").next_civ("renegades").seat(0, tracks={"science": 5})
    t, _ = entered("military", 12, made)
    while t.asked is not RENEGE_TIER:
        t.match.choose(t.options[-1])
    assert t.options == [1, 3]
    t.answer(RENEGE_TIER, 3)
    assert t.player(0).tally[6] == 20
    assert mat(t, "renegades") == 4


# ------------------------------------------------------------------------------------------------ Urban Planners


def stored_forge(**options: Any) -> TapestryTable:
    made = with_civ("urban_planners", **options).seat(0, coin=3, tracks={"technology": 3})
    return made.start().advance("technology", pay=["coin"])


def test_urban_planners_store_a_landmark_and_build_it_in_a_later_turn() -> None:
    t = stored_forge()
    assert t.asked is STORE
    t.answer(STORE, 1)
    while t.table.active == 0:
        assert t.asked is not BUILD_STORED  # not in this turn
        t.match.choose(t.options[0])
    assert t.match.view(1)["seats"][0]["side"]["stored"] == [FORGE]
    t.answer(ACTION, INCOME)
    while t.table.active == 1:
        t.match.choose(t.options[0])
    assert t.asked is BUILD_STORED
    assert t.options == [FORGE, NONE]
    t.answer(BUILD_STORED, FORGE)
    build(t)
    assert t.player(0).in_city == 1 << FORGE
    assert t.player(0).side.stored == 0
    t = stored_forge().answer(STORE, NONE)
    assert t.asked in (LANDMARK_TURN, LANDMARK_SITE)


def test_urban_planners_may_build_two_in_one_turn_and_at_several_moments() -> None:
    made = with_civ("urban_planners").stored(0, "forge", "lighthouse").seat(0, coin=1)
    t = made.start()
    assert t.asked is BUILD_STORED
    assert t.options == [LIGHTHOUSE, FORGE, NONE]
    build(t.answer(BUILD_STORED, FORGE))
    build(t.answer(BUILD_STORED, LIGHTHOUSE))
    assert t.asked is ACTION
    assert t.player(0).in_city == 1 << FORGE | 1 << LIGHTHOUSE
    made = with_civ("urban_planners").stored(0, "forge").seat(0, coin=1)
    t = made.start().answer(BUILD_STORED, NONE)
    t.answer(ACTION, EXPLORATION)
    assert t.asked is BUILD_STORED  # asked again before the turn is over


def test_revised_urban_planners_are_rewarded_for_two_at_once() -> None:
    made = with_civ("urban_planners", mats="revised").stored(0, "forge", "lighthouse").seat(0, coin=1)
    t = made.start()
    build(t.answer(BUILD_STORED, FORGE))
    build(t.answer(BUILD_STORED, LIGHTHOUSE))
    take(t, "food")
    assert t.player(0).goods == [1, 0, 1, 0]
    assert t.player(0).hand.bit_count() == 1


@pytest.mark.parametrize(("apart", "points"), [(False, 4), (True, 1)])
def test_urban_planners_score_the_largest_group_of_landmarks(apart: bool, points: int) -> None:
    made = with_civ("urban_planners").plain(0).stored(0, "forge", "lighthouse").seat(0, era=4).seat(1, era=4)
    t = made.start()
    t.answer(BUILD_STORED, FORGE)
    t.match.choose(t.options[0]) if t.asked is LANDMARK_TURN else None
    t.answer(LANDMARK_SITE, site(0, 0))
    t.answer(BUILD_STORED, LIGHTHOUSE) if t.asked is BUILD_STORED else None
    t.match.choose(t.options[0]) if t.asked is LANDMARK_TURN else None
    t.answer(LANDMARK_SITE, site(2, 2) if apart else site(2, 1))  # corner to corner does not touch
    for _ in range(2):
        assert largest_group(t.player(0)) == (1 if apart else 2)
        t.player(0).sites = t.player(0).sites[::-1]  # whichever came first
    t.income()
    while t.table.active == 0 and not t.player(0).finished:
        t.match.choose(t.options[-1])
    assert t.player(0).tally[6] == points


def planning(cards: int = 5, **options: Any) -> TapestryTable:
    made = with_civ("urban_planners", **options).seat(0, era=0)
    made.state.step = PLANNING
    made.state.first = 1
    for card in made.state.side.landmark_deck[cards:]:
        made.state.players[1].side.goals |= 1 << card
    del made.state.side.landmark_deck[cards:]
    return made.start()


def test_urban_planners_choose_a_further_landmark_card_from_the_deck() -> None:
    t = planning()
    assert t.asked is KEEP_GOAL
    assert len(t.options) == 5
    chosen = t.options[2]
    t.answer(KEEP_GOAL, chosen)
    assert t.player(0).side.goals == 1 << chosen
    assert len(t.table.side.landmark_deck) == 4
    assert t.table.active == 1  # the first player begins


def test_urban_planners_without_landmark_cards_may_draw_another_civilization() -> None:
    t = planning(0)
    assert t.asked is EXCHANGE
    t.answer(EXCHANGE, NONE)
    assert t.player(0).civs == (t.civ("urban_planners"),)
    t = planning(0).answer(EXCHANGE, 1)
    assert t.player(0).civs != (t.civ("urban_planners"),)
    assert len(t.player(0).civs) == 1


def test_urban_planners_gained_later_take_a_landmark_card_too() -> None:
    t, _ = entered("military", 12, arts().next_civ("urban_planners"))
    while t.asked is not KEEP_GOAL:
        t.match.choose(t.options[-1])
    t.answer(KEEP_GOAL, t.options[0])
    assert t.player(0).side.goals.bit_count() == 1


@pytest.mark.parametrize(("players", "resources"), [(3, 1), (4, 2)])
def test_urban_planners_begin_with_resources_by_the_number_of_players(players: int, resources: int) -> None:
    t = begun_with("urban_planners", players, **KA)
    for _ in range(resources):
        take(t)
    assert t.player(0).goods == [resources, 0, 0, 0]
    assert t.asked is not RESOURCE
