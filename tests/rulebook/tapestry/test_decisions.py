"""Who decides what, and between which answers (DEC): the questions of the base game."""

from __future__ import annotations

import pytest

from tafelrunde.games.rulebook import rulebook
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.capitals import PAIRS
from tafelrunde.games.tapestry.pieces.kinds import (
    BLACK_DIE,
    COIN,
    CULTURE,
    EXPLORATION,
    FOOD,
    MILITARY,
    RED_DIE,
    SCIENCE,
    TECHNOLOGY,
    WORKER,
)
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import (
    ABILITY,
    ACTION,
    BONUS,
    CAPITAL,
    CIRCLE,
    CIVILIZATION,
    CONQUER,
    COPY,
    DIE,
    EXPLORE_HEX,
    EXPLORE_TILE,
    EXPLORE_TURN,
    FREE_BONUS,
    FROM_DECK,
    INCOME,
    INVENT,
    KEEP_CARD,
    KEEP_CIVILIZATION,
    LANDMARK_SITE,
    LANDMARK_TURN,
    LOSE,
    MARK,
    PAY,
    PAY_CARD,
    PAY_TECH,
    PAY_TILE,
    PLAY,
    PLOT,
    POSITION,
    REPEAT,
    REPLACE,
    RESEARCH,
    RESOURCE,
    SEND,
    SPACE_TILE,
    SQUARE,
    TERRITORY,
    TOKEN,
    TOKEN_ON_TECH,
    TRACK,
    TRAP,
    UPGRADE,
)
from tafelrunde.kernel.decision import NONE, Prompt
from tafelrunde.kernel.effects import ONE_OF, ORDER
from tafelrunde.kernel.game import UsageError
from tafelrunde.kernel.match import Match
from tests.rulebook import rule

from .beginnings import begun_with
from .city import FREE, number, sites
from .entering import build, entered, part, quiet
from .holdings import change
from .upgrades import upgraded

ALL_TRACKS = [EXPLORATION, TECHNOLOGY, SCIENCE, MILITARY]
YES_OR_NO = [1, NONE]


def asked(t: TapestryTable) -> tuple[int, Prompt, list[int]]:
    """Who is asked what, with which answers in ascending order, "none" last."""
    assert t.match.decision is not None
    options = sorted(t.options, key=lambda code: (code == NONE, code))
    return t.match.decision.seat, t.match.decision.prompt, options


def techs(t: TapestryTable, *cards: str) -> list[int]:
    return sorted(t.tech(card) for card in cards)


def cards(t: TapestryTable, *names: str) -> list[int]:
    return sorted(t.card(name) for name in names)


def hexes(t: TapestryTable, *at: tuple[int, int]) -> list[int]:
    return sorted(t.hex(place) for place in at)


def two_tokens(made: TapestryScenario, track: int, *spaces: int) -> TapestryScenario:
    """Seat 0 came back from AI Singularity with a second token on a track."""
    me = made.state.players[0]
    me.tracks[TECHNOLOGY], me.tracks[track] = (), spaces
    me.vacated, me.far[TECHNOLOGY], me.far[track] = 1 << TECHNOLOGY, 12, max(spaces)
    return made


# ---------------------------------------------------------------------------------------------------- before the game


@rule("TAP-DEC-02", "TAP-DEC-01")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_each_player_chooses_a_capital_of_a_pair_and_one_of_two_civilizations(players: int):
    match = Match(TAPESTRY, players, seed=5)
    pairs, offers = [], []
    for seat in range(players):
        assert match.decision is not None
        assert (match.decision.seat, match.decision.prompt) == (seat, CAPITAL)
        pairs.append(tuple(match.decision.options))
        match.choose(match.decision.options[1])
    assert set(pairs) <= set(PAIRS)
    assert len(set(pairs)) == players
    for seat in range(players):
        assert match.decision is not None
        assert (match.decision.seat, match.decision.prompt) == (seat, CIVILIZATION)
        assert len(match.decision.options) == 2
        offers += match.decision.options
        match.choose(match.decision.options[0])
    assert len(set(offers)) == 2 * players
    assert [seat["civilizations"] for seat in match.view()["seats"]] == [[civ] for civ in offers[::2]]


@rule("TAP-DEC-02", "TAP-DEC-01")
@pytest.mark.parametrize("players", [4, 5])
def test_with_four_and_five_players_only_the_civilization_is_chosen(players: int):
    match = Match(TAPESTRY, players, seed=5)
    assert match.decision is not None
    assert match.decision.prompt is CIVILIZATION


@rule("TAP-DEC-05")
def test_the_owner_of_a_mat_chooses_what_its_adjustment_gives_and_takes():
    assert asked(begun_with("merrymakers")) == (0, RESOURCE, [COIN, WORKER, FOOD, CULTURE])
    t = quiet().seat(0, era=0, civs=["futurists"]).start()
    assert asked(t) == (0, LOSE, [COIN, WORKER, FOOD])  # the culture went without a choice


@rule("TAP-DEC-57")
def test_the_architects_choose_a_plot_for_each_token():
    t = begun_with("architects", 3)
    assert asked(t) == (0, MARK, sorted(number(plot) for plot in FREE))
    t.answer(MARK, 0)
    other_districts = [plot for plot in FREE if plot[0] > 2 or plot[1] > 2]
    assert asked(t) == (0, MARK, sorted(number(plot) for plot in other_districts))


@rule("TAP-DEC-51")
def test_every_table_option_of_the_base_game_can_be_chosen_and_nothing_else():
    chapter = next(chapter for chapter in rulebook(TAPESTRY) if "VARIANT" in chapter.codes)
    offered = {option.rules: option for option in TAPESTRY.options}
    for variant in chapter.rules:
        if "base" in variant.tags:
            assert variant.id in offered, variant.id
            option = offered[variant.id]
            assert f"Key `{option.name.replace('_', '-')}`" in variant.text
            for value in option.values:
                assert TAPESTRY.read_options({option.name: value})[option.name] == value
    with pytest.raises(UsageError, match="has no option"):
        TAPESTRY.read_options({"house_rule": True})


# ---------------------------------------------------------------------------------------------------- turns


@rule("TAP-DEC-06")
def test_advance_or_income_and_in_the_first_turn_only_income():
    t = quiet().seat(0, worker=1).start()
    assert asked(t) == (0, ACTION, [*ALL_TRACKS, INCOME])
    t = quiet().seat(0, era=0, worker=1).start()
    assert t.player(0).era == 1
    assert asked(t)[0] == 1  # seat 0 was not asked


@rule("TAP-DEC-07")
def test_only_tracks_that_can_be_paid_for_are_offered():
    t = quiet().seat(0, worker=2, tracks={"exploration": 3, "science": 3}).start()
    assert asked(t) == (0, ACTION, [TECHNOLOGY, SCIENCE, MILITARY, INCOME])  # exploration costs food there


@rule("TAP-DEC-07")
def test_of_several_tokens_on_a_track_one_is_chosen():
    t = two_tokens(quiet().seat(0, worker=2), SCIENCE, 1, 3).start()
    t.answer(ACTION, SCIENCE)
    assert asked(t) == (0, TOKEN, [13 * SCIENCE + 1, 13 * SCIENCE + 3])
    t = two_tokens(quiet().seat(0, food=1), SCIENCE, 1, 3).start()
    t.answer(ACTION, SCIENCE)
    assert t.asked is not TOKEN  # only the lower one can be paid for


@rule("TAP-DEC-08")
def test_the_payer_chooses_the_resources_of_an_any_cost():
    t = quiet().seat(0, food=2, coin=1, tracks={"exploration": 3}).start().answer(ACTION, EXPLORATION)
    assert asked(t) == (0, PAY, [COIN, FOOD])  # one food is due
    t = quiet().seat(0, food=1, coin=2, worker=1, tracks={"exploration": 6}).start().answer(ACTION, EXPLORATION)
    assert asked(t) == (0, PAY, [COIN, WORKER])  # two of three: one coin is sure


@rule("TAP-DEC-08", "TAP-DEC-10")
def test_after_the_benefit_a_bonus_may_be_paid_with_any_resource_or_left():
    t, before = entered("technology", 2, food=1, culture=2)
    assert change(t, before) == {"cards": 1}  # the benefit is there
    assert asked(t) == (0, BONUS, [FOOD, CULTURE, NONE])
    t, _ = entered("technology", 2)
    assert asked(t)[0] == 1  # nothing to pay with


@rule("TAP-DEC-11")
def test_the_payer_chooses_tiles_for_a_bonus():
    t, _ = entered("exploration", 8, tiles=[5, 7, 16])
    build(t)
    assert asked(t) == (0, PAY_TILE, [4, 6, NONE])  # two in ascending order
    t.answer(PAY_TILE, 4)
    assert asked(t) == (0, PAY_TILE, [6, 15])  # bought: no way back


@rule("TAP-DEC-11")
def test_the_payer_chooses_tech_cards_for_a_bonus():
    t, _ = entered("technology", 11, tech={"middle": ["transistors", "radio", "library", "barn"]})
    numbers = techs(t, "transistors", "radio", "library", "barn")
    assert asked(t) == (0, PAY_TECH, [*numbers[:2], NONE])  # three in ascending order
    t.answer(PAY_TECH, numbers[0])
    assert asked(t) == (0, PAY_TECH, numbers[1:3])


@rule("TAP-DEC-11")
def test_the_payer_chooses_tapestry_cards_for_a_bonus():
    t, _ = entered("science", 5, quiet().dice((4, SCIENCE)), hand=["trap", "guilds", "academia"])
    t.answer(RESEARCH, NONE)
    assert asked(t) == (0, PAY_CARD, [*cards(t, "trap", "guilds", "academia"), NONE])
    t.answer(PAY_CARD, t.card("guilds"))
    assert asked(t) == (0, PAY_CARD, cards(t, "trap", "academia"))


@rule("TAP-DEC-09")
def test_the_order_of_benefits_is_chosen_where_none_is_fixed():
    t, _ = entered("military", 5)
    assert asked(t) == (0, ORDER, [0, 1])
    t, _ = entered("exploration", 4, tiles=[5])  # a tile, then explore
    assert t.asked is EXPLORE_TILE


@rule("TAP-DEC-12")
def test_one_option_of_an_or_is_chosen_of_those_that_can_be_done():
    t, _ = entered("technology", 3)
    assert asked(t) == (0, ONE_OF, [0, 1])
    t, _ = entered("technology", 3, built={"market": [0, 1, 2, 3, 4]})
    assert t.asked is INVENT


@rule("TAP-DEC-13")
def test_the_gainer_chooses_the_kind_of_any_resource():
    t, _ = upgraded("printing_press", "middle", tracks={"technology": 4}, hand=["feudalism"])
    t.answer(PLAY, t.card("feudalism"))
    assert asked(t) == (0, RESOURCE, [COIN, WORKER, FOOD, CULTURE])
    t, _ = upgraded("printing_press", "middle", tracks={"technology": 4}, hand=["feudalism"], coin=8)
    t.answer(PLAY, t.card("feudalism"))
    assert asked(t) == (0, RESOURCE, [WORKER, FOOD, CULTURE])  # of coins there can be no more


@rule("TAP-DEC-14")
def test_the_type_of_a_building_is_chosen_of_those_that_are_left():
    t, _ = entered("technology", 5)
    assert asked(t) == (0, ONE_OF, [0, 1, 2])  # farm, house, armory
    t, _ = entered("technology", 5, built={"farm": [0, 1, 2, 3, 4]})
    assert asked(t) == (0, ONE_OF, [1, 2])


@rule("TAP-DEC-15")
def test_the_builder_chooses_plot_and_orientation():
    t, _ = entered("technology", 3)
    assert asked(part(t, 1)) == (0, PLOT, sorted(number(plot) for plot in FREE))
    t = quiet().seat(0, coin=3, tracks={"technology": 6}).start().advance("technology", pay=["coin", "coin"])
    assert asked(t) == (0, LANDMARK_TURN, [0, 1, 2, 3])  # Rubber Works
    t.answer(LANDMARK_TURN, 1)
    assert asked(t) == (0, LANDMARK_SITE, sorted(sites("rubber_works", 1)))
    t, before = entered("technology", 3, quiet().fill(0, list(range(81))))
    assert change(part(t, 1), before) == {"market": 1}  # nowhere: nothing is asked
    assert t.player(0).beside[0] == 1


# ---------------------------------------------------------------------------------------------------- what spaces give


@rule("TAP-DEC-19")
def test_exploring_asks_for_tile_hex_and_orientation():
    t, _ = entered("exploration", 2, tiles=[2, 5])
    assert asked(t) == (0, EXPLORE_TILE, [1, 4])
    t.answer(EXPLORE_TILE, 1)
    assert asked(t) == (0, EXPLORE_HEX, hexes(t, (-1, -2), (0, -1), (1, -3)))
    t.answer(EXPLORE_HEX, t.hex((0, -1)))
    assert asked(t) == (0, EXPLORE_TURN, [0, 1, 2, 3, 4, 5])


@rule("TAP-DEC-20")
def test_the_space_tile_to_explore_is_chosen():
    t, _ = entered("exploration", 12, space=[5, 13, 8])
    assert asked(t) == (0, SPACE_TILE, [4, 7, 12])


@rule("TAP-DEC-21")
def test_the_display_may_be_replaced_before_inventing():
    t, _ = entered("technology", 4)
    assert asked(t) == (0, REPLACE, YES_OR_NO)
    old = t.table.display.copy()
    assert t.answer(REPLACE, 1).asked is INVENT
    assert not set(old) & set(t.table.display)


@rule("TAP-DEC-22")
def test_a_face_up_card_or_the_deck_is_invented():
    t, _ = entered("technology", 1, quiet().display("calendar", "paper", "barn"))
    assert asked(t) == (0, INVENT, [*techs(t, "calendar", "paper", "barn"), FROM_DECK])


@rule("TAP-DEC-23")
def test_an_upgrade_may_be_left_in_step_3_and_not_as_a_benefit():
    t = quiet().seat(0, era=4, tech={"bottom": ["calendar", "barn"]}).start().income()
    assert asked(t) == (0, UPGRADE, [*techs(t, "calendar", "barn"), NONE])
    t, _ = entered("technology", 9, tech={"bottom": ["calendar", "barn"]})
    assert asked(t) == (0, UPGRADE, techs(t, "calendar", "barn"))


@rule("TAP-DEC-24")
def test_the_card_whose_benefit_is_gained_is_chosen():
    t, _ = entered("technology", 9, tech={"middle": ["transistors", "radio"], "top": ["barn"]})
    assert asked(t) == (0, CIRCLE, techs(t, "transistors", "radio"))
    t, _ = entered("technology", 11, tech={"top": ["calendar", "canned_food"]})
    assert asked(t) == (0, SQUARE, techs(t, "calendar", "canned_food"))
    t, _ = upgraded("assembly_line", "bottom", tech={"top": ["calendar", "canned_food"]})
    assert asked(t) == (0, SQUARE, techs(t, "calendar", "canned_food"))


@rule("TAP-DEC-25")
def test_after_a_research_roll_the_advance_may_be_left_and_the_token_is_chosen():
    t, _ = entered("science", 1, quiet().dice((4, MILITARY)))
    assert asked(t) == (0, RESEARCH, [MILITARY, NONE])
    made = two_tokens(quiet().dice((4, MILITARY)), MILITARY, 0, 2)
    t = made.seat(0, worker=1).start().answer(ACTION, SCIENCE).answer(RESEARCH, MILITARY)
    assert asked(t) == (0, TOKEN, [13 * MILITARY, 13 * MILITARY + 2])


@rule("TAP-DEC-26")
def test_one_of_the_tracks_offered_must_be_taken():
    t, _ = entered("science", 9)
    assert asked(t) == (0, TRACK, [EXPLORATION, TECHNOLOGY, MILITARY])
    t, _ = entered("science", 9, tracks={"exploration": 12})
    assert asked(t) == (0, TRACK, [TECHNOLOGY, MILITARY])


@rule("TAP-DEC-27")
def test_the_position_to_repeat_is_chosen_and_its_bonus_may_be_left():
    t, _ = entered("science", 7, tracks={"technology": 2, "exploration": 1}, coin=1)
    assert asked(t) == (0, REPEAT, [EXPLORATION, TECHNOLOGY])
    t.answer(REPEAT, TECHNOLOGY)
    assert asked(t) == (0, BONUS, [COIN, NONE])


@rule("TAP-DEC-28")
def test_the_token_of_ai_singularity_may_begin_on_any_track():
    t, _ = entered("technology", 12)
    assert asked(t) == (0, TRACK, ALL_TRACKS)


@rule("TAP-DEC-29", "TAP-DEC-30")
def test_the_conqueror_chooses_the_territory_and_the_die():
    t, _ = entered("military", 1, quiet().dice((6, 0), (6, 4)))
    assert asked(t) == (0, CONQUER, hexes(t, (-1, -1), (0, -3), (1, -2)))
    t.answer(CONQUER, t.hex((0, -3)))
    assert asked(t) == (0, DIE, [RED_DIE, BLACK_DIE])  # also the black one, which gives nothing on a printed territory


@rule("TAP-DEC-29")
def test_without_a_territory_in_reach_nothing_is_asked():
    made = quiet()
    for at in ((-1, -1), (0, -3), (1, -2)):
        made.token(1, at).token(0, at)
    t, _ = entered("military", 1, made)
    assert asked(t)[0] == 1


@rule("TAP-DEC-31")
def test_the_attacked_player_may_answer_with_a_trap():
    for hand in (["trap", "guilds"], ["guilds"]):
        made = quiet().seat(1, hand=hand).tile((0, -1), 5).outpost(1, (0, -1))
        t, _ = entered("military", 1, made)
        t.answer(CONQUER, t.hex((0, -1)))
        assert asked(t) == (1, TRAP, [*(cards(t, "trap") if "trap" in hand else []), NONE])


@rule("TAP-DEC-59")
def test_the_track_and_the_token_that_go_back_are_chosen():
    t, _ = entered("science", 10, tracks={"technology": 2, "military": 3, "exploration": 3})
    assert asked(t) == (0, TRACK, [TECHNOLOGY, MILITARY])
    t, before = entered("science", 10, tracks={"technology": 1, "exploration": 3})
    assert t.asked is not TRACK  # on military there is no space to go back
    assert change(t, before) == {"technology": -1}
    t, _ = entered("science", 10, two_tokens(quiet(), MILITARY, 1, 3))
    assert asked(t) == (0, TOKEN, [13 * MILITARY + 1, 13 * MILITARY + 3])


# ---------------------------------------------------------------------------------------------------- income turns


@rule("TAP-DEC-33")
def test_the_order_of_the_civilizations_is_chosen_in_step_1():
    made = quiet(final_scores_last=False).seat(0, era=4, civs=["leaders", "isolationists", "futurists"])
    t = made.start().income()
    assert asked(t) == (0, ABILITY, sorted([t.civ("leaders"), t.civ("isolationists")]))  # the others have no step 1


@rule("TAP-DEC-36")
@pytest.mark.parametrize("turn", [2, 3, 4, 5])
def test_a_card_of_the_hand_is_played_in_income_turns_2_to_4(turn: int):
    t = quiet().seat(0, era=turn - 1, coin=1, hand=["trap", "guilds"]).seat(1, era=4).start().income()
    if turn < 5:
        assert asked(t) == (0, PLAY, cards(t, "trap", "guilds"))
    else:
        assert asked(t)[0] == 1


@rule("TAP-DEC-39")
@pytest.mark.parametrize(("turn", "resources"), [(2, 1), (3, 2), (4, 3)])
def test_the_first_in_an_era_chooses_its_resources(turn: int, resources: int):
    t = quiet().seat(0, era=turn - 1, hand=["trap"]).start().income()
    for _ in range(resources):
        assert asked(t) == (0, RESOURCE, [COIN, WORKER, FOOD, CULTURE])
        t.answer(RESOURCE, COIN)
    assert t.asked is PLAY


@rule("TAP-DEC-40")
def test_a_card_to_be_played_on_the_current_one_is_chosen_freely_and_cannot_be_refused():
    t, _ = entered("military", 10, era=2, hand=["trap", "guilds"])
    assert asked(t) == (0, PLAY, cards(t, "trap", "guilds"))


@rule("TAP-DEC-56")
def test_heralds_may_play_a_when_played_card_on_maker_of_fire():
    made = (
        quiet().seat(0, era=0, civs=["heralds"], hand=["academia", "guilds", "renaissance"]).deck("trap", "democracy")
    )
    t = made.mat(0, "heralds", 4).start()
    # One card of the income, one shown by the adjustment. Not Academia, which is for an era, nor Renaissance.
    assert asked(t) == (0, PLAY, [*cards(t, "guilds", "trap", "democracy"), NONE])
    t.answer(PLAY, t.card("trap"))
    assert t.player(0).stacks[1] == (t.card("trap"),)


@rule("TAP-DEC-58")
def test_of_two_cards_drawn_in_the_first_income_one_is_kept():
    t = quiet(first_income_draw_2=True).deck("trap", "guilds").seat(0, era=0).start()
    assert asked(t) == (0, KEEP_CARD, cards(t, "trap", "guilds"))
    t.answer(KEEP_CARD, t.card("guilds"))
    assert t.player(0).hand == 1 << t.card("guilds")


@rule("TAP-DEC-58")
def test_of_two_civilizations_drawn_later_one_is_kept():
    t, _ = upgraded("radio", "middle", quiet(civ_draw_2=True), tracks={"science": 10})
    seat, prompt, options = asked(t)
    assert (seat, prompt, len(options)) == (0, KEEP_CIVILIZATION, 2)
    assert not set(options) & set(t.table.civs_left)


# ---------------------------------------------------------------------------------------------------- cards and mats


@rule("TAP-DEC-37")
def test_players_whom_a_card_names_decide_for_themselves():
    made = quiet(3).seat(1, worker=1).seat(2, worker=1)
    t, _ = entered("military", 10, made, era=2, hand=["olympic_host"], worker=1)
    t.answer(PLAY, t.card("olympic_host"))
    for seat in range(3):
        assert asked(t) == (seat, SEND, YES_OR_NO)
        t.answer(SEND, NONE)
    made = quiet().seat(1, tracks={"military": 2})
    t, _ = entered("military", 10, made, era=2, hand=["trade_economy"])
    t.answer(PLAY, t.card("trade_economy"))
    assert asked(t) == (1, FREE_BONUS, YES_OR_NO)


@rule("TAP-DEC-48")
def test_steam_tycoon_asks_each_neighbour_whether_to_invent():
    t, _ = entered("military", 10, quiet(4), era=2, hand=["steam_tycoon"])
    t.answer(PLAY, t.card("steam_tycoon")).answer(INVENT, t.table.display[0])
    while t.match.decision is not None and t.match.decision.seat == 0:
        t.match.choose(t.options[0])  # the circle of the card
    for seat in (3, 1):
        assert asked(t) == (seat, INVENT, [FROM_DECK, NONE])
        t.answer(INVENT, NONE)
    assert t.asked is ACTION


@rule("TAP-DEC-60")
def test_what_is_copied_or_marked_is_chosen_by_the_owner_of_the_effect():
    made = quiet().seat(1, era=3, played={2: ["guilds", "trap"], 3: ["academia"]})
    t, _ = entered("military", 10, made, era=2, hand=["espionage"])
    assert asked(t.answer(PLAY, t.card("espionage"))) == (0, COPY, cards(t, "trap", "academia"))
    made = quiet().seat(1, era=4, tech={"bottom": ["paper"], "middle": ["barn"], "top": ["calendar"]})
    made.seat(0, civs=["inventors"], hand=["trap"], tech={"bottom": ["clocks"]}).mat(0, "inventors", 4)
    t = made.start().income()
    assert asked(t) == (0, TOKEN_ON_TECH, [*techs(t, "paper", "barn", "clocks"), NONE])
    made = quiet().seat(1, tracks={"science": 1, "technology": 3})
    t, _ = entered("military", 10, made, era=2, hand=["trade_economy"])
    t.answer(PLAY, t.card("trade_economy"))
    assert asked(t) == (0, POSITION, [65 + 13 * TECHNOLOGY + 3, 65 + 13 * SCIENCE + 1])
    made = quiet().tile((0, -1), 2).outpost(0, (0, -1)).tile((-1, 0), 18).outpost(0, (-1, 0))
    t, _ = entered("military", 10, made, era=2, hand=["colonialism"])
    assert asked(t.answer(PLAY, t.card("colonialism"))) == (0, TERRITORY, hexes(t, (0, -1), (-1, 0)))
