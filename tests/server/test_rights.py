"""Permissions at a seat, before and during a game. `test_table_of_rights.py` tests the table of
docs/play/accounts.md."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tafelrunde.kernel.rng import is_key

from .cluster import BOTH, BOTH_AT_LENGTH
from .core.test_clocks import BEAT, HOUR, Hands, all_have_looked, timed  # noqa: F401  a fixture for all tests here
from .guests import ME, OPEN, Guest, Server, bot_seat, running

pytestmark = [pytest.mark.anyio, BOTH_AT_LENGTH]


async def three(server: Server) -> tuple[Guest, Guest, Guest, str]:
    """A host and two friends at a table that has begun."""
    host, olu, ada = [await server.somebody(name) for name in ("Mara", "Olu", "Ada")]
    table = await host.table(ME, OPEN, OPEN)
    await olu.join(table, host, 1)
    await ada.join(table, host, 2)
    return host, olu, ada, table


async def seats(guest: Guest, table: str) -> list[dict[str, Any]]:
    answer: list[dict[str, Any]] = (await guest.get(f"/tables/{table}"))["seats"]
    return answer


async def test_the_host_cannot_take_the_seat_of_somebody_who_plays(server: Server) -> None:
    host, olu, _, table = await three(server)
    answer = await host.post(f"/tables/{table}/seats/1/bot", {"bot": "easy"}, 403)
    assert "their time is up" in answer["error"]
    await host.post(f"/tables/{table}/seats/1/token", status=403)
    await host.get(f"/tables/{table}/state", 403, seat=1)
    assert (await seats(olu, table))[1]["mine"]
    await olu.state(table, 1)


async def test_a_guest_has_no_rights_over_the_seats_of_others(server: Server) -> None:
    host, olu, _, table = await three(server)
    for seat in (0, 2):
        await olu.post(f"/tables/{table}/seats/{seat}/bot", {"bot": "easy"}, 403)
        await olu.post(f"/tables/{table}/seats/{seat}/token", status=403)
        await olu.post(f"/tables/{table}/seats/{seat}/leave", status=403)
    stranger = await server.somebody("Eve")
    for seat in range(3):
        await stranger.post(f"/tables/{table}/seats/{seat}/bot", {"bot": "easy"}, 403)
        await stranger.post(f"/tables/{table}/seats/{seat}/token", status=403)
        await stranger.get(f"/tables/{table}/state", 403, seat=seat)
    assert [seat["mine"] for seat in await seats(host, table)] == [True, False, False]


async def test_nobody_but_its_owner_sits_down_at_a_seat_that_was_left(server: Server) -> None:
    """A link would give the hand to somebody else, also one from before the game."""
    host, olu = await server.somebody("Mara"), await server.somebody("Olu")
    table = await host.table(ME, OPEN)
    (link,) = await host.get(f"/tables/{table}/invites")
    token = link["url"].split("#")[1].split(".")[1]
    await olu.post(f"/tables/{table}/seats/1/claim", {"invite": token, "name": ""})
    await olu.post(f"/tables/{table}/seats/1/leave")
    friend = await server.somebody("Ife")
    for person in (host, olu, friend):
        assert await person.get(f"/tables/{table}/invites") == []
    for person in (host, friend):
        for invite in (token, ""):
            answer = await person.post(f"/tables/{table}/seats/1/claim", {"invite": invite, "name": ""}, 403)
            assert "come back" in answer["error"]
        await person.post(f"/tables/{table}/seats/1/token", status=403)
        await person.get(f"/tables/{table}/state", 403, seat=1)
    assert (await olu.post(f"/tables/{table}/seats/1/claim", {}))["seats"][1]["mine"]


async def test_a_public_table_gives_no_hand_away_either(server: Server) -> None:
    host, olu = await server.somebody("Mara"), await server.somebody("Olu")
    table = await host.table(ME, OPEN, public=True)
    await olu.post(f"/tables/{table}/seats/1/claim", {"invite": "", "name": "Olu"})
    await olu.post(f"/tables/{table}/seats/1/leave")
    stranger = await server.somebody("Eve")
    for somebody in (host, stranger):
        await somebody.post(f"/tables/{table}/seats/1/claim", {"invite": "", "name": ""}, 403)


@BOTH
async def test_who_left_may_come_back_also_when_a_bot_plays_there(server: Server) -> None:
    host, olu, _, table = await three(server)
    await olu.post(f"/tables/{table}/seats/1/leave")
    await host.post(f"/tables/{table}/seats/1/bot", {"bot": "random"})
    await host.post(f"/tables/{table}/seats/1/token", status=403)
    assert (await seats(olu, table))[1]["held"]
    assert not (await seats(host, table))[1]["held"]
    meta = await olu.post(f"/tables/{table}/seats/1/claim", {"invite": "", "name": ""})
    assert meta["seats"][1]["mine"]
    assert meta["seats"][1]["bot"] is None
    await olu.state(table, 1)


async def test_somebody_whose_time_is_up_gets_a_bot_never_a_token_and_may_come_back(
    tmp_path: Path, database: str
) -> None:
    async with running(tmp_path, db=database, beat_seconds=BEAT) as server:
        host, olu = await server.somebody("Mara"), await server.somebody("Olu")
        hands = Hands(server)
        table = await timed(host, ME, OPEN)
        await olu.join(table, host, 1)
        asked = (await host.get(f"/tables/{table}"))["turn"]["seat"]
        slow, other = (host, olu) if asked == 0 else (olu, host)
        await hands.passes(4 * HOUR + 2 * BEAT)
        assert (await olu.get(f"/tables/{table}"))["clock"]["out"][asked]
        await other.post(f"/tables/{table}/seats/{asked}/token", status=403)
        await other.post(f"/tables/{table}/seats/{asked}/absent", {"what": "drop"})
        assert not (await seats(slow, table))[asked]["mine"]
        await other.post(f"/tables/{table}/seats/{asked}/token", status=403)
        meta = await slow.post(f"/tables/{table}/seats/{asked}/claim", {"invite": "", "name": ""})
        assert meta["seats"][asked]["mine"]


async def test_a_program_plays_only_the_seat_of_who_asked_for_it(server: Server) -> None:
    host, olu, _, table = await three(server)
    token = (await olu.post(f"/tables/{table}/seats/1/token", status=201))["token"]
    await host.post(f"/tables/{table}/seats/1/token", status=403)
    await host.post(f"/tables/{table}/seats/1/bot", {"bot": "easy"}, 403)
    program = Guest(server)
    program.client.headers["Authorization"] = f"Bearer {token}"
    await program.state(table, 1)
    await program.get(f"/tables/{table}/state", 403, seat=0)
    meta = await olu.post(f"/tables/{table}/seats/1/claim", {"invite": "", "name": ""})
    assert meta["seats"][1]["mine"]
    await program.get(f"/tables/{table}/state", 401, seat=1)


@BOTH
async def test_before_the_game_the_host_decides_about_every_seat(server: Server) -> None:
    host, olu = await server.somebody("Mara"), await server.somebody("Olu")
    table = await host.table(ME, OPEN, OPEN)
    await olu.join(table, host, 1)
    await host.post(f"/tables/{table}/seats/1/bot", {"bot": "random"})
    assert not (await seats(olu, table))[1]["held"], "nothing was dealt yet, so there is nothing to come back to"
    assert (await host.post(f"/tables/{table}/seats/2/token", status=201))["token"]


async def test_a_bot_s_hand_is_nobody_s(server: Server) -> None:
    host = await server.somebody("Mara")
    table = await host.table(ME, bot_seat())
    await host.post(f"/tables/{table}/seats/1/token", status=403)
    await host.post(f"/tables/{table}/seats/1/claim", {"invite": "", "name": ""}, 409)


async def test_tables_are_dealt_with_keys_of_fresh_entropy_and_seeds_can_be_typed(server: Server) -> None:
    host = await server.somebody("Mara")
    drawn = {(await _seed(server, await host.table(ME, bot_seat()))) for _ in range(3)}
    assert len(drawn) == 3
    assert all(is_key(seed) for seed in drawn)
    chosen, drawn_one = await host.table(ME, bot_seat(), seed=7), await host.table(ME, bot_seat())
    assert await _seed(server, chosen) == 7
    said = [[line["text"] for line in await host.get(f"/tables/{id}/log")] for id in (chosen, drawn_one)]
    assert [any("may know what comes" in line for line in lines) for lines in said] == [True, False]
    key = "000102030405060708090a0b0c0d0e0f"
    assert await _seed(server, await host.table(ME, bot_seat(), seed=key)) == key
    await host.post("/tables", {"game": "deus", "seats": [ME, bot_seat()], "seed": "not a key"}, 422)


async def _seed(server: Server, table: str) -> object:
    async with server.services.storage.reading() as db:
        found = (await db.execute(text("SELECT seed FROM tables WHERE id = :id"), {"id": table})).scalar()
    assert isinstance(found, str)
    return found if len(found) == 32 else int(found)
