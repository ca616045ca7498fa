"""Illuminati: who rolls a die that lies on their mat takes it, and they gain what it shows.

Their number on the mat has a bit for each die there: red, black and science.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ......kernel.corrections import table_row
from ......kernel.decision import NONE, Rules, ask
from ....components.civilizations import EVERY_INCOME, Civilization, Line
from ....pieces.kinds import DICE, FANTASIES_FUTURES, ILLUMINATI, RED_DIE, SCIENCE_DIE
from ....rules.dice import take_die
from ....rules.gains import score
from ....rules.hand import choose_cards
from ....rules.track import advance, can_advance
from ....table.player import CIVILIZATION, TapestryPlayer
from ....table.prompts import RESEARCH
from ....table.state import Table

ALL_DICE: Final = (1 << len(DICE)) - 1


def has_die(state: int, die: int) -> bool:
    """Does a die lie on the mat, by its number?"""
    return state >> die & 1 == 1


@table_row
class Illuminati(Civilization):
    drawn_as: ClassVar[str] = "things"
    begins_when_gained = True

    def __init__(
        self,
        id: str,
        turns: tuple[int, ...] = EVERY_INCOME,
        *lines: Line,
        expansion: int = FANTASIES_FUTURES,
        cards: int = 3,
        points: int = 6,
    ) -> None:
        super().__init__(id, turns, *lines, expansion=expansion)
        self.cards = cards  # of which one is kept at the start
        self.points = points  # for each die that still lies on the mat

    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        """One of some cards, and the three dice."""
        me.mat[ILLUMINATI] = ALL_DICE
        yield from choose_cards(table, me, self.cards)

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """Points for each die on the mat, and all come back."""
        score(table, me, self.points * me.mat[ILLUMINATI].bit_count())
        me.mat[ILLUMINATI] = ALL_DICE
        yield from ()

    def other_rolled(
        self, table: Table, me: TapestryPlayer, actor: TapestryPlayer, hex: int, die: int, face: int
    ) -> Rules:
        """They gain what it shows before the roller does; after the end of their game only points. For the science die
        they may advance on the track, without benefit."""
        if not has_die(me.mat[ILLUMINATI], die):
            return
        me.mat[ILLUMINATI] &= ~(1 << die)
        if table.log:
            table.log.add("took-die", actor, die=die, player_other=me.seat)
        if die == SCIENCE_DIE:
            if can_advance(table, me, face) and (yield ask(me, RESEARCH, [face, NONE])) == face:
                yield from advance(table, me, face, gain=False)
        elif not me.finished or die == RED_DIE:
            before, table.source = table.source, CIVILIZATION
            yield from take_die(table, me, hex, die, face)
            table.source = before

    def things_on(self, state: int) -> list[tuple[str, int]]:
        return [("die", die) for die in range(len(DICE)) if has_die(state, die)]

    def numbers(self) -> dict[str, int]:
        return {"cards": self.cards, "points": self.points}


PRINTED: Final[Illuminati] = Illuminati("illuminati")
REVISED: Final[Illuminati] = Illuminati("illuminati")
