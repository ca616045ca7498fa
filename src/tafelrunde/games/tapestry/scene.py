"""What the parts of the picture share: the view, the words, what is lit, and which icons the picture needs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, Optional

from ...draw.icons import icon
from ...draw.lettering import fit, width, wrap
from ...draw.rows import Token, icons_in, row_width
from ...draw.rows import centred as _centred
from ...draw.svg import box, num, text, thing
from ...kernel.effects import Phrase
from ...kernel.game import View
from ...kernel.state import Fact
from ...words import Words, labels, words_of

if TYPE_CHECKING:
    from .game import Tapestry


class Drawn(NamedTuple):
    """A region of the picture and the height it takes."""

    svg: str
    height: float


class Scene:
    def __init__(self, game: Tapestry, view: View, lang: str) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        self.w: Words = words_of(game, lang)
        called = view.get("names")  # as the people at the table call themselves, where somebody knows
        seats = range(view["players"])
        self.names: list[str] = [labels.thing(self.w, game, "player", seat, view, called) for seat in seats]
        self.viewer: int = max(-1, view["seat"])  # who looks, or -1
        self.asked: str = ""  # the pending question of the viewing seat ...
        self.about: int = -1
        self.options: list[int] = []  # ... and its answers
        self.lit: set[str] = set()
        self.icons: set[str] = set(game.purse(view, 0))  # a page shows these beside the picture
        self._look_at(view.get("pending"))

    def _look_at(self, pending: Optional[dict[str, Any]]) -> None:
        if pending and pending["seat"] == self.view["seat"]:
            prompt = self.game.prompt(pending["prompt"])
            self.asked = prompt.name
            self.about = pending["about"]
            self.options = [code for code in pending.get("options", ()) if 0 <= code < prompt.extra]
            self.lit = {f"{prompt.of}-{code}" for code in self.options}

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

    def sentence(self, effect: Phrase) -> str:
        return _sentence(self.w, effect)

    def using(self, tokens: Sequence[Token]) -> tuple[Token, ...]:
        """A row that the picture will contain."""
        self.icons |= icons_in(tokens)
        return tuple(tokens)

    def row(self, tokens: Sequence[Token], x: float, y: float, size: float, room: float) -> str:
        """A row in the middle of the room that begins at x."""
        return centred(self.using(tokens), x, y, size, room)

    def packed(self, tokens: Sequence[Token], x: float, y: float, w: float, h: float, most: float) -> str:
        return packed(self.using(tokens), x, y, w, h, most)

    def icon(self, name: str, x: float, y: float, size: float, said: str = "", colour: str = "") -> str:
        self.icons.add(name)
        return icon(name, x, y, size, said, colour)

    def thing(self, id: str, name: str, *children: str, class_: str = "", style: str = "") -> str:
        """Something of the table; it is lit if it answers the pending question."""
        return thing(id, name, *children, class_=class_, lit=id in self.lit, style=style)

    def light(self, id: str, x: float, y: float, w: float, h: float, radius: float = 6) -> str:
        """The edge and the ring of something that can be chosen."""
        if id not in self.lit:
            return ""
        ring = f'<circle class="ring" cx="{num(x + w - 5)}" cy="{num(y + 1)}" r="{num(min(5.0, h * 0.2))}"/>'
        return box(x, y, w, h, "lit", radius) + ring

    def counted(self, name: str, count: int, x: float, y: float, size: float = 16) -> str:
        """An icon with how many there are of it."""
        return self.icon(name, x, y, size, self.text(f"icon-{name}")) + text(
            x + size + 3, y + size * 0.78, str(count), "b", size * 0.78
        )


def once(tokens: Sequence[Token]) -> list[Token]:
    """A 1 before a thing goes without saying, except of plain points."""
    found: list[Token] = []
    for place, token in enumerate(tokens):
        after, beyond = [*tokens[place + 1 : place + 3], "", ""][:2]
        if token != 1 or (after == "vp" and beyond != "per"):
            found.append(token)
    return found


@lru_cache(maxsize=2048)
def packed(tokens: tuple[Token, ...], x: float, y: float, w: float, h: float, most: float) -> str:
    """A row in the middle of a room, or two where that lets it be larger."""
    best: tuple[float, list[tuple[Token, ...]]] = (0.0, [])
    cuts = [n for n, token in enumerate(tokens) if token in ("+", "/")]
    for rows in ([tokens], *([tokens[:n], tokens[n + (tokens[n] == "+") :]] for n in cuts)):
        size = min(most, h / len(rows) - 1, *(most * w / row_width(row, most) for row in rows))
        if size > best[0] + 0.4:
            best = size, rows
    size, rows = best
    each = min(size + 2.5, h / len(rows))
    top = y + (h - each * len(rows)) / 2
    return "".join(centred(row, x, top + i * each + (each - size) / 2, size, w) for i, row in enumerate(rows))


@lru_cache(maxsize=8192)
def centred(tokens: tuple[Token, ...], x: float, y: float, size: float, room: float) -> str:
    """A picture has hundreds of rows, and most are as they were before."""
    return _centred(tokens, x, y, size, room)


@lru_cache(maxsize=8192)
def letters(words: str, room: float, most: float, bold: bool = True, least: float = 6.5) -> float:
    """The largest letters in which a name fits into its line."""
    return max(least, min(most, 0.99 * most * room / max(1.0, width(words, most, bold))))


@lru_cache(maxsize=4096)
def name_lines(name: str, room: float, most: float) -> tuple[tuple[str, ...], float]:
    """A name in one line if it fits, else in two, and the size of its letters."""
    size = most
    if width(name, size) <= room:
        return (name,), size
    while size > 6.5 and (max(width(word, size) for word in name.split()) > room or len(wrap(name, room, size, 9)) > 2):
        size -= 0.25
    return wrap(name, room, size, 2), size


def titled(words: str) -> str:
    """With a capital, where words that stand in sentences stand alone."""
    return words[:1].upper() + words[1:]


def heading(scene: Scene, id: str, x: float, y: float, w: float) -> str:
    words = scene.text(id)
    size = letters(words, w - 4, 12.5)
    return text(x + 2, y + 14, fit(words, w - 4, size, True), "b serif", size)


@lru_cache(maxsize=8192)
def _text(w: Words, id: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    """A picture says the same few hundred texts again and again; making one takes longer than drawing a tile."""
    return w.text(id, **dict(facts))


@lru_cache(maxsize=2048)
def _sentence(w: Words, effect: Phrase) -> str:
    return w.sentence(effect)
