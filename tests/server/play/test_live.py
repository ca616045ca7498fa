"""Live events of a table: numbered, complete, with a heartbeat; and `tafelrunde serve`."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tafelrunde.cli import main
from tafelrunde.server.app import create_app

from ..guests import BESIDE, ME, settings_in

ORIGIN = {"Origin": "http://testserver"}


def open_table(client: TestClient) -> str:
    client.get("/api/me")
    table: str = client.post("/api/tables", json={"game": "deus", "seats": [ME, BESIDE]}).json()["id"]
    return table


def test_a_door_that_closes_ends_the_sockets_of_those_outside(tmp_path: Path) -> None:
    origin = {"Origin": "http://testserver"}
    with TestClient(create_app(settings_in(tmp_path)), headers=origin) as client:
        client.get("/api/me")
        table = client.post("/api/tables", json={"game": "deus", "seats": [ME, BESIDE]}).json()["id"]
        live, mine = f"/api/tables/{table}/live", client.cookies["tafelrunde"]
        with client.websocket_connect(f"{live}?seat=0&since=1", headers=origin) as inside:
            client.cookies.clear()
            with client.websocket_connect(f"{live}?since=1", headers=origin) as outside:
                client.cookies.set("tafelrunde", mine)
                client.post(f"/api/tables/{table}/spectators", json={"spectators": False})
                with pytest.raises(WebSocketDisconnect) as closed:
                    outside.receive_json()
                assert closed.value.code == 4403
            assert inside.receive_json()["kind"] == "seats"


def test_events_are_numbered_without_gaps_and_come_as_they_happen(tmp_path: Path) -> None:
    with TestClient(create_app(settings_in(tmp_path)), headers=ORIGIN) as client:
        table = open_table(client)
        last = client.get(f"/api/tables/{table}").json()["version"]
        with client.websocket_connect(f"/api/tables/{table}/live?seat=0&since=0", headers=ORIGIN) as live:
            assert [live.receive_json()["n"] for _ in range(last)] == list(range(1, last + 1))
            for n in range(3):
                client.post(f"/api/tables/{table}/chat", json={"text": f"line {n}"})
                event = live.receive_json()
                assert event == {"n": last + 1 + n, "kind": "chat", "version": last + 1 + n}


def test_a_tentative_choice_is_news_for_nobody(tmp_path: Path) -> None:
    with TestClient(create_app(settings_in(tmp_path)), headers=ORIGIN) as client:
        table = open_table(client)
        meta = client.get(f"/api/tables/{table}").json()
        seat = meta["turn"]["seat"]
        state = client.get(f"/api/tables/{table}/state?seat={seat}").json()
        code = next(option["code"] for option in state["question"]["options"] if option["note"] is None)
        body = {"seat": seat, "ply": state["ply"], "code": code, "key": "k"}
        assert client.post(f"/api/tables/{table}/choices", json=body).json()["ply"] > 0
        assert client.get(f"/api/tables/{table}").json() == meta


def test_who_does_not_answer_pings_is_let_go(tmp_path: Path) -> None:
    app = create_app(settings_in(tmp_path, ping_seconds=0.3))  # a busy machine answers in time
    with TestClient(app, headers=ORIGIN) as client:
        table = open_table(client)
        since = client.get(f"/api/tables/{table}").json()["version"]
        with client.websocket_connect(f"/api/tables/{table}/live?since={since}", headers=ORIGIN) as live:
            for _ in range(5):
                assert live.receive_json() == {"kind": "ping", "n": since}
                live.send_json({"kind": "pong"})
            unanswered, closed = 0, 0
            while not closed:
                try:
                    assert live.receive_json() == {"kind": "ping", "n": since}
                    unanswered += 1
                except WebSocketDisconnect as gone:
                    closed = gone.code
            assert closed == 4408
            assert unanswered in (2, 3), "the last answer may come late"


def test_there_are_no_news_of_a_table_that_is_not_there(tmp_path: Path) -> None:
    with (
        TestClient(create_app(settings_in(tmp_path)), headers=ORIGIN) as client,
        client.websocket_connect("/api/tables/nothing/live", headers=ORIGIN) as live,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        live.receive_json()
    assert closed.value.code == 4403


# ------------------------------------------------------------------------------------------------ the command


def test_a_port_in_use_is_reported_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert main(["serve", "--port", str(taken.getsockname()[1]), "--no-browser"]) == 2
    said = capsys.readouterr().err
    assert "cannot listen on 127.0.0.1" in said
    assert said.count("\n") == 1


def test_an_impossible_database_is_reported_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter.txt").write_text("Dear database, " * 1000)
    for url in ("://nonsense", f"sqlite:///{tmp_path / 'letter.txt'}", "sqlite:////proc/nowhere/tables.db"):
        assert main(["serve", "--port", "0", "--db", url, "--no-browser"]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_the_command_serves_and_ends_on_a_signal(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from tafelrunde.cli import main; main()", "serve", "--port", "0", "--no-browser"]
    home = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=home) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        address = said.split()[3]
        with urllib.request.urlopen(f"{address}api/health") as answer:
            assert json.load(answer) == {"ok": True}
        assert (tmp_path / "data" / "tafelrunde" / "tables.db").is_file()
        begun = time.monotonic()
        process.terminate()
        process.wait(10)
        assert time.monotonic() - begun < 8
