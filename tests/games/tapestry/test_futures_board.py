"""The picture, the terminal and the words of a table with Fantasies & Futures."""

from __future__ import annotations

import re

import pytest

from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import FARM, SCIENCE
from tafelrunde.games.tapestry.pieces.reserved import ITEM_ADVANCE, ITEM_POINTS, item_code
from tafelrunde.games.tapestry.scenario import TapestryTable
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tests.rulebook.tapestry.futures import beside, futures, income_5

NOT_ON_THE_TABLE = {"black-roll", "guild-trade", "number", "part", "yes"}


def ids(svg: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', svg)


@pytest.mark.parametrize("seed", [0, 1])
def test_everything_that_can_be_chosen_is_drawn_once(seed: int) -> None:
    match = Match(TAPESTRY, 2 + seed, seed, {"fantasies_futures": True})
    dice = seeded(seed)
    asked: set[str] = set()
    while match.decision is not None:
        decision = match.decision
        prompt = decision.prompt
        if prompt.name not in asked and prompt.of not in NOT_ON_THE_TABLE:
            asked.add(prompt.name)
            for width in (0, 400):
                drawn = ids(match.board_svg(decision.seat, "en", width))
                assert len(drawn) == len(set(drawn))
                wanted = {f"{prompt.of}-{code}" for code in decision.options if 0 <= code < prompt.extra}
                assert wanted <= set(drawn), f"{prompt.name} at {match.codes}"
            TAPESTRY.show.text_board(match.view(decision.seat), "de")
        match.choose(random_code(match, dice))
    assert len(asked) > 20


def shown(t: TapestryTable, seat: int = 0) -> str:
    return TAPESTRY.show.text_board(t.match.view(seat), "en")


def test_reserved_items_lie_before_their_player_and_can_be_clicked() -> None:
    points = item_code(ITEM_POINTS, SCIENCE)
    t = income_5(futures().reserved(0, FARM, FARM, points, item_code(ITEM_ADVANCE, 0)))
    svg = t.match.board_svg(0, "en")
    assert {f"reserved-{FARM}", f"reserved-{points}", f"reserved-{item_code(ITEM_ADVANCE, 0)}"} <= set(ids(svg))
    assert "points for science" in svg
    assert "Reserved: farm ×2 · Reserved: points for science" in " ".join(shown(t, 1).split())


def test_the_order_of_ability_and_bonuses_can_be_clicked() -> None:
    t = beside("microbial_magic", ["golem_quarter"])
    svg = t.match.board_svg(0, "en")
    assert {"charm-0", "charm-1", "charm-2"} <= set(ids(svg))
    assert "charm-0" not in ids(t.match.board_svg(1, "en")), "only by who is asked"


def test_a_card_that_is_turned_over_says_so() -> None:
    made = futures().seat(0, coin=1, tech={"top": ["teleportation"]})
    t = made.start()
    assert "used up" not in t.match.board_svg(0, "en")
    t.player(0).side.turned = 1 << t.tech("teleportation")
    assert "used up" in t.match.board_svg(0, "en")


def test_moved_buildings_of_the_artificers_cover_other_columns() -> None:
    plain = futures().seat(0, coin=1, civs=["artificers"]).start().match
    moved = futures().seat(0, coin=1, civs=["artificers"]).mat(0, "artificers", 1 << 3 * 4).start().match
    assert plain.view(0)["seats"][0]["open"][0] == 0b000001
    assert moved.view(0)["seats"][0]["open"][0] == 0b000010
    assert plain.board_svg(0, "en") != moved.board_svg(0, "en")
