"""The opponents that the rules play: the Automa, the Shadow Empire, and their decision cards. automa_fields.py declares
the fields."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from ....kernel.decision import Pools
from ....kernel.hexes import mask, members
from ....kernel.state import take
from ._automa_fields import AutomaFields, BotFields, DecisionFields
from .conduct import AUTOMA, CONDUCTS, SHADOW, Conduct
from .player import POINT_SOURCES, TapestryPlayer
from .steps import BOTS

NO_CARD: Final = -1


class Bot(BotFields):
    """One of the two as a participant (participant.py)."""

    __slots__ = ()
    kind: ClassVar[int]
    turn_step: ClassVar[int] = BOTS

    @property
    def tracks(self) -> list[tuple[int, ...]]:
        """One token on each track."""
        return [(space,) for space in self.far]

    @property
    def standing(self) -> int:
        return self.upright

    @property
    def fallen(self) -> int:
        return self.toppled

    @property
    def person(self) -> Optional[TapestryPlayer]:
        return None

    @property
    def conduct(self) -> Conduct:
        return CONDUCTS[self.kind]

    @property
    def outposts_on_map(self) -> int:
        """Hexes with outposts of this colour, upright or not."""
        return self.upright | self.toppled | self.under | self.arriving

    def copy(self, before: Optional[Bot] = None) -> Bot:
        """A copy, or the one at the checkpoint before if nothing has changed."""
        raise NotImplementedError

    def pack(self) -> list[int]:
        return [self.kind, *super().pack()]


class Shadow(Bot):
    """The Shadow Empire moves on the tracks and scores nothing (TAP-AUTOMA-02)."""

    __slots__ = ()
    kind: ClassVar[int] = SHADOW

    def copy(self, before: Optional[Bot] = None) -> Bot:
        return before if before is not None and self.same_as(before) else Shadow(self.seat, self)


class AutomaMat(AutomaFields):
    __slots__ = ()

    @property
    def cards(self) -> list[int]:
        """The tapestry cards there, in any place."""
        return self.stock + self.laid


class Automa(Bot):
    """The Automa plays to win (TAP-AUTOMA-01)."""

    __slots__ = ("mat",)
    kind: ClassVar[int] = AUTOMA

    def __init__(self, seat: int, like: Optional[Automa] = None) -> None:
        super().__init__(seat, like)
        self.mat: AutomaMat = AutomaMat() if like is None else AutomaMat(like.mat)
        if like is None:
            self.mat.tally = [0] * len(POINT_SOURCES)

    def copy(self, before: Optional[Bot] = None) -> Bot:
        if isinstance(before, Automa) and self.same_as(before) and self.mat.pack() == before.mat.pack():
            return before
        return Automa(self.seat, self)

    def score(self, points: int, source: int) -> None:
        self.vp += points
        self.mat.tally[source] += points

    def pack(self) -> list[int]:
        return super().pack() + self.mat.pack()


class Decisions(DecisionFields):
    """The decision deck, the progress deck and the last pair."""

    __slots__ = ()

    def draw_pair(self) -> None:
        """Two cards side by side (TAP-AUTOMA-23). The deck is shuffled, so left and right are random."""
        self.put_pair_away()
        self.track_card, self.tie_card = self.deck.pop(), self.deck.pop()
        self.known |= 1 << self.track_card | 1 << self.tie_card

    def put_pair_away(self) -> None:
        if self.track_card != NO_CARD:
            self.discard += [self.track_card, self.tie_card]
            self.track_card = self.tie_card = NO_CARD

    def add_card(self) -> int:
        """The top card of the progress deck goes onto the discard pile (TAP-AUTOMA-62)."""
        card = self.progress.pop()
        self.discard.append(card)
        self.known |= 1 << card
        self.known_progress &= ~(1 << card)
        return card

    def gather(self) -> None:
        """All decision cards of the era become the deck, to be shuffled (TAP-AUTOMA-65)."""
        self.put_pair_away()
        self.deck = sorted(self.deck + self.discard)
        self.discard = []

    # -------------------------------------------------------------------------------------------- what is hidden

    def collect_hidden(self, pools: Pools) -> None:
        """Cards that nobody has seen are in either deck; the orders of both are hidden (TAP-AUTOMA-121)."""
        pools["decision card"] = [card for card in self.deck + self.progress if self._is_new(card)]
        pools["place in the decision deck"] = list(range(len(self.deck)))
        pools["place in the progress deck"] = list(range(len(self.progress)))

    def deal_hidden(self, pools: Pools) -> None:
        new = pools["decision card"]
        deck = sorted(card for card in self.deck if not self._is_new(card))
        deck += take(new, len(self.deck) - len(deck))
        progress = sorted(card for card in self.progress if not self._is_new(card)) + new
        self.deck = [deck[place] for place in pools["place in the decision deck"]]
        self.progress = [progress[place] for place in pools["place in the progress deck"]]

    def _is_new(self, card: int) -> bool:
        return not (self.known | self.known_progress) >> card & 1

    def known_of(self, cards: list[int]) -> list[int]:
        """The cards of a deck that everybody knows to be there, in no order."""
        return members(mask(cards) & (self.known | self.known_progress))
