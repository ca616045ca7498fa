"""The catalog: boards, cards, tiles and mats (TAP-COMP-09), and their entries in the reference.

Components of the expansions come after those of the base game, in a fixed order, so numbers stay the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...kernel.game import PUBLIC, RECONSTRUCTED, SEED, Component, Value
from ...kernel.hexes import mask
from .abilities import mats as base_mats
from .automa.civilizations import AUTOMA_CIVILIZATIONS, AutomaCivilization
from .automa.hooks import HOOKS as BOT_HOOKS
from .components import automa, civilizations, tapestry, tech, tiles, tracks
from .effects.city import CityRules, LandmarkShape
from .effects.lasting.advances import WheneverAdvance
from .expansions.arts_architecture import capitals as advanced_capitals
from .expansions.arts_architecture import cards as arts_architecture
from .expansions.arts_architecture import masterpiece_cards as masterpieces
from .expansions.arts_architecture import track as arts_track
from .expansions.arts_architecture.abilities import mats as arts_mats
from .expansions.arts_architecture.expansion import EXPANSION as ARTS_AND_ARCHITECTURE
from .expansions.fantasies_futures import capitals as fantasy_capitals
from .expansions.fantasies_futures import techs as fantasies_futures
from .expansions.fantasies_futures.abilities import mats as fantasy_mats
from .expansions.fantasies_futures.expansion import EXPANSION as FANTASIES_FUTURES
from .expansions.landmark_cards import LandmarkCard
from .expansions.plans_ploys import cards as plans_ploys
from .expansions.plans_ploys.abilities import mats as ploy_mats
from .expansions.plans_ploys.expansion import EXPANSION as PLANS_PLOYS
from .pieces import capitals, income, inspiration, landmarks
from .pieces.kinds import ALL_TRACKS, ARTS, ARTS_ARCHITECTURE, BASE, EXPANSIONS, TIER, TIER_NAMES
from .pieces.tracks import space_code
from .rules.replies import WINDOWS
from .table.effect import TapestryEffect
from .table.moments import Moments, moments_of
from .table.supply import Supply

SYMBOL: Final = "arts"  # on cards that may be redrawn without the arts track (TAP-COMP-19)

EXPANSION_MODULES = (plans_ploys, arts_architecture, fantasies_futures)
EXPANSION_MATS = (ploy_mats, arts_mats, fantasy_mats)
EXPANSION_HOOKS = (PLANS_PLOYS, ARTS_AND_ARCHITECTURE, FANTASIES_FUTURES)


class Catalog:
    """`cards[n]` is the design of the n-th tapestry card, `design_of[n]` its number. `replies[w]` has the reaction cards
    for a window, `advance_rewards[t]` the space tiles that score advances on a track."""

    def __init__(self) -> None:
        self.designs: tuple[tapestry.TapestryCard, ...] = tapestry.TAPESTRY_CARDS
        self.techs: tuple[tech.TechCard, ...] = tech.TECH_CARDS
        self.tiles: tuple[tiles.TerritoryTile, ...] = tiles.TERRITORY_TILES
        self.space_tiles: tuple[TapestryEffect, ...] = tuple(tile.effect for tile in tiles.SPACE_TILES)
        self.space_expansions: list[int] = [BASE] * len(tiles.SPACE_TILES)
        self.space_sources: list[str] = [PUBLIC] * len(tiles.SPACE_TILES)
        self.civilizations: tuple[civilizations.Civilization, ...] = base_mats.CIVILIZATIONS
        self.revised: tuple[civilizations.Civilization, ...] = base_mats.REVISED
        for mats in EXPANSION_MATS:
            self.civilizations += mats.CIVILIZATIONS
            self.revised += mats.REVISED
        self.landmark_cards: tuple[LandmarkCard, ...] = ()
        for module in EXPANSION_MODULES:
            self.designs += module.TAPESTRY_CARDS
            self.techs += module.TECH_CARDS
            self.space_tiles += tuple(tile.effect for tile in module.SPACE_TILES)
            self.space_expansions += [module.EXPANSION] * len(module.SPACE_TILES)
            self.space_sources += [RECONSTRUCTED] * len(module.SPACE_TILES)
            self.landmark_cards += module.LANDMARK_CARDS
        self.masterpieces: tuple[masterpieces.Masterpiece, ...] = masterpieces.MASTERPIECES
        self.landmarks: tuple[landmarks.Landmark, ...] = landmarks.LANDMARKS
        self.spaces: tuple[tuple[tracks.Space, ...], ...] = (*tracks.SPACES, arts_track.ARTS_SPACES)
        self.capitals: tuple[capitals.Capital, ...] = (
            *capitals.CAPITALS, *advanced_capitals.ARTS_CAPITALS, *fantasy_capitals.FANTASY_CAPITALS,
        )  # fmt: skip
        self.city_rules: dict[int, CityRules] = {  # of the advanced ones
            n: CityRules(capital) for n, capital in enumerate(self.capitals) if capital.expansion != BASE
        }
        self.design_of: list[int] = [n for n, design in enumerate(self.designs) for _ in range(design.copies)]
        self.cards: list[tapestry.TapestryCard] = [self.designs[n] for n in self.design_of]
        self.renaissance: int = next(n for n, card in enumerate(self.cards) if card.id == tapestry.RENAISSANCE)
        self.replies: list[int] = [
            mask([n for n, card in enumerate(self.cards) if card.reply is not None and card.reply.window == window])
            for window in range(len(WINDOWS))
        ]
        self.advance_rewards: list[list[tuple[int, WheneverAdvance]]] = [
            [
                (n, tile)
                for n, tile in enumerate(self.space_tiles)
                if isinstance(tile, WheneverAdvance) and tile.track == track
            ]
            for track in range(len(ALL_TRACKS))
        ]
        self.automa_cards: tuple[automa.DecisionCard, ...] = automa.DECISION_CARDS
        self.automa_mats: tuple[automa.AutomaMat, ...] = automa.AUTOMA_MATS
        self.automa_levels: tuple[automa.AutomaLevel, ...] = automa.AUTOMA_LEVELS
        self.automa_civs: tuple[AutomaCivilization, ...] = AUTOMA_CIVILIZATIONS
        # The level of each chart, from 0.
        self.chart_levels: list[int] = [number % automa.LEVELS for number in range(len(self.automa_levels))]
        self._supplies: dict[tuple[int, bool, bool], Supply] = {}
        self._moments: dict[tuple[int, bool, bool], Moments] = {}
        self.by_expansion: dict[int, list[Component]] = {  # the components of each expansion
            expansion: self._components(expansion) for expansion in (BASE, *EXPANSIONS.values())
        }
        # Those of the Automa come after all others, so effects keep their numbers.
        self.automa_by_expansion: dict[int, list[Component]] = {
            expansion: [*self._automa(expansion)] for expansion in self.by_expansion
        }

    def supply(self, expansions: int, only_known: bool, against_automa: bool = False) -> Supply:
        """The components in play, put together once for each choice of expansions."""
        key = expansions, only_known, against_automa
        if key not in self._supplies:
            self._supplies[key] = Supply(self, expansions, only_known, against_automa)
        return self._supplies[key]

    def moments(self, expansions: int, revised: bool, bots: bool) -> Moments:
        """The hooks in play, made once for each edition and choice of expansions, with those of the bots or without."""
        key = expansions, revised, bots
        if key not in self._moments:
            mats = self.revised if revised else self.civilizations
            hooks = [each for each in EXPANSION_HOOKS if each.expansion & expansions]
            self._moments[key] = moments_of(mats, [BOT_HOOKS, *hooks] if bots else hooks, self.designs)
        return self._moments[key]

    def automa_level(self, level: int, expansions: int) -> automa.AutomaLevel:
        """The chart of a level, from 1."""
        return self.automa_levels[automa.level_number(level, expansions & ARTS_ARCHITECTURE > 0)]

    # -------------------------------------------------------------------------------------------- the reference

    def components(self, expansions: int) -> list[Component]:
        return [
            component
            for groups in (self.by_expansion, self.automa_by_expansion)
            for expansion, brought in groups.items()
            if expansion == BASE or expansion & expansions
            for component in brought
        ]

    def _components(self, expansion: int) -> list[Component]:
        found = [*self._spaces()] if expansion == BASE else []
        found += [*self._cards(expansion), *self._techs(expansion)]
        if expansion == BASE:
            found += self._tiles()
        found += [*self._space_tiles(expansion), *self._civilizations(expansion), *self._landmarks(expansion)]
        found += self._landmark_cards(expansion)
        if expansion == ARTS_ARCHITECTURE:
            found += self._arts()
        found += self._mats() if expansion == BASE else self._advanced(expansion)
        return found

    def _spaces(self) -> Iterable[Component]:
        sources = {"benefit": SEED, "name": PUBLIC}
        for track, spaces in enumerate(tracks.SPACES):
            for n, space in enumerate(spaces, 1):
                facts: dict[str, Value] = {"track": ALL_TRACKS[track], "tier": TIER_NAMES[TIER[n]]}
                place = [space_code(track, n)]
                yield Component("space", space.id, place, sources, tracks.BASIS, space.effect, facts, copies=0)

    def _cards(self, expansion: int) -> Iterable[Component]:
        first = 0
        for card in self.designs:
            numbers = range(first, first + card.copies)
            first += card.copies
            if card.expansion == expansion:
                facts: dict[str, Value] = {"kind": card_kind(card), "symbol": SYMBOL if card.arts else ""}
                # Recorded games know the trap of the base game without its reply, so only the description has it.
                effect = card.effect if expansion == BASE else card.whole
                yield Component(
                    "card", card.id, numbers, {"effect": card.source}, card.basis, effect, facts, description=card.whole
                )

    def _techs(self, expansion: int) -> Iterable[Component]:
        for n, card in enumerate(self.techs):
            if card.expansion == expansion:
                needs = "-".join(map(str, card.needs.facts().values())) or card.needs.key
                facts: dict[str, Value] = {"needs": needs, "symbol": SYMBOL if card.arts else ""}
                yield Component(
                    "tech", card.id, [n], card.sources, card.basis, card.effect, facts, description=card.text
                )

    def _tiles(self) -> Iterable[Component]:
        for n, tile in enumerate(self.tiles):
            facts: dict[str, Value] = {"corners": tile.letters}
            yield Component("tile", f"{n + 1}", [n], {"tile": PUBLIC}, tiles.BASIS, tile.effect, facts)

    def _space_tiles(self, expansion: int) -> Iterable[Component]:
        basis = tiles.BASIS if expansion == BASE else plans_ploys.SPACE_BASIS
        for n, effect in enumerate(self.space_tiles):
            if self.space_expansions[n] == expansion:
                yield Component("space-tile", f"{n + 1}", [n], {"tile": self.space_sources[n]}, basis, effect)

    def _civilizations(self, expansion: int) -> Iterable[Component]:
        for n, civ in enumerate(self.civilizations):
            if civ.expansion != expansion:
                continue
            both = civilizations.BothMats(civ, self.revised[n])
            yield Component("civilization", civ.id, [n], {"mat": PUBLIC}, civilizations.BASIS, both)

    def _landmarks(self, expansion: int) -> Iterable[Component]:
        for n, landmark in enumerate(self.landmarks):
            if landmark.expansion == expansion:
                known = expansion == BASE or n in landmarks.PICTURED
                sources = {"shape": PUBLIC if known else RECONSTRUCTED, "height": RECONSTRUCTED}
                basis = landmarks.BASIS if expansion == BASE else landmarks.EXPANSION_BASIS
                if n in landmarks.PICTURED:
                    basis = landmarks.PICTURED_BASIS
                facts: dict[str, Value] = {"shape": " ".join(landmark.shape), "height": landmark.height}
                shape = LandmarkShape(n, landmark)
                yield Component("landmark", landmark.id, [n], sources, basis, None, facts, description=shape)

    def _landmark_cards(self, expansion: int) -> Iterable[Component]:
        for n, card in enumerate(self.landmark_cards):
            if card.expansion == expansion:
                sources = {"condition": card.condition_source, "landmark": card.source}
                yield Component("landmark-card", card.id, [n], sources, card.basis, card.effect)

    def _mats(self) -> Iterable[Component]:
        for n, capital in enumerate(capitals.CAPITALS):
            grid: dict[str, Value] = {"grid": capital.impassable}
            rules = CityRules(capital)
            yield Component("capital", capital.id, [n], {"grid": PUBLIC}, capitals.BASIS, None, grid, description=rules)
        for kind, track in enumerate(income.INCOME_TRACKS):
            facts: dict[str, Value] = {
                "innovations": " ".join(income.INNOVATIONS[kind]),
                "scores": scores_in_words(track.scores),
            }
            yield Component("income-track", track.id, [kind], {"track": PUBLIC}, income.BASIS, None, facts)

    def _arts(self) -> Iterable[Component]:
        """The arts track, masterpieces and inspiration tiles."""
        for n, space in enumerate(arts_track.ARTS_SPACES, 1):
            facts: dict[str, Value] = {"track": ALL_TRACKS[ARTS], "tier": TIER_NAMES[TIER[n]]}
            place, basis = [space_code(ARTS, n)], arts_track.BASIS
            yield Component("space", space.id, place, arts_track.SOURCES, basis, space.effect, facts, copies=0)
        for n, card in enumerate(self.masterpieces):
            facts = {"once": 1 if card.once else ""}
            yield Component(
                "masterpiece", f"{n + 1}", [n], masterpieces.SOURCES, masterpieces.BASIS, card.effect, facts
            )
        for kind, tile in enumerate(inspiration.INSPIRATIONS):
            facts = {"scores": scores_in_words(tile.scores)}
            yield Component("inspiration", tile.id, [kind], {"tile": RECONSTRUCTED}, inspiration.BASIS, None, facts)

    def _automa(self, expansion: int) -> Iterable[Component]:
        """Cards, mats, levels and civilizations of the Automa."""
        if expansion == BASE:
            yield from (card.component(number) for number, card in enumerate(self.automa_cards))
            yield from (mat.component(number) for number, mat in enumerate(self.automa_mats))
        yield from (level.component(n) for n, level in enumerate(self.automa_levels) if level.expansion == expansion)
        yield from (civ.component(n) for n, civ in enumerate(self.automa_civs) if civ.expansion == expansion)

    def _advanced(self, expansion: int) -> Iterable[Component]:
        """Advanced capitals."""
        for n, capital in enumerate(self.capitals):
            if capital.expansion == expansion:
                facts: dict[str, Value] = {"grid": capital.impassable}
                sources = {"grid": capital.source}
                yield Component("capital", capital.id, [n], sources, capital.basis, self.city_rules[n], facts)


def card_kind(card: tapestry.TapestryCard) -> str:
    return "continuous" if card.continuous else "this-era" if card.this_era else "when-played"


def scores_in_words(scores: tuple[int, ...]) -> str:
    symbols = {income.NOTHING: "none", income.PER_TECH: "per-tech"}
    symbols |= {income.PER_LINE: "per-line", income.PER_CONTROLLED: "per-territory"}
    return " ".join(symbols.get(score) or str(score) for score in scores)
