"""Sending a scholar (AOI-SCHOLAR-01..05, AOI-DEC-29)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.pieces.kinds import DISCIPLINES
from tafelrunde.games.age_of_innovation.table.prompts import KEY, RETURN_SCHOLAR, SEND
from tests.rulebook import rule

from .homes import alone, levels, settled

MEDICINE = 3


def space_on(discipline: int, number: int) -> int:
    """Of the four spaces below a discipline the first is the one for 3 steps."""
    return 4 * discipline + number


@rule("AOI-SCHOLAR-01", "AOI-SCHOLAR-03")
@pytest.mark.parametrize("discipline", range(4))
def test_four_scholars_find_room_below_a_discipline_and_the_first_counts_most(discipline: int):
    """Equal spaces are offered as one; the key lets the marker past level 7."""
    t = alone(settled(3, scholars=5, towns=["tools"])).start()
    made = []
    for _ in range(4):
        t.act("scholar")
        t.answer(SEND, next(code for code in t.options if code // 4 == discipline))
        if t.asked is KEY:
            t.answer(KEY, 1)
        made.append(t.player(0).levels[discipline])
        t.end_turn()
    assert made == [3, 5, 7, 9]
    assert t.match.view()["knowledge"]["scholars"][discipline] == [0, 1, 2, 3]
    t.act("scholar")
    assert not [code for code in t.options if code // 4 == discipline]


@rule("AOI-SCHOLAR-01")
def test_a_space_takes_one_scholar():
    made = alone(settled(3, scholars=2))
    made.state.scholar_spaces[MEDICINE] = 0b0111
    t = made.start().act("scholar")
    assert [code for code in t.options if code // 4 == MEDICINE] == [space_on(MEDICINE, 3)]
    t.answer(SEND, space_on(MEDICINE, 3)).end_turn()
    assert levels(t)["medicine"] == 2
    t.act("scholar")
    assert not [code for code in t.options if code // 4 == MEDICINE], "all four are taken"
    assert RETURN_SCHOLAR + MEDICINE in t.options


@rule("AOI-SCHOLAR-02", "AOI-SCHOLAR-03", "AOI-DEC-29")
@pytest.mark.parametrize("discipline", range(4))
@pytest.mark.parametrize(("number", "steps"), [(0, 3), (1, 2)])
def test_a_scholar_moves_the_marker_by_the_number_on_its_space(discipline: int, number: int, steps: int):
    t = settled(scholars=1).start().act("scholar")
    assert t.options == [*(space_on(d, n) for d in range(4) for n in (0, 1)), *range(16, 20)]
    t.answer(SEND, space_on(discipline, number))
    assert levels(t) == {name: steps if n == discipline else 0 for n, name in enumerate(DISCIPLINES)}
    assert t.player(0).scholars == 0


@rule("AOI-SCHOLAR-02")
def test_without_a_scholar_none_is_sent():
    assert "scholar" in settled(scholars=1).start().actions
    assert "scholar" not in settled(scholars=0).start().actions


@rule("AOI-EX-23", "AOI-SCHOLAR-02")
def test_example_the_three_space_of_medicine_is_taken():
    made = settled(scholars=1)
    made.state.scholar_spaces[MEDICINE] |= 1
    t = made.start().act("scholar")
    assert space_on(MEDICINE, 0) not in t.options
    assert levels(t.answer(SEND, space_on(MEDICINE, 1)))["medicine"] == 2


@rule("AOI-SCHOLAR-04")
def test_a_scholar_on_the_knowledge_board_never_returns():
    """Of seven, two are held and five in the supply; the one that is sent is in neither from now on."""
    t = settled(scholars=2).start().act("scholar").answer(SEND, 0)
    seen = t.match.view()["seats"][0]
    assert (seen["scholars"], seen["scholars_in_supply"]) == (1, 5)
    made = settled(scholars=7, bowls=(0, 0, 5))
    t = alone(made).start().act("scholar").answer(SEND, 0)
    assert 1 not in t.options, "power buys no eighth scholar"


@rule("AOI-SCHOLAR-05", "AOI-DEC-29")
@pytest.mark.parametrize("discipline", range(4))
def test_a_scholar_may_be_returned_for_one_step(discipline: int):
    t = settled(scholars=2).start().act("scholar").answer(SEND, RETURN_SCHOLAR + discipline)
    assert levels(t) == {name: int(n == discipline) for n, name in enumerate(DISCIPLINES)}
    seen = t.match.view()["seats"][0]
    assert (seen["scholars"], seen["scholars_in_supply"]) == (1, 6)
    assert all(spaces == [3] for spaces in t.match.view()["knowledge"]["scholars"]), "no space is used"
