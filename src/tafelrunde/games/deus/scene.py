"""What the parts of the picture share: the view, the words, what is lit, and which icons the picture needs."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...draw.cards import Face
from ...draw.rows import Token
from ...kernel.game import Game, View
from ...kernel.state import Fact
from ...words import Words, labels, words_of
from .components.kinds import BUILDINGS, COLOURS, RESOURCES


class Scene:
    def __init__(self, game: Game, view: View, lang: str) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        self.w: Words = words_of(game, lang)
        called = view.get("names")  # as the people at the table call themselves, where somebody knows
        seats = range(view["players"])
        self.names: list[str] = [labels.thing(self.w, game, "player", seat, view, called) for seat in seats]
        self.viewer: int = max(-1, view["seat"])  # whose cards are laid out to be read
        self.lit: set[str] = lit(game, view)
        self.jokers: set[int | None] = {seat["joker_card"] for seat in view["seats"]}
        self.icons: set[str] = set(game.purse(view, 0))  # a page shows these beside the picture

    def use(self, name: str) -> str:
        """An icon that the picture will contain."""
        self.icons.add(name)
        return name

    def face(self, number: int) -> Face:
        face = _face(self.game, self.lang, number)
        self.icons |= face.icons()
        return face

    def seats(self) -> list[int]:
        """In turn order, the viewing seat first."""
        n = self.view["players"]
        start = max(0, self.viewer)
        return [(start + k) % n for k in range(n)]

    def text(self, id: str, **facts: Fact) -> str:
        return _text(self.w, id, tuple(facts.items()))

    def counted(self, id: str, count: Any) -> str:
        return f"{self.text(id)}: {count}"

    def card_name(self, number: int) -> str:
        """What is said and shown as a tooltip: name and sentence."""
        face = self.face(number)
        return f"{face.name}. {face.sentence}"

    def region_name(self, number: int, region: dict[str, Any]) -> str:
        id, facts = self.game.thing("region", number, self.view)
        name = self.text(id, **facts)
        if region["owner"] is None:
            return name
        pieces = ", ".join(self.text(f"building-{kind}") for kind in region["pieces"])
        return f"{name}. {self.names[region['owner']]}: {pieces}"


def lit(game: Game, view: View) -> set[str]:
    """The ids of the things that answer the pending question of the viewing seat."""
    pending = view.get("pending")
    if not pending or pending["seat"] != view["seat"]:
        return set()
    prompt = game.prompt(pending["prompt"])
    return {f"{prompt.of}-{code}" for code in pending.get("options", ()) if 0 <= code < prompt.extra}


@lru_cache(maxsize=8192)
def _text(w: Words, id: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    """A picture says the same few hundred texts again and again; making one takes longer than drawing a card."""
    return w.text(id, **dict(facts))


@lru_cache(maxsize=1024)
def _face(game: Any, lang: str, number: int) -> Face:
    """A card's face follows from the box and the language alone."""
    w = words_of(game, lang)
    made = game.box.cards[number]
    cost: list[Token] = []
    for name, count in zip((*RESOURCES, "gold"), (*made.cost, made.gold), strict=True):
        if count > 1 or (count and name == "gold"):
            cost.append(count)
        if count:
            cost.append(name)
    return Face(
        name=labels.thing(w, game, "card", number),
        colour=COLOURS[made.colour],
        glyph=BUILDINGS[made.colour],
        cost=tuple(cost),
        effect=tuple(made.effect.icons()),
        sentence=w.sentence(made.effect),
    )
