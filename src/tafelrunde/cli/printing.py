"""Prints events, results and advice in the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..bots.advice import Advice
from ..bots.advice_words import advice_texts, opinion
from ..kernel.match import Match
from ..kernel.state import Event
from ..words import Words, labels
from .messages import messages


def print_events(console: Console, w: Words, match: Match, events: list[Event], seat: int) -> None:
    """Print a line for each event, as a seat sees it."""
    view = match.view(seat)
    for event in events:
        text = labels.event_text(w, match.game, event, seat, view)
        console.print(f"[dim]·[/dim] {escape(text)}", highlight=False)


def print_result(console: Console, w: Words, match: Match) -> None:
    """Print the winner, the kind of ending and the sources of the points."""
    say, result, game = messages(w.lang), match.result, match.game
    names = [labels.thing(w, game, "player", seat) for seat in range(match.players)]
    names += [labels.thing(w, game, "player", match.players + i, match.view()) for i in range(len(result.rivals))]
    table = Table("", *names, box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    breakdown = result.breakdown + result.rival_breakdown
    for part in dict.fromkeys(part for parts in breakdown for part in parts):
        table.add_row(labels.points_source(w, part), *(str(parts.get(part, 0)) for parts in breakdown))
    table.add_row(say.text("total"), *map(str, result.scores + result.rivals), style="bold")
    console.print(f"[bold]{escape(say.text('result'))}[/bold]")
    console.print(escape(labels.ending(w, result.ending)), highlight=False)
    if remark := labels.ending_remark(w, result.ending):
        console.print(escape(remark), style="dim", highlight=False)
    console.print(table)
    if match.players > 1 and result.winners:  # in a solo game or a loss to the rules, the ending says it
        winners = ", ".join(names[seat] for seat in result.winners)
        id = "winner" if len(result.winners) == 1 else "winners"
        console.print(escape(say.text(id, names=winners)), highlight=False)


def print_advice(console: Console, w: Words, match: Match, advice: Advice) -> None:
    """Print the best answers, each with a sentence and the expected continuation, and the source of the advice."""
    say = messages(w.lang)
    for number, one in enumerate(advice_texts(w, match, advice), 1):
        ahead = f" [dim]({escape(one.ahead)})[/dim]" if one.ahead else ""
        console.print(f"{number}. [bold]{escape(one.label)}[/bold]{ahead}", highlight=False)
        then = say.text("advice-then", line=" › ".join(one.line)) if one.line else ""
        for line in filter(None, (one.text, then)):
            console.print(f"   {escape(line)}", highlight=False)
    console.print(f"[dim]{escape(opinion(w, advice))}[/dim]", highlight=False)
