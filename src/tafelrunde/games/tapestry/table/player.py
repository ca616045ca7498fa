"""The state of a player. player_fields.py declares the fields."""

from __future__ import annotations

from typing import ClassVar, Final, Optional

from ..pieces.kinds import ALL_CIVILIZATIONS, BASE_CIVILIZATIONS, BOTTOM, MIDDLE, MOST_OF_A_RESOURCE, TOP
from ._player_fields import PlayerFields
from .conduct import CONDUCTS, PERSON, Conduct
from .sideboard import EMPTY_PLAYER, PlayerSideboard
from .steps import TURN

# Where points come from.
START: Final = 0
TRACK: Final = 1
EXPLORED: Final = 2
CONQUERED: Final = 3
TECH: Final = 4
CARDS: Final = 5
CIVILIZATION: Final = 6
SPACE: Final = 7
INCOME: Final = 8
ACHIEVEMENT: Final = 9
MASTERPIECE: Final = 10  # from here on with expansions only
CITY: Final = 11
POINT_SOURCES: Final = (
    "start", "tracks", "exploring", "conquering", "tech", "cards", "civilizations", "space", "income", "achievements",
    "masterpieces", "capital",
)  # fmt: skip


class TapestryPlayer(PlayerFields):
    """The state of a player."""

    __slots__ = ()
    turn_step: ClassVar[int] = TURN

    @classmethod
    def at_start(cls, seat: int, players: int, tracks: int, expansions: int) -> TapestryPlayer:
        me = cls(seat)
        me.tracks = [(0,)] * tracks  # a token on each start space (TAP-SETUP-25, TAP-SETUP-26)
        me.far = [0] * tracks
        me.locks = [0] * tracks
        me.mat = [0] * (ALL_CIVILIZATIONS if expansions else BASE_CIVILIZATIONS)
        me.tally = [0] * (len(POINT_SOURCES) if expansions else MASTERPIECE)
        me.side = PlayerSideboard(players) if expansions else EMPTY_PLAYER
        return me

    @property
    def own_side(self) -> PlayerSideboard:
        """The sideboard for writing: from now on no copy of the table shares it."""
        if self.side.shared:
            assert self.side is not EMPTY_PLAYER, "the base game has no sideboards"
            self.side = PlayerSideboard(0, self.side)
        return self.side

    # -------------------------------------------------------------------------------------------- as a participant

    @property
    def standing(self) -> int:
        """The territories held by an outpost, not by a building or a token."""
        return self.upright & ~self.huts

    @property
    def fallen(self) -> int:
        return self.toppled & ~self.huts

    @property
    def person(self) -> Optional[TapestryPlayer]:
        return self

    @property
    def conduct(self) -> Conduct:
        return CONDUCTS[PERSON]

    # -------------------------------------------------------------------------------------------- gains and counts

    def score(self, points: int, source: int) -> None:
        """Everybody sees the points, which begin at 0 and have no upper bound (TAP-VP-01, TAP-VP-02)."""
        self.vp += points
        self.tally[source] += points
        self.by_era[self.era] += points

    def gain(self, resource: int, amount: int) -> int:
        """Adds resources up to 8; the rest is lost (TAP-INCOME-23). Returns the amount gained."""
        amount = min(amount, MOST_OF_A_RESOURCE - self.goods[resource])
        self.goods[resource] += amount
        return amount

    @property
    def wealth(self) -> int:
        """All resources together."""
        coins, workers, food, culture = self.goods
        return coins + workers + food + culture

    @property
    def techs(self) -> int:
        """All tech cards, in any row."""
        return self.tech[BOTTOM] | self.tech[MIDDLE] | self.tech[TOP]

    @property
    def tech_count(self) -> int:
        """Tech cards that count; those on the mat of the Collectors too."""
        bottom, middle, top = self.tech
        return (bottom | middle | top | self.side.kept_tech).bit_count()

    @property
    def slot(self) -> int:
        """The era whose space a tapestry card goes on now (TAP-TAPCARD-08, TAP-TAPCARD-10, TAP-FAQ-17, TAP-FAQ-18,
        TAP-EX-20, TAP-EX-21)."""
        return min(self.era, 4)

    @property
    def visible(self) -> list[int]:
        """The top card of each stack."""
        return [stack[-1] for stack in self.stacks if stack]

    def pack(self) -> list[int]:
        numbers = super().pack()
        return numbers if self.side is EMPTY_PLAYER else numbers + self.side.pack()
