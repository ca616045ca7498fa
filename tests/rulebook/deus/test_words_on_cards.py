"""Effect atoms (DEUS-ATOM-01..24); atoms of one colour only are tested in the file of that colour."""

from __future__ import annotations

import pytest

from tafelrunde.games.deus.components.cards import Card
from tafelrunde.games.deus.effects.counts import Offered
from tafelrunde.games.deus.effects.gains import AnyResource, Gain
from tafelrunde.games.deus.game import DEUS
from tafelrunde.games.deus.pieces.kinds import BLUE, GOLD, GREEN
from tafelrunde.games.deus.scenario import DeusScenario, DeusTable, scenario
from tafelrunde.games.deus.table.prompts import ACTION, ARMY, BUY, GAIN, MOVE, PIECE, ROB, USE
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import Per, Times, trees
from tafelrunde.kernel.game import UsageError
from tests.rulebook import rule

from .positions import SPARE, belongings, change, lands


def built(design: str, made: DeusScenario, terrain: str = "forest") -> DeusTable:
    """Seat 0 has built the card beside a production piece of its own; the effect is next."""
    home = made.region(terrain)
    kind = "civil" if design.startswith("green") else "production"
    made.piece(0, kind, home).seat(0, hand=[design, SPARE])
    return made.start().build(design, at=home)


def neighbours(made: DeusScenario) -> tuple[int, int]:
    home = made.region("forest")
    return home, next(region for region in made.beside(home) if region in lands(made))


@rule("DEUS-ATOM-01")
def test_atoms_are_carried_out_in_the_order_of_the_card():
    made = scenario()
    home, camp = neighbours(made)
    t = built("red_legion", made.piece(1, "civil", camp))
    assert t.asked is ARMY
    t.answer(ARMY, home)
    assert t.asked is MOVE
    t.answer(MOVE, home)
    assert t.asked is ROB


@rule("DEUS-ATOM-01")
def test_each_atom_is_used_or_declined_by_itself():
    gold = []
    for move, gift in ((NONE, 1), (NONE, NONE)):
        t = built("red_cavalry", scenario())
        before = t.player(0).gold
        t.answer(ARMY, move).answer(GAIN, gift)
        assert t.asked is ACTION
        gold.append(t.player(0).gold - before)
    assert gold == [2, 0]


@rule("DEUS-ATOM-01")
def test_an_atom_is_declined_as_a_whole():
    t = built("yellow_library", scenario())
    before = belongings(t)
    t.answer(USE, NONE)
    assert change(t, before) == {}
    t = built("yellow_carpenters", scenario())
    t.answer(PIECE, 0)
    assert NONE not in t.options  # begun is used


@rule("DEUS-ATOM-02")
def test_gold_and_points_have_no_limit():
    made = scenario().seat(0, gold=1000, vp=1000)
    t = built("brown_trading_post_forest", made)
    t.answer(GAIN, 1)
    assert t.player(0).gold == 1003
    t = built("brown_guild_forest", scenario().seat(0, vp=1000)).answer(GAIN, 1)
    assert t.player(0).vp == 1001


@rule("DEUS-ATOM-03")
@pytest.mark.parametrize(("left", "gained"), [(5, 2), (1, 1)])
def test_a_resource_is_gained_as_far_as_the_supply_has_it(left: int, gained: int):
    t = built("green_cooperative_forest", scenario().supply(wood=left))
    before = belongings(t)
    t.answer(GAIN, 1)
    assert change(t, before) == {"wood": gained}
    assert t.table.supply[0] == left - gained


@rule("DEUS-ATOM-03")
def test_nothing_is_asked_when_the_supply_has_none():
    t = built("green_cooperative_forest", scenario().supply(wood=0))
    assert t.asked is ACTION


@rule("DEUS-ATOM-04")
@pytest.mark.parametrize(("held", "cards", "drawn"), [(2, 96, 2), (9, 96, 1), (2, 1, 1)])
def test_cards_are_drawn_up_to_the_hand_limit_and_as_far_as_they_last(held: int, cards: int, drawn: int):
    made = scenario(players=3)
    home = made.region("forest")
    fillers = ["blue_galley"] * 4 + ["green_small_production"] * 4 + [SPARE]
    made.piece(0, "civil", home).seat(0, hand=["yellow_library", *fillers[:held]])
    if cards == 1:
        made.deck("temple_sea", only=True)
    t = made.start().build("yellow_library", at=home)
    before = belongings(t)
    t.answer(USE, 1)
    assert change(t, before) == {"cards": drawn}


@rule("DEUS-ATOM-06")
def test_whole_groups_are_counted():
    gains = []
    for cities in (1, 2, 3):
        made = scenario()
        for n in range(cities - 1):
            made.piece(0, "scientific", made.region("swamp", n)).piece(0, "military", made.region("swamp", n))
        t = built("brown_forum", made)
        before = t.player(0).vp
        t.take_gifts()
        gains.append(t.player(0).vp - before)
    assert gains == [0, 1, 1]


@rule("DEUS-ATOM-06")
def test_the_sea_is_a_kind_of_region():
    made = scenario().seat(0, columns={"purple": ["temple_sea"]})
    made.piece(0, "maritime", made.region("sea")).piece(0, "civil", made.region("forest"))
    assert made.ended().start().match.result.breakdown[0]["temples"] == 3


@rule("DEUS-ATOM-07")
def test_production_buildings_are_counted_and_other_buildings_are_not():
    made = scenario()
    made.piece(0, "civil", made.region("forest", 1)).piece(0, "production", made.region("swamp"))
    t = built("green_cooperative_forest", made)
    before = belongings(t)
    t.answer(GAIN, 1)
    assert change(t, before) == {"wood": 2}


@rule("DEUS-ATOM-09")
def test_only_armies_beside_a_village_count_and_each_village_once():
    made = scenario()
    villages = made.state.map.villages
    village = max(villages, key=lambda village: sum(r in lands(made) for r in made.beside(village)))
    for other in villages:
        if other != village:
            made.village(other, 0, attacked=True)
    around = [region for region in made.beside(village) if region in lands(made)]
    for region in around[1:]:
        made.piece(0, "military", region)
    made.piece(0, "civil", around[0]).seat(0, hand=["red_ballista", SPARE])
    t = made.start().build("red_ballista", at=around[0])
    assert t.player(0).armies.bit_count() == len(around) >= 2
    before = belongings(t)
    t.answer(GAIN, 1)
    assert change(t, before) == {"gold": 4}


@rule("DEUS-ATOM-13")
def test_as_much_as_stated_is_produced_once():
    t = built("green_small_production", scenario())
    before = belongings(t)
    t.match.choose(t.options[0])
    assert t.asked is ACTION
    assert change(t, before) == {"wood": 1}


@rule("DEUS-ATOM-11")
def test_no_gold_buys_nothing():
    made = scenario().seat(0, gold=0)
    sea = made.region("sea")
    home = next(region for region in made.beside(sea) if region in lands(made))
    made.piece(0, "civil", home).seat(0, hand=["blue_galley", SPARE])
    assert made.start().build("blue_galley", at=sea).asked is ACTION
    made = scenario().seat(0, gold=1).piece(0, "civil", home)
    assert made.seat(0, hand=["blue_galley", SPARE]).start().build("blue_galley", at=sea).asked is BUY


@rule("DEUS-ATOM-23")
@pytest.mark.parametrize(("gold", "points"), [(2, 0), (3, 1), (8, 2)])
def test_gold_is_counted_in_whole_threes(gold: int, points: int):
    made = scenario().seat(0, gold=gold, columns={"purple": ["temple_gold"]})
    assert made.ended().start().match.result.breakdown[0]["temples"] == points


@rule("DEUS-ATOM-23")
def test_what_was_spent_before_the_end_is_not_counted():
    made = scenario().seat(0, hand=["green_cooperative_swamp"], columns={"purple": ["temple_resource_clay"]}, clay=4)
    t = made.piece(0, "civil", made.region("forest")).deck(only=True).start()
    t.build("green_cooperative_swamp", at=t.region("forest"))
    assert t.match.result.breakdown[0]["temples"] == 3


@rule("DEUS-ATOM-23")
def test_the_shortest_standard_column_counts_rows():
    columns = {"blue": ["blue_galley"] * 2, "green": ["green_small_production"] * 3, "yellow": ["yellow_school"]}
    columns |= {"brown": ["brown_forum", "brown_forum"], "red": ["red_legion", "red_legion"]}
    made = scenario().seat(0, columns={**columns, "purple": ["temple_rows"]})
    assert made.ended().start().match.result.breakdown[0]["temples"] == 5
    made = scenario().seat(0, columns={**columns, "yellow": [], "purple": ["temple_rows"]})
    assert made.ended().start().match.result.breakdown[0]["temples"] == 0


@rule("DEUS-ATOM-24")
@pytest.mark.parametrize("effect", [Times(2, Gain(GOLD, 1)), Per(Offered(), Gain(GOLD, 1)), AnyResource()])
def test_a_card_with_an_unknown_atom_or_count_is_an_error(effect: object):
    with pytest.raises(UsageError, match="a_card"):
        Card("a_card", BLUE, 1, "wood", 0, "RRRR", "", effect)  # type: ignore[arg-type]


@rule("DEUS-ATOM-24")
def test_a_card_with_an_unknown_resource_is_an_error():
    with pytest.raises(UsageError, match="wool"):
        Card("a_card", GREEN, 1, "wood wool", 0, "RRRR", "", Gain(GOLD, 1))
    assert Card("a_card", GREEN, 1, "wood", 0, "RRRR", "", Gain(GOLD, 1)).cost == (1, 0, 0, 0)


@rule("DEUS-ATOM-24")
def test_the_effects_of_the_box_hold_no_others():
    on_cards = [component.effect for component in DEUS.components if component.kind == "card" and component.effect]
    keys = {part.key for effect in on_cards for part in trees(effect)}
    assert keys == {
        "all", "per", "gain", "draw", "any-piece", "produce", "harvest", "sell", "buy", "exchange", "plunder",
        "steal-from-one", "steal-from-each", "steal-per-ship", "move", "activate", "end-score",
    }  # fmt: skip
