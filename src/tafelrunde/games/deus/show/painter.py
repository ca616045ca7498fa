"""The painter of Deus: faces of cards and names of regions, for all parts of the picture."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from ....draw.cards import Face
from ....draw.rows import Token
from ....words import labels, words_of
from ... import painter
from ...conventional_game import ConventionalGame
from ..catalog import Catalog
from ..pieces.kinds import BUILDINGS, COLOURS, PURPLE, RESOURCES

PILES: Final = ("temple", "deck", "discard")


class Painter(painter.Painter):
    game: ConventionalGame[Catalog]

    @property
    def jokers(self) -> set[int | None]:
        return {seat["joker_card"] for seat in self.view["seats"]}

    def face(self, number: int) -> Face:
        face = _face(self.game, self.lang, number)
        self.icons |= face.icons()
        return face

    def amounts(self, amounts: Mapping[str, int]) -> str:
        """The non-zero amounts in words."""
        label = [self.text("amount", what=what, amount=amount) for what, amount in amounts.items() if amount]
        return self.w.join("join-things", label) if label else self.text("nothing")

    def counted(self, id: str, count: Any) -> str:
        return f"{self.text(id)}: {count}"

    def card_name(self, number: int) -> str:
        """The accessible name and tooltip of a card: name and sentence."""
        face = self.face(number)
        return f"{face.name}. {face.sentence}"

    def god_name(self, colour: int) -> str:
        """The god of a top card of this colour; for a temple Jupiter, who stands for any god."""
        return self.text("god-jupiter") if colour == PURPLE else self.named("god", colour)

    def region_name(self, number: int, region: dict[str, Any]) -> str:
        name = self.named("region", number)
        if region["owner"] is None:
            return name
        pieces = ", ".join(self.text(f"building-{kind}") for kind in region["pieces"])
        return f"{name}. {self.names[region['owner']]}: {pieces}"


@lru_cache(maxsize=1024)
def _face(game: Any, lang: str, number: int) -> Face:
    """Type, cost, name and effect; icons and sentence come from the same effect, so they mean the same (DEUS-COMP-13).
    A card's face depends only on catalog and language."""
    w = words_of(game, lang)
    design = game.catalog.cards[number]
    cost: list[Token] = []
    for name, count in zip((*RESOURCES, "gold"), (*design.cost, design.gold), strict=True):
        if count > 1 or (count and name == "gold"):
            cost.append(count)
        if count:
            cost.append(name)
    return Face(
        name=labels.thing(w, game, "card", number),
        colour=COLOURS[design.colour],
        glyph=BUILDINGS[design.colour],
        cost=tuple(cost),
        effect=tuple(design.effect.icons()),
        sentence=w.sentence(design.effect),
    )
