"""The daily challenge: the same deal for everybody, one try, and a secret seed."""

from __future__ import annotations

import json
import random

import pytest
from sqlalchemy import text

from tafelrunde.server.daily.challenge import seed_of

from ..guests import Server, committed, fast_forward

pytestmark = pytest.mark.anyio

YESTERDAY = "2026-11-15"


async def grow_old(server: Server, day: str) -> None:
    """The day is over: all of it happened on a day before."""
    end = 1_763_164_800.0  # on that day a year before, so that all results were in time
    async with server.services.storage.changing() as db:
        values = {"new": YESTERDAY, "old": day, "at": end}
        copied = "SELECT :new, game, players, bot, seed FROM challenges WHERE day = :old"
        await db.execute(text(f"INSERT INTO challenges (day, game, players, bot, seed) {copied}"), values)
        await db.execute(text("UPDATE tries SET day = :new WHERE day = :old"), values)
        await db.execute(text("DELETE FROM challenges WHERE day = :old"), values)
        await db.execute(text("UPDATE tables SET contest = :kind"), {"kind": f"daily.{YESTERDAY}"})
        await db.execute(text("UPDATE results SET at = :at"), values)


@pytest.mark.databases("sqlite", "postgres")
async def test_everybody_has_one_try_at_the_same_deal_and_compares_afterwards(server: Server) -> None:
    mara, olu, pia = [await server.somebody(name) for name in ("Mara", "Olu", "Pia")]
    today = await mara.get("/daily")
    assert (today["tried"], today["seed"], today["over"], today["results"]) == (False, None, False, [])
    tables = []
    for guest in (mara, olu):
        table = (await guest.post("/daily/play", status=201))["table"]
        assert (await guest.post("/daily/play", status=201))["table"] == table, "one try"
        tables.append(table)
    first, second = [await committed(server, table) for table in tables]
    assert (first.seed, first.game.name) == (second.seed, today["game"])
    assert first.seed == seed_of(server.services.secret, today["day"])
    await olu.get(f"/tables/{tables[0]}/state", 403, seat=-1)  # nobody looks over the other's shoulder
    await fast_forward(server, tables[0], 100_000, random.Random(1))
    meta = await mara.get(f"/tables/{tables[0]}")
    assert (meta["status"], meta["seed"], meta["chosen_seed"]) == ("over", None, False)
    await mara.get(f"/tables/{tables[0]}/record", 403)
    await mara.post(f"/tables/{tables[0]}/fork", {"ply": 0}, 403)
    assert str(first.seed) not in json.dumps(await mara.get("/me/data"))
    [result] = (await mara.get("/daily"))["results"]
    assert (result["name"], result["mine"], result["table"]) == ("Mara", True, None)
    hidden = await olu.get("/daily")
    assert (hidden["finished"], hidden["results"], hidden["status"]) == (1, [], "playing")
    assert (await mara.get("/me/profile"))["history"][0]["rated"] is False
    await olu.get("/daily/2020-01-01", 404)

    await grow_old(server, today["day"])
    past = await pia.get(f"/daily/{YESTERDAY}")
    assert (past["over"], past["seed"], past["results"][0]["table"]) == (True, first.seed, tables[0])
    assert (await pia.get(f"/tables/{tables[0]}"))["seed"] == first.seed
    await pia.get(f"/tables/{tables[0]}/record")
    await pia.get(f"/tables/{tables[0]}/replay", ply=0, seat=-1)
    await fast_forward(server, tables[1], 100_000, random.Random(2))
    assert len((await pia.get(f"/daily/{YESTERDAY}"))["results"]) == 1, "who is late does not count"
    assert (await olu.get("/daily"))["earlier"] == YESTERDAY


async def test_seeds_of_days_and_servers_differ_and_an_account_has_one_try(server: Server) -> None:
    assert len({seed_of(secret, day) for secret in (b"one", b"two") for day in ("2026-01-01", "2026-01-02")}) == 4
    mara = await server.somebody("Mara")
    await mara.post("/account/register", {"name": "Mara", "password": "long enough"})
    table = (await mara.post("/daily/play", status=201))["table"]
    other = await server.somebody()
    again = (await other.post("/daily/play", status=201))["table"]
    await other.post("/account/login", {"name": "Mara", "password": "long enough"})
    assert (await other.get("/daily"))["table"] == table != again
    assert [one["table_id"] for one in (await other.get("/me/data"))["tries"]] == [table]
