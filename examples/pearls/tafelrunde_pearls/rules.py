"""The cards, the table, and the rule of a turn."""

from __future__ import annotations

from typing import Final, Optional

from tafelrunde.kernel.decision import Prompt, Rules, ask
from tafelrunde.kernel.game import Result
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.zones import things

from ._fields import DiverFields, TableFields

KINDS: Final = (("small_pearl", 1, 10), ("pearl", 2, 10), ("large_pearl", 3, 8), ("shark", 0, 8))  # id, points, copies
SHARK: Final = 0
POINTS: Final = [points for _, points, copies in KINDS for _ in range(copies)]  # of each card (PEARLS-BOX-01)
TURNS: Final = 6  # of each player (PEARLS-END-01)

DIVE: Final = Prompt("DIVE", 2, "dive", extra=0)
SURFACE, AGAIN = 0, 1


class Diver(DiverFields):
    __slots__ = ()

    @property
    def sharks(self) -> int:
        return sum(POINTS[card] == SHARK for card in self.catch)


class Table(TableFields):
    __slots__ = ()

    def next_step(self) -> Optional[Rules]:
        n = len(self.players)
        return dive(self, self.players[(self.first + self.turns) % n]) if self.turns < n * TURNS else None

    def check(self) -> None:
        assert things(self, "card") == list(range(len(POINTS))), "a card was lost or doubled"


def set_up(players: int, rng: Rng) -> Table:
    """PEARLS-SETUP-01"""
    table = Table(rng)
    table.players = [Diver(seat) for seat in range(players)]
    table.deck = list(range(len(POINTS)))
    rng.shuffle(table.deck)
    table.first = rng.below(players)
    return table


def dive(table: Table, me: Diver) -> Rules:
    """One dive (PEARLS-TURN-01); the next one is a step of its own, so that a turn can be resumed in between."""
    if me.catch and (yield ask(me, DIVE, [SURFACE, AGAIN])) == SURFACE:  # PEARLS-TURN-02
        points = sum(POINTS[card] for card in me.catch)
        me.vp += points  # PEARLS-TURN-04
        end_turn(table, me, "surfaced" if points else "found-nothing", points)
        return
    card = table.deck.pop()
    me.catch.append(card)
    table.reveals += 1
    if table.log:
        table.log.add("dived", me, card=card)
    if me.sharks == 2:  # PEARLS-TURN-03
        end_turn(table, me, "bitten", 0)
    if not table.deck:
        table.deck, table.discard = table.discard, []
        table.rng.shuffle(table.deck)


def end_turn(table: Table, me: Diver, how: str, points: int) -> None:
    """PEARLS-TURN-05"""
    if table.log:
        table.log.add(how, me, n=points)
    table.discard += me.catch
    me.catch = []
    table.turns += 1


def final_result(table: Table) -> Result:
    """PEARLS-END-01"""
    scores = [player.vp for player in table.players]
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Result(scores, winners, [{"pearls": score} for score in scores], "turns")
