"""The painter of Revive: faces of cards and tiles, for all parts of the picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from ....draw.icons import IconSet, icon
from ....draw.lettering import BOLD, width
from ....draw.rows import Token, row_width
from ....draw.sheets import definitions_of
from ....draw.svg import escape, text, use
from ....words import labels, words_of
from ... import painter
from ...conventional_game import ConventionalGame
from ..catalog import Catalog
from ..components.locations import Location
from ..components.parts import Together
from ..components.scores import location_scored
from ..pieces.kinds import COLOURS, SIDES, TRIBES, board_number
from ..table.effect import ReviveEffect

Row = tuple[Token, ...]

LETTERS: Final = 12.0
ICON: Final = 13.0  # an icon beside such letters
LEAST_ICON: Final = 9.0
GAP: Final = 1.0  # between the tokens of a tight row
GOODS: Final = ("gear", "book", "food")  # of grey, green and yellow


class Face(NamedTuple):
    """The face of a card or tile: a row of tokens for each half or for the whole, and the signs beside it (flasks, slot
    symbol), which are no part of the effect; its emblem, a symbol of the sheet; the sentence is its tooltip."""

    name: str
    rows: tuple[Row, ...]
    signs: tuple[Row, ...]
    emblem: str
    sentence: str


class Painter(painter.Painter):
    game: ConventionalGame[Catalog]

    # -------------------------------------------------------------------------------------------- cards and tiles

    def card(self, number: int) -> Face:
        return card_face(self.game, self.lang, number)

    def face(self, kind: str, number: int) -> Face:
        """The face of a machine, a module, a crate, a technology, a tribe's ability, a reward for hibernating."""
        return tile_face(self.game, self.lang, kind, number)

    def label(self, face: Face) -> str:
        return f"{face.name}. {face.sentence}"

    def has(self, symbol: str) -> bool:
        return symbol in definitions_of(self.game)

    # -------------------------------------------------------------------------------------------- drawing

    def row(self, tokens: Sequence[Token], x: float, y: float, size: float, room: float) -> str:
        """A row in the middle of its room. If it is too long, icons become smaller, but letters stay legible."""
        if size * min(1.0, room / max(1.0, row_width(tokens, size))) >= ICON + 1:
            return super().row(tokens, x, y, size, room)
        return _tight(self.icon_set, tuple(tokens), x, y, size, room)

    def printed(self, face: Face, x: float, y: float, size: float, room: float, half: int = 0) -> str:
        """The effect of a tile or half a card; its signs are small and apart, at the right."""
        signs = face.signs[half]
        small = max(LEAST_ICON, size * 0.78)
        taken = (small + 1) * len(signs)
        drawn = self.row(face.rows[half], x, y, size, room - taken - (2 if signs else 0))
        for i, sign in enumerate(signs):
            place = x + room - taken + i * (small + 1)
            drawn += self.icon(str(sign), place, y + (size - small) / 2, small, self.text(f"icon-{sign}"))
        return drawn

    def counted(self, name: str, count: object, x: float, y: float, size: float = 16, letters: float = 14) -> str:
        """An icon and its number."""
        look = "b soft" if count == 0 else "b"
        label = f"{self.text(f'icon-{name}')}: {count}"
        drawn = self.icon(name, x, y, size, label)
        return drawn + text(x + size + 2, y + size / 2 + letters * 0.35, str(count), look, letters)


@lru_cache(maxsize=1 << 12)
def _tight(icons: IconSet, tokens: Row, x: float, y: float, size: float, room: float) -> str:
    """A row of small icons; a single unit needs no number."""
    tokens = tuple(token for n, token in enumerate(tokens) if token != 1 or not _names_icon(tokens[n + 1 : n + 2]))
    written = [0.0 if isinstance(token, str) and token[0].islower() else _written(token) for token in tokens]
    shown, words = sum(not wide for wide in written), sum(written, 0.0)
    side = min(max(size, LEAST_ICON), (room - words - GAP * (len(tokens) - 1)) / shown) if shown else ICON
    side = max(7.0, side)
    drawn: list[str] = []
    left = x + max(0.0, room - words - shown * side - GAP * (len(tokens) - 1)) / 2
    for token, wide in zip(tokens, written, strict=True):
        if wide:
            drawn.append(text(left, y + size / 2 + LETTERS * 0.36, str(token), "b", LETTERS))
        else:
            drawn.append(icon(icons, str(token), left, y + (size - side) / 2, side))
        left += (wide or side) + GAP
    return "".join(drawn)


def pictured(row: Row) -> Row:
    """Only the icons of a row."""
    return tuple(token for token in row if isinstance(token, str) and token[0].islower())


def _names_icon(following: Row) -> bool:
    return bool(following) and isinstance(following[0], str) and following[0][0].islower()


def _written(token: Token) -> float:
    return width(str(token), LETTERS, BOLD)


def symbol(id: str, x: float, y: float, w: float, h: float, label: str = "", class_: str = "") -> str:
    """A symbol of the sheet with its tooltip."""
    drawn = use(id, x, y, w, h, class_)
    return f"{drawn[:-2]}><title>{escape(label)}</title></use>" if label else drawn


def group(name: str, *children: str) -> str:
    """A named group of things, too small to be a region."""
    return f'<g role="group" aria-label="{escape(name)}">{"".join(children)}</g>'


def tribe_side(seat: dict[str, Any]) -> int:
    """The number of a tribe board and its side; the tribe must have been chosen."""
    return board_number(TRIBES.index(seat["tribe"]), SIDES.index(seat["side"]))


def scored(side: Location) -> Row:
    """The value of a large location, as a row."""
    return tuple(location_scored(side).icons())


@lru_cache(maxsize=512)
def card_face(game: ConventionalGame[Catalog], lang: str, number: int) -> Face:
    """Both halves of a citizen. They depend only on catalog and language."""
    w = words_of(game, lang)
    card = game.catalog.cards[number]
    rows = tuple(tokens(half.effect) for half in card.halves)
    signs = tuple(("slot-symbol",) * half.slot + ("flask",) * half.flasks for half in card.halves)
    label = " / ".join(w.sentence(half.shown) for half in card.halves)
    # The cards of a kind of start citizen have one emblem.
    id = card.id.lower()
    own = f"who-s{id[2:]}" if id[0] == "s" else f"who-{id}"
    return Face(labels.thing(w, game, "card", number), rows, signs, emblem_of(game, own, "who"), label)


@lru_cache(maxsize=1024)
def tile_face(game: ConventionalGame[Catalog], lang: str, kind: str, number: int) -> Face:
    w = words_of(game, lang)
    effect, flasks, own, motif = _printed(game, kind, number)
    row = tokens(effect)
    signs: Row = ("flask",) * flasks
    emblem = emblem_of(game, own, motif or str(next(iter(pictured(row)), "any-action")))
    return Face(labels.thing(w, game, kind, number), (row,), (signs,), emblem, w.sentence(effect))


def emblem_of(game: ConventionalGame[Catalog], own: str, motif: str) -> str:
    """The symbol of a component; one that the sheet does not have shows the motif of its family or its effect."""
    known = definitions_of(game)
    if f"revive-{own}" in known:
        return f"revive-{own}"
    return f"revive-{motif}" if f"revive-{motif}" in known else "revive-any-action"


def _printed(game: ConventionalGame[Catalog], kind: str, number: int) -> tuple[ReviveEffect, int, str, str]:
    """The effect and the flasks on a tile; the name of its symbol, and that of its family."""
    found = game.catalog
    if kind == "machine":
        machine = found.machines[number]
        return machine.effect, machine.flasks, f"mach-{machine.id.lower()}", f"machine-{COLOURS[machine.colour]}"
    if kind == "module":
        return found.modules[number].effect, found.modules[number].flasks, "module", ""
    if kind == "crate":
        crate = found.crates[number]
        return crate.effect, 0, f"crate-{crate.id.lower()}", "crate"
    if kind == "technology":
        technology = found.technologies[number]
        return technology.effect, 0, f"tech-{technology.id}", ""
    if kind == "board":
        tribe, side = TRIBES[number // 2], SIDES[number % 2]
        return found.ability_on(number), 0, f"ability-{tribe}-{side}", "ability"
    if kind == "hibernation":
        return found.rewards[number - 1], 0, "hibernate", ""
    assert kind == "standard", kind
    return found.standard[number], 0, f"mach-std{number + 1}", "machine"


def tokens(effect: ReviveEffect) -> Row:
    """The icons of an effect: no sign between parts side by side, and no number for a single unit."""
    parts = [part.icons() for part in effect.parts()] if isinstance(effect, Together) else [effect.icons()]
    row: list[Token] = []
    for found in parts:
        row += found[1:] if len(found) == 2 and found[0] == 1 else found
    return tuple(row)
