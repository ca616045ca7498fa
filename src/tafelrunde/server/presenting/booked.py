"""What lines of the log gave and took, by icons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ...kernel.game import Game
from ...kernel.state import Event
from ...words import Words, labels
from ..schemas.play import Change


def came(game: Game, event: Event, reader: int) -> list[str]:
    """The ids of what an event says that its seat got, as far as the reader knows them; all that it names where a game
    keeps no accounts."""
    named = labels.things_named(game, event, reader)
    if game.accounts is None:
        return named
    got = {gain.what for gain in game.accounts.gains(event) if gain.seat == event.seat and gain.amount > 0}
    return [id for id in named if id in got]


def booked(words: Words, game: Game, events: Iterable[Event], seat: int) -> list[Change]:
    """What a seat got or gave in all, of what has an icon; nothing where a game keeps no accounts."""
    if game.accounts is None:
        return []
    sums: Counter[str] = Counter()
    for event in events:
        for gain in game.accounts.gains(event):
            if gain.seat == seat and words.has(f"icon-{labels.slug(gain.what)}"):
                sums[gain.what] += gain.amount
    return [
        Change(icon=icon, label=labels.icon_name(words, icon), delta=delta)
        for icon, delta in sums.items()
        if delta != 0
    ]
