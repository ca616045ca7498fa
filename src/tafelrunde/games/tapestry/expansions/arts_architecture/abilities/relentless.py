"""Relentless: each turn with a new building adds a token; a turn without one turns the tokens into a reward.

Their number on the mat is the number of tokens.
"""

from __future__ import annotations

from typing import Final

from ......kernel.corrections import table_row
from ......kernel.decision import NONE, Rules, ask
from ......kernel.effects import All, OneOf
from ....components.civilizations import Civilization, Line
from ....effects.explore import Explore
from ....effects.gains import AnyResource
from ....effects.hand import TapestryCards
from ....effects.invent import Invent
from ....pieces.kinds import ARTS_ARCHITECTURE, RELENTLESS
from ....rules.gains import Points, under
from ....table.player import CIVILIZATION, TapestryPlayer
from ....table.prompts import USE
from ....table.state import Table


class Relentless(Civilization):
    def piece_gained(self, table: Table, me: TapestryPlayer) -> None:
        """In the player's turn."""
        if table.active == me.seat:
            me.own_side.built += 1

    def turn_closes(self, table: Table, me: TapestryPlayer) -> Rules:
        """A token if a building was gained; else, in an advance turn, all tokens are turned into a reward (TAP-CIV-07,
        TAP-CIV-08, TAP-DEC-54)."""
        if me.side.built:
            me.mat[RELENTLESS] += 1
        elif not me.side.income:
            yield from self.rest(table, me)

    def rest(self, table: Table, me: TapestryPlayer) -> Rules:
        """All tokens for the space that they have reached, which may offer a choice (TAP-DEC-54)."""
        rewards = self.lines[0]
        tokens = min(me.mat[RELENTLESS], len(rewards))
        me.mat[RELENTLESS] = 0
        if tokens:
            yield from under(table, CIVILIZATION, rewards[tokens - 1], me)

    def covered(self, state: int, line: int, place: int) -> bool:
        return place + 1 == min(state, len(self.lines[line]))


@table_row
class RevisedRelentless(Relentless):
    def __init__(
        self,
        id: str,
        turns: tuple[int, ...] = (),
        *lines: Line,
        expansion: int = ARTS_ARCHITECTURE,
        joining_tokens: int = 4,
    ) -> None:
        super().__init__(id, turns, *lines, expansion=expansion)
        self.joining_tokens = joining_tokens

    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        """It comes with tokens, which may be turned at once."""
        me.mat[RELENTLESS] = self.joining_tokens
        if (yield ask(me, USE, [1, NONE], RELENTLESS)) == 1:
            yield from self.rest(table, me)


# Built twice: an effect belongs to one tree.
def rewards() -> Line:
    return (
        Points(1),
        All(Points(3), TapestryCards(1)),
        All(Points(6), OneOf(TapestryCards(1), AnyResource(1))),
        All(Points(10), OneOf(TapestryCards(1), AnyResource(1), Explore())),
        All(Points(15), OneOf(TapestryCards(1), AnyResource(1), Explore(), Invent())),
    )


PRINTED: Final[Relentless] = Relentless("relentless", (), rewards(), expansion=ARTS_ARCHITECTURE)
REVISED: Final[RevisedRelentless] = RevisedRelentless("relentless", (), rewards())
