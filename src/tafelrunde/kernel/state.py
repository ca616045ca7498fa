"""What lies on a table: the base class of every game's state, and the log of what happened on it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Optional, Union

from .decision import Player, Rules
from .rng import Rng

Fact = Union[int, str]

SPECTATOR: Final = -1  # sees what lies open
EVERYTHING: Final = -2  # sees all hands; for finished games and for tests


class Event:
    """Something that happened. `facts` are public; `whisper` holds what only `seat` may know. `ply` is the number of
    choices made by then, the one that brought it about included; 0 is set-up."""

    __slots__ = ("facts", "name", "ply", "seat", "whisper")

    def __init__(self, ply: int, name: str, seat: int, facts: dict[str, Fact], whisper: dict[str, Fact]) -> None:
        self.ply = ply
        self.name = name
        self.seat = seat
        self.facts = facts
        self.whisper = whisper

    def seen_by(self, seat: int) -> dict[str, Fact]:
        """The facts of this event as a seat knows them."""
        return {**self.facts, **self.whisper} if seat in (self.seat, EVERYTHING) else self.facts


def listed(things: Iterable[int]) -> str:
    """Numbers as one fact: `cards="3,17"` names two cards."""
    return ",".join(map(str, things))


class Log:
    """Collects events while somebody listens. A state without a listener has none, and rules then skip the telling."""

    __slots__ = ("events", "ply")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.ply: int = 0

    def tell(self, name: str, who: Player, whisper: Optional[dict[str, Fact]] = None, **facts: Fact) -> None:
        self.events.append(Event(self.ply, name, who.seat, facts, whisper or {}))


class State:
    """What a game provides. Everything that matters after a `yield` is in here or is a public local of the rule."""

    __slots__ = ("listed", "log", "reveals", "rng")

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng
        self.reveals: int = 0  # grows when a seat learns what did not follow from its view and its choice
        self.log: Optional[Log] = None
        # What the first question from here offers, where a match knows it from an earlier copy of this position: a rule
        # that takes long to find it out need not do so again. Empty once that is asked.
        self.listed: list[int] = []

    def clone(self) -> State:
        raise NotImplementedError

    def restart_point(self, before: State) -> State:
        """A copy that nobody will ever change, made after `before`, of which the same holds: a game may let them share
        what is still the same."""
        return self.clone()

    def next_step(self) -> Optional[Rules]:
        """The rules for what the data says comes next, up to the next restart point; None when the game is over."""
        raise NotImplementedError

    def pack(self) -> list[int]:
        """Everything that can change, as integers: for the hash."""
        raise NotImplementedError

    def unseen(self, seat: int) -> list[list[int]]:
        """The cards this seat cannot place, one list for each kind of back, zone by zone."""
        raise NotImplementedError

    def place(self, seat: int, cards: list[list[int]]) -> None:
        """Lay cards out over the same zones, in the same order."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise AssertionError if something on the table cannot be: pieces lost, stock below zero."""
        raise NotImplementedError
