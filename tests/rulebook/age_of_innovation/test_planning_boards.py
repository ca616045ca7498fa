"""The seven planning boards (AOI-BOARD-01..26)."""

from __future__ import annotations

from tafelrunde.games.age_of_innovation.pieces.kinds import TERRAINS
from tafelrunde.games.age_of_innovation.table.prompts import ACTION, BOOK, COMPETENCY, TERRAFORM_SITE
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ORDER
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.holdings import (
    LAW,
    MEDICINE,
    at_income,
    change,
    competency,
    holdings,
    place_all,
    plain_income,
    quiet,
    set_up,
    take_books,
    terrain,
    through_income,
)


@rule("AOI-BOARD-01")
def test_plains_advance_terraforming_for_one_coin():
    t = quiet(board="plains", coins=1, tools=1, scholars=1).start()
    before = holdings(t.player(0))
    t.act("terraforming")
    take_books(t, LAW, MEDICINE)
    assert change(before, t.player(0)) == {
        "coins": -1, "tools": -1, "scholars": -1, "law books": 1, "medicine books": 1,
    }  # fmt: skip


@rule("AOI-BOARD-01")
def test_all_other_boards_pay_five_coins_for_terraforming():
    for board in set(TERRAINS[:7]) - {"plains"}:
        assert "terraforming" not in quiet(board=board, coins=4, tools=1, scholars=1).start().actions
        t = quiet(board=board, coins=5, tools=1, scholars=1).start().act("terraforming")
        assert t.player(0).coins == 0


@rule("AOI-BOARD-02")
def test_mountains_receive_two_coins_each_round():
    assert plain_income(at_income(board="mountain")) == {"coins": 2}
    for board in set(TERRAINS[:7]) - {"mountain"}:
        assert plain_income(at_income(board=board)) == {}


@rule("AOI-BOARD-22")
def test_the_first_guild_of_the_mountains_brings_three_coins():
    assert plain_income(at_income(board="mountain").building(0, "guild", "E9")) == {"coins": 2 + 3, "power": 1}
    two = at_income(board="mountain").building(0, "guild", "E9", "E10")
    assert plain_income(two) == {"coins": 2 + 3 + 2, "power": 2}
    assert plain_income(at_income(board="desert").building(0, "guild", "E9")) == {"coins": 2, "power": 1}


@rule("AOI-BOARD-03", "AOI-DEC-07")
def test_wasteland_starts_with_a_book_of_choice_and_a_fourth_tool():
    t = set_up(["wasteland", "plains"], ["moles", "navigators"])
    assert t.asked is BOOK
    assert t.options == [0, 1, 2, 3]
    t.answer(BOOK, MEDICINE)
    assert (t.player(0).tools, t.player(0).books) == (4, [0, 0, 0, 1])
    assert (t.player(1).tools, t.player(1).books) == (3, [0, 0, 0, 0])
    assert t.player(0).coins == t.player(1).coins == 15


@rule("AOI-BOARD-23")
def test_the_second_innovation_of_wasteland_costs_no_additional_book():
    def offered(board: str, books: int, *made: str) -> bool:
        t = quiet(board=board, books=(books, 0, 0, 0), coins=5, innovations=made).innovations("library").start()
        return "innovation" in t.actions

    assert offered("wasteland", 5, "steel")
    assert not offered("wasteland", 4, "steel")
    assert not offered("desert", 5, "steel")
    assert offered("desert", 6, "steel")
    assert not offered("wasteland", 6, "steel", "science"), "the third one costs 2 more for everybody"
    assert offered("wasteland", 7, "steel", "science")


@rule("AOI-BOARD-23")
def test_wasteland_pays_only_five_books_for_the_second_innovation():
    t = quiet(board="wasteland", books=(7, 0, 0, 0), coins=5, innovations=["steel"]).innovations("library").start()
    assert t.act("innovation").player(0).books == [2, 0, 0, 0]


@rule("AOI-BOARD-04")
def test_lakes_start_with_shipping_one():
    def over_one_river_space(board: str) -> set[str]:
        t = quiet(board=board, tools=9).building(0, "workshop", "E8").start()
        return t.act("terraform").spaces

    assert {"C7", "D6"} <= over_one_river_space("lake"), "on the other side of D7"
    assert not {"C7", "D6"} & over_one_river_space("desert")
    t = set_up(["lake", "plains"], ["moles", "navigators"])
    assert [seat["shipping"] for seat in t.match.view()["seats"]] == [1, 0]


@rule("AOI-BOARD-05", "AOI-BOARD-25")
def test_swamps_start_with_a_scholar_and_nine_tokens_in_the_second_bowl():
    t = set_up(["swamp", "plains"], ["omar", "illusionists"])
    assert [t.player(seat).scholars for seat in (0, 1)] == [1, 0]
    assert [seat["bowls"] for seat in t.match.view()["seats"]] == [[3, 9, 0], [5, 7, 0]]


@rule("AOI-BOARD-06", "AOI-BOARD-26")
def test_forests_start_a_step_further_in_each_discipline_and_with_eight_tokens_in_the_second_bowl():
    t = set_up(["forest", "plains"], ["omar", "illusionists"])
    assert t.player(0).levels == [1 + 1, 1, 1 + 1, 1], "on top of the steps of Omar"
    assert t.player(1).levels == [0, 0, 0, 2]
    assert [seat["bowls"] for seat in t.match.view()["seats"]] == [[4, 8, 0], [5, 7, 0]]


@rule("AOI-BOARD-07", "AOI-DEC-12")
def test_deserts_use_a_spade_when_all_starting_buildings_stand():
    t = place_all(set_up(["desert", "plains"], ["moles", "navigators"]), "E11", "C13")
    assert len(t.buildings(0)) == len(t.buildings(1)) == 2
    assert (t.asked, t.seat_asked) == (TERRAFORM_SITE, 0)
    assert t.spaces == {"E10", "E12", "D11", "F11", "B13", "D12", "D13"} - set(t.buildings(1))
    assert NONE in t.options, "it may be left unused"
    t.at("E12")
    assert terrain(t, "E12") == "desert"
    assert t.asked is not TERRAFORM_SITE, "one spade only"
    assert len(through_income(t).buildings(0)) == 2, "no workshop may be built"
    assert t.table.round == 1


@rule("AOI-BOARD-07")
def test_no_spade_is_bought_to_the_one_of_the_deserts():
    t = place_all(set_up(["desert", "plains"], ["moles", "navigators"]), "E11", "C13")
    assert t.player(0).tools == 3, "enough for one more"
    t.at("D11")
    assert terrain(t, "D11") == "wasteland"
    assert t.table.round == 1, "nothing more was asked"


@rule("AOI-BOARD-07", "AOI-DEC-12", "AOI-FACTION-42")
def test_set_up_spades_are_used_in_turn_order():
    for boards, factions in (
        (["desert", "plains"], ["moles", "inventors"]),
        (["plains", "desert"], ["inventors", "moles"]),
    ):
        t = place_all(set_up(boards, factions), "E11", "E9")
        t.answer(COMPETENCY, competency("once-spades"))
        assert (t.asked, t.seat_asked) == (TERRAFORM_SITE, 0)
        t.answer(TERRAFORM_SITE, NONE)
        assert (t.asked, t.seat_asked) == (TERRAFORM_SITE, 1)


@rule("AOI-BOARD-07", "AOI-DEC-12")
def test_who_has_the_spade_of_the_deserts_and_those_of_a_competency_chooses_which_comes_first():
    t = place_all(set_up(["desert", "plains"], ["inventors", "moles"]), "E11", "C13")
    t.answer(COMPETENCY, competency("once-spades"))
    assert t.asked is ORDER
    assert t.options == [0, 1]
    assert t.match.decision is not None
    t.answer(ORDER, 1)
    assert t.match.decision.about == 2, "first the two of the competency"
    t.answer(TERRAFORM_SITE, NONE)
    assert t.match.decision.about == 1
    t.answer(TERRAFORM_SITE, NONE)
    assert through_income(t).asked is ACTION
