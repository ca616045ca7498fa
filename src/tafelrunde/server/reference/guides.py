"""Builds the responses of the guide (short rules), the player aid and the icon legend."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Optional

from ...draw.icons import icons_of
from ...draw.rows import SIGNS
from ...games import guide as books
from ...games.guide_pictures import component_named, icon_row, picture
from ...kernel.game import Game
from ...kernel.languages import DEFAULT_LANGUAGE
from ...words import Words, labels, words_of
from ..core.presentation.components import component_name
from ..core.texts import server_texts
from .schemas import (
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

VIEW_BOX: Final = re.compile(r'viewBox="0 0 ([0-9.]+) ')
ARROW: Final = "arrow"  # the drawing of the sign →
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


def has_guide(game: Game) -> bool:
    return books.guide_path(game, DEFAULT_LANGUAGE).is_file()


def has_aid(game: Game) -> bool:
    return books.aid_path(game, DEFAULT_LANGUAGE).is_file()


@lru_cache(maxsize=32)
def guide(game: Game, lang: str) -> Guide:
    return _shown(game, lang, books.guide_of(game, lang) or books.guide_of(game, DEFAULT_LANGUAGE))


@lru_cache(maxsize=32)
def aid(game: Game, lang: str) -> Guide:
    return _shown(game, lang, books.aid_of(game, lang) or books.aid_of(game, DEFAULT_LANGUAGE))


def _shown(game: Game, lang: str, book: Optional[books.Guide]) -> Guide:
    if book is None:
        return Guide(title="", lang=lang, chapters=[])
    written = lang if books.guide_path(game, lang).is_file() else DEFAULT_LANGUAGE
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
        pictures=[_picture(game, lang, one) for one in block.pictures],
    )


def _span(game: Game, lang: str, span: books.Span) -> GuideSpan:
    svg, text = icon_row(game, span.text, lang) if span.kind == books.ICONS else ("", span.text)
    return GuideSpan(kind=span.kind, text=text, to=span.to, svg=svg)  # type: ignore[arg-type]


def _picture(game: Game, lang: str, wanted: books.Picture) -> GuidePicture:
    svg = picture(game, wanted, lang)
    component = _component(game, lang, wanted.of) if wanted.source == "component" else None
    return GuidePicture(caption=wanted.caption, svg=svg, width=_width(svg), component=component)


def _component(game: Game, lang: str, name: str) -> GuideComponent:
    """The description of a component that the game does not draw."""
    w, component = words_of(game, lang), component_named(game, name)
    effect = component.description
    return GuideComponent(
        name=component_name(w, game, component, None),
        sentence="" if effect is None else w.sentence(effect),
        icons_svg="" if effect is None else icon_row(game, " ".join(map(str, effect.icons())), lang)[0],
    )


def _width(svg: str) -> float:
    frame = VIEW_BOX.search(svg)
    return float(frame[1]) if frame else 0


# ------------------------------------------------------------------------------------------------ icons


@lru_cache(maxsize=32)
def icon_legend(game: Game, lang: str) -> IconLegend:
    """Every icon with a name, grouped by name."""
    w, signs = words_of(game, lang), server_texts(lang)
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
            SignMeaning(sign=sign, label=signs.text(f"sign-{id}")) for sign, id in SIGN_TEXTS.items() if sign in shown
        ],
    )


def _hint(w: Words, names: Iterable[str]) -> str:
    ids = [f"icon-{labels.slug(name)}-hint" for name in names]
    return next((w.text(id) for id in ids if w.has(id)), "")
