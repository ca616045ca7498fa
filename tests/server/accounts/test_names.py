"""Names: nobody looks like the account of somebody else, and no name has characters that deceive."""

from __future__ import annotations

import random

import pytest
from sqlalchemy import select

from tafelrunde.server.core.names import OddName, clean_name, keys_of
from tafelrunde.server.core.settings import Settings
from tafelrunde.server.core.storage import Storage
from tafelrunde.server.core.storage.models import AccountName, User
from tafelrunde.server.core.storage.schema import upgrade

from ..cluster import BOTH
from ..guests import BESIDE, ME, OPEN, Guest, Server, bot_seat, fast_forward

pytestmark = pytest.mark.anyio

PASSWORD = "long enough"
IMITATIONS = [
    "Mara", "MARA", " mara ", "Ｍａｒａ", "𝓜𝓪𝓻𝓪", "Маrа".replace("r", "г"), "\u041c\u0410R\u0410", "Mára", "M.a.r.a",
    "M a r a", "Mara 🎲", "mara!", "ma\u200dra",
]  # fmt: skip


@pytest.mark.parametrize(("one", "other"), [
    ("Olu", "0lu"), ("Ilse", "llse"), ("Ella", "EIIa"), ("Arnold", "Amold"), ("Walter", "VValter"), ("coco", "сосо"),
    ("Jörg", "Jorg"), ("Łukasz", "Lukasz"), ("Straße", "STRASSE"), ("kappa", "кappa"), ("Mia", "М\u0456а"),
    ("Mara", "ᴍᴀʀᴀ"), ("Mara", "🅼🅰🆁🅰"), ("Mara", "ᵯⱥɍɑ"), ("Mara", "Mara 🅰"), ("Mara", "Mara 🇩🇪"),
])  # fmt: skip
def test_names_that_look_alike_share_a_key(one: str, other: str) -> None:
    assert keys_of(one) & keys_of(other)


@pytest.mark.parametrize(("one", "other"), [
    ("Ella", "Eila"), ("Mara", "Maria"), ("Иван", "Ива"), ("山田", "山本"), ("🎲", "🎯"), ("🅰", "🅱"), ("Ali", "All"),
    ("ann", "anna"),
])  # fmt: skip
def test_names_that_do_not_look_alike_share_none(one: str, other: str) -> None:
    assert not keys_of(one) & keys_of(other)


@pytest.mark.parametrize("name", [
    "\u3164", "Ma\u200bra", "\u202eevil", "Ma\u00adra", "Mara\u2800", "m\u0430ra", "Мapия", "Ꮇara", "ꓡiѕu", "x\0y",
    "\U000e0041", "Mara\ufe01", "a" + "\u0301" * 9, "\ue000", "Mаrа山", "∣lse",
])  # fmt: skip
def test_characters_that_deceive_are_refused(name: str) -> None:
    with pytest.raises(OddName):
        clean_name(name)


@pytest.mark.parametrize(("given", "kept"), [
    ("  Mara \n Lu\t", "Mara Lu"), ("Ümläut 🎲", "Ümläut 🎲"), ("<b>", "<b>"), ("O’Neil", "O’Neil"), ("Иван", "Иван"),
    ("山田 Taro", "山田 Taro"), ("ゆき", "ゆき"), ("علي", "علي"), ("ﬁnn", "finn"), ("❤️", "❤"), ("", ""),
    ("x" * 60, "x" * 40),
])  # fmt: skip
def test_other_names_are_kept(given: str, kept: str) -> None:
    assert clean_name(given) == kept


# ------------------------------------------------------------------------------------------------ at the server


async def refuses(guest: Guest, path: str, body: object) -> None:
    answer = await guest.client.post(f"/api{path}", json=body)
    assert answer.status_code in (409, 422), (path, body, answer.text)
    assert answer.json()["code"] in ("name-taken", "bad-name")


@BOTH
async def test_nobody_takes_the_looks_of_an_account(server: Server) -> None:
    mara, guest = await server.somebody(), await server.somebody("Olu")
    await mara.post("/account/register", {"name": "Mara", "password": PASSWORD})
    open_table = await mara.table(ME, OPEN, OPEN, public=True)
    cup = (await mara.post("/tournaments", {"game": "deus", "title": "Cup", "clock": {"bank": 60}}, 201))["id"]
    for name in IMITATIONS:
        await refuses(guest, "/me", {"name": name})
        await refuses(guest, f"/tables/{open_table}/seats/1/claim", {"name": name})
        await refuses(guest, f"/tournaments/{cup}/enter", {"name": name})
        for seat in ({"kind": "me", "name": name}, {"kind": "device", "name": name}, {**bot_seat(), "name": name}):
            await refuses(guest, "/tables", {"game": "deus", "seats": [seat, OPEN]})
    for name in IMITATIONS[:4]:
        await refuses(guest, "/account/register", {"name": name, "password": PASSWORD})
    assert (await guest.get("/me"))["name"] == "Olu"
    assert await mara.post("/me", {"name": "MARA"})
    await mara.table({"kind": "me", "name": "Mara"}, OPEN)
    await guest.table(ME, BESIDE, bot_seat())  # nobody else can sit down there


async def test_a_guest_who_had_the_name_before_the_account_loses_it(server: Server) -> None:
    """The same name at once, one that looks so where others see it."""
    guest, similar, mara = [await server.somebody(name) for name in ("mARA", "Mára", "")]
    await mara.post("/account/register", {"name": "Mara", "password": PASSWORD})
    assert (await guest.get("/me"))["name"] == ""
    table = await mara.table(ME, OPEN, OPEN, public=True)
    await guest.post(f"/tables/{table}/seats/1/claim", {})
    meta = await similar.post(f"/tables/{table}/seats/2/claim", {})
    assert [seat["name"] for seat in meta["seats"]] == ["Mara", "Player 2", "Player 3"]
    hosted = await similar.table({"kind": "me"}, OPEN)
    assert (await similar.get(f"/tables/{hosted}"))["seats"][0]["name"] == "Player 1"
    await similar.post("/account/register", {"name": "Olu", "password": PASSWORD})
    assert (await similar.get("/me"))["name"] == "Olu"


async def test_a_seat_kept_for_an_account_gives_its_name_to_nobody_else(server: Server) -> None:
    """A rematch of a rated game names its free seats like those who sat there."""
    mara, olu, nameless = [await server.account(name) for name in ("mara", "olu", "pia")]
    table = await mara.table({"kind": "me"}, OPEN, rated=True)
    await olu.join(table, mara, 1)
    await fast_forward(server, table, 100_000, random.Random(1))
    again = await mara.post(f"/tables/{table}/rematch", status=201)
    await nameless.post("/me", {"name": ""})
    meta = await nameless.join(again["id"], mara, 1)
    assert [seat["name"] for seat in meta["seats"]] == ["mara", "Player 2"]


async def test_an_account_that_goes_frees_its_name(server: Server) -> None:
    mara, guest = await server.somebody(), await server.somebody()
    await mara.post("/account/register", {"name": "Mara", "password": PASSWORD})
    await mara.post("/me/delete", {"password": PASSWORD})
    await guest.post("/account/register", {"name": "Mаrа".replace("а", "a"), "password": PASSWORD})


async def test_log_in_accepts_the_name_in_other_forms(server: Server) -> None:
    mara, elsewhere = await server.somebody(), await server.somebody()
    await mara.post("/account/register", {"name": "ﬁnn", "password": PASSWORD})
    for name in ("FINN", "ﬁnn", " finn "):
        assert (await elsewhere.post("/account/login", {"name": name, "password": PASSWORD}))["account"] == "finn"
    heart = await server.somebody()
    await heart.post("/account/register", {"name": "Mia ❤️", "password": PASSWORD})
    for name in ("mia ❤️", "Mia ❤"):
        assert (await elsewhere.post("/account/login", {"name": name, "password": PASSWORD}))["account"] == "mia ❤"


@BOTH
async def test_accounts_of_an_older_version_have_their_names_reserved(bare: str) -> None:
    """Two that look alike both stay; the older one has the name."""
    storage = Storage(Settings(db=bare, secret="x").database_url())
    rows = [("one", "Mara", "mara"), ("two", "", "mára"), ("three", "", "ﬁnn"), ("guest", "Olu", None)]
    async with storage.changing_all() as connection:
        await connection.run_sync(upgrade, "0019")
        for n, (id, name, account) in enumerate(rows):
            values = f"'{id}', '{name}', {account!r}".replace("None", "NULL")
            await connection.exec_driver_sql(
                f"INSERT INTO users (id, name, account, created, seen) VALUES ({values}, {n}, {n})"
            )
        await connection.run_sync(upgrade, "head")
    async with storage.reading() as db:
        owners = dict((await db.execute(select(AccountName.key, AccountName.user_id))).tuples().all())
        accounts = await db.scalars(select(User.account).where(User.account.is_not(None)).order_by(User.created))
        assert [*accounts] == ["mara", "mára", "finn"]
    await storage.close()
    assert owners == {"mara": "one", "finn": "three"}
