"""Finished games: records, replays, forks, rematches."""

from __future__ import annotations

import json
import random

import pytest

from tafelrunde.games import games
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Record

from ..cluster import BOTH, BOTH_AT_LENGTH
from ..guests import BESIDE, ME, OPEN, Guest, Server, bot_seat, fast_forward

pytestmark = [pytest.mark.anyio, BOTH_AT_LENGTH]


async def test_a_record_may_have_any_seed_that_a_match_has(server: Server) -> None:
    guest = await server.somebody()
    for seed in (1 << 63, -((1 << 64) - 1)):
        match = Match(games["deus"], 2, seed)
        brought = await guest.post("/records", match.record().to_json(), 201)
        assert (await guest.get(f"/tables/{brought['id']}"))["seed"] == seed
    beyond = {**match.record().to_json(), "seed": 1 << 64}
    assert (await guest.post("/records", beyond, 422))["code"] == "bad-record"


async def finished(server: Server, guest: Guest, *seats: dict[str, str]) -> str:
    table = await guest.table(*(seats or (ME, BESIDE)), options={"stall_rounds": 10})
    await fast_forward(server, table, 100_000, random.Random(1))
    return table


@BOTH
async def test_a_record_travels_and_replays(server: Server) -> None:
    guest, other = await server.somebody(), await server.somebody()
    table = await finished(server, guest)
    record = await guest.get(f"/tables/{table}/record")
    assert record["seats"] == ["Mara", "Nils"]
    scores = (await guest.get(f"/tables/{table}"))["result"]["scores"]
    assert Match.replay(Record.from_json(record)).result.scores == scores
    brought = await other.post("/records", record, 201)
    meta = await other.get(f"/tables/{brought['id']}")
    assert (meta["status"], meta["result"]["scores"]) == ("over", scores)
    assert [seat["name"] for seat in meta["seats"]] == ["Mara", "Nils"]
    assert brought["plies"] == len(record["codes"])
    middle = len(record["codes"]) // 2
    for seat in (-2, -1, 0, 1):
        theirs = await other.get(f"/tables/{brought['id']}/replay", ply=middle, seat=seat)
        assert theirs == await guest.get(f"/tables/{table}/replay", ply=middle, seat=seat)


async def test_bots_say_why_when_the_game_is_over(server: Server) -> None:
    """Not before: that would tell of their hands. People need not say."""
    guest = await server.somebody()
    running = await guest.table(ME, bot_seat(), options={"first_player": "first_seat"})
    await fast_forward(server, running, 20, random.Random(1))
    assert (await guest.get(f"/tables/{running}/why", 403, ply=1))["code"] == "not-your-seat"
    for bot, why in (("greedy", ": this "), ("random", "at random")):
        table = await finished(server, guest, ME, bot_seat(bot))
        log = await guest.get(f"/tables/{table}/log")
        plies = {seat: [line["ply"] for line in log if line["mover"] == seat] for seat in (0, 1)}
        reasons = [(await guest.get(f"/tables/{table}/why", ply=ply))["text"] for ply in plies[1][:5]]
        assert any(why in reason for reason in reasons), reasons
        assert (await guest.get(f"/tables/{table}/why", 409, ply=plies[0][0]))["code"] == "no-hint"
        assert (await guest.get(f"/tables/{table}/why", 422, ply=100_000))["code"] == "no-such-ply"


async def test_an_unfinished_record_can_be_watched_and_continued(server: Server) -> None:
    guest = await server.somebody()
    record = await guest.get(f"/tables/{await finished(server, guest)}/record")
    half = {**record, "codes": record["codes"][:20], "hashes": [], "final_hash": ""}
    brought = await guest.post("/records", half, 201)
    assert (await guest.get(f"/tables/{brought['id']}"))["result"] is None
    assert (await guest.get(f"/tables/{brought['id']}/replay", seat=-2))["ply"] == 20
    assert (await guest.post(f"/tables/{brought['id']}/fork", {"ply": 20}, 201))["status"] == "playing"


async def test_a_record_that_does_not_fit_is_refused_with_the_place(server: Server) -> None:
    guest = await server.somebody()
    record = await guest.get(f"/tables/{await finished(server, guest)}/record")
    codes = record["codes"]
    bad = [
        ({**record, "codes": [*codes[:7], 97_531, *codes[8:]]}, "ply 7"),
        ({**record, "rules_version": 999}, "version"),
        ({**record, "game": "chess"}, "chess"),
        ({**record, "seed": "1"}, "seed"),
        ({**record, "codes": codes[:-1]}, "final_hash"),
        ({}, "tafelrunde"),
        ([], "object"),
    ]
    for body, reason in bad:
        refused = await guest.post("/records", body, 422)
        assert refused["code"] == "bad-record"
        assert reason in refused["error"]
    large = json.dumps({**record, "seats": ["x" * 4_000_000]})
    answer = await guest.client.post("/api/records", content=large, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    await guest.client.get("/api/health")


async def test_a_running_game_is_replayed_only_as_its_seat_saw_it(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=3)
    await fast_forward(server, table, 30, random.Random(1))
    seen = await guest.get(f"/tables/{table}/replay", ply=0, seat=0)
    assert (seen["ply"], seen["plies"], seen["question_seat"]) == (0, 30, 0)
    assert seen["question_text"]
    assert seen["chosen"]
    assert (await guest.get(f"/tables/{table}/replay", ply=0, seat=1))["chosen"] is None
    assert (await guest.get(f"/tables/{table}/replay", 422, ply=31, seat=0))["code"] == "no-such-ply"
    assert all(entry["ply"] <= 12 for entry in (await guest.get(f"/tables/{table}/replay", ply=12, seat=0))["log"])


@BOTH
async def test_a_fork_goes_on_from_a_choice_of_a_finished_game(server: Server) -> None:
    guest = await server.somebody("Mara")
    table = await finished(server, guest)
    again = await guest.post(f"/tables/{table}/fork", {"ply": 25, "seats": [ME, BESIDE]}, 201)
    fork = await guest.post(f"/tables/{table}/fork", {"ply": 25}, 201)
    assert fork["status"] == "playing"
    assert fork["plies"] >= 25
    assert fork["chosen_seed"]
    assert sorted(seat["kind"] for seat in fork["seats"]) == ["bot", "me"]
    for seat in (0, 1):
        mine = (await guest.post(f"/tables/{table}/fork", {"ply": 25, "seat": seat}, 201))["seats"]
        assert [one["mine"] for one in mine] == [one == seat for one in (0, 1)]
    await guest.post(f"/tables/{table}/fork", {"ply": 25, "seat": 2}, 422)
    old = await guest.get(f"/tables/{table}/replay", ply=25, seat=-1)
    new = await guest.get(f"/tables/{again['id']}/replay", ply=25, seat=-1)
    assert old["board"] == new["board"]
    assert (await guest.get(f"/tables/{table}"))["plies"] == old["plies"]
    over = await guest.post(f"/tables/{table}/fork", {"ply": old["plies"]}, 422)
    assert over["code"] == "no-such-ply"
    two = await guest.post(f"/tables/{table}/fork", {"ply": 25, "seats": [ME, OPEN]}, 201)
    assert two["status"] == "open"
    await guest.post(f"/tables/{table}/fork", {"ply": 25, "seats": [ME, BESIDE, BESIDE]}, 422)


async def test_a_fork_by_invite_waits_and_then_goes_on_from_there(server: Server) -> None:
    guest, friend = await server.somebody("Mara"), await server.somebody("Olu")
    table = await finished(server, guest)
    fork = await guest.post(f"/tables/{table}/fork", {"ply": 25, "seats": [ME, OPEN]}, 201)
    assert (await friend.join(fork["id"], guest, 1))["plies"] >= 25


@BOTH
async def test_a_rematch_brings_the_same_people_to_one_new_table(server: Server) -> None:
    host, friend = await server.somebody("Mara"), await server.somebody("Olu")
    table = await host.table(ME, OPEN, bot_seat(), options={"stall_rounds": 10}, title="Friday")
    await host.post(f"/tables/{table}/rematch", status=409)
    await friend.join(table, host, 1)
    await fast_forward(server, table, 100_000, random.Random(1))
    first = await friend.post(f"/tables/{table}/rematch", status=201)
    second = await host.post(f"/tables/{table}/rematch", status=201)
    assert first["id"] == second["id"] != table
    assert [seat["name"] for seat in first["seats"]] == ["Mara", "Olu", "Ada"]
    assert [seat["mine"] for seat in first["seats"]] == [False, True, False]
    assert [seat["mine"] for seat in second["seats"]] == [True, False, False]
    assert first["title"] == "Friday"
    await (await server.somebody()).post(f"/tables/{table}/rematch", status=403)


async def test_who_has_no_name_is_called_in_the_readers_language(server: Server) -> None:
    guest = await server.somebody()
    table = await guest.table({"kind": "me"}, {"kind": "bot", "bot": "random"}, seed=3)
    for lang, name in (("en", "Player 1"), ("de", "Person 1")):
        assert (await guest.get(f"/tables/{table}", lang=lang))["seats"][0]["name"] == name
        answer = [entry["text"] for entry in await guest.get(f"/tables/{table}/log", seat=0, lang=lang)]
        assert not any(other in line for line in answer for other in {"Player 1", "Person 1"} - {name})
