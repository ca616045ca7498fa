"""Component counts (AOI-MATERIAL-01..22)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde.games.age_of_innovation.catalog import Catalog
from tafelrunde.games.age_of_innovation.effects.build import Neutral
from tafelrunde.games.age_of_innovation.effects.competency import Annexes
from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION
from tafelrunde.games.age_of_innovation.pieces.kinds import BUILDINGS, TERRAINS
from tafelrunde.games.age_of_innovation.table.prompts import PALACE
from tafelrunde.kernel.effects import Effect
from tafelrunde.kernel.game import UsageError
from tafelrunde.kernel.match import Match
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.holdings import place_all, set_up
from tests.rulebook.age_of_innovation.table_talk import calm, founding

CATALOG = Catalog()


def parts(effect: Effect[Any, Any]) -> list[Effect[Any, Any]]:
    return [effect, *(inner for part in effect.parts() for inner in parts(part))]


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        pytest.param("map", 2, marks=rule("AOI-MATERIAL-01")),
        pytest.param("bookaction", 6, marks=rule("AOI-MATERIAL-02")),
        pytest.param("town", 7, marks=rule("AOI-MATERIAL-04")),
        pytest.param("board", 7, marks=rule("AOI-MATERIAL-05")),
        pytest.param("bonus", 10, marks=rule("AOI-MATERIAL-07")),
        pytest.param("area", 4, marks=rule("AOI-MATERIAL-08")),
        pytest.param("competency", 12, marks=rule("AOI-MATERIAL-09")),
        pytest.param("round", 12, marks=rule("AOI-MATERIAL-10")),
        pytest.param("final", 4, marks=rule("AOI-MATERIAL-10")),
        pytest.param("innovation", 18, marks=rule("AOI-MATERIAL-15")),
        pytest.param("palace", 17, marks=rule("AOI-MATERIAL-16")),
    ],
)
def test_how_many_different_ones_there_are(kind: str, count: int):
    found = [component for component in AGE_OF_INNOVATION.components if component.kind == kind]
    assert len({component.id for component in found}) == len(found) == count


@rule("AOI-MATERIAL-14")
@pytest.mark.parametrize("balance", ["2023", "2024"])
def test_there_are_twelve_factions(balance: str):
    table = Match(AGE_OF_INNOVATION, 2, 1, {"balance": balance}).state
    assert len({faction.id for faction in table.factions}) == 12  # type: ignore[attr-defined]


@rule("AOI-MATERIAL-01", "AOI-MATERIAL-21")
def test_the_box_is_for_one_to_five():
    sides = {players: Match(AGE_OF_INNOVATION, players, 1).view()["side"] for players in (1, 2, 3, 4, 5)}
    assert set(sides.values()) == {"small", "large"}
    for players in (0, 6):
        with pytest.raises(UsageError):
            Match(AGE_OF_INNOVATION, players, 1)


@rule("AOI-MATERIAL-22")
def test_nothing_can_be_switched_on_for_experienced_players():
    names = {option.name for option in AGE_OF_INNOVATION.options}
    readings = {"build_without_spades", "neutral_palace_counts", "rewards"}
    for_all = {"set_up", "harder_map", "balance", "first_player"} | readings
    assert names == for_all | {"automa", "automa_level", "automa_faction"}


@rule("AOI-MATERIAL-21")
def test_the_cards_of_the_solo_opponent_are_in_the_box():
    kinds = [component.kind for component in AGE_OF_INNOVATION.components]
    counted = {kind: kinds.count(kind) for kind in ("automacard", "automafaction", "automalevel", "automatile")}
    assert counted == {"automacard": 14, "automafaction": 10, "automalevel": 5, "automatile": 16}


@rule("AOI-MATERIAL-04", "AOI-MATERIAL-09", "AOI-MATERIAL-12")
def test_how_many_of_each_lie_in_the_supply():
    view = Match(AGE_OF_INNOVATION, 5, 1).view()
    assert view["supply"]["towns"] == [3] * 7
    assert view["supply"]["books"] == [12] * 4
    assert [stack["left"] for stack in view["competencies"]] == [4] * 12


@rule("AOI-MATERIAL-03", "AOI-MATERIAL-11")
@pytest.mark.parametrize("players", [3, 5])
def test_knowledge_and_turn_order_board(players: int):
    view = Match(AGE_OF_INNOVATION, players, 1).view()
    assert view["knowledge"]["scholars"] == [[], [], [], []]
    assert sorted(view["order"]) == list(range(players))
    assert all(player["levels"] == [0, 0, 0, 0] for player in view["seats"])


@rule("AOI-MATERIAL-06")
def test_the_innovation_board_grows_with_the_players():
    assert [len(Match(AGE_OF_INNOVATION, n, 1).view()["innovations"]) for n in (2, 3, 4, 5)] == [6, 8, 10, 12]


@rule("AOI-MATERIAL-05", "AOI-MATERIAL-18", "AOI-MATERIAL-19")
@pytest.mark.parametrize("board", TERRAINS[:7])
def test_each_colour_has_the_same_pieces(board: str):
    me = set_up([board, "lake" if board != "lake" else "plains"], ["blessed", "goblins"]).match.view()["seats"][0]
    assert me["on_board"] == [9, 4, 3, 1, 1]
    assert me["scholars"] + me["scholars_in_supply"] == 7
    assert me["bridges"] == 3
    assert (me["shipping_steps"], me["terraforming_steps"], len(me["levels"])) == (0, 0, 4)


@rule("AOI-MATERIAL-19")
@pytest.mark.parametrize(
    ("action", "before", "pieces"),
    [("guild", "workshop", 4), ("school", "guild", 3), ("palace", "guild", 1), ("university", "school", 1)],
)
def test_no_more_is_built_than_there_are_pieces(action: str, before: str, pieces: int):
    places = ("A4", "A6", "C5", "C7")
    kind = action
    made = calm(tools=9, coins=9).building(0, before, "E11")
    full = calm(tools=9, coins=9).building(0, before, "E11").building(0, kind, *places[:pieces])
    assert action in made.building(0, kind, *places[: pieces - 1]).start().actions
    assert action not in full.start().actions


@rule("AOI-MATERIAL-19")
def test_there_are_nine_workshops():
    places = ("A4", "A5", "A6", "A7", "B4", "B5", "B6", "C5", "C6")
    made = calm(tools=9, coins=9).terrain("C7", "desert").building(0, "workshop", *places[:8])
    assert "workshop" in made.start().actions
    assert "workshop" not in made.building(0, "workshop", places[8]).start().actions


@rule("AOI-MATERIAL-20")
def test_neutral_pieces_by_the_tiles_that_give_them():
    given: Counter[str] = Counter()
    for tile in CATALOG.innovations:
        given.update(BUILDINGS[part.kind] for part in parts(tile.effect) if isinstance(part, Neutral))
    for tile in CATALOG.competencies:
        for part in parts(tile.effect):
            if isinstance(part, Neutral):
                given[BUILDINGS[part.kind]] += 4
            elif isinstance(part, Annexes):
                given["annex"] += 4 * part.amount
    omar = place_all(set_up(["desert", "lake"], ["omar", "blessed"])).buildings(0)
    given["tower"] += list(omar.values()).count("tower")
    single = ("workshop", "guild", "school", "university", "palace", "monument")
    assert given == {**dict.fromkeys(single, 1), "tower": 5, "annex": 8}


@rule("AOI-MATERIAL-16")
def test_a_placeholder_lies_where_the_palace_tile_will_be():
    made = calm(tools=4, coins=6).building(0, "guild", "E11").palaces(16, 17)
    t = made.start()
    assert t.match.view()["seats"][0]["palace"] is None
    t.act("palace")
    assert t.asked is PALACE
    assert t.answer(PALACE, 16).match.view()["seats"][0]["palace"] == 16


@rule("AOI-MATERIAL-17")
@pytest.mark.parametrize("points", [95, 99, 195, 199])
def test_points_go_on_beyond_100_and_200(points: int):
    t = founding(calm(vp=points), "power")
    assert t.match.view()["seats"][0]["vp"] == points + 8


@rule("AOI-MATERIAL-17", "AOI-MATERIAL-20")
def test_coins_tools_and_markers_do_not_run_out():
    made = calm(coins=125, tools=65, bonus="power-coins").phase("income").start()
    assert (made.player(0).coins, made.player(0).tools) == (127, 66)
