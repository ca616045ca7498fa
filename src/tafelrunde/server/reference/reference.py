"""The reference of a game: its components and rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Optional

from ...draw import palette
from ...draw.icons import icons_of, symbols
from ...draw.rows import icons_in, in_lines, row_width
from ...draw.svg import picture
from ...games.rulebook import Chapter, has_rulebook, rulebook, rulebook_language
from ...kernel.effects import Effect
from ...kernel.game import Component, Game, UsageError, View
from ...words import Words, labels, words_of
from ..core.errors import not_found
from ..core.presentation.components import component_name
from .rule_text import chapter_title, rule_shown
from .schemas import ChapterInfo, ComponentFact, ComponentInfo, Explanation, Reference

ICON_SIZE = 24
ICON_ROOM = 268  # the narrowest card of the page
MOST_FACTS = 4  # more are not read by somebody who points at a thing


@lru_cache(maxsize=32)
def reference(game: Game, lang: str) -> Reference:
    w = words_of(game, lang)
    return Reference(
        components=[
            ComponentInfo(
                kind=component.kind,
                id=component.id,
                copies=component.copies,
                icons_svg=icons_picture(w, game, component.description),
                source=component.source,
                checks=[],
                **dict(_explained(w, game, component, None)),
            )
            for component in game.components
        ],
        rules_language=rulebook_language(game, lang),
        chapters=[
            ChapterInfo(
                id=id,
                title=chapter_title(chapter.title),
                rules=[rule_shown(game, w, rule) for rule in chapter.rules],
            )
            for id, chapter in _with_ids(rulebook(game, lang) if has_rulebook(game) else [])
        ],
    )


def _with_ids(chapters: list[Chapter]) -> Iterator[tuple[str, Chapter]]:
    """By their codes; several chapters may share one."""
    seen: dict[str, int] = {}
    for chapter in chapters:
        code = chapter.codes[0]
        seen[code] = seen.get(code, 0) + 1
        yield (code if seen[code] == 1 else f"{code}-part-{seen[code]}"), chapter


def explain(
    game: Game, kind: str, number: int, lang: str, view: Optional[View], names: labels.Names = None
) -> Explanation:
    """Anything that a picture shows and a click can name. `view` is the table where it lies, None for the reference."""
    return explainer(game, lang, view, names)(kind, number)


def explainer(
    game: Game, lang: str, view: Optional[View], names: labels.Names = None
) -> Callable[[str, int], Explanation]:
    """`explain` for many things that lie on one table."""
    w = words_of(game, lang)
    live = None if view is None else game.explainer({**view, "names": names}, lang)

    def explain_one(kind: str, number: int) -> Explanation:
        if kind not in game.kinds and kind != "player" and (kind, number) not in game.numbered:
            raise not_found("no-kind")
        try:
            told = None if live is None else live(kind, number)
            if told is not None:
                return _plain(told.name, told.sentence, told.facts, told.svg)
            component = game.numbered.get((kind, number))
            if component is not None:
                return _explained(w, game, component, view)
            return _plain(labels.thing(w, game, kind, number, view, names))
        except (IndexError, KeyError, UsageError):
            raise not_found("no-number") from None

    return explain_one


def _plain(name: str, sentence: str = "", live: Sequence[str] = (), svg: str = "") -> Explanation:
    return Explanation(
        name=name, sentence=sentence, source_label="", basis="", facts=[], live=list(live)[:MOST_FACTS], svg=svg
    )


def _explained(w: Words, game: Game, component: Component, view: Optional[View]) -> Explanation:
    return Explanation(
        name=component_name(w, game, component, view),
        sentence="" if component.description is None else w.sentence(component.description),
        source_label=w.text(f"source-{component.source.lower()}"),
        basis=labels.basis(w, component),
        facts=[ComponentFact(label=label, value=value) for label, value in labels.facts(w, component)],
        live=[],
        svg="",
    )


def icons_picture(w: Words, game: Game, effect: Optional[Effect[Any, Any]]) -> str:
    """An effect as icons, in as many lines as a card of the page needs for it; a picture of its own."""
    tokens = effect.icons() if effect is not None else []
    if effect is None or not tokens:
        return ""
    icons = icons_of(game)
    width = min(ICON_ROOM, row_width(tokens, ICON_SIZE))
    drawn, height = in_lines(icons, tokens, 0, 0, ICON_SIZE, width)
    defs = f"<defs>{symbols(icons, icons_in(tuple(tokens)))}</defs>"
    return picture(width, height, w.sentence(effect), defs, drawn, style=palette.style())
