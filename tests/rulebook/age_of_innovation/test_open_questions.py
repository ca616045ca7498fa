"""What the rulebook leaves open: the answers that are played (AOI-Q-01..26)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.pieces.codes import start_turn
from tafelrunde.games.age_of_innovation.pieces.kinds import TOWNS_OF_EACH
from tafelrunde.games.age_of_innovation.rules.spades import SAVED_SPADES
from tafelrunde.games.age_of_innovation.scenario import AoiScenario, AoiTable, number_of, site, space
from tafelrunde.games.age_of_innovation.table.prompts import (
    ACTION,
    AFTER,
    BOOK,
    BRIDGE,
    COMPETENCY,
    EXCHANGE_FIRST,
    EXCHANGES,
    FLIGHT,
    FLIGHT_SITE,
    NEUTRAL_SITE,
    PALACE,
    RETURN_SCHOLAR,
    SEND,
    STEP,
    TERRAFORM_SITE,
    TOWN,
    TUNNEL,
    TUNNEL_SITE,
)
from tafelrunde.games.age_of_innovation.table.steps import START_SPADES
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule

from .homes import alone, bowls, dig, levels, settled, terrain_of

TOWN_OF_COINS = 3  # 6 points and 6 coins


# ------------------------------------------------------------------------------------------------ supplies


@rule("AOI-Q-01")
def test_a_book_that_is_not_in_the_supply_cannot_be_gained():
    made = settled(tools=3, coins=5).seat(1, books=(11, 0, 0, 0)).building(0, "guild", "I11")
    t = made.competency_at("pass-towns", "banking", 2).start().act("school")
    t.answer(COMPETENCY, number_of(t.table.catalog.competencies, "pass-towns"))
    assert (t.player(0).books, levels(t)["banking"]) == ([1, 0, 0, 0], 1), "one of two"


@rule("AOI-Q-01")
def test_a_free_book_is_chosen_among_those_left():
    some = settled(coins=4, scholars=1, shipping=1, bowls=(0, 0, 5)).seat(1, books=(12, 0, 11, 0)).start()
    some.answer(ACTION, EXCHANGE_FIRST)
    assert {EXCHANGES[code] for code in some.options if EXCHANGES[code].startswith("power-book")} == {
        "power-book-law",
        "power-book-engineering",
        "power-book-medicine",
    }
    t = settled(coins=4, scholars=1, shipping=1).seat(1, books=(12, 0, 11, 0)).start().act("shipping")
    assert (t.asked, t.options) == (BOOK, [1, 2, 3])
    t.answer(BOOK, 2)
    assert t.options == [1, 3]
    none = settled(coins=4, scholars=1, shipping=1).seat(1, books=(12, 12, 12, 12)).start().act("shipping")
    assert none.asked is not BOOK
    assert sum(none.player(0).books) == 0


@rule("AOI-Q-18")
@pytest.mark.parametrize(("held", "possible"), [(6, True), (7, False)])
def test_without_a_scholar_in_the_own_supply_none_is_bought(held: int, possible: bool):
    t = settled(scholars=held, bowls=(0, 0, 5)).start().answer(ACTION, EXCHANGE_FIRST)
    assert (EXCHANGES.index("power-scholar") in t.options) == possible


@rule("AOI-Q-18", "AOI-Q-26")
def test_a_scholar_that_is_gained_in_vain_is_lost():
    t = settled(scholars=7, bowls=(0, 0, 3)).start().act("power-scholar")
    assert (t.player(0).scholars, bowls(t)) == (7, (3, 0, 0))


@rule("AOI-Q-25")
def test_who_owns_all_competencies_gets_nothing_for_a_school():
    t = settled(tools=3, coins=5).building(0, "guild", "I11").start()
    owned = [tile.id for tile in t.table.catalog.competencies]
    made = settled(tools=3, coins=5, competencies=owned).building(0, "guild", "I11")
    t = made.start().act("school")
    assert t.asked is not COMPETENCY
    assert (t.buildings(0), set(t.player(0).levels), sum(t.player(0).books)) == ({"I11": "school"}, {0}, 0)


@rule("AOI-Q-26", "AOI-TURN-12")
def test_an_action_whose_gain_lapses_is_legal():
    t = settled(books=(1, 1, 0, 0)).book_actions("guilds").start().act("book-guilds")
    assert (t.player(0).vp, t.player(0).books) == (20, [0, 0, 0, 0])
    stuck = settled(scholars=1, levels=(7, 0, 0, 0)).start().act("scholar").answer(SEND, RETURN_SCHOLAR)
    assert (levels(stuck)["banking"], stuck.player(0).scholars) == (7, 0)


# ------------------------------------------------------------------------------------------------ innovations


@rule("AOI-Q-10")
@pytest.mark.parametrize(("neutral", "coins"), [(True, 5), (False, 5), (None, 0)])
def test_a_neutral_palace_saves_the_five_coins(neutral: bool | None, coins: int):
    made = settled(tile="town-engineering", books=(2, 1, 1, 1), coins=5).innovations("trade-routes")
    if neutral is not None:
        made.building(0, "palace", "H5", neutral=neutral)
    assert made.start().act("innovation").player(0).coins == coins


@rule("AOI-Q-16")
def test_architecture_counts_the_forms_on_the_map_now():
    """Workshop, guild, tower and monument; the neutral guild is a guild, the annex is nothing."""
    made = settled(tile="town-engineering", books=(2, 1, 1, 1), coins=5).innovations("architecture")
    made.building(0, "guild", "H5", annex=True).building(0, "guild", "C10", neutral=True)
    made.building(0, "tower", "E11").building(0, "monument", "A6")
    t = made.start().act("innovation")
    for left in (4, 3, 2, 1):
        assert t.asked is STEP
        assert t.match.decision is not None
        assert t.match.decision.about == left
        t.answer(STEP, 0)
    assert t.asked is not STEP
    assert (levels(t)["banking"], t.player(0).vp) == (4, 30)


@rule("AOI-Q-16")
def test_architecture_forgets_a_form_that_was_upgraded():
    made = settled(tile="town-engineering", books=(2, 1, 1, 1), coins=11, tools=2).innovations("architecture")
    t = alone(made).start().act("guild").end_turn().act("innovation")
    assert t.match.decision is not None
    assert (t.asked, t.match.decision.about) == (STEP, 1)


# ------------------------------------------------------------------------------------------------ Moles and flights


@rule("AOI-Q-12")
def test_moles_build_several_bridges_in_a_round():
    t = alone(settled(faction="moles", tools=4)).start()
    t.act("moles-bridge").answer(BRIDGE, site("H9", "I11")).end_turn()
    assert "moles-bridge" in t.actions
    t.act("moles-bridge").end_turn()
    assert (len(t.match.view()["bridges"]), t.player(0).tools) == (2, 2)


@rule("AOI-Q-13")
def test_only_the_action_of_the_moles_builds_bridges_over_land():
    t = settled(faction="moles", tools=1, bowls=(0, 0, 3)).start()
    assert "power-bridge" not in t.actions, "no printed site at I11"
    t.act("moles-bridge")
    assert (t.asked, set(t.options)) == (BRIDGE, {site("H9", "I11"), site("H12", "I11")})
    by_river = settled(faction="moles", tools=1, bowls=(0, 0, 3)).building(0, "workshop", "F12").start()
    by_river.act("moles-bridge")
    assert {site("F12", "H12"), site("D12", "F12")} <= set(by_river.options)
    printed = settled(faction="moles", bowls=(0, 0, 3)).building(0, "workshop", "F12", "F9").start().act("power-bridge")
    assert set(printed.options) == {site("F12", "H12"), site("F9", "H9")}


@rule("AOI-Q-19")
def test_tunnels_are_for_terraform_and_build_in_the_action_phase():
    digging = settled(faction="moles", tools=9).start().act("terraform")
    assert TUNNEL in digging.options
    granted = settled(faction="moles", tools=1, bowls=(0, 0, 4)).start().act("power-spade")
    assert TUNNEL in granted.options
    late = settled(faction="moles", tile="town-engineering", levels=(0, 0, 4, 0), tools=9).phase("knowledge-bonus")
    t = late.start()
    assert t.asked is TERRAFORM_SITE
    assert TUNNEL not in t.options


@rule("AOI-Q-19")
def test_spades_of_set_up_are_not_used_by_tunnel():
    made = settled(faction="moles", tools=9).start_of(start_turn(START_SPADES, 0))
    made.state.players[0].spades = SAVED_SPADES
    t = made.start()
    assert (t.asked, t.spaces) == (TERRAFORM_SITE, {"H10", "H11", "I10", "I12"})
    assert TUNNEL not in t.options


@rule("AOI-Q-19")
def test_neutral_buildings_are_not_placed_by_tunnel():
    made = settled(faction="moles", tile="town-engineering", books=(2, 1, 1, 1), coins=5, tools=4)
    made.terrain("I9", "desert").terrain("I10", "desert").innovations("neutral-guild")
    t = made.start().act("innovation")
    assert t.asked is NEUTRAL_SITE
    assert t.spaces == {"I10", "I12"}, "I9 is one space too far"


@rule("AOI-Q-19")
def test_one_tunnel_or_flight_for_one_space_of_each_action():
    made = settled(faction="moles", bowls=(0, 0, 6), tools=9, scholars=1, palace=9).terrain("I9", "plains")
    t = made.start().act("power-spades")
    assert {TUNNEL, FLIGHT} <= set(t.options)
    t.answer(TERRAFORM_SITE, TUNNEL)
    assert t.asked is TUNNEL_SITE
    assert "I9" in t.spaces
    dig(t, "I9", 1)
    assert (t.player(0).tools, t.player(0).scholars, t.player(0).vp) == (8, 1, 24)
    assert t.asked is TERRAFORM_SITE
    assert not {TUNNEL, FLIGHT} & set(t.options), "the second spade needs normal reach"
    assert t.spaces == {"H10", "H11", "I10", "I12"}


@rule("AOI-Q-19")
def test_a_bridge_makes_a_space_adjacent_for_tunnels_too():
    """From F12 a bridge leads to H12; then H11 is a tunnel away, and H12 itself no longer is."""

    def targets(bridge: bool, way: int) -> set[str]:
        made = settled(faction="moles", tools=9, scholars=1, palace=9)
        made = made.building(0, "workshop", "F12")
        if bridge:
            made.bridge(0, "F12", "H12")
        t = made.start().act("terraform").answer(TERRAFORM_SITE, way)
        assert t.asked is (TUNNEL_SITE if way == TUNNEL else FLIGHT_SITE)
        return t.spaces

    assert "H12" in targets(False, TUNNEL)
    assert "H12" not in targets(True, TUNNEL)
    assert "H12" in targets(False, FLIGHT)
    assert "H12" not in targets(True, FLIGHT)


# ------------------------------------------------------------------------------------------------ towns


def almost_a_town(**goods: object) -> AoiScenario:
    """Three guilds around I10; a workshop there completes the town."""
    made = settled(tools=1, coins=2, **goods).building(0, "guild", "I11", "H10", "H11")
    return made.terrain("I10", "desert")


@rule("AOI-Q-14")
def test_the_town_tile_of_palace_eleven_counts_for_lizards_like_a_town():
    made = settled(faction="lizards", tile="town-engineering", tools=4, coins=6).building(0, "guild", "I11")
    t = made.palaces(11, 17).start().act("palace").answer(PALACE, 10)
    assert t.asked is TOWN
    t.answer(TOWN, TOWN_OF_COINS)
    assert t.player(0).vp == 20 + 6 + 5, "with the round tile"
    assert t.match.view()["seats"][0]["keys"] == 1
    assert t.asked is TERRAFORM_SITE
    assert t.at("I10").at("I10").buildings(0) == {"I11": "palace", "I10": "workshop"}
    founded = almost_a_town(faction="lizards").start().act("workshop").answer(TOWN, TOWN_OF_COINS)
    assert founded.asked is TERRAFORM_SITE


@rule("AOI-Q-14", "AOI-Q-25")
def test_palace_eleven_without_a_town_tile_gives_lizards_nothing():
    made = settled(faction="lizards", tools=4, coins=6).building(0, "guild", "I11").palaces(11, 17)
    made.seat(1, towns=[tile.id for tile in made.state.catalog.towns] * TOWNS_OF_EACH)
    t = made.start().act("palace").answer(PALACE, 10)
    assert t.asked is not TERRAFORM_SITE


@rule("AOI-Q-14")
def test_the_town_tile_of_palace_eleven_counts_for_felines_and_competencies():
    made = settled(faction="felines", tools=4, coins=6, competencies=["pass-towns"]).building(0, "guild", "I11")
    t = alone(made.palaces(11, 17)).start().act("palace").answer(PALACE, 10).answer(TOWN, TOWN_OF_COINS)
    assert t.asked is STEP
    t.answer(STEP, 0).answer(STEP, 0).answer(STEP, 0).answer(BOOK, 1).end_turn()
    assert (levels(t)["banking"], t.player(0).books) == (3, [0, 1, 0, 0])
    before = t.player(0).vp
    assert t.act("pass").player(0).vp == before + 2


@rule("AOI-Q-15")
@pytest.mark.parametrize("palace", [8, 17])
def test_palace_eight_founds_the_towns_that_qualify_now(palace: int):
    """Two guilds and two workshops have a power value of 6."""
    made = settled(tools=4, coins=6).building(0, "guild", "I11", "H11").building(0, "workshop", "I10", "I12")
    made.building(0, "guild", "H5")
    t = made.palaces(8, 17).start().act("palace", at="H5").answer(PALACE, palace - 1)
    assert (t.asked is TOWN) == (palace == 8)
    if palace == 8:
        t.answer(TOWN, TOWN_OF_COINS)
        spaces = t.match.view()["spaces"]
        assert [spaces[space(at)]["town"] for at in ("I10", "I11", "I12", "H11", "H5")] == [True] * 4 + [False]


def across_the_river(palace: int, **goods: object) -> AoiTable:
    """C10 lies across the river D10 from E11, E12 and F12: four buildings, power value 7."""
    made = settled(palace=palace, **goods).building(0, "guild", "C10", "E11", "E12").building(0, "workshop", "F12")
    return made.start()


@rule("AOI-Q-15")
def test_palace_fourteen_founds_a_town_when_its_owner_wants():
    assert "river-town" not in across_the_river(17).actions
    t = across_the_river(14)
    assert "river-town" in t.actions
    assert not t.player(0).tiles, "not by itself"
    t.act("river-town").answer(TOWN, TOWN_OF_COINS)
    assert t.match.view()["seats"][0]["towns"] == [{"town": TOWN_OF_COINS, "space": space("D10")}]
    assert (t.asked, t.seat_asked) == (ACTION, 0), "the action is still to come"
    assert "river-town" not in t.actions


@rule("AOI-Q-15")
def test_one_river_space_lies_in_a_town_not_two():
    """C10 and E11 lie at D10, but H8 and H9 only at the next river; together they would be a town."""
    made = (
        settled(palace=14).building(0, "guild", "C10", "E11").building(0, "guild", "H9").building(0, "workshop", "H8")
    )
    assert "river-town" not in made.start().actions


# ------------------------------------------------------------------------------------------------ other tiles


@rule("AOI-Q-20")
def test_palace_three_turns_back_only_a_school_of_the_own_colour():
    neutral = settled(palace=3).building(0, "school", "H5", neutral=True).start()
    assert "special-palace" not in neutral.actions
    both = settled(palace=3).building(0, "school", "H5", neutral=True).building(0, "school", "C10").start()
    t = both.act("special-palace")
    assert t.buildings(0) == {"I11": "workshop", "H5": "school", "C10": "guild"}


@rule("AOI-Q-20")
def test_an_annex_stays_when_its_building_changes():
    made = settled(tools=2, coins=6, palace=3).building(0, "workshop", "H5", annex=True)
    t = made.start().act("guild", at="H5")
    seen = t.match.view()["spaces"][space("H5")]
    assert (seen["building"], seen["annex"]) == ("guild", True)
    made = settled(palace=3).building(0, "school", "H5", annex=True)
    seen = made.start().act("special-palace").match.view()["spaces"][space("H5")]
    assert (seen["building"], seen["annex"]) == ("guild", True)


@rule("AOI-Q-21")
def test_the_further_action_of_the_psychics_is_any_action_with_exchanges_before_it():
    def further() -> AoiTable:
        t = settled(faction="psychics", palace=1, tools=4, scholars=1, bowls=(0, 12, 0)).start()
        t.act("special-faction")
        assert (t.asked, t.seat_asked) == (ACTION, 0)
        return t

    t = further()
    assert {"pass", "special-palace", "terraform", "scholar", "exchange"} <= t.actions
    assert "special-faction" not in t.actions
    assert NONE in t.options
    t.exchange("power-coin")
    assert (t.asked, t.seat_asked, NONE in t.options) == (ACTION, 0, True)
    t.act("special-palace")
    assert (t.asked, t.player(0).tools) == (AFTER, 6), "and no third action"
    dug = further().act("terraform", at="I10")
    assert terrain_of(dug, "I10") == "desert"
    passed = further().act("pass")
    passed.match.choose(passed.options[0])
    assert passed.player(0).passed
    declined = further().answer(ACTION, NONE)
    assert declined.asked is AFTER
