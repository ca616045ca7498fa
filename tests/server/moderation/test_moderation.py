"""Moderation: server owners read reports and take measures; the people concerned are notified."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tafelrunde.cli.owner import owner
from tafelrunde.kernel.game import UsageError

from ..guests import ME, OPEN, Guest, Server, running

pytestmark = pytest.mark.anyio

PASSWORD = {"password": "long enough"}


async def make_owner(server: Server, guest: Guest, name: str) -> None:
    await guest.post("/account/register", {"name": name, **PASSWORD})
    await asyncio.to_thread(owner, name, str(server.services.settings.db))


@pytest.mark.databases("sqlite", "postgres")
async def test_a_report_comes_with_its_lines_and_is_answered_by_measures(server: Server) -> None:
    boss, mara, rude = [await server.somebody(name) for name in ("Boss", "Mara", "Rude")]
    await make_owner(server, boss, "Boss")
    assert ((await boss.get("/me"))["owner"], (await mara.get("/me"))["owner"]) == (True, False)
    table = await mara.table(ME, OPEN)
    await rude.join(table, mara, 1, "Rude")
    await mara.post(f"/tables/{table}/chat", {"text": "good luck"}, 201)
    await rude.post(f"/tables/{table}/chat", {"text": "a bad word"}, 201)
    for _ in range(2):
        await mara.post(f"/tables/{table}/seats/1/report", {"text": "He is rude."})
    await mara.get("/moderation", 403)
    await mara.post("/moderation/people/x", {"kind": "ban"}, 403)
    await mara.post("/moderation/reports/x/done", status=403)
    [first, second] = (await boss.get("/moderation"))["reports"]
    assert (first["by"], first["name"], first["text"], first["table"]) == ("Mara", "Rude", "He is rude.", table)
    assert [(line["text"], line["theirs"]) for line in first["lines"]] == [("good luck", False), ("a bad word", True)]

    person = f"/moderation/people/{first['person']}"
    await boss.post(person, {"kind": "warn"}, 422)
    answer = await boss.post(person, {"kind": "warn", "text": "Please be kind.", "report": first["id"]})
    assert ([one["id"] for one in answer["reports"]], answer["log"][0]["kind"]) == ([second["id"]], "warn")
    assert (answer["reports"][0]["measures"], answer["log"][0]["by"]) == (1, "Boss")
    [notice] = await rude.get("/me/notices")
    assert (notice["kind"], notice["text"]) == ("warn", "Please be kind.")
    await rude.post("/me/notices/read")
    assert await rude.get("/me/notices") == []
    assert (await boss.get("/moderation"))["log"][0]["read"]

    await boss.post(person, {"kind": "silence", "days": 3})
    await rude.post(f"/tables/{table}/chat", {"text": "again"}, 403)
    await boss.post(person, {"kind": "lift"})
    await rude.post(f"/tables/{table}/chat", {"text": "sorry"}, 201)
    answer = await boss.post(person, {"kind": "ban", "days": 3, "report": second["id"]})
    assert answer["reports"] == []
    assert (await mara.get(f"/tables/{table}"))["seats"][1]["kind"] == "bot", "the others can go on"
    await rude.post("/tables", {"game": "deus"}, 403)
    await rude.post(f"/tables/{table}/choices", {"seat": 1, "ply": 0, "code": 0, "key": "k"}, 403)
    await rude.get(f"/tables/{table}/state", seat=-1)
    assert len((await rude.get("/me/data"))["measures"]) == 4
    await boss.post(f"/moderation/reports/{second['id']}/done", status=404)
    me = (await boss.get("/me"))["id"]
    await boss.post(f"/moderation/people/{me}", {"kind": "ban"}, 409)
    await boss.post("/moderation/people/nobody", {"kind": "ban"}, 404)
    await rude.post("/me/delete")
    assert (await boss.get("/moderation"))["log"] == []


async def test_owners_are_named_by_who_runs_the_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running(tmp_path) as server:
        boss = await server.somebody("Boss")
        db = str(server.services.settings.db)
        await asyncio.to_thread(owner, None, db)
        assert "This server has no owner yet" in capsys.readouterr().out
        with pytest.raises(UsageError, match="no account 'Boss'"):
            await asyncio.to_thread(owner, "Boss", db)
        await make_owner(server, boss, "Boss")
        assert capsys.readouterr().out == "boss\n"
        await boss.get("/moderation")
        await asyncio.to_thread(owner, "BOSS", db, True)
        await boss.get("/moderation", 403)
