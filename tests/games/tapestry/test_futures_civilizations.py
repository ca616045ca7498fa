"""The civilizations of Fantasies & Futures: their behaviours, named after them."""

from __future__ import annotations

from typing import Any, Optional

import pytest

from tafelrunde.games.tapestry.expansions.fantasies_futures.abilities.mats import CIVILIZATIONS
from tafelrunde.games.tapestry.pieces.capitals import PLOT_BIT, SITES
from tafelrunde.games.tapestry.pieces.kinds import (
    BLACK_DIE,
    CELESTIALS,
    COIN,
    CULTURE,
    EXPLORATION,
    FAEFOLK,
    FARM,
    FOOD,
    ILLUMINATI,
    MARKET,
    RED_DIE,
    SCIENCE,
    SCIENCE_DIE,
    TECHNOLOGY,
    WORKER,
)
from tafelrunde.games.tapestry.pieces.landmarks import BAKERY, LANDMARKS, RUBBER_WORKS
from tafelrunde.games.tapestry.rules.civilization import begin_civilization
from tafelrunde.games.tapestry.rules.columns import open_columns
from tafelrunde.games.tapestry.rules.counts import InCapital
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.player import CIVILIZATION, INCOME
from tafelrunde.games.tapestry.table.prompts import (
    ARTIFICE,
    BARTER,
    CONQUER,
    DIE,
    DISCARD,
    EXCHANGE,
    FACE,
    FLOAT,
    FLUSH,
    FLUSH_POINTS,
    FREE_BONUS,
    FROM_DECK,
    GIVE_UP,
    GRANT,
    HIDE,
    HOST,
    HOWL,
    INVENT,
    KEEP_CARD,
    KEEP_CIVILIZATION,
    KEEP_SPACE,
    KEEP_TECH,
    KEEP_TILE,
    LATE,
    LATE_DISCARD,
    LATE_PLAY,
    PLAY,
    PLOT,
    RESEARCH,
    RESOURCE,
    ROLL,
    RUN_ON,
    SUBMERGE,
    TRAP,
    TRIM,
    UPGRADE,
    USE,
    WISH,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF, ORDER
from tests.rulebook import rule
from tests.rulebook.tapestry.conquests import NEAR, POINTS_4, START, TARGET, attack, pieces
from tests.rulebook.tapestry.entering import build, entered, seat_asked
from tests.rulebook.tapestry.futures import before, first_question, futures
from tests.rulebook.tapestry.income_turns import to_turn_of, told


def income_of(
    civ: str, turn: int = 2, made: Optional[TapestryScenario] = None, /, hand: tuple[str, ...] = ("trap",), **mine: Any
) -> TapestryTable:
    """Seat 0 takes an income turn with this civilization; nothing else happens before its ability."""
    return before(turn, made, civs=[civ], hand=list(hand), **mine).start().income()


def begun(civ: str, made: TapestryScenario) -> TapestryScenario:
    """Seat 0 has this civilization from the start, with what the mat says of it."""
    made.seat(0, civs=[civ])
    assert first_question(begin_civilization(made.state, made.state.players[0])) is None
    return made


def test_every_civilization_has_a_test_named_after_it() -> None:
    missing = [civ.id for civ in CIVILIZATIONS if not any(name.startswith(f"test_{civ.id}_") for name in globals())]
    assert missing == []


@rule("TAP-COMP-09", "TAP-CIVADJ-24")
def test_ten_civilizations_that_have_no_adjustment() -> None:
    assert len(CIVILIZATIONS) == 10
    for civ in CIVILIZATIONS:
        if civ.id == "illuminati":  # whose mat gives a card
            continue
        made = begun(civ.id, futures())
        me = made.state.players[0]
        assert (me.vp, me.goods, me.tiles, me.hand) == (0, [0, 0, 0, 0], 0, 0)


# ------------------------------------------------------------------------------------------------ Artificers


def test_artificers_set_a_building_aside_that_goes_on_counting() -> None:
    t = income_of("artificers")
    assert (t.asked, t.options) == (ARTIFICE, [*range(8), NONE])
    t.answer(ARTIFICE, 2 * FARM)
    assert t.player(0).left[FARM] == 4
    assert InCapital(FARM).of(t.table, t.player(0)) == 1
    assert t.player(0).houses[FARM] == 0
    assert told(t, "gained-building") == [], "it is not gained"
    t = to_turn_of(t.answer(PLAY, t.card("trap")), 0)
    assert t.player(0).goods[FOOD] == 2, "the income is better"


def test_artificers_move_a_building_to_the_left() -> None:
    """The third market column, which pays nothing, is uncovered in place of the second one."""
    t = income_of("artificers", built={"market": [30]})
    assert open_columns(t.table, t.player(0), MARKET) == 0b000011
    t.answer(ARTIFICE, 2 * MARKET + 1)
    assert open_columns(t.table, t.player(0), MARKET) == 0b000101
    t = to_turn_of(t.answer(PLAY, t.card("trap")), 0)
    assert t.player(0).goods[COIN] == 1


def test_artificers_may_move_a_building_onto_the_first_column_and_no_further() -> None:
    t = income_of("artificers", 3, futures().mat(0, "artificers", 1 << 3 * 4))
    assert open_columns(t.table, t.player(0), MARKET) == 0b000010
    assert 2 * MARKET in t.options
    assert 2 * MARKET + 1 not in t.options


@pytest.mark.parametrize("chosen", [FARM, FLUSH_POINTS, NONE])
def test_artificers_push_a_track_together_or_score_in_the_last_income_turn(chosen: int) -> None:
    t = income_of("artificers", 5, hand=(), built={"farm": [30, 31, 32], "house": [33]})
    assert (t.asked, t.options) == (FLUSH, [0, 1, 2, 3, FLUSH_POINTS, NONE])
    t.answer(FLUSH, chosen)
    assert open_columns(t.table, t.player(0), FARM) == (0b111100 if chosen == FARM else 0b001111)
    assert t.player(0).tally[CIVILIZATION] == (4 if chosen == FLUSH_POINTS else 0)
    farms = 4 + 0 + 7 + 10 if chosen == FARM else 4
    assert t.player(0).tally[INCOME] == farms


def test_artificers_need_an_uncovered_column_for_tech_cards() -> None:
    """Treasury needs the second market column."""
    made = futures().seat(0, tech={"middle": ["treasury"]}).mat(0, "artificers", 1 << 3 * 3)
    t = income_of("artificers", 2, made, built={"market": [30]})
    t.answer(ARTIFICE, NONE).answer(PLAY, t.card("trap"))
    assert t.asked is not UPGRADE


# ------------------------------------------------------------------------------------------------ Celestials


def celestials(made: Optional[TapestryScenario] = None) -> TapestryScenario:
    return begun("celestials", made or futures())


def test_celestials_begin_with_one_outpost_and_a_floating_capital() -> None:
    t = celestials().seat(0, coin=1).start()
    assert pieces(t, START) == [(0, "outpost"), (0, "floating")]
    assert t.player(0).outposts == 9
    assert t.table.full >> t.hex(START) & 1


@pytest.mark.parametrize("moved", [True, False])
def test_celestials_move_it_for_both_dice(moved: bool) -> None:
    made = celestials(futures().dice((6, POINTS_4), (6, WORKER)))
    t = before(2, made, hand=["trap"]).start().income()
    assert t.asked is FLOAT
    assert t.options == [*sorted(t.hex(at) for at in NEAR), NONE]
    t.answer(FLOAT, t.hex(TARGET) if moved else NONE)
    assert t.player(0).tally[CIVILIZATION] == (4 if moved else 0)
    assert t.player(0).goods[WORKER] == (1 if moved else 0)
    assert pieces(t, TARGET) == ([(0, "floating")] if moved else [])
    assert not t.player(0).upright >> t.hex(TARGET) & 1, "it controls nothing"
    assert t.table.full >> t.hex(START) & 1 != moved, "the start can be conquered without it"


def test_celestials_score_their_landmarks_in_the_last_income_turn() -> None:
    made = celestials().plain(0)
    inside, over = 3 * 12 + 3, 3 * 12 + 11
    for landmark, site in ((BAKERY, inside), (BAKERY + 5, over)):
        made.landmark(0, made.state.catalog.landmarks[landmark].id)
        made.state.players[0].sites += (landmark * 4 * SITES + site,)
    made.landmark(0, "library", in_city=False)
    t = before(5, made).start().income()
    assert t.player(0).tally[CIVILIZATION] == 5 - 2


def test_celestials_gained_later_may_be_exchanged() -> None:
    t, _ = entered("military", 12, futures().next_civ("celestials").seat(0, era=3))
    while t.asked is not EXCHANGE:
        t.match.choose(t.options[-1] if t.asked is not CONQUER else t.options[0])
    t.answer(EXCHANGE, NONE)
    assert t.player(0).mat[CELESTIALS] == t.player(0).start + 1


# ------------------------------------------------------------------------------------------------ Elder Ones


def test_elder_ones_gain_a_resource_or_two_cards() -> None:
    t = income_of("elder_ones")
    assert (t.asked, t.options) == (ONE_OF, [0, 1])
    t.answer(ONE_OF, 1)
    assert t.player(0).hand.bit_count() == 3


def test_elder_ones_sacrifice_up_to_six_cards() -> None:
    hand = ("trap",) * 7
    t = income_of("elder_ones", 5, hand=hand)
    for _ in range(6):
        t.answer(DISCARD, t.options[0]).answer(RESOURCE, COIN).answer(RESOURCE, FOOD)
    assert t.asked is LATE or t.table.active == 1
    assert t.player(0).goods == [6, 0, 6, 0]
    assert t.player(0).hand.bit_count() == 1


def late(civ: str, made: Optional[TapestryScenario] = None, **mine: Any) -> TapestryTable:
    """Seat 0 has had its last income turn and plays on; seat 1 has finished."""
    made = (made or futures()).seat(0, era=5, civs=[civ], **mine).finished(1)
    if civ == "elder_ones":
        made.mat(0, civ, 1)
    return made.start()


@rule("TAP-CIV-06", "TAP-TURN-04")
def test_elder_ones_go_on_with_advance_turns() -> None:
    t = income_of("elder_ones", 5, futures().finished(1), hand=(), coin=2)
    assert t.player(0).era == 5
    assert (t.asked, t.options) == (LATE, [EXPLORATION, TECHNOLOGY, SCIENCE, 3])
    t.answer(LATE, EXPLORATION)
    assert t.player(0).far[EXPLORATION] == 1
    assert t.player(0).tiles.bit_count() == 2
    t.answer(LATE, SCIENCE)
    while not t.match.over:
        t.match.choose(t.options[-1])
    assert t.player(0).finished, "without resources no advance is possible"


@rule("TAP-CIV-06")
def test_elder_ones_score_landmarks_after_income_turn_5() -> None:
    t = late("elder_ones", tracks={"exploration": 3}, food=2)
    t.answer(LATE, EXPLORATION)
    while not t.match.over:
        t.match.choose(t.options[0])
    assert t.player(0).tally[CIVILIZATION] == 10


@rule("TAP-CIV-06")
def test_elder_ones_score_landmarks_from_their_own_income_turn_5_on() -> None:
    t = income_of("elder_ones", 5, futures().finished(1), hand=(), tracks={"exploration": 3}, food=2)
    assert t.player(0).tally[CIVILIZATION] == 0
    t.answer(LATE, EXPLORATION)
    while not t.match.over:
        t.match.choose(t.options[0])
    assert t.player(0).tally[CIVILIZATION] == 10


@rule("TAP-CIV-06")
def test_elder_ones_gained_after_income_turn_5_score_landmarks_at_once() -> None:
    """Merfolk play Plague then, for another civilization."""
    made = futures(arts_architecture=True).next_civ("leaders").next_civ("elder_ones")
    t = late("merfolk", made.seat(0, civs=["nomads"]), hand=["plague"], tracks={"exploration": 3}, food=2)
    t.answer(LATE, LATE_PLAY).answer(PLAY, t.card("plague")).answer(ONE_OF, 0).answer(GIVE_UP, t.civ("nomads"))
    t.answer(KEEP_CIVILIZATION, t.civ("elder_ones")).answer(LATE, EXPLORATION)
    while not t.match.over:
        t.match.choose(t.options[0])
    assert t.player(0).landmarks.bit_count() == 1
    assert t.player(0).tally[CIVILIZATION] == 10


def test_elder_ones_keep_the_card_of_era_4_in_force() -> None:
    made = futures().finished(1).seat(0, era=4, played={4: ["monarchy"]})
    t = income_of("elder_ones", 5, made, hand=(), tracks={"exploration": 7}, food=3)
    t.answer(LATE, EXPLORATION)
    build(t)
    assert t.player(0).tally[5] == 3


@pytest.mark.parametrize("civ", ["elder_ones", "merfolk"])
def test_elder_ones_play_no_reactions_after_the_last_income_turn_but_merfolk_do(civ: str) -> None:
    made = futures().dice((6, POINTS_4), (6, 0)).outpost(1, TARGET).seat(1, era=5, civs=[civ], hand=["trap"])
    t = attack(made)
    assert (t.asked is TRAP) == (civ == "merfolk")


# ------------------------------------------------------------------------------------------------ Faefolk


@pytest.mark.parametrize("draws", [True, False])
def test_faefolk_move_by_their_visible_cards(draws: bool) -> None:
    """Two cards in hand and the visible one of two on the income mat."""
    made = futures().seat(0, played={2: ["guilds", "trap"]})
    t = income_of("faefolk", 3, made, hand=("trap", "trap"), tech={"top": ["calendar"]})
    t.answer(USE, 1 if draws else NONE)
    assert t.match.view(1)["seats"][0]["mat"][FAEFOLK] == (4 if draws else 3)
    assert t.asked is ORDER
    t.answer(ORDER, 0)
    assert t.player(0).goods[CULTURE if draws else COIN] == 1


def test_faefolk_gain_the_spot_twice_in_the_last_income_turn() -> None:
    t = income_of("faefolk", 5, hand=("trap", "trap", "trap"), tech={"top": ["calendar"]})
    t.answer(USE, NONE)
    for _ in range(2):
        t.answer(ORDER, 0)
    assert t.player(0).goods[COIN] == 2
    assert t.player(0).tally[CIVILIZATION] == 2


def test_faefolk_gain_gifts_on_the_second_spot() -> None:
    t = income_of("faefolk", 2, hand=("trap",), built={"farm": [30], "house": [31]})
    t.answer(USE, NONE)
    assert (t.asked, t.options) == (ORDER, [0, 1, 2, 3])
    t.answer(ORDER, 3)
    assert t.player(0).tally[CIVILIZATION] == 2, "all income buildings count"


# ------------------------------------------------------------------------------------------------ Genies

TERRITORY_CIRCLE = 5


def test_genies_let_an_opponent_choose_a_circle_for_both() -> None:
    t = income_of("genies")
    assert (t.asked, seat_asked(t), t.options) == (WISH, 1, [1, 3, 5, 7])
    t.answer(WISH, TERRITORY_CIRCLE)
    assert t.player(1).vp == 1
    assert (t.asked, seat_asked(t), t.options) == (GRANT, 0, [4, 5, 6])
    t.answer(GRANT, 4)
    assert t.player(0).goods[CULTURE] == 1
    assert t.player(0).vp == 1, "the circle was all that was left"
    assert t.asked is PLAY


def test_genies_take_the_circle_first_if_they_like() -> None:
    t = income_of("genies").answer(WISH, TERRITORY_CIRCLE).answer(GRANT, TERRITORY_CIRCLE)
    assert t.player(0).vp == 1
    assert t.options == [4, 6]


def test_genies_do_not_change_the_circles_that_they_were_offered() -> None:
    """A preview of each circle lists them, and failed on a list that had become shorter."""
    t = income_of("genies", 5)
    assert t.asked is GRANT
    offered = t.options
    t.answer(GRANT, offered[0])
    assert offered == [1, 3, 5, 7]


def test_genies_choose_for_a_finished_opponent() -> None:
    t = income_of("genies", 2, futures().finished(1))
    assert (t.asked, seat_asked(t)) == (WISH, 0)
    t.answer(WISH, TERRITORY_CIRCLE)
    assert t.player(1).vp == 0


def test_genies_gain_two_circles_in_the_last_income_turn() -> None:
    t = income_of("genies", 5, tech={"top": ["calendar"]})
    assert t.options == [1, 3, 5, 7]
    t.answer(GRANT, 5)
    assert t.options == [1, 3, 7]
    t.answer(GRANT, 7)
    assert t.player(0).tally[CIVILIZATION] == 2


# ------------------------------------------------------------------------------------------------ Illuminati

ALL_DICE = 7


def watching(dice: int = ALL_DICE) -> TapestryScenario:
    """Seat 1 are the Illuminati."""
    return futures().seat(1, civs=["illuminati"]).mat(1, "illuminati", dice)


def test_illuminati_begin_with_one_of_three_cards() -> None:
    made = futures().deck("guilds", "trap", "democracy").seat(0, civs=["illuminati"])
    asked = first_question(begin_civilization(made.state, made.state.players[0]))
    assert asked is not None
    assert asked.prompt is KEEP_CARD
    assert len(asked.options) == 3
    assert made.state.players[0].mat[ILLUMINATI] == ALL_DICE


def test_illuminati_gain_what_conquer_dice_show_to_others() -> None:
    t = attack(watching().dice((6, POINTS_4), (6, WORKER)))
    assert t.player(1).vp == 4
    assert t.player(1).goods[WORKER] == 1
    assert t.player(1).mat[ILLUMINATI] == 1 << SCIENCE_DIE
    t.answer(DIE, RED_DIE)
    assert t.player(0).vp == 4, "the roller gains as usual"


def test_illuminati_gain_nothing_for_a_die_that_is_gone() -> None:
    t = attack(watching(1 << SCIENCE_DIE).dice((6, POINTS_4), (6, WORKER)))
    assert (t.player(1).vp, t.player(1).goods[WORKER]) == (0, 0)


def test_illuminati_may_follow_the_science_die_first() -> None:
    t, _ = entered("science", 1, watching().dice((4, EXPLORATION)))
    assert (t.asked, seat_asked(t), t.options) == (RESEARCH, 1, [EXPLORATION, NONE])
    t.answer(RESEARCH, EXPLORATION)
    assert t.player(1).far[EXPLORATION] == 1
    assert t.player(1).tiles == 0, "without benefit"
    assert seat_asked(t) == 0


def test_illuminati_leave_their_dice_on_the_mat_when_they_roll() -> None:
    t = attack(futures().seat(0, civs=["illuminati"]).mat(0, "illuminati", ALL_DICE))
    assert t.player(0).mat[ILLUMINATI] == ALL_DICE


def test_illuminati_score_their_dice_in_income_turns() -> None:
    t = income_of("illuminati", 2, futures().mat(0, "illuminati", 1 << RED_DIE | 1 << BLACK_DIE))
    assert t.player(0).vp == 12
    assert t.player(0).mat[ILLUMINATI] == ALL_DICE


def test_illuminati_who_have_finished_gain_points_only() -> None:
    t = attack(watching().finished(1).dice((6, POINTS_4), (6, WORKER)))
    assert (t.player(1).vp, t.player(1).goods[WORKER]) == (4, 0)


# ------------------------------------------------------------------------------------------------ Merfolk


def test_merfolk_put_all_but_two_cards_under_the_mat() -> None:
    t = income_of("merfolk", 2, futures().deck("guilds"), hand=("trap", "democracy"))
    assert (t.asked, len(t.options)) == (SUBMERGE, 3)
    guilds = t.card("guilds")
    t.answer(SUBMERGE, guilds)
    assert t.asked is PLAY
    assert guilds not in t.options
    assert t.match.view(0)["seats"][0]["side"]["submerged"] == [guilds]
    assert t.match.view(1)["seats"][0]["side"]["submerged"] is None
    assert t.match.view(1)["seats"][0]["side"]["submerged_count"] == 1


def test_merfolk_take_them_back_and_keep_five() -> None:
    made = futures()
    hidden = [made._pull_card(name) for name in ("guilds", "democracy", "dystopia", "capitalism", "monarchy")]
    made.state.players[0].side.submerged = sum(1 << card for card in hidden)
    t = income_of("merfolk", 5, made, hand=("trap",))
    assert t.player(0).hand.bit_count() == 7
    t.answer(TRIM, hidden[0]).answer(TRIM, hidden[1])
    assert t.player(0).hand.bit_count() == 5
    assert not t.player(0).finished


@rule("TAP-CIV-06")
def test_merfolk_discard_cards_for_points_after_the_last_income_turn() -> None:
    t = late("merfolk", hand=["trap", "monarchy", "guilds"])
    assert (t.asked, t.options) == (LATE, [LATE_DISCARD, LATE_PLAY])
    t.answer(LATE, LATE_DISCARD)
    assert NONE not in t.options, "at least one"
    t.answer(DISCARD, t.card("trap")).answer(DISCARD, t.card("guilds")).answer(DISCARD, NONE)
    assert t.player(0).tally[CIVILIZATION] == 10
    assert t.options == [LATE_DISCARD], "Monarchy has no WHEN PLAYED ability"
    t.answer(LATE, LATE_DISCARD).answer(DISCARD, t.card("monarchy"))
    assert t.match.over, "the game ends with the hand"


@rule("TAP-CIV-06", "TAP-RESERVE-07")
def test_merfolk_play_a_card_after_the_last_income_turn() -> None:
    t = late("merfolk", hand=["microbial_magic"], played={3: ["trap"], 4: ["guilds"]})
    t.answer(LATE, LATE_PLAY).answer(PLAY, t.card("microbial_magic"))
    t.match.choose(0)
    assert t.asked is PLOT, "the farm is built at once"
    build(t)
    assert t.player(0).houses[FARM].bit_count() == 1
    assert t.player(0).stacks[4][-1] == t.card("microbial_magic")


# ------------------------------------------------------------------------------------------------ Psionics


def test_psionics_gain_one_benefit_in_each_income_turn() -> None:
    assert income_of("psionics", 2).asked is KEEP_TILE
    assert income_of("psionics", 3).asked is KEEP_CARD
    assert income_of("psionics", 4).asked is INVENT
    t = income_of("psionics", 5, futures().dice((4, 1), (4, 2)))
    assert (t.asked, t.options) == (ROLL, [1, 2])


@rule("TAP-DEC-49")
def test_psionics_keep_one_of_two_tiles_and_shuffle_the_other_back() -> None:
    t = income_of("psionics", 2, futures().stack(5, 7))
    assert (t.asked, seat_asked(t), t.options) == (KEEP_TILE, 0, [4, 6])
    assert t.match.view(1)["side"]["tiles"] == [4, 6]
    t.answer(KEEP_TILE, 6)
    assert t.player(0).tiles == 1 << 6
    assert 4 in t.table.tiles_left


@rule("TAP-DEC-49")
def test_psionics_keep_one_of_two_tapestry_cards() -> None:
    t = income_of("psionics", 3, futures().deck("guilds", "democracy"))
    guilds, democracy = t.card("guilds"), t.card("democracy")
    assert (t.asked, t.options) == (KEEP_CARD, sorted([guilds, democracy]))
    t.answer(KEEP_CARD, guilds)
    assert t.player(0).hand >> guilds & 1
    assert democracy in t.table.deck


@rule("TAP-DEC-49")
def test_psionics_keep_one_of_two_tech_cards_of_the_deck_only() -> None:
    t = income_of("psionics", 4, futures().tech_deck("barn", "bakery"))
    t.answer(INVENT, FROM_DECK)
    assert (t.asked, t.options) == (KEEP_TECH, sorted([t.tech("barn"), t.tech("bakery")]))
    t.answer(KEEP_TECH, t.tech("barn"))
    assert t.player(0).techs == 1 << t.tech("barn")
    assert t.tech("bakery") in t.table.tech_deck


@rule("TAP-DEC-49")
def test_psionics_choose_one_of_two_rolls_of_each_conquer_die() -> None:
    t = attack(futures().dice((6, 0), (6, 3), (6, 1), (6, 2)).seat(0, civs=["psionics"]))
    assert (t.asked, t.options) == (FACE, [0, 3])
    t.answer(FACE, 3)
    assert (t.asked, t.options) == (FACE, [6 + 1, 6 + 2])
    t.answer(FACE, 6 + 2)
    assert t.match.decision is not None
    assert (t.asked, t.match.decision.about) == (DIE, 6 * 3 + 2)


def test_psionics_with_empiricism_choose_among_three_rolls() -> None:
    made = futures().dice((4, 0), (4, 1), (4, 2)).seat(0, era=2, civs=["psionics"], played={2: ["empiricism"]})
    t, _ = entered("science", 1, made)
    assert (t.asked, t.options) == (ROLL, [0, 1, 2])


def test_psionics_draw_one_more_where_others_draw_three() -> None:
    made = futures().seat(0, civs=["psionics"]).space_stack(3, 8, 11, 14, 15)
    t = before(2, made, hand=["astral_navigators"]).start().income()
    t.answer(KEEP_TILE, t.options[0]).answer(PLAY, t.card("astral_navigators"))
    assert (t.asked, t.options) == (KEEP_SPACE, [2, 7, 10, 13])


def test_psionics_choose_among_two_civilizations() -> None:
    made = futures().next_civ("leaders").next_civ("nomads").seat(0, era=2, civs=["psionics"])
    t, _ = entered("military", 12, made)
    while t.asked is not KEEP_CIVILIZATION:
        t.match.choose(t.options[0])
    assert t.options == sorted([t.civ("leaders"), t.civ("nomads")])
    t.answer(KEEP_CIVILIZATION, t.civ("leaders"))
    assert t.civ("nomads") in t.table.civs_left, "it is shuffled back"


# ------------------------------------------------------------------------------------------------ Weefolk


def test_weefolk_give_a_token_that_fills_a_plot() -> None:
    t = income_of("weefolk", 2, futures(3))
    assert (t.asked, t.options) == (HOST, [1, 2])
    t.answer(HOST, 2)
    assert (t.asked, seat_asked(t)) == (HIDE, 2)
    plot = t.options[0]
    t.answer(HIDE, plot)
    assert t.player(2).city >> PLOT_BIT[plot] & 1
    assert t.match.view(0)["seats"][2]["capital"]["plots"][plot] == "wee-token"
    assert t.match.view(1)["seats"][0]["side"]["folk"] == [[2, plot]]


def test_weefolk_tokens_complete_districts() -> None:
    made = futures().plain(1).fill(1, [1, 2, 9, 10, 11, 18, 19, 20])
    t = income_of("weefolk", 2, made)
    t.answer(HIDE, 0)
    assert (t.asked, seat_asked(t)) == (RESOURCE, 1)


def test_weefolk_replace_a_small_building_in_a_full_capital() -> None:
    made = futures().plain(1).fill(1, [plot for plot in range(81) if plot != 40]).seat(1, built={"farm": [40]})
    t = income_of("weefolk", 2, made)
    host = t.player(1)
    assert host.houses[FARM] == 0, "the farm was the only choice"
    assert host.beside[FARM] == 1
    assert t.player(0).side.folk == (81 + 40,)


@pytest.mark.parametrize("spent", [True, False])
def test_weefolk_may_spend_a_tile_for_a_building(spent: bool) -> None:
    t = income_of("weefolk", 2, tiles=[5, 6])
    t.answer(HIDE, t.options[0])
    assert (t.asked, t.options) == (BARTER, [4, 5, NONE])
    t.answer(BARTER, 4 if spent else NONE)
    if spent:
        t.answer(ONE_OF, FARM)
        build(t)
    assert t.player(0).left[FARM] == (4 if spent else 5)
    assert t.player(0).tiles == (1 << 5 if spent else 1 << 4 | 1 << 5)


def test_weefolk_score_the_buildings_around_their_tokens() -> None:
    """Two farms in the row of the token, a house in its column, and a landmark that touches both."""
    made = futures().plain(1).seat(1, built={"farm": [0, 1], "house": [39], "market": [80]}).landmark(1, "rubber_works")
    turn, site = 0, 3 * 12 + 3 + 2  # rows 1 to 4 from column 3 on; its two upper plots on the left are free
    made.state.players[1].sites += ((RUBBER_WORKS * 4 + turn) * SITES + site,)
    covered = LANDMARKS[RUBBER_WORKS].turns[turn][site]
    made.state.players[1].city |= covered
    assert not covered >> PLOT_BIT[3] & 1
    t = income_of("weefolk", 5, made)
    t.answer(HIDE, 3)
    assert t.player(0).tally[CIVILIZATION] == 2 + 1 + 2


# ------------------------------------------------------------------------------------------------ Werefolk


def moon(face: int, turn: int = 2, **mine: Any) -> TapestryTable:
    """The tile lands with this face."""
    return income_of("werefolk", turn, futures().space_stack(8, 9).dice((2, face)), **mine)


@rule("TAP-FAQ-32")
@pytest.mark.parametrize("back", [True, False])
def test_werefolk_explore_a_tile_that_lands_face_up_for_a_step_back(back: bool) -> None:
    t = moon(1, tracks={"science": 3})
    assert (t.asked, t.options) == (HOWL, [SCIENCE, NONE])
    t.answer(HOWL, SCIENCE if back else NONE)
    me = t.player(0)
    assert me.far[SCIENCE] == (2 if back else 3)
    assert (me.explored, me.space) == ((1 << 7, 0) if back else (0, 1 << 7))
    assert back or me.vp == 4


@rule("TAP-FAQ-32", "TAP-EX-32")
def test_werefolk_on_start_spaces_cannot_explore_it() -> None:
    t = moon(1)
    assert t.asked is PLAY
    assert t.player(0).far == [0, 0, 0, 0]
    assert (t.player(0).explored, t.player(0).vp) == (0, 4)


def test_werefolk_advance_with_a_free_bonus_if_it_lands_face_down() -> None:
    t = moon(0, tracks={"exploration": 1}, tiles=[5])
    assert t.asked is RUN_ON
    t.answer(RUN_ON, EXPLORATION)
    while t.asked is not FREE_BONUS:
        t.match.choose(t.options[0])
    t.answer(FREE_BONUS, 1)
    assert t.player(0).far[EXPLORATION] == 2
    assert t.player(0).hand.bit_count() == 2


def test_werefolk_discard_the_tile_on_the_mat() -> None:
    made = futures().explored(0, 3).space_stack(8).mat(0, "werefolk", 3).dice((2, 1))
    t = income_of("werefolk", 3, made)
    assert t.player(0).explored == 0
    assert t.table.spaces_gone >> 2 & 1
