"""Tapestry cards whose ability is used once, when they are played: one behaviour each, named after the card."""

from __future__ import annotations

from tafelrunde.games.tapestry.pieces.kinds import (
    COIN,
    CULTURE,
    EXPLORATION,
    FOOD,
    HOUSE,
    MARKET,
    MILITARY,
    SCIENCE,
    TECHNOLOGY,
    WORKER,
)
from tafelrunde.games.tapestry.pieces.landmarks import FUSION_REACTOR, TRACK_LANDMARKS
from tafelrunde.games.tapestry.scenario import TapestryScenario
from tafelrunde.games.tapestry.table.player import CARDS
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    BONUS,
    BUILDING,
    CONQUER,
    COPY,
    DIE,
    DISCARD,
    EXPLORE_HEX,
    FREE_BONUS,
    FROM_DECK,
    GUILD,
    INVENT,
    LANDMARK,
    LANDMARK_SITE,
    MATCH,
    PAY,
    POSITION,
    RESEARCH,
    RESOURCE,
    SEND,
    TERRITORY,
    TRACK,
    TRAP,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF
from tests.rulebook.tapestry.entering import build, quiet, seat_asked
from tests.rulebook.tapestry.holdings import change, holdings

from .playing import gained, in_income, on_top


def test_age_of_discovery_moves_everybody_and_only_its_player_gains() -> None:
    made = quiet(3).seat(1, tracks={"science": 1}).seat(2, tracks={"science": 3})
    others = [holdings(player) for player in made.state.players]
    t, before = on_top("age_of_discovery", made.dice((4, SCIENCE)), tracks={"science": 1}, food=1)
    assert t.asked is BONUS
    assert change(t, before) == {"science": 1, "cards": 1}
    assert t.player(1).far[SCIENCE] == 1  # the others follow when the player is done
    t.answer(BONUS, NONE)
    assert change(t, others[1], 1) == {"science": 1, "landmarks": 1}  # the landmark of the bomb
    assert (t.asked, seat_asked(t)) == (LANDMARK_SITE, 2)  # first in tier II
    assert change(t, others[2], 2) == {"science": 1, "landmarks": 1}


def test_age_of_wonders_compares_landmarks() -> None:
    t, before = on_top("age_of_wonders")  # seat 1 has the landmark of the bomb
    t.answer(RESOURCE, COIN).answer(RESOURCE, FOOD)
    assert gained(t, before) == {"coin": 1, "food": 1}
    t, before = on_top("age_of_wonders", quiet().landmark(0, "forge"))
    assert gained(t.answer(RESOURCE, COIN), before) == {"coin": 1, "vp": 6}
    t, before = on_top("age_of_wonders", quiet().landmark(0, "forge", "barn"))
    assert gained(t, before) == {"vp": 12}


def test_boast_of_superiority_scores_tracks_on_which_nobody_is_ahead() -> None:
    made = quiet().seat(1, tracks={"exploration": 1, "science": 3})
    t, before = on_top("boast_of_superiority", made, tracks={"science": 3})
    assert gained(t, before) == {"vp": 12}  # military, and ties on science and technology


def test_coal_baron_explores_with_the_tile_drawn_and_neighbours_draw() -> None:
    t, before = on_top("coal_baron", quiet(4).stack(5, 7, 8), tiles=[16])
    t.answer(EXPLORE_HEX, t.options[0])
    assert t.player(0).tiles == 1 << 15
    assert gained(t, before)["food"] == 1
    assert [t.player(seat).tiles.bit_count() for seat in (1, 2, 3)] == [1, 0, 1]


def test_colonialism_pays_for_each_land_of_a_tile() -> None:
    for at, reward in (((0, -1), {"worker": 1, "coin": 1}), ((-1, 0), {"culture": 1, "food": 1})):
        made = quiet().tile((0, -1), 2).outpost(0, (0, -1)).tile((-1, 0), 18).outpost(0, (-1, 0)).outpost(0, (0, 0))
        t, before = on_top("colonialism", made)
        assert t.asked is TERRITORY
        assert t.options == sorted([t.hex((0, -1)), t.hex((-1, 0))])  # not the start, not the middle island
        assert gained(t.answer(TERRITORY, t.hex(at)), before) == reward  # mountain and desert; grassland and forest


def test_dark_ages_go_back_on_three_tracks_and_three_up_on_the_other() -> None:
    t, before = on_top("dark_ages", tracks={"exploration": 2, "technology": 2}, tiles=[5])
    assert t.options == [EXPLORATION, TECHNOLOGY, SCIENCE, MILITARY]
    t.answer(TRACK, EXPLORATION)
    assert t.asked is LANDMARK_SITE  # passed on the way
    build(t)
    assert gained(t, before) == {"exploration": 3, "technology": -1, "military": -1, "landmarks": 1}


def test_democracy_draws_three_and_discards_for_points() -> None:
    t, before = on_top("democracy", quiet().deck("guilds", "academia", "tyranny"), hand=["trap"])
    assert len(t.options) == 5  # four cards, or no more
    t.answer(DISCARD, t.card("guilds")).answer(DISCARD, t.card("trap")).answer(DISCARD, NONE)
    assert gained(t, before) == {"cards": 1, "vp": 4}
    assert t.table.discard == 1 << t.card("guilds") | 1 << t.card("trap")


def test_dictatorship_locks_a_track_until_after_the_next_turn() -> None:
    made = quiet().seat(0, food=1).seat(1, food=8, coin=8)
    t = in_income("dictatorship", made).answer(TRACK, EXPLORATION)
    assert t.player(0).tiles.bit_count() == 3  # two of Scouting, one of the income
    assert (t.asked, seat_asked(t)) == (ACTION, 1)
    assert EXPLORATION not in t.options
    t.advance("technology", pay=["coin"]).answer(INVENT, t.options[0])
    t.answer(ACTION, EXPLORATION)
    while seat_asked(t) == 0:
        t.match.choose(t.options[-1])
    assert EXPLORATION in t.options


def test_diplomacy_gives_everybody_a_resource_and_its_player_a_building() -> None:
    t, before = on_top("diplomacy", quiet(3).finished(2))
    t.answer(RESOURCE, FOOD)
    assert seat_asked(t) == 1
    t.answer(RESOURCE, WORKER)
    assert (t.asked, seat_asked(t), t.options) == (ONE_OF, 0, [0, 1, 2, 3])  # seat 2 has finished
    build(t.answer(ONE_OF, HOUSE))
    assert gained(t, before) == {"food": 1, "house": 1}
    assert t.player(1).goods[WORKER] == 1


def test_dystopia_takes_any_landmark_of_the_tracks() -> None:
    t, before = on_top("dystopia")
    assert t.options == [number for number in range(TRACK_LANDMARKS) if number != FUSION_REACTOR]
    t.answer(LANDMARK, t.landmark_number("forge"))
    assert gained(build(t), before) == {"landmarks": 1}
    assert not t.table.landmarks >> t.landmark_number("forge") & 1


def test_espionage_copies_a_visible_card_of_anybody() -> None:
    made = quiet().seat(1, era=3, played={2: ["guilds", "trap"], 3: ["academia"]})
    t, before = on_top("espionage", made)
    assert t.options == sorted([t.card("academia"), t.card("trap")])  # Guilds is covered
    assert gained(t.answer(COPY, t.card("trap")), before) == {"vp": 10}
    t = in_income("espionage", quiet().seat(1, era=2, played={2: ["academia"]}))
    assert t.player(0).tally[CARDS] == 3  # the card of the income


def test_feudalism_gives_a_resource_or_points_for_landmarks() -> None:
    t, before = on_top("feudalism", quiet().landmark(0, "forge", "barn"))
    assert gained(t.answer(ONE_OF, 1), before) == {"vp": 6}
    t, before = on_top("feudalism", quiet().landmark(0, "forge", "barn"))
    assert gained(t.answer(ONE_OF, 0).answer(RESOURCE, CULTURE), before) == {"culture": 1}


def test_guilds_trade_points_for_resources_or_back() -> None:
    t, before = on_top("guilds", vp=11, coin=2)
    assert t.options == [0, 1, 2, 4, 5]
    t.answer(GUILD, 2).answer(RESOURCE, FOOD).answer(RESOURCE, FOOD)
    assert gained(t, before) == {"vp": -10, "food": 2}
    t, before = on_top("guilds", vp=11, coin=1, food=1)
    t.answer(GUILD, 4).answer(PAY, FOOD)
    assert gained(t, before) == {"vp": 5, "food": -1}


def test_meritocracy_invents_and_scores_all_tech_cards() -> None:
    t, before = on_top("meritocracy", tech={"bottom": ["paper"], "top": ["clocks"]})
    assert gained(t.answer(INVENT, t.options[0]), before) == {"tech": 1, "vp": 6}


def test_oil_magnate_lets_the_neighbours_follow() -> None:
    t, before = on_top("oil_magnate", quiet(4), tracks={"science": 1})
    t.answer(TRACK, SCIENCE).answer(RESEARCH, SCIENCE)
    assert change(t, before) == {"science": 1, "cards": 1}
    assert (seat_asked(t), t.options) == (1, [SCIENCE, NONE])
    t.answer(RESEARCH, NONE)
    assert seat_asked(t) == 3
    t.answer(RESEARCH, SCIENCE)
    assert [t.player(seat).far[SCIENCE] for seat in (1, 2, 3)] == [0, 0, 1]
    assert seat_asked(t) == 1
    assert t.asked is ACTION


def test_olympic_host_brings_a_building_for_guests_and_a_coin_without() -> None:
    t, before = on_top("olympic_host", quiet().seat(1, worker=1), worker=1)
    assert seat_asked(t.answer(SEND, 1)) == 1
    assert gained(t.answer(SEND, NONE), before) == {"worker": -1, "vp": 10, "coin": 1}
    t, before = on_top("olympic_host", quiet().seat(1, worker=1), worker=1)
    t.answer(SEND, NONE).answer(SEND, 1)
    assert (t.player(1).vp, t.player(1).goods[WORKER]) == (10, 0)
    assert (t.asked, seat_asked(t)) == (BUILDING, 0)
    assert gained(build(t.answer(BUILDING, MARKET)), before) == {"market": 1}


def test_plea_for_aid_helps_on_tracks_on_which_all_are_ahead() -> None:
    made = quiet(3).seat(1, tracks={"exploration": 1, "science": 3}).seat(2, tracks={"exploration": 2})
    t, before = on_top("plea_for_aid", made)
    assert gained(t.answer(RESOURCE, COIN), before) == {"vp": 2, "coin": 1}  # on science seat 2 is not ahead


def test_renaissance_advances_everywhere_and_takes_bonuses_for_free() -> None:
    t, before = on_top("renaissance", tracks={"technology": 1, "science": 1})
    t.answer(TRACK, TECHNOLOGY).answer(FREE_BONUS, 1)
    build(t)
    assert t.options == [EXPLORATION, SCIENCE, MILITARY]
    t.answer(TRACK, SCIENCE).answer(FREE_BONUS, NONE).answer(TRACK, MILITARY)
    t.answer(FREE_BONUS, NONE)  # exploration is all that is left
    before["vp"] += 1  # the bomb, for exploration
    assert gained(t, before) == {"exploration": 1, "technology": 1, "science": 1, "military": 1, "market": 1}


def test_revolution_stands_outposts_up_again() -> None:
    made = quiet()
    for at, tile in (((0, -1), 5), ((-1, 0), 7)):
        made.tile(at, tile).outpost(0, at, toppled=True).outpost(1, at)
    t, before = on_top("revolution", made)
    assert t.options == [0, 1]  # a resource, or the outposts
    t.answer(ONE_OF, 1).answer(TERRITORY, t.hex((0, -1)))
    assert t.options == [t.hex((-1, 0)), NONE]
    t.answer(TERRITORY, NONE)
    assert gained(t, before) == {"territories": 1}
    assert t.player(1).toppled == 1 << t.hex((0, -1))
    assert t.player(1).upright >> t.hex((-1, 0)) & 1


def test_socialism_matches_the_nearest_opponent() -> None:
    def others() -> TapestryScenario:
        return quiet(3).seat(1, tracks={"science": 6}).seat(2, tracks={"science": 2, "technology": 5})

    t, before = on_top("socialism", others(), tracks={"science": 5})
    t.answer(TRACK, SCIENCE).answer(MATCH, 13 * SCIENCE + 6)
    assert gained(t, before) == {"science": 1}
    t, before = on_top("socialism", others(), tracks={"science": 4})
    t.answer(TRACK, SCIENCE)
    assert t.options == [13 * SCIENCE + 2, 13 * SCIENCE + 6]  # one behind, one ahead
    assert gained(t.answer(MATCH, 13 * SCIENCE + 2), before) == {"science": -2}
    t, before = on_top("socialism", others())
    t.answer(TRACK, TECHNOLOGY)
    assert gained(build(t), before) == {"technology": 5, "landmarks": 1}  # passed on the way


def test_steam_tycoon_upgrades_its_invention_and_the_neighbours_may_invent() -> None:
    made = quiet(3).display("calendar", "canned_food", "light_bulb").tech_deck("paper", "clocks")
    t, before = on_top("steam_tycoon", made)
    assert t.options == sorted(t.table.display)  # not the deck
    t.answer(INVENT, t.tech("calendar"))
    assert change(t, before) == {"tech": 1, "culture": 1}  # its circle
    assert t.player(0).tech[1] == 1 << t.tech("calendar")
    assert (seat_asked(t), t.options) == (2, [FROM_DECK, NONE])
    t.answer(INVENT, FROM_DECK)
    assert t.player(2).tech[0] == 1 << t.tech("clocks")  # Paper went to the display
    assert seat_asked(t) == 1
    assert t.answer(INVENT, NONE).player(1).techs == 0


def test_technocracy_looks_who_is_in_the_era() -> None:
    t, before = on_top("technocracy", quiet(3).seat(2, era=2))
    assert gained(t, before) == {"vp": 6}
    t, before = on_top("technocracy", quiet(3).display("calendar", "canned_food", "light_bulb"))
    assert gained(t.answer(INVENT, t.tech("canned_food")), before) == {"tech": 1, "food": 1}
    assert t.player(0).tech[1] == 1 << t.tech("canned_food")


def test_trade_economy_gives_the_benefit_of_an_opponents_space_and_that_one_the_bonus() -> None:
    made = quiet().seat(1, tracks={"military": 2, "science": 1})
    t, before = on_top("trade_economy", made)
    assert t.options == [65 + 13 * SCIENCE + 1, 65 + 13 * MILITARY + 2]
    t.answer(POSITION, 65 + 13 * MILITARY + 2)
    assert change(t, before) == {"cards": 1}
    assert (t.asked, seat_asked(t)) == (FREE_BONUS, 1)
    build(t.answer(FREE_BONUS, 1))
    assert t.player(1).left == [5, 5, 5, 4]
    assert t.player(1).goods == [1, 0, 0, 0]


def test_trap_is_worth_ten_points_or_saves_a_territory() -> None:
    t, before = on_top("trap")
    assert gained(t, before) == {"vp": 10}
    made = quiet().seat(0, culture=1).seat(1, hand=["trap"]).tile((0, -1), 5).outpost(1, (0, -1))
    t = made.start().advance("military").answer(CONQUER, made.hex((0, -1)))
    assert (seat_asked(t), t.options) == (1, [t.card("trap"), NONE])
    t.answer(TRAP, t.card("trap")).answer(RESOURCE, FOOD).answer(DIE, 0)
    assert t.player(1).upright >> t.hex((0, -1)) & 1
    assert t.player(0).toppled >> t.hex((0, -1)) & 1
    assert t.player(1).goods == [1, 0, 1, 0]
    assert t.player(1).hand == 0
