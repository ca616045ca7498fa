"""Packs at a server: made, changed, shared, compared, merged, played with; and a pack never changes a running game."""

from __future__ import annotations

import asyncio
import random
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.bots.learned import model_of
from tafelrunde.games import game_with_pack, games
from tafelrunde.games.tapestry.pieces.kinds import EXPANSIONS
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Record
from tafelrunde.server.core.storage.models import Table
from tafelrunde.server.lobby.table_info import pack_info
from tafelrunde.server.packs import packs

from ..guests import ME, Guest, Server, bot_seat, fast_forward, running, until_asked

pytestmark = pytest.mark.anyio

GOLD = '[deus.card.red_raiders]\neffect = "StealFromEach(GOLD, {n})"\n'
CHANGED = {
    "age_of_innovation": "[age_of_innovation.automalevel.automalein]\naside = 1\n",
    "revive": "[revive.category.modules]\npoints = 2\n",
    "tapestry": '[tapestry.tile.5]\ninner = "M"\n',
}
FUTURES = '[tapestry.card.royal_prophecy]\nleft = "Tiles(3)"\n'
GRANDFATHER = '[pack]\nname = "Grandfather\'s box"\nversion = 3\n' + GOLD.format(n=3)


async def new_pack(guest: Guest, text: str, name: str = "", game: str = "deus") -> dict[str, Any]:
    made: dict[str, Any] = await guest.post(f"/games/{game}/packs", {"name": name, "text": text}, 201)
    return made


async def play_to_the_end(server: Server, guest: Guest, table: str) -> None:
    """A turn of a person and one of the bot, whose worker has to know the pack; then behind everybody's back."""
    await until_asked(guest, table)
    await guest.take_turn(table, 0, random.Random(7))
    assert (await until_asked(guest, table))["status"] == "playing"
    await fast_forward(server, table, 10_000, random.Random(7))


@pytest.mark.databases("sqlite", "postgres")
async def test_a_pack_is_brought_changed_and_kept_by_versions(server: Server) -> None:
    mara, olu = await server.somebody("Mara"), await server.somebody("Olu")
    pack = await new_pack(mara, GRANDFATHER)
    assert (pack["name"], pack["version"], pack["components"], pack["mine"]) == ("Grandfather's box", 3, 1, True)
    assert pack["component_hash"] != games["deus"].component_hash
    path = f"/packs/{pack['id']}"
    changed = await mara.post(path, {"version": 3, "text": GOLD.format(n=4)})
    assert (changed["name"], changed["version"], changed["shown"]) == ("Grandfather's box", 4, 4)
    assert tomllib.loads(changed["text"])["pack"] == {"name": "Grandfather's box", "version": 4}
    stale = await mara.post(path, {"version": 3, "text": GOLD.format(n=5)}, 409)
    assert (stale["code"], stale["version"]) == ("stale", 4)
    assert (await olu.get(path, version=3))["text"] == pack["text"]  # by the link
    assert (await olu.post(path, {"version": 4, "text": GOLD.format(n=5)}, 403))["code"] == "forbidden"
    assert await olu.get("/games/deus/packs") == []
    assert [each["id"] for each in await mara.get("/games/deus/packs")] == [pack["id"]]
    await olu.post(f"{path}/remove", {}, 403)
    await mara.post(f"{path}/remove", {})
    assert (await mara.get(path, 404))["code"] == "not-found"


async def test_a_pack_that_is_wrong_is_refused_with_the_place(server: Server) -> None:
    mara = await server.somebody("Mara")
    body = {"name": "bad", "text": '[deus.card.red_raiders]\neffect = "open(1)"'}
    refused = await mara.post("/games/deus/packs", body, 422)
    assert refused["code"] == "bad-pack"
    place = "deus.card.red_raiders.effect"
    assert refused["error"] == f"This pack cannot be used. {place}: open is no block of this game."
    refused = await mara.post("/games/deus/packs", body, 422, lang="de")
    assert refused["error"] == (
        f"Dieses Paket lässt sich nicht verwenden. {place}: open ist kein Baustein dieses Spiels."
    )
    assert (refused["place"], refused["part"]) == (place, "")
    assert (await mara.post("/games/deus/packs", {"text": ""}, 422))["error"] == "Give the pack a name."


@pytest.mark.databases("sqlite", "postgres")
async def test_packs_are_compared_and_merged_line_by_line(server: Server) -> None:
    mara, olu = await server.somebody("Mara"), await server.somebody("Olu")
    mine = await new_pack(mara, GRANDFATHER)
    theirs = await new_pack(olu, GOLD.format(n=5) + '\n[deus.card.blue_galley]\ncost = "wood"\ngold = 1\n', "Olu's")
    path = f"/packs/{mine['id']}"
    lines = await mara.get(f"{path}/compare", other=theirs["id"])
    assert [(line["id"], line["part"], line["mine"], line["theirs"]) for line in lines] == [
        ("blue_galley", "cost", None, '"wood"'),
        ("blue_galley", "gold", None, "1"),
        ("red_raiders", "effect", '"StealFromEach(GOLD, 3)"', '"StealFromEach(GOLD, 5)"'),
    ]
    parts = (("blue_galley", "gold"), ("red_raiders", "effect"))
    take = [{"kind": "card", "id": id, "part": part} for id, part in parts]
    done = await mara.post(f"{path}/merge", {"version": 3, "other": theirs["id"], "take": take})
    said = tomllib.loads(done["text"])["deus"]["card"]
    assert said == {"blue_galley": {"gold": 1}, "red_raiders": {"effect": "StealFromEach(GOLD, 5)"}}
    nothing = [{"kind": "card", "id": "red_legion", "part": "gold"}]
    await mara.post(f"{path}/merge", {"version": 4, "other": theirs["id"], "take": nothing}, 422)


async def test_a_table_is_played_with_its_pack_beside_one_without_whatever_happens_to_the_pack(server: Server) -> None:
    mara = await server.somebody("Mara")
    pack = await new_pack(mara, GRANDFATHER)
    with_pack = await mara.table(ME, bot_seat("random"), seed=5, pack=pack["id"])
    without = await mara.table(ME, bot_seat("random"), seed=5)
    info = await mara.get(f"/tables/{with_pack}")
    assert info["pack"]["name"] == "Grandfather's box (3)"
    assert (await mara.get(f"/tables/{without}"))["pack"] is None
    await mara.post(f"/packs/{pack['id']}", {"version": 3, "text": GOLD.format(n=9)})
    await mara.post(f"/packs/{pack['id']}/remove", {})
    for table in (with_pack, without):
        await play_to_the_end(server, mara, table)
    record = Record.from_json(await mara.get(f"/tables/{with_pack}/record"))
    assert record.pack == pack["text"]
    assert record.component_hash == pack["component_hash"]
    assert Match.replay(record).over
    plain = Record.from_json(await mara.get(f"/tables/{without}/record"))
    assert (plain.pack, plain.component_hash) == ("", games["deus"].component_hash)
    again = await mara.post(f"/tables/{with_pack}/rematch", {}, 201)
    assert again["pack"] == info["pack"]
    brought = await mara.post("/records", record.to_json(), 201)
    assert (await mara.get(f"/tables/{brought['id']}"))["pack"] == info["pack"]


async def test_a_bot_at_a_table_with_a_pack_judges_by_hand_and_the_table_says_so(server: Server) -> None:
    mara = await server.somebody("Mara")
    other = await new_pack(mara, GRANDFATHER)
    renamed = await new_pack(mara, '[deus.card.red_raiders.names]\nen = "Horsemen"\n', "Names")
    learned = bot_seat("hard")
    told = {}
    for pack in (other, renamed):
        table = await mara.table(ME, learned, seed=5, pack=pack["id"])
        told[pack["name"]] = (await mara.get(f"/tables/{table}"))["pack"]["hand_made"]
        await until_asked(mara, table)
        await mara.take_turn(table, 0, random.Random(7))
        assert (await until_asked(mara, table))["status"] == "playing"  # the bot has had its turn
    assert told == {"Grandfather's box": True, "Names": False}


async def test_a_pack_for_an_expansion_matters_to_bots_only_where_it_is_in_play(server: Server) -> None:
    mara = await server.somebody("Mara")
    pack = await new_pack(mara, FUTURES, "Futures", "tapestry")
    told = []
    for options in ({}, {"plans_ploys": True}, {"fantasies_futures": True}):
        table = await mara.table(ME, bot_seat("hard"), game="tapestry", options=options, pack=pack["id"])
        told.append((await mara.get(f"/tables/{table}"))["pack"]["hand_made"])
    assert told == [False, False, True]


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("deus", GOLD.format(n=3)),
        ("deus", '[deus.card.red_raiders.names]\nen = "Horsemen"\n'),
        ("age_of_innovation", CHANGED["age_of_innovation"]),
        ("revive", CHANGED["revive"]),
        ("tapestry", CHANGED["tapestry"]),
        ("tapestry", FUTURES),
        ("tapestry", '[tapestry.card.royal_prophecy.names]\nen = "Oracle"\n'),
    ],
)
def test_the_page_says_of_every_table_what_its_bots_do(game: str, text: str) -> None:
    """Whether a learned mind judges: for several packs and options, by default and with expansions."""
    whole = f'[pack]\nname = "Mine"\n{text}'
    copy = game_with_pack(game, whole)
    switches = [option.name for option in copy.options if option.values == (False, True)]
    for options in ({}, *({name: True} for name in switches), dict.fromkeys(EXPANSIONS, True)):
        if not options.keys() <= {option.name for option in copy.options}:
            continue
        match = Match(copy, 2, 1, options)
        table = Table(game=game, rules_version=copy.rules_version, component_hash=copy.hash_of(match.options))
        table.pack, table.pack_name = "its hash", "Mine"
        told = pack_info(table)
        assert told is not None
        assert told.hand_made == (model_of(match) is None), options


async def test_a_pack_is_exported_and_imported_at_a_fresh_server_with_the_same_hash(
    server: Server, tmp_path: Path
) -> None:
    mara = await server.somebody("Mara")
    pack = await new_pack(mara, GRANDFATHER)
    answer = await mara.client.get(f"/api/packs/{pack['id']}/pack.toml")
    assert answer.headers["content-disposition"].endswith('.toml"')
    (tmp_path / "fresh").mkdir()
    async with running(tmp_path / "fresh") as other:
        olu = await other.somebody("Olu")
        again = await new_pack(olu, answer.text)
    told = ("name", "version", "hash", "component_hash", "text")
    assert {part: again[part] for part in told} == {part: pack[part] for part in told}


async def tried_out(guest: Guest, pack: dict[str, Any]) -> dict[str, Any]:
    """What came of the games of bots."""
    path = f"/packs/{pack['id']}/trial"
    assert (await guest.get(path))["state"] == "none"
    told = await guest.post(path, {})
    begun = time.monotonic()
    while told["state"] == "running" and time.monotonic() < begun + 120:
        await asyncio.sleep(0.1)
        told = await guest.get(path)
    assert (told["state"], told["percent"]) == ("done", 100)
    assert (await guest.post(path, {}))["found"] == told["found"]
    found: dict[str, Any] = told["found"]
    return found


async def test_bots_try_out_a_pack_and_what_came_of_it_is_kept(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "TRIAL_BOT", "random")  # the quickest
    monkeypatch.setattr(packs, "TRIAL_GAMES", 10)
    mara = await server.somebody("Mara")
    pack = await new_pack(mara, '[deus.card.green_small_production]\neffect = "Gain(VP, 9)"\n', "Rich")
    found = await tried_out(mara, pack)
    assert (found["games"], found["ended"], found["broken"]) == (10, 10, "")
    assert found["score"] > found["score_before"] + 2 * found["error"] > 0
    monkeypatch.setattr(packs, "TRIAL_GAMES", 1)
    for game, text in CHANGED.items():
        found = await tried_out(mara, await new_pack(mara, text, "Other", game))
        assert (found["games"], found["ended"], found["broken"]) == (1, 1, ""), game


async def test_copies_may_be_moved_one_by_one_but_a_table_needs_all_of_them(server: Server) -> None:
    mara = await server.somebody("Mara")
    pack = await new_pack(mara, "[deus.card.red_raiders]\ncopies = 3\n", "Moving")
    path = f"/packs/{pack['id']}"
    (cards,) = (each for each in (await mara.get("/workshop/deus", pack=pack["id"]))["kinds"] if each["kind"] == "card")
    assert (cards["of"], cards["printed"]) == (97, 96)
    body = {"game": "deus", "seats": [ME, bot_seat("random")], "pack": pack["id"]}
    refused = await mara.post("/tables", body, 422)
    assert "There would be 97 of these, but the box has 96." in refused["error"]
    await mara.post(f"{path}/trial", {}, 422)
    text = pack["text"] + "\n[deus.card.red_legion]\ncopies = 1\n"
    await mara.post(path, {"version": 1, "text": text})
    await mara.post("/tables", body, 201)
