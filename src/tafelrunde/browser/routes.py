"""Finds the operation for a request of the page. What needs other machines is absent, and answered as not found."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Optional, TypeVar, Union

from pydantic import BaseModel

from ..games import games
from ..games.lessons.script import script_for
from ..kernel.game import Game
from ..kernel.record import Record, RecordError
from ..kernel.state import SPECTATOR
from ..server.analysis import operations as analysis
from ..server.analysis.schemas import TryoutIn
from ..server.core.errors import forbidden, illegal, not_found
from ..server.core.kinds import OVER
from ..server.core.plain_text import LONGEST_NAME, plain_line
from ..server.core.presentation.viewer import Screen
from ..server.core.schemas.base import Answer
from ..server.core.schemas.common import Done
from ..server.core.seat_names import nameless
from ..server.core.tables.positions import match_at
from ..server.core.tables.setup import SeatSetup, TableSetup, against_bots, seat_values, table_values
from ..server.lessons import operations as lessons
from ..server.lessons.coach import best_of
from ..server.lessons.presentation import lesson_list
from ..server.lessons.schemas import LessonStep
from ..server.lobby import operations as lobby
from ..server.lobby.schemas import ArchiveIn, HostedTable, Lobby, LobbyTable, SeatPlan, TablePlan
from ..server.lobby.table_info import table_info
from ..server.play import operations as play
from ..server.play.schemas import ChoiceIn, PreferencesIn, TurnActionIn
from ..server.records import operations as records
from ..server.records.parsing import check_record
from ..server.records.schemas import ForkIn, GameRecord, ImportedRecord
from ..server.reference import games as game_lists
from ..server.reference import guides
from ..server.reference import operations as reference
from ..server.reference import reference as books
from .stored import LocalSeat, LocalTable, StoredTable
from .tables import LocalSession, LocalTables

BOTS: Final = ("easy", "medium", "hard", "expert")

B = TypeVar("B", bound=BaseModel)
Result = Union[Answer, Sequence[Answer]]


class Request(NamedTuple):
    tables: LocalTables
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: str

    def read(self, kind: type[B]) -> B:
        return kind.model_validate_json(self.body)

    @property
    def table(self) -> str:
        return self.path["table"]

    @property
    def game(self) -> Game:
        name = self.path["game"]
        if name not in games:
            raise not_found("no-game", game=name[:40])
        return games[name]

    @property
    def seat(self) -> int:
        return self.number("seat", SPECTATOR)

    def number(self, name: str, default: int = 0) -> int:
        return int(self.query.get(name, default))

    @property
    def screen(self) -> Screen:
        """As `core/http/dependencies.py` reads it."""
        query = self.query
        first, _, last = query.get("lines", "").partition("-")
        return Screen(
            query.get("lang", "en"),
            self.number("width", 1000),
            self.number("height"),
            query.get("plan", ""),
            frozenset(filter(None, query.get("has", "").split(","))),
            range(int(first), int(last) + 1) if first else range(0),
            query.get("board", ""),
        )


Operation = Callable[[Request], Awaitable[Result]]
_ROUTES: list[tuple[str, re.Pattern[str], Operation]] = []


def _route(method: str, path: str) -> Callable[[Operation], Operation]:
    pattern = re.compile("/api" + re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))

    def add(operation: Operation) -> Operation:
        _ROUTES.append((method, pattern, operation))
        return operation

    return add


def find(method: str, path: str) -> tuple[Operation, Mapping[str, str]]:
    for known, pattern, operation in _ROUTES:
        found = pattern.fullmatch(path) if known == method else None
        if found is not None:
            return operation, found.groupdict()
    raise not_found()


# ---------------------------------------------------------------------------------------------------- play

_POSTS: Final[Mapping[str, tuple[Any, type[BaseModel]]]] = {
    "choices": (play.choose, ChoiceIn),
    "undo": (play.undo, TurnActionIn),
    "reset": (play.reset, TurnActionIn),
    "end": (play.end, TurnActionIn),
    "lesson": (lessons.read_lesson, LessonStep),
    "tryout": (analysis.try_out, TryoutIn),
}


@_route("POST", "/tables/{table}/(?P<what>choices|undo|reset|end|lesson|tryout)")
async def _act(request: Request) -> Result:
    operation, kind = _POSTS[request.path["what"]]
    answer: Answer = await operation(request.tables, request.table, request.read(kind), request.screen)
    return answer


@_route("POST", "/tables/{table}/preferences")
async def _prefer(request: Request) -> Result:
    return await play.set_preferences(request.tables, request.table, request.read(PreferencesIn))


@_route("GET", "/tables/{table}/state")
async def _state(request: Request) -> Result:
    return await play.state(request.tables, request.table, request.seat, request.screen)


@_route("GET", "/tables/{table}/ghost")
async def _ghost(request: Request) -> Result:
    code, place = request.number("code"), request.query.get("place", "")
    return await play.ghost(request.tables, request.table, request.seat, code, place, request.screen)


@_route("GET", "/tables/{table}/log")
async def _log(request: Request) -> Result:
    return await play.log(request.tables, request.table, request.number("since"), request.seat, request.screen)


@_route("GET", "/tables/{table}/steps")
async def _steps(request: Request) -> Result:
    return await play.steps(request.tables, request.table, request.number("after"), request.seat, request.screen)


@_route("GET", "/tables/{table}/turns")
async def _turns(request: Request) -> Result:
    after = request.number("after")
    return await play.turn_summaries(request.tables, request.table, after, request.seat, request.screen)


@_route("GET", "/tables/{table}/chat")
async def _chat(_: Request) -> Result:
    return []


@_route("GET", "/tables/{table}/replay")
async def _replay(request: Request) -> Result:
    ply = request.number("ply") if "ply" in request.query else None
    return await records.replay(request.tables, request.table, ply, request.seat, request.screen)


@_route("GET", "/tables/{table}/coach")
async def _coach(request: Request) -> Result:
    return await lessons.ask_coach(request.tables, request.table, request.seat, request.screen)


# ---------------------------------------------------------------------------------------------------- tables


@_route("POST", "/tables")
async def _create(request: Request) -> Result:
    plan = request.read(TablePlan)
    if plan.game not in games:
        raise not_found("no-game", game=plan.game[:40])
    setup = lobby.table_setup(plan, games[plan.game], _seats(plan.seats or []))
    session = await request.tables.open(setup, request.screen.lang)
    return HostedTable(**dict(table_info(session, request.screen)), webhook_secret=None)


def _seats(plans: Sequence[SeatPlan]) -> list[SeatSetup]:
    """A seat that anybody could take by a link is one of the players on this device."""
    return [
        SeatSetup("device" if plan.kind == "open" else plan.kind, plan.name or "", plan.bot or "") for plan in plans
    ]


@_route("GET", "/tables/{table}")
async def _table(request: Request) -> Result:
    return await lobby.table(request.tables, request.table, request.screen)


@_route("GET", "/tables/{table}/glance")
async def _glance(request: Request) -> Result:
    return await lobby.glance(request.tables, request.table)


@_route("GET", "/lobby")
async def _lobby(request: Request) -> Result:
    known = sorted(request.tables.stored.values(), key=lambda each: (each.table.status == OVER, -each.table.created))
    found = [request.tables.session_of(stored.table.id) for stored in known if stored.table.game in games]
    return Lobby(mine=[_entry(session, request.screen) for session in found], open=[])


def _entry(session: LocalSession, screen: Screen) -> LobbyTable:
    return LobbyTable(
        **dict(table_info(session, screen)),
        host_name="",
        archived=session.whole.archived,
        unread=0,
        ratings=[None for _ in session.seats],
        followed=False,
        invitation=None,
        removable=True,
    )


@_route("POST", "/tables/{table}/archive")
async def _archive(request: Request) -> Result:
    async with request.tables.changing(request.table) as session:
        session.whole.archived = request.read(ArchiveIn).archived
    return Done(done=True)


@_route("POST", "/tables/{table}/remove")
async def _remove(request: Request) -> Result:
    request.tables.remove(request.table)
    return Done(done=True)


# ---------------------------------------------------------------------------------------------------- records


@_route("GET", "/tables/{table}/record")
async def _record(request: Request) -> Result:
    async with request.tables.reading(request.table, looks=False) as session:
        if session.table.status != OVER:
            raise forbidden("not-over", "no-record-yet")
        record = session.require_match().match.record()
        record.seats = list(session.names)
        return GameRecord(**record.to_json())


@_route("POST", "/records")
async def _import(request: Request) -> Result:
    try:
        checked = check_record(request.body)
    except RecordError as wrong:
        raise illegal("bad-record", reason=str(wrong)) from None
    stored = _finished(request.tables, checked.record, checked.result, request.screen.lang)
    return ImportedRecord(id=stored.table.id, plies=stored.table.plies)


def _finished(tables: LocalTables, record: Record, result: Optional[dict[str, Any]], lang: str) -> StoredTable:
    game, names = record.game_of(), record.seats or [""] * record.players
    setup = TableSetup(game, record.options, [SeatSetup("open") for _ in names], seed=record.seed)
    table = LocalTable(**table_values(game, game.read_options(record.options), tables.user.id, setup))
    table.status, table.result, table.plies = OVER, result, len(record.codes)
    called = [plain_line(name, LONGEST_NAME) or nameless(number, lang) for number, name in enumerate(names)]
    seats = [LocalSeat(**seat_values(table.id, number, "open", name)) for number, name in enumerate(called)]
    stored = StoredTable(table, seats, codes=list(record.codes))
    tables.keep(stored)
    return stored


@_route("POST", "/tables/{table}/fork")
async def _fork(request: Request) -> Result:
    fork = request.read(ForkIn)
    async with request.tables.reading(request.table) as session:
        if session.table.status != OVER:
            raise forbidden("not-over", "no-fork-yet")
        match = await match_at(session, fork.ply)
        if match.decision is None:
            raise illegal("no-such-ply", "no-fork-there")
        mine = match.decision.seat if fork.seat is None else fork.seat
        seats = _seats(fork.seats or []) or against_bots(match.players, mine)
        title, codes = session.table.title, match.codes
        setup = TableSetup(match.game, match.options, seats, title, match.seed, codes=codes)
    return table_info(await request.tables.open(setup, request.screen.lang), request.screen)


# ---------------------------------------------------------------------------------------------------- lessons, rules


@_route("GET", "/games/{game}/lessons")
async def _lessons(request: Request) -> Result:
    game = request.game
    tables = [stored.table for stored in _lessons_of(request.tables, game)]
    return lesson_list(game, tables, request.screen.lang)


def _lessons_of(tables: LocalTables, game: Game) -> list[StoredTable]:
    mine = [each for each in tables.stored.values() if each.table.game == game.name and each.table.lesson]
    return sorted(mine, key=lambda each: -each.table.created)


@_route("POST", "/games/{game}/lessons/{name}")
async def _begin_lesson(request: Request) -> Result:
    game, name = request.game, request.path["name"]
    script = script_for(game, name)
    if script is None:
        raise not_found("no-lesson", game=game.name)
    earlier = [each for each in _lessons_of(request.tables, game) if (each.table.lesson or {}).get("name") == name]
    best = max((best_of(each.table.lesson) for each in earlier), key=lambda stars: stars or 0, default=None)
    for each in earlier:
        request.tables.remove(each.table.id)
    session = await request.tables.open(lessons.lesson_setup(game, script, best), request.screen.lang)
    return table_info(session, request.screen)


@_route("GET", "/games")
async def _games(request: Request) -> Result:
    return game_lists.game_list(request.screen.lang, BOTS)


@_route("GET", "/games/{game}/guide")
async def _guide(request: Request) -> Result:
    return guides.guide(request.game, request.screen.lang)


@_route("GET", "/games/{game}/aid")
async def _aid(request: Request) -> Result:
    return guides.aid(request.game, request.screen.lang)


@_route("GET", "/games/{game}/icons")
async def _icons(request: Request) -> Result:
    return guides.icon_legend(request.game, request.screen.lang)


@_route("GET", "/games/{game}/packs")
async def _packs(_: Request) -> Result:
    return []


@_route("GET", "/reference/{game}")
async def _reference(request: Request) -> Result:
    return books.reference(request.game, request.screen.lang)


@_route("GET", "/explain/{game}/{kind}/{number}")
async def _explain(request: Request) -> Result:
    kind, number, table = request.path["kind"], int(request.path["number"]), request.query.get("table")
    return await reference.explain(request.tables, request.game, kind, number, table, request.seat, request.screen)
