"""General symbols (REV-SYMG-01..26)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.pieces.board import ACTIVATION
from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import (
    ACTION_PROMPT,
    ARTIFACT,
    BASIC_RESOURCE,
    BUILD,
    CARD,
    ENERGY_BACK,
    HIBERNATE,
    LOCATION,
    MACHINE,
    MODULE,
    MODULE_SPACE,
    NEXT,
    PAY,
    PAY_MACHINE,
    PAY_NOW,
    PLAY,
    POPULATE,
    REWARD,
    SITE,
    SLOT,
    SWITCH,
    TILE,
    TO_ACTIVE,
    TO_REST,
    TRACK,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import MAY, ONE_OF
from tests.rulebook import rule
from tests.rulebook.revive.places import NOTHING, cards, dry, finish, points, result
from tests.rulebook.revive.positions import change, holdings

GREY_CARD = "CG10"  # upper half: 2 crystals
NEAR, FAR = 102, 105  # deserts beside the abyss, and with two fields between


def fired(module: str, card: str = GREY_CARD, **seat: int) -> ReviveTable:
    """A module is set off by a card in its slot; the crystals of the card are already there, up to the cap."""
    return scenario().seat(0, active=[card, "1"], modules={1: module}, **seat).start().play(card, "top1")


def gained(t: ReviveTable) -> dict[str, int]:
    """What the player has beside the 2 crystals of the card."""
    return {name: n for name, n in {**t.resources(0), "crystal": t.resources(0)["crystal"] - 2}.items() if n}


# ------------------------------------------------------------------------------------------------ gains


@rule("REV-SYMG-01", "REV-SYMG-03")
@pytest.mark.parametrize(
    ("module", "card", "what"),
    [("SM02", "CG10", "gear"), ("SM10", "CN10", "book"), ("SM18", "CY10", "food"), ("SM03", "CG10", "crystal")],
)
def test_a_resource_of_the_kind_shown(module: str, card: str, what: str):
    assert gained(fired(module, card)) == {what: 1}


@rule("REV-SYMG-02")
@pytest.mark.parametrize(("kind", "what"), [(0, "gear"), (1, "book"), (2, "food")])
def test_a_basic_resource_of_choice(kind: int, what: str):
    t = fired("SM05")
    assert t.asked is BASIC_RESOURCE
    assert t.options == [0, 1, 2], "no crystal"
    assert gained(t.answer(BASIC_RESOURCE, kind)) == {what: 1}


@rule("REV-SYMG-04")
@pytest.mark.parametrize(("before", "crates"), [(0, 0), (2, 0), (3, 1), (4, 1)])
def test_a_blue_number_moves_the_score_marker_with_its_bonus_fields(before: int, crates: int):
    """SM07 gives 2 points; field 5 has a crate."""
    t = fired("SM07", vp=before).next("points")
    assert t.match.view()["seats"][0]["vp"] == before + 2
    assert len(t.player(0).crates_closed) == crates


@rule("REV-SYMG-05")
def test_a_violet_number_counts_at_the_end_only_and_gives_no_bonus():
    """A technology of row 3 shows 4 points; with 11 before, field 15 with its artifact would be reached."""
    made = scenario().figure(0, 121, "t1").figure(0, 122, "t2M").building(0, 114)
    t = made.seat(0, vp=11, book=5, food=6, active=["1"]).start()
    t.answer(ACTION_PROMPT, POPULATE).answer(LOCATION, 112)
    t.match.choose(5)
    finish(t)
    assert t.player(0).vp == 11
    assert t.player(0).artifacts.bit_count() == 1, "the one of the technology itself"
    ended = scenario().figure(0, 121, "t1").figure(0, 122, "t2M").figure(0, 112, "t3M").seat(0, vp=11)
    ended.state.players[0].artifact_cards = []
    assert points(ended, "technologies") == 1 + 2 + 4
    found = result(scenario().figure(0, 112, "t1").seat(0, vp=34))
    assert found.breakdown[0]["technologies"] == 1
    assert found.breakdown[0]["small-artifacts"] == 0


# ------------------------------------------------------------------------------------------------ exchanges


@rule("REV-SYMG-06")
@pytest.mark.parametrize(("food", "used", "steps"), [(3, True, 1), (3, False, 0)])
def test_left_pays_for_right_once(food: int, used: bool, steps: int):
    """SM32: a food for a step on the yellow track."""
    t = fired("SM32", food=food).next("may").answer(MAY, 1 if used else NONE)
    assert t.asked is ACTION_PROMPT, "not a second time"
    assert (t.track(0, "yellow"), t.resources(0)["food"]) == (1 + steps, food - steps)


@rule("REV-SYMG-06")
def test_what_cannot_be_paid_is_not_offered():
    made = scenario().seat(0, active=["CG01"], modules={1: "SM32"})
    t = made.start().play("CG01", "top1")
    assert t.asked is ACTION_PROMPT
    assert t.track(0, "yellow") == 1


@rule("REV-SYMG-07")
@pytest.mark.parametrize(("gears", "times"), [(6, 3), (2, 2), (6, 1), (6, 0)])
def test_with_times_three_it_goes_up_to_three_times(gears: int, times: int):
    """CG08: a gear for 2 books, declined after this many times."""
    t = scenario().seat(0, gear=gears, active=["CG08"]).start().play("CG08", "top1")
    for _ in range(times):
        t.answer(MAY, 1).answer(ONE_OF, 0)
    if t.asked is MAY:
        assert times < min(3, gears)
        t.answer(MAY, NONE)
    assert t.asked is ACTION_PROMPT
    assert (t.resources(0)["gear"], t.resources(0)["book"]) == (gears - times, 2 * times)


@rule("REV-SYMG-08")
def test_a_gear_becomes_two_food_or_two_books_chosen_anew_each_time():
    t = scenario().seat(0, gear=4, active=["CG08"]).start().play("CG08", "top1")
    for part in (0, 1, 1):
        t.answer(MAY, 1).answer(ONE_OF, part)
    assert t.resources(0) == {"gear": 1, "book": 2, "food": 4, "crystal": 0}
    assert t.asked is ACTION_PROMPT


# ------------------------------------------------------------------------------------------------ tracks and modules


@rule("REV-SYMG-09")
@pytest.mark.parametrize(
    ("module", "card", "tracks"),
    [("SM04", "CG10", [2, 1, 1]), ("SM12", "CN10", [1, 2, 1]), ("SM20", "CY10", [1, 1, 2])],
)
def test_a_step_on_the_track_of_the_colour_shown(module: str, card: str, tracks: list[int]):
    assert fired(module, card).next("advance").player(0).tracks == tracks


@rule("REV-SYMG-10")
@pytest.mark.parametrize("colour", [0, 1, 2])
def test_a_step_on_a_track_of_choice(colour: int):
    t = scenario().seat(0, active=["CG07"]).start().play("CG07", "bottom1").next("advance-any")
    assert t.options == [0, 1, 2, NONE]
    t.answer(TRACK, colour)
    t.skip()
    assert t.player(0).tracks == [2 if track == colour else 1 for track in range(3)]


@rule("REV-SYMG-11")
@pytest.mark.parametrize(("space", "books"), [(0, 1), (1, 0), (10, 1), (11, 0)])
def test_a_module_of_the_display_goes_on_any_space_and_works_at_once_on_the_symbol(space: int, books: int):
    assert (space in ACTIVATION) == bool(books)
    t = scenario().seat(0, active=["4"]).display(modules=["SM10"]).start().play("4", "bottom1")
    shown = t.table.modules.copy()
    assert t.options == [*shown, NONE]
    t.answer(MODULE, t.number("module", "SM10"))
    assert t.options == list(range(12))
    t.answer(MODULE_SPACE, space)
    assert t.player(0).modules[space] == t.number("module", "SM10")
    assert t.resources(0) == {**NOTHING, "book": books}
    assert len(t.table.modules) == 5


@rule("REV-SYMG-12")
def test_the_ability_symbol_activates_the_ability_and_moves_a_marker():
    t = scenario().seat(0, active=["5"]).start().play("5", "bottom1").next("ability")
    assert t.resources(0) == {**NOTHING, "book": 2}
    assert (t.player(0).tribe_markers, t.player(0).progress) == (1, 1)


# ------------------------------------------------------------------------------------------------ energy, crates, cards


@rule("REV-SYMG-13")
def test_energy_comes_from_the_supply_into_the_storage():
    """The fourth reward of hibernating is 1 energy."""
    t = scenario().seat(0, hibernation=5, active=["1"]).start()
    supply = t.table.energy
    t.answer(ACTION_PROMPT, HIBERNATE).answer(REWARD, 4)
    assert (t.player(0).energy, t.player(0).loaded, t.table.energy) == (1, 0, supply - 1)


@rule("REV-SYMG-14")
def test_energy_returns_from_one_machine_which_may_be_activated_again():
    made = scenario().seat(0, tracks=(5, 3, 1), machines={3: "MG02"}, loaded=[0, 1, 3], active=["CG08", "1"])
    t = made.start()
    supply = t.table.energy
    assert MACHINE not in t.options
    t.play("CG08", "bottom1").next("energy-back")
    assert t.options == [0, 1, 3, NONE]
    t.answer(ENERGY_BACK, 3)
    assert (t.player(0).energy, t.player(0).loaded, t.table.energy) == (1, 0b11, supply)
    finish(t).answer(ACTION_PROMPT, MACHINE)
    assert t.resources(0)["gear"] == 2


@rule("REV-SYMG-15")
def test_a_crate_comes_from_the_supply():
    t = scenario().seat(0, active=["CG11"]).start()
    top, left = t.table.crates[-1], len(t.table.crates)
    t.play("CG11", "top1")
    assert t.player(0).crates_closed == [top]
    assert len(t.table.crates) == left - 1


@rule("REV-SYMG-16")
def test_a_card_of_an_own_slot_goes_to_rest_but_not_the_one_that_causes_it():
    made = scenario().seat(0, active=["CY12"], slots={"top1": ["CG01"], "bottom2": ["CY01"]})
    t = made.seat(1, slots={"top1": ["CG02"]}).start().play("CY12", "bottom1").next("slot-to-rest")
    assert t.options == [*cards(t, "CG01", "CY01"), NONE], "neither CY12 itself nor the card of another player"
    t.answer(TO_REST, t.number("card", "CY01"))
    assert t.number("card", "CY01") in t.player(0).rest
    assert t.player(0).slots[3] == ()
    assert t.player(0).slots[0] != ()


@rule("REV-SYMG-17")
def test_a_card_of_the_own_rest_area_becomes_active():
    t = scenario().seat(0, active=["CG13"], rest=["CY01"]).start().play("CG13", "bottom1").next("rest-to-active")
    assert set(t.options) == {*t.player(0).rest, NONE}
    t.answer(TO_ACTIVE, t.number("card", "CY01"))
    assert t.player(0).active == [t.number("card", "CY01")]
    assert t.number("card", "CY01") not in t.player(0).rest


@rule("REV-SYMG-18")
def test_a_large_artifact_of_choice_comes_from_the_board():
    """Field 15 of the score track."""
    t = fired("SM07", vp=34).next("points")
    area = t.table.artifacts
    assert t.asked is ARTIFACT
    assert t.options == [0, 1, 2], "one of each colour"
    t.answer(ARTIFACT, 2)
    assert t.player(0).artifacts == 1 << 2
    assert t.table.artifacts == area & ~(1 << 2)


@rule("REV-SYMG-18")
@pytest.mark.parametrize(("left", "large", "small", "end"), [([4], 1, 0, True), ([], 0, 1, False)])
def test_the_last_artifact_and_later_ones(left: list[int], large: int, small: int, end: bool):
    made = scenario().only_artifacts(*left).seat(0, vp=34, active=[GREY_CARD, "1"], modules={1: "SM07"})
    t = made.start().play(GREY_CARD, "top1").next("points")
    me = t.player(0)
    assert (me.artifacts.bit_count(), me.small_artifacts, me.end_tile) == (large, small, end)


# ------------------------------------------------------------------------------------------------ range


def ranger() -> ReviveScenario:
    """The third standard machine gives range +1."""
    return dry(scenario()).seat(0, gear=6, food=6, energy=1, tracks=(1, 1, 3), active=["1"])


@rule("REV-SYMG-19")
@pytest.mark.parametrize(("answer", "food"), [(PAY_MACHINE, 1), (PAY_NOW, 2)])
def test_range_takes_a_food_off_the_distance(answer: int, food: int):
    t = ranger().start().answer(ACTION_PROMPT, BUILD).answer(SITE, FAR)
    t.match.choose(0)
    t.answer(PAY, answer)
    finish(t)
    assert t.player(0).small == 1 << FAR
    assert t.resources(0)["food"] == 6 - food


@rule("REV-SYMG-26")
def test_range_is_spent_on_one_action_and_not_kept():
    """Range on a desert without distance is lost; the next building pays the whole way."""
    t = ranger().start().answer(ACTION_PROMPT, BUILD).answer(SITE, NEAR)
    t.match.choose(0)
    t.answer(PAY, PAY_MACHINE)
    finish(t)
    assert t.resources(0)["food"] == 6
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, FAR))
    assert t.player(0).small == 1 << NEAR | 1 << FAR
    assert t.resources(0)["food"] == 6 - 2


# ------------------------------------------------------------------------------------------------ cards of a colour


@rule("REV-SYMG-20")
@pytest.mark.parametrize(("card", "colour"), [("CG04", "grey"), ("CN04", "green"), ("CY04", "yellow")])
def test_one_more_card_of_the_colour_shown_is_played_and_costs_no_action(card: str, colour: str):
    t = scenario().seat(0, active=[card, "CG01", "CN01", "CY01"]).start().play(card, "bottom1").next("play-card")
    match = {"grey": "CG01", "green": "CN01", "yellow": "CY01"}[colour]
    if t.asked is PLAY:
        assert t.options == [t.number("card", match), NONE]
        t.answer(PLAY, t.number("card", match))
    t.answer(SLOT, 0)
    finish(t)
    assert t.player(0).slots[0] == (t.number("card", match) << 1,)
    assert t.table.actions == 1
    assert SWITCH in t.options


@rule("REV-SYMG-20")
def test_without_a_card_of_the_colour_none_is_played():
    t = scenario().seat(0, active=["CG04", "CN01", "CY01"]).start().play("CG04", "bottom1")
    assert t.asked is ACTION_PROMPT
    assert set(t.player(0).active) == set(cards(t, "CN01", "CY01"))


@rule("REV-SYMG-20")
def test_white_plays_a_card_of_any_colour():
    made = scenario().seat(0, energy=1, tracks=(1, 1, 5), loaded=[2], machines={5: "MY09"})
    t = made.seat(0, active=["CG01", "CN01", "CY01"]).start().answer(ACTION_PROMPT, MACHINE)
    assert t.options == [*cards(t, "CG01", "CN01", "CY01"), NONE]


@rule("REV-SYMG-21")
def test_such_a_card_takes_a_slot_and_sets_off_modules_and_cards_of_its_colour():
    """CG01 is played on CG03 with a grey module beside; a slot without the symbol takes none."""
    made = scenario().seat(0, active=["CG04", "CG01"], slots={"top1": ["CG03"], "top2": ["CG10"]}, modules={1: "SM03"})
    t = made.start().play("CG04", "bottom1").next("play-card")
    t.answer(PLAY, t.number("card", "CG01"))
    assert t.options == [0, 3], "on the slot symbol, or the free lower slot"
    finish(t.answer(SLOT, 0))
    assert t.resources(0) == {"gear": 3 + 2 + 1, "book": 0, "food": 1, "crystal": 1}


@rule("REV-SYMG-22")
@pytest.mark.parametrize(("card", "taken"), [("CG10", "CG01"), ("CN10", "CN01"), ("CY10", "CY01")])
def test_a_card_of_the_colour_shown_is_taken_from_the_display_which_is_refilled(card: str, taken: str):
    made = scenario().display(cards=["CG01", "CN01", "CY01", "CG02", "CN02"]).seat(0, active=[card])
    t = made.start().play(card, "bottom1")
    colour = t.table.catalog.cards[t.number("card", card)].colour
    offered = [number for number in t.options if number != NONE]
    assert t.asked is CARD
    assert offered == [number for number in t.table.cards if t.table.catalog.cards[number].colour == colour]
    t.answer(CARD, t.number("card", taken))
    assert t.player(0).active == [t.number("card", taken)]
    assert len(t.table.cards) == 5


@rule("REV-SYMG-22")
def test_without_a_card_of_the_colour_in_the_display_none_is_taken():
    made = scenario().display(cards=["CG01", "CG02", "CG03", "CY01", "CY02"]).seat(0, active=["CN10"])
    t = made.start().play("CN10", "bottom1")
    assert t.asked is ACTION_PROMPT
    assert t.player(0).active == []


@rule("REV-SYMG-22")
def test_white_takes_a_card_of_any_colour():
    made = scenario().seat(0, food=1, energy=1, tracks=(1, 1, 5), loaded=[2], machines={5: "MY08"}, active=["1"])
    t = made.start().answer(ACTION_PROMPT, MACHINE).answer(MAY, 1)
    assert t.options == [*t.table.cards, NONE]


# ------------------------------------------------------------------------------------------------ actions and counts


@rule("REV-SYMG-23")
@pytest.mark.parametrize(
    ("card", "prompt", "paid"), [("CG06", SITE, "gear"), ("CN06", LOCATION, "book"), ("CY06", TILE, "food")]
)
def test_an_action_at_once_is_paid_as_usual_and_costs_no_action(card: str, prompt: object, paid: str):
    """Build, populate or explore without distance: 3 gears, 2 books or 2 food."""
    target = {"gear": NEAR, "book": 112, "food": 7}[paid]
    made = dry(scenario()).hidden(7, "T03").seat(0, gear=4, book=4, food=4, active=[card, "1"])
    t = made.start().play(card, "bottom1")
    if t.asked is NEXT:
        t.next("board-action")
    assert t.asked is prompt
    before = holdings(t)
    t.match.choose(target)
    finish(t)
    assert change(t, before)[paid] == {"gear": -3, "book": -2, "food": -2}[paid]
    assert t.table.actions == 1
    assert SWITCH in t.options


@rule("REV-SYMG-23")
def test_an_action_at_once_that_cannot_be_paid_is_not_offered():
    t = scenario().seat(0, gear=2, active=["CG06", "1"]).start().play("CG06", "bottom1")
    assert t.asked is ACTION_PROMPT
    assert t.player(0).small == 0


@rule("REV-SYMG-24")
@pytest.mark.parametrize("figures", [0, 1, 3])
def test_a_basic_resource_of_choice_for_each_figure_on_the_board(figures: int):
    made = scenario().figure(1, 123, "t1")
    for field, place in ((121, "t1"), (106, "t2L"), (122, "t2R"))[:figures]:
        made.figure(0, field, place)
    t = made.seat(0, active=["CG12"]).start().play("CG12", "top1")
    for kind in (0, 1, 2)[:figures]:
        t.answer(BASIC_RESOURCE, kind)
    assert t.asked is ACTION_PROMPT
    assert t.player(0).res == [int(kind < figures) for kind in range(3)] + [0]


@rule("REV-SYMG-25")
def test_a_flask_does_nothing_by_itself_but_is_counted():
    """CG09 gives 2 gears and shows a flask on its upper half; CG01 gives 3 gears and shows none."""
    t = scenario().seat(0, active=["CG09", "CG05"]).start()
    before = holdings(t)
    t.play("CG09", "top1")
    assert t.asked is ACTION_PROMPT
    assert change(t, before) == {"gear": 2}
    finish(t.play("CG05", "bottom1"))
    assert sum(t.player(0).res) == 2 + 2, "CG05 counts its own flask and that of CG09"
