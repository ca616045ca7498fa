"""News that get lost, come twice or in the wrong order on their way. The number is that of the list of abuse tests."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from tafelrunde.server.app import create_app

from .cluster import BOTH
from .guests import BESIDE, ME, Json, settings_in

ORIGIN = {"Origin": "http://testserver"}


class Page:
    """What the page of a table does with news: the logic of `live.ts` and `table.svelte.ts`."""

    def __init__(self, client: TestClient, table: str) -> None:
        self._client = client
        self._table = table
        self.chat: list[Json] = []
        self.state: Json = {}
        self.look()
        self.since: int = self.state["event"]

    def look(self) -> None:
        self.state = self._client.get(f"/api/tables/{self._table}/state?seat=0").json()

    def read_chat(self) -> None:
        self.chat = self._client.get(f"/api/tables/{self._table}/chat").json()

    def receive(self, event: Json) -> None:
        since, self.since = self.since, max(self.since, event["n"])
        if event["kind"] == "ping" or event["n"] > since + 1:
            if event["n"] > since:
                self.look()
                self.read_chat()
        elif event["n"] == since + 1:
            if event["kind"] == "chat":
                self.read_chat()
            elif event["n"] > self.state["event"]:
                self.look()


class BadLine:
    """Between server and page: loses, repeats and delays what passes."""

    def __init__(self, page: Page, dice: random.Random) -> None:
        self._page = page
        self._dice = dice
        self._delayed: list[Json] = []

    def passes(self, event: Json) -> None:
        fate = self._dice.random()
        if fate < 0.3:
            return
        if fate < 0.6:
            self._delayed.append(event)
            return
        for _ in range(self._dice.randrange(1, 4)):
            self._page.receive(event)
        self._dice.shuffle(self._delayed)
        while self._delayed and self._dice.random() < 0.7:
            self._page.receive(self._delayed.pop())


def play_a_little(client: TestClient, table: str, dice: random.Random) -> None:
    """A choice of whoever is asked, the end of a turn, or a line of chat."""
    if dice.random() < 0.3:
        client.post(f"/api/tables/{table}/chat", json={"text": f"{dice.random()}"})
        return
    seat = client.get(f"/api/tables/{table}").json()["turn"]["seat"]
    state = client.get(f"/api/tables/{table}/state?seat={seat}").json()
    body: dict[str, Any] = {"seat": seat, "ply": state["ply"]}
    if not state["must_end"]:
        body |= {"code": dice.choice(state["question"]["options"])["code"], "key": f"{dice.random()}"}
    assert client.post(f"/api/tables/{table}/{'end' if state['must_end'] else 'choices'}", json=body).status_code == 200


def hear_on(live: WebSocketTestSession, page: Page, line: BadLine, last: int) -> None:
    """Up to the last event; if that got lost, a ping says so, which may get lost, too."""
    for _ in range(500):
        if page.since >= last:
            return
        event = live.receive_json()
        line.passes(event)
        if event["kind"] == "ping":
            live.send_json({"kind": "pong"})
    raise AssertionError("the page never hears what it missed")


@BOTH
@pytest.mark.parametrize("seed", range(2))
def test_14_a_page_on_a_bad_line_ends_with_what_the_server_has(tmp_path: Path, database: str, seed: int) -> None:
    dice = random.Random(seed)
    with TestClient(create_app(settings_in(tmp_path, db=database, ping_seconds=0.5)), headers=ORIGIN) as client:
        client.get("/api/me")
        plan = {"game": "deus", "seats": [ME, BESIDE], "options": {"first_player": "first_seat"}, "seed": 3}
        table = client.post("/api/tables", json=plan).json()["id"]
        page = Page(client, table)
        line = BadLine(page, dice)
        with client.websocket_connect(f"/api/tables/{table}/live?seat=0&since={page.since}", headers=ORIGIN) as live:
            for _ in range(25):
                play_a_little(client, table, dice)
                live.send_json({"kind": "pong"})
            last = client.get(f"/api/tables/{table}").json()["version"]
            assert last > page.since + 5
            hear_on(live, page, line, last)
        truth = client.get(f"/api/tables/{table}/state?seat=0").json()
        assert (page.state["event"], page.state["committed"]) == (last, truth["committed"])
        assert page.state["log"] == truth["log"] or truth["ply"] > truth["committed"]
        assert page.chat == client.get(f"/api/tables/{table}/chat").json()
