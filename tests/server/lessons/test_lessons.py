"""Lessons on the server: a table for the learner, the coach, and scripted answers of other seats."""

from __future__ import annotations

import pytest

from tafelrunde.games import games
from tafelrunde.games.lessons.script import script_for

from ..cluster import BOTH, ONLY_SQLITE
from ..guests import Guest, Json, Server

pytestmark = [pytest.mark.anyio, BOTH]

DEUS = games["deus"]


async def begun(guest: Guest, name: str = "first_game") -> str:
    table: str = (await guest.post(f"/games/deus/lessons/{name}", {}, 201))["id"]
    return table


async def read_to(guest: Guest, table: str, step: int) -> Json:
    return await guest.post(f"/tables/{table}/lesson", {"step": step})


async def taught(guest: Guest, table: str, steps: int = 1000) -> Json:
    """Does what the coach says, up to a step."""
    state = await guest.state(table)
    while state["lesson"]["step"] < min(steps, len(state["lesson"]["titles"])):
        lesson = state["lesson"]
        if lesson["taught"]:
            state = await guest.choose(table, state, lesson["taught"][0])
        else:
            state = await read_to(guest, table, lesson["step"] + 1)
    return state


@ONLY_SQLITE
async def test_a_first_game_is_led_from_the_first_step_to_free_play(server: Server) -> None:
    guest = await server.somebody("Mara")
    table = await begun(guest)
    state = await guest.state(table)
    assert state["lesson"]["step"] == 0
    assert state["lesson"]["heading"] == "Welcome, founder"
    assert state["lesson"]["taught"] == []
    state = await taught(guest, table)
    found = script_for(DEUS, "first_game")
    assert found is not None
    assert state["lesson"]["free"]
    assert state["committed"] == len(found.moves)
    assert state["summaries"][0]["vp"] == 8
    meta = await guest.get(f"/tables/{table}")
    assert meta["lesson"] == {
        "name": "first_game", "title": "Deus: your first game", "step": 25, "steps": 25, "exercise": False,
        "done": True, "stars": None,
    }  # fmt: skip
    offering = next(option for option in state["question"]["options"] if option["code"] == 96)
    await guest.choose(table, state, offering["code"])  # whatever one likes


async def test_what_is_not_taught_is_refused_kindly_and_changes_nothing(server: Server) -> None:
    guest = await server.somebody()
    table = await begun(guest)
    state = await guest.state(table)
    early = await guest.choose(table, state, 16, 422)
    assert early["code"] == "not-taught"
    assert "Next" in early["error"]
    state = await taught(guest, table, 4)
    assert state["lesson"]["taught"] == [16]
    wrong = await guest.choose(table, state, 28, 422)
    assert wrong == {"code": "not-taught", "error": "A fine card, but it needs goods or neighbours that you do not "
                     "have yet. Begin with the green one that is lit."}  # fmt: skip
    assert {"code": 28, "step": 9} in state["lesson"]["later"]
    german = await guest.post(
        f"/tables/{table}/choices", {"seat": 0, "ply": state["ply"], "code": 28, "key": "de"}, 422, lang="de"
    )
    assert german["error"].startswith("Eine gute Karte")
    again = await guest.state(table)
    assert (again["ply"], again["lesson"]) == (state["ply"], state["lesson"])
    await guest.choose(table, state, 12345, 422)


async def test_a_choice_is_taken_back_and_earlier_steps_are_read_again(server: Server) -> None:
    guest = await server.somebody()
    table = await begun(guest)
    state = await taught(guest, table, 5)
    assert state["lesson"]["taught"] == [1]
    back = await guest.post(f"/tables/{table}/undo", {"seat": 0, "ply": state["ply"]})
    assert (back["lesson"]["step"], back["lesson"]["taught"]) == (4, [16])
    earlier = await read_to(guest, table, 1)
    assert (earlier["lesson"]["past"], earlier["lesson"]["light"]) == (False, ["region-1", "region-0", "region-3"])
    state = await taught(guest, table, 8)
    past = await read_to(guest, table, 5)
    assert past["lesson"]["past"]
    assert past["lesson"]["taught"] == past["lesson"]["light"] == []
    await guest.post(f"/tables/{table}/lesson", {"step": 20}, 422)
    reloaded = await guest.state(table)
    assert reloaded["lesson"] == past["lesson"]


async def test_a_lesson_continues_where_it_was_left_and_can_be_restarted(server: Server) -> None:
    guest = await server.somebody()
    first = await begun(guest)
    await taught(guest, first, 6)
    known = (await guest.get("/games/deus/lessons"))[0]
    assert (known["table"], known["step"], known["done"]) == (first, 6, False)
    assert (await guest.get("/tables"))[0]["lesson"]["step"] == 6
    second = await begun(guest)
    known = (await guest.get("/games/deus/lessons"))[0]
    assert (known["table"], known["step"]) == (second, 0)
    assert [table["id"] for table in await guest.get("/tables")] == [second]


async def test_a_lesson_is_nobody_elses(server: Server) -> None:
    mara, jon = await server.somebody("Mara"), await server.somebody("Jon")
    table = await begun(mara)
    await jon.get(f"/tables/{table}/state?seat=-1", 403)
    await jon.post(f"/tables/{table}/lesson", {"step": 1}, 403)
    assert (await jon.get("/games/deus/lessons"))[0]["table"] is None
    await mara.post("/games/deus/lessons/no_such", {}, 404)


async def test_the_wishes_of_a_seat_do_not_disturb_the_lesson(server: Server) -> None:
    guest = await server.somebody()
    table = await begun(guest)
    await guest.post(f"/tables/{table}/preferences", {"seat": 0, "ask_everything": True})
    state = await taught(guest, table, 9)
    assert state["lesson"]["step"] == 9


async def test_the_coach_can_be_silenced(server: Server) -> None:
    guest = await server.somebody()
    table = await begun(guest)
    assert (await guest.state(table))["lesson"]["coach"]
    silent = await guest.post(f"/tables/{table}/lesson", {"coach": False})
    assert (silent["lesson"]["coach"], silent["lesson"]["step"]) == (False, 0)


async def test_an_exercise_is_judged_and_the_best_try_is_kept(server: Server) -> None:
    guest = await server.somebody()
    table = await begun(guest, "gods")
    state = await read_to(guest, table, 2)
    assert [star["earned"] for star in state["lesson"]["stars"]] == [None] * 3
    for code in DEUS.lessons["gods"].solution:
        state = await guest.choose(table, state, code)
    assert [star["earned"] for star in state["lesson"]["stars"]] == [True] * 3
    again = await begun(guest, "gods")
    state = await read_to(guest, again, 2)
    for code in (96, 31, -1):
        state = await guest.choose(again, state, code)
    for _ in range(3):  # what Ceres gives
        if state["question"]:
            state = await guest.choose(again, state, state["question"]["options"][0]["code"])
    assert [star["earned"] for star in state["lesson"]["stars"]] == [False] * 3
    known = {lesson["name"]: lesson for lesson in await guest.get("/games/deus/lessons")}
    assert known["gods"]["stars"] == 3
    assert known["gods"]["goals"] == ["Neptune helps you", "6 gold more", "10 gold more"]
    assert known["village"]["stars"] is None


@ONLY_SQLITE
async def test_solo_the_turns_of_the_automa_are_summarized(server: Server) -> None:
    guest = await server.somebody()
    table = (await guest.post("/games/age_of_innovation/lessons/automa", {}, 201))["id"]
    await taught(guest, table, 10)
    turns = await guest.get(f"/tables/{table}/turns", after=0, seat=0)
    answer = {(turn["seat"], turn["player"], turn["points"] is None) for turn in turns}
    assert len(answer) == 2
    assert (1, "Automa", True) in answer
