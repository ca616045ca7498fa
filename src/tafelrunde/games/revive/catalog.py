"""The catalog: all cards and tiles, lookups for the rules, and entries of the reference."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from operator import or_
from typing import Any, Final, Optional

from ...kernel.corrections import corrected
from ...kernel.effects import Effect, trees
from ...kernel.game import RECONSTRUCTED, SEED, Component, Value
from .abilities.all_tribes import ABILITIES, ALL_TRIBES, TECHNOLOGIES, boards
from .abilities.tribe import Tribe
from .components import crates, modules, technologies, tiles
from .components import locations as sides
from .components.cards import CITIZEN_CARDS, START_CARDS, Card
from .components.crates import COPIES, CRATE_KINDS, CrateKind
from .components.locations import LOCATIONS, Location
from .components.machines import MACHINE_TILES, STANDARD_MACHINES, Machine
from .components.modules import SLOT_MODULES, Module
from .components.parts import SOURCE_LETTERS, Halves, Printed, numbers
from .components.scores import card_scored, location_described
from .components.technologies import Technology
from .components.tiles import AREA_TILES, LAKE_REWARDS, Tile, number_backs
from .components.unprinted import Unprinted
from .effects.gains import AnyBasic, Crate, Energy, EnergyBack, Gain, Points
from .effects.machines import FreeExchange
from .effects.modules import TakeModule
from .effects.tracks import AdvanceAny
from .pieces import artifacts, board, locations
from .pieces import map as geometry
from .pieces.artifacts import ARTIFACT_CARDS, CATEGORIES, LARGE, ArtifactCard, artifact_colour
from .pieces.cards import SETS, set_of
from .pieces.kinds import ARTIFACT_COLOURS, CITIZENS, COLOURS, CRYSTAL, PLACES, T2L, T2R, TERRAINS, board_number
from .pieces.map import LAKES
from .table.effect import ReviveEffect
from .table.player import RevivePlayer
from .table.steps import HIBERNATED

# Rewards of the hibernation track; the start field has none (REV-HIB-16).
HIBERNATION_REWARDS: Final[tuple[Printed, ...]] = corrected(
    "revive",
    "hibernation",
    (
        Printed("field-1", Gain(CRYSTAL, 2)),
        Printed("field-2", TakeModule()),
        Printed("field-3", Crate()),
        Printed("field-4", Energy(1)),
        Printed("field-5", Points(4, HIBERNATED)),
    ),
    globals(),
)
# Effects of the switch: the printed one (REV-SWITCH-01, REV-SWITCH-04), and those of the campaign (REV-CAMP-12).
SWITCH_EFFECTS: Final[tuple[Printed, ...]] = corrected(
    "revive",
    "switch",
    (
        Printed("switch-0", AnyBasic(1)),
        Printed("switch-1", Gain(CRYSTAL)),
        Printed("switch-2", EnergyBack()),
        Printed("switch-3", AdvanceAny()),
    ),
    globals(),
)


class Catalog:
    """`cards[n]`, `machines[n]` … are components by number, `effects[n]` effects by number."""

    def __init__(self) -> None:
        self.cards: list[Card] = [*CITIZEN_CARDS, *START_CARDS]
        self.modules: tuple[Module, ...] = SLOT_MODULES
        self.machines: tuple[Machine, ...] = MACHINE_TILES
        self.standard: tuple[ReviveEffect, ...] = tuple(machine.effect for machine in STANDARD_MACHINES)
        self.crates: list[CrateKind] = [kind for kind in CRATE_KINDS for _ in range(COPIES)]
        self.tiles: tuple[Tile, ...] = AREA_TILES
        self.backs: int = number_backs(AREA_TILES)
        self.lakes: tuple[ReviveEffect, ...] = tuple(lake.effect for lake in LAKE_REWARDS)
        self.locations: tuple[Location, ...] = LOCATIONS
        self.artifact_cards: tuple[ArtifactCard, ...] = ARTIFACT_CARDS
        self.tribes: tuple[Tribe, ...] = ALL_TRIBES
        self.abilities: list[ReviveEffect] = [ability.effect for ability in ABILITIES]
        self.technologies: tuple[Technology, ...] = TECHNOLOGIES
        self.boards: list[list[int]] = boards()
        self.skills_on: list[int] = [reduce(or_, (TECHNOLOGIES[n].skills for n in board)) for board in self.boards]
        self.exchanges: int = 0  # skills that are exchanges
        for technology in TECHNOLOGIES:
            if isinstance(technology.effect, FreeExchange):
                self.exchanges |= technology.effect.skill
        self.rewards: tuple[ReviveEffect, ...] = tuple(field.effect for field in HIBERNATION_REWARDS)
        self.switch: tuple[ReviveEffect, ...] = tuple(printed.effect for printed in SWITCH_EFFECTS)
        self.unprinted: Unprinted = Unprinted()
        self.effects: list[ReviveEffect] = []
        self.card_of: list[int] = []  # the card an effect stands on, or -1

    def link(self, effects: Sequence[Effect[Any, Any]]) -> None:
        """Called when all effects of components have numbers: numbers the other effects and fills the lookups by
        number."""
        for effect in effects:
            assert isinstance(effect, ReviveEffect)
            self.effects.append(effect)
        for unprinted in self.unprinted.all():
            unprinted.number = len(self.effects)
            self.effects.append(unprinted)
        self.card_of = [-1] * len(self.effects)
        for number, card in enumerate(self.cards):
            for half in card.halves:
                half.parts = numbers(half.effect)
                for part in trees(half.effect):
                    self.card_of[part.number] = number
        for module in self.modules:
            module.parts = numbers(module.effect)
        for kind in CRATE_KINDS:
            kind.parts = numbers(kind.effect)
        for technology in self.technologies:
            technology.parts = numbers(technology.effect)

    # -------------------------------------------------------------------------------------------- looking things up

    def technology_number(self, me: RevivePlayer, place: int) -> int:
        return self.boards[board_number(me.tribe, me.side)][place]

    def technology(self, me: RevivePlayer, place: int) -> Technology:
        return self.technologies[self.boards[board_number(me.tribe, me.side)][place]]

    def board_skills(self, me: RevivePlayer) -> int:
        """All skills that the technologies of the board can give."""
        return self.skills_on[board_number(me.tribe, me.side)]

    def ability(self, me: RevivePlayer) -> ReviveEffect:
        return self.abilities[board_number(me.tribe, me.side)]

    def ability_on(self, board: int) -> ReviveEffect:
        """The ability by the number of a board side."""
        return self.abilities[board]

    def exchange(self, me: RevivePlayer) -> Optional[FreeExchange]:
        """The exchange a technology allows at any time, once it is unlocked (REV-CRYS-06)."""
        if me.skills & self.exchanges:
            for place in (T2L, T2R):
                effect = self.technology(me, place).effect
                if isinstance(effect, FreeExchange):
                    return effect
        return None

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
            facts["slot"] = {(0, 0): "none", (1, 0): "top", (0, 1): "bottom"}[top.slot, bottom.slot]
            if number >= CITIZENS:
                facts["set"] = SETS[set_of(number)]
            sources = {"effect": RECONSTRUCTED, "symbols": SEED}
            effect: ReviveEffect = Halves(top.effect, bottom.effect)
            shown = Halves(top.shown, bottom.shown)
            yield Component("card", card.id, [number], sources, card.basis, effect, facts, description=shown)

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
        for number, standard in enumerate(STANDARD_MACHINES):
            sources = {"effect": SEED}
            yield Component("standard", standard.id, [number], sources, "REV-MACH-05..08", standard.effect)

    def _crates(self) -> Iterator[Component]:
        for number, kind in enumerate(CRATE_KINDS):
            source = SEED if kind.id == crates.PRINTED else RECONSTRUCTED
            sources = {"effect": source, "copies": RECONSTRUCTED}
            yield Component("crate", kind.id, crates.copies_of(number), sources, crates.BASIS, kind.effect)

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
        for tribe in self.tribes:
            for side, letter in enumerate(tribe.sources):
                sources = {"effect": SOURCE_LETTERS[letter], "side": RECONSTRUCTED}
                number = board_number(tribe.number, side)
                ability = ABILITIES[number]
                yield Component("board", ability.id, [number], sources, technologies.BASIS, ability.effect)
        for number, technology in enumerate(self.technologies):
            sources = {"effect": SOURCE_LETTERS[technology.source], "cost": RECONSTRUCTED, "place": RECONSTRUCTED}
            facts = {
                "place": PLACES[technology.place],
                "books": board.TECHNOLOGY_PLACES[technology.place].books,
                "points": board.TECHNOLOGY_PLACES[technology.place].points,
            }
            yield Component(
                "technology",
                technology.id,
                [number],
                sources,
                technologies.BASIS,
                technology.effect,
                facts,
                description=technologies.OnBoards(technology),
            )

    def _artifacts(self) -> Iterator[Component]:
        for number, card in enumerate(self.artifact_cards):
            facts = {ARTIFACT_COLOURS[i]: CATEGORIES[category] for i, category in enumerate(card.categories)}
            sources = {"kinds": SEED, "combination": RECONSTRUCTED}
            shown = card_scored(card)
            yield Component("artifactcard", card.id, [number], sources, artifacts.BASIS, None, facts, description=shown)
        for number, large in enumerate(LARGE):
            label: dict[str, Value] = {
                "colour": ARTIFACT_COLOURS[artifact_colour(number)],
                "players": large.players,
            }
            basis = "artifacts"
            yield Component("artifact", large.id, [number], {"label": RECONSTRUCTED}, basis, None, label)

    def _locations(self) -> Iterator[Component]:
        for number, side in enumerate(self.locations):
            facts: dict[str, Value] = {"count": locations.COUNTS[side.count], "points": side.points}
            if side.colour >= 0:
                facts["colour"] = COLOURS[side.colour]
            sources = {"count": SEED, "points": SEED if side.printed else RECONSTRUCTED, "pairing": RECONSTRUCTED}
            shown = location_described(side)
            yield Component("location", side.id, [number], sources, sides.BASIS, side.at_once, facts, description=shown)

    def _tracks(self) -> Iterator[Component]:
        for number, field in enumerate(board.REWARD_FIELDS):
            needs = {COLOURS[colour]: need for colour, need in enumerate(field.needs) if need}
            facts: dict[str, Value] = {"kind": board.FIELD_KINDS[field.kind], **needs}
            if field.colour >= 0:
                facts["colour"] = COLOURS[field.colour]
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
        """Tracks without effects."""
        rows: dict[str, dict[str, Value]] = {
            "progress-track": {
                "points": " ".join(map(str, board.PROGRESS_TRACK.points)),
                "energy": " ".join(map(str, sorted(board.PROGRESS_TRACK.energy))),
                "artifacts": " ".join(map(str, sorted(board.PROGRESS_TRACK.artifacts))),
            },
            "score-track": {
                "crates": " ".join(map(str, board.SCORE_TRACK.crates)),
                "artifacts": " ".join(map(str, board.SCORE_TRACK.artifacts)),
            },
            "machine-tracks": {"fields": board.MACHINE_TRACKS.fields},
        }
        for id, facts in rows.items():
            sources = {"kinds": SEED, "place": RECONSTRUCTED}
            yield Component("track", id, [], sources, "bonus-kinds", None, facts)
