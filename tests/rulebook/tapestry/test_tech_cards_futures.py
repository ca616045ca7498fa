"""The tech cards of Fantasies & Futures: circle and square of each, named after the card; and what turning over means
(TAP-UPGRADE-22..25)."""

from __future__ import annotations

from typing import Any, Optional

import pytest

from tafelrunde.games.tapestry.abilities.inventors import markable
from tafelrunde.games.tapestry.effects.invent import EnchantedCard
from tafelrunde.games.tapestry.expansions.fantasies_futures.techs import TECH_CARDS
from tafelrunde.games.tapestry.expansions.plans_ploys.abilities.spies import TECH
from tafelrunde.games.tapestry.pieces.kinds import (
    ARTS,
    BOTTOM,
    EXPLORATION,
    INVENTORS,
    MIDDLE,
    MILITARY,
    SCIENCE,
    TECHNOLOGY,
    TOP,
)
from tafelrunde.games.tapestry.rules.invent import upgradable
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.player import INCOME
from tafelrunde.games.tapestry.table.player import TECH as TECH_POINTS
from tafelrunde.games.tapestry.table.prompts import (
    BONUS,
    EXPLORE_HEX,
    EXPLORE_TILE,
    EXPLORE_TURN,
    INVENT,
    PLOT,
    REPEAT,
    RESEARCH,
    SPACE_TILE,
    SPY,
    SPY_TECH,
    SQUARE,
    TOKEN_ON_TECH,
    TRACK,
    UPGRADE,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF, ORDER
from tests.rulebook import rule
from tests.rulebook.tapestry.conquests import SITE
from tests.rulebook.tapestry.entering import build, entered
from tests.rulebook.tapestry.futures import before, futures, income_5

ONCE = ("object_cloning", "mind_control", "remote_viewing", "levitation", "perfect_memory", "weather_control",
        "superhuman_strength", "teleportation")  # fmt: skip
ON_TRACKS = {
    "object_cloning": (TECHNOLOGY, ARTS),
    "mind_control": (SCIENCE, MILITARY),
    "perfect_memory": (SCIENCE, ARTS),
    "superhuman_strength": (EXPLORATION, MILITARY),
    "teleportation": (EXPLORATION, TECHNOLOGY),
}


def upgraded(card: str, row: str, made: Optional[TapestryScenario] = None, **mine: Any) -> TapestryTable:
    """Seat 0 upgrades the card from this row in income turn 5, which gives no income."""
    t = income_5(made or futures(), tech={row: [card]}, **mine)
    return t.answer(UPGRADE, t.tech(card))


def circle(card: str, made: Optional[TapestryScenario] = None, **mine: Any) -> TapestryTable:
    return upgraded(card, "bottom", made, **mine)


def square(card: str, made: Optional[TapestryScenario] = None, **mine: Any) -> TapestryTable:
    return upgraded(card, "middle", made, **mine)


def turned(t: TapestryTable, seat: int = 0) -> list[int]:
    found: list[int] = t.match.view(1)["seats"][seat]["side"]["turned"]
    return found


def explored(t: TapestryTable) -> TapestryTable:
    while t.asked in (EXPLORE_TILE, EXPLORE_HEX, EXPLORE_TURN):
        t.match.choose(t.options[0])
    return t


def test_every_tech_card_has_a_test_named_after_it() -> None:
    named = {card.id for card in TECH_CARDS if any(name.startswith(f"test_{card.id}_") for name in globals())}
    assert named | set(ON_TRACKS) == {card.id for card in TECH_CARDS}


@rule("TAP-COMP-07", "TAP-ICON-71")
def test_all_twelve_need_an_enchanted_card_and_eight_are_turned_over() -> None:
    assert len(TECH_CARDS) == 12
    assert all(isinstance(card.needs, EnchantedCard) for card in TECH_CARDS)
    assert tuple(card.id for card in TECH_CARDS if card.once) == ONCE
    assert [card.id for card in TECH_CARDS if card.arts] == ["object_cloning", "perfect_memory"]


# ------------------------------------------------------------------------------------------------ one by one


@rule("TAP-TECH-17", "TAP-ICON-04")
def test_golem_minions_count_landmarks_and_then_the_military_track() -> None:
    made = futures().landmark(0, "forge", "barn").landmark(0, "library", in_city=False)
    assert circle("golem_minions", made).player(0).tally[TECH_POINTS] == 3
    t = square("golem_minions", tracks={"military": 2})
    assert t.player(0).far[MILITARY] == 3
    assert t.player(0).tally[TECH_POINTS] == 3
    assert turned(t) == []


@rule("TAP-TECH-18", "TAP-TECH-20", "TAP-TECH-38", "TAP-TECH-52", "TAP-TECH-54", "TAP-DEC-26")
@pytest.mark.parametrize(("card", "tracks"), ON_TRACKS.items())
def test_advances_on_one_of_two_tracks(card: str, tracks: tuple[int, ...]) -> None:
    """The circle without benefit, the square with it, and then the card is turned over."""
    t = circle(card, futures(arts_architecture=True))
    assert (t.asked, sorted(t.options)) == (TRACK, sorted(tracks))
    t.answer(TRACK, tracks[0])
    assert t.player(0).far[tracks[0]] == 1
    assert t.table.active == 1, "there is no benefit"
    t = square(card, futures(arts_architecture=True))
    t.answer(TRACK, tracks[0])
    me = t.player(0)
    assert me.far[tracks[0]] == 1
    gains = {EXPLORATION: me.tiles.bit_count() == 2, TECHNOLOGY: t.asked is INVENT, SCIENCE: t.asked is RESEARCH}
    assert gains[tracks[0]]
    while t.table.active == 0:
        t.match.choose(t.options[-1])
    assert turned(t) == [t.tech(card)]


@rule("TAP-TECH-18", "TAP-COMP-22")
def test_object_cloning_without_arts_advances_on_technology() -> None:
    t = circle("object_cloning")
    assert t.player(0).far == [0, 1, 0, 0]


@rule("TAP-TECH-21")
def test_remote_viewing_explores_anywhere_and_researches_once() -> None:
    made = futures().stack(5)
    t = circle("remote_viewing", made)
    assert t.asked is EXPLORE_HEX
    assert t.options == [hex for hex in range(len(t.table.tiles)) if not t.table.land >> hex & 1]
    t = square("remote_viewing", futures().dice((4, EXPLORATION)))
    assert (t.asked, t.options) == (RESEARCH, [EXPLORATION, NONE])
    t.answer(RESEARCH, EXPLORATION)
    assert t.player(0).tiles.bit_count() == 2
    assert turned(t) == [t.tech("remote_viewing")]


@rule("TAP-TECH-27", "TAP-ICON-29")
def test_shapeshifting_invents_and_builds_anything() -> None:
    assert circle("shapeshifting").asked is INVENT
    t = square("shapeshifting")
    assert (t.asked, t.options) == (ONE_OF, [0, 1, 2, 3])
    t.answer(ONE_OF, 2)
    build(t)
    assert t.player(0).left == [5, 5, 4, 5]
    assert turned(t) == []


@rule("TAP-TECH-33")
@pytest.mark.parametrize("space", [True, False])
def test_levitation_explores_or_gains_a_space_tile_and_explores_space_once(space: bool) -> None:
    t = circle("levitation", futures().space_stack(8), tiles=[5])
    t.answer(ONE_OF, 1 if space else 0)
    if space:
        assert t.player(0).space == 1 << 7
    else:
        explored(t)
        assert t.player(0).tiles == 0
    t = square("levitation", space=[8, 9])
    assert (t.asked, t.options) == (SPACE_TILE, [7, 8])
    t.answer(SPACE_TILE, 7)
    assert t.player(0).explored == 1 << 7
    assert turned(t) == [t.tech("levitation")]


@rule("TAP-TECH-39")
def test_pyrokinesis_builds_an_armory_and_counts_armories_and_territories() -> None:
    t = circle("pyrokinesis")
    assert t.asked is PLOT
    build(t)
    assert t.player(0).left == [5, 5, 5, 4]
    t = square("pyrokinesis", futures().tile(SITE, 5).outpost(0, SITE), built={"armory": [30, 31, 32]})
    t.answer(ORDER, 0)
    assert t.player(0).tally[TECH_POINTS] == 3 + 2


@rule("TAP-TECH-48")
def test_weather_control_explores_and_repeats_a_position_once() -> None:
    t = circle("weather_control", tiles=[5])
    assert t.asked is EXPLORE_HEX
    t = square("weather_control", tracks={"exploration": 1, "science": 3})
    assert (t.asked, t.options) == (REPEAT, [EXPLORATION, SCIENCE])
    t.answer(REPEAT, EXPLORATION)
    assert t.player(0).tiles.bit_count() == 2
    assert turned(t) == [t.tech("weather_control")]


@rule("TAP-TECH-48", "TAP-DEC-27")
def test_weather_control_lets_the_bonus_be_bought() -> None:
    t = square("weather_control", tracks={"exploration": 5}, food=1)
    assert t.asked is BONUS


@rule("TAP-TECH-53")
def test_superhuman_speed_counts_tiles_and_explores_twice() -> None:
    assert circle("superhuman_speed", tiles=[5, 6, 7]).player(0).tally[TECH_POINTS] == 3
    t = square("superhuman_speed", tiles=[5, 6, 7])
    explored(t)
    assert t.player(0).tiles.bit_count() == 1
    assert turned(t) == []


# ------------------------------------------------------------------------------------------------ turning over


@rule("TAP-UPGRADE-22", "TAP-EX-12")
def test_a_turned_card_is_not_offered_again() -> None:
    """Nanotechnology gives the square of a card in the top row."""
    made = futures().seat(0, era=2, tech={"top": ["teleportation", "calendar"]})
    made.state.players[0].side.turned = 1 << made.state.catalog.techs.index(techs("teleportation"))
    t, _ = entered("technology", 11, made)
    assert t.asked is not SQUARE
    assert t.player(0).tally[TECH_POINTS] == 7, "Calendar was the only choice"


def techs(name: str) -> Any:
    return next(card for card in futures().state.catalog.techs if card.id == name)


@rule("TAP-UPGRADE-22", "TAP-FAQ-25")
def test_a_turned_card_cannot_be_upgraded() -> None:
    made = futures().seat(0, era=2, coin=1, tech={"bottom": ["teleportation", "calendar"]})
    t = made.start()
    made.state.players[0].side.turned = 1 << t.tech("teleportation")
    assert upgradable(made.state, made.state.players[0]) == [t.tech("calendar")]


@rule("TAP-UPGRADE-23", "TAP-EX-12")
def test_a_turned_card_still_counts_as_a_tech_card() -> None:
    t = square("superhuman_strength")
    t.answer(TRACK, EXPLORATION)
    assert t.match.view(0)["seats"][0]["tech"][TOP] == [t.tech("superhuman_strength")]
    assert t.player(0).tally[INCOME] == 1, "income: 1 point per tech card on the market track"


@rule("TAP-UPGRADE-24")
def test_inventors_take_no_one_time_card_of_others_into_the_top_row() -> None:
    made = futures().seat(1, tech={"middle": ["teleportation", "calendar"], "bottom": ["mind_control"]})
    made.seat(0, tech={"middle": ["superhuman_strength"]}).mat(0, "inventors", 4)
    t = before(3, made, civs=["inventors"], hand=["trap"]).start().income()
    assert t.asked is TOKEN_ON_TECH
    marked = [t.tech(name) for name in ("calendar", "mind_control", "superhuman_strength")]
    assert t.options == [*sorted(marked), NONE]


@rule("TAP-UPGRADE-25")
def test_others_do_not_use_turned_cards() -> None:
    """Spies gain what a neighbour's tech card gives."""
    made = futures(plans_ploys=True).seat(1, era=4, tech={"top": ["teleportation", "calendar"]})
    made.state.players[1].side.turned = 1 << made.state.catalog.techs.index(techs("teleportation"))
    t = before(3, made, civs=["spies"], hand=["trap"]).start().income()
    t.answer(SPY, TECH)
    assert t.player(0).vp == 7, "Calendar was the only choice"
    assert t.asked is not SPY_TECH
    assert markable(t.table, t.player(0), 1 << t.tech("teleportation")) == 0


@rule("TAP-UPGRADE-25")
def test_an_ally_gains_no_one_time_square() -> None:
    for card, gains in (("superhuman_speed", True), ("superhuman_strength", False)):
        made = futures().seat(1, tiles=[7]).tile(SITE, 5).outpost(1, SITE)
        made.state.players[1].allies = 1
        made.state.players[1].era = 4
        t = income_5(made, tech={"middle": [card]}, tiles=[8, 9])
        t.answer(UPGRADE, t.tech(card))
        asked_ally = False
        while t.table.active == 0 and t.match.decision is not None:
            asked_ally |= t.match.decision.seat == 1
            t.match.choose(t.options[0])
        assert asked_ally == gains


@rule("TAP-FAQ-25")
def test_inventors_take_a_one_time_card_turned_over_and_without_its_square() -> None:
    made = futures().seat(1, civs=["inventors"])
    made.state.players[1].mat[INVENTORS] = 3
    made.seat(0, tech={"middle": ["superhuman_strength"]})
    card = made.state.catalog.techs.index(techs("superhuman_strength"))
    made.state.invented |= 1 << card
    t = income_5(made)
    t.answer(UPGRADE, card).answer(TRACK, EXPLORATION)
    inventor = t.player(1)
    assert t.player(0).far[EXPLORATION] == 1
    assert inventor.far == [0, 0, 0, 0]
    assert inventor.tech[BOTTOM] == 1 << card
    assert (turned(t, 0), turned(t, 1)) == ([], [card])
    assert upgradable(t.table, inventor) == []
    assert inventor.tech[MIDDLE] == 0
