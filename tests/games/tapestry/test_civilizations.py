"""One behaviour of each civilization, by the printed mats; and what the revised ones change most."""

from __future__ import annotations

from tafelrunde.games.tapestry.abilities import militants as MILITANTS
from tafelrunde.games.tapestry.abilities.futurists import PRINTED as FUTURISTS
from tafelrunde.games.tapestry.pieces.capitals import DISTRICTS, LINES, PLOT_MASKS
from tafelrunde.games.tapestry.pieces.kinds import (
    COIN,
    CULTURE,
    EXPLORATION,
    FARM,
    FOOD,
    MILITARY,
    SCIENCE,
    TECHNOLOGY,
    WORKER,
)
from tafelrunde.games.tapestry.rules.build import capital_points
from tafelrunde.games.tapestry.rules.land import largest_land_mass
from tafelrunde.games.tapestry.scenario import TapestryTable, scenario
from tafelrunde.games.tapestry.table.prompts import (
    BONUS,
    CELEBRATE,
    CONQUER,
    COPY,
    CRAFT,
    DIE,
    DRAFT_DIE,
    ENTERTAIN,
    EXPOSE,
    GIVE_TOKEN,
    GUARD,
    LANDMARK_SITE,
    LEAD,
    MUSTER,
    PLAY,
    PLOT,
    RECORD,
    RESOURCE,
    ROLL_AGAIN,
    SETTLE,
    TOKEN_ON_TECH,
    TRADE,
    UNUSED_DIE,
)
from tafelrunde.kernel.decision import NONE


def income_of(civ: str, mat: int = 0, era: int = 1, **more: object) -> TapestryTable:
    """Seat 0 takes an income turn with this civilization; seat 1 was first in all eras."""
    made = scenario().seat(0, era=era, hand=["trap"], civs=[civ], **more)  # type: ignore[arg-type]
    return made.seat(1, era=4).mat(0, civ, mat).start().income()


def test_alchemists_advance_on_the_tracks_they_rolled() -> None:
    made = scenario().seat(0, hand=["trap"], civs=["alchemists"]).seat(1, era=4)
    t = made.dice((4, EXPLORATION), (4, SCIENCE)).start().income()
    t.answer(ROLL_AGAIN, 1).answer(ROLL_AGAIN, NONE).answer(LEAD, SCIENCE).answer(LEAD, NONE)
    assert t.player(0).far == [0, 0, 1, 0]


def test_alchemists_who_roll_a_track_twice_gain_a_resource() -> None:
    made = scenario().seat(0, hand=["trap"], civs=["alchemists"]).seat(1, era=4)
    t = made.dice((4, SCIENCE), (4, SCIENCE)).start().income().answer(ROLL_AGAIN, 1).answer(RESOURCE, COIN)
    assert t.player(0).goods == [1, 0, 0, 0]
    assert t.asked is PLAY


def test_architects_score_lines_of_one_type_twice() -> None:
    made = scenario().seat(0, civs=["architects"], built={"farm": [0]}).fill(0, list(range(9)))
    me = made.state.players[0]
    assert me.city & LINES[0] == LINES[0]
    assert capital_points(made.state, me) == 2
    me.civs = ()
    assert capital_points(made.state, me) == 1


def test_the_chosen_score_tracks_and_achievements() -> None:
    made = scenario().seat(0, hand=["trap"], civs=["the_chosen"], tracks={"science": 3}).seat(1, era=4)
    made.seat(1, tracks={"exploration": 2}).claimed(0, "topple-two")
    t = made.start().income().answer(RESOURCE, COIN)
    assert t.player(0).vp == 3  # science, and two tracks on which nobody moved


def test_craftsmen_cover_a_benefit() -> None:
    t = scenario().seat(0, food=2, tracks={"exploration": 2}, civs=["craftsmen"]).start()
    t.advance("exploration")
    if t.asked is not CRAFT:
        t.match.choose(1)
    t.answer(CRAFT, 1)
    assert t.player(0).goods == [1, 0, 1, 0]
    assert (t.player(0).crafted[FARM], t.player(0).left[FARM]) == (1, 4)


def test_entertainers_move_along_a_path() -> None:
    t = income_of("entertainers").answer(ENTERTAIN, 4)
    assert t.player(0).goods[COIN] == 1
    t = income_of("entertainers", mat=4)
    assert t.options == [7, 8]


def test_futurists_begin_four_spaces_up() -> None:
    made = scenario().seat(0, civs=["futurists"])
    assert list(FUTURISTS.begin(made.state, made.state.players[0])) == []
    assert made.state.players[0].far == [4, 4, 4, 4]
    assert made.state.players[0].goods == [1, 1, 1, 1]
    assert made.state.landmarks.bit_count() == 18


def test_heralds_copy_a_visible_card() -> None:
    made = (
        scenario().seat(0, hand=["academia"], civs=["heralds"]).seat(1, era=4, played={2: ["trap"], 3: ["empiricism"]})
    )
    t = made.mat(0, "heralds", 4).start().income()
    assert t.options == [t.card("trap"), NONE]
    t.answer(COPY, t.card("trap"))
    assert t.player(0).vp == 10


def test_historians_profit_from_the_landmarks_of_others() -> None:
    made = scenario().seat(0, hand=["trap"], civs=["historians"], tiles=[1]).seat(1, coin=2, tracks={"technology": 3})
    t = made.start().income().answer(RECORD, 0)
    if t.asked is GIVE_TOKEN:
        t.answer(GIVE_TOKEN, 1)
    t.answer(EXPOSE, 0)
    before = t.player(0).vp
    t.answer(RESOURCE, FOOD).answer(PLAY, t.card("trap"))
    scored = t.player(0).vp
    t.advance("technology", pay=["coin"]).answer(LANDMARK_SITE, t.options[0])
    assert before == 0
    assert t.player(0).vp == scored + 3


def test_inventors_upgrade_the_card_of_an_opponent() -> None:
    made = scenario().seat(0, hand=["trap"], civs=["inventors"]).seat(1, era=4, tech={"bottom": ["calendar"]})
    t = made.mat(0, "inventors", 4).start().income().answer(TOKEN_ON_TECH, made.start().tech("calendar"))
    t.match.choose(1)
    assert t.player(1).goods[CULTURE] == t.player(0).goods[CULTURE] == 1
    assert t.player(1).tech[1].bit_count() == 1


def test_isolationists_guard_what_was_empty() -> None:
    made = scenario().seat(0, culture=1, civs=["isolationists"]).mat(0, "isolationists", 4).tile((0, -1), 5)
    t = made.start().advance("military").answer(CONQUER, made.hex((0, -1))).answer(DIE, 0).answer(GUARD, 1)
    t.answer(RESOURCE, FOOD)
    assert t.table.items[t.hex((0, -1))] == 2
    assert t.player(0).mat[9] == 3


def test_a_land_mass_goes_on_across_a_shared_side() -> None:
    made = scenario(players=1, solo="points")
    me = made.state.players[0]
    alone = largest_land_mass(made.state, me)
    assert alone == 1
    for other in made.state.map.beside[me.start]:
        if other >= 0 and made.state.corners[other] is not None:
            me.upright |= 1 << other
    assert largest_land_mass(made.state, me) >= 1


def test_leaders_advance_without_the_bonus() -> None:
    t = income_of("leaders", tracks={"science": 1}, food=1)
    t.answer(LEAD, SCIENCE)
    assert t.player(0).far[SCIENCE] == 2
    assert t.asked is PLAY  # Mathematics has a bonus, which is not offered
    assert t.player(0).mat[10] == 1 << SCIENCE


def test_merrymakers_move_up_a_column() -> None:
    t = income_of("merrymakers").answer(CELEBRATE, 2)
    assert t.player(0).vp == 5
    t = income_of("merrymakers", mat=1 << 6).answer(CELEBRATE, 2)
    assert t.player(0).vp == 10


def test_militants_uncover_what_their_outposts_leave() -> None:
    made = scenario().seat(0, culture=1, civs=["militants"]).mat(0, "militants", 4 | 4 << 3).tile((0, -1), 5)
    t = made.start().advance("military").answer(CONQUER, made.hex((0, -1))).answer(MUSTER, 0)
    assert t.player(0).mat[12] == 3 | 4 << 3
    t = income_of("militants", mat=3 | 3 << 3)
    assert (t.player(0).goods[COIN], t.player(0).vp) == (1, 1)


def test_militants_see_on_the_mat_which_spaces_are_still_covered() -> None:
    """Outposts cover a row from the right: three are left in the first one, none has left the second."""
    militants, state = MILITANTS.PRINTED, 3 | 4 << 3
    covered = [[militants.covered(state, row, place) for place in range(4)] for row in range(2)]
    assert covered == [[False, True, True, True], [True, True, True, True]]


def test_mystics_foretell_a_number() -> None:
    made = scenario().seat(0, coin=1, civs=["mystics"]).mat(0, "mystics", 1)
    t = made.start().advance("technology")
    t.match.choose(t.options[0])
    assert t.asked is RESOURCE
    t = income_of("mystics", mat=0x1111, era=4)
    assert t.player(0).tally[6] == 10  # one territory, foretold exactly


def test_nomads_settle_on_the_map() -> None:
    made = scenario().seat(0, food=1, tracks={"exploration": 2}, civs=["nomads"]).tile((0, -1), 5)
    t = made.start().advance("exploration").answer(SETTLE, made.hex((0, -1)))
    assert t.player(0).upright.bit_count() == 2
    assert t.player(0).left[FARM] == 4
    assert t.player(0).outposts == 8


def test_traders_take_the_die_that_was_left() -> None:
    made = scenario().seat(0, culture=1).seat(1, civs=["traders"]).tile((0, -1), 5).token(1, (0, -1))
    t = made.dice((6, 0), (6, 0)).start().advance("military").answer(CONQUER, made.hex((0, -1))).answer(DIE, 0)
    t.answer(UNUSED_DIE, 1)
    assert (t.player(0).vp, t.player(1).goods[COIN]) == (4, 1)


def test_traders_gain_the_benefit_of_a_foreign_territory() -> None:
    made = scenario().seat(0, hand=["trap"], civs=["traders"]).seat(1, era=4).tile((0, -1), 5).outpost(1, (0, -1))
    t = made.mat(0, "traders", 4).start().income().answer(TRADE, made.hex((0, -1)))
    assert t.player(0).goods[FOOD] == 1
    assert t.table.items[t.hex((0, -1))] == 2


def test_a_district_of_one_type_gives_architects_two_resources() -> None:
    made = scenario().seat(0, food=3, civs=["architects"], tracks={"exploration": 4})
    plots = [plot for plot, place in PLOT_MASKS if place & DISTRICTS[4] and not place & made.state.players[0].city]
    t = made.fill(0, plots[1:]).start().advance("exploration", pay=["food"]).answer(BONUS, FOOD).answer(PLOT, plots[0])
    t.answer(RESOURCE, WORKER).answer(RESOURCE, WORKER)
    assert t.player(0).goods[WORKER] == 2


def test_revised_alchemists_keep_two_dice() -> None:
    made = scenario(mats="revised").seat(0, hand=["trap"], civs=["alchemists"]).seat(1, era=4)
    t = made.dice((6, 0), (6, 0), (4, MILITARY), (6, 0), (4, TECHNOLOGY)).start().income().answer(DRAFT_DIE, 0)
    t.answer(DRAFT_DIE, 1)
    assert t.player(0).vp == 8
    assert t.player(0).goods[COIN] == 1
