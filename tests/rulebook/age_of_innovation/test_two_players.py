"""Two players (AOI-TWOP-01..15)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.game import AGE_OF_INNOVATION
from tafelrunde.games.age_of_innovation.pieces.kinds import FROM_AREA, FROM_KNOWLEDGE
from tafelrunde.games.age_of_innovation.rules.setup import seat_third_party
from tafelrunde.games.age_of_innovation.scenario import AoiScenario, scenario
from tafelrunde.games.age_of_innovation.table.prompts import SEND
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.table_talk import calm, next_round, pass_turn

BANKING, LAW, ENGINEERING, MEDICINE = range(4)
# The knowledge bonus of each round tile: its discipline, and for how many levels (AOI-ROUND-21..32).
BONUS = (
    (LAW, 3), (ENGINEERING, 1), (BANKING, 3), (LAW, 3), (MEDICINE, 3), (MEDICINE, 4),
    (ENGINEERING, 4), (BANKING, 1), (ENGINEERING, 3), (MEDICINE, 2), (LAW, 2), (BANKING, 2),
)  # fmt: skip
SEEDS = range(150)


def last_scoring(
    area: int = 15, third_party: tuple[int, ...] = (2, 2, 2, 2), levels: tuple[tuple[int, ...], ...] = ()
) -> AoiScenario:
    made = calm(bowls=(12, 0, 0)).seat(1, bowls=(12, 0, 0)).ended()
    made.state.area.remove(area)
    made.state.area.insert(0, area)
    made.state.neutral_levels = tuple(third_party)
    for seat, held in enumerate(levels):
        made.seat(seat, levels=held)
    return made


def points(made: AoiScenario, source: int) -> list[int]:
    return [player.tally[source] for player in made.start().table.players]


# ------------------------------------------------------------------------------------------------ set-up


@rule("AOI-TWOP-01", "AOI-TWOP-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_only_with_two_a_third_party_takes_part(players: int):
    for harder in (False, True):
        view = Match(AGE_OF_INNOVATION, players, 1, {"harder_map": harder}).view()
        two = players == 2
        assert view["area"]["played"] == two
        assert (view["knowledge"]["third_party"] is not None) == two
        assert view["knowledge"]["scholars"] == ([[3]] * 4 if two else [[]] * 4)
        assert len(view["seats"]) == players


@rule("AOI-TWOP-02", "AOI-TWOP-03", "AOI-MATERIAL-08")
def test_one_of_four_area_tiles_lies_face_down():
    found = set()
    for seed in SEEDS:
        m = Match(AGE_OF_INNOVATION, 2, seed)
        found.add(m.view(EVERYTHING)["area"]["tile"])
        assert [m.view(seat)["area"]["tile"] for seat in (0, 1, SPECTATOR)] == [None] * 3
    assert found == {12, 13, 14, 15}


@rule("AOI-TWOP-02")
def test_nobody_can_know_which_tile_it_is():
    m = Match(AGE_OF_INNOVATION, 2, 1)
    imagined = {m.imagine(0, seed).view(EVERYTHING)["area"]["tile"] for seed in range(40)}
    assert imagined == {12, 13, 14, 15}


@rule("AOI-TWOP-05", "AOI-TWOP-15")
@pytest.mark.parametrize(("players", "twos"), [(2, 2), (3, 3)])
def test_a_scholar_of_the_third_party_blocks_a_2_space_of_each_discipline(players: int, twos: int):
    made = scenario(players, factions=["monks"]).passed(*range(1, players)).seat(0, scholars=5)
    t = made.start()
    sent = 0
    while True:
        t.act("scholar")
        two = [code for code in t.options if code in (5, 6, 7)]
        if not two:
            break
        assert len(two) == 1
        t.answer(SEND, two[0]).end_turn()
        sent += 1
    assert sent == twos
    assert 4 in t.options, "the 3-space is free"


@rule("AOI-TWOP-06", "AOI-TWOP-07", "AOI-TWOP-08", "AOI-TWOP-15")
def test_the_markers_of_the_third_party_rise_by_the_bonuses_of_rounds_1_to_5():
    highest = 0
    for seed in SEEDS:
        view = Match(AGE_OF_INNOVATION, 2, seed).view()
        expected = [2, 2, 2, 2]
        for tile in view["scoring"][:5]:
            discipline, levels = BONUS[tile]
            expected[discipline] += levels
        assert view["knowledge"]["third_party"] == expected
        highest = max(highest, *expected)
    assert highest == 9, "never on level 12, though no key is asked for level 8"


@rule("AOI-EX-34", "AOI-TWOP-06", "AOI-TWOP-07", "AOI-TWOP-08")
def test_example_banking_in_round_1_and_law_in_round_2():
    """Round 6 shows banking too; rounds 3 to 5 show the other two disciplines."""
    table = calm().state
    table.scoring = (7, 3, 1, 4, 8, 2)
    seat_third_party(table)
    assert table.neutral_levels == (3, 5, 2 + 1 + 3, 2 + 3)


# ------------------------------------------------------------------------------------------------ in play


@rule("AOI-TWOP-09")
def test_the_area_tile_is_turned_up_at_the_start_of_round_6():
    t = calm().round(5, "track-engineering").start()
    tile = t.match.view(EVERYTHING)["area"]["tile"]
    assert t.match.view(0)["area"]["tile"] is None
    next_round(t)
    assert t.table.round == 6
    assert [t.match.view(seat)["area"]["tile"] for seat in (0, 1, SPECTATOR)] == [tile] * 3
    assert "area-shown" in [event.name for event in t.match.events()]


@rule("AOI-TWOP-15")
def test_the_third_party_never_moves_again():
    t = calm().start()
    before = t.match.view()["knowledge"]
    for _ in range(5):
        next_round(t)
    assert t.table.round == 6
    assert t.match.view()["knowledge"] == before
    assert [3] in before["scholars"]


# ------------------------------------------------------------------------------------------------ final scoring


@rule("AOI-TWOP-10", "AOI-TWOP-11", "AOI-TWOP-14")
def test_the_third_party_takes_a_place_and_no_points():
    """Two buildings against one: with 15 connected buildings the third party is first."""
    made = last_scoring().building(0, "workshop", "E10", "E11").building(1, "workshop", "H8")
    assert points(made, FROM_AREA) == [12, 6]
    assert len(made.start().match.result.scores) == 2


@rule("AOI-TWOP-11", "AOI-TWOP-13")
@pytest.mark.parametrize(
    ("third", "expected"),
    [(8, [4, 2]), (6, [8, 2]), (4, [8, 4])],
)
def test_its_markers_have_a_place_in_each_discipline(third: int, expected: list[int]):
    made = last_scoring(third_party=(third, 2, 2, 2), levels=((7, 0, 0, 0), (5, 0, 0, 0)))
    assert points(made, FROM_KNOWLEDGE) == expected
    elsewhere = last_scoring(third_party=(2, third, 2, 2), levels=((0, 7, 0, 0), (0, 5, 0, 0)))
    assert points(elsewhere, FROM_KNOWLEDGE) == expected


LEFT = ("A4", "A5", "A6", "A7", "B4", "B5", "B6", "B7", "C5")
RIGHT = ("E8", "E9", "E10", "E11", "E12", "E13", "D11", "D12", "D13")


@rule("AOI-EX-46", "AOI-TWOP-12", "AOI-TWOP-14")
@pytest.mark.parametrize(("tile", "expected"), [(14, [15, 6]), (15, [12, 6]), (13, [18, 6])])
def test_example_a_tie_with_the_area_tile(tile: int, expected: list[int]):
    """Groups of 14 and 11; the share of the third party is lost."""
    made = last_scoring(area=tile).building(0, "workshop", *LEFT).building(0, "guild", "C6", "C7", "D5", "D6")
    made.building(0, "palace", "F6").bridge(0, "D6", "F6")
    made.building(1, "workshop", *RIGHT).building(1, "guild", "F11", "F12")
    assert points(made, FROM_AREA) == expected


@rule("AOI-EX-47", "AOI-TWOP-12", "AOI-TWOP-13")
def test_example_a_tie_with_the_neutral_marker():
    made = last_scoring(third_party=(7, 2, 2, 2), levels=((7, 0, 0, 0), (5, 0, 0, 0)))
    assert points(made, FROM_KNOWLEDGE) == [6, 2]


@rule("AOI-TWOP-09", "AOI-TWOP-14")
def test_only_the_tile_on_the_board_counts():
    t = calm().round(6).building(0, "workshop", "E11").start()
    tile = t.match.view(EVERYTHING)["area"]["tile"]
    pass_turn(t)
    pass_turn(t)
    assert t.match.over
    assert t.match.view()["area"]["tile"] == tile
    assert t.player(0).tally[FROM_AREA] == 12
