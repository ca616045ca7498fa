"""Component limits (TAP-COMP-01..22)."""

from __future__ import annotations

from copy import copy

import pytest

from tafelrunde.games.tapestry.components.tapestry import TAPESTRY_CARDS
from tafelrunde.games.tapestry.components.tech import TechCard
from tafelrunde.games.tapestry.effects.counts import Advanced
from tafelrunde.games.tapestry.effects.gains import Gain
from tafelrunde.games.tapestry.effects.invent import InTier
from tafelrunde.games.tapestry.effects.track import Advance, Regress
from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.pieces.kinds import ARTS, COIN, CULTURE, EXPLORATION, FOOD, MILITARY, SCIENCE
from tafelrunde.games.tapestry.rules.gains import Points
from tafelrunde.games.tapestry.scenario import TapestryScenario
from tafelrunde.games.tapestry.table.effect import TapestryEffect
from tafelrunde.games.tapestry.table.prompts import BONUS, DIE, GUARD, RESEARCH
from tafelrunde.kernel.effects import All, OneOf, Per
from tafelrunde.kernel.game import UsageError
from tafelrunde.kernel.match import Match
from tests.rulebook import rule
from tests.rulebook.tapestry.conquests import attack, rolling
from tests.rulebook.tapestry.entering import build, entered, part, quiet, seat_asked
from tests.rulebook.tapestry.holdings import change
from tests.rulebook.tapestry.openings import opening, seen


@rule("TAP-COMP-01")
def test_one_to_five_can_play_and_nobody_else():
    assert [len(seen(opening(n))["seats"]) for n in (1, 2, 3, 4, 5)] == [1, 2, 3, 4, 5]
    for n in (0, 6):
        with pytest.raises(UsageError, match="1 to 5 players"):
            Match(TAPESTRY, n, 1)


@rule("TAP-COMP-02")
@pytest.mark.parametrize("players", [1, 5])
def test_everybody_has_ten_outposts(players: int):
    view = seen(quiet(players).start().match) if players < 4 else seen(opening(players))
    on_map = [piece["seat"] for hex in view["map"]["hexes"] for piece in hex["pieces"]]
    assert all(seat["outposts"] + on_map.count(n) == 10 for n, seat in enumerate(view["seats"]))


@rule("TAP-COMP-03")
def test_tokens_do_not_run_out():
    made = rolling().seat(0, civs=["isolationists", "inventors", "heralds", "traders"])
    for civ in ("isolationists", "inventors", "heralds", "traders"):
        made.mat(0, civ, 4)  # with those on the tracks and for points far more than 13
    t = attack(made).answer(DIE, 0)
    assert t.asked is GUARD  # one more on the map
    t.answer(GUARD, 1)
    assert t.player(0).tokens.bit_count() == 1


@rule("TAP-COMP-04")
@pytest.mark.parametrize("kind", ["farm", "house", "armory"])
def test_everybody_has_five_income_buildings_of_each_type(kind: str):
    assert all(seat["left"] == [5, 5, 5, 5] for seat in seen(opening(5))["seats"])
    place = ("farm", "house", "armory").index(kind)
    for built in (4, 5):
        t, before = entered("technology", 5, built={kind: list(range(built))})
        assert (place in t.options) == (built == 4)
        if built == 4:
            build(part(t, place))
            assert change(t, before) == {kind: 1}


@rule(
    "TAP-COMP-05", "TAP-COMP-06", "TAP-COMP-07", "TAP-COMP-08", "TAP-COMP-09", "TAP-COMP-10", "TAP-COMP-13",
)  # fmt: skip
def test_the_base_box_holds_what_is_printed_on_it():
    view = seen(opening(3))
    assert view["tiles_left"] == 48
    assert view["spaces_left"] == 15
    assert view["tech_deck"] + len(view["display"]) == 33
    assert view["deck"] == 50
    assert view["civs_left"] + sum(seat["offer_count"] for seat in view["seats"]) == 16
    assert len(view["landmarks"]) == 18
    capitals = {n for seed in range(20) for n in capitals_dealt(seed)}
    assert capitals == set(range(6))


def capitals_dealt(seed: int) -> list[int]:
    return [seat["capital"]["number"] for seat in seen(opening(5, seed))["seats"]]


@rule("TAP-COMP-06", "TAP-COMP-08", "TAP-COMP-09", "TAP-COMP-10", "TAP-COMP-18")
def test_plans_and_ploys_are_shuffled_in():
    made = quiet(plans_ploys=True)
    table, catalog = made.state, made.state.catalog
    assert (len(table.deck), len(table.spaces_left), len(table.civs_left)) == (50 + 15, 15 + 4, 16 + 10)
    assert len(seen(made.start().match)["landmarks"]) == 18 + 7
    base = {card.id for card in TAPESTRY_CARDS}
    new = [catalog.cards[card].id not in base for card in table.deck]
    assert sum(new) == 15
    assert new != sorted(new)  # not one after the other
    assert new != sorted(new, reverse=True)


@rule("TAP-COMP-05")
def test_every_territory_tile_lies_in_the_stack():
    made = quiet()
    assert sorted(made.state.tiles_left) == list(range(48))


@rule("TAP-COMP-15")
def test_there_are_a_science_die_and_two_different_conquer_dice():
    rolls = set()
    for seed in range(150):
        t = attack(quiet(seed=seed))
        assert t.asked is DIE
        assert t.options == [0, 1]  # red and black
        assert t.match.decision is not None
        rolls.add(t.match.decision.about)
    assert len(rolls) > 30
    assert {roll // 6 for roll in rolls} == {roll % 6 for roll in rolls} == set(range(6))
    tracks = {entered("science", 1, quiet(seed=seed))[0].options[0] for seed in range(30)}
    assert tracks == {0, 1, 2, 3}


@rule("TAP-COMP-18")
def test_cards_and_mats_are_shuffled():
    decks = {tuple(quiet(seed=seed).state.deck) for seed in range(3)}
    techs = {tuple(quiet(seed=seed).state.tech_deck) for seed in range(3)}
    mats = {tuple(seat["offer"] or ()) for seed in range(9) for seat in seen(opening(seed=seed))["seats"]}
    assert (len(decks), len(techs)) == (3, 3)
    assert len(mats) > 6


def printed_on_calendar(circle: TapestryEffect, needs: InTier) -> TapestryScenario:
    """Calendar is another card: one that speaks of arts, while the arts track is not in use."""
    made = quiet()
    made.state.catalog = catalog = copy(made.state.catalog)
    catalog.techs = tuple(
        TechCard(card.id, circle, card.square, needs) if card.id == "calendar" else card for card in catalog.techs
    )
    return made


@rule("TAP-COMP-22")
@pytest.mark.parametrize(
    ("circle", "gives"),
    [
        (Advance(ARTS, gain=False), {}),
        (Advance(SCIENCE, ARTS, gain=False), {"science": 1}),
        (Regress(ARTS, MILITARY, gain=False), {"military": -1}),
        (OneOf(Advance(ARTS), Gain(FOOD)), {"food": 1}),
        (All(Per(Advanced(ARTS), Points(1)), Gain(COIN)), {"coin": 1}),
    ],
    ids=["advance", "or another track", "regress", "or something else", "and something else"],
)
def test_what_a_card_says_of_arts_is_lost_and_the_rest_of_it_stays(circle: TapestryEffect, gives: dict[str, int]):
    made = printed_on_calendar(circle, InTier(EXPLORATION, 2))
    t, before = entered("technology", 5, made, tech={"bottom": ["calendar"]}, tracks={"military": 2}, culture=1)
    build(part(t, 0)).answer(BONUS, CULTURE)
    assert change(t, before) == {"farm": 1, "culture": -1, **gives}
    assert seat_asked(t) == 1


@rule("TAP-COMP-22")
def test_a_prerequisite_of_the_arts_track_is_not_met():
    far = dict.fromkeys(("exploration", "science", "military"), 12)
    for needs, met in ((InTier(ARTS, 2), False), (InTier(EXPLORATION, 2), True)):
        made = printed_on_calendar(Points(1), needs)
        t, _ = entered("technology", 5, made, tech={"middle": ["calendar"]}, tracks=far, culture=1)
        build(part(t, 0))
        assert (t.asked is BONUS) == met


@rule("TAP-COMP-20")
def test_everybody_has_a_marker_for_each_resource_and_an_income_mat():
    for seat in range(5):
        made = quiet(5)
        made.seat(seat, coin=8, worker=7, food=6, culture=5)
        view = seen(made.start().match)["seats"]
        assert view[seat]["goods"] == [8, 7, 6, 5]
        assert sum(other["goods"] == [8, 7, 6, 5] for other in view) == 1
        assert len(view[seat]["stacks"]) == 4


@rule("TAP-COMP-21")
def test_the_board_has_a_small_and_a_large_map_and_one_landmark_of_each_kind():
    small, large = (seen(opening(players))["map"] for players in (3, 4))
    assert (len(small["hexes"]), len(large["hexes"])) == (34, 61)
    made = quiet(3).seat(0, food=2, tracks={"exploration": 3}).seat(1, food=2, tracks={"exploration": 3}).no_tiles()
    t = build(made.start().advance("exploration"))
    t.advance("exploration", pay=["food"])
    assert sum(seat["landmarks"].count(0) for seat in seen(t.match)["seats"]) == 1
    assert 0 not in seen(t.match)["landmarks"]
    assert seat_asked(t) == 2


@rule("TAP-COMP-15")
def test_the_science_die_is_rolled_for_research_only():
    t, _ = entered("science", 1, quiet().dice((4, EXPLORATION)))
    assert t.asked is RESEARCH
    assert t.match.log is not None
    names = [event.name for event in t.match.log.events]
    assert names.count("rolled") == 1
    assert "rolled-dice" not in names
