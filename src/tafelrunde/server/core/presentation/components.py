"""Names components, draws their effects as icons, and finds the component that a question is about."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Optional

from ....draw.icons import icons_of
from ....draw.rows import in_lines, row_width
from ....draw.svg import picture
from ....kernel.decision import Decision
from ....kernel.effects import Effect, trees
from ....kernel.game import Component, Game, View
from ....words import Words, labels

ICON_SIZE: Final = 24
ICON_ROOM: Final = 268  # width of the narrowest card of the page


def subject(w: Words, game: Game, view: Optional[View], decision: Decision) -> Optional[str]:
    """The name in the reference of the component that a question is about; None if it is about none."""
    component = _components(game).get((decision.prompt.about, decision.about))
    return None if component is None else component_name(w, game, component, view)


def component_name(w: Words, game: Game, component: Component, view: Optional[View]) -> str:
    if component.numbers:
        return labels.thing(w, game, component.kind, component.numbers[0], view)
    return w.text(f"{component.kind}-{labels.slug(component.id)}")


@lru_cache(maxsize=32)
def _components(game: Game) -> dict[tuple[str, int], Component]:
    """Components by kind and number, and by the number of each of their effects."""
    found: dict[tuple[str, int], Component] = {}
    for component in game.components:
        for number in component.numbers:
            found[component.kind, number] = component
        for effect in trees(component.effect) if component.effect is not None else ():
            found.setdefault(("effect", effect.number), component)
    return found


def icons_picture(w: Words, game: Game, effect: Optional[Effect[Any, Any]]) -> str:
    """An effect as icons (SVG that refers to the sheet of the game), wrapped to the width of a card of the page; empty
    if it has none."""
    tokens = effect.icons() if effect is not None else []
    if effect is None or not tokens:
        return ""
    icons = icons_of(game)
    width = min(ICON_ROOM, row_width(tokens, ICON_SIZE))
    drawn, height = in_lines(icons, tokens, 0, 0, ICON_SIZE, width)
    return picture(width, height, w.sentence(effect), drawn)
