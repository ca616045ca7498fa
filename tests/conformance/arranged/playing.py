"""What goes on from an arranged position: a match, or an effect that is carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Optional, Protocol

from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.effects import Effect, carry_out
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.scenario import Scenario


class Playing(Protocol):
    """As far as it is looked at."""

    @property
    def decision(self) -> Optional[Decision]: ...

    @property
    def codes(self) -> list[int]: ...

    @property
    def result(self) -> Any: ...

    def choose(self, code: int) -> object: ...

    def hash(self) -> object: ...


Beginning = Callable[[], Playing]


def begin(made: Scenario) -> Beginning:
    """The match that goes on from there."""
    return lambda: Match(made.game, made.players, state=made.state.clone())


def carried_out(effect: Effect[Any, Any], made: Scenario, seat: int = 0) -> Beginning:
    """There a seat carries out an effect, and nothing else follows."""
    return lambda: CarriedOut(effect, made.state.clone(), seat)


def until_question(made: Scenario) -> Beginning:
    """The match runs to its next question, which nobody answers."""
    return lambda: SetUp(Match(made.game, made.players, state=made.state.clone()))


def new_match(game: type[Game], players: int, **options: object) -> Beginning:
    """A match of a new game object, which has the changed numbers; it is played."""
    return lambda: Match(game(), players, 1, options)


def opened(game: type[Game], players: int, **options: object) -> Beginning:
    """A box that is opened anew, with what is changed, and set up; nobody plays."""
    return lambda: SetUp(Match(game(), players, 1, options))


class SetUp:
    decision = None
    result = None

    def __init__(self, match: Match) -> None:
        self._match = match
        self.codes: list[int] = []

    def choose(self, code: int) -> None:
        raise AssertionError("nobody plays")

    def hash(self) -> object:
        return self._match.hash()


class CarriedOut:
    def __init__(self, effect: Effect[Any, Any], table: Any, seat: int) -> None:
        self.table = table
        self._possible = effect.possible(table, table.players[seat])
        self._rules = carry_out(effect, table, table.players[seat])
        self.decision: Optional[Decision] = None
        self.codes: list[int] = []
        self.result = None
        self._go_on(None)

    def choose(self, code: int) -> None:
        self.codes.append(code)
        self._go_on(code)

    def hash(self) -> object:
        return self._possible, tuple(self.table.pack())

    def _go_on(self, code: Optional[int]) -> None:
        try:
            self.decision = next(self._rules) if code is None else self._rules.send(code)
        except StopIteration:
            self.decision = None
