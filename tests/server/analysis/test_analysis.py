"""Analyses of finished games, chances for spectators, and try-outs."""

from __future__ import annotations

import asyncio
import os
import random
from typing import Any

import pytest

from tafelrunde.server.analysis.chances import Chances, ChancesCache
from tafelrunde.server.core.bots.thinker import LESS_URGENT

from ..guests import BESIDE, ME, OPEN, Guest, Server, bot_seat, fast_forward

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


def _niceness(server: Server) -> int:
    """By how much the worker that was busy gives way, beyond this process."""
    [worker] = server.services.workers._all
    assert worker.pid is not None
    return os.getpriority(os.PRIO_PROCESS, worker.pid) - os.getpriority(os.PRIO_PROCESS, 0)


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
    assert _niceness(server) == LESS_URGENT  # everything else comes first
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
    assert sum(seat["chance"] for seat in shown["forecast"]) == pytest.approx(1, abs=0.01)
    assert (await guest.state(table))["question"] == before["question"]
    refused = await guest.post(f"/tables/{table}/tryout", {"seat": 0, "world": 1, "codes": [10**6]}, 422)
    assert refused["code"] == "illegal"


async def test_at_a_table_of_people_hints_and_lines_to_try_are_there_only_if_it_allows_them(server: Server) -> None:
    mara, jon = await server.somebody(), await server.somebody()
    for allowed in (False, True):
        options = {"first_player": "first_seat"}
        table = await mara.table(ME, OPEN, options=options, tryouts=allowed)
        await jon.join(table, mara, 1)
        body = {"seat": 0, "world": 1}
        if allowed:
            assert (await mara.post(f"/tables/{table}/tryout", body))["options"]
            assert (await mara.post(f"/tables/{table}/hint", {"seat": 0}))["answers"]
        else:
            assert (await mara.post(f"/tables/{table}/tryout", body, 403))["code"] == "forbidden"
            assert (await mara.post(f"/tables/{table}/hint", {"seat": 0}, 403))["code"] == "forbidden"
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


async def test_spectators_see_the_chances_if_all_people_agree_and_players_never(server: Server) -> None:
    mara, jon, watcher = [await server.somebody() for _ in range(3)]
    table = await mara.table(ME, OPEN, bot_seat(), options={"first_player": "first_seat"})
    await jon.join(table, mara, 1)
    path = f"/tables/{table}/chances"

    async def state(guest: Guest) -> tuple[Any, ...]:
        agreement = (await guest.get(f"/tables/{table}"))["chances"]
        return agreement["mine"], agreement["missing"], agreement["shown"]

    assert await state(watcher) == (None, 2, False)
    assert (await watcher.get(path, 403))["code"] == "forbidden"
    await watcher.post(path, {"agreed": True}, 403)
    await mara.post(path, {"agreed": True})
    assert await state(mara) == (True, 1, False)
    await watcher.get(path, 403)
    await jon.post(path, {"agreed": True})
    assert await state(watcher) == (None, 0, True)
    seen = await watcher.get(path)
    assert sum(seat["chance"] for seat in seen["forecast"]) == pytest.approx(1, abs=0.01)
    assert await watcher.get(path) == seen
    for player in (mara, jon):
        assert (await player.get(path, 403))["code"] == "forbidden"
    await jon.post(path, {"agreed": False})
    assert await state(watcher) == (None, 1, False)
    await watcher.get(path, 403)


async def test_a_later_player_of_a_seat_is_asked_again(server: Server) -> None:
    mara, jon, kim = [await server.somebody() for _ in range(3)]
    table = await mara.table(ME, OPEN, OPEN)
    await jon.join(table, mara, 1)
    await jon.post(f"/tables/{table}/chances", {"agreed": True})
    await jon.post(f"/tables/{table}/seats/1/leave", {})
    await kim.join(table, mara, 1)
    assert (await kim.get(f"/tables/{table}"))["chances"] == {"mine": False, "missing": 3, "shown": False}


async def test_one_look_at_the_chances_is_enough_for_all_who_watch() -> None:
    outlooks, looks = ChancesCache(), 0

    async def look() -> Chances:
        nonlocal looks
        looks += 1
        await asyncio.sleep(0)
        return {"points": [looks], "chances": [None]}

    found = await asyncio.gather(*(outlooks.at("table", 7, look) for _ in range(20)))
    assert {answer.chances["points"][0] for answer in found} == {1}
    assert (await outlooks.at("table", 7, look)).ply == 7
    assert looks == 1
    assert (await outlooks.at("table", 9, look)).ply == 9
    assert looks == 2
