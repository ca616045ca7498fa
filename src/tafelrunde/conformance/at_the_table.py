"""The server's answers for a given position, to a seat or a spectator, without database and network.

It calls the functions that answer the page, so a position that breaks one of them would break a table.
"""

from __future__ import annotations

import re
from collections.abc import Coroutine, Iterator
from types import SimpleNamespace
from typing import Any, Final, TypeVar, cast

from ..kernel.match import Match
from ..kernel.state import EVERYTHING, SPECTATOR
from ..server.core.engines.catalog import Engines
from ..server.core.errors import Refused
from ..server.core.kinds import OVER, PLAYING
from ..server.core.matches.tentative import CommittedMatch
from ..server.core.presentation.viewer import Screen
from ..server.core.services import Services
from ..server.core.settings import Settings
from ..server.core.storage.models import Seat, Table, User
from ..server.core.tables.positions import Position
from ..server.core.tables.session import TableSession
from ..server.lobby.table_info import table_info
from ..server.play.ghosts import ghost_at
from ..server.play.schemas import TableView
from ..server.play.table_view import state_at
from ..server.reference.reference import explainer

# What the page asks an explanation for: every thing whose id is a kind and a number (web/src/core/board/picture.ts).
THING: Final = re.compile(r'<g id="(?!part-)([a-z][a-z_-]*)-(\d+)" role="(?:img|button)"')
NAMES: Final = ("Ada", "Björn", "Chloé", "Đặng", "Éowyn")  # accents and other letters
T = TypeVar("T")

SETTINGS: Final = Settings(db="sqlite://", secret="none", preview_seconds=600.0)  # previews are never cut off


class AtTheTable:
    """The match on a table with a person in every seat."""

    def __init__(self, match: Match) -> None:
        self.match = match
        person = User(id="everybody", name=NAMES[0])
        uptime = SimpleNamespace(now=lambda: 0.0, wall=lambda: 0.0)
        services = cast(Services, SimpleNamespace(settings=SETTINGS, uptime=uptime, engines=Engines(None)))
        seats = [_seat(seat, person) for seat in range(match.players)]
        db = cast(Any, None)  # nothing here reads the database
        self._session = TableSession(services, db, person, _table(match, person), seats, (), _committed(match))

    def seats(self) -> range:
        """All viewers: a spectator, the seats, and at the end a viewer of everything."""
        return range(EVERYTHING if self.match.decision is None else SPECTATOR, self.match.players)

    def answer(self, seat: int, screen: Screen) -> TableView:
        """The answer for the page."""
        return _result(state_at(self._position(seat), screen))

    def description(self, screen: Screen) -> object:
        """The table without its position."""
        return table_info(self._session, screen)

    def ghost(self, seat: int, code: int, screen: Screen) -> object:
        """The board as an option would leave it."""
        return _result(ghost_at(self._position(seat), code, "", screen))

    def unexplained(self, seat: int, lang: str, answer: TableView) -> Iterator[str]:
        """Things on a seat's board that have no explanation."""
        game, view = self.match.game, self.match.view(seat)
        pictures = [] if answer.board is None else [part.svg or "" for part in answer.board.parts]
        ids = dict.fromkeys((kind, int(number)) for svg in pictures for kind, number in THING.findall(svg))
        explain = explainer(game, lang, view, self._session.names)
        for kind, number in ids:
            try:
                explanation = explain(kind, number)
            except Refused:
                yield f"{kind}-{number} lies on the board and cannot be explained"
                continue
            if not explanation.name:
                yield f"{kind}-{number} has no name"

    def _position(self, seat: int) -> Position:
        match = self.match
        return Position(self._session, seat, len(match.codes), match, self._session.require_match().movers)


def _result(answer: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that only yields to others and waits for nothing."""
    while True:
        try:
            answer.send(None)
        except StopIteration as end:
            found: T = end.value
            return found


def _table(match: Match, person: User) -> Table:
    decision = match.decision
    return Table(
        id="rich",
        game=match.game.name,
        rules_version=match.game.rules_version,
        component_hash=match.game.hash_of(match.options),
        title="",
        players=match.players,
        options=match.options,
        seed=None,
        chosen_seed=False,
        status=OVER if decision is None else PLAYING,
        spectators=True,
        public=True,
        host_id=person.id,
        created=0.0,
        version=1,
        plies=len(match.codes),
        turn_seat=None if decision is None else decision.seat,
        turn_since=0.0,
        tryouts=True,
        rated=False,
    )


def _seat(number: int, person: User) -> Seat:
    return Seat(
        table_id="rich",
        seat=number,
        kind="me",
        name=NAMES[number % len(NAMES)],
        user_id=person.id,
        holder_id=person.id,
        auto_end=False,
        ask_everything=False,
        orders={},
        votes={},
        clock_out=False,
        shows_chances=False,
        forfeited=False,
    )


def _committed(match: Match) -> CommittedMatch:
    """The seats of the choices; an arranged position has no record of them, so the seats in turn stand in."""
    committed = CommittedMatch(match)
    committed.movers = [ply % match.players for ply in range(len(match.codes))]
    committed.turns = list(committed.movers)
    committed.numbers = list(range(1, len(match.codes) + 1))
    return committed
