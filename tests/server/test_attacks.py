"""Attacks on fair play, all of which must fail; `docs/develop/attacks.md` lists them with the tests that try them."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path

import pytest
from sqlalchemy import text

from tafelrunde.server.accounts.expiry import Expiry
from tafelrunde.server.core.account_names import imitated
from tafelrunde.server.core.identity import SESSION_SECONDS
from tafelrunde.server.core.limits.rate_limits import LIMITS
from tafelrunde.server.core.storage.models import Entrant, Tournament
from tafelrunde.server.core.tables.fair_play import DAYS_TO_CHOOSE
from tafelrunde.server.lobby.rated import BAN_SECONDS, FREE_ABORTS, MOST_ABORTS
from tafelrunde.server.tournaments.pairing import Round
from tafelrunde.server.tournaments.tournaments import LoadedTournament, _pair

from .cluster import BOTH
from .guests import ME, OPEN, Json, Server, bot_seat, fast_forward, running
from .rated import FIRST, ledger_of, points, rated_game, rated_table, run, take_turns

pytestmark = pytest.mark.anyio

HERE = Path(__file__).parent
LIST = HERE.parents[1] / "docs" / "develop" / "attacks.md"
DAY = 24 * 60 * 60
WHOLE = 100_000  # choices: more than any game has
LOG_IN = {"name": "mara", "password": "long enough"}


def test_every_attack_of_the_list_is_tried() -> None:
    rows = [line.split("|") for line in LIST.read_text("utf-8").splitlines() if re.match(r"\| [SNF]\d", line)]
    named = {row[1].strip().split()[0] for row in rows}
    parts = {f"N5{letter}" for letter in "abcdefg"}
    assert named == {f"S{n}" for n in range(1, 17)} | {f"N{n}" for n in range(1, 13)} - {"N5"} | parts | {
        f"F{n}" for n in range(1, 21)
    }
    for place in re.findall(r"`([^`]+)`", " ".join(row[2] for row in rows)):
        file, _, test = place.partition("::")
        found = (HERE.parents[1] if file.startswith("tests/") else HERE) / file
        assert f"def {test}(" in found.read_text("utf-8") if test else "def test_" in found.read_text("utf-8"), place


# ------------------------------------------------------------------------------------------------ of the reviews


async def test_replays_have_a_pace(tmp_path: Path) -> None:
    async with running(tmp_path, rate_limits=True) as server:
        guest = await server.somebody()
        table = await guest.table(ME, bot_seat())
        await fast_forward(server, table, WHOLE, random.Random(1))
        person = (await guest.get("/me"))["id"]
        while server.services.rate_limits.wait("replays", person) == 0:
            pass  # as if they had watched faster than anybody can
        await guest.get(f"/tables/{table}/replay", 429, ply=1, seat=-1)


async def test_a_try_at_the_challenge_has_no_help(server: Server) -> None:
    mara, friend = await server.somebody("Mara"), await server.somebody("Olu")
    table = (await mara.post("/daily/play", status=201))["table"]
    await mara.post(f"/tables/{table}/hint", {"seat": 0}, 403)
    await mara.post(f"/tables/{table}/tryout", {"seat": 0, "world": 1, "codes": []}, 403)
    await mara.get(f"/tables/{table}/coach", 403, seat=0)
    for path, body in (("bot", {"bot": "expert"}), ("token", {}), ("leave", {})):
        await mara.post(f"/tables/{table}/seats/0/{path}", body, 409)
    await mara.post(f"/tables/{table}/remove", status=409)
    meta = await mara.get(f"/tables/{table}")
    assert (meta["seats"][0]["mine"], meta["seats"][0]["bot"], meta["tryouts"]) == (True, None, False)
    await friend.get(f"/tables/{table}/state", 403, seat=-1)


@BOTH
async def test_the_best_of_several_guests_is_no_result_of_an_account(server: Server) -> None:
    """But it uses up the account's own try, since the deal is known now."""
    mara, guest, other = await server.somebody(), await server.somebody("Best"), await server.somebody("Olu")
    await mara.post("/account/register", LOG_IN)
    table = (await guest.post("/daily/play", status=201))["table"]
    await fast_forward(server, table, WHOLE, random.Random(1))
    await guest.post("/account/login", LOG_IN)
    today = await mara.get("/daily")
    assert (today["tried"], today["table"], today["results"], today["finished"]) == (True, table, [], 0)
    assert (await mara.post("/daily/play", status=201))["table"] == table
    own = (await other.post("/daily/play", status=201))["table"]
    await fast_forward(server, own, WHOLE, random.Random(2))
    assert [result["name"] for result in (await other.get("/daily"))["results"]] == ["Olu"]


@BOTH
async def test_a_pack_goes_with_its_last_user(server: Server) -> None:
    mara, olu = await server.somebody("Mara"), await server.somebody("Olu")
    texts = "SELECT count(*) FROM pack_texts"
    packs = [
        await mara.post("/games/deus/packs", {"name": name, "text": f'[pack]\nname = "{name}"\n'}, 201)
        for name in ("Mine", "Shared", "Removed")
    ]
    table = await olu.table(ME, OPEN, pack=packs[1]["id"])
    assert await count(server, texts) == 3
    await mara.post(f"/packs/{packs[2]['id']}/remove")
    assert await count(server, texts) == 2
    await mara.post("/me/delete")
    assert await count(server, texts) == 1  # with which somebody plays
    await olu.post(f"/tables/{table}/remove")
    await server.services[Expiry].delete_expired()
    assert await count(server, texts) == 0


async def count(server: Server, query: str) -> int:
    async with server.services.storage.reading() as db:
        return int((await db.execute(text(query))).scalar_one())


async def test_a_session_ends_when_it_is_not_used(server: Server) -> None:
    """And lasts as long as it is; the cookie that names it is renewed at each visit."""
    mara = await server.somebody()
    answer = await mara.client.post("/api/account/register", json=LOG_IN)
    assert f"max-age={SESSION_SECONDS}" in answer.headers["set-cookie"].lower()
    assert SESSION_SECONDS <= 90 * 24 * 3600
    for _ in range(3):
        await run(server, "UPDATE sessions SET used = used - :s", s=SESSION_SECONDS - 3600)
        answer = await mara.client.get("/api/me")
        assert answer.json()["account"] == "mara"
        assert f"max-age={SESSION_SECONDS}" in answer.headers["set-cookie"].lower()
        await server.services[Expiry].write_last_visits()
    await run(server, "UPDATE sessions SET used = used - :s", s=SESSION_SECONDS + 3600)
    await mara.get("/me/profile", 401)
    await server.services[Expiry].delete_expired()
    assert await count(server, "SELECT count(*) FROM sessions") == 0


# ------------------------------------------------------------------------------------------------ on games that count


async def test_f1_the_coach_is_no_hint(server: Server) -> None:
    [mara], table = await rated_table(server, "mara", bots=("easy",))
    assert "counts" in (await mara.get(f"/tables/{table}/coach", 403, seat=0))["error"]
    casual = await mara.table(ME, bot_seat("easy"))
    await mara.get(f"/tables/{casual}/coach", seat=0)


async def test_f2_the_deal_of_the_day_cannot_be_shown_to_others(server: Server) -> None:
    """By whoever opens their own table to spectators."""
    mara, friend = await server.somebody("Mara"), await server.somebody("Olu")
    table = (await mara.post("/daily/play", status=201))["table"]
    await mara.post(f"/tables/{table}/spectators", {"spectators": True}, 409)
    for path in ("state", "log", "view"):
        await friend.get(f"/tables/{table}/{path}", 403, seat=-1)


async def test_f3_two_accounts_cannot_abort_until_they_like_the_deal(server: Server) -> None:
    """Each of them has a limit of its own, and no new game can be begun after that."""
    people = [await server.account(name) for name in ("mara", "olu")]
    aborts = 0
    for n in range(2 * MOST_ABORTS):
        table = await people[n % 2].client.post(
            "/api/tables", json={"game": "deus", "seats": [{"kind": "me"}, bot_seat("easy")], "rated": True}
        )
        if table.status_code == 201:
            answer = await people[n % 2].client.post(f"/api/tables/{table.json()['id']}/abort", json={})
            aborts += answer.status_code == 200
    assert aborts == 2 * (FREE_ABORTS + 1)


async def test_f4_leaving_and_aborting_at_once_has_one_outcome(server: Server) -> None:
    people, table = await rated_table(server, "mara", "olu")
    await take_turns(people, table)
    paths = [f"/api/tables/{table}/{what}" for what in ("seats/1/leave", "abort", "seats/1/leave", "abort", "remove")]
    answers = await asyncio.gather(*(people[1].client.post(path, json={}) for path in paths))
    done = [path for path, answer in zip(paths, answers, strict=True) if answer.status_code == 200]
    rows = await ledger_of(server, table)
    assert len(done) == 1
    assert len(rows) == (2 if "leave" in done[0] else 0)


async def test_f5_a_won_position_cannot_be_continued_as_a_rated_game(server: Server) -> None:
    people, table = await rated_table(server, "mara", "olu")
    await fast_forward(server, table, WHOLE, random.Random(1))
    body: Json = {"ply": 3, "seats": [{"kind": "me"}, bot_seat("easy")], "rated": True}
    answer = await people[0].client.post(f"/api/tables/{table}/fork", json=body)
    assert answer.status_code in (201, 422)
    for one in await people[0].get("/tables", which="mine"):
        assert not (one["rated"] and one["id"] != table)
    record = await people[0].get(f"/tables/{table}/record")
    imported = await people[0].post("/records", record, 201)
    await people[0].post(f"/tables/{imported['id']}/rematch", status=201)
    assert not any(one["rated"] for one in await people[0].get("/tables", which="mine") if one["id"] != table)


async def test_f6_an_account_made_in_mid_game_is_not_rated_in_it(server: Server) -> None:
    mara, guest = await server.account("mara"), await server.somebody("Olu")
    table = await mara.table({"kind": "me"}, OPEN, options=FIRST)
    await guest.join(table, mara, 1)
    await guest.post("/account/register", {"name": "olu", "password": "long enough"})
    await fast_forward(server, table, WHOLE, random.Random(1))
    assert [row.rated for row in await ledger_of(server, table)] == [False, False]
    again = await mara.post(f"/tables/{table}/rematch", status=201)
    assert not again["rated"]


async def test_f7_a_ban_from_rated_games_holds_for_rematches_and_invitations(server: Server) -> None:
    people, table = await rated_table(server, "mara", "olu")
    await fast_forward(server, table, WHOLE, random.Random(1))
    for _ in range(FREE_ABORTS + 1):
        await people[1].post(f"/tables/{await rated_game([people[1]], bots=('easy',))}/abort")
    again = await people[0].post(f"/tables/{table}/rematch", status=201)
    await people[1].post(f"/tables/{table}/rematch", status=403)
    [listed] = [one for one in (await people[1].get("/lobby"))["open"] if one["id"] == again["id"]]
    token = listed["invitation"]["path"].split("#")[1].split(".")[1]
    await people[1].post(f"/tables/{again['id']}/seats/1/claim", {"invite": token}, 403)
    assert (await people[0].get(f"/tables/{again['id']}"))["status"] == "open"


async def test_f8_a_friend_who_gives_up_saves_nobody_from_losing(server: Server) -> None:
    """The others of three still play for their places; that of who gave up helps none of them."""
    people, table = await rated_table(server, "mara", "olu", "pia")
    await people[2].post(f"/tables/{table}/seats/2/leave")
    await people[1].post(f"/tables/{table}/seats/1/leave")
    rows = await ledger_of(server, table)
    assert [(row.place, row.forfeited) for row in rows] == [(1, False), (2, True), (2, True)]
    lost = await points(people[1])
    assert lost is not None
    assert lost < 1500


async def test_f9_a_host_cannot_flood_a_person_with_invitations(tmp_path: Path) -> None:
    async with running(tmp_path, rate_limits=True) as server:
        host, victim = await server.somebody("Mara"), await server.somebody("Olu")
        shared = await host.table(ME, OPEN)
        await victim.join(shared, host, 1)
        await host.post(f"/tables/{shared}/seats/1/tie", {"kind": "follow"})
        person = (await victim.get("/me"))["id"]
        answers = []
        for _ in range(LIMITS["invites"].person.burst + 3):
            table = await host.table(ME, OPEN)
            answers.append((await host.client.post(f"/api/tables/{table}/invite", json={"person": person})).status_code)
        assert answers == [200] * LIMITS["invites"].person.burst + [429] * 3


async def test_f10_a_figure_touches_nobody_and_a_moderator_is_asked(server: Server) -> None:
    """Two who trade wins by giving up are shown, and nothing else happens to them; they cannot see that they are."""
    owner, mara, olu = [await server.account(name) for name in ("owner", "mara", "olu")]
    await run(server, "UPDATE users SET owner = true WHERE account = 'owner'")
    for n in range(6):
        table = await rated_game([mara, olu] if n % 2 else [olu, mara])
        await (mara if n % 3 else olu).post(f"/tables/{table}/seats/{int((n % 2 == 0) == bool(n % 3))}/leave")
    [pair] = (await owner.get("/moderation/fair-play"))["pairs"]
    assert pair["conspicuous"]
    assert await mara.get("/me/notices") == []
    await mara.get("/moderation/fair-play", 403)
    assert "pairs" not in await mara.get("/me/data")
    await rated_game([mara, olu])


async def test_f11_the_host_does_not_begin_every_rated_game(server: Server) -> None:
    host = await server.account("mara")
    for value in ("first_seat", "FIRST_SEAT"):
        body: Json = {"game": "deus", "seats": [{"kind": "me"}, OPEN], "options": {"first_player": value}}
        assert "first_player" in (await host.post("/tables", {**body, "rated": True}, 422))["error"]
        await host.post("/tables", body, 201)


async def test_f12_who_is_losing_cannot_leave_a_game_without_a_clock_unfinished(server: Server) -> None:
    """Against bots nobody would vote, and the retention of a server may be forever. With a clock it decides."""
    [mara], table = await rated_table(server, "mara", bots=("easy",))
    waiting = await rated_game([mara], bots=("easy",), clock={"bank": 60 * DAY})
    await run(server, "UPDATE tables SET turn_since = turn_since - :s", s=(DAYS_TO_CHOOSE - 1) * DAY)
    await server.services[Expiry].delete_expired()
    assert await ledger_of(server, table) == []
    await run(server, "UPDATE tables SET turn_since = turn_since - :s", s=2 * DAY)
    await server.services[Expiry].delete_expired()
    assert [(row.place, row.forfeited) for row in await ledger_of(server, table)] == [(2, True), (1, False)]
    assert await ledger_of(server, waiting) == []
    await run(server, "UPDATE seats SET clock_out = true WHERE table_id = :id", id=waiting)
    await server.services[Expiry].delete_expired()
    assert [row.forfeited for row in await ledger_of(server, waiting)] == [True, False]


async def test_f12_the_others_of_three_play_on(server: Server) -> None:
    people, table = await rated_table(server, "mara", "olu", "pia")
    await run(server, "UPDATE tables SET turn_since = turn_since - :s", s=(DAYS_TO_CHOOSE + 1) * DAY)
    await server.services[Expiry].delete_expired()
    meta = await people[1].get(f"/tables/{table}")
    assert [seat["forfeited"] for seat in meta["seats"]] == [True, False, False]
    assert (meta["counts"], meta["status"], meta["seats"][0]["bot"]) == (True, "playing", "medium")


async def test_f13_a_night_does_not_stop_the_clock_for_good(server: Server) -> None:
    host = await server.account("mara")
    for end, status in (("06:59", 422), ("06:00", 201)):
        night = {"begin": "18:00", "end": end, "zone": "Europe/Berlin"}
        clock = {"bank": 60, "policy": "drop", "night": night}
        await host.post("/tables", {"game": "deus", "seats": [ME, OPEN], "rated": True, "clock": clock}, status)


async def test_f14_nobody_who_waits_at_rated_tables_evades_a_ban(server: Server) -> None:
    """They sit down first, then abort, and then have a friend or a bot fill the tables."""
    mara, friend = await server.account("mara"), await server.account("olu")
    waiting = [await mara.table({"kind": "me"}, OPEN, rated=True, public=True) for _ in range(2)]
    for _ in range(FREE_ABORTS + 1):
        await mara.post(f"/tables/{await rated_game([mara], bots=('easy',))}/abort")
    refused = await friend.post(f"/tables/{waiting[0]}/seats/1/claim", {}, 403)
    assert "mara has aborted" in refused["error"]
    await mara.post(f"/tables/{waiting[1]}/seats/1/bot", {"bot": "easy"}, 403)
    await run(server, "UPDATE aborts SET at = at - :s", s=BAN_SECONDS)
    assert (await friend.post(f"/tables/{waiting[0]}/seats/1/claim", {}))["counts"]


@BOTH
async def test_f15_many_games_cannot_be_aborted_at_once(server: Server) -> None:
    mara = await server.account("mara")
    tables = [await rated_game([mara], bots=("easy",)) for _ in range(MOST_ABORTS + 4)]
    answers = await asyncio.gather(*(mara.client.post(f"/api/tables/{table}/abort", json={}) for table in tables))
    assert sorted(answer.status_code for answer in answers) == [200] * MOST_ABORTS + [409] * 4


async def test_f16_a_host_cannot_compute_the_pairings(server: Server) -> None:
    """From what everybody knows, the id, to find the number of bots that seats a friend with a weak one."""
    ids = ("cup", "league", "friday")
    rounds = [[(await pairing_of(id, secret)).groups for id in ids] for secret in (b"one", b"other", b"one")]
    assert rounds[0] == rounds[2] != rounds[1]


async def pairing_of(tournament_id: str, secret: bytes) -> Round:
    entrants = [Entrant(tournament_id=tournament_id, n=n, name=str(n), withdrawn=False) for n in range(12)]
    cup = Tournament(id=tournament_id, round=0, format="swiss", group_size=3)
    return await _pair(LoadedTournament(cup, entrants, []), secret)


async def test_f17_a_name_taken_before_the_account_is_nobodys(server: Server) -> None:
    """Neither in the lobby, nor in a chat as host, nor after making an account with another name."""
    early = await server.somebody("Mara")
    mara = await server.somebody()
    table = await early.table(OPEN, OPEN, public=True)
    await mara.post("/account/register", LOG_IN)
    line = await early.post(f"/tables/{table}/chat", {"text": "Log in at my page"}, 201)
    assert line["name"] != "Mara"
    await early.post("/account/register", {"name": "other", "password": "long enough"})
    assert (await early.get("/me"))["name"] == "other"


@pytest.mark.parametrize("name", ["ᴍᴀʀᴀ", "🅼🅰🆁🅰", "ᵯⱥɍɑ", "mara 🅰", "mara 🇩🇪"])
async def test_f18_letters_in_boxes_and_small_capitals_imitate_nobody(server: Server, name: str) -> None:
    guest = await server.somebody()
    await server.account("mara")
    assert (await guest.client.post("/api/me", json={"name": name})).status_code in (409, 422)


async def test_f19_two_names_that_look_alike_do_not_cover_each_other(server: Server) -> None:
    """The seat's and the person's own, of which the first was not looked at."""
    await server.account("mara")
    guest = await server.somebody("Olu")
    person = (await guest.get("/me"))["id"]
    async with server.services.storage.reading() as db:
        assert await imitated(db, person, ["Mara", "MARA", "Olu"]) == {"Mara", "MARA"}


async def test_f20_nothing_at_a_running_rated_table_helps(server: Server) -> None:
    """Whatever a player or a friend who watches asks of the table."""
    people, table = await rated_table(server, "mara", "olu")
    await take_turns(people, table)
    watching = await server.somebody()
    for who in (people[0], watching):
        for path in ("coach", "analysis", "why", "chances", "record"):
            await who.get(f"/tables/{table}/{path}", 403, seat=0, ply=1)
        for path, body in (
            ("hint", {"seat": 0}),
            ("tryout", {"seat": 0, "world": 1, "codes": []}),
            ("analysis", {}),
            ("fork", {"ply": 1}),
        ):
            answer = await who.client.post(f"/api/tables/{table}/{path}", json=body)
            assert answer.status_code in (403, 409), (path, answer.text)
        for path in ("state", "view", "replay"):
            seat = 1 if who is people[0] else 0
            await who.get(f"/tables/{table}/{path}", 403, seat=seat, ply=1)
    [own] = (await people[0].get("/me/data"))["tables"]
    assert own.get("seed") is None
