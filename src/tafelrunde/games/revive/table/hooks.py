"""Hooks of the base rules that tribes implement.

The base rules call a hook and do not know which tribes there are. The module of a tribe (abilities/) implements it for
players who have a technology (a skill) or a side of its board.

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

Done = Generator[Decision, int, bool]  # rules that return whether they did anything
# Whether a cost can be paid with a better exchange, by: missing amount of each basic resource, units of choice due,
# left-over basic resources, crystals.
Exchange = Callable[[list[int], int, int, int], bool]


class Hook(Generic[F]):
    __slots__ = ("_by_board", "_by_skill", "skills")

    def __init__(self) -> None:
        self.skills: int = 0  # those with an implementation; a fast check for rules that call often
        self._by_skill: list[tuple[int, F]] = []
        self._by_board: dict[int, list[F]] = {}

    def with_skill(self, skill: int) -> Callable[[F], F]:
        """The decorated function is called for players who have unlocked a technology with this skill."""

        def register(answer: F) -> F:
            self.skills |= skill
            self._by_skill.append((skill, answer))
            return answer

        return register

    def with_board(self, tribe: int, side: int) -> Callable[[F], F]:
        """The decorated function is called for the player with this side of a tribe board."""

        def register(answer: F) -> F:
            self._by_board.setdefault(board_number(tribe, side), []).append(answer)
            return answer

        return register

    def of(self, me: RevivePlayer) -> Sequence[F]:
        """The implementations for a player."""
        if me.skills & self.skills:
            with_skill = [answer for skill, answer in self._by_skill if me.skills & skill]
            return [*self._by_board.get(board_number(me.tribe, me.side), ()), *with_skill]
        return self._by_board.get(board_number(me.tribe, me.side), ()) if self._by_board else ()


# Something happened to a player.
BOARD_TAKEN: Final = Hook[Callable[[Table, RevivePlayer], None]]()  # in set-up
ABILITY_DONE: Final = Hook[Callable[[Table, RevivePlayer], None]]()
CARD_TAKEN: Final = Hook[Callable[[Table, RevivePlayer, int], None]]()  # this card, from the display
CRATE_GAINED: Final = Hook[Callable[[Table, RevivePlayer], None]]()
SWITCH_USED: Final = Hook[Callable[[Table, RevivePlayer], Done]]()  # instead of its own effect; True if that was done

# Another player acted: owner, acting player, field.
ACTION_PAID: Final = Hook[Callable[[Table, RevivePlayer, RevivePlayer, int, int, int], None]]()  # kind, amount paid
BUILT: Final = Hook[Callable[[Table, RevivePlayer, RevivePlayer, int], None]]()

# What an action costs.
FIELD_DISCOUNT: Final = Hook[Callable[[Table, RevivePlayer, int, int], int]]()  # field, action
FIELDS_CHEAPER_BY_ONE: Final = Hook[Callable[[Table, RevivePlayer], int]]()
FOOD_SPARED_EXPLORING: Final = Hook[Callable[[], int]]()
BOOKS_WAIVED: Final = Hook[Callable[[], bool]]()  # those owed to other players; only its skills are used
BETTER_EXCHANGE: Final = Hook[Exchange]()  # crystals exchanged better than 1 to 1

# Origins of distance, and its cost.
SETTLEMENT_PIECES: Final = Hook[Callable[[Table, RevivePlayer], int]]()  # beside buildings and figures
EXTRA_ORIGINS: Final = Hook[Callable[[Table, RevivePlayer], int]]()  # that are no settlement pieces
FREE_FIELDS: Final = Hook[Callable[[Table], int]]()  # fields that cost no food
ORIGINS_WITH_RANGE: Final = Hook[Callable[[Table, RevivePlayer], tuple[int, int]]]()  # origins, and their range
STANDING_RANGE: Final = Hook[Callable[[], int]]()
