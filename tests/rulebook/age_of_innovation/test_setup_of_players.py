"""Personal material, first buildings and start effects (AOI-SETUP-34..63)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION
from tafelrunde.games.age_of_innovation.pieces.kinds import BUILDINGS, TERRAINS, TOWER, WORKSHOP
from tafelrunde.games.age_of_innovation.scenario import AoiTable, space
from tafelrunde.games.age_of_innovation.table.prompts import (
    ACTION,
    BOOK,
    BUILD,
    COMPETENCY,
    LEECH,
    NEUTRAL_SITE,
    SEND,
    SPADES,
    START_PIECE,
    START_SITE,
    STEP,
    TERRAFORM_SITE,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ORDER
from tafelrunde.kernel.match import Match
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.holdings import place_all, set_up
from tests.rulebook.age_of_innovation.table_talk import bowls, calm

BOARDS = pytest.mark.parametrize("board", TERRAINS[:7])
SPADES_TILE, TOWER_TILE, INCOME_TILE = 4, 8, 1  # competencies 5, 9 and 2


def mine(board: str, faction: str = "blessed") -> AoiTable:
    """Seat 0 has taken this board and faction, and both have their goods. Questions on the way get the first answer."""
    t = set_up([board, "plains" if board != "plains" else "lake"], [faction, "illusionists"])
    while t.asked in (BOOK, STEP):
        t.match.choose(t.options[0])
    return t


def course(t: AoiTable, **answers: int) -> list[tuple[str, int]]:
    """Who is asked what until the first action; answers by the name of the prompt, else the first option."""
    asked = []
    while t.asked is not ACTION and t.asked is not None and t.table.round == 0:
        asked.append((t.asked.name, t.seat_asked))
        wish = answers.get(t.asked.name)
        t.match.choose(wish if wish is not None and wish in t.options else t.options[0])
    return asked


def home(t: AoiTable, board: str) -> set[str]:
    return {seen["name"] for seen in t.match.view()["spaces"] if seen["terrain"] == board and seen["owner"] is None}


# ------------------------------------------------------------------------------------------------ personal material


@rule("AOI-SETUP-34", "AOI-SETUP-35", "AOI-SETUP-36", "AOI-SETUP-37", "AOI-SETUP-39")
@BOARDS
def test_pieces_lie_on_the_planning_board(board: str):
    t = mine(board)
    me = t.match.view()["seats"][0]
    assert sum(me["bowls"]) == 12
    assert me["on_board"] == [9, 4, 3, 1, 1]
    assert me["palace"] is None
    assert (me["shipping_steps"], me["terraforming_steps"], me["tools_per_spade"]) == (0, 0, 3)
    assert me["shipping"] == (1 if board == "lake" else 0)
    assert (me["scholars"] + me["scholars_in_supply"], me["bridges"]) == (7, 3)


@rule("AOI-SETUP-38", "AOI-POWER-02")
@BOARDS
def test_five_tokens_in_the_first_bowl_and_seven_in_the_second(board: str):
    expected = {"swamp": [3, 9, 0], "forest": [4, 8, 0]}.get(board, [5, 7, 0])
    assert mine(board, "goblins").match.view()["seats"][0]["bowls"] == expected


@rule("AOI-SETUP-39")
def test_scholars_come_from_the_own_supply_and_go_back_to_it():
    made = calm(bowls=(0, 6, 6), coins=4).start()
    gained = made.act("power-scholar").match.view()["seats"][0]
    assert (gained["scholars"], gained["scholars_in_supply"]) == (1, 6)
    spent = calm(scholars=1, coins=4).start().act("shipping").match.view()["seats"][0]
    assert (spent["scholars"], spent["scholars_in_supply"]) == (0, 7)


@rule("AOI-SETUP-40")
@pytest.mark.parametrize("gained", [0, 1])
def test_a_scholar_must_be_gained_before_it_is_used(gained: int):
    t = calm(scholars=gained, coins=5, tools=1).building(0, "workshop", "E11").start()
    assert {"scholar", "shipping", "terraforming"} & t.actions == (
        {"scholar", "shipping", "terraforming"} if gained else set()
    )


@rule("AOI-SETUP-41", "AOI-SETUP-42")
@BOARDS
def test_the_goods_of_the_planning_board(board: str):
    me = mine(board).player(0)
    assert (me.coins, me.tools) == (15, 4 if board == "wasteland" else 3)
    assert (me.scholars, sum(me.books)) == (int(board == "swamp"), int(board == "wasteland"))


@rule("AOI-SETUP-41")
@pytest.mark.parametrize(("faction", "tools"), [("goblins", 4), ("psychics", 4), ("omar", 3)])
def test_the_goods_of_the_faction_come_on_top(faction: str, tools: int):
    assert mine("desert", faction).player(0).tools == tools


@rule("AOI-SETUP-43")
@pytest.mark.parametrize(
    ("faction", "levels"),
    [
        ("inventors", [0, 0, 0, 0]),
        ("blessed", [1, 1, 1, 1]),
        ("goblins", [1, 0, 1, 0]),
        ("felines", [1, 0, 0, 1]),
        ("monks", [0, 1, 0, 0]),
        ("navigators", [0, 3, 0, 0]),
        ("omar", [1, 0, 1, 0]),
        ("philosophers", [2, 0, 0, 0]),
        ("psychics", [1, 0, 0, 1]),
    ],
)
@pytest.mark.parametrize("board", ["desert", "forest"])
def test_markers_start_on_level_0_and_rise_by_the_symbols(faction: str, levels: list[int], board: str):
    more = board == "forest"
    assert mine(board, faction).player(0).levels == [level + more for level in levels]


@rule("AOI-EX-02", "AOI-SETUP-43")
def test_example_moles_start_on_engineering_2():
    assert mine("lake", "moles").player(0).levels == [0, 0, 2, 0]


@rule("AOI-SETUP-44", "AOI-KNOW-03")
@pytest.mark.parametrize(("board", "held"), [("desert", (4, 8, 0)), ("forest", (3, 9, 0)), ("swamp", (2, 10, 0))])
def test_power_of_level_3_is_gained_in_set_up_too(board: str, held: tuple[int, int, int]):
    assert bowls(mine(board, "navigators").player(0)) == held


@rule("AOI-SETUP-45")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_with_20_points(players: int):
    boards, factions = TERRAINS[:players], ("blessed", "goblins", "felines", "moles", "omar")[:players]
    assert [player.vp for player in set_up(boards, factions).table.players] == [20] * players


@rule("AOI-DEC-06", "AOI-SETUP-43")
def test_lizards_choose_their_two_steps():
    t = set_up(["desert", "plains"], ["lizards", "blessed"])
    assert (t.asked, t.seat_asked, t.options) == (STEP, 0, [0, 1, 2, 3])
    t.answer(STEP, 3).answer(STEP, 3)
    assert t.player(0).levels == [0, 0, 0, 2]


@rule("AOI-DEC-07", "AOI-SETUP-41")
def test_wasteland_chooses_the_colour_of_its_book():
    t = set_up(["wasteland", "plains"], ["moles", "blessed"])
    assert (t.asked, t.seat_asked, t.options) == (BOOK, 0, [0, 1, 2, 3])
    assert t.answer(BOOK, 1).player(0).books == [0, 1, 0, 0]


# ------------------------------------------------------------------------------------------------ first buildings


@rule("AOI-SETUP-47", "AOI-SETUP-49", "AOI-DEC-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_workshops_are_placed_in_turn_order_and_back(players: int):
    t = set_up(TERRAINS[:players], ("blessed", "goblins", "felines", "moles")[:players])
    asked = course(t)
    seats = list(range(players))
    assert asked == [("START_SITE", seat) for seat in seats + seats[::-1]]
    assert all(list(t.buildings(seat).values()) == ["workshop"] * 2 for seat in seats)
    assert [player.on_board(WORKSHOP) for player in t.table.players] == [7] * players


@rule("AOI-SETUP-47")
def test_the_turn_order_decides_not_the_seat():
    firsts = set()
    for seed in range(12):
        t = AoiTable(Match(AGE_OF_INNOVATION, 3, seed))
        order = t.table.order
        while t.asked is not START_SITE:
            t.match.choose(t.options[0])
        if not {"omar", "monks"} & {t.table.factions[player.faction].id for player in t.table.players}:
            places = [seat for prompt, seat in course(t) if prompt == "START_SITE"]
            assert places == order + order[::-1]
            firsts.add(order[0])
    assert firsts == {0, 1, 2}


@rule("AOI-SETUP-48", "AOI-DEC-08")
@pytest.mark.parametrize("board", ["desert", "mountain", "lake"])
def test_a_starting_workshop_goes_on_any_unbuilt_home_terrain(board: str):
    t = mine(board)
    everywhere = home(t, board)
    assert t.asked is START_SITE
    assert t.spaces == everywhere
    assert len(everywhere) >= 8
    first = max(everywhere)
    t.at(first)
    while t.seat_asked != 0:
        t.match.choose(t.options[0])
    assert t.spaces == everywhere - {first}, "also far away from the first"


@rule("AOI-SETUP-60")
def test_starting_buildings_are_free_and_nothing_comes_of_them():
    """Navigators beside the river, right next to the other player; the round tile of round 1 pays nothing."""
    t = set_up(["desert", "lake"], ["navigators", "blessed"])
    before = t.player(0).coins, t.player(0).tools, t.player(0).vp
    t.at("E11").at("E10").at("F12")
    assert t.asked is START_SITE
    t.at("C10")
    assert (t.player(0).coins, t.player(0).tools, t.player(0).vp) == before
    assert t.asked is not LEECH
    assert bowls(t.player(1)) == (5, 7, 0)
    assert t.player(1).vp == 20


@rule("AOI-SETUP-50", "AOI-SETUP-52", "AOI-DEC-10")
def test_omars_third_building_comes_after_all_workshops_and_the_monks_university_last():
    t = set_up(["plains", "lake", "swamp"], ["omar", "blessed", "monks"])
    asked = course(t, START_PIECE=WORKSHOP)
    places = [seat for prompt, seat in asked if prompt == "START_SITE"]
    assert places == [0, 1, 1, 0, 0, 2]
    assert list(t.buildings(2).values()) == ["university"]
    assert sorted(t.buildings(0).values()) == ["tower", "workshop", "workshop"]


@rule("AOI-SETUP-51", "AOI-SETUP-50", "AOI-DEC-09", "AOI-SETUP-48")
@pytest.mark.parametrize("moment", [0, 1, 2])
def test_omar_choose_when_to_place_the_tower(moment: int):
    t = set_up(["desert", "lake"], ["omar", "blessed"])
    placed = []
    while t.table.round == 0 and t.asked in (START_PIECE, START_SITE):
        if t.asked is START_PIECE:
            assert t.seat_asked == 0
            assert t.options == [WORKSHOP, TOWER]
            t.answer(START_PIECE, TOWER if len(placed) == moment else WORKSHOP)
            continue
        if t.seat_asked == 0:
            assert t.spaces == home(t, "desert")
            assert t.match.decision is not None
            placed.append(BUILDINGS[t.match.decision.about])
        t.match.choose(t.options[0])
    expected = ["workshop", "workshop"]
    expected.insert(moment, "tower")
    assert placed == expected


@rule("AOI-SETUP-52", "AOI-SETUP-53", "AOI-SETUP-48", "AOI-DEC-10", "AOI-DEC-11")
def test_monks_place_a_university_on_home_terrain_and_take_a_competency_for_it():
    places = {"income-points-coins": (1, 1)}
    t = place_all_but_last(set_up(["swamp", "lake"], ["monks", "blessed"], places))
    assert (t.asked, t.seat_asked) == (START_SITE, 0)
    assert t.spaces == home(t, "swamp")
    t.at("E8")
    assert t.buildings(0) == {"E8": "university"}
    assert (t.asked, t.seat_asked, t.options) == (COMPETENCY, 0, list(range(12)))
    t.answer(COMPETENCY, INCOME_TILE)
    me = t.player(0)
    assert me.owns(INCOME_TILE)
    assert (me.levels, me.books) == ([0, 1 + 2, 0, 0], [0, 1, 0, 0]), "two steps and a book of its place"


def place_all_but_last(t: AoiTable) -> AoiTable:
    """Until the Monks are asked for their university."""
    while t.seat_asked != 0 or t.asked is not START_SITE:
        t.match.choose(t.options[0])
    return t


# ------------------------------------------------------------------------------------------------ start competencies


@rule("AOI-SETUP-54", "AOI-DEC-11")
def test_inventors_take_a_competency_when_all_workshops_stand():
    places = {"income-points-coins": (3, 2)}
    t = set_up(["plains", "lake"], ["inventors", "blessed"], places)
    asked = course(t, COMPETENCY=INCOME_TILE)
    assert asked == [*(("START_SITE", seat) for seat in (0, 1, 1, 0)), ("COMPETENCY", 0)]
    assert t.player(0).levels == [0, 0, 0, 1]
    assert t.player(0).books[3] >= 2


@rule("AOI-SETUP-55")
@pytest.mark.parametrize("faction", ["inventors", "monks"])
def test_its_income_comes_in_round_1(faction: str):
    t = set_up(["plains", "lake"], [faction, "blessed"])
    course(t, COMPETENCY=INCOME_TILE)
    assert t.table.round == 1
    assert t.player(0).vp == 20 + 3


@rule("AOI-SETUP-56", "AOI-SETUP-59", "AOI-DEC-12", "AOI-Q-08")
def test_spades_of_a_start_competency_are_used_in_set_up_and_may_be_added_to_but_nothing_is_built():
    """2 free spades on a space at distance 3: the third is bought for the 3 tools. Building could be paid then, too."""
    t = set_up(["plains", "lake"], ["inventors", "blessed"], {"once-spades": (0, 0)})
    t.at("E9")
    while t.asked is START_SITE:
        t.match.choose(t.options[0])
    t.answer(COMPETENCY, SPADES_TILE)
    assert (t.asked, t.seat_asked, t.table.round) == (TERRAFORM_SITE, 0, 0)
    assert NONE in t.options, "they may be left unused"
    before = t.buildings(0)
    t.at("F9")
    assert (t.asked, t.options) == (SPADES, [1, 2, 3])
    t.answer(SPADES, 3)
    assert t.match.view()["spaces"][space("F9")]["terrain"] == "plains"
    assert t.table.round == 1, "nothing is asked about building"
    assert t.buildings(0) == before
    assert (t.player(0).coins >= 15, t.player(0).tools >= 3) == (True, True)


@rule("AOI-SETUP-59")
def test_no_workshop_follows_set_up_spades_though_it_could_be_paid():
    """Both free spades turn the lake on E10 into plains; 3 tools and 15 coins are left."""
    t = set_up(["plains", "swamp"], ["inventors", "blessed"], {"once-spades": (0, 0)})
    t.at("E9")
    while t.asked is START_SITE:
        t.match.choose(t.options[0])
    t.answer(COMPETENCY, SPADES_TILE).at("E10").answer(SPADES, 2)
    assert t.match.view()["spaces"][space("E10")]["terrain"] == "plains"
    assert (t.asked is not BUILD, t.table.round) == (True, 1)
    assert "E10" not in t.buildings(0)


@rule("AOI-SETUP-57", "AOI-SETUP-59", "AOI-DEC-12", "AOI-Q-08")
def test_the_desert_has_one_spade_when_all_buildings_stand_and_nothing_is_built_or_bought():
    t = set_up(["desert", "lake", "plains"], ["blessed", "omar", "monks"])
    asked = course(t)
    assert asked[-1] == ("TERRAFORM_SITE", 0)
    assert [prompt for prompt, _ in asked].count("TERRAFORM_SITE") == 1
    t = place_all(place_first(set_up(["desert", "lake"], ["blessed", "goblins"]), "E11"))
    assert (t.asked, t.seat_asked) == (TERRAFORM_SITE, 0)
    assert t.match.decision is not None
    assert t.match.decision.about == 1
    assert {"D11", "E10", "E12", "F11"} - set(t.buildings(1)) <= t.spaces
    assert NONE in t.options
    tools = t.player(0).tools
    t.at("E12")
    assert t.match.view()["spaces"][space("E12")]["terrain"] == "desert"
    assert t.asked is not SPADES
    assert "E12" not in t.buildings(0)
    assert t.table.round == 1
    assert t.player(0).tools >= tools


@rule("AOI-SETUP-57")
def test_one_spade_goes_one_step_only():
    t = place_all(place_first(set_up(["desert", "plains"], ["blessed", "goblins"]), "E11"))
    t.at("E10")
    assert t.match.view()["spaces"][space("E10")]["terrain"] == "swamp", "lake on the way to desert"
    assert t.table.round == 1


def place_first(t: AoiTable, name: str) -> AoiTable:
    """The first workshop of seat 0 goes there."""
    while t.asked is not START_SITE or t.seat_asked != 0:
        t.match.choose(t.options[0])
    return t.at(name)


@rule("AOI-SETUP-58", "AOI-SETUP-56")
@pytest.mark.parametrize("desert", [0, 1])
def test_set_up_spades_are_used_in_turn_order(desert: int):
    boards, factions = ["lake", "lake"], ["inventors", "inventors"]
    boards[desert], factions[desert] = "desert", "blessed"
    asked = course(set_up(boards, factions), COMPETENCY=SPADES_TILE)
    assert [seat for prompt, seat in asked if prompt == "TERRAFORM_SITE"][:1] == [0]
    assert asked.index(("TERRAFORM_SITE", 0)) < asked.index(("TERRAFORM_SITE", 1))
    assert asked.index(("COMPETENCY", 1 - desert)) < asked.index(("TERRAFORM_SITE", 0))


@rule("AOI-SETUP-62", "AOI-SETUP-58", "AOI-Q-22")
def test_the_sequence_after_the_second_workshops():
    """Inventors, Monks on the desert, Omar and Blessed; both competencies are those with spades."""
    t = set_up(["lake", "desert", "plains", "swamp"], ["inventors", "monks", "omar", "blessed"])
    asked = course(t, COMPETENCY=SPADES_TILE, START_PIECE=WORKSHOP)
    first = [entry for entry in asked if entry[0] != "START_PIECE"]
    assert first[:10] == [
        *(("START_SITE", seat) for seat in (0, 2, 3, 3, 2, 0)),
        ("START_SITE", 2),  # Omar's third building
        ("START_SITE", 1),  # the university ...
        ("COMPETENCY", 1),  # ... and its competency
        ("COMPETENCY", 0),  # the Inventors'
    ]
    spades = [seat for prompt, seat in first[10:] if prompt in ("TERRAFORM_SITE", "ORDER")]
    assert spades == sorted(spades)
    assert set(spades) == {0, 1}
    assert t.table.round == 1


@rule("AOI-SETUP-63", "AOI-DEC-12")
@pytest.mark.parametrize("first", [0, 1])
def test_two_sources_of_spades_are_used_one_after_the_other_in_the_owners_order(first: int):
    """About 1 free spade for the desert's, 2 for the competency's; tools buy spades only to the latter."""
    t = place_first(set_up(["desert", "plains"], ["inventors", "blessed"], {"once-spades": (0, 0)}), "E11")
    while t.asked is START_SITE:
        t.match.choose(t.options[0])
    t.answer(COMPETENCY, SPADES_TILE)
    assert (t.asked, t.options) == (ORDER, [0, 1])
    t.answer(ORDER, first)
    for source in (first, 1 - first):
        assert t.asked is TERRAFORM_SITE
        assert t.match.decision is not None
        assert t.match.decision.about == (1, 2)[source]
        t.at("F11" if source else "E10")
        if source:
            assert (t.asked, t.options) == (SPADES, [1, 2, 3])
            t.answer(SPADES, 2)
    spaces = t.match.view()["spaces"]
    assert (spaces[space("E10")]["terrain"], spaces[space("F11")]["terrain"]) == ("swamp", "wasteland")
    assert t.table.round == 1


@rule("AOI-Q-02", "AOI-SETUP-60", "AOI-SETUP-62")
def test_a_tower_gained_in_set_up_is_placed_at_once_and_offers_power():
    t = place_first(set_up(["desert", "lake"], ["inventors", "blessed"]), "E11")
    t.at("F12")
    while t.asked is START_SITE:
        t.match.choose(t.options[0])
    t.answer(COMPETENCY, TOWER_TILE)
    assert (t.asked, t.seat_asked) == (NEUTRAL_SITE, 0)
    t.at("E12")
    assert (t.asked, t.seat_asked, t.options) == (LEECH, 1, [1, NONE])
    assert t.answer(LEECH, 1).asked is TERRAFORM_SITE, "then the desert's spade, which waited"


@rule("AOI-SETUP-40", "AOI-SETUP-39")
def test_a_scholar_sent_to_the_knowledge_board_does_not_come_back():
    me = calm(scholars=1).start().act("scholar").answer(SEND, 0).match.view()["seats"][0]
    assert (me["scholars"], me["scholars_in_supply"]) == (0, 6)
