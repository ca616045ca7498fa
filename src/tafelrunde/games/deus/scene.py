"""What the parts of the picture share: the view, the words, what is lit, and which icons the picture needs."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...draw.cards import Face
from ...draw.rows import Token
from ...kernel.game import Game, View
from ...words import Words, labels, words_of
from .components.kinds import BUILDINGS, COLOURS, RESOURCES


class Scene:
    def __init__(self, game: Game, view: View, lang: str) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        self.w: Words = words_of(game, lang)
        self.viewer: int = max(-1, view["seat"])  # whose cards are laid out to be read
        self.lit: set[str] = lit(game, view)
        self.icons: set[str] = set()

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

    def counted(self, id: str, count: Any) -> str:
        return f"{self.w.text(id)}: {count}"

    def card_name(self, number: int) -> str:
        """What is said and shown as a tooltip: name and sentence."""
        face = self.face(number)
        return f"{face.name}. {face.sentence}"

    def player_name(self, seat: int) -> str:
        return labels.thing(self.w, self.game, "player", seat, self.view)

    def region_name(self, number: int, region: dict[str, Any]) -> str:
        name = labels.thing(self.w, self.game, "region", number, self.view)
        if region["owner"] is None:
            return name
        pieces = ", ".join(self.w.text(f"building-{kind}") for kind in region["pieces"])
        return f"{name}. {self.player_name(region['owner'])}: {pieces}"


def lit(game: Game, view: View) -> set[str]:
    """The ids of the things that answer the pending question of the viewing seat."""
    pending = view.get("pending")
    if not pending or pending["seat"] != view["seat"]:
        return set()
    prompt = game.prompt(pending["prompt"])
    return {f"{prompt.of}-{code}" for code in pending.get("options", ()) if 0 <= code < prompt.extra}


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
