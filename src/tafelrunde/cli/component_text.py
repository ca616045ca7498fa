"""Describes components in words: name, effect, facts, sources."""

from __future__ import annotations

from rich.markup import escape

from ..kernel.game import Component, Game
from ..words import Words, labels
from .messages import messages


def component_name(w: Words, game: Game, component: Component) -> str:
    if component.numbers:
        return labels.thing(w, game, component.kind, component.numbers[0])
    return w.text(f"{component.kind}-{labels.slug(component.id)}")


def effect_sentence(w: Words, component: Component) -> str:
    return "" if component.description is None else w.sentence(component.description)


def find_components(w: Words, game: Game, word: str) -> list[Component]:
    """The components with exactly this name or id; if there are none, those whose name or id contains the word."""
    sought = word.casefold().strip()
    by_name = [(component_name(w, game, component).casefold(), component) for component in game.components]
    exact = [component for name, component in by_name if sought in (name, component.id.casefold())]
    return exact or [component for name, component in by_name if sought in name or sought in component.id.casefold()]


def description(w: Words, game: Game, component: Component) -> str:
    """A component in a few lines of markup: name, facts, effect, and the sources of its data."""
    say = messages(w.lang)
    facts = [f"{label}: {value}" for label, value in labels.facts(w, component)]
    if component.copies:
        facts.append(say.text("copies", n=component.copies))
    lines = [
        f"[bold]{escape(component_name(w, game, component))}[/bold] ({escape('; '.join(facts))})",
        escape(effect_sentence(w, component)),
        f"[dim]{escape(origin_text(w, component))}[/dim]",
    ]
    return "\n".join(line for line in lines if line)


def origin_text(w: Words, component: Component) -> str:
    """Which of its data are printed, established or chosen by us, and their basis."""
    say = messages(w.lang)
    origins: list[str] = []
    for source in dict.fromkeys(component.sources.values()):
        parts = [f"part-{part}" for part, known in component.sources.items() if known == source]
        named = dict.fromkeys(say.text(part if say.has(part) else "part-other") for part in parts)
        origins.append(f"{', '.join(named)}: {w.text(f'source-{source.lower()}')}")
    return "; ".join(origins) + (f" ({labels.basis(w, component)})" if component.basis else "")
