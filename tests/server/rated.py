"""Rated games for tests: people with accounts at a dealt table, and what the ledger says of them."""

from __future__ import annotations

import random
from typing import Any

from sqlalchemy import select, text

from tafelrunde.server.core.storage.models import SeatResult

from .guests import OPEN, Guest, Json, Server

FIRST: Json = {"first_player": "first_seat"}


async def rated_table(server: Server, *names: str, bots: tuple[str, ...] = (), **more: Any) -> tuple[list[Guest], str]:
    """A dealt rated table of Deus. The first of these people opens it and has the first turn."""
    people = [await server.account(name) for name in names]
    return people, await rated_game(people, bots=bots, **more)


async def rated_game(people: list[Guest], bots: tuple[str, ...] = (), **more: Any) -> str:
    """The table is opened as nobody can open a rated one: with a known first player."""
    host, *others = people
    table = await host.table({"kind": "me"}, *[OPEN] * (len(others) + len(bots)), **{"options": FIRST, **more})
    await run(host.server, "UPDATE tables SET rated = true WHERE id = :id", id=table)
    for seat, guest in enumerate(others, 1):
        await guest.join(table, host, seat)
    for seat, bot in enumerate(bots, len(people)):
        await host.post(f"/tables/{table}/seats/{seat}/bot", {"bot": bot})
    assert (await host.get(f"/tables/{table}"))["counts"]
    return table


async def take_turns(people: list[Guest], table: str, rounds: int = 1) -> None:
    dice = random.Random(1)
    for _ in range(rounds):
        for seat, guest in enumerate(people):
            await guest.take_turn(table, seat, dice)


async def ledger_of(server: Server, table: str) -> list[SeatResult]:
    """The results of the table's seats, in their order."""
    query = select(SeatResult).where(SeatResult.table_id == table).order_by(SeatResult.seat)
    async with server.services.storage.reading() as db:
        return list(await db.scalars(query))


async def points(guest: Guest) -> int | None:
    """The rating that the person's profile shows."""
    games = (await guest.get("/me/profile"))["games"]
    found: int | None = games[0]["rating"]["points"] if games and games[0]["rating"] else None
    return found


async def run(server: Server, statement: str, **values: object) -> None:
    async with server.services.storage.changing() as db:
        await db.execute(text(statement), values)
