"""Replays what happened since a choice: turns, and the steps of the last of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final, NamedTuple, Optional

from ...kernel.game import View
from ...kernel.match import Match
from ...kernel.state import Event
from ...words import labels
from ..core.matches.rules_timeout import rules_timeout
from ..core.matches.table_protocols import SessionView
from ..core.presentation.table_viewer import viewer_at
from ..core.presentation.viewer import Screen
from ..core.tables.positions import match_at
from ..core.time_slice import TimeSlice
from .gains import changes_by
from .game_log import GameLog
from .pictures import having, picture
from .schemas import Steps, StepTold, TurnTold

MOST_STEPS: Final = 40  # of older turns only the sentence is sent
A_TURN: Final = 5  # steps at most
POINTS: Final = "vp"  # their icon in the summaries of games

Plies = list[int]  # the numbers of choices, the first is 1


class Turn(NamedTuple):
    seat: int
    plies: Plies


async def steps(replay: TurnReplay) -> Steps:
    """The steps of the last turns, as many as fit; of all turns the sentence."""
    shown = _shown(replay.turns, replay.events)
    told: list[StepTold] = []
    turns: list[TurnTold] = []
    for number, turn in enumerate(replay.turns):
        told += [await replay.step(number, plies) for of, plies in shown if of == number]
        turns.append(await replay.turn(turn))
    return Steps(turns=turns, steps=told)


async def turns(replay: TurnReplay) -> list[TurnTold]:
    return [await replay.turn(turn) for turn in replay.turns]


def turns_of(seats: Sequence[int], numbers: Sequence[int], after: int) -> list[Turn]:
    """The choices after number `after`, by turns. `seats` says in whose turn each choice was made, `numbers` in which:
    answers of others in between belong to the turn that asked for them."""
    plies = range(after + 1, len(seats) + 1)
    found = [list(group) for _, group in groupby(plies, key=lambda ply: numbers[ply - 1])]
    return [Turn(seats[group[0] - 1], group) for group in found]


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
    """A step ends with a choice that caused events. A turn with many is shown by fewer, larger ones:
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


def _weightiest(headlines: Sequence[str], events: Sequence[Event]) -> Optional[Event]:
    """The event that says what a turn was about: by the game's list, else the first."""
    rank = {name: place for place, name in enumerate(headlines)}
    return min(events, key=lambda event: rank.get(event.name, len(rank)), default=None)


class TurnReplay:
    """Plays the committed choices replay, from where the reader last looked, and tells and draws each moment as the
    reader sees it then. It needs the session only to begin: a long game takes seconds, and others play on."""

    @staticmethod
    async def after(session: SessionView, seat: int, ply: int, screen: Screen) -> TurnReplay:
        """From choice number `ply` on."""
        return TurnReplay(session, await match_at(session, ply), seat, ply, screen)

    def __init__(self, session: SessionView, match: Match, seat: int, after: int, screen: Screen) -> None:
        self._time_slice = TimeSlice()
        self._committed = session.require_match()
        whole = self._committed.match
        self._screen = replace(screen, board="")  # each step is a board of its own
        self._viewer = viewer_at(session, whole.game, seat, self._screen)
        self._match = match
        self._points = self._points_in(self._match.view(seat))
        self.turns = turns_of(self._committed.turns, self._committed.numbers, after)
        self.events = {ply: list(told) for ply, told in groupby(whole.events(after), key=lambda event: event.ply)}

    async def turn(self, turn: Turn) -> TurnTold:
        """Called for one turn after the other."""
        viewer, match, before = self._viewer, self._match, self._points
        view = await self._view_after(turn.plies[-1])
        self._points = self._points_in(view)
        told = [event for ply in turn.plies for event in self.events.get(ply, ())]
        own = [event for event in told if event.seat == turn.seat] or told
        event = _weightiest(match.game.headlines, own)
        words = viewer.words
        things = [id for event in own for id in labels.things_named(match.game, event, viewer.seat)]
        then, now = before.get(turn.seat), self._points.get(turn.seat)  # the turn of an automaton has no seat
        return TurnTold(
            seat=turn.seat,
            player=labels.thing(words, match.game, "player", turn.seat, view, viewer.names) if turn.seat >= 0 else "",
            first=turn.plies[0],
            last=turn.plies[-1],
            text="" if event is None else labels.event_text(words, match.game, event, viewer.seat, view, viewer.names),
            points=None if then is None or now is None else now - then,
            round=view.get("round"),
            things=list(dict.fromkeys(things)),
            changes=[one for one in changes_by(words, match.game, told, turn.seat) if one.icon != POINTS],
        )

    async def step(self, turn: int, plies: Plies) -> StepTold:
        match, viewer = self._match, self._viewer
        view = await self._view_after(plies[-1])
        shown = await picture(viewer, match, view)
        self._viewer = replace(viewer, screen=having(self._screen, shown.board))
        movers = self._committed.movers[: plies[-1]]
        log = GameLog(viewer, match, view, (), movers).of(plies)
        told = [event for ply in plies for event in self.events.get(ply, ())]
        own = [event for event in told if event.seat == self.turns[turn].seat] or told
        event = _weightiest(match.game.headlines, own)
        return StepTold(
            **dict(shown),
            ply=plies[-1],
            turn=turn,
            mover=movers[plies[0] - 1],
            text="" if event is None else log[told.index(event)].text,
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
        return {seat: game.summary(view, seat).get(POINTS) for seat in range(self._match.players)}
