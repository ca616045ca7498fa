"""Replays the turns since a choice: a sentence for each turn, and the last turns step by step with pictures."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final, NamedTuple, Optional

from ...kernel.game import View
from ...kernel.match import Match
from ...kernel.state import Event
from ...words import labels
from ..core.matches.rules_timeout import rules_timeout
from ..core.matches.table_protocols import SessionView
from ..core.presentation.table_calls import table_call
from ..core.presentation.viewer import Screen, viewer_at
from ..core.tables.positions import match_at
from ..core.time_slice import TimeSlice
from .gains import changes_by
from .game_log import GameLog
from .pictures import picture, with_cached
from .schemas import Steps, StepView, TurnSummary

MOST_STEPS: Final = 40  # older turns have only a sentence
STEPS_OF_A_TURN: Final = 5  # at most
POINTS: Final = "vp"  # their icon in the summaries of games

Plies = list[int]  # the numbers of choices, the first is 1


class Turn(NamedTuple):
    seat: int
    plies: Plies


@table_call("steps")
async def steps_after(session: SessionView, seat: int, ply: int, screen: Screen) -> Awaitable[Steps]:
    """From choice number `ply` on; they are drawn after the transaction."""
    return _steps(TurnReplay(session, await match_at(session, ply), seat, ply, screen))


@table_call("turns")
async def turns_after(session: SessionView, seat: int, ply: int, screen: Screen) -> Awaitable[list[TurnSummary]]:
    return _turns(TurnReplay(session, await match_at(session, ply), seat, ply, screen))


async def _steps(replay: TurnReplay) -> Steps:
    shown = _steps_of_last_turns(replay.turns, replay.events)
    found: list[StepView] = []
    turns: list[TurnSummary] = []
    for number, turn in enumerate(replay.turns):
        found += [await replay.step(number, plies) for of, plies in shown if of == number]
        turns.append(await replay.turn(turn))
    return Steps(turns=turns, steps=found)


async def _turns(replay: TurnReplay) -> list[TurnSummary]:
    return [await replay.turn(turn) for turn in replay.turns]


def turns_of(seats: Sequence[int], numbers: Sequence[int], after: int) -> list[Turn]:
    """The choices after number `after`, grouped by turns. `seats` has the seat in whose turn each choice was made,
    `numbers` the number of the turn."""
    plies = range(after + 1, len(seats) + 1)
    found = [list(group) for _, group in groupby(plies, key=lambda ply: numbers[ply - 1])]
    return [Turn(seats[group[0] - 1], group) for group in found]


def _steps_of_last_turns(turns: Sequence[Turn], events: dict[int, list[Event]]) -> list[tuple[int, Plies]]:
    """The steps of the last turns, at most `MOST_STEPS`, each with the index of its turn."""
    found: list[tuple[int, Plies]] = []
    for number in range(len(turns) - 1, -1, -1):
        of_turn = [(number, plies) for plies in _steps_of(turns[number], events)]
        if len(found) + len(of_turn) > MOST_STEPS:
            break
        found = of_turn + found
    return found


def _steps_of(turn: Turn, events: dict[int, list[Event]]) -> Iterator[Plies]:
    """Each step ends with a choice that caused events. If there are too many, neighbours are merged."""
    steps: list[Plies] = []
    waiting: Plies = []
    for ply in turn.plies:
        waiting.append(ply)
        if events.get(ply):
            steps.append(waiting)
            waiting = []
    share = -(-len(steps) // STEPS_OF_A_TURN)
    for first in range(0, len(steps), share or 1):
        yield [ply for step in steps[first : first + share] for ply in step]


def _main_event(headlines: Sequence[str], events: Sequence[Event]) -> Optional[Event]:
    """The most important event of a turn, by the game's list, else the first."""
    rank = {name: place for place, name in enumerate(headlines)}
    return min(events, key=lambda event: rank.get(event.name, len(rank)), default=None)


class TurnReplay:
    """Replays committed choices for a viewer, and describes and draws each step. Needs the session only at the start,
    since others may continue to play meanwhile."""

    def __init__(self, session: SessionView, match: Match, seat: int, after: int, screen: Screen) -> None:
        self._time_slice = TimeSlice()
        self._committed = session.require_match()
        whole = self._committed.match
        self._screen = replace(screen, board="")  # each step has a complete board
        self._viewer = viewer_at(session, whole.game, seat, self._screen)
        self._match = match
        self._points = self._points_in(self._match.view(seat))
        self.turns = turns_of(self._committed.turns, self._committed.numbers, after)
        self.events = {ply: list(events) for ply, events in groupby(whole.events(after), key=lambda event: event.ply)}

    async def turn(self, turn: Turn) -> TurnSummary:
        """Summarize a turn; called for all turns in order."""
        viewer, match, before = self._viewer, self._match, self._points
        view = await self._view_after(turn.plies[-1])
        self._points = self._points_in(view)
        events = [event for ply in turn.plies for event in self.events.get(ply, ())]
        own = [event for event in events if event.seat == turn.seat] or events
        event = _main_event(match.game.show.headlines, own)
        words = viewer.words
        named = [(event.name, id) for event in own for id in labels.things_named(match.game, event, viewer.seat)]
        moves = match.game.show.moves
        then, now = before.get(turn.seat), self._points.get(turn.seat)  # turns of an automaton have no seat
        return TurnSummary(
            seat=turn.seat,
            player=labels.thing(words, match.game, "player", turn.seat, view, viewer.names) if turn.seat >= 0 else "",
            first=turn.plies[0],
            last=turn.plies[-1],
            text="" if event is None else labels.event_text(words, match.game, event, viewer.seat, view, viewer.names),
            points=None if then is None or now is None else now - then,
            round=view.get("round"),
            things=list(dict.fromkeys(id for _, id in named)),
            moved=list(dict.fromkeys(id for name, id in named if not moves or name in moves)),
            changes=[one for one in changes_by(words, match.game, events, turn.seat) if one.icon != POINTS],
        )

    async def step(self, turn: int, plies: Plies) -> StepView:
        match, viewer = self._match, self._viewer
        view = await self._view_after(plies[-1])
        shown = await picture(viewer, match, view)
        self._viewer = replace(viewer, screen=with_cached(self._screen, shown.board))
        movers = self._committed.movers[: plies[-1]]
        log = GameLog(viewer, match, view, (), movers).of(plies)
        events = [event for ply in plies for event in self.events.get(ply, ())]
        own = [event for event in events if event.seat == self.turns[turn].seat] or events
        event = _main_event(match.game.show.headlines, own)
        return StepView(
            **dict(shown),
            ply=plies[-1],
            turn=turn,
            mover=movers[plies[0] - 1],
            text="" if event is None else log[events.index(event)].text,
            things=list(dict.fromkeys(id for entry in log for id in entry.things)),
            log=log,
        )

    async def _view_after(self, ply: int) -> View:
        match, codes = self._match, self._committed.match.codes
        while len(match.codes) < ply:
            with rules_timeout():
                match.choose(codes[len(match.codes)])
            await self._time_slice.share()
        await self._time_slice.share()
        return match.view(self._viewer.seat)

    def _points_in(self, view: View) -> dict[int, Optional[int]]:
        game = self._match.game
        return {seat: game.show.summary(view, seat).get(POINTS) for seat in range(self._match.players)}
