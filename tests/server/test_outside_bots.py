"""Bots of other packages at a table: those offered by the server's owner, and programs on other machines."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import httpx
import pytest

from tafelrunde import UsageError
from tafelrunde.cli.join import read_table_url

from .guests import ME, OPEN, bot_seat, running, settings_in, until_asked
from .processes import started

pytestmark = pytest.mark.anyio

SPEC = "tests.bots.ten_lines:HighestBot"
EXAMPLE = Path(__file__).parents[2] / "examples" / "play_over_http.py"
JOIN = "import sys; from tafelrunde.cli import main; sys.exit(main())"


async def test_a_bot_that_the_owner_offers_sits_at_a_table(tmp_path: Path) -> None:
    offering = settings_in(tmp_path).offering([SPEC])
    more = {"find_bot": offering.find_bot, "offered_bots": offering.offered_bots}
    async with running(tmp_path, **more) as server:
        host = await server.somebody("Mara")
        listed = next(game["bots"] for game in await host.get("/games") if game["name"] == "deus")
        assert (listed[-1]["name"], listed[-1]["label"]) == (SPEC, "ten_lines:HighestBot")
        table = await host.table(bot_seat(SPEC), ME, options={"first_player": "first_seat"})
        state = await until_asked(host, table, 1)
        assert state["committed"] > 0, "the bot has chosen"
        notes = [entry["text"] for entry in state["log"]]
        assert not [text for text in notes if "bot" in text.lower() and "fail" in text.lower()]


async def test_nobody_else_brings_a_bot(tmp_path: Path) -> None:
    more = {"find_bot": settings_in(tmp_path, find_bot=None).offering([SPEC]).find_bot}
    async with running(tmp_path, **more) as server:
        host = await server.somebody("Mara")
        for spec in ("os:system", "tests.bots.ten_lines:lowest", f"{SPEC}:whims=3"):
            body = {"game": "deus", "seats": [ME, bot_seat(spec)]}
            assert (await host.post("/tables", body, 422))["code"] == "bad-request"


def test_a_spec_that_the_database_has_no_room_for_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="more than 80 characters"):
        settings_in(tmp_path).offering([f"tests.bots.ten_lines:HighestBot:whims={'1' * 60}"])


async def test_a_view_is_data_for_programs(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        host = await server.somebody("Mara")
        table = await host.table(ME, OPEN)
        before = await host.get(f"/tables/{table}/view", seat=0)
        assert (before["status"], before["view"], before["ply"]) == ("open", None, 0)
        friend = await server.somebody("Nils")
        await friend.join(table, host, 1)
        mine = await host.get(f"/tables/{table}/view", seat=0)
        asked = mine["view"]["pending"]["seat"]
        player = (host, friend)[asked]
        seen = await player.get(f"/tables/{table}/view", seat=asked)
        assert seen["view"]["pending"]["options"]
        other = await (host, friend)[1 - asked].get(f"/tables/{table}/view", seat=1 - asked)
        assert "options" not in other["view"]["pending"]
        assert other["view"]["seats"][asked].get("hand") is None
        await host.get(f"/tables/{table}/view", 403, seat=1)


async def _table_with_tokens(client: httpx.AsyncClient) -> tuple[str, list[str]]:
    await client.get("/api/me")
    made = await client.post("/api/tables", json={"game": "age_of_innovation", "seats": [OPEN, OPEN], "seed": 3})
    table = made.json()["id"]
    tokens = []
    for seat in (0, 1):
        tokens.append((await client.post(f"/api/tables/{table}/seats/{seat}/token", json={})).json()["token"])
    return table, tokens


async def test_two_programs_play_a_whole_game_over_http(tmp_path: Path) -> None:
    """One is `tafelrunde join` with a bot of somebody's own, the other the example."""
    async with (
        started(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", "serve") as [server],
        httpx.AsyncClient(base_url=server.address, headers={"Origin": server.address}, timeout=30) as client,
    ):
        table, tokens = await _table_with_tokens(client)
        page = f"{server.address}/table/{table}"
        programs = [
            ("-c", JOIN, "join", page, "--token", tokens[0], "--bot", SPEC, "--seed", "1"),
            (str(EXAMPLE), server.address, table, "1", tokens[1]),
        ]
        pipe = asyncio.subprocess.PIPE
        running_programs = [
            await asyncio.create_subprocess_exec(sys.executable, *arguments, stdout=pipe, stderr=pipe)
            for arguments in programs
        ]
        said = await asyncio.wait_for(asyncio.gather(*(each.communicate() for each in running_programs)), 300)
        assert [each.returncode for each in running_programs] == [0, 0], said
        assert "points by seat: " in said[0][0].decode()
        assert (await client.get(f"/api/tables/{table}")).json()["status"] == "over"


async def test_a_wrong_token_or_a_bot_that_needs_a_match_is_reported(tmp_path: Path) -> None:
    async with (
        started(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", "serve") as [server],
        httpx.AsyncClient(base_url=server.address, headers={"Origin": server.address}, timeout=30) as client,
    ):
        table, tokens = await _table_with_tokens(client)
        page = f"{server.address}/table/{table}"
        for token, name, says in ((tokens[0][:-1], "random", "rejects"), (tokens[0], "greedy", "the whole match")):
            done = await asyncio.create_subprocess_exec(
                sys.executable, "-c", JOIN, "join", page, "--token", token, "--bot", name,
                stderr=asyncio.subprocess.PIPE,
            )  # fmt: skip
            _, err = await asyncio.wait_for(done.communicate(), 120)
            assert done.returncode == 2
            assert says in err.decode()


def test_the_page_of_a_table_is_read() -> None:
    assert read_table_url("http://host:8000/table/abc") == ("http://host:8000", "abc")
    assert read_table_url("https://host/games/table/abc/") == ("https://host/games", "abc")
    for wrong in ("host/table/abc", "http://host/", "http://host/table/"):
        with pytest.raises(UsageError, match="is not the URL of a table"):
            read_table_url(wrong)
