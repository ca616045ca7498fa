"""What happened since a choice, to be shown one thing after the other: turns, and the steps of the last of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple, Optional

from ...kernel.match import Match
from ...kernel.state import Event
from ...words import labels
from ..schemas.play import LogEntry, Steps, StepTold, TurnTold
from ..tables.records import match_at
from ..tables.session import TableSession
from .log_book import LogBook
from .pictures import picture
from .reader import Reader, Screen, reader_at

MOST_STEPS: Final = 40  # of older turns only the sentence is sent
A_TURN: Final = 5  # steps at most

Plies = list[int]  # the numbers of choices, the first is 1


class Turn(NamedTuple):
    seat: int
    plies: Plies


def steps(session: TableSession, seat: int, after: int, screen: Screen) -> Steps:
    committed = session.require_match()
    match = committed.match
    reader = reader_at(session, match.game, seat, screen)
    events = {ply: list(told) for ply, told in groupby(match.events(after), key=lambda event: event.ply)}
    turns = turns_of(committed.turns, after)
    shown = _shown(turns, events)
    pictures = _Pictures(reader, session, after)
    told = [pictures.step(number, plies, events) for number, plies in shown]
    return Steps(turns=[_summary(reader, match, turn, events) for turn in turns], steps=told)


def turns_of(seats: Sequence[int], after: int) -> list[Turn]:
    """The choices after number `after`, by turns. `seats` says in whose turn each choice was made: answers of others in
    between belong to the turn that asked for them."""
    plies = range(after + 1, len(seats) + 1)
    return [Turn(seat, list(group)) for seat, group in groupby(plies, key=lambda ply: seats[ply - 1])]


def _shown(turns: Sequence[Turn], events: dict[int, list[Event]]) -> list[tuple[int, Plies]]:
    """The steps of the last turns, each with the number of its turn: as many as fit."""
    found: list[tuple[int, Plies]] = []
    for number in range(len(turns) - 1, -1, -1):
        of_turn = [(number, plies) for plies in _steps_of(turns[number], events)]
        if len(found) + len(of_turn) > MOST_STEPS:
            break
        found = of_turn + found
    return found


def _steps_of(turn: Turn, events: dict[int, list[Event]]) -> Iterator[Plies]:
    """A step ends with a choice after which something was told. A turn with many is shown by fewer, larger ones:
    neighbours go together, for a turn is to be followed, not studied."""
    steps: list[Plies] = []
    waiting: Plies = []
    for ply in turn.plies:
        waiting.append(ply)
        if events.get(ply):
            steps.append(waiting)
            waiting = []
    share = -(-len(steps) // A_TURN)
    for first in range(0, len(steps), share or 1):
        yield [ply for step in steps[first : first + share] for ply in step]


def _summary(reader: Reader, match: Match, turn: Turn, events: dict[int, list[Event]]) -> TurnTold:
    told = [event for ply in turn.plies for event in events.get(ply, ())]
    own = [event for event in told if event.seat == turn.seat] or told
    event = _weightiest(match.game.headlines, own)
    view = match.view(reader.seat)
    text = "" if event is None else labels.event_text(reader.words, match.game, event, reader.seat, view, reader.names)
    return TurnTold(seat=turn.seat, first=turn.plies[0], last=turn.plies[-1], text=text, points=None)


def _weightiest(headlines: Sequence[str], events: Sequence[Event]) -> Optional[Event]:
    """The event that says what a turn was about: by the game's list, else the first."""
    rank = {name: place for place, name in enumerate(headlines)}
    return min(events, key=lambda event: rank.get(event.name, len(rank)), default=None)


class _Pictures:
    """Plays the committed choices again, from where the reader last looked, and draws the table after each step."""

    def __init__(self, reader: Reader, session: TableSession, after: int) -> None:
        self._reader = reader
        self._committed = session.require_match()
        self._match = match_at(session, after)

    def step(self, turn: int, plies: Plies, events: dict[int, list[Event]]) -> StepTold:
        match, reader = self._match, self._reader
        while len(match.codes) < plies[-1]:
            match.choose(self._committed.match.codes[len(match.codes)])
        view = match.view(reader.seat)
        movers = self._committed.movers[: plies[-1]]
        log = LogBook(reader, match, view, (), movers).of(plies)
        told = [event for ply in plies for event in events.get(ply, ())]
        event = _weightiest(match.game.headlines, told)
        return StepTold(
            **dict(picture(reader, match, view)),
            ply=plies[-1],
            turn=turn,
            mover=movers[plies[0] - 1],
            text=_sentence(log, told, event),
            things=list(dict.fromkeys(id for entry in log for id in entry.things)),
            log=log,
        )


def _sentence(log: Sequence[LogEntry], told: Sequence[Event], event: Optional[Event]) -> str:
    if event is None:
        return ""
    return log[told.index(event)].text
