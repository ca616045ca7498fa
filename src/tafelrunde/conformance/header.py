"""Checks of the header of a game: name, players, options, prompts, kinds of things, components, levels, cover,
rulebook."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import pairwise, zip_longest
from math import inf
from typing import Final

from ..bots import LEVELS, bot
from ..games.rule_index import named_in_code
from ..games.rulebook import ENGLISH, Chapter, Rule, appendices, has_rulebook, rulebook, rulebook_language
from ..kernel.game import CORRECTED, PUBLIC, RECONSTRUCTED, SEED, Game, UsageError
from ..words import LANGUAGES

NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
SOURCES: Final = (SEED, PUBLIC, RECONSTRUCTED, CORRECTED)
# Kinds of the kernel: a part of an effect, an effect, an amount, a yes.
SHARED_KINDS: Final = ("", "part", "effect", "number", "yes", "player")
COVER: Final = (480, 300)
LAST_BRACKETS: Final = re.compile(r"(?:\s*\([^()]*\))+$")
PAGES: Final = re.compile(r"\d{3} p\.\d+(?:-\d+)?(?:, p\.\d+(?:-\d+)?)*")


def names(game: Game) -> Iterator[str]:
    if not NAME.fullmatch(game.name):
        yield f"the name {game.name!r} must be small letters, digits and underscores"
    if not game.players or game.players[0] < 1 or game.players.step != 1:
        yield f"players is {game.players!r}; it must be a range such as range(2, 5)"
    if not (game.folder / "en.ftl").is_file():
        yield f"folder is {str(game.folder)!r}, where no en.ftl lies; set it to Path(__file__).parent"
    for option in game.options:
        if option.default not in option.values:
            yield f"the default of the option {option.name} is none of its values"


def action_numbers(game: Game) -> Iterator[str]:
    """Every answer of every prompt has a distinct action number."""
    for prompt, following in pairwise(game.prompts):
        if following.base != prompt.base + prompt.size + 1:
            yield f"{following.name} shares action numbers; two games must not share a Prompt"
    for name in sorted({p.name for p in game.prompts if [q.name for q in game.prompts].count(p.name) > 1}):
        yield f"there are two questions {name}"


def kinds(game: Game) -> Iterator[str]:
    """Answers, subjects and components are of kinds that the game lists."""
    for prompt in game.prompts:
        if prompt.extra and prompt.of not in (*game.kinds, *SHARED_KINDS):
            yield f"{prompt.name} names things of kind {prompt.of!r}, which Game.kinds does not list"
        if prompt.about not in (*game.kinds, *SHARED_KINDS) and not (prompt.about == "kind" and prompt.name == "MIX"):
            yield f"{prompt.name} is about a {prompt.about!r}, which Game.kinds does not list"
    for kind in sorted({kind for kind, _ in game.numbered} - game.kinds):
        yield f"components are of kind {kind!r}, which Game.kinds does not list"
    for zone, kind in game.show.shown_zones.items():
        if kind not in game.kinds:
            yield f"the zone {zone} holds things of kind {kind!r}, which Game.kinds does not list"


def components(game: Game) -> Iterator[str]:
    """Every component is a thing with copies, or printed on a board with facts; its sources are known."""
    taken: set[tuple[str, int]] = set()
    known: set[tuple[str, str]] = set()
    for component in game.components:
        called = f"{component.kind} {component.id}"
        if not component.numbers and not component.facts:
            yield f"{called} has neither numbers nor facts"
        if (component.kind, component.id) in known:
            yield f"there are two components {called}"
        known.add((component.kind, component.id))
        for number in component.numbers:
            if (component.kind, number) in taken:
                yield f"{called}: there is another {component.kind} {number}"
            taken.add((component.kind, number))
        for what, source in component.sources.items():
            if source not in SOURCES:
                yield f"{called}: the source of {what} is {source!r}, not one of {', '.join(SOURCES)}"


def levels(game: Game) -> Iterator[str]:
    """Levels are known ones, so that they have texts, and say how long they think; their bots and the adviser can be
    built."""
    for name, level in game.ai.levels.items():
        if name.partition("@")[0] not in LEVELS:
            yield f"there is no level {name}, so it has no name for people; there is: {', '.join(LEVELS)}"
        if not isinstance(level.seconds, (int, float)) or not 0 < level.seconds < inf:
            yield f"level {name}: seconds is {level.seconds!r}; say how many seconds an answer takes at most"
        try:
            bot(level.spec)
        except UsageError as wrong:
            yield f"level {name}: {wrong}"
    try:
        if game.ai.adviser:
            bot(game.ai.adviser)
    except UsageError as wrong:
        yield f"adviser: {wrong}"


def cover(game: Game) -> Iterator[str]:
    """A cover is optional, but has the standard size."""
    if game.show.cover is None:
        return
    try:
        box = ET.fromstring(game.show.cover.read_text("utf-8")).get("viewBox", "").split()
    except ET.ParseError as wrong:
        yield f"{game.show.cover.name} is no SVG: {wrong}"
        return
    if [float(n) for n in box[2:]] != list(COVER):
        yield f"{game.show.cover.name}: its viewBox must be {COVER[0]} wide and {COVER[1]} high"


def rules_named(game: Game) -> Iterator[str]:
    """The code of a game with a rulebook names every id of it, and no others."""
    if not has_rulebook(game):
        return
    named = named_in_code(game.folder)
    rules = {rule.id for chapter in rulebook(game) for rule in chapter.rules}
    known = rules | {rule.id for chapter in appendices(game) for rule in chapter.rules}
    for id in sorted(rules - named.keys()):
        yield f"no code names {id}"
    beginnings = {id.split("-")[0] for id in known}
    for id in sorted(named.keys() - known):
        if id.split("-")[0] in beginnings:
            yield f"{named[id][0]} names {id}, which is not in the rulebook"


def rules_translated(game: Game) -> Iterator[str]:
    """A rulebook in another language has the same ids in the same order, with the same tags and pages."""
    if not has_rulebook(game):
        return
    english = _all_chapters(game, ENGLISH)
    for language in LANGUAGES:
        if language != ENGLISH and rulebook_language(game, language) == language:
            for fault in faults_of_translation(english, _all_chapters(game, language)):
                yield f"rulebook.{language}.md: {fault}"


def _all_chapters(game: Game, language: str) -> list[Chapter]:
    return rulebook(game, language) + appendices(game, language)


def faults_of_translation(english: list[Chapter], translated: list[Chapter]) -> Iterator[str]:
    ids, theirs = ([rule.id for chapter in book for rule in chapter.rules] for book in (english, translated))
    if ids != theirs:
        at = next((n for n, pair in enumerate(zip_longest(ids, theirs)) if pair[0] != pair[1]))
        yield f"rule {at + 1} must be {(ids[at:] or ['none'])[0]} and is {(theirs[at:] or ['none'])[0]}"
        return
    for chapter, other in zip_longest(english, translated):
        if chapter is None or other is None or chapter.codes != other.codes or len(chapter.rules) != len(other.rules):
            yield f"the chapter {(other or chapter).title!r} must hold the same rules under the same codes"
            return
        for rule, same in zip(chapter.rules, other.rules, strict=True):
            if rule.tags != same.tags:
                yield f"{rule.id} must have the tags {', '.join(rule.tags) or 'none'}"
            if _pages(rule) != _pages(same):
                yield f"{rule.id} must name the pages {'; '.join(_pages(rule)) or 'none'}"


def _pages(rule: Rule) -> list[str]:
    """The pages cited after the rule; those inside a sentence differ between languages."""
    cited = LAST_BRACKETS.search(rule.text)
    return PAGES.findall(cited[0]) if cited else []
