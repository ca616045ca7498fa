"""The pages, the reference, the API description, and limits of requests."""

from __future__ import annotations

import ast
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import tafelrunde.server
from tafelrunde.bots import LEVELS
from tafelrunde.draw.icons import icons_of
from tafelrunde.games import DEFAULT_COVER, games
from tafelrunde.games.rulebook import rulebook
from tafelrunde.server.core.texts import server_texts
from tafelrunde.server.reference.guides import icon_legend
from tafelrunde.server.reference.reference import reference
from tafelrunde.words import words_of
from tafelrunde.words.labels import slug

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
    assert [bot["name"] for bot in deus["bots"]][: len(LEVELS)] == list(LEVELS)  # the others are for the tests
    thinks = {bot["name"]: bot["hint"].rpartition(". ")[2] for bot in deus["bots"]}
    assert thinks["easy"] == "Takes 0.1 s at most for an answer."
    assert thinks["expert"] == "Takes 1 s at most for an answer."
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
    rules = {rule["id"]: rule for chapter in book["chapters"] for rule in chapter["rules"]}
    assert set(rules) == {rule.id for chapter in rulebook(games["deus"]) for rule in chapter.rules}
    marks = {mark["kind"]: mark["label"] for mark in rules["DEUS-COMP-04"]["marks"]}
    assert marks == {"editions": "Ausgaben verschieden", "ruling": "unsere Auslegung", "page": "S. 2"}
    await guest.get("/reference/chess", 404)


async def test_the_guide_is_read_in_the_language_of_the_page(server: Server) -> None:
    guest = await server.somebody()
    english, german = [await guest.get("/games/deus/guide", lang=lang) for lang in ("en", "de")]
    assert (english["lang"], german["lang"]) == ("en", "de")
    assert [chapter["id"] for chapter in english["chapters"]] == [chapter["id"] for chapter in german["chapters"]]
    assert english["title"] != german["title"]
    pictures = [
        one for chapter in german["chapters"] for block in chapter["blocks"] for one in block["pictures"] if one["svg"]
    ]
    assert len(pictures) > 8
    assert all(one["width"] and one["caption"] in one["svg"] and ' id="' not in one["svg"] for one in pictures)
    assert (await guest.get("/games/deus/aid", lang="de"))["chapters"]
    await guest.get("/games/chess/guide", 404)


@pytest.mark.parametrize("name", list(games))
def test_the_legend_names_every_icon_that_effects_show(name: str) -> None:
    game = games[name]
    for lang in ("en", "de"):
        legend = icon_legend(game, lang)
        drawings = icons_of(game).drawings
        answer = {drawings[icon] for one in legend.icons for icon in one.icons} | {one.sign for one in legend.signs}
        shown = {token for effect in game.effects for token in effect.icons() if isinstance(token, str)}
        assert {drawings.get(token, token) for token in shown} <= answer | {drawings["arrow"]}


REMARKS = re.compile(
    r"ICON LOST|\b(OPEN|DEFAULT|SETTLED|RULING|DERIVED|INFERRED)\b|VARIANT\(|`|\.py\b|\b0\d\d\b|  |\ue000"
)


@pytest.mark.parametrize("name", list(games))
@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_reader_meets_a_remark_for_those_who_build(name: str, lang: str) -> None:
    """What the list says about the origin of a rule becomes marks; the sentence is left, whole."""
    book = reference(games[name], lang)
    shown = {rule.id: rule for chapter in book.chapters for rule in chapter.rules}
    wrong = {id: rule.text for id, rule in shown.items() if REMARKS.search(rule.text)}
    assert not wrong
    assert all(len(rule.text) > 8 and rule.text[-1] in ".!?)" for rule in shown.values())
    assert list(shown) == [rule.id for chapter in rulebook(games[name]) for rule in chapter.rules]
    assert len({chapter.id for chapter in book.chapters}) == len(book.chapters)
    marks = {mark.kind for rule in shown.values() for mark in rule.marks}
    assert {"page", "icon"} <= marks


def test_a_rule_is_read_in_the_language_of_the_reader() -> None:
    """The sentence is German, with the option by its German name; the marks are those of the English line."""
    english, german = (
        {rule.id: rule for chapter in reference(games["deus"], lang).chapters for rule in chapter.rules}
        for lang in ("en", "de")
    )
    assert german["DEUS-BUILD-04"].text == (
        "Einen Rohstoff der Baukosten darfst du durch 4 Gold ersetzen, auch wenn du den Rohstoff hast; "
        "das gilt nur für Baukosten."
    )
    assert reference(games["deus"], "de").rules_language == "de"
    assert "Option „Armeen in einem Gebiet“" in german["DEUS-RED-09"].text
    assert [mark.label for mark in german["DEUS-RED-09"].marks] == ["Ausgaben verschieden", "unsere Auslegung", "S. 7"]
    for id, rule in english.items():
        assert [mark.kind for mark in rule.marks] == [mark.kind for mark in german[id].marks]


RULE_IDS = re.compile(r"[A-Z]+(-[A-Z]+)+-\d+(\.\.\d+)?")


@pytest.mark.parametrize("name", list(games))
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_basis_of_components_is_described_in_every_language(name: str, lang: str) -> None:
    w = words_of(games[name], lang)
    rests = {component.basis for component in games[name].components if not RULE_IDS.fullmatch(component.basis)}
    assert {f"basis-{slug(basis)}" for basis in rests} <= w.ids()


async def test_everything_on_the_picture_is_explained(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE)
    card = await guest.get("/explain/deus/card/0")
    assert card["name"]
    assert card["sentence"]
    at_table = await guest.get("/explain/deus/card/0", table=table, seat=0)
    assert at_table["source_label"] == card["source_label"] != "", "the table too says where its values come from"
    region = await guest.get("/explain/deus/region/5", table=table, seat=0)
    assert region["name"] != (await guest.get("/explain/deus/region/5"))["name"]
    await guest.get("/explain/deus/card/5000", 404)
    await guest.get("/explain/deus/dragon/1", 404)
    assert (await guest.get("/explain/revive/modulespace/11"))["name"]
    await guest.get("/explain/revive/modulespace/12", 404)


def test_the_server_says_the_same_in_both_languages() -> None:
    assert server_texts("en").ids() == server_texts("de").ids()


REFUSALS = ("Refused", "forbidden", "not_found", "conflict", "illegal")


def refusals() -> set[str]:
    """The texts that the server refuses with, read from its source: the second text of a call, or else its code."""
    found = set()
    for path in Path(tafelrunde.server.__file__).parent.rglob("*.py"):
        for call in (node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)):
            refuses = isinstance(call.func, ast.Name) and call.func.id in REFUSALS
            refuses &= not any(isinstance(arg, ast.Name) and arg.id == "why" for arg in call.args)  # passed on
            texts = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            if refuses and texts:
                found.add(texts[-1])
    return found


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_refusal_has_words(lang: str) -> None:
    assert len(refusals()) > 40
    assert {f"error-{why}" for why in refusals()} <= server_texts(lang).ids()


async def test_a_refusal_speaks_the_language_of_who_asks(server: Server) -> None:
    guest = await server.somebody()
    english = await guest.get("/tables/nowhere", 404)
    german = await guest.get("/tables/nowhere", 404, lang="de")
    assert (english["error"], german["error"]) == ("There is no such table.", "Diesen Tisch gibt es nicht.")
    assert english["code"] == german["code"] == "not-found"
    guest.client.headers["Accept-Language"] = "fr, de-AT;q=0.8, en;q=0.5"
    assert await guest.get("/tables/nowhere", 404) == german
    assert await guest.get("/tables/nowhere", 404, lang="en") == english
    foreign = await guest.client.post("/api/me", json={"name": "x"}, headers={"Origin": "https://evil.test"})
    assert foreign.json()["error"] == server_texts("de").text("error-foreign-origin")


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


async def test_unexpected_errors_reveal_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE)

    def broken(*_: object) -> None:
        raise ValueError("the deck is 3, 17, 42")

    monkeypatch.setattr("tafelrunde.server.play.table_view.state_at", broken)
    answer = await guest.client.get(f"/api/tables/{table}/state", params={"seat": 0})
    assert answer.status_code == 500
    assert answer.json() == {"error": "Something went wrong on our side.", "code": "internal"}


async def test_programs_find_the_api_described(server: Server) -> None:
    guest = await server.somebody()
    schema = (await guest.client.get("/api/openapi.json")).json()
    assert "/api/tables/{table_id}/choices" in schema["paths"]
    assert (await guest.client.get(f"{HOST}/api/docs")).status_code == 200


@pytest.mark.anyio
async def test_every_game_brings_its_cover_and_one_without_gets_a_plain_one(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = await server.somebody()
    covers = [(await guest.client.get(f"/api/games/{name}/cover.svg")) for name in games]
    assert all(cover.headers["content-type"].startswith("image/svg+xml") for cover in covers)
    assert len({cover.text for cover in covers}) == len(games)
    monkeypatch.setattr(type(games["deus"].show), "cover", None)
    assert (await guest.client.get("/api/games/deus/cover.svg")).text == DEFAULT_COVER.read_text("utf-8")
    assert (await guest.client.get("/api/games/chess/cover.svg")).status_code == 404
