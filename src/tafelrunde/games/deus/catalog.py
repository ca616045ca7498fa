"""The catalog: cards, gods and continents, and their entries in the reference."""

from __future__ import annotations

from ...kernel.game import RECONSTRUCTED, SEED, Component
from .components.cards import DESIGNS, Card
from .components.gods import GODS, God
from .effects.scoring import EndScore
from .pieces.kinds import COLOURS, RESOURCES, TERRAINS
from .pieces.map import BASIS, FACES


class Catalog:
    """`cards[n]` is the design of the n-th of the 96 cards (DEUS-COMP-03)."""

    def __init__(self, designs: tuple[Card, ...] = DESIGNS, gods: tuple[God, ...] = GODS) -> None:
        self.designs: tuple[Card, ...] = designs
        self.cards: list[Card] = [design for design in designs for _ in range(design.copies)]
        self.gods: tuple[God, ...] = gods

    def temple(self, card: int) -> EndScore:
        effect = self.cards[card].effect
        assert isinstance(effect, EndScore)
        return effect

    def components(self) -> list[Component]:
        return [*self._cards(), *self._gods(), *self._faces()]

    def _cards(self) -> list[Component]:
        found = []
        first = 0
        for card in self.designs:
            cost = {name: n for name, n in zip((*RESOURCES, "gold"), (*card.cost, card.gold), strict=True) if n}
            numbers = range(first, first + card.copies)
            facts = {"colour": COLOURS[card.colour], **cost}
            found.append(Component("card", card.id, numbers, card.sources, card.basis, card.effect, facts))
            first += card.copies
        return found

    def _gods(self) -> list[Component]:
        basis = "DEUS-GOD-01..13"  # shown to people; components/gods.py names the rule of each god
        return [
            Component("god", god.id, [n], {"effect": SEED}, basis, god.effect, {"colour": COLOURS[n]})
            for n, god in enumerate(self.gods)
        ]

    def _faces(self) -> list[Component]:
        sources = {"arrangement": RECONSTRUCTED, "content": SEED}
        found = []
        for n, face in enumerate(FACES):
            facts = {"middle": TERRAINS[face.middle], "ring": " ".join(TERRAINS[region] for region in face.ring)}
            found.append(Component("face", face.id, [n], sources, BASIS, None, facts))
        return found
