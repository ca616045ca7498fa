"""Measures what one choice costs the server, by calling the application in this process without a network.

    python research/choice.py [--games deus,revive] [--choices 240] [--width 390] [--whole] [--db URL] [--profile 40]

Two people sit at a table of each game, in the middle of it. A choice includes its answer and what the other person
fetches when notified, as the page does. Only processor time within the application counts, so other load matters
little. With `--whole` the page caches nothing: all pictures and forty lines of the log come with every answer.
`--profile N` prints the N functions that take longest.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gzip
import json
import pstats
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Optional

from fastapi import FastAPI

from tafelrunde.games import games
from tafelrunde.server.app import create_app
from tafelrunde.server.core.garbage import defer_full_collections
from tafelrunde.server.core.settings import Settings

sys.path.insert(0, str(Path(__file__).parents[1] / "bench"))
from load_clients import Json, finished

HOST = "127.0.0.1:8000"
WARM_UP = 15  # choices at each table, before it counts
BEGUN = 0.2  # the part of a game that is played already


class Meter:
    """Processor time within the application, and bytes that it sends."""

    def __init__(self, app: FastAPI, width: int, whole: bool, profile: Optional[cProfile.Profile]) -> None:
        self.app = app
        self.width = width
        self.whole = whole
        self.profile = profile
        self.counting = False
        self.seconds = 0.0
        self.sent = 0
        self.kinds: dict[str, list[float]] = {}

    async def call(self, method: str, path: str, query: str, headers: list[tuple[bytes, bytes]], body: bytes) -> Any:
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
            "path": path, "raw_path": path.encode(), "query_string": query.encode(), "root_path": "",
            "headers": headers, "client": ("10.0.0.1", 1), "server": ("127.0.0.1", 8000),
        }  # fmt: skip
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        if self.counting and self.profile:
            self.profile.enable()
        begun = time.process_time()
        await self.app(scope, receive, send)
        took = time.process_time() - begun
        if self.counting and self.profile:
            self.profile.disable()
        found = dict(sent[0]["headers"])
        whole = b"".join(message.get("body", b"") for message in sent[1:])
        if self.counting:
            self.seconds += took
            self.sent += len(whole)
            self.kinds.setdefault(f"{method} {path.rsplit('/', 1)[1] if path.count('/') > 3 else 'table'}", []).append(
                took
            )
        plain = gzip.decompress(whole) if found.get(b"content-encoding") == b"gzip" else whole
        if sent[0]["status"] >= 400:
            raise SystemExit(f"{method} {path}: {plain[:200]!r}")
        return json.loads(plain), found


class Player:
    def __init__(self, meter: Meter) -> None:
        self.meter = meter
        self.cookie = b""
        self.seat = -1
        self.state: Json = {}
        self.marks: dict[str, str] = {}
        self.board = ""
        self.lines = (0, 0)  # of the log, from number to number

    async def ask(self, method: str, path: str, body: Optional[Json] = None, query: str = "") -> Any:
        headers = [(b"host", HOST.encode()), (b"origin", b"http://" + HOST.encode()), (b"accept-encoding", b"gzip")]
        data = b"" if body is None else json.dumps(body).encode()
        if body is not None:
            headers += [(b"content-type", b"application/json"), (b"content-length", str(len(data)).encode())]
        if self.cookie:
            headers.append((b"cookie", self.cookie))
        answer, found = await self.meter.call(method, f"/api{path}", query, headers, data)
        if b"set-cookie" in found:
            self.cookie = found[b"set-cookie"].split(b";")[0]
        return answer

    def take(self, state: Json) -> None:
        self.board = (state["board"] or {"mark": ""})["mark"]
        for part in (state["board"] or {"parts": ()})["parts"]:
            self.marks[part["name"]] = part["mark"]
        confirmed = [line["n"] for line in state["log"] if not line["tentative"]]
        if confirmed:
            self.lines = (self.lines[0] or confirmed[0], confirmed[-1])
        self.state = state

    @property
    def drawn(self) -> str:
        if self.meter.whole:
            return f"width={self.meter.width}"
        lines = f"&lines={self.lines[0]}-{self.lines[1]}" if self.lines[1] else ""
        return f"width={self.meter.width}&has={','.join(self.marks.values())}&board={self.board}{lines}"

    async def look(self, table: str, moves: bool = False) -> None:
        """That of moves is all in the state of the table."""
        if not moves:
            await self.ask("GET", f"/tables/{table}")
        self.take(await self.ask("GET", f"/tables/{table}/state", query=f"seat={self.seat}&{self.drawn}"))

    async def choose(self, table: str, dice: random.Random) -> None:
        body: Json = {"seat": self.seat, "ply": self.state["ply"]}
        what = "end"
        if not self.state["must_end"]:
            what = "choices"
            code = dice.choice(self.state["question"]["options"])["code"]
            body |= {"code": code, "key": f"{dice.getrandbits(128):032x}"}
        self.take(await self.ask("POST", f"/tables/{table}/{what}", body, self.drawn))

    @property
    def asked(self) -> bool:
        return self.state["question"] is not None or self.state["must_end"]


async def sit_down(meter: Meter, name: str, dice: random.Random) -> tuple[str, list[Player]]:
    host, guest = Player(meter), Player(meter)
    for one in (host, guest):
        await one.ask("GET", "/me")
    replay = await host.ask("POST", "/records", finished(name, dice))
    body = {"ply": int(BEGUN * replay["plies"]), "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = (await host.ask("POST", f"/tables/{replay['id']}/fork", body))["id"]
    [link] = await host.ask("GET", f"/tables/{table}/invites")
    await guest.ask("POST", f"/tables/{table}/seats/1/claim", {"invite": link["url"].split("#")[1].split(".")[1]})
    host.seat, guest.seat = 0, 1
    for one in (host, guest):
        await one.look(table)
    return table, [host, guest]


async def play(meter: Meter, table: str, people: list[Player], count: int, dice: random.Random) -> int:
    """Returns how many choices were made; the game may be over before."""
    for n in range(count):
        asked = next((one for one in people if one.asked), None)
        if asked is None:
            return n
        await asked.choose(table, dice)
        for other in people:
            if other is not asked and other.state["version"] < asked.state["version"]:
                await other.look(table, moves=asked.state["status"] == "playing")
    return count


async def measure(
    db: str, names: list[str], choices: int, width: int, whole: bool, profile: Optional[cProfile.Profile]
) -> None:
    app = create_app(Settings(db=db, bot_workers=1, rate_limits=True))
    async with app.router.lifespan_context(app):
        meter = Meter(app, width, whole, profile)
        defer_full_collections()
        print("| game | choices | CPU ms a choice | kB sent a choice |\n|---|---|---|---|", flush=True)
        all_made, all_seconds, all_sent = 0, 0.0, 0
        for name in names:
            dice = random.Random(1)
            table, people = await sit_down(meter, name, dice)
            await play(meter, table, people, WARM_UP, dice)
            meter.counting, meter.seconds, meter.sent = True, 0.0, 0
            made = await play(meter, table, people, choices, dice)
            meter.counting = False
            print(
                f"| {name} | {made} | {1000 * meter.seconds / made:.2f} | {meter.sent / made / 1000:.1f} |", flush=True
            )
            all_made, all_seconds, all_sent = all_made + made, all_seconds + meter.seconds, all_sent + meter.sent
        print(f"| all | {all_made} | {1000 * all_seconds / all_made:.2f} | {all_sent / all_made / 1000:.1f} |")
        for kind, took in meter.kinds.items():
            print(f"{kind}: {len(took)} × {1000 * sum(took) / len(took):.2f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(games))
    parser.add_argument("--choices", type=int, default=240)
    parser.add_argument("--width", type=int, default=1000, help="of the board, in pixels; a phone has 390")
    parser.add_argument("--whole", action="store_true", help="the page caches neither pictures nor log lines")
    parser.add_argument("--db", default="", help="an empty database; a temporary SQLite by default")
    parser.add_argument("--profile", type=int, default=0, metavar="N")
    parser.add_argument("--sort", default="tottime")
    arguments = parser.parse_args()
    profile = cProfile.Profile(time.process_time) if arguments.profile else None
    with tempfile.TemporaryDirectory() as folder:
        db = arguments.db or f"sqlite:///{Path(folder) / 'tables.db'}"
        asyncio.run(
            measure(db, arguments.games.split(","), arguments.choices, arguments.width, arguments.whole, profile)
        )
    if profile:
        pstats.Stats(profile).sort_stats(arguments.sort).print_stats(arguments.profile)


if __name__ == "__main__":
    main()
