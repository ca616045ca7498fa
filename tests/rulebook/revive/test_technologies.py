"""Technologies common to all tribes (REV-TECH-01..09)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.kinds import PLACES
from tafelrunde.games.revive.pieces.map import BESIDE
from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable
from tafelrunde.games.revive.table.prompts import ACTION_PROMPT, ARTIFACT, LOCATION, NEXT, POPULATE, TECHNOLOGY
from tests.rulebook import rule
from tests.rulebook.revive.positions import alone, change, do_next, holdings, parts, result_of

COMMON = {"fifth-slot", "artifact-energy", "artifact-crate", "artifact-points"}


def ids(board: int) -> dict[str, str]:
    """The technology at each place of a side of a tribe board."""
    technologies = parts("technology")
    return {PLACES[place]: technologies[number].id for place, number in enumerate(REVIVE.catalog.boards[board])}


def unlocked(*technologies: str) -> ReviveScenario:
    made = alone("location")
    for field, technology in zip(made.fields("location"), technologies, strict=False):
        made.figure(0, field, technology)
    return made


def populate(technology: str, *before: str) -> tuple[ReviveTable, dict[str, int]]:
    """Seat 0 unlocks a technology; with what it held before."""
    made = unlocked(*before).seat(0, book=6)
    figures = [f for f in made.fields("location") if made.state.players[0].figures >> f & 1]
    field = next(f for f in made.fields("location") if f not in figures and BESIDE[figures[0]] >> f & 1)
    t = made.start()
    held = holdings(t)
    t.answer(ACTION_PROMPT, POPULATE).answer(LOCATION, field).answer(TECHNOLOGY, PLACES.index(technology)).pay()
    return t, held


@rule("REV-TECH-01", "REV-TECH-08")
def test_four_technologies_are_common_to_all_boards_and_three_are_their_own():
    boards = [ids(board) for board in range(12)]
    for board in boards:
        assert len(board) == 7
        assert board["t2M"] == "fifth-slot"
        assert {board["t3L"], board["t3M"], board["t3R"]} == COMMON - {"fifth-slot"}
        assert not {board["t1"], board["t2L"], board["t2R"]} & COMMON
    own = [{board[place] for place in ("t1", "t2L", "t2R")} for board in boards[::2]]
    assert all(not one & other for n, one in enumerate(own) for other in own[n + 1 :])


@rule("REV-TECH-02", "REV-TECH-03")
@pytest.mark.parametrize(("half", "gears", "steps"), [("top", 3, 0), ("bottom", 0, 2)])
def test_a_card_in_the_fifth_slot_gives_either_half(half: str, gears: int, steps: int):
    t = unlocked("t1", "t2M").seat(0, active=["CG01"]).start().play("CG01", "right", half)
    do_next(t, "advance")
    assert t.resources(0)["gear"] == gears
    assert t.track(0, "grey") == 1 + steps
    assert len(t.match.view()["seats"][0]["slots"]["right"]["cards"]) == 1


@rule("REV-TECH-04", "REV-TECH-05", "REV-TECH-06", "REV-TECH-07")
@pytest.mark.parametrize(
    ("below", "technology", "extra"),
    [("t2L", "t3L", {"energy": 1}), ("t2M", "t3M", {"crates": 1}), ("t2R", "t3R", {"vp": 2})],
)
def test_artifact_technologies_give_a_large_artifact_of_choice_and_one_extra(
    below: str, technology: str, extra: dict[str, int]
):
    t, held = populate(technology, "t1", below)
    while t.asked is NEXT:
        t.match.choose(t.options[0])
        if t.asked is ARTIFACT:
            assert len(t.options) == 3, "one of each colour"
            t.answer(ARTIFACT, t.options[1])
    assert t.asked is ACTION_PROMPT
    assert change(t, held) == {"book": -4, "artifacts": 1, **extra}


@rule("REV-TECH-08")
def test_books_and_points_rise_from_row_to_row():
    for part in parts("technology"):
        row = int(str(part.facts["place"])[1])
        assert (part.facts["books"], part.facts["points"]) == {1: (2, 1), 2: (2, 2), 3: (4, 4)}[row]


@rule("REV-TECH-09")
def test_unlocked_technologies_score_at_the_end():
    def points(*technologies: str) -> int:
        return int(result_of(unlocked(*technologies)).breakdown[0]["technologies"])

    assert points() == 0
    assert points("t1") == 1
    assert points("t1", "t2M", "t2R") == 1 + 2 + 2
    assert points("t1", "t2M", "t3M") == 1 + 2 + 4
