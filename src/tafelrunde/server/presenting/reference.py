"""The reference of a game: its components and its rules, for reading."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Optional

from ...draw import palette
from ...draw.icons import icons_of, symbols
from ...draw.rows import icons_in, row
from ...draw.svg import picture
from ...games.rulebook import Chapter, rulebook
from ...kernel.game import BadUse, Component, Game, View
from ...words import Words, labels, words_of
from ..errors import not_found
from .components import component_name
from .reader import Json
from .rule_text import chapter_title, rule_shown

ICON_SIZE = 20


@lru_cache(maxsize=32)
def reference(game: Game, lang: str) -> Json:
    w = words_of(game, lang)
    return {
        "components": [
            {
                "kind": component.kind,
                "id": component.id,
                "copies": component.copies,
                "icons_svg": _icons_svg(w, game, component),
                "source": component.source,
                **_explained(w, game, component, None),
            }
            for component in game.components
        ],
        "chapters": [
            {
                "id": id,
                "title": chapter_title(chapter.title),
                "rules": [rule_shown(game, w, rule) for rule in chapter.rules],
            }
            for id, chapter in _with_ids(rulebook(game))
        ],
    }


def _with_ids(chapters: list[Chapter]) -> Iterator[tuple[str, Chapter]]:
    """By their codes; several chapters may share one."""
    seen: dict[str, int] = {}
    for chapter in chapters:
        code = chapter.codes[0]
        seen[code] = seen.get(code, 0) + 1
        yield (code if seen[code] == 1 else f"{code}-part-{seen[code]}"), chapter


def explain(game: Game, kind: str, number: int, lang: str, view: Optional[View]) -> Json:
    """Anything that a picture shows and a click can name."""
    w = words_of(game, lang)
    for component in game.components:
        if component.kind == kind and number in component.numbers:
            return _explained(w, game, component, view)
    if kind not in game.kinds:
        raise not_found("no-kind")
    try:
        name = labels.thing(w, game, kind, number, view)
    except (IndexError, KeyError, BadUse):
        raise not_found("no-number") from None
    return {"name": name, "sentence": "", "source_label": "", "basis": "", "facts": []}


def _explained(w: Words, game: Game, component: Component, view: Optional[View]) -> Json:
    return {
        "name": component_name(w, game, component, view),
        "sentence": "" if component.effect is None else w.sentence(component.effect),
        "source_label": w.text(f"source-{component.source.lower()}"),
        "basis": labels.basis(w, component),
        "facts": [{"label": label, "value": value} for label, value in labels.facts(w, component)],
    }


def _icons_svg(w: Words, game: Game, component: Component) -> str:
    """The effect as a row of icons, a picture of its own."""
    tokens = component.effect.icons() if component.effect is not None else []
    if not tokens:
        return ""
    icons = icons_of(game)
    drawn, width = row(icons, tokens, 0, 0, ICON_SIZE)
    defs = f"<defs>{symbols(icons, icons_in(tuple(tokens)))}</defs>"
    assert component.effect is not None
    return picture(width, ICON_SIZE, w.sentence(component.effect), defs, drawn, style=palette.style())
