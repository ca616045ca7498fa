"""Guests, accounts and names."""

from __future__ import annotations

import pytest

from tafelrunde.server.core.plain_text import plain_line

from ..guests import BESIDE, ME, Guest, Server

pytestmark = pytest.mark.anyio


async def test_a_guest_is_known_again_and_may_take_a_name(server: Server) -> None:
    guest = Guest(server)
    me = await guest.get("/me")
    assert me["account"] is None
    assert await guest.get("/me") == me
    assert (await guest.post("/me", {"name": "  Mara  "}))["name"] == "Mara"
    assert (await guest.get("/me"))["id"] == me["id"]


async def test_who_was_never_seen_can_open_no_table(server: Server) -> None:
    refused = await Guest(server).post("/tables", {"game": "deus"}, 401)
    assert refused["code"] == "unknown-person"


async def test_a_guest_who_registers_keeps_their_tables_on_every_device(server: Server) -> None:
    guest = await server.somebody("Mara")
    table = await guest.table(ME, BESIDE)
    await guest.post("/account/register", {"name": "Mara", "password": "long enough"})
    elsewhere = await server.somebody()
    begun = await elsewhere.table(ME, BESIDE)
    me = await elsewhere.post("/account/login", {"name": "MARA", "password": "long enough"})
    assert me["account"] == "mara"
    assert {each["id"] for each in await elsewhere.get("/tables")} == {table, begun}
    assert (await elsewhere.state(table, 0))["seat"] == 0
    await elsewhere.post("/account/logout")
    assert (await elsewhere.get("/me"))["account"] is None
    assert await elsewhere.get("/tables") == []


async def test_wrong_passwords_and_taken_names_are_refused_alike(server: Server) -> None:
    guest, other = await server.somebody(), await server.somebody()
    await guest.post("/account/register", {"name": "Mara", "password": "long enough"})
    assert (await other.post("/account/register", {"name": "mara", "password": "long enough"}, 409))["code"] == (
        "name-taken"
    )
    assert (await other.post("/account/register", {"name": "Olu", "password": "short"}, 422))["code"] == "bad-password"
    wrong = await other.post("/account/login", {"name": "Mara", "password": "guess"}, 401)
    unknown = await other.post("/account/login", {"name": "Nobody", "password": "guess"}, 401)
    assert wrong == unknown


async def test_a_changed_password_logs_everybody_else_out(server: Server) -> None:
    mara, thief = await server.somebody(), await server.somebody()
    assert (await mara.post("/account/password", {"old": "", "new": "long enough"}, 409))["code"] == "no-account"
    await mara.post("/account/register", {"name": "Mara", "password": "long enough"})
    await thief.post("/account/login", {"name": "Mara", "password": "long enough"})
    wrong = await mara.post("/account/password", {"old": "guess", "new": "much longer"}, 401)
    assert wrong["code"] == "wrong-password"
    assert (await mara.post("/account/password", {"old": "long enough", "new": "short"}, 422))["code"] == "bad-password"
    assert (await thief.get("/me"))["account"] == "mara"
    assert (await mara.post("/account/password", {"old": "long enough", "new": "much longer"}))["account"] == "mara"
    assert (await mara.get("/me"))["account"] == "mara"
    assert (await thief.get("/me"))["account"] is None
    await thief.post("/account/login", {"name": "Mara", "password": "long enough"}, 401)
    await thief.post("/account/login", {"name": "Mara", "password": "much longer"})


async def test_one_can_log_out_everywhere(server: Server) -> None:
    here, there, other = [await server.somebody() for _ in range(3)]
    await here.post("/account/register", {"name": "Mara", "password": "long enough"})
    await there.post("/account/login", {"name": "Mara", "password": "long enough"})
    await other.post("/account/register", {"name": "Olu", "password": "long enough"})
    assert (await here.post("/account/logout-everywhere"))["account"] is None
    assert (await here.get("/me"))["account"] is None
    assert (await there.get("/me"))["account"] is None
    assert (await other.get("/me"))["account"] == "olu"
    await there.post("/account/login", {"name": "Mara", "password": "long enough"})


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  a \n b\t", "a b"),
        ("x\u0000y\u202ez\u200b", "xyz"),
        ("<b>", "<b>"),
        ("Ümläut 🎲", "Ümläut 🎲"),
        ("\ud800", ""),
    ],
)
def test_names_are_one_line_of_plain_text(given: str, kept: str) -> None:
    assert plain_line(given, 20) == kept
