"""The boxes on the shelf, their components and their rules, for reading."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Optional

from ..bots import LEVELS
from ..bots.levels import level
from ..draw import palette
from ..draw.icons import icons_of, symbols
from ..draw.rows import icons_in, row
from ..draw.svg import picture
from ..games import games
from ..games.rulebook import Chapter, rulebook
from ..kernel.game import Component, Game, Option, Value, View
from ..words import Words, labels, words_of
from . import rule_text
from .errors import not_found
from .own_words import own_words
from .subjects import name_of
from .texts import Json

ICON_SIZE = 20


def shelf(lang: str) -> list[Json]:
    return [_box(games[name], lang) for name in games]


def box_of(name: str) -> Game:
    if name not in games:
        raise not_found("no-game", game=name[:40])
    return games[name]


def _box(game: Game, lang: str) -> Json:
    w, say = words_of(game, lang), own_words(lang)
    return {
        "name": game.name,
        "title": w.text("game-title"),
        "tagline": w.text("game-tagline"),
        "minutes": w.text("game-minutes"),
        "players": list(game.players),
        "options": [_option(w, option) for option in game.options],
        "bots": [_bot(say, game, bot) for bot in LEVELS],
        "actions": game.actions,
    }


def _bot(say: Words, game: Game, name: str) -> Json:
    whole, tenth = divmod(round(10 * level(name, game.name).seconds), 10)
    thinks = say.text("bot-thinks", whole=whole, tenth=tenth)
    return {"name": name, "label": say.text(f"bot-{name}"), "hint": f"{say.text(f'bot-{name}-hint')} {thinks}"}


def _option(w: Words, option: Option) -> Json:
    id = f"option-{labels.slug(option.name)}"
    return {
        "name": option.name,
        "label": w.text(id),
        "hint": w.text(f"{id}-hint"),
        "default": option.default,
        "values": [{"value": value, "label": _value(w, id, value)} for value in option.values],
        "rules": option.rules,
    }


def _value(w: Words, id: str, value: Value) -> str:
    if isinstance(value, bool):
        return w.text("yes" if value else "no")
    return w.text(f"{id}-{labels.slug(str(value))}")


@lru_cache(maxsize=32)
def reference(game: Game, lang: str) -> Json:
    w = words_of(game, lang)
    return {
        "components": [
            {
                "kind": component.kind,
                "id": component.id,
                "copies": len(component.numbers),
                "icons_svg": icons_svg(w, game, component),
                "source": component.source,
                **_explained(w, game, component, None),
            }
            for component in game.components
        ],
        "chapters": [
            {
                "id": id,
                "title": rule_text.title_told(chapter.title),
                "rules": [rule_text.told(game, w, rule) for rule in chapter.rules],
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
    except (IndexError, KeyError):
        raise not_found("no-number") from None
    return {"name": name, "sentence": "", "source_label": "", "basis": "", "facts": []}


def _explained(w: Words, game: Game, component: Component, view: Optional[View]) -> Json:
    return {
        "name": name_of(w, game, component, view),
        "sentence": "" if component.effect is None else w.sentence(component.effect),
        "source_label": w.text(f"source-{component.source.lower()}"),
        "basis": labels.basis(w, component),
        "facts": facts_of(w, component),
    }


def facts_of(w: Words, component: Component) -> list[Json]:
    """What is printed on it beside its effect: a number of something that has an icon, or a word the game explains."""
    told: list[Json] = []
    for name, value in component.facts.items():
        id = labels.slug(name)
        if isinstance(value, int) and w.has(f"icon-{id}"):
            told.append({"label": w.text(f"icon-{id}"), "value": value})
        elif w.has(f"fact-{id}"):
            words = [w.text(f"fact-{id}-value", value=word) for word in str(value).split()]
            told.append({"label": w.text(f"fact-{id}"), "value": ", ".join(words)})
    return told


def icons_svg(w: Words, game: Game, component: Component) -> str:
    """The effect as a row of icons, a picture of its own."""
    tokens = component.effect.icons() if component.effect is not None else []
    if not tokens:
        return ""
    icons = icons_of(game)
    drawn, width = row(icons, tokens, 0, 0, ICON_SIZE)
    defs = f"<defs>{symbols(icons, icons_in(tuple(tokens)))}</defs>"
    assert component.effect is not None
    return picture(width, ICON_SIZE, w.sentence(component.effect), defs, drawn, style=palette.style())
