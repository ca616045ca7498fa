"""Elder Ones: they play on after income turn 5, and landmarks count then (TAP-CIV-06).

Their number on the mat is 1 from the end of income turn 5 on.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ......kernel.corrections import table_row
from ......kernel.decision import NONE, Rules, ask_secret
from ......kernel.effects import OneOf
from ......kernel.hexes import members
from ....components.civilizations import EVERY_INCOME, Civilization, Line
from ....effects.gains import AnyResource
from ....effects.hand import TapestryCards
from ....pieces.kinds import ELDER_ONES, FANTASIES_FUTURES, LAST_INCOME
from ....rules.bonus import discard_card
from ....rules.gains import gain_any, score, under
from ....rules.turn import open_tracks
from ....table.player import CIVILIZATION, TapestryPlayer
from ....table.prompts import DISCARD
from ....table.state import Table


@table_row
class ElderOnes(Civilization):
    describes_spaces: ClassVar[bool] = False

    early = ("landmark_gained",)

    def __init__(
        self,
        id: str,
        turns: tuple[int, ...] = EVERY_INCOME,
        *lines: Line,
        expansion: int = FANTASIES_FUTURES,
        most_cards: int = 6,
        card_resources: int = 2,
        landmark_points: int = 10,
    ) -> None:
        super().__init__(id, turns, *lines, expansion=expansion)
        self.most_cards = most_cards  # that may be discarded in income turn 5,
        self.card_resources = card_resources  # and what each one gives
        self.landmark_points = landmark_points  # after it

    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        """After income turn 5 their landmarks count at once."""
        me.mat[ELDER_ONES] = int(me.era == LAST_INCOME)
        yield from ()

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """A resource or two cards; at last cards may be discarded for resources."""
        if me.era < LAST_INCOME:
            yield from under(table, CIVILIZATION, self.lines[0][0], me)
            return
        for _ in range(self.most_cards):
            card = (yield ask_secret(me, DISCARD, lambda: [*members(me.hand), NONE])) if me.hand else NONE
            if card == NONE:
                return
            discard_card(table, me, card)
            yield from gain_any(table, me, self.card_resources)

    def extra_turns_begin(self, table: Table, me: TapestryPlayer) -> Rules:
        """Landmarks count from now on."""
        me.mat[ELDER_ONES] = 1
        yield from ()

    def extra_turn_tracks(self, table: Table, me: TapestryPlayer) -> list[int]:
        return open_tracks(table, me)

    def landmark_gained(self, table: Table, me: TapestryPlayer, landmark: int) -> Rules:
        if me.mat[ELDER_ONES]:
            score(table, me, self.landmark_points, CIVILIZATION)
        yield from ()

    def numbers(self) -> dict[str, int]:
        return {"most": self.most_cards, "resources": self.card_resources, "points": self.landmark_points}


# Built twice: an effect belongs to one tree.
def gifts() -> Line:
    return (OneOf(AnyResource(1), TapestryCards(2)),)


PRINTED: Final[ElderOnes] = ElderOnes("elder_ones", EVERY_INCOME, gifts())
REVISED: Final[ElderOnes] = ElderOnes("elder_ones", EVERY_INCOME, gifts())
