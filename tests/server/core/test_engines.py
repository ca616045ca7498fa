"""Tables of older rules: an engine answers for them as the server of then did."""

from __future__ import annotations

import os
import random
import signal
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games import games
from tafelrunde.server.core.presentation.table_calls import CALLS
from tafelrunde.server.engine import PAGES

from ..guests import BESIDE, ME, OPEN, Guest, Server, bot_seat, fast_forward, running, until_asked
from ..releases import engines_in, next_rules

pytestmark = pytest.mark.anyio

GAMES = ("age_of_innovation", "deus", "revive", "tapestry")
HALF = 60


def forget(server: Server, *tables: str) -> None:
    """A new program begins with nothing in memory."""
    for table in tables:
        server.services.matches.forget(table)
        server.services.replays.forget(table)


async def pages(guest: Guest, table: str, seat: int) -> dict[str, Any]:
    """What a player, a spectator and a program see of a table."""
    state = await guest.state(table, seat)
    code = state["question"]["options"][0]["code"]
    tryout = {"seat": seat, "world": 3, "codes": [code]}
    return {
        "state": state,
        "from outside": await guest.state(table, -1),
        "view": await guest.get(f"/tables/{table}/view", seat=seat),
        "log": await guest.get(f"/tables/{table}/log", seat=seat, lang="de"),
        "steps": await guest.get(f"/tables/{table}/steps", seat=seat, after=HALF // 2),
        "turns": await guest.get(f"/tables/{table}/turns", seat=seat, after=HALF // 2),
        "ghost": await guest.get(f"/tables/{table}/ghost", seat=seat, code=code),
        "replay": await guest.get(f"/tables/{table}/replay", seat=seat, ply=HALF // 3),
        "glance": await guest.get(f"/tables/{table}/glance"),
        "info": await guest.get(f"/tables/{table}"),
        "small": (await guest.client.get(f"/api/tables/{table}/small.svg")).text,
        "explain": await guest.get(
            f"/explain/{(await guest.get(f'/tables/{table}'))['game']}/player/0", table=table, seat=seat
        ),
        "tryout": await guest.post(f"/tables/{table}/tryout", tryout),
    }


@pytest.mark.parametrize("game", GAMES)
async def test_an_engine_answers_as_this_release_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    async with running(tmp_path, engines=engines_in(tmp_path)) as server:
        guest = await server.somebody()
        table = await guest.table(ME, BESIDE, game=game, seed=5)
        await fast_forward(server, table, HALF, random.Random(2))
        seat = (await guest.get(f"/tables/{table}"))["turn"]["seat"]
        before = await pages(guest, table, seat)
        next_rules(monkeypatch)
        forget(server, table)
        after = await pages(guest, table, seat)
        assert before.keys() == after.keys()
        for page, answer in before.items():
            assert after[page] == answer, page
        assert table not in server.services.matches, "the engine has the match"


async def test_clicks_are_taken_back_and_end_turns_in_an_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same clicks, once in this process and once in an engine."""
    async with running(tmp_path, engines=engines_in(tmp_path)) as server:
        guest = await server.somebody()
        tables = [await guest.table(ME, BESIDE, seed=5) for _ in range(2)]
        played = []
        for table in tables:
            forget(server, *tables)
            dice, seen = random.Random(4), []
            for _ in range(12):
                seat = (await guest.get(f"/tables/{table}"))["turn"]["seat"]
                state = await guest.state(table, seat)
                while state["question"] is not None:
                    before = state["ply"]
                    state = await guest.choose(table, state, dice.choice(state["question"]["options"])["code"])
                    if state["can_undo"] and dice.random() < 0.3:
                        state = await guest.step(table, "undo", state)
                        assert state["ply"] <= before + 1
                        seen.append(state["ply"])
                if state["must_end"]:
                    seen.append((await guest.step(table, "end", state))["committed"])
            played.append((seen, await guest.get(f"/tables/{table}/log", seat=0)))
            next_rules(monkeypatch)
        assert played[0] == played[1]
        stale = await guest.choose(tables[1], {"seat": 0, "ply": 0}, 0, 409)
        assert stale["code"] == "stale"


async def test_a_bot_of_then_plays_in_its_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot chooses by the seed of the game and its choices, so both releases must make the same ones."""
    async with running(tmp_path, engines=engines_in(tmp_path)) as server:
        guest = await server.somebody()
        options = {"first_player": "first_seat"}
        tables = [await guest.table(ME, bot_seat("random"), seed=5, options=options) for _ in range(2)]
        logs = []
        for table in tables:
            forget(server, *tables)
            for n in range(3):
                await until_asked(guest, table)
                await guest.take_turn(table, 0, random.Random(n))
            await until_asked(guest, table)
            logs.append(await guest.get(f"/tables/{table}/log", seat=0))
            next_rules(monkeypatch)
        assert logs[0] == logs[1]
        assert not any("failed" in line["text"] for line in logs[1])


async def test_what_needs_the_current_rules_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path, engines=engines_in(tmp_path)) as server:
        guest = await server.somebody()
        table = await guest.table(ME, BESIDE, seed=5)
        await fast_forward(server, table, HALF, random.Random(2))
        next_rules(monkeypatch)
        forget(server, table)
        seat = (await guest.get(f"/tables/{table}"))["turn"]["seat"]
        refused = await guest.post(f"/tables/{table}/hint", {"seat": seat}, 409)
        assert (refused["code"], "older rules" in refused["error"]) == ("other-rules", True)


async def test_an_unbegun_game_goes_on_with_its_deal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players have seen their hands."""
    async with running(tmp_path, engines=engines_in(tmp_path)) as server:
        guest, friend = await server.somebody(), await server.somebody()
        dealt = await guest.table(ME, BESIDE)
        waiting = await guest.table(ME, OPEN, public=True)
        view = (await guest.get(f"/tables/{dealt}/view", seat=0))["view"]
        next_rules(monkeypatch)
        forget(server, dealt)
        assert (await guest.get(f"/tables/{dealt}/view", seat=0))["view"] == view
        await friend.post(f"/tables/{waiting}/seats/1/claim", {})
        versions = [(await guest.get(f"/tables/{table}"))["rules_version"] for table in (dealt, waiting)]
        assert versions == [games["deus"].rules_version - 1, games["deus"].rules_version]


async def test_a_pack_goes_to_the_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path, engines=engines_in(tmp_path)) as server:
        guest = await server.somebody()
        text = '[deus.card.red_raiders]\neffect = "StealFromEach(GOLD, 3)"\n'
        stored = await guest.post("/games/deus/packs", {"name": "Mine", "text": text}, 201)
        table = await guest.table(ME, BESIDE, pack=stored["id"], seed=3)
        await fast_forward(server, table, HALF, random.Random(2))
        before = await guest.state(table, 0)
        next_rules(monkeypatch)
        forget(server, table)
        assert await guest.state(table, 0) == before


@pytest.mark.parametrize("changed", ["rules_version = rules_version - 1", "component_hash = 'of before'"])
async def test_a_table_whose_engine_is_missing_is_closed(tmp_path: Path, changed: str) -> None:
    from sqlalchemy import text

    async with running(tmp_path, engines=engines_in(tmp_path)) as server:
        guest = await server.somebody()
        table = await guest.table(ME, BESIDE, seed=5)
        await fast_forward(server, table, 5, random.Random(2))
        async with server.services.storage.changing() as db:
            await db.execute(text(f"UPDATE tables SET {changed}"))
        forget(server, table)
        assert (await guest.get(f"/tables/{table}/state", 409, seat=0))["code"] == "other-rules"
        assert (await guest.get(f"/tables/{table}"))["closed"]


async def test_a_killed_engine_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server repeats what it asked."""
    async with running(tmp_path, engines=engines_in(tmp_path)) as server:
        guest = await server.somebody()
        table = await guest.table(ME, BESIDE, seed=5)
        await fast_forward(server, table, HALF, random.Random(2))
        next_rules(monkeypatch)
        forget(server, table)
        dice, killed = random.Random(1), set()
        for _ in range(4):
            turn = (await guest.get(f"/tables/{table}"))["turn"]["seat"]
            state = await guest.state(table, turn)
            running_engines = {worker.pid for worker in server.services.workers._all} - killed
            assert running_engines
            for pid in running_engines:
                assert pid is not None
                os.kill(pid, signal.SIGKILL)
            killed |= running_engines
            chosen = await guest.choose(table, state, dice.choice(state["question"]["options"])["code"])
            assert chosen["ply"] > state["ply"]
            if chosen["must_end"]:
                await guest.step(table, "end", chosen)


async def test_engines_with_nothing_to_do_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.server.core.bots.workers.IDLE_SECONDS", -1.0)
    async with running(tmp_path, engines=engines_in(tmp_path)) as server:
        workers = server.services.workers
        [engine] = workers._all
        workers.end_idle_engines()
        assert not workers._all
        assert engine.pid is not None
        with pytest.raises(ProcessLookupError):
            os.kill(engine.pid, 0)
        assert (await workers.ask("1.0", {"call": "describe"}))["rules"] == {
            name: game.rules_version for name, game in games.items()
        }


async def test_a_folder_that_is_no_release_closes_its_tables_only(tmp_path: Path, caplog: Any) -> None:
    folder = engines_in(tmp_path)
    (folder / "broken" / "tafelrunde").mkdir(parents=True)
    async with running(tmp_path, engines=folder) as server:
        assert [*server.services.engines.rules] == ["1.0"]
    assert "the engine broken does not start" in caplog.text


# What engines of released versions understand and answer. Older releases must keep working, so parameters and required
# fields of answers are never removed or added here; new ones have defaults.
PARAMETERS = {
    "analysis": ["stored", "progress", "screen"],
    "explain": ["seat", "kind", "number", "lang"],
    "ghost": ["seat", "code", "place", "screen"],
    "glance": ["seat"],
    "log": ["seat", "since", "screen"],
    "replay": ["seat", "ply", "screen"],
    "state": ["seat", "screen"],
    "steps": ["seat", "ply", "screen"],
    "thumbnail": ["lang"],
    "tryout": ["seat", "world", "codes", "ply", "screen"],
    "turns": ["seat", "ply", "screen"],
    "view": ["seat"],
}


def test_engines_of_every_release_understand_the_same_calls() -> None:
    assert PAGES
    assert {name: [*call.parameters] for name, call in CALLS.items()} == PARAMETERS
