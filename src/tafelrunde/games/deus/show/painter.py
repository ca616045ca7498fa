"""The painter of Deus: faces of cards and names of regions, for all parts of the picture."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple, Optional

from ....draw.lettering import capitalized
from ....draw.rows import Token
from ....draw.sheets import definitions_of
from ....words import labels, words_of
from ... import painter
from ...conventional_game import ConventionalGame
from ..catalog import Catalog
from ..pieces.kinds import BUILDINGS, COLOURS, PURPLE, RESOURCES

PILES: Final = ("temple", "deck", "discard")
GROUND: Final = "deus-scene"  # of the scene of a design that the sheet does not have


class Face(NamedTuple):
    """What a card shows: its name, on the card and in a column; its colour; the goods and the gold that it costs; its
    effect as icons and in words; and its scene, or the icon that stands on the ground instead."""

    name: str
    title: str
    short: str
    colour: int
    cost: tuple[str, ...]
    gold: int
    effect: tuple[Token, ...]
    sentence: str
    scene: str
    motif: str

    @property
    def kind(self) -> str:
        """The class of its colours in the sheet."""
        return f"k{self.colour}"

    @property
    def building(self) -> str:
        return BUILDINGS[self.colour]


class Painter(painter.Painter):
    game: ConventionalGame[Catalog]

    @property
    def jokers(self) -> set[int | None]:
        return {seat["joker_card"] for seat in self.view["seats"]}

    def face(self, number: int) -> Face:
        return _face(self.game, self.lang, number)

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
    """Icons and sentence come from the same effect, so they mean the same (DEUS-COMP-13). A card's face depends only on
    catalog and language."""
    w = words_of(game, lang)
    design = game.catalog.cards[number]
    name = labels.thing(w, game, "card", number)
    effect = tuple(design.effect.icons())
    title, _, variant = name.partition(" (")
    own = f"short-{design.id}"
    temple = design.colour == PURPLE and variant
    scene = f"deus-scene-{design.id}"
    return Face(
        name=name,
        title=name if temple else title,
        short=w.text(own) if w.has(own) else capitalized(variant.rstrip(")")) if temple else title,
        colour=design.colour,
        cost=tuple(goods for goods, count in zip(RESOURCES, design.cost, strict=True) for _ in range(count)),
        gold=design.gold,
        effect=effect,
        sentence=w.sentence(design.effect),
        scene=scene if scene in definitions_of(game) else GROUND,
        motif=chief_icon(effect) or BUILDINGS[design.colour],
    )


SIGNS: Final = frozenset({"per", "steal", "move", "activate"})


def chief_icon(effect: tuple[Token, ...]) -> Optional[str]:
    """The icon that says best what a card is about: what it counts, or what it gives."""
    icons = [token for token in effect if isinstance(token, str) and token[0].islower()]
    if "per" in icons and icons[-1] not in SIGNS:
        return icons[icons.index("per") + 1]
    if "→" in effect:
        after = effect[effect.index("→") + 1 :]
        return next((token for token in after if isinstance(token, str) and token[0].islower()), None)
    if icons and icons[0] in SIGNS:
        return icons[0]
    return icons[-1] if icons else None


assert len(COLOURS) == len(BUILDINGS)
