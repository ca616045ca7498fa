"""The Automa and the Shadow Empire: who plays, set-up (TAP-AUTOMA-01..20, 121, 122)."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde import Match, games
from tafelrunde.games.tapestry.components.automa import AUTOMA_LEVELS, AUTOMA_MATS, DECISION_CARDS
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.automa import HEART
from tafelrunde.games.tapestry.pieces.kinds import ACHIEVEMENT_VP, TRACKS
from tafelrunde.games.tapestry.table.prompts import ACTION, SECOND_CIVILIZATION
from tafelrunde.games.tapestry.table.state import Table
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tests.rulebook import rule
from tests.rulebook.tapestry.automa import HER_START, MY_START, bots, drawn, moves, names, solo

CARDS_OUT = {
    "age_of_sail", "alliance", "coal_baron", "dictatorship", "diplomacy", "espionage", "marriage_of_state",
    "oil_magnate", "olympic_host", "steam_tycoon", "trade_economy",
}  # fmt: skip


def opened(seed: int = 1, players: int = 1, **options: object) -> Match:
    return Match(games["tapestry"], players, seed, options)


def table_of(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def begun(seed: int = 1, **options: object) -> Match:
    """Played to the first action of the person."""
    match, dice = opened(seed, **options), seeded(seed)
    while match.decision is not None and match.decision.prompt is not ACTION:
        match.choose(random_code(match, dice))
    return match


@rule("TAP-AUTOMA-01")
def test_alone_one_plays_against_the_automa_and_the_shadow_empire():
    view = opened().view(0)
    assert (view["players"], view["rivals"]) == (1, 2)
    assert [bot["automa"] for bot in view["bots"]] == [True, False]
    assert opened(solo="points").view(0)["bots"] == []


@rule("TAP-AUTOMA-01", "TAP-AUTOMA-115")
def test_only_the_automa_competes():
    t = solo().automa(era=5, vp=50).seat(0, vp=10, era=5).finished(0)
    t.state.bots[0].finished = t.state.bots[1].finished = True
    t.state.step = 14  # over
    result = t.start().match.result
    assert (result.scores, result.rivals, result.winners) == ([10], [50], [])


@rule("TAP-AUTOMA-02", "TAP-AUTOMA-03")
def test_the_shadow_empire_moves_and_gains_nothing():
    made = solo().automa(favorite="science", tracks=dict.fromkeys(TRACKS, 12))
    made.shadow(favorite="military", tracks={"military": 0, "science": 12, "technology": 12, "exploration": 12})
    t = bots(drawn(made, 6, 12))
    assert t.shadow.far[TRACKS.index("military")] == 1
    assert (t.shadow.vp, t.shadow.upright, t.shadow.outposts) == (0, 0, 9)
    assert "conquered" not in names(t)


@rule("TAP-AUTOMA-03", "TAP-AUTOMA-35")
def test_she_gains_no_points_of_spaces_and_no_bonus():
    t = moves("exploration", solo(), 12, 5)  # Ships: 1 VP per territory, and a bonus
    assert (t.automa.vp, t.automa.far[0]) == (0, 5)


@rule("TAP-AUTOMA-04")
def test_the_person_follows_the_usual_rules():
    t = solo().seat(0, coin=0, food=1).start().advance("exploration", pay=["food"])
    assert t.player(0).far[0] == 1
    assert t.player(0).tiles.bit_count() == 2


@rule("TAP-AUTOMA-05")
def test_there_are_six_levels():
    names_of_levels = [level.id for level in AUTOMA_LEVELS[:6]]
    assert names_of_levels[0] == "underachiever"
    assert names_of_levels[-1] == "crusher_of_dreams"
    assert {option.name: option.values for option in TAPESTRY.options}["automa_level"] == (1, 2, 3, 4, 5, 6)


@rule("TAP-AUTOMA-06")
def test_it_is_a_game_of_three_players():
    view = opened().view(0)
    assert len(view["map"]["hexes"]) == 34
    assert [each["vp"] for each in view["achievements"]] == [list(values) for values in ACHIEVEMENT_VP[0]]


@rule("TAP-AUTOMA-07", "TAP-AUTOMA-92")
def test_each_is_neighbour_and_opponent_of_both_others():
    table = solo().state
    me = table.players[0]
    assert [other.seat for other in table.opponents(me)] == [1, 2]
    assert [other.seat for other in table.neighbours(me)] == [1, 2]


@rule("TAP-AUTOMA-08")
def test_the_person_starts_on_territory_2_4_with_any_capital():
    capitals = set()
    for seed in range(12):
        table = table_of(begun(seed))
        me = table.players[0]
        capitals.add(me.capital)
        assert table.map.grid.places[me.start] == MY_START
        assert table.items[me.start] == 2
    assert len(capitals) > 4


@rule("TAP-AUTOMA-09", "TAP-AUTOMA-10")
def test_thirteen_tapestry_cards_are_taken_out():
    with_automa, alone = (table_of(opened(solo=kind)) for kind in ("automa", "points"))
    ids = [TAPESTRY.catalog.cards[card].id for card in set(alone.supply.cards) - set(with_automa.supply.cards)]
    assert Counter(ids) == Counter({**dict.fromkeys(CARDS_OUT, 1), "trap": 2})
    assert sorted(with_automa.deck) == with_automa.supply.cards


@rule("TAP-AUTOMA-11", "TAP-AUTOMA-109")
def test_some_civilizations_are_taken_out():
    def out(**options: bool) -> set[str]:
        with_automa, alone = (table_of(opened(solo=kind, **options)) for kind in ("automa", "points"))
        numbers = set(alone.supply.civilizations) - set(with_automa.supply.civilizations)
        return {TAPESTRY.catalog.civilizations[number].id for number in numbers}

    base = {"futurists", "heralds", "inventors", "traders"}
    assert out() == base
    assert out(plans_ploys=True) == base | {"advisors", "spies"}
    assert out(fantasies_futures=True) == base | {"genies", "illuminati", "weefolk"}
    table = table_of(opened())
    assert set(table.civs_left) | set(table.players[0].offer) == set(table.supply.civilizations)


@rule("TAP-AUTOMA-12", "TAP-AUTOMA-13")
def test_her_outposts_and_tokens():
    table = table_of(opened())
    automa = table.automa
    assert automa is not None
    assert table.map.grid.places[automa.start] == HER_START
    assert (table.items[automa.start], automa.outposts, automa.vp, automa.far) == (2, 7, 0, [0, 0, 0, 0])


@rule("TAP-AUTOMA-13", "TAP-AUTOMA-15")
def test_her_civilization_says_which_track_is_her_favourite_and_the_other_has_another_one():
    hearts = {"explorers": "exploration", "conquerors": "military", "scientists": "science", "engineers": "technology"}
    seen: Counter[str] = Counter()
    for seed in range(40):
        automa, shadow = opened(seed).view(0)["bots"]
        civ = TAPESTRY.catalog.automa_civs[opened(seed).view(0)["automa"]["civs"][0]].id
        assert hearts[civ] == TRACKS[automa["favorite"]]
        assert automa["favorite"] != shadow["favorite"]
        seen[civ] += 1
    assert set(seen) == set(hearts)


@rule("TAP-AUTOMA-14")
def test_on_level_1_the_civilization_does_nothing():
    assert not AUTOMA_LEVELS[0].ability
    assert all(level.ability for level in AUTOMA_LEVELS[1:6])


@rule("TAP-AUTOMA-15")
def test_the_shadow_empire_has_nine_outposts_left():
    shadow = opened().view(0)["bots"][1]
    assert (shadow["outposts"], shadow["tracks"], shadow["territories"]) == (9, [[0], [0], [0], [0]], [])


@rule("TAP-AUTOMA-16", "TAP-AUTOMA-26", "TAP-AUTOMA-122")
def test_the_decision_deck_is_cards_1_to_7_and_one_of_the_others():
    extra = set()
    for seed in range(20):
        cards = table_of(opened(seed)).decisions
        assert cards is not None
        assert (len(cards.deck), len(cards.progress)) == (8, 14)
        assert set(range(7)) < set(cards.deck)
        extra |= set(cards.deck) - set(range(7))
        assert cards.known_of(cards.deck) == list(range(7))
    assert len(extra) > 5


@rule("TAP-AUTOMA-17")
def test_levels_5_and_6_use_the_hard_side():
    assert [AUTOMA_MATS[level.mat].id for level in AUTOMA_LEVELS[:6]] == ["normal"] * 4 + ["hard"] * 2


@rule("TAP-AUTOMA-18")
def test_on_level_6_the_person_chooses_a_second_civilization():
    match, dice = opened(3, automa_level=6), seeded(3)
    while match.decision is not None and match.decision.prompt is not SECOND_CIVILIZATION:
        match.choose(random_code(match, dice))
    first = table_of(match).bots[0].favorite
    view = match.view(0)
    assert match.decision is not None
    assert match.decision.options == [civ for civ in range(4) if civ not in view["automa"]["civs"]]
    match.choose(match.decision.options[-1])
    assert len(match.view(0)["automa"]["civs"]) == 2
    assert table_of(match).bots[0].favorite == first
    assert len(begun(3, automa_level=5).view(0)["automa"]["civs"]) == 1


@rule("TAP-AUTOMA-19")
def test_bots_and_person_begin_equally_often():
    first = Counter(begun(seed).view(0)["first"] for seed in range(40))
    assert set(first) == {0, 1}
    assert min(first.values()) > 10


@rule("TAP-AUTOMA-20")
def test_her_stock_is_empty_and_hidden():
    match = opened()
    assert match.view(0)["automa"]["stock"] == 0
    t = solo().automa(stock=["trap", "guilds"]).start()
    assert t.match.view(0)["automa"]["stock"] == 2
    assert t.match.view(0)["automa"]["hidden"] is None
    stocks = {tuple(t.match.imagine(0, seed).state.bots[0].mat.stock) for seed in range(8)}  # type: ignore[attr-defined]
    assert len(stocks) > 4


@rule("TAP-AUTOMA-121")
def test_only_the_discard_pile_of_decision_cards_can_be_looked_through():
    t = solo().next_cards(1, 2, 3, 4).start()
    seen = t.match.view(0)["decisions"]
    assert {4, 5, 6} < set(seen["discard"])  # by their numbers less one
    assert (seen["deck"], seen["known"]["deck"], seen["hidden"]) == (4, [0, 1, 2, 3], None)
    orders = {tuple(t.match.imagine(0, seed).state.decisions.deck) for seed in range(8)}  # type: ignore[attr-defined]
    assert len(orders) > 3


@rule("TAP-AUTOMA-121")
def test_the_card_beside_those_with_a_circle_may_be_any_other():
    match = opened(2)
    decks = [set(match.imagine(0, seed).state.decisions.deck) for seed in range(30)]  # type: ignore[attr-defined]
    assert all(set(range(7)) < deck for deck in decks)
    assert len({frozenset(deck) for deck in decks}) > 6


@rule("TAP-AUTOMA-122", "TAP-AUTOMA-123")
def test_every_card_names_the_four_tracks_and_the_heart_once():
    for card in DECISION_CARDS:
        assert sorted(card.order) == [0, 1, 2, 3, HEART]


@rule("TAP-AUTOMA-28", "TAP-AUTOMA-29", "TAP-AUTOMA-30", "TAP-AUTOMA-47")
def test_the_counts_of_icons_are_those_of_the_printed_cards():
    for icons in ([card.automa for card in DECISION_CARDS], [card.shadow for card in DECISION_CARDS]):
        assert Counter(icons) == Counter({0: 14, 2: 6, 1: 2})
    assert sum(card.income for card in DECISION_CARDS) == 11
    assert sum(card.topple for card in DECISION_CARDS) == 11


@rule("TAP-AUTOMA-02")
@pytest.mark.parametrize("level", [1, 3, 6])
def test_in_whole_games_the_shadow_empire_controls_nothing(level: int):
    match, dice = opened(level, automa_level=level), seeded(level)
    while match.decision is not None:
        match.choose(random_code(match, dice))
        shadow = match.view(0)["bots"][1]
        assert (shadow["territories"], shadow["vp"]) == ([], 0)
