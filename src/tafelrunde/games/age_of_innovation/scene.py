"""What the parts of the picture share: the view, the words, what is lit, and which icons the picture needs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ...draw.icons import icon
from ...draw.rows import Token, icons_in, row_width
from ...draw.rows import centred as _centred
from ...draw.svg import box, num, thing
from ...kernel.effects import All
from ...kernel.game import View
from ...kernel.state import Fact
from ...words import Words, labels, words_of
from .components.kinds import TERRAINS

if TYPE_CHECKING:
    from .game import AgeOfInnovation
    from .rules.gains import AoiEffect


class Face(NamedTuple):
    """What a tile shows: one line of tokens for each of its parts; the sentence is its tooltip."""

    name: str
    lines: tuple[tuple[Token, ...], ...]
    sentence: str


class Drawn(NamedTuple):
    """A region of the picture and the height it takes."""

    svg: str
    height: float


class Scene:
    def __init__(self, game: AgeOfInnovation, view: View, lang: str) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        self.w: Words = words_of(game, lang)
        called = view.get("names")  # as the people at the table call themselves, where somebody knows
        seats = range(view["players"])
        self.names: list[str] = [labels.thing(self.w, game, "player", seat, view, called) for seat in seats]
        self.viewer: int = max(-1, view["seat"])  # whose planning board is laid out to be used
        self.lit: set[str] = lit(game, view)
        self.icons: set[str] = set(game.purse(view, 0))  # a page shows these beside the picture

    def seats(self) -> list[int]:
        """In turn order around the table, the viewing seat first."""
        n = self.view["players"]
        start = max(0, self.viewer)
        return [(start + k) % n for k in range(n)]

    def text(self, id: str, **facts: Fact) -> str:
        return _text(self.w, id, tuple(facts.items()))

    def named(self, kind: str, number: int) -> str:
        id, facts = self.game.thing(kind, number, self.view)
        return _text(self.w, id, tuple(facts.items()))

    def terrain(self, number: int) -> str:
        return self.text(f"terrain-{TERRAINS[number]}")

    def face(self, kind: str, number: int) -> Face:
        face = _face(self.game, self.lang, kind, number)
        for line in face.lines:
            self.icons |= icons_in(line)
        return face

    def tokens(self, effect: AoiEffect) -> tuple[Token, ...]:
        """An effect as a row that the picture will contain."""
        return self.using(effect.icons())

    def using(self, tokens: Sequence[Token]) -> tuple[Token, ...]:
        self.icons |= icons_in(tokens)
        return tuple(tokens)

    def icon(self, name: str, x: float, y: float, size: float, said: str = "", colour: str = "") -> str:
        self.icons.add(name)
        return icon(name, x, y, size, said, colour)

    def thing(self, id: str, name: str, *children: str, class_: str = "", style: str = "") -> str:
        """Something of the table; it is lit if it answers the pending question."""
        return thing(id, name, *children, class_=class_, lit=id in self.lit, style=style)

    def light(self, id: str, x: float, y: float, w: float, h: float, radius: float = 6) -> str:
        """The edge and the ring of a tile that can be chosen."""
        if id not in self.lit:
            return ""
        ring = f'<circle class="ring" cx="{num(x + w - 5)}" cy="{num(y + 1)}" r="{num(min(5.0, h * 0.2))}"/>'
        return box(x, y, w, h, "lit", radius) + ring


@lru_cache(maxsize=8192)
def centred(tokens: tuple[Token, ...], x: float, y: float, size: float, room: float) -> str:
    """A row in the middle of the room that begins at x; a picture has hundreds, and most are as they were before."""
    return _centred(tokens, x, y, size, room)


@lru_cache(maxsize=1024)
def packed(lines: tuple[tuple[Token, ...], ...], w: float, h: float) -> str:
    """Lines in one or two rows, whichever lets them be larger; each row in the middle of its room."""
    best: tuple[float, list[tuple[tuple[Token, ...], ...]]] = (0, [])
    for first in range(len(lines)):
        rows = [row for row in (lines[:first], lines[first:]) if row]
        size = min([15.0, h / len(rows) - 1.5, *(15 * w / _room(row, 15) for row in rows)])
        if size > best[0]:
            best = size, rows
    size, rows = best
    drawn: list[str] = []
    for i, row in enumerate(rows):
        left = (w - _room(row, size)) / 2
        for line in row:
            wide = row_width(line, size)
            drawn.append(_centred(line, left, (i + 0.5) * h / len(rows) - size / 2, size, wide))
            left += wide + 0.8 * size
    return "".join(drawn)


def _room(row: tuple[tuple[Token, ...], ...], size: float) -> float:
    return sum(row_width(line, size) for line in row) + 0.8 * size * (len(row) - 1)


def lit(game: AgeOfInnovation, view: View) -> set[str]:
    """The ids of the things that answer the pending question of the viewing seat."""
    pending = view.get("pending")
    if not pending or pending["seat"] != view["seat"]:
        return set()
    prompt = game.prompt(pending["prompt"])
    return {f"{prompt.of}-{code}" for code in pending.get("options", ()) if 0 <= code < prompt.extra}


@lru_cache(maxsize=8192)
def _text(w: Words, id: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    """A picture says the same few hundred texts again and again; making one takes longer than drawing a tile."""
    return w.text(id, **dict(facts))


@lru_cache(maxsize=512)
def _face(game: AgeOfInnovation, lang: str, kind: str, number: int) -> Face:
    """A tile's face follows from the box and the language alone."""
    w = words_of(game, lang)
    effect: Any = effect_of(game, kind, number)
    parts = effect.parts() if isinstance(effect, All) else (effect,)
    return Face(
        name=labels.thing(w, game, kind, number),
        lines=tuple(tuple(part.icons()) for part in parts),
        sentence=w.sentence(effect),
    )


@lru_cache(maxsize=512)
def effect_of(game: AgeOfInnovation, kind: str, number: int) -> Any:
    return next(c.effect for c in game.components if c.kind == kind and number in c.numbers)
