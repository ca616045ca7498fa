"""Peace at the table: clocks that start at the first look, and votes about who shall not play on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from sqlalchemy import text

from tafelrunde.server.clocks.clock import FIRST_LOOK_SECONDS
from tafelrunde.server.tables.votes import WAITED_SECONDS

from .guests import ME, OPEN, Guest, Server, bot_seat, running

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
    assert seen["version"] == before + 1  # the others are told
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


@pytest.mark.databases("sqlite", "postgres")
async def test_a_majority_replaces_somebody_by_a_bot(server: Server) -> None:
    (mara, olu, pia, rude), table = await party(server, 4)
    votes = (await mara.get(f"/tables/{table}"))["seats"][3]["votes"]
    assert votes == {"bot": 0, "other": 0, "needed": 2, "mine": None}
    assert (await rude.get(f"/tables/{table}"))["seats"][3]["votes"] is None
    await mara.post(f"/tables/{table}/seats/3/vote", {"what": "bot"})
    await mara.post(f"/tables/{table}/seats/3/vote", {"what": "bot"})  # once more is still once
    await olu.post(f"/tables/{table}/seats/3/vote", {"what": "other"})
    told = (await pia.get(f"/tables/{table}"))["seats"][3]
    assert (told["bot"], told["votes"]) == (None, {"bot": 1, "other": 1, "needed": 2, "mine": None})
    await olu.post(f"/tables/{table}/seats/3/vote", {"what": None})
    seat = (await pia.post(f"/tables/{table}/seats/3/vote", {"what": "bot"}))["seats"][3]
    assert (seat["kind"], seat["votes"]) == ("bot", None)
    await rude.get(f"/tables/{table}/state", 403, seat=3)
    await rude.post(f"/tables/{table}/seats/3/claim", {}, 409)
    log = await mara.get(f"/tables/{table}/log", seat=0)
    assert any("have voted" in line["text"] for line in log)


async def test_a_seat_is_handed_over_by_a_link_that_no_voter_can_use(server: Server) -> None:
    (mara, olu, rude), table = await party(server, 3)
    for guest in (mara, olu):
        await guest.post(f"/tables/{table}/seats/2/vote", {"what": "other"})
    [link] = await olu.get(f"/tables/{table}/invites")
    assert (await olu.get(f"/tables/{table}"))["seats"][2]["handed"]
    assert await rude.get(f"/tables/{table}/invites") == []
    token = link["url"].split("#")[1].split(".")[1]
    for guest in (mara, olu):
        await guest.post(f"/tables/{table}/seats/2/claim", {"invite": token}, 403)
    friend = await server.somebody("Fay")
    await friend.post(f"/tables/{table}/seats/2/claim", {"invite": token})
    assert (await friend.state(table, 2))["seat"] == 2
    assert await olu.get(f"/tables/{table}/invites") == []


async def test_one_of_two_cannot_throw_the_other_out(server: Server) -> None:
    (mara, olu), table = await party(server, 2)
    await mara.take_turn(table, 0, random.Random(1))
    asked = await mara.post(f"/tables/{table}/seats/1/vote", {"what": "bot"})
    assert asked["seats"][1]["bot"] is None
    async with server.services.storage.changing() as db:
        await db.execute(text(f"UPDATE tables SET turn_since = turn_since - {WAITED_SECONDS}"))
    await mara.post(f"/tables/{table}/seats/1/vote", {"what": "bot"})
    assert (await olu.get(f"/tables/{table}"))["seats"][1]["bot"] is not None


async def test_who_may_not_vote_is_told(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        (mara, olu), table = await party(server, 2)
        await mara.post(f"/tables/{table}/seats/0/vote", {"what": "bot"}, 422)
        await (await server.somebody()).post(f"/tables/{table}/seats/1/vote", {"what": "bot"}, 403)
        alone = await olu.table(ME, bot_seat())
        await olu.post(f"/tables/{alone}/seats/1/vote", {"what": "bot"}, 422)
        waiting = await olu.table(ME, OPEN)
        await olu.post(f"/tables/{waiting}/seats/1/vote", {"what": "bot"}, 409)
