"""The short rules, the player's aid and the legend of icons, ready to be shown."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Optional

from ...draw.icons import icons_of
from ...draw.rows import SIGNS
from ...games import guide as books
from ...games.guide_pictures import LARGE_ICON, icon_row, part_of_start
from ...kernel.game import BadUse, Component, Game
from ...kernel.match import Match
from ...words import Words, labels, words_of
from ..schemas.guides import (
    Guide,
    GuideBlock,
    GuideChapter,
    GuideComponent,
    GuidePicture,
    GuideSpan,
    IconLegend,
    IconMeaning,
    SignMeaning,
)
from ..texts import USUAL_LANGUAGE, server_texts
from .components import component_name

VIEW_BOX: Final = re.compile(r'viewBox="0 0 ([0-9.]+) ')
ARROW: Final = "arrow"  # the drawing of the sign →


def has_guide(game: Game) -> bool:
    return books.guide_path(game, USUAL_LANGUAGE).is_file()


def has_aid(game: Game) -> bool:
    return books.aid_path(game, USUAL_LANGUAGE).is_file()


@lru_cache(maxsize=32)
def guide(game: Game, lang: str) -> Guide:
    return _shown(game, lang, books.guide_of(game, lang) or books.guide_of(game, USUAL_LANGUAGE))


@lru_cache(maxsize=32)
def aid(game: Game, lang: str) -> Guide:
    return _shown(game, lang, books.aid_of(game, lang) or books.aid_of(game, USUAL_LANGUAGE))


def _shown(game: Game, lang: str, book: Optional[books.Guide]) -> Guide:
    if book is None:
        return Guide(title="", lang=lang, chapters=[])
    written = lang if books.guide_path(game, lang).is_file() else USUAL_LANGUAGE
    chapters = [
        GuideChapter(id=chapter.id, title=chapter.title, blocks=[_block(game, written, one) for one in chapter.blocks])
        for chapter in book.chapters
    ]
    return Guide(title=book.title, lang=written, chapters=chapters)


def _block(game: Game, lang: str, block: books.Block) -> GuideBlock:
    return GuideBlock(
        kind=block.kind,  # type: ignore[arg-type]
        lines=[[[_span(game, lang, span) for span in cell] for cell in line] for line in block.lines],
        rules=list(block.rules),
        pictures=[picture(game, lang, one) for one in block.pictures],
    )


def _span(game: Game, lang: str, span: books.Span) -> GuideSpan:
    svg, said = icon_row(game, span.text, lang) if span.kind == books.ICONS else ("", span.text)
    return GuideSpan(kind=span.kind, text=said, to=span.to, svg=svg)  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------------------ pictures


def picture(game: Game, lang: str, wanted: books.Picture) -> GuidePicture:
    """Raises BadUse if there is nothing of this name."""
    caption, of = wanted.caption, wanted.of
    if wanted.source == "component":
        return _component_picture(game, lang, caption, of)
    if wanted.source == "icons":
        svg = icon_row(game, of, lang, LARGE_ICON)[0]
    elif wanted.source == "part":
        svg = part_of_start(game, of, lang, caption)
    else:
        svg = game.guide_picture(of, lang, caption)
    return GuidePicture(caption=caption, svg=svg, width=_width(svg), component=None)


def _component_picture(game: Game, lang: str, caption: str, of: str) -> GuidePicture:
    """`kind:id`, drawn if the game draws it for who points at it, else told by its icons and its sentence."""
    w = words_of(game, lang)
    component = _component(game, of)
    effect = component.effect
    told = GuideComponent(
        name=component_name(w, game, component, None),
        sentence="" if effect is None else w.sentence(effect),
        icons_svg="" if effect is None else icon_row(game, " ".join(map(str, effect.icons())), lang)[0],
    )
    view = Match(game, game.players[0], 1).view(0)
    explained = game.explained(view, lang, component.kind, component.numbers[0]) if component.numbers else None
    svg = explained.svg if explained else ""
    return GuidePicture(caption=caption, svg=svg, width=_width(svg), component=told)


def _width(svg: str) -> float:
    frame = VIEW_BOX.search(svg)
    return float(frame[1]) if frame else 0


def _component(game: Game, of: str) -> Component:
    kind, _, id = of.partition(":")
    for component in game.components:
        if (component.kind, component.id) == (kind, id):
            return component
    raise BadUse(f"{game.name} has no component {of!r:.60} for its guide; write component:kind:id")


# ------------------------------------------------------------------------------------------------ icons


@lru_cache(maxsize=32)
def icon_legend(game: Game, lang: str) -> IconLegend:
    """Every icon that the game has a name for; those of one name together."""
    w, say = words_of(game, lang), server_texts(lang)
    by_label: dict[str, dict[str, str]] = {}  # the names of its icons, by their drawings
    for name, drawing in icons_of(game).drawings.items():
        if name != ARROW and w.has(f"icon-{labels.slug(name)}"):
            by_label.setdefault(labels.icon_name(w, name), {}).setdefault(drawing, name)
    shown = {token for effect in game.effects for token in effect.icons()}
    return IconLegend(
        icons=[
            IconMeaning(label=label[:1].upper() + label[1:], hint=_hint(w, names.values()), icons=list(names.values()))
            for label, names in by_label.items()
        ],
        signs=[
            SignMeaning(sign=sign, label=say.text(f"sign-{id}")) for sign, id in SIGN_TEXTS.items() if sign in shown
        ],
    )


SIGN_TEXTS: Final = {
    "→": "becomes",
    ":": "pay",
    "/": "or",
    "×": "times",
    "+": "and",
    "|": "apart",
    "=": "equals",
    "∞": "endless",
}
assert SIGN_TEXTS.keys() == SIGNS


def _hint(w: Words, names: Iterable[str]) -> str:
    ids = [f"icon-{labels.slug(name)}-hint" for name in names]
    return next((w.text(id) for id in ids if w.has(id)), "")
