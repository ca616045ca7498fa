"""Several servers at one PostgreSQL: they share tables, events and bot work, and the database decides every race."""

from __future__ import annotations

import asyncio
import random
import uuid
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from .cluster import Cluster
from .guests import BESIDE, ME, OPEN, Guest, Json, Server, bot_seat, committed, fast_forward, running, until_asked

pytestmark = pytest.mark.anyio

# Other tests have databases of their own in the same cluster, at the same time.
LISTENERS = "FROM pg_stat_activity WHERE query LIKE 'LISTEN tafelrunde%' AND datname = current_database()"


@pytest.fixture
async def servers(tmp_path: Path, postgres: str) -> AsyncIterator[tuple[Server, Server]]:
    async with running(tmp_path, db=postgres) as one, running(tmp_path, db=postgres) as two:
        yield one, two


async def heard(event: asyncio.Event) -> bool:
    try:
        await asyncio.wait_for(event.wait(), 10)
    except TimeoutError:
        return False
    return True


async def all_listen(servers: tuple[Server, Server]) -> None:
    """Whoever begins to listen is woken once; this waits until that is over."""
    for _ in range(100):
        async with servers[0].services.storage.changing() as db:
            if (await db.execute(text(f"SELECT count(*) {LISTENERS}"))).scalar_one() == len(servers):
                break
        await asyncio.sleep(0.1)
    else:
        raise AssertionError("the servers do not listen to each other")
    await asyncio.sleep(0.5)


async def test_news_reach_those_who_listen_at_another_server(servers: tuple[Server, Server]) -> None:
    one, two = servers
    guest = await one.somebody()
    table = await guest.table(ME, BESIDE)
    with two.services.listeners.listening(table) as news, two.services.listeners.listening("another table") as silence:
        await all_listen(servers)
        news.clear()
        silence.clear()
        await guest.post(f"/tables/{table}/chat", {"text": "hello"}, 201)
        assert await heard(news)
        assert not silence.is_set()


async def test_a_listener_whose_connection_breaks_looks_again(servers: tuple[Server, Server]) -> None:
    _, two = servers
    with two.services.listeners.listening("a table") as news:
        await all_listen(servers)
        news.clear()
        async with two.services.storage.changing() as db:
            assert (await db.execute(text(f"SELECT pg_terminate_backend(pid) {LISTENERS}"))).all()
        assert await heard(news)


async def test_of_choices_at_several_servers_one_counts(servers: tuple[Server, Server]) -> None:
    here = await servers[0].somebody("Mara")
    there = here.at(servers[1])
    table = await here.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=3)
    for _ in range(10):
        state = await here.state(table, (await here.get(f"/tables/{table}"))["turn"]["seat"])
        if state["must_end"]:
            await there.step(table, "end", state)
            continue
        answers = await asyncio.gather(*(_post(guest, table, state) for guest in (here, there, here, there)))
        assert sorted(answers) == [200, 409, 409, 409]
    assert (await committed(servers[0], table)).hash() == (await committed(servers[1], table)).hash()


async def _post(guest: Guest, table: str, state: Json) -> int:
    code = state["question"]["options"][0]["code"]
    body = {"seat": state["seat"], "ply": state["ply"], "code": code, "key": uuid.uuid4().hex}
    return (await guest.client.post(f"/api/tables/{table}/choices", json=body)).status_code


async def test_the_same_key_at_two_servers_counts_once(servers: tuple[Server, Server]) -> None:
    here = await servers[0].somebody("Mara")
    there = here.at(servers[1])
    table = await here.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=3)
    state = await here.state(table, 0)
    code = next(option["code"] for option in state["question"]["options"] if option["note"] is None)
    answers = await asyncio.gather(*(guest.choose(table, state, code, key="k") for guest in (here, there, here, there)))
    assert all(answer == answers[0] for answer in answers)


async def test_a_rematch_asked_for_at_two_servers_is_one_table(servers: tuple[Server, Server]) -> None:
    host, friend = await servers[0].somebody("Mara"), await servers[1].somebody("Olu")
    table = await host.table(ME, OPEN, options={"stall_rounds": 10})
    await friend.join(table, host, 1)
    await fast_forward(servers[0], table, 100_000, random.Random(1))
    asked = await asyncio.gather(*(guest.post(f"/tables/{table}/rematch", status=201) for guest in (host, friend)))
    assert asked[0]["id"] == asked[1]["id"]


async def test_of_guests_at_two_servers_one_gets_the_seat(servers: tuple[Server, Server]) -> None:
    host = await servers[0].somebody("Mara")
    table = await host.table(ME, OPEN, public=True)
    guests = [await servers[n % 2].somebody(f"G{n}") for n in range(10)]
    path = f"/api/tables/{table}/seats/1/claim"
    answers = await asyncio.gather(*(guest.client.post(path, json={}) for guest in guests))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 9


async def test_bots_of_a_table_think_once_whoever_takes_the_work(servers: tuple[Server, Server]) -> None:
    guest = await servers[0].somebody()
    table = await guest.table(ME, bot_seat(), bot_seat(), options={"first_player": "first_seat"})
    dice = random.Random(1)
    for turn in range(3):
        await guest.at(servers[turn % 2]).take_turn(table, 0, dice)
        await until_asked(guest, table)
    match = await committed(servers[0], table)
    assert match.hash() == (await committed(servers[1], table)).hash()
    assert not [entry for entry in await guest.get(f"/tables/{table}/log") if "legal choice" in entry["text"]]


async def test_work_is_in_the_queue_if_and_only_if_the_turn_was_committed(
    servers: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def waiting(server: Server) -> list[Any]:
        async with server.services.storage.reading() as db:
            rows = await db.execute(text("SELECT id FROM procrastinate_jobs"))
            return list(rows.scalars())

    server = servers[0]
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, options={"first_player": "first_seat"})
    bots = server.services.bot_scheduler
    enqueue = type(bots).enqueue

    async def fail(self: Any, *arguments: Any) -> None:
        await enqueue(self, *arguments)
        raise RuntimeError("the server dies here")

    monkeypatch.setattr(type(bots), "enqueue", fail)
    assert (await guest.client.post(f"/api/tables/{table}/seats/0/bot", json={"bot": "random"})).status_code == 500
    monkeypatch.undo()
    assert await waiting(server) == []
    assert (await guest.get(f"/tables/{table}"))["seats"][0]["bot"] is None
    await guest.post(f"/tables/{table}/seats/0/bot", {"bot": "random"})
    assert (await until_asked(guest, table, 1))["committed"] > 0


async def test_16_a_database_that_goes_away_and_comes_back(tmp_path: Path, own_cluster: Cluster) -> None:
    """Requests are asked to retry, and then everything continues: play, events and bots."""
    with own_cluster.database() as url:
        async with running(tmp_path, db=url) as server:
            guest = await server.somebody()
            table = await guest.table(ME, bot_seat(), options={"first_player": "first_seat"})
            state = await guest.state(table, 0)
            own_cluster.stop()
            for path in (f"/api/tables/{table}/state?seat=0", "/api/tables"):
                answer = await guest.client.get(path)
                assert (answer.status_code, answer.json()["code"]) == (503, "busy")
                assert int(answer.headers["Retry-After"]) > 0
            own_cluster.start()
            assert await guest.state(table, 0) == state
            await guest.take_turn(table, 0, random.Random(1))
            assert (await until_asked(guest, table))["committed"] > 0
