"""The bots and what the person has: traps, cards, civilizations (TAP-AUTOMA-82..105, 109, 119, 125)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import Match
from tafelrunde.games.tapestry.automa.stock import RETREAT, TRAPS
from tafelrunde.games.tapestry.expansions.arts_architecture.masterpieces import masterpieces_of_neighbours
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import RED_DIE, TRACKS
from tafelrunde.games.tapestry.pieces.landmarks import LANDMARKS
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    CONQUER,
    COUNTER,
    DIE,
    DRAW_BOTH,
    EXPOSE,
    FIRST_DIE,
    GIVE_TOKEN,
    INFILTRATE,
    INVENT,
    LANDMARK_CARD,
    MATCH,
    PLAY,
    RECORD,
    REPLY,
    RESOURCE,
    TERRITORY,
    TINKER,
    TINKER_TOKEN,
    TRACK,
    UPGRADE,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF
from tafelrunde.kernel.hexes import Hex
from tafelrunde.kernel.playout import random_code, run_rules
from tafelrunde.kernel.rng import seeded
from tests.rulebook import rule
from tests.rulebook.tapestry.automa import HER_START, bots, drawn, events, names, solo
from tests.rulebook.tapestry.conquests import controller, pieces
from tests.rulebook.tapestry.entering import quiet

TARGET: Hex = (2, -1)  # a territory of the map beside the start of the person
SITE: Hex = (1, -1)  # a free hex beside it
SEAT, SHADOW_SEAT = 1, 2


def attacked(*stock: str, hand: tuple[str, ...] = (), made: TapestryScenario | None = None) -> TapestryTable:
    """The person conquers a territory of the Automa by Archery; these cards are in her stock."""
    made = (made or solo()).automa(outposts=[TARGET], stock=stock, tracks={"science": 5}, favorite="science")
    made.seat(0, culture=1, hand=hand).dice((max(1, len(stock)), 0), (6, 0), (6, 0))
    t = made.start().advance("military", pay=["culture"])
    return t.answer(CONQUER, t.hex(TARGET))


def played(made: TapestryScenario, card: str, era: int = 2) -> TapestryTable:
    """The person plays this card in an income turn. The Automa has begun the era before."""
    automa = made.state.automa
    if automa is not None:
        automa.era = max(automa.era, era)
    made.seat(0, hand=[card], era=era - 1, coin=1)
    t = made.start().income()
    while t.asked is RESOURCE:
        t.match.choose(t.options[0])
    return t.answer(PLAY, t.card(card))


# ------------------------------------------------------------------------------------------------ her stock


@rule("TAP-AUTOMA-83", "TAP-AUTOMA-84")
def test_a_trap_of_her_stock_topples_the_outpost_of_the_person():
    t = attacked("trap")
    assert (t.asked, controller(t, TARGET)) == (DIE, SEAT)
    assert pieces(t, TARGET) == [(0, "toppled"), (1, "outpost")]
    vp = t.automa.vp
    t.answer(DIE, RED_DIE)  # the person gains a die all the same
    assert t.player(0).vp == 4
    assert (t.automa.vp, t.automa.mat.stock) == (vp, [])
    assert [TAPESTRY.catalog.cards[card].id for card in t.match.view(0)["discards"]["tapestry"]] == ["trap"]


@rule("TAP-AUTOMA-83")
def test_without_a_trap_the_whole_stock_is_discarded_and_her_outpost_falls():
    t = attacked("guilds", "academia", "democracy")
    assert len(events(t, "bot-showed")) == 3
    assert (t.automa.mat.stock, t.table.discard.bit_count()) == ([], 3)
    assert pieces(t, TARGET) == [(0, "outpost"), (1, "toppled")]
    assert controller(t, TARGET) == 0
    assert t.player(0).felled >> t.hex(TARGET) & 1


@rule("TAP-AUTOMA-83")
def test_it_stops_with_the_first_trap():
    shown = set()
    for seed in range(8):
        made = solo(seed=seed).automa(outposts=[TARGET], stock=["guilds", "trap", "academia"], tracks={"science": 5})
        t = made.seat(0, culture=1).start().advance("military", pay=["culture"])
        t.answer(CONQUER, t.hex(TARGET))
        shown.add(len(events(t, "bot-showed")))
        assert TAPESTRY.catalog.cards[events(t, "bot-showed")[-1]["card"]].id == "trap"
        assert len(t.automa.mat.stock) == 3 - len(events(t, "bot-showed"))
    assert shown == {1, 2, 3}  # random cards


@rule("TAP-AUTOMA-125", "TAP-AUTOMA-84")
def test_an_outpost_that_falls_by_her_trap_counts_for_her_achievement():
    made = solo()
    automa = made.state.automa
    assert automa is not None
    automa.felled = 1 << made.hex((-2, -1))
    t = attacked("trap", made=made)
    assert t.automa.vp == 10
    assert t.match.view(0)["achievements"][1]["seats"] == [SEAT]


@rule("TAP-AUTOMA-85")
@pytest.mark.parametrize(
    ("card", "falls"),
    [
        ("double_cross", False),
        ("surrender", False),
        ("ambush", False),
        ("moat_and_palisade", False),
        ("advance_scouts", False),
        ("stolen_plans", False),
        ("surprise_party", True),
    ],
)
def test_which_cards_of_plans_and_ploys_are_traps(card: str, falls: bool):
    t = attacked(card, made=solo(plans_ploys=True))
    assert controller(t, TARGET) == (SEAT if falls else 0)
    assert t.automa.vp == 0


@rule("TAP-AUTOMA-85")
def test_by_retreat_her_outpost_moves_to_an_empty_territory_beside():
    t = attacked("retreat", "trap", made=solo(plans_ploys=True).tile(SITE, 5))
    assert pieces(t, TARGET) == [(0, "outpost")]
    assert pieces(t, SITE) == [(SEAT, "outpost")]
    assert t.automa.outposts == 6
    assert t.player(0).felled == 0
    assert len(t.automa.mat.stock) == 1  # it stops there


@rule("TAP-AUTOMA-85")
def test_retreat_does_nothing_for_her_where_no_empty_territory_is_near():
    t = attacked("retreat", made=solo(plans_ploys=True))
    assert controller(t, TARGET) == 0
    assert t.automa.mat.stock == []


@rule("TAP-AUTOMA-85", "TAP-AUTOMA-109")
def test_of_fantasies_and_futures_the_trap_without_a_condition_counts():
    assert (RETREAT, TRAPS) == ("retreat", ("trap", "surprise_party", "poltergeists"))
    assert controller(attacked("poltergeists", made=solo(fantasies_futures=True)), TARGET) == SEAT
    assert controller(attacked("gremlins", made=solo(fantasies_futures=True)), TARGET) == 0


@rule("TAP-AUTOMA-86")
def test_the_person_may_undo_her_trap():
    t = attacked("trap", "trap", hand=("double_cross",), made=solo(plans_ploys=True))
    assert t.asked is COUNTER
    t.answer(COUNTER, t.card("double_cross"))
    assert controller(t, TARGET) == 0
    assert len(t.automa.mat.stock) == 1  # nothing more is turned over


@rule("TAP-AUTOMA-87")
def test_pillage_and_plunder_leaves_her_stock_alone():
    made = solo().seat(0, era=2, played={2: ["pillage_and_plunder"]})
    t = attacked("trap", made=made)
    assert controller(t, TARGET) == 0
    assert len(t.automa.mat.stock) == 1


@rule("TAP-AUTOMA-89")
def test_after_the_end_of_her_game_she_plays_no_traps():
    made = solo()
    for bot in made.state.bots:
        bot.finished = True
    t = attacked("trap", made=made)
    assert controller(t, TARGET) == 0


@rule("TAP-AUTOMA-113")
def test_with_an_outpost_of_the_shadow_empire_her_territory_cannot_be_conquered():
    made = solo().automa(outposts=[TARGET]).shadow(toppled=[TARGET])
    t = made.seat(0, culture=1).start().advance("military", pay=["culture"])
    assert t.hex(TARGET) not in t.options


@rule("TAP-AUTOMA-100")
@pytest.mark.parametrize("how", ["pillage_and_plunder", "tanks"])
def test_her_territory_is_that_of_an_opponent(how: str):
    """Both dice are gained."""
    made = solo().automa(outposts=[TARGET], tracks={"military": 7})
    if how == "tanks":
        made.seat(0, culture=8, coin=4, tracks={"military": 6}).landmark(0, "tank_factory")
    else:
        made.seat(0, culture=1, era=2, played={2: [how]})
    t = made.dice((6, 0), (6, 0)).start().advance("military", pay=["culture", "culture", "culture"])
    t.answer(CONQUER, t.hex(TARGET))
    assert t.asked not in (DIE, FIRST_DIE)
    assert (t.player(0).vp, t.player(0).goods[0] > 0) == (4, True)


# ------------------------------------------------------------------------------------------------ comparisons


@rule("TAP-AUTOMA-90")
@pytest.mark.parametrize("seat", [SEAT, SHADOW_SEAT])
def test_both_bots_count_as_neighbours_for_prerequisites_by_a_track(seat: int):
    def may_rise(**tracks: int) -> bool:
        made = solo()
        made = made.automa(era=2, tracks=tracks) if seat == SEAT else made.automa(era=2).shadow(tracks=tracks)
        return made.seat(0, era=1, tech={"middle": ["calendar"]}).no_cards().start().income().asked is UPGRADE

    assert may_rise(exploration=4)
    assert not may_rise(exploration=3)


@rule("TAP-AUTOMA-90")
def test_they_never_meet_a_prerequisite_by_a_column():
    column = next(n for n, card in enumerate(TAPESTRY.catalog.techs) if type(card.needs).__name__ == "Uncovered")
    table = solo().state
    assert not any(TAPESTRY.catalog.techs[column].needs.met(table, bot) for bot in table.bots)


@rule("TAP-AUTOMA-91")
@pytest.mark.parametrize(("era", "resources"), [(1, 1), (2, 0), (3, 0)])
def test_only_the_automa_can_be_earlier_in_an_era(era: int, resources: int):
    t = solo().automa(era=era).seat(0, era=1, hand=["guilds"]).start().income()
    assert (t.asked is RESOURCE) == (resources > 0)


@rule("TAP-AUTOMA-92", "TAP-AUTOMA-93")
def test_technocracy_and_the_chosen_count_two_opponents():
    t = played(solo(), "technocracy")
    assert t.player(0).vp == 3 * 2  # the Automa is in this era
    made = solo().seat(0, civs=["the_chosen"], tracks={"exploration": 3}, era=1).automa(era=2, tracks={"military": 1})
    made.shadow(tracks={"technology": 1})
    t = made.no_cards().start().income()
    assert t.player(0).vp == 2 * 2  # nobody is ahead on exploration and on science


@rule("TAP-AUTOMA-92")
def test_the_chosen_and_the_architects_are_adjusted_for_two_opponents():
    for civ, per_person, tokens in (("architects", False, 2), ("architects", True, 3)):
        made = solo(architects_per_person=per_person)
        table = made.state
        run_rules(table.mats[made.civ(civ)].adjust(table, table.players[0]), seeded(1))
        me = table.players[0]
        assert (me.rough & ~TAPESTRY.catalog.capitals[me.capital].impassable).bit_count() == tokens
    made = solo()
    run_rules(made.state.mats[made.civ("the_chosen")].adjust(made.state, made.state.players[0]), seeded(1))
    assert made.state.players[0].vp == 15 * 2


@rule("TAP-AUTOMA-93")
def test_socialism_looks_at_both_bots():
    made = solo().seat(0, tracks={"science": 4}).automa(era=2, tracks={"science": 7}).shadow(tracks={"science": 2})
    t = played(made, "socialism").answer(TRACK, TRACKS.index("science"))
    assert t.asked is MATCH
    assert [code % 13 for code in t.options] == [2, 7]


@rule("TAP-AUTOMA-93")
def test_tinkerers_catch_up_with_a_bot():
    made = solo(plans_ploys=True).seat(0, civs=["tinkerers"], tracks={"science": 4}, era=1, hand=["guilds"])
    made.automa(era=2).shadow(tracks={"science": 6})
    t = made.start().income().answer(TINKER, 1)
    if t.asked is TINKER_TOKEN:
        t.match.choose(t.options[0])
    assert t.player(0).far[TRACKS.index("science")] == 6


@rule("TAP-AUTOMA-94")
def test_age_of_discovery_moves_both_bots_without_benefit():
    made = solo().automa(era=2, tracks={"technology": 1}).shadow(tracks={"technology": 12}).dice((4, 1))
    t = played(made, "age_of_discovery")
    t.answer(INVENT, t.options[0])  # Pottery
    assert (t.automa.far[1], t.shadow.far[1], t.automa.mat.stock) == (2, 12, [])


# ------------------------------------------------------------------------------------------------ cards and mats


@rule("TAP-AUTOMA-95")
@pytest.mark.parametrize(("holder", "pays"), [(SEAT, True), (SHADOW_SEAT, False)])
def test_a_token_of_the_historians_works_for_the_bot_that_gains_the_landmark(holder: int, pays: bool):
    made = solo().seat(0, civs=["historians"], vp=0).mat(0, "historians", 1 | 1 << 4 + holder)
    made.automa(favorite="science", tracks={"military": 3}).shadow(favorite="science", tracks={"science": 12})
    t = bots(drawn(made, 6, 10))
    assert "gained-landmark" in names(t)
    assert (t.player(0).vp == 3) == pays  # the first square gives 3 VP


@rule("TAP-AUTOMA-95", "TAP-AUTOMA-07")
def test_historians_may_give_a_token_to_either_bot():
    made = solo().seat(0, civs=["historians"], tiles=[4], era=1).automa(era=2).no_cards()
    t = made.start().income().answer(RECORD, 3)
    assert (t.asked, t.options) == (GIVE_TOKEN, [SEAT, SHADOW_SEAT])
    t.answer(GIVE_TOKEN, SHADOW_SEAT).answer(EXPOSE, 0)
    assert t.player(0).mat[t.civ("historians")] == 1 | 1 << 4 + SHADOW_SEAT


@rule("TAP-AUTOMA-96")
def test_broker_of_peace_scores_each_advance_of_a_bot_on_military():
    made = solo().seat(0, era=2, played={2: ["broker_of_peace"]}, vp=0)
    made.automa(favorite="science").shadow(favorite="military")
    t = bots(drawn(made, 6, 10))  # military from the top; from the bottom the heart, military
    assert t.player(0).vp == 6


@rule("TAP-AUTOMA-97")
def test_no_card_in_play_locks_tracks_or_names_others():
    """Nothing in the game can bring those five into play."""
    for options in ({}, {"plans_ploys": True, "arts_architecture": True, "fantasies_futures": True}):
        match = Match(TAPESTRY, 1, 1, options)
        cards = {TAPESTRY.catalog.cards[card].id for card in match.state.supply.cards}  # type: ignore[attr-defined]
        assert not cards & {"dictatorship", "alliance", "marriage_of_state", "oil_magnate", "olympic_host"}


def duo(**options: Any) -> TapestryScenario:
    """Two people and the Shadow Empire."""
    return quiet(2, shadow_empire=True, **options)


@rule("TAP-AUTOMA-98", "TAP-AUTOMA-119")
@pytest.mark.parametrize("card", ["diplomacy", "coal_baron", "steam_tycoon", "age_of_sail", "espionage"])
def test_these_cards_find_nothing_with_the_shadow_empire(card: str):
    """It is neither asked nor named, and the game goes on."""
    t = played(duo().seat(1, era=4), card)
    before = t.shadow.pack()
    dice = seeded(1)
    while t.match.decision is not None and t.asked is not ACTION:
        assert t.seat_asked in (0, 1)
        t.match.choose(random_code(t.match, dice))
    assert t.shadow.pack() == before


@rule("TAP-AUTOMA-98")
def test_trade_economy_takes_the_space_of_the_shadow_empire_and_nobody_gains_the_bonus():
    made = duo().seat(1, era=4, tracks={}).shadow(tracks={"technology": 2})
    t = played(made, "trade_economy")
    assert (0, {"space": 13 + 2}) in [(e.seat, e.facts) for e in t.match.events() if e.name == "activated"]  # Carpentry
    assert t.player(0).hand.bit_count() == 2  # and one of the income
    assert t.player(1).left == [5, 5, 5, 5]


@rule("TAP-AUTOMA-98")
def test_a_tile_may_be_handed_to_the_automa_but_not_to_the_shadow_empire():
    made = solo().seat(0, tiles=[4])
    automa, shadow = made.state.bots
    assert [bot.conduct.takes_tiles(bot) for bot in (automa, shadow)] == [True, False]
    made.state.players[0].tiles = 0
    automa.conduct.receive_tile(made.state, automa, 3)
    assert made.state.tiles_gone == 1 << 3


@rule("TAP-AUTOMA-99")
def test_revolution_raises_outposts_of_the_person_and_hers_fall():
    made = solo().automa(era=2, outposts=[(0, -2)]).outpost(0, (0, -2), toppled=True)
    automa = made.state.automa
    assert automa is not None
    automa.felled = 1 << made.hex((0, -2))
    t = played(made, "revolution").answer(ONE_OF, 1).answer(TERRITORY, made.hex((0, -2)))
    assert pieces(t, (0, -2)) == [(0, "outpost"), (1, "toppled")]
    assert t.automa.felled == 0
    made = solo().automa(era=2).outpost(0, (0, -2), toppled=True).shadow(toppled=[(0, -2)])
    t = played(made, "revolution").answer(ONE_OF, 1).answer(TERRITORY, made.hex((0, -2)))
    assert pieces(t, (0, -2)) == [(0, "outpost"), (2, "toppled")]


@rule("TAP-AUTOMA-102")
def test_infiltrators_visit_the_automa_and_share_her_territories():
    made = solo(plans_ploys=True).seat(0, civs=["infiltrators"], era=1, vp=0).no_cards()
    made.automa(era=2, outposts=[TARGET])
    t = made.start().income()
    assert t.asked is INFILTRATE
    assert set(t.options) == {t.hex(TARGET), t.hex(HER_START), NONE}
    visited = made.start().income().answer(INFILTRATE, t.hex(HER_START))
    assert visited.player(0).vp == 6  # 7 in supply, less the one on the map
    shared = made.start().income().answer(INFILTRATE, t.hex(TARGET))
    assert shared.player(0).upright & shared.automa.upright == 1 << t.hex(TARGET)


@rule("TAP-AUTOMA-103")
@pytest.mark.parametrize("mats", ["printed", "revised"])
def test_what_tinkerers_give_goes_to_her_stock_or_out_of_the_game(mats: str):
    made = solo(plans_ploys=True, mats=mats)
    table = made.state
    rules = table.mats[made.civ("tinkerers")].begin(table, table.players[0])
    for decision in rules:
        assert decision.prompt is not DRAW_BOTH  # nobody is asked
    automa = table.automa
    assert automa is not None
    given = mats == "printed"
    assert (len(automa.mat.stock), table.techs_out.bit_count()) == (given, given)
    table.check()


@rule("TAP-AUTOMA-104")
@pytest.mark.parametrize("seat", [SEAT, SHADOW_SEAT])
def test_stolen_plans_answers_a_landmark_of_either_bot(seat: int):
    made = solo(plans_ploys=True).seat(0, hand=["stolen_plans"])
    tracks = {"military": 3} if seat == SEAT else {}
    made.automa(favorite="science", tracks=tracks)
    made.shadow(favorite="science", tracks={"science": 3 * (seat == SHADOW_SEAT)})
    t = bots(drawn(made, 6, 10))
    assert t.asked is REPLY
    assert t.card("stolen_plans") in t.options


@rule("TAP-AUTOMA-105")
def test_the_bots_have_no_masterpieces_and_two_cards_are_out():
    solo_cards, duo_cards = (
        {TAPESTRY.catalog.cards[card].id for card in table.supply.cards}
        for table in (solo(arts_architecture=True).state, duo(arts_architecture=True).state)
    )
    assert duo_cards - solo_cards >= {"granges", "forgery_ring"}
    table = solo(arts_architecture=True).state
    assert masterpieces_of_neighbours(table, table.players[0]) == []


# ------------------------------------------------------------------------------------------------ landmark cards


def drafted(level: int = 2, **options: bool) -> Match:
    """Played until the person has a landmark card."""
    match, dice = Match(TAPESTRY, 1, 4, {"automa_level": level, **options}), seeded(4)
    while match.decision is not None and match.decision.prompt is not LANDMARK_CARD:
        match.choose(random_code(match, dice))
    return match


@rule("TAP-AUTOMA-82")
@pytest.mark.parametrize(
    ("level", "options", "taken"),
    [
        (2, {"plans_ploys": True}, 1),
        (4, {"plans_ploys": True}, 1),
        (2, {"arts_architecture": True}, 1),
        (3, {"arts_architecture": True}, 3),
        (4, {"arts_architecture": True, "plans_ploys": True}, 3),
        (5, {"arts_architecture": True}, 1),
    ],
)
def test_of_two_landmark_cards_the_landmark_of_the_other_goes_to_the_automa(
    level: int, options: dict[str, bool], taken: int
):
    match = drafted(level, **options)
    assert match.decision is not None
    first, second = match.decision.options
    deck = len(match.state.side.landmark_deck)  # type: ignore[attr-defined]
    match.choose(first)
    view = match.view(0)
    other = LANDMARKS[TAPESTRY.catalog.landmark_cards[second].effect.landmark].id
    assert other in [LANDMARKS[landmark].id for landmark in view["bots"][0]["landmarks"]]
    assert (len(view["bots"][0]["landmarks"]), len(view["automa"]["taken_goals"])) == (taken, taken)
    assert view["seats"][0]["side"]["goals"] == [first]
    assert view["side"]["landmark_deck"] == deck - (taken - 1)
    match.state.check()
