"""Two components that touch the same piece, and the readings that follow (TAP-RULING-09, TAP-RULING-10,
TAP-RULING-17)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.abilities.militants import IN_A_ROW, ONE_IN_ROW, ROWS, left_in
from tafelrunde.games.tapestry.components.tiles import TERRITORY_TILES
from tafelrunde.games.tapestry.expansions.arts_architecture.abilities.collectors import OUTPOST
from tafelrunde.games.tapestry.expansions.plans_ploys.abilities.tinkerers import SKIP
from tafelrunde.games.tapestry.pieces.kinds import (
    BLACK_DIE,
    CELESTIALS,
    COLLECTORS,
    MILITARY,
    MOUNTAIN,
    RED_DIE,
    SCIENCE,
    SCIENCE_DIE,
)
from tafelrunde.games.tapestry.pieces.reserved import ITEM_OUTPOST, item_code
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.player import CARDS, CIVILIZATION, SPACE
from tafelrunde.games.tapestry.table.prompts import (
    ABILITY,
    COLLECT,
    COLLECT_TILE,
    CONQUER,
    DRAFT_DIE,
    EXCHANGE,
    FIRST_DIE,
    FIRST_KEPT,
    FLOAT,
    INFILTRATE,
    INVENT,
    MATCH,
    MUSTER,
    SHARE,
    TINKER,
    TINKER_TOKEN,
    TRACK,
    TREASURE,
    TREASURE_HEX,
)
from tafelrunde.kernel.decision import NONE
from tests.games.tapestry.test_futures_civilizations import begun
from tests.rulebook import rule

from .conquests import FAR, PER_TERRITORY, SITE, TILE_FACE
from .entering import quiet
from .futures import before, futures, income_5
from .income_turns import before_income, playing
from .test_rulings import gained_later

FULL = IN_A_ROW * sum(ONE_IN_ROW)
MOUNTAIN_TILE = next(  # for an invention
    n for n, tile in enumerate(TERRITORY_TILES, 1) if MOUNTAIN in tile.land and tile.effect.icons() == ["invent"]
)
UPGRADE_TILE = next(n for n, tile in enumerate(TERRITORY_TILES, 1) if tile.effect.icons() == ["upgrade"])


def on_mat(t: TapestryTable) -> int:
    return sum(left_in(t.player(0).mat[t.civ("militants")], row) for row in range(ROWS))


def ask_first(t: TapestryTable, civ: str) -> TapestryTable:
    return t.answer(ABILITY, t.civ(civ)) if t.asked is ABILITY else t


# ------------------------------------------------------------------------------------------------ outposts of Militants


def test_an_outpost_that_collectors_keep_uncovers_the_mat_of_militants() -> None:
    made = quiet(arts_architecture=True).seat(0, civs=["militants", "collectors"]).mat(0, "militants", FULL)
    made.state.players[0].outposts = ROWS * IN_A_ROW
    t = made.seat(0, culture=1, tracks={"military": 0}).start().advance("military").answer(COLLECT, 1)
    t.answer(MUSTER, 0)
    assert t.player(0).mat[t.civ("collectors")] >> OUTPOST & 1
    assert on_mat(t) == t.player(0).outposts == ROWS * IN_A_ROW - 1


def test_a_reserved_outpost_uncovers_nothing_when_it_conquers() -> None:
    made = futures().seat(0, civs=["militants"]).mat(0, "militants", FULL - ONE_IN_ROW[0])
    t = income_5(made.reserved(0, item_code(ITEM_OUTPOST, 0)))
    left = on_mat(t)
    while t.asked is not CONQUER:
        t.match.choose(t.options[0])
    t.answer(CONQUER, t.options[0])
    assert t.asked is not MUSTER, "it left the mat when it was reserved"
    assert on_mat(t) == left == t.player(0).outposts


def test_reserving_an_outpost_uncovers_the_mat_of_militants() -> None:
    made = before(3).seat(0, civs=["militants"]).mat(0, "militants", FULL).seat(1, era=4, coin=1)
    made.state.players[0].outposts = ROWS * IN_A_ROW
    t = playing("sleeping_dragon", made)
    while t.asked is not MUSTER:
        t.match.choose(t.options[0])
    t.answer(MUSTER, 1)
    assert on_mat(t) == t.player(0).outposts == ROWS * IN_A_ROW - 1


# ------------------------------------------------------------------------------------------------ Infiltrators


def start_with_one_outpost() -> TapestryTable:
    """The floating capital of seat 1 has left its start territory."""
    made = quiet(plans_ploys=True, fantasies_futures=True).seat(0, era=1, civs=["infiltrators"], hand=["trap"])
    made.seat(1, era=1, civs=["celestials"])
    me, hex = made.state.players[1], made.hex(FAR)
    me.outposts += 1
    me.mat[CELESTIALS] = hex + 1
    made.state.items[me.start] -= 1
    made.state.items[hex] += 1
    return made.start().income()


@pytest.mark.parametrize("shared", [True, False])
def test_infiltrators_share_or_visit_a_start_territory_with_one_outpost(shared: bool) -> None:
    t = start_with_one_outpost()
    start = t.player(1).start
    assert t.options.count(start) == 1
    t.answer(INFILTRATE, start).answer(SHARE, 1 if shared else NONE)
    assert t.player(0).upright >> start & 1 == shared
    assert (t.player(0).mat[t.civ("infiltrators")] > 0) != shared


# ------------------------------------------------------------------------------------------------ the order of two dice


@rule("TAP-RULING-10")
@pytest.mark.parametrize("first", [RED_DIE, BLACK_DIE])
def test_celestials_say_which_die_comes_first(first: int) -> None:
    made = begun("celestials", futures().dice((6, PER_TERRITORY), (6, TILE_FACE))).tile(SITE, UPGRADE_TILE)
    made.seat(0, tech={"middle": ["warships"]}, tracks={"exploration": 7})
    t = before(2, made, hand=["trap"]).start().income()
    t.answer(FLOAT, t.hex(SITE)).answer(FIRST_DIE, first)
    assert t.asked is CONQUER, "the tile is under way"
    assert (t.player(0).tally[CIVILIZATION] > 0) == (first == RED_DIE)


@pytest.mark.parametrize("first", [RED_DIE, BLACK_DIE])
def test_treasure_hunters_say_which_die_of_the_mountain_comes_first(first: int) -> None:
    made = quiet(plans_ploys=True).dice((6, PER_TERRITORY), (6, TILE_FACE)).tile(SITE, MOUNTAIN_TILE)
    made.seat(0, era=1, civs=["treasure_hunters"], hand=["trap"]).seat(1, era=1)
    t = made.start().income().answer(TREASURE, MOUNTAIN).answer(TREASURE_HEX, made.hex(SITE)).answer(FIRST_DIE, first)
    assert t.asked is INVENT
    assert (t.player(0).tally[CIVILIZATION] > 0) == (first == RED_DIE)


def drafting(*dice: int, red: int = PER_TERRITORY) -> TapestryTable:
    """The revised Alchemists keep these two dice, which show territories, the tile and military."""
    rolls = ((6, red), (6, TILE_FACE), (4, MILITARY))
    thrown = [rolls[die] for die in (RED_DIE, BLACK_DIE, SCIENCE_DIE)]
    left = [rolls[die] for die in (RED_DIE, BLACK_DIE, SCIENCE_DIE) if die != dice[0]]
    made = quiet(mats="revised").dice(*thrown, *left).seat(0, era=1, civs=["alchemists"], hand=["trap"])
    t = made.seat(1, era=1).start().income()
    return t.answer(DRAFT_DIE, dice[0]).answer(DRAFT_DIE, dice[1])


@pytest.mark.parametrize("first", [RED_DIE, SCIENCE_DIE])
def test_revised_alchemists_say_which_die_comes_first(first: int) -> None:
    t = drafting(RED_DIE, SCIENCE_DIE).answer(FIRST_KEPT, first)
    assert t.asked is CONQUER, "Archery is under way"
    assert t.player(0).tally[CIVILIZATION] == (2 if first == RED_DIE else 0)


def test_revised_alchemists_are_not_asked_for_an_order_that_cannot_matter() -> None:
    assert drafting(RED_DIE, SCIENCE_DIE, red=0).asked is CONQUER


# ------------------------------------------------------------------------------------------------ one advance


def socialism(made: TapestryScenario, track: int, goal: int) -> TapestryTable:
    t = playing("socialism", made).answer(TRACK, track)
    return t.answer(MATCH, 13 * track + goal) if t.asked is MATCH else t


@rule("TAP-RULING-17")
def test_an_advance_over_several_spaces_pays_broker_of_peace_once() -> None:
    made = before_income(2, players=3).seat(1, era=2, played={2: ["broker_of_peace"]})
    made.seat(2, tracks={"military": 7}).landmark(1, "barracks").landmark(1, "tank_factory")
    t = socialism(made, MILITARY, 7)
    assert t.player(0).far[MILITARY] == 7
    assert t.player(1).tally[CARDS] == 3


@rule("TAP-RULING-17")
def test_an_advance_over_several_spaces_pays_a_space_tile_once() -> None:
    made = quiet(plans_ploys=True).seat(0, era=1).seat(1, era=4, coin=1, tracks={"science": 6}).landmark(1, "academy")
    made.landmark(1, "apothecary")
    made.explored(0, 18)  # 5 VP whenever you advance on science
    t = socialism(made, SCIENCE, 6)
    assert t.player(0).tally[SPACE] == 5


# ------------------------------------------------------------------------------------------------ the last income turn


@rule("TAP-RULING-09")
def test_riverfolk_gained_in_the_last_income_turn_lose_points_for_what_stays_visible() -> None:
    t = gained_later("riverfolk", quiet(plans_ploys=True)).answer(EXCHANGE, NONE)
    rough = t.player(0).rough.bit_count()
    without = gained_later("riverfolk", quiet(plans_ploys=True, final_scores_last=False))
    assert t.player(0).tally[CIVILIZATION] == without.answer(EXCHANGE, NONE).player(0).tally[CIVILIZATION] - rough
    assert rough > 0


def test_isolationists_gained_in_the_last_income_turn_score() -> None:
    assert gained_later("isolationists").player(0).tally[CIVILIZATION] > 0


# ------------------------------------------------------------------------------------------------ other readings


@rule("TAP-RULING-18")
def test_collectors_may_put_several_kinds_on_the_mat_in_one_turn() -> None:
    made = quiet(arts_architecture=True).seat(0, civs=["collectors"]).tile(SITE, 5).outpost(0, SITE)
    made.state.players[0].mat[COLLECTORS] = 1 << OUTPOST
    made.state.players[0].outposts -= 1
    t = made.seat(0, food=1, coin=1, tracks={"exploration": 0}).start().advance("exploration", pay=["food"])
    while t.asked is COLLECT_TILE:
        t.match.choose(t.options[0])
    assert t.player(0).mat[COLLECTORS].bit_count() == 2


@rule("TAP-RULING-19")
def test_tinkerers_on_the_way_to_the_next_bonus_bring_nothing_that_an_advance_brings() -> None:
    made = quiet(plans_ploys=True).seat(0, era=1, civs=["tinkerers"], hand=["trap"], tracks={"military": 1})
    made.seat(1, era=2, coin=1, played={2: ["broker_of_peace"]})
    t = made.start().income().answer(TINKER, SKIP)
    while t.asked in (TINKER_TOKEN, TRACK):
        t.match.choose(t.options[-1])
    assert t.player(0).far[MILITARY] > 1
    assert t.player(1).tally[CARDS] == 0
