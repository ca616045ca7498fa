"""Effects that reach into other rules: machines while paying or playing, tiles of tribes, the switch, sleep."""

from __future__ import annotations

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.kinds import CRYSTAL, FOOD, GEAR, LAKE
from tafelrunde.games.revive.pieces.map import ABYSS, BESIDE
from tafelrunde.games.revive.rules.distance import distance_to, reach
from tafelrunde.games.revive.scenario import ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import (
    ABILITY_FIELD,
    ACTION_PROMPT,
    ACTIVATE,
    ALL_COLOURS,
    BUILD,
    CARD,
    COPY,
    CRATE,
    EXPLORE,
    GIVE,
    HIBERNATE,
    LAY_DOWN,
    LOCATION,
    MACHINE,
    OPEN,
    PAY,
    PAY_CRATE,
    PLAY,
    POPULATE,
    REOPEN,
    REWARD,
    SITE,
    SIZE,
    SLOT,
    SWITCH,
    TECHNOLOGY,
    TILE,
    TO_REST,
    TRIBE,
    TRIBE_BOARD,
    TURNED,
)
from tafelrunde.games.revive.table.state import Table
from tafelrunde.games.revive.table.steps import TRIBE as TRIBE_POINTS
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF
from tafelrunde.kernel.match import Match

ALL_TRACKS = (8, 8, 8)


def finish(t: ReviveTable) -> ReviveTable:
    """Take the first answer until somebody has to act again."""
    while t.asked is not None and t.asked is not ACTION_PROMPT:
        t.match.choose(t.options[0])
    return t


def test_a_crate_pays_past_the_cap_and_the_excess_is_lost() -> None:
    made = scenario()
    desert = next(field for field in made.fields("desert") if not BESIDE[field] & made.state.of[LAKE])
    t = made.seat(0, gear=6, food=6, closed=["K04", "K04"]).start()
    t.answer(ACTION_PROMPT, BUILD).answer(SITE, desert).answer(SIZE, 0).answer(PAY, PAY_CRATE)
    t.answer(OPEN, t.number("crate", "K04"))
    assert t.resources(0)["gear"] == 8
    t.answer(PAY, PAY_CRATE).answer(OPEN, t.number("crate", "K04") + 1)  # then nothing is left but to pay
    finish(t)
    assert t.resources(0)["gear"] == 6  # of 6 + 2 + 2 - 3


def test_an_action_is_offered_that_only_a_crate_can_pay() -> None:
    made = scenario().seat(0, gear=1, food=6, closed=["K04"])
    t = made.start()
    assert BUILD in t.options
    t.answer(ACTION_PROMPT, BUILD).answer(SITE, t.options[0])
    assert t.asked is SIZE  # only a small one, but crates are secret: the question is asked all the same
    assert t.options == [0]
    t.answer(SIZE, 0)
    assert t.options == [PAY_CRATE]
    assert BUILD not in scenario().seat(0, gear=1, food=6).start().options


def test_range_of_a_crate_counts_while_paying_only() -> None:
    made = scenario()
    t = made.seat(0, closed=["K13"]).start()
    t.answer(ACTION_PROMPT, CRATE).answer(OPEN, t.number("crate", "K13"))
    finish(t)
    assert sum(t.player(0).res) == 1
    assert t.table.range == 0


def test_discount_machine_for_its_action_only() -> None:
    t = scenario().seat(0, gear=3, food=6, energy=1, tracks=(5, 1, 1), machines={3: "MG01"}).start()
    t.answer(ACTION_PROMPT, BUILD).answer(SITE, t.options[0])
    t.answer(SIZE, 1).answer(ACTIVATE, 3)  # 5 gears are too many without the machine
    assert t.player(0).large
    assert t.resources(0)["gear"] == 0


def test_unlimited_range_reaches_every_tile() -> None:
    made = scenario().tribe(0, "x49").figure(0, 121, "t1").figure(0, 122, "t2L")
    t = made.seat(0, food=6, crystal=3, energy=1).start()
    t.answer(ACTION_PROMPT, EXPLORE)
    assert t.options == list(range(25))
    far = max(t.options, key=lambda s: distance_to(reach(t.table, t.player(0)), 0b1111 << 4 * s) < 0)
    t.answer(TILE, far)
    t.answer(ACTIVATE, 10)  # no way leads there, so a machine must help
    finish(t)
    assert t.table.explored >> far & 1


def test_unlimited_range_can_be_had_again_after_a_winter() -> None:
    made = scenario().hidden(5, "T20").hidden(9, "T05")  # the tiles nearby cost 3 food and more
    made.tribe(0, "x49").figure(0, 121, "t1").figure(0, 122, "t2L")
    t = made.seat(0, food=6, crystal=3, energy=1).start()
    t.answer(ACTION_PROMPT, EXPLORE).answer(TILE, 23).answer(ACTIVATE, 10)
    finish(t).answer(ACTION_PROMPT, NONE)
    me = t.player(0)
    me.energy, me.loaded = 1, 0  # as after a winter
    me.res[FOOD], me.res[CRYSTAL] = 2, 0
    t.answer(ACTION_PROMPT, SWITCH)  # nobody explores, populates or builds meanwhile
    finish(t).answer(ACTION_PROMPT, NONE)
    assert EXPLORE in t.options


def test_a_machine_turns_the_card() -> None:
    made = scenario().seat(0, energy=1, tracks=(5, 1, 1), machines={3: "MG04"}, active=["CG01"])
    t = made.start()
    t.answer(ACTION_PROMPT, t.number("card", "CG01")).answer(SLOT, TURNED + 0)
    finish(t)
    assert t.track(0, "grey") == 7  # the lower half in an upper slot
    assert t.player(0).loaded == 1 << 3


def test_all_colours_fires_every_module_of_the_slot() -> None:
    made = scenario().seat(
        0, energy=1, tracks=(5, 1, 1), machines={3: "MG10"}, active=["CG01"], modules={0: "SM09", 1: "SM17"}
    )
    t = made.start()
    t.play("CG01", "top1").answer(ALL_COLOURS, t.number("card", "CG01"))
    assert t.resources(0) == {"gear": 3, "book": 2, "food": 2, "crystal": 0}


def test_all_colours_plays_a_card_of_another_colour() -> None:
    made = scenario().seat(0, energy=1, tracks=(5, 1, 1), machines={3: "MG10"}, active=["CY04", "CN01"])
    t = made.start().play("CY04", "bottom1").next("play-card")
    t.answer(PLAY, t.number("card", "CN01")).answer(SLOT, 0)
    finish(t)
    assert t.resources(0)["book"] == 3
    assert t.player(0).energy == 0


def test_laying_a_card_down_gives_its_upper_effect() -> None:
    t = scenario().seat(0, energy=1, tracks=(5, 1, 1), machines={3: "MG05"}, active=["CG01", "1"]).start()
    t.answer(ACTION_PROMPT, MACHINE)
    t.answer(LAY_DOWN, t.number("card", "CG01"))
    assert t.resources(0)["gear"] == 3
    assert t.number("card", "CG01") in t.player(0).rest
    assert t.table.actions == 0


def test_a_crate_is_used_again_once() -> None:
    made = scenario().seat(0, gear=2, energy=1, tracks=(5, 1, 1), machines={3: "MG07"}, opened=["K05"])
    t = made.start().answer(ACTION_PROMPT, MACHINE).answer(ACTIVATE, 3)
    t.answer(REOPEN, t.number("crate", "K05"))
    assert t.resources(0) == {"gear": 1, "book": 2, "food": 0, "crystal": 0}
    assert t.player(0).reused == 1 << t.number("crate", "K05")


def test_two_basic_resources_make_a_crystal() -> None:
    made = scenario().tribe(0, "hofstadterians").figure(0, 121, "t1").figure(0, 122, "t2L")
    t = made.seat(0, gear=2, book=2, food=6).start()
    t.answer(ACTION_PROMPT, TRIBE).answer(GIVE, 1).answer(GIVE, 1)
    assert t.resources(0) == {"gear": 2, "book": 0, "food": 6, "crystal": 1}


def test_a_crystal_makes_two_of_a_kind_while_paying() -> None:
    made = scenario(formica=True).tribe(0, "formica").figure(0, 121, "t1").figure(0, 122, "t2R")
    made.building(0, made.field("desert"), lakes=False)
    t = made.seat(0, gear=1, crystal=1, food=6).start()
    assert BUILD in t.options
    t.answer(ACTION_PROMPT, BUILD).answer(SITE, t.options[0])
    t.answer(ONE_OF, GEAR)  # a crystal for one gear would not be enough, so the exchange is all that helps
    finish(t)
    assert t.player(0).small.bit_count() == 2


def test_desert_tile_takes_a_card_of_its_colour_and_scores_for_the_builder() -> None:
    made = scenario(moon=True).tribe(0, "kuniban", "moon")
    mountain = made.field("mountain")
    t = made.display(cards=["CG01"]).seat(0, food=6, gear=6, active=["5"]).start()
    t.play("5", "bottom1")
    t.next("ability")
    t.answer(ABILITY_FIELD, mountain).answer(CARD, t.number("card", "CG01"))
    assert t.number("card", "CG01") in t.player(0).active
    assert t.table.of[3] >> mountain & 1
    t.answer(ACTION_PROMPT, BUILD).answer(SITE, mountain)
    assert t.player(0).vp == 0
    finish(t.answer(SIZE, 0))
    assert t.player(0).tally[TRIBE_POINTS] == 1


def test_workshop_steps_and_lowers_costs_beside_it() -> None:
    made = scenario(formica=True, moon=True).tribe(0, "formica", "moon").figure(0, 121, "t1")
    steppe = made.field("steppe")
    t = made.seat(0, crystal=1, active=["5"]).start()
    t.play("5", "bottom1")
    t.next("ability")
    t.answer(ABILITY_FIELD, steppe)
    assert t.track(0, "yellow") == 2
    assert t.resources(0)["crystal"] == 0
    assert t.player(0).tribe_markers == 1


def test_falcon_is_an_origin_and_brings_resources() -> None:
    made = scenario(vukuntur=True, moon=True).tribe(0, "vukuntur", "moon").figure(0, 121, "t1")
    assert made.state.players[0].falcon == ABYSS
    forest = made.field("forest")
    t = made.seat(0, active=["5"]).start()
    t.play("5", "bottom1")
    t.next("ability")
    assert forest in t.options
    t.answer(ABILITY_FIELD, forest)
    assert t.resources(0)["book"] == 3
    assert reach(t.table, t.player(0))[0] & BESIDE[forest] == BESIDE[forest]


def test_switch_copies_a_card_of_another_player() -> None:
    made = scenario(vukuntur=True).tribe(0, "vukuntur").figure(0, 121, "t1").figure(0, 122, "t2R")
    t = made.seat(1, slots={"top1": ["CG01"], "top2": ["CG09"], "bottom1": ["CY13"]}).seat(0).start()
    t.answer(ACTION_PROMPT, SWITCH)
    assert t.options == [t.number("card", "CG01"), NONE]  # no lasting effect, no sleep
    t.answer(COPY, t.number("card", "CG01"))
    finish(t)
    assert t.track(0, "grey") == 3
    assert t.number("card", "CG01") in t.player(1).rest


def test_sleep_ends_the_turn_and_the_card_is_gone() -> None:
    made = scenario().seat(0, active=["CY13", "2"], slots={"top1": ["1"]}, switch_used=True)
    t = made.start().play("CY13", "bottom1").next("sleep")
    assert t.asked is REWARD
    card = t.number("card", "CY13")
    assert card not in t.player(0).cards
    assert t.table.cards_out == 1 << card
    t.answer(REWARD, NONE)
    assert t.seat_asked == 1


def test_the_card_that_puts_to_sleep_is_gone_even_if_it_was_moved_out_of_its_slot() -> None:
    made = scenario().seat(0, active=["CY13"], slots={"bottom1": ["CY12"]}, switch_used=True)
    t = made.start().play("CY13", "bottom1").next("sleep")
    card = t.number("card", "CY13")
    t.next("slot-to-rest").answer(TO_REST, card)
    finish(t)
    assert t.player(0).rest == [t.number("card", "CY12")]
    assert card not in t.player(0).cards
    assert t.table.cards_out == 1 << card


def test_solo_sleep_of_a_card_moves_the_clock_by_the_card_only() -> None:
    made = scenario(players=1).seat(0, active=["CY13", "2"])
    t = made.start().play("CY13", "bottom1").next("sleep")
    assert t.table.clock == 2


def test_solo_hibernating_moves_the_clock_by_two() -> None:
    t = scenario(players=1).seat(0, active=["2"]).start()
    t.answer(ACTION_PROMPT, HIBERNATE)
    assert t.table.clock == 3


def test_solo_goes_on_after_the_clock_without_cards_and_sleep() -> None:
    t = scenario(players=1).seat(0, active=["1", "2"], gear=3, food=6).turn(0, clock=20).start()
    t.play("1", "top1")
    finish(t)
    assert t.options == [SWITCH, EXPLORE, BUILD, NONE]
    t.answer(ACTION_PROMPT, NONE)
    assert t.match.over


def test_no_books_to_others_in_the_action_that_unlocks_it() -> None:
    made = scenario().tribe(0, "hofstadterians")
    place = made.field("location")
    made.figure(0, made.field("location", 1), "t1").figure(1, 122, "t1")
    t = made.figure(1, place, "t2L").seat(0, book=3, food=6, crystal=3).start()
    t.answer(ACTION_PROMPT, POPULATE).answer(LOCATION, place)
    before = t.player(1).res.copy()
    t.answer(TECHNOLOGY, 3)
    finish(t)
    assert t.player(1).res == before


def test_tribes_are_chosen_counter_clockwise_the_first_player_last() -> None:
    match = Match(REVIVE, 3, 1, {"choose_tribes": True, "first_player": "first_seat"})
    asked = []
    while match.decision is not None and match.decision.prompt is TRIBE_BOARD:
        asked.append(match.decision.seat)
        match.choose(match.decision.options[0])
    assert asked == [2, 1, 0]
    assert isinstance(match.state, Table)
    assert match.state.players[0].res[FOOD] == 0
