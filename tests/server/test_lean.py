"""Moves and looks are read by hand where they are as the page sends them. Whatever else somebody sends is answered as
FastAPI would have answered it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.api import lean

from .guests import BESIDE, ME, Guest, running

pytestmark = pytest.mark.anyio

JSON = {"Content-Type": "application/json"}
LOOKS = (
    "", "?lang=de", "?width=800&height=600&plan=beside&has=abc,def&lines=1-4&board=0f", "?has=abc%2Cdef",
    "?plan=%62eside", "?seat=0", "?seat=-1", "?seat=1", "?seat=99", "?seat=0.0", "?seat= 0", "?seat=%2B0", "?width=10",
    "?width=100000", "?lang=fr", "?lines=x", "?lines=4", "?lines=5-4", "?has=" + "x" * 1001, "?board=" + "x" * 21,
    "?seat=0&seat=1", "?other=1", "?seat", "?plan=" + "x" * 21,
)  # fmt: skip
BODIES: tuple[Any, ...] = (
    {}, [], {"seat": 0, "ply": 99}, {"seat": 0, "ply": "0"}, {"seat": True, "ply": 0}, {"seat": 0, "ply": 0, "more": 1},
    {"seat": 0, "ply": 0.0}, {"seat": 21, "ply": 0}, {"seat": 0, "ply": 0, "code": 99, "key": "a"},
    {"seat": 0, "ply": 0, "code": 1 << 40, "key": "a"}, {"seat": 0, "ply": 0, "code": 0, "key": "ä"},
)  # fmt: skip


async def answers(guest: Guest, table: str) -> list[tuple[int, Any]]:
    """To all of them."""
    found = []
    for path in ("", "/state"):
        for query in LOOKS:
            found.append(await guest.client.get(f"/api/tables/{table}{path}{query}"))
    for what in ("choices", "end", "undo", "reset"):
        for body in BODIES:
            found.append(await guest.client.post(f"/api/tables/{table}/{what}", json=body))
        found.append(await guest.client.post(f"/api/tables/{table}/{what}", content=b"{", headers=JSON))
        found.append(await guest.client.post(f"/api/tables/{table}/{what}?seat=0", json={"seat": 0, "ply": 0}))
    found.append(await guest.client.get(f"/api/tables/{'x' * 33}/state"))
    found.append(await guest.client.get("/api/tables/nowhere/state"))
    found.append(await guest.client.put(f"/api/tables/{table}/state", json={}))
    return [(answer.status_code, answer.json()) for answer in found]


async def test_what_is_read_by_hand_is_answered_as_it_would_be_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as server:
        guest, stranger = await server.somebody(), await server.somebody()
        table = await guest.table(ME, BESIDE, game="deus", seed=4)
        by_hand = await answers(guest, table) + await answers(stranger, table)
        monkeypatch.setattr(lean, "TAKEN", set())
        assert by_hand == await answers(guest, table) + await answers(stranger, table)
    assert {status for status, _ in by_hand} >= {200, 403, 404, 409, 422}


async def test_known_lines_of_the_log_are_not_sent_again(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        guest = await server.somebody()
        table = await guest.table(ME, BESIDE, game="deus", seed=4)
        seat = (await guest.get(f"/tables/{table}"))["turn"]["seat"]
        state = await guest.state(table, seat)
        for _ in range(12):
            if state["must_end"]:
                await guest.step(table, "end", state)
                seat = (await guest.get(f"/tables/{table}"))["turn"]["seat"]
                state = await guest.state(table, seat)
            state = await guest.choose(table, state, state["question"]["options"][0]["code"])
        seat = 1 - seat if not state["since"] else seat
        whole = await guest.state(table, seat)
        known = [line["n"] for line in whole["log"] if not line["tentative"]][:-1]
        rest = await guest.state(table, seat, lines=f"{known[0]}-{known[-1]}")
    assert rest["log"] == [line for line in whole["log"] if line["n"] > known[-1]]
    assert [line["n"] for line in whole["since"]] == sorted(rest["since_kept"] + [line["n"] for line in rest["since"]])
    assert rest["since_kept"]
