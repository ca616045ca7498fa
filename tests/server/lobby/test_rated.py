"""Rated games: decided at the deal, played without help, and lost by whoever gives up their seat."""

from __future__ import annotations

import random
from typing import Any

import pytest
from sqlalchemy import text

from tafelrunde.server.accounts.expiry import Expiry
from tafelrunde.server.core.tables.absence import WAITED_SECONDS
from tafelrunde.server.lobby.rated import BAN_SECONDS, FREE_ABORTS, MOST_ABORTS, banned_until
from tafelrunde.server.ratings.scale import MIDDLE

from ..cluster import BOTH
from ..guests import BESIDE, OPEN, Guest, Json, Server, bot_seat, fast_forward
from ..rated import FIRST, ledger_of, points, rated_game, rated_table, run, take_turns

pytestmark = pytest.mark.anyio

WHOLE = 100_000  # choices: more than any game has
ME: Json = {"kind": "me"}
BOT: Json = {"what": "bot"}


async def lost(server: Server, table: str, seat: int = 1) -> bool:
    """Whether the ledger says that this seat alone has lost, by giving up."""
    rows = await ledger_of(server, table)
    assert all(row.rated for row in rows)
    others = [row for row in rows if row.seat != seat]
    given_up = bool(rows) and rows[seat].forfeited and rows[seat].place == len(rows)
    return given_up and all(row.place == 1 and not row.forfeited for row in others)


# ------------------------------------------------------------------------------------------------ what may be rated


async def test_only_games_of_equal_chances_are_rated(server: Server) -> None:
    mara, guest = await server.account("mara"), await server.somebody("Olu")
    pack = await mara.post("/games/deus/packs", {"name": "Mine", "text": "[deus]\n"}, 201)
    wrong: list[tuple[list[Json], dict[str, Any]]] = [
        ([ME, BESIDE], {}),
        ([ME, ME], {}),
        ([ME, bot_seat("random")], {}),
        ([ME, bot_seat("medium")], {"seed": 5}),
        ([ME, OPEN], {"tryouts": True}),
        ([ME, OPEN], {"pack": pack["id"]}),
        ([OPEN, ME], {"options": {"first_player": "First_Seat"}}),
    ]
    for seats, more in wrong:
        body = {"game": "deus", "seats": seats, "rated": True, **more}
        refused = await mara.post("/tables", body, 422)
        assert "rat" in refused["error"], refused
    alone = {"game": "age_of_innovation", "seats": [ME], "rated": True}
    assert "two seats" in (await mara.post("/tables", alone, 422))["error"]
    refused = await guest.post("/tables", {"game": "deus", "seats": [ME, OPEN], "rated": True}, 403)
    assert refused["code"] == "no-account"
    table = await mara.table(ME, bot_seat("medium"), rated=True)
    meta = await mara.get(f"/tables/{table}")
    assert (meta["rated"], meta["counts"], meta["tryouts"], meta["contest"]) == (True, True, False, False)


async def test_a_seat_at_a_rated_table_is_for_one_person_with_an_account(server: Server) -> None:
    mara, olu, guest = await server.account("mara"), await server.account("olu"), await server.somebody("Pia")
    table = await mara.table(ME, OPEN, OPEN, rated=True, public=True)
    assert (await guest.post(f"/tables/{table}/seats/1/claim", {}, 403))["code"] == "no-account"
    await olu.join(table, mara, 1)
    links = {link["seat"]: link["url"].split(".")[-1] for link in await mara.get(f"/tables/{table}/invites")}
    for person in (mara, olu):
        refused = await person.post(f"/tables/{table}/seats/2/claim", {"invite": links[2]}, 409)
        assert refused["code"] == "one-seat"
    await mara.post(f"/tables/{table}/seats/2/token", status=409)
    await olu.post(f"/tables/{table}/seats/1/token", status=409)
    await mara.post(f"/tables/{table}/seats/2/bot", {"bot": "random"}, 422)
    await mara.post(f"/tables/{table}/seats/2/bot", {"bot": "easy"})
    assert (await mara.get(f"/tables/{table}"))["counts"]


async def test_what_the_deal_has_decided_stays(server: Server) -> None:
    """Neither the host's wish afterwards nor an account that is gone changes it; and a table of guests is not rated,
    whatever becomes of them."""
    [mara, olu], table = await rated_table(server, "mara", "olu")
    casual = await mara.table(ME, OPEN)
    guest = await server.somebody("Pia")
    await guest.join(casual, mara, 1)
    await run(server, "UPDATE users SET account = NULL WHERE account = 'olu'")
    await guest.post("/account/register", {"name": "pia", "password": "long enough"})
    for each in (table, casual):
        await fast_forward(server, each, WHOLE, random.Random(1))
    assert [row.rated for row in await ledger_of(server, table)] == [True, True]
    assert [row.rated for row in await ledger_of(server, casual)] == [False, False]
    assert (await points(guest), await points(olu) is None) == (None, False)


# ------------------------------------------------------------------------------------------------ giving up


@BOTH
async def test_whoever_leaves_has_lost_at_once_and_stays_the_loser(server: Server) -> None:
    [mara, olu], table = await rated_table(server, "mara", "olu")
    await take_turns([mara, olu], table)
    meta = await olu.post(f"/tables/{table}/seats/1/leave")
    assert (meta["seats"][1]["bot"], meta["seats"][1]["forfeited"], meta["counts"]) == ("medium", True, False)
    assert await lost(server, table)
    before = await points(mara), await points(olu)
    assert before[0] is not None
    assert before[1] is not None
    assert before[0] > MIDDLE > before[1]
    assert any("has lost" in line["text"] for line in await mara.get(f"/tables/{table}/log", seat=0))
    await olu.post(f"/tables/{table}/seats/1/claim", {})  # back again: it is no rated game any more
    await fast_forward(server, table, WHOLE, random.Random(1))
    assert (await mara.get(f"/tables/{table}"))["status"] == "over"
    assert (await points(mara), await points(olu)) == before
    [past] = (await olu.get("/me/profile"))["history"]
    assert (past["forfeited"], past["score"], past["place"], past["rated"]) == (True, None, 2, True)
    await mara.post(f"/tables/{table}/remove", status=409)
    assert await lost(server, table)


async def test_nobody_hands_their_seat_to_a_bot_or_a_program(server: Server) -> None:
    [mara, olu], table = await rated_table(server, "mara", "olu")
    await take_turns([mara, olu], table)
    for bot in ("expert", "easy"):
        refused = await olu.post(f"/tables/{table}/seats/1/bot", {"bot": bot}, 409)
        assert "lose" in refused["error"]
    await olu.post(f"/tables/{table}/seats/1/token", status=409)
    meta = await olu.get(f"/tables/{table}")
    assert (meta["seats"][1]["mine"], meta["seats"][1]["bot"], meta["rated"]) == (True, None, True)
    assert await ledger_of(server, table) == []


async def test_who_is_voted_out_has_lost(server: Server) -> None:
    [mara, _], table = await rated_table(server, "mara", "olu")
    await mara.take_turn(table, 0, random.Random(1))
    await run(server, "UPDATE tables SET turn_since = turn_since - :s", s=WAITED_SECONDS)
    await mara.post(f"/tables/{table}/seats/1/vote", BOT)
    assert await lost(server, table)


@pytest.mark.parametrize("policy", ["bot", "drop"])
async def test_whose_time_is_up_has_lost_when_a_bot_plays_on(server: Server, policy: str) -> None:
    [mara, olu], table = await rated_table(server, "mara", "olu", clock={"bank": 60, "policy": policy})
    await mara.state(table, 0)
    await mara.take_turn(table, 0, random.Random(1))
    await olu.state(table, 1)
    server.services.uptime.continue_from(server.services.uptime.now() + 120)
    await server.services.clock_watch.beat()
    assert await lost(server, table)


async def test_others_may_replace_whose_time_is_up_but_not_choose_by_whom(server: Server) -> None:
    [mara, olu], table = await rated_table(server, "mara", "olu", clock={"bank": 60})
    await mara.state(table, 0)
    await mara.take_turn(table, 0, random.Random(1))
    await olu.state(table, 1)
    server.services.uptime.continue_from(server.services.uptime.now() + 120)
    await server.services.clock_watch.beat()
    assert await ledger_of(server, table) == []
    await mara.post(f"/tables/{table}/seats/1/bot", {"bot": "random"}, 409)
    meta = await mara.post(f"/tables/{table}/seats/1/absent", {"what": "drop"})
    assert (meta["seats"][1]["bot"], await lost(server, table)) == ("medium", True)


async def test_who_removes_a_rated_table_has_lost(server: Server) -> None:
    [mara], table = await rated_table(server, "mara", bots=("medium",))
    await mara.take_turn(table, 0, random.Random(1))
    await mara.post(f"/tables/{table}/remove")
    await mara.get(f"/tables/{table}", 404)
    assert await lost(server, table, seat=0)
    rating = await points(mara)
    assert rating is not None
    assert rating < MIDDLE
    assert (await mara.get("/me/profile"))["history"][0]["table"] is None


async def test_a_host_cannot_remove_the_game_of_an_absent_player(server: Server) -> None:
    """Neither before the first choice: that would be a new deal as often as a friend stays away."""
    host, friend = await server.account("mara"), await server.account("olu")
    table = await host.table(OPEN, ME, options=FIRST)
    await run(server, "UPDATE tables SET rated = true")
    await friend.join(table, host, 0)
    await run(server, "UPDATE tables SET turn_since = turn_since - :s", s=WAITED_SECONDS)
    await host.post(f"/tables/{table}/remove", status=409)


async def test_of_three_the_others_play_on_and_who_left_is_last(server: Server) -> None:
    people, table = await rated_table(server, "mara", "olu", "pia")
    await take_turns(people, table)
    meta = await people[2].post(f"/tables/{table}/seats/2/leave")
    assert (meta["counts"], await ledger_of(server, table)) == (True, [])
    await fast_forward(server, table, WHOLE, random.Random(1))
    rows, result = await ledger_of(server, table), (await people[0].get(f"/tables/{table}"))["result"]
    assert sorted(row.place for row in rows[:2]) == [1, 2] or [row.place for row in rows[:2]] == [1, 1]
    assert (rows[2].place, rows[2].forfeited, rows[2].score) == (3, True, result["scores"][2])
    assert [row.mu is not None for row in rows] == [True] * 3


async def test_against_a_bot_a_game_is_decided_when_no_person_is_left(server: Server) -> None:
    [mara, olu], table = await rated_table(server, "mara", "olu", bots=("easy",))
    await olu.post(f"/tables/{table}/seats/1/leave")
    assert await ledger_of(server, table) == []
    await mara.post(f"/tables/{table}/seats/0/leave")
    assert [(row.place, row.forfeited) for row in await ledger_of(server, table)] == [(2, True), (2, True), (1, False)]


async def test_a_banned_player_has_lost(server: Server) -> None:
    [_, olu], table = await rated_table(server, "mara", "olu")
    owner = await server.account("owner")
    await run(server, "UPDATE users SET owner = true WHERE account = 'owner'")
    person = (await olu.get("/me"))["id"]
    await owner.post(f"/moderation/people/{person}", {"kind": "ban", "days": 1})
    assert await lost(server, table)


async def test_who_deletes_their_account_leaves_the_win_to_the_other(server: Server) -> None:
    [mara, olu], table = await rated_table(server, "mara", "olu")
    await run(server, "UPDATE users SET account = NULL WHERE account = 'olu'")  # or it would need its password
    await olu.post("/me/delete")
    assert await lost(server, table)
    rows = await ledger_of(server, table)
    assert (rows[1].name, rows[1].user_id[:5] if rows[1].user_id else "") == ("", "gone.")
    rating = await points(mara)
    assert rating is not None
    assert rating > MIDDLE


async def test_a_game_that_nobody_continues_is_lost_by_whose_turn_it_is(server: Server) -> None:
    """Before its table expires; who had left has lost, too."""
    [mara, _, pia], table = await rated_table(server, "mara", "olu", "pia")
    await mara.take_turn(table, 0, random.Random(1))
    await pia.post(f"/tables/{table}/seats/2/leave")
    await run(server, "UPDATE tables SET turn_since = 1")
    await server.services[Expiry].delete_expired()
    await mara.get(f"/tables/{table}", 404)
    rows = await ledger_of(server, table)
    assert [(row.place, row.forfeited) for row in rows] == [(1, False), (2, True), (2, True)]


async def test_leaving_a_game_that_does_not_count_is_free(server: Server) -> None:
    mara, olu = await server.account("mara"), await server.account("olu")
    table = await mara.table(ME, OPEN, options=FIRST)
    await olu.join(table, mara, 1)
    meta = await olu.post(f"/tables/{table}/seats/1/leave")
    assert (meta["seats"][1]["bot"], meta["seats"][1]["forfeited"]) == (None, False)
    await mara.post(f"/tables/{table}/seats/1/bot", {"bot": "easy"})
    await olu.post(f"/tables/{table}/seats/1/claim", {})
    await fast_forward(server, table, WHOLE, random.Random(1))
    assert [(row.rated, row.forfeited) for row in await ledger_of(server, table)] == [(False, False)] * 2


# ------------------------------------------------------------------------------------------------ no help


async def test_there_is_no_help_until_a_rated_game_is_over(server: Server) -> None:
    [mara], table = await rated_table(server, "mara", bots=("easy",))
    watching = await server.somebody()
    body = {"seat": 0, "world": 1, "codes": []}
    assert "counts" in (await mara.post(f"/tables/{table}/hint", {"seat": 0}, 403))["error"]
    assert "counts" in (await mara.post(f"/tables/{table}/tryout", body, 403))["error"]
    await mara.post(f"/tables/{table}/chances", {"agreed": True})
    await watching.get(f"/tables/{table}/chances", 403)  # whoever watches may be the player, or a friend
    assert (await mara.get(f"/tables/{table}"))["chances"]["mine"] is None
    await mara.post(f"/tables/{table}/seats/0/leave")
    await mara.post(f"/tables/{table}/seats/0/claim", {})
    await mara.post(f"/tables/{table}/tryout", body)


# ------------------------------------------------------------------------------------------------ aborting


@BOTH
async def test_a_game_is_aborted_before_a_second_turn_and_not_later(server: Server) -> None:
    people, table = await rated_table(server, "mara", "olu")
    await take_turns(people, table)
    assert (await people[1].get(f"/tables/{table}"))["abortable"]
    await (await server.account("pia")).post(f"/tables/{table}/abort", status=403)
    await people[1].post(f"/tables/{table}/abort")
    await people[0].get(f"/tables/{table}", 404)
    assert (await ledger_of(server, table), await points(people[1])) == ([], None)
    table = await rated_game(people)
    await take_turns(people, table)
    await people[0].take_turn(table, 0, random.Random(1))
    for person in people:
        assert not (await person.get(f"/tables/{table}"))["abortable"]
        assert "second turn" in (await person.post(f"/tables/{table}/abort", status=409))["error"]


async def test_only_rated_games_are_aborted(server: Server) -> None:
    mara = await server.account("mara")
    for table in (await mara.table(ME, bot_seat()), (await mara.post("/daily/play", status=201))["table"]):
        assert "rated" in (await mara.post(f"/tables/{table}/abort", status=409))["error"]
    waiting = await mara.table(ME, OPEN, rated=True)
    assert (await mara.post(f"/tables/{waiting}/abort", status=409))["code"] == "not-started"


async def aborted(server: Server, guest: Guest) -> None:
    await guest.post(f"/tables/{await rated_game([guest], bots=('easy',))}/abort")


async def test_who_aborts_often_waits_for_the_next_rated_game(server: Server) -> None:
    mara, olu = await server.account("mara"), await server.account("olu")
    for _ in range(FREE_ABORTS):
        await aborted(server, mara)
    await aborted(server, mara)
    body = {"game": "deus", "seats": [ME, OPEN], "rated": True}
    refused = await mara.post("/tables", body, 403)
    assert refused["minutes"] <= BAN_SECONDS / 60
    table = await olu.table(ME, OPEN, rated=True)
    [link] = await olu.get(f"/tables/{table}/invites")
    invite = {"invite": link["url"].split(".")[-1]}
    await mara.post(f"/tables/{table}/seats/1/claim", invite, 403)
    await mara.table(ME, OPEN)  # other games are free
    await run(server, "UPDATE aborts SET at = at - :s", s=BAN_SECONDS)
    await mara.post(f"/tables/{table}/seats/1/claim", invite)


async def test_aborts_have_a_limit_for_each_person_and_day(server: Server) -> None:
    mara = await server.account("mara")
    for _ in range(MOST_ABORTS):
        await aborted(server, mara)
        await run(server, "UPDATE aborts SET at = at - 3600")
    table = await rated_game([mara], bots=("easy",))
    assert str(MOST_ABORTS) in (await mara.post(f"/tables/{table}/abort", status=409))["error"]
    await run(server, "UPDATE aborts SET at = at - 86400")
    await mara.post(f"/tables/{table}/abort")


def test_bans_grow_with_each_abort() -> None:
    now = 1e9
    bans = [banned_until([now] * number) - now for number in range(1, MOST_ABORTS + 1)]
    assert [ban for ban in bans if ban > 0] == [BAN_SECONDS, 2 * BAN_SECONDS, 4 * BAN_SECONDS]
    assert len([ban for ban in bans if ban < 0]) == FREE_ABORTS


# ------------------------------------------------------------------------------------------------ rematches


async def test_nobody_gets_into_a_rated_rematch_unasked(server: Server) -> None:
    """Or they would lose it by not coming."""
    [mara, olu], table = await rated_table(server, "mara", "olu")
    await fast_forward(server, table, WHOLE, random.Random(1))
    again = await mara.post(f"/tables/{table}/rematch", status=201)
    assert (again["rated"], again["status"], again["seats"][1]["claimed"]) == (True, "open", False)
    [listed] = (await olu.get("/lobby"))["open"]
    assert (listed["id"], listed["invitation"]["by"]) == (again["id"], "mara")
    agreed = await olu.post(f"/tables/{table}/rematch", status=201)
    assert (agreed["id"], agreed["status"], agreed["counts"]) == (again["id"], "playing", True)
    assert [seat["name"] for seat in agreed["seats"]] == ["mara", "olu"]
    assert agreed["seats"][1]["mine"]
    async with server.services.storage.reading() as db:
        assert (await db.execute(text("SELECT count(*) FROM tables"))).scalar() == 2
