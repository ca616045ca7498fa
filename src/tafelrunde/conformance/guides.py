"""Checks of the short rules and the player's aid: valid, complete in every language, with pictures that can be
drawn."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from itertools import zip_longest
from typing import Final, Optional

from ..games.guide import ICONS, Block, Guide, aid_of, guide_of
from ..games.guide_pictures import icon_row, picture
from ..games.rulebook import has_rulebook, rulebook
from ..kernel.game import Game, UsageError
from ..words import LANGUAGES, MissingText

PAGE: Final = 220  # words of a chapter, so that it fits a screen
CHAPTERS: Final = 13  # of the short rules, so that they stay short: Tapestry has three expansions and the Automa
SHEET: Final = 400  # words of an aid, so that it fits a sheet

Find = Callable[[Game, str], Optional[Guide]]


def read(game: Game) -> Iterator[str]:
    """Every line is valid, and every rule, chapter and icon it names exists."""
    for find in (guide_of, aid_of):
        for lang in LANGUAGES:
            try:
                guide = find(game, lang)
                for row in _rows(guide) if guide else ():
                    icon_row(game, row, lang)
            except (UsageError, MissingText) as wrong:
                yield f"{lang}: {wrong}"


def complete(game: Game) -> Iterator[str]:
    """The guide exists in every language, names every chapter of the numbered rules, and is short enough."""
    for find, name in ((guide_of, "the short rules"), (aid_of, "the player's aid")):
        written = {lang: _readable(game, find, lang) for lang in LANGUAGES}
        there = {lang: guide for lang, guide in written.items() if guide}
        for lang in sorted(set(LANGUAGES) - there.keys()) if there else ():
            yield f"{lang}: no file for {name}, though another language has one"
        yield from _same(name, there)
        for lang, guide in there.items():
            yield from (f"{lang}: {problem}" for problem in (_short(guide) if find is guide_of else _one_sheet(guide)))
            if find is guide_of:
                yield from (f"{lang}: {problem}" for problem in _unlinked(game, guide))


def pictures(game: Game) -> Iterator[str]:
    for lang in LANGUAGES:
        for find in (guide_of, aid_of):
            guide = _readable(game, find, lang)
            for wanted in (one for block in _blocks(guide) for one in block.pictures) if guide else ():
                try:
                    drawn = picture(game, wanted, lang)
                    if drawn:
                        ET.fromstring(drawn)
                except (UsageError, ET.ParseError, AssertionError) as wrong:
                    yield f"{lang}: the picture {wanted.source}:{wanted.of} cannot be drawn: {wrong}"


def _readable(game: Game, find: Find, lang: str) -> Optional[Guide]:
    """None if it cannot be read, which another check reports."""
    try:
        return find(game, lang)
    except UsageError:
        return None


def _blocks(guide: Guide) -> Iterator[Block]:
    for chapter in guide.chapters:
        yield from chapter.blocks


def _rows(guide: Guide) -> Iterator[str]:
    """The rows of icons in its texts."""
    for block in _blocks(guide):
        yield from (span.text for line in block.lines for cell in line for span in cell if span.kind == ICONS)


def _same(name: str, there: dict[str, Guide]) -> Iterator[str]:
    """All languages have the same chapters with the same blocks, pictures and rules."""
    first, *others = there.items() if there else [("", Guide("", ()))]
    for lang, guide in others:
        for one, other in zip_longest(first[1].chapters, guide.chapters):
            if one is None or other is None or one.id != other.id:
                ids = [chapter.id if chapter else "none" for chapter in (one, other)]
                yield f"{lang}: a chapter of {name} is {ids[1]}, and in {first[0]} it is {ids[0]}"
                return
            if [_shape(block) for block in one.blocks] != [_shape(block) for block in other.blocks]:
                yield f"{lang}: the chapter {one.id} of {name} has other blocks, pictures or rules than in {first[0]}"


def _shape(block: Block) -> object:
    return block.kind, len(block.lines), block.rules, [(one.source, one.of) for one in block.pictures]


def _short(guide: Guide) -> Iterator[str]:
    if len(guide.chapters) > CHAPTERS:
        yield f"the short rules have {len(guide.chapters)} chapters; {CHAPTERS} are the most"
    for chapter in guide.chapters:
        if chapter.words() > PAGE:
            yield f"the chapter {chapter.id} has {chapter.words()} words; a page has at most {PAGE}"


def _one_sheet(guide: Guide) -> Iterator[str]:
    words = sum(chapter.words() for chapter in guide.chapters)
    if words > SHEET:
        yield f"the player's aid has {words} words; a sheet has at most {SHEET}"


def _unlinked(game: Game, guide: Guide) -> Iterator[str]:
    """Every chapter of the numbered rules is linked from a paragraph."""
    covered = {rule.rpartition("-")[0] for block in _blocks(guide) for rule in block.rules}
    chapters = rulebook(game) if has_rulebook(game) else []
    for code in dict.fromkeys(rule.id.rpartition("-")[0] for chapter in chapters for rule in chapter.rules):
        if code not in covered:
            yield f"no paragraph of the short rules covers a rule of {code}"
