"""Custom positions for tests and lessons: arrange a table, then play from there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Optional, Self

from .decision import NONE, Prompt
from .errors import UsageError
from .field_info import NOBODY, PART
from .game import Game
from .match import Match
from .state import State
from .zones import Zone, zones


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
        self._arranged: set[tuple[str, int]] = set()  # things that lie where they were laid

    def set_table(self, **fields: object) -> Self:
        """Set declared fields of the table. A zone takes a list of things, by number or by the id of a component; they
        leave the place where they lie, and what lay in the zone goes under the face-down pile of its kind."""
        return self._set(self.state, fields)

    def set_player(self, seat: int, **fields: object) -> Self:
        """Set declared fields of a player, in the same way."""
        players: Sequence[Any] = getattr(self.state, "players", ())
        if not 0 <= seat < len(players):
            raise UsageError(f"nobody sits at seat {seat!r:.40}; {len(players)} play")
        return self._set(players[seat], fields)

    def match(self) -> Match:
        """The match that continues from here. The position must be reachable."""
        self.state.check()
        return Match(self.game, self.players, state=self.state)

    def _set(self, part: Any, fields: Mapping[str, object]) -> Self:
        known = {field.name: field for field in part.declared() if field.type != PART}
        for name, value in fields.items():
            if name not in known:
                raise UsageError(
                    f"{type(part).__name__} has no field {name!r:.40}; it has {', '.join(known) or 'none'}"
                )
            if known[name].is_zone:
                self._fill(Zone(part, known[name]), value)
            elif fits(known[name].type, value):
                setattr(part, name, deepcopy(value))
            else:
                raise UsageError(f"the field {name} is of type {known[name].type}, not {value!r:.40}")
        return self

    def _fill(self, zone: Zone, wanted: object) -> None:
        """Lay things into a zone so that none is lost or doubled."""
        name, kind = zone.field.name, zone.field.of
        if not isinstance(wanted, list):
            raise UsageError(f"the zone {name} takes a list of things of kind {kind}, not {wanted!r:.40}")
        others = [other for other in zones(self.state, kind) if other != zone]
        piles = [other for other in others if other.field.seen == NOBODY]
        lying = [thing for other in (*piles, zone, *others) for thing in sorted(other.things)]
        lying.sort(key=lambda thing: (kind, thing) in self._arranged)  # a component stands for another copy, if any
        found: list[int] = []
        for each in wanted:
            found.append(self._thing(kind, each, [thing for thing in lying if thing not in found]))
        self._arranged |= {(kind, thing) for thing in found}
        rest = [thing for thing in zone.things if thing not in found]
        if rest and not piles and zone.field.seen != NOBODY:
            raise UsageError(
                f"there is no face-down pile for what lies in {name}: name all of {rest}, or move it first"
            )
        for other in others:
            other.lay([thing for thing in other.things if thing not in found])
        if zone.field.seen == NOBODY:
            found = rest + found
        elif rest:
            piles[0].lay(rest + piles[0].things)
        zone.lay(found)

    def _thing(self, kind: str, named: object, free: Sequence[int]) -> int:
        """The first free thing of this number or component."""
        numbers: Sequence[object] = (named,)
        if isinstance(named, str):
            parts = [part for part in self.game.components if part.kind == kind]
            if named not in [part.id for part in parts]:
                raise UsageError(f"there is no {kind} {named!r:.40}; known: {', '.join(part.id for part in parts)}")
            numbers = next(part.numbers for part in parts if part.id == named)
        for thing in free:
            if thing in numbers:
                return thing
        raise UsageError(f"no zone holds {kind} {named!r:.40}, or it is named too often")


def fits(type_: str, value: object) -> bool:
    """Whether a value has the type of a declared field, such as `list[tuple[int, ...]]`."""
    outer, _, inner = type_.removesuffix("]").partition("[")
    if type(value).__name__ != outer:
        return False
    return not isinstance(value, (list, tuple)) or all(fits(inner.removesuffix(", ..."), each) for each in value)


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
