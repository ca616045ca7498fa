"""The box: all cards and tiles together, what rules look up in them, and what the reference says of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Optional

from ...kernel.effects import Effect, May, Per, trees
from ...kernel.game import RECONSTRUCTED, SEED, Component, Value
from .components import crates, locations, modules, tiles, tribes
from .components.cards import CITIZEN_CARDS, SET_SIZE, SETS, START_CARDS, Card
from .components.crates import COPIES, CRATE_KINDS, CrateKind
from .components.locations import LOCATIONS, Location
from .components.machines import MACHINE_TILES, STANDARD_IDS, STANDARD_MACHINES, Machine, when
from .components.modules import SLOT_MODULES, Module
from .components.parts import SOURCE_LETTERS, Halves, numbers
from .components.tiles import AREA_TILES, LAKE_REWARDS, LAKES, Tile, number_backs
from .components.tribes import ABILITIES, ABILITY_SOURCES, TECHNOLOGIES, Technology, boards
from .effects.ability import Ability, BoardAction
from .effects.cards import LayDown, PlayCard, RestToActive, SlotToRest
from .effects.counts import CardsInSlots, VisibleFlasks
from .effects.gains import AnyBasic, Crate, Energy, EnergyBack, Gain, Pay, PayBasic, Swap
from .effects.machines import FreeExchange, Range, Reopen
from .effects.modules import TakeModule
from .effects.skills import Skill, SwitchUp
from .effects.tracks import Advance, AdvanceAny
from .pieces import artifacts, board
from .pieces import map as geometry
from .pieces.artifacts import ARTIFACT_CARDS, CATEGORIES, ArtifactCard
from .pieces.kinds import (
    ARTIFACT_COLOURS,
    CITIZENS,
    COLOURS,
    CRYSTAL,
    EXCHANGES,
    HOFSTADTERIANS,
    LARGE_ARTIFACTS,
    MOON,
    PLACES,
    SIDES,
    T2L,
    T2R,
    TERRAINS,
    TRIBES,
)
from .rules.artifacts import ARTIFACT, REMOVAL, TakeArtifact
from .rules.build import CRYSTALS as BUILDING_CRYSTALS
from .rules.build import STEPS as BUILDING_STEPS
from .rules.explore import EXPLORER_CARD, TILE_POINTS, TURN_OVER
from .rules.gains import SPARE, Points
from .rules.machines import TribeMachine
from .rules.tracks import SPECIAL
from .rules.tribes import FIELD_CARDS
from .table.effect import ReviveEffect
from .table.player import RevivePlayer
from .table.state import Table
from .table.steps import HIBERNATED

# Rewards of the hibernation track; the start field has none (REV-HIB-16).
HIBERNATION_REWARDS: Final[tuple[ReviveEffect, ...]] = (
    Gain(CRYSTAL), TakeModule(), Crate(), Energy(1), Points(4, HIBERNATED),
)  # fmt: skip
# What the switch gives: printed, and as the campaign may change it (REV-SWITCH-01, REV-CAMP-12).
SWITCH_EFFECTS: Final[tuple[ReviveEffect, ...]] = (AnyBasic(1), Gain(CRYSTAL), EnergyBack(), AdvanceAny())

# Effects of the rules that stand on no card or tile.
OF_THE_RULES: Final[tuple[ReviveEffect, ...]] = (
    SPARE, ARTIFACT, REMOVAL, TURN_OVER, EXPLORER_CARD, *TILE_POINTS, *SPECIAL, *FIELD_CARDS, *BUILDING_CRYSTALS,
    *(steps for colour in BUILDING_STEPS for steps in colour),
)  # fmt: skip


class Box:
    """`cards[n]`, `machines[n]` … are the things of number n; `effects[n]` is the effect of number n."""

    __slots__ = (
        "abilities", "artifact_cards", "backs", "boards", "card_of", "cards", "counting", "crates", "effects", "forced",
        "gift", "helps", "lakes", "lapsing", "lasting", "locations", "machines", "modules", "rewards", "spending",
        "standard", "switch", "technologies", "tiles", "when",
    )  # fmt: skip

    def __init__(self) -> None:
        self.cards: list[Card] = [*CITIZEN_CARDS, *START_CARDS]
        self.modules: tuple[Module, ...] = SLOT_MODULES
        self.machines: tuple[Machine, ...] = MACHINE_TILES
        self.standard: tuple[ReviveEffect, ...] = STANDARD_MACHINES
        self.crates: list[CrateKind] = [kind for kind in CRATE_KINDS for _ in range(COPIES)]
        self.tiles: tuple[Tile, ...] = AREA_TILES
        self.backs: int = number_backs(AREA_TILES)
        self.lakes: tuple[ReviveEffect, ...] = LAKE_REWARDS
        self.locations: tuple[Location, ...] = LOCATIONS
        self.artifact_cards: tuple[ArtifactCard, ...] = ARTIFACT_CARDS
        self.technologies: tuple[Technology, ...] = TECHNOLOGIES
        self.boards: list[list[int]] = boards()
        self.abilities: tuple[tuple[ReviveEffect, ReviveEffect], ...] = ABILITIES
        self.rewards: tuple[ReviveEffect, ...] = HIBERNATION_REWARDS
        self.switch: tuple[ReviveEffect, ...] = SWITCH_EFFECTS
        self.effects: list[ReviveEffect] = []
        self.card_of: list[int] = []  # the card an effect stands on, or -1
        self.gift: list[bool] = []  # nobody is worse off for taking it, so nobody is asked
        self.forced: list[bool] = []
        self.lasting: list[bool] = []  # holds from the moment its technology is unlocked
        self.when: list[int] = []  # a machine with this effect may be activated
        self.helps: list[bool] = []  # gives resources: of use while an action is paid
        # What a free action between rewards can change (REV-FREE-02):
        self.counting: list[bool] = []  # counts cards or flasks
        self.lapsing: list[bool] = []  # comes to nothing for want of a card or a resource
        self.spending: list[bool] = []  # makes room on a resource track

    def link(self, effects: list[ReviveEffect]) -> None:
        """When all effects have their numbers: what is looked up by number."""
        self.effects = effects
        self.card_of = [-1] * len(effects)
        for number, card in enumerate(self.cards):
            for half in card.halves:
                half.parts = numbers(half.effect)
                for effect in trees(half.effect):
                    self.card_of[effect.number] = number
        for module in self.modules:
            module.parts = numbers(module.effect)
        for kind in CRATE_KINDS:
            kind.parts = numbers(kind.effect)
        for technology in self.technologies:
            technology.parts = numbers(technology.effect)
        self.gift = [is_gift(effect) for effect in effects]
        self.forced = [is_forced(effect) for effect in effects]
        self.lasting = [isinstance(effect, (Skill, SwitchUp, FreeExchange, TribeMachine)) for effect in effects]
        self.helps = [is_help(effect) for effect in effects]
        self.counting = [isinstance(effect, Per) and isinstance(effect.count, COUNTED_CARDS) for effect in effects]
        self.lapsing = [isinstance(effect, LAPSING) for effect in effects]
        self.spending = [any(isinstance(part, SPENDING) for part in trees(effect)) for effect in effects]
        self.when = [when(effect) for effect in effects]

    # -------------------------------------------------------------------------------------------- looking things up

    def technology_number(self, me: RevivePlayer, place: int) -> int:
        return self.boards[2 * me.tribe + me.side][place]

    def technology(self, me: RevivePlayer, place: int) -> Technology:
        return self.technologies[self.boards[2 * me.tribe + me.side][place]]

    def ability(self, me: RevivePlayer) -> ReviveEffect:
        return self.abilities[me.tribe][me.side]

    def exchange(self, me: RevivePlayer) -> Optional[FreeExchange]:
        """The exchange a technology allows at any time, once it is unlocked."""
        if me.skills & EXCHANGES:
            for place in (T2L, T2R):
                effect = self.technology(me, place).effect
                if isinstance(effect, FreeExchange):
                    return effect
        return None

    def waiver(self, me: RevivePlayer) -> int:
        """The place of the technology that waives books to others; -1 for other tribes (REV-HOF-11)."""
        return T2R if me.tribe == HOFSTADTERIANS else -1

    def lays_temples(self, me: RevivePlayer) -> bool:
        return me.tribe == HOFSTADTERIANS and me.side == MOON

    def lake_at(self, laid: list[int], field: int) -> ReviveEffect:
        return self.lakes[self.tiles[laid[field >> 2]].lake]

    def gives(self, effect: ReviveEffect, table: Table, me: RevivePlayer) -> list[tuple[int, int]]:
        """Resources an effect gives directly; one of choice counts as a crystal, which pays for anything."""
        if isinstance(effect, Gain):
            return [(effect.kind, effect.amount)]
        if isinstance(effect, AnyBasic):
            return [(CRYSTAL, effect.amount)]
        if isinstance(effect, Per) and isinstance(effect.part, Gain):
            return [(effect.part.kind, effect.part.amount * effect.count.of(table, me))]
        return []

    # -------------------------------------------------------------------------------------------- for the reference

    def components(self) -> list[Component]:
        return [
            *self._cards(), *self._modules(), *self._machines(), *self._crates(), *self._tiles(), *self._tribes(),
            *self._artifacts(), *self._locations(), *self._tracks(),
        ]  # fmt: skip

    def _cards(self) -> Iterator[Component]:
        for number, card in enumerate(self.cards):
            top, bottom = card.halves
            facts: dict[str, Value] = {"colour": COLOURS[card.colour], "flasks": top.flasks + bottom.flasks}
            facts["slot"] = {(0, 0): "none", (1, 0): "top", (0, 1): "bottom"}[top.slot_symbol, bottom.slot_symbol]
            if number >= CITIZENS:
                facts["set"] = SETS[(number - CITIZENS) // SET_SIZE]
            sources = {"effect": RECONSTRUCTED, "symbols": SEED}
            effect: ReviveEffect = Halves(top.effect, bottom.effect)
            yield Component("card", card.id, [number], sources, card.basis, effect, facts)

    def _modules(self) -> Iterator[Component]:
        for number, module in enumerate(self.modules):
            colours = " ".join(COLOURS[colour] for colour in range(3) if module.colours >> colour & 1)
            printed = module.id == modules.PRINTED
            sources = {"effect": SEED if printed else RECONSTRUCTED}
            basis = "example" if printed else modules.BASIS
            facts: dict[str, Value] = {"colours": colours, "flasks": module.flasks}
            yield Component("module", module.id, [number], sources, basis, module.effect, facts)

    def _machines(self) -> Iterator[Component]:
        for number, machine in enumerate(self.machines):
            sources = {"effect": SOURCE_LETTERS[machine.evidence], "colour": RECONSTRUCTED, "flasks": RECONSTRUCTED}
            shown = machine.evidence == "S"
            basis = "machine-shown" if shown else "general-symbols"
            facts = {"colour": COLOURS[machine.colour], "flasks": machine.flasks}
            yield Component("machine", machine.id, [number], sources, basis, machine.effect, facts)
        for number, effect in enumerate(self.standard):
            yield Component("standard", STANDARD_IDS[number], [number], {"effect": SEED}, "REV-MACH-05..08", effect)

    def _crates(self) -> Iterator[Component]:
        for number, kind in enumerate(CRATE_KINDS):
            copies = range(number * COPIES, (number + 1) * COPIES)
            source = SEED if kind.id == crates.PRINTED else RECONSTRUCTED
            sources = {"effect": source, "copies": RECONSTRUCTED}
            yield Component("crate", kind.id, copies, sources, crates.BASIS, kind.effect)

    def _tiles(self) -> Iterator[Component]:
        for number, tile in enumerate(self.tiles):
            facts: dict[str, Value] = {"fields": " ".join(TERRAINS[terrain] for terrain in tile.faces)}
            if tile.lake >= 0:
                facts["lake"] = LAKES[tile.lake]
            cost: dict[str, Value] = {} if tile.start else {"food": tile.food, "any": tile.any, "points": tile.points}
            yield Component("tile", tile.id, [number], {"content": RECONSTRUCTED}, tiles.BASIS, None, {**facts, **cost})
        for number, effect in enumerate(self.lakes):
            source = SEED if number < 2 else RECONSTRUCTED
            yield Component("lake", LAKES[number], [number], {"effect": source}, "rulebook-symbols", effect)

    def _tribes(self) -> Iterator[Component]:
        for tribe, both in enumerate(self.abilities):
            for side, effect in enumerate(both):
                sources = {"effect": SOURCE_LETTERS[ABILITY_SOURCES[tribe][side]], "side": RECONSTRUCTED}
                id = f"{TRIBES[tribe]}-{SIDES[side]}"
                yield Component("board", id, [2 * tribe + side], sources, tribes.BASIS, effect)
        for number, technology in enumerate(self.technologies):
            sources = {"effect": SOURCE_LETTERS[technology.source], "cost": RECONSTRUCTED, "place": RECONSTRUCTED}
            facts = {
                "place": PLACES[technology.place],
                "books": board.TECH_BOOKS[technology.place],
                "points": board.TECH_POINTS[technology.place],
            }
            yield Component("technology", technology.id, [number], sources, tribes.BASIS, technology.effect, facts)

    def _artifacts(self) -> Iterator[Component]:
        for number, card in enumerate(self.artifact_cards):
            facts = {ARTIFACT_COLOURS[i]: CATEGORIES[category] for i, category in enumerate(card.categories)}
            sources = {"kinds": SEED, "combination": RECONSTRUCTED}
            yield Component("artifactcard", card.id, [number], sources, artifacts.BASIS, None, facts)
        for number in range(LARGE_ARTIFACTS):
            label: dict[str, Value] = {"colour": ARTIFACT_COLOURS[number % 3], "players": number // 3 + 1}
            basis = "artifacts"
            id = f"LA{number + 1:02}"
            yield Component("artifact", id, [number], {"label": RECONSTRUCTED}, basis, None, label)

    def _locations(self) -> Iterator[Component]:
        for number, side in enumerate(self.locations):
            facts: dict[str, Value] = {"count": locations.COUNTS[side.count], "points": side.points}
            if side.colour >= 0:
                facts["colour"] = COLOURS[side.colour]
            sources = {"count": SEED, "points": SEED if side.printed else RECONSTRUCTED, "pairing": RECONSTRUCTED}
            yield Component("location", side.id, [number], sources, locations.BASIS, side.at_once, facts)

    def _tracks(self) -> Iterator[Component]:
        for number, field in enumerate(board.REWARD_FIELDS):
            needs = {COLOURS[colour]: need for colour, need in enumerate(field.needs) if need}
            facts = {"kind": board.FIELD_KINDS[field.kind], **needs}
            sources = {"kind": SEED, "place": RECONSTRUCTED}
            yield Component("rewardfield", field.id, [number], sources, board.BASIS, None, facts)
        for number, effect in enumerate(self.rewards, 1):
            basis = "rising"
            yield Component("hibernation", f"field-{number}", [number], {"effect": RECONSTRUCTED}, basis, effect)
        for number, effect in enumerate(self.switch):
            source = RECONSTRUCTED if number else SEED
            basis = "better-reward" if number else "REV-SWITCH-01"
            yield Component("switch", f"switch-{number}", [number], {"effect": source}, basis, effect)
        yield from self._printed_tracks()
        facts = {"spaces": geometry.SPACES, "crystals": len(geometry.CRYSTALS)}
        yield Component("map", "main-board", [], {"layout": RECONSTRUCTED}, geometry.BASIS, None, facts)

    def _printed_tracks(self) -> Iterator[Component]:
        """Tracks that are numbers only."""
        rows: dict[str, dict[str, Value]] = {
            "progress-track": {
                "points": " ".join(map(str, board.PROGRESS_POINTS)),
                "energy": " ".join(map(str, sorted(board.PROGRESS_ENERGY))),
                "artifacts": " ".join(map(str, sorted(board.PROGRESS_ARTIFACT))),
            },
            "score-track": {
                "crates": " ".join(map(str, board.SCORE_CRATES)),
                "artifacts": " ".join(map(str, board.SCORE_ARTIFACTS)),
            },
            "machine-tracks": {"fields": board.TRACK_END},
        }
        for id, facts in rows.items():
            sources = {"kinds": SEED, "place": RECONSTRUCTED}
            yield Component("track", id, [], sources, "bonus-kinds", None, facts)


COUNTED_CARDS: Final = (CardsInSlots, VisibleFlasks)
LAPSING: Final = (May, Swap, PlayCard, EnergyBack, RestToActive, SlotToRest, Ability)
SPENDING: Final = (Pay, PayBasic, Reopen, LayDown, Ability)


def is_gift(effect: Effect[Table, RevivePlayer]) -> bool:
    """Resources, energy or a crate from the supply, for nothing."""
    return isinstance(effect.part if isinstance(effect, Per) else effect, (Gain, AnyBasic, Energy, Crate))


def is_forced(effect: Effect[Table, RevivePlayer]) -> bool:
    """What nobody may skip (REV-TRACK-11, REV-HIB-17, REV-DEC-11, -12, -17..20)."""
    if isinstance(effect, Advance):
        return effect.forced
    return isinstance(effect, TakeArtifact) or effect in (REMOVAL, TURN_OVER, EXPLORER_CARD, *TILE_POINTS, *SPECIAL)


def is_help(effect: Effect[Table, RevivePlayer]) -> bool:
    return isinstance(effect, (LayDown, Reopen)) or any(
        isinstance(part, (Gain, AnyBasic, Range)) for part in trees(effect) if not isinstance(effect, BoardAction)
    )
