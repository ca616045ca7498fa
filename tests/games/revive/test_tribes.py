"""Every tribe ability, sun and moon side, and every technology of every tribe board does what its text says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde.games.revive.abilities.all_tribes import ALL_TRIBES, TECHNOLOGIES
from tafelrunde.games.revive.effects.machines import FreeExchange, TribeMachine
from tafelrunde.games.revive.effects.skills import Skill
from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.board import TECH_BELOW, TECHNOLOGY_PLACES
from tafelrunde.games.revive.pieces.kinds import (
    BOOK,
    CRYSTAL,
    DESERT,
    FOOD,
    FOREST,
    GEAR,
    LAKE,
    PLACES,
    SIDES,
    SKILLS,
    TRIBES,
)
from tafelrunde.games.revive.pieces.map import ABYSS, BESIDE, NORTH_WEST
from tafelrunde.games.revive.rules.distance import distance_to, reach
from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable, scenario
from tafelrunde.games.revive.table import prompts
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import MAY, ONE_OF, trees

CAMPAIGN = {"formica": True, "vukuntur": True, "moon": True}
ABILITY_CARD = "5"  # the lower half of this start card activates the ability


def of_tribe(tribe: str, side: str = "sun") -> ReviveScenario:
    return scenario(**CAMPAIGN).tribe(0, tribe, side)


def with_ability(made: ReviveScenario, **held: int) -> ReviveTable:
    """The ability is about to be activated."""
    return made.seat(0, active=[ABILITY_CARD], **held).start().play(ABILITY_CARD, "bottom1").next("ability")


def finish(t: ReviveTable) -> ReviveTable:
    while t.asked is not None and t.asked is not prompts.ACTION_PROMPT:
        t.answer(t.asked, t.options[0])
    return t


# ------------------------------------------------------------------------------------------------ abilities


def nadair_sun() -> ReviveTable:
    t = with_ability(of_tribe("nadair"))
    assert t.resources(0)["book"] == 2
    return t


def nadair_moon() -> ReviveTable:
    made = of_tribe("nadair", "moon")
    desert = next(field for field in made.fields("desert") if BESIDE[field] & made.state.of[FOREST])
    t = with_ability(made, crystal=1, food=6)
    t.answer(prompts.ABILITY_FIELD, desert)
    t.pay()
    assert t.table.of[FOREST] >> desert & 1
    assert not t.table.of[DESERT] >> desert & 1
    assert t.resources(0)["crystal"] == 0
    assert t.resources(0)["book"] >= 2  # it and at least one forest beside it
    return t


def hofstadterians_sun() -> ReviveTable:
    made = of_tribe("hofstadterians")
    desert = next(field for field in made.fields("desert") if BESIDE[field] & made.state.of[LAKE])
    lakes = (BESIDE[desert] & made.state.of[LAKE]).bit_count()
    t = with_ability(made.building(0, desert))
    for _ in range(lakes):
        t.answer(prompts.BASIC_RESOURCE, FOOD)
    assert t.resources(0)["food"] == lakes > 0
    return t


def hofstadterians_moon() -> ReviveTable:
    made = of_tribe("hofstadterians", "moon")
    lake = made.field("lake")
    t = with_ability(made, crystal=1, food=6).answer(prompts.ABILITY_FIELD, lake)
    t.pay()
    assert t.player(0).tiles == 1 << lake
    assert t.match.view(0)["seats"][0]["lakes"] == [lake]
    assert t.resources(0)["crystal"] == 0
    return finish(t)


def x49_sun() -> ReviveTable:
    t = with_ability(of_tribe("x49")).answer(prompts.TRACK, 1)
    assert t.player(0).tracks == [1, 3, 1]
    return t


def x49_moon() -> ReviveTable:
    made = of_tribe("x49", "moon")
    t = with_ability(made)
    assert set(t.options) == {
        *made.fields("desert"),
        *made.fields("location"),
        *range(NORTH_WEST, NORTH_WEST + 4),
        NONE,
    }
    t.answer(prompts.ABILITY_FIELD, NORTH_WEST)
    assert t.player(0).tiles == 1 << NORTH_WEST
    return t


def kuniban_sun() -> ReviveTable:
    t = with_ability(of_tribe("kuniban"), food=1).answer(MAY, 1)
    card = t.options[0]
    t.answer(prompts.CARD, card)
    assert card in t.player(0).active
    assert t.resources(0)["food"] == 0
    return t


def kuniban_moon() -> ReviveTable:
    made = of_tribe("kuniban", "moon").display(cards=["CG01"])
    mountain = made.field("mountain")
    t = with_ability(made, food=6).answer(prompts.ABILITY_FIELD, mountain)
    t.pay()
    t.answer(prompts.CARD, t.number("card", "CG01"))
    assert t.table.of[DESERT] >> mountain & 1
    assert t.number("card", "CG01") in t.player(0).active
    return t


def formica_sun() -> ReviveTable:
    t = with_ability(of_tribe("formica"))
    assert t.resources(0)["gear"] == 2
    return t


def formica_moon() -> ReviveTable:
    made = of_tribe("formica", "moon")
    steppe = made.field("steppe")
    t = with_ability(made, crystal=1).answer(prompts.ABILITY_FIELD, steppe)
    assert t.player(0).tiles == 1 << steppe
    assert (t.player(0).tracks, t.resources(0)["crystal"]) == ([1, 1, 2], 0)
    return t


def vukuntur_sun() -> ReviveTable:
    t = with_ability(of_tribe("vukuntur"), gear=6, food=6).answer(prompts.BOARD_ACTION, 2)
    t.answer(prompts.SITE, t.options[0])
    finish(t)
    assert t.player(0).small.bit_count() + t.player(0).large.bit_count() == 1
    return t


def vukuntur_moon() -> ReviveTable:
    made = of_tribe("vukuntur", "moon")
    forest = made.field("forest")
    t = with_ability(made)
    assert t.player(0).falcon == ABYSS
    t.answer(prompts.ABILITY_FIELD, forest)
    assert t.player(0).falcon == forest
    return t


USES: dict[tuple[str, str], Callable[[], ReviveTable]] = {
    ("nadair", "sun"): nadair_sun,
    ("nadair", "moon"): nadair_moon,
    ("hofstadterians", "sun"): hofstadterians_sun,
    ("hofstadterians", "moon"): hofstadterians_moon,
    ("x49", "sun"): x49_sun,
    ("x49", "moon"): x49_moon,
    ("kuniban", "sun"): kuniban_sun,
    ("kuniban", "moon"): kuniban_moon,
    ("formica", "sun"): formica_sun,
    ("formica", "moon"): formica_moon,
    ("vukuntur", "sun"): vukuntur_sun,
    ("vukuntur", "moon"): vukuntur_moon,
}


@pytest.mark.parametrize(("tribe", "side"), USES)
def test_the_ability_does_what_it_says_and_moves_a_marker(tribe: str, side: str) -> None:
    t = USES[tribe, side]()
    assert t.player(0).tribe_markers == 1
    assert t.player(0).progress == 1 + t.player(0).opened.bit_count()


@pytest.mark.parametrize("tribe", ["nadair", "hofstadterians", "x49", "kuniban", "vukuntur"])
def test_a_moon_ability_that_is_refused_moves_no_marker(tribe: str) -> None:
    t = with_ability(of_tribe(tribe, "moon"), crystal=1, food=6).answer(prompts.ABILITY_FIELD, NONE)
    assert (t.player(0).tribe_markers, t.player(0).progress, t.resources(0)["crystal"]) == (0, 0, 1)


def test_every_ability_is_tested() -> None:
    assert set(USES) == {(tribe, side) for tribe in TRIBES for side in SIDES}
    assert len(ALL_TRIBES) == len(TRIBES)


# ------------------------------------------------------------------------------------------------ technologies

BOARDS = [
    pytest.param(tribe, side, place, id=f"{tribe}-{side}-{PLACES[place]}")
    for tribe in TRIBES
    for side in SIDES
    for place in range(7)
]


def unlock(tribe: str, side: str, place: int) -> ReviveTable:
    """A figure goes to a small location and unlocks the technology; the ones below it are unlocked already."""
    made = of_tribe(tribe, side)
    below = place
    while (below := TECH_BELOW[below]) >= 0:
        made.figure(0, made.field("location", made.state.players[0].figures.bit_count()), PLACES[below])
    target = made.field("location", 2)
    if made.state.players[0].falcon >= 0:  # beside the location it would lower the cost
        made.state.players[0].falcon = next(f for f in made.fields("steppe") if not BESIDE[target] >> f & 1)
        made.state.map_changed()
    t = made.seat(0, book=6, food=6).start().answer(prompts.ACTION_PROMPT, prompts.POPULATE)
    if t.asked is prompts.LOCATION:
        t.answer(prompts.LOCATION, target)
    if t.asked is prompts.TECHNOLOGY:
        t.answer(prompts.TECHNOLOGY, place)
    return t.pay()


@pytest.mark.parametrize(("tribe", "side", "place"), BOARDS)
def test_a_technology_is_unlocked_for_its_books_with_what_it_gives(tribe: str, side: str, place: int) -> None:
    t = unlock(tribe, side, place)
    me = t.player(0)
    assert me.tech >> place & 1
    assert t.resources(0)["book"] == 6 - TECHNOLOGY_PLACES[place].books
    assert me.figures.bit_count() == me.tech.bit_count()
    technology = REVIVE.catalog.technology(me, place)
    for effect in trees(technology.effect):
        if isinstance(effect, (Skill, FreeExchange)):
            assert me.skills & effect.skill
        elif isinstance(effect, TribeMachine):
            assert me.unlocked >> effect.place & 1
    given = {"energy": 0, "crates": 0, "points": 0, "artifacts": 0, "modules": 0}
    given |= {
        "artifact-energy": {"energy": 1, "artifacts": 1},
        "artifact-crate": {"crates": 1, "artifacts": 1},
        "artifact-points": {"points": 2, "artifacts": 1},
        "hofstadter-loop": {"energy": 2, "modules": 1, "crates": 2},
        "crates-and-crystals": {"crates": 1},
    }.get(technology.id, {})
    finish(t)
    found = {
        "energy": me.energy,
        "crates": len(me.crates_closed),
        "points": me.vp,
        "artifacts": me.artifacts.bit_count(),
    }
    found["modules"] = sum(module >= 0 for module in me.modules)
    assert found == given
    assert me.res[CRYSTAL] == (1 if technology.id == "crates-and-crystals" else 0)


# ------------------------------------------------------------------------------------------------ what they allow


def made_with(tribe: str, side: str, place: str, allowed: bool = True) -> ReviveScenario:
    """A figure on a location near the middle; if not `allowed`, its technology does nothing."""
    made = of_tribe(tribe, side)
    made.figure(0, made.field("location"), place)
    if not allowed:
        made.state.players[0].skills = 0
        made.state.map_changed()
    return made


def ability_plus() -> None:
    t = with_ability(made_with("nadair", "sun", "t1"))
    assert (t.resources(0)["book"], t.player(0).vp) == (3, 1)


def free_forest_lake() -> None:
    """A field behind a forest or lake is a food nearer."""
    made = [made_with("nadair", "sun", "t2L", allowed) for allowed in (False, True)]
    plain, free = (reach(one.state, one.state.players[0]) for one in made)
    assert free[0] & ~plain[0]
    assert plain[0] & ~free[0] == 0


def temple_range() -> None:
    """From a temple ways are two food shorter."""
    made = made_with("hofstadterians", "moon", "t1")
    made.tribe_tile(0, lake := made.field("lake"))
    me = made.state.players[0]
    far = reach(made.state, me)
    me.skills = 0
    me.reach = ()
    near = reach(made.state, me)
    assert distance_to(near, BESIDE[lake]) == distance_to(far, BESIDE[lake]) == 0
    assert far[0] & ~near[0]
    assert far[0] & near[2] == far[0] & (near[2] | far[0])


def two_for_crystal() -> None:
    t = made_with("hofstadterians", "sun", "t2L").seat(0, gear=1, food=1).start()
    t.answer(prompts.ACTION_PROMPT, prompts.TRIBE).answer(prompts.GIVE, GEAR)
    assert t.resources(0) == {"gear": 0, "book": 0, "food": 0, "crystal": 1}


def no_books_to_others() -> None:
    given = []
    for allowed in (False, True):
        made = made_with("hofstadterians", "sun", "t2R", allowed)
        place = made.field("location", 1)
        made.figure(1, place, "t1")
        t = made.seat(0, book=6, food=6).start().answer(prompts.ACTION_PROMPT, prompts.POPULATE)
        t.answer(prompts.LOCATION, place)
        finish(t)
        given.append(t.resources(1)["book"])
    assert given == [1, 0]


def crystal_to_rest() -> None:
    made = made_with("x49", "sun", "t2R").seat(0, crystal=1, slots={"top1": ["CG01"]})
    t = made.start().answer(prompts.ACTION_PROMPT, prompts.TRIBE)
    t.answer(prompts.TO_REST, t.number("card", "CG01"))
    assert t.number("card", "CG01") in t.player(0).rest
    assert t.resources(0)["crystal"] == 0


def cheap_explore() -> None:
    """The same tile for 1 food less."""
    plain, cheaper = (
        made_with("kuniban", "sun", "t1", allowed)
        .seat(0, food=6)
        .start()
        .answer(prompts.ACTION_PROMPT, prompts.EXPLORE)
        for allowed in (False, True)
    )
    tile = plain.options[0]
    assert (
        plain.answer(prompts.TILE, tile).pay().resources(0)["food"] + 1
        == (cheaper.answer(prompts.TILE, tile).pay().resources(0)["food"])
    )


def card_resource() -> None:
    made = made_with("kuniban", "sun", "t2L").display(cards=["CG01"])
    t = with_ability(made, food=1).answer(MAY, 1).answer(prompts.CARD, made.number("card", "CG01"))
    assert t.resources(0)["gear"] == 1  # of the colour of the card


def building_costs(tribe: str, side: str, place: str, beside: str, tile: bool = False) -> list[int]:
    """Gears that a small building beside such a field costs without the technology and with it."""
    costs = []
    for allowed in (False, True):
        made = made_with(tribe, side, place, allowed)
        near = made.field(beside)
        site = next(field for field in made.fields("desert") if BESIDE[near] >> field & 1)
        if tile:
            made.tribe_tile(0, near)
        if side == "moon" and tribe == "vukuntur":
            made.state.players[0].falcon = near
            made.state.map_changed()
        t = made.seat(0, gear=6, food=6).start().answer(prompts.ACTION_PROMPT, prompts.BUILD)
        t.answer(prompts.SITE, site).answer(prompts.SIZE, 0).pay()
        costs.append(6 - t.resources(0)["gear"])
    return costs


def mountain_discount() -> None:
    plain, cheaper = building_costs("formica", "sun", "t1", "mountain")
    assert (plain, cheaper) == (3, 2)


def workshop_discount() -> None:
    plain, cheaper = building_costs("formica", "moon", "t1", "steppe", tile=True)
    assert (plain, cheaper) == (3, 2)


def falcon_discount() -> None:
    plain, cheaper = building_costs("vukuntur", "moon", "t2L", "mountain")
    assert (plain, cheaper) == (3, 2)


def crystal_double() -> None:
    t = made_with("formica", "sun", "t2R").seat(0, crystal=1).start()
    t.answer(prompts.ACTION_PROMPT, prompts.TRIBE).answer(ONE_OF, BOOK)
    assert t.resources(0) == {"gear": 0, "book": 2, "food": 0, "crystal": 0}


def range_one() -> None:
    costs = []
    for allowed in (False, True):
        made = made_with("vukuntur", "sun", "t1", allowed)
        layers = reach(made.state, made.state.players[0])
        site = next(field for field in made.fields("desert") if distance_to(layers, 1 << field) == 1)
        t = made.seat(0, gear=6, food=6).start().answer(prompts.ACTION_PROMPT, prompts.BUILD)
        t.answer(prompts.SITE, site).answer(prompts.SIZE, 0).pay()
        costs.append(6 - t.resources(0)["food"])
    assert costs == [1, 0]


def falcon_resources() -> None:
    made = made_with("vukuntur", "moon", "t1")
    t = with_ability(made).answer(prompts.ABILITY_FIELD, made.field("mountain"))
    assert t.resources(0)["gear"] == 3


def crates_and_crystals() -> None:
    made = made_with("vukuntur", "sun", "t2L").seat(0, active=["CG11"])
    t = made.start().play("CG11", "top1")
    finish(t)
    assert (len(t.player(0).crates_closed), t.resources(0)["crystal"]) == (1, 1)


def switch_copy() -> None:
    made = made_with("vukuntur", "sun", "t2R").seat(1, slots={"top1": ["CG01"]}).seat(0)
    t = made.start().answer(prompts.ACTION_PROMPT, prompts.SWITCH).answer(prompts.COPY, made.number("card", "CG01"))
    finish(t)
    assert t.track(0, "grey") == 3


def fifth_slot() -> None:
    t = made_with("nadair", "sun", "t2M").seat(0, active=["CG01"]).start()
    t.answer(prompts.ACTION_PROMPT, t.number("card", "CG01"))
    assert {4, prompts.FIFTH_BOTTOM} <= set(t.options)
    finish(t.answer(prompts.SLOT, prompts.FIFTH_BOTTOM))
    assert t.track(0, "grey") == 3


ALLOWED: dict[str, Callable[[], None]] = {
    name.replace("_", "-"): test
    for name, test in {
        "ability_plus": ability_plus, "free_forest_lake": free_forest_lake, "temple_range": temple_range,
        "two_for_crystal": two_for_crystal, "no_books_to_others": no_books_to_others,
        "crystal_to_rest": crystal_to_rest, "cheap_explore": cheap_explore, "card_resource": card_resource,
        "mountain_discount": mountain_discount, "workshop_discount": workshop_discount,
        "crystal_double": crystal_double, "range_one": range_one, "falcon_resources": falcon_resources,
        "crates_and_crystals": crates_and_crystals, "falcon_discount": falcon_discount, "switch_copy": switch_copy,
        "fifth_slot": fifth_slot,
    }.items()
}  # fmt: skip


@pytest.mark.parametrize("skill", ALLOWED)
def test_a_technology_allows_what_it_says_from_then_on(skill: str) -> None:
    ALLOWED[skill]()


@pytest.mark.parametrize(("tribe", "place", "at"), [("x49", "t1", 9), ("x49", "t2L", 10), ("formica", "t2L", 10)])
def test_a_machine_of_the_tribe_works_for_energy(tribe: str, place: str, at: int) -> None:
    made = made_with(tribe, "sun", place).seat(0, energy=1, active=["1"], food=6, crystal=1)
    t = made.start()
    if place == "t2L" and tribe == "x49":  # any face-down tile
        t.answer(prompts.ACTION_PROMPT, prompts.EXPLORE)
        assert t.options == list(range(25))
        return
    t.answer(prompts.ACTION_PROMPT, prompts.MACHINE)
    if tribe == "x49":
        t.answer(prompts.LAY_DOWN, t.options[0])
        assert t.resources(0)["gear"] == 2
    else:
        assert t.resources(0)["crystal"] == 2
    assert t.player(0).loaded == 1 << at


def test_a_figure_moves_to_another_location() -> None:
    made = of_tribe("kuniban")
    start, end = made.field("location"), made.field("location", 1)
    made.figure(0, start, "t1")
    t = made.seat(0, book=6, food=6).start().answer(prompts.ACTION_PROMPT, prompts.POPULATE)
    t.answer(prompts.LOCATION, end).answer(prompts.TECHNOLOGY, 3).pay()
    t.answer(prompts.FIGURE_FROM, start)  # only one other location is free
    assert t.player(0).figures == 1 << end | 1 << made.field("location", 2)


def test_every_technology_is_tested() -> None:
    """A skill needs an entry in ALLOWED; other effects are seen when the technology is unlocked, or have a test."""
    assert set(ALLOWED) == set(SKILLS)
    others = {
        part.key
        for technology in TECHNOLOGIES
        for part in trees(technology.effect)
        if not isinstance(part, (Skill, FreeExchange))
    }
    of_exchanges = {"pay-basic", "pay", "one-of", "slot-to-rest", "gain"}
    unlocked = {"any-order", "artifact", "energy", "crate", "module", "points", "switch-up", "tribe-machine"}
    assert others == of_exchanges | unlocked | {"lay-down", "unlimited", "move-figure"}
