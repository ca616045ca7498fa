"""The base class of every game's state, and the log of its events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Optional, Protocol, Union

from .decision import Pools, Rules
from .field_info import FieldInfo
from .rng import Rng

Fact = Union[int, str]
Value = Union[int, str, bool]  # of an option

SPECTATOR: Final = -1  # sees what lies open
EVERYTHING: Final = -2  # sees all hands; for finished games and for tests


class Event:
    """Something that happened. `facts` are public; only `seat` may know those in `private`. `ply` is the number of
    choices up to and including the one that caused it; 0 is set-up."""

    __slots__ = ("facts", "name", "ply", "private", "seat")

    def __init__(self, ply: int, name: str, seat: int, facts: dict[str, Fact], private: dict[str, Fact]) -> None:
        self.ply = ply
        self.name = name
        self.seat = seat
        self.facts = facts
        self.private = private

    def facts_for(self, seat: int) -> dict[str, Fact]:
        """The facts of this event as a seat knows them."""
        return {**self.facts, **self.private} if seat in (self.seat, EVERYTHING) else self.facts


def listed(things: Iterable[int]) -> str:
    """Numbers as one fact: `cards="3,17"` names two cards."""
    return ",".join(map(str, things))


def take(pile: list[int], n: int) -> list[int]:
    """Remove the first n cards of a pile."""
    taken = pile[:n]
    del pile[:n]
    return taken


class Seated(Protocol):
    """Someone that an event is about: a player, or an opponent that the rules play."""

    seat: int


class Log:
    """Collects events. A state without a log skips them."""

    __slots__ = ("events", "ply")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.ply: int = 0

    def add(self, name: str, who: Seated, private: Optional[dict[str, Fact]] = None, **facts: Fact) -> None:
        self.events.append(Event(self.ply, name, who.seat, facts, private or {}))


class State:
    """The position of a game. Everything that matters after a `yield` is here or is a public local of the rule."""

    __slots__ = ("cached_options", "log", "reveals", "rng")

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng
        self.reveals: int = 0  # grows when a seat learns something its view and choice did not imply
        self.log: Optional[Log] = None
        # The options of the first question from here, if the match knows them from an earlier copy: they may be slow to
        # compute. Empty once the rule has asked.
        self.cached_options: list[int] = []

    def clone(self) -> State:
        raise NotImplementedError

    def checkpoint(self, before: State) -> State:
        """An immutable copy. It may share unchanged parts with `before`, the previous checkpoint."""
        return self.clone()

    def next_step(self) -> Optional[Rules]:
        """The rules of the next step, up to the next checkpoint; None when the game is over."""
        raise NotImplementedError

    def pack(self) -> list[int]:
        """All mutable fields as integers, for the hash."""
        raise NotImplementedError

    def unseen(self, seat: int) -> Pools:
        """The things this seat cannot locate, by kind. Generated from the declared fields."""
        raise NotImplementedError

    def place(self, seat: int, dealt: Pools) -> None:
        """Lay things out over the same zones, in the same order."""
        raise NotImplementedError

    @staticmethod
    def declared() -> tuple[FieldInfo, ...]:
        """The declared fields. Generated."""
        return ()

    def further_parts(self) -> Sequence[Any]:
        """What declares fields beside the table, its players and their parts: opponents that the rules play."""
        return ()

    def collect_hidden(self, pools: Pools, table: Any) -> None:
        """Add what lies hidden on the table. Generated where there are such fields."""

    def deal_hidden(self, pools: Pools, table: Any) -> None:
        """Fill the same zones from the front of the pools, in the same order."""

    def collect_partly_hidden(self, pools: Pools, seat: int) -> None:
        """Add the things in fields declared PARTLY that this seat cannot locate."""

    def deal_partly_hidden(self, pools: Pools, seat: int) -> None:
        """Fill the same places from the front of the pools, in the same order."""

    def check(self) -> None:
        """Raise AssertionError if the position is impossible: lost pieces, stock below zero."""
        raise NotImplementedError
