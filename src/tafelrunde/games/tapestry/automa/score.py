"""Points of the Automa."""

from __future__ import annotations

from ..table.automa import Automa
from ..table.state import Table


def score(table: Table, me: Automa, points: int, source: int, reason: str) -> None:
    """`reason` is the word of the log for it."""
    if points:
        me.score(points, source)
        if table.log:
            table.log.add("bot-scored", me, amount=points, reason=reason)
