"""The main function of an engine: answers for tables of the rules of this release, over a pipe of a newer server.

The server checks rights, keeps time and owns the database (decision 18). An engine has no port, no database and no
accounts; it ends with the server.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from .. import __version__
from ..bots import Bot, bot, builtin_bot
from ..games import game_with_pack, games
from ..kernel.game import UsageError
from ..kernel.languages import DEFAULT_LANGUAGE
from ..kernel.match import IllegalChoice
from ..words import words_of
from .analysis import presentation, tryouts
from .core.bots.jobs import FAILED, JOBS, Job, TurnJob
from .core.bots.thinker import Thinker
from .core.engines.process import READY, JsonPipe
from .core.engines.session import EngineMatches, EngineSession
from .core.errors import Refused
from .core.matches.clicks import Click
from .core.matches.simultaneous import match_asked_early
from .core.matches.table_rules import Turn
from .core.matches.tentative import TentativeTurn
from .core.presentation.table_calls import CALLS
from .lobby import glances
from .play import ghosts, steps, table_view
from .records import replay_view
from .reference import reference

PAGES: Final = (ghosts, glances, presentation, reference, replay_view, steps, table_view, tryouts)  # register functions
MEMORY: Final = 2_000_000_000  # bytes beyond those of the loaded games
_STATM: Final = Path("/proc/self/statm")


def main() -> None:
    """Arguments: the number of the pipe's file, and the specs of offered bots."""
    pipe = JsonPipe(Connection(int(sys.argv[1])))
    threading.Thread(target=_end_with_server, args=(os.getppid(),), daemon=True).start()
    engine = Engine(sys.argv[2:])
    for game in games.values():  # loaded now, since calls have a time limit
        words_of(game, DEFAULT_LANGUAGE)
    _limit_memory()
    pipe.send(READY)
    while True:
        try:
            message = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send(engine.run(message, pipe.send))


class Engine:
    def __init__(self, bots: list[str]) -> None:
        self._bots = bots
        self._thinker = Thinker(self._find_bot)
        self._matches = EngineMatches()
        self._runner = asyncio.Runner()

    def run(self, message: Mapping[str, Any], report: Callable[[int], None]) -> list[object]:
        """The fields of a `Thought` after its codes, which go to `report`."""
        try:
            if "job" in message:
                return [*self._thinker.run(job_of(message), report)]
            if message["call"] == "describe":
                rules = {name: game.rules_version for name, game in games.items()}
                return ["", "", {"program": __version__, "rules": rules}]
            if message["call"] == "has":
                return ["", "", {"answer": has(**message["arguments"])}]
            answer = self._runner.run(self._answer(message["call"], message["table"], message["arguments"]))
            return ["", "", {"answer": answer}]
        except Refused as wrong:
            return ["", "", {"refused": [wrong.status, wrong.code, wrong.why, wrong.facts]}]
        except IllegalChoice as wrong:
            return ["", "", {"illegal": str(wrong)}]
        except Exception as wrong:
            reason = f"{type(wrong).__name__}: {wrong}"[:200]
            return [FAILED, reason] if "job" in message else ["", "", {"failed": reason}]

    def _find_bot(self, spec: str) -> Bot:
        return bot(spec) if spec in self._bots else builtin_bot(spec)

    async def _answer(self, name: str, table: dict[str, Any], arguments: dict[str, Any]) -> Any:
        session = EngineSession(table, self._matches)
        if name in CALLS:
            return await CALLS[name].run(session, arguments)
        return await RULES[name](session, **arguments)


def has(game: str, rules_version: int, component_hash: str, options: dict[str, Any], pack: str) -> bool:
    """Whether this release has these rules and components."""
    try:
        return game_with_pack(game, pack).under(rules_version, component_hash, options) is not None
    except UsageError:
        return False


# ---------------------------------------------------------------------------------- the rules of a table


async def _load(session: EngineSession) -> Any:
    return {"second_turn": session.has_second_turn()}


async def _turn(session: EngineSession, seat: int) -> Any:
    return _turn_to_json(await session.rules.turn(seat))


async def _answer(session: EngineSession, seat: int, click: list[Any], ask_everything: bool) -> Any:
    code, then, towards, in_order = click
    turn = await session.rules.turn(seat)
    revealed = await session.rules.answer(turn, Click(code, tuple(then), towards, in_order), ask_everything)
    return {"turn": _turn_to_json(turn), "revealed": revealed}


async def _bot_turn(session: EngineSession, codes: list[int], wrong: str, reason: str) -> Any:
    found = await session.rules.bot_turn(codes, wrong, reason)
    return {"turn": _turn_to_json(found.turn), "wrong": found.wrong, "reason": found.reason}


async def _advance(session: EngineSession, turn: Any) -> Any:
    """The turn is made afresh, since the server may not be able to store what comes of it."""
    if turn is not None:
        match = session.require_match().match
        turn = TentativeTurn(match, turn["seat"], turn["clicks"], match_asked_early(match, turn["seat"]))
    return (await session.rules.advance(turn))._asdict()


async def _roles(session: EngineSession) -> Any:
    return await session.rules.roles()


RULES: Final[dict[str, Callable[..., Coroutine[Any, Any, Any]]]] = {
    "load": _load,
    "turn": _turn,
    "answer": _answer,
    "bot-turn": _bot_turn,
    "advance": _advance,
    "roles": _roles,
}


def _turn_to_json(turn: Turn) -> dict[str, Any]:
    names = ("seat", "base", "early", "clicks", "finished")
    return {name: getattr(turn, name) for name in names}


# ------------------------------------------------------------------------------------------ the process


def job_of(message: Mapping[str, Any]) -> Job:
    """A job of a bot worker. Fields that this release does not know are left out."""
    if message["job"] not in JOBS:
        raise UsageError(f"this release has no job {message['job']!r:.40}")
    kind = JOBS[message["job"]]
    given = {name: value for name, value in message["fields"].items() if name in kind._fields}
    if "turn" in given:
        given["turn"] = TurnJob(**{name: value for name, value in given["turn"].items() if name in TurnJob._fields})
    job: Job = kind(**given)
    return job


def _limit_memory() -> None:
    """Only Linux enforces this limit."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        most = int(_STATM.read_text().split()[0]) * resource.getpagesize() + MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (most, resource.getrlimit(resource.RLIMIT_AS)[1]))


def _end_with_server(server: int) -> None:
    """Exit when the server process ends, even if a bot hangs."""
    while os.getppid() == server:
        time.sleep(1.0)
    os._exit(1)


if __name__ == "__main__":
    main()
