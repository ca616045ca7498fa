"""Components as pictures at reading size: as the game draws them, or else as a generic card."""

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
GLYPH: Final = "vp"  # which every game has
COLOUR: Final = "back"  # of a card that the table draws as something else


def face_of(game: Game, component: Component, lang: str) -> str:
    """SVG that refers to the sheet of the game."""
    return _as_on_the_table(game, component, lang) or _as_a_card(game, component, lang)


def _as_on_the_table(game: Game, component: Component, lang: str) -> str:
    if not component.numbers:
        return ""
    match = Match(game, max(2, game.players[0]), 1)
    names = tuple(str(seat + 1) for seat in range(match.players))
    try:
        told = game.explained({**match.view(0), "names": names}, lang, component.kind, component.numbers[0])
    except (IndexError, KeyError, UsageError):  # it lies in a box that is not opened at this table
        return ""
    return "" if told is None else told.svg


def _as_a_card(game: Game, component: Component, lang: str) -> str:
    w, icons = words_of(game, lang), icons_of(game)
    effect = component.description
    said = [] if effect is None else [w.sentence(effect)]
    said += [f"{label}: {value}" for label, value in labels.facts(w, component)]
    tokens = () if effect is None else tuple(effect.icons())
    glyph = next((each for each in tokens if each in icons.drawings and str(each).isidentifier()), GLYPH)
    face = Face(component_name(w, game, component, None), COLOUR, str(glyph), (), tokens, " · ".join(said))
    high = card_height(icons, face, WIDTH)
    inside = card(icons, face, WIDTH, high)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tafel" viewBox="0 0 {num(WIDTH)} {num(high)}">{inside}</svg>'
    )
