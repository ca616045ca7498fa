"""Sheets: SVG files of symbols that are drawn once; pictures place them by `<use href="#id">`.

A sheet is an SVG with a `<style>` and definitions with ids (symbols, patterns, clip paths). Its symbols take their
colours from CSS variables that the style sets for light, dark and high contrast, and from the player's (`--p`,
`--p-light`, `--p-dark`). Ids of a game begin with its name, so that they differ from the shared ones.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from ..kernel.board import Served
from ..kernel.game import Game

MARK: Final = 8  # bytes of a sheet's mark

_STYLE: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)
_DEFINITION: Final = re.compile(
    r'<(symbol|pattern|clipPath|mask|filter|linearGradient|radialGradient) id="([^"]+)".*?</\1>', re.DOTALL
)
_BOX: Final = re.compile(r'viewBox="\S+ \S+ (\S+) ([^" ]+)"')
_SPACE: Final = re.compile(r"\s*\n\s*")


class Sheet(NamedTuple):
    """The style of a sheet, and its definitions by id."""

    style: str
    definitions: Mapping[str, str]


@cache
def sheets_of(game: Game) -> Sequence[Sheet]:
    """The game's own sheets: pictures need the first one, and the others for some of their symbols."""
    return [read_sheet(path) for path in game.show.art]


@cache
def definitions_of(game: Game) -> Mapping[str, str]:
    """The definitions of the shared sheet and of the game's own ones."""
    found = dict(SHARED.definitions)
    for sheet in sheets_of(game):
        found |= sheet.definitions
    return found


@cache
def read_sheet(path: Path) -> Sheet:
    text = path.read_text(encoding="utf-8")
    style = _STYLE.search(text)
    definitions = {found[2]: found[0] for found in _DEFINITION.finditer(text)}
    return Sheet(_SPACE.sub("", style[1]) if style else "", definitions)


SHARED: Final = read_sheet(Path(__file__).with_name("art.svg"))


def ratio(definition: str) -> float:
    """Width by height of a symbol."""
    box = _BOX.search(definition)
    assert box is not None, "a symbol has a viewBox"
    return float(box[1]) / float(box[2])


def served(style: str, definitions: Mapping[str, str]) -> Served:
    """A sheet to include in a page: it shows nothing."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tafel" width="0" height="0" aria-hidden="true">'
        f"<style>{style}</style><defs>{''.join(definitions.values())}</defs></svg>"
    )
    return Served(blake2b(svg.encode(), digest_size=MARK).hexdigest(), svg)


def needed(definitions: Mapping[str, str], svg: str) -> str:
    """The definitions that a picture refers to, with those that these refer to."""
    found: set[str] = set()
    todo = _references(svg)
    while todo:
        new = {id for id in todo if id in definitions and id not in found}
        found |= new
        todo = {id for each in new for id in _references_of(definitions[each])}
    return "".join(definitions[id] for id in definitions if id in found)


def _references(svg: str) -> set[str]:
    used = {piece[: piece.index('"')] for piece in svg.split('href="#')[1:]}
    return used | {piece[: piece.index(")")] for piece in svg.split("url(#")[1:]}


@lru_cache(maxsize=1 << 12)
def _references_of(definition: str) -> frozenset[str]:
    return frozenset(_references(definition))
