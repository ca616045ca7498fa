"""The application of a table without a server, as the workers call it, here under CPython."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from typing import Any, Optional

import pytest

from tafelrunde import Match, games
from tafelrunde.browser.worker import Application, Bots
from tafelrunde.kernel.record import Record
from tafelrunde.kernel.rng import seeded

GAMES = ("age_of_innovation", "deus", "revive", "tapestry")
SCREEN = "lang=de&width=1000&height=700"
FORBIDDEN = ("fastapi", "sqlalchemy", "starlette", "numpy", "babel")


class Browser:
    """The page and the worker of the bots."""

    def __init__(self) -> None:
        self.saved: dict[str, str] = {}
        self.jobs: list[tuple[str, str]] = []
        self.events: list[tuple[str, str, int]] = []
        self.bots = Bots()
        self.application = self.reload()

    def reload(self) -> Application:
        self.application = Application(
            self._save, lambda table, job: self.jobs.append((table, job)), lambda *event: self.events.append(event)
        )
        self.application.restore(json.dumps([*self.saved.values()]))
        return self.application

    def _save(self, table: str, text: str) -> None:
        if text:
            self.saved[table] = text
        else:
            self.saved.pop(table, None)

    def ask(self, method: str, url: str, body: Optional[dict[str, Any]] = None, status: int = 200) -> Any:
        answer = asyncio.run(self.application.answer(method, url, "" if body is None else json.dumps(body)))
        assert answer.status == status, answer.body
        return json.loads(answer.body)

    def let_bots_play(self) -> None:
        while self.jobs:
            table, job = self.jobs.pop(0)
            asyncio.run(self.application.take_thought(table, self.bots.think(job)))

    def state(self, table: str, seat: int = 0) -> Any:
        return self.ask("GET", f"/api/tables/{table}/state?seat={seat}&{SCREEN}")

    def play(self, table: str, most: int = 10_000) -> Any:
        """Answer the questions of seat 0 at random."""
        dice = seeded(7)
        view = self.state(table)
        for number in range(most):
            self.let_bots_play()
            view = self.state(table)
            if view["status"] == "over":
                break
            seat = {"seat": 0, "ply": view["ply"]}
            if view["must_end"]:
                self.ask("POST", f"/api/tables/{table}/end?{SCREEN}", seat)
                continue
            options = view["question"]["options"]
            code = options[dice.below(len(options))]["code"]
            self.ask("POST", f"/api/tables/{table}/choices?{SCREEN}", {**seat, "code": code, "key": f"key-{number}"})
        return view


def open_table(browser: Browser, game: str, bot: str = "easy") -> str:
    plan = {"game": game, "seed": 5, "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]}
    table: str = browser.ask("POST", "/api/tables?lang=de", plan)["id"]
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_saved_and_exported(game: str) -> None:
    browser = Browser()
    table = open_table(browser, game)
    assert browser.play(table)["status"] == "over"
    exported = browser.ask("GET", f"/api/tables/{table}/record")
    match = Match.replay(Record.from_json(exported))
    info = browser.ask("GET", f"/api/tables/{table}?lang=de")
    assert match.over
    assert info["result"]["scores"] == match.result.scores
    imported = browser.ask("POST", "/api/records?lang=de", exported)
    assert imported["plies"] == len(match.codes)
    replay = browser.ask("GET", f"/api/tables/{imported['id']}/replay?seat=-2&ply=10&{SCREEN}")
    assert replay["plies"] == len(match.codes)


def test_a_game_continues_where_it_was_saved_with_its_tentative_turn() -> None:
    browser = Browser()
    table = open_table(browser, "deus")
    browser.play(table, most=9)
    before = browser.state(table)
    browser.reload()
    assert browser.state(table) == before


def test_undo_takes_back_what_was_saved() -> None:
    browser = Browser()
    table = open_table(browser, "deus")
    browser.let_bots_play()
    view = browser.state(table)
    seat = {"seat": 0, "ply": view["ply"]}
    code = next(option["code"] for option in view["question"]["options"] if not option["note"])
    after = browser.ask("POST", f"/api/tables/{table}/choices?{SCREEN}", {**seat, "code": code, "key": "a"})
    assert after["can_undo"]
    browser.reload()
    back = browser.ask("POST", f"/api/tables/{table}/undo?{SCREEN}", {"seat": 0, "ply": after["ply"]})
    assert back["question"]["ply"] == view["question"]["ply"]


def test_an_illegal_choice_is_refused_and_changes_nothing() -> None:
    browser = Browser()
    table = open_table(browser, "deus")
    before, saved = browser.state(table), dict(browser.saved)
    choice = {"seat": 0, "ply": before["ply"], "code": 999_999, "key": "a"}
    refusal = browser.ask("POST", f"/api/tables/{table}/choices?{SCREEN}", choice, status=422)
    assert refusal["code"] == "illegal"
    assert (browser.state(table), browser.saved) == (before, saved)


def test_a_lesson_refuses_what_it_does_not_teach() -> None:
    browser = Browser()
    lesson = next(iter(games["deus"].lessons))
    table = browser.ask("POST", f"/api/games/deus/lessons/{lesson}?lang=en", {})["id"]
    view = browser.state(table)
    assert view["lesson"]["name"] == lesson
    assert browser.ask("GET", "/api/games/deus/lessons?lang=en")[0]["table"] == table


def test_what_needs_a_server_is_not_found() -> None:
    assert Browser().ask("GET", "/api/tournaments", status=404)["code"] == "not-found"


def test_it_needs_neither_the_web_framework_nor_the_database_nor_numpy() -> None:
    # The installed package has them, so that an import would succeed unnoticed.
    script = f"import sys, tafelrunde.browser.worker; print([name for name in {FORBIDDEN} if name in sys.modules])"
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert found.strip() == "[]"
