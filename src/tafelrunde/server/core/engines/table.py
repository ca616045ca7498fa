"""A table of older rules within a session: everything that needs its match is asked of its engine."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Optional

from ....kernel.match import IllegalChoice
from ..errors import Refused
from ..matches.clicks import Click
from ..matches.table_protocols import SessionView, TableRow
from ..matches.table_rules import Advance, BotTurn, Turn
from .catalog import Engines, pin_of
from .snapshot import Draft, Json, snapshot

Ask = Callable[[str, Json], Awaitable[Json]]  # an engine's name and a request


@dataclass
class EngineTurn:
    """A tentative turn, as an engine describes it."""

    seat: int
    base: int
    early: bool
    clicks: list[list[int]]
    finished: bool

    @property
    def codes(self) -> list[int]:
        return [code for click in self.clicks for code in click]

    @property
    def ply(self) -> int:
        return self.base + len(self.codes)


@dataclass
class EngineTable:
    """The rules of a table (`TableRules`), and the page functions that need them. `codes` are the choices of the table
    and `drafts` its tentative turns by seat, within the running transaction."""

    name: str  # of the engine
    ask: Ask
    session: SessionView
    codes: list[int]
    drafts: dict[int, Draft]
    pack: str
    has_second_turn: bool = field(default=True, init=False)

    def add(self, codes: Sequence[int], movers: Sequence[int]) -> None:
        """The running transaction adds these choices."""
        self.codes += codes
        for seat in {*movers}:
            self.drafts.pop(seat, None)

    async def load(self) -> None:
        """Refuses a table whose rules the engine does not have."""
        self.has_second_turn = (await self.call("load"))["second_turn"]

    async def call(self, name: str, **arguments: Any) -> Any:
        given = snapshot(self.session, self.codes, self.drafts, self.pack)
        answer = await self.ask(self.name, {"call": name, "table": given, "arguments": arguments})
        if "refused" in answer:
            status, code, why, facts = answer["refused"]
            raise Refused(status, code, why, **facts)
        if "illegal" in answer:
            raise IllegalChoice(answer["illegal"])
        if "failed" in answer:
            raise RuntimeError(f"the engine {self.name} failed at {name}: {answer['failed']}")
        return answer["answer"]

    async def turn(self, seat: int) -> EngineTurn:
        return EngineTurn(**await self.call("turn", seat=seat))

    async def answer(self, turn: Turn, click: Click, ask_everything: bool) -> bool:
        assert isinstance(turn, EngineTurn)
        answer = await self.call("answer", seat=turn.seat, click=list(click), ask_everything=ask_everything)
        vars(turn).update(answer["turn"])
        revealed: bool = answer["revealed"]
        return revealed

    async def bot_turn(self, codes: Sequence[int], wrong: str, reason: str) -> BotTurn:
        answer = await self.call("bot-turn", codes=list(codes), wrong=wrong, reason=reason)
        return BotTurn(EngineTurn(**answer["turn"]), answer["wrong"], answer["reason"])

    async def advance(self, turn: Optional[Turn]) -> Advance:
        given = None if turn is None else {"seat": turn.seat, "clicks": turn.clicks}
        return Advance(**await self.call("advance", turn=given))

    async def roles(self) -> list[list[str]]:
        roles: list[list[str]] = await self.call("roles")
        return roles


async def find_engine(engines: Engines, ask: Ask, table: TableRow, pack: str) -> Optional[str]:
    """The engine that has the components of a table, among those with the version of its rules."""
    pin = pin_of(table)
    for name in engines.candidates(pin):
        request = {"call": "has", "arguments": {**pin._asdict(), "options": table.options, "pack": pack}}
        if (await ask(name, request)).get("answer"):
            return name
    return None
