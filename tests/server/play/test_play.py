"""A table from the first choice to the last, with people and bots."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.server.core.storage.queries import KEYS_KEPT

from ..cluster import BOTH, BOTH_AT_LENGTH, ONLY_SQLITE
from ..guests import (
    BESIDE,
    ME,
    OPEN,
    Guest,
    Json,
    Server,
    bot_seat,
    committed,
    counted,
    fast_forward,
    quiet_choice,
    running,
    until_asked,
)

pytestmark = [pytest.mark.anyio, BOTH_AT_LENGTH]


@BOTH
async def test_a_table_for_me_and_a_bot_begins_at_once(server: Server) -> None:
    guest = await server.somebody("Mara")
    meta = await guest.post("/tables", {"game": "deus", "seats": [{"kind": "me"}, bot_seat("greedy")]}, 201)
    assert meta["status"] == "playing"
    assert [seat["name"] for seat in meta["seats"]] == ["Mara", "Ada"]
    assert meta["seed"] is None
    assert meta["host"]
    state = await until_asked(guest, meta["id"])
    assert all(part["svg"].startswith("<svg") for part in state["board"]["parts"])
    assert state["summaries"][0]["gold"] is not None
    assert set(state["icons"]) == set(state["summaries"][0])
    assert all(option["label"] for option in state["question"]["options"])


async def test_without_seats_the_creator_plays_against_bots(server: Server) -> None:
    guest = await server.somebody()
    meta = await guest.post("/tables", {"game": "deus", "players": 3}, 201)
    assert [seat["kind"] for seat in meta["seats"]] == ["me", "bot", "bot"]


@ONLY_SQLITE
async def test_a_game_against_a_bot_to_its_end(server: Server) -> None:
    guest = await server.somebody("Mara")
    table = await guest.table(ME, bot_seat(), options={"stall_rounds": 10})
    dice = random.Random(4)
    await until_asked(guest, table)
    await fast_forward(server, table, 300, dice)  # at random a game has 350 to 750
    state = await until_asked(guest, table)
    while state["status"] == "playing":
        await guest.take_turn(table, 0, dice)
        state = await until_asked(guest, table)
    meta = await guest.get(f"/tables/{table}")
    result = meta["result"]
    assert meta["status"] == "over"
    assert [sum(part["points"][seat] for part in result["breakdown"]) for seat in (0, 1)] == result["scores"]
    assert result["rounds"][-1]["round"] >= 1
    assert result["ending"].endswith(".")
    assert meta["seed"] is not None


async def test_a_turn_is_tentative_until_it_is_ended(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=3)
    before = await guest.state(table, 0)
    after = await quiet_choice(guest, table, before)
    assert after["ply"] > after["committed"] == 0
    assert after["can_undo"]
    assert after["can_reset"]
    assert len(after["question"]["path"]) == after["ply"]
    other = await guest.state(table, 1)
    assert other["ply"] == 0
    assert other["board"] == (await guest.state(table, 1))["board"]
    assert all(entry["ply"] == 0 for entry in other["log"])
    back = await guest.step(table, "undo", after)
    assert back == before


@ONLY_SQLITE
async def test_keys_of_a_turn_that_goes_to_and_fro_do_not_pile_up(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=3)
    state = await guest.state(table, 0)
    for _ in range(KEYS_KEPT + 3):
        state = await guest.step(table, "undo", await quiet_choice(guest, table, state))
    assert (await counted(server))["answers"] == KEYS_KEPT


async def test_reset_goes_back_to_the_beginning_of_the_turn(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=3)
    before = state = await guest.state(table, 0)
    state = await quiet_choice(guest, table, state)
    state = await quiet_choice(guest, table, state)
    assert await guest.step(table, "reset", state) == before


async def turn_to_be_ended(guest: Guest, table: str) -> Json:
    """Play seat 0 with choices that can be taken back until nothing is left to choose."""
    state = await guest.state(table, 0)
    while state["question"] is not None:
        state = await quiet_choice(guest, table, state)
    assert state["must_end"]
    return state


async def test_end_turn_hands_over_to_the_next_on_this_device(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=3)
    state = await turn_to_be_ended(guest, table)
    assert (await guest.state(table, 1))["committed"] == 0
    ended = await guest.step(table, "end", state)
    assert ended["committed"] == ended["ply"] == state["ply"]
    assert ended["hotseat"] == {"seat": 1, "name": "Nils"}
    other = await guest.state(table, 1)
    assert other["question"] is not None
    assert other["since"]
    assert all(entry["player"] == "Mara" for entry in other["since"])


async def test_with_auto_end_the_last_choice_ends_the_turn_and_says_so_before(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=3)
    await guest.post(f"/tables/{table}/preferences", {"seat": 0, "auto_end": True})
    state = await guest.state(table, 0)
    while state["question"] is not None:
        chosen = next((option for option in state["question"]["options"] if option["note"] is None), None)
        chosen = chosen or state["question"]["options"][0]
        state = await guest.choose(table, state, chosen["code"])
    assert chosen["note"] == "This ends your turn."
    assert not state["must_end"]
    assert (await guest.get(f"/tables/{table}"))["turn"]["seat"] == 1


async def test_a_turn_cannot_be_ended_before_it_is_done(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=3)
    state = await quiet_choice(guest, table, await guest.state(table, 0))
    refused = await guest.step(table, "end", state, 409)
    assert refused["code"] == "not-finished"


@ONLY_SQLITE
async def test_an_option_shows_what_it_changes(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=3)
    state = await guest.state(table, 0)
    for option in state["question"]["options"]:
        if option["note"] is None and option["changes"]:
            after = await guest.choose(table, state, option["code"])
            for change in option["changes"]:
                icon = change["icon"]
                assert after["summaries"][0][icon] - state["summaries"][0][icon] == change["delta"]
                assert change["label"] == state["icons"][icon]
            return
    raise AssertionError("no option changes anything that is known before")


@ONLY_SQLITE
async def test_questions_with_a_usual_answer_are_asked_only_if_wanted(server: Server) -> None:
    guest = await server.somebody()
    asked = {}
    for ask_everything in (False, True):
        table = await guest.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=5)
        for seat in (0, 1):
            await guest.post(f"/tables/{table}/preferences", {"seat": seat, "ask_everything": ask_everything})
        dice, prompts = random.Random(1), []
        for turn in range(16):
            state = await guest.state(table, turn % 2)
            while state["question"] is not None:
                prompts.append(state["question"])
                state = await guest.choose(table, state, dice.choice(state["question"]["options"])["code"])
            if state["must_end"]:
                await guest.step(table, "end", state)
        asked[ask_everything] = [question for question in prompts if question["default"] is not None]
    assert not asked[False]
    assert asked[True]


@BOTH
async def test_two_people_through_an_invite(server: Server) -> None:
    host, friend = await server.somebody("Mara"), await server.somebody("Olu")
    table = await host.table(ME, OPEN)
    assert (await host.get(f"/tables/{table}"))["status"] == "open"
    meta = await friend.join(table, host, 1)
    assert meta["status"] == "playing"
    assert [seat["name"] for seat in meta["seats"]] == ["Mara", "Olu"]
    assert [seat["mine"] for seat in meta["seats"]] == [False, True]
    players = [host, friend]
    dice = random.Random(2)
    for _ in range(4):
        seat = (await host.get(f"/tables/{table}"))["turn"]["seat"]
        other = await players[1 - seat].state(table, 1 - seat)
        assert other["question"] is None
        assert other["waiting"]["seat"] == seat
        await players[seat].take_turn(table, seat, dice)
    assert table in [each["id"] for each in await friend.get("/tables", which="mine")]


async def test_a_public_table_can_be_joined_without_a_link(server: Server) -> None:
    host, friend = await server.somebody("Mara"), await server.somebody("Olu")
    table = await host.table(ME, OPEN, public=True)
    assert [each["id"] for each in await friend.get("/tables", which="open")] == [table]
    assert (await friend.post(f"/tables/{table}/seats/1/claim", {}))["status"] == "playing"
    assert await friend.get("/tables", which="open") == []


async def test_somebody_who_leaves_is_replaced_by_a_bot(server: Server) -> None:
    host, friend = await server.somebody("Mara"), await server.somebody("Olu")
    table = await host.table(ME, OPEN, options={"first_player": "first_seat"})
    await friend.join(table, host, 1)
    await friend.post(f"/tables/{table}/seats/1/leave")
    await friend.get(f"/tables/{table}/state", 403, seat=1)
    meta = await host.post(f"/tables/{table}/seats/1/bot", {"bot": "random"})
    assert meta["seats"][1]["bot"] == "random"
    await host.take_turn(table, 0, random.Random(1))
    state = await until_asked(host, table)
    texts = [entry["text"] for entry in await host.get(f"/tables/{table}/log")]
    assert "Olu has left the table." in texts
    assert "A bot plays for Olu from now on." in texts
    assert state["committed"] > 0


@pytest.mark.parametrize(("bot", "note"), [("raises", "failed"), ("cheats", "failed"), ("loops", "took too long")])
async def test_a_bot_that_fails_is_replaced_by_a_legal_choice(
    tmp_path: Path, database: str, bot: str, note: str
) -> None:
    async with running(tmp_path, db=database, bot_seconds=2.5) as server:
        guest = await server.somebody()
        table = await guest.table(ME, bot_seat(bot), options={"first_player": "first_seat"})
        await guest.take_turn(table, 0, random.Random(1))
        for _ in range(600):  # a busy machine takes long to start a worker
            texts = [entry["text"] for entry in await guest.get(f"/tables/{table}/log")]
            answer = [text for text in texts if note in text]
            if answer:
                break
            await asyncio.sleep(0.1)
        assert answer[0].startswith("The bot of Ada")
        begun = time.perf_counter()
        await guest.state(table, 0)
        assert time.perf_counter() - begun < 2.5, "a table answers while a bot is stuck"


async def test_a_hint_is_an_option_with_a_reason(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, options={"first_player": "first_seat"})
    state = await guest.state(table, 0)
    hint = await guest.post(f"/tables/{table}/hint", {"seat": 0})
    assert hint["code"] in [option["code"] for option in state["question"]["options"]]
    assert hint["answers"][0]["code"] == hint["code"]
    assert 1 < len(hint["answers"]) <= 3
    assert hint["answers"][0]["text"]
    assert all(answer["ahead"] for answer in hint["answers"])
    assert "opinion" in hint["opinion"]
    german = await guest.post(f"/tables/{table}/hint", {"seat": 0}, lang="de")
    assert german["code"] == hint["code"]
    assert german["text"] != hint["text"]
    assert (await guest.post(f"/tables/{table}/hint", {"seat": 1}, 409))["code"] == "not-your-turn"


@ONLY_SQLITE
async def test_texts_are_in_the_language_asked_for(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, options={"first_player": "first_seat"})
    english, german = await guest.state(table, 0), await guest.state(table, 0, lang="de")
    assert english["question"]["text"] != german["question"]["text"]
    assert english["board"] != german["board"]
    assert english["icons"]["wood"] == "wood"
    assert german["icons"]["wood"] == "Holz"
    waiting = await guest.state(table, 1, lang="de")
    assert waiting["waiting"]["text"] == "Mara ist am Zug."
    await guest.get(f"/tables/{table}/state", 422, seat=0, lang="fr")


@ONLY_SQLITE
async def test_the_picture_fits_the_screen(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE)
    for width in (390, 1000):
        board = (await guest.state(table, 0, width=width))["board"]
        assert board["places"]["width"] == width
        assert max(part["width"] for part in board["parts"]) <= width


async def test_pictures_that_the_page_has_are_not_sent_again(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=3)
    first = (await guest.state(table, 0))["board"]["parts"]
    marks = ",".join(part["mark"] for part in first)
    again = (await guest.state(table, 0, has=marks))["board"]["parts"]
    assert [part["mark"] for part in again] == [part["mark"] for part in first]
    assert all(part["svg"] is None for part in again)
    after = await quiet_choice(guest, table, await guest.state(table, 0))
    parts = (await guest.state(table, 0, has=marks))["board"]["parts"]
    changed = [part["name"] for part in parts if part["svg"] or part["edits"]]
    assert 0 < len(changed) < len(first)
    assert after["board"]


@BOTH
async def test_chat_is_for_who_sits_at_the_table(server: Server) -> None:
    host, stranger = await server.somebody("Mara"), await server.somebody()
    table = await host.table(ME, BESIDE)
    await host.post(f"/tables/{table}/chat", {"text": "  good\n luck  "}, 201)
    [line] = await stranger.get(f"/tables/{table}/chat")
    assert (line["name"], line["text"], line["seat"]) == ("Mara", "good luck", 0)
    await stranger.post(f"/tables/{table}/chat", {"text": "hi"}, 403)
    await host.post(f"/tables/{table}/chat", {"text": "x" * 501}, 422)


@ONLY_SQLITE
async def test_alone_one_reads_what_the_opponent_did_that_the_rules_play(server: Server) -> None:
    guest = await server.somebody("Mara")
    table = await guest.table(ME, game="age_of_innovation", seed=5)
    dice = random.Random(4)
    state = await until_asked(guest, table)
    answer: dict[int, Json] = {}
    while state["question"] is not None:
        state = await guest.choose(table, state, dice.choice(state["question"]["options"])["code"])
        answer |= {line["n"]: line for line in state["since"]}
        acts = [line for line in state["since"] if "acts by card" in line["text"]]
        assert len(acts) <= 8, "turns that were answered long ago"
    assert {line["player"] for line in answer.values()} == {"Automa", "Mara"}
    assert sum("acts by card" in line["text"] for line in answer.values()) > 15
    result = (await guest.get(f"/tables/{table}"))["result"]
    assert result["winners"] == []
    [rival] = result["rivals"]
    assert rival["name"] == "Automa"
    assert rival["points"] == sum(one["points"] for one in rival["breakdown"])
    assert result["rivals"][0]["points"] > result["scores"][0]


@ONLY_SQLITE
async def test_a_standing_order_answers_while_nobody_looks_and_can_be_taken_back(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, game="age_of_innovation", seed=5)
    order = f"/tables/{table}/preferences"
    refused = await guest.post(order, {"seat": 1, "orders": {"LEECH": 99}}, 422)
    assert refused["code"] == "no-such-order"
    for seat in (0, 1):
        answer = await guest.post(order, {"seat": seat, "ask_everything": True, "orders": {"LEECH": -1}})
        assert answer["orders"] == {"LEECH": -1}
    dice, leeched = random.Random(2), 0
    for _ in range(60):
        seat = (await guest.get(f"/tables/{table}"))["turn"]["seat"]
        if seat is None or leeched:
            break
        state = await guest.state(table, seat)
        while state["question"] is not None:
            assert state["question"]["prompt"] != "LEECH"
            state = await guest.choose(table, state, dice.choice(state["question"]["options"])["code"])
        if state["must_end"]:
            await guest.step(table, "end", state)
        leeched = await _answers_to(server, table, "LEECH")
    assert leeched, "nobody built beside somebody else"
    assert (await guest.post(order, {"seat": 0, "orders": {}}))["orders"] == {}


async def _answers_to(server: Server, table: str, prompt: str) -> int:
    played = await committed(server, table)
    again, asked = Match(played.game, played.players, played.seed, played.options), 0
    for code in played.codes:
        assert again.decision is not None
        asked += again.decision.prompt.name == prompt
        again.choose(code)
    return asked
