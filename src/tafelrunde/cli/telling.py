"""What the terminal tells of a game in words: components, events, the result."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..kernel.game import Component, Game, Value
from ..kernel.match import Match
from ..kernel.state import Event
from ..words import Words, labels


@cache
def own_words(lang: str) -> Words:
    """The words of this program, apart from those of the games."""
    return Words(lang, [Path(__file__).parent / f"{lang}.ftl"])


def name_of(w: Words, game: Game, component: Component) -> str:
    if component.numbers:
        return labels.thing(w, game, component.kind, component.numbers[0])
    return w.text(f"{component.kind}-{labels.slug(component.id)}")


def sentence_of(w: Words, component: Component) -> str:
    return "" if component.effect is None else w.sentence(component.effect)


def found(w: Words, game: Game, word: str) -> list[Component]:
    """Components whose name or id holds the word; those that are called exactly so come alone."""
    sought = word.casefold().strip()
    by_name = [(name_of(w, game, component).casefold(), component) for component in game.components]
    exact = [component for name, component in by_name if sought in (name, component.id.casefold())]
    return exact or [component for name, component in by_name if sought in name or sought in component.id.casefold()]


def explained(w: Words, game: Game, component: Component) -> str:
    """A component in a few lines of markup: what it is, what it does, how sure we are of it."""
    say = own_words(w.lang)
    facts = [fact_text(w, game, name, value) for name, value in component.facts.items()]
    facts.append(say.text("copies", n=len(component.numbers)))
    lines = [
        f"[bold]{escape(name_of(w, game, component))}[/bold] ({escape(', '.join(facts))})",
        escape(sentence_of(w, component)),
        f"[dim]{escape(origin_of(w, component))}[/dim]",
    ]
    return "\n".join(line for line in lines if line)


def fact_text(w: Words, game: Game, name: str, value: Value) -> str:
    """`colour: yellow` and `wood: 1` as the game calls them; what it has no word for stays as it is."""
    if isinstance(value, str):
        id = f"{name}-{labels.slug(value)}"
        return w.text(id) if w.has(id) else f"{name} {value}"
    for id in (name, *(f"{kind}-{name}" for kind in sorted(game.kinds))):
        if w.has(id):
            return f"{value} {w.text(id)}"
    return f"{name} {value}"


def origin_of(w: Words, component: Component) -> str:
    """What of it is printed, established or ours, and what that rests on."""
    say = own_words(w.lang)
    origins: list[str] = []
    for source in dict.fromkeys(component.sources.values()):
        parts = [part for part, known in component.sources.items() if known == source]
        named = [say.text(f"part-{part}") if say.has(f"part-{part}") else part for part in parts]
        origins.append(f"{', '.join(named)}: {w.text(f'source-{source.lower()}')}")
    return "; ".join(origins) + (f" ({labels.basis(w, component)})" if component.basis else "")


def tell(console: Console, w: Words, match: Match, events: list[Event], seat: int) -> None:
    """What happened, as a seat knows it, a line each."""
    view = match.view(seat)
    for event in events:
        text = labels.event_text(w, match.game, event, seat, view)
        console.print(f"[dim]·[/dim] {escape(text)}", highlight=False)


def tell_result(console: Console, w: Words, match: Match) -> None:
    """Who won, why the game is over, and where the points came from."""
    say, result, game = own_words(w.lang), match.result, match.game
    names = [labels.thing(w, game, "player", seat) for seat in range(match.players)]
    table = Table("", *names, box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    for part in dict.fromkeys(part for parts in result.breakdown for part in parts):
        id = f"points-{labels.slug(part)}"
        table.add_row(w.text(id) if w.has(id) else part, *(str(parts.get(part, 0)) for parts in result.breakdown))
    table.add_row(say.text("total"), *map(str, result.scores), style="bold")
    console.print(f"[bold]{escape(say.text('result'))}[/bold]")
    if w.has(ending := f"ending-{labels.slug(result.ending)}"):
        console.print(escape(w.text(ending)), highlight=False)
    console.print(table)
    if match.players > 1:  # alone nobody is beaten: the ending says how it went
        winners = ", ".join(names[seat] for seat in result.winners)
        id = "winner" if len(result.winners) == 1 else "winners"
        console.print(escape(say.text(id, names=winners)), highlight=False)
