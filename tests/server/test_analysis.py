"""The analysis of finished games, and lines that somebody tries out."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from .guests import BESIDE, ME, OPEN, Guest, Server, bot_seat, fast_forward

pytestmark = pytest.mark.anyio


async def analysed(guest: Guest, table: str) -> dict[str, Any]:
    found: dict[str, Any] = await guest.post(f"/tables/{table}/analysis", {})
    seen = [found["progress"]]
    while found["status"] == "running":
        await asyncio.sleep(0.2)
        found = await guest.get(f"/tables/{table}/analysis")
        seen.append(found["progress"])
    assert seen == sorted(seen)
    return found


async def test_a_finished_game_is_analysed_once_and_kept(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, game="age_of_innovation")
    await fast_forward(server, table, 20, random.Random(1))
    assert (await guest.post(f"/tables/{table}/analysis", {}, 403))["code"] == "not-over"
    assert (await guest.get(f"/tables/{table}/analysis", 403))["code"] == "not-over"
    await fast_forward(server, table, 100_000, random.Random(1))
    assert (await guest.get(f"/tables/{table}/analysis"))["status"] == "none"
    found = await analysed(guest, table)
    assert found["status"] == "done"
    scores = (await guest.get(f"/tables/{table}"))["result"]["scores"]
    assert found["moments"][-1]["points"] == scores
    costly = [choice for seat in found["seats"] for choice in seat["costliest"]]
    assert costly
    for choice in costly:
        assert choice["points"] >= 0
        assert choice["given"] != choice["better"]
        assert {choice["given"], choice["better"]} <= {answer["label"] for answer in choice["answers"]}
        assert choice["line"][0] == choice["better"]
    assert abs(sum(seat["luck"] for seat in found["seats"])) < 0.3
    assert (await analysed(guest, table)) == found
    german = await guest.get(f"/tables/{table}/analysis", lang="de")
    assert german["moments"] == found["moments"]
    assert german["opinion"] != found["opinion"]


async def test_lines_are_tried_out_and_nothing_of_them_is_kept(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, bot_seat(), options={"first_player": "first_seat"})
    before = await guest.state(table)
    first = await guest.post(f"/tables/{table}/tryout", {"seat": 0, "world": 1})
    assert [option["code"] for option in first["options"]] == [one["code"] for one in before["question"]["options"]]
    codes: list[int] = []
    shown = first
    for _ in range(8):
        codes.append(shown["options"][0]["code"])
        shown = await guest.post(f"/tables/{table}/tryout", {"seat": 0, "world": 1, "codes": codes})
    assert len(shown["path"]) == 8
    assert sum(seat["chance"] for seat in shown["outlook"]) == pytest.approx(1, abs=0.01)
    assert (await guest.state(table))["question"] == before["question"]
    refused = await guest.post(f"/tables/{table}/tryout", {"seat": 0, "world": 1, "codes": [10**6]}, 422)
    assert refused["code"] == "illegal"


async def test_at_a_table_of_people_lines_are_tried_out_only_if_it_allows_it(server: Server) -> None:
    mara, jon = await server.somebody(), await server.somebody()
    for allowed in (False, True):
        options = {"first_player": "first_seat"}
        table = await mara.table(ME, OPEN, options=options, tryouts=allowed)
        await jon.join(table, mara, 1)
        body = {"seat": 0, "world": 1}
        if allowed:
            assert (await mara.post(f"/tables/{table}/tryout", body))["options"]
        else:
            assert (await mara.post(f"/tables/{table}/tryout", body, 403))["code"] == "forbidden"
        assert (await mara.get(f"/tables/{table}"))["tryouts"] == allowed
        assert (await jon.post(f"/tables/{table}/tryout", body, 403))["code"] == "not-your-seat"


async def test_notes_stay_with_the_table_and_are_ones_own(server: Server) -> None:
    mara, jon = await server.somebody(), await server.somebody()
    table = await mara.table(ME, OPEN)
    await jon.join(table, mara, 1)
    assert (await mara.get(f"/tables/{table}/notes"))["notes"] == ""
    await mara.post(f"/tables/{table}/notes", {"notes": "the temple first"})
    await mara.post(f"/tables/{table}/notes", {"notes": "the temple second"})
    assert (await mara.get(f"/tables/{table}/notes"))["notes"] == "the temple second"
    assert (await jon.get(f"/tables/{table}/notes"))["notes"] == ""
    await mara.post(f"/tables/{table}/notes", {"notes": "x" * 5000}, 422)
