"""What the log adds up to: points, grain, and the cards of a hand. A check plays at random and compares both."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from tafelrunde.kernel.explanations import Gain, Holdings
from tafelrunde.kernel.state import Event, State

from .pieces import GRAIN, VP
from .rules import final_result
from .table import Settler, Table


class DeltaHoldings(Holdings):
    def holdings(self, state: State) -> Mapping[int, Mapping[str, int]]:
        assert isinstance(state, Table)
        return {me.seat: _held(state, me) for me in state.players}

    def gains(self, event: Event) -> Iterable[Gain]:
        seat, facts = event.seat, {**event.facts, **event.private}
        n = int(facts.get("n", 0))
        if event.name in ("gained", "paid"):
            yield Gain(seat, str(facts["what"]), n if event.name == "gained" else -n)
        elif event.name in ("harvested", "traded", "tolled"):
            yield Gain(seat, GRAIN, n)
            if event.name == "tolled":
                yield Gain(int(facts["player_paying"]), GRAIN, -n)
        elif event.name == "flooded":
            yield Gain(seat, GRAIN, -n)
        elif event.name == "built":
            yield Gain(seat, GRAIN, -int(facts["price"]))
            yield Gain(seat, VP, int(facts["points"]))
        elif event.name == "left-over":
            yield Gain(seat, VP, n)
        elif event.name in ("drew", "planned"):
            yield Gain(seat, f"card-{facts['card']}", 1 if event.name == "drew" else -1)


def _held(table: Table, me: Settler) -> Mapping[str, int]:
    points = final_result(table).scores[me.seat] if table.over else me.points
    return {VP: points, GRAIN: me.grain, **{f"card-{card}": 1 for card in me.hand}}


HOLDINGS: Final = DeltaHoldings()
