"""Summarizes the gains and losses of events as icons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from ...kernel.game import Game
from ...kernel.state import Event
from ...words import Words, labels
from .schemas import Change


def gained(game: Game, event: Event, named: list[str]) -> list[str]:
    """Those of the ids named by an event that its seat gained; all of them if the game does not track holdings."""
    if game.show.holdings is None or not named:
        return named
    found = {gain.what for gain in game.show.holdings.gains(event) if gain.seat == event.seat and gain.amount > 0}
    return [id for id in named if id in found]


def changes_by(words: Words, game: Game, events: Iterable[Event], seat: int) -> list[Change]:
    """The total gains and losses of a seat that have icons; empty if the game does not track holdings."""
    if game.show.holdings is None:
        return []
    sums: Counter[str] = Counter()
    for event in events:
        for gain in game.show.holdings.gains(event):
            if gain.seat == seat and words.has(f"icon-{labels.slug(gain.what)}"):
                sums[gain.what] += gain.amount
    return [change(words, icon, delta) for icon, delta in sums.items() if delta != 0]


@lru_cache(maxsize=4096)
def change(words: Words, icon: str, delta: int) -> Change:
    """Cached, since there are few distinct changes."""
    return Change(icon=icon, label=labels.icon_name(words, icon), delta=delta)
