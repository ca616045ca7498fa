"""What the parts of the picture share: the view, the words, what is lit, and which icons the picture needs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ...draw.icons import icon
from ...draw.palette import SEATS, paint
from ...draw.rows import Token, icons_in
from ...draw.rows import centred as _centred
from ...draw.svg import box, escape, num, text, thing
from ...kernel.game import View
from ...kernel.state import Fact
from ...words import Words, labels, words_of
from .components import locations
from .components.kinds import COLOURS, TRIBES
from .components.parts import Together

if TYPE_CHECKING:
    from .game import Revive
    from .rules.gains import ReviveEffect

Row = tuple[Token, ...]

PAINTS: Final = ("stone", "green", "yellow", "leaf")  # of grey, green and yellow cards, machines and tracks
SEAT_PAINTS: Final = tuple(look.colour for look in SEATS)

# What is counted at the end, by the icon that stands for it.
COUNTED: Final = {
    "energy": "energy", "modules": "module", "large-buildings": "large", "population": "figure", "lakes": "lake",
    "on-large": "large-location", "cards": "citizen-any", "tribe-progress": "ability", "crystals": "crystal",
    "flasks": "flask", "crates": "crate", "presence": "area",
}  # fmt: skip


class Face(NamedTuple):
    """What a card or tile shows: a row of tokens for each half or for the whole, and the signs beside it (flasks, slot
    symbol), which are no part of the effect; the sentence is its tooltip."""

    name: str
    rows: tuple[Row, ...]
    signs: tuple[Row, ...]
    sentence: str


class Drawn(NamedTuple):
    """A region of the picture and the height it takes."""

    svg: str
    height: float


class Scene:
    def __init__(self, game: Revive, view: View, lang: str) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        self.w: Words = words_of(game, lang)
        called = view.get("names")  # as the people at the table call themselves, where somebody knows
        seats = range(view["players"])
        self.names: list[str] = [labels.thing(self.w, game, "player", seat, view, called) for seat in seats]
        self.viewer: int = max(-1, view["seat"])  # whose boards are laid out to be used
        self.lit: set[str] = lit(game, view)
        self.icons: set[str] = set(game.purse(view, 0))  # a page shows these beside the picture

    def seats(self) -> list[int]:
        """In turn order, the viewing seat first."""
        n = self.view["players"]
        start = max(0, self.viewer)
        return [(start + k) % n for k in range(n)]

    def text(self, id: str, **facts: Fact) -> str:
        return _text(self.w, id, tuple(facts.items()))

    def named(self, kind: str, number: int) -> str:
        id, facts = self.game.thing(kind, number, self.view)
        return _text(self.w, id, tuple(facts.items()))

    def called(self, seat: int) -> str:
        """How the strip of a player calls them."""
        if seat != self.viewer:
            return self.names[seat]
        you = self.text("you")
        return you[:1].upper() + you[1:]

    # -------------------------------------------------------------------------------------------- cards and tiles

    def card(self, number: int) -> Face:
        return self._using(_card(self.game, self.lang, number))

    def face(self, kind: str, number: int) -> Face:
        """Of a machine, a module, a crate, a technology, a tribe's ability, a reward for hibernating."""
        return self._using(_face(self.game, self.lang, kind, number))

    def _using(self, face: Face) -> Face:
        for row in (*face.rows, *face.signs):
            self.icons |= icons_in(row)
        return face

    def said(self, face: Face) -> str:
        return f"{face.name}. {face.sentence}"

    # -------------------------------------------------------------------------------------------- drawing

    def icon(self, name: str, x: float, y: float, size: float, said: str = "", colour: str = "") -> str:
        self.icons.add(name)
        return icon(name, x, y, size, said, colour)

    def row(self, tokens: Sequence[Token], x: float, y: float, size: float, room: float) -> str:
        """Tokens in the middle of their room."""
        self.icons |= icons_in(tokens)
        return centred(tuple(tokens), x, y, size, room)

    def printed(self, face: Face, x: float, y: float, size: float, room: float, half: int = 0) -> str:
        """What a tile or half a card gives; its signs are small and apart, at the right."""
        signs = face.signs[half]
        small = size * 0.74
        taken = (small + 1) * len(signs)
        drawn = self.row(face.rows[half], x, y, size, room - taken - (2 if signs else 0))
        for i, sign in enumerate(signs):
            place = x + room - taken + i * (small + 1)
            drawn += self.icon(str(sign), place, y + (size - small) / 2, small, self.text(f"icon-{sign}"))
        return drawn

    def counted(self, name: str, count: object, x: float, y: float, size: float = 14, colour: str = "") -> str:
        """An icon and how many there are."""
        look = "soft" if count == 0 else "b"
        said = f"{self.text(f'icon-{name}')}: {count}"
        return self.icon(name, x, y, size, said, colour) + text(
            x + size + 2.5, y + size * 0.82, str(count), look, size * 0.86
        )

    def thing(self, id: str, name: str, *children: str, class_: str = "", style: str = "", like: str = "") -> str:
        """Something of the table; it is lit if it answers the pending question."""
        return thing(id, name, *children, class_=class_, lit=id in self.lit, style=style, like=like)

    def light(self, id: str, x: float, y: float, w: float, h: float, radius: float = 6) -> str:
        """The edge and the ring of something that can be chosen."""
        if id not in self.lit:
            return ""
        ring = f'<circle class="ring" cx="{num(x + w - 6)}" cy="{num(y + 1)}" r="{num(min(5.0, h * 0.2))}"/>'
        return box(x, y, w, h, "lit", radius) + ring


def side(x: float, y: float, h: float, colour: str, w: float = 5) -> str:
    """The colour of a card or tile, along its left edge."""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="2" fill="{paint(colour)}"/>'


def group(name: str, *children: str) -> str:
    """Things that belong together, by name; too small a region to move the view to."""
    return f'<g role="group" aria-label="{escape(name)}">{"".join(children)}</g>'


def lit(game: Revive, view: View) -> set[str]:
    """The ids of the things that answer the pending question of the viewing seat."""
    pending = view.get("pending")
    if not pending or pending["seat"] != view["seat"]:
        return set()
    prompt = game.prompt(pending["prompt"])
    return {f"{prompt.of}-{code}" for code in pending.get("options", ()) if 0 <= code < prompt.extra}


def tribe_side(seat: dict[str, Any]) -> int:
    """The number of a tribe board and its side; the tribe must have been chosen."""
    return 2 * TRIBES.index(seat["tribe"]) + ("sun", "moon").index(seat["side"])


def scored(side: locations.Location) -> Row:
    """What a large location is worth, as a row."""
    count = locations.COUNTS[side.count]
    counted = f"track-{COLOURS[side.colour]}" if count == "track" else COUNTED[count]
    return (side.points, "violet-vp", "per", counted)


@lru_cache(maxsize=8192)
def centred(tokens: Row, x: float, y: float, size: float, room: float) -> str:
    """A picture has hundreds of rows, and most are as they were before."""
    return _centred(tokens, x, y, size, room)


@lru_cache(maxsize=8192)
def _text(w: Words, id: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    """A picture says the same few hundred texts again and again; making one takes longer than drawing a tile."""
    return w.text(id, **dict(facts))


@lru_cache(maxsize=512)
def _card(game: Revive, lang: str, number: int) -> Face:
    """Both halves of a citizen; they follow from the box and the language alone."""
    w = words_of(game, lang)
    made = game.box.cards[number]
    rows = tuple(tokens(half.effect) for half in made.halves)
    signs = tuple(("slot-symbol",) * half.slot_symbol + ("flask",) * half.flasks for half in made.halves)
    said = " / ".join(w.sentence(half.effect) for half in made.halves)
    return Face(labels.thing(w, game, "card", number), rows, signs, said)


@lru_cache(maxsize=1024)
def _face(game: Revive, lang: str, kind: str, number: int) -> Face:
    w = words_of(game, lang)
    effect, flasks = _printed(game, kind, number)
    signs: Row = ("flask",) * flasks
    return Face(labels.thing(w, game, kind, number), (tokens(effect),), (signs,), w.sentence(effect))


def _printed(game: Revive, kind: str, number: int) -> tuple[ReviveEffect, int]:
    """The effect and the flasks on a tile."""
    found = game.box
    if kind == "machine":
        return found.machines[number].effect, found.machines[number].flasks
    if kind == "module":
        return found.modules[number].effect, found.modules[number].flasks
    if kind == "crate":
        return found.crates[number].effect, 0
    if kind == "technology":
        return found.technologies[number].effect, 0
    if kind == "board":
        return found.abilities[number // 2][number % 2], 0
    if kind == "hibernation":
        return found.rewards[number - 1], 0
    assert kind == "standard", kind
    return found.standard[number], 0


def tokens(effect: ReviveEffect) -> Row:
    """What stands side by side needs no sign in between, and a single unit no number."""
    parts = effect.parts() if isinstance(effect, Together) else (effect,)
    row: list[Token] = []
    for part in parts:
        found = part.icons()
        row += found[1:] if len(found) == 2 and found[0] == 1 else found
    return tuple(row)
