"""Plans & Ploys: what the expansion brings, landmark cards, replies to traps, space tiles, adjustments."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.capitals import PLOT_BIT, PLOTS
from tafelrunde.games.tapestry.pieces.kinds import (
    BASE,
    BOTTOM,
    CULTURE,
    FOOD,
    MIDDLE,
    PLANS_PLOYS,
    RED_DIE,
    TRACKS,
    WORKER,
)
from tafelrunde.games.tapestry.pieces.landmarks import LANDMARKS, MONOLITH, TRACK_LANDMARKS, track_landmark
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    CAPITAL,
    CIVILIZATION,
    COUNTER,
    DIE,
    DRAW_BOTH,
    KEEP_TECH,
    LANDMARK_CARD,
    LOSE,
    REPLY,
    RESOURCE,
    TRAP,
    UPGRADE,
)
from tafelrunde.games.tapestry.table.state import Table
from tafelrunde.games.tapestry.table.steps import DRAFT
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.game import RECONSTRUCTED
from tafelrunde.kernel.match import Match
from tests.rulebook import rule

from .conquests import POINTS_4, SITE, TARGET, attack, pieces, rolling, to_the_middle
from .entering import build, entered, quiet, seat_asked
from .holdings import holdings

CARDS = ("urban_farm", "tv_station", "game_store", "skyscraper", "digital_studio")


def ploys(players: int = 2, **options: Any) -> TapestryScenario:
    return quiet(players, plans_ploys=True, **options)


def opened(players: int, seed: int = 1, **options: Any) -> Match:
    """A match at its first landmark card, or past set-up where there is none."""
    match = Match(TAPESTRY, players, seed, {"plans_ploys": True, **options})
    while match.decision is not None and match.decision.prompt not in (LANDMARK_CARD, ACTION):
        match.choose(match.decision.options[0])
    return match


def table_of(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


# ------------------------------------------------------------------------------------------------ what is in play


@rule("TAP-COMP-06", "TAP-COMP-08", "TAP-COMP-09", "TAP-COMP-10", "TAP-COMP-11")
def test_the_box_adds_its_numbers_of_components() -> None:
    with_box, without = TAPESTRY.catalog.supply(PLANS_PLOYS, False), TAPESTRY.catalog.supply(BASE, False)
    for family, base, more in (
        ("space_tiles", 15, 4), ("cards", 50, 15), ("civilizations", 16, 10), ("landmarks", 18, 7),
        ("landmark_cards", 0, 5), ("techs", 33, 0), ("tiles", 48, 0),
    ):  # fmt: skip
        assert len(getattr(without, family)) == base
        assert len(getattr(with_box, family)) == base + more


@rule("TAP-COMP-18")
def test_cards_and_mats_of_the_box_are_shuffled_in() -> None:
    for on in (False, True):
        table = table_of(Match(TAPESTRY, 2, 1, {"plans_ploys": on}))
        cards = [TAPESTRY.catalog.cards[n].expansion for n in table.deck]
        assert (PLANS_PLOYS in cards) == on
        assert (max(table.spaces_left) >= 15) == on
        mats = [*table.civs_left, *(civ for player in table.players for civ in player.offer)]
        assert len(mats) == (26 if on else 16)


@rule("TAP-COMP-18")
def test_components_of_ours_can_be_left_in_the_box() -> None:
    table = table_of(Match(TAPESTRY, 2, 1, {"plans_ploys": True, "only_known": True}))
    names = {TAPESTRY.catalog.cards[n].id for n in table.deck if TAPESTRY.catalog.cards[n].expansion == PLANS_PLOYS}
    assert names == {"manifest_destiny", "cartography"}
    assert all(TAPESTRY.catalog.cards[n].source != RECONSTRUCTED for n in table.deck)
    assert max(table.spaces_left) < 15
    assert len(table.side.landmark_deck) == 5, "conditions and landmarks are known"


@rule("TAP-COMP-12", "TAP-SETUP-09")
def test_what_is_still_to_be_had_on_the_tracks_is_open_to_all() -> None:
    t, _ = entered("technology", 4, ploys())
    free = t.match.view()["landmarks"]
    marks = [track_landmark(track, tier) for track in range(len(TRACKS)) for tier in (2, 3, 4)]
    assert len(marks) == TRACK_LANDMARKS
    assert [n for n in marks if n not in free] == [track_landmark(1, 2)]


@rule("TAP-COMP-21", "TAP-SETUP-07")
def test_territory_tiles_are_drawn_at_random_as_before() -> None:
    drawn = {table_of(opened(2, seed)).tiles_left[-1] for seed in range(6)}
    assert len(drawn) > 3
    t = ploys().stack(7, 9).seat(0, coin=1).start().advance("exploration", pay=["coin"])
    assert t.match.view()["seats"][0]["tiles"] == [6, 8]


@rule("TAP-VARIANT-03")
def test_all_may_draw_civilizations_of_one_expansion() -> None:
    expansions = {TAPESTRY.catalog.civilizations[civ].expansion for player in offered(True) for civ in player}
    assert expansions == {PLANS_PLOYS}
    mixed = {TAPESTRY.catalog.civilizations[civ].expansion for player in offered(False) for civ in player}
    assert BASE in mixed


def offered(same: bool) -> list[tuple[int, ...]]:
    match = Match(TAPESTRY, 5, 2, {"plans_ploys": True, "same_expansion_civs": same})
    return [player.offer for player in table_of(match).players]


# ------------------------------------------------------------------------------------------------ landmark cards


@rule("TAP-SETUP-30", "TAP-LMCARD-01", "TAP-LMCARD-03", "TAP-LMCARD-05", "TAP-DEC-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_landmark_cards_are_drafted_from_the_last_player_to_the_first(players: int) -> None:
    match = opened(players)
    table = table_of(match)
    assert table.step == DRAFT
    assert len(table.side.landmark_draft) == players
    order, left = [], players
    while match.decision is not None and match.decision.prompt is LANDMARK_CARD:
        assert match.decision.options == sorted(table.side.landmark_draft)
        assert len(match.decision.options) == left
        order.append(match.decision.seat)
        match.choose(match.decision.options[0])
        left -= 1
    first = table.first
    assert order == [(first - 1 - k) % players for k in range(players - 1)], "the first player takes what is left"
    assert [player.side.goals.bit_count() for player in table.players] == [1] * players
    assert len(table.side.landmark_deck) == 5 - players
    assert match.view()["side"]["landmark_deck"] == 5 - players, "face down"


@rule("TAP-LMCARD-02")
def test_with_both_boxes_one_more_card_is_drawn() -> None:
    for more, drawn in ((False, 2), (True, 3)):
        assert len(table_of(opened(2, arts_architecture=more)).side.landmark_draft) == drawn


def ready(card: str) -> TapestryScenario:
    """Seat 0 meets the condition of this card, and no other one."""
    made = ploys()
    if card == "urban_farm":
        made.seat(0, tiles=[1, 2, 3, 4, 5, 6])
    elif card == "tv_station":
        city = made.state.players[0].city
        made.seat(0, built={"farm": [plot for plot in range(PLOTS) if not city >> PLOT_BIT[plot] & 1][:3]})
    elif card == "game_store":
        made.seat(0, tech={"top": ["calendar"]})
    elif card == "skyscraper":
        made.fill(0, list(range(9)))
    else:
        made.fill(0, [9 * row + column for row in range(6) for column in range(3)])  # two districts
    return made


def after_a_turn(made: TapestryScenario) -> TapestryTable:
    """Seat 0 goes from Pottery to Carpentry, which builds nothing, without its bonus."""
    return made.seat(0, coin=1, tracks={"technology": 1}).start().advance("technology", pay=["coin"])


@rule("TAP-TURN-09", "TAP-LMCARD-04", "TAP-LMCARD-06", "TAP-LMCARD-11")
@pytest.mark.parametrize("card", CARDS)
def test_a_landmark_card_gives_its_landmark_at_the_end_of_the_turn(card: str) -> None:
    number = next(n for n, landmark in enumerate(LANDMARKS) if landmark.id == card)
    t = after_a_turn(ready(card).goal(0, card))
    build(t)
    assert t.player(0).landmarks == 1 << number
    assert t.match.view()["seats"][0]["side"]["reached"] == [CARDS.index(card)]
    assert seat_asked(t) == 1
    other = after_a_turn(ploys().goal(0, card))
    assert (seat_asked(other), other.player(0).landmarks) == (1, 0), "not without the condition"
    not_mine = after_a_turn(ready(card).goal(1, card))
    assert (seat_asked(not_mine), not_mine.player(0).landmarks) == (1, 0), "only the owner of the card"


@rule("TAP-TURN-09", "TAP-LMCARD-06")
def test_the_condition_is_checked_at_the_end_of_income_turns_too_but_not_in_those_of_others() -> None:
    made = ploys().goal(1, "skyscraper").fill(1, list(range(9, 18)))
    made.state.players[1].city |= made.state.players[1].rough
    made.fill(1, list(range(9)))
    t = after_a_turn(made)
    assert (t.asked, seat_asked(t)) == (ACTION, 1), "it was not that player's turn"
    t.match.choose(t.options[-1])
    while t.table.active == 1 and not t.player(1).landmarks:
        t.match.choose(t.options[0])
    assert t.player(1).landmarks


@rule("TAP-LMCARD-06")
def test_a_landmark_card_is_spent_once() -> None:
    t = after_a_turn(ready("game_store").goal(0, "game_store"))
    build(t)
    t.match.choose(0)
    assert t.player(0).side.goals == 0


# ------------------------------------------------------------------------------------------------ replies


def trapped(*counters: str) -> TapestryTable:
    made = rolling(POINTS_4, players=3, plans_ploys=True).outpost(1, TARGET).seat(1, hand=["trap", "retreat"])
    made.seat(2, hand=["surprise_party"]).tile(SITE, 5).outpost(2, SITE).seat(0, hand=list(counters))
    t = attack(made)
    return t.answer(TRAP, t.card("trap"))


@rule("TAP-TRAP-06", "TAP-TRAP-08", "TAP-TRAP-09", "TAP-DEC-32", "TAP-FAQ-39", "TAP-EX-27")
def test_a_trap_can_be_undone_and_then_nothing_more_is_played() -> None:
    t = trapped("double_cross", "guilds")
    assert (t.asked, seat_asked(t)) == (COUNTER, 0)
    assert t.options == [t.card("double_cross"), NONE]
    t.answer(COUNTER, t.card("double_cross"))
    assert (t.asked, seat_asked(t)) == (DIE, 0), "neither Retreat nor Surprise Party"
    t.answer(DIE, RED_DIE)
    assert pieces(t, TARGET) == [(0, "outpost"), (1, "toppled")]
    assert t.player(0).felled == 1 << t.hex(TARGET)
    assert t.player(1).felled == 0
    assert t.table.discard == 1 << t.card("trap") | 1 << t.card("double_cross")


@rule("TAP-TRAP-06", "TAP-DEC-32")
def test_a_trap_that_is_not_undone_works() -> None:
    t = trapped("double_cross").answer(COUNTER, NONE).answer(RESOURCE, FOOD)
    assert (t.asked, seat_asked(t)) == (DIE, 0)
    t.answer(DIE, RED_DIE)
    assert pieces(t, TARGET) == [(0, "toppled"), (1, "outpost")]


@rule("TAP-TRAP-07")
def test_a_trap_reaction_answers_nothing_but_a_trap() -> None:
    made = rolling(POINTS_4, plans_ploys=True).outpost(1, TARGET).tile(SITE, 5)
    t = attack(made.seat(1, hand=["retreat", "double_cross"]))
    assert t.options == [t.card("retreat"), NONE], "the defender cannot use it against the conquest"
    made = rolling(POINTS_4, plans_ploys=True).outpost(1, TARGET).tile(SITE, 5).seat(0, hand=["double_cross"])
    t = attack(made.seat(1, hand=["retreat"]))
    t.answer(TRAP, t.card("retreat")).answer(RESOURCE, FOOD)
    assert t.asked is DIE, "nor the attacker against another reaction"


@rule("TAP-TRAP-11")
def test_a_reaction_that_topples_the_conqueror_denies_the_middle_island() -> None:
    for plays in (True, False):
        made = to_the_middle(rolling(plans_ploys=True)).tile((1, 0), 7).outpost(1, (1, 0))
        t = attack(made.seat(1, hand=["surprise_party"]), (0, 0))
        assert (t.asked, seat_asked(t)) == (REPLY, 1)
        t.answer(REPLY, t.card("surprise_party") if plays else NONE).answer(DIE, RED_DIE)
        assert (t.player(0).achieved == 0) == plays


# ------------------------------------------------------------------------------------------------ space, tech


@rule("TAP-SPACE-06")
def test_one_space_tile_gives_the_monolith() -> None:
    t, before = entered("exploration", 12, ploys(), space=[16])
    build(t)
    assert t.player(0).landmarks - before["landmarks"] == 1 << MONOLITH


@rule("TAP-SPACE-07", "TAP-EX-07")
def test_a_lasting_space_tile_pays_for_every_advance_on_its_track() -> None:
    made = ploys().explored(0, 18).seat(0, coin=2, tracks={"science": 0})
    t = made.dice((4, 0)).start().advance("science", pay=["coin"])
    assert t.player(0).vp == 5
    made = ploys().explored(0, 18).explored(1, 17).seat(0, coin=1)
    t = made.start().advance("technology", pay=["coin"])
    assert t.player(0).vp == 0, "another track"
    assert t.player(1).vp == 0, "another player"


@rule("TAP-FAQ-26")
def test_recycling_takes_an_upgrade_of_its_own() -> None:
    made = ploys().seat(0, era=1, civs=["recyclers"], hand=["trap"], tech={"middle": ["calendar"]})
    made.seat(0, tracks={"exploration": 4}).seat(1, era=4)
    t = made.start().income().answer(UPGRADE, made.game.show.names["tech"].index("calendar"))  # type: ignore[attr-defined]
    assert t.player(0).tech[2] == 1 << t.tech("calendar"), "one upgrade reaches the top row only"
    while t.asked is not UPGRADE:
        t.match.choose(t.options[0])
    t.answer(UPGRADE, t.tech("calendar"))
    assert t.player(0).tech[BOTTOM] == 1 << t.tech("calendar")


@rule("TAP-FAQ-41")
def test_a_copy_of_entertain_the_masses_takes_no_stadium() -> None:
    made = ploys().seat(1, era=2, played={2: ["entertain_the_masses"]}).landmark(1, "stadium")
    t, before = entered("military", 10, made, era=2, hand=["espionage"])
    while t.table.active == 0:
        t.match.choose(t.options[0])
    assert t.player(0).landmarks.bit_count() == before["landmarks"]
    assert t.player(0).goods[CULTURE] == before["culture"] + 1


# ------------------------------------------------------------------------------------------------ adjustments


def begun(civ: str, players: int = 2, **options: Any) -> Match:
    """A match in which seat 0 has chosen this civilization, at the first question after that."""
    for seed in range(400):
        match = Match(TAPESTRY, players, seed, {"plans_ploys": True, **options})
        number = next(n for n, mat in enumerate(TAPESTRY.catalog.civilizations) if mat.id == civ)
        offers = [player.offer for player in table_of(match).players]
        if number not in offers[0]:
            continue
        while match.decision is not None and match.decision.prompt in (CAPITAL, CIVILIZATION):
            mine = number if match.decision.prompt is CIVILIZATION and match.decision.seat == 0 else None
            match.choose(match.decision.options[0] if mine is None else mine)
        return match
    raise AssertionError(f"{civ} was never offered")


def to_turn_two(match: Match) -> Match:
    """Until everybody has had income turn 1."""
    while table_of(match).turn <= match.players and match.decision is not None:
        if match.decision.prompt is LOSE:
            return match
        match.choose(match.decision.options[0])
    return match


@rule("TAP-CIVADJ-06")
@pytest.mark.parametrize("adjusted", [True, False])
def test_infiltrators_gain_no_culture_in_income_turn_1(adjusted: bool) -> None:
    match = to_turn_two(begun("infiltrators", no_civ_adjustments=not adjusted))
    assert table_of(match).players[0].goods[CULTURE] == (1 if adjusted else 2)


@rule("TAP-CIVADJ-17", "TAP-DEC-47")
def test_tinkerers_let_each_opponent_draw_both_cards() -> None:
    match = begun("tinkerers", 3)
    for seat, takes in ((1, True), (2, False)):
        assert match.decision is not None
        assert (match.decision.prompt, match.decision.seat) == (DRAW_BOTH, seat)
        assert match.decision.options == [1, NONE]
        before = holdings(table_of(match).players[seat])
        match.choose(1 if takes else NONE)
        after = holdings(table_of(match).players[seat])
        if takes:
            assert (after["cards"] - before["cards"], after["tech"] - before["tech"]) == (1, 1)
        else:
            assert after["tech"] == 0
    match = begun("tinkerers", 3, no_civ_adjustments=True)
    assert match.decision is None or match.decision.prompt is not DRAW_BOTH
    assert table_of(match).players[1].techs.bit_count() == 1, "the printed mat gives the tech card alone"


@rule("TAP-CIVADJ-18")
def test_recyclers_upgrade_a_tech_card_before_the_game() -> None:
    for adjusted, row in ((True, MIDDLE), (False, BOTTOM)):
        match = begun("recyclers", no_civ_adjustments=not adjusted)
        assert match.decision is not None
        assert match.decision.prompt is KEEP_TECH
        assert len(match.decision.options) == 3
        kept = match.decision.options[0]
        match.choose(kept)
        assert table_of(match).players[0].tech[row] >> kept & 1


@rule("TAP-CIVADJ-22", "TAP-CIVADJ-23")
@pytest.mark.parametrize("civ", ["spies", "utilitarians"])
def test_spies_and_utilitarians_lose_a_resource_after_income_turn_1(civ: str) -> None:
    match = to_turn_two(begun(civ))
    assert match.decision is not None
    assert (match.decision.prompt, match.decision.seat) == (LOSE, 0)
    before = sum(table_of(match).players[0].goods)
    match.choose(WORKER)
    assert sum(table_of(match).players[0].goods) == before - 1
    match = to_turn_two(begun(civ, no_civ_adjustments=True))
    assert match.decision is not None
    assert match.decision.prompt is not LOSE
