"""The clients of a load test, who behave as browsers at the tables of a server, and the server process."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import re
import resource
import subprocess
import sys
import time
import uuid
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple, Optional
from urllib.parse import urlsplit

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from tafelrunde.games import games
from tafelrunde.kernel.match import Match

Json = dict[str, Any]
WIDTH: Final = 1000  # pixels: the picture of a desk
BUSY: Final = 503
PATIENCE: Final = 60  # seconds for an answer
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
TICKS: Final = os.sysconf("SC_CLK_TCK")
SERVE: Final = [sys.executable, "-c", "from tafelrunde.cli import main; raise SystemExit(main())", "serve"]


class Served:
    """`tafelrunde serve`, as anybody starts it."""

    def __init__(self, db: str, *options: str) -> None:
        command = [*SERVE, "--port", "0", "--no-browser", "--db", db, *options]
        self._several = "--processes" in options
        begun = time.perf_counter()
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        if found is None:
            self.stop()
            raise SystemExit("the server did not start; it says why above")
        self.address = found[0].rstrip("/")
        httpx.get(f"{self.address}/api/health", timeout=30).raise_for_status()
        self.start_seconds = time.perf_counter() - begun

    @property
    def megabytes(self) -> float:
        return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self._pids()) * PAGE / 1e6

    @property
    def cpu_seconds(self) -> float:
        fields = [Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split() for pid in self._pids()]
        return sum(int(each[11]) + int(each[12]) for each in fields) / TICKS

    def _pids(self) -> list[int]:
        """The server and its serving processes, without those in which bots think."""
        served = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [self.process.pid, *(int(pid) for pid in served)] if self._several else [self.process.pid]

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def allow_sockets() -> None:
    """As many open files as the system lets us have; the server inherits it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def served(db: str, *options: str) -> Iterator[Served]:
    server = Served(db, *options)
    try:
        yield server
    finally:
        server.stop()


@dataclass
class Measured:
    """Seconds that things took, and what went wrong."""

    choices: list[float] = field(default_factory=list)
    looks: list[float] = field(default_factory=list)
    news: int = 0
    refused: int = 0  # refused under load, to try again
    sent: int = 0  # bytes of answers
    errors: Counter[str] = field(default_factory=Counter)


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes
    size: int  # of the body on its way

    def json(self) -> Any:
        return json.loads(self.body)


class Line:
    """A browser's connection, which stays open: one request after the other.

    It is hand-written because a crowd in one process must take less time than the server it measures: what waits in
    the crowd would seem to wait there. httpx looks at all its connections for each request, which took 20 ms for a
    choice at 100 tables."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._host, self._port = parts.hostname or "", parts.port or 80
        self._always = f"Host: {parts.netloc}\r\nAccept-Encoding: gzip\r\n"
        self._free = asyncio.Lock()
        self._ends: Optional[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = None

    async def ask(self, method: str, path: str, headers: dict[str, str], body: Optional[Json]) -> Answer:
        data = b"" if body is None else json.dumps(body).encode()
        said = {**headers, "Content-Type": "application/json", "Content-Length": str(len(data))} if data else headers
        lines = "".join(f"{name}: {value}\r\n" for name, value in said.items())
        async with self._free, asyncio.timeout(PATIENCE):
            reader, writer = await self._open()
            writer.write(f"{method} {path} HTTP/1.1\r\n{self._always}{lines}\r\n".encode() + data)
            first, *rest = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            found = {name.lower(): value for name, _, value in (line.partition(": ") for line in rest)}
            sent = await reader.readexactly(int(found["content-length"]))
        plain = gzip.decompress(sent) if found.get("content-encoding") == "gzip" else sent
        return Answer(int(first.split(" ")[1]), found, plain, len(sent))

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._ends is None or self._ends[0].at_eof():  # the server closes what is idle
            await self.close()
            self._ends = await asyncio.open_connection(self._host, self._port, limit=1 << 20)
        return self._ends

    async def close(self) -> None:
        ends, self._ends = self._ends, None
        if ends is not None:
            ends[1].close()
            with suppress(OSError):
                await ends[1].wait_closed()


class Person:
    """A browser: a cookie, an address of its own (the server believes what a proxy on its machine says), a line for
    requests, a socket."""

    def __init__(self, clients: Clients, number: int) -> None:
        self.clients = clients
        self.line = Line(clients.address)
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.headers = {"Origin": clients.address, "X-Forwarded-For": address}
        self.acting = asyncio.Lock()  # the page does one thing at a time
        self.seat = -1
        self.version = 0
        self.state: Json = {}
        self.marks: dict[str, str] = {}  # of the pictures that the page keeps
        self.board = ""  # the mark of the one that it shows
        self.lines = (0, 0)  # of the log that it keeps, from number to number

    async def meet(self) -> None:
        answer = await self._answer("GET", "/me", None)
        self.headers["Cookie"] = answer.headers["set-cookie"].split(";")[0]

    async def ask(self, method: str, path: str, body: Optional[Json] = None) -> Any:
        answer = await self._answer(method, path, body)
        self.clients.measured.sent += answer.size
        if answer.status == BUSY:
            raise Trouble(answer.body[:200])
        if answer.status >= 400:
            with suppress(ValueError):
                self.clients.measured.errors[f"{answer.status} {answer.json().get('code')}"] += 1
            raise Trouble(answer.body[:200])
        return answer.json()

    async def _answer(self, method: str, path: str, body: Optional[Json]) -> Answer:
        while True:
            answer = await self.line.ask(method, f"/api{path}", self.headers, body)
            if answer.status != BUSY or not self._comes_again(method):
                return answer
            await asyncio.sleep(int(answer.headers["retry-after"]))

    def _comes_again(self, method: str) -> bool:
        """Whoever sits down has time, and who hears news wants to see them; a choice that was refused is made again at
        the next beat of the load."""
        if self.clients.playing:
            self.clients.measured.refused += 1
        return method == "GET" or not self.clients.playing

    async def look(self, table: str, moves: bool = False) -> None:
        """What the page fetches when it hears news; that of moves is all in the state of the table."""
        begun = time.perf_counter()
        if not moves:
            await self.ask("GET", f"/tables/{table}")
        self._take(await self.ask("GET", f"/tables/{table}/state?seat={self.seat}&{self._drawn()}"))
        self.clients.measured.looks.append(time.perf_counter() - begun)

    async def choose(self, table: str, dice: random.Random) -> None:
        """One choice, or the end of the turn if all are made."""
        body: Json = {"seat": self.seat, "ply": self.state["ply"]}
        what = "end"
        if not self.state["must_end"]:
            what = "choices"
            body |= {"code": dice.choice(self.state["question"]["options"])["code"], "key": uuid.uuid4().hex}
        async with self.acting:
            begun = time.perf_counter()
            self._take(await self.ask("POST", f"/tables/{table}/{what}?{self._drawn()}", body))
            self.clients.measured.choices.append(time.perf_counter() - begun)

    def _drawn(self) -> str:
        """The room there is, and the pictures that the page has already."""
        lines = f"&lines={self.lines[0]}-{self.lines[1]}" if self.lines[1] else ""
        return f"width={WIDTH}&has={','.join(self.marks.values())}&board={self.board}{lines}"

    def _take(self, state: Json) -> None:
        self.board = (state["board"] or {"mark": ""})["mark"]
        for part in (state["board"] or {"parts": ()})["parts"]:
            self.marks[part["name"]] = part["mark"]
        confirmed = [line["n"] for line in state["log"] if not line["tentative"]]
        if confirmed:
            self.lines = (self.lines[0] or confirmed[0], confirmed[-1])
        if state["version"] >= self.version:
            self.state, self.version = state, state["version"]


class Trouble(Exception):
    """A request that was refused; it is counted already."""


class Pair:
    """A table at which two people play, each with a socket open."""

    def __init__(self, table: str, people: list[Person]) -> None:
        self.table = table
        self.people = people
        self.busy = False
        self.over = False
        self.sockets: list[ClientConnection] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def connect(self) -> None:
        for person in self.people:
            await person.look(self.table)
            path = f"/api/tables/{self.table}/live?seat={person.seat}&since={person.version}"
            url = person.clients.address.replace("http", "ws") + path
            headers = {key: value for key, value in person.headers.items() if key != "Origin"}
            origin = websockets.Origin(person.clients.address)
            socket = await websockets.connect(
                url, origin=origin, additional_headers=headers, ping_interval=None, compression=None, open_timeout=60
            )
            self.sockets.append(socket)
            self._tasks.append(asyncio.create_task(self._listen(person, socket)))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for socket in self.sockets:
            await socket.close()
        for person in self.people:
            await person.line.close()

    async def _listen(self, person: Person, socket: ClientConnection) -> None:
        measured = person.clients.measured
        try:
            async for message in socket:
                event = json.loads(message)
                if event["kind"] == "ping":
                    await socket.send('{"kind":"pong"}')
                    continue
                measured.news += 1
                async with person.acting:  # the answer to an own choice often includes the notified change
                    if event["n"] > person.version:
                        with suppress(Trouble):
                            await person.look(self.table, moves=event["kind"] == "changed")
        except websockets.ConnectionClosed:
            pass
        measured.errors["socket closed"] += 1

    async def move(self, dice: random.Random) -> None:
        """Whoever is asked chooses once."""
        self.busy = True
        try:
            asked = [one for one in self.people if one.state["question"] is not None or one.state["must_end"]]
            if asked:
                await asked[0].choose(self.table, dice)
            self.over = any(one.state["status"] == "over" for one in self.people)
        except Trouble:
            pass
        except (OSError, EOFError) as wrong:
            self.people[0].clients.measured.errors[type(wrong).__name__] += 1
        finally:
            self.busy = False

    @property
    def ready(self) -> bool:
        return not (self.busy or self.over) and any(
            one.state["question"] is not None or one.state["must_end"] for one in self.people
        )


class Clients:
    """All people. Tables are continued from the middle of a game that was played before, so that boards are full."""

    def __init__(self, address: str, seed: int = 1) -> None:
        self.address = address
        self.dice = random.Random(seed)
        self.measured = Measured()
        self.pairs: list[Pair] = []
        self.playing = False
        self._people = 0
        self._replays: dict[str, Json] = {}

    async def person(self) -> Person:
        self._people += 1
        person = Person(self, self._people)
        await person.meet()
        return person

    async def bring_games(self, names: list[str]) -> None:
        host = await self.person()
        for name in names:
            self._replays[name] = await host.ask("POST", "/records", finished(name, self.dice))

    async def have_analysed(self, names: list[str], number: int) -> None:
        """So many finished games wait to be analysed."""
        for n in range(number):
            person = await self.person()
            brought = await person.ask("POST", "/records", finished(names[n % len(names)], self.dice))
            await person.ask("POST", f"/tables/{brought['id']}/analysis", {})

    async def sit_down(self, name: str, at: float) -> Pair:
        """Two people continue a game from the given part of it."""
        replay = self._replays[name]
        host, guest = await self.person(), await self.person()
        body = {"ply": int(at * (replay["plies"] - 1)), "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = (await host.ask("POST", f"/tables/{replay['id']}/fork", body))["id"]
        [link] = await host.ask("GET", f"/tables/{table}/invites")
        token = link["url"].split("#")[1].split(".")[1]
        await guest.ask("POST", f"/tables/{table}/seats/1/claim", {"invite": token})
        host.seat, guest.seat = 0, 1
        pair = Pair(table, [host, guest])
        self.pairs.append(pair)
        return pair

    async def play(self, rate: float, seconds: float) -> None:
        """`rate` choices a second over all tables, whether or not the last ones are answered."""
        self.playing = True
        moves: set[asyncio.Task[None]] = set()
        begun = time.perf_counter()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
            ready = [pair for pair in self.pairs if pair.ready]
            if ready:
                move = asyncio.create_task(self.dice.choice(ready).move(self.dice))
                moves.add(move)
                move.add_done_callback(moves.discard)
        await asyncio.gather(*moves)

    async def close(self) -> None:
        await asyncio.gather(*(pair.close() for pair in self.pairs))


def finished(name: str, dice: random.Random) -> Json:
    """The record of a game played at random."""
    match = Match(games[name], 2, dice.getrandbits(40))
    while match.decision is not None:
        match.choose(dice.choice(match.decision.options))
    return match.record().to_json()
