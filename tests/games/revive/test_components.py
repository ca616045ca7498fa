"""Every card half, slot module, machine and crate does what its effects say, played on a table from a known position.

The questions are answered by a fixed policy, so what must come out follows from the effect alone (`EXPECTED`). A kind
of effect that nobody expects anything of fails here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.games.revive.components.cards import CITIZEN_CARDS, START_CARDS, Card
from tafelrunde.games.revive.components.crates import CRATE_KINDS, CrateKind
from tafelrunde.games.revive.components.locations import LOCATIONS, Location
from tafelrunde.games.revive.components.machines import MACHINE_TILES, STANDARD_MACHINES, Machine
from tafelrunde.games.revive.components.modules import SLOT_MODULES, Module
from tafelrunde.games.revive.components.parts import Together
from tafelrunde.games.revive.effects.counts import CardsInSlots, FiguresPlaced, VisibleFlasks
from tafelrunde.games.revive.effects.machines import AllColours, Discount, Range, TurnCard, Unlimited
from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.artifacts import ARTIFACT_CARDS, CATEGORIES, ArtifactCard
from tafelrunde.games.revive.pieces.board import FIRST_SPECIAL, SLOT_NAMES
from tafelrunde.games.revive.pieces.kinds import BOOK, BUILD, CAPS, CRYSTAL, EXPLORE, GEAR, POPULATE
from tafelrunde.games.revive.pieces.map import NORTH_WEST
from tafelrunde.games.revive.rules.distance import distance_to, reach
from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable, scenario
from tafelrunde.games.revive.table import prompts
from tafelrunde.games.revive.table.player import RevivePlayer
from tafelrunde.kernel.decision import Prompt
from tafelrunde.kernel.effects import MAY, ONE_OF, Effect, trees

Any_ = Effect[Any, Any]

MINE = "CG13"  # in a slot, to be moved away
NOT_FIRING = 11  # a module space without the activation symbol
IN_ACTION = (Range, Discount, Unlimited, TurnCard, AllColours)  # machines that work within another action: tests below

# The policy: how each question is answered, wherever it comes up.
FIRST: tuple[Prompt, ...] = (
    MAY, ONE_OF, prompts.MODULE, prompts.CARD, prompts.ENERGY_BACK, prompts.TO_ACTIVE, prompts.TILE, prompts.TURN_TILE,
    prompts.LOCATION, prompts.TECHNOLOGY, prompts.SITE, prompts.SIZE, prompts.PAY, prompts.NEXT, prompts.GIVE,
    prompts.PLAY, prompts.LAY_DOWN, prompts.REOPEN, prompts.ACTIVATE, prompts.MACHINE_TILE, prompts.ALL_COLOURS,
    prompts.ARTIFACT, prompts.TO_REST,
)  # fmt: skip
FIXED = {prompts.BASIC_RESOURCE: BOOK, prompts.MODULE_SPACE: NOT_FIRING, prompts.TRACK: 2, prompts.SLOT: 1}


def answer_all(t: ReviveTable) -> None:
    while t.asked is not None and t.asked is not prompts.ACTION_PROMPT:
        if t.asked in FIXED:
            t.answer(t.asked, FIXED[t.asked])
        else:
            assert t.asked in FIRST, f"nobody says how to answer {t.asked}"
            t.answer(t.asked, t.options[0])


class Facts:
    """What of a player effects change."""

    def __init__(self, t: ReviveTable) -> None:
        me = t.player(0)
        self.res = me.res.copy()
        self.vp = me.vp
        self.tracks = me.tracks.copy()
        self.energy = me.energy
        self.loaded = me.loaded.bit_count()
        self.crates = len(me.crates_closed)
        self.modules = sum(module >= 0 for module in me.modules)
        self.cards = len(me.cards)
        self.active, self.rest = len(me.active), len(me.rest)
        self.markers = me.tribe_markers
        self.explored = t.table.explored.bit_count()
        self.figures, self.buildings = me.figures.bit_count(), me.buildings.bit_count()
        self.reused = me.reused.bit_count()
        self.standing = me.standing.copy()

    def gain(self, kind: int, amount: int) -> None:
        self.res[kind] = min(CAPS[kind], self.res[kind] + amount)


Expect = Callable[[Any, Facts, RevivePlayer], None]


def _play(effect: Any, want: Facts, me: RevivePlayer) -> None:
    """The first card of the colour: a start card, with 2 resources on its upper half."""
    want.active -= 1
    want.gain(effect.colour if effect.colour < 3 else GEAR, 2)


def _lay_down(effect: Any, want: Facts, me: RevivePlayer) -> None:
    want.active -= 1
    want.rest += 1
    want.gain(GEAR, 2)


def _reopen(effect: Any, want: Facts, me: RevivePlayer) -> None:
    want.res[GEAR] -= 1
    want.gain(BOOK, 2)
    want.reused += 1


def _ability(effect: Any, want: Facts, me: RevivePlayer) -> None:
    want.gain(BOOK, 2)
    want.markers += 1


def _board_action(effect: Any, want: Facts, me: RevivePlayer) -> None:
    name = {EXPLORE: "explored", POPULATE: "figures", BUILD: "buildings"}[effect.action]
    setattr(want, name, getattr(want, name) + 1)


def _in_play(effect: Any, want: Facts, me: RevivePlayer) -> None:
    part = effect.part
    want.standing[part.action if isinstance(part, Discount) else 3] += part.amount


def _per(effect: Any, want: Facts, me: RevivePlayer) -> None:
    """The figure, the cards in the slots and the flasks of the position, the card that was just played included."""
    cards = REVIVE.catalog.cards
    played = [(card >> 1, card & 1) for slot in me.slots for card in slot]
    if isinstance(effect.count, CardsInSlots):
        n = sum(cards[card].colour == effect.count.colour for card, _ in played)
    elif isinstance(effect.count, VisibleFlasks):
        n = sum(cards[card].halves[half].flasks for card, half in played)
        n += sum(half.flasks for card in me.active for half in cards[card].halves)
        n += sum(REVIVE.catalog.modules[module].flasks for module in me.modules if module >= 0)
        n += sum(REVIVE.catalog.machines[machine].flasks for machine in me.machines if machine >= 0)
    else:
        assert isinstance(effect.count, FiguresPlaced)
        n = 1
    for _ in range(n):
        expect(effect.part, want, me)


def _add(name: str, amount: int = 1, **more: int) -> Expect:
    def expected(effect: Any, want: Facts, me: RevivePlayer) -> None:
        for fact, change in {name: amount, **more}.items():
            setattr(want, fact, getattr(want, fact) + change)

    return expected


def _points(effect: Any, want: Facts, me: RevivePlayer) -> None:
    want.vp += effect.amount


def _advance(effect: Any, want: Facts, me: RevivePlayer) -> None:
    want.tracks[effect.colour] += effect.steps


def _advance_any(effect: Any, want: Facts, me: RevivePlayer) -> None:
    want.tracks[2] += 1


def _pay(effect: Any, want: Facts, me: RevivePlayer) -> None:
    want.res[effect.kind] -= effect.amount


def _pay_basic(effect: Any, want: Facts, me: RevivePlayer) -> None:
    want.res[GEAR] -= effect.amount


def _swap(effect: Any, want: Facts, me: RevivePlayer) -> None:
    want.res[GEAR] -= effect.times
    want.gain(BOOK, effect.times)


def _exchange(effect: Any, want: Facts, me: RevivePlayer) -> None:
    for _ in range(getattr(effect, "n", 1)):
        expect(effect.pay, want, me)
        expect(effect.gain, want, me)


EXPECTED: dict[str, Expect] = {
    "gain": lambda effect, want, me: want.gain(effect.kind, effect.amount),
    "any-basic": lambda effect, want, me: want.gain(BOOK, effect.amount),
    "points": _points,
    "energy-back": _add("energy", loaded=-1),
    "crate": _add("crates"),
    "pay": _pay,
    "pay-basic": _pay_basic,
    "swap": _swap,
    "play-card": _play,
    "per": _per,
    "slot-to-rest": _add("rest"),
    "rest-to-active": _add("active", rest=-1),
    "lay-down": _lay_down,
    "take-card": _add("active", cards=1),
    "while-in-play": _in_play,
    "reopen": _reopen,
    "module": _add("modules"),
    "advance": _advance,
    "advance-any": _advance_any,
    "ability": _ability,
    "board-action": _board_action,
    "may": _exchange,
    "up-to": _exchange,
    "one-of": lambda effect, want, me: expect(effect.parts()[0], want, me),
    "range": lambda effect, want, me: None,  # of a crate outside an action: nothing comes of it
}


def expect(effect: Any_, want: Facts, me: RevivePlayer) -> None:
    EXPECTED[effect.key](effect, want, me)


def effects_of(effect: Any_) -> tuple[Any_, ...]:
    return effect.parts() if isinstance(effect, Together) else (effect,)


def position(seed: int = 1, **more: Any) -> ReviveScenario:
    """Some of everything that effects ask for: gears to pay with, a loaded machine, an opened crate, a figure."""
    made = scenario(seed=seed).tribe(0, "nadair")
    made.figure(0, made.field("location"), "t1")
    made.state.players[0].skills = 0  # the technology would add to the ability
    given: dict[str, Any] = {"gear": 3, "book": 3, "food": 3, "energy": 0, "opened": ["K05"], "tracks": (5, 5, 5)}
    return made.seat(0, **{**given, "loaded": [0], **more})


def check(t: ReviveTable, want: Facts, effects: tuple[Any_, ...]) -> None:
    """What the effects promise is what happened; the rest of the player is as it was."""
    for effect in effects:
        expect(effect, want, t.player(0))
    answer_all(t)
    after = Facts(t)
    acts = any(effect.key == "board-action" for effect in effects)
    names = ("explored", "figures", "buildings") if acts else vars(want)  # an action has costs and rewards of its own
    assert {name: getattr(after, name) for name in names} == {name: getattr(want, name) for name in names}


# ------------------------------------------------------------------------------------------------ cards

HALVES = [
    pytest.param(card, half, id=f"{card.id}-{'lower' if half else 'upper'}")
    for card in CITIZEN_CARDS + START_CARDS
    for half in (0, 1)
    if card.halves[half].effect.key != "sleep-then-go"  # ends the turn: test_effects.py
]


def seed_with(card: int) -> int:
    """A game in which the first seat has this start card."""
    return next(seed for seed in range(1, 99) if card in scenario(seed=seed).state.players[0].cards)


@pytest.mark.parametrize(("card", "half"), HALVES)
def test_a_card_half_does_what_it_says(card: Card, half: int) -> None:
    number = scenario().number("card", card.id)
    effects = effects_of(card.halves[half].effect)
    own = card in START_CARDS
    others = [name for name in ("1", "2", "3") if not (own and card.id.endswith(name))]
    rich = {"gear": 6, "book": 6, "food": 6} if any(effect.key == "board-action" for effect in effects) else {}
    made = position(
        seed_with(number) if own else 1,
        active=[card.id, *others],
        slots={"bottom2": ["CN13" if card.id == MINE else MINE]},
        **rich,
    ).display(cards=[f"C{'GNY'[card.colour]}{'02' if card.id.endswith('01') else '01'}"])
    t = made.start().answer(prompts.ACTION_PROMPT, number)
    want = Facts(t)
    t.answer(prompts.SLOT, SLOT_NAMES.index("bottom1" if half else "top1"))
    want.active -= 1
    check(t, want, effects)


# ------------------------------------------------------------------------------------------------ modules


@pytest.mark.parametrize("module", SLOT_MODULES, ids=lambda module: module.id)
def test_a_module_does_what_it_says_for_cards_of_its_colours_only(module: Module) -> None:
    for colour in range(3):
        card = f"C{'GNY'[colour]}10"  # 2 crystals on its upper half
        t = position(active=[card], slots={}, modules={0: module.id}).start()
        t.answer(prompts.ACTION_PROMPT, t.number("card", card))
        want = Facts(t)
        t.answer(prompts.SLOT, 0)
        want.active -= 1
        want.gain(CRYSTAL, 2)
        check(t, want, effects_of(module.effect) if module.colours >> colour & 1 else ())


# ------------------------------------------------------------------------------------------------ machines

SPECIAL = [pytest.param(m, id=m.id) for m in MACHINE_TILES if not isinstance(m.effect, IN_ACTION)]


def activated(t: ReviveTable, place: int, effect: Any_) -> None:
    want = Facts(t)
    t.answer(prompts.ACTION_PROMPT, prompts.MACHINE).answer(prompts.ACTIVATE, place)
    want.energy -= 1
    want.loaded += 1
    check(t, want, (effect,))


def with_cards(**more: Any) -> ReviveScenario:
    """A card of each colour lies in a slot, and one slot is free."""
    slots = {"top1": ["CN10"], "bottom1": ["CY10"], "bottom2": ["CG13"]}
    return position(active=["1", "2", "3"], slots=slots, energy=1, **more)


@pytest.mark.parametrize("machine", SPECIAL)
def test_a_machine_does_what_it_says(machine: Machine) -> None:
    place = FIRST_SPECIAL + machine.colour
    activated(with_cards(machines={place: machine.id}).start(), place, machine.effect)


@pytest.mark.parametrize("place", [0, 1])
def test_a_standard_machine_does_what_it_says(place: int) -> None:
    activated(with_cards(loaded=[3], machines={3: "MG02"}).start(), place, STANDARD_MACHINES[place].effect)


@pytest.mark.parametrize(("place", "id"), [(2, ""), (5, "MY04")])
def test_range_of_a_machine_makes_a_way_cheaper(place: int, id: str) -> None:
    """A site one field away costs 1 food, and nothing with the machine."""
    machines = {5: id} if id else {}
    made = scenario().seat(0, gear=6, food=6, energy=1, tracks=(1, 1, 5), machines=machines)
    layers = reach(made.state, made.state.players[0])
    site = next(field for field in made.fields("desert") if distance_to(layers, 1 << field) == 1)
    t = made.start().answer(prompts.ACTION_PROMPT, prompts.BUILD).answer(prompts.SITE, site).answer(prompts.SIZE, 0)
    t.answer(prompts.PAY, prompts.PAY_MACHINE)
    if t.asked is prompts.ACTIVATE:
        t.answer(prompts.ACTIVATE, place)
    answer_all(t)
    assert t.resources(0)["food"] == 6
    assert t.player(0).loaded == 1 << place


@pytest.mark.parametrize("id", ["MG01", "MN01", "MY01"])
def test_a_discount_machine_takes_two_off_the_cost_of_its_action(id: str) -> None:
    action = (prompts.BUILD, prompts.POPULATE, prompts.EXPLORE)["GNY".index(id[1])]
    place = FIRST_SPECIAL + "GNY".index(id[1])
    costs = []
    for energy in (0, 1):
        made = scenario().seat(0, gear=6, book=6, food=6, energy=energy, tracks=(5, 5, 5), machines={place: id})
        t = made.start().answer(prompts.ACTION_PROMPT, action)
        target = t.asked
        assert target is not None
        t.answer(target, t.options[0])
        for prompt in (prompts.TECHNOLOGY, prompts.SIZE):
            if t.asked is prompt:
                t.answer(prompt, t.options[0])
        if t.asked is prompts.PAY and energy:
            t.answer(prompts.PAY, prompts.PAY_MACHINE)
            if t.asked is prompts.ACTIVATE:
                t.answer(prompts.ACTIVATE, place)
        held = sum(t.player(0).res)
        t.pay()
        costs.append(18 - min(held, sum(t.player(0).res)))
    assert costs[0] - costs[1] == 2


@pytest.mark.parametrize("id", ["MG04", "MN05"])
def test_a_machine_turns_the_card_that_is_played(id: str) -> None:
    place = FIRST_SPECIAL + "GNY".index(id[1])
    t = scenario().seat(0, energy=1, tracks=(5, 5, 5), machines={place: id}, active=["CG01"]).start()
    t.answer(prompts.ACTION_PROMPT, t.number("card", "CG01")).answer(prompts.SLOT, prompts.TURNED)
    answer_all(t)
    assert (t.track(0, "grey"), t.resources(0)["gear"]) == (7, 0)  # the lower half in an upper slot
    assert t.player(0).loaded == 1 << place


@pytest.mark.parametrize("id", ["MG10", "MN10"])
def test_a_machine_makes_a_card_all_colours(id: str) -> None:
    place = FIRST_SPECIAL + "GNY".index(id[1])
    made = scenario().seat(0, energy=1, tracks=(5, 5, 5), machines={place: id}, active=["CG01"], modules={0: "SM09"})
    t = made.start().play("CG01", "top1").answer(prompts.ALL_COLOURS, made.number("card", "CG01"))
    answer_all(t)
    assert t.resources(0) == {"gear": 3, "book": 2, "food": 0, "crystal": 0}  # the green module fires for a grey card


def test_a_machine_explores_without_distance() -> None:
    t = scenario().seat(0, food=6, crystal=3, energy=1, tracks=(1, 1, 5), machines={5: "MY03"}).start()
    t.answer(prompts.ACTION_PROMPT, prompts.EXPLORE)
    assert t.options == list(range(25))


# ------------------------------------------------------------------------------------------------ crates


@pytest.mark.parametrize("kind", CRATE_KINDS, ids=lambda kind: kind.id)
def test_a_crate_does_what_it_says_once(kind: CrateKind) -> None:
    t = with_cards(closed=[kind.id]).start()
    want = Facts(t)
    crate = t.number("crate", kind.id)
    t.answer(prompts.ACTION_PROMPT, prompts.CRATE).answer(prompts.OPEN, crate)
    want.crates -= 1
    check(t, want, effects_of(kind.effect))
    assert crate in t.player(0).crates_opened


# ------------------------------------------------------------------------------------------------ the end


# Of the position below: tracks 5, 4 and 3, three energy, two modules, one large building beside a lake and a crystal,
# two figures (one on the location), two citizens, three flasks, three ability markers, two crates.
WORTH = {
    "LL1a": 4, "LL1b": 6, "LL2a": 3, "LL2b": 8, "LL3a": 5, "LL3b": 8, "LL4a": 6, "LL4b": 3, "LL5a": 8, "LL5b": 4,
    "LL6a": 9, "LL6b": 5, "LL7a": 6, "LL7b": 4, "LL8a": 0, "LL8b": 3,
}  # fmt: skip
CATEGORY_WORTH = {
    "crates": 2, "energy": 3, "modules": 1, "population": 2, "tribe-progress": 3, "flasks": 3, "cards": 2, "lakes": 1,
    "crystals": 1,
}  # fmt: skip


def settled(**more: Any) -> ReviveScenario:
    made = scenario(locations=True).explored(0, "T13").figure(0, NORTH_WEST, "t1").figure(0, 101, "t2M")
    me = made.state.players[0]
    made.building(0, 1, large=True, lakes=False)
    me.lakes = 1 << 2
    return made.seat(
        0, tracks=(5, 4, 3), energy=2, loaded=[0], modules={0: "SM02", 3: "SM09"}, active=["CG04", "CN13"],
        tribe_markers=3, closed=["K01"], opened=["K02"], **more,
    )  # fmt: skip


@pytest.mark.parametrize("side", LOCATIONS, ids=lambda side: side.id)
def test_a_large_location_scores_what_it_says(side: Location) -> None:
    match = settled().corner(0, side.id).ended().start().match
    assert match.result.breakdown[0]["locations"] == WORTH[side.id]


@pytest.mark.parametrize("card", ARTIFACT_CARDS, ids=lambda card: card.id)
@pytest.mark.parametrize("colour", ["violet", "orange", "white"])
def test_a_large_artifact_scores_its_category_once_more(card: ArtifactCard, colour: str) -> None:
    names = [CATEGORIES[category] for category in card.categories]
    plain = sum(CATEGORY_WORTH[name] for name in names)
    once = settled(artifact_card=card.id).ended().start().match.result.breakdown[0]["artifact-card"]
    more = settled(artifact_card=card.id, artifacts={colour: 2}).ended().start().match.result.breakdown[0]
    again = CATEGORY_WORTH[names[("violet", "orange", "white").index(colour)]]
    assert (once, more["artifact-card"]) == (plain, plain + 2 * again)


def test_a_large_location_gives_its_energy_at_once() -> None:
    made = scenario(locations=True).corner(0, "LL8b").explored(0, "T13").building(0, 1)
    t = made.seat(0, book=6, food=6).start()
    t.answer(prompts.ACTION_PROMPT, prompts.POPULATE)  # it is the only location in reach
    answer_all(t)
    assert (t.player(0).figures, t.player(0).energy) == (1 << NORTH_WEST, 1)


# ------------------------------------------------------------------------------------------------ nothing is left out


def test_every_kind_of_effect_on_a_component_is_expected_somewhere() -> None:
    """A new kind on a card, module, machine or crate needs an entry in EXPECTED or a test of its own."""
    effects = [half.effect for card in CITIZEN_CARDS + START_CARDS for half in card.halves]
    effects += [thing.effect for things in (SLOT_MODULES, MACHINE_TILES, CRATE_KINDS) for thing in things]
    effects += [machine.effect for machine in STANDARD_MACHINES]
    kinds = {part.key for effect in effects for part in trees(effect)} - {"any-order"}
    own_tests = {"sleep-then-go", "discount", "unlimited", "turn-card", "all-colours"}
    assert kinds == set(EXPECTED) | own_tests


def test_every_large_location_and_category_has_a_worth() -> None:
    assert set(WORTH) == {side.id for side in LOCATIONS}
    assert set(CATEGORY_WORTH) == set(CATEGORIES)
    assert {side.at_once.key for side in LOCATIONS if side.at_once} == {"energy"}
