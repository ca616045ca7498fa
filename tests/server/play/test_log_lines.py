"""Log entries: gains and losses as icons, and gained cards for those who may know them."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tafelrunde.kernel.state import SPECTATOR

from ..cluster import ONLY_SQLITE
from ..guests import BESIDE, ME, Json, Server, fast_forward

pytestmark = [pytest.mark.anyio, ONLY_SQLITE]


@pytest.mark.parametrize("game", ["deus", "tapestry", "revive"])
async def test_the_icons_of_all_lines_add_up_to_the_summary(server: Server, game: str) -> None:
    guest = await server.somebody("Mara")
    table = await guest.table(ME, BESIDE, game=game, seed=2)
    dice = random.Random(2)
    await fast_forward(server, table, 6, dice)
    before = (await guest.state(table, 0))["summaries"][0]
    known = len(await guest.get(f"/tables/{table}/log", seat=0))
    await fast_forward(server, table, 80, dice)
    after = (await guest.state(table, 0))["summaries"][0]
    log: list[Json] = await guest.get(f"/tables/{table}/log", seat=0, since=known)
    sums: Counter[str] = Counter()
    for entry in log:
        if entry["seat"] == 0:
            sums.update({change["icon"]: change["delta"] for change in entry["changes"]})
    assert sums
    assert {icon: after[icon] - before[icon] for icon in sums} == {**sums}
    for turn in await guest.get(f"/tables/{table}/turns", seat=0):
        plies = range(turn["first"], turn["last"] + 1)
        own = [entry for entry in log if entry["seat"] == turn["seat"] and entry["ply"] in plies]
        if turn["first"] > log[0]["ply"]:
            answer: Counter[str] = Counter()
            for entry in own:
                answer.update({change["icon"]: change["delta"] for change in entry["changes"]})
            said = {change["icon"]: change["delta"] for change in turn["changes"]}
            assert said == {icon: delta for icon, delta in answer.items() if delta and icon != "vp"}


async def test_only_who_drew_a_card_learns_which_came(server: Server) -> None:
    guest = await server.somebody("Mara")
    table = await guest.table(ME, BESIDE, seed=2)
    await fast_forward(server, table, 60, random.Random(2))
    logs = [await guest.get(f"/tables/{table}/log", seat=seat) for seat in (0, 1, SPECTATOR)]
    assert any(entry["gained"] for entry in logs[0])
    for reader, log in zip((0, 1, SPECTATOR), logs, strict=True):
        for entry in log:
            assert set(entry["gained"]) <= set(entry["things"])
            assert not entry["gained"] or entry["seat"] == reader  # nothing but drawn cards comes in Deus


async def test_known_lines_of_the_log_are_not_sent_again(server: Server) -> None:
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
    assert [line["n"] for line in whole["since"]] == sorted(
        rest["since_cached"] + [line["n"] for line in rest["since"]]
    )
    assert rest["since_cached"]
