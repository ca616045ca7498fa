"""How a game is played: set-up, turns, result, campaign. `Game.rules` is an instance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Optional, Union

from .decision import Decision, Player
from .errors import UsageError
from .explanations import WhyNot
from .game_header import GameHeader, View
from .rng import Rng
from .state import Fact, State, Value


class Result:
    """The result of a game. `breakdown` says for each seat where its points came from and adds up to the score.
    `rivals` are the points of opponents that the rules play, `rival_breakdown` their sources; if one of them wins,
    `winners` is empty."""

    __slots__ = ("breakdown", "ending", "rival_breakdown", "rivals", "scores", "winners")

    def __init__(
        self,
        scores: list[int],
        winners: list[int],
        breakdown: list[dict[str, int]],
        ending: str,
        rivals: Sequence[int] = (),
        rival_breakdown: Sequence[dict[str, int]] = (),
    ) -> None:
        self.scores: list[int] = scores
        self.winners: list[int] = winners
        self.breakdown: list[dict[str, int]] = breakdown
        self.ending: str = ending  # id of the text that says why the game ended
        self.rivals: list[int] = list(rivals)
        self.rival_breakdown: list[dict[str, int]] = list(rival_breakdown)


class FollowUp:
    """The next game of a campaign: id and facts of the text that offers it, and its options; None if the group chooses
    them."""

    __slots__ = ("facts", "options", "text")

    def __init__(self, text: str, facts: Mapping[str, Fact], options: Optional[Mapping[str, Value]]) -> None:
        self.text: str = text
        self.facts: dict[str, Fact] = dict(facts)
        self.options: Optional[dict[str, Value]] = None if options is None else dict(options)


class Series:
    """The campaign of a group, saved in a file: it decides the options of the next game."""

    def plan(self, given: Mapping[str, object]) -> dict[str, object]:
        """The options of the next game; refuses given ones that the series decides itself."""
        raise NotImplementedError

    def finish(self, names: Sequence[str], scores: Sequence[int]) -> list[str]:
        """Record a finished game; returns the names of the options it has unlocked."""
        raise NotImplementedError

    def save(self, path: Union[str, Path]) -> None:
        raise NotImplementedError


class GameRules:
    """The methods that play a game. Each game writes `set_up` and `result`."""

    def __init__(self, game: GameHeader) -> None:
        self.game: GameHeader = game

    def set_up(self, players: int, options: dict[str, Value], rng: Rng) -> State:
        raise NotImplementedError

    def result(self, state: State) -> Result:
        """The final result; called when no step is left."""
        raise NotImplementedError

    def enrich(self, state: State, dice: Rng) -> None:
        """Rearrange a position at a checkpoint at random, into a rich but legal one: full boards, last copies, empty
        supplies. Checks use it to reach positions that play hardly reaches; without it they use positions of play
        alone."""

    def turn_of(self, state: State) -> int:
        """The seat whose turn it is, even if another is asked; by default the field `active`. -1 without turns."""
        active: int = getattr(state, "active", -1)
        return active

    def turn_mark(self, state: State) -> int:
        """A number that grows when a turn begins, to tell consecutive turns of a seat apart. It may fall in between. A
        game where seats always alternate needs none."""
        return 0

    def beside(self, state: State) -> Sequence[int]:
        """The neighbours of each place of the map, as sets, numbered as in answers; empty without a map."""
        return ()

    def why_not(self, state: State, seat: int, decision: Decision) -> Sequence[WhyNot]:
        """Actions the asked seat cannot take because something is missing: main actions, and cards in hand."""
        return ()

    def follow_up(self, options: Mapping[str, Value]) -> Optional[FollowUp]:
        """The game that follows one with these options; None if it stands alone."""
        return None

    def open_series(self, path: Path) -> Series:
        """Load the series in a file; a new one if the file does not exist."""
        raise UsageError(f"{self.game.name} has no campaign")

    def seat_view(self, player: Player) -> View:
        """What follows from the fields of a player and everybody sees, such as the points. The default view adds it."""
        return {}
