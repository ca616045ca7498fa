"""The workshop: components as forms, previews, and checks by owners."""

from __future__ import annotations

from typing import Any

import pytest

from ..guests import Guest, Server

pytestmark = pytest.mark.anyio

RAIDERS = "/workshop/deus/card/red_raiders"
SEA = {
    "block": "Per",
    "with": {
        "count": {"block": "OwnRegions", "with": {"terrain": {"word": "sea"}}},
        "part": {"block": "Gain", "with": {"what": {"word": "vp"}, "amount": 2}},
    },
}


async def entry(guest: Guest, **query: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """The card of the tests in the workshop, and how far all cards are."""
    shown = await guest.get("/workshop/deus", **query)
    cards = next(each for each in shown["kinds"] if each["kind"] == "card")
    return next(each for each in shown["entries"] if each["id"] == "red_raiders"), cards


@pytest.mark.databases("sqlite", "postgres")
async def test_owners_say_what_is_printed_and_agree_or_not(server: Server) -> None:
    mara, olu = await server.somebody("Mara"), await server.somebody("Olu")
    card, cards = await entry(mara)
    assert (card["source"], card["checks"], card["changeable"]) == ("RECONSTRUCTED", [], True)
    assert (cards["checked"], cards["of"]) == (0, 96)
    shown = await mara.get("/workshop/deus")
    assert shown["entries"][0]["source"] == "RECONSTRUCTED"
    assert shown["entries"][-1]["source"] != "RECONSTRUCTED"
    (mine,) = await mara.post(f"{RAIDERS}/check", {"checked": True})
    assert (mine["name"], mine["mine"], mine["same"]) == ("Mara", True, True)
    book = await olu.get("/reference/deus")
    assert [(each["id"], each["checks"][0]["name"]) for each in book["components"] if each["checks"]] == [
        ("red_raiders", "Mara")
    ]
    card, cards = await entry(olu)
    assert ([check["mine"] for check in card["checks"]], cards["checked"]) == ([False], 2)  # there are two of it
    text = '[deus.card.red_raiders]\neffect = "StealFromEach(GOLD, 3)"'
    pack = await olu.post("/games/deus/packs", {"name": "Olu's", "text": text}, 201)
    answer = await olu.post(f"{RAIDERS}/check", {"checked": True}, pack=pack["id"])
    assert [(check["name"], check["same"]) for check in answer] == [("Olu", True), ("Mara", False)]
    card, _ = await entry(mara)
    assert [(check["name"], check["same"]) for check in card["checks"]] == [("Olu", False), ("Mara", True)]
    assert (await entry(mara, pack=pack["id"]))[0]["changed"]
    await mara.post(f"{RAIDERS}/check", {"checked": False})
    assert [check["name"] for check in (await entry(mara))[0]["checks"]] == ["Olu"]


async def test_a_form_is_looked_at_in_both_languages_before_it_is_saved(server: Server) -> None:
    mara = await server.somebody("Mara")
    form = await mara.get(RAIDERS, lang="de")
    assert form["names"] == {"en": "Raiders", "de": "Plünderer"}
    assert [part["name"] for part in form["parts"]] == ["colour", "copies", "cost", "gold", "effect"]
    labels = {block["name"]: block["label"] for block in form["blocks"]}
    assert (labels["All"], labels["DrawCards"]) == ("nacheinander", "ziehe 1 Karte")
    seen = await mara.post(f"{RAIDERS}/preview", {"parts": {"effect": SEA}})
    assert seen["toml"] == '[deus.card.red_raiders]\neffect = "Per(OwnRegions(terrain=SEA), Gain(VP, 2))"\n'
    (effect,) = seen["parts"]
    assert effect["sentences"]["en"] == "Gain 2 VP for each sea region you occupy."
    assert effect["sentences"]["de"] == "Nimm 2 SP je Meeresgebiet, das du besetzt."
    assert effect["icons_svg"].startswith("<svg")
    pack = await mara.post("/games/deus/packs", {"name": "Mara's"}, 201)
    path = f"/packs/{pack['id']}/components/card/red_raiders"
    form = {"parts": {"effect": SEA}, "names": {"de": "Seeräuber"}, "note": "with a ship"}
    saved = await mara.post(path, {**form, "version": 1})
    assert (saved["version"], saved["components"]) == (2, 1)
    assert 'names = { de = "Seeräuber" }' in saved["text"]
    assert (await mara.get(RAIDERS, pack=pack["id"]))["names"]["de"] == "Seeräuber"
    assert (await mara.post(path, {"parts": {}, "version": 2}))["components"] == 0
    wrong = {"parts": {"effect": {"block": "Explode", "with": {}}}}
    refused = await mara.post(f"{RAIDERS}/preview", wrong, 422)
    assert (refused["error"], refused["part"]) == ("Explode is no block of this game.", "effect")
    two = {"block": "All", "with": {"parts": [SEA, {"block": "Gain", "with": {"what": {"word": "vp"}}}]}}
    refused = await mara.post(f"{RAIDERS}/preview", {"parts": {"effect": two}}, 422, lang="de")
    assert (refused["error"], refused["part"]) == ("Hier fehlt noch etwas.", "effect.parts[1].amount")
    refused = await mara.post(path, {"parts": {}, "names": {"en": "<b>"}, "version": 3}, 422, lang="de")
    assert (refused["error"], refused["part"]) == ("Das Zeichen < kommt in keinem Namen vor.", "names.en")
    assert (await mara.get("/workshop/deus/card/nobody", 404))["code"] == "not-found"


async def test_a_draft_is_drawn_tried_in_a_position_and_played_from_there(server: Server) -> None:
    mara = await server.somebody("Mara")
    body = {"parts": {"effect": SEA}, "names": {"en": "Sailors"}}
    drawn = await mara.post(f"{RAIDERS}/picture", body)
    assert drawn["picture"].startswith("<svg")
    assert "Sailors" in drawn["picture"]
    tried = await mara.post(f"{RAIDERS}/position", body)
    assert "Sailors" in tried["choice"]
    assert any("builds Sailors" in line for line in tried["lines"]), tried["lines"]
    assert tried["changes"]
    position = {part: tried[part] for part in ("players", "seed", "options", "codes")}
    table = await mara.post(f"{RAIDERS}/table", {**body, "position": position}, 201)
    assert table["pack"] is not None
    seat = table["turn"]["seat"]
    state = await mara.get(f"/tables/{table['id']}/state", seat=seat)
    assert any("Sailors" in option["label"] for option in state["question"]["options"])
    odd = {**position, "codes": [*position["codes"], 10**6]}
    await mara.post(f"{RAIDERS}/table", {**body, "position": odd}, 422)
    wrong = {"parts": {"cost": "gravel"}}
    for path in ("preview", "picture"):
        refused = await mara.post(f"{RAIDERS}/{path}", wrong, 422)
        assert (refused["code"], refused["part"]) == ("bad-pack", "cost"), path
