"""The box: boards, cards, tiles and mats together, with what the reference says of them."""

from __future__ import annotations

from ....kernel.effects import All
from ....kernel.game import PUBLIC, RECONSTRUCTED, SEED, Component, Value
from ....kernel.hexes import mask
from ..rules.gains import TapestryEffect
from . import capitals, civilizations, income, landmarks, tapestry, tech, tiles, tracks
from .kinds import BUILDINGS, TIER, TIER_NAMES, TRACKS


class Box:
    """`cards[n]` is the design of the n-th of the 50 tapestry cards, `design_of[n]` its number."""

    __slots__ = (
        "capitals", "cards", "civilizations", "design_of", "designs", "renaissance", "revised", "space_tiles", "spaces",
        "techs", "tiles", "traps",
    )  # fmt: skip

    def __init__(self) -> None:
        self.designs: tuple[tapestry.TapestryCard, ...] = tapestry.TAPESTRY_CARDS
        self.design_of: list[int] = [n for n, design in enumerate(self.designs) for _ in range(design.copies)]
        self.cards: list[tapestry.TapestryCard] = [self.designs[n] for n in self.design_of]
        self.traps: int = mask([n for n, card in enumerate(self.cards) if card.id == tapestry.TRAP])
        self.renaissance: int = next(n for n, card in enumerate(self.cards) if card.id == tapestry.RENAISSANCE)
        self.techs: tuple[tech.TechCard, ...] = tech.TECH_CARDS
        self.tiles: tuple[tiles.TerritoryTile, ...] = tiles.TERRITORY_TILES
        self.space_tiles: tuple[TapestryEffect, ...] = tiles.SPACE_TILES
        self.spaces: tuple[tuple[tracks.Space, ...], ...] = tracks.SPACES
        self.capitals: tuple[capitals.Capital, ...] = capitals.CAPITALS
        self.civilizations: tuple[civilizations.Civilization, ...] = civilizations.CIVILIZATIONS
        self.revised: tuple[civilizations.Civilization, ...] = civilizations.REVISED

    def components(self) -> list[Component]:
        return [
            *self._spaces(), *self._cards(), *self._techs(), *self._tiles(), *self._civilizations(), *self._landmarks(),
            *self._mats(),
        ]  # fmt: skip

    def _spaces(self) -> list[Component]:
        sources = {"benefit": SEED, "name": PUBLIC}
        found = []
        for track, spaces in enumerate(self.spaces):
            for n, space in enumerate(spaces, 1):
                facts: dict[str, Value] = {"track": TRACKS[track], "tier": TIER_NAMES[TIER[n]]}
                found.append(Component("space", space.id, [13 * track + n], sources, tracks.BASIS, space.effect, facts))
        return found

    def _cards(self) -> list[Component]:
        found = []
        first = 0
        for card in self.designs:
            numbers = range(first, first + card.copies)
            facts: dict[str, Value] = {"kind": "this-era" if card.this_era else "when-played"}
            found.append(Component("card", card.id, numbers, {"effect": PUBLIC}, tapestry.BASIS, card.effect, facts))
            first += card.copies
        return found

    def _techs(self) -> list[Component]:
        sources = {"effect": SEED, "prerequisite": PUBLIC}
        return [
            Component(
                "tech",
                card.id,
                [n],
                sources,
                tech.BASIS,
                card.effect,
                {"needs": "-".join(map(str, card.needs.facts().values()))},
            )
            for n, card in enumerate(self.techs)
        ]

    def _tiles(self) -> list[Component]:
        found = [
            Component("tile", f"{n + 1}", [n], {"tile": PUBLIC}, tiles.BASIS, tile.effect, {"corners": tile.letters})
            for n, tile in enumerate(self.tiles)
        ]
        found += [
            Component("space-tile", f"{n + 1}", [n], {"tile": PUBLIC}, tiles.BASIS, effect)
            for n, effect in enumerate(self.space_tiles)
        ]
        return found

    def _civilizations(self) -> list[Component]:
        found = []
        for n, civ in enumerate(self.civilizations):
            effects = [mat.effect for mat in (civ, self.revised[n]) if mat.effect is not None]
            both: TapestryEffect = All(*effects)
            found.append(
                Component("civilization", civ.id, [n], {"mat": PUBLIC}, civilizations.BASIS, both if effects else None)
            )
        return found

    def _landmarks(self) -> list[Component]:
        sources = {"shape": PUBLIC, "height": RECONSTRUCTED}
        return [
            Component(
                "landmark", landmark.id, [n], sources, landmarks.BASIS, None,
                {"shape": " ".join(landmark.shape), "height": landmark.height},
            )
            for n, landmark in enumerate(landmarks.LANDMARKS)
        ]  # fmt: skip

    def _mats(self) -> list[Component]:
        found = [
            Component("capital", capital.id, [n], {"grid": PUBLIC}, capitals.BASIS, None, {"grid": capital.impassable})
            for n, capital in enumerate(self.capitals)
        ]
        found += [
            Component(
                "income-track", BUILDINGS[kind], [kind], {"track": PUBLIC}, income.BASIS, None,
                {"innovations": " ".join(names), "scores": " ".join(map(str, income.SCORES[kind]))},
            )
            for kind, names in enumerate(income.INNOVATIONS)
        ]  # fmt: skip
        return found
