"""Servers and workers as processes of their own, which can be killed; and people who do not give up.

python -m tests.server.processes serve|worker FOLDER URL PORT
"""

from __future__ import annotations

import asyncio
import random
import socket
import subprocess
import sys
import uuid
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Optional

import httpx

from .guests import ME, Json, bot_seat
from .run import READY

PATIENCE = 60.0  # seconds for something to happen on a machine that is busy


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Process:
    """One that can be killed and started again."""

    def __init__(self, kind: str, folder: Path, db: str) -> None:
        self.kind = kind
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._command = [sys.executable, "-m", "tests.server.run", kind, str(folder), db, str(self.port)]
        self._log = folder / f"{kind}-{self.port}.log"
        self._process: Optional[subprocess.Popen[str]] = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        with self._log.open("a") as log:
            self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, stderr=log, text=True)

    async def ready(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        said = await asyncio.wait_for(asyncio.to_thread(self._process.stdout.readline), PATIENCE)
        assert said.strip() == READY, self._log.read_text()[-2000:]

    async def kill(self) -> None:
        """Without a chance to do anything about it."""
        assert self._process is not None
        self._process.kill()
        await asyncio.to_thread(self._process.wait)

    async def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        await asyncio.wait_for(asyncio.to_thread(self._process.wait), PATIENCE)

    def said(self) -> str:
        """What it has logged."""
        return self._log.read_text()

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
            state = await self.state()
            if state["question"] is not None or state["mustEnd"] or state["status"] == "over":
                return state
            await asyncio.sleep(0.1)
        raise AssertionError("the bots do not play on")

    async def take_turn(self) -> int:
        """One turn; how many choices of it were acknowledged."""
        state, made = await self.my_turn(), 0
        while state["question"] is not None:
            code = self._dice.choice(state["question"]["options"])["code"]
            choice = {"seat": 0, "ply": state["ply"], "code": code, "key": uuid.uuid4().hex}
            answer = await self.ask("POST", f"/tables/{self.table}/choices", choice)
            assert answer.status_code == 200, answer.text
            self.chosen[state["ply"]] = code
            state = answer.json()
            made += 1
        await asyncio.sleep(0.1)  # nobody plays without a breath
        if state["mustEnd"]:
            body = {"seat": 0, "ply": state["ply"]}
            ended = await self.ask("POST", f"/tables/{self.table}/end", body)
            assert ended.status_code == 200 or ended.json()["code"] in ("stale", "not-your-turn"), ended.text
        return made
