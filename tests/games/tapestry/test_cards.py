"""Tapestry cards that reach into other rules or other players' turns."""

from __future__ import annotations

from tafelrunde.games.tapestry.components.kinds import COIN, CULTURE, EXPLORATION, FOOD, MILITARY, SCIENCE, WORKER
from tafelrunde.games.tapestry.prompts import (
    ACTION,
    BONUS,
    COPY,
    EXPLORE_HEX,
    EXPLORE_TILE,
    FREE_BONUS,
    GIVE_TILE,
    INVENT,
    OPPONENT,
    PLAY,
    POSITION,
    RESOURCE,
    SEND,
    TRACK,
    TURN_FOOD,
    TWICE,
    UPGRADE,
)
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable, scenario
from tafelrunde.kernel.decision import NONE


def played(card: str, made: TapestryScenario | None = None) -> TapestryTable:
    """Seat 0 plays a card in income turn 2; seat 1 was first in that era."""
    made = made or scenario()
    made.seat(0, hand=[card])
    if made.state.players[1].era < 2:
        made.seat(1, era=2)
    t = made.start().income()
    return t.answer(PLAY, t.card(card))


def test_academia_scores_for_every_card() -> None:
    t = played("academia")
    assert t.player(0).tally[5] == 3  # the card of the income itself


def test_marriage_of_state_copies_a_benefit() -> None:
    made = scenario().seat(1, coin=1, food=8).no_tiles()
    t = played("marriage_of_state", made).answer(TRACK, 1)
    if t.asked is OPPONENT:
        t.answer(OPPONENT, 1)
    t.advance("technology", pay=["coin"]).answer(INVENT, t.options[0])
    assert t.asked is INVENT
    assert t.match.decision is not None
    assert t.match.decision.seat == 0


def test_an_ally_gains_the_benefit_of_an_upgrade() -> None:
    made = scenario().seat(1, food=8, coin=2, tracks={"technology": 4}, tech={"bottom": ["canned_food"]})
    t = played("alliance", made)
    before = t.player(0).goods[FOOD]
    t.advance("technology", pay=["food"])
    t.match.choose(0)
    while t.asked is not BONUS:
        t.match.choose(t.options[0])
    t.answer(BONUS, FOOD)
    assert t.player(0).goods[FOOD] == before + 1


def test_tyranny_is_covered_by_the_card_it_gains() -> None:
    t = played("tyranny", scenario().deck("boast_of_superiority"))
    t.answer(PLAY, t.card("boast_of_superiority"))
    assert t.player(0).tally[5] >= 5
    assert len(t.player(0).stacks[2]) == 2
    assert t.player(0).active == ()


def test_dictatorship_locks_a_track_until_after_the_next_turn() -> None:
    made = scenario().seat(0, food=1).seat(1, food=8, coin=8)
    t = played("dictatorship", made).answer(TRACK, EXPLORATION)
    assert t.asked is ACTION
    assert t.match.decision is not None
    assert t.match.decision.seat == 1
    assert EXPLORATION not in t.options
    t.advance("technology", pay=["coin"]).answer(INVENT, t.options[0])
    t.answer(ACTION, EXPLORATION)
    while t.match.decision is not None and t.match.decision.seat == 0:
        t.match.choose(t.options[-1])
    assert EXPLORATION in t.options


def test_renaissance_takes_bonuses_for_free() -> None:
    t = played("renaissance", scenario().seat(0, tracks={"technology": 1, "science": 1}))
    t.answer(TRACK, 1).answer(FREE_BONUS, 1)
    t.match.choose(t.options[0])
    assert t.player(0).left[0] == 4
    t.answer(TRACK, SCIENCE).answer(FREE_BONUS, NONE).answer(TRACK, EXPLORATION)
    assert t.player(0).far == [1, 2, 2, 1]


def test_age_of_sail_draws_and_gives() -> None:
    made = scenario().seat(0, era=2, food=1, tracks={"exploration": 1}, played={2: ["age_of_sail"]})
    t = made.stack(5, 7, 16).start().advance("exploration").answer(GIVE_TILE, 4)
    if t.asked is OPPONENT:
        t.answer(OPPONENT, 1)
    t.answer(EXPLORE_TILE, 6).answer(EXPLORE_HEX, t.options[0])
    assert t.player(1).tiles == 1 << 4
    assert t.player(0).tiles == 1 << 15


def test_exploitation_takes_the_benefit_twice() -> None:
    made = scenario().seat(0, era=2, food=1, tiles=[5], tracks={"exploration": 1}, played={2: ["exploitation"]})
    t = made.start().advance("exploration").answer(EXPLORE_HEX, made.hex((0, -1))).answer(TWICE, 1)
    assert (t.player(0).goods[FOOD], t.player(0).vp) == (2, 0)


def test_mercantilism_turns_food() -> None:
    t = played("mercantilism").answer(TURN_FOOD, COIN)
    assert t.player(0).goods == [2, 1, 0, 1]
    assert t.player(0).tally[5] == 2


def test_espionage_copies_a_lasting_ability() -> None:
    made = scenario().seat(1, era=2, played={2: ["academia"]})
    t = played("espionage", made)
    if t.asked is COPY:
        t.answer(COPY, t.card("academia"))
    assert t.player(0).tally[5] == 3


def test_olympic_host_asks_everybody() -> None:
    made = scenario().seat(0, worker=1).seat(1, worker=1)
    t = played("olympic_host", made).answer(SEND, 1).answer(SEND, NONE)
    assert t.player(0).tally[5] == 10
    assert t.player(1).goods[WORKER] == 1
    assert t.player(0).goods[COIN] == 2  # one from the card, one from the income


def test_trade_economy_pays_the_opponent_with_the_bonus() -> None:
    made = scenario().seat(1, food=8, tracks={"military": 2})
    t = played("trade_economy", made)
    if t.asked is POSITION:
        t.answer(POSITION, 65 + 13 * MILITARY + 2)
    assert t.asked is FREE_BONUS
    assert t.match.decision is not None
    assert t.match.decision.seat == 1


def test_dark_ages_go_back_on_three_tracks() -> None:
    made = scenario().seat(0, tracks={"exploration": 2, "technology": 2, "science": 1})
    t = played("dark_ages", made).answer(TRACK, MILITARY)
    assert t.player(0).far == [1, 1, 0, 3]


def test_golden_age_needs_no_prerequisite() -> None:
    made = scenario().seat(0, tech={"middle": ["transistors"]})
    t = played("golden_age", made).answer(UPGRADE, made.start().tech("transistors"))
    assert t.player(0).tally[5] == 3
    assert t.player(0).tally[4] == 4


def test_wartime_economy_makes_bonuses_free() -> None:
    made = scenario().seat(0, era=2, coin=1, tracks={"technology": 1}, played={2: ["wartime_economy"]})
    assert made.start().advance("technology").asked is FREE_BONUS


def test_broker_of_peace_scores_for_the_wars_of_others() -> None:
    made = scenario().seat(0, era=2, played={2: ["broker_of_peace"]}, culture=8).seat(1, culture=8).turn(1)
    t = made.start().advance("military")
    while t.match.decision is not None and t.match.decision.seat == 1:
        t.match.choose(t.options[0])
    assert t.player(0).vp == 3
    assert MILITARY not in t.options


def test_an_era_ends_what_was_for_it() -> None:
    made = scenario().seat(0, era=2, played={2: ["academia"]}, hand=["trap"]).seat(1, era=4)
    t = made.start().income().answer(PLAY, made.start().card("trap"))
    assert t.player(0).tally[5] == 10
    assert t.player(0).active == ()
    assert t.player(0).goods[CULTURE] == 1
    assert t.asked is not RESOURCE
