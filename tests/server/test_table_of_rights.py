"""The table of rights in docs/play/accounts.md, cell by cell."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from sqlalchemy import text

from .cluster import ONLY_SQLITE
from .guests import ME, OPEN, Guest, Json, Server

PAGE = Path(__file__).parents[2] / "docs" / "play" / "accounts.md"
HEAD = "| while the game is played |"

HERS, HOSTS, ANOTHER = 0, 1, 2  # seats; the first is the one that all of it is about

SITS, LEFT, LATE = "she sits there", "she has left", "her time is up"
PROGRAM, VOTED = "a program plays for her", "the others have voted her out"
STANDS = "the host has left"
ALL = {SITS, LEFT, LATE, PROGRAM, VOTED, STANDS}

AS_SPECTATORS = "as spectators do"  # while the table is not closed to them
MEANS = {  # the words of a cell, and when it is allowed
    "yes": ALL,
    "no": set[str](),
    "while they sit there": {SITS},
    "if their time is up": {LATE},
    "if nobody sits there, or their time is up": {LEFT, LATE},
    AS_SPECTATORS: ALL,
}
BEARER = "program with the seat's token"


class Scene(NamedTuple):
    server: Server
    table: str
    people: dict[str, Guest]  # by the column


async def people_of(server: Server) -> dict[str, Guest]:
    host, she, ada, watching, strange = [await server.somebody() for _ in range(5)]
    seated = {"host": host, "at another seat": ada, "whose seat it is": she, "voted out": she}
    return {**seated, "spectator": watching, "stranger": strange, BEARER: Guest(server)}


async def arranged(server: Server, people: dict[str, Guest], situation: str) -> Scene:
    """The host, the one whose seat it is and somebody else at a table; the others stand by."""
    host, she, ada = [people[who] for who in ("host", "whose seat it is", "at another seat")]
    table = await host.table(OPEN, ME, OPEN, options={"first_player": "first_seat"}, seed=3)
    await she.join(table, host, HERS)
    await ada.join(table, host, ANOTHER)
    where = f"/tables/{table}/seats/{HERS}"
    if situation == LEFT:
        await she.post(f"{where}/leave")
    elif situation == LATE:
        async with server.services.storage.changing() as db:
            await db.execute(text("UPDATE seats SET clock_out = 1 WHERE seat = 0 AND table_id = :id"), {"id": table})
    elif situation == PROGRAM:
        token = (await she.post(f"{where}/token", status=201))["token"]
        people[BEARER].client.headers["Authorization"] = f"Bearer {token}"
    elif situation == VOTED:
        await keep_waiting(server, table, HERS)
        for voter in (host, ada):
            await voter.post(f"{where}/vote", {"what": "bot"})
    elif situation == STANDS:
        await host.post(f"/tables/{table}/seats/{HOSTS}/leave")
    return Scene(server, table, people)


async def keep_waiting(server: Server, table: str, seat: int) -> None:
    """As if the game had begun, and all had waited for this seat for days."""
    absent = "UPDATE tables SET started = true, turn_seat = :seat, turn_since = 0 WHERE id = :id"
    async with server.services.storage.changing() as db:
        await db.execute(text(absent), {"seat": seat, "id": table})


async def close_door(scene: Scene) -> None:
    await scene.people["host"].post(f"/tables/{scene.table}/spectators", {"spectators": False})


# ------------------------------------------------------------------------------------------------ what is tried


async def asks(guest: Guest, method: str, path: str, body: Json | None = None) -> bool:
    """Whether it was allowed. Whatever else is wrong than who asks is wrong with the test."""
    answer = await guest.client.request(method, f"/api{path}", json=body if method == "GET" else body or {})
    assert answer.status_code in (200, 201, 403), answer.text
    return answer.status_code != 403


async def look(guest: Guest, scene: Scene) -> bool:
    return await asks(guest, "GET", f"/tables/{scene.table}/state?seat=-1")


async def see_hand(guest: Guest, scene: Scene) -> bool:
    return await asks(guest, "GET", f"/tables/{scene.table}/state?seat={HERS}")


async def choose(guest: Guest, scene: Scene) -> bool:
    code = 0
    if await see_hand(guest, scene):
        code = (await guest.state(scene.table, HERS))["question"]["options"][0]["code"]
    body = {"seat": HERS, "ply": 0, "code": code, "key": "1"}
    return await asks(guest, "POST", f"/tables/{scene.table}/choices", body)


async def seat_bot(guest: Guest, scene: Scene) -> bool:
    where = f"/tables/{scene.table}/seats/{HERS}"
    if await asks(guest, "POST", f"{where}/bot", {"bot": "random"}):
        return True
    answer = await guest.client.post(f"/api{where}/absent", json={"what": "bot"})
    assert answer.status_code in (200, 403, 409), answer.text  # 409: there is time left
    return answer.status_code == 200


async def seat_program(guest: Guest, scene: Scene) -> bool:
    return await asks(guest, "POST", f"/tables/{scene.table}/seats/{HERS}/token")


async def learn_link(guest: Guest, scene: Scene) -> bool:
    path = f"/tables/{scene.table}/invites"
    return await asks(guest, "GET", path) and bool(await guest.get(path))


async def sit_down(guest: Guest, scene: Scene) -> bool:
    return await asks(guest, "POST", f"/tables/{scene.table}/seats/{HERS}/claim", {"invite": "", "name": ""})


async def vote(guest: Guest, scene: Scene) -> bool:
    """About the seat of somebody else, whoever that is for them."""
    other = HERS if guest is scene.people["at another seat"] else ANOTHER
    await keep_waiting(scene.server, scene.table, other)
    return await asks(guest, "POST", f"/tables/{scene.table}/seats/{other}/vote", {"what": "bot"})


Try = Callable[[Guest, Scene], Awaitable[bool]]
TRIED: dict[str, tuple[Try, tuple[str, ...]]] = {  # by the row; and in which situations
    "look at the table": (look, (SITS,)),
    "see the hand": (see_hand, (SITS, LEFT)),
    "choose": (choose, (SITS, LEFT)),
    "let a bot play it": (seat_bot, (SITS, LEFT, LATE)),
    "let a program play it": (seat_program, (SITS, LEFT)),
    "learn a link to a seat that was left": (learn_link, (LEFT,)),
    "sit down there": (sit_down, (LEFT,)),
    "vote that a bot plays for somebody who is absent": (vote, (SITS,)),
}
FIXED = {BEARER: (PROGRAM,), "voted out": (VOTED,)}  # who is there only then, whatever is tried
BESIDES: dict[tuple[str, Try], tuple[str, ...]] = {
    ("host", vote): (SITS, STANDS),
    ("whose seat it is", vote): (SITS, LEFT),
}


def rows() -> Iterator[tuple[str, dict[str, str]]]:
    """The rows of the page: what is done, and what each column says about it."""
    lines = PAGE.read_text(encoding="utf-8").split(HEAD)[1].split("\n\n")[0].splitlines()
    _, *columns = cells("| " + HEAD[2:-2] + " |" + lines[0])
    for line in lines[2:]:
        row, *said = cells(line)
        yield row, dict(zip(columns, said, strict=True))


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


class Cell(NamedTuple):
    row: str
    column: str
    says: str
    allowed: bool

    @property
    def changes(self) -> bool:
        """Whether the table is another one afterwards."""
        return self.allowed and TRIED[self.row][0] not in (look, see_hand, learn_link)


def cells_in(situation: str) -> list[Cell]:
    """What is tried in a situation: first what changes nothing, the stranger last of those, for the door is closed."""
    found: list[Cell] = []
    for row, said in rows():
        attempt, usual = TRIED[row]
        for column, says in said.items():
            if situation in (FIXED.get(column) or BESIDES.get((column, attempt), usual)):
                found.append(Cell(row, column, says, situation in MEANS[says]))
    return sorted(found, key=lambda cell: (cell.changes, cell.column == "stranger", cell.says != AS_SPECTATORS))


@pytest.mark.anyio
@ONLY_SQLITE
@pytest.mark.parametrize("situation", sorted(ALL))
async def test_every_cell_of_the_table_is_true(server: Server, situation: str) -> None:
    cast = await people_of(server)
    scene = await arranged(server, cast, situation)
    for cell in cells_in(situation):
        if cell.changes:
            scene = await arranged(server, cast, situation)
        attempt, guest = TRIED[cell.row][0], scene.people[cell.column]
        if cell.says == AS_SPECTATORS:
            assert await attempt(guest, scene), cell
        if cell.column == "stranger" or cell.says == AS_SPECTATORS:
            await close_door(scene)
        assert await attempt(guest, scene) == (cell.allowed and cell.says != AS_SPECTATORS), cell


def test_all_that_is_tried_stands_in_the_table() -> None:
    found = dict(rows())
    assert found.keys() == TRIED.keys()
    people = {"host", "at another seat", "spectator", "whose seat it is", BEARER, "voted out", "stranger"}
    assert all(said.keys() == people for said in found.values())
