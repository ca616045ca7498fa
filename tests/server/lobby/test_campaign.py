"""Campaigns at tables: the next chapter for the same people."""

from __future__ import annotations

import random

import pytest

from ..guests import ME, OPEN, Guest, Server, bot_seat, fast_forward

pytestmark = pytest.mark.anyio

TO_THE_END = 100_000


async def finished_chapter(server: Server, guest: Guest, chapter: int) -> str:
    table = await guest.table(ME, game="revive", options={"chapter": chapter, "choose_tribes": True})
    await fast_forward(server, table, TO_THE_END, random.Random(chapter))
    return table


async def test_the_next_chapter_brings_the_same_people_to_one_new_table(server: Server) -> None:
    host, friend = await server.somebody("Mara"), await server.somebody("Olu")
    table = await host.table(ME, OPEN, bot_seat(), game="revive", options={"chapter": 1}, title="Tuesday")
    assert (await host.get(f"/tables/{table}"))["next"] is None
    await friend.join(table, host, 1)
    await host.post(f"/tables/{table}/next", status=409)
    await fast_forward(server, table, TO_THE_END, random.Random(1))
    offered = (await host.get(f"/tables/{table}"))["next"]
    assert offered == {"text": "Go on with chapter 2 of the campaign", "free": False}
    await (await server.somebody()).post(f"/tables/{table}/next", status=403)
    first = await friend.post(f"/tables/{table}/next", status=201)
    second = await host.post(f"/tables/{table}/next", status=201)
    assert first["id"] == second["id"] != table
    assert [seat["name"] for seat in first["seats"]] == ["Mara", "Olu", "Ada"]
    assert (first["options"]["chapter"], first["title"], first["status"]) == (2, "Tuesday", "playing")
    again = await host.post(f"/tables/{table}/rematch", status=201)
    assert again["options"]["chapter"] == 1  # the same chapter once more is another table
    assert again["id"] != first["id"]


async def test_a_chapter_keeps_the_other_options_and_speaks_the_language_of_the_reader(server: Server) -> None:
    guest = await server.somebody("Mara")
    table = await finished_chapter(server, guest, 4)
    answer = await guest.get(f"/tables/{table}", lang="de")
    assert answer["next"]["text"] == "Weiter mit Kapitel 5 der Kampagne"
    following = await guest.post(f"/tables/{table}/next", status=201)
    assert following["options"]["choose_tribes"] is True


async def test_after_the_last_chapter_the_group_chooses_freely(server: Server) -> None:
    guest = await server.somebody("Mara")
    table = await finished_chapter(server, guest, 5)
    assert (await guest.get(f"/tables/{table}"))["next"]["free"] is True
    refused = await guest.post(f"/tables/{table}/next", status=409)
    assert refused["code"] == "no-next"


async def test_nothing_follows_a_game_without_a_campaign(server: Server) -> None:
    guest = await server.somebody("Mara")
    table = await guest.table(ME, game="revive")
    await fast_forward(server, table, TO_THE_END, random.Random(3))
    meta = await guest.get(f"/tables/{table}")
    assert (meta["status"], meta["next"]) == ("over", None)
    assert (await guest.post(f"/tables/{table}/next", status=409))["code"] == "no-next"
