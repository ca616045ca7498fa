"""The export of personal data, which contains no secrets and no data of others."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from sqlalchemy import delete, select, text, update

from tafelrunde.server.accounts import account_deletion
from tafelrunde.server.core.live.events import PAGE, event_stream
from tafelrunde.server.core.storage.models import Check, Event, SeatResult, Stored, Table, User

from ..cluster import BOTH
from ..guests import BESIDE, ME, OPEN, Guest, Server, bot_seat, fast_forward

pytestmark = [pytest.mark.anyio, BOTH]

HOOK = "https://club.invalid/the-key-of-the-channel"
KEY = "the-key-of-the-channel"
TO_THE_END = 100_000


async def game_with_webhook(server: Server, **more: Any) -> tuple[Guest, Guest, str]:
    host, friend = await server.somebody("Mara"), await server.somebody("Olu")
    table = await host.table(ME, OPEN, bot_seat(), webhook=HOOK, **more)
    await friend.join(table, host, 1)
    return host, friend, table


async def everything(guest: Guest, *tables: str) -> str:
    """All that the server says to somebody about their tables."""
    answer = [await guest.get("/me/data"), await guest.get("/lobby"), await guest.get("/tables", which="mine")]
    return json.dumps(answer + [await guest.get(f"/tables/{table}") for table in tables])


async def test_only_the_host_reads_the_webhook_of_a_running_table(server: Server) -> None:
    host, friend, table = await game_with_webhook(server)
    assert [row["webhook"] for row in (await host.get("/me/data"))["tables"]] == [HOOK]
    assert (await host.get(f"/tables/{table}"))["webhook"] == HOOK
    assert KEY not in await everything(friend, table)


@pytest.mark.parametrize(
    ("way", "game", "options"), [("rematch", "deus", {"stall_rounds": 10}), ("next", "revive", {"chapter": 1})]
)
async def test_whoever_asks_for_another_game_gets_no_webhook_of_the_former_host(
    server: Server, way: str, game: str, options: dict[str, Any]
) -> None:
    host, friend, table = await game_with_webhook(server, game=game, options=options)
    await fast_forward(server, table, TO_THE_END, random.Random(1))
    again = await friend.post(f"/tables/{table}/{way}", status=201)
    assert (again["host"], again["webhook"]) == (True, None)
    assert KEY not in await everything(friend, table, again["id"])
    assert (await host.get(f"/tables/{again['id']}"))["webhook"] is None


async def test_the_host_keeps_the_webhook_in_a_rematch(server: Server) -> None:
    host, friend, table = await game_with_webhook(server, options={"stall_rounds": 10})
    await fast_forward(server, table, TO_THE_END, random.Random(1))
    again = await host.post(f"/tables/{table}/rematch", status=201)
    assert again["webhook"] == HOOK
    assert KEY not in await everything(friend, table, again["id"])


async def test_own_data_names_nobody_else_but_who_is_followed(server: Server) -> None:
    people = [await server.somebody(name) for name in ("Mara", "Olu", "Pia", "Boss")]
    mara, olu, pia, boss = people
    ids = [(await guest.get("/me"))["id"] for guest in people]
    table = await olu.table(OPEN, ME, OPEN, options={"first_player": "first_seat"})
    await mara.join(table, olu, 0)
    await pia.join(table, olu, 2)
    async with server.services.storage.changing() as db:
        await db.execute(update(User).where(User.id == ids[3]).values(owner=True))
        await db.execute(text("UPDATE tables SET started = true, turn_since = 0"))
    await pia.post(f"/tables/{table}/seats/0/vote", {"what": "bot"})
    await mara.post(f"/tables/{table}/chat", {"text": "Hello"}, 201)
    await mara.post(f"/tables/{table}/seats/1/report", {"text": "Impatient"})
    await olu.post(f"/tables/{table}/seats/0/tie", {"kind": "follow"})
    await olu.post(f"/tables/{await olu.table(ME, OPEN)}/invite", {"person": ids[0]})
    await boss.post(f"/moderation/people/{ids[0]}", {"kind": "warn", "text": "Please hurry"})
    data = await mara.get("/me/data")
    rows = [len(data[name]) for name in ("tables", "seats", "chat", "reports", "invitations", "measures")]
    assert rows == [1] * 6
    assert [name for name in data if any(other in json.dumps(data[name]) for other in ids[1:])] == []
    assert ids[0] in json.dumps(data["seats"])
    assert [tie["other_id"] for tie in (await olu.get("/me/data"))["ties"]] == [ids[0]]


@pytest.mark.databases("sqlite")
def test_every_column_says_whether_people_may_download_it() -> None:
    from tafelrunde.server.accounts.personal_data_export import EXPORTED, NOT_EXPORTED

    models = {mapper.class_ for mapper in Stored.registry.mappers}
    assert EXPORTED.keys() | NOT_EXPORTED == models
    assert not EXPORTED.keys() & NOT_EXPORTED
    for model, columns in EXPORTED.items():
        assert columns.keys() == {column.name for column in model.__table__.columns}, model


async def test_a_deletion_reaches_the_rows_behind_the_first_chunk(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(account_deletion, "CHUNK", 2)
    mara = await server.somebody("Mara")
    me, row = (await mara.get("/me"))["id"], {"at": 0.0, "game": "deus"}
    played = {**row, "seat": 0, "players": 2, "name": "Mara", "place": 1, "score": 1, "roles": [], "rated": False}
    async with server.services.storage.changing() as db:
        db.add_all(Check(user_id=me, kind="card", component=str(n), seen="0", name="Mara", **row) for n in range(5))
        db.add_all(SeatResult(user_id=me, table_id=f"t{n}", n=n, **played) for n in range(5))
    await mara.post("/me/delete", {"password": ""})
    async with server.services.storage.reading() as db:
        assert not list(await db.scalars(select(Check)))
        left = list(await db.scalars(select(SeatResult)))
    assert len(left) == 5
    assert {one.name for one in left} == {""}
    [gone] = {one.user_id for one in left}
    assert gone is not None
    assert gone.startswith("gone.")


async def test_a_host_whose_programs_play_can_leave(server: Server) -> None:
    """Programs have users of their own, one at a seat that the host gave away and one at a free seat."""
    host = await server.somebody("Mara")
    table = await host.table(ME, BESIDE, OPEN)
    for seat in (1, 2):
        await host.post(f"/tables/{table}/seats/{seat}/token", status=201)
    await host.post("/me/delete", {"password": ""})
    async with server.services.storage.reading() as db:
        assert not list(await db.scalars(select(Table)))


async def test_events_come_in_order_over_several_pages(server: Server) -> None:
    mara = await server.somebody("Mara")
    table, number = await mara.table(ME, OPEN), 2 * PAGE + 1
    async with server.services.storage.changing() as db:
        await db.execute(delete(Event).where(Event.table_id == table))
        db.add_all(Event(table_id=table, n=n, kind="seats") for n in range(1, number + 1))
    stream = event_stream(server.services.storage, server.services.listeners, table, 0, 0.01)
    assert [(await anext(stream)).n for _ in range(number)] == [*range(1, number + 1)]
    assert (await anext(stream)).kind == "ping"
