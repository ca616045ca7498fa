"""The twelve round scoring tiles (AOI-ROUND-01..83)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.age_of_innovation.pieces.kinds import DISCIPLINES, FROM_ROUNDS
from tafelrunde.games.age_of_innovation.scenario import AoiScenario, AoiTable
from tafelrunde.games.age_of_innovation.table.prompts import (
    BONUS,
    BOOK,
    BUILD,
    COMPETENCY,
    SEND,
    SPADES,
    STEP,
    TERRAFORM_SITE,
    TOWN,
)
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.holdings import (
    BANKING,
    LAW,
    MEDICINE,
    before_town,
    competency,
    holdings,
    income,
    inventing,
    palace_built,
    place_all,
    quiet,
    set_up,
    take_books,
    terrain,
    through_income,
    town,
)

# ------------------------------------------------------------------------------------------------ left halves


def points(t: AoiTable) -> int:
    return t.player(0).tally[FROM_ROUNDS]


def workshop(tile: str) -> AoiTable:
    return quiet(tile=tile, tools=1, coins=2).building(0, "workshop", "E12").start().act("workshop", at="E11")


def guild(tile: str) -> AoiTable:
    return quiet(tile=tile, tools=2, coins=6).building(0, "workshop", "E12").start().act("guild")


def school(tile: str) -> AoiTable:
    t = quiet(tile=tile, tools=3, coins=5).building(0, "guild", "E12").start().act("school")
    return t.answer(COMPETENCY, competency("action-power"))


def university(tile: str) -> AoiTable:
    t = quiet(tile=tile, tools=5, coins=8).building(0, "school", "E12").start().act("university")
    return t.answer(COMPETENCY, competency("action-power"))


def palace(tile: str) -> AoiTable:
    return palace_built(quiet(tile=tile), 1)


def founded(tile: str) -> AoiTable:
    return before_town(quiet(tile=tile)).start().act("workshop", at="E11").answer(TOWN, town("coins"))


def invention(tile: str) -> AoiTable:
    return inventing(quiet(tile=tile), "league-of-cities")


def shipping(tile: str) -> AoiTable:
    return quiet(tile=tile, coins=4, scholars=1).start().act("shipping")


def terraforming(tile: str) -> AoiTable:
    return quiet(tile=tile, coins=5, tools=1, scholars=1).start().act("terraforming")


@rule("AOI-ROUND-01", "AOI-EX-13")
def test_tile_1_scores_workshops():
    assert points(workshop("workshop-law")) == 2
    assert points(guild("workshop-law")) == 0


@rule("AOI-ROUND-02")
def test_tile_2_scores_every_spade_of_an_action():
    t = quiet(tile="spade-engineering", tools=6).building(0, "workshop", "E11").start()
    t.act("terraform", at="D11").answer(SPADES, 2)
    assert points(t) == 4
    assert points(workshop("spade-engineering")) == 0


@rule("AOI-ROUND-02")
def test_tile_2_scores_free_spades_too():
    t = quiet(tile="spade-engineering", bowls=(0, 0, 12)).building(0, "workshop", "E11").start()
    t.act("power-spades", at="E12")
    assert points(t) == 2
    t.at("D11")
    assert points(t) == 4


@rule("AOI-ROUND-02")
def test_tile_2_scores_spades_for_a_neutral_building():
    t = inventing(quiet(tile="spade-engineering", tools=3).building(0, "workshop", "E11"), "neutral-guild")
    assert t.buildings(0)["E12"] == "guild"
    assert points(t) == 2


@rule("AOI-ROUND-02")
def test_tile_2_never_lies_on_rounds_5_and_6():
    early = 0
    for seed in range(1, 41):
        laid = set_up(["plains", "desert"], ["omar", "moles"], seed=seed).match.view()["scoring"]
        assert 1 not in laid[4:]
        early += 1 in laid
    assert early, "on an earlier round it does"


@rule("AOI-ROUND-03")
def test_tile_3_scores_workshops():
    assert points(workshop("workshop-banking")) == 2
    assert points(school("workshop-banking")) == 0


@rule("AOI-ROUND-04")
def test_tile_4_scores_guilds():
    assert points(guild("guild-law")) == 3
    assert points(workshop("guild-law")) == 0


@rule("AOI-ROUND-05")
def test_tile_5_scores_every_level_risen_in_an_action():
    t = quiet(tile="step-medicine", scholars=1).start().act("scholar").answer(SEND, 0)
    assert t.player(0).levels == [3, 0, 0, 0]
    assert points(t) == 3
    assert points(guild("step-medicine")) == 0


@rule("AOI-ROUND-05")
def test_tile_5_does_not_score_steps_that_are_lost():
    t = quiet(tile="step-medicine", scholars=1, levels=(6, 0, 0, 0)).start().act("scholar").answer(SEND, 0)
    assert t.player(0).levels[BANKING] == 7, "level 8 needs a key"
    assert points(t) == 1


@rule("AOI-ROUND-06")
def test_tile_6_scores_guilds():
    assert points(guild("guild-medicine")) == 3
    assert points(school("guild-medicine")) == 0


@rule("AOI-ROUND-07", "AOI-EX-08")
def test_example_tile_7_scores_town_tiles():
    t = founded("town-engineering")
    assert points(t) == 5
    assert t.player(0).vp == 20 + 5 + 6, "besides the points of the town tile"
    assert points(founded("school-banking")) == 0


@rule("AOI-ROUND-08")
def test_tile_8_scores_schools():
    assert points(school("school-banking")) == 4
    assert points(university("school-banking")) == 0


@rule("AOI-ROUND-09")
def test_tile_9_scores_steps_on_both_tracks():
    assert points(shipping("track-engineering")) == 3
    assert points(terraforming("track-engineering")) == 3


@rule("AOI-ROUND-09")
def test_tile_9_scores_free_steps_too():
    t = take_books(inventing(quiet(tile="track-engineering"), "steam-engine"), LAW, LAW)
    assert points(t) == 6


@rule("AOI-ROUND-10")
def test_tile_10_scores_palaces_and_universities():
    assert points(palace("palace-university-medicine")) == 5
    assert points(university("palace-university-medicine")) == 5
    assert points(school("palace-university-medicine")) == 0


@rule("AOI-ROUND-11")
def test_tile_11_scores_innovations():
    assert points(invention("innovation-law")) == 5
    assert points(school("innovation-law")) == 0


@rule("AOI-ROUND-12")
def test_tile_12_scores_palaces_and_universities():
    assert points(palace("palace-university-banking")) == 5
    assert points(university("palace-university-banking")) == 5
    assert points(guild("palace-university-banking")) == 0


# ------------------------------------------------------------------------------------------------ right halves


def phase_3(tile: str, discipline: str = "", level: int = 0, **seat: Any) -> AoiScenario:
    levels = [level if name == discipline else 0 for name in DISCIPLINES]
    return quiet(tile=tile, levels=levels, **seat).phase("knowledge-bonus")


def reward(tile: str, discipline: str, level: int) -> dict[str, int]:
    """What a level brings in phase III that level 0 does not; what follows up to the next question is the same."""
    with_level, without = (
        holdings(phase_3(tile, discipline, n).start().player(0)) for n in (level, 0)
    )  # fmt: skip
    return {name: n - without[name] for name, n in with_level.items() if n != without[name] and "steps" not in name}


def pays(tile: str, discipline: str, per: int, what: str, amount: int) -> None:
    """An amount for each number of levels of a discipline, and nothing for other disciplines."""
    for times in (1, 2):
        assert reward(tile, discipline, times * per) == {what: times * amount}
        if per > 1:
            assert reward(tile, discipline, times * per + per - 1) == {what: times * amount}
            assert reward(tile, discipline, per - 1) == {}
    for other in set(DISCIPLINES) - {discipline}:
        assert reward(tile, other, 7) == {}


@rule("AOI-ROUND-21", "AOI-ROUND-82")
def test_tile_1_pays_a_scholar_per_three_levels_of_law():
    pays("workshop-law", "law", 3, "scholars", 1)


@rule("AOI-ROUND-22")
def test_tile_2_pays_a_coin_per_level_of_engineering():
    pays("spade-engineering", "engineering", 1, "coins", 1)


@rule("AOI-ROUND-23")
def test_tile_3_pays_four_power_per_three_levels_of_banking():
    pays("workshop-banking", "banking", 3, "power", 4)


def books(tile: str, discipline: str, level: int) -> int:
    """How many books of choice are paid; all that are, are taken of law."""
    t = phase_3(tile, discipline, level).start()
    count = 0
    while t.asked is BOOK:
        count += 1
        take_books(t, LAW)
    assert t.player(0).books == [0, count, 0, 0]
    return count


@rule("AOI-ROUND-24", "AOI-DEC-47")
def test_tile_4_pays_a_book_of_choice_per_three_levels_of_law():
    assert [books("guild-law", "law", level) for level in (2, 3, 5, 6, 8)] == [0, 1, 1, 2, 2]
    assert books("guild-law", "medicine", 8) == 0


@rule("AOI-ROUND-25", "AOI-DEC-47", "AOI-EX-29")
def test_example_tile_5_pays_a_book_of_choice_per_three_levels_of_medicine():
    assert [books("step-medicine", "medicine", level) for level in (2, 3, 5, 6, 8)] == [0, 1, 1, 2, 2]
    assert books("step-medicine", "law", 8) == 0


def spades(tile: str, discipline: str, level: int) -> int:
    """How many single spades are paid. There are tools and coins enough to build, but nothing is built."""
    t = phase_3(tile, discipline, level, tools=9, coins=9).building(0, "workshop", "E11").start()
    count = 0
    while t.asked is TERRAFORM_SITE:
        count += 1
        t.at("E10")
        assert t.asked not in (SPADES, BUILD)
    assert t.buildings(0) == {"E11": "workshop"}
    assert terrain(t, "E10") == ("lake", "swamp", "plains")[count]
    return count


@rule("AOI-ROUND-26", "AOI-DEC-46")
def test_tile_6_pays_a_spade_per_four_levels_of_medicine():
    assert [spades("guild-medicine", "medicine", level) for level in (3, 4, 7, 8)] == [0, 1, 1, 2]
    assert spades("guild-medicine", "engineering", 8) == 0


@rule("AOI-ROUND-27", "AOI-DEC-46", "AOI-EX-30")
def test_example_tile_7_pays_a_spade_per_four_levels_of_engineering():
    assert [spades("town-engineering", "engineering", level) for level in (3, 4, 7, 8)] == [0, 1, 1, 2]
    assert spades("town-engineering", "medicine", 8) == 0


@rule("AOI-ROUND-26", "AOI-ROUND-27", "AOI-DEC-46")
@pytest.mark.parametrize(("tile", "levels"), [("guild-medicine", (0, 0, 0, 4)), ("town-engineering", (0, 0, 4, 0))])
def test_spades_of_the_knowledge_bonus_are_used_in_the_order_of_the_next_round(tile: str, levels: tuple[int, ...]):
    made = quiet(tile=tile, levels=levels).seat(1, levels=levels)
    made.building(0, "workshop", "E11").building(1, "workshop", "H10").phase("knowledge-bonus")
    made.state.next_order = made.state.schedule = [1, 0]
    made.state.active = 1
    t = made.start()
    assert (t.asked, t.seat_asked) == (TERRAFORM_SITE, 1)
    t.answer(TERRAFORM_SITE, NONE)
    assert (t.asked, t.seat_asked) == (TERRAFORM_SITE, 0)


@rule("AOI-ROUND-28")
def test_tile_8_pays_a_coin_per_level_of_banking():
    pays("school-banking", "banking", 1, "coins", 1)


@rule("AOI-ROUND-29")
def test_tile_9_pays_a_scholar_per_three_levels_of_engineering():
    pays("track-engineering", "engineering", 3, "scholars", 1)


@rule("AOI-ROUND-30")
def test_tile_10_pays_a_tool_per_two_levels_of_medicine():
    pays("palace-university-medicine", "medicine", 2, "tools", 1)


@rule("AOI-ROUND-31")
def test_tile_11_pays_three_power_per_two_levels_of_law():
    pays("innovation-law", "law", 2, "power", 3)


@rule("AOI-ROUND-32")
def test_tile_12_pays_a_tool_per_two_levels_of_banking():
    pays("palace-university-banking", "banking", 2, "tools", 1)


# ------------------------------------------------------------------------------------------------ when


@rule("AOI-ROUND-81")
def test_only_the_tile_of_the_current_round_scores():
    made = quiet(tile="workshop-law", tools=1, coins=2).building(0, "workshop", "E12")
    made.round(3, "workshop-banking").round(2, "guild-law")
    assert points(made.start().act("workshop", at="E11")) == 0
    made = quiet(tools=1, coins=2).building(0, "workshop", "E12").round(3, "workshop-banking")
    assert points(made.start().act("workshop", at="E11")) == 2


@rule("AOI-ROUND-81", "AOI-ROUND-83")
def test_steps_of_phase_1_score_nothing():
    t, _ = income(quiet(tile="step-medicine", competencies=["income-tool-step"]))
    t.answer(STEP, LAW)
    assert t.player(0).levels == [0, 1, 0, 0]
    assert points(t) == 0


@rule("AOI-ROUND-82")
def test_the_knowledge_bonus_is_paid_at_the_end_of_the_round():
    t = quiet(tile="workshop-law", levels=(0, 6, 0, 0), bonus="coins").passed(1).start()
    assert t.player(0).scholars == 0
    t.act("pass").answer(BONUS, t.options[0])
    assert t.player(0).scholars == 0, "the turn is not over"
    t.end_turn()
    assert t.table.round == 2
    assert t.player(0).scholars == 2


@rule("AOI-ROUND-83")
def test_steps_on_passing_score_tile_5():
    t = quiet(tile="step-medicine", bonus="pass-schools").building(0, "school", "E9", "H7").start().act("pass")
    t.answer(STEP, LAW).answer(STEP, MEDICINE)
    assert points(t) == 2


@rule("AOI-ROUND-83")
@pytest.mark.parametrize("tile", ["step-medicine", "workshop-law", "spade-engineering"])
def test_set_up_scores_no_round_tile(tile: str):
    """Steps, workshops and spades of set-up, whichever round the tile lies on."""
    t = place_all(set_up(["desert", "plains"], ["blessed", "moles"], tile=tile), "E11", "D6").at("E12")
    assert terrain(t, "E12") == "desert"
    assert t.player(0).levels == [1, 1, 1, 1]
    assert points(through_income(t)) == 0
