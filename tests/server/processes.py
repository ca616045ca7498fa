"""Servers and workers as separate processes that can be killed; and clients that retry."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import socket
import uuid
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final, Optional

import httpx

from .guests import ME, Json, bot_seat
from .run import READY, run

PATIENCE = 60.0  # seconds for something to happen on a machine that is busy
VARIABLES: Final = (
    "LIMITS",
    "BOT_SECONDS",
    "DEADLINE",
    "RULES",
    "ENGINES",
)  # of the environment, by which a test sets a process up

_fork = multiprocessing.get_context("forkserver")
_fork.set_forkserver_preload(["tests.server.preloaded"])


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class NotReady(Exception):
    """With what it said last."""


class Process:
    """One that can be killed and started again."""

    def __init__(self, kind: str, folder: Path, db: str) -> None:
        self.kind = kind
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = folder / f"{kind}-{self.port}.log"
        self._arguments = (kind, folder, db, self.port, self._log)
        self._process: Optional[BaseProcess] = None
        self._says: Optional[Connection] = None
        self.up = False  # ready, and not asked to stop since

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def start(self) -> None:
        """Forked from a process that has loaded everything already."""
        variables = {name: os.environ[name] for name in VARIABLES if name in os.environ}
        self._says, theirs = _fork.Pipe(duplex=False)
        self._process = _fork.Process(target=run, args=(*self._arguments, variables, theirs))
        self._process.start()
        theirs.close()

    async def ready(self) -> None:
        assert self._says is not None
        try:
            said = await asyncio.to_thread(self._says.poll, PATIENCE) and self._says.recv()
        except EOFError:
            said = ""
        if said != READY:
            raise NotReady(self.said()[-2000:])
        self.up = True

    async def again(self) -> None:
        """As whoever looks after it does: what cannot start because its database is starting is started again."""
        tries = 10
        while not self.up:
            self.start()
            try:
                await self.ready()
            except NotReady:
                tries -= 1
                if not tries:
                    raise
                await asyncio.sleep(0.5)

    async def kill(self) -> None:
        """Without a chance to do anything about it."""
        assert self._process is not None
        self.up = False
        self._process.kill()
        await asyncio.to_thread(self._process.join)

    async def stop(self) -> None:
        assert self._process is not None
        self.up = False
        self._process.terminate()
        await asyncio.to_thread(self._process.join, PATIENCE)
        assert self._process.exitcode is not None

    def said(self) -> str:
        """What it has logged."""
        return self._log.read_text() if self._log.exists() else ""

    def children(self) -> list[int]:
        """The processes in which its bots think."""
        threads = Path(f"/proc/{self.pid}/task").glob("*/children")
        return [int(child) for thread in threads for child in thread.read_text().split()]


@asynccontextmanager
async def started(folder: Path, db: str, *kinds: str) -> AsyncIterator[list[Process]]:
    processes = [Process(kind, folder, db) for kind in kinds]
    try:
        for process in processes:
            process.start()
        await asyncio.gather(*(process.ready() for process in processes))
        yield processes
    finally:
        for process in processes:
            await process.kill()


class Stubborn:
    """Somebody who sends a choice again and again, to any server, until one of them answers."""

    def __init__(self, addresses: Sequence[str], dice: random.Random) -> None:
        self._addresses = addresses
        self._dice = dice
        self._client = httpx.AsyncClient(timeout=10)
        self.table = ""
        self.chosen: dict[int, int] = {}  # what was acknowledged, by ply
        self.sent = 0  # choices, answered or not
        self.troubles = 0

    async def close(self) -> None:
        await self._client.aclose()

    async def ask(self, method: str, path: str, body: Optional[Json] = None) -> Any:
        """The answer, whatever happens to servers meanwhile."""
        for _ in range(int(PATIENCE / 0.2)):
            address = self._dice.choice(self._addresses)
            try:
                answer = await self._client.request(
                    method, f"{address}/api{path}", json=body, headers={"Origin": address}
                )
            except httpx.TransportError:
                self.troubles += 1
            else:
                if answer.status_code < 500:
                    return answer
                assert answer.status_code == 503, answer.text
                assert answer.headers["Retry-After"]
                self.troubles += 1
            await asyncio.sleep(0.2)
        raise AssertionError("no server answers any more")

    async def sit_down(self, *seats: Json) -> None:
        await self.ask("GET", "/me")
        options = {"first_player": "first_seat"}
        body = {"game": "deus", "seats": [ME, *(seats or (bot_seat(),))], "options": options}
        made = await self.ask("POST", "/tables", body)
        assert made.status_code == 201, made.text
        self.table = made.json()["id"]

    async def state(self) -> Json:
        state: Json = (await self.ask("GET", f"/tables/{self.table}/state?seat=0")).json()
        return state

    async def my_turn(self) -> Json:
        """Wait for the bots."""
        for _ in range(int(PATIENCE / 0.1)):
            meta = (await self.ask("GET", f"/tables/{self.table}")).json()
            if meta["turn"]["seat"] == 0 or meta["status"] == "over":
                state = await self.state()
                if state["question"] is not None or state["must_end"] or state["status"] == "over":
                    return state
            await asyncio.sleep(0.1)
        raise AssertionError("the bots do not play on")

    async def take_turn(self) -> int:
        """One turn; how many choices of it were acknowledged."""
        state, made = await self.my_turn(), 0
        while state["question"] is not None:
            code = self._dice.choice(state["question"]["options"])["code"]
            choice = {"seat": 0, "ply": state["ply"], "code": code, "key": uuid.uuid4().hex}
            self.sent += 1
            answer = await self.ask("POST", f"/tables/{self.table}/choices", choice)
            assert answer.status_code == 200, answer.text
            self.chosen[state["ply"]] = code
            state = answer.json()
            made += 1
        await asyncio.sleep(0.1)  # nobody plays without a breath
        if state["must_end"]:
            body = {"seat": 0, "ply": state["ply"]}
            ended = await self.ask("POST", f"/tables/{self.table}/end", body)
            assert ended.status_code == 200 or ended.json()["code"] in ("stale", "not-your-turn"), ended.text
        return made
