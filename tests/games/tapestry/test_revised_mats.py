"""The revised mats of the base game: what they do otherwise than the printed ones."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.tapestry.abilities.historians import SQUARES
from tafelrunde.games.tapestry.pieces.kinds import (
    BLACK_DIE,
    COIN,
    CRAFTSMEN,
    CULTURE,
    FOOD,
    MERRYMAKERS,
    MILITARY,
    TOP,
    WORKER,
)
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable, scenario
from tafelrunde.games.tapestry.table.player import CIVILIZATION
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    BUILDING,
    CELEBRATE,
    CELEBRATE_TO,
    CHOSEN,
    CONQUER,
    COPY,
    COVERED,
    DEAL,
    DIE,
    EXPOSE,
    GIVE_TOKEN,
    JUMP,
    LANDMARK_SITE,
    LANDMARK_TURN,
    MEDITATE,
    MUSTER,
    PLAY,
    RAISE,
    RECORD,
    RESOURCE,
    REVEL,
    TOKEN_ON_TECH,
    TRADE,
    UPGRADE,
)
from tafelrunde.games.tapestry.table.steps import MATS
from tafelrunde.kernel.decision import NONE
from tests.rulebook.tapestry.conquests import BESIDE_TARGET, TARGET
from tests.rulebook.tapestry.entering import quiet
from tests.rulebook.tapestry.income_turns import take_income
from tests.rulebook.tapestry.test_rulings import gained_later


def revised(players: int = 2, **options: Any) -> TapestryScenario:
    return quiet(players, mats="revised", **options)


def income_of(civ: str, made: TapestryScenario, era: int = 1, hand: tuple[str, ...] = ("trap",)) -> TapestryTable:
    """Seat 0 takes an income turn with this civilization; the others were first in all eras."""
    for seat in range(1, len(made.state.players)):
        made.seat(seat, era=4)
    return take_income(made.seat(0, era=era, civs=[civ], hand=list(hand)))


def begun(civ: str, players: int = 2) -> TapestryTable:
    made = scenario(players, mats="revised").seat(0, era=0, civs=[civ])
    others = iter(("craftsmen", "nomads", "leaders", "architects"))
    for seat in range(1, players):
        made.seat(seat, era=0, civs=[next(other for other in others if other != civ)])
    made.state.step = MATS
    return made.start()


# ------------------------------------------------------------------------------------------------ The Chosen


def test_the_chosen_take_a_step_for_four_of_a_resource() -> None:
    t = revised().seat(0, civs=["the_chosen"], coin=5).start().advance("military", pay=["coin"])
    while t.asked is not CHOSEN:
        t.match.choose(t.options[0])
    t.answer(CHOSEN, 1)
    assert t.player(0).goods[WORKER] == 1
    assert t.player(0).mat[t.civ("the_chosen")] & 15 == 1


def test_the_chosen_may_take_points_instead_of_a_benefit() -> None:
    t = revised().seat(0, civs=["the_chosen"], coin=5).start().advance("military", pay=["coin"])
    while t.asked is not CHOSEN:
        t.match.choose(t.options[0])
    assert t.answer(CHOSEN, NONE).player(0).tally[CIVILIZATION] == 5


def test_the_chosen_gained_later_take_two_steps_at_most() -> None:
    made = revised().seat(0, coin=4, tiles=[1, 2, 3, 4]).landmark(0, "forge", "barracks", "lighthouse", "apothecary")
    t = gained_later("the_chosen", made).answer(CHOSEN, NONE).answer(CHOSEN, NONE)
    assert t.asked is not CHOSEN, "a third achievement is met, but counts no more"
    assert t.player(0).tally[CIVILIZATION] == 10


# ------------------------------------------------------------------------------------------------ Craftsmen, Futurists


def test_craftsmen_gained_later_put_tokens_no_higher_than_their_era() -> None:
    t = gained_later("craftsmen", revised(), turn=2, hand=["trap"])
    assert t.options == [0, 1, 2]
    t.answer(RAISE, 2).answer(RAISE, 0).answer(RAISE, 1).answer(COVERED, 2)
    assert t.player(0).goods[FOOD] >= 1
    assert t.player(0).mat[CRAFTSMEN] == 2 | 1 << 6


def test_futurists_jump_after_their_first_income() -> None:
    t = revised().seat(0, era=0, civs=["futurists"]).seat(1, era=1).start()
    t.answer(JUMP, MILITARY).answer(JUMP, NONE)
    assert t.player(0).far == [0, 0, 0, 4]
    before = sum(t.player(0).goods)
    t.answer(RESOURCE, COIN).answer(RESOURCE, COIN)
    assert sum(t.player(0).goods) == before + 2


# ------------------------------------------------------------------------------------------------ Heralds, Historians


def test_heralds_place_a_card_that_has_no_effect_for_now() -> None:
    made = revised().deck("academia", "capitalism", "feudalism").seat(0, era=0, civs=["heralds"])
    t = made.mat(0, "heralds", 4).start()
    assert t.asked is PLAY
    t.answer(PLAY, t.card("feudalism"))
    assert t.player(0).stacks[1] == (t.card("feudalism"),)
    assert (t.player(0).vp, sum(t.player(0).goods)) == (0, 4), "the income only"
    assert t.table.discard == 1 << t.card("capitalism")


def test_heralds_use_the_card_on_maker_of_fire_with_a_token() -> None:
    made = revised().mat(0, "heralds", 4).seat(0, played={1: ["trap"]})
    t = income_of("heralds", made, hand=("academia",)).answer(COPY, made.start().card("trap"))
    assert t.player(0).vp == 10


@pytest.mark.parametrize(("players", "turns"), [(3, (2, 3, 4, 5)), (4, (1, 2, 3, 4))])
def test_historians_give_tokens_a_turn_earlier_on_the_large_map(players: int, turns: tuple[int, ...]) -> None:
    made = scenario(players, mats="revised")
    assert made.state.mats[made.civ("historians")].income_turns(made.state) == turns


def test_historians_listen_to_landmarks_of_tracks_only() -> None:
    made = revised().seat(0, tiles=[1]).seat(1, tech={"middle": ["bakery"]}, coin=2, tracks={"technology": 3})
    t = income_of("historians", made).answer(RECORD, 0)
    if t.asked is GIVE_TOKEN:
        t.answer(GIVE_TOKEN, 1)
    t.answer(EXPOSE, 2).answer(PLAY, t.card("trap"))
    while t.asked is not ACTION:
        t.match.choose(t.options[0])
    food = t.player(0).goods[FOOD]
    t.advance("technology", pay=["coin"])
    while t.asked in (LANDMARK_TURN, LANDMARK_SITE):
        t.match.choose(t.options[0])
    assert t.player(0).goods[FOOD] == food + 1
    assert t.player(0).mat[t.civ("historians")] == 1 << 2 | 1 << SQUARES + 1


# ------------------------------------------------------------------------------------------------ Inventors


def test_inventors_may_mark_a_card_of_the_top_row() -> None:
    t = income_of("inventors", revised().seat(1, tech={"top": ["calendar"]}))
    t.answer(TOKEN_ON_TECH, t.tech("calendar"))
    assert t.player(1).tech[TOP] == t.table.invented == 1 << t.tech("calendar")


def test_a_marked_card_needs_no_prerequisite() -> None:
    made = revised().seat(0, era=4, tech={"middle": ["calendar", "zeppelins"]})
    made.state.invented = 1 << made.start().tech("zeppelins")
    t = take_income(made)
    assert (t.asked, t.options) == (UPGRADE, [t.tech("zeppelins"), NONE])


# ------------------------------------------------------------------------------------------------ Isolationists


def test_isolationists_begin_with_tiles_and_tokens() -> None:
    t = begun("isolationists")
    assert t.player(0).tiles.bit_count() == 2 + t.player(0).era, "one more by a first income"
    assert t.player(0).mat[t.civ("isolationists")] == 4


@pytest.mark.parametrize(("players", "tokens"), [(3, 4), (4, 5)])
def test_isolationists_have_a_token_more_on_the_large_map(players: int, tokens: int) -> None:
    made = scenario(players, mats="revised")
    me, civ = made.state.players[0], made.civ("isolationists")
    assert list(made.state.mats[civ].begin(made.state, me)) == []
    assert me.mat[civ] == tokens


# ------------------------------------------------------------------------------------------------ Merrymakers


def test_merrymakers_choose_two_places_and_move_both_tokens() -> None:
    t = begun("merrymakers").answer(REVEL, 0)
    assert 0 not in t.options
    t.answer(REVEL, 4)
    assert t.player(0).mat[MERRYMAKERS] == 4 << 4
    t = income_of("merrymakers", revised().mat(0, "merrymakers", 4 << 4)).answer(CELEBRATE, 0)
    assert t.options == [1, 3], "beside it, not diagonally"
    t.answer(CELEBRATE_TO, 1)
    assert t.player(0).goods[CULTURE] == 1
    assert t.options == [3, 5, 7], "the first token stands on 1"
    t.answer(CELEBRATE_TO, 5)
    assert t.player(0).goods[COIN] == 1


def test_merrymakers_move_the_tokens_from_where_they_put_them() -> None:
    t = begun("merrymakers").answer(REVEL, 8).answer(REVEL, 2)
    t = income_of("merrymakers", revised().mat(0, "merrymakers", t.player(0).mat[MERRYMAKERS]))
    assert (t.asked, t.options) == (CELEBRATE, [2, 8])
    t.answer(CELEBRATE, 8)
    assert (t.asked, t.options) == (CELEBRATE_TO, [5, 7])


# ------------------------------------------------------------------------------------------------ Militants


def test_militants_begin_with_all_outposts_in_supply() -> None:
    t = begun("militants")
    assert t.player(0).outposts == 10
    assert t.player(0).upright.bit_count() == 1


def test_militants_conquer_after_all_else_that_is_uncovered() -> None:
    t = income_of("militants", revised().mat(0, "militants", 0))
    assert t.asked is CONQUER
    assert t.player(0).goods[:3] == [1, 1, 1]
    assert t.player(0).tally[CIVILIZATION] == 2 + 1 + 3 + 5
    t.answer(CONQUER, t.hex(TARGET)).answer(DIE, BLACK_DIE)
    assert t.asked is not MUSTER


# ------------------------------------------------------------------------------------------------ Mystics


def with_own_deck(*hand: str) -> TapestryTable:
    """Seat 0 plays Trap in income turn 2; these cards are in hand besides, and the next common card is Academia."""
    made = revised().deck("academia")
    me = made.state.players[0]
    me.own_deck = [made.state.deck.pop(0) for _ in range(3)]
    t = income_of("mystics", made, hand=("trap", *hand))
    return t.answer(PLAY, t.card("trap"))


@pytest.mark.parametrize(("others", "rewards"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_mystics_give_their_hand_for_rewards(others: int, rewards: int) -> None:
    cards = ("capitalism", "monarchy", "militarism", "empiricism", "feudalism")[:others]
    t = with_own_deck(*cards)
    asked = 0
    while t.asked is not ACTION and t.table.active == 0:
        asked += t.asked is MEDITATE
        t.match.choose(t.options[0] if t.asked is not MEDITATE or 1 not in t.options else 1)
    assert asked == rewards
    given = sum(1 << t.card(card) for card in ("academia", *cards))
    assert t.player(0).own_discard & given == given, "the common card was among them"
    assert t.player(0).hand.bit_count() == 3, "two of the own deck and the income"
    assert t.player(0).hand & given == 0


# ------------------------------------------------------------------------------------------------ Traders


def deals(**seat: Any) -> TapestryTable:
    made = revised().seat(0, tiles=[5], **seat).outpost(1, TARGET).tile(BESIDE_TARGET, 7).outpost(0, BESIDE_TARGET)
    return income_of("traders", made)


def test_traders_give_a_tile_for_what_it_shows() -> None:
    t = deals().answer(DEAL, 0)
    if t.asked is TRADE:
        t.answer(TRADE, t.hex(TARGET))
    assert t.player(1).tiles == 1 << 4
    assert t.player(0).goods[FOOD] == 1, "of the tile; a territory of the map gives nothing"
    assert t.table.controller(t.hex(TARGET)) is t.player(1)


def test_traders_build_abroad_for_both() -> None:
    t = deals().answer(DEAL, 1)
    t.answer(BUILDING, 2)
    assert t.player(0).left[2] == 4
    assert (t.player(0).goods[FOOD], t.player(1).goods[FOOD]) == (1, 1)


def test_traders_at_home_choose_points_and_roll_black() -> None:
    made = revised().dice((6, 0)).seat(0, civs=["traders"]).tile(BESIDE_TARGET, 7).outpost(0, BESIDE_TARGET)
    t = take_income(made.seat(0, hand=["trap"]).seat(1, era=4)).answer(DEAL, 2)
    t.answer(CHOSEN, NONE)
    assert t.player(0).tally[CIVILIZATION] == 5
    assert t.player(1).tiles.bit_count() == 1
    assert t.table.items[t.hex(BESIDE_TARGET)] == 2
