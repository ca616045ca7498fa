"""Sends worst-case requests to a server in this process and measures how long each blocks the event loop.

    python -m tests.server.event_loop.drive WORLD.json REPORT.json requests|uploads [PART-OF-A-NAME...]

It runs as a process of its own, so that what the first request of a kind has to load is measured as well. Client and
server share the event loop; the client sends prepared bytes and does not read the answers.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Iterable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final, NamedTuple, Optional

import websockets
from fastapi import FastAPI

from tafelrunde.server.app import create_app
from tafelrunde.server.core.services import Services
from tafelrunde.server.core.settings import Settings
from tafelrunde.server.warm_up import warm_up
from tafelrunde.server.web_server import TableServer

from ...soak import SOAK
from ..odd_bots import find
from ..processes import free_port
from .cases import Case, all_cases
from .heartbeat import Blocked, Heartbeat
from .world import SECRET, World, database

LIMIT: Final = 0.1  # seconds of processor time
ATTEMPTS: Final = 3  # until a block of other threads counts: on a busy machine they may keep the loop from a processor
PATIENCE: Final = 300.0
FAILED: Final = "FAILED"  # marks a request that ended in an error of the server


class Measured(NamedTuple):
    route: str
    name: str
    status: int
    is_expected: bool  # the status is; another one may mean that the case tests nothing
    first: Blocked  # by the first request
    later: Optional[Blocked]  # by the same one again, which finds everything loaded
    seconds: float  # from request to answer
    size: int  # bytes of the answer

    @property
    def full_name(self) -> str:
        return f"{self.route} {self.name}"

    @property
    def is_blocked(self) -> bool:
        return self.first.process > LIMIT

    @property
    def is_wrong(self) -> bool:
        return self.is_blocked or not self.is_expected


class Bench:
    """A running server, and what is needed to send it requests."""

    def __init__(self, world: World, settings: Settings) -> None:
        self.world = world
        self.app: FastAPI = create_app(settings)
        self.port = free_port()
        self.heartbeat = Heartbeat()
        self._server = TableServer(self.app, settings, port=self.port)
        self._serving: Optional[asyncio.Task[None]] = None

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    async def __aenter__(self) -> Bench:
        self._serving = asyncio.create_task(self._server.serve())
        while not self._server.started:
            await asyncio.sleep(0.02)
        self.heartbeat.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.heartbeat.stop()
        self._server.should_exit = True
        assert self._serving is not None
        await self._serving

    async def measure(self, case: Case) -> Measured:
        first, status, seconds, size = await self._blocked(case)
        later = None
        if first.process > LIMIT and not case.once:
            later, *_ = await self._blocked(case)
        return Measured(case.route, case.name, status, case.expects(status), first, later, seconds, size)

    async def _blocked(self, case: Case) -> tuple[Blocked, int, float, int]:
        for attempt in range(1, ATTEMPTS + 1):
            ready = case.prepare(self.world) if case.prepare is not None else case
            if case.cold:
                self._forget_matches()
            await self.heartbeat.reset()
            begun = time.monotonic()
            status, size = await self._send(ready)
            seconds = time.monotonic() - begun
            found: Blocked = await self.heartbeat.longest()
            if found.process < LIMIT or found.thread >= LIMIT or case.once or attempt == ATTEMPTS:
                return found, status, seconds, size
        raise AssertionError("unreachable")

    def _forget_matches(self) -> None:
        for table in [*self.world.playing.values(), *self.world.over.values(), self.world.lesson]:
            self.services.matches.forget(table)
            self.services.replays.forget(table)

    async def _send(self, case: Case) -> tuple[int, int]:
        return await (self._talk(case) if case.frames is not None else self._request(case))

    async def _request(self, case: Case) -> tuple[int, int]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        try:
            async with asyncio.timeout(PATIENCE):
                writer.write(case.raw(f"127.0.0.1:{self.port}"))
                await writer.drain()
                answer, size = await reader.read(1 << 20), 0
                head = last = answer
                while last:
                    size += len(last)
                    if case.until and case.until in last:
                        break
                    last = await reader.read(1 << 20)
            return int(head.split(b" ", 2)[1] or 0) if head else 0, size
        except (ConnectionError, IndexError):
            return 0, 0
        finally:
            writer.close()

    async def _talk(self, case: Case) -> tuple[int, int]:
        """Over a WebSocket: the status is the code with which the server closed it, or 101."""
        assert case.frames is not None
        size, headers = 0, {"Cookie": case.cookie}
        origin = websockets.Origin(f"http://127.0.0.1:{self.port}")
        url = f"ws://127.0.0.1:{self.port}{case.path}"
        async with websockets.connect(url, origin=origin, additional_headers=headers, ping_interval=None) as socket:
            try:
                for frame in case.frames:
                    await socket.send(frame)
                async with asyncio.timeout(PATIENCE):
                    while case.until:
                        response = await socket.recv(decode=False)
                        size += len(response)
                        if case.until in response:
                            break
                    while not case.until:
                        size += len(await socket.recv(decode=False))
            except websockets.ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0, size
        return 101, size


def settings_for(world: World) -> Settings:
    folder = Path(world.folder)
    return Settings(
        db=f"sqlite:///{database(folder)}",
        secret=SECRET,
        static=folder / "static",
        find_bot=find,
        metrics=True,
        rate_limits=False,
        ping_seconds=1.0,
        queue_seconds=60.0,
        bot_workers=1,
        analysis_thought=0.01,
    )


async def measure_all(world: World, uploads: bool, wanted: Iterable[str]) -> list[Measured]:
    """Of the uploads only those up to the first that blocks: a parser that is attacked may need minutes."""
    chosen, found = [*wanted], list[Measured]()
    async with AsyncExitStack() as stack:
        bench = await stack.enter_async_context(Bench(world, settings_for(world)))
        for case in all_cases(world, bench.app, at_length=SOAK > 0):
            if case.upload == uploads and (not chosen or any(part in case.full_name for part in chosen)):
                found.append(await bench.measure(case))
                print(_line(found[-1]), flush=True)
            if uploads and found and found[-1].is_blocked:
                break
    return found


def _line(one: Measured) -> str:
    mark = FAILED if one.status == 500 else "BLOCKED" if one.is_blocked else "" if one.is_expected else "STATUS"
    cost = f"{1000 * one.first.process:7.1f} ({1000 * one.first.thread:6.1f})"
    again = f"{1000 * one.later.process:7.1f}" if one.later else " " * 7
    return f"{mark:7} {cost} {again} ms {one.status:4} {one.size:9} B {one.seconds:6.2f} s  {one.route}  {one.name}"


def main(world: str, report: str, kind: str, *wanted: str) -> None:
    warm_up()
    found = asyncio.run(measure_all(World.load(Path(world)), kind == "uploads", wanted))
    Path(report).write_text(json.dumps([(one.full_name, one.is_wrong, _line(one)) for one in found]))


if __name__ == "__main__":
    main(*sys.argv[1:])
