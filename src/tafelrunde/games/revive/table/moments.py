"""The named moments of the base rules at which a tribe may have something to say.

The base rules call a moment and do not know which tribes there are. The module of a tribe (abilities/) answers it: for
the players who have a technology (a skill), or for those who have a side of its board.

    @CARD_TAKEN.with_skill(CARD_RESOURCE)
    def resource_of_the_card(table: Table, me: RevivePlayer, card: int) -> None: ...
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Final, Generic, TypeVar

from ....kernel.decision import Decision
from ..pieces.kinds import board_number
from .player import RevivePlayer
from .state import Table

F = TypeVar("F")

Done = Generator[Decision, int, bool]  # rules that may come to nothing
# Can a cost be paid with a better exchange? What is missing of each basic resource, the units of choice that are due,
# what is left over of basic resources, crystals.
Exchange = Callable[[list[int], int, int, int], bool]


class Moment(Generic[F]):
    __slots__ = ("_by_board", "_by_skill", "skills")

    def __init__(self) -> None:
        self.skills: int = 0  # those that answer; rules that ask often look here first
        self._by_skill: list[tuple[int, F]] = []
        self._by_board: dict[int, list[F]] = {}

    def with_skill(self, skill: int) -> Callable[[F], F]:
        """The decorated function answers for players who have unlocked a technology with this skill."""

        def register(answer: F) -> F:
            self.skills |= skill
            self._by_skill.append((skill, answer))
            return answer

        return register

    def with_board(self, tribe: int, side: int) -> Callable[[F], F]:
        """The decorated function answers for the player with this side of a tribe board."""

        def register(answer: F) -> F:
            self._by_board.setdefault(board_number(tribe, side), []).append(answer)
            return answer

        return register

    def of(self, me: RevivePlayer) -> Sequence[F]:
        """The answers of a player."""
        if me.skills & self.skills:
            with_skill = [answer for skill, answer in self._by_skill if me.skills & skill]
            return [*self._by_board.get(board_number(me.tribe, me.side), ()), *with_skill]
        return self._by_board.get(board_number(me.tribe, me.side), ()) if self._by_board else ()


# Something happened to a player.
BOARD_TAKEN: Final = Moment[Callable[[Table, RevivePlayer], None]]()  # in set-up
ABILITY_DONE: Final = Moment[Callable[[Table, RevivePlayer], None]]()
CARD_TAKEN: Final = Moment[Callable[[Table, RevivePlayer, int], None]]()  # this card, from the display
CRATE_GAINED: Final = Moment[Callable[[Table, RevivePlayer], None]]()
SWITCH_USED: Final = Moment[Callable[[Table, RevivePlayer], Done]]()  # instead of its own effect; True if that was done

# Somebody acted; each player with a tribe that cares for it hears of it: owner, who acted, field.
ACTION_PAID: Final = Moment[Callable[[Table, RevivePlayer, RevivePlayer, int, int, int], None]]()  # kind, amount paid
BUILT: Final = Moment[Callable[[Table, RevivePlayer, RevivePlayer, int], None]]()

# What an action costs.
FIELD_DISCOUNT: Final = Moment[Callable[[Table, RevivePlayer, int, int], int]]()  # field, action
FIELDS_CHEAPER_BY_ONE: Final = Moment[Callable[[Table, RevivePlayer], int]]()
FOOD_SPARED_EXPLORING: Final = Moment[Callable[[], int]]()
BOOKS_WAIVED: Final = Moment[Callable[[], bool]]()  # those owed to other players; its skills say it all
BETTER_EXCHANGE: Final = Moment[Exchange]()  # crystals exchanged better than 1 to 1

# What distance is counted from, and what it costs.
SETTLEMENT_PIECES: Final = Moment[Callable[[Table, RevivePlayer], int]]()  # beside buildings and figures
EXTRA_ORIGINS: Final = Moment[Callable[[Table, RevivePlayer], int]]()  # that are no settlement pieces
FREE_WAYS: Final = Moment[Callable[[Table], int]]()  # fields that cost no food
ORIGINS_WITH_RANGE: Final = Moment[Callable[[Table, RevivePlayer], tuple[int, int]]]()  # origins, and their range
STANDING_RANGE: Final = Moment[Callable[[], int]]()
