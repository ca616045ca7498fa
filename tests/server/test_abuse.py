"""Faults and abuse. The numbers refer to a list of tests for table servers; missing ones are in other files."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import uuid
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tafelrunde.games import games
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Record
from tafelrunde.server.app import create_app
from tafelrunde.server.core.presentation.viewer import Screen
from tafelrunde.server.core.tables.positions import Position
from tafelrunde.server.core.tables.session import TableSession, reading
from tafelrunde.server.play.table_view import state_at

from .cluster import BOTH
from .guests import (
    BESIDE,
    HOST,
    ME,
    OPEN,
    Guest,
    Json,
    Server,
    bot_seat,
    committed,
    fast_forward,
    quiet_choice,
    settings_in,
)

pytestmark = [pytest.mark.anyio, BOTH]

FIRST_SEAT = {"first_player": "first_seat"}


def in_hand(match: Match, seat: int) -> list[str]:
    """The ids that the cards of a hand have in pictures and options."""
    hand = match.view(seat)["seats"][seat]["hand"]
    assert hand
    return [f'"card-{number}"' for number in hand]


def found(secrets: list[str], payload: object) -> list[str]:
    text = json.dumps(payload).replace('\\"', '"')
    return [secret for secret in secrets if secret in text]


async def two_seats(server: Server, **more: Any) -> tuple[Guest, Guest, str]:
    host, friend = await server.somebody("Mara"), await server.somebody("Olu")
    table = await host.table(ME, OPEN, options=FIRST_SEAT, **more)
    await friend.join(table, host, 1)
    return host, friend, table


# ------------------------------------------------------------------------------------------------ secrets


async def test_01_no_view_of_another_seat(server: Server) -> None:
    host, friend, table = await two_seats(server, seed=5)
    await fast_forward(server, table, 20, random.Random(1))
    match = await committed(server, table)
    hidden = in_hand(match, 1)
    for path in ("state", "log", "replay"):
        refused = await host.get(f"/tables/{table}/{path}", 403, seat=1)
        assert not found(hidden, refused)
        await host.get(f"/tables/{table}/{path}", 403, seat=-2)
        assert not found(hidden, await host.get(f"/tables/{table}/{path}", seat=0))
        assert not found(hidden, await host.get(f"/tables/{table}/{path}", seat=-1))
    assert found(hidden, await friend.state(table, 1)) == hidden
    await host.get(f"/tables/{table}/record", 403)
    await host.get(f"/tables/{table}/replay", 403, seat=-2)
    await host.post(f"/tables/{table}/fork", {"ply": 0}, 403)
    await host.post(f"/tables/{table}/hint", {"seat": 1}, 403)
    await host.get("/explain/deus/card/3", 403, table=table, seat=1)


def test_01_no_news_for_another_seat(tmp_path: Path) -> None:
    """The channel of a table asks who listens, as its other doors do; who is refused hears nothing at all."""
    origin = {"Origin": "http://testserver"}
    with TestClient(create_app(settings_in(tmp_path)), headers=origin) as client:
        client.get("/api/me")
        table = client.post("/api/tables", json={"game": "deus", "seats": [ME, bot_seat()]}).json()["id"]
        for seat in (1, -2):
            with (
                client.websocket_connect(f"/api/tables/{table}/live?seat={seat}", headers=origin) as socket,
                pytest.raises(WebSocketDisconnect) as closed,
            ):
                socket.receive_json()
            assert closed.value.code == 4403
        with client.websocket_connect(f"/api/tables/{table}/live?seat=0", headers=origin) as socket:
            assert socket.receive_json()["n"] == 1


async def test_02_spectators_and_the_host_before_the_start_see_what_lies_open(server: Server) -> None:
    host, stranger = await server.somebody(), Guest(server)
    table = await host.table(ME, OPEN, seed=77)
    for guest, seat in ((host, 0), (host, -1), (stranger, -1)):
        state = await guest.state(table, seat)
        assert state["status"] == "open"
        assert not state["board"]
        assert not state["log"]
        assert state["question"] is None
        assert (await guest.get(f"/tables/{table}"))["seed"] is None
        for path in ("log", "replay"):
            assert (await guest.get(f"/tables/{table}/{path}", 409, seat=seat))["code"] == "not-started"
        await guest.get(f"/tables/{table}/record", 403)
    await stranger.get(f"/tables/{table}/invites", 401)
    friend = await server.somebody()
    await friend.get(f"/tables/{table}/invites", 403)
    await friend.join(table, host, 1)
    match = await committed(server, table)
    state = await stranger.state(table, -1)
    assert state["board"]
    assert not found(in_hand(match, 0) + in_hand(match, 1), state)
    closed = await host.table(ME, BESIDE, spectators=False)
    await stranger.get(f"/tables/{closed}/state", 403, seat=-1)
    await stranger.get(f"/tables/{closed}/chat", 403)
    assert (await friend.post(f"/tables/{closed}/spectators", {"spectators": True}, 403))["code"] == "host-only"
    assert (await host.post(f"/tables/{closed}/spectators", {"spectators": True}))["spectators"]
    await stranger.state(closed, -1)
    await host.post(f"/tables/{closed}/spectators", {"spectators": False})
    await stranger.get(f"/tables/{closed}/state", 403, seat=-1)


async def test_03_what_is_sent_follows_from_what_the_seat_may_know(server: Server) -> None:
    """In a match that the seat could just as well be in, everything sent to it is the same."""
    guest = await server.somebody()
    dice = random.Random(3)
    seen = 0
    for game in range(3):
        options = {"joker": game == 1, "start_pieces": 8 if game == 2 else 0}
        table = await guest.table(ME, BESIDE, BESIDE, options=options)
        for _ in range(6):
            await fast_forward(server, table, dice.randint(1, 15), dice)
            async with reading(server.services, table, await _user(server, guest)) as session:
                match = session.require_match().match
                for seat in range(-1, 3):
                    twin = match.imagine(max(0, seat), dice.randrange(1 << 30))
                    assert await _shown(session, seat, match) == await _shown(session, seat, twin)
                    seen += 1
    assert seen == 3 * 6 * 4


@pytest.mark.parametrize("game", [name for name in games if name != "deus"])
async def test_03_what_is_sent_follows_from_what_the_seat_may_know_in_every_game(server: Server, game: str) -> None:
    guest, dice = await server.somebody(), random.Random(5)
    table = await guest.table(ME, BESIDE, BESIDE, game=game, seed=6)
    for _ in range(4):
        await fast_forward(server, table, dice.randint(15, 40), dice)
        async with reading(server.services, table, await _user(server, guest)) as session:
            match = session.require_match().match
            for seat in range(-1, 3):
                twin = match.imagine(max(0, seat), dice.randrange(1 << 30))
                assert await _shown(session, seat, match) == await _shown(session, seat, twin)


async def _user(server: Server, guest: Guest) -> Any:
    return await server.services.identities.user_of_cookie(guest.client.cookies["tafelrunde"])


async def _shown(session: TableSession, seat: int, match: Match) -> Json:
    """What a seat is sent that does not come from the record, which an imagined match does not have."""
    position = Position(session, seat, len(match.codes), match, session.require_match().movers)
    state = (await state_at(position, Screen())).model_dump()
    shown = {name: state[name] for name in ("board", "summaries", "icons", "round", "waiting", "hotseat")}
    return {**shown, "question": {**(state["question"] or {}), "ply": None}}


async def test_03_the_log_whispers_only_to_whom_it_concerns(server: Server) -> None:
    host, friend, table = await two_seats(server)
    await fast_forward(server, table, 60, random.Random(5))
    match = await committed(server, table)
    whispered = [event for event in match.events() if event.private and event.seat == 1]
    assert whispered
    logs = {
        seat: {entry["n"]: entry["text"] for entry in await guest.get(f"/tables/{table}/log", seat=seat)}
        for guest, seat in ((host, 0), (host, -1), (friend, 1))
    }
    numbers = [n for n, event in enumerate(match.events(), 1) if event.private and event.seat == 1]
    assert all(logs[0][n] == logs[-1][n] for n in numbers)
    assert any(logs[1][n] != logs[0][n] for n in numbers)


async def test_04_the_seed_stays_secret_until_the_end(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "tafelrunde")
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, options={**FIRST_SEAT, "stall_rounds": 10})
    seed = (await committed(server, table)).seed
    sent: list[Any] = []
    for seat in (0, -1):
        state = await guest.state(table, seat)
        sent += [state, await guest.get(f"/tables/{table}"), await guest.get(f"/tables/{table}/log", seat=seat)]
    sent.append(await guest.choose(table, await guest.state(table, 0), 999, 422))
    sent.append(await guest.get(f"/tables/{table}/replay", seat=0))
    sent.append(await guest.get("/tables", which="mine"))
    assert str(seed) not in json.dumps(sent)
    assert str(seed) not in caplog.text
    await fast_forward(server, table, 100_000, random.Random(1))
    meta = await guest.get(f"/tables/{table}")
    assert meta["status"] == "over"
    assert meta["seed"] == seed
    record = Record.from_json(await guest.get(f"/tables/{table}/record"))
    assert Match.replay(record).result.scores == meta["result"]["scores"]


# ------------------------------------------------------------------------------------------------ choices


async def test_05_nobody_chooses_for_another_seat(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    host, friend, table = await two_seats(server)
    state = await host.state(table, 0)
    code = state["question"]["options"][0]["code"]
    before = (await committed(server, table)).hash()
    caplog.clear()
    refused = await friend.choose(table, state, code, 403)
    assert refused["code"] == "not-your-seat"
    assert (await committed(server, table)).hash() == before
    assert await host.state(table, 0) == state
    me = await friend.get("/me")
    assert f"seat 0 was refused to {me['id']}" in caplog.text
    for what in ("undo", "reset", "end"):
        await friend.step(table, what, state, 403)
    await Guest(server).choose(table, state, code, 401)


async def test_06_nobody_chooses_out_of_turn(server: Server) -> None:
    host, friend, table = await two_seats(server)
    asked = await host.state(table, 0)
    mine = await friend.state(table, 1)
    refused = await friend.choose(table, mine, asked["question"]["options"][0]["code"], 409)
    assert refused["code"] == "not-your-turn"
    assert await friend.state(table, 1) == mine
    assert await host.state(table, 0) == asked


BAD_CODES = (-2, 999, 1 << 30, 1 << 40, -(1 << 70), 1.5, "0", "card-3", None, True, [0], {"card": 3}, float(1 << 80))


async def test_07_illegal_and_malformed_choices_are_refused_with_a_reason(server: Server) -> None:
    host, _, table = await two_seats(server)
    state = await host.state(table, 0)
    before = (await committed(server, table)).hash()
    good = {"seat": 0, "ply": state["ply"], "code": state["question"]["options"][0]["code"], "key": "k"}
    bad: list[object] = [{**good, "code": code} for code in BAD_CODES]
    bad += [{**good, "seat": seat} for seat in (-1, 7, "0", None)]
    bad += [{**good, "ply": ply} for ply in (-1, "0", 0.5, None)]
    bad += [{**good, "key": key} for key in ("", "k" * 65, 5, None)]
    bad += [{**good, "extra": 1}, {**good, "card": {"id": 3, "cost": 0}}, [], "choose", 5, {}]
    for body in bad:
        answer = await host.client.post(f"/api/tables/{table}/choices", json=body)
        assert answer.status_code == 422, (body, answer.text)
        assert answer.json()["error"]
    for raw in (b"", b"{", b"\xff\xfe", b"[" * 5000, b"nan"):
        answer = await host.client.post(
            f"/api/tables/{table}/choices", content=raw, headers={"Content-Type": "application/json"}
        )
        assert answer.status_code in (400, 422), (raw, answer.text)
    for path in ("/api/tables/nothing/choices", f"/api/tables/{'x' * 33}/choices"):
        assert (await host.client.post(path, json=good)).status_code in (404, 422)
    assert (await committed(server, table)).hash() == before
    assert await host.state(table, 0) == state


async def test_08_a_choice_sent_five_times_counts_once(server: Server) -> None:
    host, _, table = await two_seats(server)
    state = await host.state(table, 0)
    quiet = next(option["code"] for option in state["question"]["options"] if option["note"] is None)
    key = uuid.uuid4().hex
    answers = await asyncio.gather(*(host.choose(table, state, quiet, key=key) for _ in range(5)))
    assert all(answer == answers[0] for answer in answers)
    assert (await host.state(table, 0))["ply"] == answers[0]["ply"]
    assert len(answers[0]["question"]["path"]) == answers[0]["ply"]
    assert await host.choose(table, state, quiet, key=key) == answers[0]
    twice = await asyncio.gather(*(host.client.post(**_choice(table, answers[0])) for _ in range(5)))
    assert sorted(answer.status_code for answer in twice) == [200, 409, 409, 409, 409]


def _choice(table: str, state: Json) -> dict[str, Any]:
    """The same choice, but each time as if it were a new one."""
    code = state["question"]["options"][0]["code"]
    body = {"seat": 0, "ply": state["ply"], "code": code, "key": uuid.uuid4().hex}
    return {"url": f"/api/tables/{table}/choices", "json": body}


async def test_09_a_stale_choice_is_refused_with_the_current_ply(server: Server) -> None:
    host, _, table = await two_seats(server)
    old = await host.state(table, 0)
    new = await quiet_choice(host, table, old)
    refused = await host.choose(table, old, old["question"]["options"][0]["code"], 409)
    assert (refused["code"], refused["ply"]) == ("stale", new["ply"])
    for what in ("undo", "reset", "end"):
        assert (await host.step(table, what, old, 409))["ply"] == new["ply"]
    fresh = await host.state(table, 0)
    assert {**fresh} == {**new}
    await host.choose(table, fresh, fresh["question"]["options"][0]["code"])


async def test_11_of_fifty_who_claim_a_seat_one_gets_it(server: Server) -> None:
    host = await server.somebody("Mara")
    table = await host.table(ME, OPEN, title="race")
    [link] = await host.get(f"/tables/{table}/invites")
    body = {"invite": link["url"].split("#")[1].split(".")[1]}
    guests = [await server.somebody(f"G{n}") for n in range(50)]
    path = f"/api/tables/{table}/seats/1/claim"
    answers = await asyncio.gather(*(guest.client.post(path, json=body) for guest in guests))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 49
    winner = next(n for n, answer in enumerate(answers) if answer.status_code == 200)
    meta = await host.get(f"/tables/{table}")
    assert meta["title"] == "race"
    assert meta["seats"][1]["name"] == f"G{winner}"
    assert await host.get(f"/tables/{table}/invites") == []
    assert (await guests[0].client.post(path, json=body)).status_code == 409


async def test_11_at_a_public_table_everybody_has_one_seat(server: Server) -> None:
    host, friend = await server.somebody("Mara"), await server.somebody("Olu")
    table = await host.table(ME, OPEN, OPEN, OPEN, public=True)
    await friend.post(f"/tables/{table}/seats/1/claim", {})
    assert (await friend.post(f"/tables/{table}/seats/2/claim", {}, 409))["code"] == "one-seat"
    assert (await host.post(f"/tables/{table}/seats/2/claim", {}, 409))["code"] == "one-seat"
    await friend.join(table, host, 2)  # whom the host gave a link may sit for two
    assert (await host.get(f"/tables/{table}"))["status"] == "open"


async def test_11_a_wrong_link_opens_no_seat(server: Server) -> None:
    host, friend = await server.somebody(), await server.somebody()
    table, other = await host.table(ME, OPEN), await host.table(ME, OPEN)
    [link] = await host.get(f"/tables/{other}/invites")
    for token in ("", "guess", link["url"].split(".")[-1]):
        refused = await friend.post(f"/tables/{table}/seats/1/claim", {"invite": token}, 403)
        assert refused["code"] == "bad-invite"
    assert (await friend.post(f"/tables/{table}/seats/0/claim", {"invite": ""}, 409))["code"] == "taken"


async def test_12_undo_gives_the_position_back_and_goes_no_further_than_what_was_revealed(server: Server) -> None:
    host, _, table = await two_seats(server, seed=3)
    start = state = await host.state(table, 0)
    hashes = [await _drafted(server, host, table)]
    for _ in range(2):
        state = await quiet_choice(host, table, state)
        hashes.append(await _drafted(server, host, table))
    assert len(set(hashes)) == 3
    for before in (1, 0):
        state = await host.step(table, "undo", state)
        assert await _drafted(server, host, table) == hashes[before]
    assert state == start
    assert (await host.step(table, "undo", state, 409))["code"] == "nothing-to-undo"
    dice, revealed = random.Random(1), False
    for _ in range(30):
        seat = (await host.get(f"/tables/{table}"))["turn"]["seat"]
        if seat != 0:
            await fast_forward(server, table, 1, dice)
            continue
        state = await host.state(table, 0)
        chosen = dice.choice(state["question"]["options"])
        after = await host.choose(table, state, chosen["code"])
        if after["committed"] > state["committed"]:
            revealed = True
            assert chosen["note"]
            assert not after["can_undo"]
            assert (await host.step(table, "undo", after, 409))["code"] in ("nothing-to-undo", "not-your-turn")
        elif after["must_end"]:
            after = await host.step(table, "end", after)
            assert (await host.step(table, "undo", after, 409))["code"] in ("nothing-to-undo", "not-your-turn")
    assert revealed


async def _drafted(server: Server, guest: Guest, table: str) -> str:
    """The hash of the position that seat 0 has before it, its tentative turn included."""
    async with reading(server.services, table, await _user(server, guest)) as session:
        return (await session.tentative_turn(0)).match.hash()


async def test_12_the_log_never_shortens_and_the_clock_gains_nothing(server: Server) -> None:
    host, friend, table = await two_seats(server, seed=3)
    before, log = await host.get(f"/tables/{table}"), await friend.get(f"/tables/{table}/log", seat=1)
    state = start = await host.state(table, 0)
    for _ in range(100):
        state = await host.step(table, "undo", await quiet_choice(host, table, state))
    assert state == start
    assert await host.get(f"/tables/{table}") == before
    assert await friend.get(f"/tables/{table}/log", seat=1) == log


def test_13_a_choice_whose_answer_got_lost_counts_once_and_no_event_is_missed(tmp_path: Path, database: str) -> None:
    origin = {"Origin": "http://testserver"}
    with TestClient(create_app(settings_in(tmp_path, db=database)), headers=origin) as client:
        client.get("/api/me")
        body = {"game": "deus", "seats": [ME, BESIDE], "options": FIRST_SEAT, "seed": 3}
        table = client.post("/api/tables", json=body).json()["id"]
        client.post(f"/api/tables/{table}/preferences", json={"seat": 0, "auto_end": True})
        state = client.get(f"/api/tables/{table}/state?seat=0").json()
        last = state["event"]
        live = f"/api/tables/{table}/live?seat=0&since="
        with client.websocket_connect(f"{live}{last}", headers=origin):
            while state["question"] is not None:  # the whole turn; every answer gets lost and is asked for again
                code = state["question"]["options"][0]["code"]
                choice = {"seat": 0, "ply": state["ply"], "code": code, "key": f"turn-{state['ply']}"}
                lost = client.post(f"/api/tables/{table}/choices", json=choice).json()
                state = client.post(f"/api/tables/{table}/choices", json=choice).json()
                assert state == lost
        assert client.get(f"/api/tables/{table}").json()["turn"]["seat"] == 1
        client.post(f"/api/tables/{table}/chat", json={"text": "still there"})
        meta = client.get(f"/api/tables/{table}").json()
        with client.websocket_connect(f"{live}{last}", headers=origin) as socket:
            events = [socket.receive_json() for _ in range(meta["version"] - last)]
        assert [event["n"] for event in events] == list(range(last + 1, meta["version"] + 1))
        assert {event["kind"] for event in events} == {"changed", "chat"}
        assert client.get(f"/api/tables/{table}/state?seat=0").json()["committed"] == state["ply"]


# ------------------------------------------------------------------------------------------------ pages

NASTY = "<script>alert(1)</script><img src=x onerror=alert(2)>"


async def test_21_markup_is_text_and_nothing_else(server: Server) -> None:
    guest = await server.somebody(NASTY)
    assert (await guest.get("/me"))["name"] == NASTY[:40]
    odd = {"kind": "device", "name": "\u202eevil\u0000\n\ttwo"}
    await guest.post("/tables", {"game": "deus", "seats": [{"kind": "me"}, odd]}, 422)
    seats = [{"kind": "me", "name": NASTY}, {"kind": "device", "name": "not evil\n\ttwo"}]
    table = await guest.table(*seats, title=NASTY, options=FIRST_SEAT)
    await guest.post(f"/tables/{table}/chat", {"text": NASTY}, 201)
    meta = await guest.get(f"/tables/{table}")
    assert meta["title"] == NASTY
    assert meta["seats"][1]["name"] == "not evil two"
    assert (await guest.get(f"/tables/{table}/chat"))[0]["text"] == NASTY
    await guest.take_turn(table, 0, random.Random(1))
    for seat in (0, 1):
        answer = await guest.client.get(f"/api/tables/{table}/state", params={"seat": seat})
        assert answer.headers["content-type"] == "application/json"
        pictures = [ElementTree.fromstring(part["svg"]) for part in answer.json()["board"]["parts"]]
        assert any(NASTY[:8] in text for one in pictures for text in one.itertext()), "names are drawn, as text"
        for element in (element for one in pictures for element in one.iter()):
            assert element.tag.rpartition("}")[2] not in ("script", "img", "image", "foreignObject", "a")
            assert not any(name.lower().startswith("on") for name in element.attrib)


async def test_21_no_page_allows_inline_script(server: Server) -> None:
    guest = await server.somebody()
    for path in ("/", "/table/abc", "/api/docs", "/api/me", "/api/nothing", "/favicon.ico"):
        answer = await guest.client.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
    docs = (await guest.client.get("/api/docs")).text
    assert "<script" not in docs
    assert "/api/tables/{table_id}/choices" in docs


async def test_22_a_foreign_page_can_change_nothing(server: Server) -> None:
    guest = await server.somebody("Mara")
    body = {"name": "robbed"}
    nonsense = ("http://[", "http://table.test:x", "//table.test", "ftp://table.test")
    for origin in ("http://evil.test", "null", "http://table.test.evil.test", "http://table.test:81", "", *nonsense):
        answer = await guest.client.post("/api/me", json=body, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    del guest.client.headers["origin"]
    assert (await guest.client.post("/api/me", json=body)).status_code == 403
    for form in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        headers = {"Origin": HOST, "Content-Type": form}
        assert (await guest.client.post("/api/me", content='{"name":"x"}', headers=headers)).status_code == 400
    assert (await guest.get("/me"))["name"] == "Mara"


async def test_22_a_page_without_tls_changes_nothing_where_there_is_tls(server: Server) -> None:
    guest = await server.somebody("Mara")
    secure = HOST.replace("http:", "https:")
    for address, origin, status in ((secure, HOST, 403), (secure, secure, 200), (HOST, secure, 200)):
        answer = await guest.client.post(f"{address}/api/me", json={"name": "Olu"}, headers={"Origin": origin})
        assert answer.status_code == status, (address, origin)


def test_22_a_foreign_page_hears_nothing(tmp_path: Path) -> None:
    with TestClient(create_app(settings_in(tmp_path)), headers={"Origin": "http://testserver"}) as client:
        client.get("/api/me")
        table = client.post("/api/tables", json={"game": "deus", "seats": [ME, BESIDE]}).json()["id"]
        for origin in ("http://evil.test", "null", ""):
            with (
                pytest.raises(WebSocketDisconnect),
                client.websocket_connect(f"/api/tables/{table}/live?seat=0", headers={"Origin": origin}),
            ):
                pass
        client.cookies.clear()
        with (
            client.websocket_connect(
                f"/api/tables/{table}/live?seat=0", headers={"Origin": "http://testserver"}
            ) as socket,
            pytest.raises(WebSocketDisconnect) as closed,
        ):
            socket.receive_json()
        assert closed.value.code == 4403


async def test_22_the_session_changes_at_login_and_cannot_be_made_up(server: Server) -> None:
    guest = await server.somebody("Mara")
    answer = await guest.client.post("/api/account/register", json={"name": "Mara", "password": "long enough"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    registered = guest.client.cookies["tafelrunde"]
    await guest.post("/account/login", {"name": "mara", "password": "long enough"})
    assert guest.client.cookies["tafelrunde"] != registered
    for forged in (registered, registered.split(".")[0], "x.y", f"{registered}x"):
        thief = Guest(server)
        thief.client.cookies.set("tafelrunde", forged)
        assert (await thief.get("/me"))["account"] is None
    assert (await guest.get("/me"))["account"] == "mara"


async def test_22_links_and_pages_give_no_token_away(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "tafelrunde")
    host = await server.somebody()
    table = await host.table(ME, OPEN)
    [link] = await host.get(f"/tables/{table}/invites")
    path, _, fragment = link["url"].partition("#")
    assert fragment.split(".")[1] not in path
    page = await host.client.get("/")
    assert page.headers["referrer-policy"] == "no-referrer"
    friend = await server.somebody()
    await friend.join(table, host, 1)
    assert fragment.split(".")[1] not in caplog.text
    assert friend.client.cookies["tafelrunde"] not in caplog.text
    bots = await host.table(ME, bot_seat())
    assert await host.get(f"/tables/{bots}/invites") == []
