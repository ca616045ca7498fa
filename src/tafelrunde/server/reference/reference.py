"""Builds the reference of a game (components and rules), and explains single components and places."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Optional

from ...games.rulebook import Chapter, has_rulebook, rulebook, rulebook_language
from ...kernel.game import Component, Game, UsageError, View
from ...words import Words, labels, words_of
from ..core.errors import not_found
from ..core.matches.table_protocols import SessionView
from ..core.presentation.components import component_name, icons_picture
from ..core.presentation.table_calls import table_call
from ..core.tables.positions import position_of
from .rule_text import chapter_title, rule_shown
from .schemas import ChapterInfo, ComponentFact, ComponentInfo, Explanation, Reference

MOST_FACTS = 4  # in a tooltip


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
    """Chapters with unique ids; several may share a code."""
    seen: dict[str, int] = {}
    for chapter in chapters:
        code = chapter.codes[0]
        seen[code] = seen.get(code, 0) + 1
        yield (code if seen[code] == 1 else f"{code}-part-{seen[code]}"), chapter


def explain(
    game: Game, kind: str, number: int, lang: str, view: Optional[View], names: labels.Names = None
) -> Explanation:
    """Explain anything that can be clicked in a picture. `view` is the state of the table, None for the reference."""
    return explainer(game, lang, view, names)(kind, number)


@table_call("explain")
async def explain_at(session: SessionView, seat: int, kind: str, number: int, lang: str) -> Explanation:
    """Explain in the current state of a table."""
    match = (await position_of(session, seat)).match
    return explain(match.game, kind, number, lang, match.view(seat), session.names)


def explainer(
    game: Game, lang: str, view: Optional[View], names: labels.Names = None
) -> Callable[[str, int], Explanation]:
    """Returns `explain` for one table, to call it many times."""
    w = words_of(game, lang)
    live = None if view is None else game.show.explainer({**view, "names": names}, lang)

    def explain_one(kind: str, number: int) -> Explanation:
        if kind not in game.kinds and kind != "player" and (kind, number) not in game.numbered:
            raise not_found("no-kind")
        try:
            current = None if live is None else live(kind, number)
            component = game.numbered.get((kind, number))
            if current is not None:
                return _plain(current.name, current.sentence, current.facts, current.svg, _source(w, component))
            if component is not None:
                return _explained(w, game, component, view)
            return _plain(labels.thing(w, game, kind, number, view, names))
        except (IndexError, KeyError, UsageError):
            raise not_found("no-number") from None

    return explain_one


def _plain(
    name: str, sentence: str = "", live: Sequence[str] = (), svg: str = "", source_label: str = ""
) -> Explanation:
    facts = list(live)[:MOST_FACTS]
    return Explanation(name=name, sentence=sentence, source_label=source_label, basis="", facts=[], live=facts, svg=svg)


def _source(w: Words, component: Optional[Component]) -> str:
    return "" if component is None else w.text(f"source-{component.source.lower()}")


def _explained(w: Words, game: Game, component: Component, view: Optional[View]) -> Explanation:
    return Explanation(
        name=component_name(w, game, component, view),
        sentence="" if component.description is None else w.sentence(component.description),
        source_label=_source(w, component),
        basis=labels.basis(w, component),
        facts=[ComponentFact(label=label, value=value) for label, value in labels.facts(w, component)],
        live=[],
        svg="",
    )
