"""Invitations by name of people one follows."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tafelrunde.server.notifications.notifier import Notifier

from ..guests import ME, OPEN, Guest, Server, counted, running
from ..notifications.test_notifications import until
from ..receivers import Browser, push_service

pytestmark = pytest.mark.anyio


async def acquainted(server: Server) -> tuple[Guest, Guest, str]:
    """Mara follows Olu."""
    mara, olu = await server.somebody("Mara"), await server.somebody("Olu")
    table = await mara.table(ME, OPEN)
    await olu.join(table, mara, 1, "Olu")
    await mara.post(f"/tables/{table}/seats/1/tie", {"kind": "follow"})
    return mara, olu, (await olu.get("/me"))["id"]


@pytest.mark.databases("sqlite", "postgres")
async def test_who_is_invited_finds_the_table_first_and_a_way_to_its_seat(server: Server) -> None:
    mara, olu, olu_id = await acquainted(server)
    pia = await server.somebody("Pia")
    await pia.table(ME, OPEN, public=True)
    table = await mara.table(ME, OPEN, title="Friday")
    for _ in range(2):
        await mara.post(f"/tables/{table}/invite", {"person": olu_id})
    first, other = (await olu.get("/lobby"))["open"]
    assert (first["id"], first["invitation"]["by"], other["invitation"]) == (table, "Mara", None)
    assert [one["title"] for one in (await pia.get("/lobby"))["open"]] == [""], "nobody else sees it"
    seat, token = first["invitation"]["path"].split("#")[1].split(".")
    await olu.post(f"/tables/{table}/seats/{seat}/claim", {"invite": token, "name": "Olu"})
    assert [one["id"] for one in (await olu.get("/lobby"))["open"]] == [other["id"]]
    await mara.post(f"/tables/{table}/invite", {"person": olu_id}, 409)
    assert len((await olu.get("/me/data"))["invitations"]) == 1


async def test_only_the_host_invites_only_whom_they_follow_and_nobody_who_blocks_them(server: Server) -> None:
    mara, olu, olu_id = await acquainted(server)
    pia = await server.somebody("Pia")
    table = await mara.table(ME, OPEN)
    await olu.post(f"/tables/{table}/invite", {"person": olu_id}, 403)
    await mara.post(f"/tables/{table}/invite", {"person": (await pia.get("/me"))["id"]}, 403)
    await olu.post(f"/me/people/{(await mara.get('/me'))['id']}", {"kind": "block"})
    await mara.post(f"/tables/{table}/invite", {"person": olu_id})  # the same answer
    assert ((await counted(server))["invitations"], (await olu.get("/lobby"))["open"]) == (0, [])


async def test_who_wants_it_is_called_when_invited(tmp_path: Path) -> None:
    with push_service() as service:
        async with running(tmp_path, private_webhooks=True, beat_seconds=3600) as server:
            mara, olu, olu_id = await acquainted(server)
            browser = Browser()
            await olu.post("/me/calls/devices", {"endpoint": f"{service.origin}/x", **browser.keys, "zone": "UTC"})
            table = await mara.table(ME, OPEN)
            await mara.post(f"/tables/{table}/invite", {"person": olu_id})
            assert (await counted(server))["calls"] == 0, "they have not said so"
            assert (await olu.post("/me/calls", {"zone": "UTC", "invites": True}))["invites"]
            table = await mara.table(ME, OPEN, title="Friday")
            await mara.post(f"/tables/{table}/invite", {"person": olu_id})
            await server.services[Notifier].notify_due(time.time() + 100)
            await until(lambda: service.received)
            said = browser.reads(service.received[0][2])
            assert (said["title"], said["path"]) == ("You are invited to a table: Friday", "/")
