"""Enchanted tapestry cards (TAP-ENCHANT-01..14) and what looks at them."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.expansions.fantasies_futures.cards import TAPESTRY_CARDS
from tafelrunde.games.tapestry.pieces.kinds import COIN, FARM, TOP
from tafelrunde.games.tapestry.rules.hand import play
from tafelrunde.games.tapestry.scenario import TapestryTable
from tafelrunde.games.tapestry.table.prompts import CHARM, COPY, GUILD, PLAY, RESOURCE, UPGRADE
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF
from tests.rulebook import rule

from .entering import entered, seat_asked
from .futures import ABILITY, LEFT, RIGHT, before, beside, first_question, futures, income_5, played, take


def farms_reserved(t: TapestryTable, seat: int = 0) -> int:
    return t.player(seat).side.reserved.count(FARM)


@rule("TAP-ENCHANT-01")
def test_some_cards_carry_enchantments_on_the_left_or_right_edge_or_both():
    assert sum(card.enchanted for card in TAPESTRY_CARDS) == 31
    assert sum(card.left is not None for card in TAPESTRY_CARDS) == 22
    assert sum(card.right is not None for card in TAPESTRY_CARDS) == 23


@rule("TAP-ENCHANT-01", "TAP-ENCHANT-02", "TAP-INCOME-15", "TAP-DEC-38")
@pytest.mark.parametrize("order", [(ABILITY, LEFT, RIGHT), (RIGHT, LEFT, ABILITY), (LEFT, ABILITY, RIGHT)])
def test_ability_and_bonuses_come_in_any_order(order: tuple[int, ...]):
    """Microbial Magic beside Golem Quarter: a farm is reserved, any resource, and 4 points."""
    t = beside("microbial_magic", ["golem_quarter"])
    assert (t.asked, seat_asked(t)) == (CHARM, 0)
    assert t.options == [ABILITY, LEFT, RIGHT]
    done: list[int] = []
    for part in order:
        if t.asked is CHARM:
            t.answer(CHARM, part)
        if part == LEFT:
            t.answer(RESOURCE, COIN)
        done.append(part)
        assert farms_reserved(t) == (ABILITY in done or (order[-1] == ABILITY and len(done) == 2))
        assert (t.player(0).vp >= 4) == (RIGHT in done)


@rule("TAP-ENCHANT-03", "TAP-ENCHANT-04")
@pytest.mark.parametrize("left", ["golem_quarter", "trap"])
def test_the_left_bonus_comes_beside_any_card(left: str):
    t = beside("microbial_magic", [left])
    assert LEFT in t.options
    t.answer(CHARM, LEFT)
    assert t.asked is RESOURCE


@rule("TAP-ENCHANT-04")
def test_the_left_bonus_comes_beside_a_card_that_lies_face_down():
    t = played("microbial_magic", 3, futures().face_down(0, 2, "trap"))
    assert t.options == [ABILITY, LEFT]


@rule("TAP-ENCHANT-04", "TAP-ENCHANT-14")
@pytest.mark.parametrize("covered", [True, False])
def test_only_a_card_on_maker_of_fire_gives_the_left_bonus_to_the_card_of_era_2(covered: bool):
    t = played("microbial_magic", 2, played={1: ["trap"]} if covered else None)
    assert (t.asked is CHARM and LEFT in t.options) == covered
    assert farms_reserved(t) == (0 if covered else 1), "without a bonus to order the ability comes by itself"


@rule("TAP-ENCHANT-05")
def test_the_left_bonus_comes_for_a_card_that_is_laid_on_top():
    made = futures().seat(0, played={2: ["trap"], 3: ["trap"]})
    t, _ = entered("military", 10, made, era=3, hand=["dream_bazaar"])
    t.answer(PLAY, t.card("dream_bazaar"))
    assert t.asked is CHARM
    assert t.options == [ABILITY, LEFT]


@rule("TAP-ENCHANT-06", "TAP-ENCHANT-09")
def test_the_right_bonus_comes_with_the_first_card_to_the_right_and_never_again():
    made = futures().seat(0, played={2: ["golem_quarter"]}, vp=0)
    t = played("trap", 3, made, hand=["guilds"])
    assert t.options == [ABILITY, RIGHT]
    take(t, RIGHT)
    assert t.player(0).vp >= 4
    table = t.table.clone()
    asked = first_question(play(table, table.players[0], t.card("guilds")))
    assert asked is not None
    assert asked.prompt is GUILD, "a second card there brings nothing but what it says"


@rule("TAP-ENCHANT-07")
def test_the_right_bonus_comes_for_a_card_face_down():
    t = before(3, futures().deck("guilds"), played={2: ["golem_quarter"]}).start().income()
    assert (t.asked, t.options) == (CHARM, [RIGHT, NONE])
    t.answer(CHARM, RIGHT)
    assert t.player(0).vp == 4


@rule("TAP-ENCHANT-07")
@pytest.mark.parametrize("card", ["trap", "microbial_magic"])
def test_the_right_bonus_comes_for_a_card_with_or_without_an_enchantment(card: str):
    assert RIGHT in beside(card, ["golem_quarter"]).options


@rule("TAP-ENCHANT-08")
def test_a_card_that_already_lies_there_does_not_trigger_the_right_bonus_but_the_next_one_does():
    made = futures().seat(0, era=2, coin=1, hand=["golem_quarter", "trap"], played={2: ["guilds"], 3: ["democracy"]})
    t = made.start()
    table = t.table.clone()
    me = table.players[0]
    assert first_question(play(table, me, t.card("golem_quarter"))) is None
    assert me.vp == 0
    me.era = 3
    asked = first_question(play(table, me, t.card("trap")))
    assert asked is not None
    assert (asked.prompt, asked.options) == (CHARM, [ABILITY, RIGHT])


@rule("TAP-ENCHANT-09", "TAP-ENCHANT-12")
def test_a_right_bonus_that_was_left_does_not_come_again():
    t = beside("trap", ["golem_quarter"], hand=["guilds"])
    take(t, ABILITY, NONE)
    table = t.table.clone()
    asked = first_question(play(table, table.players[0], t.card("guilds")))
    assert asked is not None
    assert asked.prompt is GUILD


@rule("TAP-ENCHANT-10", "TAP-DEC-38")
def test_of_two_options_on_one_enchantment_one_is_taken():
    t = take(beside("guild_of_wizards", ["trap"]), LEFT)
    assert (t.asked, seat_asked(t), t.options) == (ONE_OF, 0, [0, 1])
    t.answer(ONE_OF, 0)
    assert t.player(0).vp == 5 + 3, "its own enchantment is the only one in sight"
    assert t.player(0).goods == [1, 1, 1, 1], "and only the income came"


@rule("TAP-ENCHANT-11", "TAP-RESERVE-06")
def test_espionage_copies_the_ability_and_no_bonus():
    made = futures().seat(1, era=2, played={2: ["microbial_magic"]})
    t = beside("espionage", ["trap"], made=made)
    assert (t.asked, t.options) == (COPY, [t.card("trap"), t.card("microbial_magic")])
    t.answer(COPY, t.card("microbial_magic"))
    assert farms_reserved(t) == 1
    assert farms_reserved(t, 1) == 0
    assert t.asked is not CHARM


@rule("TAP-ENCHANT-11", "TAP-RESERVE-06")
def test_heralds_copy_the_ability_and_no_bonus():
    made = futures().seat(1, played={2: ["microbial_magic"]}, era=2).mat(0, "heralds", 4)
    t = before(3, made, civs=["heralds"], hand=["trap"], played={2: ["guilds"]}).start().income()
    t.answer(COPY, t.card("microbial_magic"))
    assert t.asked is PLAY
    assert farms_reserved(t) == 1


@rule("TAP-ENCHANT-12", "TAP-DEC-38")
@pytest.mark.parametrize("taken", [True, False])
def test_every_bonus_may_be_left_even_an_advance(taken: bool):
    """Time Capsule's right bonus is an advance on technology."""
    t = beside("trap", ["time_capsule"])
    take(t, ABILITY)
    assert t.options == [RIGHT, NONE]
    take(t, RIGHT if taken else NONE)
    assert t.player(0).far[1] == (1 if taken else 0)


@rule("TAP-ENCHANT-13")
@pytest.mark.parametrize("covered", [True, False])
def test_the_right_bonus_of_a_covered_card_is_lost(covered: bool):
    t = beside("trap", ["golem_quarter", "guilds"] if covered else ["guilds", "golem_quarter"])
    assert (t.asked is CHARM) != covered


@rule("TAP-TAPCARD-18")
def test_guild_of_wizards_counts_the_enchantments_in_sight():
    """Golem Quarter has two, Sleeping Dragon one and is covered, Guild of Wizards one."""
    made = futures().seat(0, played={2: ["sleeping_dragon", "golem_quarter"], 3: ["trap"]})
    t = played("guild_of_wizards", 4, made)
    take(t, ABILITY)
    assert t.player(0).vp == 3 * 3


# ------------------------------------------------------------------------------------------------ prerequisites


@rule("TAP-UPGRADE-18", "TAP-ICON-71", "TAP-EX-12")
@pytest.mark.parametrize(("cards", "open"), [(["golem_quarter"], True), (["trap"], False)])
def test_the_top_row_needs_an_enchanted_card(cards: list[str], open: bool):
    made = futures().seat(0, tech={"middle": ["pyrokinesis"]}, played={2: cards})
    t = before(3, made, hand=["trap"]).start().income()
    t.answer(PLAY, t.card("trap"))
    while t.asked is CHARM:
        t.answer(CHARM, t.options[0])
    assert (t.asked is UPGRADE and t.tech("pyrokinesis") in t.options) == open


@rule("TAP-UPGRADE-18", "TAP-EX-12")
def test_in_income_turn_5_it_is_not_needed():
    t = income_5(futures(), tech={"middle": ["pyrokinesis"]})
    assert t.options == [t.tech("pyrokinesis"), NONE]


@rule("TAP-UPGRADE-18")
def test_a_card_face_down_is_no_enchanted_card():
    made = futures().face_down(0, 2, "golem_quarter").seat(0, tech={"middle": ["pyrokinesis"]})
    t = played("trap", 3, made)
    assert t.asked is not UPGRADE


@rule("TAP-UPGRADE-19", "TAP-UPGRADE-20", "TAP-ENCHANT-13", "TAP-EX-12")
def test_one_covered_card_is_enough_for_any_number_of_tech_cards():
    made = futures().seat(0, tech={"middle": ["pyrokinesis", "golem_minions"]}, played={2: ["golem_quarter", "trap"]})
    t = played("trap", 3, made)
    assert t.asked is UPGRADE
    assert t.options == [t.tech("golem_minions"), t.tech("pyrokinesis"), NONE]


@rule("TAP-UPGRADE-21")
def test_neighbours_do_not_help():
    made = futures().seat(0, tech={"middle": ["pyrokinesis", "eyeglasses"]})
    made.seat(1, era=2, played={2: ["golem_quarter"]}, tracks={"technology": 4})
    t = played("trap", 3, made)
    assert t.options == [t.tech("eyeglasses"), NONE], "which a neighbour in tier II helps with"
    t.answer(UPGRADE, t.tech("eyeglasses"))
    assert t.player(0).tech[TOP] == 1 << t.tech("eyeglasses")
