"""Names components, and finds the one whose effect a question is about."""

from __future__ import annotations

from functools import lru_cache
from typing import Optional

from ....kernel.decision import Decision
from ....kernel.effects import trees
from ....kernel.game import Component, Game, View
from ....words import Words, labels


def subject(w: Words, game: Game, view: Optional[View], decision: Decision) -> Optional[str]:
    """The name under which the reference has what a question is about; None if that is no component."""
    component = _components(game).get((decision.prompt.about, decision.about))
    return None if component is None else component_name(w, game, component, view)


def component_name(w: Words, game: Game, component: Component, view: Optional[View]) -> str:
    if component.numbers:
        return labels.thing(w, game, component.kind, component.numbers[0], view)
    return w.text(f"{component.kind}-{labels.slug(component.id)}")


@lru_cache(maxsize=32)
def _components(game: Game) -> dict[tuple[str, int], Component]:
    """By kind and number, and by the number of each effect on them."""
    found: dict[tuple[str, int], Component] = {}
    for component in game.components:
        for number in component.numbers:
            found[component.kind, number] = component
        for effect in trees(component.effect) if component.effect is not None else ():
            found.setdefault(("effect", effect.number), component)
    return found
