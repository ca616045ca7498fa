"""The pages, the reference, the description of the API, and the limits of requests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tafelrunde.bots import LEVELS
from tafelrunde.games import games
from tafelrunde.server.texts import own_words

from .guests import BESIDE, HOST, ME, Server, running

pytestmark = pytest.mark.anyio


async def test_without_the_web_app_the_page_says_how_to_build_it(server: Server) -> None:
    answer = await (await server.somebody()).client.get("/")
    assert answer.status_code == 503
    assert answer.text.count("\n") == 1
    assert "make web" in answer.text


async def test_the_web_app_is_served_and_nothing_outside_it(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>app</title>")
    (static / "assets" / "app.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    async with running(tmp_path) as server:
        client = (await server.somebody()).client
        for path in ("/", "/table/abc", "/replay/x?ply=3", "/index.html"):
            answer = await client.get(path)
            assert "<title>app" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        script = await client.get("/assets/app.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/..%5csecret.txt"):
            assert "secret" not in (await client.get(path)).text
        assert (await client.get("/api/nothing")).json()["code"] == "not-found"


async def test_games_are_described_in_both_languages(server: Server) -> None:
    guest = await server.somebody()
    english, german = await guest.get("/games"), await guest.get("/games", lang="de")
    [deus] = [game for game in english if game["name"] == "deus"]
    assert deus["players"] == [2, 3, 4]
    assert deus["actions"] == games["deus"].actions
    assert {bot["name"] for bot in deus["bots"]} == set(LEVELS)
    assert [game["name"] for game in german] == [game["name"] for game in english]
    assert [game["tagline"] for game in german] != [game["tagline"] for game in english]
    for option in deus["options"]:
        assert option["default"] in [value["value"] for value in option["values"]]


async def test_the_reference_has_every_component_and_every_rule(server: Server) -> None:
    guest = await server.somebody()
    for lang in ("en", "de"):
        book = await guest.get("/reference/deus", lang=lang)
        assert len(book["components"]) == len(games["deus"].components)
        card = next(each for each in book["components"] if each["kind"] == "card")
        assert card["icons_svg"].startswith("<svg")
        assert card["sentence"].endswith(".")
        assert card["source_label"]
        assert card["facts"]
    assert "DEUS-BUILD-04" in [rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]]
    await guest.get("/reference/chess", 404)


async def test_everything_on_the_picture_is_explained(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE)
    card = await guest.get("/explain/deus/card/0")
    assert card["name"]
    assert card["sentence"]
    region = await guest.get("/explain/deus/region/5", table=table, seat=0)
    assert region["name"] != (await guest.get("/explain/deus/region/5"))["name"]
    await guest.get("/explain/deus/card/5000", 404)
    await guest.get("/explain/deus/dragon/1", 404)


def test_the_server_says_the_same_in_both_languages() -> None:
    assert own_words("en").ids() == own_words("de").ids()


async def test_requests_that_are_too_large_are_refused(server: Server) -> None:
    client = (await server.somebody()).client
    headers = {"Content-Type": "application/json"}
    answer = await client.post("/api/me", content=b"x" * 70_000, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    async def unannounced() -> AsyncIterator[bytes]:
        for _ in range(20):
            yield b" " * 10_000

    answer = await client.post("/api/me", content=unannounced(), headers=headers)
    assert answer.status_code == 413


async def test_a_server_for_this_machine_answers_to_its_own_names_only(tmp_path: Path) -> None:
    async with running(tmp_path, hosts=("table.test",)) as server:
        client = (await server.somebody()).client
        assert (await client.get("/api/health")).json() == {"ok": True}
        answer = await client.get("/api/health", headers={"Host": "evil.test"})
        assert (answer.status_code, answer.json()["code"]) == (403, "unknown-host")


async def test_what_was_not_foreseen_tells_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE)

    def broken(*_: object) -> None:
        raise ValueError("the deck is 3, 17, 42")

    monkeypatch.setattr("tafelrunde.server.states.state_at", broken)
    answer = await guest.client.get(f"/api/tables/{table}/state", params={"seat": 0})
    assert answer.status_code == 500
    assert answer.json() == {"error": "Something went wrong on our side.", "code": "internal"}


async def test_programs_find_the_api_described(server: Server) -> None:
    guest = await server.somebody()
    schema = (await guest.client.get("/api/openapi.json")).json()
    assert "/api/tables/{table_id}/choices" in schema["paths"]
    assert (await guest.client.get(f"{HOST}/api/docs")).status_code == 200
