"""Custom positions for tests and lessons: arrange a table, then play from there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Optional, Self

from .decision import NONE, Prompt
from .errors import UsageError
from .field_info import NOBODY, FieldInfo
from .game import Game
from .match import Match
from .state import State


class Scenario:
    """A table after set-up that can be rearranged, by the names of declared fields (kernel/fields.py). Games with many
    pieces subclass it with words of their own (`seat(0, gold=4)`)."""

    def __init__(
        self, game: Game, players: int = 2, options: Optional[Mapping[str, object]] = None, seed: int = 1
    ) -> None:
        start = Match(game, players, seed, options)
        self.game: Game = game
        self.players: int = players
        self.state: State = start.checkpoint.clone()

    def set_table(self, **fields: object) -> Self:
        """Set fields of the table. Things named for a zone are taken from where they lie; what lay in the zone goes to
        the hidden pile of its kind."""
        return self._set(self.state, fields)

    def set_player(self, seat: int, **fields: object) -> Self:
        """Set fields of a player, in the same way."""
        return self._set(self._players[seat], fields)

    def match(self) -> Match:
        """The match that continues from here. The position must be reachable."""
        self.state.check()
        return Match(self.game, self.players, state=self.state)

    @property
    def _players(self) -> Sequence[Any]:
        players: Sequence[Any] = getattr(self.state, "players", ())
        return players

    def _set(self, part: Any, values: Mapping[str, object]) -> Self:
        known = {field.name: field for field in part.declared()}
        for name, value in values.items():
            if name not in known:
                raise UsageError(f"{type(part).__name__} declares no field {name!r:.40}; it has {', '.join(known)}")
            now = getattr(part, name)
            if type(value) is not type(now):
                raise UsageError(f"the field {name} holds a {type(now).__name__}, not {value!r:.40}")
            if known[name].of and isinstance(value, list):
                self._lay(known[name].of, now, value)
            else:
                setattr(part, name, list(value) if isinstance(value, list) else value)
        return self

    def _lay(self, kind: str, zone: list[int], things: list[int]) -> None:
        """Fill a zone with these things, so that nothing is lost or doubled."""
        pile = next((other for field, other in self._zones(kind) if field.seen == NOBODY), None)
        if pile is None or pile is zone:
            pile = []
        taken = [*zone]
        zone.clear()
        pile += taken
        for thing in things:
            held = next((other for _, other in self._zones(kind) if thing in other and other is not zone), pile)
            if thing not in held:
                raise UsageError(f"no zone holds {kind} {thing}, or it is laid twice")
            held.remove(thing)
            zone.append(thing)
        if pile is not zone and not any(other is pile for _, other in self._zones(kind)):
            zone[:0] = pile  # the hidden pile itself was set: what is not named stays below

    def _zones(self, kind: str) -> Iterator[tuple[FieldInfo, list[int]]]:
        """The lists of things of a kind, on the table and before the players."""
        for part in (self.state, *self._players):
            for field in part.declared():
                zone = getattr(part, field.name)
                if field.of == kind and isinstance(zone, list):
                    yield field, zone


class Played:
    """A running scenario. Games subclass it to play in words of their own (`play("woodcutters_guild")`)."""

    def __init__(self, match: Match) -> None:
        self.match: Match = match

    @property
    def asked(self) -> Optional[Prompt]:
        return None if self.match.decision is None else self.match.decision.prompt

    @property
    def seat_asked(self) -> int:
        return NONE if self.match.decision is None else self.match.decision.seat

    @property
    def options(self) -> list[int]:
        return [] if self.match.decision is None else self.match.decision.options

    def answer(self, prompt: Prompt, code: int) -> Self:
        """Answer a question, and require that it is the intended one."""
        answer(self.match, prompt, code)
        return self


def answer(match: Match, prompt: Prompt, code: int) -> None:
    """Choose, and require the prompt: a test that answers the wrong question proves nothing."""
    asked = match.decision
    assert asked is not None, f"the game is over; {prompt} is not asked"
    assert asked.prompt is prompt, f"{asked.prompt} is asked, not {prompt}"
    match.choose(code)
