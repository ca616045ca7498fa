"""Checks of boards: the render cache is right, and every part is readable at every size."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from typing import Final

from ..games.board import drawn_anew
from ..games.default_game import DefaultGame
from ..games.render_cache import forget
from ..kernel.game import Component, Game
from ..kernel.match import Match
from ..kernel.state import SPECTATOR
from ..words import labels, words_of
from .positions import at_every_question, last_values, own_view, played

LEAST: Final = 10  # pixels: the smallest readable letters
ROOMS: Final = ((1480, 930), (1040, 760), (660, 620), (370, 420))  # the board at 1920, 1440, 1024 and 390 pixels
SELDOM: Final = 24  # choices between two checks of the cache
MIDDLE: Final = 150  # choices: every game is well under way
MOST_OF_A_KIND: Final = 2  # checked questions of a kind in a game


def cached_pictures_are_fresh(game: Game) -> Iterator[str]:
    """A cached picture equals a fresh one."""
    if not isinstance(game, DefaultGame):
        return
    for match in at_every_question(game, game.players[-1], 3, last_values(game)):
        if len(match.codes) % SELDOM or match.decision is None:
            continue
        for seat in (match.decision.seat, (match.decision.seat + 1) % match.players, SPECTATOR):
            view = match.view(seat)
            fresh = drawn_anew(game, game.show.design, view, "en", *ROOMS[1])
            drawn = zip(game.show.board(view, "en", *ROOMS[1]).parts, fresh.parts, strict=True)
            for cached, anew in drawn:
                if cached.svg != anew.svg:
                    yield f"part {cached.name} is cached though something that it reads has changed (seat {seat})"
                    return
    forget()


def legible(game: Game, lang: str) -> Iterator[str]:
    """All letters are readable at the usual screen sizes."""
    found: set[tuple[str, int, float]] = set()
    for choices in (0, MIDDLE, 2 * MIDDLE):
        match = played(game, game.players[-1], choices, seed=6, options=last_values(game))
        for width, height in ROOMS:
            for part in game.show.board(match.view(0), lang, width, height).parts:
                size = _smallest(part.svg)
                if size < LEAST and (part.name, width, size) not in found:
                    found.add((part.name, width, size))
                    yield f"part {part.name} has letters of {size:g} pixels in a room {width} wide"
    forget()


def named_choices(game: Game, lang: str) -> Iterator[str]:
    """Cards and tiles to choose from: if one of a kind shows its name, all of them do, at every size."""
    named: set[tuple[str, str]] = set()
    nameless: dict[tuple[str, str], dict[str, None]] = {}
    for match in _choices_of_components(game):
        for width, height in ROOMS:
            for part in game.show.board(own_view(match), lang, width, height).parts:
                for component, number, shown in _components_to_choose(game, part.svg):
                    name = labels.thing(words_of(game, lang), game, component.kind, number)
                    if _joined(name) in shown:
                        named.add((part.name, component.kind))
                    else:
                        where = f"part {part.name} does not show the name of {name} in a room {width} wide"
                        nameless.setdefault((part.name, component.kind), {})[where] = None
    forget()
    for kind in sorted(named & nameless.keys()):
        yield from nameless[kind]


def _choices_of_components(game: Game) -> Iterator[Match]:
    """The first questions of each kind that cards or tiles answer, in two games."""
    for options in ({}, last_values(game)):
        asked: Counter[str] = Counter()
        for match in at_every_question(game, game.players[-1], 5, options):
            if match.decision is None:
                continue
            prompt = match.decision.prompt
            if any((prompt.of, code) in game.numbered for code in match.decision.options):
                asked[prompt.name] += 1
                if asked[prompt.name] <= MOST_OF_A_KIND:
                    yield match


def _components_to_choose(game: Game, svg: str) -> Iterator[tuple[Component, int, str]]:
    """The lit components, not those printed on boards, each with its number and its letters."""
    for lit in ET.fromstring(svg).iter():
        if "open" not in lit.get("class", "").split():
            continue
        for thing in lit.iter():
            kind, _, number = thing.get("id", "").rpartition("-")
            component = game.numbered.get((kind, int(number))) if number.isdecimal() else None
            if component is not None and component.copies:
                written = "".join("".join(e.itertext()) for e in thing.iter() if e.tag.endswith("}text"))
                yield component, int(number), _joined(written)


def _joined(words: str) -> str:
    """The text without spaces and hyphens, where lines may be divided."""
    return re.sub(r"[\s-]", "", words).casefold()


def _smallest(svg: str) -> float:
    sizes = (float(e.attrib["font-size"]) for e in ET.fromstring(svg).iter() if "font-size" in e.attrib and _is_text(e))
    return min(sizes, default=LEAST)


def _is_text(element: ET.Element) -> bool:
    return bool("".join(element.itertext()).strip())
