"""Clients of a server in this process, which send what browsers would."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
import uuid
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, Optional

import httpx
from fastapi import FastAPI
from sqlalchemy import text, update

from tafelrunde.bots import LEVELS
from tafelrunde.kernel.match import Match
from tafelrunde.server.app import create_app
from tafelrunde.server.core.account_names import reserve_name
from tafelrunde.server.core.matches.tentative import TentativeTurn
from tafelrunde.server.core.services import Services
from tafelrunde.server.core.settings import Settings
from tafelrunde.server.core.storage.models import Stored, User
from tafelrunde.server.core.tables.session import changing, reading
from tafelrunde.server.startup import prepare

from .contract import Contract
from .odd_bots import ODD, find

HOST = "http://table.test"
Json = dict[str, Any]


def settings_in(folder: Path, **more: Any) -> Settings:
    """No limit of time on previews: what is sent must not depend on the speed of the machine."""
    given: dict[str, Any] = {
        "db": f"sqlite:///{folder / 'tables.db'}",
        "secret": "known to all servers of a test" if "db" in more else "",
        "preview_seconds": 60.0,
        "bot_workers": 1,
        "analysis_thought": 0.01,
        "heartbeat_seconds": 0.5,
        "given_up_seconds": 4.0,
        "find_bot": find,
        "offered_bots": (*LEVELS, "random", "greedy", *ODD),
        "static": folder / "static",
        "rate_limits": False,
        "inspect_seconds": 0.0,
        "queue_seconds": 60.0,  # a machine that is busy with tests answers late, but it answers
    }
    return Settings(**{**given, **more})


def prepared(url: str) -> None:
    """The tables of a database, made beforehand."""
    asyncio.run(prepare(Settings(db=url, secret="none")))


@cache
def file_with_tables() -> bytes:
    """A new database of SQLite. To make its tables takes longer than most tests do, to copy them does not."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "new.db"
        with ThreadPoolExecutor(1) as apart:  # from the loop of a test that runs here
            apart.submit(prepared, f"sqlite:///{file}").result()
        return file.read_bytes()


class Server:
    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.contract = Contract()

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    async def account(self, name: str) -> Guest:
        """Somebody with an account of this name, without the time that it takes to hash a password."""
        guest = await self.somebody(name)
        me = (await guest.get("/me"))["id"]
        async with self.services.storage.changing() as db:
            await db.execute(update(User).where(User.id == me).values(account=name.casefold()))
            await reserve_name(db, me, name)
        return guest

    async def somebody(self, name: str = "") -> Guest:
        guest = Guest(self)
        await guest.get("/me")
        if name:
            await guest.post("/me", {"name": name})
        return guest


@asynccontextmanager
async def running(folder: Path, **more: Any) -> AsyncIterator[Server]:
    settings = settings_in(folder, **more)
    kind, _, file = settings.db.partition(":///")
    if kind == "sqlite" and not Path(file).exists():
        Path(file).write_bytes(file_with_tables())
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        yield Server(app)


class Guest:
    """A browser of its own."""

    def __init__(self, server: Server) -> None:
        self.server = server
        transport = httpx.ASGITransport(app=server.app, raise_app_exceptions=False)
        hooks = {"response": [server.contract.check]}  # whatever a test is about, no answer breaks the contract
        self.client = httpx.AsyncClient(transport=transport, base_url=HOST, headers={"Origin": HOST}, event_hooks=hooks)

    def at(self, server: Server) -> Guest:
        """The same browser after the server was started again."""
        again = Guest(server)
        again.client.cookies = self.client.cookies
        return again

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = await self.client.get(f"/api{path}", params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Optional[object] = None, status: int = 200, **query: Any) -> Any:
        answer = await self.client.post(f"/api{path}", json={} if body is None else body, params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    # -------------------------------------------------------------------------------------------- at a table

    async def table(self, *seats: Json, **more: Any) -> str:
        body = {"game": "deus", "seats": list(seats), **more}
        meta = await self.post("/tables", body, 201)
        table_id: str = meta["id"]
        return table_id

    async def state(self, table: str, seat: int = 0, **query: Any) -> Json:
        state: Json = await self.get(f"/tables/{table}/state", seat=seat, **query)
        return state

    async def choose(self, table: str, state: Json, code: int, status: int = 200, **more: Any) -> Json:
        body = {"seat": state["seat"], "ply": state["ply"], "code": code, "key": uuid.uuid4().hex, **more}
        answer: Json = await self.post(f"/tables/{table}/choices", body, status)
        return answer

    async def step(self, table: str, what: str, state: Json, status: int = 200) -> Json:
        body = {"seat": state["seat"], "ply": state["ply"]}
        answer: Json = await self.post(f"/tables/{table}/{what}", body, status)
        return answer

    async def join(self, table: str, host: Guest, seat: int, name: str = "") -> Json:
        links = {link["seat"]: link["url"] for link in await host.get(f"/tables/{table}/invites")}
        token = links[seat].split("#")[1].split(".")[1]
        meta: Json = await self.post(f"/tables/{table}/seats/{seat}/claim", {"invite": token, "name": name})
        return meta

    async def take_turn(self, table: str, seat: int, dice: random.Random) -> Json:
        """Any choices until the turn is over, then end it."""
        state = await self.state(table, seat)
        while state["question"] is not None:
            state = await self.choose(table, state, dice.choice(state["question"]["options"])["code"])
        return await self.step(table, "end", state) if state["must_end"] else state


ME: Json = {"kind": "me", "name": "Mara"}
BESIDE: Json = {"kind": "device", "name": "Nils"}
OPEN: Json = {"kind": "open"}


def bot_seat(bot: str = "random") -> Json:
    return {"kind": "bot", "bot": bot}


async def quiet_choice(guest: Guest, table: str, state: Json) -> Json:
    """A choice that can be taken back. A building is always begun by one, if there is something to build."""
    quiet = [option for option in state["question"]["options"] if option["note"] is None]
    assert quiet, "no option here can be taken back"
    return await guest.choose(table, state, quiet[0]["code"])


async def fast_forward(server: Server, table: str, choices: int, dice: random.Random) -> None:
    """Play at random behind everybody's back: as if all seats had confirmed so many choices."""
    async with changing(server.services, table, None) as session:
        turn = TentativeTurn(session.require_match().match, 0)
        while turn.match.decision is not None and len(turn.codes) < choices:
            turn.choose(dice.choice(turn.match.decision.options))
        await session.commit(turn)


async def committed(server: Server, table: str) -> Match:
    async with reading(server.services, table, None) as session:
        return session.require_match().match


async def counted(server: Server) -> dict[str, int]:
    """How many rows each table of the database has."""
    async with server.services.storage.reading() as db:
        return {
            name: int((await db.execute(text(f"SELECT count(*) FROM {name}"))).scalar() or 0)
            for name in Stored.metadata.tables
        }


async def until_asked(guest: Guest, table: str, seat: int = 0) -> Json:
    """Wait while bots play."""
    begun = time.monotonic()
    while time.monotonic() < begun + 60:
        meta = await guest.get(
            f"/tables/{table}"
        )  # without a picture, which takes more time to draw than a bot to choose
        if meta["turn"]["seat"] == seat or meta["status"] == "over":
            state = await guest.state(table, seat)
            if state["question"] is not None or state["status"] == "over":
                return state
        await asyncio.sleep(0.02)
    raise AssertionError("nobody asked this seat for a minute")
