"""Clocks that start at the first view; following, blocking and reporting people."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Optional

import pytest

from tafelrunde.cli.reports import reports
from tafelrunde.server.core.clocks.clock_changes import FIRST_LOOK_SECONDS

from ..guests import ME, OPEN, Guest, Server, running

pytestmark = pytest.mark.anyio

FIRST = {"first_player": "first_seat"}
HOUR = 60 * 60


async def party(server: Server, number: int, **more: object) -> tuple[list[Guest], str]:
    """So many people at a table; the first of them is to move."""
    people = [await server.somebody(f"P{n}") for n in range(number)]
    table = await people[0].table(ME, *[OPEN] * (number - 1), options=FIRST, **more)
    for seat, guest in enumerate(people[1:], 1):
        await guest.join(table, people[0], seat, f"P{seat}")
    return people, table


@pytest.mark.databases("sqlite", "postgres")
async def test_a_clock_starts_when_its_seat_has_first_looked(server: Server) -> None:
    uptime = server.services.uptime
    (mara, olu), table = await party(server, 2, clock={"bank": HOUR})
    await mara.take_turn(table, 0, random.Random(1))
    clock = (await mara.get(f"/tables/{table}"))["clock"]
    assert (clock["running"], clock["waits"]) == (None, True)
    for path in ("", "/glance"):  # a look at the lobby starts nothing
        await olu.get(f"/tables/{table}{path}")
    await olu.get("/lobby")
    uptime.continue_from(uptime.now() + 2 * HOUR)
    assert (await mara.get(f"/tables/{table}"))["clock"]["left"][1] == HOUR
    await mara.state(table, -1)
    assert (await mara.get(f"/tables/{table}"))["clock"]["waits"]
    before = (await mara.get(f"/tables/{table}"))["version"]
    await olu.state(table, 1)
    seen = await mara.get(f"/tables/{table}")
    assert (seen["clock"]["running"], seen["clock"]["waits"]) == (1, False)
    assert seen["version"] == before + 1  # the others are notified
    uptime.continue_from(uptime.now() + HOUR / 2)
    await olu.state(table, 1)
    assert (await mara.get(f"/tables/{table}"))["clock"]["left"][1] == pytest.approx(HOUR / 2, abs=60)


async def test_who_never_looks_has_a_day_more(server: Server) -> None:
    uptime = server.services.uptime
    (mara, _), table = await party(server, 2, clock={"bank": HOUR, "policy": "bot"})
    await mara.take_turn(table, 0, random.Random(1))
    uptime.continue_from(uptime.now() + FIRST_LOOK_SECONDS + HOUR - 60)
    await server.services.clock_watch.beat()
    assert not (await mara.get(f"/tables/{table}"))["clock"]["out"][1]
    uptime.continue_from(uptime.now() + 120)
    await server.services.clock_watch.beat()
    seats = (await mara.get(f"/tables/{table}"))["seats"]
    assert seats[1]["away"]


# ------------------------------------------------------------------------------------------------ ties


@pytest.mark.databases("sqlite", "postgres")
async def test_tables_of_people_one_follows_stand_first(server: Server) -> None:
    (mara, olu), table = await party(server, 2)
    assert await olu.get(f"/tables/{table}/people") == [{"seat": 0, "name": "Mara", "relation": None}]
    hers = await mara.table(ME, OPEN, public=True)
    other = await (await server.somebody("Tom")).table(ME, OPEN, public=True)
    assert [one["id"] for one in (await olu.get("/lobby"))["open"]] == [other, hers]
    people = await olu.post(f"/tables/{table}/seats/0/tie", {"kind": "follow"})
    assert people[0]["relation"] == "follow"
    assert [(one["id"], one["followed"]) for one in (await olu.get("/lobby"))["open"]] == [(hers, True), (other, False)]
    [followed] = await olu.get("/me/people")
    assert (followed["name"], followed["kind"]) == ("P0", "follow")
    assert await mara.get("/me/people") == []  # who is followed does not learn of it
    assert await olu.post(f"/me/people/{followed['id']}", {"kind": None}) == []


@pytest.mark.databases("sqlite", "postgres")
async def test_who_is_blocked_keeps_away(server: Server) -> None:
    (mara, rude), table = await party(server, 2)
    await rude.post(f"/tables/{table}/chat", {"text": "Ha!"}, 201)
    await mara.post(f"/tables/{table}/chat", {"text": "Hello"}, 201)
    await mara.post(f"/tables/{table}/seats/1/tie", {"kind": "block"})
    assert [line["text"] for line in await mara.get(f"/tables/{table}/chat")] == ["Hello"]
    assert len(await rude.get(f"/tables/{table}/chat")) == 2
    public = await mara.table(ME, OPEN, public=True)
    theirs = await rude.table(ME, OPEN, public=True)
    assert theirs not in [one["id"] for one in (await mara.get("/lobby"))["open"]]
    assert public not in [one["id"] for one in (await rude.get("/lobby"))["open"]]
    refused = await rude.post(f"/tables/{public}/seats/1/claim", {}, 403)
    assert "does not want to play" in refused["error"]
    account = await server.somebody()
    await account.post("/account/register", {"name": "Rude", "password": "correct horse"})
    await rude.post("/account/login", {"name": "Rude", "password": "correct horse"})
    await rude.post(f"/tables/{public}/seats/1/claim", {}, 403)  # an account is no way round it


async def test_a_report_reaches_who_runs_the_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running(tmp_path) as server:
        (mara, _), table = await party(server, 2)
        await mara.post(f"/tables/{table}/seats/1/report", {"text": "Shouts\nat people"})
        await mara.post(f"/tables/{table}/seats/1/report", {"text": " \n"}, 422)
        await mara.post(f"/tables/{table}/seats/0/report", {"text": "me"}, 422)
        await (await server.somebody()).post(f"/tables/{table}/seats/1/report", {"text": "x"}, 403)
        data = await mara.get("/me/data")
        assert [row["text"] for row in data["reports"]] == ["Shouts at people"]
    answer = await asyncio.to_thread(_reports, tmp_path, capsys)
    assert "P0 about P1" in answer
    assert "Shouts at people" in answer
    assert "There are no reports" in await asyncio.to_thread(_reports, tmp_path, capsys, answer.split()[0])


def _reports(folder: Path, capsys: pytest.CaptureFixture[str], done: Optional[str] = None) -> str:
    reports(f"sqlite:///{folder / 'tables.db'}", done)
    return capsys.readouterr().out
