"""Written by kernel/fields.py from fields.py, where the fields are declared: change them there."""

from __future__ import annotations

from typing import Optional
from typing import TYPE_CHECKING
from tafelrunde.kernel.decision import Player
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.state import State
from .pieces import GRAIN_AT_START

if TYPE_CHECKING:
    from .table import Settler


class SettlerFields(Player):
    """What lies in front of a player."""

    __slots__ = (
        "grain",
        "hand",
        "planned",
        "tally",
        "village",
    )

    grain: int
    hand: list[int]
    planned: list[int]  # the card of this round: face down until all have planned
    village: list[int]
    tally: list[int]  # points for buildings and for effects

    def __init__(
        self, seat: int, like: Optional[SettlerFields] = None, before: Optional[SettlerFields] = None
    ) -> None:
        self.seat = seat
        if like is not None:
            self.grain = like.grain
            if before is None:
                self.hand = like.hand.copy()
                self.planned = like.planned.copy()
                self.village = like.village.copy()
                self.tally = like.tally.copy()
            else:
                self.hand = before.hand if like.hand == before.hand else like.hand.copy()
                self.planned = before.planned if like.planned == before.planned else like.planned.copy()
                self.village = before.village if like.village == before.village else like.village.copy()
                self.tally = before.tally if like.tally == before.tally else like.tally.copy()
            return
        self.grain = GRAIN_AT_START
        self.hand = []
        self.planned = []
        self.village = []
        self.tally = [0, 0]

    def same_as(self, before: SettlerFields) -> bool:
        return (
            self.grain == before.grain
            and self.hand == before.hand
            and self.planned == before.planned
            and self.village == before.village
            and self.tally == before.tally
        )

    def pack(self) -> list[int]:
        numbers = [
            self.grain,
        ]
        numbers += [len(self.hand), *self.hand]
        numbers += [len(self.planned), *self.planned]
        numbers += [len(self.village), *self.village]
        numbers += self.tally
        return numbers


class TableFields(State):
    """What lies on the table."""

    __slots__ = (
        "acts",
        "deck",
        "discard",
        "first",
        "floods",
        "plans",
        "players",
        "round",
        "rounds",
    )

    players: list[Settler]
    rounds: int  # how many are played
    floods: bool
    round: int
    first: int  # who begins this round
    plans: int  # how many have planned ...
    acts: int  # ... and how many have acted
    deck: list[int]  # the last one is drawn first
    discard: list[int]

    def __init__(
        self, rng: Rng, like: Optional[TableFields] = None, before: Optional[TableFields] = None
    ) -> None:
        self.rng = rng
        self.log = None
        if like is not None:
            self.reveals = like.reveals
            self.rounds = like.rounds
            self.floods = like.floods
            self.round = like.round
            self.first = like.first
            self.plans = like.plans
            self.acts = like.acts
            if before is None:
                self.deck = like.deck.copy()
                self.discard = like.discard.copy()
            else:
                self.deck = before.deck if like.deck == before.deck else like.deck.copy()
                self.discard = before.discard if like.discard == before.discard else like.discard.copy()
            return
        self.reveals = 0
        self.rounds = 0
        self.floods = False
        self.round = 1
        self.first = 0
        self.plans = 0
        self.acts = 0
        self.deck = []
        self.discard = []

    def pack(self) -> list[int]:
        numbers = [
            self.rng.state,
            self.reveals,
            self.rounds,
            int(self.floods),
            self.round,
            self.first,
            self.plans,
            self.acts,
        ]
        numbers += [len(self.deck), *self.deck]
        numbers += [len(self.discard), *self.discard]
        return numbers
