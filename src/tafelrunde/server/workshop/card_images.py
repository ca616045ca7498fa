"""Draws components at reading size: as the game draws them, else as a generic card."""

from __future__ import annotations

from typing import Final

from ...draw.cards import Face, card, card_height
from ...draw.icons import icons_of
from ...draw.svg import num
from ...kernel.game import Component, Game, UsageError
from ...kernel.match import Match
from ...words import labels, words_of
from ..core.presentation.components import component_name

WIDTH: Final = 190.0
GLYPH: Final = "vp"  # an icon that every game has
COLOUR: Final = "back"  # of the generic card


def face_of(game: Game, component: Component, lang: str) -> str:
    """SVG that refers to the sheet of the game."""
    return _drawn_by_game(game, component, lang) or _generic_card(game, component, lang)


def _drawn_by_game(game: Game, component: Component, lang: str) -> str:
    """Empty if the game draws no such component."""
    if not component.numbers:
        return ""
    match = Match(game, max(2, game.players[0]), 1)
    names = tuple(str(seat + 1) for seat in range(match.players))
    try:
        explained = game.show.explained({**match.view(0), "names": names}, lang, component.kind, component.numbers[0])
    except (IndexError, KeyError, UsageError):  # part of an expansion that is off by default
        return ""
    return "" if explained is None else explained.svg


def _generic_card(game: Game, component: Component, lang: str) -> str:
    w, icons = words_of(game, lang), icons_of(game)
    effect = component.description
    lines = [] if effect is None else [w.sentence(effect)]
    lines += [f"{label}: {value}" for label, value in labels.facts(w, component)]
    tokens = () if effect is None else tuple(effect.icons())
    glyph = next((each for each in tokens if each in icons.drawings and str(each).isidentifier()), GLYPH)
    face = Face(component_name(w, game, component, None), COLOUR, str(glyph), (), tokens, " · ".join(lines))
    high = card_height(icons, face, WIDTH)
    inside = card(icons, face, WIDTH, high)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tafel" viewBox="0 0 {num(WIDTH)} {num(high)}">{inside}</svg>'
    )
